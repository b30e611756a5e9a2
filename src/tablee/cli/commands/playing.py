"""Wires the commands of people who play: `games`, `play`, `replay`, `review`."""

from pathlib import Path
from typing import Annotated

import typer

from tablee.cli.commands.words import AsJson, EditionFile, GameId, Options, Seats
from tablee.cli.games import show_games
from tablee.cli.opening import set_up
from tablee.cli.play import play, refuse_with_resume, resume
from tablee.cli.replay import replay
from tablee.cli.table.session import Seating
from tablee.cli.voice import Voice
from tablee.core import Sentence, TableeError

commands = typer.Typer()


@commands.command("games", help="help-games")
def _games(context: typer.Context, *, as_json: AsJson = False) -> None:
    show_games(context.obj, as_json=as_json)


@commands.command("play", help="help-play")
def _play(
    context: typer.Context,
    *,
    game_id: GameId,
    seats: Seats = None,
    humans: Annotated[int, typer.Option("--humans", metavar="H", help="help-humans")] = 1,
    bot: Annotated[str, typer.Option("--bot", metavar="NAME", help="help-opponent")] = "greedy",
    seed: Annotated[int | None, typer.Option("--seed", metavar="S", help="help-seed")] = None,
    option: Options = [],  # noqa: B006 - typer copies it
    edition: EditionFile = None,
    resumed: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help="help-resume")
    ] = None,
    step: Annotated[int | None, typer.Option("--from", metavar="N", help="help-from")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="help-plain")] = False,
) -> int:
    voice: Voice = context.obj
    seating = Seating(humans, bot)
    if resumed is None and step is not None:
        raise TableeError(Sentence("error-from-alone"))
    if resumed is not None:
        given = {"--seats": seats, "--seed": seed, "--option": option, "--edition": edition}
        refuse_with_resume([name for name, value in given.items() if value not in (None, [])])
        return resume(voice, game_id, seating, resumed, step, plain=plain)
    setup, game = set_up(voice, game_id, seats, option, edition)
    return play(voice, game, setup, seating, seed, plain=plain)


@commands.command("replay", help="help-replay")
def _replay(
    context: typer.Context,
    *,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-record")],
    as_json: AsJson = False,
) -> None:
    replay(context.obj, file, as_json=as_json)


@commands.command("review", help="help-review")
def _review(
    context: typer.Context,
    *,
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="help-record")],
    seat: Annotated[int, typer.Option("--seat", metavar="N", help="help-review-seat")] = 1,
    level: Annotated[str, typer.Option("--level", metavar="NAME", help="help-level")] = "hard",
) -> None:
    from tablee.cli.review import show_review  # noqa: PLC0415 - others need not wait for it

    show_review(context.obj, file, seat - 1, level)
