"""Writes the client's types from the structs of views and messages; `make types` runs it."""

import inspect
import re
import sys
from collections.abc import Iterable, Mapping, Sequence
from enum import Enum
from importlib import import_module
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Literal, TypeAlias, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from tablee.games import ROOMS
from tablee.server.wire import messages, requests
from tablee.server.wire.bodies import (
    accounts,
    base,
    games,
    looking_back,
    moderation,
    notices,
    people,
    programs,
    tables,
    tournaments,
)

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "web" / "src" / "generated"
HEAD = "/** Written by scripts/typescript.py; `make types` writes it anew. */\n"
WIDTH = 100

#: The modules of all that travels.
WIRE = (
    messages,
    requests,
    base,
    accounts,
    notices,
    moderation,
    programs,
    games,
    tables,
    looking_back,
    people,
    tournaments,
)
PLAIN = {
    bool: "boolean",
    int: "number",
    float: "number",
    str: "string",
    NoneType: "null",
    None: "null",
    Any: "unknown",
    object: "unknown",
    msgspec.Raw: "unknown",
}
#: A type as annotations write it.
Hint: TypeAlias = Any


def files() -> dict[Path, str]:
    """Every generated file with what belongs into it."""
    structs = [struct for module in WIRE for struct in structs_of(module)]
    wire = [requests.Asked, messages.Message, *structs]
    found = {FOLDER / "wire.ts": typescript(wire, WIRE)}
    for game_id in ROOMS:
        view = get_type_hints(import_module(f"tablee.games.{game_id}.view").observe)["return"]
        found[FOLDER / "views" / f"{game_id}.ts"] = typescript([view])
    return found


def typescript(roots: Iterable[Hint], modules: Iterable[ModuleType] = ()) -> str:
    """A file with these types and all that they are made of.

    Unions and literals that have a name in a struct's module, or in one of `modules`, keep it.
    """
    types = Types(modules)
    for root in roots:
        types.name(root)
    return types.text()


def structs_of(module: ModuleType) -> list[type[Struct]]:
    """The structs that travel: those a module defines, but neither private ones nor bases."""
    return [
        kind
        for name, kind in vars(module).items()
        if isinstance(kind, type)
        and issubclass(kind, Struct)
        and kind.__module__ == module.__name__
        and not name.startswith("_")
        and not kind.__subclasses__()
    ]


class Types:
    """The types that were asked for, and those that they are made of."""

    def __init__(self, modules: Iterable[ModuleType]) -> None:
        #: The names that modules have for unions and literals.
        self._named: dict[Hint, str] = {}
        self._aliases: dict[str, str] = {}
        self._structs: dict[type[Struct], None] = {}
        self._modules: set[str] = set()
        for module in modules:
            self._learn(module)

    def text(self) -> str:
        """The whole file."""
        shown: dict[type[Struct], str] = {}
        while waiting := [kind for kind in self._structs if kind not in shown]:
            shown |= {kind: self._interface(kind) for kind in waiting}
        return "\n".join([HEAD, *self._aliases.values(), *shown.values()])

    def name(self, hint: Hint) -> str:
        """A type by its name, else written out."""
        name = self._named.get(_key(hint))
        if name is None:
            return self._spelled(hint)
        if name not in self._aliases:
            self._aliases[name] = ""  # at once: it may be made of itself
            self._aliases[name] = _alias(name, self._spelled(hint))
        return name

    def _learn(self, module: ModuleType) -> None:
        if module.__name__ in self._modules:
            return
        self._modules.add(module.__name__)
        for name, value in vars(module).items():
            if get_origin(value) in {Literal, Union, UnionType} and not name.startswith("_"):
                self._named.setdefault(_key(value), name)

    def _interface(self, kind: type[Struct]) -> str:
        """A struct; what has a default may be missing."""
        self._learn(sys.modules[kind.__module__])
        config = kind.__struct_config__
        comments = _comments(inspect.getsource(kind))
        lines = [f"export interface {kind.__name__} {{"]
        if config.tag is not None:
            lines.append(f"  {config.tag_field}: {_literal(config.tag)};")
        for field in msgspec.structs.fields(kind):
            hint = field.type
            if config.omit_defaults and field.default in (None, msgspec.UNSET):
                hint = _without_none(hint)
            if field.name in comments:
                lines.append(f"  /** {comments[field.name].replace('`None`', '`null`')} */")
            mark = "" if field.required else "?"
            lines.append(f"  {_property(field.encode_name)}{mark}: {self.name(hint)};")
        if len(lines) == 1:
            lines = [f"export type {kind.__name__} = Record<string, never>;", ""]
        else:
            lines += ["}", ""]
        return "\n".join([*_comment(inspect.getdoc(kind)), *lines])

    def _spelled(self, hint: Hint) -> str:
        """A type written out; its parts go by their names."""
        origin: Any = get_origin(hint)
        parts = get_args(hint)
        if origin is Annotated:
            return self.name(parts[0])
        if origin is Literal:
            return " | ".join(map(_literal, parts))
        if origin in {Union, UnionType}:
            return self._union(hint)
        if origin is tuple and parts[-1] is not Ellipsis:
            return f"[{', '.join(map(self.name, parts))}]"
        if origin in {list, tuple, set, frozenset, Sequence}:
            item = self.name(parts[0])
            return f"({item})[]" if " " in item and not item.endswith(">") else f"{item}[]"
        if origin in {dict, Mapping}:
            return f"Record<{self.name(parts[0])}, {self.name(parts[1])}>"
        if hint in PLAIN:
            return PLAIN[hint]
        kind: type = hint
        if issubclass(kind, Enum):
            return " | ".join(_literal(member.value) for member in kind)
        assert issubclass(kind, Struct), f"no TypeScript for {hint}"
        self._structs.setdefault(kind)
        return kind.__name__

    def _union(self, hint: Hint) -> str:
        """`null` stands last, after the name of the rest if it has one."""
        rest = _without_none(hint)
        if rest != hint:
            return f"{self.name(rest)} | null"
        return " | ".join(dict.fromkeys(map(self.name, get_args(hint))))


def _key(hint: Hint) -> Hint:
    """Unions are the same whichever way they are written."""
    if get_origin(hint) in {Union, UnionType}:
        return frozenset(map(_key, get_args(hint)))
    return hint


def _without_none(hint: Hint) -> Hint:
    if get_origin(hint) not in {Union, UnionType}:
        return hint
    absent = {NoneType, msgspec.UnsetType}
    return Union[tuple(part for part in get_args(hint) if part not in absent)]  # noqa: UP007


def _literal(value: object) -> str:
    return "'{}'".format(value.replace("'", "\\'")) if isinstance(value, str) else f"{value}"


def _property(name: str) -> str:
    return name if name.isidentifier() else _literal(name)


def _alias(name: str, spelled: str) -> str:
    line = f"export type {name} = {spelled};\n"
    if len(line) <= WIDTH:
        return line
    return f"export type {name} =\n  | " + spelled.replace(" | ", "\n  | ") + ";\n"


def _comment(text: str | None) -> list[str]:
    lines = (text or "").splitlines()
    if len(lines) <= 1:
        return [f"/** {line} */" for line in lines]
    return ["/**", *(f" * {line}".rstrip() for line in lines), " */"]


def _comments(source: str) -> dict[str, str]:
    """What `#:` says above a field."""
    found = re.findall(r"((?:^ *#: .*\n)+) *(\w+):", source, re.MULTILINE)
    return {name: " ".join(re.findall(r"#: (.*)", lines)) for lines, name in found}


def main() -> None:
    for path, text in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
        print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()
