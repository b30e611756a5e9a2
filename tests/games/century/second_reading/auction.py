"""Enchère de territoire (R19-R28, R32, R33)."""

from tests.games.century.second_reading.asking import ask_in_secret, ask_number
from tests.games.century.second_reading.components import MOST_BID
from tests.games.century.second_reading.purchase import buy_a_technology
from tests.games.century.second_reading.table import Aside, Leaving, Lot, Player, Table
from tests.games.second_reading.questions import Flow


def territory_auction(table: Table) -> Flow[None]:
    """Until everybody has quit."""
    while table.still_in:
        starter = table.players[table.starter]
        answer = yield from open_or_quit(table, starter)
        if answer == "quit":
            yield from quit_the_auction(table, starter)
        else:
            table.lot = Lot(answer.split()[1])
            yield from sell(table, table.lot, starter)


def open_or_quit(table: Table, starter: Player) -> Flow[str]:
    """R19; R28: without a territory left, there is nothing but to quit."""
    if not table.territories:
        table.happened[f"{len(table.still_in)} in when no territory is left"] += 1
        return "quit"
    lots: list[str] = []
    if starter.coins >= table.minimum:
        lots = [f"lot {tile}" for tile in table.territories]
    else:
        table.happened["a starter who cannot pay the minimum"] += 1
    return (yield from ask_in_secret(starter, [*lots, "quit"]))


def sell(table: Table, lot: Lot, opener: Player) -> Flow[None]:
    """R20-R25, R27."""
    if len(table.still_in) == 1:
        table.happened["a territory for the sole player left in"] += 1
        lot.take(table.minimum, opener.seat)
    else:
        most = min(opener.coins, MOST_BID)
        lot.take((yield from ask_number(opener, "bid", table.minimum, most)), opener.seat)
        yield from bidding(table, lot)
    hand_over(table, lot)


def bidding(table: Table, lot: Lot) -> Flow[None]:
    """R20: clockwise from the opener's left, until all but the highest bidder are out."""
    turn = lot.bidder
    assert turn is not None
    while rivals(table, lot):
        turn = (turn + 1) % len(table.players)
        player = table.players[turn]
        if player not in rivals(table, lot):
            continue
        assert lot.bid is not None
        most = min(player.coins, MOST_BID)
        raises = [f"raise {number}" for number in range(lot.bid + 1, most + 1)]
        answer = yield from ask_in_secret(player, [*raises, "pass", "quit"])
        if answer == "pass":
            lot.passed.add(turn)
        elif answer == "quit":
            table.happened["quits on a lot"] += 1
            yield from quit_the_auction(table, player)
        else:
            lot.take(int(answer.split()[1]), turn)


def rivals(table: Table, lot: Lot) -> list[Player]:
    """Who may still raise."""
    return [
        player
        for player in table.players
        if player.seat not in {lot.bidder, *lot.passed, *table.quit}
    ]


def hand_over(table: Table, lot: Lot) -> None:
    """R25."""
    assert lot.bid is not None
    assert lot.bidder is not None
    winner = table.players[lot.bidder]
    table.sold.append((lot.tile, winner.seat, lot.bid))
    winner.coins -= lot.bid
    winner.won += 1
    winner.aside.append(Aside(table.box.tiles[lot.tile], winner.won))
    table.happened[f"territory {winner.won} of a round"] += 1
    table.territories.remove(lot.tile)
    table.marker = min(table.marker + 1, len(table.box.prices(table.round)) - 1)
    table.starter = winner.seat
    table.lot = None


def quit_the_auction(table: Table, player: Player) -> Flow[None]:
    """R22, R29, R32."""
    compensation = 0
    if player.won == 0:
        table.happened[f"compensation in round {table.round}"] += 1
        compensation = table.box.compensation(table.round)
    player.coins += compensation
    table.leaving.append(Leaving(player.seat, compensation))
    if table.lot is None and table.still_in:
        # R26: the next one clockwise who is still in.
        table.starter = table.still_in[0].seat
    yield from buy_a_technology(table, player)
