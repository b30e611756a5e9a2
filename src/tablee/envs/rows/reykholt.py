"""Reykholt, as `observations/reykholt.py` has it."""

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
from tablee.games.reykholt.actions import SPACES, Use
from tablee.games.reykholt.box.components import (
    EVENTS,
    NONE,
    RANDOM_PILE,
    SIZES,
    TOURISM,
)
from tablee.games.reykholt.rules import ending
from tablee.games.reykholt.rules.services.usage import any_time_uses
from tablee.games.reykholt.rules.story.weather import weather
from tablee.games.reykholt.state import ReykholtState
from tablee.games.reykholt.state.book import PER_GAME
from tablee.games.reykholt.state.player import Greenhouse, Player
from tablee.games.reykholt.view.forecast import reach

MOST_CARDS: Final = 5
MOST_KNOWN: Final = 4
MOST_GREENHOUSES: Final = 14
MOST_SERVICES: Final = 12
#: What a service card may do now, as the view names it.
USABLE: Final = 0
WAITING: Final = 1
USED: Final = 2
SPENT: Final = 3


class Writer(Rows):
    """Greenhouses, and what a seat can look forward to, are remembered by what they depend on."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self._seats: Final = seats
        self._greenhouses: Final[dict[tuple[int, Greenhouse], bytes]] = {}
        self._forecasts: Final[dict[tuple[object, ...], bytes]] = {}

    def parts(self, state: State, seat: Seat, at: int) -> list[bytes]:
        assert isinstance(state, ReykholtState)
        row = [
            number(state.round),
            number(state.rounds),
            number(state.first),
            number(state.stage),
            number(state.event),
            counted(state.events_left, len(EVENTS)),
            padded(state.display, MOST_CARDS),
            padded(state.stack, MOST_CARDS),
            number(int(0 < len(state.display) <= len(state.stack))),
            numbers(state.piles[: len(SIZES)]),
            _sizes(state.random_top),
            numbers(state.random_hidden[: len(SIZES)]),
            _sizes(state.random_bottom),
        ]
        self._spaces(state, row)
        row.append(number(state.space))
        ranking = self._ranking(state)
        for owner in range(self._seats):
            self._player(state, owner, ranking[owner], row)
        row.append(_goal(state))
        is_blocked = state.rulings.blocked_space and not state.players[0].blocked_space_used
        row.append(number(int(is_blocked)))
        return row

    def _spaces(self, state: ReykholtState, row: list[bytes]) -> None:
        standing = [[0] * (self._seats + 1) for _ in SPACES]
        for owner, player in enumerate(state.players):
            for number_of in player.stayed:
                standing[number_of][owner] += 1
                standing[number_of][self._seats] += 1
            for number_of in player.placed:
                standing[number_of][owner] += 1
        closed = weather(state).closed
        blocked = state.box.blocked
        for space in state.box.spaces:
            row.append(numbers(tuple(standing[space.number])))
            row.append(number(int(space.number in blocked)))
            row.append(number(closed >> space.number & 1))
        missing = len(SPACES) - len(state.box.spaces)
        row.append(NOTHING * (missing * (self._seats + 3)))

    def _ranking(self, state: ReykholtState) -> list[int]:
        """The rank of each seat, from 1; of equals the first seat is before."""
        standings = [ending.standing(state, seat) for seat in range(self._seats)]
        ranks = []
        for seat, mine in enumerate(standings):
            rank = 1
            for other, theirs in enumerate(standings):
                if theirs > mine or (theirs == mine and other < seat):
                    rank += 1
            ranks.append(rank)
        return ranks

    def _player(self, state: ReykholtState, owner: Seat, rank: int, row: list[bytes]) -> None:
        player = state.players[owner]
        row.append(numbers(player.stock))
        houses = [self._greenhouse(state, house) for house in player.greenhouses]
        row.append(filled(houses, MOST_GREENHOUSES, 8))
        row.append(number(player.table))
        row.append(number(player.workers))
        row.append(_services(state, owner, player))
        row.append(number(rank))
        row.append(_points(state, owner))
        row.append(number(int(state.stage >= TOURISM and player.bonus_used)))
        row.append(self._forecast(state, owner, player))

    def _greenhouse(self, state: ReykholtState, house: Greenhouse) -> bytes:
        kind = state.book.kinds[house[0]]
        pile = house[1]
        if pile == NONE:
            pile = len(SIZES) + 1 + kind.card
        elif pile == RANDOM_PILE:
            pile = len(SIZES)
        key = (kind.plots * 8 + kind.rarest, (0, pile, house[2]))
        found = self._greenhouses.get(key)
        if found is None:
            if len(self._greenhouses) >= REMEMBERED:
                self._greenhouses.clear()
            found = number(kind.plots) + numbers(house[2]) + number(pile) + number(kind.rarest)
            self._greenhouses[key] = found
        return found

    def _forecast(self, state: ReykholtState, owner: Seat, player: Player) -> bytes:
        """The harvest, and how far goods reach without and with it."""
        key = (
            state.book,
            state.rulings.scenario,
            owner,
            state.round,
            state.stage,
            state.event,
            player.table,
            player.stock,
            player.greenhouses,
            player.services,
            player.bonus_used,
            tuple([other.table for other in state.players]),
        )
        found = self._forecasts.get(key)
        if found is None:
            if len(self._forecasts) >= REMEMBERED:
                self._forecasts.clear()
            goods, choices, plan, after = reach(state, owner)
            row = [numbers(goods), number(choices), number(plan[0]), number(plan[1])]
            if after is None:
                row.append(NOTHING * 2)
            else:
                row += [number(after[0]), number(after[1])]
            found = self._forecasts[key] = b"".join(row)
        return found


def _sizes(sizes: tuple[int, ...]) -> bytes:
    return padded(tuple([SIZES[size] for size in sizes]), MOST_KNOWN)


def _services(state: ReykholtState, owner: Seat, player: Player) -> bytes:
    if not player.services:
        return NOTHING * (4 * MOST_SERVICES)
    is_asked = state.asked(owner) is not None
    answers = state.legal(owner) if is_asked else any_time_uses(state, owner)
    usable = [action.index for action in answers if isinstance(action, Use)]
    each = [
        numbers((card, partner, uses, USABLE if card in usable else _readiness(state, card, uses)))
        for card, partner, uses in player.services
    ]
    return filled(each, MOST_SERVICES, 4)


def _readiness(state: ReykholtState, card: int, uses: int) -> int:
    """What becomes of a card that cannot be used right now."""
    limit = state.book.cards[card]
    if not limit.limit or uses < limit.limit:
        return WAITING
    return SPENT if limit.per == PER_GAME or limit.is_immediate else USED


def _points(state: ReykholtState, owner: Seat) -> bytes:
    rule = ending.points_rule(state)
    if rule is not None:
        return number(ending.points(state, owner, rule))
    return number(ending.solo_score(state)) if state.solo else NOTHING


def _goal(state: ReykholtState) -> bytes:
    """Alone, a table or points to reach."""
    if not state.solo:
        return NOTHING * 2
    if ending.points_rule(state) is None:
        return number(ending.goal_table(state)) + NOTHING
    goal = state.box.scenarios[state.rulings.scenario].goal_points
    return NOTHING + (number(goal) if goal is not None else NOTHING)
