"""Phase II: Gaia projects bear fruit (R31, R32), with the Terrans' and Itars' institutes."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.core import Action, Decision, Seat, Step
from tablee.games.gaia import actions as act
from tablee.games.gaia.box.components import GAIA, INSTITUTE, ITARS, TERRANS, TRANSDIM
from tablee.games.gaia.events import (
    GaiaTokensReturned,
    PlanetsGaiaformed,
    TokensExchanged,
    TokensGathered,
)
from tablee.games.gaia.rules.gains import gain
from tablee.games.gaia.rules.tech_tiles import gain_tech, tech_available
from tablee.games.gaia.state import GaiaState
from tablee.games.gaia.state.player import IN_GAIA_AREA
from tablee.kit.masks import bits


class TurnPlanets(Step[GaiaState]):
    """Every transdim planet with a gaiaformer is a Gaia planet from now on (R31)."""

    __slots__ = ()

    def run(self, state: GaiaState) -> None:
        for seat, player in enumerate(state.players):
            turned = player.projects & state.kinds[TRANSDIM]
            for hex in bits(turned):
                state.set_planet(hex, GAIA)
            if turned and state.sink is not None:
                hexes = tuple(bits(turned))
                state.sink(PlanetsGaiaformed(seat, hexes, state.sectors(hexes)))


class ReturnTokens(Step[GaiaState]):
    """The seat's tokens leave the Gaia area; some institutes turn them to use first (R32)."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, state: GaiaState) -> None:
        player = state.players[self.seat]
        state.then(EmptyGaiaArea(self.seat))
        if not player.built[INSTITUTE] or not player.gaia_area:
            return
        if player.faction == TERRANS:
            state.then(GatherTokens(self.seat, player.gaia_area))
        elif player.faction == ITARS:
            offer_exchange(state, self.seat)


class EmptyGaiaArea(Step[GaiaState]):
    """Tokens go to bowl I (the Terrans' to II), Brainstone and gaiaformers come back."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, state: GaiaState) -> None:
        player = state.players[self.seat]
        tokens = player.gaia_area
        player.gaia_area = 0
        if player.faction == TERRANS:
            player.bowl_2 += tokens  # R128
        else:
            player.bowl_1 += tokens
        if player.brainstone == IN_GAIA_AREA:
            player.brainstone = 1
        player.gaiaformers += player.gaiaformers_away
        player.gaiaformers_away = 0
        if tokens and state.sink is not None:
            state.sink(GaiaTokensReturned(seat=self.seat, tokens=tokens))


class GatherTokens(Decision[GaiaState]):
    """Terrans: resources worth up to as much power as tokens move, `tokens` still unused (R128)."""

    __slots__ = ("tokens",)
    rule = "R128"

    def __init__(self, seat: Seat, tokens: int) -> None:
        super().__init__(seat)
        self.tokens = tokens

    def options(self, state: GaiaState) -> Sequence[Action]:
        found: list[Action] = [
            act.GATHER[index]
            for index in range(len(act.GATHER))
            if state.box.conversions[index].power <= self.tokens
        ]
        return found if state.rulings.all_is_gathered and found else [*found, act.DECLINE]

    def resolve(self, state: GaiaState, action: Action) -> None:
        if not isinstance(action, act.Gather):
            return
        conversion = state.box.conversions[action.index]
        if state.sink is not None:
            state.sink(TokensGathered(seat=self.seat, conversion=action.index))
        gain(state, self.seat, conversion.gained)
        if self.tokens > conversion.power:
            state.then(GatherTokens(self.seat, self.tokens - conversion.power))


def offer_exchange(state: GaiaState, seat: Seat) -> None:
    """The Itars may give tokens of the Gaia area for a tech tile (R141)."""
    enough = state.players[seat].gaia_area >= state.box.powers.exchanged_tokens
    if enough and tech_available(state, seat):
        state.then(ExchangeTokens(seat))


class ExchangeTokens(Decision[GaiaState]):
    """Itars: tokens for a tech tile, or stop."""

    __slots__ = ()
    rule = "R141"

    def options(self, state: GaiaState) -> Sequence[Action]:
        return [act.EXCHANGE, act.DECLINE]

    def resolve(self, state: GaiaState, action: Action) -> None:
        if not isinstance(action, act.Exchange):
            return
        state.players[self.seat].gaia_area -= state.box.powers.exchanged_tokens
        if state.sink is not None:
            state.sink(TokensExchanged(seat=self.seat))
        state.then(ExchangeAgain(self.seat, sum(state.players[self.seat].research)))
        gain_tech(state, self.seat)


class ExchangeAgain(Step[GaiaState]):
    """The tile is taken, the Itars are asked again. `levels` are those of all areas before."""

    __slots__ = ("levels", "seat")

    def __init__(self, seat: Seat, levels: int) -> None:
        self.seat = seat
        self.levels = levels

    def run(self, state: GaiaState) -> None:
        declined = sum(state.players[self.seat].research) == self.levels
        if not (declined and state.rulings.declining_ends_exchange):
            offer_exchange(state, self.seat)
