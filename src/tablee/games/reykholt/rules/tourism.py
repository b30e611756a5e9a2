"""Tourism: managers advance by paying for tables and by the bonus (R44-R53)."""

from functools import cache
from typing import Final

from tablee.core import Action, IllegalAction, Seat, Sentence, Step
from tablee.games.reykholt.actions import BONUS, PAYMENTS, STAY, Pay
from tablee.games.reykholt.box.components import MOST_SEATS, TOURISM
from tablee.games.reykholt.events import BonusUsed, PhaseBegan, StayedAtTable, TablePaid
from tablee.games.reykholt.rules.ending import table_points
from tablee.games.reykholt.rules.question import OpenQuestion
from tablee.games.reykholt.rules.services.any_time import (
    BEFORE_TOURISM_TURN,
    END_OF_TOURISM,
    open_window,
)
from tablee.games.reykholt.rules.services.moments import at_once, in_turn_order
from tablee.games.reykholt.rules.services.usage import is_met, use
from tablee.games.reykholt.rules.story.weather import weather
from tablee.games.reykholt.rules.terms.advancing import is_at_end, step
from tablee.games.reykholt.state import ReykholtState
from tablee.games.reykholt.state.book import (
    ANY_TIME,
    OWN_ARRIVAL,
    OWN_BONUS,
    OWN_PAYMENT,
    OWN_TURN_END,
    PHASE_END,
    Usable,
)
from tablee.games.reykholt.state.goods import added, has, less, only

#: Moments that a step may set off, and those of cards that may make one possible.
REACTIONS: Final = 1 << OWN_ARRIVAL | 1 << OWN_BONUS
HELPFUL: Final = 1 << OWN_PAYMENT | 1 << ANY_TIME


class TourismTime(Step[ReykholtState]):
    """R44: the order is fixed, from the most advanced manager to the last."""

    __slots__ = ()

    def run(self, state: ReykholtState) -> None:
        state.stage = TOURISM
        for player in state.players:
            player.bonus_used = False
            player.moved = 0
        if state.sink is not None:
            state.sink(PhaseBegan(TOURISM))
        state.then(*[TOURISM_TURN[seat] for seat in state.track], END_TOURISM)


class TourismTurn(Step[ReykholtState]):
    """R45: one player's whole turn."""

    __slots__ = ("seat",)
    is_of_turn = True

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, state: ReykholtState) -> None:
        if state.triggers >> ANY_TIME & 1:
            state.then(GO_ON[self.seat])
            others = [seat for seat in state.turn_order() if seat != self.seat]
            open_window(state, BEFORE_TOURISM_TURN, others)
        else:
            GO_ON[self.seat].run(state)

    def ahead(self, state: ReykholtState, seat: Seat) -> None:
        if seat != self.seat or is_at_end(state, seat):
            return
        if len(VISIT_TABLE[seat].options(state)) > 1:  # else the bonus comes by itself
            state.then(VISIT_TABLE[seat])


class GoOn(Step[ReykholtState]):
    """R48, R52: the next step; on the last table the turn is over."""

    __slots__ = ("seat",)
    is_of_turn = True

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, state: ReykholtState) -> None:
        if is_at_end(state, self.seat):
            at_once(state, self.seat, OWN_TURN_END, ())
        else:
            VISIT_TABLE[self.seat].put(state)


class EndTourism(Step[ReykholtState]):
    """R53: after the last turn, cards act in turn order of the round."""

    __slots__ = ()

    def run(self, state: ReykholtState) -> None:
        in_turn_order(state, PHASE_END + TOURISM, state.turn_order())
        open_window(state, END_OF_TOURISM, state.turn_order())


TOURISM_TIME: Final = TourismTime()
TOURISM_TURN: Final = tuple(TourismTurn(seat) for seat in range(MOST_SEATS))
GO_ON: Final = tuple(GoOn(seat) for seat in range(MOST_SEATS))
END_TOURISM: Final = EndTourism()


def payment_cards(state: ReykholtState, seat: Seat) -> list[Usable]:
    """R48: cards that can still change a payment, in the order of the edition."""
    found = []
    for card, _, uses in state.players[seat].services:
        usable = state.book.cards[card]
        if (
            usable.moment == OWN_PAYMENT
            and not (usable.limit and uses >= usable.limit)
            and is_met(state, seat, usable)
        ):
            found.append(usable)
    return sorted(found, key=_number)


def _number(usable: Usable) -> int:
    return usable.index


def selections(cards: list[Usable]) -> list[list[Usable]]:
    """Every choice of some of these cards: fewer before more, then in the order of the edition."""
    found: list[list[Usable]] = [[]]
    for card in cards:
        found += [[*chosen, card] for chosen in found]
    return sorted(found, key=len)


def price(state: ReykholtState, table: int, cards: list[Usable]) -> tuple[int, int]:
    """What a table costs if all of these cards are used, and how much may be of other types."""
    count, substitutes = state.box.tables[table].count, 0
    for card in cards:
        if card.discount:
            count = min(count, max(count - card.discount, card.minimum))
        substitutes += card.substitutes
    return count, substitutes


@cache
def mixtures(good: int, count: int, substitutes: int) -> tuple[Pay, ...]:
    """Every payment of so many goods of one type of which so many at most are replaced."""
    return tuple(
        payment for payment in PAYMENTS[count] if payment.goods[good] >= count - substitutes
    )


def payments(state: ReykholtState, seat: Seat) -> list[Action]:
    """R46, R48: every payment for the next table; with payment cards, also what they allow."""
    player = state.players[seat]
    table = player.table + 1
    printed = state.box.tables[table]
    cards = payment_cards(state, seat) if player.triggers >> OWN_PAYMENT & 1 else []
    if not cards:
        is_payable = player.stock[printed.good] >= printed.count
        return [*mixtures(printed.good, printed.count, 0)] if is_payable else []
    found: dict[Action, None] = {}
    for chosen in selections(cards):
        count, substitutes = price(state, table, chosen)
        for payment in mixtures(printed.good, count, substitutes):
            if has(player.stock, payment.goods):
                found[payment] = None
    return list(found)


class VisitTable(OpenQuestion):
    """R48: pay for the next table, use the bonus, or stay once it is used."""

    __slots__ = ()
    rule = "R48"

    def put(self, state: ReykholtState) -> None:
        player = state.players[self.seat]
        table = state.box.tables[player.table + 1]
        if player.stock[table.good] >= table.count:
            state.then(self)  # two answers at least: pay, and the bonus or the stop
        elif player.triggers & HELPFUL:
            super().put(state)
        else:
            self.settle(state, STAY if player.bonus_used else BONUS)

    def answers(self, state: ReykholtState) -> list[Action]:
        found = payments(state, self.seat)
        found.append(STAY if state.players[self.seat].bonus_used else BONUS)
        return found

    def settle(self, state: ReykholtState, action: Action) -> None:
        seat = self.seat
        if action is STAY:
            if state.sink is not None:
                state.sink(StayedAtTable(seat, state.players[seat].table))
            at_once(state, seat, OWN_TURN_END, ())
            return
        can_react = state.players[seat].triggers & REACTIONS
        if can_react:
            state.then(GO_ON[seat])
        if isinstance(action, Pay):
            self.pay(state, action)
        else:
            self.use_bonus(state)
        if not can_react:
            GO_ON[seat].run(state)

    def pay(self, state: ReykholtState, payment: Pay) -> None:
        """R46: the goods of the table that the manager moves to are discarded."""
        seat = self.seat
        player = state.players[seat]
        table = player.table + 1
        if player.triggers >> OWN_PAYMENT & 1:
            self.use_cards(state, table, payment)
        player.stock = less(player.stock, payment.goods)
        step(state, seat)
        if state.sink is not None:
            state.sink(TablePaid(seat, table, payment.goods, table_points(state, table)))
        at_once(state, seat, OWN_ARRIVAL, ())

    def use_cards(self, state: ReykholtState, table: int, payment: Pay) -> None:
        """R48: the cards without which these goods would not pay for the table are used."""
        good = state.box.tables[table].good
        for cards in selections(payment_cards(state, self.seat)):
            count, substitutes = price(state, table, cards)
            if payment in mixtures(good, count, substitutes):
                for card in cards:
                    use(state, self.seat, card, ())
                return

    def use_bonus(self, state: ReykholtState) -> None:
        """R47: the goods of the table come from the supply instead."""
        seat = self.seat
        player = state.players[seat]
        player.bonus_used = True
        step(state, seat)
        table = state.box.tables[player.table]
        goods = only(table.good, table.count + weather(state).bonus)
        player.stock = added(player.stock, goods)
        if state.sink is not None:
            points = table_points(state, player.table)
            state.sink(BonusUsed(seat, player.table, goods, points))
        at_once(state, seat, OWN_BONUS, (table.good,))
        at_once(state, seat, OWN_ARRIVAL, ())

    def why_not(self, state: ReykholtState, action: Action) -> IllegalAction:
        if action is BONUS:
            return IllegalAction("R47", Sentence("refuse-bonus-used"))
        if action is STAY:
            return IllegalAction("R47", Sentence("refuse-must-move-on"))
        if isinstance(action, Pay):
            if not has(state.players[self.seat].stock, action.goods):
                return IllegalAction("R46", Sentence("refuse-cannot-pay"))
            return IllegalAction("R46", Sentence("refuse-wrong-payment"))
        return super().why_not(state, action)


VISIT_TABLE: Final = tuple(VisitTable(seat) for seat in range(MOST_SEATS))
