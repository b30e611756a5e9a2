"""The tourist track and the time of tourism (R39, R44-R53)."""

from tests.games.reykholt.second_reading import moments
from tests.games.reykholt.second_reading.asking import ask_openly, window
from tests.games.reykholt.second_reading.components import LAST_TABLE, card_order, stop
from tests.games.reykholt.second_reading.goods import remove, written
from tests.games.reykholt.second_reading.occasion import Occasion
from tests.games.reykholt.second_reading.possibility import bundles
from tests.games.reykholt.second_reading.table import Goods, Player, Service, Table
from tests.games.second_reading.questions import Flow


def step(table: Table, player: Player) -> Flow[None]:
    """R49: the newcomer stands in front."""
    before = table.position(player)
    table.track[before].remove(player.seat)
    table.track[before + 1].append(player.seat)
    if table.phase == "tourism":
        player.moved += 1
        yield from moments.moment(table, player, "own_arrival", Occasion())


def advance(table: Table, player: Player, steps: int) -> Flow[None]:
    """R39."""
    for _ in range(steps):
        if table.position(player) < LAST_TABLE:
            yield from step(table, player)


def tourism_turn(table: Table, player: Player) -> Flow[None]:
    """R46-R48, R52."""
    while table.position(player) < LAST_TABLE:
        ways = {
            f"pay {written(paid)}": (paid, uses) for paid, uses in table_payments(table, player)
        }
        answers = [*ways, "stay" if player.bonus_used else "bonus"]
        answer = yield from ask_openly(table, player, answers)
        if answer is None:
            continue
        if answer == "stay":
            break
        if answer == "bonus":
            player.bonus_used = True
            yield from bonus(table, player)
        else:
            paid, used = ways[answer]
            remove(player, paid)
            for service in used:
                service.uses += 1
                table.happened[f"card {service.card}"] += 1
                table.happened[f"op {service.printed['effect'][0]['op']}"] += 1
            yield from step(table, player)
    yield from moments.moment(table, player, "own_tourism_turn_end", Occasion())


def bonus(table: Table, player: Player) -> Flow[None]:
    """R47: the goods of the table come instead of going."""
    following = stop(table.position(player) + 1)
    extra = table.active_modifiers.get("bonus_extra_good", [])
    player.stock[following.good] += following.count + sum(modifier["n"] for modifier in extra)
    yield from step(table, player)
    yield from moments.moment(table, player, "own_bonus", Occasion(good=following.good))


def table_payments(table: Table, player: Player) -> list[tuple[Goods, list[Service]]]:
    """R46, R48a: every payment of the next table, and the cards that it needs."""
    following = stop(table.position(player) + 1)
    own = [
        service
        for service in sorted(player.services, key=lambda service: card_order(service.card))
        if service.printed["trigger"]["on"] == "own_pay_table" and not service.exhausted
    ]
    found = []
    for number in range(following.count + 1):
        for bundle in bundles(player.stock, number):
            needed = cards_needed(following.good, following.count, bundle, own)
            if needed is not None:
                found.append((bundle, needed))
    return found


def cards_needed(good: str, count: int, bundle: Goods, own: list[Service]) -> list[Service] | None:
    """The cards that make these goods a payment; `None` if they do not."""
    paid = sum(bundle.values())
    missing, other = count - paid, paid - bundle[good]
    needed = []
    for service in own:
        (effect,) = service.printed["effect"]
        match effect["op"]:
            case "discount_in_payment":
                if missing == effect["n"] and paid >= effect["minimum"]:
                    missing = 0
                    needed.append(service)
            case "substitute_in_payment":
                if other > 0:
                    other = max(0, other - effect["n"])
                    needed.append(service)
    return None if missing or other else needed


def tourism_time(table: Table) -> Flow[None]:
    """R44, R45, R53."""
    table.phase = "tourism"
    for player in table.players:
        player.moved = 0
    for player in table.from_the_front:
        yield from window(table, table.others(player))
        yield from tourism_turn(table, player)
    yield from window(table, table.turn_order)
    yield from moments.moment_of_all(table, "phase_end")
