"""What a choice does in Reworld: what its player counts, what it destroys, what it brings about."""

from collections.abc import Mapping

from tablee.core import Action, Seat, Sentence
from tablee.games.reworld import actions as act
from tablee.games.reworld.box.components import LETTERS
from tablee.games.reworld.rules.counting import city_tiles, shields
from tablee.games.reworld.rules.satellites import mission_points
from tablee.games.reworld.state import NONE, ReworldState
from tablee.games.reworld.words import Words, ship_name


def holdings(state: ReworldState, seat: Seat) -> Mapping[str, int]:
    """What a player counts of his own; a module that leaves its dock is not lost."""
    player = state.players[seat]
    return {
        "cards": sum(player.hand),
        "tiles": sum([city_tiles(player, city) for city in range(len(LETTERS))]),
        "shields": shields(state.box, player),
        "shuttles": len(player.shuttles),
        "satellites": len(player.satellites),
        "ships": state.ship_owners.count(seat),
    }


def warning(state: ReworldState, seat: Seat, action: Action) -> Sentence | None:
    """What is lost, or left behind."""
    player = state.players[seat]
    if isinstance(action, act.Sacrifice):
        unit = player.docks[action.dock][-1]
        return Sentence("warning-unit", unit=Words(state.box).module(unit))
    if isinstance(action, act.Lose):
        return Sentence("warning-unit", unit=Words(state.box).module(action.unit))
    if isinstance(action, act.Fly) and not player.aboard:
        return Sentence("warning-fly")
    if isinstance(action, act.Leave):
        modules = sum(isinstance(other, act.Take) for other in state.legal(seat))
        if modules:
            return Sentence("warning-leave", cards=sum(player.hand), modules=modules)
    return None


def remarks(before: ReworldState, after: ReworldState, seat: Seat) -> tuple[Sentence, ...]:
    """Cities founded, missions flown, shuttles in their row, ships claimed."""
    had, has = before.players[seat], after.players[seat]
    found = [
        Sentence("remark-city", city=LETTERS[city])
        for city, panel in enumerate(has.panels)
        if panel != NONE and had.panels[city] == NONE
    ]
    for module in has.satellites[len(had.satellites) :]:
        city, points = mission_points(before, had, module)
        key = "remark-mission" if city == NONE else "remark-mission-city"
        named = {} if city == NONE else {"city": LETTERS[city]}
        found.append(Sentence(key, points=points, **named))
    if len(has.shuttles) > len(had.shuttles):
        found.append(Sentence("remark-shuttle"))
    for ship, owner in enumerate(after.ship_owners):
        if owner == seat and before.ship_owners[ship] != seat:
            printed = after.box.ships[ship]
            name = ship_name(ship, printed.threshold)
            found.append(Sentence("remark-ship", ship=name, points=printed.points))
    return tuple(found)
