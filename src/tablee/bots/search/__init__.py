"""Search for any game: candidates by look-ahead, played out in imagined worlds."""

from tablee.bots.search.policy import Policy
from tablee.bots.search.search import Search

__all__ = ["Policy", "Search"]
