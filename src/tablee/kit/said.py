"""Sentences that a view carries: keys and arguments until they are shown in a language."""

from collections.abc import Mapping
from typing import TypeAlias, cast

import msgspec

from tablee.core import Argument, Sentence


class Said(msgspec.Struct, frozen=True):
    """A sentence before it has words, made of sentences itself."""

    id: str
    args: Mapping[str, "SaidArgument"] = {}


SaidArgument: TypeAlias = int | str | Said | list[Said]


def said(sentence: Sentence) -> Said:
    """A sentence as a view carries it."""
    return Said(sentence.key, {name: _said(arg) for name, arg in sentence.args.items()})


def _said(argument: object) -> SaidArgument:
    if isinstance(argument, Sentence):
        return said(argument)
    if isinstance(argument, tuple):
        return [said(each) for each in argument]
    return cast("int | str", argument)


def sentence_of(carried: Said) -> Sentence:
    """The sentence that a view carries."""
    return Sentence(carried.id, **{name: _argument(arg) for name, arg in carried.args.items()})


def _argument(value: SaidArgument) -> Argument:
    if isinstance(value, Said):
        return sentence_of(value)
    return tuple(map(sentence_of, value)) if isinstance(value, list) else value
