"""`tablee train`: the weights behind a game's value are made again."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.table import Table

from tablee.arena.report.speaker import numbers, percents
from tablee.cli.files import writing_to
from tablee.cli.progress import watched
from tablee.cli.voice import Voice
from tablee.core import Game, Sentence, TableeError
from tablee.core.weights import Number
from tablee.train.folder import Folder
from tablee.train.plan import Plan, guessed_of, weights_of
from tablee.train.playing import Vector
from tablee.train.run import Comparison, compare, found, generations

#: Games of the comparison at each kind of table.
COMPARED = 200


def train(voice: Voice, opened: Game[Any], plan: Plan, workers: int, path: Path) -> None:
    """Carry out what is left of the plan, compare, and write the weights into the folder."""
    if workers < 0:
        raise TableeError(Sentence("error-workers", workers=workers))
    with writing_to(path):
        folder = Folder(path, plan)
        known = folder.read()
    if known:
        voice.err.print(voice.say("train-went-on", done=len(known), generations=plan.generations))
    try:
        steps = generations(plan, known, workers)
        for step in watched(steps, plan.generations, voice.err, done=len(known)):
            with writing_to(path):
                folder.add(step.fitness)
            known.append(step.fitness)
            voice.err.print(
                voice.say(
                    "train-generation",
                    number=step.number + 1,
                    mean=voice.number(sum(step.fitness) / len(step.fitness), 1),
                    best=voice.number(max(step.fitness), 1),
                )
            )
        weights = found(plan, known)
        voice.err.print(voice.say("train-comparing"))
        compared = compare(plan, weights, COMPARED, workers)
    except KeyboardInterrupt:
        voice.complain(voice.say("train-stopped", done=len(known), generations=plan.generations))
        raise
    voice.out.print(_table(voice, compared))
    with writing_to(path):
        made = _made(plan, compared)
        file = folder.write(guessed_of(opened), _by_name(opened, weights), made)
    voice.out.print(voice.say("train-written", path=str(file)), soft_wrap=True)


def _by_name(opened: Game[Any], vector: Vector) -> Mapping[str, Number]:
    weights = weights_of(opened)
    before = weights.vector()
    weights.assign(vector)
    try:
        return {name: getattr(weights, name) for name in weights.numbers}
    finally:
        weights.assign(before)


def _made(plan: Plan, compared: Sequence[Comparison]) -> Mapping[str, str | int]:
    """What made the weights, for whoever reads the file."""
    command = (
        f"tablee train {plan.game} --seed {plan.seed} --generations {plan.generations} "
        f"--population {plan.population} --games {plan.games}"
    )
    figures = {
        f"seats_{each.seats}": (
            f"{each.points.value:.1f} points, {each.points_before.value:.1f} before; "
            f"{each.margin.value:+.1f} ahead; won {each.won.value:.0%} "
            f"({each.won.low:.0%}-{each.won.high:.0%}) of {each.games}"
        )
        for each in compared
    }
    return {"command": command, "seed": plan.seed, **figures}


def _table(voice: Voice, compared: Sequence[Comparison]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("")
    for name in ("games", "points", "before", "margin", "won"):
        table.add_column(voice.say(f"train-{name}"), justify="right")
    for each in compared:
        table.add_row(
            voice.say("train-seats", seats=each.seats),
            str(each.games),
            numbers(voice, each.points),
            numbers(voice, each.points_before),
            numbers(voice, each.margin),
            percents(voice, each.won),
        )
    return table
