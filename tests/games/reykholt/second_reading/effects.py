"""What the operations of spaces, cards, events and scenarios do."""

from collections.abc import Iterable

from tests.games.reykholt.second_reading import (
    goods,
    greenhouses,
    harvesting,
    planting,
    services,
    track,
)
from tests.games.reykholt.second_reading.asking import ask, ask_openly
from tests.games.reykholt.second_reading.components import GOODS
from tests.games.reykholt.second_reading.occasion import Occasion
from tests.games.reykholt.second_reading.possibility import Effect, branch, is_possible
from tests.games.reykholt.second_reading.table import Player, Table
from tests.games.second_reading.questions import Flow


def carry_out_all(
    table: Table, player: Player, listed: Iterable[Effect], occasion: Occasion
) -> Flow[None]:
    """R26a: in the printed order, each as far as possible."""
    for effect in listed:
        if is_possible(table, player, effect, occasion):
            yield from carry_out(table, player, effect, occasion)


def carry_out(table: Table, player: Player, effect: Effect, occasion: Occasion) -> Flow[None]:
    table.happened[f"op {effect['op']}"] += 1
    match effect["op"]:
        case "gain":
            goods.add(player, effect["goods"])
        case "opponent_gain":
            for other in table.others(player):
                goods.add(other, effect["goods"])
        case "gain_choice":
            for _ in range(effect["n"]):
                answer = yield from ask(
                    player, [f"take {good}" for good in effect.get("among", GOODS)]
                )
                player.stock[answer.split()[1]] += 1
        case "pay_any":
            yield from goods.pay_any(table, player, effect, occasion)
        case "gain_rarest_of_trigger_greenhouse":
            yield from goods.gain_rarest(player, effect, occasion)
        case "gain_type_of_bonus_table" | "gain_type_planted":
            assert occasion.good is not None
            player.stock[occasion.good] += effect["n"]
        case "gain_next_commoner_of_paid":
            goods.gain_next_commoner(player, effect, occasion)
        case "exchange":
            for cost in effect["cost"]:
                yield from carry_out(table, player, cost, occasion)
            yield from carry_out_all(table, player, effect["get"], occasion)
        case "choose":
            yield from choose(table, player, effect, occasion)
        case "if_else":
            taken = branch(table, player, effect, occasion)
            yield from carry_out_all(table, player, taken, occasion)
        case "take_greenhouse":
            yield from greenhouses.take(table, player, effect, occasion)
        case "discard_greenhouse":
            for _ in range(effect.get("n", 1)):
                yield from greenhouses.discard(table, player)
        case "give_greenhouse":
            for _ in range(effect.get("n", 1)):
                yield from greenhouses.give(table, player)
        case "rescue_goods":
            yield from greenhouses.rescue(player, effect, occasion)
        case "lose_from_greenhouse":
            yield from greenhouses.lose(player, effect)
        case "fill_plot":
            yield from greenhouses.fill_plots(player, effect)
        case "plant_from_supply":
            yield from greenhouses.fill_whole(player, effect)
        case "plant":
            yield from planting.plant(table, player, effect, occasion)
        case "harvest":
            yield from harvesting.harvest(table, player, effect, occasion)
        case "advance":
            yield from track.advance(table, player, effect["n"])
        case "take_service":
            yield from services.take(table, player, occasion)
        case "share_service":
            yield from services.share(table, player, occasion)
        case "provides_greenhouse":
            pass  # when the card came
        case unknown:
            raise AssertionError(unknown)


def choose(table: Table, player: Player, effect: Effect, occasion: Occasion) -> Flow[None]:
    """R22: exactly one branch, and one that can be done."""
    while True:
        branches = {
            f"branch {number}": option
            for number, option in enumerate(effect["options"], 1)
            if any(is_possible(table, player, part, occasion) for part in option)
        }
        if not branches:
            return
        answer = yield from ask_openly(table, player, list(branches))
        if answer is not None:
            yield from carry_out_all(table, player, branches[answer], occasion)
            return
