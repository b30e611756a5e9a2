"""The time of work: placing workers and resolving spaces (R14-R26, R83-R87, R91)."""

from tests.games.reykholt.second_reading import effects, goods, greenhouses, moments
from tests.games.reykholt.second_reading.asking import ask_openly, window
from tests.games.reykholt.second_reading.components import EDITION, SOLO
from tests.games.reykholt.second_reading.occasion import Occasion
from tests.games.reykholt.second_reading.possibility import any_time_cards, is_possible
from tests.games.reykholt.second_reading.story import event_of_the_round
from tests.games.reykholt.second_reading.table import Place, Placement, Player, Table
from tests.games.second_reading.questions import Flow


def work_time(table: Table) -> Flow[None]:
    table.phase = "work"
    table.first_harvest = None
    for player in table.players:
        player.flags, player.placed = set(), 0
    yield from event_of_the_round(table)
    yield from window(table, table.turn_order)
    for player in table.turn_order:
        besides = ("arrivals", lambda: arrivals(table)) if table.solo else None
        yield from moments.moment(table, player, "phase_start", Occasion(), besides)
    for _ in range(EDITION["start"]["workers"]):
        for player in table.turn_order:
            yield from place_worker(table, player)
    yield from window(table, table.turn_order)
    yield from moments.moment_of_all(table, "phase_end")


def arrivals(table: Table) -> Flow[None]:
    """R85: what the solo player takes without a worker."""
    (player,) = table.players
    goods.add(player, SOLO["gain"])
    for _ in range(SOLO["greenhouses"]):
        if table.random_left:
            yield from greenhouses.take_random(table, player)


def place_worker(table: Table, player: Player) -> Flow[None]:
    """R18, R19, R26."""
    yield from window(table, table.others(player))
    while True:
        places = {f"work {place.space.id}": place for place in legal_places(table, player)}
        if not places:
            if any_time_cards(table, player):
                answer = yield from ask_openly(table, player, ["wait"])
                if answer is None:
                    continue
            player.workers -= 1
            player.placed += 1
            table.happened["worker laid aside"] += 1
            return
        answer = yield from ask_openly(table, player, list(places))
        if answer is not None:
            break
    placement = put(table, player, places[answer])
    table.placement = placement
    yield from resolve_space(table, player, placement)
    after = Occasion(after=placement)
    yield from moments.moment(table, player, "after_own_action", after)
    yield from moments.moment(table, player, "after_own_placement", after)
    for other in table.others(player):
        yield from moments.moment(table, other, "opponent_placement", after)
    table.placement = None


def put(table: Table, player: Player, place: Place) -> Placement:
    table.happened[f"space {len(table.players)} {place.space.id}"] += 1
    if place.has_worker:
        player.blocked_used = True
        table.happened["blocked space"] += 1
    place.workers.append((player.seat, table.round))
    player.workers -= 1
    player.placed += 1
    if place.space.flag:
        player.flags.add(place.space.column)
    return Placement(player.seat, place, player.placed)


def legal_places(table: Table, player: Player) -> list[Place]:
    """R15-R17, R91."""
    may_block = table.solo and bool(table.options["r91_blocked_space"]) and not player.blocked_used
    ignore_flags = "ignore_flags" in table.active_modifiers
    return [
        place
        for place in table.places
        if (may_block or not place.has_worker)
        and not place.closed
        and (ignore_flags or not place.space.flag or place.space.column not in player.flags)
        and any(is_possible(table, player, part, Occasion()) for part in place.space.parts)
    ]


def resolve_space(table: Table, player: Player, placement: Placement) -> Flow[None]:
    """R20, R21, R24, Q7: gains first, then every part that can be done, in the order wished."""
    parts = dict(enumerate(placement.place.space.parts, 1))
    done = 0
    for number, part in list(parts.items()):
        if part["op"] == "gain":
            yield from effects.carry_out(table, player, parts.pop(number), Occasion(placement))
            done += 1

    def possible() -> list[int]:
        return [
            number
            for number, part in parts.items()
            if is_possible(table, player, part, Occasion(placement))
        ]

    duties = set(possible())
    while True:
        numbers = possible()
        if not numbers:
            return
        number = numbers[0]
        if len(numbers) > 1:
            answer = yield from ask_openly(table, player, [f"part {n}" for n in numbers])
            if answer is None:
                continue
            number = int(answer.split()[1])
        part = parts.pop(number)
        # Harvesting less is always allowed, but a space must do something.
        occasion = Occasion(placement, must=not done, may_leave=number not in duties)
        yield from effects.carry_out(table, player, part, occasion)
        done += 1
        if part["op"] != "harvest":
            duties |= set(possible())
