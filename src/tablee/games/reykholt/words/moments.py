"""When service cards act and what must be so, in words."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from tablee.core import Sentence
from tablee.games.reykholt.box import vocabulary as v
from tablee.games.reykholt.box.components import GOODS
from tablee.games.reykholt.words import naming
from tablee.games.reykholt.words.naming import Said


def when(trigger: v.On, limit: v.Limit | None) -> Sentence:
    """The moment at which a card acts, and how often it may."""
    said = _moment(trigger)
    if limit is None:
        return said
    return Sentence(f"limit-{limit.per}", when=said, count=limit.n)


def _moment(trigger: v.On) -> Sentence:
    key = f"when-{_tag(trigger)}"
    if isinstance(trigger, v.PhaseStart | v.PhaseEnd):
        return Sentence(f"{key}-{trigger.phase}")
    if isinstance(trigger, v.AfterOwnAction):
        action = Sentence(f"an-action-{trigger.column}" if trigger.column else "an-action")
        if trigger.includes is None:
            return Sentence(key, action=action)
        which = Sentence(f"which-{trigger.includes}")
        return Sentence(f"{key}-which", action=action, which=which)
    if isinstance(trigger, v.AfterOwnPlacement):
        return Sentence(key, nth=trigger.nth)
    if isinstance(trigger, v.OpponentPlacement) and trigger.row_has_own_worker:
        return Sentence(f"{key}-row")
    if isinstance(trigger, v.OwnPlant):
        rarest = "-rarest" if trigger.good is not None else ""
        if trigger.printed_plots is None:
            return Sentence(key + rarest)
        return Sentence(f"{key}-plots{rarest}", plots=trigger.printed_plots)
    if isinstance(trigger, v.OwnArrival):
        said = Sentence(f"{key}-occupied" if trigger.table_occupied else key)
        if trigger.solo_table_good is None:
            return said
        goods = naming.types([trigger.solo_table_good])
        return Sentence("when-alone-table", when=said, goods=goods)
    if isinstance(trigger, v.GreenhouseEmptied) and trigger.phase is not None:
        return Sentence(f"{key}-{trigger.phase}")
    return Sentence(key)


def condition(so: v.Holds) -> Sentence:
    """What must be so."""
    key = f"if-{_tag(so)}"
    if isinstance(so, v.StockGoodAtMost):
        if so.n == 0:
            return Sentence("if-stock_good_none", goods=naming.types([so.good]))
        return Sentence(key, goods=naming.number_of(GOODS.index(so.good), so.n))
    if isinstance(so, _COUNTING):
        return Sentence(key, count=so.n)
    if isinstance(so, v.LastOnTrack) and so.solo_moved_at_most is not None:
        return Sentence(f"{key}-alone", count=so.solo_moved_at_most)
    if isinstance(so, v.MostGreenhousesStrict):
        return Sentence(key, count=so.solo_at_least)
    if isinstance(so, v.PileAvailable):
        return Sentence(key, sizes=naming.sizes(so.sizes))
    return Sentence(key)


_COUNTING: TypeAlias = (
    v.StockTotalAtMost
    | v.StockTotalAtLeast
    | v.AdvancedInPhaseAtLeast
    | v.OwnWorkersInDistinctColumns
)

#: Conditions that say only that an effect of this kind is possible: the effect says it itself.
_PLAIN: Final[dict[type[v.Holds], type[v.Op] | tuple[type[v.Op], ...]]] = {
    v.HasEmptyPlot: v.FillPlot,
    v.HasPlotForAbsentAllowedGood: v.FillPlot,
    v.HasPlantedGreenhouseWithEmptyPlot: v.FillPlot,
    v.HasEmptyGreenhouse: (v.Plant, v.PlantFromSupply),
    v.HasPlantedGreenhouse: v.Harvest,
    v.PileAvailable: v.TakeGreenhouse,
}


def conditions(needed: Sequence[v.Holds], effects: Sequence[v.Op]) -> Said:
    """All that must be so and that the effects do not say themselves."""
    return tuple(
        condition(so)
        for so in needed
        if not any(isinstance(effect, _PLAIN.get(type(so), ())) for effect in effects)
    )


def _tag(word: v.On | v.Holds) -> str:
    """What the edition calls it."""
    tag = word.__struct_config__.tag
    assert isinstance(tag, str)
    return tag
