"""Training by a reward: a colonist is traded for one of the Academy's stock (R58)."""

from collections.abc import Sequence

from tablee.core import Action, Seat, Step
from tablee.games.artemis.actions import ABROAD, INTO, SKIP, TRADE, Stationed
from tablee.games.artemis.box.components import NONE, PIONEER, TYPES
from tablee.games.artemis.events import ColonistTrained
from tablee.games.artemis.rules.colony.colonists import ask_for_housing
from tablee.games.artemis.rules.colony.places import away, put, stationed
from tablee.games.artemis.rules.question import OpenQuestion
from tablee.games.artemis.state import ArtemisState
from tablee.games.artemis.state.counts import more
from tablee.kit.actions import Numbered


class OfferTraining(Step[ArtemisState]):
    """Asks whom to train, where there is somebody and something to become."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, state: ArtemisState) -> None:
        if any(state.academy_stock) and any(pupils(state, self.seat)):
            state.then(ChoosePupil(self.seat))


def pupils(state: ArtemisState, seat: Seat) -> list[tuple[int, int]]:
    """R58: type and place of whoever may be traded, also out on an expedition."""
    found = stationed(state.players[seat])
    cards = range(len(state.cards))
    sent = [kind for kind in range(TYPES) if any(away(state, seat, card)[kind] for card in cards)]
    return found + [(kind, ABROAD) for kind in sent]


class ChoosePupil(OpenQuestion):
    """R58: the colonist that is discarded, from anywhere in the colony, or none."""

    __slots__ = ()
    rule = "R58"

    def options(self, state: ArtemisState) -> Sequence[Action]:
        return [*[TRADE[kind][place] for kind, place in pupils(state, self.seat)], SKIP]

    def resolve(self, state: ArtemisState, action: Action) -> None:
        if isinstance(action, Stationed):
            state.then(ChooseProfession(self.seat, action.kind, action.place))


class ChooseProfession(OpenQuestion):
    """R58: the colonist of the Academy's stock that is taken for it."""

    __slots__ = ("kind", "place")
    rule = "R58"
    completes_move = True

    def __init__(self, seat: Seat, kind: int, place: int) -> None:
        super().__init__(seat)
        self.kind = kind
        self.place = place

    def options(self, state: ArtemisState) -> Sequence[Action]:
        return [INTO[kind] for kind in range(TYPES) if state.academy_stock[kind]]

    def resolve(self, state: ArtemisState, action: Action) -> None:
        assert isinstance(action, Numbered)
        if self.place == ABROAD:
            _call_back(state, self.seat, self.kind)
        else:
            put(state.players[self.seat], self.place, self.kind, -1)
        train(state, self.seat, self.kind, action.index)


def train(state: ArtemisState, seat: Seat, kind: int, profession: int) -> None:
    """A colonist that is in no place is discarded; one of the stock joins the colony (R28, R24)."""
    state.discarded = more(state.discarded, kind)
    state.academy_stock = more(state.academy_stock, profession, -1)
    player = state.players[seat]
    player.shelters = more(player.shelters, profession)
    if state.sink is not None:
        state.sink(ColonistTrained(seat, kind, profession))
    ask_for_housing(state, seat, profession)


def _call_back(state: ArtemisState, seat: Seat, kind: int) -> None:
    """A colonist of that type is no longer out; what it did for its die stands (R58)."""
    specialist = NONE if kind == PIONEER else kind
    for card, dice in enumerate(state.card_dice):
        for index, (owner, face, pioneers, sent, traded) in enumerate(dice):
            number = pioneers if sent == NONE else 1
            if owner == seat and sent == specialist and traded < number:
                die = (owner, face, pioneers, sent, traded + 1)
                state.card_dice[card] = (*dice[:index], die, *dice[index + 1 :])
                return
