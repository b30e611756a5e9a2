"""The rules of Gaia Project, a file a chapter."""
