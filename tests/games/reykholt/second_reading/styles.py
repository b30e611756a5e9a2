"""How the answers of a compared game are chosen, so that rare rules come up too."""

from random import Random

from tests.games.reykholt.second_reading.components import CARDS
from tests.games.reykholt.second_reading.table import Place, Player, Table

#: Answers that leave something undone.
IDLE = frozenset({"enough", "decline", "wait", "stay", "rescue"})

#: What each style likes to do, by operations of spaces and by verbs.
STYLES: dict[str, frozenset[str]] = {
    "anything": frozenset(),
    #: Many greenhouses, all of them planted.
    "gardener": frozenset({"take_greenhouse", "plant", "gain"}),
    #: Harvests and so empties greenhouses.
    "picker": frozenset({"harvest", "plant", "part"}),
    #: Takes what cards it can, and shares those of others.
    "collector": frozenset({"take_service", "share_service", "service", "share", "use", "take"}),
    #: Advances by all means.
    "tourist": frozenset({"advance", "pay", "bonus", "use"}),
    #: Gives up greenhouses, and takes others.
    "dealer": frozenset({"discard_greenhouse", "take_greenhouse", "use"}),
}
#: How often a style does what it likes, and how often it does not idle.
LIKING = 0.6
BUSY = 0.85


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
    verb, what, *_ = [*answer.split(), ""]
    if verb in wishes:
        return True
    match verb:
        case "work":
            (place,) = (place for place in table.places if place.space.id == what)
            return bool(wishes & operations(place))
        case "use":
            # Cards at any time are worth keeping for later questions too.
            return what in CARDS and CARDS[what]["trigger"]["on"] != "any_time"
        case "service":
            # Whoever has nothing yet wants what lasts.
            return bool(player.services) or CARDS[what]["trigger"]["on"] != "take"
    return False


def operations(place: Place) -> set[str]:
    """All that a space may do."""
    found: set[str] = set()
    parts = list(place.space.parts)
    while parts:
        part = parts.pop()
        found.add(part["op"])
        parts += [*part.get("cost", []), *part.get("get", [])]
        parts += [one for option in part.get("options", []) for one in option]
    return found
