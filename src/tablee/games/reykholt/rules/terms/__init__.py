"""What the rulebook's terms mean: planting, harvesting, greenhouses, cards, advancing (R27-R40)."""
