"""What is hidden in Reworld (R29), and worlds imagined anew.

Hidden are the other hands, the cards set aside, the card on the admiral's space and the cards put
down on leaving; each seat knows its own of these. The bag has no order to hide.
"""

from random import Random

from tablee.core import Seat
from tablee.core.draws import draw
from tablee.games.reworld.actions import Hand
from tablee.games.reworld.box.components import OFFICERS
from tablee.games.reworld.rules.acquiring import PayForModule
from tablee.games.reworld.rules.colossus_station import counted
from tablee.games.reworld.state import ReworldState


def deal_anew(world: ReworldState, seat: Seat, rng: Random) -> None:
    """In `world`, every card that `seat` cannot know lies anew among its hidden places.

    Whoever has announced a port is known to be able to pay for it, in every world.
    """
    if world.chapter == 2:
        return  # all officers lie in one pile: nothing is hidden any more
    _deal(world, seat, rng)
    for paying in world.questions:
        if isinstance(paying, PayForModule) and paying.seat != seat:
            while not paying.options(world):
                _deal(world, seat, rng)


def _deal(state: ReworldState, seat: Seat, rng: Random) -> None:
    """One way to deal what `seat` cannot know; it may leave others unable to pay."""
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
