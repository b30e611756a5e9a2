"""Story mode: events and scenarios (R92-R96)."""
