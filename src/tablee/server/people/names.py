"""Names and chat lines that users send, normalised to be compared and shown."""

import re
import unicodedata
from collections.abc import Collection

from sqlalchemy import Connection, or_, select, text, update

from tablee.bots import bots
from tablee.server.people.lookalikes import skeleton
from tablee.server.storage.schema import users
from tablee.server.wire.errors import ApiError

LONGEST_NAME = 24
LONGEST_TITLE = 48
LONGEST_LINE = 500
#: What the name of every bot that somebody runs ends with, and no other name.
MARK = " (bot)"
#: Normalising may make one sign eighteen. A name whose key is longer is refused: the key of a
#: numbered name must still be whole in the database.
LONGEST_KEY = 96
KEY_COLUMN = 120

#: Control, format (also bidirectional overrides), surrogate, private and unassigned code points.
_INVISIBLE = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
#: Others that show nothing: fillers, joiners, variation selectors, blanks that count as signs.
_BLANK = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\ufffc\ufffd"
    "\U0001d159\U000e0100-\U000e01ef]"
)

#: The alphabets that names are written in, by the first word of Unicode's names. Those of East
#: Asia are used together, and with Latin; any others mixed are there to deceive.
_EAST_ASIAN = frozenset({"CJK", "IDEOGRAPHIC", "HIRAGANA", "KATAKANA", "BOPOMOFO", "HANGUL"})
_OTHERS = """
LATIN GREEK CYRILLIC ARMENIAN GEORGIAN CHEROKEE HEBREW ARABIC SYRIAC THAANA DEVANAGARI BENGALI
GURMUKHI GUJARATI ORIYA TAMIL TELUGU KANNADA MALAYALAM SINHALA THAI LAO TIBETAN MYANMAR KHMER
ETHIOPIC MONGOLIAN TIFINAGH JAVANESE BALINESE CANADIAN
"""
_ALPHABETS = _EAST_ASIAN | frozenset(_OTHERS.split())
#: Signs of no alphabet that names may have. `/` and `:` are not among them, and no dash longer
#: than a hyphen is: with one begin the names of those who deleted their accounts.
_SIGNS = frozenset(" !\"#$%&'()*+,-.;<=>?@[\\]^_`{|}~0123456789’‘“”«»·・ʻʼ")
#: Signs that titles may have besides, each as one that names may have.
_TITLE_SIGNS = str.maketrans("/:–—°№", "------")
#: Marks above or below one letter: scripts need some of their own, nobody a tower of them.
MOST_MARKS = 3
MOST_ORNAMENTS = 1

#: Words that would pass for the server's own people; no name may have them even among others.
_TRUSTED = """
admin admins administrator administrateur administratrice moderator moderateur moderatrice tablee
"""
#: Those and others that alone would pass for the server or for nobody.
_RESERVED = f"""{_TRUSTED}
mod root staff support official officiel system systeme server serveur moderation bot robot
you vous anonymous anonyme nobody null
"""


def clean_name(name: str) -> str:
    """The name without invisible characters; raises `ApiError` when it cannot be anybody's."""
    cleaned = visible(name)
    key = name_key(cleaned)
    shown = unicodedata.normalize("NFKC", cleaned)
    if not cleaned or len(cleaned) > LONGEST_NAME or len(key) > LONGEST_KEY or not _is_plain(shown):
        raise ApiError("bad-request", "error-name", longest=LONGEST_NAME)
    if len(_systems(shown)) > 1:
        raise ApiError("bad-request", "error-name-mixed")
    if _is_reserved(cleaned):
        raise ApiError("conflict", "error-name-reserved", name=cleaned)
    return cleaned


def clean_title(title: str) -> str:
    """What a group of people is called, held to the same as their own names; raises `ApiError`."""
    cleaned = visible(title)
    shown = unicodedata.normalize("NFKC", cleaned).translate(_TITLE_SIGNS)
    if not cleaned or len(cleaned) > LONGEST_TITLE or not _is_plain(shown):
        raise ApiError("bad-request", "error-title", longest=LONGEST_TITLE)
    if len(_systems(shown)) > 1:
        raise ApiError("bad-request", "error-name-mixed")
    if _passes_for_ours(cleaned):
        raise ApiError("conflict", "error-name-reserved", name=cleaned)
    return cleaned


def name_key(name: str) -> str:
    """The normalised name that is unique among users."""
    return unicodedata.normalize("NFKC", name).casefold()[:KEY_COLUMN]


def clean_line(text: str) -> str:
    """A chat line without invisible characters; raises `ApiError` when nothing is left."""
    cleaned = visible(text)[:LONGEST_LINE]
    if not cleaned:
        raise ApiError("bad-request", "error-empty")
    return cleaned


def visible(text: str) -> str:
    """The text on one line, without characters that show nothing."""
    composed = unicodedata.normalize("NFC", _BLANK.sub("", text))
    visible = "".join(c for c in composed if unicodedata.category(c) not in _INVISIBLE)
    return " ".join(visible.split())


def _alphabet(sign: str) -> str:
    match = re.match(r"(?:EXTENDED )?(\w+)", unicodedata.name(sign, ""))
    return match[1] if match else ""


def _is_plain(shown: str) -> bool:
    """Whether it is made of letters with few marks, digits and common signs."""
    has_letter, marks, ornaments = False, MOST_MARKS, 0
    for sign in shown:
        alphabet, kind = _alphabet(sign), unicodedata.category(sign)
        if sign in _SIGNS:
            has_letter = has_letter or sign.isdigit()
            marks = MOST_MARKS  # none may follow
        elif kind[0] in "LN" and alphabet in _ALPHABETS:
            has_letter, marks, ornaments = True, 0, 0
        elif kind in ("Mn", "Mc") and (alphabet == "COMBINING" or alphabet in _ALPHABETS):
            marks, ornaments = marks + 1, ornaments + (alphabet == "COMBINING")
            if marks > MOST_MARKS or ornaments > MOST_ORNAMENTS:
                return False
        else:
            return False
    return has_letter


def _systems(shown: str) -> set[str]:
    """The systems of writing in it; Latin goes with those of East Asia."""
    found = {_alphabet(sign) for sign in shown if sign not in _SIGNS} & _ALPHABETS
    if found & _EAST_ASIAN:
        return found - _EAST_ASIAN - {"LATIN"} | {"EAST ASIAN"}
    return found


def _disguised(words: Collection[str]) -> frozenset[str]:
    # In capitals `i` looks like `l`; here neither may stand for the other.
    return frozenset(skeleton(word).replace("l", "i") for word in words)


(_MARK_SEEN,) = _disguised([MARK.strip()])
_TRUSTED_SEEN = _disguised(_TRUSTED.split())
_RESERVED_SEEN = _disguised([*_RESERVED.split(), *bots()])


def _is_reserved(name: str) -> bool:
    whole = re.sub(r"\d+$", "", name)
    if next(iter(_disguised([name]))).endswith(_MARK_SEEN):
        return True
    is_whole = bool(_disguised([name, whole]) & _RESERVED_SEEN)
    return is_whole or _passes_for_ours(name)


def _passes_for_ours(name: str) -> bool:
    words = [word for word in re.split(r"[\W\d_]+", name) if word]
    return bool(_disguised(words) & _TRUSTED_SEEN)


# Who has which


def taken_names(connection: Connection, names: Collection[str], but: str | None = None) -> set[str]:
    """Those of the names that somebody has, or one that looks alike; `but` does not count.

    Until the transaction ends nobody else is given a name.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(7461627)"))
    keys = {name: name_key(name) for name in names}
    seen = {name: skeleton(name) for name in names}
    is_alike = or_(users.c.name_key.in_(keys.values()), users.c.skeleton.in_(seen.values()))
    query = select(users.c.name_key, users.c.skeleton).where(is_alike)
    if but is not None:
        query = query.where(users.c.id != but)
    held = {one for row in connection.execute(query) for one in row}
    return {name for name in names if keys[name] in held or seen[name] in held}


def fill_skeletons(connection: Connection, count: int) -> bool:
    """The skeletons of some names from before there were any; whether more are missing."""
    query = select(users.c.id, users.c.name).where(users.c.skeleton == "").limit(count)
    missing = connection.execute(query).all()
    for user_id, name in missing:
        values = {"skeleton": skeleton(name)}
        connection.execute(update(users).where(users.c.id == user_id).values(**values))
    return len(missing) == count
