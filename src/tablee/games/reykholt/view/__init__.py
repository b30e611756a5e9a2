"""What everybody sees, and where an action is to be found in it.

Nothing is hidden: piles that nobody has looked at have no order.
"""

from tablee.games.reykholt.view.shapes import ReykholtView
from tablee.games.reykholt.view.table import observe
from tablee.games.reykholt.view.targets import targets

__all__ = ["ReykholtView", "observe", "targets"]
