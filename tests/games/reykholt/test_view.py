"""What a view tells a board beyond the position: prospects that only the rules know."""

from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from tablee.core import CHANCE, Match
from tablee.games.reykholt.actions import BONUS, FIXED, Pay
from tablee.games.reykholt.box.components import GOODS, HARVEST, LETTERS, SIZES, TYPES, Counts
from tablee.games.reykholt.rules.harvest_time import HARVEST_ALL
from tablee.games.reykholt.state import ReykholtState
from tablee.games.reykholt.state.goods import less
from tablee.games.reykholt.view import ReykholtView, observe, shapes
from tablee.games.reykholt.view.distance import furthest, without_bonus
from tablee.games.reykholt.view.planner import ENDLESS, Gift, Helper, Means, best_route
from tablee.games.reykholt.view.reaping import harvests
from tablee.games.reykholt.view.shapes import Player
from tests.games.reykholt.scenario import GAME, Scene, board

#: What makes a difference on the way along the tables.
TRAVELLING = ("head_chef", "small_portions", "innkeeper", "postcards")


def me(scene: Scene) -> Player:
    return observe(scene.state, 0).players[0]


def targets(scene: Scene, action: str) -> tuple[str, ...]:
    return GAME.targets(scene.state, 0, GAME.parse(action))


# How far goods reach


def reaches(state: ReykholtState) -> int:
    """The furthest table of the turn of seat 0, by every answer that the rules allow."""
    best = state.players[0].table
    for action in state.legal(0):
        if isinstance(action, Pay) or action is BONUS:
            world = state.clone()
            world.apply(action, 0)
            best = max(best, reaches(world))
    return best


def travelling(rng: Random, card: str, seats: int) -> Scene:
    """Seat 0 is on its way with some goods and that card; others stand about."""
    story = rng.random() < 0.3
    scene = board(seats, mode="fresh_arrivals" if story else "standard")
    scene.at(0, rng.randrange(4, 12))
    for other in range(1, seats):
        scene.at(other, rng.randrange(4, 16))
    scene.stock(0, "".join(rng.choices("TLMFC", k=rng.randrange(3, 11))))
    if card:
        scene.card(0, card)
    if story:
        scene.event("tour_bus")
    return scene


@pytest.mark.parametrize("card", ["", *TRAVELLING])
def test_r48_a_plan_is_as_good_as_the_best_turn(card: str) -> None:
    """R48: the best use of the bonus and of payment cards is found."""
    rng = Random(card)
    for _ in range(25):
        scene = travelling(rng, card, rng.randrange(1, 4))
        plan, other = me(scene).plan, Scene(scene.state.clone())
        other.player(0).bonus_used = True
        scene.tour(0)
        other.tour(0)
        assert plan.reaches == reaches(scene.state)
        assert plan.without_bonus == reaches(other.state)


@pytest.mark.parametrize("card", ["", *TRAVELLING])
def test_r48_a_plan_can_be_carried_out(card: str) -> None:
    """R48: what is paid and gained, table by table, leaves what the plan says is missing."""
    rng = Random(f"{card} again")
    for _ in range(10):
        scene = travelling(rng, card, 3)
        scene.tour(0)
        *legs, last = me(scene).plan.legs
        for leg in legs:
            if me(scene).table < leg.table:  # else it was the only answer and is done
                scene.play("bonus" if leg.way == "bonus" else f"pay {letters(leg.goods)}")
            assert me(scene).table >= leg.table
        printed = observe(scene.state, 0).printed.tables[last.table - 1]
        assert last.way == "missing"
        assert last.goods == {printed.good: printed.count - me(scene).stock[printed.good]}


def letters(goods: shapes.Goods) -> str:
    """Goods as notation writes them."""
    return "".join(LETTERS[GOODS.index(good)] * goods.get(good, 0) for good in GOODS)


def test_r47_the_plan_of_the_rulebooks_example() -> None:
    """R47: three tables are paid and reached by one bonus, whose goods are spent at once."""
    scene = board(2)
    scene.at(0, 3)
    scene.stock(0, "FTT")
    scene.tour(0)

    plan = me(scene).plan

    assert (plan.without_bonus, plan.reaches) == (4, 6)
    assert [(leg.table, leg.way) for leg in plan.legs] == [
        (4, "paid"),
        (5, "bonus"),
        (6, "paid"),
        (7, "missing"),
    ]
    assert plan.legs[1].gained == {"carrot": 1}
    assert plan.legs[3].goods == {"lettuce": 2}


def test_r48_how_far_goods_reach_is_where_the_best_route_ends() -> None:
    """Whatever cards there are: the short way to the number leaves no route out."""
    rng = Random(48)
    track = [(-1, 0), *((good, count) for count in range(1, 7) for good in range(TYPES))]
    for _ in range(60):
        helpers = [
            Helper(0, rng.choice((1, 2, ENDLESS)), rng.randint(1, 2), 0, 0),
            Helper(1, rng.choice((0, 1, ENDLESS)), 0, rng.randint(1, 2), rng.randint(0, 1)),
        ]
        tables = frozenset(rng.sample(range(1, len(track)), 10))
        gift = Gift(
            rng.randint(1, 2), (0, 1, 0, 0, 0), rng.randint(0, 1), tables, rng.random() < 0.5
        )
        means = Means(
            table=rng.choice((0, 4, 9, 28)),
            stock=tuple(rng.choice((0, 0, 1, 1, 2)) for _ in range(TYPES)),
            bonus=rng.random() < 0.7,
            bonus_extra=rng.randint(0, 1),
            helpers=tuple(helpers[: rng.randint(1, 2)]),
            gifts=(gift,)[: rng.randint(0, 1)],
        )
        by_paying = best_route(track, means._replace(bonus=False)).table
        best = best_route(track, means).table
        assert furthest(track, means, means.stock) == (by_paying, best)
        assert furthest(track, means, means.stock, 6)[1] == max(best, 6)
        assert without_bonus(track, means, means.stock) == by_paying


def test_r52_a_plan_ends_at_the_last_table() -> None:
    """R52: nothing is missing there."""
    scene = board(2)
    scene.at(0, 29)
    scene.tour(0)
    assert me(scene).plan.reaches == 30
    assert me(scene).plan.legs == []


def test_r48_a_plan_tells_the_cards_it_needs() -> None:
    """R48: a substitute is used where it leads further."""
    scene = board(2)
    scene.at(0, 5)
    scene.stock(0, "TL")
    scene.card(0, "head_chef")
    scene.player(0).bonus_used = True
    scene.tour(0)
    scene.player(0).bonus_used = True
    assert me(scene).plan.legs[0].cards == ["head_chef"]
    assert me(scene).plan.legs[0].goods == {"tomato": 1, "lettuce": 1}


def test_r94_an_event_adds_to_the_bonus_of_a_plan() -> None:
    """R94: for this round."""
    scene = board(2, mode="fresh_arrivals")
    scene.at(0, 5)
    scene.event("tour_bus")
    assert me(scene).plan.legs[0].gained == {"tomato": 3}


def test_r68_a_plan_counts_the_uses_of_a_card() -> None:
    """R68: what comes once in a round comes once in a plan."""
    scene = board(3, mode="fresh_arrivals", service_group="C")
    scene.at(0, 5)
    scene.at(1, 6)
    scene.at(2, 7)
    scene.stock(0, "TT")
    scene.card(0, "postcards")
    assert [leg.gained for leg in me(scene).plan.legs] == [{"tomato": 1}, {"lettuce": 2}, {}]


# What harvest time will bring


def reaped(state: ReykholtState) -> Iterator[Counts]:
    """What harvest time brings seat 0, by every answer that the rules allow."""
    world = state.clone()
    world.stage = HARVEST
    world.then(HARVEST_ALL[0])
    world.advance()
    yield from (less(end.players[0].stock, state.players[0].stock) for end in ends(world))


def ends(state: ReykholtState) -> Iterator[ReykholtState]:
    if state.over:
        yield state
    for action in state.legal():
        world = state.clone()
        world.apply(action)
        yield from ends(world)


@pytest.mark.parametrize("event", ["", "heating_failure", "harvest_festival"])
@pytest.mark.parametrize("card", ["", "composting"])
def test_r41_the_harvest_to_come_is_what_comes(event: str, card: str) -> None:
    """R41: every choice of the owner is foreseen, and nothing else."""
    rng = Random(f"{event} {card}")
    for _ in range(40):
        scene = board(2, mode="fresh_arrivals", service_group="B")
        for _ in range(rng.randrange(5)):
            plots = rng.choice(
                [size for index, size in enumerate(SIZES) if scene.state.piles[index]]
            )
            scene.greenhouse(0, plots, "".join(rng.choices("TL", k=rng.randrange(4))))
        if event:
            scene.event(event)
        if card:
            scene.card(0, card)
        assert harvests(scene.state, 0) == set(reaped(scene.state))


def test_r41_the_harvest_is_told_and_planned_with() -> None:
    """R41: what leaves no choice by type, the rest as a number; the plan makes the best of it."""
    scene = board(2)
    scene.at(0, 5)
    scene.stock(0, "T")
    scene.greenhouse(0, 6, "T")
    scene.greenhouse(0, 4, "LLM")

    player = me(scene)

    assert player.harvest.goods == {"tomato": 1}
    assert player.harvest.choices == 1
    assert player.plan.reaches == 6
    assert player.plan_after_harvest is not None
    assert player.plan_after_harvest.without_bonus == 6
    assert player.plan_after_harvest.reaches == 7
    scene.tour(0)
    assert me(scene).plan_after_harvest is None


# The rest of the view


def test_everybody_sees_the_same() -> None:
    """R3: nothing is hidden."""
    match = Match(GAME, 3, seed=3)
    assert match.view(None) == match.view(0) == match.view(2)


def test_printed_matter_is_the_same_in_all_views() -> None:
    scene = board(3)
    assert observe(scene.state, 0).printed is observe(scene.state.clone(), 1).printed


@pytest.mark.parametrize(
    ("seats", "spaces", "rows"), [(1, 12, 3), (2, 12, 3), (3, 20, 5), (4, 24, 6)]
)
def test_r4_the_spaces_in_use_are_seen(seats: int, spaces: int, rows: int) -> None:
    """R4."""
    view = observe(board(seats).state, None)
    assert len(view.spaces) == len(view.printed.spaces) == spaces
    assert len(view.printed.rows) == rows


def test_r49_the_track_tells_who_stands_in_front() -> None:
    """R49: the last to arrive stands last in the list."""
    scene = board(3)
    scene.at(2, 7)
    scene.at(0, 7)
    view = observe(scene.state, None)
    assert list(view.track[7]) == [2, 0]
    assert [player.rank for player in view.players] == [1, 3, 2]


def test_r71_a_card_tells_whether_it_can_be_used() -> None:
    """R71: any-time cards need their cost; what was used this round is used."""
    scene = board(2)
    scene.card(0, "barter_stall")
    scene.card(0, "hamper")
    assert [service.now for service in me(scene).services] == ["waiting", "waiting"]
    scene.stock(0, "TT")
    scene.turn_of(0)
    assert me(scene).services[0].now == "usable"
    scene.play("use barter_stall", "take carrot")
    assert (me(scene).services[0].uses, me(scene).services[0].now) == (1, "used")


def test_r83_neutral_workers_are_seen() -> None:
    """R83."""
    view = observe(board(1).state, None)
    assert [space.id for space in view.spaces if space.neutral] == ["property-1", "property-2"]
    assert view.goal_table == 21


# What an answer touches


def test_answers_touch_what_they_name() -> None:
    scene = board(2)
    scene.stock(0, "TTL")
    scene.greenhouse(0, 5)
    scene.greenhouse(0, 6, "TL")
    scene.greenhouse(0, 4, "TT")
    assert targets(scene, "work field-3") == ("space:field-3",)
    assert targets(scene, "plant lettuce 1") == ("good:lettuce", "greenhouse:1")
    assert targets(scene, "harvest tomato 2") == ("greenhouse:2", "good:tomato")
    assert targets(scene, "harvest tomato 3") == ("greenhouse:3",)
    assert targets(scene, "pay TTL") == ("good:tomato", "good:tomato", "good:lettuce")
    assert targets(scene, "greenhouse 5") == ("pile:5",)
    assert targets(scene, "discard 2") == ("greenhouse:2",)
    assert targets(scene, "share head_chef") == ("service:head_chef",)
    assert targets(scene, "use arrivals") == ("pile:random",)
    assert targets(scene, "use geyser") == ("event",)
    assert targets(scene, "wait") == ()


def test_in_tourism_a_payment_touches_its_table() -> None:
    scene = board(2)
    scene.at(0, 5)
    scene.stock(0, "TT")
    scene.tour(0)
    assert targets(scene, "pay TT")[0] == "table:6"
    assert targets(scene, "bonus") == ("bonus",)
    assert targets(scene, "stay") == ("table:5",)


def test_every_action_can_be_asked_for_its_targets() -> None:
    scene = board(2)
    assert all(isinstance(GAME.targets(scene.state, 0, action), tuple) for action in FIXED)


@pytest.mark.parametrize("seed", range(4))
def test_whole_games_can_be_seen(seed: int) -> None:
    """Views hold together from the first decision to the end; answers differ in what they touch."""
    options = {"mode": "fresh_arrivals", "service_group": "ABCD"[seed]}
    match = Match(GAME, seed + 1, seed, options)
    rng = Random(seed)
    while match.state.seats_to_act:
        (seat,) = match.state.seats_to_act
        assert seat != CHANCE
        legal = match.state.legal(seat)
        touched = [GAME.targets(match.state, seat, action) for action in legal]
        assert len(set(touched)) == len(touched)
        msgspec.json.encode(observe(match.state, seat))
        match.play(rng.choice(legal), seat)
    assert isinstance(observe(match.state, None), ReykholtView)
