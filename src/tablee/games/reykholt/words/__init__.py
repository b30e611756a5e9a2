"""Sentences about Reykholt: questions, actions and events by what they name."""
