"""20th Century, as `observations/century.py` has it."""

from typing import Any, Final

from tablee.core import Game, Question, Seat, State
from tablee.envs.rows.parts import (
    NOTHING,
    REMEMBERED,
    Rows,
    counted,
    filled,
    number,
    numbers,
    padded,
)
from tablee.games.century.box.components import (
    BONUS_ROUNDS,
    CATASTROPHE,
    COLUMNS,
    CONSOLIDATION,
    FIRST_TECHNOLOGY,
    FULL_ROUNDS,
    LETTERS,
    MOST_EFFECTS,
    NONE,
    OVER,
    PRODUCTION,
    SOURCES,
    cell_x,
    cell_y,
)
from tablee.games.century.rules.bonus_scoring import card_points
from tablee.games.century.rules.catastrophe import least_bid
from tablee.games.century.rules.consolidation.attaching import (
    AttachTile,
    ChooseTile,
    ChooseTurn,
    SettleCitizen,
)
from tablee.games.century.rules.consolidation.bridges import BuildBridge
from tablee.games.century.rules.consolidation.effect import EffectTarget
from tablee.games.century.rules.consolidation.locomotives import MoveCitizen
from tablee.games.century.rules.consolidation.technologies import UseTechnology
from tablee.games.century.rules.consolidation.waste import PlaceWaste
from tablee.games.century.rules.consolidation.waste_disposal import DropWaste
from tablee.games.century.rules.final_scoring import country_points
from tablee.games.century.rules.recycling import RecycleWaste
from tablee.games.century.state import CenturyState
from tablee.games.century.state.country import Country, Place
from tablee.games.century.state.player import (
    FROM_ENVIRONMENT,
    FROM_TERRITORIES,
    FROM_WASTE,
    Player,
    effect_bit,
)
from tablee.kit.masks import bits

MOST_FOR_SALE: Final = 10
MOST_ASIDE: Final = 8
MOST_PLACES: Final = 24
MOST_CENTRES: Final = 8
MOST_BRIDGES: Final = 2
#: Numbers of a place.
OF_PLACE: Final = 5 + len(LETTERS) + MOST_BRIDGES
#: What a seat is at, as the view names it.
WASTE: Final = 0
TILES: Final = 1
TECHNOLOGIES: Final = 2
RECYCLING: Final = 3
WAITING: Final = 4
DONE: Final = 5


class Seen:
    """What is written of a country, which never changes."""

    __slots__ = (
        "bonuses",
        "centres",
        "country",
        "finals",
        "places",
        "production",
        "territories",
        "waste",
    )

    def __init__(self, country: Country, places: bytes) -> None:
        self.country: Final = country
        self.places: Final = places
        self.production: Final = numbers(country.production())
        self.territories: Final = number(len(country.territories()))
        self.waste: Final = number(country.waste())
        each = [_centre(country, position, city) for position, city in country.centres()]
        self.centres: Final = filled(each, MOST_CENTRES, 3)
        #: What the end would add, by the space of the environment.
        self.finals: Final[dict[int, tuple[int, int, int]]] = {}
        #: What a bonus card would score, by card, space of the environment and score.
        self.bonuses: Final[dict[tuple[int, int, int], int]] = {}

    def final(self, state: CenturyState, player: Player) -> tuple[int, int, int]:
        """What the end of the game would add for territories, waste and environment."""
        found = self.finals.get(player.environment)
        if found is None:
            found = self.finals[player.environment] = country_points(state, player)
        return found

    def bonus(self, state: CenturyState, player: Player, card: int) -> int:
        """What a bonus card would score now."""
        key = (card, player.environment, player.score)
        found = self.bonuses.get(key)
        if found is None:
            found = self.bonuses[key] = card_points(state, player, card)
        return found


class Writer(Rows):
    """Countries and their places never change: each is written once."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self._seats: Final = seats
        #: By identity, beside the object itself, so that it stays.
        self._places: Final[dict[int, tuple[Place, bytes]]] = {}
        self._countries: Final[dict[int, Seen]] = {}

    def parts(self, state: State, seat: Seat, at: int) -> list[bytes]:
        assert isinstance(state, CenturyState)
        is_auctioned = 0 < state.round <= FULL_ROUNDS
        row = [number(state.round), number(state.stage)]
        if is_auctioned:
            row += [number(state.minimum), number(state.price)]
        else:
            row.append(NOTHING * 2)
        row.append(number(state.marker))
        row.append(number(state.box.compensations[state.round]) if is_auctioned else NOTHING)
        row.append(number(state.starter))
        row.append(padded(state.territories, MOST_FOR_SALE))
        technologies = [tile - FIRST_TECHNOLOGY for tile in state.technologies]
        row.append(padded(tuple(technologies), MOST_FOR_SALE))
        self._auction(state, row)
        self._catastrophe(state, row)
        row.append(numbers(state.bonus_cards))
        for owner in range(self._seats):
            self._player(state, owner, owner == seat or state.stage == OVER, row)
        return row

    def _auction(self, state: CenturyState, row: list[bytes]) -> None:
        row.append(filled([numbers(sale) for sale in state.sold], MOST_FOR_SALE, 3))
        each = [
            number(seat)
            + (number(tile - FIRST_TECHNOLOGY) + number(price) if tile != NONE else NOTHING * 2)
            + number(compensation)
            for seat, tile, price, compensation in state.quits
        ]
        row.append(filled(each, self._seats, 4))
        if state.lot == NONE:
            row.append(NOTHING * (3 + 2 * self._seats))
        else:
            row += [number(state.lot), number(state.bid), number(state.bidder)]
            row.append(counted(tuple(bits(state.passed)), self._seats))
            row.append(numbers(state.bids))
        row.append(padded(tuple([quitter[0] for quitter in state.quits]), self._seats))

    def _catastrophe(self, state: CenturyState, row: list[bytes]) -> None:
        row.append(number(state.catastrophe))
        is_open = state.stage == CATASTROPHE
        for column, bid in state.pawns:
            row.append(numbers((column, bid)) if is_open and column != NONE else NOTHING * 2)
        if state.catastrophe == NONE:
            row.append(NOTHING * (6 * COLUMNS))
            return
        card = state.box.catastrophes[state.catastrophe]
        for column in range(COLUMNS):
            waste, pollution = card[column]
            in_play = column in state.box.columns
            least = least_bid(state, column)
            highest = first = NONE
            is_taken = False
            for seat, (place, bid) in enumerate(state.pawns):
                if place == column and (not is_taken or bid >= highest):
                    highest, first, is_taken = bid, seat, True
            may_bid = in_play and least <= state.box.most_science
            taken = first if is_taken and not is_open else NONE
            row.append(
                numbers(
                    (int(in_play), waste, pollution, least if may_bid else NONE, highest, taken)
                )
            )

    def _player(
        self,
        state: CenturyState,
        owner: Seat,
        shows_hand: bool,  # noqa: FBT001 - the view's own question
        row: list[bytes],
    ) -> None:
        player = state.players[owner]
        seen = self._seen(player.country)
        question = state.asked(owner)
        row.append(number(player.score))
        row.append(number(state.box.environment[player.environment].position))
        row.append(number(player.coins) if shows_hand else NOTHING)
        row.append(number(player.science) if shows_hand else NOTHING)
        row.append(seen.production)
        row.append(number(player.waste_aside))
        row.append(filled([numbers(aside) for aside in player.aside], MOST_ASIDE, 2))
        self._technologies(state, player, row)
        row.append(seen.places)
        row.append(number(_step(state, owner, question)))
        row.append(_attaching(player, question))
        row.append(_effecting(player, question))
        if isinstance(question, RecycleWaste):
            row.append(_centre(player.country, question.position, question.city))
        else:
            row.append(NOTHING * 3)
        row.append(seen.territories)
        row.append(seen.waste)
        row.append(seen.centres)
        row.append(numbers(player.points))
        final = [0] * len(SOURCES)
        if state.stage != OVER:
            territories, waste, environment = seen.final(state, player)
            final[FROM_TERRITORIES] = territories
            final[FROM_WASTE] = waste
            final[FROM_ENVIRONMENT] = environment
        row.append(numbers(tuple(final)))
        row.append(number(player.score + sum(final)))
        for index in range(len(BONUS_ROUNDS)):
            card = state.bonus_cards[index]
            if card == NONE:
                row.append(NOTHING)
            elif state.round > BONUS_ROUNDS[index]:
                row.append(number(player.bonus_scored[index]))
            else:
                row.append(number(seen.bonus(state, player, card)))

    def _technologies(self, state: CenturyState, player: Player, row: list[bytes]) -> None:
        for tile in player.technologies:
            effects = state.box.technology(tile).effects
            row.append(number(tile - FIRST_TECHNOLOGY))
            for index, effect in enumerate(effects):
                row.append(number(effect.kind))
                row.append(number(int(player.used & effect_bit(tile, index) != 0)))
            row.append(NOTHING * (2 * (MOST_EFFECTS - len(effects))))
        missing = FULL_ROUNDS - len(player.technologies)
        row.append(NOTHING * (missing * (1 + 2 * MOST_EFFECTS)))

    def _seen(self, country: Country) -> Seen:
        found = self._countries.get(id(country))
        if found is None:
            if len(self._countries) >= REMEMBERED:
                self._countries.clear()
            each = [self._place(place) for place in country.places]
            found = self._countries[id(country)] = Seen(
                country, filled(each, MOST_PLACES, OF_PLACE)
            )
        return found

    def _place(self, place: Place) -> bytes:
        found = self._places.get(id(place))
        if found is None:
            if len(self._places) >= REMEMBERED:
                self._places.clear()
            written = b"".join(
                [
                    numbers((place.tile, cell_x(place.cell), cell_y(place.cell), place.turn)),
                    counted(tuple(bits(place.citizens)), len(LETTERS)),
                    number(place.waste),
                    padded(place.bridges, MOST_BRIDGES),
                ]
            )
            found = self._places[id(place)] = (place, written)
        return found[1]


def _centre(country: Country, position: int, city: int) -> bytes:
    """A recycling centre, and how much waste it reaches."""
    waste = 0
    for other in country.in_reach(position, city):
        waste += country.places[other].waste
    return numbers((country.places[position].tile, city, waste))


def _step(state: CenturyState, owner: Seat, question: Question[Any] | None) -> int:
    if state.stage not in (CONSOLIDATION, PRODUCTION):
        return NONE
    if isinstance(question, PlaceWaste):
        return WASTE
    if isinstance(question, ChooseTile | AttachTile | ChooseTurn | SettleCitizen):
        return TILES
    if isinstance(question, UseTechnology | EffectTarget):
        return TECHNOLOGIES
    if isinstance(question, RecycleWaste):
        return RECYCLING
    acting = state.seats_to_act
    if not state.rulings.in_order or not acting:
        return DONE
    order = state.clockwise(state.starter)
    return DONE if order.index(owner) < order.index(acting[0]) else WAITING


def _attaching(player: Player, question: Question[Any] | None) -> bytes:
    """The tile that a seat is attaching, as far as that was said."""
    if isinstance(question, SettleCitizen):
        place = player.country.places[question.position]
        x, y = cell_x(place.cell), cell_y(place.cell)
        return numbers((place.tile, place.waste, x, y, place.turn))
    if isinstance(question, ChooseTurn):
        x, y = cell_x(question.cell), cell_y(question.cell)
        return numbers((question.tile, _waiting(player, question.tile), x, y, NONE))
    if isinstance(question, AttachTile):
        return numbers((question.tile, _waiting(player, question.tile), NONE, NONE, NONE))
    return NOTHING * 5


def _waiting(player: Player, tile: int) -> int:
    """The waste on a tile that waits."""
    for waiting, waste in player.aside:
        if waiting == tile:
            return waste
    return NONE


def _effecting(player: Player, question: Question[Any] | None) -> bytes:
    """An effect that is being used, as far as that was said."""
    if not isinstance(question, EffectTarget):
        return NOTHING * 4
    tile = city = NONE
    if isinstance(question, BuildBridge | DropWaste | MoveCitizen):
        tile = player.country.places[question.position].tile
    if isinstance(question, MoveCitizen):
        city = question.city
    return numbers((question.technology - FIRST_TECHNOLOGY, question.effect, tile, city))
