"""Editions: what is printed in the box, as a file that says where each value comes from.

An edition is TOML. Every table has a `provenance`: one source for all its values, or a table from
the name of a value to its source. `note` says how a value was found. Everything else is a printed
value, typed by the game's own shape.
"""

import json
import re
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from copy import deepcopy
from functools import cached_property
from hashlib import sha256
from importlib.resources import files
from typing import Generic, Literal, TypeAlias, TypeVar, cast, get_args

import msgspec

from tablee.core import BadEdition, Edition, Json, Sentence
from tablee.kit.allowed import allowed_at

Source: TypeAlias = Literal["rulebook", "public", "recalled", "reconstructed", "owner"]
SOURCES: tuple[str, ...] = get_args(Source)

Table: TypeAlias = dict[str, Json]

#: What a name may be made of: it stands in the lines of a record, between dots and blanks.
_NAME = re.compile(r"[A-Za-z0-9_-]+")
#: What a table says about its values; no value and no table of values is named so.
_ABOUT = ("provenance", "note")


class Block(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """A table of an edition: its values and where they come from."""

    provenance: Source | dict[str, Source] = msgspec.field(default_factory=dict)
    note: str = ""


B = TypeVar("B", bound=Block)


class PrintedEdition(Edition, Generic[B]):
    """An edition that was read and found whole: `values` is typed, `table` is as written."""

    def __init__(self, shape: type[B], table: Table, shipped: Table) -> None:
        self.values = _typed(shape, table)
        self.table = table
        self._shipped = shipped
        for key, _, source in printed(table):
            if source not in SOURCES:
                raise BadEdition(key, Sentence("edition-source", sources=", ".join(SOURCES)))

    @cached_property
    def digest(self) -> str:
        values = {key: value for key, value, _ in printed(self.table)}
        return sha256(json.dumps(values, sort_keys=True).encode()).hexdigest()[:12]

    @cached_property
    def changes(self) -> Mapping[str, Json]:
        shipped = {key: value for key, value, _ in printed(self._shipped)}
        ours = {key: value for key, value, _ in printed(self.table)}
        changed = {key: value for key, value in ours.items() if shipped.get(key) != value}
        return changed | {key: None for key in shipped if key not in ours}

    @cached_property
    def sources(self) -> Mapping[str, int]:
        found = Counter(source for _, _, source in printed(self.table))
        return {source: found[source] for source in SOURCES if found[source]}


class EditionFile(Generic[B]):
    """The edition file that a room ships as `edition.toml`: opened as it is, or corrected.

    `problems` looks at values that are well typed for what types cannot say, such as the totals
    that a rulebook prints. Where `rulebook_binds`, no value that the shipped file has from the
    rulebook may be corrected.
    """

    def __init__(
        self,
        package: str,
        shape: type[B],
        problems: Callable[[B], Iterable[BadEdition]] = lambda _values: (),
        *,
        rulebook_binds: bool = False,
    ) -> None:
        self._package = package
        self._shape = shape
        self._problems = problems
        self._rulebook_binds = rulebook_binds

    def text(self) -> str:
        """The file that we ship, with its comments."""
        return files(self._package).joinpath("edition.toml").read_text("utf-8")

    def open(self, table: Table) -> PrintedEdition[B]:
        """The edition of another file's table; raises `BadEdition`."""
        shipped = read_table(self.text())
        for key in _misnamed(table, ()):
            raise BadEdition(key, Sentence("edition-name"))
        edition = PrintedEdition(self._shape, in_order_of(shipped, table), shipped)
        for problem in self._problems(edition.values):
            raise problem
        if self._rulebook_binds:
            for problem in _contradictions(shipped, edition.changes):
                raise problem
        return edition

    def changed(self, changes: Mapping[str, Json]) -> PrintedEdition[B]:
        """The edition we ship with some values corrected; raises `BadEdition`."""
        return self.open(corrected(read_table(self.text()), changes))


def read_table(text: str) -> Table:
    """The TOML of an edition file; raises `BadEdition` with the place of a slip."""
    try:
        # Some editors begin a file with a byte order mark, which TOML does not know.
        return tomllib.loads(text.removeprefix("\ufeff"))
    except tomllib.TOMLDecodeError as error:
        raise BadEdition("-", Sentence("edition-toml", problem=str(error))) from None


def corrected(shipped: Table, changes: Mapping[str, Json]) -> Table:
    """The shipped table with some values replaced, added, or (by `None`) taken out.

    A table that loses its last value goes with it: a file that leaves a tile out has neither.
    """
    table = deepcopy(shipped)
    for key, value in changes.items():
        *path, name = key.split(".")
        tables = [table]
        for part in path:
            inner = tables[-1].setdefault(part, {})
            if not isinstance(inner, dict):
                raise BadEdition(key, Sentence("edition-unknown"))
            tables.append(inner)
        if value is not None:
            tables[-1][name] = value
            continue
        tables[-1].pop(name, None)
        for outer, part in reversed(list(zip(tables, path, strict=False))):
            if not any(inner not in _ABOUT for inner in cast(Table, outer[part])):
                del outer[part]
    return table


def in_order_of(shipped: Table, table: Table) -> Table:
    """The same table with its names in the shipped file's order, names of its own sorted behind.

    Draws go through tiles in the order of the file, and a record knows names and values only:
    editions with the same values must draw alike.
    """
    names = [name for name in shipped if name in table]
    names += sorted(name for name in table if name not in shipped)
    ordered: Table = {}
    for name in names:
        value, ours = table[name], shipped.get(name)
        if isinstance(value, dict):
            value = in_order_of(ours if isinstance(ours, dict) else {}, value)
        ordered[name] = value
    return ordered


def printed(table: Table) -> Iterator[tuple[str, Json, str]]:
    """Every printed value: its dotted key, the value, its source (empty where none is given)."""
    yield from _printed(table, (), {}, "")


def _printed(
    table: Table, path: tuple[str, ...], by_name: Mapping[str, Json], source: str
) -> Iterator[tuple[str, Json, str]]:
    given = table.get("provenance")
    if isinstance(given, str):
        by_name, source = {}, given
    elif isinstance(given, dict):
        by_name, source = given, ""
    for name, value in table.items():
        if name in _ABOUT:
            continue
        here = str(by_name.get(name, source))
        if isinstance(value, dict):
            yield from _printed(value, (*path, name), by_name, here)
        else:
            yield ".".join((*path, name)), value, here


def _misnamed(table: Table, path: tuple[str, ...]) -> Iterator[str]:
    """The keys whose last name could not be written in a record, or says something else there."""
    for name, value in table.items():
        here = (*path, name)
        if not isinstance(value, dict):
            continue
        # Sources are texts; a tile that calls itself "provenance" has numbers.
        has_values = any(not isinstance(inner, str) for inner in value.values())
        if not _NAME.fullmatch(name) or (name in _ABOUT and has_values):
            yield ".".join(here)
        yield from _misnamed(value, here)


def _contradictions(shipped: Table, changes: Mapping[str, Json]) -> Iterator[BadEdition]:
    """Where a changed value is one that the rulebook prints otherwise."""
    for key, value, source in printed(shipped):
        if source == "rulebook" and key in changes:
            found, right = json.dumps(changes[key]), json.dumps(value)
            yield complain(key, "edition-printed", found=found, printed=right)


def _typed(shape: type[B], table: Table) -> B:
    try:
        return msgspec.convert(table, shape)
    except msgspec.ValidationError as error:
        key, reason = allowed_at(shape, table, str(error))
        raise BadEdition(key, reason) from None


def complain(key: str, sentence: str, **args: int | str) -> BadEdition:
    """A `BadEdition` for a count that the rulebook prints and the file does not keep."""
    return BadEdition(key, Sentence(sentence, **args))
