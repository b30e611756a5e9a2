"""What each seat and a spectator see of Reworld (R29), and where an action is to be found in it.

Hidden are the other hands, the cards set aside, the card on the admiral's space and the cards put
down on leaving; each seat knows its own of these. The bag has no order to hide.
"""

from tablee.games.reworld.view.shapes import ReworldView
from tablee.games.reworld.view.table import observe
from tablee.games.reworld.view.targets import targets

__all__ = ["ReworldView", "observe", "targets"]
