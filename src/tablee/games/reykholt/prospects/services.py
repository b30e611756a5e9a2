"""What a service card will probably bring in a round, in goods of one's choice."""

from functools import cache
from typing import Final

from tablee.games.reykholt.box import Box, Card
from tablee.games.reykholt.box import vocabulary as said
from tablee.games.reykholt.prospects.weights import W

#: What sets a card off, in the order of `W.often`. Cards that act when they are taken have done so;
#: those that are greenhouses count as greenhouses.
TRIGGERS: Final[tuple[type[said.On], ...]] = (
    said.AnyTime,
    said.PhaseStart,
    said.PhaseEnd,
    said.AfterOwnAction,
    said.AfterOwnPlacement,
    said.OpponentPlacement,
    said.OwnPlant,
    said.OwnBonus,
    said.OwnPayTable,
    said.OwnArrival,
    said.OwnTourismTurnEnd,
    said.GreenhouseEmptied,
    said.BeforeOwnDiscardGreenhouse,
    said.OpponentDiscardsGreenhouse,
)


@cache
def gifts(box: Box) -> tuple[float, ...]:
    """By card: what it brings in a round."""
    alone = box.seats == 1
    return tuple(
        0.0 if alone and _needs_others(card) else W.service * _gift(card) for card in box.cards
    )


W.on_change(gifts.cache_clear)


def _needs_others(card: Card) -> bool:
    """Nothing ever comes of it alone."""
    return any(isinstance(condition, said.SharesTableWithOther) for condition in card.conditions)


def _gift(card: Card) -> float:
    if isinstance(card.trigger, said.Take | said.Static):
        return 0.0
    often = W.often[TRIGGERS.index(type(card.trigger))] * W.condition ** len(card.conditions)
    brings = sum([_worth(effect) for effect in card.effects], 0.0)
    return often * max(0.0, brings - sum([_price(cost) for cost in card.cost], 0.0))


def _price(cost: said.Cost) -> float:
    if isinstance(cost, said.PayAny):
        return float(cost.n) if isinstance(cost.n, int) else W.table / 2
    return W.greenhouse


def _worth(effect: said.CardEffect) -> float:
    match effect:
        case said.Gain():
            pairs = zip(effect.goods.counts, W.price, strict=True)
            return sum([count * price for count, price in pairs], 0.0)
        case said.GainChoice():
            return effect.n * W.chosen_good
        case said.TakeGreenhouse():
            return effect.n * W.greenhouse
        case said.Plant() | said.PlantFromSupply():
            return W.free_planting
        case said.Harvest():
            return W.free_harvest * (effect.max if isinstance(effect.max, int) else 3)
        case said.FillPlot():
            return W.filled_plot
        case said.Advance():
            return effect.n * W.table
        case said.RescueGoods():
            return effect.max * W.rescued
        case said.SubstituteInPayment() | said.DiscountInPayment():
            return 0.0  # counted in the payments themselves
        case said.ProvidesGreenhouse() | said.OpponentGain():
            return 0.0
    return effect.n * W.some_good
