"""The commands, wired: each function here takes its words apart and hands them to its module."""

import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated

import typer
from typer.core import TyperGroup

import tablee
from tablee.cli.bench import bench, build_name
from tablee.cli.edition import edition
from tablee.cli.extras import lacks_server
from tablee.cli.games import show_games
from tablee.cli.languages import FLAG, environment_language, take_language
from tablee.cli.opening import set_up
from tablee.cli.play import play, refuse_with_resume, resume
from tablee.cli.replay import replay
from tablee.cli.session import Seating
from tablee.cli.simulate import Plan, simulate
from tablee.cli.streams import give_streams, lost_output
from tablee.cli.usage import slip, speak
from tablee.cli.voice import Voice
from tablee.core import Sentence, TableeError
from tablee.core.catalogue import game
from tablee.outside import tell_problems_with

app = typer.Typer(add_completion=False)

GameId = Annotated[str, typer.Argument(metavar="GAME", help="help-game")]
Seats = Annotated[int | None, typer.Option("--seats", metavar="N", help="help-seats")]
Options = Annotated[list[str], typer.Option("--option", metavar="NAME=VALUE", help="help-option")]
EditionFile = Annotated[Path | None, typer.Option("--edition", metavar="FILE", help="help-edition")]
Notation = Annotated[str, typer.Argument(metavar="bgs", help="help-outside-notation")]
BackupFile = Annotated[Path, typer.Argument(metavar="FILE", help="help-backup-file")]
Database = Annotated[str | None, typer.Option("--database", metavar="URL", help="help-database")]
AsJson = Annotated[bool, typer.Option("--json", help="help-json")]
PersonName = Annotated[str, typer.Argument(metavar="NAME", help="help-person")]
Reason = Annotated[list[str], typer.Argument(metavar="REASON", help="help-reason")]

admin = typer.Typer()
app.add_typer(admin, name="admin", help="help-admin")


@app.callback(invoke_without_command=True, help="help-tablee")
def _tablee(
    context: typer.Context,
    *,
    lang: Annotated[str | None, typer.Option(FLAG, metavar="fr|en", help="help-lang")] = None,
    version: Annotated[bool, typer.Option("--version", help="help-version")] = False,
) -> None:
    voice: Voice = context.obj
    if version:
        voice.write(f"tablee {tablee.__version__}, {build_name(voice)}\n")
        raise typer.Exit
    if context.invoked_subcommand is None:
        _run_server(voice, {}, open_browser=True)


@app.command("serve", help="help-serve")
def _serve(
    context: typer.Context,
    *,
    host: Annotated[str | None, typer.Option("--host", metavar="H", help="help-host")] = None,
    port: Annotated[str | None, typer.Option("--port", metavar="P", help="help-port")] = None,
    database: Database = None,
    no_browser: Annotated[bool, typer.Option("--no-browser", help="help-no-browser")] = False,
) -> None:
    flags = {"host": host, "port": port, "database": database}
    _run_server(context.obj, flags, open_browser=not no_browser)


def _run_server(voice: Voice, flags: Mapping[str, str | None], *, open_browser: bool) -> None:
    from tablee.cli.serve import serve  # noqa: PLC0415 - other commands need not wait for it

    serve(voice, flags, open_browser=open_browser)


@app.command("games", help="help-games")
def _games(context: typer.Context, *, as_json: AsJson = False) -> None:
    show_games(context.obj, as_json=as_json)


@app.command("play", help="help-play")
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
) -> int:
    voice: Voice = context.obj
    seating = Seating(humans, bot)
    if resumed is None and step is not None:
        raise TableeError(Sentence("error-from-alone"))
    if resumed is not None:
        given = {"--seats": seats, "--seed": seed, "--option": option, "--edition": edition}
        refuse_with_resume([name for name, value in given.items() if value not in (None, [])])
        return resume(voice, game_id, seating, resumed, step)
    setup, game = set_up(voice, game_id, seats, option, edition)
    return play(voice, game, setup, seating, seed)


@app.command("simulate", help="help-simulate")
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


@app.command("arena", help="help-arena")
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


@app.command("report", help="help-report")
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


@app.command("train", help="help-train")
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


@app.command("new-game", help="help-new-game")
def _new_game(
    context: typer.Context,
    *,
    name: Annotated[str, typer.Argument(metavar="NAME", help="help-new-game-name")],
) -> None:
    from tablee.cli.new_game import new_game  # noqa: PLC0415 - other commands need not wait for it

    new_game(context.obj, name)


@app.command("replay", help="help-replay")
def _replay(
    context: typer.Context,
    *,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-record")],
    as_json: AsJson = False,
) -> None:
    replay(context.obj, file, as_json=as_json)


@app.command("review", help="help-review")
def _review(
    context: typer.Context,
    *,
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="help-record")],
    seat: Annotated[int, typer.Option("--seat", metavar="N", help="help-review-seat")] = 1,
    level: Annotated[str, typer.Option("--level", metavar="NAME", help="help-level")] = "hard",
) -> None:
    from tablee.cli.review import show_review  # noqa: PLC0415 - others need not wait for it

    show_review(context.obj, file, seat - 1, level)


@app.command("edition", help="help-edition-command")
def _edition(
    context: typer.Context,
    *,
    game_id: GameId,
    check: Annotated[
        Path | None, typer.Option("--check", metavar="FILE", help="help-check")
    ] = None,
    as_json: AsJson = False,
) -> None:
    edition(context.obj, game_id, check, as_json=as_json)


@app.command("import", help="help-import")
def _import(
    context: typer.Context,
    *,
    notation: Notation,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="help-log")],
    database: Database = None,
    as_json: AsJson = False,
) -> None:
    from tablee.cli.bgs import import_game  # noqa: PLC0415 - other commands need not wait for it

    import_game(context.obj, notation, file, database, as_json=as_json)


@app.command("export", help="help-export")
def _export(
    context: typer.Context,
    *,
    notation: Notation,
    file: Annotated[Path, typer.Argument(metavar="RECORD", help="help-record")],
) -> None:
    from tablee.cli.bgs import export_game  # noqa: PLC0415 - other commands need not wait for it

    export_game(context.obj, notation, file)


@app.command("backup", help="help-backup")
def _backup(context: typer.Context, *, file: BackupFile, database: Database = None) -> None:
    from tablee.cli.backup import back_up  # noqa: PLC0415 - other commands need not wait for it

    back_up(context.obj, file, database)


@app.command("restore", help="help-restore")
def _restore(context: typer.Context, *, file: BackupFile, database: Database = None) -> None:
    from tablee.cli.backup import restore  # noqa: PLC0415 - other commands need not wait for it

    restore(context.obj, file, database)


@app.command("bench", help="help-bench")
def _bench(context: typer.Context, *, as_json: AsJson = False) -> None:
    bench(context.obj, as_json=as_json)


@admin.command("make", help="help-admin-make")
def _admin_make(context: typer.Context, *, name: PersonName) -> None:
    from tablee.cli.admin import set_admin  # noqa: PLC0415 - other commands need not wait for it

    set_admin(context.obj, name, is_admin=True)


@admin.command("remove", help="help-admin-remove")
def _admin_remove(context: typer.Context, *, name: PersonName) -> None:
    from tablee.cli.admin import set_admin  # noqa: PLC0415

    set_admin(context.obj, name, is_admin=False)


@admin.command("reports", help="help-admin-reports")
def _admin_reports(context: typer.Context) -> None:
    from tablee.cli.admin import show_reports  # noqa: PLC0415

    show_reports(context.obj)


@admin.command("handle", help="help-admin-handle")
def _admin_handle(
    context: typer.Context,
    *,
    number: Annotated[int, typer.Argument(metavar="ID", help="help-report")],
    decision: Annotated[list[str], typer.Argument(metavar="DECISION", help="help-decision")],
) -> None:
    from tablee.cli.admin import handle  # noqa: PLC0415

    handle(context.obj, number, " ".join(decision))


@admin.command("silence", help="help-admin-silence")
def _admin_silence(
    context: typer.Context,
    *,
    name: PersonName,
    hours: Annotated[int, typer.Argument(metavar="HOURS", min=1, max=24 * 366, help="help-hours")],
    reason: Reason,
) -> None:
    from tablee.cli.admin import sanction  # noqa: PLC0415

    sanction(context.obj, name, "silence", " ".join(reason), hours)


@admin.command("ban", help="help-admin-ban")
def _admin_ban(context: typer.Context, *, name: PersonName, reason: Reason) -> None:
    from tablee.cli.admin import sanction  # noqa: PLC0415

    sanction(context.obj, name, "ban", " ".join(reason))


@admin.command("release", help="help-admin-release")
def _admin_release(context: typer.Context, *, name: PersonName, reason: Reason) -> None:
    from tablee.cli.admin import sanction  # noqa: PLC0415

    sanction(context.obj, name, "release", " ".join(reason))


@admin.command("rename", help="help-admin-rename")
def _admin_rename(context: typer.Context, *, name: PersonName, reason: Reason) -> None:
    from tablee.cli.admin import sanction  # noqa: PLC0415

    sanction(context.obj, name, "rename", " ".join(reason))


@admin.command("close", help="help-admin-close")
def _admin_close(
    context: typer.Context,
    *,
    table: Annotated[str, typer.Argument(metavar="TABLE", help="help-table")],
    reason: Reason,
) -> None:
    from tablee.cli.admin import close  # noqa: PLC0415

    close(context.obj, table, " ".join(reason))


@admin.command("audit", help="help-admin-audit")
def _admin_audit(context: typer.Context) -> None:
    from tablee.cli.admin import show_audit  # noqa: PLC0415

    show_audit(context.obj)


def main(words: Sequence[str] | None = None) -> int:
    """Carry out a command line; the exit code is 2 where it cannot be done, with one message."""
    give_streams()
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    voice = Voice(environment_language(os.environ))
    given = list(sys.argv[1:] if words is None else words)
    command = typer.main.get_command(app)
    assert isinstance(command, TyperGroup)
    try:
        asked, rest = take_language(given)
        voice.lang = asked or voice.lang
        tell_problems_with(lambda problem: voice.complain(voice.refusal(problem)))
        speak(command, voice)
        code = command.main(rest, prog_name="tablee", standalone_mode=False, obj=voice)
        sys.stdout.flush()
    except OSError as error:
        return lost_output(voice, error)
    except ModuleNotFoundError as error:
        if not lacks_server(error):
            raise
        voice.complain(voice.say("error-server-extra", module=str(error.name)))
        return 2
    except TableeError as error:
        voice.complain(voice.refusal(error))
        return 2
    except typer.TyperException as error:
        voice.complain(voice.word(slip(error, rest, [*command.commands])))
        return 2
    return code if isinstance(code, int) else 0
