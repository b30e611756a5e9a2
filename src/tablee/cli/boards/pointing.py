"""What signs of a board stand for, so that somebody can point at them.

Terminals print nothing of it; the full screen reads it off the cell under the mouse. Things of
others may have the name of one's own (`dock:1`): only what the reader's moves touch is named.
"""

from rich.style import Style
from rich.text import Text

_KEY = "target"


def pointing(text: Text, target: str) -> Text:
    """The same signs, which stand for something that moves touch (`port:7`).

    What within them stands for something of its own goes on to do so.
    """
    text.stylize_before(pointing_style(target))
    return text


def pointing_style(target: str, style: str = "") -> Style:
    """A style with which signs stand for something."""
    return Style.parse(style) + Style(meta={_KEY: target})


def pointed_at(style: Style) -> str | None:
    """What signs of that style stand for."""
    found: str | None = style.meta.get(_KEY)
    return found
