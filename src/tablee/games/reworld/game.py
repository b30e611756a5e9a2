"""Reworld as a `Game`: its options, set-up, standing and everything asked about it."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from tablee.core import (
    Action,
    Event,
    Game,
    Option,
    Seat,
    Sentence,
    Value,
    Vocabulary,
)
from tablee.games.reworld import features, knowledge, view, words
from tablee.games.reworld.actions import FIXED, read_deal, read_fill
from tablee.games.reworld.box import Box
from tablee.games.reworld.box.edition import EDITION, ReworldEdition
from tablee.games.reworld.rules.setup import ChooseFirstPlayer
from tablee.games.reworld.state import ReworldState
from tablee.kit.edition import PrintedEdition
from tablee.kit.parts import parts_of

__all__ = ["EDITION", "Reworld", "open_box"]

HOLDER_MAY_REBUY: Final = "r22_holder_may_rebuy"
UNPLACEABLE_UNITS_LOAD: Final = "r44_unplaceable_units_load"

PARTS: Final = parts_of("tablee.games.reworld")


class Reworld(Game[ReworldState]):
    """Reworld with one edition of its components."""

    id = "reworld"
    rules_version = 1
    title = "Reworld"
    phrases = words.PHRASEBOOK
    seats = (2, 3, 4)
    options = (
        Option.switch(HOLDER_MAY_REBUY, default=True),
        Option.switch(UNPLACEABLE_UNITS_LOAD, default=True),
    )

    def __init__(self, edition: PrintedEdition[ReworldEdition]) -> None:
        self.edition = edition
        self._boxes = {seats: Box(edition.values, seats) for seats in self.seats}
        modules = self._boxes[2].modules
        self.vocabulary = Vocabulary(
            FIXED, {"fill": lambda codes: read_fill(codes, modules), "deal": read_deal}
        )
        self._words = words.Words(self._boxes[2])

    def new_state(self, seats: int, options: Mapping[str, Value]) -> ReworldState:
        """R1-R8: everything laid out, the first player not yet drawn."""
        state = ReworldState(
            self._boxes[seats],
            holder_may_rebuy=bool(options[HOLDER_MAY_REBUY]),
            unplaceable_units_load=bool(options[UNPLACEABLE_UNITS_LOAD]),
        )
        state.then(ChooseFirstPlayer())
        return state

    def observe(self, state: ReworldState, seat: Seat | None) -> view.ReworldView:
        return view.observe(state, seat)

    def deal_anew(self, world: ReworldState, seat: Seat, rng: Random) -> None:
        knowledge.deal_anew(world, seat, rng)

    def standing(self, state: ReworldState, seat: Seat) -> tuple[int, ...]:
        """R71: the score, then the population ships."""
        return state.players[seat].score, state.ship_owners.count(seat)

    def seat_count(self, state: ReworldState) -> int:
        return len(state.players)

    @property
    def feature_names(self) -> Sequence[str]:
        return features.NAMES

    def features(self, state: ReworldState, seat: Seat) -> list[float]:
        return features.features(state, seat)

    def value(self, state: ReworldState, seat: Seat) -> float:
        return features.value(state, seat)

    def question(self, state: ReworldState, seat: Seat | None) -> Sentence:
        return self._words.question(state, seat)

    def describe(self, state: ReworldState, seat: Seat, action: Action) -> Sentence:
        return self._words.describe(state, seat, action)

    def targets(self, state: ReworldState, seat: Seat, action: Action) -> tuple[str, ...]:
        return view.targets(action)

    def tell(self, event: Event) -> Sentence:
        return self._words.tell(event)

    @property
    def parts(self) -> Sequence[type]:
        return PARTS

    def shared(self, seats: int) -> Mapping[str, object]:
        return {"box": self._boxes[seats]}


def open_box(edition: PrintedEdition[ReworldEdition]) -> Reworld:
    """Reworld with that edition of its components."""
    return Reworld(edition)
