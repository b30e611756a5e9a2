"""What a board needs of the edition: the faces of tiles, boosters, tokens, boards and cards."""

from __future__ import annotations

from functools import lru_cache

from tablee.core import Json
from tablee.games.gaia.box import Box, Faction
from tablee.games.gaia.box.components import (
    AREAS,
    AUTOMA_ACTIONS,
    COUNTS,
    FACTIONS,
    NONE,
    PLANETS,
    STRUCTURES,
    TRIGGERS,
    Gain,
)


def amounts(gain: Gain) -> dict[str, Json]:
    """Only what is there."""
    names = ("credits", "ore", "knowledge", "qic", "tokens", "charge", "vp", "gaiaformers")
    return {name: getattr(gain, name) for name in names if getattr(gain, name)}


@lru_cache(maxsize=8)
def printed(box: Box) -> dict[str, Json]:
    """Every face, by the code that views use for it."""
    return {
        "start_vp": box.start_vp,
        "limits": {
            "credits": box.credit_limit,
            "ore": box.ore_limit,
            "knowledge": box.knowledge_limit,
        },
        "supply": dict(zip(STRUCTURES, box.supply, strict=True)),
        "satellites": box.satellite_supply,
        "costs": {
            structure: {"credits": credits, "ore": ore}
            for structure, (credits, ore) in zip(STRUCTURES, box.costs, strict=False)
        },
        "trading_station_alone": {
            "credits": box.trading_station_alone[0],
            "ore": box.trading_station_alone[1],
        },
        "levels": {
            area: [
                {
                    "now": amounts(box.level_gains[index][level]),
                    "income": amounts(box.level_incomes[index][level]),
                }
                for level in range(len(box.level_gains[index]))
            ]
            for index, area in enumerate(AREAS)
        },
        "ranges": list(box.ranges),
        "step_ore": list(box.step_ore),
        "project_tokens": list(box.project_tokens),
        "rank_vp": list(box.rank_vp),
        "factions": {code: _faction(box.factions[i]) for i, code in enumerate(FACTIONS)},
        "standard": {
            tile.code: {
                "now": amounts(tile.now),
                "per_type": amounts(tile.per_type),
                "income": amounts(tile.income),
                "special": amounts(tile.special),
                "trigger": TRIGGERS[tile.trigger] if tile.trigger != NONE else None,
                "trigger_vp": tile.trigger_vp,
                "great": box.great_value if tile.great else None,
            }
            for tile in box.standard
        },
        "advanced": {
            tile.code: {
                "now": amounts(tile.now),
                "now_per": COUNTS[tile.now_per] if tile.now_per != NONE else None,
                "pass": amounts(tile.on_pass),
                "pass_per": COUNTS[tile.pass_per] if tile.pass_per != NONE else None,
                "special": amounts(tile.special),
                "trigger": TRIGGERS[tile.trigger] if tile.trigger != NONE else None,
                "trigger_vp": tile.trigger_vp,
            }
            for tile in box.advanced
        },
        "boosters": {
            booster.code: {
                "income": amounts(booster.income),
                "pass_vp": booster.pass_vp,
                "pass_per": COUNTS[booster.pass_per] if booster.pass_per != NONE else None,
                "steps": booster.steps,
                "range": booster.range,
            }
            for booster in box.boosters
        },
        "tokens": {
            token.code: {"gain": amounts(token.gain), "green": token.green} for token in box.tokens
        },
        "rounds": {
            tile.code: {
                "trigger": TRIGGERS[tile.trigger],
                "vp": tile.vp,
                "automa": list(tile.automa),
            }
            for tile in box.round_tiles
        },
        "board_actions": {
            space.code: {
                "power": space.power,
                "qic": space.qic,
                "gain": amounts(space.gain),
                "steps": space.steps,
                "kind": space.kind,
            }
            for space in box.board_actions
        },
        "cards": [
            {
                "number": card.number,
                "x": card.x,
                "action": AUTOMA_ACTIONS[card.action],
                "vp": card.vp,
                "final": ("top", "bottom")[card.final] if card.final != NONE else None,
                "range": card.range,
                "down": card.down,
                "right": card.right,
                "count": card.count,
                "bar": card.pass_bar,
            }
            for card in box.cards
        ],
    }


def _faction(faction: Faction) -> Json:
    return {
        "home": PLANETS[faction.home],
        "income": amounts(faction.income),
        "incomes": {
            STRUCTURES[structure]: [amounts(gain) for gain in gains]
            for structure, gains in enumerate(faction.incomes)
        },
        "upgrades": {
            STRUCTURES[structure]: [STRUCTURES[into] for into in tree]
            for structure, tree in enumerate(faction.upgrades)
        },
        "academy": amounts(faction.academy),
        "start": amounts(faction.start),
        "bowls": list(faction.bowls),
    }
