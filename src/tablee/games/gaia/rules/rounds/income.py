"""Phase I: income (R27-R30)."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.core import Action, Decision, Seat, Step
from tablee.games.gaia import actions as act
from tablee.games.gaia.box.components import AREAS, MINE, NONE, NOTHING, QIC_ACADEMY, Gain
from tablee.games.gaia.events import IncomeTaken
from tablee.games.gaia.rules.gains import gain
from tablee.games.gaia.rules.power.cycle import charge
from tablee.games.gaia.state import GaiaState
from tablee.games.gaia.state.player import FROM_AREA, FROM_BOOSTER, FROM_TILE, Player

#: What one source pays: power charged, tokens, credits, ore, knowledge, QIC.
Source = tuple[int, int, int, int, int, int]


def sources(state: GaiaState, player: Player) -> list[Gain]:
    """Everything that pays now: board, structures, booster, tiles, research (R27)."""
    return [gained for _, _, gained in named_sources(state, player)]


def named_sources(state: GaiaState, player: Player) -> list[tuple[int, int, Gain]]:
    """The sources with their names in `Player.acquired`, and which of that name it is."""
    box = state.box
    faction = box.factions[player.faction]
    found = [(NONE, 0, faction.income)]
    for structure in range(MINE, QIC_ACADEMY + 1):
        incomes = faction.incomes[structure]
        built = min(player.built[structure], len(incomes))
        found += [(structure, at, incomes[at]) for at in range(built)]
    if player.booster != NONE:
        found.append((FROM_BOOSTER, 0, box.boosters[player.booster].income))
    found += [
        (FROM_TILE + tile, 0, box.standard[tile].income)
        for tile in player.standard
        if tile not in player.covered
    ]
    found += [
        (FROM_AREA + area, 0, box.level_incomes[area][player.research[area]])
        for area in range(len(AREAS))
    ]
    return found


def in_order(state: GaiaState, player: Player) -> list[Gain]:
    """The sources in the order in which the player came by them."""
    found = sorted(
        (_place(player.acquired, source, nth), index, gained)
        for index, (source, nth, gained) in enumerate(named_sources(state, player))
        if gained is not NOTHING
    )
    return [gained for _, _, gained in found]


def _place(acquired: Sequence[int], source: int, nth: int) -> int:
    """Where the nth of these sources (from 0) was acquired, -1 if it was not."""
    for at, other in enumerate(acquired):
        if other == source:
            if not nth:
                return at
            nth -= 1
    return -1


class CollectIncome(Step[GaiaState]):
    """All income of one seat: first what changes its bowls, in an order it may choose."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, state: GaiaState) -> None:
        items: list[Source] = []
        for source in in_order(state, state.players[self.seat]):
            rest = (source.credits, source.ore, source.knowledge, source.qic)
            if source.charge and source.tokens and state.rulings.income_is_split:
                items += [(source.charge, 0, *rest), (0, source.tokens, 0, 0, 0, 0)]  # R29
            elif source is not NOTHING:
                items.append((source.charge, source.tokens, *rest))
        if state.sink is not None:
            sums = [sum(column) for column in zip(*items, strict=True)]
            state.sink(
                IncomeTaken(
                    seat=self.seat,
                    charge=sums[0],
                    tokens=sums[1],
                    money=sums[2],
                    ore=sums[3],
                    knowledge=sums[4],
                    qic=sums[5],
                )
            )
        state.then(TakeSources(self.seat, tuple(items)))


def order_matters(state: GaiaState, player: Player, items: Sequence[Source]) -> bool:
    """R28: new tokens and a charge get in each other's way once the charge empties bowl I."""
    power = sum(item[0] for item in items)
    if not power or not any(item[1] for item in items):
        return False
    # The Brainstone is no such token: it may stay only if another is there to move (R132).
    return state.rulings.income_order_asked or power > player.bowl_1


class TakeSources(Step[GaiaState]):
    """The sources still to be taken; asks for the next one as long as the order matters."""

    __slots__ = ("items", "seat")

    def __init__(self, seat: Seat, items: tuple[Source, ...]) -> None:
        self.seat = seat
        self.items = items

    def run(self, state: GaiaState) -> None:
        if order_matters(state, state.players[self.seat], self.items):
            state.then(ChooseIncome(self.seat, self.items))
            return
        state.then(*[TakeSource(self.seat, item) for item in self.items])


class TakeSource(Step[GaiaState]):
    """One source, when the order does not matter (any more)."""

    __slots__ = ("item", "seat")

    def __init__(self, seat: Seat, item: Source) -> None:
        self.seat = seat
        self.item = item

    def run(self, state: GaiaState) -> None:
        if self.item[0]:
            # Where the Brainstone goes is asked before anything else of this source is taken.
            state.then(TakeSource(self.seat, (0, *self.item[1:])))
            charge(state, self.seat, self.item[0])
        else:
            receive(state, self.seat, self.item, tokens_first=True)


def receive(state: GaiaState, seat: Seat, item: Source, *, tokens_first: bool) -> None:
    """One source, its tokens before or after its charge."""
    power, tokens, credits, ore, knowledge, qic = item
    gain(state, seat, Gain(credits, ore, knowledge, qic))
    if tokens and tokens_first:
        state.players[seat].bowl_1 += tokens
    elif tokens:
        state.then(AddTokens(seat, tokens))
    if power:
        charge(state, seat, power)


class AddTokens(Step[GaiaState]):
    """Tokens from the supply into bowl I."""

    __slots__ = ("seat", "tokens")

    def __init__(self, seat: Seat, tokens: int) -> None:
        self.seat = seat
        self.tokens = tokens

    def run(self, state: GaiaState) -> None:
        state.players[self.seat].bowl_1 += self.tokens


class ChooseIncome(Decision[GaiaState]):
    """Which source comes next."""

    __slots__ = ("items",)
    rule = "R28"

    def __init__(self, seat: Seat, items: tuple[Source, ...]) -> None:
        super().__init__(seat)
        self.items = items

    def options(self, state: GaiaState) -> Sequence[Action]:
        found: dict[Action, None] = {}
        for power, tokens in sorted({item[:2] for item in self.items}, reverse=True):
            if power or tokens:
                found[act.take_income(power, tokens, tokens_first=False)] = None
            if power and tokens:
                found[act.take_income(power, tokens, tokens_first=True)] = None
        return list(found)

    def resolve(self, state: GaiaState, action: Action) -> None:
        assert isinstance(action, act.TakeIncome)
        at = next(
            index
            for index, item in enumerate(self.items)
            if item[:2] == (action.charge, action.tokens)
        )
        state.then(TakeSources(self.seat, (*self.items[:at], *self.items[at + 1 :])))
        receive(state, self.seat, self.items[at], tokens_first=action.tokens_first)
