"""Taking and sharing service cards (R37, R38, R64-R69)."""

from tests.games.reykholt.second_reading import cards
from tests.games.reykholt.second_reading.asking import ask
from tests.games.reykholt.second_reading.occasion import Occasion
from tests.games.reykholt.second_reading.possibility import services_to_share, services_to_take
from tests.games.reykholt.second_reading.table import Player, Table
from tests.games.second_reading.questions import Flow

#: "s'il ne reste que 3/2/1 cartes Service disponibles"
FEW_LEFT = 3


def take(table: Table, player: Player, occasion: Occasion) -> Flow[None]:
    """R38: the card, its immediate effect, then the good of the stack."""
    shown = len(table.display)
    names = [f"service {card}" for card in services_to_take(table, player)]
    card = (yield from ask(player, names)).split()[1]
    table.display.remove(card)
    assert occasion.space is not None
    yield from cards.receive(table, player, card, occasion.space)
    if shown <= FEW_LEFT and table.stack:
        player.stock[table.stack.pop(0)] += 1


def share(table: Table, player: Player, occasion: Occasion) -> Flow[None]:
    """R64: it lies between both from now on."""
    ways = {f"share {card}": (card, owner) for card, owner in services_to_share(table, player)}
    card, owner = ways[(yield from ask(player, list(ways)))]
    (service,) = (service for service in owner.services if service.card == card)
    service.shared_with = player.seat
    assert occasion.space is not None
    yield from cards.receive(table, player, card, occasion.space, owner.seat)
