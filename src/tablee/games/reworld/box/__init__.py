"""What is in Reworld's box."""
