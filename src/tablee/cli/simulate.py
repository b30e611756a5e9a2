"""`tablee simulate`: bots play many games, in one process or several."""

import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Any

from rich.table import Table

from tablee.arena.processes import spread
from tablee.cli.files import ENDING, make_folder, write_text
from tablee.cli.opening import Setup, seat_bots
from tablee.cli.progress import watched
from tablee.cli.standings import mark, opponent_mark, told
from tablee.cli.voice import Voice
from tablee.core import Game, Json, Outcome, Result, Sentence, TableeError
from tablee.driver import play_out

#: Games that a process plays before it is given more: enough to hide the cost of asking, few
#: enough that no process is left with work when the others are done.
MOST_AT_ONCE = 6
SHARES = 8


@dataclass(frozen=True)
class Plan:
    """A simulation: what is played, by whom, and where its records go."""

    setup: Setup
    bots: tuple[str, ...]
    first_seed: int
    games: int
    folder: Path | None = None

    @property
    def seeds(self) -> range:
        """Game k has the first seed plus k."""
        return range(self.first_seed, self.first_seed + self.games)

    def path(self, seed: int) -> Path | None:
        """Where the record of that game goes."""
        return self.folder / f"{seed}{ENDING}" if self.folder is not None else None


@dataclass(frozen=True)
class Played:
    """How one game ended."""

    seed: int
    outcome: Outcome
    decisions: int


def simulate(voice: Voice, plan: Plan, workers: int, *, as_json: bool) -> None:
    """Play the games of `plan` and print how they ended."""
    if plan.games < 1:
        raise TableeError(Sentence("error-games", games=plan.games))
    if workers < 0:
        raise TableeError(Sentence("error-workers", workers=workers))
    seat_bots(plan.bots, plan.setup.seats)
    if plan.folder is not None:
        make_folder(plan.folder)
        _refuse_to_overwrite(plan)
    start = perf_counter()
    played = list(watched(_play_all(plan, workers), plan.games, voice.err))
    seconds = perf_counter() - start
    played.sort(key=lambda game: game.seed)
    speed = sum(game.decisions for game in played) / seconds
    if as_json:
        voice.write_json(_json(plan, played, speed))
    else:
        voice.out.print(_table(voice, plan, played))
        decisions = sum(game.decisions for game in played)
        voice.out.print(
            voice.say(
                "simulate-speed",
                games=plan.games,
                decisions=decisions,
                seconds=voice.number(seconds, 1),
                speed=round(speed),
            )
        )


def _refuse_to_overwrite(plan: Plan) -> None:
    """Raises `TableeError` if the folder has a record of one of the seeds, before any is played."""
    for seed in plan.seeds:
        path = plan.path(seed)
        if path is not None and path.exists():
            raise TableeError(Sentence("error-record-there", path=str(path)))


def _play_all(plan: Plan, workers: int) -> Iterator[Played]:
    """Every game as it ends, in any order."""
    processes = min(workers or os.cpu_count() or 1, plan.games)
    if processes == 1:
        yield from _play_share(plan, plan.seeds)
        return
    size = max(1, min(MOST_AT_ONCE, plan.games // (processes * SHARES)))
    shares = (plan.seeds[at : at + size] for at in range(0, plan.games, size))
    for share in spread(partial(_play_list, plan), shares, processes):
        yield from share


def _play_list(plan: Plan, seeds: Sequence[int]) -> list[Played]:
    """A process's part of the games."""
    return list(_play_share(plan, seeds))


def _play_share(plan: Plan, seeds: Sequence[int]) -> Iterator[Played]:
    game = plan.setup.game()
    for seed in seeds:
        yield _play(plan, game, seed)


def _play(plan: Plan, game: Game[Any], seed: int) -> Played:
    """Play one game to its end and save its record."""
    match = plan.setup.match(game, seed)
    play_out(match, seat_bots(plan.bots, plan.setup.seats))
    path = plan.path(seed)
    if path is not None:
        write_text(path, str(match.record))
    return Played(seed, match.outcome(), match.decisions)


def _json(plan: Plan, played: Sequence[Played], speed: float) -> Json:
    seats = plan.setup.seats
    names: list[Json] = list(plan.bots if len(plan.bots) == seats else plan.bots * seats)
    return {
        "game": plan.setup.game_id,
        "seats": seats,
        "bot": plan.bots[0] if len(set(plan.bots)) == 1 else names,
        "bots": names,
        "options": dict(plan.setup.options),
        "games": [
            {
                "seed": game.seed,
                **told(game.outcome, over=True),
                "decisions": game.decisions,
            }
            for game in played
        ],
        "decisions_per_second": round(speed, 1),
    }


def _table(voice: Voice, plan: Plan, played: Sequence[Played]) -> Table:
    """Mean score and victories of each seat; a shared victory counts for all who share it.

    Below them the same of opponents without a seat, and how often goals were reached.
    """
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for column in ("simulate-seat", "simulate-bot"):
        table.add_column(voice.say(column))
    for column in ("simulate-mean", "simulate-wins"):
        table.add_column(voice.say(column), justify="right")
    for seat in range(plan.setup.seats):
        name = plan.bots[seat % len(plan.bots)]
        results = [game.outcome.results[seat] for game in played]
        table.add_row(mark(seat) + f" {seat}", name, *_figures(voice, results))
    for place, opponent in enumerate(played[0].outcome.opponents):
        results = [game.outcome.opponents[place] for game in played]
        name = voice.say(opponent.opponent)
        table.add_row(opponent_mark(place) + f" {name}", "", *_figures(voice, results))
    for place, goal in enumerate(played[0].outcome.goals):
        goals = [game.outcome.goals[place] for game in played]
        mean = voice.number(sum(goal.value for goal in goals) / len(goals), 1)
        table.add_row(voice.say(goal.key), "", mean, str(sum(goal.reached for goal in goals)))
    return table


def _figures(voice: Voice, results: Sequence[Result]) -> tuple[str, str]:
    """Mean score and victories."""
    mean = sum(result.score for result in results) / len(results)
    return voice.number(mean, 1), str(sum(result.won for result in results))
