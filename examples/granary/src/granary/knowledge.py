"""What is hidden in Granary: the other hands, and what was not dealt (R1)."""

from random import Random

from granary.state import GranaryState
from tablee.core import Seat
from tablee.core.draws import draw


def deal_anew(world: GranaryState, seat: Seat, rng: Random) -> None:
    """In `world`, every sack that `seat` cannot know lies anew among its hidden places."""
    places = [world.pile, *(hand for owner, hand in enumerate(world.hands) if owner != seat)]
    unseen = [weight for place in places for weight in place]
    draw(rng, unseen, len(unseen))
    for place in places:
        place[:] = sorted(unseen[: len(place)])
        del unseen[: len(place)]
