"""What whoever runs a server needs: start-up checks, logs, metrics, a lock."""
