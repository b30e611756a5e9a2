"""Harvest time: every planted greenhouse gives one good (R41-R43)."""

from collections.abc import Sequence
from typing import Final

from tablee.core import Action, Seat, Step
from tablee.games.reykholt.actions import ENOUGH, HARVEST, InGreenhouse
from tablee.games.reykholt.box.components import HARVEST as HARVEST_PHASE
from tablee.games.reykholt.box.components import MOST_SEATS, NOTHING, Counts
from tablee.games.reykholt.events import GoodHarvested, GreenhousesHarvested, PhaseBegan
from tablee.games.reykholt.rules.question import Detail
from tablee.games.reykholt.rules.services.moments import at_once, in_turn_order
from tablee.games.reykholt.rules.story.weather import harvest_cap, weather
from tablee.games.reykholt.rules.terms.harvesting import HarvestEach, take_good, types_in
from tablee.games.reykholt.state import ReykholtState
from tablee.games.reykholt.state.book import GREENHOUSE_EMPTIED, PHASE_START
from tablee.games.reykholt.state.goods import more
from tablee.games.reykholt.state.player import INSIDE, KIND, Player


class HarvestTime(Step[ReykholtState]):
    """R42: cards first, then everybody harvests, in turn order."""

    __slots__ = ()

    def run(self, state: ReykholtState) -> None:
        state.stage = HARVEST_PHASE
        if state.sink is not None:
            state.sink(PhaseBegan(HARVEST_PHASE))
        order = state.turn_order()
        state.then(*[HARVEST_ALL[seat] for seat in order])
        in_turn_order(state, PHASE_START + HARVEST_PHASE, order)


HARVEST_TIME: Final = HarvestTime()


def planted(player: Player) -> list[int]:
    """The greenhouses that hold something."""
    return [
        index
        for index, greenhouse in enumerate(player.greenhouses)
        if greenhouse[INSIDE] != NOTHING
    ]


class HarvestAll(Step[ReykholtState]):
    """R41: one good of each planted greenhouse, or of as many as an event or scenario allows."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, state: ReykholtState) -> None:
        cap = harvest_cap(state)
        ready = planted(state.players[self.seat])
        if cap and len(ready) > cap:
            HarvestCapped(self.seat, cap, 0, (), NOTHING).put(state)
        elif ready:
            if weather(state).extra:
                mask = sum(1 << index for index in ready)
                state.then(AskExtra(self.seat, mask))
            HarvestEach(self.seat, 0, (), NOTHING).run(state)


HARVEST_ALL: Final = tuple(HarvestAll(seat) for seat in range(MOST_SEATS))


def _choices(player: Player, mask: int) -> list[Action]:
    """Every good of the greenhouses in the mask."""
    return [
        HARVEST[index][good]
        for index, greenhouse in enumerate(player.greenhouses)
        if mask >> index & 1
        for good in types_in(greenhouse[INSIDE])
    ]


class HarvestCapped(Detail):
    """R41: a greenhouse to harvest, where harvest time takes from some of them only."""

    __slots__ = ("emptied", "goods", "left", "used")
    rule = "R41"
    completes_move = False

    def __init__(
        self, seat: Seat, left: int, used: int, emptied: tuple[int, ...], goods: Counts
    ) -> None:
        super().__init__(seat)
        #: Greenhouses that are still to be harvested, and a mask of those that were.
        self.left = left
        self.used = used
        self.emptied = emptied
        self.goods = goods

    def options(self, state: ReykholtState) -> Sequence[Action]:
        return _choices(state.players[self.seat], ~self.used)

    def resolve(self, state: ReykholtState, action: Action) -> None:
        assert isinstance(action, InGreenhouse)
        seat, index = self.seat, action.greenhouse
        emptied, used = self.emptied, self.used | 1 << index
        goods = more(self.goods, action.good)
        if take_good(state, seat, index, action.good):
            emptied = (*emptied, state.players[seat].greenhouses[index][KIND])
        if self.left > 1:
            HarvestCapped(seat, self.left - 1, used, emptied, goods).put(state)
            return
        if state.sink is not None:
            state.sink(GreenhousesHarvested(seat, goods))
        if weather(state).extra:
            state.then(AskExtra(seat, used))
        if emptied:
            at_once(state, seat, GREENHOUSE_EMPTIED, emptied)


class AskExtra(Step[ReykholtState]):
    """R41: an event lets everybody take more from one of the greenhouses just harvested."""

    __slots__ = ("seat", "used")

    def __init__(self, seat: Seat, used: int) -> None:
        self.seat = seat
        self.used = used

    def run(self, state: ReykholtState) -> None:
        HarvestExtra(self.seat, self.used, weather(state).extra).put(state)


class HarvestExtra(Detail):
    """R41: one more good from a greenhouse just harvested, or enough."""

    __slots__ = ("left", "used")
    rule = "R41"
    completes_move = False

    def __init__(self, seat: Seat, used: int, left: int) -> None:
        super().__init__(seat)
        self.used = used
        self.left = left

    def options(self, state: ReykholtState) -> Sequence[Action]:
        return [*_choices(state.players[self.seat], self.used), ENOUGH]

    def resolve(self, state: ReykholtState, action: Action) -> None:
        if not isinstance(action, InGreenhouse):
            return
        seat, index = self.seat, action.greenhouse
        kind = state.players[seat].greenhouses[index][KIND]
        if state.sink is not None:
            plots = state.book.kinds[kind].plots
            state.sink(GoodHarvested(seat, index, plots, action.good))
        if take_good(state, seat, index, action.good):
            at_once(state, seat, GREENHOUSE_EMPTIED, (kind,))
        elif self.left > 1:
            HarvestExtra(seat, 1 << index, self.left - 1).put(state)
