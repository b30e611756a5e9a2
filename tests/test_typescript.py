"""The client's types: written from the structs of views and messages, and never out of date."""

from collections.abc import Sequence
from enum import Enum
from typing import Annotated, Any, Literal, TypeAlias

import pytest
from msgspec import Meta, Raw, Struct, field

from scripts import typescript
from tablee import build

if build.is_compiled():
    pytest.skip("compiled functions have no annotations", allow_module_level=True)

FILES = typescript.files()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_the_types_of_the_client_are_current(path: Any) -> None:
    current = path.exists() and path.read_text("utf-8") == FILES[path]
    assert current, f"{path.name} is not what the structs say: run `make types`"


def test_nothing_else_lies_among_the_generated_files() -> None:
    assert {path for path in typescript.FOLDER.rglob("*") if path.is_file()} == set(FILES)


Colour: TypeAlias = Literal["red", "off-white"]
Side: TypeAlias = int | Literal["automa"]


class Size(Enum):
    SMALL = "small"
    LARGE = 2


class Card(Struct, tag_field="type", tag="card"):
    """A card.

    It has a colour.
    """

    colour: Colour
    next: "Card | None"


class Stone(Struct, tag_field="type", tag="stone", omit_defaults=True):
    """A stone."""

    #: Heavy ones
    #: are large.
    size: Size
    by: Side | None = None
    count: int = 0
    two_words: bool = field(name="two-words", default=False)


Piece: TypeAlias = Card | Stone


class Board(Struct):
    """Everything."""

    pieces: Sequence[Piece]
    owners: list[Side | None]
    costs: dict[Colour, tuple[int, float]]
    rows: tuple[tuple[str, ...], ...]
    limit: Annotated[int, Meta(ge=0)] | None
    seen: Raw
    anything: Any


def test_structs_become_interfaces() -> None:
    assert (
        typescript.typescript([Board]).removeprefix(typescript.HEAD)
        == """
export type Piece = Card | Stone;

export type Side = number | 'automa';

export type Colour = 'red' | 'off-white';

/** Everything. */
export interface Board {
  pieces: Piece[];
  owners: (Side | null)[];
  costs: Record<Colour, [number, number]>;
  rows: string[][];
  limit: number | null;
  seen: unknown;
  anything: unknown;
}

/**
 * A card.
 *
 * It has a colour.
 */
export interface Card {
  type: 'card';
  colour: Colour;
  next: Card | null;
}

/** A stone. */
export interface Stone {
  type: 'stone';
  /** Heavy ones are large. */
  size: 'small' | 2;
  by?: Side;
  count?: number;
  'two-words'?: boolean;
}
"""
    )
