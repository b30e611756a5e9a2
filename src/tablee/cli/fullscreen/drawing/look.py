"""Colours of the full screen: the browser's own, by night and by day; gold is what can be done."""

from rich.terminal_theme import TerminalTheme
from textual.theme import Theme

DARK, LIGHT = "tablee-dark", "tablee-light"

#: The colour of each game, by night and by day.
ACCENTS = {
    "reworld": ("#43c4bd", "#0d7a7c"),
    "gaia": ("#a684ff", "#6a43c8"),
    "century": ("#e2735b", "#a63a25"),
    "reykholt": ("#ff7a54", "#c53d1d"),
    "artemis": ("#63c3ee", "#12719e"),
}
OTHER = ("#8fc0ff", "#1a5fd0")


#: What boards call by the names that terminals know: black, red, green, yellow and so on.
NIGHT = TerminalTheme(
    (13, 18, 24),
    (238, 241, 243),
    [
        (38, 49, 61),
        (255, 141, 126),
        (89, 207, 159),
        (255, 201, 63),
        (143, 192, 255),
        (166, 132, 255),
        (67, 196, 189),
        (238, 241, 243),
    ],
)
DAY = TerminalTheme(
    (255, 253, 249),
    (27, 33, 40),
    [
        (27, 33, 40),
        (179, 54, 43),
        (23, 122, 85),
        (138, 90, 0),
        (26, 95, 208),
        (106, 67, 200),
        (13, 122, 124),
        (85, 88, 92),
    ],
)


def themes(game_id: str) -> tuple[Theme, Theme]:
    """The dark and the light look of a game."""
    night, day = ACCENTS.get(game_id, OTHER)
    dark = Theme(
        name=DARK,
        dark=True,
        primary=night,
        secondary="#a9b4bf",
        accent="#ffc93f",
        foreground="#eef1f3",
        background="#0d1218",
        surface="#151c24",
        panel="#26313d",
        boost="#1c252f",
        warning="#ff8d7e",
        error="#ff8d7e",
        success="#59cf9f",
        variables={
            "go-wash": "#453714",
            "on-go": "#241a02",
            "quiet": "#a9b4bf",
            "number": "#ffc93f",
        },
    )
    light = Theme(
        name=LIGHT,
        dark=False,
        primary=day,
        secondary="#55585c",
        accent="#f6b820",
        foreground="#1b2128",
        background="#fffdf9",
        surface="#f4f1ea",
        panel="#e5dfd2",
        boost="#f0ece3",
        warning="#b3362b",
        error="#b3362b",
        success="#177a55",
        variables={
            "go-wash": "#fbe5a6",
            "on-go": "#241a02",
            "quiet": "#55585c",
            "number": "#8a5a00",
        },
    )
    return dark, light
