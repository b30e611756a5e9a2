"""Worlds imagined anew for a seat: what it cannot know is dealt again (R29)."""

from random import Random

from tablee.core import Seat
from tablee.core.draws import draw
from tablee.games.reworld.actions import Hand
from tablee.games.reworld.components import OFFICERS
from tablee.games.reworld.rules.acquiring import PayForModule
from tablee.games.reworld.rules.colossus_station import counted
from tablee.games.reworld.state import ReworldState


def determinize(state: ReworldState, seat: Seat, rng: Random) -> ReworldState:
    """A copy in which every card that `seat` cannot know is dealt anew among its hidden places.

    Whoever has announced a port is known to be able to pay for it, in every world.
    """
    copy = state.clone()
    if copy.chapter == 2:
        return copy  # all officers lie in one pile: nothing is hidden any more
    _deal_anew(copy, seat, rng)
    paying = copy.agenda[-1] if copy.agenda else None
    if isinstance(paying, PayForModule) and paying.seat != seat:
        while not paying.options(copy):
            _deal_anew(copy, seat, rng)
    return copy


def _deal_anew(state: ReworldState, seat: Seat, rng: Random) -> None:
    others = [player for owner, player in enumerate(state.players) if owner != seat]
    admiral_card_hidden = state.admiral_card and state.admiral_card_by != seat
    unknown = [state.pile, *(p.hand for p in others), *(p.discards for p in others)]
    pool = list(map(sum, zip(*unknown, strict=True)))
    cards = [card for card in OFFICERS for _ in range(pool[card - 1])]
    if admiral_card_hidden:
        cards.append(state.admiral_card)
    deck = draw(rng, cards, len(cards))
    if admiral_card_hidden:
        state.admiral_card = deck.pop()
    state.pile = _take(deck, state.pile)
    for player in others:
        player.hand = _take(deck, player.hand)
        player.discards = _take(deck, player.discards)


def _take(deck: list[int], held: Hand) -> Hand:
    """As many cards off the deck as were held."""
    size = sum(held)
    if not size:
        return held
    taken = deck[-size:]
    del deck[-size:]
    return counted(taken)
