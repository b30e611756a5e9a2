"""Who says what a report tells."""

from typing import Protocol

from tablee.arena.statistics import Interval
from tablee.core import Argument, Sentence


class Speaker(Protocol):
    """Speaks one language; knows the texts of the arena and of the game."""

    lang: str

    def say(self, key: str, /, **args: Argument) -> str:
        """A message by its key."""

    def word(self, sentence: Sentence) -> str:
        """A sentence in words."""

    def title(self, key: str, /) -> str:
        """A message that need not be there: without it nothing is said."""

    def number(self, value: float, digits: int = 0) -> str:
        """A number as it is written in this language."""


def percent(speaker: Speaker, value: float) -> str:
    """A share, in whole percents."""
    return speaker.say("arena-percent", value=speaker.number(100 * value))


def percents(speaker: Speaker, found: Interval) -> str:
    """A share with its interval."""
    low, high = speaker.number(100 * found.low), speaker.number(100 * found.high)
    return speaker.say("arena-percents", value=percent(speaker, found.value), low=low, high=high)


def numbers(speaker: Speaker, found: Interval, digits: int = 1) -> str:
    """A number with its interval, which is as wide to either side."""
    value, spread = speaker.number(found.value, digits), found.high - found.value
    return speaker.say("arena-numbers", value=value, spread=speaker.number(spread, digits))


def duration(speaker: Speaker, seconds: float) -> str:
    """A time to think; the unit follows its size."""
    if seconds < 1:
        milliseconds = seconds * 1000
        digits = 2 if milliseconds < 1 else 1 if milliseconds < 10 else 0
        return speaker.say("arena-milliseconds", value=speaker.number(milliseconds, digits))
    return speaker.say("arena-seconds", value=speaker.number(seconds, 1 if seconds < 10 else 0))


def name_of(speaker: Speaker, name: str) -> str:
    """A bot is called by its name, an opponent of the game by its text."""
    return speaker.title(name) or name
