"""What a bot's answers are for: its best ones, played on to the end of the game.

A bot says how far ahead an answer leaves its seat. Here the best few are played out in the same
imagined worlds by a quick policy, and somebody listens: so many points come of it, from there.
"""

from collections.abc import Mapping, Sequence
from math import sqrt
from random import Random
from typing import Any, NamedTuple

from tablee.bots.contract import Bot
from tablee.bots.search.playouts import Luck, Playouts
from tablee.bots.search.tuning import tuning
from tablee.core import CHANCE, Action, Decision, Event, Game, Seat, Sentence, State

#: Seeds of worlds are drawn below this.
SEEDS = 1 << 40
#: Worlds in which a few answers are compared.
WORLDS = 8
#: Where playouts go by chance alone they cost next to nothing, and say as little: so many times
#: as many are made.
BY_CHANCE = 8
#: What is less than so many standard errors from nothing may be nothing.
ERRORS = 2.0
#: Sources that are named, at most: more is a table, not a reason.
NAMED = 3


class Ending(NamedTuple):
    """How one playout has gone."""

    #: Points ahead of the best rival, as the game values it once the policy has looked far enough.
    value: float
    #: The same at the end.
    margin: float
    #: The points of the seat at the end.
    points: int
    #: Those that it has won and lost on the way, by source.
    sources: Mapping[str, int]


class Difference(NamedTuple):
    """By how much an ending is better than another one in the same world."""

    value: float
    margin: float
    #: The points of the seat by source, where they differ.
    sources: Mapping[str, float]


class Estimate(NamedTuple):
    """A mean, and how far from the truth it usually is."""

    mean: float
    error: float

    @property
    def is_sure(self) -> bool:
        """Whether it is more than noise."""
        return abs(self.mean) > ERRORS * self.error

    @staticmethod
    def of(numbers: Sequence[float]) -> "Estimate":
        """The mean of at least two numbers."""
        count = len(numbers)
        mean = sum(numbers) / count
        spread = sum([(number - mean) ** 2 for number in numbers]) / (count - 1)
        return Estimate(mean, sqrt(spread / count))


class Expectation(NamedTuple):
    """An answer of a bot, and what it expects of it."""

    action: Action
    #: Points ahead of the best rival at the end, as the bot thinks.
    value: float
    #: The points of the seat at the end.
    points: float
    #: Those still to come, by source; what brings nothing is left out.
    sources: Mapping[str, float]
    #: The sources that it serves better or worse than the others, with whole points.
    purpose: Mapping[str, int]


class Futures:
    """Answers of a seat, each played out to the end of the game in the same imagined worlds."""

    __slots__ = ("_game", "_horizon", "_playouts", "_rng", "_seat", "_state", "actions", "endings")

    def __init__(
        self, game: Game[Any], state: State, seat: Seat, actions: Sequence[Action], rng: Random
    ) -> None:
        self._game = game
        self._state = state
        self._seat = seat
        self._rng = rng
        policy = tuning(game, state).futures
        self._playouts = Playouts(game, seat, policy)
        self._horizon = policy.horizon
        self.actions = actions
        #: For each answer how it ended in one world after another.
        self.endings: list[list[Ending]] = [[] for _ in actions]

    def look(self, worlds: int) -> None:
        """All answers are played out in so many more worlds."""
        for _ in range(worlds):
            world = self._game.determinize(self._state, self._seat, self._rng)
            luck = int(self._rng.random() * SEEDS)
            for action, endings in zip(self.actions, self.endings, strict=True):
                endings.append(self._ending(world.clone(), action, Luck(luck)))

    def _ending(self, state: State, action: Action, luck: Luck) -> Ending:
        """How it ends if the seat answers so; `state` is used up."""
        seat, playouts = self._seat, self._playouts
        told: list[Event] = []
        state.sink = told.append
        state.apply(action, seat)
        left = self._horizon or -1
        value = None
        while seats := state.seats_to_act:
            actor = seats[0]
            if actor == CHANCE:
                state.apply(state.sample(luck.chance()))
                continue
            if value is None and left >= 0 and actor == seat and _begins_move(state, seat):
                if not left:
                    value = self._game.value(state, seat)
                left -= 1
            state.apply(playouts.choose(state, actor, luck.choices), actor)
        margin = self._game.value(state, seat)
        points = self._game.standing(state, seat)[0]
        earned = _earned(told, seat)
        return Ending(margin if value is None else value, margin, points, earned)

    def points(self, answer: int) -> float:
        """The points of the seat at the end, with the answer of that number."""
        endings = self.endings[answer]
        return sum([ending.points for ending in endings]) / len(endings)

    def sources(self, answer: int) -> dict[str, float]:
        """The points still to come with that answer, by source."""
        endings = self.endings[answer]
        sums = dict.fromkeys(self._game.sources, 0)
        for ending in endings:
            for source, points in ending.sources.items():
                sums[source] += points
        return {source: total / len(endings) for source, total in sums.items() if total}

    def differences(self, answer: int, others: Sequence[int]) -> list[Difference]:
        """By how much an answer is better than the mean of some others, world by world."""
        worlds = zip(*[self.endings[other] for other in others], strict=True)
        return [
            self._difference(ending, rivals)
            for ending, rivals in zip(self.endings[answer], worlds, strict=True)
        ]

    def _difference(self, ending: Ending, rivals: Sequence[Ending]) -> Difference:
        count = len(rivals)
        sources = {
            source: ending.sources.get(source, 0)
            - sum([rival.sources.get(source, 0) for rival in rivals]) / count
            for source in self._game.sources
        }
        return Difference(
            ending.value - sum([rival.value for rival in rivals]) / count,
            ending.margin - sum([rival.margin for rival in rivals]) / count,
            {source: points for source, points in sources.items() if points},
        )


def enough(game: Game[Any], state: State, worlds: int) -> int:
    """The worlds in which this game is as clear as others are in so many."""
    return worlds * BY_CHANCE if tuning(game, state).futures.answers == 1 else worlds


def gain(differences: Sequence[Difference]) -> Estimate:
    """By how much an answer is better, of what was seen in at least two worlds.

    The value a few moves on is little noise and some error, the end all noise and no error: what
    is said is the mean of both, and nothing where they contradict each other.
    """
    soon = sum([difference.value for difference in differences])
    late = sum([difference.margin for difference in differences])
    if soon * late <= 0:
        return Estimate(0.0, 0.0)
    return Estimate.of([(one.value + one.margin) / 2 for one in differences])


def purpose(differences: Sequence[Difference]) -> dict[str, int]:
    """The sources in which an answer expects more or less, of what was seen in some worlds.

    Whole points, gains first, and only what is more than noise.
    """
    found = {}
    for source in {source for one in differences for source in one.sources}:
        gained = Estimate.of([one.sources.get(source, 0) for one in differences])
        if gained.is_sure and round(gained.mean):
            found[source] = round(gained.mean)
    ordered = sorted(found, key=lambda source: (-found[source], source))
    if not ordered or found[ordered[0]] < 0:
        return {}  # what only costs points is no purpose
    first, *rest = ordered
    greatest = sorted(rest, key=lambda source: -abs(found[source]))[: NAMED - 1]
    return {source: found[source] for source in ordered if source in (first, *greatest)}


def explain(
    bot: Bot,
    game: Game[Any],
    state: State,
    seat: Seat,
    rng: Random,
    *,
    count: int = 3,
    worlds: int = WORLDS,
) -> list[Expectation]:
    """The bot's best answers with what they are for; empty for a bot that has no opinion.

    `state` is a world that fits what `seat` knows, as every bot is handed.
    """
    best = bot.prefer(game, state, seat, rng)[:count]
    futures = Futures(game, state, seat, [action for action, _ in best], rng)
    if best:
        futures.look(enough(game, state, max(2, worlds)))
    return expectations(futures, [value for _, value in best])


def expectations(futures: Futures, values: Sequence[float]) -> list[Expectation]:
    """What was seen of some answers, of which a bot expects these values."""
    told = []
    for number, (action, value) in enumerate(zip(futures.actions, values, strict=True)):
        others = [other for other in range(len(values)) if other != number]
        meant = purpose(futures.differences(number, others)) if others else {}
        points, sources = futures.points(number), futures.sources(number)
        told.append(Expectation(action, value, points, sources, meant))
    return told


def said(meant: Mapping[str, int]) -> Sentence:
    """What an answer is for, as a sentence: "+6 research · −2 federation tokens"."""
    if not meant:
        return Sentence("purpose-none")
    parts = [
        Sentence(
            "purpose-more" if points > 0 else "purpose-less",
            points=abs(points),
            source=Sentence(f"source-{source}"),
        )
        for source, points in meant.items()
    ]
    listed = parts[0]
    for part in parts[1:]:
        listed = Sentence("purpose-and", head=listed, last=part)
    return listed


def _begins_move(state: State, seat: Seat) -> bool:
    question = state.asked(seat)
    return not (isinstance(question, Decision) and question.completes_move)


def _earned(told: Sequence[Event], seat: Seat) -> dict[str, int]:
    """The points of one seat by source, of all that was told."""
    sums: dict[str, int] = {}
    for event in told:
        for credit in event.credits():
            if credit.seat == seat:
                sums[credit.source] = sums.get(credit.source, 0) + credit.points
    return sums
