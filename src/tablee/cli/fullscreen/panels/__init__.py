"""The parts of the screen, each for itself: they say what people do there, and play nothing."""
