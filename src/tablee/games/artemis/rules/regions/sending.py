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
    if player.ore + player.energy < state.box.sending:
        return free
    return added(free, player.shelters)


def ask_whom_to_send(state: ArtemisState, seat: Seat, card: int) -> None:
    """Asks who goes with the die just placed, if anybody can."""
    if any(available(state, state.players[seat])):
        question = SendColonists(seat, card)
        if len(question.options(state)) > 1:
            state.then(question)


class SendColonists(OpenQuestion):
    """R34: one specialist, or any number of pioneers, or nobody, with the die just placed.

    Ruling: those in Expedition Hubs go first, for they cost nothing (R35).
    """

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
        return [ALONE, *SEND_PIONEERS[: ready[PIONEER]], *(SEND[kind] for kind in specialists)]

    def resolve(self, state: ArtemisState, action: Action) -> None:
        if not isinstance(action, Numbered):
            return
        kind, number = sent_by(action)
        player = state.players[self.seat]
        paid = _leave_home(player, kind, number)
        owner, face, *_ = state.card_dice[self.card][-1]
        pioneers, specialist = (number, NONE) if kind == PIONEER else (0, kind)
        die = (owner, face, pioneers, specialist, 0)
        state.card_dice[self.card] = (*state.card_dice[self.card][:-1], die)
        if state.sink is not None:
            state.sink(ColonistsSent(self.seat, kind, number, state.cards[self.card]))
        if kind == MARINE and targets(state, self.seat, self.card):
            state.then(LowerDie(self.seat, self.card))
        if paid:
            _pay(state, self.seat)

    def why_not(self, state: ArtemisState, action: Action) -> IllegalAction:
        face = state.card_dice[self.card][-1][1]
        if action == SEND[STEWARD] and face > state.box.steward_face:
            limit = state.box.steward_face
            return IllegalAction("R38", Sentence("refuse-steward", face=limit))
        return super().why_not(state, action)


def sent_by(action: Numbered) -> tuple[int, int]:
    """The type and the number of colonists that an action sends."""
    return (PIONEER, action.index) if action in SEND_PIONEERS else (action.index, 1)


def _leave_home(player: Player, kind: int, number: int) -> bool:
    """They left Hubs first, then Shelters; whether it has to be paid for (R35)."""
    for place in hubs(player):
        leaving = min(number, inhabitants(player, place)[kind])
        put(player, place, kind, -leaving)
        number -= leaving
    put(player, IN_SHELTERS, kind, -number)
    return number > 0


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
