"""A game of a tournament is played, and looked at again from its beginning."""

from collections import Counter
from random import Random
from time import thread_time
from typing import Any

from tablee.arena.plan import Plan
from tablee.arena.played import Aim, Entry, Played
from tablee.bots import Bot, bot_at
from tablee.core import CHANCE, Action, Game, Match, Outcome, Seat
from tablee.driver import Ledger, play_out

#: A game is followed in so many steps.
STEPS = 20


class Timed(Bot):
    """A bot whose thinking is timed where it has a choice.

    By the time it computes, not by the clock: a tournament keeps all cores busy.
    """

    def __init__(self, inner: Bot) -> None:
        self._inner = inner
        self.microseconds: list[int] = []

    def choose(self, game: Game[Any], state: Any, seat: Seat, rng: Random) -> Action:  # noqa: ANN401
        has_choice = len(state.legal(seat)) > 1
        start = thread_time()
        action = self._inner.choose(game, state, seat, rng)
        if has_choice:
            self.microseconds.append(round((thread_time() - start) * 1e6))
        return action


def play(plan: Plan, number: int) -> Played:
    """Game `number` of the plan. All but the time it took depends on the two alone."""
    opened = plan.open_game()
    names = plan.line_up(number)
    bots = [Timed(bot_at(name)) for name in names]
    match = Match(opened, plan.seats, plan.seed_of(number), plan.options)
    play_out(match, bots)
    followed = Followed(match)
    ledger = Ledger.of(match)
    outcome = match.outcome()
    return Played(
        number=number,
        seed=plan.seed_of(number),
        entries=_entries(outcome, names),
        goals=tuple(Aim(goal.key, goal.value, goal.target) for goal in outcome.goals),
        decisions=match.decisions,
        choices=tuple(followed.choices),
        offered=dict(followed.offered),
        answers=tuple(tuple(each) for each in followed.answers),
        lead_changes=followed.lead_changes,
        course=tuple(followed.course),
        credits=tuple(ledger.by_source(seat) for seat in range(plan.seats)),
        traits=tuple(tuple(opened.traits(match.state, seat)) for seat in range(plan.seats)),
        thinking=tuple(tuple(each.microseconds) for each in bots),
    )


def _entries(outcome: Outcome, names: tuple[str, ...]) -> tuple[Entry, ...]:
    winners = sum(result.won for result in outcome.results)
    return tuple(
        Entry(
            name=result.opponent if result.seat is None else names[result.seat],
            seat=result.seat,
            score=result.score,
            place=result.place,
            won=1 / winners if result.won else 0.0,
        )
        for result in outcome.results
    )


class Followed:
    """What a match looked like from decision to decision: its moves are played once more."""

    def __init__(self, match: Match[Any]) -> None:
        self.choices: list[int] = []
        self.offered: Counter[str] = Counter()
        self.answers: list[list[str]] = [[] for _ in range(match.header.seats)]
        self.lead_changes = 0
        self.course: list[tuple[int, ...]] = []
        self._leader: int | None = None
        self._follow(match)

    def _follow(self, match: Match[Any]) -> None:
        game, header = match.game, match.header
        state = game.set_up(header.seats, header.options)
        decisions = match.decisions
        marks = [round(step * decisions / STEPS) for step in range(STEPS + 1)]
        taken = 0
        for seat, action in match.moves:
            if seat != CHANCE:
                legal = state.legal(seat)
                if len(legal) > 1:
                    self.choices.append(len(legal))
                    self.offered.update([each.text for each in legal])
                    self.answers[seat].append(action.text)
                self._look(game.outcome(state), marks, taken)
                taken += 1
            state.apply(action, seat)
        self._look(game.outcome(state), marks, taken)

    def _look(self, outcome: Outcome, marks: list[int], taken: int) -> None:
        scores = tuple(result.score for result in outcome.results)
        self.course += [scores] * marks.count(taken)
        best = max(scores)
        if scores.count(best) == 1:
            leader = scores.index(best)
            self.lead_changes += self._leader not in (None, leader)
            self._leader = leader
