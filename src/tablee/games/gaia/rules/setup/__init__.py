"""Set-up: the galaxy, tiles, factions, first mines and boosters; set-up words."""
