"""Gaia Project, as `observations/gaia.py` has it."""

from typing import Any, Final

from tablee.core import Decision, Game, Seat, State
from tablee.envs.rows.parts import (
    NOTHING,
    REMEMBERED,
    ZERO,
    Rows,
    counted,
    filled,
    number,
    numbers,
    padded,
)
from tablee.games.gaia.actions import SPECIALS
from tablee.games.gaia.box.components import (
    AREAS,
    AUTOMA_CARDS,
    BOARD_ACTIONS,
    BOOSTERS,
    LARGE_MAP,
    NAVIGATION,
    NONE,
    PLANETS,
    ROUNDS,
    SECTOR_NAMES,
    SMALL_MAP,
    STANDARD,
    STRUCTURES,
    TECH_PLACES,
    TERRAFORMING,
    TOKENS,
)
from tablee.games.gaia.box.hexes import SECTOR_SIZE
from tablee.games.gaia.game import GaiaProject
from tablee.games.gaia.rules.federation.forming import needed
from tablee.games.gaia.rules.final_scoring import (
    automa_progress,
    final_points,
    progress,
    research_points,
    resource_points,
)
from tablee.games.gaia.rules.power.cycle import power_to_spend
from tablee.games.gaia.rules.rounds.income import sources
from tablee.games.gaia.rules.setup.galaxy import TurnSector
from tablee.games.gaia.state import AUTOMA, GaiaState
from tablee.games.gaia.state.automa import Automa
from tablee.games.gaia.state.player import Player
from tablee.kit.masks import bits

FINALS: Final = 2
LAST_CARDS: Final = 2
#: Numbers of a hex before those of who has satellites and federations there.
OF_HEX: Final = 4


class Writer(Rows):
    """Hexes are remembered by what lies there."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        assert isinstance(game, GaiaProject)
        self._seats: Final = seats
        #: Seats, and alone the Automa, whose number is the next.
        self._owners: Final = 2 if seats == 1 else seats
        self._hexes: Final = len(SMALL_MAP if seats < 3 else LARGE_MAP) * SECTOR_SIZE
        names = game.boxes[seats].sector_names
        self._sectors: Final = [SECTOR_NAMES.index(name) for name in names]
        nobody = ZERO * (self._owners + seats)
        self._bare: Final = [
            number(planet) + NOTHING * (OF_HEX - 1) + nobody for planet in range(-1, len(PLANETS))
        ]
        self._known: Final[dict[tuple[int, ...], bytes]] = {}

    def parts(self, state: State, seat: Seat, at: int) -> list[bytes]:
        assert isinstance(state, GaiaState)
        questions = state.questions
        asked = turning = NONE
        for question in questions:
            if isinstance(question, Decision):
                asked = question.seat
                if isinstance(question, TurnSector):
                    turning = question.place
                break
        row = [
            number(state.round),
            self._order(state.order),
            self._order(state.passed),
            number(asked),
        ]
        each = [number(self._sectors[tile]) + number(turns) for tile, turns in state.tiles]
        row.append(filled(each, self._hexes // SECTOR_SIZE, 2))
        row.append(number(turning))
        self._map(state, row)
        self._research_board(state, row)
        row.append(padded(state.rounds, ROUNDS))
        paid = self._finals(state, row)
        for owner in range(self._seats):
            self._player(state, owner, paid[owner], row)
        self._automa(state, state.automa, row)
        return row

    def _owner(self, owner: int) -> int:
        return self._seats if owner == AUTOMA else owner

    def _order(self, order: tuple[int, ...]) -> bytes:
        return padded(tuple([self._owner(owner) for owner in order]), self._owners)

    def _map(self, state: GaiaState, row: list[bytes]) -> None:
        shared = 0
        occupied = 0
        for player in state.players:
            shared |= player.shared_mines
            occupied |= player.satellites | player.federated
        if state.automa is not None:
            occupied |= state.automa.satellites
        structure, planets, bare = state.structure, state.planets, self._bare
        begin = len(row)
        full = []
        for hex in range(len(planets)):
            row.append(bare[planets[hex] + 1])
            if structure[hex] != NONE:
                full.append(hex)
        full += [hex for hex in bits(occupied) if structure[hex] == NONE]
        for hex in full:
            row[begin + hex] = self._hex(state, hex, shared, occupied)
        missing = self._hexes - len(planets)
        row.append(NOTHING * (missing * (OF_HEX + self._owners + self._seats)))

    def _hex(self, state: GaiaState, hex: int, shared: int, occupied: int) -> bytes:
        """What lies there and whose it is."""
        structure = state.structure[hex]
        owner = self._owner(state.owner[hex]) if structure != NONE else NONE
        beside = NONE
        marks = 0
        if (shared | occupied) >> hex & 1:
            for seat, player in enumerate(state.players):
                if player.shared_mines >> hex & 1:
                    beside = seat
                if player.satellites >> hex & 1:
                    marks |= 1 << seat
                if player.federated >> hex & 1:
                    marks |= 1 << self._owners + seat
            if state.automa is not None and state.automa.satellites >> hex & 1:
                marks |= 1 << self._seats
        key = (state.planets[hex], structure, owner, beside, marks)
        found = self._known.get(key)
        if found is None:
            flags = [marks >> each & 1 for each in range(self._owners + self._seats)]
            found = self._known[key] = numbers((*key[:OF_HEX], *flags))
        return found

    def _research_board(self, state: GaiaState, row: list[bytes]) -> None:
        left = state.standard_left
        each = [number(tile) + number(left[at]) for at, tile in enumerate(state.standard_at)]
        row.append(filled(each, len(TECH_PLACES), 2))
        advanced = [_advanced(tile) for tile in state.advanced_at]
        row.append(padded(tuple(advanced), len(AREAS)))
        row.append(number(state.terraforming_token))
        row.append(numbers(tuple(state.tokens)))
        row.append(ZERO * (len(TOKENS) - len(state.tokens)))
        row.append(counted(tuple(state.boosters), len(BOOSTERS)))
        row.append(_flags(state.covered_actions, len(BOARD_ACTIONS)))

    def _finals(self, state: GaiaState, row: list[bytes]) -> list[int]:
        """The final tiles; what they would pay each seat together."""
        paid = [0] * self._seats
        automa = state.automa
        takes_part = len(state.players) + (automa is not None) <= 2
        for final in state.finals:
            points = final_points(state, final)
            row.append(number(final))
            row.append(numbers(tuple([progress(player, final) for player in state.players])))
            row.append(number(automa_progress(automa, final)) if automa is not None else NOTHING)
            row.append(number(state.box.final_tiles[final].neutral) if takes_part else NOTHING)
            row.append(padded(tuple(points), self._owners))
            for seat in range(self._seats):
                paid[seat] += points[seat]
        width = 3 + self._seats + self._owners
        row.append(NOTHING * (width * (FINALS - len(state.finals))))
        return paid

    def _player(self, state: GaiaState, seat: Seat, paid: int, row: list[bytes]) -> None:
        player = state.players[seat]
        if player.faction == NONE:
            row.append(NOTHING * WIDTH)
            return
        box, research = state.box, player.research
        row += [
            number(player.faction),
            number(player.vp),
            number(player.credits),
            number(player.ore),
            number(player.knowledge),
            number(player.qic),
            number(player.bowl_1),
            number(player.bowl_2),
            number(player.bowl_3),
            number(player.gaia_area),
            number(player.brainstone) if player.brainstone else NOTHING,
            number(power_to_spend(state, player)),
            numbers(research),
            number(player.gaiaformers),
            number(player.gaiaformers_away),
            numbers(player.built),
            number(player.lost_planet),
            number(box.ranges[research[NAVIGATION]]),
            number(box.step_ore[research[TERRAFORMING]]),
            _income(state, player),
            number(player.booster),
            _held(player),
            padded(tuple([_advanced(tile) for tile in player.advanced]), len(AREAS)),
            numbers(player.tokens),
            number(player.green),
            _flags(player.used, len(SPECIALS)),
            number(int(player.passed)),
            number(player.federations),
            number(needed(state, seat)),
            number(player.satellites.bit_count()),
            _flags(player.types, len(PLANETS)),
        ]
        if state.over:
            row.append(numbers((0, 0, 0, player.vp)))
            return
        learned, kept = research_points(state, research), resource_points(state, player)
        row.append(numbers((paid, learned, kept, player.vp + paid + learned + kept)))

    def _automa(self, state: GaiaState, automa: Automa | None, row: list[bytes]) -> None:
        if automa is None:
            row.append(NOTHING * AUTOMA_WIDTH)
            return
        row += [
            number(automa.faction),
            number(automa.vp),
            numbers(automa.research),
            numbers(automa.built),
            number(automa.booster),
            number(int(automa.passed)),
            number(automa.satellites.bit_count()),
            number(automa.deck_size()),
            number(len(automa.aside) - automa.unknown),
            counted(automa.discards, AUTOMA_CARDS),
            _card(automa.action),
            _card(automa.support),
            padded(tuple([card + 1 for card in automa.last]), LAST_CARDS),
            number(state.rulings.level),
        ]


#: Numbers of a seat's side: single ones, then those of each list.
WIDTH: Final = (
    23
    + len(AREAS)
    + len(STRUCTURES)
    + 6
    + 2 * len(STANDARD)
    + len(AREAS)
    + len(TOKENS)
    + len(SPECIALS)
    + len(PLANETS)
    + 4
)
AUTOMA_WIDTH: Final = 10 + len(AREAS) + len(STRUCTURES) + AUTOMA_CARDS + LAST_CARDS
_flagged: Final[dict[tuple[int, int], bytes]] = {}


def _flags(mask: int, words: int) -> bytes:
    """1 for each bit that is set."""
    found = _flagged.get((mask, words))
    if found is None:
        if len(_flagged) >= REMEMBERED:
            _flagged.clear()
        found = b"".join([number(mask >> word & 1) for word in range(words)])
        _flagged[mask, words] = found
    return found


def _advanced(tile: int) -> int:
    """Advanced tiles are numbered behind the standard ones."""
    return tile + len(STANDARD) if tile != NONE else NONE


def _card(card: int) -> bytes:
    return number(card + 1) if card != NONE else NOTHING


def _income(state: GaiaState, player: Player) -> bytes:
    credits = ore = knowledge = qic = tokens = charge = 0
    for gain in sources(state, player):
        credits += gain.credits
        ore += gain.ore
        knowledge += gain.knowledge
        qic += gain.qic
        tokens += gain.tokens
        charge += gain.charge
    return numbers((credits, ore, knowledge, qic, tokens, charge))


def _held(player: Player) -> bytes:
    """Standard tiles, each with the advanced one that covers it."""
    each: list[int] = []
    for tile in player.standard:
        cover = NONE
        if tile in player.covered:
            cover = _advanced(player.advanced[player.covered.index(tile)])
        each += [tile, cover]
    return padded(tuple(each), 2 * len(STANDARD))
