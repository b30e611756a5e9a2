"""What rewards of expeditions and of the relief track give (R58, R72)."""

from tablee.core import Seat
from tablee.games.artemis.box.components import MARINE, NONE, STEWARD, TYPES
from tablee.games.artemis.box.edition import Reward
from tablee.games.artemis.events import EXPEDITIONS, RELIEF
from tablee.games.artemis.rules.colony.buildings import add_building
from tablee.games.artemis.rules.colony.colonists import GainFromBag, GainFromCard
from tablee.games.artemis.rules.colony.places import colony
from tablee.games.artemis.rules.colony.training import OfferTraining
from tablee.games.artemis.rules.goods import ChooseGood, gain
from tablee.games.artemis.state import ArtemisState


def grant(state: ArtemisState, seat: Seat, reward: Reward, card: int = NONE) -> None:
    """The seat has all that the reward gives; colonists and a building come from the card.

    Steps on the relief track are left to whoever gives the reward: the track gives rewards itself.
    """
    colonists = colony(state, seat)
    gain(
        state,
        seat,
        energy=reward.energy,
        ore=reward.ore,
        toolkits=reward.toolkits,
        badges=reward.badges,
        points=reward.points
        + reward.points_per_marine * colonists[MARINE]
        + reward.points_per_steward * colonists[STEWARD],
        source=RELIEF if card == NONE else EXPEDITIONS,
    )
    if reward.relic:
        state.relic_winner = seat
    if reward.energy_or_ore:
        state.then(ChooseGood(seat, reward.energy_or_ore))
    if reward.training:
        state.then(OfferTraining(seat))
    if reward.colonists:
        if card == NONE:
            state.then(*[GainFromBag(seat) for _ in range(reward.colonists)])
        else:
            waiting = state.card_colonists[card]
            kinds = [kind for kind in range(TYPES) for _ in range(waiting[kind])]
            state.then(*[GainFromCard(seat, card, kind) for kind in kinds])
    if reward.building and card != NONE and state.card_buildings[card] != NONE:
        kind = state.card_buildings[card]
        state.card_buildings[card] = NONE
        add_building(state, seat, kind)
