"""What a seat's dice on the board will probably bring, in points."""

from tablee.core import Seat
from tablee.games.artemis.box import components as c
from tablee.games.artemis.box.edition import Reward
from tablee.games.artemis.prospects.colony import Colony
from tablee.games.artemis.prospects.weights import W
from tablee.games.artemis.rules.regions.basecamp import difficulty, ranking, strengths
from tablee.games.artemis.rules.regions.doorstep import most_recruits
from tablee.games.artemis.state import ArtemisState, Die
from tablee.games.artemis.state.counts import more

FACES = len(c.FACES)


def dice_to_come(state: ArtemisState, seat: Seat) -> int:
    """How many dice others will still place in this round."""
    if state.stage != c.PLACEMENT:
        return 0
    if state.solo:
        return c.DRONE_DICE if len(state.plans) < c.DRONES else 0
    coming = 0
    for other, player in enumerate(state.players):
        if other != seat:
            coming += len(player.dice)
    return coming


def foreseen(state: ArtemisState, event: int) -> int:
    """What that event will still change in this round, if it is the one that lies open (R19)."""
    if state.event == event and state.stage == c.PLACEMENT:
        return state.box.events[event].amount
    return 0


def harvests(state: ArtemisState, seat: Seat, coming: int) -> tuple[float, float, int]:
    """Energy and ore that the seat's dice take at Vents and Quarry; how many are exposed."""
    scale = state.box.scale
    energy_stock = state.energy_stock + scale * foreseen(state, c.THERMAL_SURGE)
    ore_stock = state.ore_stock - scale * foreseen(state, c.CAVE_IN)
    energy, cold = _harvest(state.vents, energy_stock, seat, coming)
    ore, idle = _harvest(state.quarry, ore_stock, seat, coming)
    return energy, ore, cold + idle


def _harvest(row: tuple[Die, ...], stock: float, seat: Seat, coming: int) -> tuple[float, int]:
    """From the left, each die takes what it shows (R60); lower ones may still come before it."""
    total = 0.0
    exposed = 0
    for owner, face in row:
        if owner == seat:
            lost = coming * W.exposure_share * (face - 1) / FACES * face / 2
            taken = max(0.0, min(face, stock - lost))
            total += taken
            exposed += stock <= 0
        stock = max(0, stock - face)
    return total, exposed


def expeditions(colony: Colony, coming: int) -> float:
    """What the seat may hope for at Basecamp."""
    state, seat = colony.state, colony.seat
    total = 0.0
    for card in range(len(state.cards)):
        for die in state.card_dice[card]:
            if die[0] == seat:
                total += _expedition(colony, card, strengths(state, card), coming)
                break
    return total


def _expedition(colony: Colony, card: int, strength: dict[int, int], coming: int) -> float:
    state, seat = colony.state, colony.seat
    needed = difficulty(state, card) + foreseen(state, c.BLIZZARD)
    needed -= sum(strength.values())
    joining = coming * W.card_share
    hope = W.rival_help * joining + W.own_help * len(state.players[seat].dice)
    chance = 1.0 if needed <= 0 else max(0.0, 1.0 - needed / (1.0 + hope))
    relief = colony.relief
    if not chance:
        return relief
    ranked = ranking(strength)
    place = ranked.index(seat)
    if place <= 1:
        first, second = state.box.expeditions[state.cards[card]].rewards
        worst, best = reward_value(colony, first, card), reward_value(colony, second, card)
        if worst > best:
            worst, best = best, worst
        badge = colony.badge()
    # Whoever leads or is alone now will not be for sure once all dice are placed.
    if place == 0:
        margin = strength[seat] - (strength[ranked[1]] if len(ranked) > 1 else 0)
        stays = 1.0 / (1.0 + joining * max(0.0, 1.0 - margin / FACES))
        won = badge + stays * best + (1.0 - stays) * worst
        if len(ranked) == 1:
            won += worst / (1.0 + joining)
    elif place == 1:
        # R118: drones take nothing, so that the second still chooses.
        reward = best if state.drone_of(ranked[0]) else worst
        stays = 1.0 / (1.0 + joining)
        won = stays * (badge + reward) + (1.0 - stays) * relief
    else:
        won = relief
    for owner, _, _, specialist, _ in state.card_dice[card]:
        if owner == seat and specialist == c.ENGINEER:
            won += state.box.engineer_bonus * W.ore[0]
        elif owner == seat and specialist == c.STEWARD and place == 0:
            won += state.box.steward_points
    return chance * won + (1.0 - chance) * relief


def reward_value(colony: Colony, reward: Reward, card: int) -> float:
    """What a reward of the card is worth."""
    state = colony.state
    total = (
        reward.points
        + reward.energy * W.energy[0]
        + (reward.ore + reward.energy_or_ore) * W.ore[0]
        + reward.toolkits * W.toolkit[0]
        + reward.points_per_marine * colony.colonists[c.MARINE]
        + reward.points_per_steward * colony.colonists[c.STEWARD]
    )
    if reward.badges:
        total += reward.badges * colony.badge()
    if reward.relief:
        total += reward.relief * colony.relief
    if reward.colonists:
        total += colony.new(state.card_colonists[card])
    if reward.building and state.card_buildings[card] != c.NONE:
        total += colony.building(state.card_buildings[card])
    if reward.training:
        total += W.training
    if reward.relic:
        total += W.relic_round * colony.left
    return total


def bids(colony: Colony, ore: float, coming: int) -> float:
    """What the seat's bids will bring, for the ore that it has or expects."""
    state, seat = colony.state, colony.seat
    discount = state.gantry_discount + foreseen(state, c.STANDARD_BLUEPRINTS)
    total = 0.0
    for tile, row in enumerate(state.bids):
        if not row:
            continue
        owner, face = row[-1]
        if owner != seat:
            if any(owner == seat for owner, _ in row):
                total += colony.relief * W.outbid
            continue
        cost = max(0, face - discount)
        net = max(0.0, colony.building(state.gantry[tile]) - cost * W.ore[0])
        if ore < cost:
            total += W.unpaid * net
            continue
        ore -= cost
        outbid = _outbid(state, face, coming)
        total += (1.0 - outbid) * net + outbid * colony.relief * W.outbid
    return total


def _outbid(state: ArtemisState, face: int, coming: int) -> float:
    """How likely a rival bids more than that."""
    higher = (FACES - face) / FACES
    if not state.solo:
        return 1.0 - 1.0 / (1.0 + coming * W.bid_share * 3 * higher)
    # R115, R117: the second drone bids on a free tile if there is one, and only in most rounds.
    return coming / c.NUMBERED_REGIONS * higher if all(state.bids) else 0.0


def recruits(colony: Colony, energy: float, coming: int) -> float:
    """What the seat's dice at the Doorstep will bring."""
    state, seat = colony.state, colony.seat
    if not state.doorstep_dice:
        return 0.0
    price = state.doorstep_price
    if state.stage == c.PLACEMENT and state.event in (c.QUARANTINE, c.WELCOME_COMMITTEE):
        price = state.box.events[state.event].amount
    left = float(sum(state.doorstep))
    most = 0
    total = 0.0
    for owner, face in state.doorstep_dice:
        number = most_recruits(state, face)
        if owner != seat:
            left -= number if state.drone_of(owner) else min(number, W.rival_recruits)
        elif left <= 0:
            total += colony.relief
        else:
            here = left - coming * W.exposure_share * (face - 1) / FACES * W.rival_recruits
            number = min(number, max(0, round(here)))
            most += number
            left -= number
    most = min(most, int(energy // price))
    return total + (_best_recruits(colony, most, price) if most else 0.0)


def _best_recruits(colony: Colony, most: int, price: int) -> float:
    """What so many recruits at most will bring; as many come as are worth their energy."""
    best = 0.0
    new = c.NOBODY
    waiting = list(colony.state.doorstep)
    wanted = colony.wanted()
    for number in range(1, most + 1):
        kind = _next_recruit(colony.colonists, new, waiting, wanted)
        if kind == c.NONE:
            break
        waiting[kind] -= 1
        new = more(new, kind)
        best = max(best, colony.new(new) - number * price * W.energy[0])
    return best


def _next_recruit(colonists: c.Counts, new: c.Counts, waiting: list[int], wanted: list[int]) -> int:
    """Somebody for the next slot, else of the type that the colony has fewest of."""
    while wanted:
        slot = wanted.pop(0)
        if slot == c.NONE:
            break
        if waiting[slot]:
            return slot
    kinds = [kind for kind in range(c.TYPES) if waiting[kind]]
    return min(kinds, key=lambda kind: colonists[kind] + new[kind], default=c.NONE)


def lessons(colony: Colony) -> float:
    """What the seat's colonists at the Academy will be worth more."""
    state = colony.state
    change = c.NOBODY
    for owner, face, kind in state.academy:
        profession = state.box.trains[face - 1]
        if owner == colony.seat and state.academy_stock[profession]:
            change = more(more(change, kind, -1), profession)
    return colony.new(change) if any(change) else 0.0
