"""Bots that people run."""

from msgspec import Struct

from tablee.server.wire.bodies.base import Body, Name


class NewBot(Body):
    """What a bot of mine is called; the mark of bots is added."""

    name: Name


class BotInfo(Struct):
    """A bot that I run."""

    name: str
    created: str


class Bots(Struct):
    """The bots that I run."""

    bots: list[BotInfo]


class BotToken(Struct):
    """By which a bot of mine is known; it is told once."""

    name: str
    token: str
