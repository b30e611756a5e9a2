"""How strong the levels are: each against the one below, and the rulebooks' own yardsticks."""
