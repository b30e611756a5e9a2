"""What colonists and buildings do in a colony, whenever it happens (R23-R30)."""
