"""End of the game: the mothership's six categories, places and penalties (R65-R72)."""

from tablee.core import Step
from tablee.games.reworld.box.components import CATEGORIES
from tablee.games.reworld.events import CategoryScored, GameEnded
from tablee.games.reworld.rules.counting import city_tiles, shields
from tablee.games.reworld.state import Player, ReworldState
from tablee.kit.ranking import shared_places


class ScoreMothership(Step[ReworldState]):
    """Every category pays its places and costs those who have nothing in it (R66-R69)."""

    __slots__ = ()

    def run(self, state: ReworldState) -> None:
        for category in range(len(CATEGORIES)):
            points = category_points(state, category)
            for seat, player in enumerate(state.players):
                player.score += points[seat]
                if state.sink is not None:
                    amount = category_amount(state, player, category)
                    state.sink(CategoryScored(seat, category, amount, points[seat]))
        if state.sink is not None:
            state.sink(GameEnded(tuple(player.score for player in state.players)))


def category_amount(state: ReworldState, player: Player, category: int) -> int:
    """R66: shields for the defence, tiles for the city of a letter."""
    if category == 0:
        return shields(state.box, player)
    return city_tiles(player, category - 1)


def category_points(state: ReworldState, category: int) -> list[int]:
    """Each seat's points in a category: its place (R68, R69), or the penalty of R67."""
    amounts = [category_amount(state, player, category) for player in state.players]
    places = shared_places([amount or None for amount in amounts], state.box.mothership[category])
    penalty = state.box.absence_penalty
    return [places[seat] if amount else -penalty for seat, amount in enumerate(amounts)]
