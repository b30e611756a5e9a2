"""Granary's vocabulary. Every action is made here, once.

| notation | means |
|---|---|
| `draw 3` | chance: a sack of weight 3 is dealt |
| `offer 3` | choose a sack of weight 3 for today |
| `sell`, `store` | what becomes of it |
"""

from typing import Final

from granary.box import WEIGHTS
from tablee.core import Action
from tablee.kit.actions import Numbered, table

DRAW: Final = table(Numbered, "draw", WEIGHTS, first=1)
OFFER: Final = table(Numbered, "offer", WEIGHTS, first=1)
SELL: Final = Action("sell")
STORE: Final = Action("store")
FIXED: Final[tuple[Action, ...]] = (*DRAW, *OFFER, SELL, STORE)
