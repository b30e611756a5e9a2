"""Clocks: how much time each seat has, stored so that it survives restarts."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Any

from tablee.core import BadSetup, Seat, Sentence
from tablee.server.wire.messages import ClockInfo

DAY = 86400.0


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

    @staticmethod
    def started(info: ClockInfo, seats: int, humans: Collection[Seat]) -> "Clock":
        """Full time for every human."""
        full = {"none": None, "live": info.bank, "days": (info.days or 0) * DAY}[info.kind]
        return Clock(info, [full if s in humans else None for s in range(seats)], [None] * seats)

    @staticmethod
    def loads(info: ClockInfo, time: dict[str, Any]) -> "Clock":
        """What `dump` wrote."""
        return Clock(info, list(time.get("left", ())), list(time.get("asked", ())))

    def dump(self) -> dict[str, Any]:
        """The clock as JSON."""
        return {"left": self.left, "asked": self.asked}

    def pressed(
        self,
        now: float,
        waiting: Collection[Seat],
        decided: Collection[Seat] = (),
        undid: Collection[Seat] = (),
    ) -> None:
        """Time has passed up to `now`; from now on `waiting` are asked.

        Whoever decided gets the increment, whoever took a decision back returns it.
        """
        increment = self.info.increment or 0.0
        for seat, left in enumerate(self.left):
            if left is None:
                continue
            since = self.asked[seat]
            left = max(0.0, left - (now - since)) if since is not None else left  # noqa: PLW2901
            if seat in decided:
                left += increment  # noqa: PLW2901
            elif seat in undid:
                left = max(0.0, left - increment)  # noqa: PLW2901
            is_new_turn = seat in waiting and (since is None or seat in decided)
            if self.info.kind == "days" and is_new_turn:
                left = (self.info.days or 0) * DAY  # noqa: PLW2901
            self.left[seat] = left
            self.asked[seat] = now if seat in waiting else None

    def stopped(self, seat: Seat) -> None:
        """The seat's time does not count any more."""
        if self.left:
            self.left[seat] = self.asked[seat] = None

    def deadlines(self) -> list[tuple[float, Seat]]:
        """When each seat that is asked will be out of time, the first first."""
        return sorted(
            (since + left, seat)
            for seat, (left, since) in enumerate(zip(self.left, self.asked, strict=True))
            if left is not None and since is not None
        )

    def out_of_time(self, now: float) -> list[Seat]:
        """The seats that are asked and have no time left."""
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
