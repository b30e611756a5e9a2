"""What spaces and cards do, in signs: the board draws them in a row."""

from collections.abc import Iterator, Sequence
from typing import Final

from tablee.games.reykholt.box import Card
from tablee.games.reykholt.box import vocabulary as v
from tablee.games.reykholt.box.components import GOODS
from tablee.games.reykholt.view.shapes import Part, Sign, SignKind

ARROW: Final = Sign("arrow")
#: Without a limit.
ENDLESS: Final = 0


def part(word: v.Op) -> Part:
    """A part of a space."""
    if isinstance(word, v.Choose):
        return Part([signs(option) for option in word.options])
    return Part([signs([word])])


def of_card(card: Card) -> Sequence[Sign]:
    """What a service card asks for and brings."""
    cost = [*signs(card.cost), ARROW] if card.cost else []
    return [*cost, *signs(card.effects)]


def signs(words: Sequence[v.Op]) -> list[Sign]:
    """These effects, one after another."""
    return [sign for word in words for sign in _signs(word)]


def _signs(word: v.Op) -> Iterator[Sign]:
    if isinstance(word, v.Gain | v.OpponentGain):
        for good, count in zip(GOODS, word.goods.counts, strict=True):
            if count:
                yield Sign("good", good, most=count)
    elif isinstance(word, v.Exchange):
        yield from (*signs(word.cost), ARROW, *signs(word.get))
    elif isinstance(word, v.Choose):
        for option in word.options:
            yield from signs(option)
    else:
        yield _sign(word)


def _sign(word: v.Op) -> Sign:
    """An effect of one sign."""
    if isinstance(word, v.PayAny):
        count = word.n if isinstance(word.n, int) else 1
        return Sign("different" if word.different else "same" if word.same else "any", most=count)
    if isinstance(word, v.TakeGreenhouse):
        if word.source == "random":
            return Sign("random", most=word.n)
        return Sign("greenhouse", most=word.n, plots=word.sizes)
    if isinstance(word, v.Plant):
        return Sign("plant", least=word.min, most=word.max or ENDLESS)
    if isinstance(word, v.Harvest):
        return Sign("harvest", most=ENDLESS if word.max == "all" else word.max)
    if isinstance(word, v.FillPlot):
        return Sign("fill", word.good if word.good in GOODS else None)
    if isinstance(word, v.ProvidesGreenhouse):
        return Sign("greenhouse", plots=(word.plots,))
    if isinstance(word, v.DiscardGreenhouse | v.GiveGreenhouse):
        return Sign("discard" if isinstance(word, v.DiscardGreenhouse) else "give", most=word.n)
    if isinstance(word, v.RescueGoods):
        return Sign("rescue", most=word.max)
    if isinstance(word, v.Advance | v.GainChoice):
        return Sign("advance" if isinstance(word, v.Advance) else "choice", most=word.n)
    return Sign(_PLAIN.get(type(word), "choice"))


#: What is left is a gain whose type is known later only.
_PLAIN: Final[dict[type[v.Op], SignKind]] = {
    v.PlantFromSupply: "plant",
    v.TakeService: "service",
    v.ShareService: "share",
    v.SubstituteInPayment: "payment",
    v.DiscountInPayment: "payment",
    v.GainTypeOfBonusTable: "bonus",
}
