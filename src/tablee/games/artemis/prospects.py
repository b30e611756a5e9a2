"""Estimates behind features: what dice on the board will probably bring, in points."""

from typing import Final

from tablee.core import Seat
from tablee.games.artemis.box import components as c
from tablee.games.artemis.box.edition import Reward
from tablee.games.artemis.rules.regions.basecamp import difficulty, ranking, strength
from tablee.games.artemis.rules.regions.doorstep import most_recruits
from tablee.games.artemis.rules.regions.gantry import price
from tablee.games.artemis.state import ArtemisState, Die

#: What a good is worth in points while it can still be used, and what a relief step is.
ENERGY: Final = 0.3
ORE: Final = 0.35
TOOLKIT: Final = 0.3
BADGE: Final = 0.8
COLONIST: Final = 1.4
BUILDING: Final = 2.6
RELIEF: Final = 0.6
TRAINING: Final = 0.7
RELIC: Final = 3.0
#: Dice that others will still add to an expedition count for so much each.
HELP: Final = 1.2


def reward_value(reward: Reward, colonists: c.Counts) -> float:
    """What a reward is worth to whoever has these colonists."""
    return (
        reward.points
        + reward.energy * ENERGY
        + reward.ore * ORE
        + reward.energy_or_ore * ORE
        + reward.toolkits * TOOLKIT
        + reward.badges * BADGE
        + reward.colonists * COLONIST
        + reward.building * BUILDING
        + reward.training * TRAINING
        + reward.relief * RELIEF
        + reward.relic * RELIC
        + reward.points_per_marine * colonists[c.MARINE]
        + reward.points_per_steward * colonists[c.STEWARD]
    )


def harvest(row: tuple[Die, ...], stock: int, seat: Seat, worth: float) -> float:
    """What the seat's dice at Vents or Quarry take, if nobody else comes."""
    total = 0.0
    for owner, face in row:
        taken = min(face, stock)
        stock -= taken
        if owner == seat:
            total += taken * worth if taken else RELIEF
    return total


def expeditions(state: ArtemisState, seat: Seat, colonists: c.Counts, coming: int) -> float:
    """What the seat may hope for at Basecamp; `coming` dice are still to be placed by all."""
    total = 0.0
    for card in range(len(state.cards)):
        ranked = ranking(state, card)
        if seat not in ranked:
            continue
        needed = difficulty(state, card) - strength(state, card)
        chance = 1.0 if needed <= 0 else max(0.0, 1.0 - needed / (1.0 + HELP * coming))
        values = sorted(
            (
                reward_value(reward, colonists)
                for reward in state.box.expeditions[state.cards[card]].rewards
            ),
            reverse=True,
        )
        place = ranked.index(seat)
        if len(ranked) == 1:
            won = sum(values) + BADGE
        else:
            won = values[place] + BADGE if place < len(values) else RELIEF
        total += chance * won + (1.0 - chance) * RELIEF
    return total


def buildings(state: ArtemisState, seat: Seat, ore: float) -> float:
    """What the seat's leading bids will bring, for the ore that it has or expects."""
    total = 0.0
    for bids in state.bids:
        if not any(owner == seat for owner, _ in bids):
            continue
        owner, face = bids[-1]
        cost = price(state, face)
        if owner != seat:
            total += RELIEF * 0.7
        elif ore >= cost:
            ore -= cost
            total += max(0.3, BUILDING - cost * ORE)
        else:
            total += 0.2
    return total


def recruits(state: ArtemisState, seat: Seat, energy: float) -> float:
    """What the seat's dice at the Doorstep will bring, for the energy that it has or expects."""
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
        total += number * max(0.2, COLONIST - state.doorstep_price * ENERGY)
    return total


def lessons(state: ArtemisState, seat: Seat, colonists: c.Counts) -> float:
    """What the seat's colonists at the Academy will be worth more."""
    total = 0.0
    for owner, face, _ in state.academy:
        profession = state.box.trains[face - 1]
        if owner == seat and state.academy_stock[profession]:
            total += TRAINING + (0.8 if not colonists[profession] else 0.0)
    return total
