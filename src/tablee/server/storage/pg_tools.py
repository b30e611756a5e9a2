"""PostgreSQL's own tools, which back a database up and put it back."""

import os
import shutil
import subprocess
from pathlib import Path

from sqlalchemy import URL

from tablee.core import Sentence, TableeError
from tablee.kit.files import reason
from tablee.server.storage.engine import make_private, sync
from tablee.server.storage.revisions import check_revision

#: Of another version than the backup, a database may have tables that are not in it.
_DROP_ALL = """
DO $$ DECLARE name text; BEGIN
  FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = current_schema() LOOP
    EXECUTE format('DROP TABLE %I CASCADE', name);
  END LOOP;
END $$
"""
_OTHERS = """
SELECT count(*) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'
"""


class ToolFailed(TableeError):
    """A tool is missing, or has said why it cannot do it."""


def back_up(address: URL, file: Path) -> str:
    """The file holds the database as it is now; the revision of its schema."""
    revision = _ask(address, "SELECT version_num FROM alembic_version")
    _dump(address, file)
    return revision


def restore(address: URL, file: Path) -> Path:
    """The database is as it was in the file, or unchanged; where it is kept as it was before."""
    check_revision(_revision_in(address, file))
    others = _ask(address, _OTHERS)
    if others != "0":
        raise ToolFailed(Sentence("error-postgres-in-use", count=int(others)))
    kept, number = file.with_name(f"{file.name}.before-restore"), 1
    while kept.exists():
        number += 1
        kept = file.with_name(f"{file.name}.before-restore-{number}")
    _dump(address, kept)
    script = file.with_name(f"{file.name}.sql.unfinished")
    try:
        _make_anew(script)
        _run(address, "pg_restore", "--no-owner", "--no-privileges", f"--file={script}", str(file))
        steps = ("--single-transaction", "--command", _DROP_ALL, "--file", str(script))
        _run(address, "psql", *_QUIET, *steps)
    finally:
        script.unlink(missing_ok=True)
    return kept


_QUIET = ("--no-psqlrc", "--quiet", "--set=ON_ERROR_STOP=1")


def _dump(address: URL, file: Path) -> None:
    unfinished = file.with_name(f"{file.name}.unfinished")
    try:
        _make_anew(unfinished)
        options = ("--format=custom", "--no-owner", "--no-privileges")
        _run(address, "pg_dump", *options, f"--file={unfinished}")
        sync(unfinished)
        unfinished.replace(file)
        sync(file.parent)
    finally:
        unfinished.unlink(missing_ok=True)


def _make_anew(path: Path) -> None:
    try:
        path.unlink(missing_ok=True)
        make_private(path)
    except OSError as error:
        told = Sentence("error-file-write", path=str(path), reason=reason(error))
        raise ToolFailed(told) from None


def _revision_in(address: URL, file: Path) -> str:
    """The revision that a backup was made at."""
    options = ("--data-only", "--table=alembic_version", "--file=-")
    lines = _run(address, "pg_restore", *options, str(file)).splitlines()
    begin = next((n for n, line in enumerate(lines) if line.startswith("COPY ")), None)
    if begin is None:
        raise ToolFailed(Sentence("error-not-ours", path=str(file)))
    return lines[begin + 1].strip()


def _ask(address: URL, query: str) -> str:
    answer = _run(address, "psql", *_QUIET, "--tuples-only", "--no-align", "--command", query)
    return answer.strip()


def _run(address: URL, tool: str, *words: str) -> str:
    """What the tool answers; the password is in no list of processes."""
    program = shutil.which(tool)
    if program is None:
        raise ToolFailed(Sentence("error-no-tool", tool=tool))
    done = subprocess.run(  # noqa: S603 - our own command
        [program, *words],
        env=os.environ | _connection(address),
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        lines = [line for line in done.stderr.splitlines() if line.strip()] or ["?"]
        told = next((line for line in lines if "error" in line.lower()), lines[0])
        raise ToolFailed(Sentence("error-tool", tool=tool, reason=told))
    return done.stdout


def _connection(address: URL) -> dict[str, str]:
    """The variables by which PostgreSQL's tools find a database."""
    asked = address.query.get("host") or address.host
    known = {
        "PGHOST": asked if isinstance(asked, str) else None,
        "PGPORT": str(address.port) if address.port else None,
        "PGUSER": address.username,
        "PGPASSWORD": str(address.password) if address.password else None,
        "PGDATABASE": address.database,
    }
    return {name: value for name, value in known.items() if value}
