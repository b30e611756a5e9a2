"""The lines of a logged game: who, which commands, and the bowls that a decoration tells."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Final

from tablee.core import Sentence, TableeError
from tablee.games.gaia.box.components import FACTIONS
from tablee.games.gaia.box.hexes import CENTRES, HEX
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
_DECORATION = re.compile(r"\([^)]*\)|\s+using\s[^.(]*|\s+returning\s+booster\d+")
_AXIAL = re.compile(r"(-?\d+)x(-?\d+)")
_SECTOR = re.compile(r"(\d+)([ABC]\d*)")

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
    """The game in plain text, one move a line, or JSON with `moves` and perhaps `options`."""
    moves, options = _moves(text.removeprefix("\ufeff"))
    if not moves:
        raise BadLog(0, Sentence("error-bgs-empty"))
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
    found = data.get("moves") if isinstance(data, dict) else data
    options = data.get("options") if isinstance(data, dict) else None
    if not isinstance(found, list) or not all(isinstance(move, str) for move in found):
        raise BadLog(0, Sentence("error-bgs-moves"))
    return _numbered(found), options if isinstance(options, dict) else {}


def _numbered(lines: Sequence[str]) -> dict[int, str]:
    return {number: line.strip() for number, line in enumerate(lines, start=1) if line.strip()}


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
        if name in ("advancedRules", "noFedCheck", "flexibleFederations", "randomFactions"):
            continue
        if name in allowed and value in allowed[name]:
            continue
        shown = json.dumps(value)[:60]
        raise BadLog(0, Sentence("error-bgs-option", option=str(name), value=shown))


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
