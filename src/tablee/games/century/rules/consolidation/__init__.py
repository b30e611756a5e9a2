"""Consolidation (R46-R65): waste, tiles and citizens, technologies."""
