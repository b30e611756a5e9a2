"""Colonists sent on an expedition with a die (R34-R39)."""

from collections.abc import Sequence

from tablee.core import Action, IllegalAction, Seat, Sentence
from tablee.games.artemis.actions import (
    ALONE,
    ENERGY,
    IN_SHELTERS,
    LOWER,
    ORE,
    PAY,
    SEND,
    SEND_PIONEERS,
    SHELTERS,
    Lower,
)
from tablee.games.artemis.box.components import (
    MARINE,
    NOBODY,
    NONE,
    PIONEER,
    STEWARD,
    TYPES,
    Counts,
)
from tablee.games.artemis.events import ColonistsSent, DieLowered, SendingPaid
from tablee.games.artemis.rules.colony.places import hubs, inhabitants, put
from tablee.games.artemis.rules.question import OpenQuestion
from tablee.games.artemis.state import ArtemisState
from tablee.games.artemis.state.counts import added
from tablee.games.artemis.state.player import Player
from tablee.kit.actions import Numbered


def in_hubs(player: Player) -> Counts:
    """Whoever can be sent for nothing (R35)."""
    found = NOBODY
    for place in hubs(player):
        found = added(found, inhabitants(player, place))
    return found


def available(state: ArtemisState, player: Player) -> Counts:
    """R34, R35: whoever can be sent with one die; those of the Shelters if one can pay."""
    free = in_hubs(player)
    return added(free, player.shelters) if can_pay(state, player) else free


def can_pay(state: ArtemisState, player: Player) -> bool:
    """R34: whether somebody may leave the Shelters."""
    return player.ore + player.energy >= state.box.sending


def ask_whom_to_send(state: ArtemisState, seat: Seat, card: int) -> None:
    """Asks who goes with the die just placed, if anybody can."""
    if any(available(state, state.players[seat])):
        question = SendColonists(seat, card)
        if len(question.options(state)) > 1:
            state.then(question)


class SendColonists(OpenQuestion):
    """R34: one specialist, or any number of pioneers, or nobody, with the die just placed."""

    __slots__ = ("card",)
    rule = "R34"
    completes_move = True

    def __init__(self, seat: Seat, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def options(self, state: ArtemisState) -> Sequence[Action]:
        ready = available(state, state.players[self.seat])
        face = state.card_dice[self.card][-1][1]
        stays = STEWARD if face > state.box.steward_face else NONE  # R38
        specialists = [kind for kind in range(PIONEER + 1, TYPES) if ready[kind] and kind != stays]
        return [ALONE, *SEND_PIONEERS[: ready[PIONEER]], *[SEND[kind] for kind in specialists]]

    def resolve(self, state: ArtemisState, action: Action) -> None:
        if not isinstance(action, Numbered):
            return
        kind, number = sent_by(action)
        question = ChooseOrigin(self.seat, self.card, kind, number)
        ways = question.options(state)
        if len(ways) > 1:
            state.then(question)
        else:
            question.send(state, ways[0].index)

    def why_not(self, state: ArtemisState, action: Action) -> IllegalAction:
        face = state.card_dice[self.card][-1][1]
        if action == SEND[STEWARD] and face > state.box.steward_face:
            limit = state.box.steward_face
            return IllegalAction("R38", Sentence("refuse-steward", face=limit))
        return super().why_not(state, action)


def sent_by(action: Numbered) -> tuple[int, int]:
    """The type and the number of colonists that an action sends."""
    return (PIONEER, action.index) if action in SEND_PIONEERS else (action.index, 1)


class ChooseOrigin(OpenQuestion):
    """R35: where some stand in Shelters and in Hubs alike, how many of them leave the Shelters."""

    __slots__ = ("card", "kind", "number")
    rule = "R35"
    completes_move = True

    def __init__(self, seat: Seat, card: int, kind: int, number: int) -> None:
        super().__init__(seat)
        self.card = card
        self.kind = kind
        self.number = number

    def options(self, state: ArtemisState) -> Sequence[Numbered]:
        player = state.players[self.seat]
        fewest = max(0, self.number - in_hubs(player)[self.kind])
        most = min(self.number, player.shelters[self.kind]) if can_pay(state, player) else 0
        return SHELTERS[fewest : most + 1]

    def main(self, state: ArtemisState) -> Action | None:
        return self.options(state)[0]

    def resolve(self, state: ArtemisState, action: Action) -> None:
        assert isinstance(action, Numbered)
        self.send(state, action.index)

    def send(self, state: ArtemisState, sheltered: int) -> None:
        """They are out with the die just placed, so many of them from the Shelters."""
        seat, card, kind, number = self.seat, self.card, self.kind, self.number
        _leave_home(state.players[seat], kind, number, sheltered)
        owner, face, *_ = state.card_dice[card][-1]
        pioneers, specialist = (number, NONE) if kind == PIONEER else (0, kind)
        die = (owner, face, pioneers, specialist, 0)
        state.card_dice[card] = (*state.card_dice[card][:-1], die)
        if state.sink is not None:
            state.sink(ColonistsSent(seat, kind, number, state.cards[card]))
        if kind == MARINE and targets(state, seat, card):
            state.then(LowerDie(seat, card))
        if sheltered:
            _pay(state, seat)


def _leave_home(player: Player, kind: int, number: int, sheltered: int) -> None:
    """So many left the Shelters, the others Hubs."""
    put(player, IN_SHELTERS, kind, -sheltered)
    number -= sheltered
    for place in hubs(player):
        leaving = min(number, inhabitants(player, place)[kind])
        put(player, place, kind, -leaving)
        number -= leaving


def _pay(state: ArtemisState, seat: Seat) -> None:
    """R34: asks what to pay with, where there is a choice."""
    player = state.players[seat]
    if player.ore and player.energy:
        state.then(PayForSending(seat))
    else:
        _spend(state, seat, ENERGY if player.energy else ORE)


def _spend(state: ArtemisState, seat: Seat, resource: int) -> None:
    player = state.players[seat]
    if resource == ENERGY:
        player.energy -= state.box.sending
    else:
        player.ore -= state.box.sending
    if state.sink is not None:
        state.sink(SendingPaid(seat, resource))


class PayForSending(OpenQuestion):
    """R34: energy or ore for whoever leaves the Shelters."""

    __slots__ = ()
    rule = "R34"
    completes_move = True

    def options(self, state: ArtemisState) -> Sequence[Action]:
        return PAY

    def resolve(self, state: ArtemisState, action: Action) -> None:
        assert isinstance(action, Numbered)
        _spend(state, self.seat, action.index)


def targets(state: ArtemisState, seat: Seat, card: int) -> list[int]:
    """R37: the opponents' dice on the card that can be lowered."""
    return [
        index
        for index, (owner, face, *_) in enumerate(state.card_dice[card])
        if owner != seat and face > 1
    ]


class LowerDie(OpenQuestion):
    """R37: the marine lowers an opponent's die on the same expedition by 1 or 2, not below 1."""

    __slots__ = ("card",)
    rule = "R37"
    completes_move = True

    def __init__(self, seat: Seat, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def options(self, state: ArtemisState) -> Sequence[Action]:
        dice = state.card_dice[self.card]
        return [
            LOWER[index][cut - 1]
            for index in targets(state, self.seat, self.card)
            for cut in range(1, min(state.box.marine_cut, dice[index][1] - 1) + 1)
        ]

    def resolve(self, state: ArtemisState, action: Action) -> None:
        assert isinstance(action, Lower)
        dice = state.card_dice[self.card]
        owner, before, pioneers, specialist, traded = dice[action.index]
        face = before - action.cut
        die = (owner, face, pioneers, specialist, traded)
        state.card_dice[self.card] = (*dice[: action.index], die, *dice[action.index + 1 :])
        if state.sink is not None:
            drone = state.drone_of(owner)
            state.sink(DieLowered(self.seat, owner, drone, before, face))
