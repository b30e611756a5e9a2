"""The import law: core <- kit <- games <- {bots, envs, arena, server, cli}."""

import ast
from pathlib import Path

import pytest

import tablee

SOURCE = Path(tablee.__file__).parent
FILES = sorted(SOURCE.rglob("*.py"))

#: What each room may import of ours, besides itself.
ALLOWED = {
    "core": set[str](),
    "kit": {"core"},
    "games": {"core", "kit"},
    "bots": {"core"},
    "arena": {"core", "kit", "games", "bots"},
    "envs": {"core", "kit", "games", "bots"},
    "server": {"core", "kit", "games", "bots", "arena"},
    "cli": {"core", "kit", "games", "bots", "arena", "envs", "server"},
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


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_rules_know_neither_text_nor_view(path: Path) -> None:
    parts = path.relative_to(SOURCE).parts
    if parts[0] == "games" and ("rules" in parts or parts[-1] in ("state.py", "actions.py")):
        told = {"view", "words", "features", "text"}
        assert not any(told & set(target) for target in imports(path))


def test_the_exported_names_are_there() -> None:
    for name in tablee.__all__:
        assert hasattr(tablee, name)
