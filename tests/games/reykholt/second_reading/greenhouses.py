"""Greenhouses that are taken, discarded, given, filled."""

from tests.games.reykholt.second_reading import moments
from tests.games.reykholt.second_reading.asking import ask
from tests.games.reykholt.second_reading.components import GOODS, SIZES, greenhouse_kind
from tests.games.reykholt.second_reading.goods import add, written
from tests.games.reykholt.second_reading.occasion import Occasion
from tests.games.reykholt.second_reading.possibility import (
    Effect,
    bundles,
    cards_to_part_with,
    fillings,
)
from tests.games.reykholt.second_reading.table import Greenhouse, Player, Table
from tests.games.second_reading.questions import Draw, Flow


def take(table: Table, player: Player, effect: Effect, occasion: Occasion) -> Flow[None]:
    """R34."""
    taken: list[int] = []
    for _ in range(effect.get("n", 1)):
        if effect["source"] == "random":
            if not table.random_left:
                break
            yield from take_random(table, player)
        else:
            sizes = [
                size
                for size in effect.get("sizes", SIZES)
                if table.piles[size] and not (effect.get("different_sizes") and size in taken)
            ]
            if not sizes:
                break
            answer = yield from ask(player, [f"greenhouse {size}" for size in sizes])
            size = int(answer.split()[1])
            taken.append(size)
            table.piles[size] -= 1
            player.greenhouses.append(Greenhouse(greenhouse_kind(size), str(size)))
        if occasion.space is not None:
            occasion.space.deeds.add("take_greenhouse")


def take_random(table: Table, player: Player) -> Flow[None]:
    """R3, R34: the top of the random pile, which is drawn where it is not known."""
    if table.random_top:
        plots = table.random_top.pop(0)
    elif any(table.random_hidden.values()):
        hidden = table.random_hidden
        drawn = yield Draw("draw", lambda text: text in map(str, SIZES) and hidden[int(text)] > 0)
        plots = int(drawn)
        hidden[plots] -= 1
    else:
        plots = table.random_bottom.pop(0)
    player.greenhouses.append(Greenhouse(greenhouse_kind(plots), "random"))


def choose_own(player: Player, verb: str) -> Flow[Greenhouse]:
    own = {f"{verb} {player.number(card)}": card for card in cards_to_part_with(player)}
    return own[(yield from ask(player, list(own)))]


def discard(table: Table, player: Player) -> Flow[None]:
    """R35, R36."""
    greenhouse = yield from choose_own(player, "discard")
    leaving = Occasion(greenhouses=[greenhouse])
    yield from moments.moment(table, player, "before_own_discard_greenhouse", leaving)
    player.greenhouses.remove(greenhouse)
    if greenhouse.pile != "random":
        table.piles[int(greenhouse.pile)] += 1
    elif table.options["r36_discards_return_to"] == "top":
        table.random_top.insert(0, greenhouse.kind.plots)
    else:
        table.random_bottom.append(greenhouse.kind.plots)
    yield from given_up(table, player)


def give(table: Table, player: Player) -> Flow[None]:
    """R79: with its goods."""
    greenhouse = yield from choose_own(player, "give")
    (opponent,) = table.others(player)
    player.greenhouses.remove(greenhouse)
    opponent.greenhouses.append(greenhouse)
    yield from given_up(table, player)


def given_up(table: Table, player: Player) -> Flow[None]:
    for other in table.others(player):
        yield from moments.moment(table, other, "opponent_discards_greenhouse", Occasion())


def rescue(player: Player, effect: Effect, occasion: Occasion) -> Flow[None]:
    """D05: some goods of the greenhouse that leaves are kept."""
    (greenhouse,) = occasion.greenhouses
    ways = {
        f"rescue {written(bundle) or 'none'}": bundle
        for number in range(effect["max"] + 1)
        for bundle in bundles(greenhouse.goods, number)
    }
    kept = ways[(yield from ask(player, list(ways)))]
    add(player, kept)
    for good in GOODS:
        greenhouse.goods[good] -= kept[good]


def lose(player: Player, effect: Effect) -> Flow[None]:
    """EV04: from one of the fullest greenhouses."""
    assert effect["which"] == "own_choice_among_fullest"
    for _ in range(effect["n"]):
        most = max(greenhouse.held for greenhouse in player.planted)
        losses = {
            f"lose {good} {player.number(greenhouse)}": (good, greenhouse)
            for greenhouse in player.planted
            if greenhouse.held == most
            for good in greenhouse.types
        }
        good, greenhouse = losses[(yield from ask(player, list(losses)))]
        greenhouse.goods[good] -= 1


def fill_plots(player: Player, effect: Effect) -> Flow[None]:
    """R75, R76: a good from the supply into an empty plot."""
    open_to_it = [own for own in player.greenhouses if fillings(own, effect)]
    groups = [open_to_it]
    if effect["scope"] == "each_own_greenhouse_with_empty_plot":
        groups = [[greenhouse] for greenhouse in open_to_it]
    for group in groups:
        ways = {
            f"fill {good} {player.number(greenhouse)}": (good, greenhouse)
            for greenhouse in group
            for good in fillings(greenhouse, effect)
        }
        good, greenhouse = ways[(yield from ask(player, list(ways)))]
        greenhouse.goods[good] += 1


def fill_whole(player: Player, effect: Effect) -> Flow[None]:
    """B12, R75: an empty greenhouse is filled with its rarest good from the supply."""
    assert effect["good"] == "rarest_of_greenhouse"
    for _ in range(effect["n"]):
        if not player.empty:
            return
        ways = {f"fill {empty.kind.rarest} {player.number(empty)}": empty for empty in player.empty}
        greenhouse = ways[(yield from ask(player, list(ways)))]
        greenhouse.goods[greenhouse.kind.rarest] = greenhouse.kind.plots
