"""Wires the commands in which bots play: `simulate`, `arena`, `report`, `train` and so on."""

from pathlib import Path
from typing import Annotated

import typer

from tablee.cli.bench import bench
from tablee.cli.commands.words import AsJson, EditionFile, GameId, Options, Seats
from tablee.cli.opening import set_up
from tablee.cli.simulate import Plan, simulate
from tablee.cli.voice import Voice
from tablee.core import Sentence, TableeError
from tablee.core.catalogue import game
from tablee.core.catalogue import games as known_games

commands = typer.Typer()


@commands.command("simulate", help="help-simulate")
def _simulate(
    context: typer.Context,
    *,
    game_id: GameId,
    seats: Seats = None,
    games: Annotated[int, typer.Option("--games", metavar="K", help="help-games-count")] = 1,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="help-first-seed")] = 1,
    bot: Annotated[list[str], typer.Option("--bot", metavar="NAME", help="help-bot")] = ["greedy"],  # noqa: B006
    option: Options = [],  # noqa: B006
    edition: EditionFile = None,
    workers: Annotated[int, typer.Option("--workers", metavar="W", help="help-workers")] = 1,
    save: Annotated[Path | None, typer.Option("--save", metavar="DIR", help="help-save")] = None,
    as_json: AsJson = False,
) -> None:
    voice: Voice = context.obj
    setup, _ = set_up(voice, game_id, seats, option, edition)
    simulate(voice, Plan(setup, tuple(bot), seed, games, save), workers, as_json=as_json)


@commands.command("arena", help="help-arena")
def _arena(
    context: typer.Context,
    *,
    game_id: GameId,
    bots: Annotated[str, typer.Option("--bots", metavar="A,B,...", help="help-arena-bots")],
    games: Annotated[int, typer.Option("--games", metavar="K", help="help-arena-games")] = 100,
    seats: Seats = None,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="help-first-seed")] = 1,
    option: Options = [],  # noqa: B006
    edition: EditionFile = None,
    workers: Annotated[int, typer.Option("--workers", metavar="W", help="help-workers")] = 0,
    to: Annotated[Path | None, typer.Option("--to", metavar="DIR", help="help-arena-to")] = None,
    on: Annotated[str, typer.Option("--on", metavar="WHERE", help="help-arena-on")] = "processes",
) -> None:
    from tablee.arena.plan import Plan as ArenaPlan  # noqa: PLC0415 - others need not wait for it
    from tablee.cli.arena import arena  # noqa: PLC0415

    voice: Voice = context.obj
    voice.enter_room("tablee.arena")
    setup, opened = set_up(voice, game_id, seats, option, edition)
    names = [name.strip() for name in bots.split(",") if name.strip()]
    plan = ArenaPlan.of(opened, setup.seats, setup.options, names, games=games, seed=seed)
    arena(voice, plan, workers, to, on)


@commands.command("report", help="help-report")
def _report(
    context: typer.Context,
    *,
    game_id: GameId,
    to: Annotated[Path, typer.Option("--to", metavar="DIR", help="help-report-to")],
    versus: Annotated[
        Path | None, typer.Option("--versus", metavar="FILE", help="help-report-versus")
    ] = None,
    bot: Annotated[str, typer.Option("--bot", metavar="NAME", help="help-report-bot")] = "normal",
    games: Annotated[int, typer.Option("--games", metavar="K", help="help-games-count")] = 200,
    seats: Seats = None,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="help-first-seed")] = 1,
    option: Options = [],  # noqa: B006
    edition: EditionFile = None,
    workers: Annotated[int, typer.Option("--workers", metavar="W", help="help-workers")] = 0,
) -> None:
    from tablee.arena.plan import Plan as ArenaPlan  # noqa: PLC0415 - others need not wait for it
    from tablee.cli.report import balance  # noqa: PLC0415

    voice: Voice = context.obj
    voice.enter_room("tablee.arena")

    def plan_of(file: Path | None) -> ArenaPlan:
        setup, opened = set_up(voice, game_id, seats, option, file)
        return ArenaPlan.of(opened, setup.seats, setup.options, [bot], games=games, seed=seed)

    plan = plan_of(edition)
    other = plan_of(versus) if versus is not None else None
    if other is not None and other.edition == plan.edition:
        raise TableeError(Sentence("error-versus-same", path=str(versus)))
    balance(voice, plan, other, workers, to)


@commands.command("train", help="help-train")
def _train(
    context: typer.Context,
    *,
    game_id: GameId,
    to: Annotated[Path, typer.Option("--to", metavar="DIR", help="help-train-to")],
    generations: Annotated[
        int, typer.Option("--generations", metavar="N", help="help-train-generations")
    ] = 100,
    population: Annotated[
        int, typer.Option("--population", metavar="P", help="help-train-population")
    ] = 20,
    games: Annotated[int, typer.Option("--games", metavar="K", help="help-train-games")] = 10,
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="help-train-seed")] = 1,
    workers: Annotated[int, typer.Option("--workers", metavar="W", help="help-workers")] = 0,
) -> None:
    voice: Voice = context.obj
    voice.enter_room("tablee.arena")
    voice.enter_room("tablee.train")
    try:
        from tablee.cli.train import train  # noqa: PLC0415 - others need not wait for it
        from tablee.train.plan import Plan as TrainingPlan  # noqa: PLC0415
    except ModuleNotFoundError:
        raise TableeError(Sentence("error-train-extra")) from None
    opened = game(game_id)
    plan = TrainingPlan.of(
        opened, seed=seed, generations=generations, population=population, games=games
    )
    train(voice, opened, plan, workers, to)


@commands.command("dataset", help="help-dataset")
def _dataset(
    context: typer.Context,
    *,
    game_id: Annotated[
        str | None, typer.Argument(metavar="GAME", help="help-dataset-game", show_default=False)
    ] = None,
    to: Annotated[Path, typer.Option("--to", metavar="DIR", help="help-dataset-to")],
    games: Annotated[int, typer.Option("--games", metavar="K", help="help-games-count")] = 1000,
    seats: Annotated[
        int | None, typer.Option("--seats", metavar="N", help="help-dataset-seats")
    ] = None,
    bots: Annotated[
        str, typer.Option("--bots", metavar="A,B,...", help="help-arena-bots")
    ] = "normal,normal,easy",
    observation: Annotated[
        str, typer.Option("--observation", metavar="KIND", help="help-dataset-observation")
    ] = "features",
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="help-first-seed")] = 1,
    workers: Annotated[int, typer.Option("--workers", metavar="W", help="help-workers")] = 0,
) -> None:
    voice: Voice = context.obj
    voice.enter_room("tablee.arena")
    try:
        from tablee.cli.dataset import dataset  # noqa: PLC0415 - others need not wait for it
        from tablee.dataset.plan import Plan as DatasetPlan  # noqa: PLC0415
    except ModuleNotFoundError as missing:
        raise TableeError(
            Sentence("error-extra", package=str(missing.name), extra="data")
        ) from None
    names = [name.strip() for name in bots.split(",") if name.strip()]
    plans = [
        DatasetPlan.of(game(each), seats, names, games=games, seed=seed)
        for each in ([game_id] if game_id else known_games())
    ]
    dataset(voice, plans, observation, workers, to)


@commands.command("bench", help="help-bench")
def _bench(context: typer.Context, *, as_json: AsJson = False) -> None:
    bench(context.obj, as_json=as_json)
