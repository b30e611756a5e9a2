"""Words for sentences: Fluent files in French and English, one folder a package."""

import re
from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from typing import TYPE_CHECKING

from tablee.core import Seat, Sentence, TableeError

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

LANGUAGES = ("fr", "en")
#: Longer texts inside a sentence are cut: Fluent would refuse to say it.
LONGEST = 2000
#: An abbreviation at the end of a sentence (« 2 C.I.Q. ») has brought its full stop.
FULL_STOPS = re.compile(r"(?<=\w)\.\.(?=\s|$)")


@cache
def _messages(package: str, lang: str) -> "Resource":
    """A package's messages; reading them is slow, and several phrasebooks share them."""
    # Slow: nobody waits for them unspoken.
    from importlib.resources import files  # noqa: PLC0415

    from fluent.runtime import FluentResource  # noqa: PLC0415

    return FluentResource(files(package).joinpath("text", f"{lang}.ftl").read_text("utf-8"))


class Phrasebook:
    """Says sentences with the messages of some packages' `text/{fr,en}.ftl`.

    The kit's own messages (errors, lists) are always there.
    """

    def __init__(self, *packages: str) -> None:
        self._packages = ("tablee.kit", *packages)

    @cached_property
    def _bundles(self) -> Mapping[str, "FluentBundle"]:
        from fluent.runtime import FluentBundle  # noqa: PLC0415

        bundles = {}
        for lang in LANGUAGES:
            bundle = FluentBundle([lang], use_isolating=False)
            for package in self._packages:
                bundle.add_resource(_messages(package, lang))
            bundles[lang] = bundle
        return bundles

    def say(
        self,
        sentence: Sentence,
        lang: str,
        names: Sequence[str] = (),
        you: Seat | None = None,
    ) -> str:
        """`sentence` in `lang`; raises `LookupError` for a missing message or argument.

        The argument `seat` of any sentence is a seat: it is said as its name in `names`, or as
        "you" for the reader's own, and `who` tells verbs which of the two it is.
        """
        if lang not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise TableeError(Sentence("error-language", asked=lang, known=known))
        bundle = self._bundles[lang]
        if not bundle.has_message(sentence.key):
            raise LookupError(f"{lang}: no message {sentence.key}")
        pattern = bundle.get_message(sentence.key).value
        if pattern is None:
            raise LookupError(f"{lang}: {sentence.key} has no text")
        args: dict[str, int | str] = {}
        for name, value in sentence.args.items():
            if isinstance(value, Sentence):
                args[name] = self.say(value, lang, names, you)
            elif isinstance(value, tuple):
                args[name] = self._list([self.say(item, lang, names, you) for item in value], lang)
            elif name == "seat" and isinstance(value, int):
                args[name] = self._name(value, lang, names, you)
                args["who"] = "you" if value == you else "other"
            else:
                args[name] = value
        for name, value in args.items():
            if isinstance(value, str) and len(value) > LONGEST:
                args[name] = f"{value[:LONGEST]}…"
        words, problems = bundle.format_pattern(pattern, args)
        if problems:
            raise LookupError(f"{lang}: {sentence.key}: {problems[0]}")
        return FULL_STOPS.sub(".", str(words))

    def _name(self, seat: Seat, lang: str, names: Sequence[str], you: Seat | None) -> str:
        if seat == you:
            return self.say(Sentence("you"), lang)
        return names[seat] if names else self.say(Sentence("player", number=seat + 1), lang)

    def _list(self, items: list[str], lang: str) -> str:
        if len(items) < 2:
            return "".join(items)
        head = ", ".join(items[:-1])
        return self.say(Sentence("list-and", head=head, last=items[-1]), lang)
