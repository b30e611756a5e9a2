"""Names and chat lines that users send, normalised to be compared and shown."""

import unicodedata

from tablee.server.wire.errors import ApiError

LONGEST_NAME = 24
LONGEST_LINE = 500
#: Normalising may make one sign eighteen. A name whose key is longer is refused: the key of a
#: numbered name must still be whole in the database.
LONGEST_KEY = 96
KEY_COLUMN = 120

#: Control, format (also bidirectional overrides), surrogate, private and unassigned code points.
_INVISIBLE = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


def clean_name(name: str) -> str:
    """The name without invisible characters; raises `ApiError` when too little or much is left."""
    cleaned = _clean(name)
    is_too_long = len(cleaned) > LONGEST_NAME or len(name_key(cleaned)) > LONGEST_KEY
    if not cleaned or is_too_long or ":" in cleaned or "/" in cleaned:
        raise ApiError("bad-request", "error-name", longest=LONGEST_NAME)
    return cleaned


def name_key(name: str) -> str:
    """The normalised name that is unique among users."""
    return unicodedata.normalize("NFKC", name).casefold()[:KEY_COLUMN]


def clean_line(text: str) -> str:
    """A chat line without invisible characters; raises `ApiError` when nothing is left."""
    cleaned = _clean(text)[:LONGEST_LINE]
    if not cleaned:
        raise ApiError("bad-request", "error-empty")
    return cleaned


def _clean(text: str) -> str:
    composed = unicodedata.normalize("NFC", text)
    visible = "".join(c for c in composed if unicodedata.category(c) not in _INVISIBLE)
    return " ".join(visible.split())
