"""Storage: what survives. SQLite in the user's data folder, or PostgreSQL."""
