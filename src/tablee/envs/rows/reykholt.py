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
from tablee.games.reykholt.box import Box
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
from tablee.games.reykholt.state.book import PER_GAME, Book
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


class _Side:
    """A player as last written, and all that it was written of."""

    def __init__(self, state: ReykholtState, player: Player, tables: list[int]) -> None:
        self._box: Final = state.box
        self._book: Final = state.book
        self._scenario: Final = state.rulings.scenario
        self._round: Final = state.round
        self._stage: Final = state.stage
        self._event: Final = state.event
        self._tables: Final = tables
        self._was: Final = player.clone()
        #: Its goods, greenhouses and table, and what it can look forward to.
        self.holds = b""
        self.forecast = b""

    def is_as(self, state: ReykholtState, player: Player, tables: list[int]) -> bool:
        """Whether nothing has changed; of tuples, what has changed is another one."""
        was = self._was
        return (
            was.stock is player.stock
            and was.greenhouses is player.greenhouses
            and was.services is player.services
            and was.table == player.table
            and was.bonus_used == player.bonus_used
            # Only cards look at the tables of others.
            and (not player.services or self._tables == tables)
            and self._stage == state.stage
            and self._round == state.round
            and self._event == state.event
            and self._box is state.box
            and self._book is state.book
            and self._scenario == state.rulings.scenario
        )


class _Last:
    """The row of a game as last written, in parts, and what they were written of."""

    def __init__(self, seats: int) -> None:
        self.event = NONE
        self.book: Book | None = None
        self.box: Box | None = None
        #: Of each space, what follows its workers.
        self.signs: list[bytes] = []
        self.standing: list[tuple[int, ...]] = []
        self.spaces = b""
        self.sides: Final[list[_Side | None]] = [None] * seats


class Writer(Rows):
    """Spaces and players are written anew where they have changed."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self._seats: Final = seats
        self._nobody: Final = numbers((0,) * (seats + 1))
        self._greenhouses: Final[dict[tuple[int, Greenhouse], bytes]] = {}
        self._last: Final[dict[int, _Last]] = {}

    def parts(self, state: State, seat: Seat, at: int) -> list[bytes]:
        assert isinstance(state, ReykholtState)
        last = self._last.get(at)
        if last is None:
            last = self._last[at] = _Last(self._seats)
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
            self._spaces(state, last),
            number(state.space),
        ]
        ranking = self._ranking(state)
        tables = [player.table for player in state.players]
        for owner in range(self._seats):
            player = state.players[owner]
            side = last.sides[owner]
            if side is None or not side.is_as(state, player, tables):
                side = last.sides[owner] = _Side(state, player, tables)
                side.holds = self._holds(state, player)
                side.forecast = _forecast(state, owner)
            row.append(side.holds)
            row.append(number(player.workers))
            row.append(_services(state, owner, player))
            row.append(number(ranking[owner]))
            row.append(_points(state, owner))
            row.append(number(int(state.stage >= TOURISM and player.bonus_used)))
            row.append(side.forecast)
        row.append(_goal(state))
        is_blocked = state.rulings.blocked_space and not state.players[0].blocked_space_used
        row.append(number(int(is_blocked)))
        return row

    def _spaces(self, state: ReykholtState, last: _Last) -> bytes:
        standing: list[tuple[int, ...]] = []
        for player in state.players:
            standing.append(player.stayed)
            standing.append(player.placed)
        is_same = state.event == last.event and state.book is last.book and state.box is last.box
        if is_same and standing == last.standing:
            return last.spaces
        last.standing = standing
        if not is_same:
            last.event, last.book, last.box = state.event, state.book, state.box
            last.signs = _signs(state)
        workers: dict[int, list[int]] = {}
        for owner, player in enumerate(state.players):
            for space in player.stayed:
                there = workers.setdefault(space, [0] * (self._seats + 1))
                there[owner] += 1
                there[self._seats] += 1
            for space in player.placed:
                workers.setdefault(space, [0] * (self._seats + 1))[owner] += 1
        row: list[bytes] = []
        for index, printed in enumerate(state.box.spaces):
            found = workers.get(printed.number)
            row.append(numbers(tuple(found)) if found is not None else self._nobody)
            row.append(last.signs[index])
        missing = len(SPACES) - len(state.box.spaces)
        row.append(NOTHING * (missing * (self._seats + 3)))
        last.spaces = b"".join(row)
        return last.spaces

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

    def _holds(self, state: ReykholtState, player: Player) -> bytes:
        houses = [self._greenhouse(state, house) for house in player.greenhouses]
        return b"".join(
            [
                numbers(player.stock),
                filled(houses, MOST_GREENHOUSES, 8),
                number(player.table),
            ]
        )

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


def _signs(state: ReykholtState) -> list[bytes]:
    """Of each space whether it is blocked and whether it is closed."""
    closed, blocked = weather(state).closed, state.box.blocked
    return [
        number(int(space.number in blocked)) + number(closed >> space.number & 1)
        for space in state.box.spaces
    ]


def _forecast(state: ReykholtState, owner: Seat) -> bytes:
    """The harvest, and how far goods reach without and with it."""
    goods, choices, plan, after = reach(state, owner)
    row = [numbers(goods), number(choices), number(plan[0]), number(plan[1])]
    if after is None:
        row.append(NOTHING * 2)
    else:
        row += [number(after[0]), number(after[1])]
    return b"".join(row)


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
