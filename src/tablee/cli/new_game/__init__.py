"""`tablee new-game`: writes a package with a small game, to be made into another one."""

import sys
from collections.abc import Iterator
from importlib.abc import Traversable
from importlib.resources import files
from keyword import iskeyword
from pathlib import Path, PurePosixPath

from tablee.cli.files import make_folder, write_text
from tablee.cli.voice import Voice
from tablee.core import Sentence, TableeError
from tablee.core.catalogue import games
from tablee.outside import NAME

#: Templates have it behind their names, so that no tool takes them for code.
ENDING = ".txt"
#: What its author types next.
NEXT = ("cd NAME", "pip install -e '.[test]'", "tablee play NAME", "pytest --contract NAME")


def new_game(voice: Voice, name: str) -> None:
    """The folder of that name holds a package whose game can be played and tested at once."""
    folder = Path(name)
    _check(name, folder)
    title = name.replace("_", " ").title()
    words = {"NAME": name, "TITLE": title, "CLASS": title.replace(" ", "")}
    for path, text in _template(files(__name__).joinpath("template"), PurePosixPath()):
        target = folder / _filled(str(path), words)
        make_folder(target.parent)
        write_text(target, _filled(text, words))
    voice.write(voice.say("new-game-made", name=name) + "\n")
    for command in NEXT:
        voice.write(f"  {_filled(command, words)}\n")


def _check(name: str, folder: Path) -> None:
    """The game and its package may be called so, and nothing is in the way."""
    is_word = NAME.fullmatch(name) and name.isidentifier() and not iskeyword(name)
    if not is_word:
        raise TableeError(Sentence("error-new-game-name", name=name))
    if name in games() or name in sys.stdlib_module_names or name in ("tablee", "kit", "server"):
        raise TableeError(Sentence("error-new-game-taken", name=name))
    if folder.exists():
        raise TableeError(Sentence("error-new-game-there", path=str(folder)))


def _template(folder: Traversable, path: PurePosixPath) -> Iterator[tuple[PurePosixPath, str]]:
    """Every file of the template: where it goes, and its text."""
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _template(entry, path / entry.name)
        elif entry.name.endswith(ENDING):
            yield path / entry.name.removesuffix(ENDING), entry.read_text("utf-8")


def _filled(text: str, words: dict[str, str]) -> str:
    for placeholder, word in words.items():
        text = text.replace(placeholder, word)
    return text
