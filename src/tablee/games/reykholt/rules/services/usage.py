"""Using a card: whether it can be used, and how a use is counted (R60-R68)."""

from tablee.core import Action, Seat
from tablee.games.reykholt.actions import USE
from tablee.games.reykholt.box.components import NONE, NOTHING
from tablee.games.reykholt.events import CardUsed
from tablee.games.reykholt.rules.carrying_out import CarryOut
from tablee.games.reykholt.rules.services.conditions import holds
from tablee.games.reykholt.rules.terms.goods import gain
from tablee.games.reykholt.state import ReykholtState
from tablee.games.reykholt.state.book import ANY_TIME, About, Effect, Usable


def would_act(state: ReykholtState, seat: Seat, usable: Usable, about: About) -> bool:
    """R60: its conditions hold, its cost can be paid in full, and it would do something."""
    return is_met(state, seat, usable) and can_be_had(
        state, seat, usable.cost, usable.effects, about
    )


def is_met(state: ReykholtState, seat: Seat, usable: Usable) -> bool:
    """Whether all its conditions hold."""
    for condition in usable.conditions:  # noqa: SIM110 - mostly none
        if not holds(state, seat, condition, ()):
            return False
    return True


def can_be_had(
    state: ReykholtState,
    seat: Seat,
    cost: tuple[Effect, ...],
    effects: tuple[Effect, ...],
    about: About,
) -> bool:
    """R23: the cost can be paid in full, and at least one effect would do something then."""
    for price in cost:
        if not price.can_be_done(state, seat, about):
            return False
    for effect in effects:
        if cost and effect.depends_on_cost:
            if effect.can_be_done_for(state, seat, about, cost):
                return True
        elif effect.can_be_done(state, seat, about):
            return True
    return False


def use(state: ReykholtState, seat: Seat, usable: Usable, about: About) -> None:
    """It acts: the use is counted, cost and effects are carried out."""
    if state.sink is not None:
        state.sink(CardUsed(seat, usable.index))
    if usable is not state.book.arrivals:
        player = state.players[seat]
        player.services = tuple(
            (card, other, uses + (card == usable.index)) for card, other, uses in player.services
        )
    if usable.is_plain:
        gain(state, seat, usable.gains)
    elif usable.first != NONE:
        state.then(CarryOut(seat, usable.first, about, NOTHING))


def any_time_uses(state: ReykholtState, seat: Seat) -> list[Action]:
    """R71: the any-time cards that `seat` can use now."""
    player = state.players[seat]
    if not player.triggers >> ANY_TIME & 1:
        return []
    found: list[Action] = []
    for card, _, uses in player.services:
        usable = state.book.cards[card]
        if (
            usable.moment == ANY_TIME
            and not (usable.limit and uses >= usable.limit)
            and would_act(state, seat, usable, ())
        ):
            found.append(USE[card])
    return found
