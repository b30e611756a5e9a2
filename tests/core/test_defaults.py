"""What a small game need not write: copies, samples, and words by name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pickle import dumps, loads
from random import Random
from typing import ClassVar

from tablee.core import Action, Chance, Decision, Event, Seat, Sentence, State
from tablee.kit.words import WordsByName


class Purse:
    __slots__ = ("coins",)

    def __init__(self, coins: int) -> None:
        self.coins = coins

    def clone(self) -> Purse:
        return Purse(self.coins)


class Market(State):
    __slots__ = ("box", "piles", "purses", "round")
    shared: ClassVar[tuple[str, ...]] = ("box",)

    def __init__(self) -> None:
        super().__init__()
        self.box = object()
        self.round = 1
        self.piles = [[1, 2], [3]]
        self.purses = [Purse(5), Purse(7)]

    def check(self) -> None:
        pass


class Bid(Decision[Market]):
    __slots__ = ("lot",)

    def __init__(self, seat: Seat, lot: int) -> None:
        super().__init__(seat)
        self.lot = lot

    def options(self, state: Market) -> Sequence[Action]:
        return (Offer(1), Offer(2))

    def resolve(self, state: Market, action: Action) -> None:
        pass


class Offer(Action):
    __slots__ = ("coins",)

    def __init__(self, coins: int) -> None:
        super().__init__(f"offer {coins}")
        self.coins = coins


class Roll(Chance[Market]):
    __slots__ = ()
    faces: ClassVar = [(Action("low"), 0.25), (Action("never"), 0.0), (Action("high"), 0.75)]

    def outcomes(self, state: Market) -> Sequence[tuple[Action, float]]:
        return self.faces

    def resolve(self, state: Market, action: Action) -> None:
        state.round += 1


@dataclass(frozen=True, slots=True)
class LotSold(Event):
    seat: Seat
    offers: tuple[int, ...]


def test_a_state_copies_itself_to_the_last_list() -> None:
    state = Market()
    state.then(Bid(1, 3))
    state.sink = lambda _event: None
    clone = state.clone()
    assert clone.sink is None
    assert clone.box is state.box
    assert clone.piles == state.piles
    clone.piles[0].append(9)
    clone.purses[1].coins = 0
    clone.apply(Offer(1), 1)
    assert state.piles == [[1, 2], [3]]
    assert state.purses[1].coins == 7
    assert state.seats_to_act == (1,)


def test_a_draw_is_sampled_from_its_outcomes() -> None:
    state, rng = Market(), Random(5)
    drawn = Counter(str(Roll().sample(state, rng)) for _ in range(2000))
    assert drawn.keys() == {"low", "high"}
    assert 400 < drawn["low"] < 600
    assert Roll().possible(state, Action("high"))
    assert not Roll().possible(state, Action("never"))


def test_words_go_by_the_names_of_classes() -> None:
    words: WordsByName[Market] = WordsByName()
    state = Market()
    state.then(Bid(1, 3))
    assert words.question(state, 1) == Sentence("prompt-Bid", lot=3)
    assert words.question(state, 0) == Sentence("prompt-wait", seat=1)
    assert words.describe(state, 1, Offer(2)) == Sentence("action-offer", coins=2)
    offers = tuple(Sentence("number", value=value) for value in (4, 5))
    assert words.tell(LotSold(1, (4, 5))) == Sentence("event-LotSold", seat=1, offers=offers)


def test_an_argument_of_a_sentence_may_have_any_name() -> None:
    assert Sentence("a", key="b", args=1, self=2).args == {"key": "b", "args": 1, "self": 2}


def test_a_sentence_is_the_same_in_another_process() -> None:
    said = Sentence("prompt-Bid", lot=3, of=(Sentence("number", value=4),))
    again = loads(dumps(said))  # noqa: S301 - our own
    assert again == said
    assert hash(again) == hash(said)
    assert again != Sentence("prompt-Bid", lot=3)
