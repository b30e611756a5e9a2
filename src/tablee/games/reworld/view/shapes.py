"""What a view of Reworld is made of. Ports, docks and officers count from 1."""

from collections.abc import Sequence
from typing import Literal

import msgspec

from tablee.games.reworld.box.components import Category, Company, Letter, Mission, ShipCode


class AdmiralSpace(msgspec.Struct, frozen=True):
    """Who covered it, and with which officer if the reader may know."""

    by: int | None
    card: int | None


class Port(msgspec.Struct, frozen=True):
    """A port with its post: a module until it is taken, and the officers laid for it."""

    port: int
    module: str | None
    #: The officers on its post, the top one last.
    cards: Sequence[int]
    by: int | None
    #: The visible officers on the adjacent posts; bare ones are left out.
    adjacent_tops: Sequence[int]


class City(msgspec.Struct, frozen=True):
    """A founded city; the panel with its name is not among the modules."""

    letter: Letter
    name: str
    modules: Sequence[str]


class Player(msgspec.Struct, frozen=True):
    """One seat's side of the table."""

    seat: int
    score: int
    in_round: bool
    cards: int
    #: How many officers of each type; known to this seat only.
    hand: Sequence[int] | None
    discarded: int
    discards: Sequence[int] | None
    #: As they lie: the leftmost tile, the first to go, comes first.
    docks: Sequence[Sequence[str]]
    flying: str | None
    aboard: Sequence[str]
    cities: Sequence[City]
    defence: Sequence[str]
    shuttles: Sequence[str]
    satellites: Sequence[str]
    #: How far this player is towards each ship.
    ships: dict[ShipCode, int]


class PopulationShip(msgspec.Struct, frozen=True):
    """A population ship, and who has won it."""

    id: ShipCode
    points: int
    target: int
    owner: int | None


class PrintedSatellite(msgspec.Struct, frozen=True):
    """A satellite; `points` are for each thing that its mission counts."""

    mission: Mission
    points: int
    letter: Letter | None
    company: Company | None
    shields: int


class Printed(msgspec.Struct, frozen=True):
    """What a board needs of the edition."""

    satellites: dict[str, PrintedSatellite]
    #: For each category, what its places pay, the first first.
    mothership: dict[Category, Sequence[int]]
    #: Lost in a category where one has nothing (R67).
    absence_penalty: int


class ReworldView(msgspec.Struct, frozen=True):
    """The whole table, as one seat or a spectator sees it."""

    chapter: Literal[1, 2]
    #: In Chapter One.
    round: int | None
    seats: int
    admiral: int | None
    admiral_space: AdmiralSpace
    #: For a terrabot taken in each round.
    terrabot_points: Sequence[int]
    ports: Sequence[Port]
    #: The port that is being paid for.
    announced: int | None
    #: What may still come, by kind of module.
    bag: dict[str, int]
    removed: Sequence[str]
    #: Officers set aside unseen.
    set_aside: int
    players: Sequence[Player]
    ships: Sequence[PopulationShip]
    printed: Printed
