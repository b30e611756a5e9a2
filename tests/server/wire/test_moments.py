"""Moments as they travel."""

from datetime import UTC, datetime
from random import Random

import pytest

from tablee.server.wire.moments import iso


def test_a_moment_is_told_in_milliseconds() -> None:
    assert iso(0.0) == "1970-01-01T00:00:00.000+00:00"
    assert iso(1_800_000_000.5) == "2027-01-15T08:00:00.500+00:00"


@pytest.mark.parametrize("digits", [0, 1, 3, 6, 9])
def test_it_is_what_the_library_would_write(digits: int) -> None:
    rng = Random(digits)
    for _ in range(1000):
        seconds = round(rng.uniform(1.7e9, 1.9e9), digits)
        moment = datetime.fromtimestamp(seconds, UTC)
        assert iso(seconds) == moment.isoformat(timespec="milliseconds")
