"""Harvesting: goods of one's greenhouses go to the stock (R32, R33)."""

from collections.abc import Sequence
from typing import Final

from tablee.core import Action, Seat, Step
from tablee.games.reykholt.actions import ENOUGH, HARVEST, InGreenhouse
from tablee.games.reykholt.box.components import NOTHING, TYPES, Counts
from tablee.games.reykholt.events import GoodHarvested, GreenhousesHarvested
from tablee.games.reykholt.rules.question import Detail, OpenQuestion
from tablee.games.reykholt.rules.services.moments import at_once
from tablee.games.reykholt.state import ReykholtState
from tablee.games.reykholt.state.book import GREENHOUSE_EMPTIED, HARVESTED, About, Effect
from tablee.games.reykholt.state.goods import commonest, more, total
from tablee.games.reykholt.state.player import INSIDE, KIND

#: As many as there are: for harvests of every greenhouse.
ALL: Final = 0


class Harvesting(Effect):
    """R32: up to so many goods, from different greenhouses or all from one."""

    __slots__ = (
        "by_space",
        "excludes_used",
        "full_enough",
        "is_least_given",
        "least",
        "most",
        "same_greenhouse",
    )

    def __init__(self, source: int, least: int, most: int, *, by_space: bool) -> None:
        super().__init__(source)
        self.least = least
        #: Whether `least` holds wherever it stands; else a space follows R24.
        self.is_least_given = True
        #: `ALL`: one good of every planted greenhouse.
        self.most = most
        self.same_greenhouse = False
        #: Whether the greenhouses that the space has harvested are left out.
        self.excludes_used = False
        #: Goods that a greenhouse must hold before.
        self.full_enough = 1
        self.by_space = by_space

    def can_be_done(self, state: ReykholtState, seat: Seat, about: About) -> bool:
        if self.full_enough == 1 and not self.excludes_used:
            for _, _, goods in state.players[seat].greenhouses:  # noqa: SIM110 - quicker
                if goods != NOTHING:
                    return True
            return False
        left_out = state.harvested if self.excludes_used else 0
        for index, (_, _, goods) in enumerate(state.players[seat].greenhouses):
            if total(goods) >= self.full_enough and not left_out >> index & 1:
                return True
        return False

    def begin(self, state: ReykholtState, seat: Seat, about: About, paid: Counts) -> None:
        self.begin_with(state, seat, self.least)

    def begin_with(self, state: ReykholtState, seat: Seat, least: int) -> None:
        """Begin; at least so many must be harvested."""
        if self.most == ALL:
            if self.by_space:
                state.deeds |= HARVESTED
            HarvestEach(seat, 0, (), NOTHING).run(state)
        else:
            HarvestGreenhouse(seat, self.number, 0, 0, least).put(state)


def take_good(state: ReykholtState, seat: Seat, index: int, good: int) -> bool:
    """One good of a greenhouse is in the stock; whether the greenhouse is empty now."""
    player = state.players[seat]
    kind, pile, goods = player.greenhouses[index]
    goods = more(goods, good, -1)
    greenhouses = list(player.greenhouses)
    greenhouses[index] = (kind, pile, goods)
    player.greenhouses = tuple(greenhouses)
    player.stock = more(player.stock, good)
    return goods == NOTHING


def types_in(goods: Counts) -> list[int]:
    """R33: the types that may be harvested of these."""
    return [good for good in range(TYPES) if goods[good]]


class HarvestGreenhouse(OpenQuestion):
    """R32: a greenhouse to harvest, or enough."""

    __slots__ = ("effect", "least", "made", "used")
    rule = "R32"
    completes_move = True

    def __init__(self, seat: Seat, effect: int, used: int, made: int, least: int) -> None:
        super().__init__(seat)
        self.effect = effect
        #: Greenhouses harvested by this effect so far, as a mask, and how often.
        self.used = used
        self.made = made
        self.least = least

    def answers(self, state: ReykholtState) -> list[Action]:
        harvesting = self.harvesting(state)
        if self.made == harvesting.most:
            return []
        left_out = self.used
        if harvesting.excludes_used:
            left_out |= state.harvested
        if harvesting.same_greenhouse and self.made:
            left_out = ~self.used
        found: list[Action] = []
        for index, (_, _, goods) in enumerate(state.players[self.seat].greenhouses):
            if left_out >> index & 1:
                continue
            if total(goods) >= (1 if harvesting.same_greenhouse else harvesting.full_enough):
                row = HARVEST[index]
                found += [row[good] for good in range(TYPES) if goods[good]]
        if found and self.made >= self.least:
            found.append(ENOUGH)
        return found

    def settle(self, state: ReykholtState, action: Action) -> None:
        if not isinstance(action, InGreenhouse):
            return
        index = action.greenhouse
        kind = state.players[self.seat].greenhouses[index][KIND]
        if state.sink is not None:
            plots = state.book.kinds[kind].plots
            state.sink(GoodHarvested(self.seat, index, plots, action.good))
        is_emptied = take_good(state, self.seat, index, action.good)
        if self.harvesting(state).by_space:
            state.deeds |= HARVESTED
            state.harvested |= 1 << index
        again = HarvestGreenhouse(
            self.seat, self.effect, self.used | 1 << index, self.made + 1, self.least
        )
        if is_emptied and state.players[self.seat].triggers >> GREENHOUSE_EMPTIED & 1:
            again.ask_again(state)
            at_once(state, self.seat, GREENHOUSE_EMPTIED, (kind,))
        else:
            again.put(state)

    def harvesting(self, state: ReykholtState) -> Harvesting:
        """What may be harvested."""
        effect = state.book.effects[self.effect]
        assert isinstance(effect, Harvesting)
        return effect


class HarvestEach(Step[ReykholtState]):
    """One good of every planted greenhouse from this one on; then cards may react."""

    __slots__ = ("emptied", "goods", "index", "seat")
    is_of_turn = True

    def __init__(self, seat: Seat, index: int, emptied: tuple[int, ...], goods: Counts) -> None:
        self.seat = seat
        self.index = index
        #: The kinds of those that are empty now, and all that was harvested.
        self.emptied = emptied
        self.goods = goods

    def run(self, state: ReykholtState) -> None:
        player = state.players[self.seat]
        emptied, gained, stock = self.emptied, self.goods, player.stock
        left = list(player.greenhouses)
        for index in range(self.index, len(left)):
            kind, pile, goods = left[index]
            if goods == NOTHING:
                continue
            good = commonest(goods)
            if goods[good] != total(goods):
                player.greenhouses, player.stock = tuple(left), stock
                state.then(HarvestMixed(self.seat, index, emptied, gained))
                return
            gained, stock = more(gained, good), more(stock, good)
            goods = more(goods, good, -1)
            left[index] = (kind, pile, goods)
            if goods == NOTHING:
                emptied = (*emptied, kind)
        player.greenhouses, player.stock = tuple(left), stock
        if state.sink is not None and gained != NOTHING:
            state.sink(GreenhousesHarvested(self.seat, gained))
        if emptied:
            at_once(state, self.seat, GREENHOUSE_EMPTIED, emptied)


class HarvestMixed(Detail):
    """R33: which good of a mixed greenhouse is harvested."""

    __slots__ = ("emptied", "goods", "index")
    rule = "R33"

    def __init__(self, seat: Seat, index: int, emptied: tuple[int, ...], goods: Counts) -> None:
        super().__init__(seat)
        self.index = index
        self.emptied = emptied
        self.goods = goods

    def options(self, state: ReykholtState) -> Sequence[Action]:
        inside = state.players[self.seat].greenhouses[self.index][INSIDE]
        return [HARVEST[self.index][good] for good in types_in(inside)]

    def resolve(self, state: ReykholtState, action: Action) -> None:
        assert isinstance(action, InGreenhouse)
        # A mixed greenhouse holds another type still: it is not emptied.
        take_good(state, self.seat, self.index, action.good)
        goods = more(self.goods, action.good)
        state.then(HarvestEach(self.seat, self.index + 1, self.emptied, goods))
