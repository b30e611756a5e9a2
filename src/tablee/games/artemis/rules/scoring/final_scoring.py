"""The final scoring, in its order (R101-R109, R126, R129)."""

from collections.abc import Sequence

from tablee.core import Seat, Step
from tablee.games.artemis.box.components import CATEGORIES, NONE
from tablee.games.artemis.events import CategoryScored, DirectiveShown
from tablee.games.artemis.rules.colony.places import colony
from tablee.games.artemis.rules.scoring.directives import directive_points
from tablee.games.artemis.rules.scoring.surface_buildings import surface_points
from tablee.games.artemis.state import ArtemisState

DIRECTIVE = CATEGORIES.index("directive")


def looked_up(table: Sequence[int], number: int) -> int:
    """What a printed table says for a number; the last entry stands for all above."""
    return table[min(number, len(table) - 1)]


def unused_goods(state: ArtemisState, seat: Seat) -> int:
    """R103: energy and ore, each in sets and up to a limit."""
    player, final = state.players[seat], state.box.final
    energy = min(final.goods_most, player.energy // final.goods_set)
    return energy + min(final.goods_most, player.ore // final.goods_set)


def sets_and_leftovers(state: ArtemisState, seat: Seat) -> tuple[int, int]:
    """R106, R107: points for sets of the four types, and for those in no set."""
    colonists = colony(state, seat)
    sets = min(colonists)
    others = sum(colonists) - sets * len(colonists)
    return sets * state.box.final.colonist_set, others // state.box.final.leftovers


def toolkit_points(state: ArtemisState, seat: Seat) -> int:
    """R109: for the most, ties included; alone for many, and less for few (R126)."""
    toolkits = state.players[seat].toolkits
    if state.solo:
        solo = state.box.solo
        if toolkits >= solo.toolkits_many:
            return solo.toolkits_many_points
        return solo.toolkits_few_points if toolkits < solo.toolkits_few else 0
    most = max([player.toolkits for player in state.players])
    return state.box.final.most_toolkits if toolkits == most else 0


def final_points(state: ArtemisState, seat: Seat) -> tuple[int, ...]:
    """What each category would score now, in the order of `CATEGORIES`, the directive apart."""
    player, final = state.players[seat], state.box.final
    sets, leftovers = sets_and_leftovers(state, seat)
    return (
        unused_goods(state, seat),
        surface_points(state, seat),
        0,
        looked_up(final.buildings, len(player.buildings)),
        sets,
        leftovers,
        looked_up(final.badges, player.badges),
        toolkit_points(state, seat),
    )


class ScoreGame(Step[ArtemisState]):
    """All categories for everybody; kept directives are shown (R129)."""

    __slots__ = ()

    def run(self, state: ArtemisState) -> None:
        all_points = [final_points(state, seat) for seat in range(len(state.players))]
        for category in range(len(CATEGORIES)):
            for seat in state.turn_order():
                if category == DIRECTIVE:
                    _score_directive(state, seat)
                else:
                    _score(state, seat, category, all_points[seat][category])


def _score(state: ArtemisState, seat: Seat, category: int, points: int) -> None:
    state.players[seat].score += points
    if state.sink is not None and points:
        state.sink(CategoryScored(seat, category, points))


def _score_directive(state: ArtemisState, seat: Seat) -> None:
    player = state.players[seat]
    if player.directive != NONE:
        points = directive_points(state, seat, player.directive)
        player.score += points
        if state.sink is not None:
            state.sink(DirectiveShown(seat, player.directive, points))
