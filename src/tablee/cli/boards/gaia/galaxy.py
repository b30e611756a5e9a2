"""The galaxy as text: flat-topped hexes, a column for each r, two lines from hex to hex.

Moves name a hex `3x-2`: r stands above and below its column, q in the hex.
"""

from collections.abc import Sequence

from rich.text import Text

from tablee.cli.boards.gaia.signs import Signs, owner_mark, owner_style
from tablee.cli.boards.gaia.view import Hex, Owner, View

#: Signs from column to column; a line shows every second column, so a hex has twice as many.
STEP = 3
#: Where the planet is drawn in its hex; before it whose structure stands there.
LEAD = 2
#: Empty space; sectors that touch have different signs.
SPACE = ("·", ":", "'")
#: Questions about hexes without a planet: then these too show their q.
ABOUT_SPACE = ("ChooseSatellites", "PlaceLostPlanet", "PlaceStation")


def galaxy_width(view: View) -> int:
    """Columns that the map takes."""
    columns = [hex.r for hex in view.hexes]
    return (max(columns) - min(columns)) * STEP + 2 * STEP


def galaxy(view: View, signs: Signs) -> list[Text]:
    """The map's lines, with the values of r above and below."""
    left = min(hex.r for hex in view.hexes)
    right = max(hex.r for hex in view.hexes)
    by_line: dict[int, list[Hex]] = {}
    for hex in sorted(view.hexes, key=lambda hex: hex.r):
        by_line.setdefault(-(2 * hex.q + hex.r), []).append(hex)
    centres = {sector.at: sector.sector.rstrip("b") for sector in view.tiles}
    ruler = _ruler(left, right)
    lines = [ruler]
    for height in range(min(by_line), max(by_line) + 1):
        line = Text()
        for hex in by_line.get(height, ()):
            line.append(" " * ((hex.r - left) * STEP - line.cell_len))
            line.append_text(_hex(hex, centres.get((hex.q, hex.r)), view, signs))
        line.rstrip()
        lines.append(line)
    return [*lines, ruler.copy()]


def _ruler(left: int, right: int) -> Text:
    text = Text()
    for column in range(left, right + 1):
        label = str(column)
        # The digits stand where planets do, a minus before them.
        at = (column - left) * STEP + LEAD - label.startswith("-")
        text.append(" " * (at - text.cell_len)).append(label, style="dim")
    return text


def _hex(hex: Hex, sector: str | None, view: View, signs: Signs) -> Text:
    """At most `2 * STEP` signs: owner and structure, planet, whoever shares it, q."""
    satellites = _marks(hex.satellites)
    if hex.structure is not None and hex.owner is not None:
        text = owner_mark(hex.owner)
        style = owner_style(hex.owner)
        if hex.owner in hex.federations:
            style += " underline"
        text.append(signs.structure(hex.structure), style=f"bold {style}")
    elif hex.planet is None and not hex.satellites and sector is not None:
        text = Text.styled(f" ({sector})", "dim")
    else:
        text = Text(" " * (LEAD - max(0, satellites.cell_len - 2)))
    if hex.planet is not None:
        text.append_text(signs.planet(hex.planet))
        if hex.shared is not None:
            text.append_text(owner_mark(hex.shared))
    elif hex.satellites:
        text.append_text(satellites)
    elif text.cell_len <= LEAD:
        text.append(_space(view, hex.sector), style="dim")
    q = str(hex.q)
    shown = hex.planet is not None or hex.structure is not None or view.question in ABOUT_SPACE
    # Where four share a hex, q must be counted from its neighbours above or below.
    if shown and text.cell_len + len(q) <= 2 * STEP:
        text.append(q, style="dim" if hex.planet is None else "")
    return text


def _space(view: View, place: int) -> str:
    """The sign of empty space: three are enough for sectors that lie like hexes themselves."""
    q, r = view.tiles[place].at
    return SPACE[(7 * q + 8 * r) // 19 % len(SPACE)]


def _marks(owners: Sequence[Owner]) -> Text:
    return Text().join(map(owner_mark, owners))
