"""Workers: one more citizen (R60)."""

from collections.abc import Sequence

from tablee.core import Action, IllegalAction
from tablee.games.century.actions import SETTLE, InCity
from tablee.games.century.events import WorkersSettled
from tablee.games.century.rules.consolidation.effect import EffectTarget
from tablee.games.century.rules.question import refuse
from tablee.games.century.state import CenturyState


class SettleWorkers(EffectTarget):
    """R60: the empty city that the workers go to."""

    __slots__ = ()
    rule = "R60"

    def options(self, state: CenturyState) -> Sequence[Action]:
        country = state.players[self.seat].country
        return [
            SETTLE[country.places[position].tile][city] for position, city in country.empty_cities()
        ]

    def resolve(self, state: CenturyState, action: Action) -> None:
        assert isinstance(action, InCity)
        player = state.players[self.seat]
        player.country = player.country.settled(player.country.find(action.tile), action.city)
        if state.sink is not None:
            state.sink(WorkersSettled(self.seat, action.tile, action.city))

    def why_not(self, state: CenturyState, action: Action) -> IllegalAction:
        if isinstance(action, InCity) and action.verb == "settle":
            country = state.players[self.seat].country
            position = country.find(action.tile)
            if position < 0 or action.city >= state.box.cities[action.tile]:
                return refuse("R60", "city-not-yours")
            return refuse("R60", "city-occupied")
        return super().why_not(state, action)
