"""Opening a game from the words of a command line: its id, edition file and options."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tablee.bots import Bot, bot_at
from tablee.cli.edition import named_file
from tablee.cli.files import read_text
from tablee.cli.voice import Voice
from tablee.core import BadSetup, Game, Match, Sentence, TableeError
from tablee.core.catalogue import game
from tablee.games import room
from tablee.kit.edition import read_table


@dataclass(frozen=True)
class Setup:
    """Everything a match is made from but its seed; plain values, so that processes can share it.

    `edition` is the text of an edition file, `None` for the one we ship.
    """

    game_id: str
    seats: int
    options: Mapping[str, str]
    edition: str | None = None

    def game(self) -> Game[Any]:
        """The game with its edition; raises `UnknownGame` or `BadEdition`."""
        if self.edition is None:
            return game(self.game_id)
        the_room = room(self.game_id)
        return the_room.open_box(the_room.EDITION.open(read_table(self.edition)))

    def match(self, opened: Game[Any], seed: int) -> Match[Any]:
        """A new match; raises `BadSetup`."""
        return Match(opened, self.seats, seed, self.options)


def set_up(
    voice: Voice,
    game_id: str,
    seats: int | None,
    options: Sequence[str],
    edition: Path | None,
) -> tuple[Setup, Game[Any]]:
    """What the command line describes, checked; as many seats as suit the game if none are said."""
    voice.enter(game_id)
    text = read_text(edition) if edition else None
    setup = Setup(game_id, seats or 0, read_options(options), text)
    with named_file(edition):
        opened = setup.game()
    if seats is None:
        setup = Setup(game_id, usual_seats(opened), setup.options, text)
    opened.set_up(setup.seats, setup.options)
    return setup, opened


def usual_seats(opened: Game[Any]) -> int:
    """The seat count in the middle of what the game allows."""
    return opened.seats[len(opened.seats) // 2]


def read_options(words: Sequence[str]) -> dict[str, str]:
    """`NAME=VALUE` words as a table."""
    options = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not (name and equals):
            raise BadSetup(Sentence("error-option-form", word=word))
        options[name.strip()] = value
    return options


def seat_bots(names: Sequence[str], seats: int) -> list[Bot]:
    """A bot for each seat: one name is for all of them, else there is a name for each."""
    if len(names) not in (1, seats):
        raise TableeError(Sentence("error-bots", given=len(names), seats=seats))
    return [bot_at(name) for name in (names if len(names) == seats else [*names] * seats)]
