"""Draws the README's picture: a table of Reworld in mid-game, as the terminal shows it, as SVG.

Run it when the terminal board changes: `.venv/bin/python scripts/picture.py`.
"""

import io
from pathlib import Path

from rich.console import Console

import tablee
from tablee.cli.plain.screen import Screen
from tablee.cli.table import Table
from tablee.cli.session import Seating, Session
from tablee.cli.voice import WIDTH, Voice
from tablee.driver import Driver

PICTURE = Path(__file__).parents[1] / "docs" / "pictures" / "reworld-terminal.svg"
SEED = 21
#: My decisions before the picture is taken: half-way through Chapter One, the posts half covered.
DECISIONS = 30


def main() -> None:
    voice = Voice("en")
    voice.enter("reworld")
    voice.out = Console(
        file=io.StringIO(), record=True, width=WIDTH, force_terminal=True, color_system="truecolor"
    )
    session = Session(Driver.new(tablee.game("reworld"), 3, SEED), Seating())
    session.advance()
    for _ in range(DECISIONS):
        session.play(session.hints()[0].action, session.asked)
        session.advance()
    screen = Screen(voice, session)
    screen.table(session.asked, screen.choices(session.asked))
    svg = voice.out.export_svg(title="tablee play reworld")
    # Fonts are the reader's own: a picture fetches nothing.
    start, end = svg.index("@font-face"), svg.rindex("@font-face")
    end = svg.index("}", end) + 1
    PICTURE.write_text(svg[:start] + svg[end:], "utf-8")


if __name__ == "__main__":
    main()
