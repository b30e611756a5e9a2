"""Actions in words: what each would do now."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from tablee.core import Action, Seat, Sentence
from tablee.games.reykholt import actions as act
from tablee.games.reykholt.box.components import GOODS, NONE, SIZES
from tablee.games.reykholt.box.vocabulary import Exchange
from tablee.games.reykholt.rules.story.weather import weather
from tablee.games.reykholt.rules.terms.planting import PlantGreenhouse
from tablee.games.reykholt.rules.tourism import VisitTable
from tablee.games.reykholt.rules.work.parts import ChooseBranch, ChoosePart
from tablee.games.reykholt.state import ReykholtState
from tablee.games.reykholt.state.player import INSIDE, KIND
from tablee.games.reykholt.words import naming
from tablee.games.reykholt.words.brief import space_brief
from tablee.games.reykholt.words.clauses import ACT, TO, exchanged, joined
from tablee.games.reykholt.words.effects import card_brings, card_does, space_does
from tablee.games.reykholt.words.spaces import (
    Printed,
    printed_branches,
    printed_on,
    printed_parts,
)
from tablee.kit.actions import Numbered


def describe(state: ReykholtState, seat: Seat, action: Action) -> Sentence:
    """What `action` of `seat` would do; the verb of its notation is the key."""
    if isinstance(action, act.InGreenhouse):
        return _in_greenhouse(state, seat, action)
    if isinstance(action, act.Pay):
        return _pay(state, seat, action)
    if isinstance(action, act.Rescue):
        if not any(action.goods):
            return Sentence("action-rescue-nothing")
        return Sentence("action-rescue", goods=naming.goods(action.goods))
    if isinstance(action, Numbered):
        return _NUMBERED[action.verb](state, seat, action)
    return _plain(state, seat, action)


def _plain(state: ReykholtState, seat: Seat, action: Action) -> Sentence:
    """Actions without a number; some say something else to another question."""
    key = f"action-{action.verb}"
    player = state.players[seat]
    if action is act.ENOUGH:
        is_planting = isinstance(state.asked(seat), PlantGreenhouse)
        return Sentence(f"{key}-plant" if is_planting else f"{key}-harvest")
    if action is act.STAY:
        return Sentence(key, table=player.table)
    if action is act.BONUS:
        table = min(player.table + 1, len(state.box.tables) - 1)
        printed = state.box.tables[table]
        goods = naming.number_of(printed.good, printed.count + weather(state).bonus)
        return Sentence(key, table=table, goods=goods)
    return Sentence(key)


def _in_greenhouse(state: ReykholtState, seat: Seat, action: act.InGreenhouse) -> Sentence:
    """A good into or out of a greenhouse; what is refused may name one that is not there."""
    key = f"action-{action.verb}"
    good, number = naming.good(action.good), action.greenhouse + 1
    greenhouses = state.players[seat].greenhouses
    if number > len(greenhouses):
        return Sentence(f"{key}-nowhere", good=good, number=number)
    if action.verb == "plant":
        count = state.book.kinds[greenhouses[action.greenhouse][KIND]].plots
        question = state.asked(seat)
        if isinstance(question, PlantGreenhouse):
            count = min(count, question.planting(state).as_size or count)  # R77
        goods = naming.number_of(action.good, count)
        return Sentence(key, good=good, number=number, goods=goods)
    if action.verb == "harvest":
        inside = naming.inside(greenhouses[action.greenhouse][INSIDE])
        return Sentence(key, good=good, number=number, inside=inside)
    return Sentence(key, good=good, number=number)


def _pay(state: ReykholtState, seat: Seat, action: act.Pay) -> Sentence:
    goods = naming.goods(action.goods)
    if isinstance(state.asked(seat), VisitTable):
        return Sentence("action-pay-table", goods=goods, table=state.players[seat].table + 1)
    return Sentence("action-pay", goods=goods)


def _seat(state: ReykholtState, seat: Seat, action: Numbered) -> Sentence:
    return Sentence("action-first", seat=action.index)


def _reveal(state: ReykholtState, seat: Seat, action: Numbered) -> Sentence:
    return Sentence("action-reveal", card=naming.service(action.index))


def _event(state: ReykholtState, seat: Seat, action: Numbered) -> Sentence:
    return Sentence("action-event", event=naming.happening(action.index))


def _draw(state: ReykholtState, seat: Seat, action: Numbered) -> Sentence:
    return Sentence("action-draw", plots=action.index)


def _work(state: ReykholtState, seat: Seat, action: Numbered) -> Sentence:
    space = naming.space_numbered(action.index)
    printed = printed_on(state, action.index)
    if not printed:
        return Sentence("action-work-nowhere", space=space)
    does, brief = space_does(printed, TO), space_brief(printed)
    return Sentence("action-work", space=space, does=does, brief=brief)


def _part(state: ReykholtState, seat: Seat, action: Numbered) -> Sentence:
    question = state.asked(seat)
    printed = printed_parts(state, question.parts) if isinstance(question, ChoosePart) else ()
    if action.index >= len(printed):
        return Sentence("action-part-nowhere", number=action.index + 1)
    return Sentence("action-part", does=joined([printed[action.index]], ACT))


def _branch(state: ReykholtState, seat: Seat, action: Numbered) -> Sentence:
    question = state.asked(seat)
    branches: Sequence[Printed] = ()
    if isinstance(question, ChooseBranch):
        branches = printed_branches(state, question.effect)
    if action.index >= len(branches):
        return Sentence("action-branch-nowhere", number=action.index + 1)
    return Sentence("action-branch", does=joined(branches[action.index], ACT))


def _use(state: ReykholtState, seat: Seat, action: Numbered) -> Sentence:
    if action.index == act.ARRIVALS:
        solo = state.box.solo
        goods = naming.goods(solo.gain)
        return Sentence("action-use-arrivals", goods=goods, count=solo.greenhouses)
    name = naming.usable(action.index)
    if action.index >= act.FIRST_EVENT:
        effects = state.box.events[action.index - act.FIRST_EVENT].effects
        offers = [effect for effect in effects if isinstance(effect, Exchange)]
        if not offers:
            return Sentence("action-use-idle", card=name)
        return Sentence("action-use", card=name, does=exchanged(offers[0].cost, offers[0].get, TO))
    card = state.box.cards[action.index]
    if card.greenhouses:
        return Sentence("action-use-idle", card=name)
    return Sentence("action-use", card=name, does=card_brings(card, TO))


def _greenhouse(state: ReykholtState, seat: Seat, action: Numbered) -> Sentence:
    plots = action.index
    if plots not in SIZES:
        return Sentence("action-greenhouse-nowhere", plots=plots)
    allowed = state.box.greenhouses[SIZES.index(plots)].allowed
    if len(allowed) == len(GOODS):
        return Sentence("action-greenhouse-any", plots=plots)
    goods = naming.types([GOODS[good] for good in allowed])
    return Sentence("action-greenhouse", plots=plots, goods=goods)


def _part_with(state: ReykholtState, seat: Seat, action: Numbered) -> Sentence:
    """Discarding or giving a greenhouse."""
    key = f"action-{action.verb}"
    greenhouses = state.players[seat].greenhouses
    if action.index >= len(greenhouses):
        return Sentence(f"{key}-nowhere", number=action.index + 1)
    kind, _, goods = greenhouses[action.index]
    plots, inside = state.book.kinds[kind].plots, naming.inside(goods)
    return Sentence(key, number=action.index + 1, plots=plots, inside=inside)


def _service(state: ReykholtState, seat: Seat, action: Numbered) -> Sentence:
    does = card_does(state.box.cards[action.index])
    return Sentence("action-service", card=naming.service(action.index), does=does)


def _share(state: ReykholtState, seat: Seat, action: Numbered) -> Sentence:
    card, does = naming.service(action.index), card_does(state.box.cards[action.index])
    owners = [
        owner
        for owner, player in enumerate(state.players)
        if owner != seat and player.partner(action.index) == NONE
    ]
    if not owners:
        return Sentence("action-service", card=card, does=does)
    return Sentence("action-share", card=card, seat=owners[0], does=does)


def _take(state: ReykholtState, seat: Seat, action: Numbered) -> Sentence:
    return Sentence("action-take", good=naming.good(action.index))


_NUMBERED: Final[Mapping[str, Callable[[ReykholtState, Seat, Numbered], Sentence]]] = {
    "first": _seat,
    "reveal": _reveal,
    "event": _event,
    "draw": _draw,
    "work": _work,
    "part": _part,
    "branch": _branch,
    "use": _use,
    "greenhouse": _greenhouse,
    "discard": _part_with,
    "give": _part_with,
    "service": _service,
    "share": _share,
    "take": _take,
}
