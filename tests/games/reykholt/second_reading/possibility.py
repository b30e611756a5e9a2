"""What can be done: nothing here changes the table."""

from collections.abc import Iterable
from itertools import combinations_with_replacement
from typing import Any

from tests.games.reykholt.second_reading.components import CARDS, GOODS, LAST_TABLE, SIZES, stop
from tests.games.reykholt.second_reading.conditions import holds
from tests.games.reykholt.second_reading.occasion import Occasion
from tests.games.reykholt.second_reading.table import (
    Goods,
    Greenhouse,
    Player,
    Service,
    Table,
)

Effect = dict[str, Any]


def is_possible(table: Table, player: Player, effect: Effect, occasion: Occasion) -> bool:
    match effect["op"]:
        case "pay_any":
            return bool(payments(table, player, effect))
        case "exchange":
            return all(
                is_possible(table, player, cost, occasion) for cost in effect["cost"]
            ) and any(is_possible(table, player, got, occasion) for got in effect["get"])
        case "choose":
            return any(
                is_possible(table, player, part, occasion)
                for option in effect["options"]
                for part in option
            )
        case "if_else":
            taken = branch(table, player, effect, occasion)
            return any(is_possible(table, player, part, occasion) for part in taken)
        case "take_greenhouse":
            if effect["source"] == "random":
                return table.random_left > 0
            return any(table.piles[size] for size in effect.get("sizes", SIZES))
        case "discard_greenhouse" | "give_greenhouse":
            return bool(len(cards_to_part_with(player)) >= effect.get("n", 1))
        case "plant":
            return bool(most_plantings(player, effect) >= max(1, effect["min"]))
        case "plant_from_supply":
            return bool(player.empty)
        case "harvest":
            return bool(harvests(player, effect, occasion, []))
        case "fill_plot":
            return any(fillings(greenhouse, effect) for greenhouse in player.greenhouses)
        case "lose_from_greenhouse":
            return bool(player.planted)
        case "advance":
            return table.position(player) < LAST_TABLE
        case "take_service":
            return bool(services_to_take(table, player))
        case "share_service":
            return bool(services_to_share(table, player))
        case "substitute_in_payment" | "discount_in_payment":
            return False  # they change a payment and are never carried out by themselves
    return True


def branch(table: Table, player: Player, effect: Effect, occasion: Occasion) -> list[Effect]:
    """What an "if" comes to."""
    taken = "then" if holds(table, player, effect["if"], occasion) else "else"
    return list(effect.get(taken, []))


def can_use(table: Table, player: Player, card: str, occasion: Occasion) -> bool:
    """R60: the condition holds, the whole cost can be paid, at least one effect is possible."""
    printed = CARDS[card]
    return (
        all(holds(table, player, condition, occasion) for condition in printed.get("condition", []))
        and all(is_possible(table, player, cost, occasion) for cost in printed.get("cost", []))
        and any(is_possible(table, player, effect, occasion) for effect in printed["effect"])
    )


def any_time_cards(table: Table, player: Player) -> list[Service]:
    """R71: those that can be used now."""
    return [
        service
        for service in player.services
        if service.printed["trigger"]["on"] == "any_time"
        and not service.exhausted
        and can_use(table, player, service.card, Occasion())
    ]


def bundles(available: Goods, number: int) -> Iterable[Goods]:
    """Every multiset of so many goods."""
    for chosen in combinations_with_replacement(GOODS, number):
        bundle = {good: chosen.count(good) for good in GOODS}
        if all(bundle[good] <= available[good] for good in GOODS):
            yield bundle


def payments(table: Table, player: Player, effect: Effect) -> list[Goods]:
    """Every way to pay "any goods"."""
    number = effect["n"]
    if number == "plates_of_own_table":
        number = stop(table.position(player)).plates  # R80
    excluded = effect.get("exclude", [])
    return [
        bundle
        for bundle in bundles(player.stock, number)
        if not any(bundle[good] for good in excluded)
        and not (effect.get("different") and max(bundle.values()) > 1)
        and not (effect.get("same") and max(bundle.values()) < number)
    ]


def cards_to_part_with(player: Player) -> list[Greenhouse]:
    """R78: a service card that is a greenhouse stays."""
    return [greenhouse for greenhouse in player.greenhouses if not greenhouse.is_card]


def allowed(greenhouse: Greenhouse, effect: Effect) -> tuple[str, ...]:
    """R77: planted "as if it had so many plots", every good is allowed."""
    return GOODS if effect.get("as_size") else greenhouse.kind.allowed


def most_plantings(player: Player, effect: Effect) -> int:
    """R30: how many empty greenhouses can be matched with goods of the stock."""

    def most(empty: list[Greenhouse], stock: Goods) -> int:
        if not empty:
            return 0
        greenhouse, rest = empty[0], empty[1:]
        best = most(rest, stock)
        for good in allowed(greenhouse, effect):
            if best <= len(rest) and stock[good]:
                best = max(best, 1 + most(rest, {**stock, good: stock[good] - 1}))
        return best

    return most(player.empty, player.stock)


def plantings(player: Player, effect: Effect, needed: int) -> list[tuple[str, Greenhouse]]:
    """R27, R28; those that leave the rest of a minimum possible (R25, R30)."""
    found = []
    for greenhouse in player.empty:
        for good in allowed(greenhouse, effect):
            if player.stock[good]:
                player.stock[good] -= 1
                greenhouse.goods[good] += 1
                if most_plantings(player, effect) >= needed - 1:
                    found.append((good, greenhouse))
                greenhouse.goods[good] -= 1
                player.stock[good] += 1
    return found


def harvests(
    player: Player, effect: Effect, occasion: Occasion, picked: list[Greenhouse]
) -> list[tuple[str, Greenhouse]]:
    """R32, R33: what may be picked next."""
    found = []
    for greenhouse in player.planted:
        if effect.get("same_greenhouse"):
            is_open = not picked or greenhouse is picked[0]
        else:
            is_open = greenhouse not in picked
        if effect.get("exclude_greenhouses_used_by_trigger"):
            assert occasion.after is not None
            is_open = is_open and greenhouse not in occasion.after.harvested
        if is_open and greenhouse.held >= effect.get("min_goods_in_greenhouse", 1):
            found += [(good, greenhouse) for good in greenhouse.types]
    return found


def fillings(greenhouse: Greenhouse, effect: Effect) -> list[str]:
    """R76: what may be put into an empty plot."""
    if not greenhouse.has_empty_plot:
        return []
    match effect["good"]:
        case "allowed_but_absent":
            return [good for good in greenhouse.kind.allowed if not greenhouse.goods[good]]
        case "type_present":
            return greenhouse.types
        case good:
            if effect.get("ignore_allowed") or good in greenhouse.kind.allowed:
                return [good]
            return []


def services_to_take(table: Table, player: Player) -> list[str]:
    """R60, R61."""
    return [card for card in table.display if may_have(table, player, card)]


def services_to_share(table: Table, player: Player) -> list[tuple[str, Player]]:
    """R64-R66, R69: cards that lie before a neighbour and are not shared yet."""
    seats = len(table.players)
    if seats < 3:
        return []
    neighbours = [table.players[(player.seat + step) % seats] for step in (1, -1)]
    return [
        (service.card, neighbour)
        for neighbour in neighbours
        for service in neighbour.services
        if service.shared_with is None and may_have(table, player, service.card)
    ]


def may_have(table: Table, player: Player, card: str) -> bool:
    """R60: an immediate card only if it can be used now."""
    return CARDS[card]["trigger"]["on"] != "take" or can_use(table, player, card, Occasion())
