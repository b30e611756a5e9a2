"""Actions in words: what each would do now."""

from collections.abc import Callable, Mapping
from typing import Final

from tablee.core import Action, Seat, Sentence
from tablee.games.artemis import actions as act
from tablee.games.artemis.box import components as c
from tablee.games.artemis.rules.goods import ChooseGood
from tablee.games.artemis.rules.regions.basecamp import ChooseReward
from tablee.games.artemis.rules.regions.gantry import BuyBuilding, price
from tablee.games.artemis.rules.regions.sending import LowerDie, in_hubs
from tablee.games.artemis.rules.regions.vents_and_quarry import UseReconOutpost
from tablee.games.artemis.state import ArtemisState
from tablee.games.artemis.words import naming
from tablee.games.artemis.words.effects import effect_of
from tablee.kit.actions import Numbered


def describe(state: ArtemisState, seat: Seat, action: Action) -> Sentence:
    """What `action` of `seat` would do; the verb of its notation is the key."""
    if isinstance(action, act.Place):
        return Sentence("action-place", face=action.face, where=_spot(state, action.spot))
    if isinstance(action, act.Adjust):
        toolkits = abs(action.target - action.face)
        return Sentence("action-adjust", face=action.face, target=action.target, toolkits=toolkits)
    if isinstance(action, act.Stationed):
        return _stationed(state, seat, action)
    if isinstance(action, act.Lower):
        return _lower(state, seat, action)
    if isinstance(action, act.Convert):
        given = naming.resource(action.index, action.amount)
        taken = naming.resource(1 - action.index, action.amount)
        return Sentence("action-convert", given=given, taken=taken)
    if isinstance(action, act.Plan):
        return Sentence("action-plan", where=naming.at_region(action.region - 1))
    if isinstance(action, Numbered):
        return _NUMBERED[action.verb](state, seat, action)
    return _plain(state, seat, action)


def _plain(state: ArtemisState, seat: Seat, action: Action) -> Sentence:
    """Actions without a number; some say something else to another question."""
    key = f"action-{action.verb}"
    question = state.asked(seat)
    if action in (act.SKIP, act.SHELTER):
        return Sentence(f"{key}-{type(question).__name__}")
    if action == act.TAKE and isinstance(question, UseReconOutpost):
        index = act.ENERGY if question.region == c.VENTS else act.ORE
        amount = state.box.kinds[c.RECON_OUTPOST].printed.energy_or_ore
        return Sentence(key, goods=naming.resource(index, amount))
    if action == act.BUY and isinstance(question, BuyBuilding):
        bid = state.bids[question.tile][question.at][1]
        kind = naming.building(state.gantry[question.tile])
        return Sentence(key, building=kind, price=price(state, bid))
    return Sentence(key)


def _spot(state: ArtemisState, spot: int) -> Sentence:
    if spot < act.AT_VENTS:
        return Sentence("at-expedition", expedition=naming.expedition(state.cards[spot]))
    if spot == act.AT_VENTS:
        return naming.at_region(c.VENTS)
    if spot == act.AT_QUARRY:
        return naming.at_region(c.QUARRY)
    if spot < act.AT_DOORSTEP:
        kind = state.gantry[spot - act.FIRST_TILE]
        return Sentence("on-tile", building=naming.building(kind))
    regions = {act.AT_DOORSTEP: c.DOORSTEP, act.AT_ACADEMY: c.ACADEMY}
    return naming.at_region(regions.get(spot, c.OUTFITTERS))


def _stationed(state: ArtemisState, seat: Seat, action: act.Stationed) -> Sentence:
    player = state.players[seat]
    key = f"action-{action.verb}"
    where = naming.origin(player, action.place)
    return Sentence(key, kind=naming.one(action.kind), origin=where)


def _lower(state: ArtemisState, seat: Seat, action: act.Lower) -> Sentence:
    question = state.asked(seat)
    assert isinstance(question, LowerDie)
    owner, face, *_ = state.card_dice[question.card][action.index]
    die = naming.die_of(owner, state.drone_of(owner))
    return Sentence("action-lower", die=die, before=face, face=face - action.cut)


def _seat(state: ArtemisState, seat: Seat, action: Numbered) -> Sentence:
    return Sentence("action-first", seat=action.index)


def _directive(state: ArtemisState, seat: Seat, action: Numbered) -> Sentence:
    card = naming.directive(action.index)
    code = c.DIRECTIVES[action.index]
    conditions = state.box.directives[action.index].conditions
    aim = Sentence(f"directive-{code}-aim", least=conditions[-1][1])
    points = state.box.directives[action.index].points
    return Sentence("action-keep", directive=card, aim=aim, points=points)


def _kind(state: ArtemisState, seat: Seat, action: Numbered) -> Sentence:
    return Sentence(f"action-{action.verb}", kind=naming.one(action.index))


def _send(state: ArtemisState, seat: Seat, action: Numbered) -> Sentence:
    player = state.players[seat]
    if action in act.SEND_PIONEERS:
        who = naming.number_of(c.PIONEER, action.index)
        free = in_hubs(player)[c.PIONEER] >= action.index
    else:
        who = naming.one(action.index)
        free = in_hubs(player)[action.index] > 0
    return Sentence("action-send-free" if free else "action-send", sent=who)


def _sheltered(state: ArtemisState, seat: Seat, action: Numbered) -> Sentence:
    return Sentence("action-shelters", count=action.index)


def _resource(state: ArtemisState, seat: Seat, action: Numbered) -> Sentence:
    return Sentence("action-pay", goods=naming.resource(action.index, state.box.sending))


def _good(state: ArtemisState, seat: Seat, action: Numbered) -> Sentence:
    question = state.asked(seat)
    amount = question.amount if isinstance(question, ChooseGood) else 1
    return Sentence("action-good", goods=naming.resource(action.index, amount))


def _bonus(state: ArtemisState, seat: Seat, action: Numbered) -> Sentence:
    ore = state.box.engineer_bonus - action.index
    return Sentence("action-bonus", goods=naming.goods(energy=action.index, ore=ore))


def _reward(state: ArtemisState, seat: Seat, action: Numbered) -> Sentence:
    question = state.asked(seat)
    assert isinstance(question, ChooseReward)
    return Sentence("action-reward", goods=naming.card_reward(state, question.card, action.index))


def _relief(state: ArtemisState, seat: Seat, action: Numbered) -> Sentence:
    return Sentence("action-relief", goods=naming.reward(state.box.relief[action.index]))


def _own_building(state: ArtemisState, seat: Seat, action: Numbered) -> Sentence:
    kind, inside = state.players[seat].buildings[action.index]
    name = naming.building(kind)
    if action.verb == "activate":
        effect = effect_of(state.box, kind, inside)
        return Sentence("action-activate", building=name, effect=effect)
    return Sentence(f"action-{action.verb}", building=name)


def _tile(state: ArtemisState, seat: Seat, action: Numbered) -> Sentence:
    return Sentence("action-tile", building=naming.building(action.index))


def _reveal(state: ArtemisState, seat: Seat, action: Numbered) -> Sentence:
    return Sentence("action-reveal", expedition=naming.expedition(action.index))


def _event(state: ArtemisState, seat: Seat, action: Numbered) -> Sentence:
    return Sentence("action-event", event=naming.happening(action.index))


def _outbid(state: ArtemisState, seat: Seat, action: Numbered) -> Sentence:
    kind = naming.building(state.gantry[action.index])
    return Sentence("action-outbid", building=kind, face=state.bids[action.index][-1][1])


def _recruit(state: ArtemisState, seat: Seat, action: Numbered) -> Sentence:
    kind = naming.one(action.index)
    return Sentence("action-recruit", kind=kind, price=state.doorstep_price)


def _to(state: ArtemisState, seat: Seat, action: Numbered) -> Sentence:
    player = state.players[seat]
    if action.index == act.IN_SHELTERS:
        return Sentence("action-to-shelters")
    return Sentence("action-to", place=naming.destination(player, action.index))


def _assault(state: ArtemisState, seat: Seat, action: Numbered) -> Sentence:
    drone = state.drone_of(action.index)
    if drone:
        return Sentence("action-assault-drone", drone=drone)
    return Sentence("action-assault", seat=action.index)


_NUMBERED: Final[Mapping[str, Callable[[ArtemisState, Seat, Numbered], Sentence]]] = {
    "first": _seat,
    "keep": _directive,
    "reveal": _reveal,
    "draw": _kind,
    "tile": _tile,
    "event": _event,
    "send": _send,
    "shelters": _sheltered,
    "pay": _resource,
    "reward": _reward,
    "good": _good,
    "bonus": _bonus,
    "into": _kind,
    "house": _own_building,
    "enter": _kind,
    "hub": _kind,
    "recruit": _recruit,
    "relief": _relief,
    "to": _to,
    "activate": _own_building,
    "assault": _assault,
    "warm": _kind,
    "outbid": _outbid,
}
