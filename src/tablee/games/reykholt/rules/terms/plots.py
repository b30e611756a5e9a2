"""Goods from the supply on empty plots, and goods that greenhouses lose (R75, R76)."""

from collections.abc import Sequence
from typing import Final

from tablee.core import Action, Seat, Step
from tablee.games.reykholt.actions import FILL, LOSE, RESCUES, InGreenhouse, Rescue
from tablee.games.reykholt.box.components import NONE, NOTHING, TYPES, Counts
from tablee.games.reykholt.events import GoodLost, GoodsRescued, GreenhouseFilled, PlotFilled
from tablee.games.reykholt.rules.question import Detail
from tablee.games.reykholt.state import ReykholtState
from tablee.games.reykholt.state.book import About, Effect
from tablee.games.reykholt.state.goods import added, has, less, more, only, total
from tablee.games.reykholt.state.player import INSIDE, Greenhouse

#: What may be put on a plot, besides one certain good.
ABSENT: Final = -2
PRESENT: Final = -3


def put(state: ReykholtState, seat: Seat, index: int, goods: Counts) -> None:
    """The greenhouse holds these now."""
    player = state.players[seat]
    kind, pile, _ = player.greenhouses[index]
    greenhouses = player.greenhouses
    player.greenhouses = (*greenhouses[:index], (kind, pile, goods), *greenhouses[index + 1 :])


class FillingPlot(Effect):
    """R75, R76: a good from the supply in each greenhouse that has an empty plot, or in one."""

    __slots__ = ("each", "good", "ignores_allowed")

    def __init__(self, source: int, good: int, *, each: bool, ignores_allowed: bool) -> None:
        super().__init__(source)
        #: A good, `ABSENT` (allowed there and not in it) or `PRESENT` (in it already).
        self.good = good
        self.each = each
        self.ignores_allowed = ignores_allowed

    def fillings(self, state: ReykholtState, greenhouse: Greenhouse) -> list[int]:
        """The goods that may be put into a greenhouse."""
        kind, _, goods = greenhouse
        printed = state.book.kinds[kind]
        if total(goods) >= printed.plots:
            return []
        if self.good == ABSENT:
            return [good for good in printed.allowed if not goods[good]]
        if self.good == PRESENT:
            return [good for good in range(TYPES) if goods[good]]
        is_allowed = self.ignores_allowed or self.good in printed.allowed
        return [self.good] if is_allowed else []

    def can_be_done(self, state: ReykholtState, seat: Seat, about: About) -> bool:
        for greenhouse in state.players[seat].greenhouses:
            if self.fillings(state, greenhouse):
                return True
        return False

    def begin(self, state: ReykholtState, seat: Seat, about: About, paid: Counts) -> None:
        if self.each:
            FillEach(seat, self.number, 0).run(state)
        else:
            FillPlot(seat, self.number, NONE).put(state)


class FillEach(Step[ReykholtState]):
    """R76: every greenhouse from this one on."""

    __slots__ = ("effect", "index", "seat")
    is_of_turn = True

    def __init__(self, seat: Seat, effect: int, index: int) -> None:
        self.seat = seat
        self.effect = effect
        self.index = index

    def run(self, state: ReykholtState) -> None:
        if self.index < len(state.players[self.seat].greenhouses):
            state.then(FillEach(self.seat, self.effect, self.index + 1))
            FillPlot(self.seat, self.effect, self.index).put(state)


class FillPlot(Detail):
    """R76: the good for one greenhouse, or the greenhouse and its good."""

    __slots__ = ("effect", "greenhouse")
    rule = "R76"

    def __init__(self, seat: Seat, effect: int, greenhouse: int) -> None:
        super().__init__(seat)
        self.effect = effect
        #: `NONE`: any one of them.
        self.greenhouse = greenhouse

    def options(self, state: ReykholtState) -> Sequence[Action]:
        effect = state.book.effects[self.effect]
        assert isinstance(effect, FillingPlot)
        return [
            FILL[index][good]
            for index, greenhouse in enumerate(state.players[self.seat].greenhouses)
            if self.greenhouse in (NONE, index)
            for good in effect.fillings(state, greenhouse)
        ]

    def resolve(self, state: ReykholtState, action: Action) -> None:
        assert isinstance(action, InGreenhouse)
        kind, _, goods = state.players[self.seat].greenhouses[action.greenhouse]
        put(state, self.seat, action.greenhouse, more(goods, action.good))
        if state.sink is not None:
            plots = state.book.kinds[kind].plots
            state.sink(PlotFilled(self.seat, action.greenhouse, plots, action.good))


class PlantingFromSupply(Effect):
    """R75: so many empty greenhouses are filled with their rarest good."""

    __slots__ = ("count",)

    def __init__(self, source: int, count: int) -> None:
        super().__init__(source)
        self.count = count

    def can_be_done(self, state: ReykholtState, seat: Seat, about: About) -> bool:
        return any(goods == NOTHING for _, _, goods in state.players[seat].greenhouses)

    def begin(self, state: ReykholtState, seat: Seat, about: About, paid: Counts) -> None:
        FillGreenhouse(seat, self.number, self.count).put(state)


class FillGreenhouse(Detail):
    """R75: which empty greenhouse is filled."""

    __slots__ = ("effect", "left")
    rule = "R75"

    def __init__(self, seat: Seat, effect: int, left: int) -> None:
        super().__init__(seat)
        self.effect = effect
        self.left = left

    def options(self, state: ReykholtState) -> Sequence[Action]:
        return [
            FILL[index][state.book.kinds[kind].rarest]
            for index, (kind, _, goods) in enumerate(state.players[self.seat].greenhouses)
            if goods == NOTHING
        ]

    def resolve(self, state: ReykholtState, action: Action) -> None:
        assert isinstance(action, InGreenhouse)
        kind = state.players[self.seat].greenhouses[action.greenhouse][0]
        plots = state.book.kinds[kind].plots
        put(state, self.seat, action.greenhouse, only(action.good, plots))
        if state.sink is not None:
            filled = GreenhouseFilled(self.seat, action.greenhouse, plots, action.good, plots)
            state.sink(filled)
        if self.left > 1:
            FillGreenhouse(self.seat, self.effect, self.left - 1).put(state)


class LosingFromGreenhouse(Effect):
    """So many goods of one of the fullest greenhouses go to the supply."""

    __slots__ = ("count",)

    def __init__(self, source: int, count: int) -> None:
        super().__init__(source)
        self.count = count

    def can_be_done(self, state: ReykholtState, seat: Seat, about: About) -> bool:
        return any(goods != NOTHING for _, _, goods in state.players[seat].greenhouses)

    def begin(self, state: ReykholtState, seat: Seat, about: About, paid: Counts) -> None:
        LoseGood(seat, self.number, NONE, self.count).put(state)


class LoseGood(Detail):
    """R33, R93: which good is lost, of the greenhouses that hold most."""

    __slots__ = ("effect", "greenhouse", "left")
    rule = "R93"

    def __init__(self, seat: Seat, effect: int, greenhouse: int, left: int) -> None:
        super().__init__(seat)
        self.effect = effect
        #: `NONE` until one is chosen.
        self.greenhouse = greenhouse
        self.left = left

    def options(self, state: ReykholtState) -> Sequence[Action]:
        inside = [greenhouse[INSIDE] for greenhouse in state.players[self.seat].greenhouses]
        most = max(map(sum, inside))
        if self.greenhouse != NONE:
            chosen = [self.greenhouse]
        else:
            chosen = [index for index, goods in enumerate(inside) if total(goods) == most]
        return [
            LOSE[index][good] for index in chosen for good in range(TYPES) if inside[index][good]
        ]

    def resolve(self, state: ReykholtState, action: Action) -> None:
        assert isinstance(action, InGreenhouse)
        kind, _, goods = state.players[self.seat].greenhouses[action.greenhouse]
        put(state, self.seat, action.greenhouse, more(goods, action.good, -1))
        if state.sink is not None:
            plots = state.book.kinds[kind].plots
            state.sink(GoodLost(self.seat, action.greenhouse, plots, action.good))
        if self.left > 1:
            LoseGood(self.seat, self.effect, action.greenhouse, self.left - 1).put(state)


class RescuingGoods(Effect):
    """Up to so many goods of the greenhouse that is about to leave go to the stock."""

    __slots__ = ("most",)

    def __init__(self, source: int, most: int) -> None:
        super().__init__(source)
        self.most = most

    def can_be_done(self, state: ReykholtState, seat: Seat, about: About) -> bool:
        return bool(about) and state.players[seat].greenhouses[about[0]][INSIDE] != NOTHING

    def begin(self, state: ReykholtState, seat: Seat, about: About, paid: Counts) -> None:
        RescueGoods(seat, self.number, about[0]).put(state)


class RescueGoods(Detail):
    """R35: what is kept of a greenhouse that leaves."""

    __slots__ = ("effect", "greenhouse")
    rule = "R35"

    def __init__(self, seat: Seat, effect: int, greenhouse: int) -> None:
        super().__init__(seat)
        self.effect = effect
        self.greenhouse = greenhouse

    def options(self, state: ReykholtState) -> Sequence[Action]:
        effect = state.book.effects[self.effect]
        assert isinstance(effect, RescuingGoods)
        inside = state.players[self.seat].greenhouses[self.greenhouse][INSIDE]
        most = min(effect.most, sum(inside))
        return [
            rescue
            for rescues in RESCUES[: most + 1]
            for rescue in rescues
            if has(inside, rescue.goods)
        ]

    def resolve(self, state: ReykholtState, action: Action) -> None:
        assert isinstance(action, Rescue)
        player = state.players[self.seat]
        inside = player.greenhouses[self.greenhouse][INSIDE]
        put(state, self.seat, self.greenhouse, less(inside, action.goods))
        player.stock = added(player.stock, action.goods)
        if state.sink is not None and action.goods != NOTHING:
            state.sink(GoodsRescued(self.seat, action.goods))
