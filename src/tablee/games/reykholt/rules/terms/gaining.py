"""Gains: goods that are fixed, chosen, or known by what set them off."""

from collections.abc import Sequence

from tablee.core import Action, Seat
from tablee.games.reykholt.actions import TAKE
from tablee.games.reykholt.box.components import NONE, TOMATO, Counts
from tablee.games.reykholt.rules.question import Detail
from tablee.games.reykholt.rules.terms.goods import gain
from tablee.games.reykholt.state import ReykholtState
from tablee.games.reykholt.state.book import About, Effect
from tablee.games.reykholt.state.goods import only
from tablee.kit.actions import Numbered


class Gaining(Effect):
    """These goods."""

    __slots__ = ("goods",)

    def __init__(self, source: int, goods: Counts) -> None:
        super().__init__(source)
        self.goods = goods

    def can_be_done(self, state: ReykholtState, seat: Seat, about: About) -> bool:
        return True

    def begin(self, state: ReykholtState, seat: Seat, about: About, paid: Counts) -> None:
        gain(state, seat, self.goods)


class OpponentGaining(Effect):
    """These goods, for the other of two players."""

    __slots__ = ("goods",)

    def __init__(self, source: int, goods: Counts) -> None:
        super().__init__(source)
        self.goods = goods

    def can_be_done(self, state: ReykholtState, seat: Seat, about: About) -> bool:
        return len(state.players) == 2

    def begin(self, state: ReykholtState, seat: Seat, about: About, paid: Counts) -> None:
        gain(state, 1 - seat, self.goods)


class GainingByChoice(Effect):
    """So many goods, each of a type among some."""

    __slots__ = ("among", "count")

    def __init__(self, source: int, among: tuple[int, ...], count: int) -> None:
        super().__init__(source)
        self.among = among
        self.count = count

    def can_be_done(self, state: ReykholtState, seat: Seat, about: About) -> bool:
        return True

    def begin(self, state: ReykholtState, seat: Seat, about: About, paid: Counts) -> None:
        TakeGood(seat, self.number, self.among, 1, self.count).put(state)


class GainingWhatIsTold(Effect):
    """So many goods of the type that was planted, or that the bonus table asks for."""

    __slots__ = ("count",)

    def __init__(self, source: int, count: int) -> None:
        super().__init__(source)
        self.count = count

    def can_be_done(self, state: ReykholtState, seat: Seat, about: About) -> bool:
        return bool(about)

    def begin(self, state: ReykholtState, seat: Seat, about: About, paid: Counts) -> None:
        gain(state, seat, only(about[0], self.count))


class GainingRarest(Effect):
    """So many goods of the rarest type of a greenhouse that was emptied (R73)."""

    __slots__ = ("count",)

    def __init__(self, source: int, count: int) -> None:
        super().__init__(source)
        self.count = count

    def can_be_done(self, state: ReykholtState, seat: Seat, about: About) -> bool:
        return bool(about)

    def begin(self, state: ReykholtState, seat: Seat, about: About, paid: Counts) -> None:
        rarest = sorted({state.book.kinds[kind].rarest for kind in about})
        TakeGood(seat, self.number, tuple(rarest), self.count, 1).put(state)


class GainingCommoner(Effect):
    """So many goods of the type next commoner than the one that was paid."""

    __slots__ = ("count",)

    def __init__(self, source: int, count: int) -> None:
        super().__init__(source)
        self.count = count

    def can_be_done(self, state: ReykholtState, seat: Seat, about: About) -> bool:
        return True

    def begin(self, state: ReykholtState, seat: Seat, about: About, paid: Counts) -> None:
        rarest = max((good for good, count in enumerate(paid) if count), default=NONE)
        if rarest > TOMATO:
            gain(state, seat, only(rarest - 1, self.count))


class TakeGood(Detail):
    """A type of good to take from the supply."""

    __slots__ = ("among", "each", "effect", "left")
    rule = "R63"

    def __init__(
        self, seat: Seat, effect: int, among: tuple[int, ...], each: int, left: int
    ) -> None:
        super().__init__(seat)
        self.effect = effect
        self.among = among
        #: Goods by each answer, and answers that are still to come.
        self.each = each
        self.left = left

    def options(self, state: ReykholtState) -> Sequence[Action]:
        return [TAKE[good] for good in self.among]

    def resolve(self, state: ReykholtState, action: Action) -> None:
        assert isinstance(action, Numbered)
        gain(state, self.seat, only(action.index, self.each))
        if self.left > 1:
            TakeGood(self.seat, self.effect, self.among, self.each, self.left - 1).put(state)
