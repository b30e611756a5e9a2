"""The book of a box: everything that the edition says in words, as effects."""

from collections.abc import Sequence

import msgspec

from tablee.games.reykholt.actions import ARRIVALS, FIRST_EVENT, SPACES, WORK
from tablee.games.reykholt.box import Box, Card
from tablee.games.reykholt.box import vocabulary as said
from tablee.games.reykholt.box.components import NONE, SIZES
from tablee.games.reykholt.rules.effects.writing import Writer
from tablee.games.reykholt.rules.services.triggers import moment_of
from tablee.games.reykholt.rules.terms.gaining import Gaining
from tablee.games.reykholt.rules.terms.greenhouses import TakingGreenhouse
from tablee.games.reykholt.state.book import (
    ANY_TIME,
    PER_GAME,
    PER_ROUND,
    PHASE_START,
    Book,
    Effect,
    GreenhouseKind,
    Usable,
    Weather,
)
from tablee.games.reykholt.state.goods import added


def compiled(box: Box) -> Book:
    """What is done in a game with that box."""
    book = Book()
    writer = Writer(book)
    for kind in box.greenhouses:
        book.kinds.append(GreenhouseKind(kind.plots, kind.allowed, kind.rarest, NONE))
    _write_spaces(book, writer, box)
    book.cards += [_card(book, writer, number, card) for number, card in enumerate(box.cards)]
    for number, event in enumerate(box.events):
        effects = writer.event_effects(event.effects, FIRST_EVENT + number)
        book.event_effects.append(_first(effects))
        book.event_weather.append(_weather(box, event.modifiers))
    for scenario in box.scenarios:
        lasting = [op for op in scenario.setup if not isinstance(op, said.RemovePile)]
        book.scenario_setup.append(_first(writer.event_effects(lasting, NONE)))
        book.scenario_weather.append(_weather(box, scenario.modifiers))
    if box.seats == 1:
        book.arrivals = _arrivals(writer, box)
    return book


def _first(effects: Sequence[Effect]) -> int:
    return effects[0].number if effects else NONE


def _write_spaces(book: Book, writer: Writer, box: Box) -> None:
    book.spaces += [NONE] * len(SPACES)
    book.flag_mates += [0] * len(SPACES)
    for space in box.spaces:
        parts = writer.parts(space.parts, by_space=True)
        book.spaces[space.number] = parts.number
        book.in_use |= 1 << space.number
        if space.flag:
            for other in box.spaces:
                if other.flag and other.column == space.column:
                    book.flag_mates[space.number] |= 1 << other.number
    _write_needs(book, writer, box)


def _write_needs(book: Book, writer: Writer, box: Box) -> None:
    """R16: what must be possible for each space; many spaces need the same."""
    spaces_by_need: dict[said.Part, int] = {}
    for space in box.spaces:
        for need in _needs(space.parts):
            mask = spaces_by_need.get(need, 0)
            spaces_by_need[need] = mask | 1 << space.number
    for need, spaces in spaces_by_need.items():
        if isinstance(need, said.Gain):
            book.always |= spaces
        else:
            (effect,) = writer.linked([writer.effect(need, NONE, by_space=True)])
            book.needs.append((effect, 1 << len(book.needs) + 1, spaces))
    for space in box.spaces:
        bit = 1 << space.number
        # The lowest bit is that of spaces that can always be used.
        needs = int(book.always & bit != 0)
        for _, need_bit, spaces in book.needs:
            if spaces & bit:
                needs |= need_bit
        book.work_table.append((bit, WORK[space.number], needs))


def _needs(parts: Sequence[said.Part]) -> list[said.Part]:
    """Things of which one must be possible; how often they are done makes no difference."""
    found: list[said.Part] = []
    for op in parts:
        if isinstance(op, said.Choose):
            for branch in op.options:
                found += _needs(branch)
        elif isinstance(op, said.Gain | said.GainChoice):
            found.append(said.Gain(goods=said.Goods()))
        elif isinstance(op, said.Plant):
            found.append(said.Plant(min=max(op.min, 1), as_size=op.as_size))
        elif isinstance(op, said.Harvest):
            found.append(msgspec.structs.replace(op, max=1, min=None, same_greenhouse=False))
        else:
            found.append(op)
    return found


def _card(book: Book, writer: Writer, number: int, card: Card) -> Usable:
    usable = Usable(number, card.trigger, moment_of(card.trigger))
    usable.is_immediate = isinstance(card.trigger, said.Take)
    usable.is_optional = card.is_optional
    usable.conditions = card.conditions
    must_act = card.is_optional or usable.moment == ANY_TIME
    usable.cost, usable.effects = writer.card_effects(
        card.cost, card.effects, number, must_act=must_act
    )
    usable.first = _first((*usable.cost, *usable.effects))
    if card.limit is not None:
        usable.limit = card.limit.n
        usable.per = PER_GAME if card.limit.per == "game" else PER_ROUND
    if usable.is_immediate:
        usable.limit = 1
        usable.per = PER_GAME
    gains = [effect for effect in usable.effects if isinstance(effect, Gaining)]
    usable.is_plain = (
        len(gains) == len(card.effects)
        and not card.conditions
        and not card.cost
        and not card.is_optional
    )
    for effect in gains:
        usable.gains = added(usable.gains, effect.goods)
    for printed in card.greenhouses:
        usable.provides = (*usable.provides, len(book.kinds))
        kind = GreenhouseKind(printed.plots, printed.allowed, printed.rarest, number)
        book.kinds.append(kind)
    for op in card.effects:
        if isinstance(op, said.SubstituteInPayment):
            usable.substitutes += op.n
        elif isinstance(op, said.DiscountInPayment):
            usable.discount += op.n
            usable.minimum = max(usable.minimum, op.minimum)
    return usable


def _arrivals(writer: Writer, box: Box) -> Usable:
    """R85: goods and random greenhouses at the start of every work time."""
    usable = Usable(ARRIVALS, said.PhaseStart(phase="work"), PHASE_START)
    effects: list[Effect] = [Gaining(ARRIVALS, box.solo.gain)]
    if box.solo.greenhouses:
        sizes = tuple(range(len(SIZES)))
        effects.append(
            TakingGreenhouse(ARRIVALS, sizes, box.solo.greenhouses, is_random=True, by_space=False)
        )
    usable.effects = writer.linked(effects)
    usable.first = usable.effects[0].number
    return usable


def _weather(box: Box, modifiers: Sequence[said.Modifier]) -> Weather:
    """What some modifiers change together."""
    weather = Weather()
    for op in modifiers:
        if isinstance(op, said.BonusExtraGood):
            weather.bonus += op.n
        elif isinstance(op, said.RowClosed):
            for space in box.spaces:
                is_closed = space.code in op.solo_spaces if box.seats == 1 else False
                if is_closed or (box.seats > 1 and space.row == max(box.rows)):
                    weather.closed |= 1 << space.number
        elif isinstance(op, said.HarvestPhaseMaxGreenhouses):
            weather.cap = min(weather.cap, op.n) if weather.cap else op.n
            weather.cap_from = op.from_round
        elif isinstance(op, said.HarvestPhaseExtraFromOneGreenhouse):
            weather.extra += op.n
        else:
            weather.ignores_flags = True
    return weather
