"""What is laid out: the table before the game, and the board before each round."""
