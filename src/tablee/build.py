"""Which build runs: the compiled one, or the pure Python sources that it is compiled from.

Compiled libraries lie beside their sources, and Python would take them whatever the sources say.
A checkout that was compiled therefore has a manifest of the sources as they were; where one of
them differs, or where `TABLEE_PURE` is set, all of Tablée runs from its sources. A wheel has no
manifest: nobody edits what it has installed.
"""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType
from typing import Final

PACKAGE: Final = Path(__file__).parent
MANIFEST: Final = PACKAGE / "compiled.json"
#: What the compiled modules are made of; they know the constants of all the others.
ROOMS: Final = ("core", "kit", "games", "bots", "driver", "envs", "server")


def is_compiled() -> bool:
    """Whether the compiled libraries run."""
    from tablee.core import state  # noqa: PLC0415 - after the choice below

    return not str(state.__file__).endswith(".py")


def is_outdated() -> bool:
    """Whether there are compiled libraries that do not fit the sources."""
    if not MANIFEST.exists():
        return False
    import json  # noqa: PLC0415 - only a checkout has a manifest, and everybody imports this

    return bool(json.loads(MANIFEST.read_text("utf-8")) != digests())


def digests() -> dict[str, str]:
    """The sources as they are now, each by its digest."""
    from hashlib import blake2b  # noqa: PLC0415 - as above

    found = {}
    for room in ROOMS:
        for folder, _, names in os.walk(PACKAGE / room):  # quicker than a glob of all there is
            for name in names:
                if name.endswith(".py"):
                    path = os.path.join(folder, name)  # noqa: PTH118 - as quick as can be
                    with open(path, "rb") as source:  # noqa: PTH123
                        digest = blake2b(source.read(), digest_size=8).hexdigest()
                    found[path[len(str(PACKAGE)) + 1 :].replace(os.sep, "/")] = digest
    return found


class _Sources:
    """Finds our modules by their sources only; a finder of the import system."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or not fullname.startswith("tablee."):
            return None
        finders = (FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)) for folder in path)
        return next((spec for finder in finders if (spec := finder.find_spec(fullname))), None)


# The package imports this module before any that may be compiled.
if os.environ.get("TABLEE_PURE") or is_outdated():
    sys.meta_path.insert(0, _Sources())
