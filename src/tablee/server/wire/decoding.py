"""Decoding: whatever bytes a stranger sends, what they say or a refusal."""

from typing import Any, TypeVar

import msgspec

from tablee.server.wire.errors import ApiError

T = TypeVar("T")
#: The longest part of a complaint about a body that is sent back.
LONGEST_PROBLEM = 200


def decoded(data: str | bytes, decoder: msgspec.json.Decoder[T]) -> T:
    """The JSON as the decoder's type; raises `ApiError`."""
    try:
        value = decoder.decode(data)
        # PostgreSQL stores no NUL in a text. The escape alone proves nothing: its backslash may
        # be escaped itself.
        if _NUL_ESCAPE[type(data)] in data and _has_nul(msgspec.json.decode(data)):
            raise ApiError("bad-request", "error-nul")
    except RecursionError:
        raise ApiError("bad-request", "error-too-deep") from None
    except (msgspec.DecodeError, UnicodeError) as error:
        problem = str(error)[:LONGEST_PROBLEM]
        raise ApiError("bad-request", "error-malformed", problem=problem) from None
    return value


#: How a NUL is written in JSON; as it is, it is malformed.
_NUL_ESCAPE: dict[type, Any] = {str: "\\u0000", bytes: b"\\u0000"}


def _has_nul(value: object) -> bool:
    if isinstance(value, str):
        return "\0" in value
    if isinstance(value, dict):
        return any(_has_nul(part) for pair in value.items() for part in pair)
    if isinstance(value, list):
        return any(_has_nul(part) for part in value)
    return False
