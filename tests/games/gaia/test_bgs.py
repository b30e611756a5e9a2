"""Games in the notation of boardgamers.space: read in all their spellings, refused, written."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

import pytest

from tablee.core import BadRecord, Match
from tablee.games.gaia.bgs.lines import BadLog, Line, read_log
from tablee.games.gaia.bgs.reader import Reader, replay
from tablee.games.gaia.bgs.writer import write_game
from tablee.games.gaia.box.components import INSTITUTE
from tablee.games.gaia.box.hexes import CENTRES, HEX, SECTOR
from tablee.games.gaia.game import LAST_PLAYER_TURNS_SECTORS, SETUP_WORD
from tablee.games.gaia.rules.rounds.gaia_phase import ExchangeTokens, offer_exchange
from tablee.games.gaia.rules.setup.galaxy import valid
from tablee.games.gaia.state import GaiaState
from tablee.kit.hexes import turned
from tests.games.gaia.games import own
from tests.games.gaia.oracle import gaia

GAMES = own.paths()
Lines = list[str]


def name(path: Path) -> str:
    return path.name.partition(".")[0]


def read(*lines: str) -> Match[GaiaState]:
    """The match after these lines."""
    return replay(gaia(), read_log("\n".join(lines)))


def trouble(*lines: str, lang: str = "en") -> str:
    """Why these lines are refused, in words."""
    with pytest.raises(BadLog) as caught:
        read(*lines)
    return gaia().say(caught.value.sentence, lang)


# Spellings: each turns a whole game into one that must be read as the same


def decorated(lines: Lines) -> Lines:
    """As the platform stores them: bowls before and after, and where things come from."""
    reader = Reader(gaia(), own.log(lines))
    found = lines[:1]
    for number, line in enumerate(lines[1:], start=2):
        who = Line(number, line).who
        before = bowls(reader.state, who)
        reader.read(Line(number, line))
        after = bowls(reader.state, who)
        dressed = line
        for plain, decoration in DECORATIONS:
            dressed = re.sub(plain, rf"\g<0>{decoration}", dressed)
        found.append(f"{dressed} ({before} ⇒ {after})" if before else dressed)
    return found


DECORATIONS = (
    (r"\bup \w+", " (2 ⇒ 3)"),
    (r"\bswap-PI -?\d+x-?\d+", " (from 6B1)"),
    (r"\bpass booster\d+", " returning booster3"),
    (r"\bbuild gf -?\d+x-?\d+", " using area1: 2, area2: 1"),
    (r"\bfederation \S+ fed\d", " using area1: 2, area2: 1, brainstone: 1"),
)


def bowls(state: GaiaState, who: str) -> str:
    """`2/4,B/0/0`, or nothing before there are bowls."""
    for player in state.players:
        if player.faction >= 0 and gaia_name(state, player.faction) == who:
            counts = (player.bowl_1, player.bowl_2, player.bowl_3, player.gaia_area)
            return "/".join(
                f"{count},B" if player.brainstone == at else str(count)
                for at, count in enumerate(counts, start=1)
            )
    return ""


def gaia_name(state: GaiaState, faction: int) -> str:
    return state.box.factions[faction].code.replace("bal-taks", "baltaks")


def in_sectors(lines: Lines) -> Lines:
    """Hexes by sector and place in it: two rings clockwise from the top, and the centre."""
    state = Reader(gaia(), own.log(lines)).state
    offsets = {(0, 0): "C"}
    for turn in range(6):
        offsets[turned((1, 0), turn)] = f"B{turn}"
        offsets[turned((2, 0), turn)] = f"A{2 * turn}"
        offsets[turned((1, 1), turn)] = f"A{2 * turn + 1}"

    def sector(found: re.Match[str]) -> str:
        q, r = int(found[1]), int(found[2])
        place = HEX[q, r] // len(SECTOR)
        centre = CENTRES[place]
        number = state.box.sector_names[state.tiles[place][0]].strip("0b")
        number = "10" if number == "1" and state.tiles[place][0] == 9 else number
        return f"{number}{offsets[q - centre[0], r - centre[1]]}"

    return [lines[0], *(re.sub(r"(-?\d+)x(-?\d+)", sector, line) for line in lines[1:])]


def joined_incomes(lines: Lines) -> Lines:
    return [re.sub(r"(?<=\dpw|\d\dt|.\dt)\. income ", ",", line) for line in lines]


def bare_declines(lines: Lines) -> Lines:
    return [re.sub(r"decline [^. ]+", "decline", line) for line in lines]


def spelt_endturns(lines: Lines) -> Lines:
    return [re.sub(r"\.$", ". endturn", line) for line in lines]


def ones_left_out(lines: Lines) -> Lines:
    """A missing number is one."""
    return [re.sub(r"\b(charge|income|spend) 1(?=[a-z])", r"\1 ", line) for line in lines]


def burns_together(lines: Lines) -> Lines:
    def count(found: re.Match[str]) -> str:
        return f"burn {found[0].count('burn')}"

    return [re.sub(r"burn 1(\. burn 1)+", count, line) for line in lines]


def conversions_together(lines: Lines) -> Lines:
    """`spend 1k for 1c. spend 1k for 1c` is `spend 2k for 2c`."""

    def add(found: re.Match[str]) -> str:
        times = found[0].count("spend")
        return f"spend {times}{found[2]} for {times}{found[3]}"

    alike = r"(spend 1(k|q|o|gf) for 1([a-z]))(\. \1)+"
    return [re.sub(alike, add, line) for line in lines]


def by_seat(lines: Lines) -> Lines:
    """Players called by their seats throughout."""
    seats = {line.split()[2]: line.split()[0] for line in lines if " faction " in line}
    found = []
    for line in lines:
        who, _, rest = line.partition(" ")
        found.append(f"{seats.get(who, who)} {rest}")
    return found


def loosely_spaced(lines: Lines) -> Lines:
    return [f"  {line.replace('. ', ' .  ')}\t\r" for line in lines]


SPELLINGS: list[Callable[[Lines], Lines]] = [
    decorated,
    in_sectors,
    joined_incomes,
    bare_declines,
    spelt_endturns,
    ones_left_out,
    burns_together,
    conversions_together,
    by_seat,
    loosely_spaced,
]


@pytest.mark.parametrize("spelling", SPELLINGS, ids=lambda spelling: spelling.__name__)
def test_every_spelling_is_the_same_game(spelling: Callable[[Lines], Lines]) -> None:
    changed = 0
    for path in GAMES:
        game = own.load(path)
        lines = spelling(game.lines)
        changed += sum(one != other for one, other in zip(lines, game.lines, strict=True))
        for told, found in zip(game.steps, own.follow(lines), strict=True):
            assert (found.digest, told.move) == (told.digest, told.move)
    assert changed >= 5, "the spelling makes no difference"


def test_decorations_are_read_as_values() -> None:
    line = Line(
        7, "taklons burn 1 (2/4,B/0/0 ⇒ 2/2,B/1/0). up eco (0 ⇒ 1). (2/2,B/1/0 ⇒ 0/4/1,B/3)"
    )
    assert line.who == "taklons"
    assert line.commands == [["burn", "1"], ["up", "eco"], ["endturn"]]
    assert line.before == (2, 4, 0, 0, 2)
    assert line.after == (0, 4, 1, 3, 3)


@pytest.mark.parametrize(
    ("text", "commands"),
    [
        ("x build gf 1A2 using area1: 2, area2: 4.", [["build", "gf", "1A2"], ["endturn"]]),
        ("x federation 1A2,1C fed3 using area3: 1, brainstone: 1.", [
            ["federation", "1A2,1C", "fed3"],
            ["endturn"],
        ]),
        ("x pass booster4 returning booster2", [["pass", "booster4"]]),
        ("x special swap-PI. swap-PI 1C (from 6B1).", [
            ["special", "swap-PI"],
            ["swap-PI", "1C"],
            ["endturn"],
        ]),
        ("x up nav (4 => 5). lostPlanet 1C. (1/1/1/0 -> 1/1/1/0)", [
            ["up", "nav"],
            ["lostPlanet", "1C"],
            ["endturn"],
        ]),
    ],
)  # fmt: skip
def test_decorations_are_taken_off(text: str, commands: list[list[str]]) -> None:
    assert Line(1, text).commands == commands


# Bowls that are not so


def test_wrong_bowls_are_refused() -> None:
    game = own.load(next(path for path in GAMES if "taklons" in path.name))
    lines = decorated(game.lines)
    checked = 0
    for number, line in enumerate(lines):
        told = re.search(r"\((\d+)(.*) ⇒ (\d+)", line)
        if told is None or number % 7:
            continue
        for wrong in (
            line.replace(f"({told[1]}", f"({int(told[1]) + 1}", 1),
            re.sub(r"⇒ (\d+)", f"⇒ {int(told[3]) + 1}", line),
        ):
            text = trouble(*lines[:number], wrong)
            assert text.startswith(f"Line {number + 1}: ")
            assert "power bowls hold" in text
            checked += 1
    assert checked >= 10


def test_a_misplaced_brainstone_is_refused() -> None:
    lines = opening("taklons", "terrans")
    there = bowls(read(*lines).state, "taklons")
    wrong = there.replace(",B", "") + ",B"
    text = trouble(*lines, f"taklons burn 1 ({wrong} ⇒ {wrong})")
    assert f"hold {wrong}; by the rules they hold {there}." in text


# A short game to go wrong in


def opening(one: str, other: str, word: str = "abc") -> Lines:
    """A game of two up to the first turn, mines on the first legal hexes, booster 1st and 2nd."""
    match = Match(gaia(), 2, seed=0, options={SETUP_WORD: word})
    match.play(f"faction {one}")
    match.play(f"faction {other}")
    while match.state.round == 0:
        match.play(match.legal()[0])
    while "income" in str(match.legal()[0]):
        match.play(match.legal()[0])
    return write_game(match)


def reader(one: str, other: str) -> Reader:
    """A reader at the first turn of `one`, who has nothing in store."""
    found = Reader(gaia(), own.log(opening(one, other)))
    for line in own.log(opening(one, other)).lines:
        found.read(line)
    player = found.state.players[0]
    player.bowl_1 = player.bowl_2 = player.bowl_3 = 0
    player.credits = player.ore = player.knowledge = player.qic = 0
    return found


# Merged conversions


def stock(state: GaiaState) -> tuple[int, ...]:
    player = state.players[0]
    return player.credits, player.ore, player.knowledge, player.qic, player.bowl_3


@pytest.mark.parametrize(
    ("spend", "tokens", "wanted"),
    [
        ("spend 6pw for 2o", 3, (0, 2, 0, 0, 0)),
        ("spend 2pw for 2c", 1, (2, 0, 0, 0, 0)),
        ("spend 4pw for 1o,1c", 2, (1, 1, 0, 0, 0)),
        ("spend 4pw for 1k", 2, (0, 0, 1, 0, 0)),
        ("spend 8pw for 1k,1q", 5, (0, 0, 1, 1, 1)),
        ("spend 8pw for 2o,2c", 4, (2, 2, 0, 0, 0)),
        ("spend 10pw for 3o,1c", 5, (1, 3, 0, 0, 0)),
        ("spend 2t-a3 for 2k", 3, (0, 0, 2, 0, 1)),
    ],
)
def test_the_nevlas_pay_two_power_a_token(spend: str, tokens: int, wanted: tuple[int, ...]) -> None:
    game = reader("nevlas", "terrans")
    player = game.state.players[0]
    player.add_built(INSTITUTE, 1)
    player.bowl_3 = tokens
    game.read(Line(1, f"nevlas {spend}"))
    assert stock(game.state) == wanted


@pytest.mark.parametrize(
    ("spend", "tokens", "wanted"),
    [
        ("spend 3pw for 3c", 0, (3, 0, 0, 0, 0)),
        ("spend 3pw for 1o", 0, (0, 1, 0, 0, 0)),
        ("spend 2pw for 2c", 0, (2, 0, 0, 0, 0)),
        ("spend 6pw for 2o", 3, (0, 2, 0, 0, 0)),
        ("spend 4pw for 1q", 1, (0, 0, 0, 1, 0)),
        ("spend 4pw for 1o,1c", 1, (1, 1, 0, 0, 0)),
        ("spend 4pw for 4c", 1, (4, 0, 0, 0, 0)),
    ],
)
def test_the_brainstone_pays_for_several(spend: str, tokens: int, wanted: tuple[int, ...]) -> None:
    game = reader("taklons", "terrans")
    player = game.state.players[0]
    player.bowl_3 = tokens
    player.brainstone = 3
    game.read(Line(1, f"taklons {spend}"))
    assert stock(game.state) == wanted
    assert player.brainstone == 1


def test_a_stone_left_in_its_bowl_is_said() -> None:
    """Whoever can pay without the Brainstone says what becomes of it."""
    for answer, tokens, place in (("area1", 3, 1), ("area3", 0, 3)):
        game = reader("taklons", "terrans")
        player = game.state.players[0]
        player.bowl_3, player.brainstone = 3, 3
        game.read(Line(1, f"taklons spend 3pw for 1o. brainstone {answer}"))
        assert (player.bowl_3, player.brainstone) == (tokens, place)


@pytest.mark.parametrize(
    ("spend", "answer", "tokens", "place"),
    [
        ("spend 4pw for 4c", "area1", 3, 1),
        ("spend 4pw for 4c", "area3", 0, 3),
        ("spend 4pw for 1o,1c", "area1", 3, 1),
        ("spend 3pw for 3c", "area3", 1, 3),
        ("spend 4pw for 1q", "area1", 3, 1),
        ("spend 3pw for 1t", "area3", 1, 3),
    ],
)
def test_one_answer_is_for_the_whole_payment(
    spend: str, answer: str, tokens: int, place: int
) -> None:
    """Four tokens could pay for all of it: what becomes of the Brainstone is said once."""
    game = reader("taklons", "terrans")
    player = game.state.players[0]
    player.bowl_3, player.brainstone = 4, 3
    game.read(Line(1, f"taklons {spend}. brainstone {answer}"))
    assert (player.bowl_3, player.brainstone) == (tokens, place)
    for wrong in (f"{spend}. brainstone gaia", spend, f"{spend}. brainstone area2"):
        again = reader("taklons", "terrans")
        again.state.players[0].bowl_3, again.state.players[0].brainstone = 4, 3
        with pytest.raises(BadLog):
            again.read(Line(1, f"taklons {wrong}"))


@pytest.mark.parametrize(("spend", "tokens"), [("1pw for 1c", 0), ("2pw for 2c", 1)])
def test_that_the_stone_pays_for_little_may_be_confirmed(spend: str, tokens: int) -> None:
    """Engine 4.9.0 asks for it, earlier ones do not; nothing is confirmed where it stays."""
    for confirmed in ("", ". brainstone area1"):
        game = reader("taklons", "terrans")
        player = game.state.players[0]
        player.bowl_3, player.brainstone = tokens, 3
        game.read(Line(1, f"taklons spend {spend}{confirmed}"))
        assert (player.bowl_3, player.brainstone) == (tokens, 1)
    for wrong in (". brainstone area3", ". brainstone area1. brainstone area1"):
        game = reader("taklons", "terrans")
        game.state.players[0].bowl_3, game.state.players[0].brainstone = tokens, 3
        with pytest.raises(BadLog):
            game.read(Line(1, f"taklons spend {spend}{wrong}"))
    game = reader("taklons", "terrans")
    game.state.players[0].bowl_3, game.state.players[0].brainstone = 2, 3
    with pytest.raises(BadLog):
        game.read(Line(1, f"taklons spend {spend}. brainstone area1"))


@pytest.mark.parametrize(
    ("faction", "spend", "paid", "wanted"),
    [
        ("geodens", "1q for 1c", {"qic": 1}, (1, 0, 0, 0, 0)),
        ("geodens", "2q for 1o,1c", {"qic": 2}, (1, 1, 0, 0, 0)),
        ("geodens", "1q,2k for 3c", {"qic": 1, "knowledge": 2}, (3, 0, 0, 0, 0)),
        ("geodens", "1q for 1c", {"qic": 1, "ore": 15}, (1, 15, 0, 0, 0)),
        ("geodens", "3pw for 1t", {"bowl_3": 3}, (0, 0, 0, 0, 0)),
        ("geodens", "4pw for 1o", {"bowl_3": 4}, (0, 1, 0, 0, 0)),
        ("hadsch-hallas", "4c for 1o", {"credits": 4}, (0, 1, 0, 0, 0)),
        ("baltaks", "1gf for 1c", {"gaiaformers": 1}, (1, 0, 0, 0, 0)),
        ("nevlas", "1t-a3 for 1c", {"bowl_3": 1}, (1, 0, 0, 0, 0)),
    ],
)
def test_a_payment_may_be_made_in_steps(
    faction: str, spend: str, paid: dict[str, int], wanted: tuple[int, ...]
) -> None:
    """What one conversion gains pays for another, and only the ends are written."""
    game = reader(faction.replace("baltaks", "bal-taks"), "terrans")
    player = game.state.players[0]
    player.add_built(INSTITUTE, faction != "nevlas")
    for what, count in paid.items():
        setattr(player, what, count)
    game.read(Line(1, f"{faction} spend {spend}"))
    assert stock(game.state) == wanted


@pytest.mark.parametrize(
    ("faction", "spend", "paid", "wanted"),
    [
        ("hadsch-hallas", "spend 6c for 2o", {"credits": 6}, (0, 2, 0, 0, 0)),
        ("hadsch-hallas", "spend 4c for 1q", {"credits": 5}, (1, 0, 0, 1, 0)),
        ("baltaks", "spend 2gf for 2q", {"gaiaformers": 2}, (0, 0, 0, 2, 0)),
        ("geodens", "spend 3k for 3c", {"knowledge": 4}, (3, 0, 1, 0, 0)),
        ("geodens", "spend 2q for 2o", {"qic": 2}, (0, 2, 0, 0, 0)),
    ],
)
def test_payments_of_the_same_kind_are_split(
    faction: str, spend: str, paid: dict[str, int], wanted: tuple[int, ...]
) -> None:
    game = reader(faction.replace("baltaks", "bal-taks"), "terrans")
    player = game.state.players[0]
    player.add_built(INSTITUTE, 1)
    for what, count in paid.items():
        setattr(player, what, count)
    game.read(Line(1, f"{faction} {spend}"))
    assert stock(game.state) == wanted


@pytest.mark.parametrize(
    "spend",
    [
        "spend 1pw for 1o",
        "spend 5pw for 1o",
        "spend 0pw for 0c",
        "spend 1k for 0c",
        "spend 1o for 0t",
        "spend 400pw for 100k",
        "spend 4pw,4pw for 2k",
        "spend 99pw for 33k",
        "spend 99pw for 98t",
        "spend 1k for 1c please",
        "spend 3pw for 2o",
        "spend 3k for 2c",
        "spend 1k for 2c",
        "spend 1k to 1c",
        "spend 1k for",
        "spend 1k",
        "spend 5vp for 1q",
        "burn 0",
        "burn some",
    ],
)
def test_wrong_payments_are_refused(spend: str) -> None:
    game = reader("geodens", "terrans")
    player = game.state.players[0]
    player.bowl_2, player.bowl_3, player.knowledge = 9, 9, 9
    with pytest.raises(BadLog):
        game.read(Line(1, f"geodens {spend}"))
    assert stock(game.state) == (0, 0, 9, 0, 9)


# What files look like


def test_text_and_json_are_the_same() -> None:
    game = own.load(GAMES[0])
    text = "\n".join(game.lines)
    files = [
        text,
        "\ufeff" + text,
        "\n\n" + text.replace("\n", "\r\n\r\n"),
        json.dumps(game.lines),
        json.dumps({"moves": game.lines}),
        json.dumps({"moves": game.lines, "options": {"layout": "standard", "auction": None}}),
        json.dumps({"options": {"factionVariant": "standard", "noFedCheck": True}, "moves": [
            *game.lines, " ",
        ]}),
    ]  # fmt: skip
    for file in files:
        match = replay(gaia(), read_log(file))
        assert match.over
        assert match.scores() == game.header["scores"]


BAD_FILES = {
    "nothing": ("", "no move"),
    "an empty list": ("[]", "no move"),
    "no first line": ("terrans up nav.", "begins with “init”"),
    "a word too many": ("init 2 a b", "begins with “init”"),
    "no number": ("init two a", "begins with “init”"),
    "a strange number": ("init ² a", "begins with “init”"),
    "a long number": (f"init {'9' * 5000} a", "begins with “init”"),
    "one player": ("init 1 a", "1 players are not supported"),
    "five players": ("init 5 a", "5 players are not supported"),
    "broken JSON": ('{"moves": [', "no valid JSON"),
    "bottomless JSON": ("[" * 100_000, "no valid JSON"),
    "no moves": ('{"options": {}}', "a list of texts named moves"),
    "moves of another kind": ('{"moves": [1, 2]}', "a list of texts named moves"),
    "long bowls": ("init 2 a\np1 up nav (" + "9" * 5000 + "/1/1/1 ⇒ 1/1/1/1)", "Line 2"),
}


@pytest.mark.parametrize("case", BAD_FILES)
def test_what_is_no_game_is_refused(case: str) -> None:
    file, why = BAD_FILES[case]
    with pytest.raises(BadLog) as caught:
        replay(gaia(), read_log(file))
    assert why in gaia().say(caught.value.sentence, "en")
    assert "{" not in gaia().say(caught.value.sentence, "fr").replace("{ ", "")


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("frontiers", True),
        ("auction", "choose-bid"),
        ("factionVariant", "more-balanced"),
        ("factionVariant", "beta"),
        ("layout", "xshape"),
        ("map", {"sectors": []}),
        ("customBoardSetup", True),
        ("somethingNew", [1]),
    ],
)
def test_games_that_are_not_as_printed_are_refused(option: str, value: object) -> None:
    file = json.dumps({"moves": ["init 2 abc"], "options": {option: value}})
    with pytest.raises(BadLog) as caught:
        replay(gaia(), read_log(file))
    text = gaia().say(caught.value.sentence, "en")
    assert f"option {option} = " in text


def saved_map(word: str, seats: int) -> dict[str, Any]:
    """The map of a word as the platform saves it: names, turns and centres of the sectors."""
    state = Match(gaia(), seats, seed=0, options={SETUP_WORD: word}).state
    sectors: list[dict[str, Any]] = []
    for centre, (tile, turns) in zip(CENTRES, state.tiles, strict=False):
        name = state.box.sector_names[tile].lstrip("0")
        if name[0] in "567":
            name = f"{name[0]}{'B' if name.endswith('b') else 'A'}"
        q, r = centre
        sectors.append({"sector": name, "rotation": turns, "center": {"q": q, "r": r, "s": -q - r}})
    return {"sectors": sectors, "mirror": False}


@pytest.mark.parametrize(("word", "seats"), [("abc", 2), ("abc", 3), ("Three", 4)])
def test_saved_games_of_the_platform_are_read(word: str, seats: int) -> None:
    """Their moves are called `moveHistory`; their options name a creator and the word's own map."""
    moves = [f"init {seats} {word}", "p1 faction terrans"]
    told = saved_map(word, seats)
    options = {"creator": 1, "map": told, "factionVariant": "standard"}
    saved: dict[str, Any] = {"map": [], "moveHistory": moves, "options": options, "round": 0}
    assert len(replay(gaia(), read_log(json.dumps(saved))).moves) == 1
    wrong: list[Any] = [told | {"mirror": True}, told | {"sectors": told["sectors"][1:]}, [1], "x"]
    turned_once = [dict(sector) for sector in told["sectors"]]
    turned_once[3]["rotation"] += 1
    wrong += [told | {"sectors": turned_once}, {"sectors": [{}] * len(turned_once)}]
    for other in wrong:
        saved["options"] = {"map": other}
        with pytest.raises(BadLog):
            replay(gaia(), read_log(json.dumps(saved)))


# Lines that cannot be


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("terrans up nav.", "It is geodens who has to act, not terrans."),
        ("p2 up nav.", "It is geodens who has to act, not p2."),
        ("p3 up nav.", "“p3” is no player"),
        ("xenos up nav.", "“xenos” is no player"),
        ("geodens", "is not possible now"),
        ("geodens up", "cannot be understood"),
        ("geodens up down.", "cannot be understood"),
        ("geodens bid terrans 3", "The command “bid” is unknown"),
        ("geodens set tech nav to x", "The command “set” is unknown"),
        ("geodens rotate 0x0 1", "The command “rotate” is unknown"),
        ("geodens special vp.", "The command “special vp” is unknown"),
        ("geodens build m 99x99.", "There is no hex 99x99"),
        ("geodens build m 9A0.", "There is no hex 9A0"),
        ("geodens build m 1A12.", "There is no hex 1A12"),
        ("geodens build m -1x8.", "There is no hex -1x8"),
        ("geodens build hut 0x0.", "cannot be understood"),
        ("geodens build sp 0x0.", "cannot be understood"),
        ("geodens charge 2pw", "Rule R110: "),
        ("geodens decline", "is not possible now"),
        ("geodens income 1t", "is not possible now"),
        ("geodens pass", "Rule R104: "),
        ("geodens action qic1.", "Rule R"),
        ("geodens special q.", "Rule R"),
        ("geodens federation 0x0 fed1.", "Rule R"),
        ("geodens tech nav.", "is not possible now"),
        ("geodens spend 1c for 1q.", "cannot be understood"),
        ("geodens charge 1t", "Rule R110: "),
        ("geodens special space-station.", "Rule R100: "),
        ("geodens special up-lowest.", "Rule R100: "),
        ("geodens special 4c.", "Rule R100: "),
        ("geodens brainstone area2", "“brainstone area2” is not possible now"),
        ("geodens up nav eco.", "cannot be understood"),
        ("geodens pass booster1 booster2", "cannot be understood"),
        ("geodens up nav. endturn now", "cannot be understood"),
        (f"geodens action power{'x' * 3000}.", "cannot be understood"),
        ("x" * 3000 + " up nav.", "is no player"),
        ("geodens up nav. up nav.", "is not possible now"),
        ("geodens up nav. endturn. up nav", "comes when nothing is asked"),
        ("geodens pass booster77", "cannot be understood"),
    ],
)
def test_a_line_is_refused_in_words(line: str, why: str) -> None:
    lines = opening("geodens", "terrans")
    text = trouble(*lines, line)
    assert text.startswith(f"Line {len(lines) + 1}: "), text
    assert why in text, text
    french = trouble(*lines, line, lang="fr")
    assert french.startswith(f"Ligne {len(lines) + 1}\N{NO-BREAK SPACE}: ")


@pytest.mark.parametrize("power", ["1t", "2t,1pw", "1pw,2t", "1pw,1pw", "1pw,1t,1t", "1o", "1"])
def test_power_is_charged_with_one_token_at_most(power: str) -> None:
    game = own.load(GAMES[0])
    number, line = next(
        (number, line) for number, line in enumerate(game.lines) if " charge 1pw" in line
    )
    wrong = line.replace("1pw", power)
    assert f"charge {power}” cannot be understood" in trouble(*game.lines[:number], wrong)


@pytest.mark.parametrize(
    "line",
    [
        "p1 faction terrans" + " " * 200_000 + "x",
        "p1 faction terrans " + "(" * 200_000,
        "p1 faction terrans" + " using" * 40_000 + ". x",
        "p1 faction terrans" + " returning" * 40_000,
        "p1 " + "(1/1/1/1 " * 40_000,
        "p1 spend 99pw,99c,99o,99k,99q for 98pw,98c,98t,97k",
        "p1 burn " + "9" * 4000,
        "." * 200_000,
    ],
    ids=["blanks", "brackets", "using", "returning", "bowls", "spend", "burn", "dots"],
)
def test_a_long_line_takes_no_time(line: str) -> None:
    start = process_time()
    with pytest.raises(BadLog):
        read("init 2 abc", line)
    assert process_time() - start < 2


def test_letters_that_no_file_takes_are_refused() -> None:
    for moves, number in ((["init 2 \ud800"], 1), (["init 2 a", "p1 faction \udc00"], 2)):
        with pytest.raises(BadLog) as caught:
            replay(gaia(), read_log(json.dumps({"moves": moves})))
        assert gaia().say(caught.value.sentence, "en").startswith(f"Line {number}: ")
    with pytest.raises(BadLog) as caught:
        read_log(json.dumps({"moves": ["init 2 a"], "options": {"\ud800" * 5000: 1}}))
    gaia().say(caught.value.sentence, "en").encode()


def test_lines_are_counted_as_an_editor_counts_them() -> None:
    lines = opening("geodens", "terrans")
    assert trouble(lines[0], "", "", *lines[1:], "geodens up").startswith(f"Line {len(lines) + 3}:")


def test_set_up_lines_name_what_is_built() -> None:
    lines = opening("ivits", "terrans")
    assert [line for line in lines if " build PI " in line]
    for number, line in enumerate(lines):
        wrong = line.replace(" build PI ", " build m ")
        wrong = line.replace(" build m ", " build ts ") if wrong == line else wrong
        if wrong != line:
            assert "cannot be understood" in trouble(*lines[:number], wrong)


def test_the_amount_offered_is_charged() -> None:
    game = own.load(GAMES[0])
    number, line = next(
        (number, line) for number, line in enumerate(game.lines) if " charge 1pw" in line
    )
    assert "Rule R113" in trouble(*game.lines[:number], line.replace("1pw", "2pw"))


def test_nothing_follows_the_end() -> None:
    game = own.load(GAMES[0])
    who = game.lines[-1].split()[0]
    assert "over already" in trouble(*game.lines, f"{who} up nav.")


def test_a_federation_must_be_one() -> None:
    for path in GAMES:
        lines = own.load(path).lines
        for number, line in enumerate(lines):
            found = re.match(r"(\S+ federation )(\S+),(\S+)( fed\d\.)", line)
            if found is not None:
                text = trouble(*lines[:number], f"{found[1]}{found[2]},0x0,7x-2{found[4]}")
                assert "no legal federation" in text
                return
    pytest.fail("no federation in our games")


# Games that stop, old words, turned sectors


@pytest.mark.parametrize("kept", [1, 2, 5, 12, 30, 60])
def test_a_game_may_stop_anywhere(kept: int) -> None:
    game = own.load(GAMES[-1])
    match = read(*game.lines[:kept])
    assert not match.over
    if kept > 12:
        assert match.scores() == [figures[0] for figures in game.steps[kept - 2].figures]


@pytest.mark.parametrize("word", ["Three", "12", "randomSeed"])
def test_old_words_lay_mirrored_tiles(word: str) -> None:
    played = random_game(2, word, 5)
    assert played.state.mirrored
    assert read(*write_game(played)).state == played.state


def rotated(*words: str) -> str:
    moves = ["init 2 abc", f"p2 rotate {' '.join(words)}", "p1 faction terrans"]
    return json.dumps({"moves": moves, "options": {"advancedRules": True}})


def test_the_last_player_may_turn_sectors() -> None:
    """Clockwise about the sector's centre, named either way."""
    plain = Match(gaia(), 2, seed=0, options={SETUP_WORD: "abc"}).state
    number = plain.box.sector_names[plain.tiles[0][0]].strip("0b")
    allowed = [times for times in range(6) if valid(plain, turned_first(plain, times), 7)]
    assert 2 <= len(allowed) < 6
    for times in range(6):
        log = read_log(rotated("0x0", str(times)))
        if times not in allowed:
            with pytest.raises(BadLog) as caught:
                replay(gaia(), log)
            assert "Rule R18" in gaia().say(caught.value.sentence, "en")
            continue
        match = replay(gaia(), log)
        for q, r in SECTOR:
            there = HEX[turned((q, r), times)]
            assert match.state.planets[there] == plain.planets[HEX[q, r]]
        assert match.state.planets[len(SECTOR) :] == plain.planets[len(SECTOR) :]
        again = replay(gaia(), read_log(rotated(f"{number}C", str(times))))
        assert again.state == match.state


def turned_first(state: GaiaState, times: int) -> tuple[tuple[int, int], ...]:
    """The tiles with the middle one turned."""
    (tile, turns), *others = state.tiles
    return ((tile, (turns + times) % 6), *others)


def test_turning_needs_a_centre_and_a_number() -> None:
    for words in (("1x0", "1"), ("0x0",), ("0x0", "often")):
        with pytest.raises(BadLog):
            replay(gaia(), read_log(rotated(*words)))


# Writing


def random_game(seats: int, word: str, seed: int) -> Match[GaiaState]:
    rng = Random(seed)
    match = Match(gaia(), seats, seed=seed, options={SETUP_WORD: word})
    while not match.over:
        match.play(rng.choice(match.legal()))
    return match


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_written_games_are_read_again(seats: int) -> None:
    """Twenty games each: the same actions, so the same states, and the same positions by line."""
    for seed in range(20):
        played = random_game(seats, f"word-{seed % 7}", seed)
        lines = write_game(played)
        check_grammar(lines)
        again = read(*lines)
        assert again.over
        assert again.scores() == played.scores()
        assert again.state == played.state
        assert [move.text for _, move in again.moves] == [move.text for _, move in played.moves]
        check_line_ends(lines, played)


def check_line_ends(lines: Lines, played: Match[GaiaState]) -> None:
    """After each line the reader stands where the game once stood."""
    game = gaia()
    state = game.set_up(played.header.seats, played.header.options)
    moves = iter(played.moves)
    reading = Reader(game, own.log(lines))
    done = 0
    for line in own.log(lines).lines:
        reading.read(line)
        for _ in range(len(reading.match.moves) - done):
            seat, action = next(moves)
            state.apply(action, seat)
        done = len(reading.match.moves)
        assert state == reading.state, line.number
    assert next(moves, None) is None


#: Lines of the platform's engine 4.9.0.
STONE_AT_A_PROJECT = """\
init 2 rvT-2-7
p1 faction taklons
p2 faction bescods
taklons build m 2B1
bescods build m 3A9
bescods build m 4A6
taklons build m 1B5
bescods booster booster2
taklons booster booster6
taklons build m 2A9. endturn
bescods build m 3A0. endturn
taklons charge 1pw. brainstone area2
taklons build ts 1B5. endturn
bescods special up-lowest. up eco. spend 1o for 1t. endturn
taklons up gaia. endturn
bescods spend 1k for 1c. burn 2. spend 1pw for 1c. spend 1pw for 1c. pass booster7
taklons build gf 5A4. brainstone area2. endturn""".splitlines()
STONE_FOR_LITTLE = """\
init 2 own2w58
p1 faction lantids
p2 faction taklons
lantids build m -3x-3
taklons build m -1x0
taklons build m -2x-2
lantids build m -7x3
taklons booster booster9
lantids booster booster3
taklons brainstone area2
lantids build ts -7x3.
taklons build m -1x-2.
lantids build m 1x-3. spend 1o for 1t.
taklons charge 1pw. brainstone area3
taklons up int.
lantids up gaia.
taklons action qic3.
lantids build ts 1x-3.
taklons charge 1pw
taklons spend 2pw for 2c. build ts -1x0.
lantids pass booster2
taklons spend 1pw for 1c. brainstone area1. spend 1o for 1c. burn 1. burn 1. pass booster3\
""".splitlines()


def test_the_stone_is_asked_about_at_every_project() -> None:
    """It may stay or go even where lower tokens are enough, and what was said is written again."""
    stays = read(*STONE_AT_A_PROJECT)
    assert write_game(stays)[-1].endswith(". brainstone area2.")
    goes = read(*STONE_AT_A_PROJECT[:-1], "taklons build gf 5A4. brainstone gaia.")
    assert write_game(goes)[-1].endswith(". brainstone gaia.")
    assert [match.state.players[0].brainstone for match in (stays, goes)] == [2, 4]
    assert "is not possible now" in trouble(*STONE_AT_A_PROJECT[:-1], "taklons build gf 5A4.")


def test_a_stone_spent_for_little_is_confirmed_in_writing() -> None:
    assert write_game(read(*STONE_FOR_LITTLE)) == STONE_FOR_LITTLE


def test_games_with_taklons_go_both_ways() -> None:
    written = 0
    for seed in range(12):
        rng = Random(seed)
        match = Match(gaia(), 2, seed=seed, options={SETUP_WORD: f"stone-{seed}"})
        match.play("faction taklons")
        while not match.over:
            match.play(rng.choice(match.legal()))
        lines = write_game(match)
        written += sum("brainstone" in line for line in lines)
        assert [move.text for _, move in read(*lines).moves] == [
            move.text for _, move in match.moves
        ]
    assert written >= 20


def test_itars_who_decline_an_advance_are_asked_no_more() -> None:
    """With tokens for two tiles: on that platform whoever declines has declined the second too."""
    lines = opening("itars", "terrans")
    for answer, asked_again in (("up nav", True), ("decline up", False)):
        game = Reader(gaia(), own.log(lines))
        for line in own.log(lines).lines:
            game.read(line)
        player = game.state.players[0]
        player.add_built(INSTITUTE, 1)
        player.gaia_area = 9
        offer_exchange(game.state, 0)
        game.read(Line(1, f"itars spend 4tg for tech. tech nav. {answer}"))
        assert isinstance(next(iter(game.state.questions)), ExchangeTokens) == asked_again


@pytest.mark.parametrize("path", GAMES, ids=name)
def test_our_own_games_are_written_as_they_were(path: Path) -> None:
    lines = own.load(path).lines
    check_grammar(lines)
    assert write_game(read(*lines)) == lines


def test_a_turn_that_is_not_over_is_left_out() -> None:
    lines = opening("geodens", "terrans")
    match = read(*lines, "geodens burn 1")
    assert write_game(match) == lines


def test_only_games_from_a_word_are_written() -> None:
    plain = Match(gaia(), 2, seed=1)
    turned_sectors = Match(
        gaia(), 2, seed=1, options={SETUP_WORD: "abc", LAST_PLAYER_TURNS_SECTORS: True}
    )
    for match in (plain, turned_sectors):
        with pytest.raises(BadRecord) as caught:
            write_game(match)
        assert "set-up word" in gaia().say(caught.value.sentence, "en")


# A strict grammar of the notation, written from its description and not from our code

HEX_TEXT = r"-?\d+x-?\d+"
FACTION = (
    r"(?:terrans|lantids|xenos|gleens|taklons|ambas|hadsch-hallas|ivits|geodens|baltaks|firaks"
    r"|bescods|nevlas|itars)"
)
TRACK = r"(?:terra|nav|int|gaia|eco|sci)"
PLACE = rf"(?:{TRACK}|free[1-3])"
BOOSTER = r"booster(?:[1-9]|10)"
UP = rf"(?:up {TRACK}|decline up)"
STONE = r"brainstone (?:area[123]|gaia|discard)"
TECH = rf"tech (?:{PLACE}|adv-{TRACK})"
AMOUNT = r"[1-9]\d*(?:c|o|k|q|pw|gf|t|t-a3)"
FREE = rf"(?:burn [1-9]\d*|spend {AMOUNT} for {AMOUNT}(?:,{AMOUNT})*)"
SPECIAL = r"special (?:step|range\+3|4pw|q|4c|q,5c|3o|3k|up-lowest|swap-PI|down-lab|space-station)"
MAIN = (
    rf"(?:build (?:m|ts|lab|PI|ac1|ac2|gf) {HEX_TEXT}|action (?:power[1-7]|qic[1-3])|{SPECIAL}"
    rf"|up {TRACK}|federation {HEX_TEXT}(?:,{HEX_TEXT})* fed[1-6])"
)
FOLLOWING = (
    rf"(?:build (?:m|ts|gf|sp) {HEX_TEXT}|swap-PI {HEX_TEXT}|{TECH}|cover {PLACE}|{UP}"
    rf"|lostPlanet {HEX_TEXT}|fedtile (?:fed[1-6]|gleens)|{STONE})"
)
#: Free conversions (with where the Brainstone went), the action and what it asks, conversions, end.
BEFORE = rf"(?:{FREE}\. (?:{STONE}\. )?)*"
TURN = rf"{BEFORE}{MAIN}(?:\. {FOLLOWING})*(?:\. {FREE}(?:\. {STONE})?)*\."
PASS = rf"{BEFORE}pass(?: {BOOSTER})?"
CHARGE = rf"(?:charge (?:\d+pw|1t,\d+pw|\d+pw,1t)(?:\. {STONE})?|decline \d+pw(?:,1t)?)"
INCOME_ITEM = rf"income [1-9]\d*(?:pw|t)(?:\. {STONE})?"
INCOME = rf"(?:{INCOME_ITEM}(?:\. {INCOME_ITEM})*(?:\. {STONE})*|{STONE}(?:\. {STONE})*)"
GATHER = r"spend [1-9]\d*tg for [1-9]\d*[cokq](?:,[1-9]\d*[cokq])*"
EXCHANGE = rf"spend \d+tg for tech(?:\. (?:{TECH}|cover {PLACE}|{UP}|lostPlanet {HEX_TEXT}))*"
GAIA_PHASE = (
    rf"(?:(?:{GATHER}|{EXCHANGE}|decline tech)(?:\. (?:{GATHER}|{EXCHANGE}|decline tech))*)"
)
ROUND_LINE = re.compile(rf"({FACTION}) (?:{TURN}|{PASS}|{CHARGE}|{INCOME}|{GAIA_PHASE})")


def check_grammar(lines: Lines) -> None:
    """The shape of a whole game: head, factions, first structures, boosters, rounds."""
    rest = iter(lines)
    head = re.fullmatch(r"init ([2-4]) (\S+)", next(rest))
    assert head is not None, lines[0]
    seats = int(head[1])
    factions = []
    for seat in range(seats):
        chosen = re.fullmatch(rf"p{seat + 1} faction ({FACTION})", next(rest))
        assert chosen is not None, seat
        factions.append(chosen[1])
    started = list(first_structures(rest, factions))
    boosters = [re.fullmatch(rf"({FACTION}) booster {BOOSTER}", line) for line in started[-1:]]
    boosters += [
        re.fullmatch(rf"({FACTION}) booster {BOOSTER}", next(rest)) for _ in range(seats - 1)
    ]
    assert [found[1] for found in boosters if found is not None] == factions[::-1]
    passes = 0
    for line in rest:
        found = ROUND_LINE.fullmatch(line)
        assert found is not None, line
        assert found[1] in factions, line
        passes += bool(re.search(r"\bpass( |$)", line))
    assert passes == 6 * seats


def first_structures(rest: Iterator[str], factions: list[str]) -> Iterator[str]:
    """The lines up to the first that is no structure, that one included."""
    built: list[str] = []
    for line in rest:
        found = re.fullmatch(rf"({FACTION}) build (m|PI) {HEX_TEXT}", line)
        if found is None:
            there = {faction: built.count(faction) for faction in factions}
            wanted = {"ivits": 1, "xenos": 3}
            assert there == {faction: wanted.get(faction, 2) for faction in factions}
            yield line
            return
        assert (found[2] == "PI") == (found[1] == "ivits"), line
        built.append(found[1])


def test_the_grammar_refuses_what_is_none() -> None:
    for line in (
        "terrans up nav",
        "terrans charge 2pw.",
        "terrans pass booster3.",
        "terrans up nav. up eco. build m 1x1. up nav",
        "terrans burn 1.",
        "terrans build m 1x1",
        "humans up nav.",
        "terrans spend 1k for 1c. pass booster11",
        "terrans income 0t",
    ):
        assert ROUND_LINE.fullmatch(line) is None, line
