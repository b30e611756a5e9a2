"""Says what an edition file may hold at a key, from the types that the game declared."""

import re
from collections.abc import Mapping

import msgspec
from msgspec import inspect

from tablee.core import Argument, Json, Sentence

_AT = re.compile(r" - at `\$\.?(?P<path>[^`]*)`")
_FIELD = re.compile(r"(?:unknown|required) field `(?P<name>[^`]*)`")


def allowed_at(
    shape: type[msgspec.Struct], table: Mapping[str, Json], complaint: str
) -> tuple[str, Sentence]:
    """The key a msgspec complaint is about, and a sentence: what is there, what is allowed."""
    found = _AT.search(complaint)
    path = found["path"].split(".") if found and found["path"] else []
    named = _FIELD.search(complaint)
    if named:
        key = ".".join([*path, named["name"]])
        verdict = "edition-unknown" if "unknown" in complaint else "edition-missing"
        return key, Sentence(verdict)
    place = ".".join(path)
    kind: inspect.Type = inspect.type_info(shape)
    there: Json = dict(table)
    for part in path:
        kind = _inside(kind, part)
        there = _value(there, part)
    return place, Sentence("edition-value", value=repr(there), allowed=_describe(kind))


def _inside(kind: inspect.Type, part: str) -> inspect.Type:
    name, index, _ = part.partition("[")
    if isinstance(kind, inspect.StructType):
        kind = next(field.type for field in kind.fields if field.encode_name == name)
    elif isinstance(kind, inspect.DictType):
        kind = kind.value_type
    if index and isinstance(kind, inspect.ListType | inspect.VarTupleType):
        kind = kind.item_type
    return kind


def _value(there: Json, part: str) -> Json:
    name, *_ = part.split("[")
    if isinstance(there, dict) and name in there:
        return there[name]
    return there


def _describe(kind: inspect.Type) -> Argument:
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
        return Sentence("allowed-source")
    return Sentence("allowed-table")
