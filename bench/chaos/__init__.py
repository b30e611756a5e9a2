"""Chaos: everything that can be killed is killed under load; nothing acknowledged may be lost."""
