"""Terrabots found cities and make them grow (R34, R35)."""

from tablee.core import Seat
from tablee.games.reworld.events import CityFounded, TerrabotLanded
from tablee.games.reworld.state import NONE, ReworldState


def land_terrabot(state: ReworldState, seat: Seat, dock: int) -> None:
    """The terrabot joins the city of its letter, which it founds if it is the first (R34, R35)."""
    player = state.players[seat]
    module = player.unload(dock)
    city = state.box.modules[module].letter
    player.add_to_city(city, module)
    if player.panels[city] == NONE:
        # The panels of a letter differ by their names only: the next of the reserve will do.
        panel = sum(other.panels[city] != NONE for other in state.players)
        player.panels = (*player.panels[:city], panel, *player.panels[city + 1 :])
        if state.sink is not None:
            state.sink(CityFounded(seat, dock, city, panel))
    elif state.sink is not None:
        state.sink(TerrabotLanded(seat, dock, city))
