"""Every game has golden playthroughs, and plays them as written."""

import pytest

import tablee
from tablee.contract.laws import Setup
from tablee.games import ROOMS
from tests.playthrough import golden_file, golden_setups, playthrough, shows_options

SETUPS = [setup for game_id in ROOMS for setup in golden_setups(tablee.game(game_id))]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_plays_as_written(setup: Setup) -> None:
    written = golden_file(setup).read_text("utf-8").splitlines()
    played = playthrough(setup).splitlines()
    for line, (expected, actual) in enumerate(zip(written, played, strict=False), start=1):
        assert expected == actual, f"line {line}; if this is meant, run `make golden`"
    assert len(written) == len(played)


@pytest.mark.parametrize("setup", [setup for setup in SETUPS if setup.options], ids=str)
def test_shows_its_option(setup: Setup) -> None:
    assert shows_options(setup), "choose another seed for it in tests/playthrough.py"


@pytest.mark.parametrize("game_id", ROOMS)
def test_no_other_file_is_kept(game_id: str) -> None:
    files = {golden_file(setup) for setup in SETUPS if setup.game.id == game_id}
    assert set(next(iter(files)).parent.iterdir()) == files
