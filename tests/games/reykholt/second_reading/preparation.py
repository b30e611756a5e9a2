"""Mise en place (R1-R12, R81-R84)."""

from tests.games.reykholt.second_reading.components import (
    CARDS,
    EDITION,
    EVENTS,
    SIZES,
    rounds,
    sized_piles,
    spaces,
)
from tests.games.reykholt.second_reading.story import scenario_set_up
from tests.games.reykholt.second_reading.table import Place, Player, Table
from tests.games.second_reading.questions import Draw, Flow
from tests.games.second_reading.setting import Options


def set_out(seats: int, options: Options) -> Table:
    """The table before anything is drawn."""
    table = Table(
        [Player(seat, workers=EDITION["start"]["workers"]) for seat in range(seats)], options
    )
    table.places = [Place(space) for space in spaces(seats)]
    for place in table.places:
        # R83: alone, the flagged spaces of the property are blocked.
        place.neutral = table.solo and place.space.flag and place.space.column == "property"
    table.rounds = rounds(seats, table.scenario)
    table.piles = sized_piles(seats)
    random = EDITION["greenhouses"]["random"]
    table.random_hidden = {size: random["hidden"].get(str(size), 0) for size in SIZES}
    table.random_top = [random["opener"]]
    table.stack = list(EDITION["service_display"]["stack"])
    table.events_left = [
        event
        for event, card in EVENTS.items()
        if options["r95_events"] == 13 or not card.get("thirteenth")
    ]
    return table


def prepare(table: Table) -> Flow[None]:
    """Start player, service cards, managers, then what the scenario says."""
    if not table.solo:
        seats = [str(player.seat) for player in table.players]
        table.first = int((yield Draw("first", lambda seat: seat in seats)))
    for player in table.turn_order:  # R12
        at = 0 if table.options["r12_start_player_in_front"] else len(table.track[0])
        table.track[0].insert(at, player.seat)
    pool = card_pool(table)
    for _ in range(EDITION["service_display"]["shown_solo" if table.solo else "shown"]):
        card = yield Draw("reveal", lambda card: card in pool)
        pool.remove(card)
        table.display.append(card)
    yield from scenario_set_up(table)


def card_pool(table: Table) -> list[str]:
    """R8: the cards of the chosen group."""
    with_story = table.options["r8_story_cards"]
    joined = with_story == "always" or (with_story == "story" and table.scenario is not None)
    return [
        card
        for card, printed in CARDS.items()
        if printed["group"] == table.options["service_group"]
        and (joined or not printed.get("story"))
    ]
