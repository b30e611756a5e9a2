"""20th Century: six rounds to win land and knowledge, and to keep a country clean."""
