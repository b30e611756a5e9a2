"""What the types of a view do not say: how many rows a list may have, which words a text may be."""

from collections.abc import Mapping
from typing import NamedTuple

from msgspec import Struct

#: The words that a text may be, in the order of their numbers; owners may be seats as well.
Words = tuple[str | int, ...]


class Table(NamedTuple):
    """For one game and number of seats; every field goes by its struct: `Port.module`."""

    #: What the game's views are.
    view: type[Struct]
    #: What a text, or the key of a mapping, may be.
    words: Mapping[str, Words]
    #: The most rows of a list; of a list of lists, `Player.docks[]` are those within.
    rows: Mapping[str, int]
    #: Lists of words in which the order means nothing: how often each word is there.
    counted: frozenset[str] = frozenset()
    #: What is left out: printed values, texts for people, what follows from the rest.
    left: frozenset[str] = frozenset()
    #: Structs, and fields with lists and mappings, that are the same object in one view after
    #: another for as long as nothing changes there.
    remembered: frozenset[str] = frozenset()
