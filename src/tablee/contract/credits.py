"""Law 11, points by source: what events credit is where the scores come from."""

from __future__ import annotations

from random import Random

from tablee.contract.laws import LANGUAGES, Setup, acting
from tablee.core import Event, Match, Sentence
from tablee.core.draws import pick


def law_11_credits_are_true(setup: Setup, seed: int) -> None:
    """At the end of a game the credits of all its events sum up to the score of each seat.

    They are of sources that the game names, for seats that play; what only some may know credits
    nobody else.
    """
    game, rng = setup.game, Random(seed)
    told: list[Event] = []
    match = Match(game, setup.seats, seed, setup.options, told.append)
    while not match.over:
        seat = acting(match.state, rng)
        match.play(pick(rng, match.legal(seat)), seat)
    sums = [0] * setup.seats
    for event in told:
        for credit in event.credits():
            assert 0 <= credit.seat < setup.seats, f"{event} credits a seat that does not play"
            assert credit.source in game.sources, f"{event} credits an unknown source"
            assert event.is_for(credit.seat), f"{event} credits whoever may not know of it"
            sums[credit.seat] += credit.points
    assert sums == match.scores(), "credits and scores differ"


def law_11_sources_have_words(setup: Setup, _seed: int) -> None:
    """Every source is named once, and said in both languages."""
    sources = setup.game.sources
    assert len(set(sources)) == len(sources) > 0
    for lang in LANGUAGES:
        words = {setup.game.say(Sentence(f"source-{source}"), lang) for source in sources}
        assert len(words) == len(sources), f"two sources are called alike in {lang}"
