"""Finished games of 20th Century, and places in them from which a table can go on."""

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Final

import tablee
from tablee.core import Action, Match, Seat
from tablee.core.draws import pick
from tablee.games.century.state import CenturyState
from tablee.games.century.view import observe
from tests.browser.matches import Place, decisions

CENTURY: Final = tablee.game("century")

#: Games that are looked through for a place.
SEEDS: Final = range(7, 19)


@cache
def played_sensibly(seats: int = 3, seed: int = SEEDS.start) -> Match[CenturyState]:
    """A game of players who bid with measure, buy technologies and use them."""
    match: Match[CenturyState] = Match(CENTURY, seats, seed=seed)
    rng = Random(seed)
    while match.seats_to_act:
        for seat in match.seats_to_act:
            if match.state.asked(seat) is not None:
                match.play(sensible(match.state, seat, rng), seat)
    return match


def sensible(state: CenturyState, seat: Seat, rng: Random) -> Action:
    """What somebody might do who knows the game a little."""
    answers = {str(action): action for action in state.legal(seat)}
    verbs = {notation.split(" ")[0] for notation in answers}
    if "cell" in verbs or "turn" in verbs:
        best = _attached(state, seat, "cell" in verbs)
        return answers[best] if best in answers else pick(rng, list(answers.values()))
    if "raise" in verbs:
        limit = 3 + 2 * state.round + seat
        lowest = min(int(notation[6:]) for notation in answers if notation.startswith("raise"))
        return answers[f"raise {lowest}"] if lowest <= limit else answers["pass"]
    if "pass" in verbs:
        return answers["pass"]
    if "bid" in verbs:
        return next(iter(answers.values()))
    if "lot" in verbs and state.players[seat].won and pick(rng, range(3)):
        return answers["quit"]
    wanted = [action for name, action in answers.items() if name not in _REFUSALS]
    return pick(rng, wanted or list(answers.values()))


#: What ends a question without anything being done.
_REFUSALS: Final = ("quit", "decline", "done", "keep")


def _attached(state: CenturyState, seat: Seat, asks_cell: bool) -> str:  # noqa: FBT001
    view = observe(state, seat)
    attaching = view.players[seat].attaching
    assert attaching is not None
    if asks_cell:
        return f"cell {view.candidates[0].x},{view.candidates[0].y}"
    here = next(each for each in view.candidates if (each.x, each.y) == (attaching.x, attaching.y))
    return f"turn {here.best.turn}"


def asked(
    name: str,
    *,
    seats: int = 3,
    number: int | None = None,
    nth: int = 0,
    at: str = "",
    answers: int = 2,
) -> Place:
    """Where the first seat is asked that for the `nth` time, in that round if one is given.

    `at` is something on the board that answers it, `answers` how many there are at least.
    """
    for seed in SEEDS:
        match = played_sensibly(seats, seed)
        steps = [
            step
            for step, seat, state in decisions(match)
            if seat == 0
            and type(state.asked(seat)).__name__ == name
            and number in (None, state.round)
            and len(state.legal(seat)) >= answers
            and _can_be_pointed_at(state, state.legal(seat), at)
        ]
        if len(steps) > nth >= -len(steps):
            return Place(match, steps[nth], 0)
    message = f"nobody is asked {name} in {len(SEEDS)} games"
    raise LookupError(message)


def _can_be_pointed_at(state: CenturyState, answers: Sequence[Action], at: str) -> bool:
    touched = [CENTURY.targets(state, 0, action) for action in answers]
    return not at or any(target.startswith(at) for targets in touched for target in targets)
