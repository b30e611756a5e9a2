"""Positions of the game against the Automa, for tests of its rules.

    scene = table({"0x0": "terra", "0x2": "ice"}, automa={"0x0": "mine"}, faction="terrans")
    scene.act(UPGRADE, support=3)

Hexes, planets, structures and tiles are named by their codes, cards by their numbers.
"""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

import tablee
from tablee.contract import scene as scenario
from tablee.core import Event, Game
from tablee.games.gaia import actions as act
from tablee.games.gaia.box import AutomaCard
from tablee.games.gaia.box.components import (
    AREAS,
    AUTOMA_CARDS,
    FACTIONS,
    FINALS,
    GAIA,
    GAIA_PROJECT,
    NONE,
    PLANETS,
    STRUCTURES,
    TOP_LEVEL,
)
from tablee.games.gaia.box.hexes import HEX_NAMES, SECTOR_SIZE
from tablee.games.gaia.events import MineBuilt
from tablee.games.gaia.rules.automa.actions import take_action
from tablee.games.gaia.rules.automa.turn import AutomaTurn
from tablee.games.gaia.rules.setup.galaxy import lay_map
from tablee.games.gaia.rules.setup.table import lay_tiles
from tablee.games.gaia.state import AUTOMA, GaiaState
from tablee.games.gaia.state.automa import Automa
from tablee.games.gaia.state.player import Player
from tablee.kit.masks import bits, mask_of

GAME: Game[GaiaState] = tablee.game("gaia")
BOX = GAME.set_up(1, {}).box
NOWHERE: Mapping[str, str] = MappingProxyType({})
NO_LEVELS: Mapping[str, int] = MappingProxyType({})


def at(name: str) -> int:
    """The hex of that name."""
    return HEX_NAMES.index(name)


class Table(scenario.Scene[GaiaState]):
    """A position of the game against the Automa, and what happens in it."""

    game = GAME

    @property
    def automa(self) -> Automa:
        assert self.state.automa is not None
        return self.state.automa

    @property
    def human(self) -> Player:
        return self.state.players[0]

    def act(self, action: int, support: int) -> list[Event]:
        """The action of an action card with that support card."""
        self.events.clear()
        take_action(self.state, action, BOX.cards[support - 1])
        self.state.check()
        return self.events

    def take_turn(self, *cards: int) -> list[Event]:
        """A turn of the Automa in which these cards are drawn."""
        self.events.clear()
        self.state.then(AutomaTurn())
        self.state.advance()
        for card in cards:
            self.state.apply_checked(act.DRAW_CARD[card - 1])
            self.state.check()
        assert not self.state.agenda
        return self.events

    def deck(
        self,
        *cards: int,
        unknown: int = 0,
        support: int = 0,
        action: int = 0,
        discards: Sequence[int] = (),
    ) -> None:
        """Its deck: these cards and `unknown` ones of all that are named nowhere here."""
        automa = self.automa
        automa.deck = tuple(sorted(card - 1 for card in cards))
        automa.discards = tuple(sorted(card - 1 for card in discards))
        automa.support = support - 1 if support else NONE
        automa.action = action - 1 if action else NONE
        seen = {*automa.deck, *automa.discards, automa.support, automa.action}
        automa.aside = tuple(card for card in range(AUTOMA_CARDS) if card not in seen)
        automa.unknown = unknown
        self.state.check()

    def mine(self) -> str:
        """Where the only mine was built."""
        (built,) = self.told(MineBuilt)
        assert (built.seat, built.money, built.ore, built.qic) == (AUTOMA, 0, 0, 0)
        return HEX_NAMES[built.at.hex]

    def on_map(self) -> dict[str, str]:
        """Its structures by hex."""
        hexes = bits(self.automa.structures)
        return {HEX_NAMES[hex]: STRUCTURES[self.state.structure[hex]] for hex in hexes}

    def levels(self) -> dict[str, int]:
        """Its research, but for level 0."""
        return {area: n for area, n in zip(AREAS, self.automa.research, strict=True) if n}


def table(
    planets: Mapping[str, str] = NOWHERE,
    *,
    automa: Mapping[str, str] = NOWHERE,
    human: Mapping[str, str] = NOWHERE,
    faction: str = "geodens",
    levels: Mapping[str, int] = NO_LEVELS,
    finals: Sequence[str] = ("structures", "federated"),
    level: str = "normal",
    downgrade: str = "first",
) -> Table:
    """A position; `automa` and `human` give the structures, `planets` everything on the map.

    Boosters 1, 2 and 3 lie in the row, the human has 4, the Automa 5.
    """
    state = GAME.set_up(1, {"automa_level": level, "r172_downgrade": downgrade})
    state.agenda.clear()
    lay_map(state, BOX.base_map)
    state.kinds = [0] * len(PLANETS)
    state.planets = (NONE,) * len(state.planets)
    for name, planet in planets.items():
        state.set_planet(at(name), PLANETS.index(planet))
    state.vacant = mask_of(map(at, planets))
    tiles = [FINALS.index(code) for code in finals]
    lay_tiles(state, (range(3), range(9), range(6), (0,), range(6), tiles))
    player, other = state.players[0], state.automa
    assert other is not None
    player.faction, player.booster, player.vp = FACTIONS.index("ambas"), 3, 10
    other.faction, other.booster = FACTIONS.index(faction), 4
    other.research = tuple(levels.get(area, 0) for area in AREAS)
    other.aside = tuple(range(AUTOMA_CARDS))
    for owner, side in ((0, human), (AUTOMA, automa)):
        for name, code in side.items():
            _settle(state, owner, at(name), STRUCTURES.index(code))
    state.round = 1
    return Table(state)


def _settle(state: GaiaState, owner: int, hex: int, kind: int) -> None:
    player = state.players[0] if owner == 0 else state.automa
    assert player is not None
    planet = state.planets[hex]
    state.set_structure(hex, kind, owner)
    state.vacant &= ~(1 << hex)
    built = player.built
    player.built = (*built[:kind], built[kind] + 1, *built[kind + 1 :])
    player.structures |= 1 << hex
    player.types |= 1 << planet
    player.sectors |= 1 << (hex // SECTOR_SIZE)
    player.gaia_planets += planet == GAIA


def card(number: int) -> AutomaCard:
    """The card of that number."""
    return BOX.cards[number - 1]


def stand_on(scene: Table, area: int, level: int) -> None:
    """The human stands on that level, with the token that level 5 asks for."""
    levels = scene.human.research
    scene.human.research = (*levels[:area], level, *levels[area + 1 :])
    if area == GAIA_PROJECT:
        scene.human.gaiaformers = BOX.gaiaformers[level]
    if level == TOP_LEVEL:
        scene.human.tokens = (0, 1, 0, 0, 0, 0, 0)
        scene.state.tokens[1] -= 1
        scene.human.green = BOX.tokens[1].green - 1
    scene.state.check()
