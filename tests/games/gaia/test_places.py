"""Places on the map in words: what a player is told must lead to one hex."""

from collections import Counter

import pytest

from tablee.core import Sentence
from tablee.games.gaia.box.components import GAIA, NONE, TRANSDIM
from tablee.games.gaia.box.hexes import HEX
from tablee.games.gaia.box.sites import Site
from tablee.games.gaia.words.places import place, telling_apart, where
from tablee.kit.hexes import Coordinate
from tablee.kit.masks import bits, mask_of
from tablee.kit.text import LANGUAGES
from tests.games.gaia.scenario import GAME, galaxy


def said(sentence: Sentence) -> list[str]:
    """In English and French."""
    return [GAME.say(sentence, lang).replace("\u00a0", " ") for lang in ("en", "fr")]


@pytest.mark.parametrize("factions", [("terrans", "xenos"), ("terrans", "xenos", "itars")])
def test_every_hex_has_a_name_of_its_own(factions: tuple[str, ...]) -> None:
    state = galaxy(*factions).state
    for lang in LANGUAGES:
        for name in (place, where):
            names = Counter(GAME.say(name(state.site(h)), lang) for h in range(len(state.planets)))
            assert not [words for words, count in names.items() if count > 1]


@pytest.mark.parametrize(
    ("at", "english", "french"),
    [
        ((0, 0), "at the centre of sector 03", "au centre du secteur 03"),
        ((2, 0), "at the north edge of sector 03", "au bord nord du secteur 03"),
        (
            (1, 1),
            "at the north-north-east edge of sector 03",
            "au bord nord-nord-est du secteur 03",
        ),
        ((-1, 2), "at the east edge of sector 03", "au bord est du secteur 03"),
        (
            (-1, 0),
            "just south of the centre of sector 03",
            "juste au sud du centre du secteur 03",
        ),
    ],
)
def test_directions_are_those_of_the_map(at: Coordinate, english: str, french: str) -> None:
    """Its first coordinate goes up, its second to the right."""
    assert said(where(Site(HEX[at], "03", NONE, alone=False))) == [english, french]


def test_two_planets_of_a_type_in_a_sector_are_told_apart() -> None:
    """R31: a transdim planet that turns may be the second Gaia planet of its sector."""
    state = galaxy("terrans", "xenos").state
    gaia = next(
        hex
        for hex in bits(state.kinds[GAIA])
        if state.site(hex).alone
        and any(state.sector(other) == state.sector(hex) for other in bits(state.kinds[TRANSDIM]))
    )
    number = state.sector(gaia)
    assert said(where(state.site(gaia))) == [
        f"on the Gaia planet of sector {number}",
        f"sur la planète Gaia du secteur {number}",
    ]
    twin = next(hex for hex in bits(state.kinds[TRANSDIM]) if state.sector(hex) == number)
    state.set_planet(twin, GAIA)
    names = [said(where(state.site(hex)))[0] for hex in (gaia, twin)]
    assert names[0] != names[1]
    assert all("edge" in name or "centre" in name for name in names)


def test_of_choices_that_look_alike_the_planets_that_differ_are_named() -> None:
    one, other, third = (mask_of(hexes) for hexes in ((0, 1, 2), (0, 1, 3), (0, 1, 30)))
    assert telling_apart(one, [one, other, third]) == [2]
    assert telling_apart(third, [one, other, third]) == []
    assert telling_apart(one, [one]) == []
