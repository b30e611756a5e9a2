"""What can be asked over REST, a file for each concern."""
