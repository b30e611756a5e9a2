"""The parts of a space are done in the order its player likes (R20-R25)."""

from tablee.core import Action, Seat, Step
from tablee.games.reykholt.actions import BRANCH, DECLINE, PART, USE
from tablee.games.reykholt.box.components import NONE, NOTHING, Counts
from tablee.games.reykholt.rules.carrying_out import CarryOut
from tablee.games.reykholt.rules.question import OpenQuestion
from tablee.games.reykholt.rules.services.usage import can_be_had
from tablee.games.reykholt.rules.terms.goods import gain
from tablee.games.reykholt.rules.terms.harvesting import Harvesting
from tablee.games.reykholt.rules.terms.planting import PlantGreenhouse, Planting
from tablee.games.reykholt.state import ReykholtState
from tablee.games.reykholt.state.book import About, Effect, Parts
from tablee.kit.actions import Numbered


def is_possible(state: ReykholtState, seat: Seat, parts: Parts) -> bool:
    """R16: whether at least one of the parts can be done now."""
    if parts.gains != NOTHING:
        return True
    for part in parts.others:  # noqa: SIM110 - asked for every space: quicker than a generator
        if part.can_be_done(state, seat, ()):
            return True
    return False


def resolve_parts(state: ReykholtState, seat: Seat, parts: Parts, *, begun: bool) -> None:
    """R21: what is gained comes by itself, the other parts are scheduled."""
    if parts.gains != NOTHING:
        gain(state, seat, parts.gains)
        begun = True
    others = parts.others
    if len(others) == 1:
        if others[0].can_be_done(state, seat, ()):
            begin_part(state, seat, others[0], begun=begun, may_leave=False)
    elif others:
        ResolveParts(seat, parts.number, 0, 0, 0, spares=False, begun=begun).run(state)


def begin_part(
    state: ReykholtState, seat: Seat, part: Effect, *, begun: bool, may_leave: bool
) -> None:
    """One part is done or asked for."""
    if isinstance(part, Harvesting):
        # R24: any number will do, but a space must do something.
        least = part.least if part.is_least_given else 0 if begun else 1
        part.begin_with(state, seat, least)
    elif isinstance(part, Planting):
        PlantGreenhouse(seat, part.number, 0, may_leave=may_leave).put(state)
    elif isinstance(part, Choosing):
        ChooseBranch(seat, part.number, begun=begun).put(state)
    else:
        part.begin(state, seat, (), NOTHING)


class ResolveParts(Step[ReykholtState]):
    """R20: every part that can be done is done, one after the other."""

    __slots__ = ("begun", "done", "due", "parts", "seat", "spare", "spares")
    is_of_turn = True

    def __init__(
        self,
        seat: Seat,
        parts: int,
        done: int,
        due: int,
        spare: int,
        *,
        spares: bool,
        begun: bool,
    ) -> None:
        self.seat = seat
        self.parts = parts
        #: Parts that are done, that must be done, and that may be left because only a harvest has
        #: made them possible, as masks.
        self.done = done
        self.due = due
        self.spare = spare
        #: Whether what has become possible since they were judged last may be left.
        self.spares = spares
        #: Whether another part of the space was done before these.
        self.begun = begun

    def run(self, state: ReykholtState) -> None:
        due, spare, count, chosen = self.due, self.spare, 0, NONE
        for index, part in enumerate(state.book.parts[self.parts].others):
            bit = 1 << index
            if self.done & bit or not part.can_be_done(state, self.seat, ()):
                continue
            count += 1
            chosen = index
            if not (due | spare) & bit:
                if self.spares:
                    spare |= bit
                else:
                    due |= bit
        question = ChoosePart(self.seat, self.parts, self.done, due, spare, begun=self.begun)
        if count == 1:
            question.do(state, chosen)
        elif count:
            state.then(question)


class ChoosePart(OpenQuestion):
    """R21: which part comes next."""

    __slots__ = ("begun", "done", "due", "parts", "spare")
    rule = "R21"
    completes_move = True

    def __init__(
        self, seat: Seat, parts: int, done: int, due: int, spare: int, *, begun: bool
    ) -> None:
        super().__init__(seat)
        self.parts = parts
        self.done = done
        self.due = due
        self.spare = spare
        self.begun = begun

    def answers(self, state: ReykholtState) -> list[Action]:
        parts = state.book.parts[self.parts]
        return [
            PART[label]
            for index, label in enumerate(parts.labels)
            if not self.done >> index & 1 and parts.others[index].can_be_done(state, self.seat, ())
        ]

    def settle(self, state: ReykholtState, action: Action) -> None:
        assert isinstance(action, Numbered)
        self.do(state, state.book.parts[self.parts].labels.index(action.index))

    def ask_again(self, state: ReykholtState) -> None:
        # R21: what an any-time card makes possible need not be done.
        self.judge(state, self.done, spares=True)

    def judge(self, state: ReykholtState, done: int, *, spares: bool) -> None:
        """Scheduled: the parts that are left are judged again."""
        left = ResolveParts(
            self.seat, self.parts, done, self.due, self.spare, spares=spares, begun=self.begun
        )
        state.then(left)

    def do(self, state: ReykholtState, index: int) -> None:
        """One part is done or asked for, then the others are judged again."""
        others = state.book.parts[self.parts].others
        part = others[index]
        done = self.done | 1 << index
        if done + 1 != 1 << len(others):
            self.judge(state, done, spares=isinstance(part, Harvesting))
        begun = self.begun or self.done != 0
        may_leave = self.spare >> index & 1 != 0
        begin_part(state, self.seat, part, begun=begun, may_leave=may_leave)


class Choosing(Effect):
    """R22: exactly one of some branches."""

    __slots__ = ("branches",)

    def __init__(self, source: int, branches: tuple[Parts, ...]) -> None:
        super().__init__(source)
        self.branches = branches

    def can_be_done(self, state: ReykholtState, seat: Seat, about: About) -> bool:
        for branch in self.branches:  # noqa: SIM110 - asked for every placement: quicker
            if is_possible(state, seat, branch):
                return True
        return False

    def begin(self, state: ReykholtState, seat: Seat, about: About, paid: Counts) -> None:
        ChooseBranch(seat, self.number, begun=True).put(state)


class ChooseBranch(OpenQuestion):
    """R22: one branch of an "or"."""

    __slots__ = ("begun", "effect")
    rule = "R22"
    completes_move = True

    def __init__(self, seat: Seat, effect: int, *, begun: bool) -> None:
        super().__init__(seat)
        self.effect = effect
        self.begun = begun

    def answers(self, state: ReykholtState) -> list[Action]:
        return [
            BRANCH[index]
            for index, branch in enumerate(self.choosing(state).branches)
            if is_possible(state, self.seat, branch)
        ]

    def settle(self, state: ReykholtState, action: Action) -> None:
        assert isinstance(action, Numbered)
        branch = self.choosing(state).branches[action.index]
        resolve_parts(state, self.seat, branch, begun=self.begun)

    def choosing(self, state: ReykholtState) -> Choosing:
        """What there is to choose from."""
        effect = state.book.effects[self.effect]
        assert isinstance(effect, Choosing)
        return effect


class Exchanging(Effect):
    """R23: the arrow: all of the cost, then what follows it."""

    __slots__ = ("cost", "first", "get", "is_optional")

    def __init__(
        self, source: int, cost: tuple[Effect, ...], get: tuple[Effect, ...], *, is_optional: bool
    ) -> None:
        super().__init__(source)
        self.cost = cost
        self.get = get
        self.first = cost[0].number
        self.is_optional = is_optional

    def can_be_done(self, state: ReykholtState, seat: Seat, about: About) -> bool:
        return can_be_had(state, seat, self.cost, self.get, about)

    def begin(self, state: ReykholtState, seat: Seat, about: About, paid: Counts) -> None:
        if self.is_optional:
            AcceptOffer(seat, self.number).put(state)
        else:
            state.then(CarryOut(seat, self.first, about, NOTHING))


class AcceptOffer(OpenQuestion):
    """R93: an exchange that an event offers, or not."""

    __slots__ = ("effect",)
    rule = "R93"

    def __init__(self, seat: Seat, effect: int) -> None:
        super().__init__(seat)
        self.effect = effect

    def answers(self, state: ReykholtState) -> list[Action]:
        offer = self.offer(state)
        if not offer.can_be_done(state, self.seat, ()):
            return []
        return [USE[offer.source], DECLINE]

    def settle(self, state: ReykholtState, action: Action) -> None:
        if action is not DECLINE:
            state.then(CarryOut(self.seat, self.offer(state).first, (), NOTHING))

    def offer(self, state: ReykholtState) -> Exchanging:
        """What is offered."""
        effect = state.book.effects[self.effect]
        assert isinstance(effect, Exchanging)
        return effect
