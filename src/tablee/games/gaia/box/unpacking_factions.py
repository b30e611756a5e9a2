"""From the tables of an edition to what rules read: factions, and the Automa's cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.games.gaia.box.automa_faces import AutomaCard, AutomaFaction, Difficulty
from tablee.games.gaia.box.components import (
    AUTOMA_ACTIONS,
    AUTOMA_FACTIONS,
    FACTIONS,
    HOMES,
    INSTITUTE,
    KNOWLEDGE_ACADEMY,
    LAB,
    NONE,
    NOTHING,
    PLANETS,
    QIC_ACADEMY,
    TRADING_STATION,
    Gain,
)
from tablee.games.gaia.box.faces import Faction, Powers
from tablee.games.gaia.box.unpacking import area_of, gain_of, or_nothing, resources_of

if TYPE_CHECKING:
    from tablee.games.gaia.box import edition as printed
    from tablee.games.gaia.box import edition_parts as parts


def faction_board(edition: printed.GaiaEdition, index: int) -> Faction:
    """A faction with what its own board prints in place of the common board's."""
    common = edition.factions.common
    board = edition.factions.boards[FACTIONS[index]]
    supply = edition.structures.supply
    one, two, three = board.bowls
    return Faction(
        FACTIONS[index],
        colour=index // 2,
        home=PLANETS.index(board.home),
        start=resources_of(board.start),
        bowls=(one, two, three),
        start_area=area_of(board.level_1),
        income=gain_of(board.income),
        mines=board.mines,
        incomes=(
            _row(board.mine, common.mine, supply.mine),
            _row(board.trading_station, common.trading_station, supply.trading_station),
            _row(board.lab, common.lab, supply.lab),
            (_own(board.institute, common.institute),),
            (_own(board.knowledge_academy, common.knowledge_academy),),
            (NOTHING,),
        ),
        upgrades=(
            _upgrades(board.upgrades.mine, common.upgrades.mine),
            _upgrades(board.upgrades.trading_station, common.upgrades.trading_station),
            _upgrades(board.upgrades.lab, common.upgrades.lab),
            *((),) * 5,
        ),
        academy=_own(board.qic_academy, common.qic_academy),
    )


def _own(own: parts.Gains, common: parts.Gains) -> Gain:
    gain = gain_of(own)
    return gain if gain is not NOTHING else gain_of(common)


def _row(own: parts.Spaces, common: parts.Spaces, supply: int) -> tuple[Gain, ...]:
    resources = (own.credits, own.ore, own.knowledge, own.qic, own.tokens, own.charge)
    spaces = own if any(resources) else common
    return tuple(
        or_nothing(
            Gain(
                credits=spaces.credits[at] if spaces.credits else 0,
                ore=spaces.ore[at] if spaces.ore else 0,
                knowledge=spaces.knowledge[at] if spaces.knowledge else 0,
                qic=spaces.qic[at] if spaces.qic else 0,
                tokens=spaces.tokens[at] if spaces.tokens else 0,
                charge=spaces.charge[at] if spaces.charge else 0,
            )
        )
        for at in range(supply)
    )


def _upgrades(own: list[parts.Upgraded], common: list[parts.Upgraded]) -> tuple[int, ...]:
    """An academy is either of the two."""
    structures: list[int] = []
    for name in own or common:
        if name == "academy":
            structures += (KNOWLEDGE_ACADEMY, QIC_ACADEMY)
        else:
            structures.append(
                {"trading-station": TRADING_STATION, "lab": LAB, "institute": INSTITUTE}[name]
            )
    return tuple(structures)


def faction_powers(boards: dict[str, printed.FactionBoard]) -> Powers:
    """The numbers of single factions, each from its own board."""
    return Powers(
        shared_mine=Gain(knowledge=boards["lantids"].powers["shared_mine_knowledge"]),
        gaia_mine_vp=boards["gleens"].powers["gaia_mine_vp"],
        brainstone=boards["taklons"].powers["brainstone"],
        new_type=Gain(knowledge=boards["geodens"].powers["new_type_knowledge"]),
        titanium_value=boards["bescods"].powers["titanium_value"],
        token_power=boards["nevlas"].powers["token_power"],
        exchanged_tokens=boards["itars"].powers["exchanged_tokens"],
    )


def automa_card(automa: printed.Automa, number: int) -> AutomaCard:
    """The card with that number."""
    card = automa.cards[str(number)]
    return AutomaCard(
        number,
        starter=number in automa.starters,
        x=card.light == "red",
        action=AUTOMA_ACTIONS.index(card.action),
        vp=card.vp,
        final={"top": 0, "bottom": 1, "none": NONE}[card.final],
        reach=card.range,
        down=card.direction == "right-down",
        right=card.arrow == "right",
        count=card.count,
        pass_bar=card.pass_bar,
        setup_bar=card.setup_bar,
    )


def automa_faction(edition: printed.GaiaEdition, index: int) -> AutomaFaction | None:
    """The card of a faction that has one, with the steps of its reference card."""
    code = FACTIONS[index]
    if code not in AUTOMA_FACTIONS:
        return None
    automa = edition.automa
    card = automa.factions[code]
    home = PLANETS.index(edition.factions.boards[code].home)
    # R40: the shorter way round the wheel of home types.
    around = [min((planet - home) % HOMES, (home - planet) % HOMES) for planet in range(HOMES)]
    return AutomaFaction(
        code,
        faction=index,
        start_area=area_of(card.level_1),
        mines=card.mines,
        vp=card.vp,
        planet_steps=(*around, automa.gaia_steps, automa.transdim_steps, NONE),
        mine_range=card.mine_range or NONE,
        trading_station_vp=card.trading_station_vp,
        new_type_vp=card.new_type_vp,
    )


def difficulty_of(code: str, difficulty: printed.Difficulty) -> Difficulty:
    """A level of the Automa."""
    return Difficulty(
        code,
        removed=tuple(difficulty.removed),
        added=tuple(difficulty.added),
        start_vp=difficulty.start_vp,
        bonus=difficulty.bonus,
    )
