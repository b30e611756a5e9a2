"""Moments: what brings the service cards of a seat about (R59, R62, R72)."""

from collections.abc import Callable
from typing import Any

from tests.games.reykholt.second_reading import cards
from tests.games.reykholt.second_reading.asking import ask_openly
from tests.games.reykholt.second_reading.components import card_order, stop
from tests.games.reykholt.second_reading.occasion import Occasion
from tests.games.reykholt.second_reading.possibility import can_use
from tests.games.reykholt.second_reading.table import Player, Service, Table
from tests.games.second_reading.questions import Flow

#: What is carried out at a moment besides cards: its name and what it does.
Besides = tuple[str, Callable[[], Flow[None]]]


def moment_of_all(table: Table, on: str) -> Flow[None]:
    """R72: in turn order."""
    for player in table.turn_order:
        yield from moment(table, player, on, Occasion())


def moment(
    table: Table, player: Player, on: str, occasion: Occasion, besides: Besides | None = None
) -> Flow[None]:
    """Until nothing is pending or the rest is declined."""
    done: list[Service] = []
    while True:
        pending = [
            service
            for service in sorted(player.services, key=lambda service: card_order(service.card))
            if service not in done and is_pending(table, player, service, on, occasion)
        ]
        if besides is None and all(is_plain_gain(service) for service in pending):
            if not pending:
                return
            done += pending
            for service in pending:
                yield from cards.use(table, player, service, here(occasion))
            continue
        uses = {f"use {service.card}": service for service in pending}
        if besides is not None:
            answers = [*uses, f"use {besides[0]}"]
        elif any(not service.is_optional for service in pending):
            answers = list(uses)
        else:
            answers = [*uses, "decline"]
        # A single compulsory effect is no question, whatever any-time cards there are.
        answer: str | None = answers[0]
        if len(answers) > 1:
            answer = yield from ask_openly(table, player, answers)
        if answer is None:
            continue
        if answer == "decline":
            return
        if answer in uses:
            done.append(uses[answer])
            yield from cards.use(table, player, uses[answer], here(occasion))
        else:
            assert besides is not None
            carry_out, besides = besides[1], None
            yield from carry_out()


def here(occasion: Occasion) -> Occasion:
    """The same occasion, for a card of its own."""
    return Occasion(after=occasion.after, greenhouses=occasion.greenhouses, good=occasion.good)


def is_plain_gain(service: Service) -> bool:
    printed = service.printed
    return (
        not service.is_optional
        and "condition" not in printed
        and "cost" not in printed
        and all(effect["op"] == "gain" for effect in printed["effect"])
    )


def is_pending(table: Table, player: Player, service: Service, on: str, occasion: Occasion) -> bool:
    return (
        service.printed["trigger"]["on"] == on
        and not (table.placement is not None and service.brought_by is table.placement)
        and not service.exhausted
        and fits(table, player, service.printed["trigger"], occasion)
        and can_use(table, player, service.card, occasion)
    )


def fits(table: Table, player: Player, trigger: dict[str, Any], occasion: Occasion) -> bool:
    """Whether all that a trigger names is so."""
    after = occasion.after
    for name, value in trigger.items():
        match name:
            case "on":
                is_so = True
            case "phase":
                is_so = table.phase == value
            case "column":
                assert after is not None
                is_so = after.place.space.column == value
            case "includes":
                assert after is not None
                is_so = value in after.deeds
            case "nth":
                assert after is not None
                is_so = after.nth == value
            case "row_has_own_worker":
                assert after is not None
                is_so = has_worker_in_row(table, player, after.place.space.row)
            case "printed_plots":
                is_so = occasion.greenhouses[0].kind.plots == value
            case "good":
                assert value == "rarest_of_greenhouse"
                is_so = occasion.greenhouses[0].kind.rarest == occasion.good
            case "table_occupied":
                is_so = table.solo or len(table.track[table.position(player)]) > 1
            case "solo_table_good":
                is_so = not table.solo or stop(table.position(player)).good == value
            case _:
                raise AssertionError(name)
        if not is_so:
            return False
    return True


def has_worker_in_row(table: Table, player: Player, row: int) -> bool:
    return any(
        place.space.row == row and seat == player.seat
        for place in table.places
        for seat, _ in place.workers
    )
