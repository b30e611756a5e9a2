"""What sets a seat's play apart is told by every game, in both languages."""

import pytest

import tablee
from tablee.bots import bot
from tablee.core import Match, Sentence
from tablee.driver import play_out
from tablee.games import ROOMS
from tablee.kit.text import LANGUAGES


@pytest.mark.parametrize("game_id", ROOMS)
def test_traits_have_words(game_id: str) -> None:
    game = tablee.game(game_id)
    seats = game.seats[-1]
    found: set[str] = set()
    for seed in range(4):
        match = Match(game, seats, seed)
        play_out(match, [bot("random")] * seats)
        for seat in range(seats):
            found.update(game.traits(match.state, seat))

    assert len(found) > seats
    assert found <= set(game.every_trait(seats))
    found.update(game.every_trait(seats))
    for lang in LANGUAGES:
        said = {game.say(game.trait(name, seats), lang) for name in found}
        assert len(said) == len(found)
        assert all(game.say(Sentence(f"trait-{name.partition('-')[0]}"), lang) for name in found)


def test_gaia_tells_the_faction_that_was_chosen() -> None:
    match = Match(tablee.game("gaia"), 2, 5)
    play_out(match, [bot("random")] * 2)
    chosen = {seat: str(action) for seat, action in match.moves if action.verb == "faction"}

    for seat in range(2):
        faction, *_ = match.game.traits(match.state, seat)
        assert faction.replace("-", " ", 1) == chosen[seat]
