"""The Artemis Project, as `observations/artemis.py` has it."""

from typing import Any, Final

from tablee.core import Game, Seat, State
from tablee.envs.rows.parts import (
    NOTHING,
    REMEMBERED,
    Rows,
    counted,
    filled,
    number,
    numbers,
    padded,
)
from tablee.games.artemis.box import Box
from tablee.games.artemis.box import components as c
from tablee.games.artemis.rules.colony.places import colony
from tablee.games.artemis.rules.event import stock_to_come
from tablee.games.artemis.rules.maintenance.heating import warmed
from tablee.games.artemis.rules.regions.vents_and_quarry import shares, stock
from tablee.games.artemis.rules.scoring.directives import directive_points
from tablee.games.artemis.rules.scoring.final_scoring import final_points
from tablee.games.artemis.rules.scoring.surface_buildings import building_points
from tablee.games.artemis.state import ArtemisState, Die, SentDie

MOST_BIDS: Final = 6
MOST_PUPILS: Final = 4
MOST_BUILDINGS: Final = 16
MOST_DIRECTIVES: Final = 3


class _Side:
    """A player as last written but for its dice, and all that it was written of."""

    def __init__(self, state: ArtemisState, owner: Seat, toolkits: int) -> None:
        self._box: Final = state.box
        self._over: Final = state.over
        self._was: Final = state.players[owner].clone()
        self._card_dice: Final = state.card_dice[:]
        self._academy: Final = state.academy
        self._relic_holder: Final = state.relic_holder
        self._toolkits: Final = toolkits
        self.goods = b""
        self.colony = b""
        #: What the seat alone knows.
        self.directive = b""

    def is_as(self, state: ArtemisState, owner: Seat, toolkits: int) -> bool:
        """Whether nothing has changed; of tuples, what has changed is another one."""
        was, player = self._was, state.players[owner]
        return (
            was.buildings is player.buildings
            and was.shelters is player.shelters
            and self._academy is state.academy
            and was.energy == player.energy
            and was.ore == player.ore
            and was.score == player.score
            and was.toolkits == player.toolkits
            and was.badges == player.badges
            and was.relief == player.relief
            and was.dealt is player.dealt
            and was.directive == player.directive
            and self._toolkits == toolkits
            and self._relic_holder == state.relic_holder
            and self._box is state.box
            and self._over == state.over
            and self._card_dice == state.card_dice
        )


class _Last:
    """The row of a game as last written, in parts, and what they were written of."""

    def __init__(self, seats: int) -> None:
        self.past_events: list[int] = []
        self.events = b""
        self.cards: list[int] = []
        self.card_dice: list[tuple[SentDie, ...]] = []
        self.card_colonists: list[c.Counts] = []
        self.card_buildings: list[int] = []
        self.harder = 0
        self.box: Box | None = None
        self.basecamp = b""
        self.gantry: list[int] = []
        self.bids: list[tuple[Die, ...]] = []
        self.discount = -1
        self.tiles = b""
        self.sides: Final[list[_Side | None]] = [None] * seats


class Writer(Rows):
    """Basecamp, Gantry and players are written anew where they have changed.

    Dice are remembered by what they are made of.
    """

    def __init__(self, game: Game[Any], seats: int) -> None:
        self._seats: Final = seats
        self._most: Final = c.DICE * seats + (c.DRONE_DICE * c.DRONES if seats == 1 else 0)
        self._sent: Final[dict[tuple[SentDie, ...], bytes]] = {}
        self._bids: Final[dict[tuple[tuple[Die, ...], int], bytes]] = {}
        self._dice: Final[dict[tuple[Die, ...], bytes]] = {}
        self._last: Final[dict[int, _Last]] = {}

    def parts(self, state: State, seat: Seat, at: int) -> list[bytes]:
        assert isinstance(state, ArtemisState)
        last = self._last.get(at)
        if last is None:
            last = self._last[at] = _Last(self._seats)
        most = self._most
        row = [number(state.round), number(state.stage), number(state.region), number(state.first)]
        if state.event == c.NONE:
            row.append(NOTHING * 2)
        else:
            row.append(number(state.event))
            row.append(number(state.box.events[state.event].letter))
        if state.past_events != last.past_events or not last.events:
            last.past_events = state.past_events[:]
            last.events = counted(tuple(state.past_events), len(c.EVENTS))
        row.append(last.events)
        row.append(self._basecamp(state, last))
        self._stock(state, c.VENTS, state.vents, row)
        self._stock(state, c.QUARRY, state.quarry, row)
        row.append(self._gantry(state, last))
        row.append(numbers(state.doorstep))
        row.append(number(state.doorstep_price))
        row.append(self._dice_of(state.doorstep_dice, most))
        self._academy(state, row)
        row.append(self._dice_of(state.outfitters, most))
        for region, dice in state.plans:
            row.append(number(region))
            row.append(padded(dice, c.DRONE_DICE))
        row.append(NOTHING * ((c.DRONES - len(state.plans)) * (1 + c.DRONE_DICE)))
        row.append(self._dice_of(state.aside, c.DRONE_DICE * c.DRONES))
        toolkits = max([player.toolkits for player in state.players])
        for owner in range(self._seats):
            side = last.sides[owner]
            if side is None or not side.is_as(state, owner, toolkits):
                side = last.sides[owner] = _Side(state, owner, toolkits)
                side.goods = _goods(state, owner)
                side.colony = _colony(state, owner)
                side.directive = _directive(state, owner)
            row.append(side.goods)
            row.append(padded(state.players[owner].dice, c.DICE))
            row.append(side.colony)
            # Known to its seat only, and to all once the game is scored.
            is_known = seat == owner or state.over
            row.append(side.directive if is_known else NOTHING * (MOST_DIRECTIVES + 2))
        row.append(numbers(state.bag))
        row.append(numbers(state.discarded))
        row.append(numbers(tuple(state.pile)))
        row.append(number(len(state.expedition_deck)))
        return row

    def _owner(self, owner: int) -> bytes:
        """The seat or the drone that owns a die."""
        if owner < self._seats:
            return number(owner) + NOTHING
        return NOTHING + number(owner - self._seats + 1)

    def _dice_of(self, dice: tuple[Die, ...], most: int) -> bytes:
        if not dice:
            return NOTHING * (3 * most)
        found = self._dice.get(dice)
        if found is None:
            if len(self._dice) >= REMEMBERED:
                self._dice.clear()
            found = b"".join([self._owner(owner) + number(face) for owner, face in dice])
            self._dice[dice] = found
        return found + NOTHING * (3 * most - len(found) // 4)

    def _basecamp(self, state: ArtemisState, last: _Last) -> bytes:
        if (
            last.basecamp
            and state.card_dice == last.card_dice
            and state.cards == last.cards
            and state.card_colonists == last.card_colonists
            and state.card_buildings == last.card_buildings
            and state.harder == last.harder
            and state.box is last.box
        ):
            return last.basecamp
        last.cards, last.card_dice = state.cards[:], state.card_dice[:]
        last.card_colonists = state.card_colonists[:]
        last.card_buildings = state.card_buildings[:]
        last.harder, last.box = state.harder, state.box
        row: list[bytes] = []
        for card in range(len(state.cards)):
            self._expedition(state, card, row)
        row.append(NOTHING * ((c.MOST_CARDS - len(state.cards)) * (11 + 5 * self._most)))
        last.basecamp = b"".join(row)
        return last.basecamp

    def _gantry(self, state: ArtemisState, last: _Last) -> bytes:
        if (
            state.bids == last.bids
            and state.gantry == last.gantry
            and state.gantry_discount == last.discount
        ):
            return last.tiles
        last.gantry, last.bids = state.gantry[:], state.bids[:]
        last.discount = state.gantry_discount
        row: list[bytes] = []
        for tile, bids in zip(state.gantry, state.bids, strict=True):
            row.append(number(tile))
            row.append(self._bids_of(bids, state.gantry_discount))
        row.append(NOTHING * ((c.MOST_TILES - len(state.gantry)) * (1 + 4 * MOST_BIDS)))
        row.append(number(state.gantry_discount))
        last.tiles = b"".join(row)
        return last.tiles

    def _expedition(self, state: ArtemisState, card: int, row: list[bytes]) -> None:
        printed = state.box.expeditions[state.cards[card]]
        dice = state.card_dice[card]
        needed = printed.difficulty + state.harder
        total = 0
        for die in dice:
            total += die[1] + die[2]
        row.append(number(state.cards[card]))
        row.append(number(needed))
        row.append(number(total))
        row.append(number(printed.energy))
        row.append(number(printed.ore))
        row.append(numbers(state.card_colonists[card]))
        row.append(number(state.card_buildings[card]))
        row.append(self._sent_dice(dice))
        row.append(number(int(total >= needed)))

    def _sent_dice(self, dice: tuple[SentDie, ...]) -> bytes:
        if not dice:
            return NOTHING * (5 * self._most)
        found = self._sent.get(dice)
        if found is None:
            if len(self._sent) >= REMEMBERED:
                self._sent.clear()
            each = [
                self._owner(owner) + number(face) + number(pioneers) + number(specialist)
                for owner, face, pioneers, specialist, _ in dice
            ]
            found = self._sent[dice] = filled(each, self._most, 5)
        return found

    def _stock(
        self, state: ArtemisState, region: int, dice: tuple[Die, ...], row: list[bytes]
    ) -> None:
        left, coming = stock(state, region), stock_to_come(state, region)
        row.append(number(left))
        row.append(number(coming))
        if not dice:
            row.append(NOTHING * (4 * self._most))
            return
        taken = shares(dice, left + coming)
        for index in range(len(dice)):
            owner, face = dice[index]
            row.append(self._owner(owner))
            row.append(number(face))
            row.append(number(taken[index]))
        row.append(NOTHING * (4 * (self._most - len(dice))))

    def _bids_of(self, bids: tuple[Die, ...], discount: int) -> bytes:
        if not bids:
            return NOTHING * (4 * MOST_BIDS)
        found = self._bids.get((bids, discount))
        if found is None:
            if len(self._bids) >= REMEMBERED:
                self._bids.clear()
            each = [
                self._owner(owner) + number(face) + number(max(0, face - discount))
                for owner, face in bids
            ]
            found = self._bids[bids, discount] = filled(each, MOST_BIDS, 4)
        return found

    def _academy(self, state: ArtemisState, row: list[bytes]) -> None:
        row.append(numbers(state.academy_stock))
        row.append(number(state.box.academy_places))
        each = [
            self._owner(owner) + number(face) + number(kind) + number(state.box.trains[face - 1])
            for owner, face, kind in state.academy
        ]
        row.append(filled(each, MOST_PUPILS, 5))


def _goods(state: ArtemisState, owner: Seat) -> bytes:
    """Points, and what a player has up to its dice."""
    player = state.players[owner]
    final = final_points(state, owner) if not state.over else (0,) * len(c.CATEGORIES)
    return b"".join(
        [
            number(player.score),
            number(player.score + sum(final)),
            numbers(final),
            number(player.energy),
            number(player.ore),
            number(player.toolkits),
            number(player.badges),
            number(player.relief),
        ]
    )


def _colony(state: ArtemisState, owner: Seat) -> bytes:
    """What follows the dice."""
    player = state.players[owner]
    row = [numbers(player.shelters), number(warmed(state, player))]
    for kind, inside in player.buildings[:MOST_BUILDINGS]:
        points = -1
        if kind >= c.OCEAN_KINDS:
            points = building_points(state, owner, kind, inside)
        row.append(number(kind))
        row.append(numbers(inside))
        row.append(number(int(sum(inside) == state.box.kinds[kind].size)))
        row.append(number(points))
    row.append(NOTHING * (7 * (MOST_BUILDINGS - len(player.buildings))))
    row.append(numbers(colony(state, owner)))
    row.append(number(int(state.relic_holder == owner)))
    return b"".join(row)


def _directive(state: ArtemisState, owner: Seat) -> bytes:
    player = state.players[owner]
    if not player.dealt:
        return NOTHING * (MOST_DIRECTIVES + 2)
    kept = player.directive != c.NONE
    points = directive_points(state, owner, player.directive) if kept else 0
    dealt = padded(() if state.over else player.dealt, MOST_DIRECTIVES)
    return dealt + number(player.directive) + number(points)
