"""Draws the README's picture: a table of Reworld in mid-game, as the terminal shows it, as SVG.

Run it when the terminal board changes: `.venv/bin/python scripts/picture.py`.
"""

import asyncio
import io
from pathlib import Path
from random import Random

from rich.console import Console

import tablee
from tablee.bots import bot
from tablee.cli.fullscreen.app import TableApp
from tablee.cli.table.keeping import Keeper
from tablee.cli.table.session import Seating, Session
from tablee.cli.table.table import Table
from tablee.cli.voice import Voice
from tablee.driver import Driver, ask

PICTURE = Path(__file__).parents[1] / "docs" / "pictures" / "reworld-terminal.svg"
SEED = 21
SIZE = (140, 40)
#: My decisions before the picture is taken: half-way through Chapter One, the posts half covered.
DECISIONS = 30


async def main() -> None:
    voice = Voice("en")
    voice.enter("reworld")
    voice.out = Console(file=io.StringIO(), force_terminal=True, color_system="truecolor")
    seating = Seating()
    session = Session(Driver.new(tablee.game("reworld"), 3, SEED), seating)
    session.advance()
    for _ in range(DECISIONS):
        chosen = ask(bot("normal"), session.match, session.asked, Random(session.match.decisions))
        session.play(chosen, session.asked)
        session.advance()
    app = TableApp(Table(voice, session), Keeper(voice, session, seating, PICTURE))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("down", "down")
        await pilot.pause()
        svg = app.export_screenshot(title="tablee play reworld")
    # Fonts are the reader's own: a picture fetches nothing.
    start, end = svg.index("@font-face"), svg.rindex("@font-face")
    end = svg.index("}", end) + 1
    PICTURE.write_text(svg[:start] + svg[end:], "utf-8")


if __name__ == "__main__":
    asyncio.run(main())
