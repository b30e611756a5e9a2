"""Estimates behind features: the score that a seat will probably end with, from open facts."""

from tablee.core import Seat
from tablee.games.artemis.prospects import board
from tablee.games.artemis.prospects.colony import Colony
from tablee.games.artemis.state import ArtemisState


def estimate(state: ArtemisState, seat: Seat) -> float:
    """The score that `seat` will probably end with."""
    score = float(state.players[seat].score)
    if state.over:
        return score
    colony, dice = parts(state, seat)
    return score + colony + dice


def parts(state: ArtemisState, seat: Seat) -> tuple[float, float]:
    """What the colony and its goods will score, and what the dice on the board will add to it."""
    player = state.players[seat]
    colony = Colony(state, seat)
    coming = board.dice_to_come(state, seat)
    energy, ore, exposed = board.harvests(state, seat, coming)
    energy += player.energy
    ore += player.ore
    dice = (
        exposed * colony.relief
        + board.expeditions(colony, coming)
        + board.bids(colony, ore, coming)
        + board.recruits(colony, energy, coming)
        + board.lessons(colony)
    )
    return colony.estimate + colony.goods(energy, ore) - colony.frost(energy), dice
