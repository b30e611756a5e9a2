"""The loop of the vector environment: compiled with the engine, it knows bytes and no arrays."""

from typing import Any, Final

from tablee.core import CHANCE, Action, Match, Seat, State
from tablee.core.frames import CHANCE_ALONE
from tablee.envs.rows.parts import Rows, number, numbers


class Games:
    """The games that are stepped together, and the rows that are written of each.

    The rows are memory of somebody else: float32 observations, a byte for each id of the masks,
    the seats as int64. Whoever has a game asked anew clears its mask before.
    """

    def __init__(  # noqa: PLR0917 - made in one place
        self,
        rows: Rows,
        questions: dict[str, int],
        ids: dict[str, int],
        seats: int,
        widths: tuple[int, int],
        memory: tuple[memoryview, memoryview, memoryview],
    ) -> None:
        self._rows: Final = rows
        self._questions: Final = questions
        self._ids: Final = ids
        self._count: Final = seats
        #: Of a row of observations, in bytes, and of one of masks.
        self._seen_width: Final = widths[0]
        self._mask_width: Final = widths[1]
        self._seen: Final = memory[0]
        self._masks: Final = memory[1]
        self._seats: Final = memory[2]
        #: All that there are of the kind: seats by questions by who is waited for.
        self._heads: Final[dict[tuple[Seat, int, tuple[Seat, ...]], bytes]] = {}
        self._matches: Final[list[Match[Any]]] = []
        self._states: Final[list[State]] = []
        self._asked: Final[list[Seat]] = []
        #: What each game offers, by id.
        self.offered: Final[list[dict[int, Action]]] = []

    def begin(self, at: int, match: Match[Any]) -> None:
        """This match is the game number `at`: a new one, or the next that there is."""
        if at == len(self._matches):
            self._matches.append(match)
            self._states.append(match.state)
            self._asked.append(CHANCE)
            self.offered.append({})
        self._matches[at] = match
        self._states[at] = match.state
        self._ask(at)

    def refused(self, answers: list[int]) -> int:
        """The first game that does not offer its answer; -1 if all do."""
        for at, answer in enumerate(answers):
            if answer not in self.offered[at]:
                return at
        return -1

    def step(self, answers: list[int]) -> list[int]:
        """Each seat that is asked has answered; the games that are over, whose rows are as before.

        All answers are offered.
        """
        over: list[int] = []
        for at, answer in enumerate(answers):
            action = self.offered[at][answer]
            seat = self._asked[at]
            state = self._states[at]
            match = self._matches[at]
            state.apply(action, seat)
            match.moves.append((seat, action))
            if state.seats_to_act == CHANCE_ALONE:
                match.play_chance()
            if state.over:
                over.append(at)
            else:
                self._ask(at)
        return over

    def _ask(self, at: int) -> None:
        """The rows of a game are those of the seat that it asks."""
        state = self._states[at]
        masks, begin, ids = self._masks, at * self._mask_width, self._ids
        seat = state.seats_to_act[0]
        offered: dict[int, Action] = {}
        # Answers that no list can hold are numbered as they are offered (`ActionIds`).
        following = len(ids)
        for action in state.legal(seat):
            number_of = ids.get(action.text, -1)
            if number_of < 0:
                number_of = following
                following += 1
            offered[number_of] = action
            masks[begin + number_of] = 1
        self.offered[at] = offered
        if seat != self._asked[at]:
            self._asked[at] = seat
            self._seats[at] = seat
        row = self._rows.parts(state, seat, at)
        row.insert(0, self._head(state, seat))
        begin = at * self._seen_width
        self._seen[begin : begin + self._seen_width] = b"".join(row)

    def _head(self, state: State, seat: Seat) -> bytes:
        """Who is asked what, and whom the game waits for."""
        asked = state.asked(seat)
        awaited = state.waiting_for(seat)
        question = self._questions[type(asked).__name__] if asked is not None else -1
        key = (seat, question, awaited)
        found = self._heads.get(key)
        if found is None:
            waits = tuple([int(other in awaited) for other in range(self._count)])
            found = self._heads[key] = number(seat) + number(question) + numbers(waits)
        return found
