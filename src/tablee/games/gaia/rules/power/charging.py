"""Action 10: charging power when others build (R110-R115)."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.core import Action, Decision, IllegalAction, Seat, Step
from tablee.games.gaia import actions as act
from tablee.games.gaia.box.components import INSTITUTE, TAKLONS
from tablee.games.gaia.events import ChargeDeclined, PowerCharged
from tablee.games.gaia.rules import refusals
from tablee.games.gaia.rules.building.ground import power_value
from tablee.games.gaia.rules.power.cycle import charge, room_to_charge
from tablee.games.gaia.state import AUTOMA, GaiaState
from tablee.games.gaia.state.player import Player
from tablee.kit.masks import bits

#: The token comes before or after the charge (R115).
TOKEN_BEFORE = 1
TOKEN_AFTER = 2


def value_near(state: GaiaState, seat: Seat, hex: int) -> int:
    """The greatest power value of the seat's structures near `hex` (R111)."""
    near = state.players[seat].structures & state.box.near_masks[hex]
    greatest = 0
    for own in bits(near):
        greatest = max(greatest, power_value(state, seat, own))
    return greatest


def offered(player: Player, value: int, extra: int = 0) -> int:
    """R113: no more than the bowls take (and `extra` token brings), nor than points can pay."""
    most = min(room_to_charge(player) + extra, player.vp + 1)
    return min(value, most)


def brings_token(player: Player) -> bool:
    """Whether accepted power brings the Taklons a token too (R115)."""
    return player.faction == TAKLONS and player.built[INSTITUTE] > 0


def neighbours(state: GaiaState, owner: int) -> tuple[Seat, ...]:
    """Who may be asked about what `owner` has built, in that order (R114)."""
    seats = len(state.players)
    if owner == AUTOMA:
        return tuple(range(seats))
    return tuple((owner + step) % seats for step in range(1, seats))


class OfferPower(Step[GaiaState]):
    """What was built this turn is offered to the others, in the order of building (R114)."""

    __slots__ = ()

    def run(self, state: GaiaState) -> None:
        events = state.built
        state.built = ()
        for owner, hex in reversed(events):
            asked = neighbours(state, owner)
            if asked:
                state.then(OfferNext(hex, asked))


class OfferNext(Step[GaiaState]):
    """The next of `seats` is asked, if its structures are near enough and it can charge."""

    __slots__ = ("hex", "seats_left")
    is_of_turn = True

    def __init__(self, hex: int, seats_left: tuple[Seat, ...]) -> None:
        self.hex = hex
        self.seats_left = seats_left

    def run(self, state: GaiaState) -> None:
        for at, seat in enumerate(self.seats_left):
            value = value_near(state, seat, self.hex)
            if not value:
                continue
            player = state.players[seat]
            if offered(player, value) or brings_token(player):
                rest = self.seats_left[at + 1 :]
                if rest:
                    state.then(OfferNext(self.hex, rest))
                state.then(ChargePower(seat, self.hex, value))
                return


class ChargePower(Decision[GaiaState]):
    """All or nothing (R113)."""

    __slots__ = ("hex", "value")
    rule = "R113"

    def __init__(self, seat: Seat, hex: int, value: int) -> None:
        super().__init__(seat)
        self.hex = hex
        self.value = value

    def options(self, state: GaiaState) -> Sequence[Action]:
        player = state.players[self.seat]
        power = offered(player, self.value)
        if brings_token(player):
            # A token that comes first may itself be charged, twice.
            more = offered(player, self.value, 2)
            return [act.CHARGE[power][TOKEN_AFTER], act.CHARGE[more][TOKEN_BEFORE], act.DECLINE]
        return [act.CHARGE[power][0], act.DECLINE]

    def main(self, state: GaiaState) -> Action | None:
        player = state.players[self.seat]
        power = offered(player, self.value)
        is_free = power <= 1 and not brings_token(player)  # R112
        return act.CHARGE[power][0] if is_free else None

    def resolve(self, state: GaiaState, action: Action) -> None:
        player = state.players[self.seat]
        if not isinstance(action, act.Charge):
            if state.sink is not None:
                state.sink(ChargeDeclined(seat=self.seat, power=offered(player, self.value)))
            return
        cost = max(0, action.power - 1)  # R112
        player.vp -= cost
        if state.sink is not None:
            state.sink(
                PowerCharged(seat=self.seat, power=action.power, vp=cost, token=action.token > 0)
            )
        if action.token == TOKEN_BEFORE:
            player.bowl_1 += 1
        elif action.token == TOKEN_AFTER:
            state.then(NewToken(self.seat))
        charge(state, self.seat, action.power)

    def why_not(self, state: GaiaState, action: Action) -> IllegalAction:
        return refusals.why_not(state, self.seat, action, act.Charge)


class NewToken(Step[GaiaState]):
    """A token from the supply in bowl I."""

    __slots__ = ("seat",)
    is_of_turn = True

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, state: GaiaState) -> None:
        state.players[self.seat].bowl_1 += 1
