"""Gaia Project's table as text: where everything stands, how wide it is, what its signs say."""

import io
from collections.abc import Iterator
from functools import cache
from random import Random

import pytest
from msgspec.structs import replace
from rich.console import Console

from tablee.bots import bot
from tablee.cli.boards import board
from tablee.cli.plain.screen import Screen
from tablee.cli.table.moves import Offered
from tablee.cli.table.session import Seating, Session
from tablee.cli.table.table import Table
from tablee.cli.voice import Voice
from tablee.core import Match
from tablee.core.catalogue import game
from tablee.driver import ask
from tablee.games.gaia.box.components import AREAS, PLANETS, STRUCTURES
from tablee.games.gaia.state import GaiaState
from tablee.games.gaia.view import GaiaView, observe
from tablee.games.gaia.view.shapes import HeldTile
from tests.cli.conftest import Tablee

NAMES = ("You", "Bot 2", "Bot 3", "Bot 4")
#: Where a planet is drawn: signs from column to column, and before the first planet.
STEP, LEAD = 3, 2


@cache
def voice_of(lang: str) -> Voice:
    voice = Voice(lang)
    voice.enter("gaia")
    return voice


def drawn(
    view: GaiaView,
    lang: str = "en",
    width: int = 100,
    *,
    reader: int | None = 0,
    offered: Offered | None = None,
) -> list[str]:
    """The lines of a table, without colours."""
    draw = board("gaia")
    content = draw(
        game("gaia"),
        view,
        NAMES[: view.seats],
        voice_of(lang),
        width,
        reader=reader,
        offered=offered or {},
    )
    file = io.StringIO()
    Console(width=200, file=file).print(content)
    return file.getvalue().splitlines()


def positions(seats: int) -> Iterator[Match[GaiaState]]:
    """Every position of a random game."""
    match: Match[GaiaState] = Match(game("gaia"), seats, seed=seats)
    luck = Random(seats)
    uniform = bot("random")
    while not match.over:
        yield match
        seat = match.seats_to_act[0]
        match.play(ask(uniform, match, seat, luck), seat)
    yield match


def seen(match: Match[GaiaState]) -> GaiaView:
    return observe(match.state, None)


def altered(view: GaiaView, part: str, at: int, **changes: object) -> GaiaView:
    """The view with changes to one of its players, hexes, piles..."""
    parts = list(getattr(view, part))
    parts[at] = replace(parts[at], **changes)
    return replace(view, **{part: parts})


def opening(seats: int = 4) -> GaiaView:
    return seen(Match(game("gaia"), seats, seed=3))


def begun(seats: int) -> GaiaView:
    """Somebody's first turn, of people who always take the first move offered."""
    match: Match[GaiaState] = Match(game("gaia"), seats, seed=3)
    while seen(match).question != "TakeTurn":
        seat = match.seats_to_act[0]
        match.play(match.legal(seat)[0], seat)
    return seen(match)


def place_of(view: GaiaView, name: str) -> int:
    """Where a hex stands among the hexes."""
    return next(at for at, hex in enumerate(view.hexes) if hex.hex == name)


def cell(lines: list[str], view: GaiaView, name: str) -> str:
    """The six signs of a hex."""
    hex = view.hexes[place_of(view, name)]
    return cell_of(lines, view, hex.q, hex.r)


def cell_of(lines: list[str], view: GaiaView, q: int, r: int) -> str:
    """The six signs at a coordinate."""
    left = min(hex.r for hex in view.hexes)
    top = min(-(2 * hex.q + hex.r) for hex in view.hexes)
    bare = next(row for row, line in enumerate(lines) if "↓" in line and "3x-2" not in line)
    line = lines[bare + 2 - (2 * q + r) - top]
    at = (r - left) * STEP
    return f"{line:<100}"[at : at + 2 * STEP]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_position_fits_the_screen(seats: int) -> None:
    for match in positions(seats):
        lang = ("fr", "en")[match.decisions % 2]
        seat = match.decisions % (seats + 1)
        reader = seat if seat < seats else None
        view = seen(match)
        lines = drawn(view, lang, reader=reader)
        assert max(map(len, lines)) <= 100
        assert len(lines) <= 54
        assert "…" not in "".join(lines)
        if match.decisions % 5 == 0:
            for width in (80, 160):
                lines = drawn(view, lang, width, reader=reader)
                assert max(map(len, lines)) <= width
                assert "…" not in "".join(lines)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_hex_is_found_by_its_notation(seats: int) -> None:
    view = opening(seats)
    for lang in ("fr", "en"):
        lines = drawn(view, lang)
        for hex in view.hexes:
            text = cell(lines, view, hex.hex)
            if hex.planet is not None:
                letter = voice_of(lang).say(f"gaia-sign-{hex.planet}")[0]
                assert text.split()[0] == f"{letter}{hex.q}"
            elif hex.hex == "0x0":
                assert text.strip() == f"({view.tiles[0].sector.rstrip('b')})"


@pytest.mark.parametrize("seats", [2, 4])
def test_every_column_is_named_above_and_below(seats: int) -> None:
    view = opening(seats)
    lines = drawn(view)
    for column in {hex.r for hex in view.hexes}:
        inside = [hex.q for hex in view.hexes if hex.r == column]
        for q, arrow in ((max(inside) + 1, "↓"), (min(inside) - 1, "↑")):
            name = cell_of(lines, view, q, column)
            assert name.rstrip() == f" {arrow}x{column}"


@pytest.mark.parametrize("seats", [2, 4])
def test_hexes_carry_the_numbers_of_the_moves_that_lead_there(seats: int) -> None:
    for match in positions(seats):
        reader = match.seats_to_act[0] if not match.over else None
        view = seen(match)
        offered: dict[str, list[int]] = {}
        for number, action in enumerate(match.legal() if not match.over else (), 1):
            for target in match.game.targets(match.state, match.seats_to_act[0], action):
                offered.setdefault(target, []).append(number)
        if match.decisions % 3 or not any(target.startswith("hex:") for target in offered):
            continue
        lines = drawn(view, reader=reader, offered=offered)
        for hex in view.hexes:
            numbers = offered.get(f"hex:{hex.hex}", [])
            text = cell(lines, view, hex.hex).strip()
            if numbers:
                several = "+" if len(numbers) > 1 else ""
                rest = text.removeprefix(f"{numbers[0]}{several}")
                assert rest != text
                assert not rest[:1].isdecimal()
            else:
                assert not text[:1].isdecimal()


def test_digits_of_two_hexes_never_touch() -> None:
    view = begun(4)
    offered = {f"hex:{hex.hex}": [88, 89] for hex in view.hexes}
    lines = drawn(view, offered=offered)
    names = {hex.hex for hex in view.hexes}
    for hex in view.hexes:
        text = cell(lines, view, hex.hex)
        assert text.startswith("88+")
        if f"{hex.q - 1}x{hex.r + 2}" in names:
            assert not text[-1].isdecimal()


def test_tiles_boosters_and_areas_carry_numbers_too() -> None:
    view = begun(2)
    booster, pile = view.boosters[0], view.standard[0]
    offered = {
        f"booster:{booster}": [31],
        f"tech:{pile.place}": [3],
        "area:economy": [27],
        "action:qic-3": [29],
        "special:booster": [12],
    }
    view = altered(view, "players", 0, booster=booster)

    text = "\n".join(drawn(view, offered=offered))

    assert "Boosters  31:" in text
    assert f"   3:{pile.left}·" in text
    assert "29:2q→" in text
    assert "12:[" in text
    economy = next(line for line in text.splitlines() if "Economy " in line)
    assert economy.endswith("←27")


def test_a_wide_screen_has_the_legend_beside() -> None:
    view = begun(2)
    wide, usual = drawn(view, width=160), drawn(view, width=100)
    assert max(map(len, wide)) <= 160
    assert len(wide) <= len(usual) - 6
    assert any("↓x-2" in line and "Round 1" in line and "Boosters" in line for line in wide[:1])


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_letters_tell_planets_and_structures_apart(lang: str) -> None:
    signs = [voice_of(lang).say(f"gaia-sign-{code}") for code in (*PLANETS, *STRUCTURES)]
    assert len({sign[0] for sign in signs}) == len(signs)
    assert {sign[1] for sign in signs} == {" "}
    legend = "  ".join(drawn(opening(), lang))
    assert all(sign in legend for sign in signs)


def test_sectors_that_touch_have_different_signs_of_space() -> None:
    view = opening()
    lines = drawn(view)
    by_place = {
        hex.sector: cell(lines, view, hex.hex)[LEAD]
        for hex in view.hexes
        if hex.planet is None and (hex.q, hex.r) != view.tiles[hex.sector].at
    }
    for hex in view.hexes:
        for other in view.hexes:
            dq, dr = hex.q - other.q, hex.r - other.r
            if max(abs(dq), abs(dr), abs(dq + dr)) == 1 and hex.sector != other.sector:
                assert by_place[hex.sector] != by_place[other.sector]


def test_structures_satellites_and_guests_stand_on_the_map() -> None:
    view = opening()
    planet = next(hex for hex in view.hexes if hex.planet == "terra")
    changes: dict[str, dict[str, object]] = {
        planet.hex: {"structure": "lab", "owner": 1, "shared": 2, "federations": [1]},
        "0x1": {"planet": None, "satellites": [0, 1, 2, 3]},
        "1x0": {"planet": None, "structure": "space-station", "owner": 0, "satellites": [3]},
        "5x-1": {"planet": None, "satellites": ["automa"]},
    }
    for name, change in changes.items():
        view = altered(view, "hexes", place_of(view, name), **change)

    lines = drawn(view)

    assert f"◆Lt▲{planet.q}" in cell(lines, view, planet.hex)
    assert cell(lines, view, "0x1").strip() == "●◆▲■"
    assert cell(lines, view, "1x0") == "●S■1  "
    assert cell(lines, view, "5x-1").strip() == "⬢"


@pytest.mark.parametrize("question", ["ChooseSatellites", "PlaceLostPlanet", "PlaceStation"])
def test_space_shows_its_coordinate_when_it_is_asked_for(question: str) -> None:
    view = opening()
    name = next(hex.hex for hex in view.hexes if hex.planet is None and hex.q == -10)
    assert cell(drawn(view), view, name).strip() in ("·", ":", "'")

    view = replace(view, question=question)

    assert cell(drawn(view), view, name).strip()[1:] == "-10"
    assert cell(drawn(view), view, "0x0") == " (02)0"


def test_research_and_what_lies_along_it() -> None:
    view = begun(3)
    levels = dict.fromkeys(AREAS, 0)
    view = altered(view, "players", 1, research=levels | {"economy": 5})
    view = altered(view, "players", 2, research=levels | {"economy": 2})
    view = altered(view, "advanced", 4, tile=None)
    view = altered(view, "standard", 4, tile="std5", left=3)
    lines = [line[64:] for line in drawn(view)]

    row = next(row for row, line in enumerate(lines) if line.startswith("Economy"))

    assert lines[row][10:].split(" ") == ["●··", "···", "··▲", "···", "···", "◆"]
    assert lines[row + 1].split() == ["3·+1o,1pw", "★–"]


def test_used_actions_are_crossed() -> None:
    view = begun(2)
    view = altered(view, "board_actions", 3, covered=True)
    held = [HeldTile("std9", None), HeldTile("std4", "adv13")]
    view = altered(view, "players", 0, standard=held, advanced=["adv13"], used=["std9"])
    text = "\n".join(drawn(view))

    assert "×4pw→7c" in text
    assert " 4pw→2o" in text
    own = next(line for line in text.splitlines() if "×act 4pw" in line)
    assert "★act 3k" in own
    assert "7vp" not in own


def test_a_side_shows_resources_bowls_and_the_brainstone() -> None:
    view = altered(
        begun(2),
        "players",
        0,
        faction="taklons",
        vp=27,
        credits=30,
        ore=14,
        knowledge=9,
        qic=2,
        bowls=(1, 3, 5),
        gaia_area=6,
        brainstone="2",
        built=dict(zip(STRUCTURES, (5, 2, 1, 1, 0, 0, 1, 0), strict=True)),
        satellites=7,
    )

    for width, limit in ((100, "c/30"), (80, "c")):
        lines = drawn(view, width=width)
        row = next(row for row, line in enumerate(lines) if line.startswith("● You"))
        assert lines[row].split()[2:] == [
            *("Taklons", "27", "30", "14", "9", "2", "1", "3*", "5", "6"),
            *("5", "2", "1", "1", "·", "·", "1", "·", "7"),
        ]
        heading = lines[row - 1]
        assert limit in heading.split()
        assert lines[row].index("3*") == heading.index("II ") + 1
        assert lines[row].index("5 2 1 1") == heading.index("M T L P")


def test_the_readers_own_side_comes_first() -> None:
    lines = drawn(begun(3), reader=1)
    order = [line[0] for line in lines if line[:1] in tuple("●◆▲■") and line[1:2] == " "]
    assert order[:3] == ["◆", "▲", "●"]


def test_alone_the_automa_has_a_line_and_its_cards() -> None:
    *_, match = positions(1)
    view = seen(match)
    assert view.automa is not None

    english, french = ("\n".join(drawn(view, lang)) for lang in ("en", "fr"))

    assert "⬢ Automa" in english
    assert f"card {view.automa.action}: " in english
    assert f"carte Soutien {view.automa.support}" in french
    assert f"⬢{view.finals[0].automa}" in english
    assert "neutre" in french


def test_the_last_position_has_everybodys_points() -> None:
    *_, match = positions(3)
    lines = drawn(seen(match), "fr", reader=None)
    for seat, score in enumerate(match.scores()):
        line = next(line for line in lines if f" {NAMES[seat]} " in line)
        assert f" {score} " in line


@pytest.mark.parametrize(("lead", "ranking"), [(1, "1. ● wins 2. ⬢"), (-1, "1. ⬢ wins 2. ●")])
def test_alone_the_ranking_has_the_automa(lead: int, ranking: str) -> None:
    *_, played = positions(1)
    session = Session.resumed(played, Seating(1))
    automa = session.match.state.automa
    assert automa is not None
    session.match.state.players[0].vp = automa.vp + lead
    voice = Voice("en")
    voice.enter("gaia")
    voice.out = Console(width=100, file=io.StringIO())

    Screen(Table(voice, session)).finish()

    assert isinstance(voice.out.file, io.StringIO)
    shown, _, _ = voice.out.file.getvalue().partition("Points by source")
    last = " ".join([line for line in shown.splitlines() if line.strip()][-2:])
    assert "The Automa" in last
    assert "You" in last
    assert {str(automa.vp), str(automa.vp + lead)} < set(last.split())
    assert " ".join(word for word in last.split() if word in ranking.split()) == ranking


def test_playing_draws_the_galaxy_and_filters_moves(tablee: Tablee) -> None:
    typed = ("/terra", "q")
    out = tablee("play", "gaia", "--seed", "3", "--seats", "2", "--bot", "random", typed=typed).out

    assert "↓x-3  ↓x-1" in out
    assert "Research" in out
    filtered = out[out.rindex("/terra") :]
    assert "Terrans" in filtered
    assert "Xenos" not in filtered
    assert max(map(len, out.splitlines())) <= 100
