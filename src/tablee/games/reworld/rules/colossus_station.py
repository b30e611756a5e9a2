"""Chapter One, Colossus Station: five rounds of turns (R9-R12, R21-R29)."""

from collections.abc import Sequence
from random import Random

from tablee.core import Action, Chance, Decision, IllegalAction, Seat, Sentence, Step
from tablee.core.draws import draw
from tablee.games.reworld.actions import (
    ADMIRAL,
    LEAVE,
    TAKE,
    Admiral,
    Deal,
    Fill,
    Hand,
    Take,
)
from tablee.games.reworld.box.components import OFFICERS, ROUNDS
from tablee.games.reworld.events import (
    AdmiralTaken,
    OfficersDealt,
    RoundBegan,
    RoundEnded,
    RoundLeft,
)
from tablee.games.reworld.rules.acquiring import PayForModule, affordable, price_rule, tops
from tablee.games.reworld.rules.colony import BeginColony
from tablee.games.reworld.state import NO_CARDS, NONE, ReworldState


class BeginRound(Step[ReworldState]):
    """A round is set up and the holder of the admiral begins (R9-R11)."""

    __slots__ = ("round",)

    def __init__(self, round: int) -> None:  # noqa: A002 - the rulebook's noun
        self.round = round

    def run(self, state: ReworldState) -> None:
        state.round = self.round
        for player in state.players:
            player.in_round = True
        if state.sink is not None:
            points = state.box.terrabot_points[self.round - 1]
            state.sink(RoundBegan(self.round, state.admiral, points))
        state.then(FillPorts(), DealOfficers(), NextInRound(state.admiral))


class FillPorts(Chance[ReworldState]):
    """R9: modules from the bag fill the 20 ports; where the bag runs short, the last stay bare."""

    __slots__ = ()

    def sample(self, state: ReworldState, rng: Random) -> Action:
        bag = [module for module, count in enumerate(state.bag) for _ in range(count)]
        drawn = draw(rng, bag, min(len(bag), len(state.ports)))
        return Fill(drawn, state.box.modules)

    def possible(self, state: ReworldState, outcome: Action) -> bool:
        return (
            isinstance(outcome, Fill)
            and len(outcome.modules) == min(sum(state.bag), len(state.ports))
            and all(outcome.modules.count(m) <= state.bag[m] for m in set(outcome.modules))
        )

    def resolve(self, state: ReworldState, outcome: Action) -> None:
        assert isinstance(outcome, Fill)
        for port, module in zip(state.box.fill_order, outcome.modules):
            state.ports[port] = module
            state.bag[module] -= 1


def _can_pay(state: ReworldState, port: int, hand: Hand, cards: int) -> bool:
    before, after = tops(state, port)
    return affordable(hand, cards, before, after)


class DealOfficers(Chance[ReworldState]):
    """R10: all 30 officers are shuffled and dealt; the rest is set aside unseen."""

    __slots__ = ()

    def sample(self, state: ReworldState, rng: Random) -> Action:
        size = state.box.hand_size
        pile = [card for card in OFFICERS for _ in range(state.pile[card - 1])]
        dealt = draw(rng, pile, size * len(state.players))
        return Deal([counted(dealt[start : start + size]) for start in range(0, len(dealt), size)])

    def possible(self, state: ReworldState, outcome: Action) -> bool:
        return (
            isinstance(outcome, Deal)
            and [sum(hand) for hand in outcome.hands] == [state.box.hand_size] * len(state.players)
            and all(
                sum(hand[index] for hand in outcome.hands) <= state.pile[index]
                for index in range(len(OFFICERS))
            )
        )

    def resolve(self, state: ReworldState, outcome: Action) -> None:
        assert isinstance(outcome, Deal)
        for seat, hand in enumerate(outcome.hands):
            state.players[seat].hand = hand
            state.pile = without(state.pile, hand)
            if state.sink is not None:
                state.sink(OfficersDealt(seat, hand))


class NextInRound(Step[ReworldState]):
    """From `seat` on, clockwise, the next player still in the round has a turn (R11, R25).

    Whoever has no card left leaves without being asked (R24). When all have left, the round ends.
    """

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, state: ReworldState) -> None:
        seats = len(state.players)
        for offset in range(seats):
            seat = (self.seat + offset) % seats
            player = state.players[seat]
            if player.in_round:
                if player.hand != NO_CARDS:
                    state.then(StationTurn(seat))
                    return
                leave_round(state, seat)
        state.then(EndRound())

    def ahead(self, state: ReworldState, seat: Seat) -> None:
        player = state.players[seat]
        if player.in_round and player.hand != NO_CARDS:
            state.then(StationTurn(seat))


class StationTurn(Decision[ReworldState]):
    """R11: acquire a module, acquire the admiral, or leave the round."""

    __slots__ = ()
    rule = "R11"
    may_uncover = False  # how many cards others have, which everybody sees, is all that counts

    def options(self, state: ReworldState) -> Sequence[Action]:
        hand = state.players[self.seat].hand
        cards = sum(hand)
        options: list[Action] = [
            TAKE[port]
            for port, module in enumerate(state.ports)
            # Any four cards pay for any post (R17): no need to look at its neighbours.
            if module != NONE and (cards >= 4 or _can_pay(state, port, hand, cards))
        ]
        if self.may_take_admiral(state):
            options += [ADMIRAL[card] for card in OFFICERS if hand[card - 1]]
        options.append(LEAVE)
        return options

    def is_open(self, state: ReworldState) -> bool:
        return not any(state.players[self.seat].hand)  # how many cards it has, everybody sees

    def alike(self, state: ReworldState, action: Action) -> object:
        return type(action)  # what differs is told when it is paid, or said by the answer itself

    def ahead(self, state: ReworldState, seat: Seat) -> None:
        NextInRound(seat).ahead(state, seat)

    def may_take_admiral(self, state: ReworldState) -> bool:
        """R21, R22: the space is free, and the holder may shut the others out of it."""
        return not state.admiral_card and (state.holder_may_rebuy or state.admiral != self.seat)

    def resolve(self, state: ReworldState, action: Action) -> None:
        following = (self.seat + 1) % len(state.players)
        if isinstance(action, Take):
            state.then(PayForModule(self.seat, action.port), NextInRound(following))
            return
        if isinstance(action, Admiral):
            take_admiral(state, self.seat, action.card)
        else:
            leave_round(state, self.seat)
        state.then(NextInRound(following))

    def why_not(self, state: ReworldState, action: Action) -> IllegalAction:
        if isinstance(action, Take):
            port = action.port + 1
            if state.ports[action.port] == NONE:
                return IllegalAction("R12", Sentence("refuse-port-empty", port=port))
            rule = price_rule(*tops(state, action.port))
            return IllegalAction(rule, Sentence("refuse-port-too-dear", port=port))
        if isinstance(action, Admiral):
            if state.admiral_card:
                return IllegalAction("R21", Sentence("refuse-admiral-covered"))
            if not state.players[self.seat].hand[action.card - 1]:
                return IllegalAction("R22", Sentence("refuse-no-card", card=action.card))
            return IllegalAction("R22", Sentence("refuse-admiral-holder"))
        return IllegalAction("R11", Sentence("refuse-station-turn"))


def take_admiral(state: ReworldState, seat: Seat, card: int) -> None:
    """R21: the card covers the admiral's space face down; the seat has the admiral and a point."""
    player = state.players[seat]
    player.hand = without(player.hand, counted((card,)))
    player.score += state.box.admiral_points
    state.admiral_card = card
    state.admiral_card_by = seat
    state.admiral = seat
    if state.sink is not None:
        state.sink(AdmiralTaken(seat, state.box.admiral_points))


def leave_round(state: ReworldState, seat: Seat) -> None:
    """R23: a point for each card in hand; the cards are put down unseen."""
    player = state.players[seat]
    cards = sum(player.hand)
    points = cards * state.box.leaving_points
    player.score += points
    player.discards = player.hand
    player.hand = NO_CARDS
    player.in_round = False
    if state.sink is not None:
        state.sink(RoundLeft(seat, cards, points))


class EndRound(Step[ReworldState]):
    """R26-R28: modules left behind go to the box, all officers back to one pile."""

    __slots__ = ()

    def run(self, state: ReworldState) -> None:
        state.removed += [module for module in state.ports if module != NONE]
        state.ports = [NONE] * len(state.ports)
        state.posts = [()] * len(state.posts)
        state.post_by = [NONE] * len(state.post_by)
        state.admiral_card = 0
        state.admiral_card_by = NONE
        state.pile = state.box.officers
        for player in state.players:
            player.discards = NO_CARDS
        if state.sink is not None:
            state.sink(RoundEnded(state.round))
        if state.round < ROUNDS:
            state.then(BeginRound(state.round + 1))
        else:
            state.then(BeginColony())


def counted(cards: Sequence[int]) -> Hand:
    """Cards as a hand: how many of each type."""
    hand = [0] * len(OFFICERS)
    for card in cards:
        hand[card - 1] += 1
    return tuple(hand)


def without(hand: Hand, taken: Hand) -> Hand:
    """A hand after some cards left it."""
    return tuple(have - taken[index] for index, have in enumerate(hand))
