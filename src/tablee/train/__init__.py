"""Training: the weights behind a game's value, found by games that bots play with each other."""
