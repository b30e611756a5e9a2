"""What a view tells a board beyond the position, and what it keeps from others."""

from random import Random

import pytest

from tablee.core import Match, Seat
from tablee.games.century.actions import FIXED
from tablee.games.century.box.components import RESOURCES
from tablee.games.century.rules.consolidation.attaching import (
    AttachTile,
    ChooseTurn,
    SettleCitizen,
)
from tablee.games.century.state import CenturyState
from tablee.games.century.view import CenturyView, observe
from tablee.games.century.view.shapes import Amounts, Candidate, Turned
from tests.games.century.scenario import GAME, Scene, table


def view_of(scene: Scene, seat: Seat | None = 0) -> CenturyView:
    return observe(scene.state, seat)


def targets(scene: Scene, action: str, seat: Seat = 0) -> tuple[str, ...]:
    return GAME.targets(scene.state, seat, GAME.parse(action))


def cell(view: CenturyView, x: int, y: int) -> Candidate:
    return next(each for each in view.candidates if (each.x, each.y) == (x, y))


def test_r3_only_their_owner_sees_coins_and_science() -> None:
    scene = table(3)
    scene.offer("L1-01", "T1-09")
    scene.auction(0)
    for seat in (0, 1, 2, None):
        hands = [(player.coins, player.science) for player in view_of(scene, seat).players]
        assert hands == [(10, 10) if owner == seat else (None, None) for owner in range(3)]


def test_r11_the_start() -> None:
    player = view_of(table(3)).players[0]
    assert player.production == Amounts(3, 2, 0)
    assert (player.environment, player.waste, player.territories) == (0, 1, 1)
    place = player.country[0]
    assert (place.tile, place.x, place.y, place.citizens) == ("start", 0, 0, ["A", "B"])


def test_r17_r18_prices_of_the_round() -> None:
    scene = table(4, number=3)
    scene.offer("L2-01")
    scene.auction(0)
    view = view_of(scene)
    assert (view.minimum, view.compensation) == (3, 5)
    assert (view.price, view.price_index) == (view.prices[0], 0)


def test_r20_the_lot_tells_every_bid() -> None:
    scene = table(3)
    scene.offer("L1-01", "L1-02", "T1-09")
    scene.auction(0)
    scene.play("lot L1-01")
    lot = view_of(scene).lot
    assert lot is not None
    assert (lot.tile, lot.bid, lot.bidder) == ("L1-01", None, None)
    scene.play("bid 2", "raise 3", "pass")
    lot = view_of(scene).lot
    assert lot is not None
    assert (lot.bid, lot.bidder, lot.passed, lot.bids) == (3, 1, [2], [2, 3, None])


def test_r25_r32_sales_and_quits_of_the_round() -> None:
    scene = table(3)
    scene.offer("L1-01", "L1-02", "T1-09", "T1-10")
    scene.auction(0)
    scene.play("lot L1-01", "bid 2", "quit", "decline", "pass")
    view = view_of(scene)
    assert [(sold.tile, sold.seat, sold.price) for sold in view.sold] == [("L1-01", 0, 2)]
    assert [(left.seat, left.technology, left.compensation) for left in view.quits] == [
        (1, None, 4)
    ]
    assert view.quit == [1]
    assert view.players[0].aside[0].waste == 1


def test_r34_r36_columns_tell_who_stands_there_and_the_least_bid() -> None:
    scene = table(4)
    scene.catastrophe("C1-1")
    scene.prevent(0)
    assert [column.in_play for column in view_of(scene).catastrophe_columns] == [
        True,
        True,
        True,
        False,
        True,
    ]
    scene.play("column 4")
    chosen = view_of(scene).pawns[0]
    assert chosen is not None
    assert (chosen.column, chosen.bid) == (4, None)
    scene.play("bid 1", "column 4", "bid 3")
    last = view_of(scene).catastrophe_columns[4]
    assert [(pawn.seat, pawn.bid) for pawn in last.pawns] == [(1, 3), (0, 1)]
    assert (last.least, last.highest, last.taken) == (4, 3, None)
    assert view_of(scene).catastrophe_columns[3].least is None


def test_r45_columns_tell_who_has_taken_them() -> None:
    scene = table(3)
    scene.catastrophe("C1-1")
    scene.prevent(0)
    scene.play("column 0", "bid 0", "column 2", "bid 0", "column 4", "bid 0")
    scene.consolidate()
    view = view_of(scene)
    assert [column.taken for column in view.catastrophe_columns] == [0, None, 1, None, 2]
    assert view.pawns == [None, None, None]


def test_r56_equipment_tells_whom_it_serves() -> None:
    scene = table(3)
    scene.attach(0, "T1-03", 1, 0, 1)
    bonus = view_of(scene).players[0].bonuses
    assert [(each.equipment, each.tile, each.city, each.amount) for each in bonus] == [
        ("T1-03", "start", "B", 1)
    ]


def test_r66_centres_tell_what_they_reach() -> None:
    scene = table(3)
    scene.settle(0, "start", "C")
    (centre,) = view_of(scene).players[0].centres
    assert (centre.tile, centre.city, centre.reach, centre.waste) == ("start", "C", ["start"], 1)


def test_r69_a_bonus_card_as_of_now_and_once_it_has_scored() -> None:
    scene = table(3, number=2)
    scene.cards("K2-1", "K4-3")
    now = view_of(scene).players[0].bonus_now
    assert [(term.counted, term.count) for term in now["2"].terms] == [
        ("coins_produced", 3),
        ("science_produced", 2),
    ]
    assert (now["2"].points, now["4"].points) == (5, 1)
    scene.score_card(0)
    scene.state.round = 3
    scored = view_of(scene).players[0].bonus_now["2"]
    assert (scored.points, scored.terms) == (5, ())


def test_r72_what_the_end_would_add_without_ranks() -> None:
    scene = table(3)
    scene.score(0, 7)
    scene.attach(0, "L1-01", 1, 0)
    scene.environment(0, 3)
    scene.litter(0, "start", 3)
    player = view_of(scene).players[0]
    assert player.final == {"territories": 4, "waste": -10, "environment": 3}
    assert player.projected == 4


def test_r50_cells_are_compared_for_whoever_attaches() -> None:
    scene = table(3)
    scene.win(0, "L1-13")
    scene.consolidate()
    view = view_of(scene)
    attaching = view.players[0].attaching
    assert attaching is not None
    assert (attaching.tile, attaching.waste, attaching.x, attaching.turn) == (
        "L1-13",
        1,
        None,
        None,
    )
    assert len(view.candidates) == 8
    assert not view_of(scene, 1).candidates
    assert not view_of(scene, None).candidates
    assert cell(view, -1, -1).best.joints == ()
    assert cell(view, 1, 0).best.joints == ("W",)
    assert view_of(scene, 1).players[0].step == "tiles"


def test_r56_a_candidate_tells_the_equipment_it_would_be_linked_to() -> None:
    scene = table(3)
    scene.attach(0, "T1-03", 1, 0, 1)
    scene.win(0, "L1-10")
    scene.consolidate()
    best = cell(view_of(scene), 2, 0).best
    assert best.gains == Amounts(0, 5, 0)
    assert [(bonus.equipment, bonus.city) for bonus in best.bonuses] == [("T1-03", "A")]


def test_r47_steps_of_a_consolidation() -> None:
    scene = table(3)
    scene.win(0, "L1-13", "L1-14")
    scene.player(0).waste_aside = 1
    scene.own(1, "T1-09")
    scene.consolidate()
    assert [player.step for player in view_of(scene).players] == ["waste", "technologies", "done"]
    scene.act(0, "waste L1-13", "tile L1-13", "cell 1,0", "turn 0")
    attaching = view_of(scene).players[0].attaching
    assert attaching is not None
    assert (attaching.x, attaching.y, attaching.turn) == (1, 0, 0)
    assert attaching.joints == ("W",)
    scene.act(1, "use T1-09 locomotive")
    effecting = view_of(scene).players[1].effecting
    assert effecting is not None
    assert (effecting.technology, effecting.kind, effecting.tile) == ("T1-09", "locomotive", None)


def test_r46_one_after_the_other_some_wait() -> None:
    scene = table(3, r46_consolidation="in_order")
    for seat, code in enumerate(("L1-13", "L1-14", "L1-15")):
        scene.win(seat, code)
    scene.consolidate(1)
    steps = [player.step for player in view_of(scene).players]
    assert steps == ["waiting", "tiles", "waiting"]


@pytest.mark.parametrize(
    ("action", "found"),
    [
        ("lot L1-03", ("tile:L1-03",)),
        ("buy T1-09", ("technology:T1-09",)),
        ("column 2", ("column:2",)),
        ("waste L1-03", ("tile:L1-03",)),
        ("tile T1-01", ("tile:T1-01",)),
        ("cell 1,-1", ("cell:1,-1",)),
        ("turn 2", ("turn:2",)),
        ("settle start.C", ("city:start.C",)),
        ("from L1-03.A", ("city:L1-03.A",)),
        ("use T2-05 bridge", ("effect:T2-05:bridge",)),
        ("recycle start", ("tile:start",)),
        ("raise 4", ()),
        ("keep", ("keep",)),
        ("quit", ("quit",)),
    ],
)
def test_what_an_action_touches(action: str, found: tuple[str, ...]) -> None:
    assert targets(table(3), action) == found


def test_r61_a_bridge_is_pointed_at_by_its_two_ends() -> None:
    scene = table(3)
    scene.own(0, "T1-08")
    scene.consolidate()
    scene.act(0, "use T1-08 bridge")
    assert targets(scene, "span N-p11") == ("anchor:start:N", "anchor:start:p11")
    effecting = view_of(scene).players[0].effecting
    assert effecting is not None
    assert (effecting.kind, effecting.tile) == ("bridge", "start")


def test_every_action_has_targets_that_can_be_asked_for() -> None:
    scene = table(3)
    for action in FIXED[::97]:
        GAME.targets(scene.state, 0, action)


# What is foretold comes true


def produced(state: CenturyState, seat: Seat) -> Amounts:
    return Amounts(*state.players[seat].country.production())


def check_way(state: CenturyState, seat: Seat, way: Turned, found: Candidate) -> None:
    """Attaching the tile as foretold brings what was foretold."""
    after = state.clone()
    before = produced(after, seat)
    if isinstance(after.asked(seat), AttachTile):
        after.apply(GAME.parse(f"cell {found.x},{found.y}"), seat)
    after.apply(GAME.parse(f"turn {way.turn}"), seat)
    question = after.asked(seat)
    if isinstance(question, SettleCitizen):
        tile = observe(after, seat).players[seat].attaching
        assert tile is not None
        assert tile.joints == way.joints
        after.apply(GAME.parse(f"settle {tile.tile}.{way.city}"), seat)
    now = produced(after, seat)
    for resource in RESOURCES:
        gained = getattr(now, resource) - getattr(before, resource)
        assert gained == getattr(way.gains, resource)


@pytest.mark.parametrize("seed", range(4))
def test_what_candidates_foretell_comes_true(seed: int) -> None:
    """In random games, for every cell that is compared and every turn there."""
    rng = Random(seed)
    match: Match[CenturyState] = Match(GAME, 3 + seed % 3, seed=seed)
    while match.seats_to_act:
        for seat in match.seats_to_act:
            state = match.state
            question = state.asked(seat)
            if question is None:
                continue
            if isinstance(question, AttachTile | ChooseTurn):
                view = observe(state, seat)
                found = view.candidates[int(rng.random() * len(view.candidates))]
                if isinstance(question, AttachTile):
                    for way in found.turns:
                        check_way(state, seat, way, found)
                assert found.best in found.turns
                worths = [_all(each.best) for each in view.candidates]
                assert worths == sorted(worths, reverse=True)
            answers = state.legal(seat)
            low = [answer for answer in answers if answer.verb in {"bid", "raise"}][:2]
            match.play(low[-1] if low and rng.random() < 0.7 else _any(rng, answers), seat)


def _all(way: Turned) -> int:
    return sum(getattr(way.gains, resource) for resource in RESOURCES)


def _any(rng: Random, answers: object) -> str:
    assert isinstance(answers, list | tuple)
    return str(answers[int(rng.random() * len(answers))])
