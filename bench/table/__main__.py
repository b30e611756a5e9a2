"""The table in a browser: CPU, latency, shifts, clicks per decision, sizes, accessibility.

    python -m bench.table [--only cost idle shifts decisions sizes axe] [--screens DIRECTORY]

Plays live tables against bots in Chromium, with the built client of this tree, in French, with the
settings of a new guest. Prints Markdown. CPU time is that of the page's main thread, so that what
else the machine does hardly counts; latency is time on the clock and needs a quiet machine.
"""

import argparse
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path
from statistics import median
from typing import Final

from bench.table import scenes
from bench.table.decisions import BY_KEYS, BY_MOUSE, count
from bench.table.looks import axe, screens, sizes
from bench.table.player import Player
from bench.table.probes import METRICS, Click, Probe
from bench.table.scenes import SIZES, House
from bench.table.shifts import plays
from bench.table.tables import heading, row
from playwright.sync_api import sync_playwright

from tests.browser.conftest import FLAGS, chromium
from tests.browser.matches import Place
from tests.browser.person import Person
from tests.browser.servers import running

LIVE: Final = (
    ("Reworld, station", scenes.station),
    ("Reworld, colony", scenes.colony),
    ("Gaia, round 3", scenes.gaia_turn),
)
ANSWERS: Final = 30
IDLE_SECONDS: Final = 10


def cost(house: House) -> None:
    """CPU and latency of clicks that answer, and of clicks that choose a part of an answer."""
    print("\n## Cost of a click, 1440x900 (median / p90, ms)\n")
    print(
        "Main-thread CPU from the click until the table has been quiet for 250 ms, with the bots'"
        " moves that follow. Latency: from the click to the frame with another data-step or"
        " data-question.\n"
    )
    heading("table", "motion", "click", "clicks", "task", "script", "layout", "style", "latency")
    for name, place in LIVE:
        for motion in (True, False):
            clicks = _clicks(house, place, motion=motion)
            answering = [click for click in clicks if click.latency is not None]
            choosing = [click for click in clicks if click.latency is None]
            for kind, made in (("answers", answering), ("chooses a part", choosing)):
                if made:
                    costs = [_spread(click.costs[metric] for click in made) for metric in METRICS]
                    shown = _spread(click.latency for click in made if click.latency is not None)
                    row(name, "on" if motion else "off", kind, len(made), *costs, shown)


def _clicks(house: House, place: Callable[[], Place], *, motion: bool) -> list[Click]:
    """Clicks from a place on until enough of them have answered something."""
    made: list[Click] = []
    while sum(click.latency is not None for click in made) < ANSWERS:
        person = house.guest(motion=motion)
        probe = Probe(person.page)
        house.sits_at(person, place())
        probe.quiet()
        player, here = Player(probe), 0
        while here < ANSWERS and not player.is_over:
            click = probe.click(*player.next_click())
            made.append(click)
            here += click.latency is not None
        person.closes()
    return made


def _spread(values: Iterable[float]) -> str:
    ranked = sorted(values)
    return f"{median(ranked):.0f} / {ranked[len(ranked) * 9 // 10]:.0f}" if ranked else "-"


def idle(house: House) -> None:
    """CPU of tables at which nothing happens."""
    print(f"\n## Idle table, 1440x900 (per cent of a core over {IDLE_SECONDS} s)\n")
    heading(
        "table", "motion", "main thread", "of it style", "of it layout", "whole renderer process"
    )
    for motion in (True, False):
        for name, place in LIVE:
            person = house.guest(motion=motion)
            probe = Probe(person.page)
            house.sits_at(person, place())
            probe.quiet()
            _idle_row(f"{name}, my turn", probe, motion=motion)
            person.closes()
        for game in ("reworld", "gaia"):
            _waits(house, game, motion=motion)


def _waits(house: House, game: str, *, motion: bool) -> None:
    """For a person who thinks."""
    people = [house.guest(motion=motion) for _ in range(2)]
    probes = [Probe(person.page) for person in people]
    link = people[0].opens("me", "open", game=game)
    for person in people:
        person.goes_to(link)
    people[1].page.locator("form button").first.click()
    for person in people:
        person.board.wait_for()
    players = [Player(probe) for probe in probes]
    asked = _asked(people)
    while game == "gaia" and "Manche 1" not in people[0].page.inner_text("h1"):
        people[asked].page.mouse.click(*players[asked].next_click())
        people[asked].page.wait_for_timeout(600)
        asked = _asked(people)
    waiting = 1 - asked
    _idle_row(f"{game.capitalize()}, waiting for a rival", probes[waiting], motion=motion)
    for person in people:
        person.closes()


def _asked(people: list[Person]) -> int:
    """Whose turn it is."""
    while True:
        for at, person in enumerate(people):
            if person.looks()["asked"]:
                return at
        people[0].page.wait_for_timeout(50)


def _idle_row(name: str, probe: Probe, *, motion: bool) -> None:
    taken = probe.idle(IDLE_SECONDS)
    shown = ("TaskDuration", "RecalcStyleDuration", "LayoutDuration", "ProcessTime")
    row(name, "on" if motion else "off", *(f"{taken[metric]:.1f}" for metric in shown))


def shifts(house: House) -> None:
    """What moves while it is played, and how the board's height changes."""
    print("\n## Layout shift and the board's size, clicking the first thing offered\n")
    print(
        "A whole game of Reworld, and Gaia Project to the end of round 1, against a greedy and a"
        " random bot. Worst window: up to 5 s, gaps under 1 s. CLS as defined leaves out what comes"
        " within 500 ms of a click, which is nearly all there is.\n"
    )
    heading(
        "table", "size", "clicks", "load", "total", "worst window", "CLS as defined",
        "board height min", "median", "max", "largest change",
    )  # fmt: skip
    for game in ("reworld", "gaia"):
        for size in SIZES:
            seen = plays(house, game, size, 400)
            row(
                game,
                f"{size[0]}x{size[1]}",
                seen.clicks,
                *(f"{value:.2f}" for value in (seen.loading, seen.total, seen.worst)),
                f"{seen.unexpected:.3f}",
                *(f"{each(seen.heights):.0f}" for each in (min, median, max)),
                f"{seen.largest_change:.0f}",
            )


def decisions(house: House) -> None:
    """Clicks and keys, from the first to the turn having passed."""
    print("\n## Clicks and keys per decision\n")
    heading("game", "decision", "clicks", "keys")
    for way in (*BY_MOUSE, *BY_KEYS):
        clicks, keys = count(house, way)
        row(way[0], way[1], clicks or "-", keys or "-")


SECTIONS: Final[dict[str, Callable[[House], None]]] = {
    "cost": cost,
    "idle": idle,
    "shifts": shifts,
    "decisions": decisions,
    "sizes": sizes,
    "axe": axe,
}


def main() -> None:
    parser = argparse.ArgumentParser(description="The table in a browser, measured.")
    parser.add_argument("--only", nargs="+", choices=SECTIONS, default=list(SECTIONS))
    parser.add_argument("--screens", type=Path, help="where to save screenshots of live tables")
    given = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as data,
        running(Path(data)) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
        house = House(browser, address, Path(data))
        for name in given.only:
            SECTIONS[name](house)
        if given.screens:
            screens(house, given.screens)
        browser.close()


if __name__ == "__main__":
    main()
