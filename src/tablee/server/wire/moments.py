"""Moments as they travel."""

from datetime import UTC, datetime
from functools import lru_cache


def iso(seconds: float) -> str:
    """A moment as it travels."""
    whole, micros = divmod(round(seconds * 1e6), 1_000_000)
    return f"{_second(whole)}.{micros // 1000:03}+00:00"


@lru_cache(256)
def _second(seconds: int) -> str:
    """All but the part of a second: many moves are made within the same one."""
    return datetime.fromtimestamp(seconds, UTC).replace(tzinfo=None).isoformat()
