"""Bots are asked here, each in a world that fits what its seat may know."""

from collections.abc import Sequence
from random import Random
from time import monotonic
from typing import Any

from tablee.bots import Bot, Preference
from tablee.core import Action, Match, Seat, State


def imagine(match: Match[Any], seat: Seat, rng: Random) -> State:
    """A world that fits what `seat` may know; the only way from a match to a bot."""
    world: State = match.game.determinize(match.state, seat, rng)
    return world


def ask(bot: Bot, match: Match[Any], seat: Seat, rng: Random) -> Action:
    """What the bot plays for `seat`."""
    return bot.choose(match.game, imagine(match, seat, rng), seat, rng)


def ask_in_time(bot: Bot, match: Match[Any], seat: Seat, rng: Random) -> Action:
    """What the bot plays for `seat`; its best so far once it has thought as long as it says."""
    if not bot.seconds:
        return ask(bot, match, seat, rng)
    deadline = monotonic() + bot.seconds
    judged = {}
    for action, value in bot.consider(match.game, imagine(match, seat, rng), seat, rng):
        judged[action] = value
        if monotonic() > deadline:
            break
    return max(judged, key=judged.__getitem__)


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
