"""How questions are put: one with a single answer is not asked; any-time cards join open ones."""

from tests.games.reykholt.second_reading import cards
from tests.games.reykholt.second_reading.possibility import any_time_cards
from tests.games.reykholt.second_reading.table import Player, Table
from tests.games.second_reading.questions import Ask, Flow


def ask(player: Player, answers: list[str]) -> Flow[str]:
    """A detail that completes a step."""
    if len(answers) == 1:
        return answers[0]
    return (yield Ask(player.seat, answers))


def ask_openly(table: Table, player: Player, answers: list[str]) -> Flow[str | None]:
    """`None`: an any-time card was used instead (R71), and all is to be judged again."""
    any_time = {f"use {service.card}": service for service in any_time_cards(table, player)}
    answer = yield from ask(player, [*answers, *any_time])
    if answer not in any_time:
        return answer
    yield from cards.use(table, player, any_time[answer])
    return None


def window(table: Table, players: list[Player]) -> Flow[None]:
    """R71: each may use any-time cards while others are about to decide."""
    for player in players:
        while any_time_cards(table, player):
            if (yield from ask_openly(table, player, ["wait"])):
                break
