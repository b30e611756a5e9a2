"""What each seat and a spectator see, and where an action is to be found in it.

All lies open but the coins and the science in hand (R3): each seat knows its own.
"""

from tablee.games.century.view.shapes import CenturyView
from tablee.games.century.view.table import observe
from tablee.games.century.view.targets import targets

__all__ = ["CenturyView", "observe", "targets"]
