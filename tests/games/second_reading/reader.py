"""A game as this reading plays it: what it waits for now, and what it is told."""

from typing import Any, Generic, TypeVar

from tests.games.second_reading.questions import Ask, Draw, Flow, Request, Together

#: What lies on the table of that game.
T = TypeVar("T")


class Impossible(Exception):
    """The engine did what this reading holds to be impossible."""


class Reader(Generic[T]):
    """Runs the generators of the rules; lanes of a `Together` are run side by side."""

    def __init__(self, table: T, game: Flow[None]) -> None:
        self.table = table
        self.main = game
        #: Who waits: a lane for each seat, or the game itself with what it waits for.
        self.lanes: list[tuple[Flow[None], Ask | Draw]] = []
        self._take(following(self.main, None))

    @property
    def over(self) -> bool:
        return not self.lanes

    @property
    def draw(self) -> Draw | None:
        """The draw that is due, before anybody answers."""
        return next((asked for _, asked in self.lanes if isinstance(asked, Draw)), None)

    @property
    def questions(self) -> dict[int, set[str]]:
        """What each seat that may act now may answer."""
        if self.draw is not None:
            return {}
        return {asked.seat: set(asked.legal) for _, asked in self.lanes if isinstance(asked, Ask)}

    def drawn(self, text: str) -> None:
        due = self.draw
        verb, _, what = text.partition(" ")
        if due is None:
            raise Impossible(f"{text!r} was drawn, and no draw is due")
        if verb != due.verb or not due.possible(what):
            raise Impossible(f"{text!r} was drawn where a possible {due.verb!r} is due")
        self._resume(due, what)

    def answered(self, seat: int, text: str) -> None:
        (asked,) = (a for _, a in self.lanes if isinstance(a, Ask) and a.seat == seat)
        self._resume(asked, text)

    def _resume(self, asked: Ask | Draw, text: str) -> None:
        index = next(i for i, (_, waiting) in enumerate(self.lanes) if waiting is asked)
        flow, _ = self.lanes.pop(index)
        request = following(flow, text)
        if flow is self.main:
            self._take(request)
        elif request is not None:
            assert not isinstance(request, Together)
            self.lanes.insert(index, (flow, request))
        elif not self.lanes:
            self._take(following(self.main, ""))

    def _take(self, request: Request | None) -> None:
        """What the game waits for; lanes that ask nothing are done at once."""
        while isinstance(request, Together):
            opened: list[tuple[Flow[None], Any]] = [
                (lane, following(lane, None)) for lane in request.lanes
            ]
            self.lanes = [(lane, asked) for lane, asked in opened if asked is not None]
            if self.lanes:
                return
            request = following(self.main, "")
        self.lanes = [] if request is None else [(self.main, request)]


def following(flow: Flow[None], text: str | None) -> Request | None:
    """What a flow waits for next; `None` when it is done."""
    try:
        return next(flow) if text is None else flow.send(text)
    except StopIteration:
        return None
