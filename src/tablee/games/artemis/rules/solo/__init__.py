"""Playing alone: the two drones (R111-R128)."""
