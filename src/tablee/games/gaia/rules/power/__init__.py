"""The power cycle, charging power and free conversions."""
