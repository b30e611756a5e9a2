"""The laws of the contract, each a function that fails for a game that breaks it.

Each takes a game, a seat count and options, and a seed; `test_laws.py` runs them for every game,
`test_broken_toys.py` shows that each can fail. Law 4, on knowledge, is in `knowledge.py`, what
law 7 says of sentences in `sentences.py`, law 8 in `draws.py`, law 9 in `simultaneous.py`, law 10
in `foresight.py`, law 11 in `credits.py`.
"""

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from msgspec.json import encode

from tablee.core import (
    Action,
    BadNotation,
    Frame,
    Game,
    IllegalAction,
    Match,
    Record,
    Sealed,
    Seat,
    Sentence,
    State,
    Together,
    Value,
)
from tablee.core.draws import pick
from tablee.core.together import Opened

LANGUAGES = ("fr", "en")
#: Frames that every game may use.
CORE_PARTS = {Together, Sealed, Opened}
#: No game of ours comes near: past this, random play counts as endless.
ENDLESS = 5000


class Setup(NamedTuple):
    """One way to play a game."""

    game: Game[Any]
    seats: int
    options: Mapping[str, Value]

    def __str__(self) -> str:
        options = "".join(f" {name}={value}" for name, value in self.options.items())
        return f"{self.game.id} {self.seats}{options}"


def setups(game: Game[Any]) -> list[Setup]:
    """Every seat count with the defaults; every other value of an option, the seats in turn."""
    found = [Setup(game, seats, {}) for seats in game.seats]
    for number, option in enumerate(game.options):
        others = [value for value in option.choices if value != option.default]
        for at, value in enumerate(others, number):
            counts = option.counts(value, game.seats)
            found.append(Setup(game, counts[at % len(counts)], {option.name: value}))
    return found


def started(setup: Setup, rng: Random) -> State:
    """A new position at its first decision."""
    state: State = setup.game.set_up(setup.seats, setup.options)
    state.play_chance(rng)
    return state


def acting(state: State, rng: Random) -> Seat:
    """One of the seats that may act: any, where several may."""
    return pick(rng, state.seats_to_act)


def step(state: State, rng: Random) -> None:
    """One random decision and the draws after it."""
    seat = acting(state, rng)
    state.apply(pick(rng, state.legal(seat)), seat)
    state.play_chance(rng)


def positions(setup: Setup, seed: int) -> Iterable[State]:
    """Every position of a random game at which somebody decides."""
    rng = Random(seed)
    state = started(setup, rng)
    for _ in range(ENDLESS):
        if state.over:
            return
        yield state
        step(state, rng)
    raise AssertionError("random play does not end")


def some_positions(setup: Setup, seed: int, most: int) -> Iterator[State]:
    """At most that many positions, evenly spread over the game: for laws that look long at each."""
    every = max(1, -(-sum(1 for _ in positions(setup, seed)) // most))
    return (state for index, state in enumerate(positions(setup, seed)) if index % every == 0)


def law_1_play_ends(setup: Setup, seed: int) -> None:
    """Random play always ends, no round comes again, and no decision has an empty `legal()`."""
    begun = 0
    for state in positions(setup, seed):
        assert setup.game.round_of(state) >= begun, "a round comes again"
        begun = setup.game.round_of(state)
        for seat in range(setup.seats):
            legal = state.legal(seat)
            assert bool(legal) == (seat in state.seats_to_act), f"seat {seat} is asked, or is not"
            assert bool(legal) == (state.asked(seat) is not None)
            assert len(set(legal)) == len(legal), "the same action is offered twice"


def law_2_clones_are_independent(setup: Setup, seed: int) -> None:
    """Playing on a clone changes nothing in the original, its frames included."""
    rng = Random(seed)
    for state in positions(setup, seed):
        before = setup.game.dump(state)
        frames = list(state.agenda)
        clone = state.clone()
        assert clone == state
        assert hash(clone) == hash(state)
        assert clone.sink is None
        for _ in range(3):
            if not clone.over:
                step(clone, rng)
        assert frames == state.agenda, "a clone changed the agenda"
        assert before == setup.game.dump(state), "playing on a clone changed the original"


def law_3_record_and_snapshot_are_true(setup: Setup, seed: int) -> None:
    """Replaying the record gives the same state; dump and load, str and parse are inverse."""
    game = setup.game
    rng = Random(seed)
    match = Match(game, setup.seats, seed, setup.options)
    while not match.over:
        snapshot = json.loads(json.dumps(game.dump(match.state)))
        assert game.load(snapshot) == match.state, "a snapshot differs from its position"
        seat = acting(match.state, rng)
        for action in match.legal(seat):
            assert game.parse(str(action)) == action
            assert type(game.parse(str(action))) is type(action)
        match.play(pick(rng, match.legal(seat)), seat)
    for _, action in match.moves:
        assert game.parse(str(action)) == action
    record = Record.loads(str(match.record))
    assert record == match.record
    again = Match.replayed(game, record)
    assert game.dump(again.state) == game.dump(match.state), "the replay ends elsewhere"
    assert str(again.record) == str(match.record)


def law_3_every_part_is_named(setup: Setup, seed: int) -> None:
    """Every class that is ever put on an agenda is among the parts of its game."""
    scheduled: set[type] = set()
    usual = State.then

    def then(state: State, *frames: Frame[Any]) -> None:
        scheduled.update(map(type, frames))
        usual(state, *frames)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(State, "then", then)
        for state in positions(setup, seed):
            assert type(state) in setup.game.parts
    unnamed = {kind.__name__ for kind in scheduled - set(setup.game.parts) - CORE_PARTS}
    assert not unnamed, f"not among the parts: {sorted(unnamed)}"


def shown(game: Game[Any], state: State, seat: Seat | None) -> str:
    """What `seat` sees, as one text."""
    return encode(game.observe(state, seat)).decode()


def told(game: Game[Any], state: State, seat: Seat | None) -> str:
    """Everything that is said or shown to `seat`, as one text."""
    parts = [shown(game, state, seat), repr(state.waiting_for(seat)), repr(game.outcome(state))]
    parts.append(said(game, game.question(state, seat), seat))
    for action in state.legal(seat) if seat is not None else ():
        assert seat is not None
        parts.append(str(action))
        parts.append(said(game, game.describe(state, seat, action), seat))
        parts.append(repr(game.targets(state, seat, action)))
    return "\n".join(parts)


#: What was put into words already; words depend on the sentence alone, and making them is slow.
_said: dict[Game[Any], set[str]] = {}


def said(game: Game[Any], sentence: Sentence, seat: Seat | None) -> str:
    """A sentence as a text that tells it from others; it has words in both languages."""
    known = _said.setdefault(game, set())
    told = repr(sentence)
    if told not in known:
        for lang in LANGUAGES:
            assert game.say(sentence, lang, you=seat)
        known.add(told)
    return told


def law_5_illegal_is_refused(setup: Setup, seed: int) -> None:
    """Whatever is not legal is refused with a reason in both languages and changes nothing."""
    game = setup.game
    rng = Random(seed)
    vocabulary = game.vocabulary.fixed()
    for state in positions(setup, seed):
        before = state.clone()
        seat = acting(state, rng)
        legal = set(state.legal(seat))
        for action in [pick(rng, vocabulary) for _ in range(12)]:
            if action not in legal:
                _refuses(game, state, action, seat)
        outsider = next((s for s in range(setup.seats) if s not in state.seats_to_act), None)
        if outsider is not None:
            _refuses(game, state, pick(rng, list(legal)), outsider)
        assert state == before, "a refusal changed the state"
    for text in ("", "nonsense", "\n", f"{vocabulary[0]} more"):
        with pytest.raises(BadNotation):
            game.parse(text)


def _refuses(game: Game[Any], state: State, action: Action, seat: Seat) -> None:
    with pytest.raises(IllegalAction):
        state.apply_checked(action, seat)
    refused = game.refusal(state, seat, action)
    assert refused is not None
    said(game, refused.reason, None)


def law_6_components_are_conserved(setup: Setup, seed: int) -> None:
    """`state.check()` holds at every decision and at the end."""
    last = None
    for state in positions(setup, seed):
        state.check()
        last = state
    assert last is not None
    last.check()


RULE = re.compile(r"\bR\d+[a-z]?\b")


def rules_of(text: str) -> set[str]:
    """Every rule id that a text names."""
    return set(RULE.findall(text))


def law_7_rules_are_tested(rules: str, tests: Iterable[Path]) -> None:
    """Every rule of `RULES.md` is cited by a test, in its name (`test_r40_...`) or its text."""
    cited: set[str] = set()
    for path in tests:
        source = path.read_text("utf-8")
        cited |= rules_of(source)
        cited |= {f"R{number}" for number in re.findall(r"def test_r(\d+[a-z]?)_", source)}
    missing = rules_of(rules) - cited
    assert not missing, f"no test cites {sorted(missing)}"


def law_7_texts_are_whole(texts: Mapping[str, str]) -> None:
    """French and English have the same messages with the same arguments."""
    keys = {lang: _messages(source) for lang, source in texts.items()}
    for one, other in pairwise(keys):
        assert keys[one].keys() == keys[other].keys()
        for key, arguments in keys[one].items():
            assert arguments == keys[other][key], f"{key} takes other arguments in {other}"


def _messages(source: str) -> dict[str, set[str]]:
    """Each message of a Fluent file with the names of its arguments."""
    found: dict[str, set[str]] = {}
    key = ""
    for line in source.splitlines():
        start = re.match(r"([a-zA-Z][\w-]*) =", line)
        if start:
            key = start[1]
            found[key] = set()
        if key:
            # Verbs agree with `who` in one language and may not need to in the other.
            found[key] |= set(re.findall(r"\$(\w+)", line)) - {"who"}
    return found
