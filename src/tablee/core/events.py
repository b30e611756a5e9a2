"""Events: what happened, told to those who may know."""

from collections.abc import Callable
from typing import ClassVar, Final, NamedTuple, TypeAlias

Seat: TypeAlias = int
CHANCE: Final = -1


class Credit(NamedTuple):
    """Points that a seat has won or lost, and where they come from."""

    seat: Seat
    #: One of the game's `sources`, said by its text `source-NAME`.
    source: str
    points: int


class Event:
    """A fact of the past (`ModuleTaken`, `ShipWon`).

    Subclasses are frozen dataclasses of ints and tuples. Rules make an event only when somebody
    listens (`if state.sink is not None`), so search pays nothing for them.
    """

    __slots__ = ()

    #: True where the seat that acted learns what was hidden from it (a card turned up, a rival's
    #: hand): from then on its decision cannot be taken back. What a seat shows of its own is no
    #: such event, and draws of chance stop an undo by themselves.
    reveals: ClassVar[bool] = False

    @property
    def audience(self) -> tuple[Seat, ...] | None:
        """The seats that may know; `None` is everybody, spectators included."""
        return None

    def is_for(self, seat: Seat | None) -> bool:
        """Whether `seat` (`None`: a spectator) may know of it."""
        return self.audience is None or (seat is not None and seat in self.audience)

    def credits(self) -> tuple[Credit, ...]:
        """The points that came with it, by source; what is private credits its audience alone.

        Over a whole game they sum up to the scores.
        """
        return ()


Sink: TypeAlias = Callable[[Event], None]
