"""The driver: lets bots play a match, each seeing only what its seat may see."""

from collections.abc import Sequence
from random import Random
from typing import Any

from tablee.bots.contract import Bot
from tablee.core import Action, Match, Seat


def ask(bot: Bot, match: Match[Any], seat: Seat, rng: Random) -> Action:
    """What the bot plays for `seat`, asked in an imagined world."""
    world = match.game.determinize(match.state, seat, rng)
    return bot.choose(match.game, world, seat, rng)


def play_out(match: Match[Any], bots: Sequence[Bot]) -> None:
    """Play the match to its end; the bots' luck depends on its seed and their seat alone."""
    luck = [Random(f"{match.header.seed}/bot {seat}") for seat in range(len(bots))]
    while not match.over:
        seat = match.seats_to_act[0]
        match.play(ask(bots[seat], match, seat, luck[seat]), seat)
