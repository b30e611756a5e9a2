"""`tablee games`: what can be played."""

from collections.abc import Iterable
from typing import Any

from rich.table import Table
from rich.text import Text

from tablee.cli.voice import Voice
from tablee.core import Game, Json, Option, Sentence, Value
from tablee.core.catalogue import game, games
from tablee.core.options import write


def show_games(voice: Voice, *, as_json: bool) -> None:
    """Print every game: for people, or as a JSON list."""
    opened = [game(game_id) for game_id in games()]
    if as_json:
        voice.write_json([_json(one) for one in opened])
        return
    for one in opened:
        _print(voice, one)
    voice.out.print(Text(voice.say("games-hint"), style="dim"))


def _json(one: Game[Any]) -> Json:
    return {
        "id": one.id,
        "title": one.title,
        "seats": list(one.seats),
        "modes": list(one.modes),
        "options": [
            {
                "name": option.name,
                "default": option.default,
                "choices": list(option.choices),
                "seats": list(option.seats or one.seats),
                "only": {write(value): list(counts) for value, counts in option.only.items()},
            }
            for option in one.options
        ],
        "provenance": dict(one.edition.sources),
    }


def _print(voice: Voice, one: Game[Any]) -> None:
    out, lang = voice.out, voice.lang
    players = voice.say("games-players", counts=_counts(one.seats))
    out.print(Text.assemble((one.title, "bold"), f"  {one.id}  ", (players, "dim")))
    out.print(Text(one.say(Sentence("about"), lang)))
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for option in one.options:
        label = one.say(Sentence(f"option-{option.name}"), lang)
        choices = " | ".join(_choice(voice, option, choice) for choice in option.choices)
        table.add_row(Text(option.name), Text(choices or write(option.default)), Text(label, "dim"))
    out.print(table)
    counts = ", ".join(
        voice.say("source-count", source=voice.say(f"source-{source}"), count=count)
        for source, count in one.edition.sources.items()
    )
    out.print(Text(voice.say("edition-sources", counts=counts), style="dim"))
    out.print()


def _choice(voice: Voice, option: Option, choice: Value) -> str:
    """A value as it is given: the default in brackets, one for some seat counts with these."""
    if choice == option.default:
        return f"[{write(choice)}]"
    if choice not in option.only:
        return write(choice)
    return f"{write(choice)} ({voice.say('games-only', counts=_counts(option.only[choice]))})"


def _counts(seats: Iterable[int]) -> str:
    """Seat counts as people write them: 2-4 for two to four."""
    known = sorted(seats)
    if known == list(range(known[0], known[-1] + 1)) and len(known) > 1:
        return f"{known[0]}-{known[-1]}"
    return ", ".join(map(str, known))
