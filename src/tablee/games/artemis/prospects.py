"""Estimates behind features: what dice on the board will probably bring, in points."""

from typing import Final

from tablee.core import Seat
from tablee.games.artemis.box import components as c
from tablee.games.artemis.box.edition import Reward
from tablee.games.artemis.rules.regions.basecamp import difficulty, ranking, strengths
from tablee.games.artemis.rules.regions.doorstep import most_recruits
from tablee.games.artemis.rules.regions.gantry import price
from tablee.games.artemis.state import ArtemisState, Die

#: What a good is worth in points while it can still be used: the first few, and those beyond.
ENERGY: Final = (0.6, 0.2, 8)
ORE: Final = (0.5, 0.12, 7)
TOOLKIT: Final = (0.35, 0.12, 4)
BADGE: Final = 0.7
#: A colonist who finds a slot, and one who does not.
COLONIST: Final = 2.0
LODGER: Final = 0.9
BUILDING: Final = 3.2
RELIEF: Final = 0.8
TRAINING: Final = 0.7
RELIC: Final = 3.0
#: Dice that others will still add to an expedition count for so much each.
HELP: Final = 0.5
#: How fast a lead there is lost to them.
RIVALRY: Final = 0.2


def worth(amount: float, scale: tuple[float, float, int]) -> float:
    """What so much of a good is worth; what one cannot use soon is worth less."""
    first, beyond, enough = scale
    return first * min(amount, enough) + beyond * max(0.0, amount - enough)


def reward_value(reward: Reward, colonists: c.Counts) -> float:
    """What a reward is worth to whoever has these colonists."""
    return (
        reward.points
        + reward.energy * ENERGY[0]
        + reward.ore * ORE[0]
        + reward.energy_or_ore * ENERGY[0]
        + reward.toolkits * TOOLKIT[0]
        + reward.badges * BADGE
        + reward.colonists * COLONIST
        + reward.building * BUILDING
        + reward.training * TRAINING
        + reward.relief * RELIEF
        + reward.relic * RELIC
        + reward.points_per_marine * colonists[c.MARINE]
        + reward.points_per_steward * colonists[c.STEWARD]
    )


def harvest(row: tuple[Die, ...], stock: int, seat: Seat) -> tuple[int, int]:
    """What the seat's dice at Vents or Quarry take if nobody else comes; how many are exposed."""
    total = exposed = 0
    for owner, face in row:
        taken = min(face, stock)
        stock -= taken
        if owner == seat:
            total += taken
            exposed += not taken
    return total, exposed


def expeditions(state: ArtemisState, seat: Seat, colonists: c.Counts, coming: int) -> float:
    """What the seat may hope for at Basecamp; `coming` dice are still to be placed by all."""
    total = 0.0
    for card in range(len(state.cards)):
        strength = strengths(state, card)
        ranked = ranking(strength)
        if seat not in ranked:
            continue
        needed = difficulty(state, card) - sum(strength.values())
        chance = 1.0 if needed <= 0 else max(0.0, 1.0 - needed / (1.0 + HELP * coming))
        rewards = state.box.expeditions[state.cards[card]].rewards
        worst, best = sorted(reward_value(reward, colonists) for reward in rewards)
        place = ranked.index(seat)
        # Whoever leads or is alone now will not be for sure once all dice are placed.
        stays = 1.0 / (1.0 + RIVALRY * coming)
        if place == 0:
            won = BADGE + stays * best + (1.0 - stays) * worst
            if len(ranked) == 1:
                won += stays * worst
        else:
            won = stays * (worst + BADGE) + (1.0 - stays) * RELIEF if place == 1 else RELIEF
        total += chance * won + (1.0 - chance) * RELIEF
    return total


def buildings(state: ArtemisState, seat: Seat, ore: float, coming: int) -> float:
    """What the seat's leading bids will bring, for the ore that it has or expects.

    A low bid will hardly last while dice are still to come.
    """
    total = 0.0
    for bids in state.bids:
        if not any(owner == seat for owner, _ in bids):
            continue
        owner, face = bids[-1]
        cost = price(state, face)
        if owner != seat:
            total += RELIEF * 0.6
        elif ore >= cost:
            lasts = 1.0 - (1.0 - face / len(c.FACES)) * min(1.0, coming / 12)
            ore -= cost
            total += lasts * max(0.3, BUILDING - cost * ORE[0]) + (1.0 - lasts) * RELIEF * 0.6
        else:
            total += 0.1
    return total


def recruits(state: ArtemisState, seat: Seat, energy: float, slots: int) -> float:
    """What the seat's dice at the Doorstep will bring: some energy is kept for the Shelters."""
    left = sum(state.doorstep)
    total = 0.0
    for owner, face in state.doorstep_dice:
        most = min(left, most_recruits(state, face))
        if owner != seat:
            left -= min(most, 2)
            continue
        if not left:
            total += RELIEF
            continue
        number = min(most, int(energy // state.doorstep_price))
        energy -= number * state.doorstep_price
        left -= number
        housed = min(number, slots)
        slots -= housed
        cost = state.doorstep_price * ENERGY[0]
        total += housed * (COLONIST - cost) + (number - housed) * max(0.1, LODGER - cost)
    return total


def lessons(state: ArtemisState, seat: Seat, colonists: c.Counts) -> float:
    """What the seat's colonists at the Academy will be worth more."""
    total = 0.0
    for owner, face, _ in state.academy:
        profession = state.box.trains[face - 1]
        if owner == seat and state.academy_stock[profession]:
            total += TRAINING + (0.8 if not colonists[profession] else 0.0)
    return total
