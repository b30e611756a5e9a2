"""What is hidden: the directives of other seats, and those that nobody was dealt (R131).

All else that is face down nobody has looked at: its order does not exist until it is drawn.
"""

from random import Random

from tablee.core import Seat
from tablee.core.draws import draw, pick
from tablee.games.artemis.box.components import NONE
from tablee.games.artemis.state import ArtemisState


def deal_anew(world: ArtemisState, seat: Seat, rng: Random) -> None:
    """In `world`, every directive that `seat` cannot know lies anew among its hidden places."""
    if world.over:
        return  # all directives that count are shown
    others = [player for owner, player in enumerate(world.players) if owner != seat]
    unseen = sorted([*world.directive_deck, *(card for player in others for card in player.dealt)])
    draw(rng, unseen, len(unseen))
    for player in others:
        size = len(player.dealt)
        player.dealt = tuple(sorted(unseen[:size]))
        del unseen[:size]
        if player.directive != NONE:
            player.directive = pick(rng, player.dealt)
    world.directive_deck = tuple(sorted(unseen))
