"""One seat's side of the table: what it has, what it is at, what it would score."""

from tablee.core import Seat
from tablee.games.century.box.components import (
    BONUS_ROUNDS,
    CONSOLIDATION,
    EFFECTS,
    LETTERS,
    METRICS,
    NONE,
    OVER,
    PRODUCTION,
    SOURCES,
    TILES,
    Source,
    cell_x,
    cell_y,
)
from tablee.games.century.rules.bonus_scoring import measure
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
from tablee.games.century.state.player import Player, effect_bit
from tablee.games.century.view import shapes
from tablee.games.century.view.candidates import joints
from tablee.games.century.view.countries import centre, seen


def player(state: CenturyState, owner: Seat, *, shows_hand: bool) -> shapes.Player:
    """One seat's side; the two totals in hand for whoever may know them."""
    side = state.players[owner]
    country = seen(state.box, side.country)
    question = state.asked(owner)
    final = _final(state, side)
    return shapes.Player(
        seat=owner,
        score=side.score,
        environment=state.box.environment[side.environment].position,
        coins=side.coins if shows_hand else None,
        science=side.science if shows_hand else None,
        production=country.production,
        waste_aside=side.waste_aside,
        aside=[shapes.Aside(TILES[tile], waste) for tile, waste in side.aside],
        technologies=[_technology(state, side, tile) for tile in side.technologies],
        country=country.places,
        step=_step(state, owner),
        attaching=attaching(state, owner),
        effecting=_effecting(side, question) if isinstance(question, EffectTarget) else None,
        recycling=centre(side.country, question.position, question.city)
        if isinstance(question, RecycleWaste)
        else None,
        territories=len(side.country.territories()),
        waste=country.waste,
        centres=country.centres,
        bonuses=country.bonuses,
        points=dict(zip(SOURCES, side.points, strict=True)),
        final=final,
        projected=side.score + sum(final.values()),
        bonus_now={
            str(number): _bonus(state, side, index)
            for index, number in enumerate(BONUS_ROUNDS)
            if state.bonus_cards[index] != NONE
        },
    )


def _technology(state: CenturyState, side: Player, tile: int) -> shapes.OwnedTechnology:
    effects = state.box.technology(tile).effects
    return shapes.OwnedTechnology(
        TILES[tile],
        [
            shapes.OwnedEffect(EFFECTS[effect.kind], bool(side.used & effect_bit(tile, index)))
            for index, effect in enumerate(effects)
        ],
    )


def _step(state: CenturyState, owner: Seat) -> shapes.Step | None:
    """What a seat is at while countries grow (R47)."""
    if state.stage not in (CONSOLIDATION, PRODUCTION):
        return None
    question = state.asked(owner)
    if isinstance(question, PlaceWaste):
        return "waste"
    if isinstance(question, ChooseTile | AttachTile | ChooseTurn | SettleCitizen):
        return "tiles"
    if isinstance(question, UseTechnology | EffectTarget):
        return "technologies"
    if isinstance(question, RecycleWaste):
        return "recycling"
    return "done" if _is_through(state, owner) else "waiting"


def _is_through(state: CenturyState, owner: Seat) -> bool:
    """Whether nothing more is asked of a seat in this part of the round (R46)."""
    if not state.rulings.in_order or not state.seats_to_act:
        return True
    order = state.clockwise(state.starter)
    return order.index(owner) < order.index(state.seats_to_act[0])


def attaching(state: CenturyState, owner: Seat) -> shapes.Attaching | None:
    """The tile that a seat is attaching, as far as that was said."""
    question = state.asked(owner)
    side = state.players[owner]
    if isinstance(question, SettleCitizen):
        place = side.country.places[question.position]
        met = joints(side.country, place.tile, place.cell, place.turn)
        x, y = cell_x(place.cell), cell_y(place.cell)
        return shapes.Attaching(TILES[place.tile], place.waste, x, y, place.turn, met)
    if isinstance(question, ChooseTurn):
        x, y = cell_x(question.cell), cell_y(question.cell)
        waste = waiting_waste(side, question.tile)
        return shapes.Attaching(TILES[question.tile], waste, x, y, None, ())
    if isinstance(question, AttachTile):
        waste = waiting_waste(side, question.tile)
        return shapes.Attaching(TILES[question.tile], waste, None, None, None, ())
    return None


def waiting_waste(side: Player, tile: int) -> int:
    """The waste on a tile that waits."""
    return next(waste for waiting, waste in side.aside if waiting == tile)


def _effecting(side: Player, question: EffectTarget) -> shapes.Effecting:
    tile = city = None
    if isinstance(question, BuildBridge | DropWaste | MoveCitizen):
        tile = TILES[side.country.places[question.position].tile]
    if isinstance(question, MoveCitizen):
        city = LETTERS[question.city]
    return shapes.Effecting(TILES[question.technology], EFFECTS[question.effect], tile, city)


def _final(state: CenturyState, side: Player) -> dict[Source, int]:
    """What the end of the game would add now; the ranks are nobody's business yet (R72)."""
    if state.stage == OVER:
        return {}
    territories, waste, environment = country_points(state, side)
    return {"territories": territories, "waste": waste, "environment": environment}


def _bonus(state: CenturyState, side: Player, index: int) -> shapes.BonusNow:
    """What the card of a bonus round would score now, or has scored."""
    if state.round > BONUS_ROUNDS[index]:
        return shapes.BonusNow(side.bonus_scored[index], ())
    terms = []
    for metric, each in state.box.bonus_cards[state.bonus_cards[index]]:
        count = measure(state, side, metric)
        terms.append(shapes.BonusTerm(METRICS[metric], count, each, count * each))
    return shapes.BonusNow(sum(term.points for term in terms), terms)
