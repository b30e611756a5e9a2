"""PHASE DE RÉSOLUTION, 1 CAMP DE BASE (R49-R59, R118)."""

from typing import Any

from tests.games.artemis.second_reading.colony import (
    choose_good,
    gain,
    gain_building,
    gain_colonist,
    train,
)
from tests.games.artemis.second_reading.components import COLONISTS, KINDS, rewards
from tests.games.artemis.second_reading.relief import relief_step
from tests.games.artemis.second_reading.table import Crew, Expedition, Player, Table, nobody
from tests.games.second_reading.questions import Ask, Flow


def resolve_basecamp(table: Table) -> Flow[None]:
    for expedition in table.expeditions:  # R49
        if expedition.dice:
            if expedition.total < table.difficulty(expedition.card):
                yield from fail(table, expedition)
            else:
                yield from succeed(table, expedition)
            yield from come_back(table, expedition)


def fail(table: Table, expedition: Expedition) -> Flow[None]:
    """R50: one step for each player who is there."""
    there = {die.owner for die in expedition.dice}
    for player in table.turn_order:
        if player.seat in there:
            yield from relief_step(table, player)


def succeed(table: Table, expedition: Expedition) -> Flow[None]:
    """R51-R56, R59."""
    owners = ranked(expedition)
    people = [table.players[owner] for owner in owners[:2] if owner >= 0]
    for player in people:
        player.badges += 1
    yield from share_rewards(table, expedition, owners, people)
    others = [player for player in table.turn_order if player.seat in owners[2:]]
    for player in people + others:
        yield from bonuses(expedition, player, first=player.seat == owners[0])
    for player in others:
        yield from relief_step(table, player)


def ranked(expedition: Expedition) -> list[int]:
    """R51: by the sum of their dice and pioneers, ties by the die that lies lowest."""
    owners = list(dict.fromkeys(die.owner for die in expedition.dice))

    def worth(owner: int) -> int:
        return sum(die.value for die in expedition.dice if die.owner == owner)

    return sorted(owners, key=worth, reverse=True)  # stable: the earliest stays first


def share_rewards(
    table: Table, expedition: Expedition, owners: list[int], people: list[Player]
) -> Flow[None]:
    """R52, R53; a drone takes nothing, and the player either reward (R118)."""
    if not people:
        return
    chooser = people[0]
    chosen = int((yield Ask(chooser.seat, ["reward 1", "reward 2"])).split()[1])
    both = rewards(expedition.card)
    one, rest = both[chosen - 1], both[2 - chosen]
    yield from give(table, expedition, chooser, one)
    if len(owners) == 1:
        yield from give(table, expedition, chooser, rest)
    elif len(people) == 2:
        yield from give(table, expedition, people[1], rest)


def give(
    table: Table, expedition: Expedition, player: Player, reward: dict[str, Any]
) -> Flow[None]:
    """R58, the index of rewards."""
    gain(player, reward)
    colony = player.colony
    player.score += reward.get("points_per_marine", 0) * colony["marine"]
    player.score += reward.get("points_per_steward", 0) * colony["steward"]
    if reward.get("energy_or_ore"):
        yield from choose_good(player, reward["energy_or_ore"])
    if reward.get("building") and expedition.building is not None:
        building, expedition.building = expedition.building, None
        yield from gain_building(player, building)
    if reward.get("colonists"):
        for kind in KINDS:
            while expedition.colonists[kind]:
                expedition.colonists[kind] -= 1
                yield from gain_colonist(player, kind)
    if reward.get("training"):
        yield from train(table, player)
    for _ in range(reward.get("relief", 0)):
        yield from relief_step(table, player)
    if reward.get("relic"):
        table.relic_goes_to = player.seat


def bonuses(expedition: Expedition, player: Player, *, first: bool) -> Flow[None]:
    """R54, R55: one bonus for each engineer; a steward's point needs the first rank."""
    most = COLONISTS["engineer_bonus"]
    for die in expedition.dice:
        if die.owner == player.seat and die.specialist == "engineer":
            mixes = [f"bonus {energy}" for energy in range(most + 1)]
            energy = int((yield Ask(player.seat, mixes)).split()[1])
            gain(player, {"energy": energy, "ore": most - energy})
        if die.owner == player.seat and die.specialist == "steward" and first:
            player.score += COLONISTS["steward_points"]


def come_back(table: Table, expedition: Expedition) -> Flow[None]:
    """R57: to the Shelters, or to an Expedition Hub with room."""
    expedition.dice = []
    returned = []
    for player in table.turn_order:
        home = player.abroad.pop(expedition.card, nobody())
        for kind in KINDS:
            player.shelters[kind] += home[kind]
        returned.append((player, home))
    for player, home in returned:
        yield from go_to_hubs(player, home)


def go_to_hubs(player: Player, home: Crew) -> Flow[None]:
    hubs = [building for building in player.buildings if building.kind == "expedition_hub"]
    while True:
        ready = [
            f"hub {kind}" for kind in KINDS if home[kind] and any(hub.room(kind) for hub in hubs)
        ]
        if not ready:
            return
        answer = yield Ask(player.seat, [*ready, "shelter"])
        if answer == "shelter":
            return
        kind = answer.split()[1]
        home[kind] -= 1
        player.shelters[kind] -= 1
        next(hub for hub in hubs if hub.room(kind)).crew[kind] += 1
