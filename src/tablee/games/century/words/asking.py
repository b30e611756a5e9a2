"""Questions in words."""

from typing import Any

from tablee.core import Argument, Decision, Sentence
from tablee.games.century.box.components import LETTERS, NONE
from tablee.games.century.rules.auction.bidding import RaiseBid
from tablee.games.century.rules.auction.lots import ChooseLot, OpenLot
from tablee.games.century.rules.auction.technology_purchase import BuyTechnology
from tablee.games.century.rules.catastrophe import BidScience, ChooseColumn
from tablee.games.century.rules.consolidation.attaching import (
    AttachTile,
    ChooseTile,
    ChooseTurn,
    SettleCitizen,
)
from tablee.games.century.rules.consolidation.bridges import BuildBridge
from tablee.games.century.rules.consolidation.locomotives import MoveCitizen
from tablee.games.century.rules.consolidation.waste import PlaceWaste
from tablee.games.century.rules.consolidation.waste_disposal import DropWaste, RemoveWaste
from tablee.games.century.rules.recycling import RecycleWaste
from tablee.games.century.state import CenturyState
from tablee.games.century.words import naming
from tablee.games.century.words.cards import column_letter
from tablee.games.century.words.technologies import effect_name


def ask(state: CenturyState, question: Decision[Any]) -> Sentence:
    """What is asked; the key is the name of the question."""
    key = f"prompt-{type(question).__name__}"
    if isinstance(question, ChooseLot) and state.out.bit_count() == len(state.players) - 1:
        key += "-alone"  # R27
    if isinstance(question, ChooseColumn) and state.pawns[question.seat][0] != NONE:
        key += "-again"  # R37
        return Sentence(key, column=column_letter(state.pawns[question.seat][0]))
    return Sentence(key, **_details(state, question))


def _details(state: CenturyState, question: Decision[Any]) -> dict[str, Argument]:
    """What the question names."""
    if isinstance(question, ChooseLot | OpenLot | RaiseBid | BuyTechnology | BidScience):
        return _bidding(state, question)
    player = state.players[question.seat]
    box, places = state.box, player.country.places
    if isinstance(question, PlaceWaste):
        return {"count": player.waste_aside}
    if isinstance(question, ChooseTile):
        return {"count": len(player.aside)}
    if isinstance(question, ChooseTurn):
        return {
            "tile": naming.the_tile(box, question.tile),
            "cell": naming.cell_name(question.cell),
        }
    if isinstance(question, AttachTile):
        return {"tile": naming.the_tile(box, question.tile)}
    if isinstance(question, SettleCitizen):
        return {"tile": naming.label(box, question.tile)}
    if isinstance(question, BuildBridge):
        return {"cell": naming.cell_name(places[question.position].cell)}
    if isinstance(question, DropWaste):
        return {"tile": naming.from_territory(places[question.position].tile)}
    if isinstance(question, MoveCitizen | RecycleWaste):
        cell = naming.cell_name(places[question.position].cell)
        return {"cell": cell, "letter": LETTERS[question.city]}
    if type(question) is RemoveWaste:
        return {"effect": effect_name(question.effect)}
    return {}


def _bidding(
    state: CenturyState,
    question: ChooseLot | OpenLot | RaiseBid | BuyTechnology | BidScience,
) -> dict[str, Argument]:
    """What the questions of the two auctions name."""
    if isinstance(question, ChooseLot):
        return {"minimum": state.minimum}
    if isinstance(question, OpenLot):
        return {"tile": naming.of_tile(state.box, question.tile)}
    if isinstance(question, RaiseBid):
        lot = naming.label(state.box, state.lot)
        return {"tile": lot, "seat": state.bidder, "bid": state.bid}
    if isinstance(question, BuyTechnology):
        return {"price": state.price}
    return {"column": column_letter(question.column)}
