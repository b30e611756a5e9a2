"""The table as everybody sees it."""

from collections.abc import Mapping

from tablee.core import Seat
from tablee.games.reykholt.actions import SPACES, Use
from tablee.games.reykholt.box.components import (
    CARDS,
    EVENTS,
    GOODS,
    NONE,
    PHASES,
    RANDOM_PILE,
    SIZES,
    TOURISM,
    Counts,
    Good,
)
from tablee.games.reykholt.rules import ending
from tablee.games.reykholt.rules.services.usage import any_time_uses
from tablee.games.reykholt.rules.story.weather import weather
from tablee.games.reykholt.state import ReykholtState
from tablee.games.reykholt.state.book import PER_GAME
from tablee.games.reykholt.state.player import Greenhouse
from tablee.games.reykholt.view import shapes
from tablee.games.reykholt.view.forecast import forecast
from tablee.games.reykholt.view.printed import printed


def observe(state: ReykholtState, seat: Seat | None) -> shapes.ReykholtView:
    """What everybody sees, whoever `seat` is."""
    goal_table, goal_points = _goal(state)
    ranking = sorted(
        range(len(state.players)), key=lambda each: ending.standing(state, each), reverse=True
    )
    return shapes.ReykholtView(
        round=state.round,
        rounds=state.rounds,
        first=state.first,
        phase=PHASES[state.stage],
        event=EVENTS[state.event] if state.event != NONE else None,
        events_left=[EVENTS[event] for event in sorted(state.events_left)],
        display=[CARDS[card] for card in state.display],
        stack=[GOODS[good] for good in state.stack],
        stack_is_due=0 < len(state.display) <= len(state.stack),
        piles=_by_size(state.piles),
        random=shapes.RandomPile(
            [SIZES[size] for size in state.random_top],
            _by_size(state.random_hidden),
            [SIZES[size] for size in state.random_bottom],
        ),
        spaces=_spaces(state),
        space=SPACES[state.space] if state.space != NONE else None,
        track=[state.managers_on(table) for table in range(len(state.box.tables))],
        players=[
            _player(state, owner, ranking.index(owner) + 1) for owner in range(len(state.players))
        ],
        goal_table=goal_table,
        goal_points=goal_points,
        blocked_space=state.rulings.blocked_space and not state.players[0].blocked_space_used,
        printed=printed(state.box, state.rulings),
    )


def by_type(counts: Counts) -> Mapping[Good, int]:
    """Goods by the names of their types; what is nothing is left out."""
    return {good: count for good, count in zip(GOODS, counts, strict=True) if count}


def _by_size(counts: tuple[int, ...]) -> Mapping[str, int]:
    return {str(size): count for size, count in zip(SIZES, counts, strict=False)}


def _spaces(state: ReykholtState) -> list[shapes.Space]:
    standing: dict[int, list[int]] = {}
    earlier = [number for player in state.players for number in player.stayed]
    for owner, player in enumerate(state.players):
        for number in (*player.stayed, *player.placed):
            standing.setdefault(number, []).append(owner)
    closed = weather(state).closed
    return [
        shapes.Space(
            id=space.code,
            workers=standing.get(space.number, []),
            earlier=earlier.count(space.number),
            neutral=space.number in state.box.blocked,
            closed=bool(closed >> space.number & 1),
        )
        for space in state.box.spaces
    ]


def _goal(state: ReykholtState) -> tuple[int | None, int | None]:
    """R89, R96: alone, a table or points to reach."""
    if not state.solo:
        return None, None
    if ending.points_rule(state) is None:
        return ending.goal_table(state), None
    return None, state.box.scenarios[state.rulings.scenario].goal_points


def _player(state: ReykholtState, owner: Seat, rank: int) -> shapes.Player:
    player = state.players[owner]
    rule = ending.points_rule(state)
    points = ending.points(state, owner, rule) if rule is not None else None
    harvest, plan, plan_after_harvest = forecast(state, owner)
    return shapes.Player(
        seat=owner,
        stock=dict(zip(GOODS, player.stock, strict=True)),
        greenhouses=[
            _greenhouse(state, number, greenhouse)
            for number, greenhouse in enumerate(player.greenhouses, 1)
        ],
        table=player.table,
        workers=player.workers,
        services=_services(state, owner),
        rank=rank,
        points=ending.solo_score(state) if points is None and state.solo else points,
        bonus_used=state.stage >= TOURISM and player.bonus_used,
        harvest=harvest,
        plan=plan,
        plan_after_harvest=plan_after_harvest,
    )


def _greenhouse(state: ReykholtState, number: int, greenhouse: Greenhouse) -> shapes.Greenhouse:
    index, pile, inside = greenhouse
    kind = state.book.kinds[index]
    if pile == NONE:
        came_from: str = CARDS[kind.card]
    else:
        came_from = "random" if pile == RANDOM_PILE else str(SIZES[pile])
    return shapes.Greenhouse(
        number=number,
        plots=kind.plots,
        goods=by_type(inside),
        pile=came_from,
        allowed=[GOODS[good] for good in kind.allowed],
        rarest=GOODS[kind.rarest],
    )


def _services(state: ReykholtState, owner: Seat) -> list[shapes.Service]:
    services = state.players[owner].services
    if not services:
        return []
    is_asked = state.asked(owner) is not None
    answers = state.legal(owner) if is_asked else any_time_uses(state, owner)
    usable = {action.index for action in answers if isinstance(action, Use)}
    return [
        shapes.Service(
            id=CARDS[card],
            shared_with=partner if partner != NONE else None,
            uses=uses,
            now="usable" if card in usable else _readiness(state, card, uses),
        )
        for card, partner, uses in services
    ]


def _readiness(state: ReykholtState, card: int, uses: int) -> shapes.Readiness:
    """What becomes of a card that cannot be used right now."""
    limit = state.book.cards[card]
    if not limit.limit or uses < limit.limit:
        return "waiting"
    return "spent" if limit.per == PER_GAME or limit.is_immediate else "used"
