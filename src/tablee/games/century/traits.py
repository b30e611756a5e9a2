"""What sets a seat's play apart: its technologies."""

from tablee.core import Seat, Sentence
from tablee.games.century.box import Box
from tablee.games.century.box.components import FIRST_TECHNOLOGY, TECHNOLOGIES
from tablee.games.century.state import CenturyState
from tablee.games.century.words.technologies import technology_name


def traits(state: CenturyState, seat: Seat) -> tuple[str, ...]:
    """The technologies; those that do the same are one, called by the first of them."""
    box = state.box
    keys = _keys(box)
    return tuple(keys[tile - FIRST_TECHNOLOGY] for tile in state.players[seat].technologies)


def every_trait(box: Box) -> tuple[str, ...]:
    """Every technology; those that do the same once."""
    return tuple(dict.fromkeys(_keys(box)))


def trait(box: Box, name: str) -> Sentence:
    """A technology is called by what it does."""
    return _name(box, TECHNOLOGIES.index(name.removeprefix("technology-")))


def _keys(box: Box) -> list[str]:
    """What each technology is called by: the first one that does the same."""
    names = [_name(box, index) for index in range(len(TECHNOLOGIES))]
    return [f"technology-{TECHNOLOGIES[names.index(name)]}" for name in names]


def _name(box: Box, index: int) -> Sentence:
    return technology_name(box, FIRST_TECHNOLOGY + index)
