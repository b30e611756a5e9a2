"""The driver: what happens around a match wherever it is played. Knows `core` and `bots`."""

from tablee.driver.asking import ask, imagine, play_out, prefer
from tablee.driver.driver import Driver, Heard
from tablee.driver.outlook import Foresight, Outlook
from tablee.driver.undo import Done

__all__ = [
    "Done",
    "Driver",
    "Foresight",
    "Heard",
    "Outlook",
    "ask",
    "imagine",
    "play_out",
    "prefer",
]
