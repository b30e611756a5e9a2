"""Mode Histoire: events and scenarios (R92-R96)."""

from collections.abc import Mapping
from typing import Any

from tests.games.reykholt.second_reading import effects
from tests.games.reykholt.second_reading.asking import ask_openly, window
from tests.games.reykholt.second_reading.components import EVENTS, SCENARIOS
from tests.games.reykholt.second_reading.occasion import Occasion
from tests.games.reykholt.second_reading.possibility import Effect, branch, is_possible
from tests.games.reykholt.second_reading.table import Player, Table
from tests.games.second_reading.questions import Draw, Flow


def scenario_set_up(table: Table) -> Flow[None]:
    """Piles that leave first, then what each player does, in turn order."""
    if table.scenario is None:
        return
    table.happened[f"scenario {table.scenario}"] += 1
    ops = SCENARIOS[table.scenario].get("setup", [])
    for op in ops:
        if op["op"] == "remove_pile":
            table.happened["op remove_pile"] += 1
            table.piles[op["size"]] = 0
    for player in table.turn_order:
        rest = [op for op in ops if op["op"] != "remove_pile"]
        yield from effects.carry_out_all(table, player, rest, Occasion())


def modifiers(card: Mapping[str, Any]) -> list[Effect]:
    """What a scenario or an event changes."""
    return list(card.get("modifiers", []))


def event_of_the_round(table: Table) -> Flow[None]:
    """R93, R94."""
    table.modifiers = [] if table.scenario is None else modifiers(SCENARIOS[table.scenario])
    for place in table.places:
        place.closed = False
    if table.scenario is None:
        return
    left = table.events_left
    table.event = yield Draw("event", lambda event: event in left)
    left.remove(table.event)
    table.happened[f"event {table.event}"] += 1
    printed = EVENTS[table.event]
    for modifier in modifiers(printed):
        table.modifiers.append(modifier)
        if modifier["op"] == "row_closed":
            close_row(table, modifier)
    yield from window(table, table.turn_order)
    at_once = printed.get("effect", [])
    judged = {player.seat: judge(table, player, at_once) for player in table.turn_order}
    for player in table.turn_order:
        for effect in judged[player.seat]:
            if effect.get("optional"):
                yield from offer(table, player, effect)
            else:
                yield from effects.carry_out_all(table, player, [effect], Occasion())


def judge(table: Table, player: Player, printed: list[Effect]) -> list[Effect]:
    """Who is last on the track is judged once, before anyone gains."""
    judged: list[Effect] = []
    for effect in printed:
        if effect["op"] == "if_else" and effect["if"]["is"] == "last_on_track":
            table.happened["op if_else"] += 1
            judged += branch(table, player, effect, Occasion())
        else:
            judged.append(effect)
    return judged


def offer(table: Table, player: Player, effect: Effect) -> Flow[None]:
    """An event that one may use or decline."""
    while is_possible(table, player, effect, Occasion()):
        answer = yield from ask_openly(table, player, [f"use {table.event}", "decline"])
        if answer is None:
            continue
        if answer != "decline":
            yield from effects.carry_out(table, player, effect, Occasion())
        return


def close_row(table: Table, effect: Effect) -> None:
    """EV06: the bottom row; alone only some of its spaces."""
    bottom = max(place.space.row for place in table.places)
    for place in table.places:
        if table.solo:
            place.closed = place.space.id in effect["solo_spaces"]
        else:
            place.closed = place.space.row == bottom
