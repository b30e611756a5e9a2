"""What is printed in the box: the edition is read as plain data."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import tablee

EDITION: dict[str, Any] = tomllib.loads(
    (Path(tablee.__file__).parent / "games" / "reykholt" / "edition.toml").read_text("utf-8")
)

GOODS = ("tomato", "lettuce", "mushroom", "cauliflower", "carrot")
LETTERS = dict(zip("TLMFC", GOODS, strict=True))
SIZES = (3, 4, 5, 6)
LAST_TABLE = 30

CARDS: dict[str, dict[str, Any]] = EDITION["services"]["cards"]
EVENTS: dict[str, dict[str, Any]] = EDITION["events"]["cards"]
SCENARIOS: dict[str, dict[str, Any]] = EDITION["scenarios"]["cards"]
SOLO: dict[str, Any] = EDITION["solo"]


@dataclass(frozen=True)
class GreenhouseKind:
    plots: int
    allowed: tuple[str, ...]
    rarest: str


@dataclass(frozen=True)
class Space:
    id: str
    flag: bool
    parts: tuple[dict[str, Any], ...]

    @property
    def column(self) -> str:
        return self.id.partition("-")[0]

    @property
    def row(self) -> int:
        return int(self.id.partition("-")[2])


@dataclass(frozen=True)
class Stop:
    """A table of the track."""

    good: str
    count: int
    plates: int


def stop(index: int) -> Stop:
    """The start has no plates and asks for nothing."""
    if index == 0:
        return Stop("", 0, 0)
    printed = EDITION["track"]["tables"][str(index)]
    return Stop(printed["good"], printed["count"], printed["plates"])


def greenhouse_kind(size: int) -> GreenhouseKind:
    return greenhouse_kind_of(EDITION["greenhouses"]["sizes"][str(size)], size)


def greenhouse_kind_of(printed: Mapping[str, Any], plots: int) -> GreenhouseKind:
    """Where nothing is said of goods, all are allowed."""
    return GreenhouseKind(plots, tuple(printed.get("allowed", GOODS)), printed["rarest"])


def card_order(card: str) -> int:
    return list(CARDS).index(card)


def spaces(seats: int) -> list[Space]:
    """R4: those in use; with three players the top row is covered."""
    side = EDITION["board"]["side_1_2" if seats <= 2 else "side_3_4"]["spaces"]
    found = [
        Space(name, printed.get("flag", False), tuple(printed["parts"]))
        for name, printed in side.items()
    ]
    return [space for space in found if not (seats == 3 and space.row == 1)]


def sized_piles(seats: int) -> dict[int, int]:
    """R6, R82: every number of players up to this one adds its cards."""
    piles = EDITION["greenhouses"]["piles"]
    tiers = [piles[f"from_{players}"] for players in range(1, seats + 1)]
    return {size: sum(tier[str(size)] for tier in tiers) for size in SIZES}


def rounds(seats: int, scenario: str | None) -> int:
    """R1."""
    if scenario is not None:
        return int(SCENARIOS[scenario]["rounds_solo" if seats == 1 else "rounds"])
    return int(EDITION["rounds"]["solo" if seats == 1 else "standard"])
