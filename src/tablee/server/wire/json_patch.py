"""JSON Patch (RFC 6902): what changed between two documents made of msgspec structs."""

from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Any, Final

from msgspec import NODEFAULT, UNSET, Struct
from msgspec.structs import fields

from tablee.server.wire.operations import Operation, Patch

__all__ = ["Operation", "Patch", "add_diff", "diff"]


def diff(old: object, new: object, path: str = "") -> Patch:
    """The operations that turn `old` into `new`; parts that are equal cost one comparison.

    Equal is what Python calls equal, also 1 and true: a member is never now one, now the other.
    """
    found: Patch = []
    add_diff(old, new, path, found)
    return found


def add_diff(old: object, new: object, path: str, found: Patch) -> None:
    """The same operations are added to those that were found before."""
    if old is not new and old != new:
        _diff(old, new, path, found)


def _diff(old: object, new: object, path: str, found: Patch) -> None:
    """The operations for two things that are not equal."""
    if isinstance(old, Struct):
        if type(old) is type(new):
            _diff_structs(old, new, path, found)
            return
    elif isinstance(old, dict):
        if isinstance(new, dict):
            _diff_members(old, new, path, found)
            return
    elif isinstance(old, (list, tuple)) and isinstance(new, (list, tuple)):
        _diff_items(old, new, path, found)
        return
    found.append(Operation("replace", path, new))


def _diff_structs(old: Struct, new: object, path: str, found: Patch) -> None:
    """The operations for two structs of one type.

    What equals its default may be encoded all the same, if it is another object: here it is taken
    to be left out, so that no operation needs it to be there.
    """
    kind = type(old)
    shape = _SHAPES.get(kind)
    if shape is None:
        shape = _SHAPES[kind] = _shape(kind)
    values, members = shape
    are = values(new)
    for index, before in enumerate(values(old)):
        after = are[index]
        if before is after or before == after:
            continue
        encoded, left_out = members[index]
        was_there = before is not UNSET and (left_out is UNSET or before != left_out)
        if after is UNSET or (left_out is not UNSET and after == left_out):
            if was_there:
                found.append(Operation("remove", path + encoded))
        elif was_there:
            _diff(before, after, path + encoded, found)
        else:
            found.append(Operation("add", path + encoded, after))


def _diff_members(old: dict[Any, Any], new: dict[Any, Any], path: str, found: Patch) -> None:
    for name, value in old.items():
        if name not in new:
            found.append(Operation("remove", f"{path}/{_escaped(name)}"))
        elif value is not new[name] and value != new[name]:
            _diff(value, new[name], f"{path}/{_escaped(name)}", found)
    for name, value in new.items():
        if name not in old:
            found.append(Operation("add", f"{path}/{_escaped(name)}", value))


def _diff_items(old: Sequence[Any], new: Sequence[Any], path: str, found: Patch) -> None:
    """Items are added or removed at the end, or changed where they are; else all are replaced."""
    many, now = len(old), len(new)
    if many == now:
        for index, before in enumerate(old):
            after = new[index]
            if before is not after and before != after:
                _diff(before, after, f"{path}/{index}", found)
    elif many and many < now and _same(old, new[:many]):
        found.extend(Operation("add", f"{path}/-", item) for item in new[many:])
    elif now and now < many and _same(old[:now], new):
        found.extend(
            Operation("remove", f"{path}/{index}") for index in range(many - 1, now - 1, -1)
        )
    else:
        found.append(Operation("replace", path, new))


def _same(one: Sequence[Any], other: Sequence[Any]) -> bool:
    """Whether the items are equal, whatever holds them."""
    return one == other if type(one) is type(other) else list(one) == list(other)


def _escaped(name: str | int) -> str:
    """A member's name in a JSON Pointer; numbers are names as well where they are keys."""
    return str(name).replace("~", "~0").replace("/", "~1")


#: What is known of each type of structs: the values of all fields of one, and of each field its
#: path from the struct, and the value at which it is left out.
_SHAPES: Final[
    dict[type[Struct], tuple[Callable[[object], tuple[Any, ...]], tuple[tuple[str, Any], ...]]]
] = {}


def _shape(
    kind: type[Struct],
) -> tuple[Callable[[object], tuple[Any, ...]], tuple[tuple[str, Any], ...]]:
    assert not kind.__struct_config__.array_like, f"{kind.__name__} is not encoded as an object"
    members = []
    for field in fields(kind):
        left_out = UNSET if field.default is NODEFAULT else field.default
        if field.default_factory in (list, dict):
            left_out = field.default_factory()
        if not kind.__struct_config__.omit_defaults:
            left_out = UNSET
        members.append((f"/{_escaped(field.encode_name)}", left_out))
    names = [field.name for field in fields(kind)]
    return _values_of(names), tuple(members)


def _values_of(names: Sequence[str]) -> Callable[[object], tuple[Any, ...]]:
    if len(names) > 1:
        return attrgetter(*names)
    # Of one name alone, `attrgetter` gives no tuple.
    return lambda struct: tuple([getattr(struct, name) for name in names])
