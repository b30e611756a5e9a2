"""What all words of the vocabulary are made of."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from tablee.games.reykholt.box.components import (
    LAST_TABLE,
    MOST_PAID,
    MOST_PLOTS,
    MOST_ROUNDS,
    Counts,
)

Few: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=9)]
Some: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=9)]
Price: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=MOST_PAID)]
Plots: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=MOST_PLOTS)]
Size: TypeAlias = Literal[3, 4, 5, 6]
Table: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=LAST_TABLE)]
Rounds: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=MOST_ROUNDS)]


def snake(name: str) -> str:
    """The name of a class as the edition writes it: `gain_choice`."""
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name)[1:]


class Word(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A few values that belong together; their source is that of the table around them."""


class Goods(Word, frozen=True):
    """So many goods of each type."""

    tomato: Some = 0
    lettuce: Some = 0
    mushroom: Some = 0
    cauliflower: Some = 0
    carrot: Some = 0

    @property
    def counts(self) -> Counts:
        return (self.tomato, self.lettuce, self.mushroom, self.cauliflower, self.carrot)
