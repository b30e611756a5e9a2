"""What the event of the round does when its letter is reached (R19, R48, R76)."""

from collections.abc import Callable, Sequence
from typing import Final

from tablee.core import Action, Seat, Step
from tablee.games.artemis.actions import SKIP, STUDY
from tablee.games.artemis.box import EventCard
from tablee.games.artemis.box import components as c
from tablee.games.artemis.events import RELIC, EventActed, StockChanged
from tablee.games.artemis.rules.colony.training import train
from tablee.games.artemis.rules.goods import gain, lose
from tablee.games.artemis.rules.question import OpenQuestion
from tablee.games.artemis.rules.setup.arrivals import FillDoorstep
from tablee.games.artemis.state import ArtemisState
from tablee.games.artemis.state.counts import more


class ResolveEvent(Step[ArtemisState]):
    """R76: the event acts once."""

    __slots__ = ()

    def run(self, state: ArtemisState) -> None:
        if state.sink is not None:
            state.sink(EventActed(state.event))
        EFFECTS[state.event](state, state.box.events[state.event])


def dice_in(state: ArtemisState, region: int) -> list[int]:
    """How many dice each owner has in a region; drones stand behind the seats (R123)."""
    counts = [0] * (len(state.players) + c.DRONES)
    if region == c.BASECAMP:
        owners = [die[0] for dice in state.card_dice for die in dice]
    elif region == c.GANTRY:
        owners = [owner for bids in state.bids for owner, _ in bids]
    else:
        owners = [owner for owner, _ in (state.vents if region == c.VENTS else state.quarry)]
    for owner in owners:
        counts[owner] += 1
    return counts


def seats_with_most(state: ArtemisState, measure: list[int]) -> list[Seat]:
    """R76: all seats that tie for the most, none where the most is nothing."""
    most = max(measure)
    return [seat for seat in state.turn_order() if most and measure[seat] == most]


def stock_change(state: ArtemisState, region: int) -> int:
    """What the event of the round brings to the Vents or the Quarry, or takes away."""
    change = state.box.events[state.event].amount * state.box.scale
    if (state.event, region) == (c.THERMAL_SURGE, c.VENTS):
        return change
    if (state.event, region) == (c.CAVE_IN, c.QUARRY):
        return -min(state.ore_stock, change)
    return 0


def stock_to_come(state: ArtemisState, region: int) -> int:
    """The same, as long as the event is still to act before the region is resolved (R48)."""
    if state.event == c.NONE or state.stage > c.RESOLUTION:
        return 0
    letter = state.box.events[state.event].letter
    has_acted = letter == c.AT_ONCE or (state.stage == c.RESOLUTION and state.region >= letter)
    return 0 if has_acted or letter > region else stock_change(state, region)


def _harden(state: ArtemisState, card: EventCard) -> None:
    state.harder = card.amount


def _reward_explorers(state: ArtemisState, card: EventCard) -> None:
    dice = dice_in(state, c.BASECAMP)
    for seat in state.turn_order():
        if dice[seat]:
            gain(state, seat, energy=card.amount)


def _heat_vents(state: ArtemisState, card: EventCard) -> None:
    change = stock_change(state, c.VENTS)
    state.energy_stock += change
    if state.sink is not None:
        state.sink(StockChanged(c.VENTS, change))


def _clog_collectors(state: ArtemisState, card: EventCard) -> None:
    for seat in seats_with_most(state, dice_in(state, c.VENTS)):
        lose(state, seat, energy=card.amount)


def _bury_quarry(state: ArtemisState, card: EventCard) -> None:
    change = stock_change(state, c.QUARRY)
    state.ore_stock += change
    if state.sink is not None:
        state.sink(StockChanged(c.QUARRY, change))


def _reward_absentees(state: ArtemisState, card: EventCard) -> None:
    dice = dice_in(state, c.QUARRY)
    for seat in state.turn_order():
        if not dice[seat]:
            gain(state, seat, ore=card.amount)


def _lower_prices(state: ArtemisState, card: EventCard) -> None:
    state.gantry_discount = card.amount


def _inspect_bidders(state: ArtemisState, card: EventCard) -> None:
    for seat in seats_with_most(state, dice_in(state, c.GANTRY)):
        lose(state, seat, ore=card.amount)


def _set_doorstep_price(state: ArtemisState, card: EventCard) -> None:
    state.doorstep_price = card.amount


def _offer_scholarships(state: ArtemisState, card: EventCard) -> None:
    state.then(*[OfferScholarship(seat) for seat in state.turn_order()])


def _fail_heating(state: ArtemisState, card: EventCard) -> None:
    sheltered = [sum(player.shelters) for player in state.players]
    for seat in seats_with_most(state, sheltered):
        lose(state, seat, energy=card.amount)


def _drop_supplies(state: ArtemisState, card: EventCard) -> None:
    for seat in state.turn_order():
        gain(state, seat, toolkits=card.amount)


def _land_shuttle(state: ArtemisState, card: EventCard) -> None:
    state.then(FillDoorstep(card.amount, c.NOBODY))


def _pulse(state: ArtemisState, card: EventCard) -> None:
    if state.relic_holder != c.NONE:
        gain(state, state.relic_holder, points=card.amount, source=RELIC)
        return
    for seat in state.turn_order():
        gain(state, seat, toolkits=card.toolkits)


#: By event, in the order of `EVENTS`.
EFFECTS: Final[tuple[Callable[[ArtemisState, EventCard], None], ...]] = (
    _harden,
    _reward_explorers,
    _heat_vents,
    _clog_collectors,
    _bury_quarry,
    _reward_absentees,
    _lower_prices,
    _inspect_bidders,
    _set_doorstep_price,
    _set_doorstep_price,
    _offer_scholarships,
    _fail_heating,
    _drop_supplies,
    _land_shuttle,
    _pulse,
)


class OfferScholarship(Step[ArtemisState]):
    """Asks a seat that has a pioneer in the Shelters, while the Academy has engineers."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, state: ArtemisState) -> None:
        has_pioneer = state.players[self.seat].shelters[c.PIONEER] > 0
        if has_pioneer and state.academy_stock[c.ENGINEER]:
            state.then(TakeScholarship(self.seat))


class TakeScholarship(OpenQuestion):
    """The event "Scholarship": a pioneer of the Shelters becomes an engineer of the Academy."""

    __slots__ = ()
    rule = "R76"

    def options(self, state: ArtemisState) -> Sequence[Action]:
        return (STUDY, SKIP)

    def resolve(self, state: ArtemisState, action: Action) -> None:
        if action == STUDY:
            player = state.players[self.seat]
            player.shelters = more(player.shelters, c.PIONEER, -1)
            train(state, self.seat, c.PIONEER, c.ENGINEER)
