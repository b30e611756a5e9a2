"""A session: a match with its people and its bots. Knows nothing of the screen."""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple

from tablee.bots import Bot, bot, bot_at
from tablee.bots.explaining import Expectation
from tablee.core import CHANCE, Action, Event, Match, Seat, Sentence, TableeError
from tablee.driver import ADVISER, Driver, Outlook, ask_in_time, explain_in_time, imagine
from tablee.driver.undo import last_choice


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

    def __init__(self, driver: Driver[Any], seating: Seating) -> None:
        seats = driver.match.header.seats
        if not 1 <= seating.humans <= seats:
            raise TableeError(Sentence("error-humans", humans=seating.humans, seats=seats))
        self.driver = driver
        self.people = range(seating.humans)
        self._bot: Bot = bot_at(seating.bot)

    @staticmethod
    def resumed(match: Match[Any], seating: Seating) -> "Session":
        """A session that goes on after the moves of `match`."""
        session = Session(Driver(match.game, match.header), seating)
        # One by one: how a move came about shows in the position before it.
        session.driver.follow((seat, move, session._how(seat)) for seat, move in match.moves)
        return session

    def _how(self, seat: Seat) -> str:
        """How the move that `seat` makes now comes about."""
        if seat == CHANCE:
            return "chance"
        if len(self.match.legal(seat)) == 1:
            return "forced"
        return "human" if seat in self.people else "bot"

    @property
    def match(self) -> Match[Any]:
        """The match as it is now; taking back makes it another one."""
        return self.driver.match

    @property
    def asked(self) -> Seat:
        """The person who has to decide; of several who are asked at once, the first."""
        return next(seat for seat in self.match.seats_to_act if seat in self.people)

    def play(self, action: Action | str, seat: Seat) -> None:
        """A person's choice; raises `IllegalAction` or `BadNotation`."""
        self.driver.decide(seat, action, "human")

    def advance(self) -> None:
        """Forced moves and bots' moves are played, up to the choices of people or the end."""
        while (seat := self.awaited()) is not None:
            self.answer(seat, self.think(seat))

    def awaited(self) -> Seat | None:
        """The next to decide who is no person, once forced moves are played; `None` if nobody is.

        A bot or, in a game from outside, which has no seed, a draw.
        """
        self.driver.settle({seat: {} for seat in range(self.match.header.seats)})
        others = (seat for seat in self.match.seats_to_act if seat not in self.people)
        return next(others, None)

    def think(self, seat: Seat) -> Action:
        """What `seat`, which is `awaited`, decides; nothing is played."""
        if seat == CHANCE:
            drawn: Action = self.match.state.sample(self._luck("draw", seat))
            return drawn
        return ask_in_time(self._bot, self.match, seat, self._luck("bot", seat))

    def answer(self, seat: Seat, action: Action) -> None:
        """What `seat` has thought of is played."""
        self.driver.decide(seat, action, "chance" if seat == CHANCE else "bot")

    def take_back(self) -> bool:
        """Back to the last choice that a person took; False if there is none.

        Alone against bots one may go back as far as one likes. Several people take back what the
        one who is asked did last or, if nothing was shown or drawn since, what another one did.
        """
        if len(self.people) > 1 and self.driver.undo(self.asked) is not None:
            return True
        chosen = last_choice(self.driver.done, self.people)
        if chosen is None or (len(self.people) > 1 and self._has_told(chosen)):
            return False
        self.driver.keep(chosen)
        return True

    def _has_told(self, move: int) -> bool:
        """Whether a move, or one since, has shown somebody something or led to a draw."""
        since = self.driver.done[move:]
        return any(done.reveals or done.seat == CHANCE for done in since)

    def hints(self) -> list[Expectation]:
        """The best answers for the person who is asked, in worlds that fit its view."""
        seat = self.asked
        luck = self._luck("hint", seat)
        world = imagine(self.match, seat, luck)
        told = explain_in_time(bot(ADVISER), self.match.game, world, seat, luck)
        return told.expectations

    def outlook(self, seat: Seat) -> Outlook[Any]:
        """What `seat` is asked, to be seen ahead of, in worlds that fit its view."""
        return Outlook.of(self.match, seat, self._luck("outlook", seat))

    def mend(self) -> None:
        """The position is what the record says, also after a move that was cut short."""
        self.driver.keep(min(len(self.driver.done), len(self.match.moves)))

    def story(self, seat: Seat | None) -> Iterator[Happened]:
        """Everything that `seat` may know of what happened, from the start."""
        done = self.driver.done
        for heard in self.driver.heard:
            if heard.event.is_for(seat):
                made = done[heard.move]
                forced = made.how == "forced" and made.seat == seat
                yield Happened(heard.move, heard.event, forced)

    def latest_run(self, seat: Seat) -> int:
        """Where in the record the seat's latest unbroken run of moves began; 0 if nowhere."""
        done = self.driver.done
        at = next((move for move in reversed(range(len(done))) if done[move].seat == seat), 0)
        while at and done[at - 1].seat == seat:
            at -= 1
        return at

    def _luck(self, use: str, seat: Seat) -> Random:
        return Random(f"{self.match.header.seed}/{use} {seat}/{len(self.match.moves)}")
