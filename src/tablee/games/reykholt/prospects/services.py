"""What a service card will probably bring in a round, in goods of one's choice."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from tablee.games.reykholt.box import Box, Card
from tablee.games.reykholt.box import vocabulary as said
from tablee.games.reykholt.prospects import weights as w

#: How often a card acts in a round, by what sets it off. Those that act when they are taken have
#: done so; those that are greenhouses count as greenhouses.
OFTEN: Final[Mapping[type[said.On], float]] = {
    said.Take: 0.0,
    said.Static: 0.0,
    said.AnyTime: 0.8,
    said.PhaseStart: 1.0,
    said.PhaseEnd: 1.0,
    said.AfterOwnAction: 0.8,
    said.AfterOwnPlacement: 1.0,
    said.OpponentPlacement: 0.9,
    said.OwnPlant: 0.6,
    said.OwnBonus: 1.0,
    said.OwnPayTable: 1.0,
    said.OwnArrival: 0.6,
    said.OwnTourismTurnEnd: 1.0,
    said.GreenhouseEmptied: 0.8,
    said.BeforeOwnDiscardGreenhouse: 0.4,
    said.OpponentDiscardsGreenhouse: 0.5,
}


@cache
def gifts(box: Box) -> tuple[float, ...]:
    """By card: what it brings in a round."""
    return tuple(w.SERVICE * _gift(card) for card in box.cards)


def _gift(card: Card) -> float:
    often = OFTEN[type(card.trigger)] * w.CONDITION ** len(card.conditions)
    brings = sum((_worth(effect) for effect in card.effects), 0.0)
    return often * max(0.0, brings - sum((_price(cost) for cost in card.cost), 0.0))


def _price(cost: said.Cost) -> float:
    if isinstance(cost, said.PayAny):
        return float(cost.n) if isinstance(cost.n, int) else w.TABLE / 2
    return w.GREENHOUSE


def _worth(effect: said.CardEffect) -> float:
    match effect:
        case said.Gain():
            pairs = zip(effect.goods.counts, w.PRICE, strict=True)
            return sum((count * price for count, price in pairs), 0.0)
        case said.GainChoice():
            return effect.n * w.CHOSEN_GOOD
        case said.TakeGreenhouse():
            return effect.n * w.GREENHOUSE
        case said.Plant() | said.PlantFromSupply():
            return w.FREE_PLANTING
        case said.Harvest():
            return w.FREE_HARVEST * (effect.max if isinstance(effect.max, int) else 3)
        case said.FillPlot():
            return w.FILLED_PLOT
        case said.Advance():
            return effect.n * w.TABLE
        case said.RescueGoods():
            return effect.max * w.RESCUED
        case said.SubstituteInPayment() | said.DiscountInPayment():
            return 0.0  # counted in the payments themselves
        case said.ProvidesGreenhouse() | said.OpponentGain():
            return 0.0
    return effect.n * w.SOME_GOOD
