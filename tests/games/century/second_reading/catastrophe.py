"""Prévention des catastrophes (R34-R45)."""

from tests.games.century.second_reading.asking import ask, ask_in_secret, ask_number
from tests.games.century.second_reading.environment import move_marker
from tests.games.century.second_reading.table import Pawn, Player, Table
from tests.games.second_reading.questions import Flow


def catastrophe_prevention(table: Table) -> Flow[None]:
    """R35: whoever quit last opens; then lap after lap, clockwise."""
    table.phase = "catastrophe"
    table.starter = table.quit[-1]
    lap = 0
    while not is_settled(table):
        lap += 1
        for player in table.clockwise(table.starter):
            if is_settled(table):
                break
            if is_beaten(table, player):
                yield from bid(table, player)
    table.happened[f"a catastrophe settled in lap {min(lap, 5)}"] += 1
    take_the_consequences(table)


def is_settled(table: Table) -> bool:
    """R38: one pawn in each column in play."""
    return sorted(pawn.column for pawn in table.pawns.values()) == sorted(table.box.columns)


def highest(table: Table, column: int) -> int:
    """The highest bid in a column; -1 if there is no pawn."""
    bids = [pawn.bid for pawn in table.pawns.values() if pawn.column == column]
    return max([number for number in bids if number is not None], default=-1)


def is_beaten(table: Table, player: Player) -> bool:
    """R36, R37: without a pawn, or with a higher one above."""
    pawn = table.pawns.get(player.seat)
    return pawn is None or pawn.bid != highest(table, pawn.column)


def bid(table: Table, player: Player) -> Flow[None]:
    """R36, R37, R40, R41: a column, then more than the highest bid there."""
    most = table.box.most_catastrophe_bid
    least = {column: highest(table, column) + 1 for column in table.box.columns}
    columns = [column for column in least if least[column] <= most]
    payable = [f"column {column}" for column in columns if least[column] <= player.science]
    if len(columns) == 1:
        table.happened["a single column that can be outbid"] += 1
        answer = yield from ask(player, payable)
    else:
        answer = yield from ask_in_secret(player, payable)
    column = int(answer.split()[1])
    earlier = table.pawns.get(player.seat)
    if earlier is not None and earlier.column == column:
        table.happened["a bid in the column where one was beaten"] += 1
    pawn = table.pawns[player.seat] = Pawn(column)
    if least[column] == most:
        table.happened["the highest bid of all, not asked"] += 1
        pawn.bid = most
    else:
        pawn.bid = yield from ask_number(player, "bid", least[column], min(most, player.science))


def take_the_consequences(table: Table) -> None:
    """R41, R42, R45."""
    assert table.catastrophe is not None
    columns = table.box.catastrophes[table.catastrophe]
    for player in table.players:
        pawn = table.pawns[player.seat]
        assert pawn.bid is not None
        player.science -= pawn.bid
        waste, pollution = columns[pawn.column]
        player.waste_aside += waste
        for _ in range(pollution):
            move_marker(table, player, -1)
        if pawn.column == min(table.box.columns):
            table.starter = player.seat
    table.pawns = {}
