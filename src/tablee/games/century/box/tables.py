"""The tables of a box that have several values each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tablee.games.century.box.components import (
    EFFECTS,
    EQUIPMENT,
    FIRST_TECHNOLOGY,
    NONE,
    SINGLE_USE_EFFECTS,
)

if TYPE_CHECKING:
    from tablee.games.century.box import edition as printed


class Effect:
    """What a technology lets its owner do in a consolidation, and what that costs."""

    __slots__ = ("coins", "is_single_use", "kind", "points", "science")

    def __init__(self, effect: printed.TechnologyEffect) -> None:
        self.kind: Final = EFFECTS.index(effect.kind)
        self.is_single_use: Final = self.kind < SINGLE_USE_EFFECTS
        self.coins: Final = effect.coins
        self.science: Final = effect.science
        #: Scored at once, by quality of life (R65).
        self.points: Final = effect.points


class Technology:
    """A technology: an equipment, or its effects; a park has neither (R63)."""

    __slots__ = ("bonus", "effects", "equipment", "flowers", "pollution", "tile", "waste")

    def __init__(self, index: int, technology: printed.Technology) -> None:
        #: Its index among all tiles.
        self.tile: Final = FIRST_TECHNOLOGY + index
        self.effects: Final = tuple(Effect(effect) for effect in technology.effects)
        #: Its immediate impact (R30).
        self.waste: Final = technology.waste
        self.pollution: Final = technology.pollution
        self.flowers: Final = technology.flowers
        face = technology.equipment
        #: R56: its kind, which is also the resource that it adds to, or -1; and how much it adds.
        self.equipment: Final = EQUIPMENT.index(face.kind) if face is not None else NONE
        self.bonus: Final = face.bonus if face is not None else 0


class Space:
    """A space of the environment track: how far it is right of the start, and what it is worth."""

    __slots__ = ("clean", "flower", "points", "position")

    def __init__(self, position: int, points: int, clean: int) -> None:
        self.position: Final = position
        #: The number under the marker; above 0 it comes with a flower.
        self.points: Final = points
        self.flower: Final = points > 0
        #: The points for each territory without waste.
        self.clean: Final = clean
