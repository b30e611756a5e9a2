"""The commands, wired: each function takes its words apart and hands them to its module."""
