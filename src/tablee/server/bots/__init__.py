"""Bots at the tables: worker processes, and the tasks that ask them for moves."""
