"""The review of a finished game: made beside the screen, shown when it is there."""

from functools import partial
from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.text import Text

from tablee.cli.fullscreen.thinking import tell, think
from tablee.cli.review import review_drawn
from tablee.core import Seat
from tablee.driver import Review, review
from tablee.driver.reviewing import decided, weight

if TYPE_CHECKING:
    from tablee.cli.fullscreen.table_screen import TableScreen

LEVEL = "hard"


class Reviewing:
    """Reviews the play of every person who had a choice."""

    def __init__(self, screen: "TableScreen") -> None:
        self._screen = screen
        self._match = screen.session.match
        self._seats = [seat for seat in screen.session.people if decided(self._match, seat)]
        self._made: list[Review] = []

    def start(self) -> None:
        """The review is on its way."""
        if not self._seats:
            self._screen.choosing.tell(self._screen.voice.say("screen-review-empty"))
            return
        self._tell(0)
        think(self._screen, self._make, self._finish)

    def _make(self) -> list[Review]:
        return [self._review(place, seat) for place, seat in enumerate(self._seats)]

    def _review(self, place: int, seat: Seat) -> Review:
        total = weight(self._match, seat)
        steps = review(self._match, seat, LEVEL)
        told = -1
        while True:
            try:
                done, _ = next(steps)
            except StopIteration as end:
                made: Review = end.value
                return made
            percent = (100 * place + 100 * done // total) // len(self._seats)
            if percent != told:
                told = percent
                tell(self._screen, partial(self._tell, percent))

    def _tell(self, percent: int) -> None:
        if not self._made:
            words = self._screen.voice.say("screen-reviewing", percent=percent)
            self._screen.choosing.tell(words)

    def _finish(self, made: list[Review]) -> None:
        self._made = made
        self._screen.choosing.tell()
        self._screen.views.open_review(self._drawn)

    def _drawn(self, _: int) -> RenderableType:
        voice, file = self._screen.voice, self._screen.keeper.file
        parts = [review_drawn(voice, self._match, made, file) for made in self._made]
        return Group(*(part for made in parts for part in (made, Text())))
