"""Our positions in the words of recorded games, and what differs between the two.

A recorded game is what another engine said after every line of its log. `position` says the same of
one of our states, figure by figure, so that comparing the two is comparing two dictionaries.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

import tablee
from tablee.core import Match
from tablee.games.gaia.bgs.lines import (
    AREA_NAMES,
    FACTION_NAMES,
    PLACE_NAMES,
    STRUCTURE_NAMES,
    Line,
    Log,
)
from tablee.games.gaia.bgs.reader import Reader
from tablee.games.gaia.box.components import BOARD_ACTIONS, GAIAFORMER, NAVIGATION, NONE, Gain
from tablee.games.gaia.box.hexes import COORDINATES
from tablee.games.gaia.game import GaiaProject
from tablee.games.gaia.rules.final_scoring import progress
from tablee.games.gaia.rules.power.charging import ChargePower
from tablee.games.gaia.rules.rounds.gaia_phase import ExchangeTokens, GatherTokens
from tablee.games.gaia.rules.rounds.income import (
    ChooseIncome,
    CollectIncome,
    TakeSource,
    TakeSources,
)
from tablee.games.gaia.rules.rounds.income import sources as income_sources
from tablee.games.gaia.rules.setup.table import ChooseBooster, ChooseFaction, PlaceStart
from tablee.games.gaia.state import GaiaState
from tablee.games.gaia.state.player import Player
from tablee.kit.masks import bits, mask_of

#: Games recorded by another engine; a clone of the repository alone has none.
FOLDER: Final = Path(__file__).resolve().parents[3] / "../shared/oracle/gaia"
MISSING: Final = f"no recorded games in {'/'.join(FOLDER.parts[-4:])}"

#: Planet letters by our number of the planet; `e` is empty space.
PLANET_LETTERS: Final = "rovdstigml"
BRAINSTONE_PLACES: Final = (None, "area1", "area2", "area3", "gaia")
#: Letters of resources, and what we call them in a gain.
INCOME_LETTERS: Final = {
    "c": "credits",
    "o": "ore",
    "k": "knowledge",
    "q": "qic",
    "pw": "charge",
    "t": "tokens",
}
INCOME_FRAMES: Final = (CollectIncome, TakeSources, TakeSource, ChooseIncome)
Figures = dict[str, Any]


@cache
def gaia() -> GaiaProject:
    """The game as it ships."""
    game = tablee.game("gaia")
    assert isinstance(game, GaiaProject)
    return game


# Recorded games


@dataclass(frozen=True)
class Recorded:
    """One file: the line and the position after it, `init` first."""

    seats: int
    moves: tuple[str, ...]
    positions: tuple[Figures, ...]

    @property
    def word(self) -> str:
        """What the table was laid out by."""
        return self.moves[0].split()[2]

    @property
    def lines(self) -> list[Line]:
        """The lines after `init`."""
        return [Line(number, move) for number, move in enumerate(self.moves, start=1)][1:]

    @property
    def log(self) -> Log:
        """The game, ready to be replayed."""
        return Log(self.seats, self.word, self.lines, {})

    @property
    def text(self) -> str:
        """The log as a file in plain text."""
        return "\n".join(self.moves) + "\n"


def paths() -> list[Path]:
    """The files of all recorded games; none when they are not there."""
    return sorted(FOLDER.glob("*.json.gz"))


def load(path: Path) -> Recorded:
    """The game in one file."""
    data = json.loads(gzip.decompress(path.read_bytes()))
    states = data["states"]
    return Recorded(
        data["head"]["players"], tuple(state["move"] for state in states), tuple(states)
    )


def follow(log: Log) -> Iterator[tuple[Line, Match[GaiaState]]]:
    """Play the log; each line with the match after it."""
    reader = Reader(gaia(), log)
    for line in log.lines:
        reader.read(line)
        yield line, reader.match


# Our positions


def position(state: GaiaState, advanced: Sequence[int]) -> Figures:
    """A state as recorded games tell it; `advanced` are the advanced tiles as laid out at first."""
    asked = state.seats_to_act
    return {
        "round": state.round,
        "phase": phase(state),
        "toMove": asked[0] if asked else None,
        "board": board(state),
        "feds": {f"fed{index + 1}": left for index, left in enumerate(state.tokens)},
        "players": [player_figures(state, seat, advanced) for seat in range(len(state.players))],
        "hexes": occupied(state),
    }


def phase(state: GaiaState) -> str:
    """What the platform calls the moment."""
    if not state.agenda:
        return "endGame"
    top = state.agenda[-1]
    if isinstance(top, ChooseFaction):
        return "setupFaction"
    if isinstance(top, PlaceStart):
        return "setupBuilding"
    if isinstance(top, ChooseBooster):
        return "setupBooster"
    if any(isinstance(frame, INCOME_FRAMES) for frame in state.agenda):
        return "roundIncome"
    if isinstance(top, GatherTokens | ExchangeTokens):
        return "roundGaia"
    return "roundLeech" if isinstance(top, ChargePower) else "roundMove"


def board(state: GaiaState) -> set[str]:
    """The board actions used this round; the platform frees them after the last round too."""
    used = state.covered_actions if state.agenda else 0
    return {BOARD_ACTIONS[index].replace("-", "") for index in bits(used)}


def player_figures(state: GaiaState, seat: int, advanced: Sequence[int]) -> Figures:
    """Everything about one player; the faction alone until all have theirs."""
    player = state.players[seat]
    faction = FACTION_NAMES[player.faction] if player.faction != NONE else None
    if any(other.faction == NONE for other in state.players):
        return {"f": faction}
    return {
        "f": faction,
        "vp": player.vp,
        "c": player.credits,
        "o": player.ore,
        "k": player.knowledge,
        "q": player.qic,
        "pw": [player.bowl_1, player.bowl_2, player.bowl_3, player.gaia_area],
        "brain": BRAINSTONE_PLACES[player.brainstone],
        "res": list(player.research),
        "range": state.box.ranges[player.research[NAVIGATION]],
        "gf": [
            player.gaiaformers + player.gaiaformers_away + player.built[GAIAFORMER],
            player.gaiaformers_away,
        ],
        "b": dict(zip(STRUCTURE_NAMES, player.built, strict=True)),
        "lost": int(player.lost_planet != NONE),
        "sat": player.satellites.bit_count(),
        "fc": player.federations,
        "booster": f"booster{player.booster + 1}" if player.booster != NONE else None,
        "techs": standard_tiles(state, player),
        "advanced": advanced_tiles(player, advanced),
        "fed": federation_tokens(player),
        "green": player.green,
        "income": income(state, player),
        "final": [progress(player, final) for final in state.finals],
    }


def standard_tiles(state: GaiaState, player: Player) -> list[list[object]]:
    """Position on the research board, tile, whether it is uncovered; in the order gained."""
    return [
        [PLACE_NAMES[state.standard_at.index(tile)], f"tech{tile + 1}", tile not in player.covered]
        for tile in player.standard
    ]


def advanced_tiles(player: Player, advanced: Sequence[int]) -> list[list[object]]:
    """The same of advanced tiles, which nothing covers."""
    return [
        [f"adv-{AREA_NAMES[advanced.index(tile)]}", f"advtech{tile + 1}", True]
        for tile in player.advanced
    ]


def federation_tokens(player: Player) -> list[str]:
    """The names of the tokens; the seventh is the Gleens' own."""
    return sorted(
        f"fed{index + 1}" if index < 6 else "gleens"
        for index, count in enumerate(player.tokens)
        for _ in range(count)
    )


def income(state: GaiaState, player: Player) -> dict[str, int]:
    """What the next income phase brings by letters.

    The platform counts the booster's income while it is pending: from the choice of the booster
    until the income phase after it is over for everybody.
    """
    found: Counter[str] = Counter()
    for source in income_sources(state, player):
        found.update(in_letters(source))
    pending = player.passed or phase(state) in {"setupBooster", "roundIncome"}
    if player.booster != NONE and not pending:
        found.subtract(in_letters(state.box.boosters[player.booster].income))
    return {letter: count for letter, count in found.items() if count}


def in_letters(gained: Gain) -> dict[str, int]:
    """A gain by letters."""
    return {letter: getattr(gained, name) for letter, name in INCOME_LETTERS.items()}


def occupied(state: GaiaState) -> dict[str, list[object]]:
    """Planet, building, owner, second mine's owner and federations of each hex that has any."""
    pieces = zip(state.owner, state.structure, strict=True)
    marked = mask_of(hex for hex, piece in enumerate(pieces) if piece != (NONE, NONE))
    for player in state.players:
        marked |= player.federated | player.shared_mines
    found: dict[str, list[object]] = {}
    for hex in bits(marked):
        second = [seat for seat, p in enumerate(state.players) if p.shared_mines >> hex & 1]
        federated = [seat for seat, p in enumerate(state.players) if p.federated >> hex & 1]
        planet, building, owner = state.planets[hex], state.structure[hex], state.owner[hex]
        assert len(second) <= 1
        found[hex_name(*COORDINATES[hex])] = [
            PLANET_LETTERS[planet] if planet != NONE else "e",
            STRUCTURE_NAMES[building] if building != NONE else None,
            owner if owner != NONE else None,
            second[0] if second else None,
            federated,
        ]
    return found


def hex_name(q: int, r: int) -> str:
    return f"{q}x{r}"


# Comparing


def recorded_position(told: Mapping[str, Any]) -> Figures:
    """A recorded position in the form of `position`."""
    return {
        "round": told["round"],
        "phase": told["phase"],
        "toMove": told.get("toMove"),
        "board": set(told["board"]),
        "feds": told["feds"],
        "players": [recorded_player(player) for player in told["players"]],
        "hexes": {
            hex_name(q, r): [planet, building, owner, second, sorted(federations or [])]
            for q, r, planet, building, owner, second, federations in told["hexes"]
        },
    }


def recorded_player(told: Mapping[str, Any]) -> Figures:
    if "vp" not in told:
        return dict(told)
    tiles = told["techs"]
    return {
        **told,
        "booster": told.get("booster"),
        "techs": [tile for tile in tiles if not tile[0].startswith("adv-")],
        "advanced": [tile for tile in tiles if tile[0].startswith("adv-")],
        "fed": sorted(name for name, _ in told["fed"]),
        "green": sum(green for _, green in told["fed"]),
        "income": recorded_income(told["income"]),
    }


def recorded_income(text: str) -> dict[str, int]:
    """`3c,o,2pw` by letters; a missing number is one."""
    found: Counter[str] = Counter()
    for part in filter(None, text.split(",")):
        read = re.fullmatch(r"(\d*)([a-z]+)", part)
        assert read is not None, f"an income of {part!r}"
        found[read[2]] += int(read[1] or 1)
    return {letter: count for letter, count in found.items() if count}


def differences(ours: Any, theirs: Any, name: str = "") -> list[str]:
    """Where two positions differ, each with its path, ours and theirs."""
    if isinstance(ours, dict) and isinstance(theirs, dict):
        keys = sorted(ours.keys() | theirs.keys())
        pairs = [(str(key), ours.get(key), theirs.get(key)) for key in keys]
    elif (
        isinstance(ours, list)
        and isinstance(theirs, list)
        and len(ours) == len(theirs)
        and any(isinstance(item, dict) for item in ours)
    ):
        pairs = [(str(at), one, theirs[at]) for at, one in enumerate(ours)]
    else:
        return [] if ours == theirs else [f"{name}: we say {ours!r}, the record {theirs!r}"]
    path = f"{name}." if name else ""
    return [found for key, one, other in pairs for found in differences(one, other, f"{path}{key}")]


def compare(state: GaiaState, advanced: Sequence[int], told: Mapping[str, Any]) -> list[str]:
    """What differs between a state and the recorded position after the same line."""
    return differences(position(state, advanced), recorded_position(told))


def digest(figures: Mapping[str, Any]) -> str:
    """A short mark of a whole position."""
    text = json.dumps(figures, sort_keys=True, default=sorted)
    return hashlib.sha256(text.encode()).hexdigest()[:12]
