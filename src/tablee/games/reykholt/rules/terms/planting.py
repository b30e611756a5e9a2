"""Planting: a good of the stock fills an empty greenhouse (R27-R31)."""

from collections.abc import Sequence
from typing import Final

from tablee.core import Action, IllegalAction, Seat, Sentence
from tablee.games.reykholt.actions import ENOUGH, PLANT, InGreenhouse
from tablee.games.reykholt.box.components import NOTHING, TYPES, Counts
from tablee.games.reykholt.events import GreenhousePlanted
from tablee.games.reykholt.rules.question import OpenQuestion
from tablee.games.reykholt.rules.services.moments import at_once
from tablee.games.reykholt.rules.terms.paying import Paying
from tablee.games.reykholt.state import ReykholtState
from tablee.games.reykholt.state.book import OWN_PLANTING, PLANTED, About, Effect
from tablee.games.reykholt.state.goods import less, more, only, total
from tablee.games.reykholt.state.player import INSIDE, Player


class Planting(Effect):
    """R27, R30: from `least` to `most` plantings; 0 as `most`: without a limit."""

    __slots__ = ("as_size", "by_space", "least", "most")
    depends_on_cost = True

    def __init__(self, source: int, least: int, most: int, as_size: int, *, by_space: bool) -> None:
        super().__init__(source)
        self.least = least
        self.most = most
        #: R77: every greenhouse counts as one of so many plots that allows any good; 0: as printed.
        self.as_size = as_size
        self.by_space = by_space

    def can_be_done(self, state: ReykholtState, seat: Seat, about: About) -> bool:
        player = state.players[seat]
        stock = player.stock
        if self.least > 1:
            if total(stock) < self.least or len(player.greenhouses) < self.least:
                return False
            return can_plant(self.empty(state, player), stock, self.least)
        for kind, _, goods in player.greenhouses:
            if goods == NOTHING:
                for good in ANY if self.as_size else state.book.kinds[kind].allowed:
                    if stock[good]:
                        return True
        return False

    def can_be_done_for(
        self, state: ReykholtState, seat: Seat, about: About, cost: tuple[Effect, ...]
    ) -> bool:
        """What is paid cannot be planted."""
        if not self.can_be_done(state, seat, about):
            return False
        player = state.players[seat]
        empty = self.empty(state, player)
        stocks = [player.stock]
        for price in cost:
            if isinstance(price, Paying):
                paid = [payment.goods for payment in price.payments(state, seat)]
                stocks = [less(stock, goods) for stock in stocks for goods in paid]
        return any(min(stock) >= 0 and can_plant(empty, stock, self.least or 1) for stock in stocks)

    def empty(self, state: ReykholtState, player: Player) -> list[tuple[int, ...]]:
        """What each empty greenhouse allows (R28); nothing for those that hold something."""
        kinds = state.book.kinds
        return [
            (ANY if self.as_size else kinds[kind].allowed) if goods == NOTHING else ()
            for kind, _, goods in player.greenhouses
        ]

    def begin(self, state: ReykholtState, seat: Seat, about: About, paid: Counts) -> None:
        PlantGreenhouse(seat, self.number, 0, may_leave=False).put(state)


#: Every good.
ANY: Final = tuple(range(TYPES))


def can_plant(empty: Sequence[tuple[int, ...]], stock: Counts, least: int) -> bool:
    """R30: whether so many greenhouses can be matched with goods in stock that they allow.

    `empty` has what each greenhouse allows, nothing for those that cannot be planted.
    """
    if least == 1:
        for allowed in empty:
            for good in allowed:
                if stock[good]:
                    return True
        return False
    left = list(stock)
    planted: list[int] = [-1] * len(empty)
    made = 0
    for index in range(len(empty)):
        if _match(empty, left, planted, index, 0):
            made += 1
            if made == least:
                return True
    return least <= 0


def _match(
    empty: Sequence[tuple[int, ...]], left: list[int], planted: list[int], index: int, tried: int
) -> bool:
    """Find a good for one more greenhouse; those planted before may change to another good."""
    for good in empty[index]:
        if left[good]:
            left[good] -= 1
            planted[index] = good
            return True
    for good in empty[index]:
        if tried >> good & 1:
            continue
        for other in range(len(empty)):
            if planted[other] == good and _match(empty, left, planted, other, tried | 1 << good):
                planted[index] = good
                return True
    return False


class PlantGreenhouse(OpenQuestion):
    """R27: a good and an empty greenhouse for it, or enough."""

    __slots__ = ("effect", "made", "may_leave")
    rule = "R27"
    completes_move = True

    def __init__(self, seat: Seat, effect: int, made: int, *, may_leave: bool) -> None:
        super().__init__(seat)
        self.effect = effect
        self.made = made
        #: Whether all of it may be left undone, as only a harvest made it possible (R20).
        self.may_leave = may_leave

    def answers(self, state: ReykholtState) -> list[Action]:
        planting = self.planting(state)
        if planting.most and self.made >= planting.most:
            return []
        player = state.players[self.seat]
        stock = player.stock
        empty = planting.empty(state, player)
        to_come = planting.least - self.made - 1
        found: list[Action] = []
        for index, allowed in enumerate(empty):
            found += [
                PLANT[index][good]
                for good in allowed
                if stock[good] and (to_come <= 0 or _leaves(empty, stock, index, good, to_come))
            ]
        if found and (self.made >= planting.least or (self.may_leave and not self.made)):
            found.append(ENOUGH)
        return found

    def settle(self, state: ReykholtState, action: Action) -> None:
        if not isinstance(action, InGreenhouse):
            return
        planting = self.planting(state)
        if planting.by_space:
            state.deeds |= PLANTED
        again = PlantGreenhouse(self.seat, self.effect, self.made + 1, may_leave=False)
        kind = plant(state, self.seat, action.greenhouse, action.good, planting.as_size)
        if state.players[self.seat].triggers >> OWN_PLANTING & 1:
            again.ask_again(state)
            at_once(state, self.seat, OWN_PLANTING, (action.good, kind))
        else:
            again.put(state)

    def planting(self, state: ReykholtState) -> Planting:
        """What may be planted."""
        effect = state.book.effects[self.effect]
        assert isinstance(effect, Planting)
        return effect

    def why_not(self, state: ReykholtState, action: Action) -> IllegalAction:
        player = state.players[self.seat]
        if action is ENOUGH:
            return IllegalAction("R25", Sentence("refuse-plant-more"))
        if isinstance(action, InGreenhouse) and action is PLANT[action.greenhouse][action.good]:
            if action.greenhouse >= len(player.greenhouses):
                return IllegalAction("R27", Sentence("refuse-no-such-greenhouse"))
            if player.greenhouses[action.greenhouse][INSIDE] != NOTHING:
                return IllegalAction("R28", Sentence("refuse-not-empty"))
            if not player.stock[action.good]:
                return IllegalAction("R2", Sentence("refuse-not-in-stock"))
            if action.good not in self.planting(state).empty(state, player)[action.greenhouse]:
                return IllegalAction("R27", Sentence("refuse-not-allowed-there"))
            return IllegalAction("R30", Sentence("refuse-minimum-out-of-reach"))
        return super().why_not(state, action)


def _leaves(
    empty: list[tuple[int, ...]], stock: Counts, index: int, good: int, to_come: int
) -> bool:
    """Whether the rest of the minimum can still be planted after this (R30)."""
    rest = empty[:]
    rest[index] = ()
    return can_plant(rest, more(stock, good, -1), to_come)


def plant(state: ReykholtState, seat: Seat, index: int, good: int, as_size: int) -> int:
    """R27: the greenhouse is full of that good, one of which came from the stock; its kind."""
    player = state.players[seat]
    kind, pile, _ = player.greenhouses[index]
    plots = state.book.kinds[kind].plots
    count = min(as_size, plots) if as_size else plots
    player.stock = more(player.stock, good, -1)
    greenhouses = player.greenhouses
    player.greenhouses = (
        *greenhouses[:index],
        (kind, pile, only(good, count)),
        *greenhouses[index + 1 :],
    )
    if state.sink is not None:
        state.sink(GreenhousePlanted(seat, index, plots, good, count))
    return kind
