"""Whole turns: what a seat may do until somebody else is asked, best first."""

from random import Random

from tablee.bots.greedy import Judge
from tablee.core import CHANCE, Action, Seat, State


class Turn:
    """Answers that a seat may give in a row, and what the position is worth after them."""

    __slots__ = ("answers", "is_open", "state", "worth")

    def __init__(self, answers: tuple[Action, ...], state: State, worth: float, seat: Seat) -> None:
        self.answers = answers
        self.state = state
        self.worth = worth
        #: Whether the seat is asked on, without a draw in between.
        self.is_open = state.asked(CHANCE) is None and state.asked(seat) is not None


class Turns:
    """A beam through the answers of one seat: from each length of turn the best are continued.

    A turn that is not continued is worth what its position is; one that is, what its best
    continuation is.
    """

    __slots__ = ("depth", "judge", "seat", "width")

    def __init__(self, judge: Judge, seat: Seat, width: int, depth: int) -> None:
        self.judge = judge
        self.seat = seat
        #: How many turns of each length are continued, and how often.
        self.width = width
        self.depth = depth

    def first(self, state: State) -> list[Turn]:
        """Each answer that is possible now, for itself."""
        return [self._longer((), state, action) for action in state.legal(self.seat)]

    def best(self, first: list[Turn], rng: Random) -> dict[Action, Turn]:
        """By each first answer its best turn."""
        found = {turn.answers[0]: turn for turn in first}
        closed = {turn.answers[0] for turn in first if not turn.is_open}
        open_turns = [turn for turn in first if turn.is_open]
        for _ in range(self.depth):
            if not open_turns:
                break
            longer: list[Turn] = []
            for turn in _best(open_turns, self.width, rng):
                for action in turn.state.legal(self.seat):
                    longer.append(self._longer(turn.answers, turn.state, action))  # noqa: PERF401
            open_turns = []
            for turn in longer:
                answer = turn.answers[0]
                if turn.is_open:
                    open_turns.append(turn)
                elif answer not in closed or turn.worth > found[answer].worth:
                    found[answer] = turn
                    closed.add(answer)
        return found

    def _longer(self, answers: tuple[Action, ...], state: State, action: Action) -> Turn:
        after = state.clone()
        after.apply(action, self.seat)
        return Turn((*answers, action), after, self.judge(after, self.seat), self.seat)


def _best(turns: list[Turn], count: int, rng: Random) -> list[Turn]:
    """The best `count`, ties broken at random."""
    drawn = [(turn.worth, rng.random(), turn) for turn in turns]
    drawn.sort(key=_rank, reverse=True)
    return [turn for _, _, turn in drawn[:count]]


def _rank(entry: tuple[float, float, Turn]) -> tuple[float, float]:
    return entry[0], entry[1]
