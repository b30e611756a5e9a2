"""Reads the open-ended verbs of the notation: draws, sets of hexes, amounts."""

from __future__ import annotations

import re
from collections.abc import Sequence

from tablee.core import Action
from tablee.games.gaia import actions as act
from tablee.games.gaia.box.components import SECTOR_NAMES
from tablee.games.gaia.box.hexes import HEX_NAMES

_HEX = {name: index for index, name in enumerate(HEX_NAMES)}
_LARGE = SECTOR_NAMES[:10]
_SMALL = (*SECTOR_NAMES[:4], "05b", "06b", "07b")
_INCOME = re.compile(r"([1-9]\d*)(pw|t)")


def read_map(words: Sequence[str]) -> Action | None:
    """`map 10.0 01.2 ...`."""
    names = _SMALL if len(words) == len(_SMALL) else _LARGE
    tiles: list[tuple[int, int]] = []
    for word in words:
        name, dot, turns = word.partition(".")
        if name not in names or not dot or turns not in "012345" or len(turns) != 1:
            return None
        tiles.append((names.index(name), int(turns)))
    return act.LayMap(tiles, names) if tiles else None


def read_tiles(words: Sequence[str]) -> Action | None:
    """`tiles 3 9 5 / 1 2 ... / ...`."""
    groups: list[list[int]] = [[]]
    for word in words:
        if word == "/":
            groups.append([])
        elif word.isascii() and word.isdigit() and word == str(int(word)) and word != "0":
            groups[-1].append(int(word) - 1)
        else:
            return None
    return act.LayTiles(groups)


def read_hexes(words: Sequence[str]) -> int | None:
    """A set of hexes in rising order, as it is written."""
    mask, last = 0, -1
    for word in words:
        index = _HEX.get(word, -1)
        if index <= last:
            return None
        mask |= 1 << index
        last = index
    return mask


def read_unite(words: Sequence[str]) -> Action | None:
    """`unite 1x-1 2x-3`."""
    hexes = read_hexes(words)
    return act.Unite(hexes) if hexes is not None else None


def read_link(words: Sequence[str]) -> Action | None:
    """`link 2x-2`."""
    hexes = read_hexes(words)
    return act.Link(hexes) if hexes is not None else None


def read_income(words: Sequence[str]) -> Action | None:
    """`income 4pw`, `income 2t`, `income 4pw 1t`, `income 1t 4pw`."""
    amounts: dict[str, int] = {}
    for word in words:
        match = _INCOME.fullmatch(word)
        if match is None or match[2] in amounts:
            return None
        amounts[match[2]] = int(match[1])
    if not amounts:
        return None
    first = next(iter(amounts)) == "t"
    return act.take_income(amounts.get("pw", 0), amounts.get("t", 0), tokens_first=first)


def read_bowls(words: Sequence[str]) -> Action | None:
    """`bowls 2 1 0`."""
    if len(words) != 3 or not all(w.isascii() and w.isdigit() and w == str(int(w)) for w in words):
        return None
    one, two, three = map(int, words)
    return act.bowls(one, two, three)


READERS = {
    "map": read_map,
    "tiles": read_tiles,
    "unite": read_unite,
    "link": read_link,
    "income": read_income,
    "bowls": read_bowls,
}
