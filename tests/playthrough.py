"""Golden playthroughs: a random game written out in full, so that any change of behaviour shows.

For each step: who is asked, the question, the legal actions, the action, the events with their
audience, what changed in a spectator's view (`view *`), and what changed in each seat's view where
it differs from the spectator's.
"""

import json
from collections.abc import Iterator
from itertools import dropwhile, zip_longest
from pathlib import Path
from random import Random
from typing import Any

from tablee.contract.laws import Setup
from tablee.core import Event, Game, Json, Match, Seat, Value
from tablee.core.draws import pick

HERE = Path(__file__).parent
SEED = 1
#: Other seeds for options of which the game with that one shows nothing.
SEEDS = {
    "r67_doorstep_limit": 4,
    "r44_waste_refused": 7,
    "r62_advance_declined": 2,
    "r172_downgrade": 31,
    "r57_two_tiles_only": 3325,
}
#: Options that make a difference only together with others.
TOGETHER: dict[str, dict[str, Value]] = {
    "r8_story_cards": {"mode": "fresh_arrivals"},
    "r95_events": {"mode": "fresh_arrivals"},
}
#: Advice that a view works out from the rest of it: tests of views hold it, and it would fill most
#: of a playthrough.
ADVICE = {"candidates"}
#: Options that no random game shows, as far as was looked: tests of their rules hold them.
NEVER_SHOWN = {"r155_level_5_closes"}


def golden_setups(game: Game[Any]) -> list[Setup]:
    """Every seat count, and another value of every option at the smallest table it is for.

    A table of one is the smallest only where nobody else can play with the option.
    """
    found = [Setup(game, seats, {}) for seats in game.seats]
    for option in game.options:
        others = [value for value in option.choices if value != option.default]
        if others and option.name not in NEVER_SHOWN:
            counts = option.counts(others[-1], game.seats)
            seats = next((count for count in counts if count > 1), counts[0])
            together = TOGETHER.get(option.name, {})
            found.append(Setup(game, seats, {option.name: others[-1], **together}))
    return found


def golden_file(setup: Setup) -> Path:
    """Where the playthrough of one way to play is kept."""
    options = "".join(f"-{name}-{value}" for name, value in setup.options.items())
    return HERE / "games" / setup.game.id / "golden" / f"{setup.seats}-seats{options}.txt".lower()


def playthrough(setup: Setup) -> str:
    """The whole game as text."""
    return "\n".join(_lines(setup, _seed(setup))) + "\n"


def shows_options(setup: Setup) -> bool:
    """Whether the game goes differently with the option than without, headers apart."""
    together = next((TOGETHER[name] for name in setup.options if name in TOGETHER), {})
    games = [
        dropwhile(lambda line: line != "", _lines(way, _seed(setup)))
        for way in (setup, Setup(setup.game, setup.seats, together))
    ]
    return any(one != other for one, other in zip_longest(*games))


def _seed(setup: Setup) -> int:
    return next((SEEDS[name] for name in setup.options if name in SEEDS), SEED)


def _lines(setup: Setup, seed: int) -> Iterator[str]:
    events: list[Event] = []
    match: Match[Any] = Match(setup.game, setup.seats, seed, setup.options, sink=events.append)
    rng = Random(seed)
    table: Json = {}
    own: dict[Seat, dict[str, Json]] = {seat: {} for seat in range(setup.seats)}
    yield from match.header.lines()
    yield ""
    step = 0
    while True:
        yield f"== {step}"
        yield from _events(match, events)
        events.clear()
        public = _seen(match, None)
        yield from _changes("view *", *_apart(table, public))
        table = public
        for seat, before in own.items():
            shown, seen = _apart(public, _seen(match, seat))
            own[seat] = {path: leaf for path, leaf in seen.items() if shown.get(path) != leaf}
            yield from _changes(f"view {seat}", before, own[seat])
        if match.over:
            yield f"scores {match.scores()} winners {match.winners()}"
            return
        seat = pick(rng, match.seats_to_act)
        legal = match.legal(seat)
        action = pick(rng, legal)
        yield f"seat {seat}"
        yield from (f"question {lang}: {match.prompt(seat, lang)}" for lang in ("en", "fr"))
        yield f"legal {len(legal)}: " + " | ".join(map(str, legal))
        describe = setup.game.describe(match.state, seat, action)
        words = " / ".join(setup.game.say(describe, lang) for lang in ("en", "fr"))
        yield f"action {action} ({words})"
        match.play(action, seat)
        step += 1


def _events(match: Match[Any], events: list[Event]) -> Iterator[str]:
    for event in events:
        to = "all" if event.audience is None else ",".join(map(str, event.audience))
        words = [match.game.say(match.game.tell(event), lang) for lang in ("en", "fr")]
        yield f"event to {to}: " + " / ".join(words)


def _seen(match: Match[Any], seat: Seat | None) -> dict[str, Json]:
    return {name: part for name, part in match.view(seat).items() if name not in ADVICE}


def _apart(one: Json, other: Json, path: str = "") -> tuple[dict[str, Json], dict[str, Json]]:
    """Every leaf of two views by its path, but for parts in which they are equal."""
    if one == other:
        return {}, {}
    ones, others = _parts(one, path), _parts(other, path)
    if ones is None or others is None:
        return _flat(one, path), _flat(other, path)
    left: dict[str, Json] = {}
    right: dict[str, Json] = {}
    for at, inner in others.items():
        ours, theirs = _apart(ones[at], inner, at) if at in ones else ({}, _flat(inner, at))
        left |= ours
        right |= theirs
    for at in ones.keys() - others.keys():
        left |= _flat(ones[at], at)
    return left, right


def _parts(value: Json, path: str) -> dict[str, Json] | None:
    """What a part of a view is made of, by path; `None` for a leaf."""
    if isinstance(value, dict):
        return {f"{path}.{key}".lstrip("."): inner for key, inner in value.items()}
    if isinstance(value, list) and any(isinstance(inner, dict | list) for inner in value):
        return {f"{path}[{index}]": inner for index, inner in enumerate(value)}
    return None


def _flat(value: Json, path: str) -> dict[str, Json]:
    """Every leaf of a part of a view by its path."""
    parts = _parts(value, path)
    if parts is None:
        return {path: value}
    return {key: leaf for at, inner in parts.items() for key, leaf in _flat(inner, at).items()}


def _changes(title: str, before: dict[str, Json], after: dict[str, Json]) -> Iterator[str]:
    for path in sorted(before.keys() - after.keys()):
        yield f"{title} {path} is gone"
    for path, value in after.items():
        if path not in before or before[path] != value:
            yield f"{title} {path} = {json.dumps(value, ensure_ascii=False)}"
