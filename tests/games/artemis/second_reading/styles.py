"""How the answers of a compared game are chosen, so that rare rules come up too."""

from random import Random

from tests.games.artemis.second_reading.components import KINDS
from tests.games.artemis.second_reading.table import Player, Table

#: Answers that leave something undone.
IDLE = frozenset(
    {"alone", "leave", "decline", "enough", "done", "finish", "shelter", "skip", "rest"}
)

#: What each style likes to do; `anything` likes nothing better than the rest.
STYLES: dict[str, frozenset[str]] = {
    "anything": frozenset(),
    "builder": frozenset(),
    #: Empties the bag.
    "crowd": frozenset({"vents", "doorstep", "recruit", "relief 5", "study", "activate"}),
    #: Sends whom it can, and trains them.
    "explorer": frozenset({"expedition", "send", "hub", "relief 6", "trade", "academy"}),
    #: Wants these buildings, and people in them.
    "soldier": frozenset({"assault_pod", "surface_conduit"}),
    "driver": frozenset({"snowcat_garage", "shuttle_bay"}),
}
#: How often a style does what it likes, and how often it does not idle.
LIKING = 0.7
BUSY = 0.9


def choose(rng: Random, style: str, table: Table, seat: int, legal: list[str]) -> str:
    """Sorted answers, one of which is given."""
    if style == "anything":
        return rng.choice(legal)
    liked = [answer for answer in legal if likes(style, table, table.players[seat], answer)]
    if liked and rng.random() < LIKING:
        return rng.choice(liked)
    busy = [answer for answer in legal if answer.split()[0] not in IDLE]
    return rng.choice(busy if busy and rng.random() < BUSY else legal)


def likes(style: str, table: Table, player: Player, answer: str) -> bool:
    wishes = STYLES[style]
    verb, *rest = answer.split()
    if verb in wishes or answer in wishes:
        return True
    match verb, rest:
        case "place", [_, spot]:
            region, _, number = spot.partition("-")
            return region in wishes or (
                region == "gantry" and table.gantry[int(number) - 1].kind in wishes
            )
        case "house" | "to" | "activate", [place]:
            return place != "shelters" and player.buildings[int(place) - 1].kind in wishes
        case "recruit" | "into", [kind]:
            return kind in KINDS and any(
                building.room(kind) for building in player.buildings if building.kind in wishes
            )
        case "assault" | "buy", _:
            return True
    return False
