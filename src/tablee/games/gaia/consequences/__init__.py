"""What a choice does: what a player owns, what it destroys or gives up, what else it brings."""

from tablee.games.gaia.consequences.holdings import holdings
from tablee.games.gaia.consequences.remarks import remarks
from tablee.games.gaia.consequences.warnings import warning

__all__ = ["holdings", "remarks", "warning"]
