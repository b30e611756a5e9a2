"""What spaces do, in the few words that fit on them: "1 tomato, plant once"."""

from collections.abc import Sequence

from tablee.core import Sentence
from tablee.games.reykholt.box import vocabulary as v
from tablee.games.reykholt.box.components import SIZES
from tablee.games.reykholt.words import naming
from tablee.games.reykholt.words.clauses import ACT, TO, Form, joined


def space_brief(parts: Sequence[v.Op]) -> Sentence:
    """The parts of a space, or of a branch of it."""
    return _listed(parts, ACT)


def _listed(parts: Sequence[v.Op], form: Form) -> Sentence:
    said: list[Sentence] = []
    for part in parts:
        said += _part(part, TO if said else form)
    return naming.listed(said)


def _part(part: v.Op, form: Form) -> Sequence[Sentence]:
    """A part; at the beginning it has a capital letter (`ACT`)."""
    if isinstance(part, v.Gain):
        return naming.goods(part.goods.counts)
    if isinstance(part, v.Exchange):
        cost, get = _listed([*part.cost], form), naming.listed([_price(each) for each in part.get])
        return [Sentence("brief-exchange", cost=cost, get=get)]
    if isinstance(part, v.Choose):
        first, *others = part.options
        branches = [_listed(first, form), *(_listed(branch, TO) for branch in others)]
        return [naming.either(branches)]
    if isinstance(part, v.TakeGreenhouse):
        return [_greenhouse(part, form)]
    if isinstance(part, v.TakeService):
        return [Sentence("brief-service" if form == TO else "brief-service-first")]
    if isinstance(part, v.ShareService):
        return [Sentence(f"verb-share-{form}")]
    if isinstance(part, v.Harvest) and isinstance(part.max, int):
        most = [Sentence("brief-up-to", count=part.max)] if part.max > 1 else []
        return [_does("harvest", most, form)]
    if isinstance(part, v.Plant):
        return [_does("plant", _plantings(part), form)]
    if isinstance(part, v.PayAny | v.DiscardGreenhouse | v.GiveGreenhouse):
        return [_price(part)]
    return [joined([part], form)]


def _does(verb: str, what: Sequence[Sentence], form: Form) -> Sentence:
    """Something to do; once goes without saying."""
    said = Sentence(f"verb-{verb}-{form}")
    return Sentence("does", verb=said, what=what[0]) if what else said


def _plantings(part: v.Plant) -> Sequence[Sentence]:
    if part.max == 1:
        return ()
    if part.max is None:
        return [Sentence("brief-or-more", count=part.min)]
    if part.min == part.max:
        return [Sentence("times", count=part.max)]
    return [Sentence("brief-between", least=part.min, most=part.max)]


def _greenhouse(part: v.TakeGreenhouse, form: Form) -> Sentence:
    key = "brief-greenhouse" if form == TO else "brief-greenhouse-first"
    if part.source == "random":
        return Sentence(f"{key}-random", count=part.n)
    if set(part.sizes) == set(SIZES):
        return Sentence(f"{key}-choice", count=part.n)
    return Sentence(f"{key}-sizes", count=part.n, sizes=naming.sizes(part.sizes))


def _price(part: v.Op) -> Sentence:
    """What is paid or got beside an arrow."""
    if isinstance(part, v.PayAny):
        if isinstance(part.n, int) and part.different and part.n > 1:
            return Sentence("brief-different", count=part.n)
        if isinstance(part.n, int) and part.same and part.n > 1:
            return Sentence("brief-same", count=part.n)
        return Sentence("what-goods", count=part.n if isinstance(part.n, int) else 1)
    if isinstance(part, v.DiscardGreenhouse | v.GiveGreenhouse | v.TakeGreenhouse):
        return Sentence("what-greenhouses", count=part.n)
    if isinstance(part, v.Advance):
        return Sentence("brief-tables", count=part.n)
    return naming.listed(_part(part, TO))
