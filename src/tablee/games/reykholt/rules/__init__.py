"""What happens in Reykholt, a chapter of the rulebook a file."""
