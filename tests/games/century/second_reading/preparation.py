"""Mise en place, of the game and of each round (R6, R7, R11-R18)."""

from tests.games.century.second_reading.components import (
    BONUS_ROUNDS,
    LAST_ROUND,
    PILES,
    PREFIXES,
    Box,
    of_pile,
)
from tests.games.century.second_reading.table import Place, Player, Table
from tests.games.second_reading.questions import Draw, Flow
from tests.games.second_reading.setting import Options


def set_out(seats: int, options: Options) -> Table:
    """The table before anything is drawn."""
    box = Box(seats)
    players = [
        Player(seat, box.start_coins, box.start_science, box.start_environment)
        for seat in range(seats)
    ]
    for player in players:
        start = box.tiles["start"]
        player.country = [Place(start, (0, 0), 0, box.start_waste, set(box.start_citizens))]
    return Table(
        box,
        options,
        players,
        unseen_territories={pile: of_pile("L", pile, box.tiles) for pile in PREFIXES},
        unseen_technologies={pile: of_pile("T", pile, box.technologies) for pile in PREFIXES},
        unseen_catastrophes={pile: of_pile("C", pile, box.catastrophes) for pile in PREFIXES},
        marker=box.marker_start,
    )


def prepare(table: Table) -> Flow[None]:
    """The first starter, then the bonus cards of rounds 2 and 4."""
    seats = [str(player.seat) for player in table.players]
    table.starter = int((yield Draw("first", lambda seat: seat in seats)))
    if table.options["r2_bonus_cards"]:
        for number in BONUS_ROUNDS:
            cards = table.box.bonus_cards(number)
            table.bonus_cards[number] = yield Draw("card", cards.__contains__)


def prepare_round(table: Table, number: int) -> Flow[None]:
    """R13-R18: what is left of the round before is gone."""
    table.round = number
    table.territories = []
    table.technologies = []
    table.catastrophe = None
    table.sold = []
    table.leaving = []
    for player in table.players:
        player.won = 0
        for owned in player.technologies:
            for index, effect in enumerate(owned.technology.effects):
                owned.used[index] = owned.used[index] and effect.is_single_use
    if number == LAST_ROUND:
        return
    box = table.box
    table.phase = "auction"
    table.marker = box.marker_start
    pile = PILES[number]
    for _ in range(box.territories_shown):
        table.territories.append((yield from draw("reveal", table.unseen_territories[pile])))
    for _ in range(box.technologies_shown):
        table.technologies.append((yield from draw("reveal", table.unseen_technologies[pile])))
    table.catastrophe = yield from draw("catastrophe", table.unseen_catastrophes[pile])


def draw(verb: str, unseen: list[str]) -> Flow[str]:
    """One of a pile that nobody has seen yet."""
    drawn = yield Draw(verb, unseen.__contains__)
    unseen.remove(drawn)
    return drawn
