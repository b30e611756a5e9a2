"""Standings: points by place, and what decides between those who have as many."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import groupby
from typing import Literal, TypeAlias

Format: TypeAlias = Literal["league", "swiss"]
TieBreak: TypeAlias = Literal["direct", "opponents", "share", "wins"]


@dataclass(frozen=True)
class Finisher:
    """Somebody's part in a finished game."""

    player: str
    place: int
    score: int
    lost: bool = False


@dataclass
class Standing:
    """How somebody stands; the same place where nothing tells two apart."""

    player: str
    place: int = 0
    points: Fraction = Fraction(0)
    played: int = 0
    sat_out: int = 0
    tie_breaks: dict[TieBreak, Fraction] = field(default_factory=dict)


def tie_breaks(kind: Format, seats: int) -> tuple[TieBreak, ...]:
    """What decides between those who have as many points, in this order."""
    are_duels = kind == "league" and seats == 2
    return ("direct" if are_duels else "opponents", "share", "wins")


def points(game: Sequence[Finisher], seats: int) -> dict[str, Fraction]:
    """Two points for each rival who is behind, one for each who is level.

    A table with fewer than `seats` counts as much as a full one: its winner has as many.
    """
    worth = Fraction(seats - 1, len(game) - 1)
    return {
        one.player: worth
        * sum((other.place > one.place) * 2 + (other.place == one.place) for other in game)
        - worth
        for one in game
    }


def points_for_sitting_out(seats: int) -> Fraction:
    """As many as a place in the middle of a table brings."""
    return Fraction(seats - 1)


def standings(
    players: Sequence[str],
    games: Iterable[Sequence[Finisher]],
    sat_out: Mapping[str, int],
    seats: int,
    kind: Format,
) -> list[Standing]:
    """Everybody, the best first; those whom nothing tells apart in the order of `players`."""
    known = [game for game in games if len(game) > 1]
    found = {player: Standing(player) for player in players}
    earned: dict[str, Fraction] = defaultdict(Fraction)
    for game in known:
        for player, gained in points(game, seats).items():
            earned[player] += gained
    for player, standing in found.items():
        standing.sat_out = sat_out.get(player, 0)
        standing.played = sum(player == one.player for game in known for one in game)
        earned[player] += standing.sat_out * points_for_sitting_out(seats)
        standing.points = earned[player]
    for name in tie_breaks(kind, seats):
        for player, standing in found.items():
            standing.tie_breaks[name] = _tie_break(name, player, known, earned, seats)
    return _ranked(list(found.values()))


def _ranked(found: list[Standing]) -> list[Standing]:
    def merit(standing: Standing) -> tuple[Fraction, ...]:
        return (standing.points, *standing.tie_breaks.values())

    found.sort(key=merit, reverse=True)
    place = 1
    for _, equal in groupby(found, key=merit):
        together = list(equal)
        for standing in together:
            standing.place = place
        place += len(together)
    return found


def _tie_break(
    name: TieBreak,
    player: str,
    games: Sequence[Sequence[Finisher]],
    earned: Mapping[str, Fraction],
    seats: int,
) -> Fraction:
    mine = [game for game in games if any(one.player == player for one in game)]
    if name == "direct":
        level = [other for other in earned if earned[other] == earned[player]]
        return _between(player, level, games, seats)
    if name == "opponents":
        met = [earned[one.player] for game in mine for one in game if one.player != player]
    elif name == "share":
        met = [_share(player, game) for game in mine]
    else:
        return sum((_win(player, game) for game in mine), Fraction(0))
    return sum(met, Fraction(0)) / len(met) if met else Fraction(0)


def _between(
    player: str, level: Collection[str], games: Sequence[Sequence[Finisher]], seats: int
) -> Fraction:
    """The points of games between those who are level, where all of them have met as often."""
    among = [game for game in games if all(one.player in level for one in game)]
    met: dict[frozenset[str], int] = defaultdict(int)
    for game in among:
        met[frozenset(one.player for one in game)] += 1
    pairs = len(level) * (len(level) - 1) // 2
    if len(met) < pairs or len(set(met.values())) != 1:
        return Fraction(0)
    return sum((points(game, seats).get(player, Fraction(0)) for game in among), Fraction(0))


def _share(player: str, game: Sequence[Finisher]) -> Fraction:
    """The player's part of all points scored at a table; whoever gave up has scored none."""
    lowest = min(0, *(one.score for one in game))
    scored = {one.player: 0 if one.lost else one.score - lowest for one in game}
    total = sum(scored.values())
    return Fraction(scored[player], total) if total else Fraction(1, len(game))


def _win(player: str, game: Sequence[Finisher]) -> Fraction:
    """A win, or the player's part of it where several came first."""
    first = [one.player for one in game if one.place == min(other.place for other in game)]
    return Fraction(player in first, len(first))
