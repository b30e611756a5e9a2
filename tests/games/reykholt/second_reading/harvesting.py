"""Récolter (R32, R33), and the harvest time (R41)."""

from tests.games.reykholt.second_reading import moments
from tests.games.reykholt.second_reading.asking import ask, ask_openly
from tests.games.reykholt.second_reading.occasion import Occasion
from tests.games.reykholt.second_reading.possibility import Effect, harvests
from tests.games.reykholt.second_reading.table import Greenhouse, Player, Table
from tests.games.second_reading.questions import Flow


def harvest(table: Table, player: Player, effect: Effect, occasion: Occasion) -> Flow[None]:
    """R24, R32: fewer is allowed, and none unless it is all there is to do."""
    if effect["max"] == "all":
        emptied = []
        for greenhouse in player.planted:
            yield from pick_from(player, [greenhouse])
            emptied += [] if greenhouse.held else [greenhouse]
        yield from tell_emptied(table, player, emptied)
        return
    least = max(effect.get("min", 0), 1 if occasion.must else 0)
    picked: list[Greenhouse] = []
    while len(picked) < effect["max"]:
        ways = named(player, harvests(player, effect, occasion, picked))
        if not ways:
            return
        enough = ["enough"] if len(picked) >= least else []
        answer = yield from ask_openly(table, player, [*ways, *enough])
        if answer is None:
            continue
        if answer == "enough":
            return
        good, greenhouse = ways[answer]
        picked.append(greenhouse)
        gather(player, good, greenhouse)
        if occasion.space is not None:
            occasion.space.deeds.add("harvest")
            occasion.space.harvested.append(greenhouse)
            table.first_harvest = table.first_harvest or occasion.space
        yield from tell_emptied(table, player, [] if greenhouse.held else [greenhouse])


def named(player: Player, ways: list[tuple[str, Greenhouse]]) -> dict[str, tuple[str, Greenhouse]]:
    return {
        f"harvest {good} {player.number(greenhouse)}": (good, greenhouse)
        for good, greenhouse in ways
    }


def gather(player: Player, good: str, greenhouse: Greenhouse) -> None:
    greenhouse.goods[good] -= 1
    player.stock[good] += 1


def tell_emptied(table: Table, player: Player, emptied: list[Greenhouse]) -> Flow[None]:
    """B08: a harvest took the last good of these."""
    if emptied:
        occasion = Occasion(greenhouses=emptied)
        yield from moments.moment(table, player, "greenhouse_emptied", occasion)


def pick_from(
    player: Player, among: list[Greenhouse], *, may_stop: bool = False
) -> Flow[Greenhouse | None]:
    """A good of one of these; a detail (R41)."""
    ways = named(player, [(good, own) for own in among for good in own.types])
    answer = yield from ask(player, [*ways, *(["enough"] if may_stop else [])])
    if answer == "enough":
        return None
    good, greenhouse = ways[answer]
    gather(player, good, greenhouse)
    return greenhouse


def harvest_time(table: Table, player: Player) -> Flow[None]:
    """R41: one good of every planted greenhouse, or of as many as a cap allows."""
    modifiers = table.active_modifiers
    caps = [
        modifier["n"]
        for modifier in modifiers.get("harvest_phase_max_greenhouses", [])
        if table.round >= modifier.get("from_round", 1)
    ]
    planted = player.planted
    harvested: list[Greenhouse] = []
    if caps and min(caps) < len(planted):
        for _ in range(min(caps)):
            left = [greenhouse for greenhouse in planted if greenhouse not in harvested]
            picked = yield from pick_from(player, left)
            assert picked is not None
            harvested.append(picked)
    else:
        for greenhouse in planted:
            yield from pick_from(player, [greenhouse])
            harvested.append(greenhouse)
    yield from tell_emptied(table, player, [own for own in harvested if not own.held])
    for modifier in modifiers.get("harvest_phase_extra_from_one_greenhouse", []):
        among = harvested
        for _ in range(modifier["n"]):
            among = [greenhouse for greenhouse in among if greenhouse.held]
            if not among:
                break
            picked = yield from pick_from(player, among, may_stop=True)
            if picked is None:
                break
            among = [picked]
            yield from tell_emptied(table, player, [] if picked.held else [picked])
