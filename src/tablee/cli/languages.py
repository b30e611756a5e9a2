"""Which language to speak: the one asked for, else the one of the environment."""

from collections.abc import Mapping, Sequence

from tablee.core import Sentence, TableeError
from tablee.kit.text import LANGUAGES

FLAG = "--lang"


def take_language(words: Sequence[str]) -> tuple[str | None, list[str]]:
    """The language that a command line asks for, anywhere in it, and the line without it."""
    asked: str | None = None
    rest: list[str] = []
    left = iter(words)
    for word in left:
        name, equals, value = word.partition("=")
        if name != FLAG:
            rest.append(word)
            continue
        asked = value if equals else next(left, "")
        if asked not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise TableeError(Sentence("error-language", asked=asked, known=known))
    return asked, rest


def environment_language(environment: Mapping[str, str]) -> str:
    """French where the locale is French, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return "fr" if environment[name].lower().startswith("fr") else "en"
    return "en"


def other_language(lang: str) -> str:
    """The language that a switch leads to."""
    return LANGUAGES[(LANGUAGES.index(lang) + 1) % len(LANGUAGES)]
