"""Words of the edition become effects, numbered and linked."""

from collections.abc import Sequence
from itertools import pairwise

from tablee.games.reykholt.box import vocabulary as said
from tablee.games.reykholt.box.components import GOODS, NONE, NOTHING, SIZES
from tablee.games.reykholt.rules.effects.deciding import Deciding
from tablee.games.reykholt.rules.terms.advancing import Advancing
from tablee.games.reykholt.rules.terms.gaining import (
    Gaining,
    GainingByChoice,
    GainingCommoner,
    GainingRarest,
    GainingWhatIsTold,
    OpponentGaining,
)
from tablee.games.reykholt.rules.terms.greenhouses import (
    DiscardingGreenhouse,
    GivingGreenhouse,
    TakingGreenhouse,
)
from tablee.games.reykholt.rules.terms.harvesting import ALL, Harvesting
from tablee.games.reykholt.rules.terms.paying import Paying
from tablee.games.reykholt.rules.terms.planting import Planting
from tablee.games.reykholt.rules.terms.plots import (
    ABSENT,
    PRESENT,
    FillingPlot,
    LosingFromGreenhouse,
    PlantingFromSupply,
    RescuingGoods,
)
from tablee.games.reykholt.rules.terms.service_cards import SharingService, TakingService
from tablee.games.reykholt.rules.work.parts import Choosing, Exchanging
from tablee.games.reykholt.state.book import Book, Effect, Parts
from tablee.games.reykholt.state.goods import added

#: What is no effect of its own: it changes payments, or is a greenhouse.
_LASTING = said.SubstituteInPayment | said.DiscountInPayment | said.ProvidesGreenhouse


class Writer:
    """Writes effects into a book."""

    __slots__ = ("book",)

    def __init__(self, book: Book) -> None:
        self.book = book

    def linked(self, effects: Sequence[Effect]) -> tuple[Effect, ...]:
        """Numbered, each with the one that follows it."""
        for effect in effects:
            effect.number = len(self.book.effects)
            self.book.effects.append(effect)
        for effect, following in pairwise(effects):
            effect.following = following.number
        return tuple(effects)

    def parts(self, ops: Sequence[said.Part], *, by_space: bool) -> Parts:
        """The parts of a space or of a branch: gains together, the others one by one."""
        gains = NOTHING
        labels: list[int] = []
        others: list[Effect] = []
        for label, op in enumerate(ops):
            if isinstance(op, said.Gain):
                gains = added(gains, op.goods.counts)
                continue
            (part,) = self.linked([self.effect(op, NONE, by_space=by_space)])
            if isinstance(part, Harvesting) and isinstance(op, said.Harvest):
                part.is_least_given = op.min is not None
            labels.append(label)
            others.append(part)
        parts = Parts(len(self.book.parts), gains, tuple(labels), tuple(others))
        self.book.parts.append(parts)
        return parts

    def card_effects(
        self,
        cost: Sequence[said.Cost],
        effects: Sequence[said.Effect],
        source: int,
        *,
        must_act: bool,
        by_space: bool = False,
    ) -> tuple[tuple[Effect, ...], tuple[Effect, ...]]:
        """A cost and what it brings, one list.

        Whoever uses a card that need not be used must do something: the first harvest or planting
        then is no longer optional.
        """
        written = [self.effect(op, source, by_space=by_space) for op in cost]
        can_be_left = must_act
        for op in effects:
            if isinstance(op, _LASTING):
                continue
            effect = self.effect(op, source, by_space=by_space)
            if isinstance(effect, Harvesting | Planting):
                if isinstance(op, said.Harvest) and op.min is None:
                    effect.least = int(len(effects) == 1)
                if can_be_left:
                    effect.least = max(effect.least, 1)
                    can_be_left = False
            written.append(effect)
        linked = self.linked(written)
        return linked[: len(cost)], linked[len(cost) :]

    def event_effects(
        self, ops: Sequence[said.EventEffect | said.Setup], source: int
    ) -> tuple[Effect, ...]:
        """What an event or a scenario does for each seat."""
        written = []
        for op in ops:
            effect = self.effect(op, source, by_space=False)
            if isinstance(effect, Paying):
                effect.is_loss = True
            written.append(effect)
        return self.linked(written)

    def effect(self, op: said.Op, source: int, *, by_space: bool) -> Effect:
        """One op as an effect, not yet numbered."""
        if isinstance(op, said.Gain):
            return Gaining(source, op.goods.counts)
        if isinstance(op, said.GainChoice):
            among = sorted({GOODS.index(good) for good in op.among})
            return GainingByChoice(source, tuple(among), op.n)
        if isinstance(op, said.PayAny):
            return _paying(op, source)
        if isinstance(op, said.TakeGreenhouse):
            return _taking(op, source, by_space=by_space)
        if isinstance(op, said.Plant):
            return Planting(source, op.min, op.max or 0, op.as_size or 0, by_space=by_space)
        if isinstance(op, said.Harvest):
            return _harvesting(op, source, by_space=by_space)
        if isinstance(op, said.FillPlot):
            return _filling(op, source)
        if isinstance(op, said.Advance):
            return Advancing(source, op.n)
        if isinstance(op, said.TakeService):
            return TakingService(source)
        if isinstance(op, said.ShareService):
            return SharingService(source)
        if isinstance(op, said.DiscardGreenhouse):
            return DiscardingGreenhouse(source, op.n)
        if isinstance(op, said.GiveGreenhouse):
            return GivingGreenhouse(source, op.n)
        if isinstance(op, said.Exchange):
            cost, get = self.card_effects(
                op.cost, op.get, source, must_act=False, by_space=by_space
            )
            return Exchanging(source, cost, get, is_optional=op.optional)
        if isinstance(op, said.Choose):
            branches = [self.parts(branch, by_space=by_space) for branch in op.options]
            return Choosing(source, tuple(branches))
        if isinstance(op, said.IfElse):
            then = self.event_effects(op.then, source)
            otherwise = self.event_effects(op.otherwise, source)
            return Deciding(source, op.condition, then, otherwise)
        return _of_card(op, source)


def _paying(op: said.PayAny, source: int) -> Paying:
    count = op.n if isinstance(op.n, int) else 0
    paying = Paying(source, count, tuple(GOODS.index(good) for good in op.exclude))
    paying.same = op.same
    paying.different = op.different
    return paying


def _taking(op: said.TakeGreenhouse, source: int, *, by_space: bool) -> TakingGreenhouse:
    sizes = tuple(sorted({SIZES.index(size) for size in op.sizes}))
    taking = TakingGreenhouse(
        source, sizes, op.n, is_random=op.source == "random", by_space=by_space
    )
    taking.different = op.different_sizes
    return taking


def _harvesting(op: said.Harvest, source: int, *, by_space: bool) -> Harvesting:
    most = op.max if isinstance(op.max, int) else ALL
    harvesting = Harvesting(source, op.min or 0, most, by_space=by_space)
    harvesting.same_greenhouse = op.same_greenhouse
    harvesting.excludes_used = op.exclude_greenhouses_used_by_trigger
    harvesting.full_enough = op.min_goods_in_greenhouse
    return harvesting


def _filling(op: said.FillPlot, source: int) -> FillingPlot:
    if op.good == "allowed_but_absent":
        good = ABSENT
    elif op.good == "type_present":
        good = PRESENT
    else:
        good = GOODS.index(op.good)
    each = op.scope == "each_own_greenhouse_with_empty_plot"
    return FillingPlot(source, good, each=each, ignores_allowed=op.ignore_allowed)


def _of_card(op: said.Op, source: int) -> Effect:
    """What only cards and events do."""
    if isinstance(op, said.PlantFromSupply):
        return PlantingFromSupply(source, op.n)
    if isinstance(op, said.RescueGoods):
        return RescuingGoods(source, op.max)
    if isinstance(op, said.GainRarestOfTriggerGreenhouse):
        return GainingRarest(source, op.n)
    if isinstance(op, said.GainTypeOfBonusTable | said.GainTypePlanted):
        return GainingWhatIsTold(source, op.n)
    if isinstance(op, said.GainNextCommonerOfPaid):
        return GainingCommoner(source, op.n)
    if isinstance(op, said.OpponentGain):
        return OpponentGaining(source, op.goods.counts)
    assert isinstance(op, said.LoseFromGreenhouse)
    return LosingFromGreenhouse(source, op.n)
