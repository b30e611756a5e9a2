"""The table that people sit at, under the full screen and the prompt: session, moves, words."""
