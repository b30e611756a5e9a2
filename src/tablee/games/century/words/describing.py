"""Actions in words: what each would do now. What is refused is described as well."""

from collections.abc import Callable, Mapping
from typing import Final

from tablee.core import Action, Seat, Sentence
from tablee.games.century import actions as act
from tablee.games.century.box import Effect
from tablee.games.century.box.components import (
    AUCTION,
    FIRST_TECHNOLOGY,
    LETTERS,
    NONE,
    SPANS,
    START,
    STEPS,
)
from tablee.games.century.rules.catastrophe import BidScience, ChooseColumn, least_bid
from tablee.games.century.rules.consolidation.attaching import SettleCitizen
from tablee.games.century.rules.consolidation.bridges import BuildBridge
from tablee.games.century.state import CenturyState
from tablee.games.century.state.player import Player, effect_bit
from tablee.games.century.words import naming
from tablee.games.century.words.cards import (
    card_does,
    card_round,
    column_brings,
    column_letter,
    columns,
)
from tablee.games.century.words.technologies import (
    effect_act,
    effect_gist,
    effect_name,
    technology_does,
    technology_impact,
    technology_name,
)
from tablee.kit.actions import Numbered

#: Where a cell lies seen from the tile beyond its north, east, south or west side.
_SEEN_FROM: Final = ("south-of", "west-of", "north-of", "east-of")
_NORTH, _EAST, _SOUTH, _WEST = STEPS
_CORNERS: Final = (_NORTH + _EAST, _SOUTH + _EAST, _SOUTH + _WEST, _NORTH + _WEST)


def describe(state: CenturyState, seat: Seat, action: Action) -> Sentence:
    """What `action` of `seat` would do; the verb of its notation is the key."""
    if isinstance(action, act.Bid):
        return _bid(state, seat, action)
    if isinstance(action, act.InCity):
        return _city(state, seat, action)
    if isinstance(action, act.AtCell):
        return _cell(state, seat, action)
    if isinstance(action, act.Use):
        return _use(state, seat, action)
    if isinstance(action, Numbered):
        return _NUMBERED[action.verb](state, seat, action.index)
    if action is act.PASS and state.lot != NONE:
        return Sentence("action-pass", tile=naming.the_tile(state.box, state.lot))
    if action is act.PASS:
        return Sentence("action-pass-nothing")
    if action is act.QUIT:
        return _quit(state, seat)
    return Sentence(f"action-{action.verb}")


# The auctions


def _bid(state: CenturyState, seat: Seat, action: act.Bid) -> Sentence:
    key = f"action-{action.verb}"
    # One word for both auctions: the second one is about science.
    is_science = isinstance(state.asked(seat), ChooseColumn | BidScience)
    return Sentence(f"{key}-science" if is_science and key == "action-bid" else key, bid=action.bid)


def _quit(state: CenturyState, seat: Seat) -> Sentence:
    if state.stage != AUCTION:
        return Sentence("action-quit-nothing")
    coins = state.box.compensations[state.round]
    if coins and not state.players[seat].won:  # R32
        return Sentence("action-quit-compensated", coins=coins, price=state.price)
    return Sentence("action-quit", price=state.price)


def _lot(state: CenturyState, seat: Seat, tile: int) -> Sentence:
    tile_name = naming.label(state.box, tile)
    return Sentence("action-lot", tile=tile_name, cities=naming.cities(state.box, tile))


def _buy(state: CenturyState, seat: Seat, tile: int) -> Sentence:
    box = state.box
    return Sentence(
        "action-buy",
        technology=technology_name(box, tile),
        does=technology_does(box, tile),
        impact=technology_impact(box, tile),
    )


def _column(state: CenturyState, seat: Seat, column: int) -> Sentence:
    letter = column_letter(column)
    if state.catastrophe == NONE:
        return Sentence("action-column-nothing", column=letter)
    brings = column_brings(state.box, state.catastrophe, column)
    least = least_bid(state, column)
    if least > state.box.most_science or column not in state.box.columns:
        return Sentence("action-column-closed", column=letter, brings=brings)
    return Sentence("action-column", column=letter, brings=brings, least=least)


# Consolidation and recycling


def _waste(verb: str) -> Callable[[CenturyState, Seat, int], Sentence]:
    """A waste that comes to a territory or leaves it, with how many lie there."""

    def describe_waste(state: CenturyState, seat: Seat, tile: int) -> Sentence:
        return Sentence(
            f"action-{verb}",
            tile=_tile_of(state, seat, tile),
            count=_waste_on(state.players[seat], tile),
        )

    return describe_waste


def _waste_on(player: Player, tile: int) -> int:
    position = player.country.find(tile)
    if position >= 0:
        return player.country.places[position].waste
    return next((waste for waiting, waste in player.aside if waiting == tile), 0)


def _tile_of(state: CenturyState, seat: Seat, tile: int) -> Sentence:
    """A tile of a seat, with its cell once it is attached."""
    country = state.players[seat].country
    position = country.find(tile)
    named = naming.label(state.box, tile)
    return naming.placed(named, country.places[position]) if position >= 0 else named


def _tile(state: CenturyState, seat: Seat, tile: int) -> Sentence:
    if tile >= FIRST_TECHNOLOGY:
        return Sentence("action-tile-equipment", technology=technology_name(state.box, tile))
    tile_name = naming.label(state.box, tile)
    return Sentence("action-tile", tile=tile_name, cities=naming.cities(state.box, tile))


def _on(state: CenturyState, seat: Seat, tile: int) -> Sentence:
    if tile >= FIRST_TECHNOLOGY and state.box.technology(tile).equipment == NONE:
        return Sentence("action-on", tile=technology_name(state.box, tile))
    return Sentence("action-on", tile=_tile_of(state, seat, tile))


def _cell(state: CenturyState, seat: Seat, action: act.AtCell) -> Sentence:
    """A cell, and what lies beside it: tiles at its sides, else one at a corner."""
    tiles = {place.cell: place.tile for place in state.players[seat].country.places}
    where = [
        Sentence(key, tile=naming.of_tile(state.box, tiles[action.cell + step]))
        for key, step in zip(_SEEN_FROM, STEPS, strict=True)
        if action.cell + step in tiles
    ]
    corners = [tiles[action.cell + step] for step in _CORNERS if action.cell + step in tiles]
    if not where and corners:
        where = [Sentence("corner-of", tile=naming.of_tile(state.box, corners[0]))]
    cell = naming.cell_name(action.cell)
    if not where:
        return Sentence("action-cell-apart", cell=cell)
    return Sentence("action-cell", cell=cell, where=tuple(where))


def _city(state: CenturyState, seat: Seat, action: act.InCity) -> Sentence:
    makes = naming.city_makes(state.box, action.tile, action.city)
    question = state.asked(seat)
    if isinstance(question, SettleCitizen) and question.tile == action.tile:
        letter = LETTERS[action.city]
        return Sentence("action-settle-new", letter=letter, makes=makes)
    country = state.players[seat].country
    position = country.find(action.tile)
    of = naming.of_tile(state.box, action.tile)
    if position >= 0:
        of = naming.placed(of, country.places[position])
    return Sentence(f"action-{action.verb}", city=naming.city_label(of, action.city), makes=makes)


def _use(state: CenturyState, seat: Seat, action: act.Use) -> Sentence:
    """An effect; where a player has several alike, they are counted."""
    effect = _effect(state, action.tile, action.kind)
    name = effect_name(action.kind)
    if effect is None:
        return Sentence("action-use-missing", effect=name)
    copy = 1
    player = state.players[seat]
    for tile in player.technologies:
        if tile == action.tile:
            break
        copy += _is_like(state, player, tile, effect)
    act_words, gist = effect_act(effect), effect_gist(effect)
    return Sentence("action-use", effect=name, act=act_words, gist=gist, copy=copy)


def _effect(state: CenturyState, tile: int, kind: int) -> Effect | None:
    effects = state.box.technology(tile).effects
    return next((effect for effect in effects if effect.kind == kind), None)


def _is_like(state: CenturyState, player: Player, tile: int, effect: Effect) -> bool:
    """Whether a technology has the same effect at the same cost, and it is not used up."""
    for index, other in enumerate(state.box.technology(tile).effects):
        if (other.kind, other.coins, other.science) == (effect.kind, effect.coins, effect.science):
            return not player.used & effect_bit(tile, index)
    return False


def _span(state: CenturyState, seat: Seat, span: int) -> Sentence:
    """The ends of a bridge, as the tile lies."""
    question = state.asked(seat)
    tile, turn = START, 0
    if isinstance(question, BuildBridge):
        place = state.players[seat].country.places[question.position]
        tile, turn = place.tile, place.turn
    one, other = naming.span(state.box, tile, turn, SPANS[span])
    return Sentence("action-span", one=one, other=other)


# Draws


def _first(state: CenturyState, seat: Seat, first: int) -> Sentence:
    return Sentence("action-first", seat=first)


def _card(state: CenturyState, seat: Seat, card: int) -> Sentence:
    return Sentence("action-card", round=card_round(card), does=card_does(state.box, card))


def _reveal(state: CenturyState, seat: Seat, tile: int) -> Sentence:
    if tile >= FIRST_TECHNOLOGY:
        return Sentence(
            "action-reveal-technology",
            technology=technology_name(state.box, tile),
            does=technology_does(state.box, tile),
        )
    tile_name = naming.label(state.box, tile)
    return Sentence("action-reveal", tile=tile_name, cities=naming.cities(state.box, tile))


def _catastrophe(state: CenturyState, seat: Seat, card: int) -> Sentence:
    return Sentence("action-catastrophe", columns=columns(state.box, card, state.box.columns))


def _turn(state: CenturyState, seat: Seat, turn: int) -> Sentence:
    return Sentence("action-turn", turn=turn)


_NUMBERED: Final[Mapping[str, Callable[[CenturyState, Seat, int], Sentence]]] = {
    "first": _first,
    "card": _card,
    "reveal": _reveal,
    "catastrophe": _catastrophe,
    "lot": _lot,
    "buy": _buy,
    "column": _column,
    "waste": _waste("waste"),
    "tile": _tile,
    "turn": _turn,
    "on": _on,
    "span": _span,
    "lift": _waste("lift"),
    "drop": _waste("drop"),
    "recycle": _waste("recycle"),
}
