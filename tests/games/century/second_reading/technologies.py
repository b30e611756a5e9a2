"""Utiliser les technologies (R52, R60-R65, R85, R86)."""

from tests.games.century.second_reading.asking import ask_in_secret, ask_which
from tests.games.century.second_reading.components import Effect
from tests.games.century.second_reading.environment import move_marker
from tests.games.century.second_reading.network import is_city, linked, linked_empty
from tests.games.century.second_reading.rails import SIDES, Rail, legal_spans, written
from tests.games.century.second_reading.table import Home, Owned, Place, Player, Table
from tests.games.second_reading.questions import Flow


def use_technologies(table: Table, player: Player) -> Flow[None]:
    """Any effects in any order, until the player is done."""
    while True:
        usable = {
            f"use {owned.technology.id} {effect.kind}": (owned, index)
            for owned in player.technologies
            for index, effect in enumerate(owned.technology.effects)
            if not owned.used[index] and has_target(table, player, effect)
        }
        if not usable:
            return
        payable = [
            notation
            for notation, (owned, index) in usable.items()
            if player.can_pay(owned.technology.effects[index])
        ]
        if not payable:
            table.happened["no effect whose cost can be paid"] += 1
        answer = yield from ask_in_secret(player, [*payable, "done"])
        if answer == "done":
            return
        yield from use(table, player, *usable[answer])


def has_target(table: Table, player: Player, effect: Effect) -> bool:
    """R85."""
    match effect.kind:
        case "workers":
            return bool(empty_homes(player))
        case "bridge":
            return any(spans(place) for place in player.country)
        case "sorting_centre" | "recycling":
            return bool(with_waste(player))
        case "waste_transport":
            return bool(with_waste(player)) and len(player.territories) > 1
        case "locomotive":
            return bool(movable(player))
        case "depollution":
            return player.environment < len(table.box.environment) - 1
        case "quality_of_life":
            return True
    raise ValueError(effect.kind)


def use(table: Table, player: Player, owned: Owned, index: int) -> Flow[None]:
    effect = owned.technology.effects[index]
    owned.used[index] = True
    player.coins -= effect.coins
    player.science -= effect.science
    table.happened[f"effect {effect.kind}"] += 1
    match effect.kind:
        case "workers":
            yield from workers(player)
        case "bridge":
            yield from bridge(table, player)
        case "sorting_centre" | "recycling":
            (yield from lift(player)).waste -= 1
        case "waste_transport":
            yield from transport(player)
        case "locomotive":
            yield from locomotive(table, player)
        case "depollution":
            move_marker(table, player, 1)
        case "quality_of_life":
            player.points["quality_of_life"] += effect.points


def empty_homes(player: Player) -> list[Home]:
    return [home for home in player.homes if not home.is_occupied]


def with_waste(player: Player) -> list[Place]:
    return [place for place in player.territories if place.waste]


def movable(player: Player) -> list[Home]:
    """R64: occupied cities from where an empty one is reached."""
    return [home for home in player.homes if home.is_occupied and linked_empty(player, home)]


def spans(place: Place) -> list[Rail]:
    return legal_spans(place.nodes, place.rails)


def workers(player: Player) -> Flow[None]:
    """R60."""
    cities = [home.notation for home in empty_homes(player)]
    home = player.home((yield from ask_which(player, "settle", cities)))
    home.place.citizens.add(home.letter)


def bridge(table: Table, player: Player) -> Flow[None]:
    """R61."""
    tiles = [place.tile.id for place in player.country if spans(place)]
    place = player.place((yield from ask_which(player, "on", tiles)))
    possible = {written(*span): span for span in spans(place)}
    chosen = yield from ask_which(player, "span", list(possible))
    note_bridge(table, player, place, possible[chosen])
    place.bridges.append(possible[chosen])


def note_bridge(table: Table, player: Player, place: Place, span: Rail) -> None:
    where = "a territory" if place.tile.is_territory else "an equipment"
    table.happened[f"bridge on {where}"] += 1
    if place.bridges:
        table.happened["bridge on a tile with a bridge"] += 1
    if any(end in SIDES and end not in place.nodes for end in span):
        table.happened["bridge to a side without rail"] += 1


def lift(player: Player) -> Flow[Place]:
    """R62, R65: the territory that a waste leaves."""
    tiles = [place.tile.id for place in with_waste(player)]
    return player.place((yield from ask_which(player, "lift", tiles)))


def transport(player: Player) -> Flow[None]:
    """R65."""
    source = yield from lift(player)
    others = [place.tile.id for place in player.territories if place is not source]
    target = player.place((yield from ask_which(player, "drop", others)))
    source.waste -= 1
    target.waste += 1


def locomotive(table: Table, player: Player) -> Flow[None]:
    """R64."""
    cities = [home.notation for home in movable(player)]
    source = player.home((yield from ask_which(player, "from", cities)))
    empty = [home.notation for home in linked_empty(player, source)]
    target = player.home((yield from ask_which(player, "to", empty)))
    if source.place is not target.place:
        table.happened["locomotive to another tile"] += 1
        note_way(table, player, source, target)
    source.place.citizens.remove(source.letter)
    target.place.citizens.add(target.letter)


def note_way(table: Table, player: Player, source: Home, target: Home) -> None:
    territories = player.territories
    over_land = linked(territories, (source.place, source.node))
    if (target.place, target.node) not in over_land:
        assert is_city((target.place, target.node))
        table.happened["locomotive that needs an equipment on its way"] += 1
