"""Goods that come from the supply and go back to it."""

from collections.abc import Mapping

from tests.games.reykholt.second_reading.asking import ask
from tests.games.reykholt.second_reading.components import GOODS, LETTERS
from tests.games.reykholt.second_reading.occasion import Occasion
from tests.games.reykholt.second_reading.possibility import Effect, payments
from tests.games.reykholt.second_reading.table import Goods, Player, Table
from tests.games.second_reading.questions import Flow


def add(player: Player, gained: Mapping[str, int]) -> None:
    for good, number in gained.items():
        player.stock[good] += number


def remove(player: Player, paid: Goods) -> None:
    for good in GOODS:
        player.stock[good] -= paid[good]
        assert player.stock[good] >= 0


def written(bundle: Goods) -> str:
    """As letters in the order of rarity: TTL."""
    return "".join(letter * bundle[good] for letter, good in LETTERS.items())


def pay_any(table: Table, player: Player, effect: Effect, occasion: Occasion) -> Flow[None]:
    """Goods of the payer's choice go to the supply."""
    ways = {f"pay {written(bundle)}": bundle for bundle in payments(table, player, effect)}
    paid = ways[(yield from ask(player, list(ways)))]
    remove(player, paid)
    types = [good for good in GOODS if paid[good]]
    occasion.good = types[0] if len(types) == 1 else None


def gain_rarest(player: Player, effect: Effect, occasion: Occasion) -> Flow[None]:
    """B08: of one of the greenhouses just emptied, if they differ the user's choice."""
    types = {greenhouse.kind.rarest for greenhouse in occasion.greenhouses}
    answer = yield from ask(player, [f"take {good}" for good in GOODS if good in types])
    player.stock[answer.split()[1]] += effect["n"]


def gain_next_commoner(player: Player, effect: Effect, occasion: Occasion) -> None:
    """C10: the type one commoner than the good just paid."""
    assert occasion.good is not None
    commoner = GOODS.index(occasion.good) - 1
    assert commoner >= 0
    player.stock[GOODS[commoner]] += effect["n"]
