"""Acquiring a module: what its post costs, and the dock it goes to (R12-R20)."""

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations_with_replacement

from tablee.core import Action, Decision, IllegalAction, Seat, Sentence
from tablee.games.reworld.actions import PAY, Hand, Pay
from tablee.games.reworld.box.components import OFFICERS, ROUNDS, TERRABOT
from tablee.games.reworld.events import ModuleTaken
from tablee.games.reworld.state import NONE, ReworldState


def tops(state: ReworldState, port: int) -> tuple[int, int]:
    """The visible officers on the two adjacent posts, 0 for a bare one (R13: one ring)."""
    posts = state.posts
    before = posts[port - 1]
    after = posts[(port + 1) % len(posts)]
    return (before[-1] if before else 0, after[-1] if after else 0)


def affordable(hand: Hand, cards: int, before: int, after: int) -> bool:
    """Whether some cards of a hand of `cards` cards pay for a post between these tops (R14-R17)."""
    if not (before or after):
        return cards > 0
    if before and after and before != after:
        has_before = hand[before - 1] > 0
        has_after = hand[after - 1] > 0
        if cards >= 3:
            return cards >= 4 or has_before or has_after
        return has_before and has_after
    return cards >= 2 or hand[(before or after) - 1] > 0


def is_payment(cards: Sequence[int], before: int, after: int) -> bool:
    """Whether exactly these cards pay for a post between these tops (R14-R18)."""
    if not (before or after):
        return len(cards) == 1
    if before and after and before != after:
        if len(cards) == 2:
            return before in cards and after in cards
        return len(cards) == 4 or (len(cards) == 3 and (before in cards or after in cards))
    return len(cards) == 2 or (len(cards) == 1 and (before or after) in cards)


def price_rule(before: int, after: int) -> str:
    """The rule that sets the price of a post between these tops."""
    if not (before or after):
        return "R14"
    if not (before and after):
        return "R15"
    return "R16" if before == after else "R17"


@lru_cache(maxsize=1 << 14)
def payments(hand: Hand, before: int, after: int) -> tuple[Pay, ...]:
    """Every way to pay: which cards, and which of them lies on top (R18)."""
    found: list[Pay] = []
    for takes, ways in _prices(before, after):
        if _holds(hand, takes):
            found += ways
    return tuple(found)


def _holds(hand: Hand, cards: Hand) -> bool:
    return all(hand[index] >= wanted for index, wanted in enumerate(cards))


@cache
def _prices(before: int, after: int) -> tuple[tuple[Hand, tuple[Pay, ...]], ...]:
    """What may be paid between these tops: how many of each card, and every way to lay them."""
    return tuple(
        (
            tuple(cards.count(card) for card in OFFICERS),
            tuple(PAY[_without_one(cards, top), top] for top in sorted(set(cards))),
        )
        for size in (1, 2, 3, 4)
        for cards in combinations_with_replacement(OFFICERS, size)
        if is_payment(cards, before, after)
    )


def _without_one(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


class PayForModule(Decision[ReworldState]):
    """Which officers are laid on the post, and which on top: that one decides the dock (R19)."""

    __slots__ = ("port",)
    rule = "R12"
    completes_move = True
    may_uncover = False  # how many cards others have, which everybody sees, is all that counts

    def __init__(self, seat: Seat, port: int) -> None:
        super().__init__(seat)
        self.port = port

    def options(self, state: ReworldState) -> Sequence[Action]:
        # No payment takes more than four cards of a type: fewer hands to remember.
        hand = tuple(min(4, count) for count in state.players[self.seat].hand)
        before, after = tops(state, self.port)
        return payments(hand, before, after)

    def resolve(self, state: ReworldState, action: Action) -> None:
        assert isinstance(action, Pay)
        player = state.players[self.seat]
        cards = action.cards
        hand = list(player.hand)
        for card in cards:
            hand[card - 1] -= 1
        player.hand = tuple(hand)
        module = state.ports[self.port]
        state.ports[self.port] = NONE
        state.posts[self.port] = cards
        state.post_by[self.port] = self.seat
        player.load(action.top - 1, module)
        points = 0
        if state.box.modules[module].kind == TERRABOT:
            points = state.box.terrabot_points[state.round - 1]  # R20
            player.score += points
        if state.sink is not None:
            state.sink(ModuleTaken(self.seat, self.port, module, cards, points))

    def alike(self, state: ReworldState, action: Action) -> object:
        assert isinstance(action, Pay)
        paid = len(action.cards)
        # The last card of the last round may begin Chapter Two, where docks make a difference.
        is_last = state.round == ROUNDS and paid == sum(state.players[self.seat].hand)
        return None if is_last else paid

    def why_not(self, state: ReworldState, action: Action) -> IllegalAction:
        if not isinstance(action, Pay):
            return IllegalAction("R12", Sentence("refuse-pay-first"))
        hand = state.players[self.seat].hand
        for card in OFFICERS:
            if action.cards.count(card) > hand[card - 1]:
                return IllegalAction("R12", Sentence("refuse-no-card", card=card))
        before, after = tops(state, self.port)
        rule = price_rule(before, after)
        if rule == "R14":
            return IllegalAction(rule, Sentence("refuse-price-free"))
        if rule == "R17":
            low, high = sorted((before, after))
            return IllegalAction(rule, Sentence("refuse-price-two", low=low, high=high))
        return IllegalAction(rule, Sentence("refuse-price-one", card=before or after))
