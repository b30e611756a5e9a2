"""The driver: what happens around a match wherever it is played. Knows `core` and `bots`."""

from tablee.driver.asking import ask, ask_in_time, decide, imagine, play_out, prefer
from tablee.driver.collecting import collect_seldom
from tablee.driver.driver import Driver, Heard
from tablee.driver.explaining import ADVISER, explain, explain_in_time
from tablee.driver.guiding import Said, said
from tablee.driver.ledger import Entry, Ledger
from tablee.driver.outlook import Answer, Foresight, Outlook
from tablee.driver.reviewing import Forecast, Mistake, Review, review
from tablee.driver.undo import Done

__all__ = [
    "ADVISER",
    "Answer",
    "Done",
    "Driver",
    "Entry",
    "Forecast",
    "Foresight",
    "Heard",
    "Ledger",
    "Mistake",
    "Outlook",
    "Review",
    "Said",
    "ask",
    "ask_in_time",
    "collect_seldom",
    "decide",
    "explain",
    "explain_in_time",
    "imagine",
    "play_out",
    "prefer",
    "review",
    "said",
]
