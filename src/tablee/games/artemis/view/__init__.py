"""What each seat and a spectator see, and where an action is to be found in it.

All lies open but the directives (R131): each seat knows its own. Piles and bag have no order.
"""

from tablee.games.artemis.view.shapes import ArtemisView
from tablee.games.artemis.view.table import observe
from tablee.games.artemis.view.targets import targets

__all__ = ["ArtemisView", "observe", "targets"]
