"""Action 9: free conversions (R107-R109)."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.core import Action, Seat
from tablee.games.gaia import actions as act
from tablee.games.gaia.box import Box
from tablee.games.gaia.box.components import (
    BAL_TAKS,
    HADSCH_HALLAS,
    INSTITUTE,
    NEVLAS,
    NOTHING,
    Gain,
)
from tablee.games.gaia.box.faces import Conversion
from tablee.games.gaia.events import Burnt, Converted
from tablee.games.gaia.rules.gains import gain
from tablee.games.gaia.rules.power.cycle import burn, can_burn, power_to_spend, spend, token_power
from tablee.games.gaia.state import GaiaState
from tablee.games.gaia.state.player import Player

#: Places in `actions.CONVERSIONS` after the eight common ones. The words there are names: what is
#: paid and gained is in the box.
WITH_CREDITS = 8
TOKEN_FOR_KNOWLEDGE = 11
GAIAFORMER_FOR_QIC = 12
TWO_CREDITS = 13
THREE_CREDITS = 14
ORE_AND_CREDIT = 15
TWO_ORE = 16

#: R108: what may be paid for together, as multiples of the third and fourth conversion.
MERGED = {
    TWO_CREDITS: (0, 2),
    THREE_CREDITS: (0, 3),
    ORE_AND_CREDIT: (1, 1),
    TWO_ORE: (2, 0),
}
ORE_FOR_POWER = 1
CREDIT_FOR_POWER = 3


def conversions(state: GaiaState, seat: Seat) -> list[Action]:
    """Everything the seat can convert now."""
    player = state.players[seat]
    box = state.box
    power = power_to_spend(state, player)
    found: list[Action] = []
    for index, conversion in enumerate(box.conversions):
        if conversion.power:
            if conversion.power <= power:
                found.append(act.CONVERT[index])
        elif _owns(player, conversion.paid):
            found.append(act.CONVERT[index])
    if player.faction == HADSCH_HALLAS and player.built[INSTITUTE]:
        found += [
            act.CONVERT[WITH_CREDITS + index]
            for index, conversion in enumerate(box.credit_conversions)
            if _owns(player, conversion.paid)
        ]
    elif player.faction == NEVLAS:
        if player.bowl_3:
            found.append(act.CONVERT[TOKEN_FOR_KNOWLEDGE])
        if token_power(state, player) > 1:
            found += _affordable(state, (TWO_CREDITS, ORE_AND_CREDIT, TWO_ORE), power)
    elif player.faction == BAL_TAKS:
        if player.gaiaformers:
            found.append(act.CONVERT[GAIAFORMER_FOR_QIC])
    elif player.brainstone == 3:
        found += _affordable(state, (TWO_CREDITS, THREE_CREDITS), power)
    if can_burn(player):
        found.append(act.BURN)
    return found


def _affordable(state: GaiaState, merged: Sequence[int], power: int) -> list[Action]:
    return [act.CONVERT[index] for index in merged if _merged(state, index) <= power]


def _owns(player: Player, paid: Gain) -> bool:
    return (
        player.credits >= paid.credits
        and player.ore >= paid.ore
        and player.knowledge >= paid.knowledge
        and player.qic >= paid.qic
    )


def _merged(state: GaiaState, index: int) -> int:
    """The power that a merged payment costs."""
    common = state.box.conversions
    ore, credits = MERGED[index]
    return ore * common[ORE_FOR_POWER].power + credits * common[CREDIT_FOR_POWER].power


def terms(box: Box, index: int) -> Conversion:
    """What a conversion takes and gives, by its place in `actions.CONVERSIONS`."""
    if index < WITH_CREDITS:
        return box.conversions[index]
    if index < TOKEN_FOR_KNOWLEDGE:
        return box.credit_conversions[index - WITH_CREDITS]
    if index == TOKEN_FOR_KNOWLEDGE:
        return Conversion(0, Gain(tokens=1), box.token_gain)
    if index == GAIAFORMER_FOR_QIC:
        return Conversion(0, Gain(gaiaformers=1), box.gaiaformer_gain)
    ore, credits = MERGED[index]
    for_ore, for_credit = box.conversions[ORE_FOR_POWER], box.conversions[CREDIT_FOR_POWER]
    return Conversion(
        ore * for_ore.power + credits * for_credit.power,
        NOTHING,
        Gain(credits=credits * for_credit.gained.credits, ore=ore * for_ore.gained.ore),
    )


def convert(state: GaiaState, seat: Seat, index: int) -> None:
    """Pay and gain."""
    player = state.players[seat]
    box = state.box
    if state.sink is not None:
        state.sink(Converted(seat=seat, conversion=index))
    if index < WITH_CREDITS:
        conversion = box.conversions[index]
        _pay(player, conversion.paid)
        gain(state, seat, conversion.gained)
        if conversion.power:
            spend(state, seat, conversion.power)
    elif index < TOKEN_FOR_KNOWLEDGE:
        conversion = box.credit_conversions[index - WITH_CREDITS]
        _pay(player, conversion.paid)
        gain(state, seat, conversion.gained)
    elif index == TOKEN_FOR_KNOWLEDGE:
        player.bowl_3 -= 1
        player.gaia_area += 1
        gain(state, seat, box.token_gain)
    elif index == GAIAFORMER_FOR_QIC:
        player.gaiaformers -= 1
        player.gaiaformers_away += 1
        gain(state, seat, box.gaiaformer_gain)
    else:
        ore, credits = MERGED[index]
        gain(state, seat, box.conversions[ORE_FOR_POWER].gained, ore)
        gain(state, seat, box.conversions[CREDIT_FOR_POWER].gained, credits)
        spend(state, seat, _merged(state, index))


def _pay(player: Player, paid: Gain) -> None:
    player.credits -= paid.credits
    player.ore -= paid.ore
    player.knowledge -= paid.knowledge
    player.qic -= paid.qic


def carry_out(state: GaiaState, seat: Seat, action: Action) -> None:
    """A conversion or a burn."""
    if isinstance(action, act.Convert):
        convert(state, seat, action.index)
    else:
        assert isinstance(action, act.Burn)
        if state.sink is not None:
            state.sink(Burnt(seat=seat))
        burn(state, seat)
