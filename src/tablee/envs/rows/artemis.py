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
from tablee.games.artemis.box import components as c
from tablee.games.artemis.rules.colony.places import colony
from tablee.games.artemis.rules.event import stock_to_come
from tablee.games.artemis.rules.maintenance.heating import warmed
from tablee.games.artemis.rules.regions.vents_and_quarry import shares, stock
from tablee.games.artemis.rules.scoring.directives import directive_points
from tablee.games.artemis.rules.scoring.final_scoring import final_points
from tablee.games.artemis.rules.scoring.surface_buildings import building_points
from tablee.games.artemis.state import ArtemisState, Die, SentDie
from tablee.games.artemis.state.player import Player

MOST_BIDS: Final = 6
MOST_PUPILS: Final = 4
MOST_BUILDINGS: Final = 16
MOST_DIRECTIVES: Final = 3


class Writer(Rows):
    """Dice and buildings are remembered by what they are made of."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self._seats: Final = seats
        self._most: Final = c.DICE * seats + (c.DRONE_DICE * c.DRONES if seats == 1 else 0)
        self._sent: Final[dict[tuple[SentDie, ...], bytes]] = {}
        self._bids: Final[dict[tuple[tuple[Die, ...], int], bytes]] = {}
        self._dice: Final[dict[tuple[Die, ...], bytes]] = {}

    def parts(self, state: State, seat: Seat) -> list[bytes]:
        assert isinstance(state, ArtemisState)
        most = self._most
        row = [number(state.round), number(state.stage), number(state.region), number(state.first)]
        if state.event == c.NONE:
            row.append(NOTHING * 2)
        else:
            row.append(number(state.event))
            row.append(number(state.box.events[state.event].letter))
        row.append(counted(tuple(state.past_events), len(c.EVENTS)))
        for card in range(len(state.cards)):
            self._expedition(state, card, row)
        row.append(NOTHING * ((c.MOST_CARDS - len(state.cards)) * (11 + 5 * most)))
        self._stock(state, c.VENTS, state.vents, row)
        self._stock(state, c.QUARRY, state.quarry, row)
        for tile, bids in zip(state.gantry, state.bids, strict=True):
            row.append(number(tile))
            row.append(self._bids_of(bids, state.gantry_discount))
        row.append(NOTHING * ((c.MOST_TILES - len(state.gantry)) * (1 + 4 * MOST_BIDS)))
        row.append(number(state.gantry_discount))
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
        for owner in range(self._seats):
            self._player(state, owner, row)
            if seat == owner or state.over:
                self._directive(state, owner, row)
            else:
                row.append(NOTHING * (MOST_DIRECTIVES + 2))
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

    def _player(self, state: ArtemisState, owner: Seat, row: list[bytes]) -> None:
        player = state.players[owner]
        row.append(number(player.score))
        if state.over:
            row.append(number(player.score))
            row.append(numbers((0,) * len(c.CATEGORIES)))
        else:
            final = final_points(state, owner)
            row.append(number(player.score + sum(final)))
            row.append(numbers(final))
        row.append(number(player.energy))
        row.append(number(player.ore))
        row.append(number(player.toolkits))
        row.append(number(player.badges))
        row.append(number(player.relief))
        row.append(padded(player.dice, c.DICE))
        row.append(numbers(player.shelters))
        row.append(number(warmed(state, player)))
        self._buildings(state, owner, player, row)
        row.append(numbers(colony(state, owner)))
        row.append(number(int(state.relic_holder == owner)))

    def _buildings(
        self, state: ArtemisState, owner: Seat, player: Player, row: list[bytes]
    ) -> None:
        for kind, inside in player.buildings[:MOST_BUILDINGS]:
            points = -1
            if kind >= c.OCEAN_KINDS:
                points = building_points(state, owner, kind, inside)
            row.append(number(kind))
            row.append(numbers(inside))
            row.append(number(int(sum(inside) == state.box.kinds[kind].size)))
            row.append(number(points))
        row.append(NOTHING * (7 * (MOST_BUILDINGS - len(player.buildings))))

    def _directive(self, state: ArtemisState, owner: Seat, row: list[bytes]) -> None:
        """Known to its seat only, and to all once the game is scored."""
        player = state.players[owner]
        if not player.dealt:
            row.append(NOTHING * (MOST_DIRECTIVES + 2))
            return
        row.append(padded(() if state.over else player.dealt, MOST_DIRECTIVES))
        row.append(number(player.directive))
        kept = player.directive != c.NONE
        row.append(number(directive_points(state, owner, player.directive) if kept else 0))
