"""How questions are put."""

from tests.games.century.second_reading.table import Player
from tests.games.second_reading.questions import Ask, Flow


def ask(player: Player, answers: list[str]) -> Flow[str]:
    """What everybody can see to have a single answer is not asked."""
    if len(answers) == 1:
        return answers[0]
    return (yield Ask(player.seat, answers))


def ask_in_secret(player: Player, answers: list[str]) -> Flow[str]:
    """What depends on coins or science in hand is asked, even with a single answer left."""
    return (yield Ask(player.seat, answers))


def ask_number(player: Player, verb: str, least: int, most: int) -> Flow[int]:
    answers = [f"{verb} {number}" for number in range(least, most + 1)]
    return int((yield from ask_in_secret(player, answers)).split()[1])


def ask_which(player: Player, verb: str, which: list[str]) -> Flow[str]:
    """A tile, city, cell or span."""
    answer = yield from ask(player, [f"{verb} {what}" for what in which])
    return answer.partition(" ")[2]
