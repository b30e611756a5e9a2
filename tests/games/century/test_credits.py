"""Points by source, in the rulebook's own examples."""

import pytest

from tablee.games.century.box.components import SOURCES
from tablee.games.century.rules.final_scoring import ScoreGame
from tests.games.century.scenario import table


@pytest.mark.parametrize(
    ("held", "points"), [([17, 17, 12, 7], [6, 6, 3, 0]), ([12, 9, 9, 9], [8, 2, 2, 2])]
)
def test_r73_r74_ranks_of_coins(held: list[int], points: list[int]) -> None:
    """TV6, TV7."""
    scene = table(len(held), number=6)
    for seat, coins in enumerate(held):
        scene.give(seat, coins=coins, science=0)

    scene.ask(ScoreGame())

    assert [scene.credited(seat).get("coins_rank", 0) for seat in range(len(held))] == points


def test_r72_what_the_side_counts_by_source_is_what_events_credit() -> None:
    scene = table(3, number=6)
    scene.give(0, coins=5, science=1)
    scene.litter(0, "start", 3)
    scene.environment(0, 3)

    scene.ask(ScoreGame())

    counted = dict(zip(SOURCES, scene.player(0).points, strict=True))
    assert scene.credited(0) == {source: points for source, points in counted.items() if points}
    assert scene.credited(0)["waste"] == -10
