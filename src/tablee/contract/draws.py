"""Law 8, what chance does: probabilities, what is possible, and words for every outcome."""

from collections import Counter
from collections.abc import Iterator
from math import isclose, sqrt
from random import Random
from typing import Any

from tablee.contract.laws import ENDLESS, LANGUAGES, Setup, acting, step
from tablee.core import CHANCE, Action, BadNotation, Chance, Game, State
from tablee.core.draws import pick

#: Draws of each kind that are looked at, and samples taken of each.
DRAWS = 6
SAMPLES = 400
#: How far a frequency may lie from its probability, in standard deviations.
SIGMAS = 5.0
#: Outcomes that are tampered with at each draw.
FORGERIES = 30


def draws_of(setup: Setup, seed: int) -> Iterator[tuple[State, Chance[Any]]]:
    """The first draws of each kind in a random game, before chance has answered."""
    rng = Random(seed)
    state: State = setup.game.set_up(setup.seats, setup.options)
    seen: Counter[str] = Counter()
    for _ in range(ENDLESS):
        if state.over:
            return
        draw = state.asked(CHANCE)
        if isinstance(draw, Chance):
            seen[type(draw).__name__] += 1
            if seen[type(draw).__name__] <= DRAWS:
                yield state, draw
            state.apply(state.sample(rng), CHANCE)
        else:
            seat = acting(state, rng)
            state.apply(pick(rng, state.legal(seat)), seat)


def law_8_probabilities_are_true(setup: Setup, seed: int) -> None:
    """Where outcomes are listed they sum to one, and samples come as often as they say."""
    rng = Random(seed)
    for state, draw in draws_of(setup, seed):
        listed = dict(draw.outcomes(state))
        sampled = Counter(draw.sample(state, rng) for _ in range(SAMPLES))
        assert all(draw.possible(state, outcome) for outcome in sampled), "a draw is impossible"
        if not listed:
            continue
        assert isclose(sum(listed.values()), 1.0), "probabilities do not sum to one"
        assert sampled.keys() <= listed.keys(), "a draw is not among the outcomes"
        for outcome, probability in listed.items():
            assert draw.possible(state, outcome) == (probability > 0), f"{outcome}: is it possible?"
            spread = sqrt(SAMPLES * probability * (1 - probability))
            away = abs(sampled[outcome] - SAMPLES * probability)
            assert away <= SIGMAS * max(spread, 1.0), f"{outcome} is not as likely as it says"


def law_8_nothing_impossible_is_drawn(setup: Setup, seed: int) -> None:
    """What is called possible can be carried out: nothing is lost or made, and play goes on."""
    rng = Random(seed)
    for state, draw in draws_of(setup, seed):
        listed = [outcome for outcome, probability in draw.outcomes(state) if probability]
        for forged in _forgeries(setup.game, state, draw, rng):
            if not draw.possible(state, forged):
                continue
            assert not listed or forged in listed, f"{forged} is called possible"
            after = state.clone()
            after.apply(forged, CHANCE)
            after.check()
            after.play_chance(rng)
            if not after.over:
                step(after, rng)
                after.check()


def _forgeries(game: Game[Any], state: State, draw: Chance[Any], rng: Random) -> Iterator[Action]:
    """Outcomes that were tampered with: a word doubled, left out or replaced; other actions."""
    vocabulary = game.vocabulary.fixed()
    genuine = [str(draw.sample(state, rng)).split() for _ in range(FORGERIES)]
    for words in genuine:
        other = pick(rng, genuine)
        at = int(rng.random() * len(words))
        for text in (
            [*words, words[-1]],
            words[:at] + words[at + 1 :],
            [*words[:at], pick(rng, words), *words[at + 1 :]],
            [*words[:at], *other[at:]],
        ):
            try:
                yield game.parse(" ".join(text))
            except BadNotation:
                continue
        yield pick(rng, vocabulary)


def law_8_chance_has_words(setup: Setup, seed: int) -> None:
    """Every outcome can be told in both languages."""
    rng = Random(seed)
    for state, draw in draws_of(setup, seed):
        for outcome in {draw.sample(state, rng) for _ in range(5)}:
            for lang in LANGUAGES:
                assert setup.game.say(setup.game.describe(state, CHANCE, outcome), lang)
