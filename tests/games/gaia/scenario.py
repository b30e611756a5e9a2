"""Positions of Gaia Project written down in a few words, for tests of its rules.

    scene = galaxy("terrans", "ambas")
    home, target = scene.pair("terra", "ice", 1)
    scene.build(0, home, "mine")
    scene.give(0, ore=4, credits=2)
    scene.play(f"mine {target}", "end")

A scene begins at the first action of seat 0 in round 1: boards and boosters are taken, nothing
stands on the map, no income was paid. Hexes, structures, factions, areas and tiles are named as in
the notation; seats count from 0.

Tiles lie in a known order (see `galaxy`): standard tile std1 under terraforming and so on to std6
under science, std7 to std9 in the free row; advanced tile adv1 in terraforming and so on to adv6.
Every round's tile pays for federation tokens unless the test says otherwise.
"""

from collections.abc import Sequence
from typing import Any

import tablee
from tablee.contract import scene as scenario
from tablee.core import Game, Value
from tablee.games.gaia.box.components import (
    ADVANCED,
    AREAS,
    BOOSTERS,
    FACTIONS,
    FINALS,
    GAIA,
    GAIA_PROJECT,
    GAIAFORMER,
    LOST,
    MINE,
    PLANETS,
    ROUND_TILES,
    SPACE_STATION,
    STANDARD,
    STRUCTURES,
    TOKENS,
    TOP_LEVEL,
    TRANSDIM,
)
from tablee.games.gaia.box.hexes import HEX_NAMES, SECTOR_SIZE
from tablee.games.gaia.rules.building.ground import join_federation, settle
from tablee.games.gaia.rules.rounds.income import CollectIncome
from tablee.games.gaia.rules.rounds.turns import TakeTurn
from tablee.games.gaia.rules.setup.galaxy import lay_map
from tablee.games.gaia.rules.setup.table import lay_tiles, take_board
from tablee.games.gaia.state import GaiaState
from tablee.games.gaia.state.player import FROM_AREA, FROM_BOOSTER, FROM_TILE, Player
from tablee.kit.masks import bits

GAME: Game[GaiaState] = tablee.game("gaia")
#: Boosters held by seats 0 to 3, then those that lie open, as many as the player count asks for.
#: The first four have neither special action nor a part in power income.
HELD = (1, 3, 8, 10, 4, 5, 6, 7, 9, 2)
HEX = {name: index for index, name in enumerate(HEX_NAMES)}


def mask(*hexes: str) -> int:
    """The set of these hexes."""
    return sum(1 << HEX[name] for name in hexes)


def names(hexes: int) -> list[str]:
    """The hexes of a set."""
    return [HEX_NAMES[index] for index in bits(hexes)]


class Scene(scenario.Scene[GaiaState]):
    """A position of Gaia Project, and what happens in it."""

    game = GAME

    # Playing

    def income(self, seat: int = 0) -> None:
        """The seat takes its income, up to the first question."""
        self.ask(CollectIncome(seat))

    def begin_turn(self, seat: int) -> None:
        """It is the turn of `seat` instead; call it only while a turn is about to begin."""
        assert self.asked == "TakeTurn"
        self.state.agenda.pop()
        self.state.turn = self.state.order.index(seat)
        self.state.then(TakeTurn(seat))

    def end(self) -> None:
        """End the turn that is about to end; nobody charges power."""
        self.play("end")
        self.decline_all()

    def decline_all(self) -> None:
        """Nobody charges power."""
        while self.asked == "ChargePower":
            self.play("decline")

    def everybody_passes(self) -> None:
        """All who have not passed do so in turn, each with the first booster that lies there."""
        seats = len(self.state.players) - len(self.state.passed)
        for _ in range(seats):
            self.play(self.legal("pass")[0])

    # Reading

    def player(self, seat: int = 0) -> Player:
        return self.state.players[seat]

    def bowls(self, seat: int = 0) -> tuple[int, int, int]:
        """Tokens in bowls I, II and III, the Brainstone left out."""
        player = self.player(seat)
        return player.bowl_1, player.bowl_2, player.bowl_3

    def purse(self, seat: int = 0) -> tuple[int, int, int, int]:
        """Credits, ore, knowledge, QIC."""
        player = self.player(seat)
        return player.credits, player.ore, player.knowledge, player.qic

    def vp(self, seat: int = 0) -> int:
        return self.player(seat).vp

    def research(self, area: str, seat: int = 0) -> int:
        """The seat's level in an area."""
        return self.player(seat).research[AREAS.index(area)]

    def structure(self, hex_: str) -> str:
        """What stands on a hex, shared mines left out."""
        return STRUCTURES[self.state.structure[HEX[hex_]]]

    # Finding hexes

    def distance(self, one: str, other: str) -> int:
        return self.state.box.grid.distances[HEX[one]][HEX[other]]

    def planets(self, kind: str, *where: tuple[str, int]) -> list[str]:
        """Free planets of that type, at that distance of each hex that `where` names."""
        found = names(self.state.kinds[PLANETS.index(kind)] & self.state.vacant)
        return [h for h in found if all(self.distance(h, of) == steps for of, steps in where)]

    def planet(self, kind: str, *where: tuple[str, int]) -> str:
        """The first of these planets."""
        return self.planets(kind, *where)[0]

    def spaces(self, *where: tuple[str, int]) -> list[str]:
        """Hexes without planet, at that distance of each hex that `where` names."""
        found = names(self.state.kinds_empty())
        return [h for h in found if all(self.distance(h, of) == steps for of, steps in where)]

    def space(self, *where: tuple[str, int]) -> str:
        """The first of these hexes."""
        return self.spaces(*where)[0]

    def pair(self, one: str, other: str, steps: int) -> tuple[str, str]:
        """A free planet of each type, so many steps apart."""
        pairs = ((hex_, far) for hex_ in self.planets(one) for far in self.planets(other))
        found = [pair for pair in pairs if self.distance(*pair) == steps]
        assert found, f"no {one} is {steps} steps from any {other}"
        return found[0]

    def beside(self, kind: str, steps: int) -> tuple[str, str]:
        """A free planet to stand on, of any type but transdim, and one of that type so far away."""
        bases = [hex_ for base in PLANETS[:TRANSDIM] for hex_ in self.planets(base)]
        pairs = ((base, target) for base in bases for target in self.planets(kind))
        found = [pair for pair in pairs if self.distance(*pair) == steps]
        assert found, f"no {kind} is {steps} steps from another planet"
        return found[0]

    def nearest(self, hex_: str, seat: int) -> int:
        """Steps from a hex to the nearest structure of a seat."""
        own = names(self.player(seat).structures)
        return min(self.distance(hex_, other) for other in own)

    # Building the position

    def give(self, seat: int = 0, **amounts: int) -> None:
        """Set fields of the player: `credits`, `ore`, `knowledge`, `qic`, `vp`, `gaia_area`..."""
        for name, amount in amounts.items():
            assert isinstance(getattr(self.player(seat), name), int), name
            setattr(self.player(seat), name, amount)

    def fill(self, one: int, two: int, three: int, seat: int = 0, *, brainstone: int = -1) -> None:
        """Set the three bowls, and where the Brainstone is (0 gone, 1 to 3, 4 the Gaia area)."""
        player = self.player(seat)
        player.bowl_1, player.bowl_2, player.bowl_3 = one, two, three
        if brainstone >= 0:
            player.brainstone = brainstone

    def level(self, area: str, level: int, seat: int = 0) -> None:
        """Set a research level: gaiaformers follow it, and level 5 has turned a green token."""
        player, index = self.player(seat), AREAS.index(area)
        before = player.research[index]
        player.research = (*player.research[:index], level, *player.research[index + 1 :])
        player.release(FROM_AREA + index)
        player.acquired += (FROM_AREA + index,) * (level > 0)
        player.green -= (level == TOP_LEVEL) - (before == TOP_LEVEL)
        assert player.green >= 0, "level 5 needs a green token"
        if index == GAIA_PROJECT:
            owned = self.state.box.gaiaformers
            player.gaiaformers += owned[level] - owned[before]

    def build(self, seat: int, hex_: str, structure: str = "mine") -> None:
        """A structure on a free planet, or in the place of one that the seat has there."""
        player, index, kind = self.player(seat), HEX[hex_], STRUCTURES.index(structure)
        if player.structures >> index & 1:
            player.add_built(self.state.structure[index], -1)
            self.state.set_structure(index, kind)
        else:
            assert self.state.vacant >> index & 1, f"{hex_} is no free planet"
            settle(self.state, seat, index, kind)
        player.add_built(kind, 1)

    def build_some(self, seat: int, kind: str, structure: str, count: int = 1) -> list[str]:
        """So many of that structure on free planets of that type, as far from 0x0 as there are."""
        far = sorted(self.planets(kind), key=lambda hex_: -self.distance(hex_, "0x0"))[:count]
        assert len(far) == count, f"too few free {kind} planets"
        for hex_ in far:
            self.build(seat, hex_, structure)
        return far

    def share(self, seat: int, hex_: str) -> None:
        """A shared mine of the Lantids on somebody else's planet."""
        player, index = self.player(seat), HEX[hex_]
        player.add_built(MINE, 1)
        player.structures |= 1 << index
        player.shared_mines |= 1 << index
        player.sectors |= 1 << (index // SECTOR_SIZE)
        join_federation(self.state, player, index)

    def lose(self, seat: int, hex_: str) -> None:
        """The Lost Planet of that seat on a hex without planet; give navigation 5 as well."""
        self.state.set_planet(HEX[hex_], LOST)
        self.player(seat).lost_planet = HEX[hex_]
        settle(self.state, seat, HEX[hex_], MINE)

    def project(self, seat: int, hex_: str, *, done: bool = False) -> None:
        """An available gaiaformer on a transdim planet; if `done` it is a Gaia planet by now."""
        player, index = self.player(seat), HEX[hex_]
        assert player.gaiaformers, "no gaiaformer is available"
        player.gaiaformers -= 1
        player.projects |= 1 << index
        player.add_built(GAIAFORMER, 1)
        self.state.set_structure(index, GAIAFORMER, seat)
        self.state.vacant &= ~(1 << index)
        if done:
            self.state.set_planet(index, GAIA)

    def station(self, seat: int, hex_: str) -> None:
        """A space station of the Ivits."""
        player, index = self.player(seat), HEX[hex_]
        player.stations |= 1 << index
        player.add_built(SPACE_STATION, 1)
        self.state.set_structure(index, SPACE_STATION, seat)
        join_federation(self.state, player, index)

    def federation(self, seat: int, planets: Sequence[str], satellites: Sequence[str] = ()) -> None:
        """These planets and satellites are a federation of the seat; its token is not given."""
        player = self.player(seat)
        player.satellites |= mask(*satellites)
        player.federated |= mask(*planets, *satellites)
        player.federations += 1

    def token(self, seat: int, *codes: str) -> None:
        """Federation tokens from the supply, without what they show."""
        player = self.player(seat)
        for code in codes:
            kind = TOKENS.index(code)
            player.tokens = tuple(held + (kind == t) for t, held in enumerate(player.tokens))
            player.green += self.state.box.tokens[kind].green
            if code != "gleens":
                self.state.tokens[kind] -= 1

    def tech(self, seat: int, *codes: str) -> None:
        """Standard tiles from the research board, without their gains."""
        for code in codes:
            tile = STANDARD.index(code)
            self.player(seat).standard += (tile,)
            self.player(seat).acquired += (FROM_TILE + tile,)
            self.state.standard_left[self.state.standard_at.index(tile)] -= 1

    def advanced(self, seat: int, code: str, cover: str) -> None:
        """An advanced tile that covers a standard tile, for which a green token was turned."""
        player, tile = self.player(seat), ADVANCED.index(code)
        player.advanced += (tile,)
        player.covered += (STANDARD.index(cover),)
        player.release(FROM_TILE + STANDARD.index(cover))
        player.green -= 1
        assert player.green >= 0, "an advanced tile needs a green token"
        if tile in self.state.advanced_at:
            self.state.advanced_at[self.state.advanced_at.index(tile)] = -1

    def booster(self, seat: int, number: int) -> None:
        """The seat holds that booster; whoever or whatever had it takes the seat's."""
        state, held = self.state, self.player(seat).booster
        for player in state.players:
            if player.booster == number - 1:
                player.booster = held
        state.boosters = [held if b == number - 1 else b for b in state.boosters]
        self.player(seat).booster = number - 1


def table(seats: int, **options: Value) -> Scene:
    """A game before anything was drawn or chosen."""
    return Scene(GAME.set_up(seats, options))


def laid_out(seats: int) -> str:
    """An outcome for all the tiles: the first of each kind."""
    groups = ((max(seats, 2) + 3), 9, 6, 1, 6, 2)
    return "tiles " + " / ".join(" ".join(map(str, range(1, n + 1))) for n in groups)


def galaxy(
    *factions: str,
    round: int = 1,  # noqa: A002 - the rulebook's noun
    rounds: str | Sequence[str] = "score4",
    finals: Sequence[str] = ("structures", "sectors"),
    standard: Sequence[str] = STANDARD,
    advanced: Sequence[str] = ADVANCED[:6],
    waiting: str = "fed1",
    options: dict[str, Value] | None = None,
) -> Scene:
    """The base map for so many factions, seat 0 about to act.

    `rounds` names the tile that every round has, or the six tiles. (In a real game no two are
    alike; the rules do not mind.) `waiting` is the token on terraforming 5.
    """
    state = GAME.new_state(len(factions), _defaults() | (options or {}))
    state.agenda.clear()
    seats = len(factions)
    state.order = tuple(range(seats))
    lay_map(state, state.box.base_map)
    tiles = [rounds] * 6 if isinstance(rounds, str) else rounds
    dealt = [number - 1 for number in HELD[: state.box.round_boosters]]
    lay_tiles(
        state,
        (
            dealt[seats:],
            [STANDARD.index(code) for code in standard],
            [ADVANCED.index(code) for code in advanced],
            [TOKENS.index(waiting)],
            [ROUND_TILES.index(code) for code in tiles],
            [FINALS.index(code) for code in finals],
        ),
    )
    for seat, faction in enumerate(factions):
        take_board(state, seat, FACTIONS.index(faction))
        state.players[seat].booster = dealt[seat]
        state.players[seat].acquired += (FROM_BOOSTER,)
    state.round = round
    state.turn = 0
    state.then(TakeTurn(0))
    return Scene(state)


def _defaults() -> dict[str, Any]:
    return {option.name: option.default for option in GAME.options}


assert len(BOOSTERS) == len(HELD)
