"""What a page tells of itself: CPU time, latency, shifts, sizes (`page.js` is its side of it)."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

METRICS: Final = ("TaskDuration", "ScriptDuration", "LayoutDuration", "RecalcStyleDuration")
PAGE_SCRIPT: Final = Path(__file__).with_name("page.js")


@dataclass(frozen=True)
class Shift:
    """Something moved by itself, or after a click."""

    at: float
    value: float
    after_input: bool


@dataclass(frozen=True)
class Click:
    """What a click cost, in milliseconds of the main thread's CPU, and when it was seen."""

    costs: dict[str, float]
    #: None where the click chose something and answered nothing.
    latency: float | None


class Probe:
    """Measures one page; made before the page is loaded."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.add_init_script(path=PAGE_SCRIPT)
        self.session = page.context.new_cdp_session(page)
        # CPU time of the thread: what else the machine does is not counted.
        self.session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def metrics(self) -> dict[str, float]:
        """Chromium's own counters, in milliseconds."""
        told = self.session.send("Performance.getMetrics")["metrics"]
        return {metric["name"]: metric["value"] * 1000 for metric in told}

    def quiet(self, still: int = 250) -> bool:
        """Whether the table came to rest."""
        return bool(self.page.evaluate("still => bench.quiet(still)", still))

    def click(self, x: float, y: float) -> Click:
        """A click where the pointer already rests, until the table is quiet again."""
        page = self.page
        page.mouse.move(x, y)
        page.wait_for_timeout(60)
        page.evaluate("bench.arm()")
        before = self.metrics()
        page.mouse.click(x, y)
        self.quiet()
        after = self.metrics()
        costs = {name: after[name] - before[name] for name in METRICS}
        return Click(costs, page.evaluate("bench.latency()"))

    def idle(self, seconds: float) -> dict[str, float]:
        """Per cent of one core that the main thread and its process take while nobody acts."""
        before = self.metrics()
        self.page.wait_for_timeout(seconds * 1000)
        after = self.metrics()
        names = (*METRICS, "ProcessTime")
        return {name: (after[name] - before[name]) / seconds / 10 for name in names}

    def shifts(self) -> list[Shift]:
        """The layout shifts since this was last asked."""
        return [
            Shift(entry["startTime"], entry["value"], entry["hadRecentInput"])
            for entry in self.page.evaluate("bench.shifted()")
        ]

    def board_height(self) -> float:
        """In pixels."""
        return float(self.page.evaluate("bench.boardHeight()"))

    def smallest(self, count: int) -> dict[str, Any]:
        """The smallest texts and things to click, so many of each."""
        found: dict[str, Any] = self.page.evaluate("count => bench.smallest(count)", count)
        return found


def worst_window(shifts: list[Shift]) -> float:
    """CLS: the greatest sum of shifts less than 1 s apart within 5 s."""
    worst = total = begin = last = 0.0
    for shift in shifts:
        if shift.at - last > 1000 or shift.at - begin > 5000:
            total, begin = 0.0, shift.at
        total, last = total + shift.value, shift.at
        worst = max(worst, total)
    return worst
