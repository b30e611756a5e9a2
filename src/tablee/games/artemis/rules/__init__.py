"""The rules: frames, and what they do. Each chapter of the rulebook has a file of its name."""
