"""Words of the vocabulary that mean nothing where an edition file has them."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from tablee.games.reykholt.box.components import GOODS, GROUP_FOR_TWO, SIZES, TYPES
from tablee.games.reykholt.box.vocabulary import (
    AfterOwnAction,
    AnyTime,
    BeforeOwnDiscardGreenhouse,
    BehindOpponent,
    Choose,
    DiscountInPayment,
    Exchange,
    FirstHarvestActionOfRound,
    Gain,
    GainNextCommonerOfPaid,
    GainRarestOfTriggerGreenhouse,
    GainTypeOfBonusTable,
    GainTypePlanted,
    GiveGreenhouse,
    GreenhouseEmptied,
    Harvest,
    IfElse,
    OpponentGain,
    OwnBonus,
    OwnPayTable,
    OwnPlant,
    PayAny,
    Plant,
    ProvidesGreenhouse,
    RescueGoods,
    ShareService,
    Static,
    SubstituteInPayment,
    Take,
    TakeGreenhouse,
)
from tablee.games.reykholt.box.vocabulary.effects import Op
from tablee.games.reykholt.box.vocabulary.triggers import On
from tablee.games.reykholt.box.vocabulary.words import Word, snake
from tablee.kit.edition import complain

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from tablee.core import BadEdition
    from tablee.games.reykholt.box.edition import ReykholtEdition, ServiceCard

#: Effects that look at what their trigger is about.
_BOUND: dict[type[Op], type[On]] = {
    SubstituteInPayment: OwnPayTable,
    DiscountInPayment: OwnPayTable,
    ProvidesGreenhouse: Static,
    RescueGoods: BeforeOwnDiscardGreenhouse,
    GainRarestOfTriggerGreenhouse: GreenhouseEmptied,
    GainTypeOfBonusTable: OwnBonus,
    GainTypePlanted: OwnPlant,
}
#: What these triggers bring, and nothing else.
_ONLY: dict[type[On], tuple[type[Op], ...]] = {
    OwnPayTable: (SubstituteInPayment, DiscountInPayment),
    Static: (ProvidesGreenhouse,),
}
_NEEDS_OPPONENT = (GiveGreenhouse, OpponentGain, BehindOpponent)

Complaint: TypeAlias = tuple[str, str, str]
"""The key of a value, the sentence, and the word it is about."""


def misplaced(edition: ReykholtEdition) -> Iterator[BadEdition]:
    """Every word that cannot be carried out where it stands."""
    for key, sentence, word in _complaints(edition):
        yield complain(key, sentence, word=word)


def _complaints(edition: ReykholtEdition) -> Iterator[Complaint]:
    for side, spaces in (
        ("side_3_4", edition.board.side_3_4.spaces),
        ("side_1_2", edition.board.side_1_2.spaces),
    ):
        for code, space in spaces.items():
            key = f"board.{side}.spaces.{code}.parts"
            yield from _of_space(key, list(unfolded(space.parts)), is_shared=side == "side_3_4")
    for card_code, card in edition.services.cards.items():
        yield from _of_card(f"services.cards.{card_code}", card)
    for event_code, event in edition.events.cards.items():
        key = f"events.cards.{event_code}"
        if not event.effect and not event.modifiers:
            yield key, "edition-nothing", event_code
        yield from _of_event(f"{key}.effect", event.effect)
    for scenario_code, scenario in edition.scenarios.cards.items():
        yield from _of_all(f"scenarios.cards.{scenario_code}.setup", unfolded(scenario.setup))


def unfolded(effects: Iterable[Op]) -> Iterator[Op]:
    """These effects and all that are inside others, costs included."""
    for effect in effects:
        yield effect
        if isinstance(effect, Exchange):
            yield from unfolded(effect.cost)
            yield from unfolded(effect.get)
        elif isinstance(effect, Choose):
            for option in effect.options:
                yield from unfolded(option)
        elif isinstance(effect, IfElse):
            yield from unfolded(effect.then)
            yield from unfolded(effect.otherwise)


def _of_space(key: str, parts: list[Op], *, is_shared: bool) -> Iterator[Complaint]:
    yield from _of_all(key, parts)
    for part in parts:
        if isinstance(part, ShareService) and not is_shared:
            yield key, "edition-misplaced", _name(part)
        if isinstance(part, Exchange) and part.optional:
            yield key, "edition-misplaced", "optional"
        if isinstance(part, Harvest) and part.min is not None:
            yield key, "edition-misplaced", "min"
        if _excludes(part):
            yield key, "edition-misplaced", "exclude_greenhouses_used_by_trigger"
        if isinstance(part, GiveGreenhouse):
            yield key, "edition-misplaced", _name(part)


def _excludes(op: Op) -> bool:
    return isinstance(op, Harvest) and op.exclude_greenhouses_used_by_trigger


def _of_event(key: str, effects: Iterable[Op]) -> Iterator[Complaint]:
    for effect in effects:
        inner = [e for e in unfolded([effect]) if e is not effect]
        yield from _of_all(key, [effect, *inner])
        for op in (effect, *inner):
            if _excludes(op):
                yield key, "edition-misplaced", "exclude_greenhouses_used_by_trigger"
            if isinstance(op, GiveGreenhouse):
                yield key, "edition-misplaced", _name(op)
            if isinstance(op, IfElse) and isinstance(op.condition, FirstHarvestActionOfRound):
                yield key, "edition-misplaced", _name(op.condition)
        for op in inner:
            if isinstance(op, Exchange) and op.optional:
                yield key, "edition-misplaced", "optional"


def _of_card(key: str, card: ServiceCard) -> Iterator[Complaint]:
    trigger = card.trigger
    after_harvest = isinstance(trigger, AfterOwnAction) and trigger.includes == "harvest"
    yield from _of_all(f"{key}.cost", card.cost)
    yield from _of_all(f"{key}.effect", card.effect)
    for effect in card.effect:
        only = _ONLY.get(type(trigger), (type(effect),))
        bound = _BOUND.get(type(effect))
        if type(effect) not in only or (bound is not None and not isinstance(trigger, bound)):
            yield f"{key}.effect", "edition-misplaced", _name(effect)
        if isinstance(effect, Harvest) and effect.min is not None:
            yield f"{key}.effect", "edition-misplaced", "min"
        if _excludes(effect) and not after_harvest:
            yield f"{key}.effect", "edition-misplaced", "exclude_greenhouses_used_by_trigger"
        if isinstance(effect, GainNextCommonerOfPaid) and not _pays_one_rare_good(card):
            yield f"{key}.effect", "edition-misplaced", _name(effect)
    for condition in card.condition:
        if isinstance(condition, FirstHarvestActionOfRound) and not after_harvest:
            yield f"{key}.condition", "edition-misplaced", _name(condition)
    for word in (*card.cost, *card.effect, *card.condition):
        if isinstance(word, _NEEDS_OPPONENT) and card.group != GROUP_FOR_TWO:
            yield key, "edition-two-players", _name(word)
    yield from _of_use(key, card)


def _pays_one_rare_good(card: ServiceCard) -> bool:
    """Whether one good is paid that has a next commoner type."""
    return (
        len(card.cost) == 1
        and isinstance(card.cost[0], PayAny)
        and card.cost[0].n == 1
        and GOODS[0] in card.cost[0].exclude
    )


def _of_use(key: str, card: ServiceCard) -> Iterator[Complaint]:
    """When a card may be used, and how often: what its trigger says already is not said again."""
    trigger = card.trigger
    if isinstance(trigger, (Static, OwnPayTable)) and (card.cost or card.condition):
        yield f"{key}.{'cost' if card.cost else 'condition'}", "edition-misplaced", _name(trigger)
    if isinstance(trigger, (Static, Take)) and card.limit is not None:
        yield f"{key}.limit", "edition-misplaced", "limit"
    if isinstance(trigger, AnyTime) and card.limit is None:
        yield f"{key}.limit", "edition-endless", _name(trigger)
    is_free = isinstance(trigger, (AnyTime, OwnPayTable))
    is_fixed = isinstance(trigger, (Static, Take))
    if (is_free and not card.optional) or (is_fixed and card.optional):
        yield f"{key}.optional", "edition-optional", _name(trigger)


def _of_all(key: str, ops: Iterable[Op]) -> Iterator[Complaint]:
    """What makes no sense anywhere."""
    for op in ops:
        if isinstance(op, (Gain, OpponentGain)) and not any(op.goods.counts):
            yield key, "edition-nothing", _name(op)
        if isinstance(op, Plant) and op.max is not None and op.max < op.min:
            yield key, "edition-nothing", _name(op)
        if isinstance(op, PayAny) and not _can_be_paid(op):
            yield key, "edition-nothing", _name(op)
        if isinstance(op, TakeGreenhouse) and not _can_be_taken(op):
            yield key, "edition-nothing", _name(op)


def _can_be_paid(cost: PayAny) -> bool:
    if cost.different and cost.same:
        return False
    types = TYPES - len(set(cost.exclude))
    return types > 0 and not (cost.different and isinstance(cost.n, int) and cost.n > types)


def _can_be_taken(take: TakeGreenhouse) -> bool:
    """Sizes are chosen; the random pile has none to choose."""
    if take.source == "random":
        return take.sizes == SIZES and not take.different_sizes
    return bool(take.sizes) and not (take.different_sizes and take.n > len(set(take.sizes)))


def _name(word: Word) -> str:
    return snake(type(word).__name__)
