"""Layouts: where everything that a view holds stands in an array of fixed length.

A layout is read off the types of a game's view and its `Table`, and written as Python that builds
the numbers in one expression a struct: views are flattened at every step, so that this counts.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain
from types import NoneType, UnionType
from typing import Any, Final, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

from msgspec import Struct

from tablee.envs.observations.table import Table, Words

#: Nothing: what is not there or not known, and rows that are not in use.
NOTHING: Final = -1.0
#: So many objects of one field are remembered.
REMEMBERED: Final = 4096


class Column(NamedTuple):
    """One number of an observation."""

    #: Where it stands in the view: `players[0].docks[1][3]`.
    name: str
    #: Where the number is the place of a word in a list, that list.
    words: Words = ()


class Layout:
    """The columns of a view, and the function that writes its numbers."""

    def __init__(self, table: Table) -> None:
        self._table: Final = table
        self._names: dict[type, str] = {}
        self._lines: list[str] = []
        self._held: dict[str, object] = {"chain": chain.from_iterable}
        self.columns: Final = tuple(self._columns(table.view, "", table.view.__name__))
        begin = self._struct(table.view)
        # As for named tuples and dataclasses: a function of its own for each type is the quickest.
        exec("\n".join(self._lines), self._held)  # noqa: S102 - written here, of our own types
        #: The numbers of a view, one for each column.
        self.numbers: Final[Callable[[Struct], tuple[float, ...]]] = self._held[begin]  # type: ignore[assignment]

    # What stands where

    def _columns(self, kind: Any, name: str, field: str) -> Iterator[Column]:  # noqa: ANN401
        """The columns of a value of that type."""
        kind = _something(kind)
        words = self._words(kind, field)
        if _is_struct(kind):
            for inner, each in self._fields(kind):
                dotted = f"{name}.{inner}" if name else inner
                yield from self._columns(each, dotted, f"{kind.__name__}.{inner}")
        elif get_origin(kind) is tuple:
            yield from (Column(f"{name}[{at}]") for at in range(len(get_args(kind))))
        elif _is_mapping(kind):
            for key in self._keys(kind, field):
                yield from self._columns(get_args(kind)[1], f"{name}[{key}]", f"{field}{{}}")
        elif field in self._table.counted:
            inside = self._words(_something(get_args(kind)[0]), field)
            yield from (Column(f"{name}[{word}]") for word in inside)
        elif _is_sequence(kind):
            for at in range(self._table.rows[field]):
                yield from self._columns(get_args(kind)[0], f"{name}[{at}]", f"{field}[]")
        else:
            yield Column(name, words)

    def _fields(self, kind: type[Struct]) -> Iterator[tuple[str, Any]]:
        for name, each in get_type_hints(kind).items():
            if f"{kind.__name__}.{name}" not in self._table.left:
                yield name, each

    def _words(self, kind: Any, field: str) -> Words:  # noqa: ANN401
        """The words that a value is one of; none for numbers."""
        name = field.replace("[]", "")
        if name in self._table.words and not _is_mapping(kind) and not _is_sequence(kind):
            return self._table.words[name]
        return get_args(kind) if get_origin(kind) is Literal else ()

    def _keys(self, kind: Any, field: str) -> Words:  # noqa: ANN401
        key = get_args(kind)[0]
        return get_args(key) if get_origin(key) is Literal else self._table.words[field]

    # How it is written

    def _hold(self, value: object) -> str:
        """A name for something that the functions use."""
        name = f"held_{len(self._held)}"
        self._held[name] = value
        return name

    def _struct(self, kind: type[Struct]) -> str:
        """The name of the function that writes a struct of that type."""
        if kind not in self._names:
            parts = [
                self._written(each, f"it.{name}", f"{kind.__name__}.{name}")
                for name, each in self._fields(kind)
            ]
            name = f"write_{len(self._names)}_{kind.__name__}"
            self._lines.append(f"def {name}(it):\n    return ({', '.join(parts)},)")
            is_remembered = kind.__name__ in self._table.remembered
            self._names[kind] = self._remembering(name) if is_remembered else name
        return self._names[kind]

    def _written(self, kind: Any, value: str, field: str) -> str:  # noqa: ANN401
        """What stands in the expression for a value of that type."""
        may_lack = kind is not (something := _something(kind))
        kind = something
        width = sum(1 for _ in self._columns(kind, "", field))
        nothing = self._hold((NOTHING,) * width)
        words = self._words(kind, field)
        if words:
            return f"{self._hold(_places(words))}[{value}]"
        if _is_struct(kind):
            inner = f"{self._struct(kind)}({value})"
            if may_lack:
                return f"*({inner} if type({value}) is {self._hold(kind)} else {nothing})"
            return f"*{inner}"
        if get_origin(kind) is tuple:
            return f"*{value}"
        if _is_mapping(kind) or _is_sequence(kind):
            write = self._mapping if _is_mapping(kind) else self._sequence
            name = write(kind, field)
            if field in self._table.remembered:
                name = self._remembering(name)
            inner = f"{name}({value})"
            return f"*({nothing} if {value} is None else {inner})" if may_lack else f"*{inner}"
        return f"({NOTHING} if {value} is None else {value})" if may_lack else value

    def _mapping(self, kind: Any, field: str) -> str:  # noqa: ANN401
        """The name of the function that writes a mapping; what it lacks is 0, or nothing."""
        each = get_args(kind)[1]
        keys = self._keys(kind, field)
        name = self._hold(None)
        if _is_struct(_something(each)):
            written = self._written(each | None, "found", f"{field}{{}}").removeprefix("*")
            parts = [f"*(lambda found: {written})(it.get({key!r}))" for key in keys]
        elif words := self._words(_something(each), f"{field}{{}}"):
            places = self._hold(_places(words))
            parts = [f"{places}[it.get({key!r})]" for key in keys]
        else:
            parts = [f"it.get({key!r}, 0.0)" for key in keys]
        self._lines.append(f"def {name}(it):\n    return ({', '.join(parts)},)")
        return name

    def _sequence(self, kind: Any, field: str) -> str:  # noqa: ANN401
        """The name of the function that writes a list: its rows, then nothing in those left."""
        each = get_args(kind)[0]
        name = self._hold(None)
        if field in self._table.counted:
            words = self._words(_something(each), field)
            places = self._hold({word: at for at, word in enumerate(words)})
            none = self._hold((0.0,) * len(words))
            self._lines.append(
                f"def {name}(it):\n"
                f"    if not it:\n        return {none}\n"
                f"    found = [0.0] * {len(words)}\n"
                f"    for word in it:\n        found[{places}[word]] += 1.0\n"
                "    return found"
            )
            return name
        most = self._table.rows[field]
        width = sum(1 for _ in self._columns(each, "", f"{field}[]"))
        padding = self._hold([(NOTHING,) * (width * missing) for missing in range(most + 1)])
        written = self._written(each, "row", f"{field}[]")
        if written == "row":
            rows = "it"
        elif _is_struct(each):
            rows = f"chain(map({self._struct(each)}, it))"
        elif written.startswith("*"):
            rows = f"[number for row in it for number in {written[1:]}]"
        else:
            rows = f"[{written} for row in it]"
        self._lines.append(
            f"def {name}(it):\n"
            f"    if not it:\n        return {padding}[{most}]\n"
            f"    if len(it) > {most}:\n        it = it[:{most}]\n"
            f"    return (*{rows}, *{padding}[{most} - len(it)])"
        )
        return name

    def _remembering(self, write: str) -> str:
        """The name of a function that writes each object once; it holds what it remembers."""
        name, known = self._hold(None), self._hold({})
        self._lines.append(
            f"def {name}(it):\n"
            f"    found = {known}.get(id(it))\n"
            "    if found is None:\n"
            f"        if len({known}) >= {REMEMBERED}:\n            {known}.clear()\n"
            f"        found = {known}[id(it)] = (it, {write}(it))\n"
            "    return found[1]"
        )
        return name

    # What would not fit

    def overflow(self, value: Any, field: str = "") -> list[str]:  # noqa: ANN401
        """The lists of a view that have more rows than are kept."""
        if isinstance(value, Struct):
            kind = type(value).__name__
            inner = {f"{kind}.{name}": getattr(value, name) for name in value.__struct_fields__}
            fields = inner.items()
            return [e for f, v in fields if f not in self._table.left for e in self.overflow(v, f)]
        if isinstance(value, Mapping):
            return [e for each in value.values() for e in self.overflow(each, f"{field}{{}}")]
        if isinstance(value, Sequence) and field in self._table.rows:
            over = [field] if len(value) > self._table.rows[field] else []
            return over + [e for each in value for e in self.overflow(each, f"{field}[]")]
        return []


def _places(words: Words) -> dict[str | int | None, float]:
    """The number of each word."""
    return {word: float(at) for at, word in enumerate(words)} | {None: NOTHING}


def _something(kind: Any) -> Any:  # noqa: ANN401
    """The type without `None`; of several structs the first."""
    if get_origin(kind) not in (Union, UnionType):
        return kind
    kinds = [each for each in get_args(kind) if each is not NoneType]
    return kinds[0]


def _is_struct(kind: Any) -> bool:  # noqa: ANN401
    return isinstance(kind, type) and issubclass(kind, Struct)


def _is_mapping(kind: Any) -> bool:  # noqa: ANN401
    origin = get_origin(kind)
    return isinstance(origin, type) and issubclass(origin, Mapping)


def _is_sequence(kind: Any) -> bool:  # noqa: ANN401
    origin = get_origin(kind)
    return isinstance(origin, type) and issubclass(origin, Sequence) and origin is not tuple
