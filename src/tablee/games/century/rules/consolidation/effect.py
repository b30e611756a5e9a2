"""What the targets of a technology's effect have in common."""

from typing import ClassVar

from tablee.core import Seat
from tablee.games.century.rules.question import OpenQuestion


class EffectTarget(OpenQuestion):
    """A target of an effect that is being used; `effect` is one of `EFFECTS`."""

    __slots__ = ("effect", "technology")
    rule: ClassVar[str] = "R85"
    completes_move = True

    def __init__(self, seat: Seat, technology: int, effect: int) -> None:
        super().__init__(seat)
        self.technology = technology
        self.effect = effect
