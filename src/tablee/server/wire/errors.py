"""Refusals: every one has a stable code, a status and a sentence."""

from typing import Final

from tablee.core import (
    Argument,
    BadNotation,
    BadSetup,
    IllegalAction,
    Sentence,
    TableeError,
    UnknownGame,
)
from tablee.server.storage.store import DatabaseAway

#: The codes of docs/protocol.md and their HTTP statuses.
STATUS: Final = {
    "bad-request": 400,
    "not-signed-in": 401,
    "wrong-password": 401,
    "forbidden": 403,
    "not-found": 404,
    "conflict": 409,
    "too-large": 413,
    "wrong-host": 421,
    "illegal-action": 422,
    "bad-notation": 422,
    "bad-setup": 422,
    "too-many": 429,
    "server": 500,
    "not-ready": 503,
}


class ApiError(Exception):
    """A request that is refused; nothing was changed."""

    def __init__(self, code: str, key: str = "", /, **args: Argument) -> None:
        super().__init__(code)
        self.code: Final = code
        self.sentence = Sentence(key or f"error-{code}", **args)
        self.rule = ""
        #: Seconds after which it may be tried again.
        self.retry_after = 0.0

    @property
    def status(self) -> int:
        """The HTTP status of the code."""
        return STATUS[self.code]


def as_api_error(error: Exception) -> ApiError:
    """The refusal that `error` is for whoever asked; ours to answer for when it is none."""
    if isinstance(error, ApiError):
        return error
    if isinstance(error, DatabaseAway):
        away = ApiError("not-ready")
        away.retry_after = 5.0
        return away
    if not isinstance(error, TableeError):
        return ApiError("server")
    refusal = ApiError(_code(error))
    refusal.sentence = error.sentence
    if isinstance(error, IllegalAction):
        refusal.rule = error.rule
    return refusal


def _code(error: TableeError) -> str:
    if isinstance(error, IllegalAction):
        return "illegal-action"
    if isinstance(error, BadNotation):
        return "bad-notation"
    if isinstance(error, UnknownGame):
        return "not-found"
    if isinstance(error, BadSetup) or error.sentence.key == "error-bot":
        return "bad-setup"
    return "bad-request"
