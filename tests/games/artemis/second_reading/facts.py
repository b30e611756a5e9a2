"""The public facts of the table, in the words of the engine's view for a spectator."""

from typing import Any

from tests.games.artemis.second_reading.components import BUILDINGS, EDITION, EVENTS, EXPEDITIONS
from tests.games.artemis.second_reading.components import rewards as printed_rewards
from tests.games.artemis.second_reading.scoring import points
from tests.games.artemis.second_reading.solo import REGIONS
from tests.games.artemis.second_reading.table import DRONES, Die, Expedition, Player, Table

#: What a view tells besides facts of the table: printed values, what somebody did last, and what a
#: board shows as likely (what dice would take, who would be first, what would score or be warm).
LIKELY = ("ranks", "succeeds", "coming", "takes", "points", "pays", "warm")
NOT_COMPARED = ("printed", "last", *LIKELY)
#: The sources of the final scoring, as the view calls them; a directive is not foretold.
SOURCES = {"goods": "unused_goods", "surface": "surface_buildings"}


def facts(table: Table) -> dict[str, Any]:
    return {
        "round": table.round,
        "phase": table.phase,
        "region": table.region,
        "first": table.first,
        "seats": len(table.players),
        "event": table.event and {"id": table.event, "letter": EVENTS[table.event]["letter"]},
        "past_events": table.past_events,
        "expeditions": [
            expedition_facts(table, number, expedition)
            for number, expedition in enumerate(table.expeditions, 1)
        ],
        "vents": {"stock": table.vents, "dice": [die_facts(die) for die in table.vents_dice]},
        "quarry": {"stock": table.quarry, "dice": [die_facts(die) for die in table.quarry_dice]},
        "gantry": [
            {
                "number": number,
                "id": tile.kind,
                "bids": [
                    {**die_facts(die), "price": max(0, die.face - table.discount)}
                    for die in tile.dice
                ],
            }
            for number, tile in enumerate(table.gantry, 1)
        ],
        "discount": table.discount,
        "doorstep": {
            "colonists": table.doorstep,
            "price": table.price,
            "limits": EDITION["doorstep"][table.options["r67_doorstep_limit"]],
            "dice": [die_facts(die) for die in table.doorstep_dice],
        },
        "academy": {
            "stock": table.academy_stock,
            "places": table.academy_places,
            "dice": [
                {
                    **die_facts(die),
                    "colonist": die.pupil,
                    "profession": EDITION["academy"]["trains"][die.face - 1],
                }
                for die in table.academy_dice
            ],
        },
        "outfitters": [die_facts(die) for die in table.outfitters_dice],
        "drones": [
            {"number": number, "region": REGIONS[region], "dice": dice}
            for number, (region, dice) in enumerate(table.plans, 1)
        ],
        "set_aside": [die_facts(die) for die in table.set_aside],
        "players": [player_facts(table, player) for player in table.players],
        "bag": table.bag,
        "discarded": table.discarded,
        "pile": {kind: table.piles[kind] for kind in BUILDINGS},
        "expedition_deck": len(table.expedition_deck),
    }


def die_facts(die: Die) -> dict[str, Any]:
    drone = die.owner in DRONES
    return {
        "seat": None if drone else die.owner,
        "drone": 1 + DRONES.index(die.owner) if drone else None,
        "face": die.face,
    }


def expedition_facts(table: Table, number: int, expedition: Expedition) -> dict[str, Any]:
    card = EXPEDITIONS[expedition.card]
    return {
        "number": number,
        "id": expedition.card,
        "difficulty": table.difficulty(expedition.card),
        "total": expedition.total,
        "energy": card["energy"],
        "ore": card["ore"],
        "rewards": [
            {what: int(amount) for what, amount in reward.items()}
            for reward in printed_rewards(expedition.card)
        ],
        "colonists": expedition.colonists,
        "building": expedition.building,
        "dice": [
            {**die_facts(die), "pioneers": die.pioneers, "specialist": die.specialist}
            for die in expedition.dice
        ],
    }


def player_facts(table: Table, player: Player) -> dict[str, Any]:
    final = {} if table.sources else {"directive": 0, **points(table, player)}
    return {
        "seat": player.seat,
        "score": player.score,
        "forecast": player.score + sum(final.values()),
        "final": {SOURCES.get(source, source): number for source, number in final.items()},
        "energy": player.energy,
        "ore": player.ore,
        "toolkits": player.toolkits,
        "badges": player.badges,
        "relief": player.relief,
        "dice": player.dice,
        "shelters": player.shelters,
        "buildings": [
            {
                "number": number,
                "id": building.kind,
                "colonists": building.crew,
                "full": building.full,
            }
            for number, building in enumerate(player.buildings, 1)
        ],
        "colony": player.colony,
        "relic": table.relic_holder == player.seat,
        "directive": {"dealt": [], "kept": player.directive}
        if table.sources and player.directive
        else None,
    }
