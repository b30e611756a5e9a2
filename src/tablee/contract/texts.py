"""Law 7, what a package has words for."""

import re
from collections.abc import Iterator, Mapping
from importlib.abc import Traversable
from importlib.resources import files

#: A key where code says it.
SAID = re.compile(r'(?:Sentence|complain|_refuse)\(\s*(?:[^"()]*, )?"([a-z][\w-]+)"')
LANGUAGES = ("fr", "en")


def texts_of(package: str) -> Mapping[str, str]:
    """The Fluent files of a package, by language."""
    folder = files(package).joinpath("text")
    return {lang: folder.joinpath(f"{lang}.ftl").read_text("utf-8") for lang in LANGUAGES}


def keys_of(*packages: str) -> set[str]:
    """The keys for which these packages have words."""
    return {
        key
        for package in packages
        if files(package).joinpath("text").is_dir()
        for key in re.findall(r"^([\w-]+) =", texts_of(package)["en"], re.MULTILINE)
    }


def law_7_what_is_said_has_words(package: str, *others: str) -> None:
    """Every key that the code of a package says is its own, the kit's or one of the others'."""
    sources = (path.read_text("utf-8") for path in _sources(files(package)))
    said = {key for source in sources for key in SAID.findall(source)}
    unsaid = said - keys_of("tablee.kit", package, *others)
    assert not unsaid, f"no words for {sorted(unsaid)}"


def _sources(folder: Traversable) -> Iterator[Traversable]:
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _sources(entry)
        elif entry.name.endswith(".py"):
            yield entry
