"""The rules of a game as its room has written them."""

from importlib.resources import files
from typing import Any

from tablee.core import Game

#: Where they stand, by language.
NAMES = {"en": "RULES.md", "fr": "RULES.fr.md"}


def rules_of(game: Game[Any], lang: str) -> str:
    """The numbered rules in Markdown; in English where there is nothing else, else empty."""
    package, _, _ = type(game).__module__.rpartition(".")
    for name in (NAMES[lang], NAMES["en"]):
        file = files(package).joinpath(name)
        if file.is_file():
            return file.read_text("utf-8")
    return ""
