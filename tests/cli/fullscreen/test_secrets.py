"""Several people at one full screen: nobody sees what another one knows."""

import asyncio
import re
from typing import Any

from textual.pilot import Pilot
from textual.widgets import TabbedContent

from tests.cli.fullscreen.conftest import (
    WIDE,
    app_of,
    listed,
    screen,
    session_of,
    until,
)


async def whose(pilot: Pilot[Any]) -> str:
    """Who is called to the screen."""
    await until(pilot, lambda: "it is your turn" in screen(pilot))
    found = re.search(r"Player \d", screen(pilot))
    assert found is not None
    return found[0]


def test_the_screen_is_handed_over_empty_and_shows_one_hand() -> None:
    """Reworld: a hand is known to its owner alone; the bots' moves come between."""
    session = session_of("reworld", 3, people=2)
    views: list[Any] = [session.match.view(seat) for seat in (0, 1)]
    hands: list[list[int]] = [view["players"][seat]["hand"] for seat, view in enumerate(views)]
    drawn = [
        re.compile(
            r" +".join(
                " ".join([f"{card}"] * count).replace(" ", " +")
                for card, count in enumerate(hand, 1)
                if count
            )
        )
        for hand in hands
    ]
    assert hands[0] != hands[1]

    async def play() -> None:
        async with app_of(session).run_test(size=WIDE) as pilot:
            first = int((await whose(pilot))[-1]) - 1
            for secret in ("Your officers", *map(str, session.match.legal(first)[:3])):
                assert secret not in screen(pilot)
            await pilot.press("enter")
            await until(pilot, lambda: listed(pilot))
            assert drawn[first].search(screen(pilot).partition("Your officers")[2])
            assert not drawn[1 - first].search(screen(pilot))
            # The log and the points are looked at too, then somebody else comes.
            await pilot.press("e", "4", "enter")
            await until(pilot, lambda: listed(pilot) and listed(pilot)[0].startswith("pay"))
            await pilot.press("enter")
            second = int((await whose(pilot))[-1]) - 1
            assert second != first
            text = screen(pilot)
            assert "officers" not in text
            assert not drawn[first].search(text)
            table = pilot.app.screen_stack[0]
            for lines in table.query("Lines"):
                if lines.id != "rules-text":
                    assert not any(line.strip() for line in getattr(lines, "text", ())), lines.id
            assert not listed(pilot)
            await pilot.click("#ready")
            await until(pilot, lambda: listed(pilot))
            await pilot.press("b")
            await pilot.pause()
            assert drawn[second].search(screen(pilot).partition("Your officers")[2])
            for view in ("board", "log", "points"):
                table.query_one(TabbedContent).active = view
                await pilot.pause()
                assert not drawn[first].search(screen(pilot))

    asyncio.run(play())


def test_nobody_sees_the_sealed_answer_of_another() -> None:
    """Whatever the first has answered, the second sees the same."""

    async def seen_after(keys: tuple[str, ...]) -> tuple[str, str]:
        session = session_of("lanterns", 2, people=2, mode="sealed")
        async with app_of(session).run_test(size=WIDE) as pilot:
            assert await whose(pilot) == "Player 1"
            await pilot.press("enter")
            await until(pilot, lambda: listed(pilot))
            await pilot.press(*keys)
            assert await whose(pilot) == "Player 2"
            handing = screen(pilot)
            await pilot.press("enter")
            await until(pilot, lambda: listed(pilot))
            return handing, screen(pilot)

    kept = asyncio.run(seen_after(("enter",)))
    assert kept == asyncio.run(seen_after(("down", "enter")))
    assert "Draw another lantern" in kept[1]


def test_going_back_to_another_persons_choice_hands_the_screen_over() -> None:
    session = session_of("lanterns", 2, people=2, mode="sealed")

    async def play() -> None:
        async with app_of(session).run_test(size=WIDE) as pilot:
            await whose(pilot)
            await pilot.press("enter")
            await until(pilot, lambda: listed(pilot))
            await pilot.press("enter")
            assert await whose(pilot) == "Player 2"
            await pilot.press("enter")
            await until(pilot, lambda: listed(pilot))
            before = len(session.match.moves)
            await pilot.press("u")
            assert await whose(pilot) == "Player 1"
            assert len(session.match.moves) < before

    asyncio.run(play())
