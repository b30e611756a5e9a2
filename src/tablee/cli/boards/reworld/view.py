"""What the board reads of a seat's view of Reworld."""

import msgspec


class Port(msgspec.Struct):
    """A port with its post: a module until it is taken, then the officers laid for it."""

    port: int
    module: str | None
    cards: list[int]
    by: int | None
    adjacent_tops: list[int]


class AdmiralSpace(msgspec.Struct):
    """Who covered it, and with what if the reader may know."""

    by: int | None
    card: int | None


class City(msgspec.Struct):
    """A founded city; the panel with its name is not among the modules."""

    letter: str
    name: str
    modules: list[str]


class Side(msgspec.Struct):
    """One seat's side of the table."""

    seat: int
    score: int
    in_round: bool
    cards: int
    hand: list[int] | None
    docks: list[list[str]]
    flying: str | None
    aboard: list[str]
    cities: list[City]
    defence: list[str]
    shuttles: list[str]
    satellites: list[str]
    ships: dict[str, bool | int]


class Ship(msgspec.Struct):
    """A population ship."""

    id: str
    points: int
    target: int
    owner: int | None


class View(msgspec.Struct):
    """The whole table, as one seat sees it; `you` is `None` for a spectator."""

    chapter: int
    round: int | None
    you: int | None
    admiral: int | None
    admiral_space: AdmiralSpace
    terrabot_points: list[int]
    ports: list[Port]
    bag: dict[str, int]
    set_aside: int
    players: list[Side]
    ships: list[Ship]
