"""The table as one seat sees it."""

from collections.abc import Mapping
from functools import lru_cache

from msgspec import to_builtins

from tablee.core import Seat
from tablee.games.artemis.box import Box
from tablee.games.artemis.box import components as c
from tablee.games.artemis.box.components import (
    BUILDINGS,
    CATEGORIES,
    COLONISTS,
    DIRECTIVES,
    EVENTS,
    EXPEDITIONS,
    LETTERS,
    METRICS,
    NONE,
    PHASES,
    REGIONS,
)
from tablee.games.artemis.box.edition import Building as PrintedKind
from tablee.games.artemis.box.edition import Reward as PrintedReward
from tablee.games.artemis.rules.colony.places import colony, is_full
from tablee.games.artemis.rules.event import stock_to_come
from tablee.games.artemis.rules.maintenance.heating import warmed
from tablee.games.artemis.rules.regions.basecamp import difficulty, ranking, strengths
from tablee.games.artemis.rules.regions.doorstep import most_recruits
from tablee.games.artemis.rules.regions.gantry import price
from tablee.games.artemis.rules.regions.vents_and_quarry import shares, stock
from tablee.games.artemis.rules.scoring.directives import directive_points
from tablee.games.artemis.rules.scoring.final_scoring import final_points
from tablee.games.artemis.rules.scoring.surface_buildings import building_points
from tablee.games.artemis.state import ArtemisState
from tablee.games.artemis.state import Die as Placed
from tablee.games.artemis.view import shapes


def observe(state: ArtemisState, seat: Seat | None) -> shapes.ArtemisView:
    """What `seat` may see; `None` is a spectator."""
    return shapes.ArtemisView(
        round=state.round,
        phase=PHASES[state.stage],
        region=REGIONS[state.region] if state.region != NONE else None,
        first=state.first,
        seats=len(state.players),
        event=_event(state),
        past_events=[EVENTS[event] for event in state.past_events],
        expeditions=[_expedition(state, card) for card in range(len(state.cards))],
        vents=_stock(state, c.VENTS, state.vents),
        quarry=_stock(state, c.QUARRY, state.quarry),
        gantry=[
            shapes.Tile(number, BUILDINGS[kind], _bids(state, bids))
            for number, (kind, bids) in enumerate(zip(state.gantry, state.bids, strict=True), 1)
        ],
        discount=state.gantry_discount,
        doorstep=shapes.Doorstep(
            colonists=by_type(state.doorstep),
            price=state.doorstep_price,
            limits=[most_recruits(state, face) for face in c.FACES],
            dice=_dice(state, state.doorstep_dice),
        ),
        academy=_academy(state),
        outfitters=_dice(state, state.outfitters),
        drones=[
            shapes.Drone(number, REGIONS[region], dice)
            for number, (region, dice) in enumerate(state.plans, 1)
        ],
        set_aside=_dice(state, state.aside),
        players=[_player(state, owner, seat) for owner in range(len(state.players))],
        bag=by_type(state.bag),
        discarded=by_type(state.discarded),
        pile=dict(zip(BUILDINGS, state.pile, strict=True)),
        expedition_deck=len(state.expedition_deck),
        printed=_printed(state.box),
    )


def by_type(counts: c.Counts) -> Mapping[c.Colonist, int]:
    """Colonists by the names of their types."""
    return dict(zip(COLONISTS, counts, strict=True))


def _event(state: ArtemisState) -> shapes.RoundEvent | None:
    if state.event == NONE:
        return None
    letter = LETTERS[state.box.events[state.event].letter]
    return shapes.RoundEvent(EVENTS[state.event], letter)


def _owner(state: ArtemisState, owner: int) -> tuple[int | None, int | None]:
    """The seat or the drone that owns a die."""
    seats = len(state.players)
    return (owner, None) if owner < seats else (None, owner - seats + 1)


def _dice(state: ArtemisState, dice: tuple[Placed, ...]) -> list[shapes.Die]:
    return [shapes.Die(*_owner(state, owner), face) for owner, face in dice]


def _stock(state: ArtemisState, region: int, row: tuple[Placed, ...]) -> shapes.Stock:
    left, coming = stock(state, region), stock_to_come(state, region)
    dice = [
        shapes.HarvestDie(*_owner(state, owner), face, takes=takes)
        for (owner, face), takes in zip(row, shares(row, left + coming), strict=True)
    ]
    return shapes.Stock(left, coming, dice)


def _bids(state: ArtemisState, bids: tuple[Placed, ...]) -> list[shapes.Bid]:
    return [
        shapes.Bid(*_owner(state, owner), face, price=price(state, face)) for owner, face in bids
    ]


def _expedition(state: ArtemisState, card: int) -> shapes.Expedition:
    printed = state.box.expeditions[state.cards[card]]
    building = state.card_buildings[card]
    needed, strength = difficulty(state, card), strengths(state, card)
    total = sum(strength.values())
    return shapes.Expedition(
        number=card + 1,
        id=EXPEDITIONS[state.cards[card]],
        difficulty=needed,
        total=total,
        energy=printed.energy,
        ore=printed.ore,
        rewards=[_reward(reward) for reward in printed.rewards],
        colonists=by_type(state.card_colonists[card]),
        building=BUILDINGS[building] if building != NONE else None,
        dice=[
            shapes.ExpeditionDie(
                *_owner(state, owner),
                face,
                pioneers=pioneers,
                specialist=COLONISTS[specialist] if specialist != NONE else None,
            )
            for owner, face, pioneers, specialist, _ in state.card_dice[card]
        ],
        ranks=[shapes.Rank(*_owner(state, owner), strength[owner]) for owner in ranking(strength)],
        succeeds=total >= needed,
    )


def _academy(state: ArtemisState) -> shapes.Academy:
    return shapes.Academy(
        stock=by_type(state.academy_stock),
        places=state.box.academy_places,
        dice=[
            shapes.AcademyDie(
                *_owner(state, owner),
                face,
                colonist=COLONISTS[kind] if kind != NONE else None,
                profession=COLONISTS[state.box.trains[face - 1]],
            )
            for owner, face, kind in state.academy
        ],
    )


def _player(state: ArtemisState, owner: Seat, seat: Seat | None) -> shapes.Player:
    player = state.players[owner]
    is_over = state.over
    final = () if is_over else final_points(state, owner)
    return shapes.Player(
        seat=owner,
        score=player.score,
        forecast=player.score + sum(final),
        final=dict(zip(CATEGORIES, final, strict=False)),
        energy=player.energy,
        ore=player.ore,
        toolkits=player.toolkits,
        badges=player.badges,
        relief=player.relief,
        dice=player.dice,
        shelters=by_type(player.shelters),
        warm=warmed(state, player),
        buildings=[_building(state, owner, index) for index in range(len(player.buildings))],
        colony=by_type(colony(state, owner)),
        relic=state.relic_holder == owner,
        last=player.last.text if player.last is not None else None,
        directive=_directive(state, owner) if seat == owner or is_over else None,
    )


def _building(state: ArtemisState, owner: Seat, index: int) -> shapes.Building:
    player = state.players[owner]
    kind, inside = player.buildings[index]
    return shapes.Building(
        number=index + 1,
        id=BUILDINGS[kind],
        colonists=by_type(inside),
        full=is_full(state, player, index),
        points=None if kind < c.OCEAN_KINDS else building_points(state, owner, kind, inside),
    )


def _directive(state: ArtemisState, owner: Seat) -> shapes.Directive | None:
    player = state.players[owner]
    if not player.dealt:
        return None
    kept = DIRECTIVES[player.directive] if player.directive != NONE else None
    # What was not kept leaves the game unseen (R129).
    dealt = [] if state.over else [DIRECTIVES[card] for card in player.dealt]
    pays = directive_points(state, owner, player.directive) if kept else 0
    return shapes.Directive(dealt, kept, pays)


def _reward(reward: PrintedReward) -> shapes.Reward:
    given = to_builtins(reward)
    return {kind: int(number) for kind, number in given.items() if number}


def _effect(building: PrintedKind) -> dict[str, int]:
    given = to_builtins(building)
    return {name: number for name, number in given.items() if isinstance(number, int) and number}


@lru_cache(maxsize=8)
def _printed(box: Box) -> shapes.Printed:
    """What is printed on tiles, cards and board; one object for all views."""
    return shapes.Printed(
        buildings={
            BUILDINGS[index]: shapes.PrintedBuilding(
                index < c.OCEAN_KINDS, by_type(kind.typed), kind.free, _effect(kind.printed)
            )
            for index, kind in enumerate(box.kinds)
        },
        relief=[_reward(reward) for reward in box.relief],
        events={
            EVENTS[index]: shapes.PrintedEvent(LETTERS[card.letter], card.amount, card.toolkits)
            for index, card in enumerate(box.events)
        },
        directives={
            DIRECTIVES[index]: shapes.PrintedDirective(
                card.points, [(METRICS[m], least, most) for m, least, most in card.conditions]
            )
            for index, card in enumerate(box.directives)
        },
        toolkits=box.toolkits,
        trains=[COLONISTS[kind] for kind in box.trains],
        rounds=c.ROUNDS,
        heating=box.heating,
    )
