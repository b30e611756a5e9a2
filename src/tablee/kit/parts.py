"""The classes that positions of a game are made of, found where they are written."""

from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType

from tablee.core.frames import Frame


def parts_of(package: str) -> tuple[type, ...]:
    """Every class of the game's `state`, then every frame of its `rules`.

    Snapshots know classes by their names alone: raises `TypeError` if two have the same one.
    """
    parts = [kind for module in _modules(f"{package}.state") for kind in _classes(module)]
    for module in _modules(f"{package}.rules"):
        parts += [kind for kind in _classes(module) if issubclass(kind, Frame)]
    known: dict[str, type] = {}
    for kind in parts:
        other = known.setdefault(kind.__name__, kind)
        if other is not kind:
            places = f"{other.__module__} and {kind.__module__}"
            raise TypeError(f"{places} both have a class {kind.__name__}: snapshots cannot tell")
    return tuple(parts)


def _modules(name: str) -> Iterator[ModuleType]:
    """A module; if it is a folder, also all that it holds."""
    module = import_module(name)
    yield module
    for inner in walk_packages(getattr(module, "__path__", ()), f"{name}."):
        yield import_module(inner.name)


def _classes(module: ModuleType) -> Iterator[type]:
    """The classes that are written in the module, in their order."""
    for thing in vars(module).values():
        if isinstance(thing, type) and thing.__module__ == module.__name__:
            yield thing
