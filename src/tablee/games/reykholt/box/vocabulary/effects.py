"""What spaces, cards, events and scenarios do."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from tablee.games.reykholt.box.components import GOODS, MOST_BRANCHES, MOST_PARTS, SIZES, Good
from tablee.games.reykholt.box.vocabulary.conditions import Condition
from tablee.games.reykholt.box.vocabulary.words import (
    Few,
    Goods,
    Plots,
    Price,
    Size,
    Some,
    Word,
    snake,
)


class Op(Word, frozen=True, tag_field="op", tag=snake):
    """Something to do: an effect, a cost, or a rule that is changed."""


class Gain(Op, frozen=True):
    """Take these goods from the supply."""

    goods: Goods


class GainChoice(Op, frozen=True):
    """Take `n` goods, each of a type among these."""

    n: Few = 1
    among: tuple[Good, ...] = GOODS


class PayAny(Op, frozen=True):
    """Discard `n` goods of the stock, all different or all the same; in an event, a loss."""

    n: Price | Literal["plates_of_own_table"]
    different: bool = False
    same: bool = False
    exclude: tuple[Good, ...] = ()


class DiscardGreenhouse(Op, frozen=True):
    """Put `n` own greenhouses back on their piles, goods on them to the supply (R35)."""

    n: Few = 1


class GiveGreenhouse(Op, frozen=True):
    """Give `n` own greenhouses with their goods to the opponent (R79)."""

    n: Few = 1


class TakeGreenhouse(Op, frozen=True):
    """Take `n` greenhouses (R34): of the sizes named, by choice, or from the random pile."""

    source: Literal["choice", "random"]
    n: Few = 1
    sizes: tuple[Size, ...] = SIZES
    #: No size twice, as many as possible.
    different_sizes: bool = False


class Plant(Op, frozen=True):
    """Plant from `min` to `max` times (R27, R30); without `max`, as often as one likes."""

    min: Some
    max: Few | None = None
    #: Any good, in a greenhouse that counts as one of so many plots (R77).
    as_size: Plots | None = None


class PlantFromSupply(Op, frozen=True):
    """Fill `n` own empty greenhouses from the supply. Not a planting (R75)."""

    good: Literal["rarest_of_greenhouse"]
    n: Few = 1


class Harvest(Op, frozen=True):
    """Take up to `max` goods from different own greenhouses (R32), or one good of `all`."""

    max: Few | Literal["all"]
    #: 0 for what may be left undone wherever it stands; left out, R24 says it.
    min: Annotated[int, msgspec.Meta(ge=0, le=1)] | None = None
    #: All of them from one greenhouse.
    same_greenhouse: bool = False
    exclude_greenhouses_used_by_trigger: bool = False
    min_goods_in_greenhouse: Plots = 1


class FillPlot(Op, frozen=True):
    """Put one good from the supply on an empty plot. Not a planting (R75, R76)."""

    scope: Literal["each_own_greenhouse_with_empty_plot", "one_own_greenhouse"]
    good: Good | Literal["allowed_but_absent", "type_present"]
    ignore_allowed: bool = False


class Advance(Op, frozen=True):
    """Move `n` tables on, without paying (R39)."""

    n: Few = 1


class TakeService(Op, frozen=True):
    """Take a service card of the display (R37)."""


class ShareService(Op, frozen=True):
    """Share a neighbour's service card (R64)."""


class SubstituteInPayment(Op, frozen=True):
    """In the payment of one table, up to `n` goods may be of other types."""

    n: Price = 1


class DiscountInPayment(Op, frozen=True):
    """The payment of one table is `n` goods less, but not below `minimum`."""

    minimum: Some
    n: Price = 1


class ProvidesGreenhouse(Op, frozen=True):
    """The card is a greenhouse (R78)."""

    plots: Plots
    rarest: Good
    allowed: Annotated[tuple[Good, ...], msgspec.Meta(min_length=1)] = GOODS


class RescueGoods(Op, frozen=True):
    """Up to `max` goods of the greenhouse that is discarded go to the stock."""

    max: Few


class GainRarestOfTriggerGreenhouse(Op, frozen=True):
    """`n` goods of the rarest type of the greenhouse that was emptied (R73)."""

    n: Few = 1


class GainTypeOfBonusTable(Op, frozen=True):
    """`n` goods of the type asked for by the table that the bonus led to."""

    n: Few = 1


class GainTypePlanted(Op, frozen=True):
    """`n` goods of the type just planted."""

    n: Few = 1


class GainNextCommonerOfPaid(Op, frozen=True):
    """`n` goods of the type next commoner than the one paid."""

    n: Few = 1


class OpponentGain(Op, frozen=True):
    """The other of two players takes these goods."""

    goods: Goods


class LoseFromGreenhouse(Op, frozen=True):
    """`n` goods of one own greenhouse go to the supply."""

    which: Literal["own_choice_among_fullest"]
    n: Few = 1


class RemovePile(Op, frozen=True):
    """The pile of this size is out of the game; the random pile stays as it is."""

    size: Size


Cost: TypeAlias = PayAny | DiscardGreenhouse | GiveGreenhouse


class Exchange(Op, frozen=True):
    """The arrow: pay all of the cost, then get (R23). `optional` in events: it may be declined."""

    cost: Annotated[tuple[Cost, ...], msgspec.Meta(min_length=1, max_length=MOST_PARTS)]
    get: "Parts"
    optional: bool = False


class Choose(Op, frozen=True):
    """Exactly one of these (R22)."""

    options: "Annotated[tuple[Parts, ...], msgspec.Meta(min_length=2, max_length=MOST_BRANCHES)]"


class IfElse(Op, frozen=True):
    """For each player by itself, the one or the other."""

    condition: Condition = msgspec.field(name="if")
    then: "tuple[EventEffect, ...]" = ()
    otherwise: "tuple[EventEffect, ...]" = msgspec.field(name="else", default=())


#: What a space does.
Part: TypeAlias = (
    Gain
    | GainChoice
    | TakeGreenhouse
    | Plant
    | Harvest
    | Advance
    | TakeService
    | ShareService
    | Exchange
    | Choose
)
Parts: TypeAlias = Annotated[tuple[Part, ...], msgspec.Meta(min_length=1, max_length=MOST_PARTS)]
#: What a service card does.
CardEffect: TypeAlias = (
    Gain
    | GainChoice
    | TakeGreenhouse
    | Plant
    | PlantFromSupply
    | Harvest
    | FillPlot
    | Advance
    | SubstituteInPayment
    | DiscountInPayment
    | ProvidesGreenhouse
    | RescueGoods
    | GainRarestOfTriggerGreenhouse
    | GainTypeOfBonusTable
    | GainTypePlanted
    | GainNextCommonerOfPaid
    | OpponentGain
)
#: What an event does at once.
EventEffect: TypeAlias = (
    Gain
    | GainChoice
    | PayAny
    | TakeGreenhouse
    | Plant
    | Harvest
    | FillPlot
    | Advance
    | Exchange
    | LoseFromGreenhouse
    | IfElse
)
#: What a scenario does before the first round.
Setup: TypeAlias = Gain | GainChoice | TakeGreenhouse | Advance | RemovePile
Effect: TypeAlias = Part | CardEffect | EventEffect
