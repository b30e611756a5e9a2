"""One decision is judged by what its seat could know then, and never by what came of it."""

from random import Random
from typing import Any, NamedTuple

from tablee.bots import Bot, bot
from tablee.bots.explaining import SEEDS, Difference, Futures, enough
from tablee.bots.search.playouts import Luck, Playouts
from tablee.bots.search.tuning import tuning
from tablee.core import CHANCE, Action, Game, Seat, State

#: Answers that a glance compares with the one that was given, and in how many worlds.
RIVALS = 3
GLANCES = 2
#: Worlds of a forecast.
FORECASTS = 6


class Decided(NamedTuple):
    """An answer that a seat has given, and the position in which it did."""

    game: Game[Any]
    state: State
    seat: Seat
    given: Action

    def imagine(self, rng: Random) -> State:
        """A world that fitted what the seat knew."""
        world: State = self.game.determinize(self.state, self.seat, rng)
        return world


def glance(decided: Decided, rng: Random) -> float:
    """By how much another answer looks better than the one given, at first sight."""
    game, state, seat, given = decided
    playouts = Playouts(game, seat, tuning(game, state).futures, game.round_of(state))
    judged = bot("greedy").prefer(game, decided.imagine(rng), seat, rng)
    others = [action for action, _ in judged if action != given][:RIVALS]
    totals = [0.0] * (1 + len(others))
    worlds = enough(game, state, GLANCES)
    for _ in range(worlds):
        world = decided.imagine(rng)
        luck = int(rng.random() * SEEDS)
        for number, action in enumerate([given, *others]):
            after = world.clone()
            after.apply(action, seat)
            totals[number] += playouts.result(after, Luck(luck)) / worlds
    return max(totals[1:], default=totals[0]) - totals[0]


def preferred(decided: Decided, judge: Bot, rng: Random) -> Action | None:
    """The answer that a bot would have given; `None` for a bot that has no opinion."""
    thoughts = judge.prefer(decided.game, decided.imagine(rng), decided.seat, rng)
    return thoughts[0].action if thoughts else None


def compare(decided: Decided, better: Action, rng: Random, worlds: int) -> list[Difference]:
    """How much better an answer would have been than the one given, world by world."""
    game, state, seat, given = decided
    futures = Futures(game, state, seat, [given, better], rng)
    futures.look(enough(game, state, worlds))
    return futures.differences(1, [0])


def forecast(game: Game[Any], state: State, seat: Seat, rng: Random) -> list[float]:
    """The points that everybody can expect, as `seat` sees it: of seats, then of opponents."""
    playouts = Playouts(game, seat, tuning(game, state).futures)
    worlds = 1 if state.over else enough(game, state, FORECASTS)
    totals = [0.0] * len(game.outcome(state).results)
    for _ in range(worlds):
        world: State = game.determinize(state, seat, rng)
        luck = Luck(int(rng.random() * SEEDS))
        while seats := world.seats_to_act:
            if seats[0] == CHANCE:
                world.apply(world.sample(luck.chance()))
            else:
                world.apply(playouts.choose(world, seats[0], luck.choices), seats[0])
        for number, result in enumerate(game.outcome(world).results):
            totals[number] += result.score / worlds
    return totals
