"""Costs and losses in goods of one's choice (R23)."""

from collections.abc import Sequence

from tablee.core import Action, Seat
from tablee.games.reykholt.actions import PAYMENTS, Pay
from tablee.games.reykholt.box.components import NONE, TYPES, Counts
from tablee.games.reykholt.rules.carrying_out import CarryOut
from tablee.games.reykholt.rules.question import Detail
from tablee.games.reykholt.rules.terms.goods import pay
from tablee.games.reykholt.state import ReykholtState
from tablee.games.reykholt.state.book import About, Effect
from tablee.games.reykholt.state.goods import has, total


class Paying(Effect):
    """So many goods of the stock: any mix, all different or all the same, some types excluded."""

    __slots__ = ("count", "different", "excluded", "is_loss", "same")
    is_payment = True

    def __init__(self, source: int, count: int, excluded: tuple[int, ...]) -> None:
        super().__init__(source)
        #: 0: as many as the own table has plates (R80).
        self.count = count
        self.excluded = excluded
        self.different = False
        self.same = False
        #: An effect rather than a cost: whoever has less loses what there is.
        self.is_loss = False

    def amount(self, state: ReykholtState, seat: Seat) -> int:
        """How many goods are to be paid."""
        player = state.players[seat]
        count = self.count or state.box.tables[player.table].plates
        return min(count, total(player.stock)) if self.is_loss else count

    def can_be_done(self, state: ReykholtState, seat: Seat, about: About) -> bool:
        stock = state.players[seat].stock
        if self.is_loss:
            return total(stock) > 0
        count = self.count or state.box.tables[state.players[seat].table].plates
        if not (self.same or self.different or self.excluded):
            return total(stock) >= count
        held = [stock[good] for good in range(TYPES) if good not in self.excluded]
        if self.same:
            return max(held, default=0) >= count
        if self.different:
            return len(held) - held.count(0) >= count
        return sum(held) >= count

    def payments(self, state: ReykholtState, seat: Seat) -> list[Pay]:
        """Every way to pay."""
        stock = state.players[seat].stock
        count = self.amount(state, seat)
        return [
            payment
            for payment in PAYMENTS[count]
            if has(stock, payment.goods)
            and not (self.same and max(payment.goods) < count)
            and not (self.different and max(payment.goods) > 1)
            and not any(payment.goods[good] for good in self.excluded)
        ]

    def begin(self, state: ReykholtState, seat: Seat, about: About, paid: Counts) -> None:
        PayGoods(seat, self.number, about).put(state)


class PayGoods(Detail):
    """R23: the goods that a cost asks for, or that are lost."""

    __slots__ = ("about", "effect")
    rule = "R23"

    def __init__(self, seat: Seat, effect: int, about: About) -> None:
        super().__init__(seat)
        self.effect = effect
        self.about = about

    def options(self, state: ReykholtState) -> Sequence[Action]:
        return self.paying(state).payments(state, self.seat)

    def resolve(self, state: ReykholtState, action: Action) -> None:
        assert isinstance(action, Pay)
        pay(state, self.seat, action.goods)
        following = state.book.effects[self.effect].following
        if following != NONE:
            state.then(CarryOut(self.seat, following, self.about, action.goods))

    def paying(self, state: ReykholtState) -> Paying:
        """What is to be paid."""
        effect = state.book.effects[self.effect]
        assert isinstance(effect, Paying)
        return effect
