"""A session: a match with its people and its bots. Knows nothing of the screen."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple

from tablee.bots import Bot, Preference, ask, bot
from tablee.core import CHANCE, Event, Match, Seat, Sentence, Sink, TableeError

#: Who gives hints.
ADVISER = "greedy"


@dataclass(frozen=True)
class Seating:
    """Who sits where: people on the first seats, one kind of bot on the others."""

    humans: int = 1
    bot: str = "greedy"


class Happened(NamedTuple):
    """An event, the place in the record of the move it came from, and whether that was forced."""

    move: int
    event: Event
    forced: bool


class Session:
    """A match that goes on by itself until a person has a choice.

    What a bot answers depends on the seed, its seat and how far the match is, so that taking moves
    back or resuming a saved game changes nobody's luck.
    """

    def __init__(self, match: Match[Any], seating: Seating) -> None:
        seats = match.header.seats
        if not 1 <= seating.humans <= seats:
            raise TableeError(Sentence("error-humans", humans=seating.humans, seats=seats))
        self.match = match
        self.people = range(seating.humans)
        self._bot: Bot = bot(seating.bot)

    @property
    def asked(self) -> Seat:
        """The seat that has to decide."""
        return self.match.seats_to_act[0]

    def advance(self) -> None:
        """Forced moves and bots' moves are played, up to a person's choice or the end."""
        match = self.match
        while not match.over:
            seat = self.asked
            legal = match.legal(seat)
            if len(legal) == 1:
                match.play(legal[0], seat)
            elif seat in self.people:
                return
            else:
                match.play(ask(self._bot, match, seat, self._luck("bot", seat)), seat)

    def take_back(self) -> bool:
        """Back to the last choice that a person took; False if there is none."""
        chosen = [
            move for move, mover, forced in self._retold() if mover in self.people and not forced
        ]
        if not chosen:
            return False
        self.match.rewind(chosen[-1])
        return True

    def hints(self) -> list[Preference]:
        """What a bot would prefer for the seat that is asked, in a world that fits its view."""
        match, seat = self.match, self.asked
        luck = self._luck("hint", seat)
        world = match.game.determinize(match.state, seat, luck)
        return bot(ADVISER).prefer(match.game, world, seat, luck)

    def mend(self) -> None:
        """The position is what the record says, also after a move that was cut short."""
        self.match.rewind(len(self.match.moves))

    def story(self, seat: Seat | None) -> Iterator[Happened]:
        """Everything that `seat` may know of what happened, from the start."""
        heard: list[Event] = []
        for move, mover, forced in self._retold(heard.append):
            for event in heard:
                if event.is_for(seat):
                    yield Happened(move, event, forced and mover == seat)
            heard.clear()

    def _retold(self, sink: Sink | None = None) -> Iterator[tuple[int, Seat, bool]]:
        """Every move again, told to `sink`: its place, who made it, whether it was the only one."""
        match = self.match
        state = match.game.set_up(match.header.seats, match.header.options)
        state.sink = sink
        for move, (mover, action) in enumerate(match.moves):
            forced = mover != CHANCE and len(state.legal(mover)) == 1
            state.apply(action, mover)
            yield move, mover, forced

    def last_choice(self, seat: Seat) -> int:
        """Where in the record the seat's latest unbroken run of moves began; 0 if nowhere."""
        moves = self.match.moves
        at = max((move for move, (mover, _) in enumerate(moves) if mover == seat), default=0)
        while at and moves[at - 1][0] == seat:
            at -= 1
        return at

    def _luck(self, use: str, seat: Seat) -> Random:
        return Random(f"{self.match.header.seed}/{use} {seat}/{len(self.match.moves)}")
