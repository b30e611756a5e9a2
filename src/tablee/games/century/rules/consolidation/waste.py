"""Waste of technologies and catastrophes is placed (R48, R49)."""

from collections.abc import Sequence

from tablee.core import Action, IllegalAction, Seat
from tablee.games.century.actions import WASTE
from tablee.games.century.box.components import FIRST_TECHNOLOGY
from tablee.games.century.events import WastePlaced
from tablee.games.century.rules.question import OpenQuestion, refuse
from tablee.games.century.state import CenturyState
from tablee.games.century.state.player import Player
from tablee.kit.actions import Numbered


def waste_places(player: Player) -> list[int]:
    """R49: the territories won this round; only if there are none, those of the country."""
    won = [tile for tile, _ in player.aside if tile < FIRST_TECHNOLOGY]
    if won:
        return won
    country = player.country
    return [country.places[position].tile for position in country.territories()]


def place_waste(state: CenturyState, seat: Seat, tile: int, waste: int) -> None:
    """So much of what was set aside lies on a territory now."""
    player = state.players[seat]
    player.waste_aside -= waste
    position = player.country.find(tile)
    if position >= 0:
        player.country = player.country.with_waste(position, waste)
    else:
        player.aside = tuple(
            (other, lying + waste if other == tile else lying) for other, lying in player.aside
        )
    if state.sink is not None:
        state.sink(WastePlaced(seat, tile, waste))


class PlaceWaste(OpenQuestion):
    """R49: where the next waste goes."""

    __slots__ = ()
    rule = "R49"

    def options(self, state: CenturyState) -> Sequence[Action]:
        return [WASTE[tile] for tile in waste_places(state.players[self.seat])]

    def resolve(self, state: CenturyState, action: Action) -> None:
        assert isinstance(action, Numbered)
        place_waste(state, self.seat, action.index, 1)

    def why_not(self, state: CenturyState, action: Action) -> IllegalAction:
        if action.verb == "waste":
            won = state.players[self.seat].won
            return refuse("R49", "waste-won" if won else "waste-not-yours")
        return super().why_not(state, action)
