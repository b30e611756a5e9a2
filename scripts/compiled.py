"""Compile what search and tables run through with mypyc: `make compiled`, and the build hook.

The sources stay one: what is compiled here runs unchanged as pure Python, and `tablee.build` goes
back to it wherever the sources are no longer those that were compiled.
"""

import argparse
import ast
import json
import os
import shutil
import sys
import sysconfig
from pathlib import Path

from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
sys.path.insert(0, str(SOURCE))  # where a wheel is built, nothing of ours is installed

from tablee.build import MANIFEST, digests  # noqa: E402

PACKAGE = SOURCE / "tablee"
WORK = ROOT / "build" / "compiled"
#: What libraries of this Python are called.
SUFFIX = str(sysconfig.get_config_var("EXT_SUFFIX"))

#: The rooms whose modules are compiled; each game is a library of its own.
ENGINE = ("core", "kit", "bots", "driver")

#: What stays interpreted in these rooms, and why.
LEFT = {
    "bots/__init__.py": "gathers names",
    "bots/explaining.py": "listens to a few playouts, each step of which is compiled",
    "bots/search/tuning.py": "recipes, asked once a decision",
    "core/__init__.py": "gathers names",
    "core/catalogue.py": "asked once a process",
    "core/errors.py": "exceptions of people's mistakes",
    "core/events.py": "made only where somebody listens",
    "core/game.py": "games of others may say what they are as attributes of their class",
    "core/guide.py": "read by people who learn",
    "core/options.py": "read before a game",
    "core/record.py": "text, read and written once a game",
    "driver/__init__.py": "gathers names",
    "driver/asking.py": "bots of others may say how long they think as an attribute of their class",
    "driver/collecting.py": "asked once a process",
    "driver/explaining.py": "the way from a match to a bot, once a hint",
    "driver/guiding.py": "speaks to people who learn",
    "driver/judging.py": "what it plays out is compiled",
    "driver/ledger.py": "points by source, read off the events of a match",
    "driver/reviewing.py": "puts together what was judged",
    "envs/rows/__init__.py": "asked once an environment",
    "games/*/bgs/*": "the notation of another platform",
    "games/*/box/edition*.py": "msgspec reads the annotations of its structs at run time",
    "games/*/box/vocabulary/*": "msgspec structs as well",
    "games/*/box/word_checks.py": "checks an edition once",
    "games/*/consequences*": "shown to people",
    "games/*/consequences/*": "shown to people",
    "games/*/events.py": "made only where somebody listens",
    "games/*/game.py": "a set-up and the way in; what it calls is compiled",
    "games/*/habits.py": "standing orders of people",
    "games/*/traits.py": "asked at the end of a game",
    "games/*/view/*": "msgspec structs, shown to people; but see ALSO",
    "games/*/words*": "words for people",
    "games/*/words/*": "words for people",
    "kit/allowed.py": "checks an edition once",
    "kit/edition.py": "reads an edition once",
    "kit/files.py": "reads files",
    "kit/guide.py": "reads a guide once",
    "kit/parts.py": "looks at modules while they are imported",
    "kit/room.py": "inherits from what is left",
    "kit/said.py": "msgspec structs",
    "kit/text.py": "words for people",
    "kit/words.py": "words for people",
}

#: What is compiled of a folder that is left, and why.
ALSO = {
    "games/reworld/consequences.py": "much of a move at a table of the server",
    "games/reworld/view/table.py": "as above",
    "games/reworld/view/targets.py": "as above",
    "games/reworld/words.py": "as above",
    "games/reykholt/view/distance.py": "searches for the furthest table, in every observation",
    "games/reykholt/view/forecast.py": "as above",
    "games/reykholt/view/planner.py": "as above",
    "games/reykholt/view/reaping.py": "as above",
}

#: The steps of many games at once, which touch no array library.
STEPPING = ("envs/rows/", "envs/stepping.py")

#: What every move at a table of the server runs through. The rest of the server is asked seldom,
#: or does little but wait (what mypyc makes of `await` is no quicker), or has msgspec's structs.
SERVER = (
    "live/hub.py",
    "live/listener.py",
    "live/outbox.py",
    "protection/limits.py",
    "protection/turns.py",
    "storage/prepared.py",
    "tables/awaiting.py",
    "tables/clocks.py",
    "tables/course.py",
    "tables/expiry.py",
    "tables/guided.py",
    "tables/seat_view.py",
    "tables/seating.py",
    "tables/seen_table.py",
    "tables/stored_table.py",
    "tables/summaries.py",
    "tables/table.py",
    "tables/waiting_table.py",
    "wire/json_patch.py",
    "wire/patches.py",
    "wire/wording.py",
)


def chosen() -> dict[str, list[Path]]:
    """The modules to compile by the library that they go into."""
    libraries = {"tablee_engine": [path for room in ENGINE for path in _compiled(PACKAGE / room)]}
    for game in sorted((PACKAGE / "games").iterdir()):
        if found := _compiled(game):
            libraries[f"tablee_{game.name}"] = found
    libraries["tablee_envs"] = [
        path
        for path in _compiled(PACKAGE / "envs")
        if path.relative_to(PACKAGE).as_posix().startswith(STEPPING)
    ]
    libraries["tablee_server"] = [PACKAGE / "server" / name for name in SERVER]
    return libraries


def _compiled(folder: Path) -> list[Path]:
    return [
        path
        for path in sorted(folder.rglob("*.py"))
        if _is_chosen(path.relative_to(PACKAGE)) and _has_code(path)
    ]


def _is_chosen(path: Path) -> bool:
    return path.as_posix() in ALSO or not any(path.match(pattern) for pattern in LEFT)


def _has_code(path: Path) -> bool:
    """Whether there is more to a module than what it says about itself."""
    return len(ast.parse(path.read_text("utf-8")).body) > 1


def build(into: Path) -> None:
    """Compile, and put the libraries below `into`."""
    os.chdir(ROOT)  # where mypy finds its settings
    libraries = chosen()
    extensions = mypycify(
        [str(path.relative_to(ROOT)) for paths in libraries.values() for path in paths],
        separate=[
            ([str(path.relative_to(ROOT)) for path in paths], name)
            for name, paths in libraries.items()
        ],
        target_dir=str(WORK / "c"),
        opt_level="2",
        debug_level="0",
    )
    if os.name == "posix":
        # Calls within a library need not go through its table of symbols, nor those to Python
        # through stubs.
        for extension in extensions:
            extension.extra_compile_args += ["-fno-semantic-interposition", "-fno-plt"]
    command = build_ext(Distribution({"name": "tablee", "ext_modules": extensions}))
    command.build_lib = str(WORK / "lib")
    command.build_temp = str(WORK / "o")
    command.parallel = os.cpu_count() or 1
    command.ensure_finalized()
    command.run()
    for extension in extensions:
        file = extension.name.replace(".", "/") + SUFFIX
        (into / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(WORK / "lib" / file, into / file)


def main() -> None:
    """Compile this checkout in place, or into a folder for a wheel."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--into", type=Path, help="a folder for the libraries, for a wheel")
    wanted = parser.parse_args()
    if wanted.into:
        build(wanted.into)
        return
    MANIFEST.write_text("{}", "utf-8")  # until all is there, nothing fits
    for library in SOURCE.rglob(f"*{SUFFIX}"):
        library.unlink()
    sources = digests()
    build(SOURCE)
    MANIFEST.write_text(json.dumps(sources), "utf-8")


if __name__ == "__main__":
    main()
