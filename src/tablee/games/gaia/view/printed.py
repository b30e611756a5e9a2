"""What a board needs of the edition. Faces are made once for each box and shared by all views."""

from functools import lru_cache

import msgspec

from tablee.games.gaia.actions import CONVERSIONS
from tablee.games.gaia.box import Box, Faction
from tablee.games.gaia.box.components import (
    ADVANCED,
    AREAS,
    AUTOMA_ACTIONS,
    BOOSTERS,
    BUILDINGS,
    COUNTS,
    FACTIONS,
    HOME_TYPES,
    NONE,
    ROUND_TILES,
    STRUCTURES,
    TRIGGERS,
    Gain,
    code_of,
)
from tablee.games.gaia.box.faces import Conversion
from tablee.games.gaia.rules.power.conversions import terms
from tablee.games.gaia.state import GaiaState
from tablee.games.gaia.view.faces import (
    Amounts,
    Cost,
    Limits,
    Printed,
    PrintedAction,
    PrintedAdvanced,
    PrintedBooster,
    PrintedCard,
    PrintedConversion,
    PrintedFaction,
    PrintedRound,
    PrintedStandard,
    PrintedToken,
    ResearchLevel,
)


def printed(state: GaiaState) -> Printed:
    """What is printed on everything in play: the same object as long as the same is in play."""
    boosters = [player.booster for player in state.players if player.booster != NONE]
    advanced = [tile for player in state.players for tile in player.advanced]
    advanced += [tile for tile in state.advanced_at if tile != NONE]
    factions = [player.faction for player in state.players]
    automa = state.automa
    if automa is not None:
        factions.append(automa.faction)
        if automa.booster != NONE:
            boosters.append(automa.booster)
    return _in_play(
        state.box,
        tuple(sorted((*state.boosters, *boosters))),
        tuple(sorted(advanced)),
        state.rounds,
        tuple(factions) if NONE not in factions else (),
        with_cards=automa is not None,
    )


@lru_cache(maxsize=1024)
def _in_play(
    box: Box,
    boosters: tuple[int, ...],
    advanced: tuple[int, ...],
    rounds: tuple[int, ...],
    factions: tuple[int, ...],
    *,
    with_cards: bool,
) -> Printed:
    """The faces of these; no factions mean all."""
    faces = _faces(box)
    chosen = [FACTIONS[faction] for faction in factions] or faces.factions
    return msgspec.structs.replace(
        faces,
        factions={code: faces.factions[code] for code in chosen},
        advanced={ADVANCED[tile]: faces.advanced[ADVANCED[tile]] for tile in advanced},
        boosters={BOOSTERS[tile]: faces.boosters[BOOSTERS[tile]] for tile in boosters},
        rounds={ROUND_TILES[tile]: faces.rounds[ROUND_TILES[tile]] for tile in rounds},
        cards=faces.cards if with_cards else (),
    )


@lru_cache(maxsize=8)
def _faces(box: Box) -> Printed:
    """Every face."""
    return Printed(
        start_vp=box.start_vp,
        limits=Limits(box.credit_limit, box.ore_limit, box.knowledge_limit),
        supply=dict(zip(STRUCTURES, box.supply, strict=True)),
        satellites=box.satellite_supply,
        costs={
            structure: Cost(*cost) for structure, cost in zip(STRUCTURES, box.costs, strict=True)
        },
        trading_station_alone=Cost(*box.trading_station_alone),
        levels={
            area: [
                ResearchLevel(_amounts(now), _amounts(income))
                for now, income in zip(gains, incomes, strict=True)
            ]
            for area, gains, incomes in zip(AREAS, box.level_gains, box.level_incomes, strict=True)
        },
        ranges=box.ranges,
        step_ore=box.step_ore,
        project_tokens=box.project_tokens,
        rank_vp=box.rank_vp,
        factions={code: _faction(box.factions[i]) for i, code in enumerate(FACTIONS)},
        standard={
            tile.code: PrintedStandard(
                now=_amounts(tile.now),
                per_type=_amounts(tile.per_type),
                income=_amounts(tile.income),
                special=_amounts(tile.special),
                trigger=code_of(TRIGGERS, tile.trigger),
                trigger_vp=tile.trigger_vp,
                great=box.great_value if tile.great else None,
            )
            for tile in box.standard
        },
        advanced={
            tile.code: PrintedAdvanced(
                now=_amounts(tile.now),
                now_per=code_of(COUNTS, tile.now_per),
                on_pass=_amounts(tile.on_pass),
                pass_per=code_of(COUNTS, tile.pass_per),
                special=_amounts(tile.special),
                trigger=code_of(TRIGGERS, tile.trigger),
                trigger_vp=tile.trigger_vp,
            )
            for tile in box.advanced
        },
        boosters={
            booster.code: PrintedBooster(
                _amounts(booster.income),
                booster.pass_vp,
                code_of(COUNTS, booster.pass_per),
                booster.steps,
                booster.range,
            )
            for booster in box.boosters
        },
        tokens={
            token.code: PrintedToken(_amounts(token.gain), token.green) for token in box.tokens
        },
        rounds={
            tile.code: PrintedRound(TRIGGERS[tile.trigger], tile.vp, tile.automa)
            for tile in box.round_tiles
        },
        board_actions={
            space.code: PrintedAction(
                space.power, space.qic, _amounts(space.gain), space.steps, space.kind
            )
            for space in box.board_actions
        },
        conversions={
            code.replace(" ", "-"): _conversion(terms(box, index))
            for index, code in enumerate(CONVERSIONS)
        },
        cards=[
            PrintedCard(
                number=card.number,
                x=card.x,
                action=AUTOMA_ACTIONS[card.action],
                vp=card.vp,
                final=(None if card.final == NONE else "bottom" if card.final else "top"),
                range=card.range,
                down=card.down,
                right=card.right,
                count=card.count,
                bar=card.pass_bar,
            )
            for card in box.cards
        ],
    )


def _conversion(conversion: Conversion) -> PrintedConversion:
    paid, gained = _amounts(conversion.paid), _amounts(conversion.gained)
    return PrintedConversion(conversion.power, paid, gained)


def _faction(faction: Faction) -> PrintedFaction:
    return PrintedFaction(
        home=HOME_TYPES[faction.home],
        income=_amounts(faction.income),
        incomes={
            structure: [_amounts(gain) for gain in gains]
            for structure, gains in zip(BUILDINGS, faction.incomes, strict=True)
        },
        upgrades={
            structure: [STRUCTURES[into] for into in tree]
            for structure, tree in zip(STRUCTURES, faction.upgrades, strict=True)
        },
        academy=_amounts(faction.academy),
        start=_amounts(faction.start),
        bowls=faction.bowls,
    )


def _amounts(gain: Gain) -> Amounts:
    return Amounts(
        gain.credits,
        gain.ore,
        gain.knowledge,
        gain.qic,
        gain.tokens,
        gain.charge,
        gain.vp,
        gain.gaiaformers,
    )
