"""The database: SQLite in the user's data folder, or PostgreSQL."""
