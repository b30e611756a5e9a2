"""Greenhouses are taken, discarded and given away (R34-R36, R79)."""

from collections.abc import Sequence
from random import Random

from tablee.core import Action, Chance, Seat, Step
from tablee.core.draws import pick_weighted
from tablee.games.reykholt.actions import DISCARD, DRAW, GIVE, GREENHOUSE
from tablee.games.reykholt.box.components import NONE, NOTHING, RANDOM_PILE, SIZES, Counts
from tablee.games.reykholt.events import (
    GreenhouseDiscarded,
    GreenhouseGiven,
    GreenhouseTaken,
)
from tablee.games.reykholt.rules.question import AskAgain, Detail
from tablee.games.reykholt.rules.services.moments import at_once, in_turn_order
from tablee.games.reykholt.state import ReykholtState
from tablee.games.reykholt.state.book import (
    BEFORE_DISCARD,
    GREENHOUSE_GOT,
    OPPONENT_DISCARDS,
    About,
    Effect,
)
from tablee.games.reykholt.state.player import PILE, Greenhouse, Player
from tablee.kit.actions import Numbered


class TakingGreenhouse(Effect):
    """R34: so many greenhouses, of one's choice among some sizes or off the random pile."""

    __slots__ = ("by_space", "count", "different", "is_random", "sizes")
    depends_on_cost = True

    def __init__(
        self, source: int, sizes: tuple[int, ...], count: int, *, is_random: bool, by_space: bool
    ) -> None:
        super().__init__(source)
        self.sizes = sizes
        self.count = count
        self.is_random = is_random
        #: Whether no size may be taken twice.
        self.different = False
        self.by_space = by_space

    def can_be_done(self, state: ReykholtState, seat: Seat, about: About) -> bool:
        if self.is_random:
            return has_random(state)
        piles = state.piles
        return any(map(piles.__getitem__, self.sizes))

    def can_be_done_for(
        self, state: ReykholtState, seat: Seat, about: About, cost: tuple[Effect, ...]
    ) -> bool:
        """What is discarded as a cost can be taken again."""
        if self.can_be_done(state, seat, about):
            return True
        piles = (RANDOM_PILE,) if self.is_random else self.sizes
        own = any(greenhouse[PILE] in piles for greenhouse in state.players[seat].greenhouses)
        return own and any(isinstance(price, DiscardingGreenhouse) for price in cost)

    def begin(self, state: ReykholtState, seat: Seat, about: About, paid: Counts) -> None:
        if self.by_space:
            state.deeds |= GREENHOUSE_GOT
        if self.is_random:
            TakeRandom(seat, self.count).run(state)
        else:
            PickGreenhouse(seat, self.number, self.count, 0).put(state)


def has_random(state: ReykholtState) -> bool:
    """Whether a card lies on the random pile."""
    return bool(state.random_top or any(state.random_hidden) or state.random_bottom)


def take(state: ReykholtState, seat: Seat, size: int, pile: int) -> None:
    """A card that has left its pile lies empty before the player."""
    player = state.players[seat]
    player.greenhouses = (*player.greenhouses, (size, pile, NOTHING))
    if state.sink is not None:
        state.sink(GreenhouseTaken(seat, SIZES[size], random=pile == RANDOM_PILE))


class PickGreenhouse(Detail):
    """R34: which size to take."""

    __slots__ = ("effect", "left", "taken")
    rule = "R34"

    def __init__(self, seat: Seat, effect: int, left: int, taken: int) -> None:
        super().__init__(seat)
        self.effect = effect
        self.left = left
        #: Sizes that may not be taken again, as a mask.
        self.taken = taken

    def options(self, state: ReykholtState) -> Sequence[Action]:
        return [
            GREENHOUSE[SIZES[size]]
            for size in self.taking(state).sizes
            if state.piles[size] and not self.taken >> size & 1
        ]

    def resolve(self, state: ReykholtState, action: Action) -> None:
        assert isinstance(action, Numbered)
        size = SIZES.index(action.index)
        state.piles = tuple(have - (index == size) for index, have in enumerate(state.piles))
        take(state, self.seat, size, size)
        if self.left > 1:
            taken = self.taken | 1 << size if self.taking(state).different else 0
            PickGreenhouse(self.seat, self.effect, self.left - 1, taken).put(state)

    def taking(self, state: ReykholtState) -> TakingGreenhouse:
        """What may be taken."""
        effect = state.book.effects[self.effect]
        assert isinstance(effect, TakingGreenhouse)
        return effect


class TakeRandom(Step[ReykholtState]):
    """R34: the top card of the random pile, so many times; one that is known needs no draw."""

    __slots__ = ("left", "seat")
    is_of_turn = True

    def __init__(self, seat: Seat, left: int) -> None:
        self.seat = seat
        self.left = left

    def run(self, state: ReykholtState) -> None:
        if not has_random(state):
            return
        if self.left > 1:
            state.then(TakeRandom(self.seat, self.left - 1))
        if state.random_top:
            size, *rest = state.random_top
            state.random_top = tuple(rest)
        elif any(state.random_hidden):
            state.then(DrawGreenhouse(self.seat))
            return
        else:
            size, *rest = state.random_bottom
            state.random_bottom = tuple(rest)
        take(state, self.seat, size, RANDOM_PILE)


class DrawGreenhouse(Chance[ReykholtState]):
    """R3: the top card of the random pile, each card as likely."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def sample(self, state: ReykholtState, rng: Random) -> Action:
        return DRAW[SIZES[pick_weighted(rng, state.random_hidden)]]

    def outcomes(self, state: ReykholtState) -> Sequence[tuple[Action, float]]:
        total = sum(state.random_hidden)
        return [
            (DRAW[SIZES[size]], count / total)
            for size, count in enumerate(state.random_hidden)
            if count
        ]

    def resolve(self, state: ReykholtState, action: Action) -> None:
        assert isinstance(action, Numbered)
        size = SIZES.index(action.index)
        state.random_hidden = tuple(
            have - (index == size) for index, have in enumerate(state.random_hidden)
        )
        take(state, self.seat, size, RANDOM_PILE)


def can_leave(player: Player) -> list[int]:
    """R78: the greenhouses that may be discarded or given; those of service cards stay."""
    return [
        index for index, greenhouse in enumerate(player.greenhouses) if greenhouse[PILE] != NONE
    ]


class DiscardingGreenhouse(Effect):
    """R35: so many own greenhouses go back to their piles."""

    __slots__ = ("count",)

    def __init__(self, source: int, count: int) -> None:
        super().__init__(source)
        self.count = count

    def can_be_done(self, state: ReykholtState, seat: Seat, about: About) -> bool:
        count = 0
        for _, pile, _ in state.players[seat].greenhouses:
            count += pile != NONE
        return count >= self.count

    def begin(self, state: ReykholtState, seat: Seat, about: About, paid: Counts) -> None:
        GiveUpGreenhouse(seat, self.number, self.count).put(state)


class GiveUpGreenhouse(Detail):
    """R35: which greenhouse to discard."""

    __slots__ = ("effect", "left")
    rule = "R35"

    def __init__(self, seat: Seat, effect: int, left: int) -> None:
        super().__init__(seat)
        self.effect = effect
        self.left = left

    def options(self, state: ReykholtState) -> Sequence[Action]:
        return [DISCARD[index] for index in can_leave(state.players[self.seat])]

    def resolve(self, state: ReykholtState, action: Action) -> None:
        assert isinstance(action, Numbered)
        state.then(DiscardCard(self.seat, self.effect, self.left, action.index))
        at_once(state, self.seat, BEFORE_DISCARD, (action.index,))


class DiscardCard(Step[ReykholtState]):
    """R35, R36: the card lies on its pile again, its goods are in the supply."""

    __slots__ = ("effect", "greenhouse", "left", "seat")
    is_of_turn = True

    def __init__(self, seat: Seat, effect: int, left: int, greenhouse: int) -> None:
        self.seat = seat
        self.effect = effect
        self.left = left
        self.greenhouse = greenhouse

    def run(self, state: ReykholtState) -> None:
        kind, pile, goods = remove(state, self.seat, self.greenhouse)
        if pile != RANDOM_PILE:
            state.piles = tuple(have + (index == pile) for index, have in enumerate(state.piles))
        elif state.rulings.discards_to_bottom:
            state.random_bottom = (*state.random_bottom, kind)
        else:
            state.random_top = (kind, *state.random_top)
        if state.sink is not None:
            state.sink(GreenhouseDiscarded(self.seat, self.greenhouse, SIZES[kind], goods))
        if self.left > 1:
            state.then(AskAgain(GiveUpGreenhouse(self.seat, self.effect, self.left - 1)))
        others_react(state, self.seat)


class GivingGreenhouse(Effect):
    """R79: so many own greenhouses for the other of two players, goods and all."""

    __slots__ = ("count",)

    def __init__(self, source: int, count: int) -> None:
        super().__init__(source)
        self.count = count

    def can_be_done(self, state: ReykholtState, seat: Seat, about: About) -> bool:
        return len(state.players) == 2 and len(can_leave(state.players[seat])) >= self.count

    def begin(self, state: ReykholtState, seat: Seat, about: About, paid: Counts) -> None:
        HandOverGreenhouse(seat, self.number, self.count).put(state)


class HandOverGreenhouse(Detail):
    """R79: which greenhouse to give."""

    __slots__ = ("effect", "left")
    rule = "R79"

    def __init__(self, seat: Seat, effect: int, left: int) -> None:
        super().__init__(seat)
        self.effect = effect
        self.left = left

    def options(self, state: ReykholtState) -> Sequence[Action]:
        return [GIVE[index] for index in can_leave(state.players[self.seat])]

    def resolve(self, state: ReykholtState, action: Action) -> None:
        assert isinstance(action, Numbered)
        given = remove(state, self.seat, action.index)
        other = 1 - self.seat
        receiver = state.players[other]
        receiver.greenhouses = (*receiver.greenhouses, given)
        if state.sink is not None:
            kind, _, goods = given
            state.sink(GreenhouseGiven(self.seat, other, action.index, SIZES[kind], goods))
        if self.left > 1:
            state.then(AskAgain(HandOverGreenhouse(self.seat, self.effect, self.left - 1)))
        others_react(state, self.seat)


def remove(state: ReykholtState, seat: Seat, index: int) -> Greenhouse:
    """A greenhouse leaves its owner; later ones move up, also among those just harvested."""
    player = state.players[seat]
    leaving = player.greenhouses[index]
    player.greenhouses = player.greenhouses[:index] + player.greenhouses[index + 1 :]
    below = (1 << index) - 1
    state.harvested = state.harvested & below | state.harvested >> 1 & ~below
    return leaving


def others_react(state: ReykholtState, seat: Seat) -> None:
    """Scheduled: cards of others that react to a greenhouse given up."""
    others = [other for other in state.turn_order() if other != seat]
    in_turn_order(state, OPPONENT_DISCARDS, others)
