"""Fuzzing: whatever is sent, the server refuses it in words, or does what the rules allow."""
