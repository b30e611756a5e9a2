"""Balance: what a tournament of equal bots tells the designer of a game."""

from tablee.arena.balance.page import report

__all__ = ["report"]
