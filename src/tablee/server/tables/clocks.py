"""Clocks: how much time each seat has, stored so that it survives restarts."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Any

from tablee.core import BadSetup, Seat, Sentence
from tablee.server.wire.messages import ClockInfo

DAY = 86400.0
#: Decisions of a seat that are remembered, to be taken back.
REMEMBERED = 20


def checked_clock(info: ClockInfo) -> ClockInfo:
    """A clock that has what its kind needs and nothing else; raises `BadSetup`."""
    live = (info.bank, info.increment)
    fits = {
        "none": live == (None, None) and info.days is None,
        "live": None not in live and info.days is None,
        "days": live == (None, None) and info.days is not None,
    }
    if not fits[info.kind]:
        raise BadSetup(Sentence("error-clock"))
    return info


@dataclass
class Clock:
    """The time of each seat: seconds left (`None`: not counted) and since when it is asked."""

    info: ClockInfo
    left: list[float | None] = field(default_factory=list)
    asked: list[float | None] = field(default_factory=list)
    #: For each seat, what it had left when it decided, and how many moves were made before.
    decisions: list[list[tuple[int, float]]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.decisions = self.decisions or [[] for _ in self.left]

    @staticmethod
    def started(info: ClockInfo, seats: int, humans: Collection[Seat]) -> "Clock":
        """Full time for every human."""
        full = {"none": None, "live": info.bank, "days": (info.days or 0) * DAY}[info.kind]
        return Clock(info, [full if s in humans else None for s in range(seats)], [None] * seats)

    @staticmethod
    def loads(info: ClockInfo, time: dict[str, Any]) -> "Clock":
        """What `dump` wrote."""
        decisions = [[(move, left) for move, left in seat] for seat in time.get("decisions", ())]
        return Clock(info, list(time.get("left", ())), list(time.get("asked", ())), decisions)

    def dump(self) -> dict[str, Any]:
        """The clock as JSON."""
        decisions = [[list(decision) for decision in seat] for seat in self.decisions]
        return {"left": self.left, "asked": self.asked, "decisions": decisions}

    def pressed(
        self,
        now: float,
        waiting: Collection[Seat],
        decided: Collection[Seat] = (),
        undid: Collection[Seat] = (),
        move: int = 0,
    ) -> None:
        """Time has passed up to `now`; from now on `waiting` are asked.

        Whoever decided gets the increment, and days begin anew. Whoever took decisions back, all
        from `move` on, has no more than before the first of them.
        """
        increment = self.info.increment or 0.0
        for seat, left in enumerate(self.left):
            if left is None:
                continue
            since = self.asked[seat]
            left = max(0.0, left - (now - since)) if since is not None else left  # noqa: PLW2901
            if seat in decided:
                self.decisions[seat] = [*self.decisions[seat], (move, left)][-REMEMBERED:]
                left += increment  # noqa: PLW2901
            elif seat in undid:
                left = self._taken_back(seat, move, left)  # noqa: PLW2901
            begins = since is None and seat not in undid
            is_new_turn = seat in waiting and (begins or seat in decided)
            if self.info.kind == "days" and is_new_turn:
                left = (self.info.days or 0) * DAY  # noqa: PLW2901
            self.left[seat] = left
            self.asked[seat] = now if seat in waiting else None

    def _taken_back(self, seat: Seat, move: int, left: float) -> float:
        """What is left for a seat whose decisions from `move` on are not made any more."""
        gone = [had for made, had in self.decisions[seat] if made >= move]
        self.decisions[seat] = [kept for kept in self.decisions[seat] if kept[0] < move]
        if self.info.kind == "days":
            return min(left, *gone) if gone else left
        return max(0.0, left - (self.info.increment or 0.0) * max(1, len(gone)))

    def paused(self, until: float, now: float) -> None:
        """No time has passed between `until` and `now`."""
        self.asked = [
            None if since is None else now - max(0.0, until - since) for since in self.asked
        ]

    def stopped(self, seat: Seat) -> None:
        """The seat's time does not count any more."""
        if self.left:
            self.left[seat] = self.asked[seat] = None

    def deadlines(self) -> list[tuple[float, Seat]]:
        """When each seat that is asked will be out of time, the first first."""
        running = [
            (since + left, seat)
            for seat, (left, since) in enumerate(zip(self.left, self.asked, strict=True))
            if left is not None and since is not None
        ]
        running.sort()
        return running

    def first_deadline(self) -> float | None:
        """When the first seat will be out of time; `None` if no clock runs."""
        return min((deadline for deadline, _ in self.deadlines()), default=None)

    def out_of_time(self, now: float) -> list[Seat]:
        """The seats that are asked and have no time left."""
        if self.info.kind == "none":
            return []
        return [seat for deadline, seat in self.deadlines() if deadline <= now]

    def shown(self, now: float) -> list[float | None] | None:
        """The seconds left for each seat; `None` where no clock is used."""
        if self.info.kind == "none" or not self.left:
            return None
        times: Sequence[tuple[float | None, float | None]] = list(
            zip(self.left, self.asked, strict=True)
        )
        return [
            None if left is None else round(max(0.0, left - (now - since if since else 0.0)), 1)
            for left, since in times
        ]
