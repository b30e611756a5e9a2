"""Killed at any moment, the server comes back with everything it acknowledged."""

import asyncio
from pathlib import Path

from bench.chaos import Chaos


def test_ten_kills_lose_nothing(tmp_path: Path) -> None:
    chaos = Chaos(tmp_path, tables=4, seed=7)
    asyncio.run(chaos.run(10))
    assert chaos.kills == 11
    assert chaos.acknowledged >= 40
