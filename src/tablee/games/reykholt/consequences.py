"""What a choice does: what a seat owns, what deserves a second look, what else came of it."""

from collections.abc import Iterator, Mapping

from tablee.core import Action, Seat, Sentence
from tablee.games.reykholt import actions as act
from tablee.games.reykholt.box.components import GOODS, NOTHING
from tablee.games.reykholt.rules.ending import points_rule
from tablee.games.reykholt.rules.services.moments import UseService, pending
from tablee.games.reykholt.rules.terms.greenhouses import GiveUpGreenhouse, HandOverGreenhouse
from tablee.games.reykholt.rules.terms.harvesting import HarvestGreenhouse
from tablee.games.reykholt.rules.tourism import VisitTable, payments
from tablee.games.reykholt.rules.work.placing import PlaceWorker
from tablee.games.reykholt.state import ReykholtState
from tablee.games.reykholt.state.book import BEFORE_DISCARD
from tablee.games.reykholt.state.goods import added
from tablee.games.reykholt.state.player import CARD, INSIDE, USES, Player
from tablee.games.reykholt.words import naming
from tablee.games.reykholt.words.clauses import TO, clauses
from tablee.games.reykholt.words.spaces import printed_on
from tablee.kit.actions import Numbered


def holdings(state: ReykholtState, seat: Seat) -> Mapping[str, int]:
    """What `seat` owns that can be counted; the table only where it is not the score (R57)."""
    player = state.players[seat]
    owned: dict[str, int] = dict(zip(GOODS, player.stock, strict=True))
    owned["planted"] = sum(sum(greenhouse[INSIDE]) for greenhouse in player.greenhouses)
    owned["greenhouses"] = len(player.greenhouses)
    owned["services"] = len(player.services)
    if state.solo or points_rule(state) is not None:
        owned["table"] = player.table
    return owned


def warning(state: ReykholtState, seat: Seat, action: Action) -> Sentence | None:
    """Why an action deserves a second look."""
    question = state.asked(seat)
    if isinstance(question, PlaceWorker) and action.verb == "work":
        assert isinstance(action, Numbered)
        return _placing(state, seat, action.index)
    if isinstance(question, GiveUpGreenhouse | HandOverGreenhouse):
        assert isinstance(action, Numbered)
        return _parting_with(state, seat, action)
    if isinstance(question, HarvestGreenhouse) and action is act.ENOUGH:
        return Sentence("warning-harvest")
    if isinstance(question, VisitTable) and isinstance(action, act.Pay):
        return _paying(state, seat, action)
    if isinstance(question, UseService) and action is act.DECLINE:
        return _declining(state, question)
    return None


def _placing(state: ReykholtState, seat: Seat, space: int) -> Sentence | None:
    """The one use of a blocked space (R91), or parts that would be skipped (R20)."""
    if state.occupied >> space & 1:
        return Sentence("warning-blocked")
    parts = state.book.parts[state.book.spaces[space]]
    # Whatever the order, what the space gives is there for its other parts (R21).
    world = state.clone()
    player = world.players[seat]
    player.stock = added(player.stock, parts.gains)
    printed = printed_on(state, space)
    skipped = [
        printed[label]
        for label, part in zip(parts.labels, parts.others, strict=True)
        if not part.can_be_done(world, seat, ())
    ]
    return Sentence("warning-skipped", parts=clauses(skipped, TO)) if skipped else None


def _parting_with(state: ReykholtState, seat: Seat, action: Numbered) -> Sentence | None:
    """The goods of a greenhouse that go with it."""
    player = state.players[seat]
    inside = player.greenhouses[action.index][INSIDE]
    if inside == NOTHING:
        return None
    if action.verb == "give":
        return Sentence("warning-given", goods=naming.goods(inside))
    # Some may be rescued, which is asked for next.
    is_rescued = player.triggers >> BEFORE_DISCARD & 1
    return None if is_rescued else Sentence("warning-lost", goods=naming.goods(inside))


def _paying(state: ReykholtState, seat: Seat, action: act.Pay) -> Sentence | None:
    """More goods than a card would leave to pay, or a card used up without need."""
    table = state.box.tables[state.players[seat].table + 1]
    possible = [pay for pay in payments(state, seat) if isinstance(pay, act.Pay)]
    if sum(action.goods) > min(sum(pay.goods) for pay in possible):
        return Sentence("warning-pay-less")
    exact = [pay for pay in possible if pay.goods[table.good] == sum(pay.goods) == table.count]
    if exact and action is not exact[0] and sum(action.goods) == table.count:
        return Sentence("warning-pay-exact")
    return None


def _declining(state: ReykholtState, question: UseService) -> Sentence | None:
    """Cards that would cost nothing."""
    found = pending(state, question.seat, question.moment, question.about, question.done)
    free = tuple(naming.usable(usable.index) for usable in found if not usable.cost)
    return Sentence("warning-declined", cards=free) if free else None


def remarks(before: ReykholtState, after: ReykholtState, seat: Seat) -> tuple[Sentence, ...]:
    """Cards that act, greenhouses that stand empty, and whom one meets at a table."""
    told = [*_acting(before, after, seat), *_emptied(before, after, seat)]
    player = after.players[seat]
    if player.table != before.players[seat].table:
        company = [other for other in after.managers_on(player.table) if other != seat]
        if company:
            names = tuple(Sentence("named", seat=other) for other in company)
            told.append(Sentence("remark-company", table=player.table, players=names))
    return tuple(told)


def _acting(before: ReykholtState, after: ReykholtState, seat: Seat) -> Iterator[Sentence]:
    """Cards that were used, one's own and those of others."""
    for other, (old, new) in enumerate(zip(before.players, after.players, strict=True)):
        used = _uses(old)
        cards = [card for card, uses in _uses(new).items() if uses > used.get(card, 0)]
        names = tuple(naming.service(card) for card in cards)
        if names and other == seat:
            yield Sentence("remark-acts", cards=names)
        elif names:
            yield Sentence("remark-acts-other", seat=other, cards=names)


def _uses(player: Player) -> dict[int, int]:
    return {service[CARD]: service[USES] for service in player.services}


def _emptied(before: ReykholtState, after: ReykholtState, seat: Seat) -> Iterator[Sentence]:
    """Greenhouses that were planted and are not any more, where none was added or given up."""
    old, new = before.players[seat].greenhouses, after.players[seat].greenhouses
    if len(old) != len(new):
        return
    emptied = tuple(
        Sentence("number", value=index + 1)
        for index, (was, now) in enumerate(zip(old, new, strict=True))
        if was[INSIDE] != NOTHING and now[INSIDE] == NOTHING
    )
    if emptied:
        yield Sentence("remark-emptied", greenhouses=emptied, count=len(emptied))
