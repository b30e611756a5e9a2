"""Solo: the Automa."""
