"""The one or the other, for each player by itself."""

from tablee.core import Seat
from tablee.games.reykholt.box.components import NOTHING, Counts
from tablee.games.reykholt.box.vocabulary import Condition
from tablee.games.reykholt.rules.carrying_out import CarryOut
from tablee.games.reykholt.rules.services.conditions import holds
from tablee.games.reykholt.state import ReykholtState
from tablee.games.reykholt.state.book import About, Effect


class Deciding(Effect):
    """A condition decides between two lists of effects."""

    __slots__ = ("condition", "otherwise", "then")

    def __init__(
        self,
        source: int,
        condition: Condition,
        then: tuple[Effect, ...],
        otherwise: tuple[Effect, ...],
    ) -> None:
        super().__init__(source)
        self.condition = condition
        self.then = then
        self.otherwise = otherwise

    def can_be_done(self, state: ReykholtState, seat: Seat, about: About) -> bool:
        return True

    def begin(self, state: ReykholtState, seat: Seat, about: About, paid: Counts) -> None:
        chosen = self.then if holds(state, seat, self.condition, about) else self.otherwise
        if chosen:
            state.then(CarryOut(seat, chosen[0].number, about, NOTHING))
