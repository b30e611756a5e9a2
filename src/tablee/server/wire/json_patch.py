"""JSON Patch (RFC 6902): what changed between two documents made of msgspec structs."""

from functools import cache
from typing import Any, Literal, TypeAlias

from msgspec import NODEFAULT, UNSET, Struct, UnsetType
from msgspec.structs import fields


class Operation(Struct, omit_defaults=True):
    """One operation: `add`, `remove` or `replace` at a JSON Pointer."""

    op: Literal["add", "remove", "replace"]
    path: str
    value: Any | UnsetType = UNSET


Patch: TypeAlias = list[Operation]


def diff(old: object, new: object, path: str = "") -> Patch:
    """The operations that turn `old` into `new`; parts that are equal cost one comparison.

    Equal is what Python calls equal, also 1 and true: a member is never now one, now the other.
    """
    if old is new or old == new:
        return []
    if isinstance(old, Struct) and type(old) is type(new):
        return _diff_members(_members(old), _members(new), path)
    if isinstance(old, dict) and isinstance(new, dict):
        return _diff_members(old, new, path)
    if isinstance(old, list | tuple) and isinstance(new, list | tuple):
        return _diff_items(list(old), list(new), path)
    return [Operation("replace", path, new)]


def _diff_members(old: dict[Any, Any], new: dict[Any, Any], path: str) -> Patch:
    found: Patch = []
    for name, value in old.items():
        at = f"{path}/{_escaped(name)}"
        if name not in new:
            found.append(Operation("remove", at))
        elif value is not new[name]:
            found += diff(value, new[name], at)
    for name, value in new.items():
        if name not in old:
            found.append(Operation("add", f"{path}/{_escaped(name)}", value))
    return found


def _diff_items(old: list[Any], new: list[Any], path: str) -> Patch:
    """Items are added or removed at the end, or changed where they are; else all are replaced."""
    if len(old) == len(new):
        return [
            operation
            for index, (before, after) in enumerate(zip(old, new, strict=True))
            for operation in diff(before, after, f"{path}/{index}")
        ]
    if new[: len(old)] == old:
        return [Operation("add", f"{path}/-", item) for item in new[len(old) :]]
    if old[: len(new)] == new:
        gone = range(len(old) - 1, len(new) - 1, -1)
        return [Operation("remove", f"{path}/{index}") for index in gone]
    return [Operation("replace", path, new)]


def _escaped(name: str | int) -> str:
    """A member's name in a JSON Pointer; numbers are names as well where they are keys."""
    return str(name).replace("~", "~0").replace("/", "~1")


@cache
def _shape(kind: type[Struct]) -> tuple[tuple[str, str, Any], ...]:
    """Each field: its name, its name in JSON, and the value at which it is left out."""
    assert not kind.__struct_config__.array_like, f"{kind.__name__} is not encoded as an object"
    found = []
    for field in fields(kind):
        left_out = UNSET if field.default is NODEFAULT else field.default
        if field.default_factory in (list, dict):
            left_out = field.default_factory()
        if not kind.__struct_config__.omit_defaults:
            left_out = UNSET
        found.append((field.name, field.encode_name, left_out))
    return tuple(found)


def _members(struct: Struct) -> dict[str, Any]:
    """The members of the JSON object that a struct is encoded as.

    What equals its default may be encoded all the same, if it is another object: here it is always
    left out, so that no operation needs it to be there.
    """
    found = {}
    for name, encoded, left_out in _shape(type(struct)):
        value = getattr(struct, name)
        if value is not UNSET and (left_out is UNSET or value != left_out):
            found[encoded] = value
    return found
