"""The import law: core <- kit <- games <- {bots, driver, envs, arena, server, cli}; games alike."""

import ast
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest

import tablee
from tablee.games import ROOMS

SOURCE = Path(tablee.__file__).parent
FILES = sorted(SOURCE.rglob("*.py"))

#: What each room may import of ours, besides itself.
ALLOWED = {
    "core": set[str](),
    "kit": {"core"},
    # These two also look for what other packages offer.
    "games": {"core", "kit", "outside"},
    "bots": {"core", "outside"},
    "driver": {"core", "bots"},
    "arena": {"core", "kit", "games", "bots", "driver"},
    "train": {"core", "kit", "games", "bots", "driver", "arena"},
    "envs": {"core", "kit", "games", "bots", "driver"},
    "dataset": {"core", "kit", "games", "bots", "driver", "arena", "envs"},
    "contract": {"core", "kit", "games", "bots", "driver"},
    "server": {"core", "kit", "games", "bots", "driver", "arena"},
    # It also says which build runs, and what other packages offer in vain.
    "cli": {"core", "kit", "games", "bots", "driver", "arena", "train", "envs", "server"}
    | {"dataset", "build", "outside"},
}

#: What every game has; a subject that outgrows its file is a folder of the same name.
FURNITURE = {
    "__init__",
    "game",
    "edition.toml",
    "box",
    "actions",
    "events",
    "state",
    "rules",
    "view",
    "text",
    "RULES.md",
    "RULES.fr.md",
}
#: What a game may have: secrets, numbers for bots (and estimates behind them) and for statistics,
#: words of its own, standing orders, the notation of another platform, a first game
#: that teaches.
OPTIONAL = {
    "knowledge",
    "features",
    "consequences",
    "prospects",
    "weights.toml",
    "traits",
    "words",
    "habits",
    "bgs",
    "guide.toml",
}

#: What the inner furniture of a game may import of the same game. Whatever is not named here looks
#: at positions from outside (views, words, features...): nothing in here knows it.
INNER = {
    "box": {"box"},
    "actions": {"box", "actions"},
    "events": {"box", "actions", "events"},
    "state": {"box", "actions", "state"},
    "rules": {"box", "actions", "events", "state", "rules"},
}


def imports(path: Path) -> set[tuple[str, ...]]:
    """The modules of ours that a file imports, as paths below `tablee`."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{path}: a relative import"
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        else:
            continue
        found |= {tuple(name.split(".")[1:]) for name in names if name.split(".")[0] == "tablee"}
    return found


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_keep_the_law(path: Path) -> None:
    room, *inside = path.relative_to(SOURCE).parts
    if not inside:
        return  # tablee/__init__.py gathers the public names
    for target in imports(path):
        if not target or target[0] == room == "games":
            same_game = not target[1:] or target[1] == inside[0] or inside[0] == "__init__.py"
            assert same_game, f"{path}: a game imports another game"
        elif target[0] != room:
            assert target[0] in ALLOWED[room], f"{room} imports {'.'.join(target)}"


def test_only_core_reads_the_agenda() -> None:
    """What is asked of a seat is one question to the state: `asked`, `questions`, `legal`."""
    readers = {
        path.relative_to(SOURCE).parts[0]
        for path in FILES
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Attribute) and node.attr == "agenda"
    }
    assert readers == {"core", "contract"}  # which also looks into clones and frames


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_rules_look_at_nothing_that_looks_at_them(path: Path) -> None:
    room, *inside = path.relative_to(SOURCE).parts
    if room == "games" and len(inside) > 1:
        assert not list(strangers(Path(inside[1]).stem, imports(path)))


def strangers(furniture: str, targets: set[tuple[str, ...]]) -> Iterator[str]:
    """What a piece of inner furniture imports of its game and must not know."""
    if furniture in INNER:
        for target in targets:
            if target[:1] == ("games",) and target[2] not in INNER[furniture]:
                yield ".".join(target)


def test_strangers_are_found_whatever_they_are_called() -> None:
    naming = ("games", "gaia", "words", "naming", "Faces")
    tables = ("games", "gaia", "box", "components", "MINE")

    assert list(strangers("rules", {naming, tables})) == ["games.gaia.words.naming.Faces"]
    assert list(strangers("box", {tables, ("games", "gaia", "state")})) == ["games.gaia.state"]
    assert not list(strangers("view", {naming, tables}))


@pytest.mark.parametrize("game_id", ROOMS)
def test_rooms_have_the_same_furniture(game_id: str) -> None:
    assert not list(misfurnished(SOURCE / "games" / game_id))


def misfurnished(room: Path) -> Iterator[str]:
    """What a room lacks, has twice or has though no room knows it."""
    entries = [entry for entry in room.iterdir() if entry.suffix not in {".so", ".pyd"}]  # compiled
    found = [entry.name.removesuffix(".py") for entry in entries if entry.name[:2] != "__"]
    found += [entry.stem for entry in room.glob("__init__.py")]
    yield from sorted(FURNITURE - set(found))
    yield from sorted(name for name in found if name not in FURNITURE | OPTIONAL)
    yield from sorted({name for name in found if found.count(name) > 1})


def test_a_room_with_something_missing_twice_or_unknown_is_found(tmp_path: Path) -> None:
    for name in FURNITURE - {"events", "__init__"}:
        (tmp_path / (name if "." in name else f"{name}.py")).touch()
    (tmp_path / "__init__.py").touch()
    (tmp_path / "box").mkdir()
    (tmp_path / "helpers.py").touch()
    (tmp_path / "habits.py").touch()

    assert list(misfurnished(tmp_path)) == ["events", "helpers", "box"]


@pytest.mark.parametrize("game_id", ROOMS)
def test_actions_events_and_frames_have_names_of_their_own(game_id: str) -> None:
    room = SOURCE / "games" / game_id
    subjects = [set(classes(room, subject)) for subject in ("actions", "events", "rules")]
    for one, other in combinations(subjects, 2):
        assert not one & other


def classes(room: Path, subject: str) -> Iterator[str]:
    """The names of a subject's classes; it is a file or a folder."""
    for path in [*room.glob(f"{subject}.py"), *room.glob(f"{subject}/**/*.py")]:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef):
                yield node.name


def test_the_exported_names_are_there() -> None:
    for name in tablee.__all__:
        assert hasattr(tablee, name)
