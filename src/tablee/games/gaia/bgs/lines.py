"""The lines of a logged game: who, which commands, and the bowls that a decoration tells."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from tablee.core import Sentence, TableeError
from tablee.games.gaia.box.components import FACTIONS
from tablee.games.gaia.box.hexes import CENTRES, HEX
from tablee.games.gaia.state import GaiaState
from tablee.kit.hexes import Coordinate

#: That platform's names where they differ from ours.
FACTION_NAMES: Final = tuple(code.replace("bal-taks", "baltaks") for code in FACTIONS)
AREA_NAMES: Final = ("terra", "nav", "int", "gaia", "eco", "sci")
PLACE_NAMES: Final = (*AREA_NAMES, "free1", "free2", "free3")
STRUCTURE_NAMES: Final = ("m", "ts", "lab", "PI", "ac1", "ac2", "gf", "sp")

#: Offsets of the hexes of a sector by their suffix: ring, second ring, centre.
SUFFIXES: Final[Mapping[str, Coordinate]] = {
    **dict(
        zip(
            [f"A{n}" for n in range(12)],
            [
                (2, 0), (1, 1), (0, 2), (-1, 2), (-2, 2), (-2, 1),
                (-2, 0), (-1, -1), (0, -2), (1, -2), (2, -2), (2, -1),
            ],
            strict=True,
        )
    ),
    **dict(
        zip(
            [f"B{n}" for n in range(6)],
            [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)],
            strict=True,
        )
    ),
    "C": (0, 0),
}  # fmt: skip

_NUMBER = r"\d{1,3}(?:,B)?"
_BOWLS = re.compile(
    rf"\(({_NUMBER}/{_NUMBER}/{_NUMBER}/{_NUMBER})\s*(?:⇒|=>|->)\s*"
    rf"({_NUMBER}/{_NUMBER}/{_NUMBER}/{_NUMBER})\)"
)
#: Blanks are single here, so that no letter is looked at more than a few times.
_DECORATION = re.compile(r"\([^()]*\)| using [^.(]*| returning booster\d+")
_AXIAL = re.compile(r"(-?\d+)x(-?\d+)")
_SECTOR = re.compile(r"(\d+)([ABC]\d*)")

#: Options that change nothing of the game that was played: who made the table, for one.
HARMLESS_OPTIONS: Final = (
    "advancedRules",
    "creator",
    "flexibleFederations",
    "noFedCheck",
    "randomFactions",
)
#: An option of its own, see `check_map`.
MAP: Final = "map"
#: Sectors with a second side, for two players.
TWO_SIDED: Final = ("5", "6", "7")
#: By number of sectors: their centres in the order of old saved games, which leave them out.
USUAL_CENTRES: Final[Mapping[int, Sequence[Coordinate]]] = {
    7: ((5, -2), (2, 3), (3, -5), (0, 0), (-3, 5), (-2, -3), (-5, 2)),
    10: (
        (5, -2), (2, 3), (-1, 8), (3, -5), (0, 0),
        (-3, 5), (-6, 10), (-2, -3), (-5, 2), (-8, 7),
    ),
}  # fmt: skip

#: Bowls I, II, III and the Gaia area, and where the Brainstone is (0 where it is not told).
Bowls = tuple[int, int, int, int, int]


class BadLog(TableeError):
    """A logged game that cannot be read, or that the rules do not allow.

    `line` is where, or 0 for the whole of it.
    """

    def __init__(self, line: int, problem: Sentence) -> None:
        super().__init__(
            Sentence("error-bgs-line", line=line, problem=problem) if line else problem
        )


class Line:
    """One line: `number` counts from 1, as editors do."""

    __slots__ = ("after", "before", "commands", "number", "who")

    def __init__(self, number: int, text: str) -> None:
        self.number = number
        text = " ".join(text.split())
        #: The bowls before and after, where the line tells them.
        self.before: Bowls | None = None
        self.after: Bowls | None = None
        told = _BOWLS.findall(text)
        if told:
            self.before, self.after = _bowls(told[0][0]), _bowls(told[-1][1])
        bare = _DECORATION.sub("", _BOWLS.sub("", text)).strip()
        self.who, _, rest = bare.partition(" ")
        #: Each command as its words; an empty one ends the turn.
        self.commands: list[list[str]] = [
            command.split() or ["endturn"] for command in rest.split(".")
        ]


def _bowls(text: str) -> Bowls:
    parts = text.split("/")
    one, two, three, gaia = (int(part.removesuffix(",B")) for part in parts)
    stone = next((at for at, part in enumerate(parts, start=1) if part.endswith(",B")), 0)
    return one, two, three, gaia, stone


class Log:
    """A whole logged game."""

    __slots__ = ("lines", "options", "seats", "word")

    def __init__(
        self, seats: int, word: str, lines: list[Line], options: Mapping[str, object]
    ) -> None:
        self.seats = seats
        self.word = word
        self.lines = lines
        self.options = options


def read_log(text: str) -> Log:
    """The game in plain text, one move a line, or JSON with its moves and perhaps `options`."""
    moves, options = _moves(text.removeprefix("\ufeff"))
    if not moves:
        raise BadLog(0, Sentence("error-bgs-empty"))
    for number, move in moves.items():
        if not _is_text(move):
            raise BadLog(number, Sentence("error-bgs-letters"))
    (begin, first), *rest = moves.items()
    head = first.split()
    if len(head) != 3 or head[0] != "init" or re.fullmatch(r"\d{1,3}", head[1]) is None:
        raise BadLog(begin, Sentence("error-bgs-init", text=first[:80]))
    _refuse_unsupported(int(head[1]), options)
    lines = [Line(number, move) for number, move in rest]
    return Log(int(head[1]), head[2], lines, options)


def _moves(text: str) -> tuple[dict[int, str], Mapping[str, object]]:
    """The moves by their number in the file, which may have empty lines, and the options."""
    if text.lstrip()[:1] not in ("{", "["):
        return _numbered(text.splitlines()), {}
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadLog(0, Sentence("error-bgs-json", problem=str(error))) from None
    # Saved games of the platform have the moves under another name.
    found = data.get("moves", data.get("moveHistory")) if isinstance(data, dict) else data
    options = data.get("options") if isinstance(data, dict) else None
    if not isinstance(found, list) or not all(isinstance(move, str) for move in found):
        raise BadLog(0, Sentence("error-bgs-moves"))
    return _numbered(found), options if isinstance(options, dict) else {}


def _numbered(lines: Sequence[str]) -> dict[int, str]:
    return {number: line.strip() for number, line in enumerate(lines, start=1) if line.strip()}


def _is_text(move: str) -> bool:
    """Whether it can be written to a file: JSON can name letters that cannot."""
    return not any("\ud800" <= letter <= "\udfff" for letter in move)


def _refuse_unsupported(seats: int, options: Mapping[str, object]) -> None:
    """Fan expansions, variant boards and auctions are not Gaia Project as printed."""
    if not 2 <= seats <= 4:
        raise BadLog(0, Sentence("error-bgs-seats", seats=seats))
    allowed: Mapping[str, tuple[object, ...]] = {
        "factionVariant": ("standard",),
        "layout": ("standard",),
    }
    for name, value in options.items():
        if value in (None, False, "", 0):
            continue
        if name in HARMLESS_OPTIONS:
            continue
        if name == MAP or (name in allowed and value in allowed[name]):
            continue
        _refuse_option(name, value)


def _refuse_option(name: str, value: object) -> None:
    shown = name[:40].encode("ascii", "backslashreplace").decode()
    raise BadLog(0, Sentence("error-bgs-option", option=shown, value=json.dumps(value)[:60]))


def check_map(options: Mapping[str, object], state: GaiaState) -> None:
    """The option `map`, which the platform adds to every saved game, is the map of the word."""
    told = options.get(MAP)
    if not told:
        return
    try:
        assert isinstance(told, dict)
        sectors = told.get("sectors")
        same = not told.get("mirror") and (sectors is None or _places(sectors) == _laid(state))
    except (AssertionError, AttributeError, KeyError, TypeError, ValueError):
        same = False
    if not same:
        _refuse_option(MAP, told)


def _places(sectors: list[dict[str, Any]]) -> dict[Coordinate, tuple[str, int]]:
    """By the centre of each sector: its name and its turns, as a saved game tells them."""
    usual = USUAL_CENTRES[len(sectors)]
    found = {}
    for sector, place in zip(sectors, usual, strict=True):
        centre = sector.get("center") or {"q": place[0], "r": place[1]}
        found[centre["q"], centre["r"]] = (sector["sector"], int(sector["rotation"]) % 6)
    return found


def _laid(state: GaiaState) -> dict[Coordinate, tuple[str, int]]:
    """The same for the map that lies on the table."""
    found = {}
    for centre, (tile, turns) in zip(CENTRES, state.tiles, strict=False):
        code = state.box.sector_names[tile]
        number = str(int(code.rstrip("b")))
        side = ("B" if code.endswith("b") else "A") if number in TWO_SIDED else ""
        found[centre] = (f"{number}{side}", turns % 6)
    return found


def find_hex(name: str, centres: Mapping[str, int], size: int) -> int | None:
    """The hex that `name` means: axial `QxR`, or a sector's number and suffix.

    `centres` is the place of each sector number on this map.
    """
    axial = _AXIAL.fullmatch(name)
    if axial is not None:
        found = HEX.get((int(axial[1]), int(axial[2])))
    else:
        sector = _SECTOR.fullmatch(name)
        if sector is None or sector[1] not in centres or sector[2] not in SUFFIXES:
            return None
        q, r = CENTRES[centres[sector[1]]]
        dq, dr = SUFFIXES[sector[2]]
        found = HEX.get((q + dq, r + dr))
    return found if found is not None and found < size else None
