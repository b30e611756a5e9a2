"""UN DÉPLACEMENT / ÉCHANGE (R85): a colonist moves, or two change places."""

from tests.games.artemis.second_reading.components import KINDS
from tests.games.artemis.second_reading.table import Player, fits
from tests.games.second_reading.questions import Ask, Flow


def move_colonist(player: Player, toolkits: int = 0) -> Flow[bool]:
    """One move or swap, which may cost toolkits; false if the player rests."""
    lifts = [
        f"lift {kind} {place}"
        for place in player.places
        for kind in KINDS
        if player.place(place)[kind] and ways(player, kind, place)
    ]
    if not lifts:
        return False
    answer = yield Ask(player.seat, [*lifts, "rest"])
    if answer == "rest":
        return False
    player.toolkits -= toolkits
    _, kind, origin = answer.split()
    words = (yield Ask(player.seat, ways(player, kind, origin))).split()
    target = words[-1]
    player.place(origin)[kind] -= 1
    player.place(target)[kind] += 1
    if words[0] == "swap":
        player.place(target)[words[1]] -= 1
        player.place(origin)[words[1]] += 1
    return True


def ways(player: Player, kind: str, origin: str) -> list[str]:
    """Where a colonist may go, and with whom it may change places, between two places."""
    targets = [place for place in player.places if place != origin]
    alone = [f"to {place}" for place in targets if holds(player, place, kind)]
    swaps = [
        f"swap {other} {place}"
        for place in targets
        for other in KINDS
        if other != kind
        and player.place(place)[other]
        and holds(player, place, kind, instead_of=other)
        and holds(player, origin, other, instead_of=kind)
    ]
    return alone + swaps


def holds(player: Player, place: str, kind: str, instead_of: str | None = None) -> bool:
    """Whether a place has room for one more, once another has left it."""
    crew = dict(player.place(place))
    crew[kind] += 1
    if instead_of is not None:
        crew[instead_of] -= 1
    return place == "shelters" or fits(player.buildings[int(place) - 1].kind, crew)
