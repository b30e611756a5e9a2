"""The plain prompt: lines are printed, lines are typed. For pipes, scripts and who prefers it."""
