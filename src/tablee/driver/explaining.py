"""A bot explains itself here, in a world that fits what its seat may know."""

from math import inf
from random import Random
from time import monotonic
from typing import Any

from tablee.bots import Bot, explaining
from tablee.bots.explaining import WORLDS, Expectation, Futures, enough, expectations
from tablee.core import Game, Match, Seat, State
from tablee.driver.asking import imagine, think

#: The bot that gives advice.
ADVISER = "expert"
#: Where somebody waits: seconds in which it thinks, and in which its best answers are played on.
THINKING = 2.0
PATIENCE = 2.0


def explain(
    bot: Bot, match: Match[Any], seat: Seat, rng: Random, count: int = 3
) -> list[Expectation]:
    """The bot's best answers for `seat`, each with what it expects of it and what it is for.

    Examples:
        >>> match = tablee.Match(tablee.game("reykholt"), seats=2, seed=1)
        >>> best, *others = tablee.explain(
        ...     tablee.bot("normal"), match, match.seats_to_act[0], random.Random(1)
        ... )
        >>> best.action in match.legal(), len(others)
        (True, 2)
    """
    return explaining.explain(bot, match.game, imagine(match, seat, rng), seat, rng, count=count)


class Explained:
    """What a bot has to say within some seconds."""

    __slots__ = ("expectations", "is_late")

    def __init__(self, expectations: list[Expectation], *, is_late: bool) -> None:
        self.expectations = expectations
        #: Whether there was no time to think of every answer.
        self.is_late = is_late


def explain_in_time(
    bot: Bot,
    game: Game[Any],
    world: State,
    seat: Seat,
    rng: Random,
    *,
    count: int = 3,
    seconds: float = inf,
) -> Explained:
    """The best answers so far once the bot has thought as long as it says, or as anybody waits.

    `world` fits what `seat` knows. What the answers are for is found out in the time after that,
    in no more worlds than a patient reader would be shown.
    """
    allowed = min(seconds, bot.seconds or inf, THINKING)
    preferences, is_late = think(bot, game, world, seat, rng, allowed)
    best = preferences[:count]
    futures = Futures(game, world, seat, [action for action, _ in best], rng)
    deadline = monotonic() + min(PATIENCE, seconds)
    for seen in range(enough(game, world, WORLDS) if best else 0):
        if seen > 1 and monotonic() > deadline:
            break
        futures.look(1)
    return Explained(expectations(futures, [value for _, value in best]), is_late=is_late)
