"""How far a tournament is: what its stored tables and members add up to."""

from collections import Counter
from collections.abc import Sequence

from tablee.core import BadSetup, Value
from tablee.core.catalogue import game as open_game
from tablee.core.options import fill_in
from tablee.server.storage.records import SeatRow
from tablee.server.storage.tournaments import Member, RoundTable, StoredTournament
from tablee.server.tournaments.rounds import History, Round
from tablee.server.tournaments.schedule import league
from tablee.server.tournaments.standings import Standing, standings
from tablee.server.tournaments.swiss import next_round


def legal_sizes(game_id: str, options: dict[str, Value], seats: int) -> list[int]:
    """How many people may play at a table, with these options and so many seats at most."""
    game = open_game(game_id)
    return [size for size in game.seats if 2 <= size <= seats and _fits(game_id, options, size)]


def _fits(game_id: str, options: dict[str, Value], size: int) -> bool:
    try:
        fill_in(open_game(game_id).options, options, size)
    except BadSetup:
        return False
    return True


class Progress:
    """A stored tournament, and what follows from it."""

    def __init__(self, stored: StoredTournament) -> None:
        self.stored = stored
        self.row = stored.row
        self.members = {member.user_id: member for member in stored.members}

    @property
    def active(self) -> list[Member]:
        """Those who play on, by lot."""
        return [member for member in self.stored.members if member.left_after is None]

    @property
    def unfinished(self) -> list[RoundTable]:
        """The tables at which it is still played."""
        return [table for table in self.stored.tables if table.is_unfinished]

    @property
    def is_at_once(self) -> bool:
        """Whether all rounds are open at the same time: turn by turn, nobody has to wait for them.

        Swiss rounds need the results of those before, and nobody plays two live games at once.
        """
        return self.row.format == "league" and self.row.clock.get("kind") == "days"

    def legal_sizes(self) -> list[int]:
        """How many people may play at one of its tables."""
        return legal_sizes(self.row.game, self.row.options, self.row.seats)

    def tables_of(self, number: int) -> list[RoundTable]:
        """The tables of a round."""
        return [table for table in self.stored.tables if table.round == number]

    def sits_out(self, number: int) -> list[str]:
        """Who was there and had no table in a round, or one that was closed without a result."""
        seated = {
            seat.user_id
            for table in self.tables_of(number)
            if table.status != "closed"
            for seat in table.seats
        }
        return [
            member.user_id
            for member in self.stored.members
            if member.user_id not in seated
            and (member.left_after is None or member.left_after >= number)
        ]

    def played_rounds(self) -> list[Round]:
        """All rounds that are open or over, as they were seated."""
        return [
            Round(
                tuple(_seated(table.seats) for table in self.tables_of(number)),
                tuple(self.sits_out(number)),
            )
            for number in range(1, self.row.round + 1)
        ]

    def standings(self) -> list[Standing]:
        """How everybody stands by the games that are over."""
        rounds = range(1, self.row.round + 1)
        sat_out = Counter(player for number in rounds for player in self.sits_out(number))
        games = [table.finishers() for table in self.stored.tables]
        players = [member.user_id for member in self.stored.members]
        return standings(players, games, sat_out, self.row.seats, self.row.format)

    def next_rounds(self) -> list[Round]:
        """The rounds to come as far as they can be known; empty if there are too few to play.

        A league's plan holds as long as nobody leaves.
        """
        row, past = self.row, History.of(self.played_rounds())
        active = [member.user_id for member in self.active]
        if row.format == "swiss":
            order = [s.player for s in self.standings() if s.player in set(active)]
            found = next_round(order, row.seats, self.legal_sizes(), past)
            return [found] if found.tables else []
        planned = [Round(tuple(tuple(table) for table in tables)) for tables in row.plan]
        known = {player for each in planned for table in each.tables for player in table}
        if planned and known <= set(active):
            return planned
        rest = (row.rounds or 0) - row.round
        return league(active, rest, row.seats, self.legal_sizes(), past if row.round else None)


def _seated(seats: Sequence[SeatRow]) -> tuple[str, ...]:
    return tuple(seat.user_id or "" for seat in seats)
