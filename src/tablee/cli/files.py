"""Files: read with clear complaints, written whole or not at all."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from secrets import token_hex

from tablee.core import Sentence, TableeError
from tablee.kit.files import reason

#: The ending of the names of records.
ENDING = ".tablee"


def read_text(path: Path) -> str:
    """The text of a UTF-8 file, without the byte order mark that some editors begin it with."""
    try:
        return path.read_text("utf-8-sig")
    except UnicodeDecodeError:
        raise TableeError(Sentence("error-file-text", path=str(path))) from None
    except (OSError, ValueError) as error:
        raise _trouble("read", path, error) from None


def write_text(path: Path, text: str) -> None:
    """The file holds `text`; it never holds a part of it, whatever happens meanwhile."""
    # Named before it exists: whatever interrupts the writing, the part is found and removed.
    part = path.with_name(f".{token_hex(8)}")
    try:
        with part.open("x", encoding="utf-8", newline="") as file:
            file.write(text)
        part.replace(path)
    except (OSError, ValueError) as error:
        raise _trouble("write", path, error) from None
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)


def make_folder(path: Path) -> None:
    """The folder exists."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise _trouble("write", path, error) from None


@contextmanager
def writing_to(path: Path) -> Iterator[None]:
    """What goes wrong with files in that folder is said with its name."""
    try:
        yield
    except OSError as error:
        raise _trouble("write", path, error) from None


def free_path(path: Path) -> Path:
    """The path, or if something is there already the same with a number after its name."""
    free, number = path, 1
    while free.exists():
        number += 1
        free = path.with_name(f"{path.stem}-{number}{path.suffix}")
    return free


def _trouble(doing: str, path: Path, error: Exception) -> TableeError:
    return TableeError(Sentence(f"error-file-{doing}", path=str(path), reason=reason(error)))
