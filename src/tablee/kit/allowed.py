"""Says what an edition file may hold at a key, from the types that the game declared."""

import re
from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import cast

import msgspec
from msgspec import inspect

from tablee.core import Argument, Json, Sentence

#: Where msgspec says a value is wrong: names, indices, and `[...]` for a key it does not name.
_AT = re.compile(r" - at `(?:key in )?\$(?P<path>[^`]*)`")
_STEP = re.compile(r"\.(?P<name>[^.\[]+)|\[(?P<index>\d+)\]|(?P<some_key>\[\.\.\.\])")
_FIELD = re.compile(r"(?:unknown|required) field `(?P<name>[^`]*)`")

Shape = type[msgspec.Struct]


def allowed_at(shape: Shape, table: dict[str, Json], complaint: str) -> tuple[str, Sentence]:
    """The key a msgspec complaint is about, and a sentence: what is there, what is allowed."""
    found = _AT.search(complaint)
    kind: inspect.Type = inspect.type_info(shape)
    there: Json = table
    path: list[str] = []
    for step in _STEP.finditer(found["path"]) if found else ():
        if step["index"] is not None:
            # A list is one value: its key is the list's own. Tables in it are looked into.
            items = _items(kind)
            if not _holds_tables(items):
                break
            kind, there = items, cast(Sequence[Json], there)[int(step["index"])]
            continue
        name = step["name"] or _culprit(shape, table, path)
        kind = _inside(kind, cast(Mapping[str, Json], there), name)
        there = cast(Mapping[str, Json], there)[name]
        path.append(name)
    named = _FIELD.search(complaint)
    if named:
        verdict = "edition-unknown" if "unknown" in complaint else "edition-missing"
        return ".".join([*path, named["name"]]), Sentence(verdict)
    return ".".join(path), Sentence("edition-value", value=repr(there), allowed=_describe(kind))


def _culprit(shape: Shape, table: dict[str, Json], path: list[str]) -> str:
    """The key of the table at `path` without which the rest of the file would do."""
    for key in _table_at(table, path):
        trial = deepcopy(table)
        inner = _table_at(trial, path)
        inner_only = {key: inner[key]}
        inner.clear()
        inner.update(inner_only)
        try:
            msgspec.convert(trial, shape)
        except msgspec.ValidationError:
            return key
    raise LookupError(path)


def _table_at(table: dict[str, Json], path: list[str]) -> dict[str, Json]:
    for name in path:
        table = cast(dict[str, Json], table[name])
    return table


def _inside(kind: inspect.Type, there: Mapping[str, Json], name: str) -> inspect.Type:
    """The type of what `there`, a table of this kind, has under a name."""
    if isinstance(kind, inspect.UnionType):
        shapes = _shapes(kind)
        if any(shape.tag_field == name for shape in shapes):
            return inspect.LiteralType(tuple(str(shape.tag) for shape in shapes))
        kind = next(
            shape for shape in shapes if not shape.tag_field or there[shape.tag_field] == shape.tag
        )
    if isinstance(kind, inspect.StructType):
        return next(field.type for field in kind.fields if field.encode_name == name)
    assert isinstance(kind, inspect.DictType)
    return kind.value_type


def _shapes(kind: inspect.UnionType) -> list[inspect.StructType]:
    return [part for part in kind.types if isinstance(part, inspect.StructType)]


def _items(kind: inspect.Type) -> inspect.Type:
    assert isinstance(kind, inspect.ListType | inspect.VarTupleType)
    return kind.item_type


def _holds_tables(kind: inspect.Type) -> bool:
    if isinstance(kind, inspect.ListType | inspect.VarTupleType):
        return _holds_tables(kind.item_type)
    if isinstance(kind, inspect.UnionType):
        return bool(_shapes(kind))
    return isinstance(kind, inspect.StructType)


def _describe(kind: inspect.Type) -> Argument:
    if isinstance(kind, inspect.BoolType):
        return "true, false"
    if isinstance(kind, inspect.IntType):
        if kind.ge is not None and kind.le is not None:
            return Sentence("allowed-range", low=kind.ge, high=kind.le)
        return Sentence("allowed-at-least", low=kind.ge if kind.ge is not None else 0)
    if isinstance(kind, inspect.LiteralType):
        return ", ".join(map(str, kind.values))
    if isinstance(kind, inspect.StrType):
        return Sentence("allowed-text")
    if isinstance(kind, inspect.ListType | inspect.VarTupleType):
        return Sentence("allowed-list", items=_describe(kind.item_type))
    if isinstance(kind, inspect.UnionType):
        return _describe_union(kind)
    return Sentence("allowed-table")


def _describe_union(kind: inspect.UnionType) -> Argument:
    shapes = _shapes(kind)
    if shapes:
        tags = ", ".join(str(shape.tag) for shape in shapes)
        field = shapes[0].tag_field
        return Sentence("allowed-tagged", field=field, tags=tags) if field else _describe(shapes[0])
    names = ", ".join(
        str(value)
        for part in kind.types
        if isinstance(part, inspect.LiteralType)
        for value in part.values
    )
    numbers = [part for part in kind.types if isinstance(part, inspect.IntType)]
    if not numbers:
        return names
    number = _describe(numbers[0])
    return Sentence("allowed-or", one=number, other=names) if names else number
