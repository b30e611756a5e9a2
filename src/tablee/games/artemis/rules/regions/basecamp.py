"""Basecamp: expeditions succeed or fail, and reward those who lead them (R49-R59)."""

from collections.abc import Sequence

from tablee.core import Action, Frame, Seat, Step
from tablee.games.artemis.actions import BONUS, HUB, IN_SHELTERS, REWARD, SHELTER
from tablee.games.artemis.box.components import BASECAMP, ENGINEER, NONE, STEWARD, TYPES, Counts
from tablee.games.artemis.events import (
    EXPEDITIONS,
    ColonistHoused,
    ExpeditionFailed,
    ExpeditionSucceeded,
    RewardTaken,
)
from tablee.games.artemis.rules.colony.places import away, hubs, places_with_room, put
from tablee.games.artemis.rules.goods import gain
from tablee.games.artemis.rules.question import OpenQuestion
from tablee.games.artemis.rules.relief_track import ReliefStep, grant_relief
from tablee.games.artemis.rules.rewards import grant
from tablee.games.artemis.state import ArtemisState
from tablee.games.artemis.state.counts import added, more
from tablee.kit.actions import Numbered


def place_die(state: ArtemisState, owner: int, face: int, card: int) -> None:
    """R33: the die lies above those that came before."""
    state.card_dice[card] = (*state.card_dice[card], (owner, face, 0, NONE, 0))


def strengths(state: ArtemisState, card: int) -> dict[int, int]:
    """R50: faces and pioneers of each owner on the card; whoever has the earliest die first."""
    found: dict[int, int] = {}
    for owner, face, pioneers, _, _ in state.card_dice[card]:
        found[owner] = found.get(owner, 0) + face + pioneers
    return found


def ranking(strength: dict[int, int]) -> list[int]:
    """R51: the owners of dice on a card, the strongest first; the earlier die breaks ties."""
    return sorted(strength, key=strength.__getitem__, reverse=True)


def difficulty(state: ArtemisState, card: int) -> int:
    """What the dice must reach this round."""
    return state.box.expeditions[state.cards[card]].difficulty + state.harder


class ResolveBasecamp(Step[ArtemisState]):
    """R49: the cards one by one, the one nearest the deck first."""

    __slots__ = ()

    def run(self, state: ArtemisState) -> None:
        state.region = BASECAMP
        state.then(*[ResolveExpedition(card) for card in range(len(state.cards))])


class ResolveExpedition(Step[ArtemisState]):
    """R50: compares the total with the difficulty; nothing happens without dice (R56)."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, state: ArtemisState) -> None:
        card = self.card
        if not state.card_dice[card]:
            return
        strength, needed = strengths(state, card), difficulty(state, card)
        total, ranked = sum(strength.values()), ranking(strength)
        here = [seat for seat in state.turn_order() if seat in ranked]
        if total < needed:
            if state.sink is not None:
                state.sink(ExpeditionFailed(state.cards[card], total, needed))
            state.then(*[ReliefStep(seat) for seat in here], EndExpedition(card))
            return
        if state.sink is not None:
            state.sink(ExpeditionSucceeded(state.cards[card], total, needed))
        winners = [owner for owner in ranked[:2] if owner < len(state.players)]
        others = [seat for seat in here if seat not in winners]
        for seat in winners:
            gain(state, seat, badges=1)  # R52
        state.then(  # R59
            *_rewards(card, winners, is_alone=len(ranked) == 1),
            *_bonuses(state, card, [*winners, *others], ranked[0]),
            *[ReliefStep(seat) for seat in others],
            EndExpedition(card),
        )


def _rewards(card: int, winners: list[Seat], *, is_alone: bool) -> list[Frame[ArtemisState]]:
    """R52, R53: who chooses a reward; drones take none, and leave either (R118)."""
    if not winners:
        return []
    rest = winners[0] if is_alone else NONE
    return [ChooseReward(winners[0], card, winners[1] if len(winners) > 1 else rest)]


def _bonuses(
    state: ArtemisState, card: int, order: list[Seat], leader: int
) -> list[Frame[ArtemisState]]:
    """R54, R55: for engineers of everybody and stewards of the leader, as they were sent."""
    frames: list[Frame[ArtemisState]] = []
    for seat in order:
        for owner, _, _, specialist, _ in state.card_dice[card]:
            if owner == seat and specialist == ENGINEER:
                frames.append(TakeEngineerBonus(seat))
            elif owner == seat == leader and specialist == STEWARD:
                frames.append(RewardSteward(seat))
    return frames


class ChooseReward(OpenQuestion):
    """R52: the first player's choice; the other reward goes to `rest`, if to anybody.

    Whoever is alone takes both, this one first (R53).
    """

    __slots__ = ("card", "rest")
    rule = "R52"

    def __init__(self, seat: Seat, card: int, rest: int) -> None:
        super().__init__(seat)
        self.card = card
        self.rest = rest

    def options(self, state: ArtemisState) -> Sequence[Action]:
        return REWARD

    def resolve(self, state: ArtemisState, action: Action) -> None:
        assert isinstance(action, Numbered)
        frames = [GiveReward(self.seat, self.card, action.index)]
        if self.rest != NONE:
            frames.append(GiveReward(self.rest, self.card, 1 - action.index))
        state.then(*frames)


class GiveReward(Step[ArtemisState]):
    """A reward of the card is given (R58)."""

    __slots__ = ("card", "index", "seat")

    def __init__(self, seat: Seat, card: int, index: int) -> None:
        self.seat = seat
        self.card = card
        self.index = index

    def run(self, state: ArtemisState) -> None:
        expedition = state.cards[self.card]
        reward = state.box.expeditions[expedition].rewards[self.index]
        if state.sink is not None:
            colonists, tile = state.card_colonists[self.card], state.card_buildings[self.card]
            state.sink(RewardTaken(self.seat, expedition, self.index, colonists, tile))
        grant_relief(state, self.seat, reward.relief)
        grant(state, self.seat, reward, self.card)


class TakeEngineerBonus(OpenQuestion):
    """R54: the engineer of a successful expedition brings resources in any mix."""

    __slots__ = ()
    rule = "R54"

    def options(self, state: ArtemisState) -> Sequence[Action]:
        return BONUS[: state.box.engineer_bonus + 1]

    def resolve(self, state: ArtemisState, action: Action) -> None:
        assert isinstance(action, Numbered)
        ore = state.box.engineer_bonus - action.index
        gain(state, self.seat, energy=action.index, ore=ore)


class RewardSteward(Step[ArtemisState]):
    """R55: a steward of whoever came first."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, state: ArtemisState) -> None:
        gain(state, self.seat, points=state.box.steward_points, source=EXPEDITIONS)


class EndExpedition(Step[ArtemisState]):
    """R57: dice go back, colonists to the Shelters or on to an Expedition Hub."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, state: ArtemisState) -> None:
        owners = {die[0] for die in state.card_dice[self.card]}
        back = [
            (seat, away(state, seat, self.card)) for seat in state.turn_order() if seat in owners
        ]
        state.card_dice[self.card] = ()
        for seat, colonists in back:
            player = state.players[seat]
            player.shelters = added(player.shelters, colonists)
        state.then(*[WelcomeBack(seat, colonists) for seat, colonists in back if any(colonists)])


class WelcomeBack(Step[ArtemisState]):
    """Asks while one of those who came back fits into an Expedition Hub."""

    __slots__ = ("colonists", "seat")

    def __init__(self, seat: Seat, colonists: Counts) -> None:
        self.seat = seat
        self.colonists = colonists

    def run(self, state: ArtemisState) -> None:
        question = ReturnToHub(self.seat, self.colonists)
        if len(question.options(state)) > 1:
            state.then(question)


class ReturnToHub(OpenQuestion):
    """R57: a colonist that came back goes to an Expedition Hub, or all stay in the Shelters."""

    __slots__ = ("colonists",)
    rule = "R57"

    def __init__(self, seat: Seat, colonists: Counts) -> None:
        super().__init__(seat)
        self.colonists = colonists

    def options(self, state: ArtemisState) -> Sequence[Action]:
        kinds = [k for k in range(TYPES) if self.colonists[k] and self._hubs(state, k)]
        return [*[HUB[kind] for kind in kinds], SHELTER]

    def _hubs(self, state: ArtemisState, kind: int) -> list[int]:
        player = state.players[self.seat]
        own = hubs(player)
        return [place for place in places_with_room(state, player, kind) if place in own]

    def resolve(self, state: ArtemisState, action: Action) -> None:
        if not isinstance(action, Numbered):
            return
        player = state.players[self.seat]
        place = self._hubs(state, action.index)[0]
        put(player, IN_SHELTERS, action.index, -1)
        put(player, place, action.index)
        if state.sink is not None:
            state.sink(ColonistHoused(self.seat, action.index, player.buildings[place - 1][0]))
        state.then(WelcomeBack(self.seat, more(self.colonists, action.index, -1)))
