"""The edition file: what is printed, and how it may be corrected."""

import pytest

import tablee
from tablee.core import BadEdition
from tablee.games.artemis.box.components import BUILDINGS, OCEAN_KINDS
from tests.games.artemis.scenario import GAME


def test_every_value_has_a_source() -> None:
    sources = GAME.edition.sources

    assert set(sources) == {"rulebook", "public", "recalled", "reconstructed"}
    assert sources["rulebook"] > 70


def test_the_relief_track_keeps_the_worked_example() -> None:
    """R74: on the third space 2 ore, 2 energy or 2 toolkits."""
    spaces = GAME.set_up(2, {}).box.relief[:3]

    assert [(s.ore, s.energy, s.toolkits) for s in spaces] == [(2, 0, 0), (0, 2, 0), (0, 0, 2)]


def test_corrected_slots_are_played_with() -> None:
    game = tablee.game("artemis", {"buildings.kinds.manufactory.slots": ["any"]})
    kind = game.set_up(2, {}).box.kinds[BUILDINGS.index("manufactory")]

    assert (kind.size, kind.free) == (1, 1)
    assert game.edition.digest != GAME.edition.digest


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("start.ore", 4),
        ("final_scoring.badges", [0, 0, 0]),
        ("buildings.kinds.manufactory.toolkits", 3),
        ("expeditions.cards.stray_shuttle.difficulty", 9),
        ("buildings.kinds.manufactory.slots", ["captain"]),
        ("expeditions.cards.lone_beacon", None),
        ("doorstep.review", [1, 2, 3]),
        ("relief_track.spaces", []),
    ],
)
def test_what_the_rulebook_prints_is_not_corrected(key: str, value: object) -> None:
    """Nor what no edition can be."""
    with pytest.raises(BadEdition) as refused:
        tablee.game("artemis", {key: value})  # type: ignore[dict-item]

    for lang in ("fr", "en"):
        assert GAME.say(refused.value.reason, lang)


def test_two_of_each_kind_and_thirteen_kinds_a_pile() -> None:
    box = GAME.set_up(3, {}).box

    assert len(box.kinds) == 2 * OCEAN_KINDS == 26
    assert box.tile_copies == 2
    assert all(kind.size == sum(kind.typed) + kind.free for kind in box.kinds)
