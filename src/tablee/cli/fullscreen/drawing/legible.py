"""Signs that can be read on any ground: boards choose colours, the screen its ground."""

from functools import lru_cache

from rich.color import Color as RichColour
from rich.style import Style
from rich.terminal_theme import TerminalTheme
from textual.color import BLACK, WHITE, Color

#: The contrast that text needs (WCAG 2.2, level AA).
ENOUGH = 4.5
STEPS = 10


@lru_cache(4096)
def legible(style: Style, ground: Color, theme: TerminalTheme) -> Style:
    """The same style with its colour moved away from the ground as far as reading needs it."""
    if style.color is None or style.bgcolor is not None or style.color.is_default:
        return style
    colour = Color(*style.color.get_truecolor(theme))
    far = WHITE if ground.brightness < 0.5 else BLACK
    for step in range(STEPS + 1):
        moved = colour.blend(far, step / STEPS)
        if contrast(moved, ground) >= ENOUGH:
            break
    return style + Style(color=RichColour.from_rgb(*moved.rgb))


def contrast(one: Color, other: Color) -> float:
    """How far two colours are apart for the eye: 1 to 21."""
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: Color) -> float:
    red, green, blue = (_linear(part) for part in colour.normalized)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)
