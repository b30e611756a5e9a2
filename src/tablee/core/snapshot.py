"""Snapshots: a state as plain JSON values, and back.

Everything a state holds is an int, a string, a bool, `None`, a list, a tuple, an action, a frame or
another slotted object of the game. Lists stay JSON arrays; a tuple becomes `{"tuple": [...]}`, an
action `{"action": "its notation"}` and an object `{"ClassName": {field: value}}`.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from typing import TypeAlias

from tablee.core.actions import Action

Json: TypeAlias = "bool | int | float | str | list[Json] | dict[str, Json] | None"

#: Never part of a position: who listens to it.
_UNSAVED = frozenset({"sink"})


_fields: dict[type, tuple[str, ...]] = {}


def fields(kind: type) -> tuple[str, ...]:
    """The names of what an object of `kind` holds, bases first.

    A name that begins with an underscore is of something worked out from the rest.
    """
    if kind not in _fields:
        _fields[kind] = _find_fields(kind)
    return _fields[kind]


def _find_fields(kind: type) -> tuple[str, ...]:
    shared: tuple[str, ...] = getattr(kind, "shared", ())
    names: list[str] = []
    for base in reversed(kind.__mro__):
        # A class compiled by mypyc has no slots but keeps their names.
        own = base.__dict__.get("__slots__") or base.__dict__.get("__mypyc_attrs__", ())
        names += [name for name in own if name not in names and not name.startswith("_")]
    return tuple(name for name in names if name not in _UNSAVED and name not in shared)


def same_fields(one: object, other: object) -> bool:
    """Whether two objects of one class hold equal values."""
    return all(getattr(one, name) == getattr(other, name) for name in fields(type(one)))


def content(value: object) -> Hashable:
    """What `value` holds, down to its last field: equal values have equal contents."""
    if value is None or isinstance(value, bool | int | float | str | Action):
        return value
    if isinstance(value, list | tuple):
        return tuple(content(item) for item in value)
    kind = type(value)
    return (kind.__name__, *(content(getattr(value, name)) for name in fields(kind)))


def dump(value: object) -> Json:
    """`value` as JSON values."""
    if value is None or isinstance(value, bool | int | float | str):
        return value
    if isinstance(value, list):
        return [dump(item) for item in value]
    if isinstance(value, tuple):
        return {"tuple": [dump(item) for item in value]}
    if isinstance(value, Action):
        return {"action": value.text}
    kind = type(value)
    return {kind.__name__: {name: dump(getattr(value, name)) for name in fields(kind)}}


class Loader:
    """Makes objects of known classes from what `dump` wrote."""

    __slots__ = ("_kinds", "_parse", "_shared")

    def __init__(
        self,
        kinds: Iterable[type],
        shared: Mapping[str, object],
        parse: Callable[[str], Action],
    ) -> None:
        self._kinds = {kind.__name__: kind for kind in kinds}
        self._shared = shared
        self._parse = parse

    def load(self, data: Json) -> object:
        """The value that `data` describes."""
        if isinstance(data, list):
            return [self.load(item) for item in data]
        if not isinstance(data, dict):
            return data
        ((name, held),) = data.items()
        if name == "tuple":
            assert isinstance(held, list)
            return tuple(self.load(item) for item in held)
        if name == "action":
            assert isinstance(held, str)
            return self._parse(held)
        if name not in self._kinds:
            raise LookupError(f"{name} is not among the parts of its game: add it to Game.parts")
        kind = self._kinds[name]
        assert isinstance(held, dict)
        values = {field: self.load(held[field]) for field in fields(kind)}
        for field in getattr(kind, "shared", ()):
            values[field] = self._shared[field]
        if not hasattr(kind, "clone"):  # never changed: its fields are what it is made of
            unchanging: object = kind(**values)
            return unchanging
        made: object = kind.__new__(kind)  # type: ignore[call-overload]
        for field, value in values.items():
            setattr(made, field, value)
        if "sink" in dir(kind):
            setattr(made, "sink", None)  # noqa: B010 - slot of State, unknown to this function
        return made
