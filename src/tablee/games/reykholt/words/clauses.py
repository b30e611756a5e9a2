"""What effects do, in clauses: "take 1 random greenhouse and 1 tomato and plant once".

A clause is a verb and what it is done to. After "you may" and behind an arrow a verb stands in
another form (French « prenez », « prendre »), as it does on a button (« Prendre »); neighbours with
one verb become one clause.
"""

from collections.abc import Sequence
from itertools import groupby
from typing import Final, Literal, TypeAlias

from tablee.core import Sentence
from tablee.games.reykholt.box import vocabulary as v
from tablee.games.reykholt.box.components import GOODS, SIZES
from tablee.games.reykholt.words import naming
from tablee.games.reykholt.words.moments import condition
from tablee.games.reykholt.words.naming import Said

Form: TypeAlias = Literal["do", "to", "act"]
"""An order; what stands after "may" and "to"; what stands on a button."""
DO: Final[Form] = "do"
TO: Final[Form] = "to"
ACT: Final[Form] = "act"


def clauses(effects: Sequence[v.Op], form: Form = DO) -> Said:
    """What the effects do, in their order."""
    said: list[Sentence] = []
    for verb, together in groupby(effects, _verb):
        now = form if not said else _going_on(form)
        if verb:
            what = [thing for effect in together for thing in _things(effect, now)]
            said.append(_clause(verb, what, now))
        else:
            said += [_made_of_others(effect, now) for effect in together]
    return tuple(said)


def _going_on(form: Form) -> Form:
    """How it goes on after a first clause."""
    return TO if form == ACT else form


def joined(effects: Sequence[v.Op], form: Form = DO) -> Sentence:
    """All the clauses as one sentence."""
    return Sentence("together", parts=clauses(effects, form))


def exchanged(cost: Sequence[v.Op], get: Sequence[v.Op], form: Form = DO) -> Sentence:
    """What is paid for what."""
    return Sentence("does-exchange", cost=joined(cost, form), get=joined(get, TO))


def _clause(verb: str, what: Sequence[Sentence], form: Form) -> Sentence:
    return Sentence("does", verb=Sentence(f"verb-{verb}-{form}"), what=tuple(what))


def _made_of_others(effect: v.Op, form: Form) -> Sentence:
    """Arrows, alternatives and conditions."""
    if isinstance(effect, v.Exchange):
        if effect.optional:
            return Sentence("does-may", does=exchanged(effect.cost, effect.get, TO))
        return exchanged(effect.cost, effect.get, form)
    if isinstance(effect, v.Choose):
        return _choice(effect, form)
    assert isinstance(effect, v.IfElse)
    so = condition(effect.condition)
    then = joined(effect.then, form)
    if not effect.otherwise:
        return Sentence("does-if", condition=so, then=then)
    otherwise = joined(effect.otherwise, form)
    return Sentence("does-if-else", condition=so, then=then, otherwise=otherwise)


def _choice(effect: v.Choose, form: Form) -> Sentence:
    """Branches that only bring goods share their verb: "take 1 cauliflower or 1 carrot"."""
    goods = [
        Sentence("together", parts=naming.goods(branch[0].goods.counts))
        for branch in effect.options
        if len(branch) == 1 and isinstance(branch[0], v.Gain)
    ]
    if len(goods) == len(effect.options):
        return _clause("take", [naming.either(goods)], form)
    first, *others = effect.options
    rest = [joined(branch, _going_on(form)) for branch in others]
    return naming.either([joined(first, form), *rest])


def _verb(effect: v.Op) -> str:
    """The verb of an effect; empty for one that is made of others."""
    return _VERBS.get(type(effect), "")


_VERBS: Final[dict[type, str]] = {
    v.Gain: "take",
    v.GainChoice: "take",
    v.GainRarestOfTriggerGreenhouse: "take",
    v.GainTypeOfBonusTable: "take",
    v.GainTypePlanted: "take",
    v.GainNextCommonerOfPaid: "take",
    v.TakeGreenhouse: "take",
    v.TakeService: "take",
    v.ShareService: "share",
    v.PayAny: "discard",
    v.DiscardGreenhouse: "discard",
    v.GiveGreenhouse: "give",
    v.Plant: "plant",
    v.PlantFromSupply: "fill",
    v.Harvest: "harvest",
    v.FillPlot: "add",
    v.Advance: "advance",
    v.SubstituteInPayment: "replace",
    v.DiscountInPayment: "pay",
    v.RescueGoods: "keep",
    v.OpponentGain: "let",
    v.LoseFromGreenhouse: "return",
}


def _things(effect: v.Op, form: Form) -> Said:
    """What the verb is done to."""
    if isinstance(effect, v.Gain):
        return naming.goods(effect.goods.counts)
    if isinstance(effect, v.Plant):
        return (_planted(effect, form),)
    if isinstance(effect, v.Harvest):
        return (_harvested(effect, form),)
    if isinstance(effect, v.OpponentGain):
        return (Sentence("what-opponent", goods=naming.goods(effect.goods.counts)),)
    return (_thing(effect),)


def _thing(effect: v.Op) -> Sentence:
    if isinstance(effect, v.TakeGreenhouse):
        return _greenhouses(effect)
    if isinstance(effect, v.PayAny):
        return _paid(effect)
    if isinstance(effect, v.FillPlot):
        return _filled(effect)
    if isinstance(effect, v.GainChoice):
        return _chosen(effect)
    if isinstance(effect, v.DiscountInPayment):
        return Sentence("what-discount", count=effect.n, minimum=effect.minimum)
    if isinstance(effect, v.RescueGoods):
        return Sentence("what-rescued", count=effect.max)
    if isinstance(effect, v.TakeService | v.ShareService):
        return Sentence("what-service")
    assert isinstance(effect, _Counted)
    return Sentence(_COUNTED[type(effect)], count=effect.n)


_Counted: TypeAlias = (
    v.DiscardGreenhouse
    | v.GiveGreenhouse
    | v.PlantFromSupply
    | v.Advance
    | v.SubstituteInPayment
    | v.GainRarestOfTriggerGreenhouse
    | v.GainTypeOfBonusTable
    | v.GainTypePlanted
    | v.GainNextCommonerOfPaid
    | v.LoseFromGreenhouse
)
#: Effects that say no more than how many.
_COUNTED: Final[dict[type, str]] = {
    v.DiscardGreenhouse: "what-greenhouses",
    v.GiveGreenhouse: "what-given",
    v.PlantFromSupply: "what-empty-greenhouses",
    v.Advance: "what-tables",
    v.SubstituteInPayment: "what-substitute",
    v.GainRarestOfTriggerGreenhouse: "what-rarest-there",
    v.GainTypeOfBonusTable: "what-of-that-type",
    v.GainTypePlanted: "what-of-that-type",
    v.GainNextCommonerOfPaid: "what-commoner",
    v.LoseFromGreenhouse: "what-fullest",
}


def _greenhouses(effect: v.TakeGreenhouse) -> Sentence:
    if effect.source == "random":
        return Sentence("what-greenhouses-random", count=effect.n)
    what = Sentence("what-greenhouses", count=effect.n)
    if set(effect.sizes) == set(SIZES):
        what = Sentence("what-greenhouses-choice", what=what)
    else:
        what = Sentence("what-greenhouses-sizes", what=what, sizes=naming.sizes(effect.sizes))
    return Sentence("what-different-sizes", what=what) if effect.different_sizes else what


def _paid(effect: v.PayAny) -> Sentence:
    if effect.n == "plates_of_own_table":
        what = Sentence("what-plates")
    else:
        what = Sentence("what-goods", count=effect.n)
    if effect.different and effect.n != 1:
        what = Sentence("what-different", what=what)
    if effect.same and effect.n != 1:
        what = Sentence("what-same", what=what)
    if effect.exclude:
        what = Sentence("what-except", what=what, goods=naming.types(effect.exclude))
    return what


def _chosen(effect: v.GainChoice) -> Sentence:
    if set(effect.among) == set(GOODS):
        return Sentence("what-choice", count=effect.n)
    return Sentence("what-choice-among", count=effect.n, goods=naming.types(effect.among))


def _planted(effect: v.Plant, form: Form) -> Sentence:
    what = _plantings(effect)
    if effect.as_size is not None:
        what = Sentence("what-as-size", what=what, plots=effect.as_size)
    is_free = effect.min == 0 and effect.max is not None and form == DO
    return Sentence("what-optional", what=what) if is_free else what


def _plantings(effect: v.Plant) -> Sentence:
    """How many times."""
    if effect.max is None:
        if effect.min == 0:
            return Sentence("times-any")
        return Sentence("times-at-least", count=effect.min)
    if effect.max in (1, effect.min):
        return Sentence("times", count=effect.max)
    if effect.min == 0:
        return Sentence("times-up-to", count=effect.max)
    return Sentence("times-between", least=effect.min, most=effect.max)


def _harvested(effect: v.Harvest, form: Form) -> Sentence:
    if effect.max == "all":
        what = Sentence("what-all-greenhouses")
    elif effect.max == 1:
        what = Sentence("times", count=1)
    elif effect.same_greenhouse:
        what = Sentence("what-same-greenhouse", count=effect.max)
    else:
        what = Sentence("times-up-to", count=effect.max)
    if effect.exclude_greenhouses_used_by_trigger:
        what = Sentence("what-another-greenhouse", what=what)
    if effect.min_goods_in_greenhouse > 1:
        what = Sentence("what-holding", what=what, count=effect.min_goods_in_greenhouse)
    return Sentence("what-optional", what=what) if effect.min == 0 and form == DO else what


def _filled(effect: v.FillPlot) -> Sentence:
    is_each = effect.scope == "each_own_greenhouse_with_empty_plot"
    key = "what-fill-each" if is_each else "what-fill-one"
    if effect.good == "allowed_but_absent":
        what = Sentence(f"{key}-absent")
    elif effect.good == "type_present":
        what = Sentence(f"{key}-present")
    else:
        what = Sentence(key, good=naming.number_of(GOODS.index(effect.good), 1))
    return Sentence("what-fill-anywhere", what=what) if effect.ignore_allowed else what
