"""What a choice does: what a seat owns, what deserves a second look, what else came of it."""

from collections.abc import Iterator, Mapping, Sequence

from tablee.core import Action, Seat, Sentence
from tablee.games.artemis import actions as act
from tablee.games.artemis.box import components as c
from tablee.games.artemis.rules.colony.places import colony, is_full
from tablee.games.artemis.rules.event import stock_to_come
from tablee.games.artemis.rules.maintenance.activation import ActivateBuilding, usable
from tablee.games.artemis.rules.placement import PlaceDie
from tablee.games.artemis.rules.regions.academy import EnrolColonist
from tablee.games.artemis.rules.regions.basecamp import difficulty, ranking, strengths
from tablee.games.artemis.rules.regions.doorstep import most_recruits
from tablee.games.artemis.rules.regions.gantry import price
from tablee.games.artemis.rules.regions.vents_and_quarry import row_of, shares, stock
from tablee.games.artemis.state import ArtemisState, Die
from tablee.games.artemis.words import naming
from tablee.kit.actions import Numbered


def holdings(state: ArtemisState, seat: Seat) -> Mapping[str, int]:
    """What `seat` owns that can be counted."""
    player = state.players[seat]
    colonists = colony(state, seat)
    return {
        "energy": player.energy,
        "ore": player.ore,
        "toolkits": player.toolkits,
        "badges": player.badges,
        "buildings": len(player.buildings),
        "pioneers": colonists[c.PIONEER],
        "engineers": colonists[c.ENGINEER],
        "marines": colonists[c.MARINE],
        "stewards": colonists[c.STEWARD],
    }


def warning(state: ArtemisState, seat: Seat, action: Action) -> Sentence | None:
    """Why an action deserves a second look."""
    question = state.asked(seat)
    if isinstance(action, act.Place) and isinstance(question, PlaceDie):
        return _placing(state, seat, action)
    if isinstance(action, act.Stationed):
        return _taking_away(state, seat, action)
    if action == act.LEAVE:
        return Sentence("warning-outpost")
    if action == act.FINISH and isinstance(question, ActivateBuilding):
        left = len(usable(state, seat, question.used))
        return Sentence("warning-unused", count=left)
    if isinstance(action, Numbered) and action in act.RECRUIT:
        return _recruiting(state, seat)
    return None


def _placing(state: ArtemisState, seat: Seat, action: act.Place) -> Sentence | None:
    """A die that could not do what it is placed for, as things are now."""
    player = state.players[seat]
    if act.FIRST_TILE <= action.spot < act.AT_DOORSTEP:
        cost = price(state, action.face)
        if player.ore < cost:
            return Sentence("warning-bid", ore=player.ore, price=cost)
    if action.spot == act.AT_DOORSTEP and player.energy < state.doorstep_price:
        return Sentence("warning-doorstep", price=state.doorstep_price)
    if action.spot == act.AT_ACADEMY and not _teaches(state, action.face):
        return Sentence("warning-academy")
    return None


def _teaches(state: ArtemisState, face: int) -> bool:
    """Whether the Academy has a colonist for a die that shows this."""
    return state.academy_stock[state.box.trains[face - 1]] > 0


def _taking_away(state: ArtemisState, seat: Seat, action: act.Stationed) -> Sentence | None:
    """A colonist that leaves a full building, or is discarded for another."""
    player = state.players[seat]
    in_building = act.IN_SHELTERS < action.place <= len(player.buildings)
    if in_building and action.verb != "swap" and is_full(state, player, action.place - 1):
        return Sentence("warning-not-full")
    is_training = isinstance(state.asked(seat), EnrolColonist) or action.verb == "trade"
    if is_training and action.kind != c.PIONEER:
        return Sentence("warning-specialist")
    return None


def _recruiting(state: ArtemisState, seat: Seat) -> Sentence | None:
    """One more colonist than the Shelters could be heated for, with the energy left."""
    player = state.players[seat]
    energy = player.energy - state.doorstep_price
    colonists = sum(player.shelters) + 1
    if energy >= colonists * state.box.heating:
        return None
    return Sentence("warning-frost", energy=max(0, energy), colonists=colonists)


def remarks(before: ArtemisState, after: ArtemisState, seat: Seat) -> tuple[Sentence, ...]:
    """What dice placed would bring as things are; buildings new, full, or no longer full."""
    return (*_dice(before, after, seat), *_buildings(before, after, seat))


def _dice(before: ArtemisState, after: ArtemisState, seat: Seat) -> Iterator[Sentence]:
    """What a die, or whoever joins it, would come to if nothing else was placed."""
    for card in range(len(after.cards)):
        if strengths(after, card).get(seat, 0) > strengths(before, card).get(seat, 0):
            yield _expedition(after, card, seat)
    for region in (c.VENTS, c.QUARRY):
        face = _placed(row_of(before, region), row_of(after, region), seat)
        if face:
            yield _harvest(after, region, seat, face)
    for old, new in zip(before.bids, after.bids, strict=False):
        face = _placed(old, new, seat)
        if face:
            yield Sentence("remark-bid", price=price(after, face))
    face = _placed(before.doorstep_dice, after.doorstep_dice, seat)
    if face:
        most = most_recruits(after, face)
        yield Sentence("remark-doorstep", count=most, price=after.doorstep_price)


def _placed(before: Sequence[Die], after: Sequence[Die], seat: Seat) -> int:
    """What the new die of the seat shows; 0 where there is none."""
    left = list(before)
    for die in after:
        if die in left:
            left.remove(die)
        elif die[0] == seat:
            return die[1]
    return 0


def _expedition(state: ArtemisState, card: int, seat: Seat) -> Sentence:
    strength, needed = strengths(state, card), difficulty(state, card)
    total = sum(strength.values())
    if total < needed:
        missing = needed - total
        return Sentence("remark-missing", total=total, difficulty=needed, missing=missing)
    place = 1 + ranking(strength).index(seat)
    return Sentence("remark-succeeds", total=total, difficulty=needed, place=place)


def _harvest(state: ArtemisState, region: int, seat: Seat, face: int) -> Sentence:
    """The new die lies to the right of those alike (R40)."""
    row = row_of(state, region)
    at = max(index for index, die in enumerate(row) if die == (seat, face))
    takes = shares(row, stock(state, region) + stock_to_come(state, region))[at]
    resource = act.ENERGY if region == c.VENTS else act.ORE
    return Sentence("remark-harvest", goods=naming.resource(resource, takes), count=takes)


def _buildings(before: ArtemisState, after: ArtemisState, seat: Seat) -> tuple[Sentence, ...]:
    old, new = before.players[seat], after.players[seat]
    known = range(len(old.buildings))
    was_full = {index for index in known if is_full(before, old, index)}
    full = {index for index in range(len(new.buildings)) if is_full(after, new, index)}
    told = (
        ("remark-gained", range(len(old.buildings), len(new.buildings))),
        ("remark-filled", sorted(full - was_full)),
        ("remark-emptied", sorted(was_full - full)),
    )
    return tuple(
        Sentence(key, buildings=tuple(naming.building(new.buildings[i][0]) for i in buildings))
        for key, buildings in told
        if buildings
    )
