"""Bots are asked here, each in a world that fits what its seat may know."""

from collections.abc import Sequence
from math import inf
from random import Random
from time import monotonic
from typing import Any, NamedTuple

from tablee.bots import Bot, Preference, ranked
from tablee.core import Action, Game, Match, Seat, State


def imagine(match: Match[Any], seat: Seat, rng: Random) -> State:
    """A world that fits what `seat` may know; the only way from a match to a bot."""
    world: State = match.game.determinize(match.state, seat, rng)
    return world


def ask(bot: Bot, match: Match[Any], seat: Seat, rng: Random) -> Action:
    """What the bot plays for `seat`."""
    return bot.choose(match.game, imagine(match, seat, rng), seat, rng)


class Thoughts(NamedTuple):
    """What a bot thinks of its answers."""

    #: The best first; none of a bot that has no opinion.
    preferences: list[Preference]
    #: Its time was up before it had thought of every answer.
    is_late: bool


def think(  # noqa: PLR0917 - a bot's own arguments, and its time
    bot: Bot,
    game: Game[Any],
    world: Any,  # noqa: ANN401
    seat: Seat,
    rng: Random,
    seconds: float,
) -> Thoughts:
    """What the bot thinks of its answers in that world, as far as it comes in so many seconds."""
    deadline = monotonic() + seconds
    judged: dict[Action, float] = {}
    is_late = False
    for action, value in bot.consider(game, world, seat, rng):
        judged[action] = value
        if monotonic() > deadline:
            is_late = len(judged) < len(world.legal(seat))
            break
    return Thoughts(ranked([Preference(*entry) for entry in judged.items()], rng), is_late)


class Choice(NamedTuple):
    """What a bot has answered, and what it expects of it."""

    action: Action
    value: float
    is_late: bool


def decide(  # noqa: PLR0917 - a bot's own arguments, and its time
    bot: Bot,
    game: Game[Any],
    world: Any,  # noqa: ANN401
    seat: Seat,
    rng: Random,
    seconds: float = inf,
) -> Choice:
    """What the bot answers in its world; by its thoughts so far once it has had so many seconds."""
    preferences, is_late = think(bot, game, world, seat, rng, seconds)
    if not preferences:
        return Choice(bot.choose(game, world, seat, rng), 0.0, is_late)
    picked = bot.pick(game, world, seat, preferences, rng)
    return Choice(picked, dict(preferences)[picked], is_late)


def ask_in_time(bot: Bot, match: Match[Any], seat: Seat, rng: Random) -> Action:
    """What the bot plays for `seat`; its best so far once it has thought as long as it says."""
    world = imagine(match, seat, rng)
    return decide(bot, match.game, world, seat, rng, bot.seconds or inf).action


def prefer(bot: Bot, match: Match[Any], seat: Seat, rng: Random) -> list[Preference]:
    """What the bot thinks of each move that `seat` may make."""
    return bot.prefer(match.game, imagine(match, seat, rng), seat, rng)


def play_out(match: Match[Any], bots: Sequence[Bot]) -> None:
    """Play the match to its end; the bots' luck depends on its seed and their seat alone.

    Examples:
        >>> match = tablee.Match(tablee.game("reykholt"), seats=2, seed=1)
        >>> tablee.play_out(match, [tablee.bot("random"), tablee.bot("normal")])
        >>> match.outcome().winners
        [1]
    """
    luck = [Random(f"{match.header.seed}/bot {seat}") for seat in range(len(bots))]
    while not match.over:
        seat = match.seats_to_act[0]
        match.play(ask(bots[seat], match, seat, luck[seat]), seat)
