"""The command line's own words: help pages and slips of the pen, in the chosen language.

Help texts are written as message keys beside each parameter; here they are given their words.
"""

from collections.abc import Sequence
from typing import Any

import typer
from typer import rich_utils

from tablee.cli.voice import Voice
from tablee.core import Sentence


def speak(command: Any, voice: Voice) -> None:  # noqa: ANN401 - typer names no type for it
    """Every help text of `command` and its subcommands has its words."""
    rich_utils.ARGUMENTS_PANEL_TITLE = voice.say("usage-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = voice.say("usage-options")
    rich_utils.COMMANDS_PANEL_TITLE = voice.say("usage-commands")
    rich_utils.DEFAULT_STRING = voice.say("usage-default")
    rich_utils.REQUIRED_LONG_STRING = voice.say("usage-required")
    _speak(command, voice)


def _speak(command: Any, voice: Voice) -> None:  # noqa: ANN401
    command.help = voice.say(command.help)
    command.epilog = voice.say("usage-everywhere")
    command.get_help_option(typer.Context(command)).help = voice.say("help-help")
    for param in command.params:
        param.help = voice.say(param.help) if param.help else None
    for inner in getattr(command, "commands", {}).values():
        _speak(inner, voice)


def slip(error: typer.TyperException, words: Sequence[str], commands: Sequence[str]) -> Sentence:
    """What is wrong with a command line, as a sentence."""
    option = getattr(error, "option_name", None)
    param = getattr(error, "param", None)
    if param is not None:
        name = param.opts[0] if param.param_type_name == "option" else param.metavar or param.name
        missing = type(error).__name__ == "MissingParameter"
        return Sentence("slip-missing" if missing else "slip-number", name=name)
    if option is not None:
        known = type(error).__name__ == "BadOptionUsage"
        return Sentence("slip-value" if known else "slip-option", name=option)
    first = next((word for word in words if not word.startswith("-")), "")
    if first not in commands:
        return Sentence("slip-command", name=first, known=", ".join(commands))
    context = getattr(error, "ctx", None)
    path = context.command_path.partition(" ")[2] if context is not None else first
    inner = getattr(context.command, "commands", None) if context is not None else None
    if inner:
        return Sentence("slip-subcommand", group=path, known=", ".join(inner))
    return Sentence("slip-extra", command=path)
