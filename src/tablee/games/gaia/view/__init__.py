"""What there is to see in Gaia Project, and where an action is to be found in it.

Nothing is hidden: what is face down (the Automa's deck, its cards set aside) has no order until it
is drawn, so everybody sees the same and an imagined world is a copy.
"""

from tablee.games.gaia.view.shapes import GaiaView
from tablee.games.gaia.view.table import observe
from tablee.games.gaia.view.targets import targets

__all__ = ["GaiaView", "observe", "targets"]
