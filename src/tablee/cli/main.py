"""The command line: all commands, in one language; what goes wrong is one message."""

import os
import sys
from collections.abc import Sequence
from typing import Annotated

import typer
from typer.core import TyperGroup

import tablee
from tablee.cli.bench import build_name
from tablee.cli.commands import admin, bots, boxes, playing, server
from tablee.cli.extras import lacks_server
from tablee.cli.languages import FLAG, environment_language, take_language
from tablee.cli.streams import give_streams, lost_output
from tablee.cli.usage import slip, speak
from tablee.cli.voice import Voice
from tablee.core import TableeError
from tablee.driver import collect_seldom
from tablee.outside import tell_problems_with

app = typer.Typer(add_completion=False)

for group in (playing, bots, boxes, server):
    app.add_typer(group.commands)
app.add_typer(admin.commands, name="admin", help="help-admin")


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
        from tablee.cli.serve import serve  # noqa: PLC0415 - other commands need not wait for it

        serve(voice, {}, open_browser=True)


def main(words: Sequence[str] | None = None) -> int:
    """Carry out a command line; the exit code is 2 where it cannot be done, with one message."""
    give_streams()
    collect_seldom()
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
