"""The sockets of each table: who listens, what waits to be sent, who is there."""
