"""Every text keeps the typography of its language, and sentences begin as sentences do."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
TEXTS = [
    *ROOT.glob("src/tablee/**/text/*.ftl"),
    *ROOT.glob("tests/contract/toy/text/*.ftl"),
    *ROOT.glob("examples/**/text/*.ftl"),
    *ROOT.glob("web/src/texts/*.ftl"),
]
FRENCH = [path for path in TEXTS if path.name == "fr.ftl"] + [*ROOT.glob("*/**/RULES.fr.md")]
ENGLISH = [path for path in TEXTS if path.name == "en.ftl"]

BLANK = "\u00a0"
FRENCH_SLIPS = {
    "a non-breaking blank stands before : ; ! ?": re.compile(
        rf'(?<![{BLANK}(])(?<!{{"{BLANK}"}})[:;!?](?=[\s»{BLANK}]|$)'
    ),
    "a non-breaking blank stands after «": re.compile(rf"«(?!{BLANK}\S)"),
    "a non-breaking blank stands before »": re.compile(rf"(?<!\S{BLANK})»"),
    "the apostrophe is ’": re.compile(r"'"),
    "quotes are « »": re.compile(r"[“”]"),
    "non-breaking blanks are all alike": re.compile("\u202f"),
}
ENGLISH_SLIPS = {
    "no blank stands before : ; ! ?": re.compile(rf"(?<!\])[ {BLANK}][:;!?](?=\s|$)"),
    "the apostrophe is ’": re.compile(r"'"),
    "quotes are “ ”": re.compile(r"[«»]|(?<!\{)(?<!\{ )\"(?! ?\})"),
}

#: What these keys say is a sentence or a line of its own.
SENTENCES = ("prompt-", "action-", "event-", "refuse-", "error-", "help-", "option-", "gist-")
#: What stands in a sentence with a small letter and so never begins one.
SMALL = r"module|unit|planet|structure|gain|price|before|what|where|category|ship|final"


def lines(path: Path) -> Iterator[tuple[int, str]]:
    """What people read of a file: no comments, no code, with the numbers of the lines."""
    for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
        if path.suffix == ".md":
            yield number, re.sub(r"`[^`]*`", "`", line)
        elif not re.match(r"#|[\w-]*legend", line):  # legends explain signs, such as » and !
            yield number, line


def slips(path: Path, kinds: dict[str, re.Pattern[str]]) -> list[str]:
    return [
        f"{path}:{number}: {kind}: {line}"
        for number, line in lines(path)
        for kind, slip in kinds.items()
        if slip.search(line)
    ]


def name(path: Path) -> str:
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("path", FRENCH, ids=name)
def test_french_keeps_its_typography(path: Path) -> None:
    assert slips(path, FRENCH_SLIPS) == []


@pytest.mark.parametrize("path", ENGLISH, ids=name)
def test_english_keeps_its_typography(path: Path) -> None:
    assert slips(path, ENGLISH_SLIPS) == []


@pytest.mark.parametrize("path", TEXTS, ids=name)
def test_sentences_begin_with_a_capital(path: Path) -> None:
    small = [
        line
        for _, line in lines(path)
        if line.startswith(SENTENCES)
        and re.search(rf"^[\w-]+ = ([a-zà-ÿ]|\{{ \$({SMALL}) \}})", line)
    ]

    assert small == []


@pytest.mark.parametrize("path", TEXTS, ids=name)
def test_nobody_counts_one_points(path: Path) -> None:
    """A number before a noun that has a plural is chosen by a selector."""
    nouns = (
        r"points|cartes|cards|tuiles|tiles|boucliers|shields|modules|pions|tokens|crédits|credits"
    )
    careless = [
        line
        for _, line in lines(path)
        if re.search(rf"\{{ \$\w+ \}} ({nouns})\b", line)
        and not re.search(r"^\s+\*\[other\]|\$(threshold|target|rounds|have) \}", line)
    ]

    assert careless == []
