"""Gaia Project's vocabulary. Every fixed action is made here, once; rules take it from the tables.

| notation | means |
|---|---|
| `first 2` | chance: seat 2 is the first player |
| `map 10.0 01.2 ...` | chance: the tile and its turns (60 degrees clockwise) at each place |
| `tiles 3 9 5 ... / ...` | chance: boosters / standard / advanced / token / round / final tiles |
| `turn 2` | turn the sector in question twice by 60 degrees clockwise |
| `faction terrans` | choose a faction |
| `automa xenos` | choose the Automa's faction |
| `start 3x-2` | a first mine, or the Ivits' institute |
| `booster 4` | choose the first booster |
| `mine 3x-2` | build a mine |
| `project 3x-2` | start a Gaia project |
| `upgrade 3x-2 lab` | upgrade a structure |
| `federate` | form a federation ... |
| `unite 1x-1 2x-3`, `link 2x-2` | ... of these planets, by these satellites (of many, hex by hex) |
| `token fed4` | take a federation token, or repeat its gain |
| `research economy` | pay knowledge to advance |
| `advance economy`, `decline` | take, or refuse, what is free |
| `tech economy`, `advanced economy` | take the tech tile there |
| `cover std4` | put the advanced tile on that standard tile |
| `power-3`, `qic-1` | a power or QIC action |
| `special booster` | a special action: `booster`, `academy`, `faction`, or a tile's code |
| `station 3x-2`, `swap 3x-2`, `downgrade 3x-2` | the Ivits', Ambas' and Firaks' own |
| `lost 3x-2` | place the Lost Planet |
| `pass 4`, `pass` | pass, taking a booster |
| `convert 3pw 1o`, `burn` | free conversions |
| `end` | end the turn |
| `charge 3`, `charge 1t 3`, `charge 3 1t` | charge power; the Taklons' token before or after |
| `income 4pw`, `income 2t` | which income comes next |
| `gather 1q` | the Terrans' gain in the Gaia phase |
| `exchange` | the Itars' four tokens for a tech tile |
| `bowls 2 1 0` | how many tokens leave each bowl |
| `brainstone 2` | where the Brainstone ends: bowl 1, 2, 3, `gaia`, `gone` |
| `card 7` | chance: an Automa card is drawn |
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias, get_args

from tablee.core import Action
from tablee.games.gaia.box.components import (
    ADVANCED,
    AREAS,
    AUTOMA_CARDS,
    BOARD_ACTIONS,
    BOOSTERS,
    FACTIONS,
    STANDARD,
    STRUCTURES,
    TECH_PLACES,
    TOKENS,
)
from tablee.games.gaia.box.hexes import HEX_NAMES
from tablee.kit.actions import Numbered, table
from tablee.kit.masks import bits

#: Special actions: the booster's, the QIC academy's, the faction's, then those of tiles.
SPECIALS: Final = ("booster", "academy", "faction", *STANDARD, *ADVANCED)
SPECIAL_BOOSTER: Final = 0
SPECIAL_ACADEMY: Final = 1
SPECIAL_FACTION: Final = 2
SPECIAL_STANDARD: Final = 3
SPECIAL_ADVANCED: Final = 12
#: Where the Brainstone may be; `GONE` also for who has none.
BrainstonePlace: TypeAlias = Literal["gone", "1", "2", "3", "gaia"]
BRAINSTONE_PLACES: Final[tuple[BrainstonePlace, ...]] = get_args(BrainstonePlace)


class First(Numbered):
    __slots__ = ()


class LayMap(Action):
    """The tile and its turns at each place; tiles are indices of `sector_names`."""

    __slots__ = ("tiles",)

    def __init__(self, tiles: Sequence[tuple[int, int]], names: Sequence[str]) -> None:
        laid = " ".join(f"{names[tile]}.{turns}" for tile, turns in tiles)
        super().__init__(f"map {laid}")
        self.tiles: Final = tuple(tiles)


class LayTiles(Action):
    """Everything else that is laid out at random; each group counts from 0."""

    __slots__ = ("groups",)

    def __init__(self, groups: Sequence[Sequence[int]]) -> None:
        laid = " / ".join(" ".join(str(index + 1) for index in group) for group in groups)
        super().__init__(f"tiles {laid}")
        self.groups: Final = tuple(tuple(group) for group in groups)


class Turn(Numbered):
    __slots__ = ()


class PlayFaction(Numbered):
    __slots__ = ()


class PlayAutoma(Numbered):
    __slots__ = ()


class TakeBooster(Numbered):
    __slots__ = ()


class OnHex(Action):
    """An action at one hex."""

    __slots__ = ("hex",)

    def __init__(self, text: str, hex: int) -> None:
        super().__init__(text)
        self.hex: Final = hex


class Start(OnHex):
    __slots__ = ()


class BuildMine(OnHex):
    __slots__ = ()


class StartProject(OnHex):
    __slots__ = ()


class AddStation(OnHex):
    __slots__ = ()


class Swap(OnHex):
    __slots__ = ()


class Downgrade(OnHex):
    __slots__ = ()


class FindLostPlanet(OnHex):
    __slots__ = ()


class Upgrade(Action):
    __slots__ = ("hex", "structure")

    def __init__(self, hex: int, structure: int) -> None:
        super().__init__(f"upgrade {HEX_NAMES[hex]} {STRUCTURES[structure]}")
        self.hex: Final = hex
        self.structure: Final = structure


class Federate(Action):
    __slots__ = ()


class OnHexes(Action):
    """An action on a set of hexes, which is a bit mask."""

    __slots__ = ("hexes",)
    verb = ""

    def __init__(self, hexes: int) -> None:
        super().__init__(" ".join([self.verb, *(HEX_NAMES[index] for index in bits(hexes))]))
        self.hexes: Final = hexes


class Unite(OnHexes):
    __slots__ = ()
    verb = "unite"


class Link(OnHexes):
    __slots__ = ()
    verb = "link"


class TakeToken(Numbered):
    __slots__ = ()


class Research(Numbered):
    __slots__ = ()


class Advance(Numbered):
    __slots__ = ()


class Decline(Action):
    __slots__ = ()


class TakeTech(Numbered):
    __slots__ = ()


class TakeAdvanced(Numbered):
    __slots__ = ()


class Cover(Numbered):
    __slots__ = ()


class UseBoard(Numbered):
    __slots__ = ()


class UseSpecial(Numbered):
    __slots__ = ()


class Pass(Numbered):
    """`index` is the booster taken, -1 in the last round."""

    __slots__ = ()


class Convert(Numbered):
    """`index` names the conversion (see `rules.power.conversions`)."""

    __slots__ = ()


class Burn(Action):
    __slots__ = ()


class End(Action):
    __slots__ = ()


class Charge(Action):
    """`token` is 0 for none, 1 for the Taklons' token before the charge, 2 for after."""

    __slots__ = ("power", "token")

    def __init__(self, power: int, token: int) -> None:
        words = (f"charge {power}", f"charge 1t {power}", f"charge {power} 1t")
        super().__init__(words[token])
        self.power: Final = power
        self.token: Final = token


class TakeIncome(Action):
    """The next source of income, named by the power that it charges and the tokens it brings."""

    __slots__ = ("charge", "tokens", "tokens_first")

    def __init__(self, charge: int, tokens: int, *, tokens_first: bool) -> None:
        power, new = ([f"{charge}pw"] if charge else []), ([f"{tokens}t"] if tokens else [])
        super().__init__(" ".join(["income", *(new + power if tokens_first else power + new)]))
        self.charge: Final = charge
        self.tokens: Final = tokens
        self.tokens_first: Final = tokens_first


class Gather(Numbered):
    """`index` names the conversion whose gain the Terrans take for tokens of the Gaia area."""

    __slots__ = ()


class Exchange(Action):
    __slots__ = ()


class Bowls(Action):
    __slots__ = ("counts",)

    def __init__(self, one: int, two: int, three: int) -> None:
        super().__init__(f"bowls {one} {two} {three}")
        self.counts: Final = (one, two, three)


class Brainstone(Numbered):
    __slots__ = ()


class DrawCard(Numbered):
    """`index` is the card's number less one."""

    __slots__ = ()


FIRST: Final = table(First, "first", range(4))
TURN: Final = table(Turn, "turn", range(6))
PLAY_FACTION: Final = table(PlayFaction, "faction", FACTIONS)
PLAY_AUTOMA: Final = table(PlayAutoma, "automa", FACTIONS)
TAKE_BOOSTER: Final = table(TakeBooster, "booster", range(1, len(BOOSTERS) + 1))
START: Final = table(Start, "start", HEX_NAMES)
BUILD_MINE: Final = table(BuildMine, "mine", HEX_NAMES)
START_PROJECT: Final = table(StartProject, "project", HEX_NAMES)
ADD_STATION: Final = table(AddStation, "station", HEX_NAMES)
SWAP: Final = table(Swap, "swap", HEX_NAMES)
DOWNGRADE: Final = table(Downgrade, "downgrade", HEX_NAMES)
FIND_LOST_PLANET: Final = table(FindLostPlanet, "lost", HEX_NAMES)
#: By hex, then structure; a mine is no upgrade.
UPGRADE: Final = tuple(
    tuple(Upgrade(hex, kind) for kind in range(6)) for hex in range(len(HEX_NAMES))
)
FEDERATE: Final = Federate("federate")
TAKE_TOKEN: Final = table(TakeToken, "token", TOKENS)
RESEARCH: Final = table(Research, "research", AREAS)
ADVANCE: Final = table(Advance, "advance", AREAS)
DECLINE: Final = Decline("decline")
TAKE_TECH: Final = table(TakeTech, "tech", TECH_PLACES)
TAKE_ADVANCED: Final = table(TakeAdvanced, "advanced", AREAS)
COVER: Final = table(Cover, "cover", STANDARD)
USE_BOARD: Final = tuple(UseBoard(code, index) for index, code in enumerate(BOARD_ACTIONS))
USE_SPECIAL: Final = table(UseSpecial, "special", SPECIALS)
PASS: Final = table(Pass, "pass", range(1, len(BOOSTERS) + 1))
PASS_LAST: Final = Pass("pass", -1)
#: The common conversions, the Hadsch Hallas' with credits, those of the Nevlas and Bal T'aks, and
#: payments merged for the Nevlas and the Brainstone (R108). These are names, which records keep
#: whatever an edition says: what is paid and gained is in the box.
CONVERSIONS: Final[tuple[str, ...]] = (
    "4pw 1q",
    "3pw 1o",
    "4pw 1k",
    "1pw 1c",
    "1q 1o",
    "1k 1c",
    "1o 1c",
    "1o 1t",
    "4c 1q",
    "3c 1o",
    "4c 1k",
    "1t 1k",
    "1gf 1q",
    "2pw 2c",
    "3pw 3c",
    "4pw 1o1c",
    "6pw 2o",
)
CONVERT: Final = table(Convert, "convert", CONVERSIONS)
BURN: Final = Burn("burn")
END: Final = End("end")
#: By power, then token.
CHARGE: Final = tuple(tuple(Charge(power, token) for token in range(3)) for power in range(10))
GATHER: Final = table(Gather, "gather", ("1q", "1o", "1k", "1c"))
EXCHANGE: Final = Exchange("exchange")
BRAINSTONE: Final = table(Brainstone, "brainstone", BRAINSTONE_PLACES)
DRAW_CARD: Final = table(DrawCard, "card", range(1, AUTOMA_CARDS + 1))

FIXED: Final[tuple[Action, ...]] = (
    *FIRST,
    *TURN,
    *PLAY_FACTION,
    *PLAY_AUTOMA,
    *TAKE_BOOSTER,
    *START,
    *BUILD_MINE,
    *START_PROJECT,
    *(upgrade for hex in UPGRADE for upgrade in hex[1:]),
    FEDERATE,
    *TAKE_TOKEN,
    *RESEARCH,
    *ADVANCE,
    DECLINE,
    *TAKE_TECH,
    *TAKE_ADVANCED,
    *COVER,
    *USE_BOARD,
    *USE_SPECIAL,
    *ADD_STATION,
    *SWAP,
    *DOWNGRADE,
    *FIND_LOST_PLANET,
    *PASS,
    PASS_LAST,
    *CONVERT,
    BURN,
    END,
    *(charge for power in CHARGE for charge in power),
    *GATHER,
    EXCHANGE,
    *BRAINSTONE,
    *DRAW_CARD,
)

_INCOMES: dict[tuple[int, int, bool], TakeIncome] = {}
_BOWLS: dict[tuple[int, int, int], Bowls] = {}


def take_income(charge: int, tokens: int, *, tokens_first: bool) -> TakeIncome:
    """The one action of that kind."""
    key = (charge, tokens, tokens_first or not charge)
    if key not in _INCOMES:
        _INCOMES[key] = TakeIncome(charge, tokens, tokens_first=key[2])
    return _INCOMES[key]


def bowls(one: int, two: int, three: int) -> Bowls:
    """The one action of that kind."""
    key = (one, two, three)
    if key not in _BOWLS:
        _BOWLS[key] = Bowls(one, two, three)
    return _BOWLS[key]
