"""Law 7, what people read: words, never the notation of actions or the names of hexes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

from tablee.contract.laws import LANGUAGES, Setup, acting, started, step
from tablee.core import Event, Game, Seat, Sentence, State
from tablee.core.draws import pick

#: The name of a hex: `-3x2`.
HEX = re.compile(r"-?\d+x-?\d+")
#: So many answers and mistakes are looked at in a position, and so many of the positions.
ANSWERS, MISTAKES, SHARE = 8, 6, 0.2
#: No answer has more words in its notation.
LONGEST = 8


def law_7_people_read_words(setup: Setup, seed: int) -> None:
    """No question, answer, event or refusal of a random game has notation in it."""
    game = setup.game
    notation = {action.text for action in game.vocabulary.fixed()}
    assert max(text.count(" ") for text in notation) < LONGEST
    for seat, sentence in _said(setup, seed, notation):
        said = [game.say(sentence, lang, you=seat) for lang in LANGUAGES]
        found = notation_in(said, notation)
        assert not found, f"{sentence.key} says {found}: {said}"


def notation_in(said: list[str], notation: set[str]) -> set[str]:
    """The names of hexes, and the notation of actions that is longer than a word.

    Notation is the same in every language: what only one of them says ("charge 2 power") is words.
    """
    runs = [set(_runs(words)) for words in said]
    return set(HEX.findall(" ".join(said))) | set.intersection(notation, *runs)


def _runs(words: str) -> Iterator[str]:
    """Every two words that follow each other, every three, and so on."""
    parts = [part.strip("“”«»().,;:!?") for part in words.split()]
    for length in range(2, LONGEST + 1):
        for start in range(len(parts) - length + 1):
            yield " ".join(parts[start : start + length])


def _said(setup: Setup, seed: int, notation: set[str]) -> Iterator[tuple[Seat | None, Sentence]]:
    """What a random game says, to whom; the notation of its answers is added to `notation`."""
    game, rng = setup.game, Random(seed)
    told: list[Event] = []
    state = started(setup, rng)
    while not state.over:
        state.sink = told.append
        if rng.random() < SHARE:
            yield from _asked(game, state, rng, notation)
        step(state, rng)
        for event in told:
            audience = event.audience
            yield (None if audience is None else audience[0]), game.tell(event)
        told.clear()


def _asked(
    game: Game[Any], state: State, rng: Random, notation: set[str]
) -> Iterator[tuple[Seat | None, Sentence]]:
    for reader in (None, *range(game.seat_count(state))):
        yield reader, game.question(state, reader)
    seat = acting(state, rng)
    legal = list(state.legal(seat))
    for action in rng.sample(legal, min(ANSWERS, len(legal))):
        assert action.text.count(" ") < LONGEST
        notation.add(action.text)
        yield seat, game.describe(state, seat, action)
    vocabulary = game.vocabulary.fixed()
    for action in [pick(rng, vocabulary) for _ in range(MISTAKES)]:
        refused = game.refusal(state, seat, action)
        if refused is not None:
            yield seat, refused.reason
