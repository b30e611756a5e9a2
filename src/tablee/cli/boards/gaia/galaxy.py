"""The galaxy as text: flat-topped hexes, a column for each r, two lines from hex to hex.

A hex is named `3x-2`: `x-2` stands above and below its column, 3 in the hex, after the planet.
Hexes that moves lead to begin with the number of the move.
"""

from collections.abc import Mapping, Sequence

from rich.text import Text

from tablee.cli.boards.gaia.signs import Signs, owner_mark, owner_style
from tablee.cli.boards.pointing import pointing
from tablee.games.gaia.view import GaiaView
from tablee.games.gaia.view.shapes import Hex, Owner

#: Signs from column to column; a line shows every second column, so a hex has twice as many.
STEP = 3
CELL = 2 * STEP
#: Where the planet is drawn in its hex; before it whose structure stands there.
LEAD = 2
#: Lines from a hex to the next one in its column, and to the column's name.
DOWN = 2
#: Empty space; sectors that touch have different signs.
SPACE = ("·", ":", "'")
#: Questions about hexes without a planet: then these too show their q.
ABOUT_SPACE = ("ChooseSatellites", "PlaceLostPlanet", "PlaceStation")

#: The cells of a line, by their column.
Line = dict[int, Text]


def galaxy_width(view: GaiaView) -> int:
    """Columns that the map takes."""
    columns = [hex.r for hex in view.hexes]
    return (max(columns) - min(columns)) * STEP + CELL


def galaxy(view: GaiaView, signs: Signs) -> list[Text]:
    """The map's lines, each column with its name above and below."""
    left = min(hex.r for hex in view.hexes)
    centres = {sector.at: sector.sector.rstrip("b") for sector in view.tiles}
    lines: dict[int, Line] = {}
    ends: dict[int, list[int]] = {}
    for hex in sorted(view.hexes, key=lambda hex: -hex.r):
        height = -(2 * hex.q + hex.r)
        ends.setdefault(hex.r, []).append(height)
        line = lines.setdefault(height, {})
        cell = _hex(hex, centres.get((hex.q, hex.r)), view, signs)
        q = str(hex.q)
        after = line.get(hex.r + 2, Text(" "))
        if _shows_q(hex, view, signs) and _fits(cell, q, after):
            cell.append(q, style="dim" if hex.planet is None else "")
        line[hex.r] = pointing(cell, f"hex:{hex.q}x{hex.r}")
    for column, heights in ends.items():
        for height, arrow in ((min(heights) - DOWN, "↓"), (max(heights) + DOWN, "↑")):
            name = f"{arrow:>{LEAD}}x{column}"  # the arrow tells it from a transdim planet
            lines.setdefault(height, {})[column] = Text.styled(name, "dim")
    return [_joined(lines.get(height, {}), left) for height in range(min(lines), max(lines) + 1)]


def _joined(line: Mapping[int, Text], left: int) -> Text:
    text = Text()
    for column, cell in sorted(line.items()):
        text.append(" " * ((column - left) * STEP - text.cell_len)).append_text(cell)
    text.rstrip()
    return text


def _hex(hex: Hex, sector: str | None, view: GaiaView, signs: Signs) -> Text:
    """Number of the move, or owner; structure, planet, whoever shares it, or satellites."""
    number = signs.number(f"hex:{hex.q}x{hex.r}")
    if number is not None:
        text = _numbered(hex, number, signs)
    elif hex.structure is not None and hex.owner is not None:
        text = Text.assemble(owner_mark(hex.owner), _structure(hex, signs))
    elif hex.planet is None and not hex.satellites and sector is not None:
        return Text.styled(f" ({sector})", "dim")
    else:
        text = Text(" " * (LEAD - max(0, len(hex.satellites) - 2)))
    if hex.planet is not None:
        text.append_text(signs.planet(hex.planet))
        if hex.shared is not None:
            text.append_text(owner_mark(hex.shared))
    elif hex.satellites:
        text.append_text(_marks(hex.satellites[: CELL - text.cell_len]))
    elif hex.structure is None:
        text.append(_space(view, hex.sector), style="dim")
    return text


def _numbered(hex: Hex, number: Text, signs: Signs) -> Text:
    """The number stands for the owner, who is the reader; what belongs to others keeps its mark."""
    own = hex.owner is not None and hex.owner == signs.reader
    if hex.structure is None or hex.owner is None:
        return Text.assemble(" " * (LEAD - number.cell_len), number)
    return Text.assemble(number, _structure(hex, signs) if own else owner_mark(hex.owner))


def _structure(hex: Hex, signs: Signs) -> Text:
    assert hex.structure is not None
    assert hex.owner is not None
    federated = " underline" if hex.owner in hex.federations else ""
    return Text.styled(signs.structure(hex.structure), f"bold {owner_style(hex.owner)}{federated}")


def _shows_q(hex: Hex, view: GaiaView, signs: Signs) -> bool:
    return (
        hex.planet is not None
        or hex.structure is not None
        or view.question in ABOUT_SPACE
        or signs.number(f"hex:{hex.q}x{hex.r}") is not None
    )


def _fits(cell: Text, q: str, after: Text) -> bool:
    """Whether q fits too; digits of two hexes must not touch.

    Where it does not fit, q is counted from the neighbours above or below.
    """
    end = cell.cell_len + len(q)
    return end < CELL or (end == CELL and not after.plain[:1].isdecimal())


def _space(view: GaiaView, place: int) -> str:
    """The sign of empty space: three are enough for sectors that lie like hexes themselves."""
    q, r = view.tiles[place].at
    return SPACE[(7 * q + 8 * r) // 19 % len(SPACE)]


def _marks(owners: Sequence[Owner]) -> Text:
    return Text().join(map(owner_mark, owners))
