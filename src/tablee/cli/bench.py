"""`tablee bench`: how fast this machine plays."""

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from random import Random
from time import perf_counter
from typing import Any

from rich.table import Table

from tablee import build
from tablee.cli.voice import Voice
from tablee.core import CHANCE, Game
from tablee.core.catalogue import game, games
from tablee.core.draws import pick

#: Seconds given to each measurement.
PLAYING = 0.6
CLONING = 0.2


@dataclass(frozen=True)
class Figures:
    """Speed of one game at one seat count, each per second, random play on bare states."""

    game: str
    seats: int
    decisions_per_second: int
    games_per_second: float
    clones_per_second: int


def bench(voice: Voice, *, as_json: bool) -> None:
    """Print the speed of every game at every seat count."""
    figures = list(measure())
    if as_json:
        compiled = build.is_compiled()
        voice.write_json({"compiled": compiled, "figures": [asdict(line) for line in figures]})
        return
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(voice.say("bench-game"))
    for column in ("bench-seats", "bench-decisions", "bench-games", "bench-clones"):
        table.add_column(voice.say(column), justify="right")
    for line in figures:
        table.add_row(
            line.game,
            str(line.seats),
            voice.number(line.decisions_per_second),
            voice.number(line.games_per_second, 1),
            voice.number(line.clones_per_second),
        )
    voice.out.print(table)
    voice.out.print(voice.say("bench-build", build=build_name(voice)))


def build_name(voice: Voice) -> str:
    """Which build runs, in words."""
    if build.is_compiled():
        return voice.say("build-compiled")
    return voice.say("build-outdated" if build.is_outdated() else "build-pure")


def measure() -> Iterator[Figures]:
    """Figures for each game and seat count."""
    for game_id in games():
        one = game(game_id)
        for seats in one.seats:
            decisions, played, seconds, middle = _play(one, seats)
            clones = _clone(middle)
            yield Figures(
                game_id,
                seats,
                round(decisions / seconds),
                round(played / seconds, 1),
                round(clones),
            )


def _play(one: Game[Any], seats: int) -> tuple[int, int, float, Any]:
    """Random games, whole ones: decisions, games, seconds, and a position halfway through one."""
    rng = Random(1)
    decisions = played = length = 0
    middle = None
    start = perf_counter()
    while perf_counter() - start < PLAYING:
        state = one.set_up(seats, {})
        taken = 0
        while not state.over:
            if state.seats_to_act == (CHANCE,):
                state.apply(state.sample(rng))
                continue
            state.apply(pick(rng, state.legal()))
            taken += 1
            if taken == length // 2 and middle is None:
                middle = state.clone()
        length = taken
        decisions += taken
        played += 1
    return decisions, played, perf_counter() - start, middle or one.set_up(seats, {})


def _clone(state: Any) -> float:  # noqa: ANN401 - a position of any game
    """Copies a second."""
    copies = 0
    start = perf_counter()
    while perf_counter() - start < CLONING:
        for _ in range(100):
            state.clone()
        copies += 100
    return copies / (perf_counter() - start)
