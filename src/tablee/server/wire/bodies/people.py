"""Somebody’s results and ratings."""

from msgspec import Struct

from tablee.server.wire.messages import Worded


class RatingInfo(Struct):
    """A player's strength in a game: `rating` is a cautious estimate on the scale people read."""

    game: str
    rating: int
    mu: float
    sigma: float
    games: int


class ResultInfo(Struct):
    """A player's part in a finished game; `table` is null where the reader was not invited."""

    table: str | None
    game: str
    seat: int
    score: int
    place: int
    players: list[str]
    resigned: bool
    at: str


class Statistic(Struct):
    """How somebody fared in a game: in all, at so many seats, or with a faction."""

    game: str
    seats: int | None
    faction: Worded | None
    games: int
    won: int
    #: The mean of the scores, and the best.
    score: float
    best: int


class Player(Struct):
    """A player's results and ratings."""

    name: str
    account: bool
    bot: bool
    ratings: list[RatingInfo]
    results: list[ResultInfo]
    statistics: list[Statistic]


class Ranked(Struct):
    """A line of a game's ranking."""

    place: int
    name: str
    bot: bool
    rating: int
    mu: float
    sigma: float
    games: int


class Ranking(Struct):
    """The best players of a game."""

    game: str
    players: list[Ranked]
