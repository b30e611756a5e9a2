"""The Placement phase: dice are rolled, then placed one by one (R31-R47)."""

from collections.abc import Sequence
from random import Random
from typing import Final

from tablee.core import Action, Chance, IllegalAction, Seat, Sentence, Step
from tablee.games.artemis import actions as act
from tablee.games.artemis.box.components import (
    ACADEMY,
    BASECAMP,
    DICE,
    DOORSTEP,
    FACES,
    GANTRY,
    MOST_SEATS,
    NONE,
    OUTFITTERS,
    QUARRY,
    VENTS,
)
from tablee.games.artemis.events import DiceRolled, DieAdjusted, DiePlaced
from tablee.games.artemis.rules.question import OpenQuestion
from tablee.games.artemis.rules.regions import (
    academy,
    basecamp,
    doorstep,
    gantry,
    outfitters,
    vents_and_quarry,
)
from tablee.games.artemis.rules.regions.sending import ask_whom_to_send
from tablee.games.artemis.state import ArtemisState
from tablee.games.artemis.state.player import Player


def rolled(rng: Random, dice: int) -> tuple[int, ...]:
    """So many dice, rising."""
    faces = len(FACES)
    return tuple(sorted([1 + int(rng.random() * faces) for _ in range(dice)]))


class RollDice(Chance[ArtemisState]):
    """R31: all players roll; the holder of the relic rolls one die more (R130)."""

    __slots__ = ()

    def sample(self, state: ArtemisState, rng: Random) -> Action:
        return act.Roll([rolled(rng, dice) for dice in _sizes(state)])

    def possible(self, state: ArtemisState, action: Action) -> bool:
        return isinstance(action, act.Roll) and [len(h) for h in action.hands] == _sizes(state)

    def resolve(self, state: ArtemisState, action: Action) -> None:
        assert isinstance(action, act.Roll)
        for seat, hand in enumerate(action.hands):
            state.players[seat].dice = hand
            if state.sink is not None:
                state.sink(DiceRolled(seat, hand))


def _sizes(state: ArtemisState) -> list[int]:
    """How many dice each seat rolls."""
    return [DICE + (seat == state.relic_holder) for seat in range(len(state.players))]


class NextPlacement(Step[ArtemisState]):
    """Asks the next seat that has dice, from this one on; nobody may pass (R31)."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, state: ArtemisState) -> None:
        order = state.box.turn_orders[self.seat]
        for seat in order:
            if state.players[seat].dice:
                state.then(PLACE_DIE[seat], NEXT_PLACEMENT[(seat + 1) % len(order)])
                return

    def ahead(self, state: ArtemisState, seat: Seat) -> None:
        if state.players[seat].dice:
            NEXT_PLACEMENT[seat].run(state)


def placements(state: ArtemisState, seat: Seat, faces: Sequence[int]) -> list[Action]:
    """Where dice that show these may be placed."""
    cards = len(state.cards)
    bids = gantry.top_bids(state)
    can_enrol = academy.can_enrol(state, seat)
    behind = act.BEHIND_GANTRY_WITH_ACADEMY if can_enrol else act.BEHIND_GANTRY
    found: list[Action] = []
    for face in faces:
        tiles = act.ON_GANTRY[face - 1]
        found += act.BEFORE_GANTRY[face - 1][cards]
        found += [tiles[tile] for tile, bid in enumerate(bids) if bid < face]
        found += behind[face - 1]
    return found


class PlaceDie(OpenQuestion):
    """R31, R32: a die of the reserve goes to a region, or toolkits change it before."""

    __slots__ = ()
    rule = "R31"

    def options(self, state: ArtemisState) -> Sequence[Action]:
        player = state.players[self.seat]
        faces: list[int] = []
        for face in player.dice:
            if face not in faces:
                faces.append(face)
        found = placements(state, self.seat, faces)
        if player.toolkits:
            toolkits = min(player.toolkits, len(FACES) - 1)
            for face in faces:
                found += act.CHANGES[face - 1][toolkits]
        return found

    def resolve(self, state: ArtemisState, action: Action) -> None:
        player = state.players[self.seat]
        if isinstance(action, act.Adjust):
            toolkits = abs(action.target - action.face)
            player.toolkits -= toolkits
            _exchange(player, action.face, action.target)
            if state.sink is not None:
                state.sink(DieAdjusted(self.seat, action.face, action.target, toolkits))
            state.then(PlaceAdjusted(self.seat, action.target))
            return
        assert isinstance(action, act.Place)
        _exchange(player, action.face)
        put_down(state, self.seat, action.face, action.spot)

    def why_not(self, state: ArtemisState, action: Action) -> IllegalAction:
        player = state.players[self.seat]
        if isinstance(action, act.Adjust | act.Place) and action.face not in player.dice:
            return IllegalAction("R31", Sentence("refuse-no-die", face=action.face))
        if isinstance(action, act.Adjust):
            return IllegalAction("R32", Sentence("refuse-no-toolkits"))
        if isinstance(action, act.Place):
            return _no_such_spot(state, self.seat, action)
        return super().why_not(state, action)


#: By seat: frames are shared, and these are wanted for every die.
PLACE_DIE: Final = tuple(PlaceDie(seat) for seat in range(MOST_SEATS))
NEXT_PLACEMENT: Final = tuple(NextPlacement(seat) for seat in range(MOST_SEATS))


class PlaceAdjusted(PlaceDie):
    """R32: the die that toolkits have changed is the one that is placed."""

    __slots__ = ("face",)
    completes_move = True

    def __init__(self, seat: Seat, face: int) -> None:
        super().__init__(seat)
        self.face = face

    def options(self, state: ArtemisState) -> Sequence[Action]:
        return placements(state, self.seat, (self.face,))

    def why_not(self, state: ArtemisState, action: Action) -> IllegalAction:
        if isinstance(action, act.Place) and action.face == self.face:
            return _no_such_spot(state, self.seat, action)
        return IllegalAction("R32", Sentence("refuse-PlaceAdjusted", face=self.face))


def _exchange(player: Player, face: int, *new: int) -> None:
    """A die of the reserve is gone, or shows something else."""
    dice = [*player.dice, *new]
    dice.remove(face)
    dice.sort()
    player.dice = tuple(dice)


def _no_such_spot(state: ArtemisState, seat: Seat, action: act.Place) -> IllegalAction:
    if action.spot == act.AT_ACADEMY:
        if academy.has_place(state):
            return IllegalAction("R44", Sentence("refuse-no-pupil"))
        return IllegalAction("R44", Sentence("refuse-academy-full"))
    tile = action.spot - act.FIRST_TILE
    if 0 <= tile < len(state.gantry):
        face = gantry.top_bids(state)[tile]
        return IllegalAction("R42", Sentence("refuse-bid-higher", face=face))
    return IllegalAction("R31", Sentence("refuse-no-such-place"))


def put_down(state: ArtemisState, seat: Seat, face: int, spot: int) -> None:
    """The die stands in its region, and what happens at once has happened or is asked."""
    what = NONE
    if spot < act.AT_VENTS:
        region = BASECAMP
        what = state.cards[spot]
        basecamp.place_die(state, seat, face, spot)
    elif spot in (act.AT_VENTS, act.AT_QUARRY):
        region = VENTS if spot == act.AT_VENTS else QUARRY
        vents_and_quarry.place_die(state, seat, face, region)
    elif spot < act.AT_DOORSTEP:
        region = GANTRY
        what = state.gantry[spot - act.FIRST_TILE]
        gantry.place_die(state, seat, face, spot - act.FIRST_TILE)
    elif spot == act.AT_DOORSTEP:
        region = DOORSTEP
        doorstep.place_die(state, seat, face)
    else:
        region = ACADEMY if spot == act.AT_ACADEMY else OUTFITTERS
    if state.sink is not None:
        state.sink(DiePlaced(seat, face, region, what))
    if region == BASECAMP:
        ask_whom_to_send(state, seat, spot)
    elif region in (VENTS, QUARRY):
        vents_and_quarry.send_scouts(state, seat, region)
    elif region == ACADEMY:
        state.then(academy.EnrolColonist(seat, face))
    elif region == OUTFITTERS:
        outfitters.place_die(state, seat, face)
