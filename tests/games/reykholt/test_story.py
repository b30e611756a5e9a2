"""Story mode: scenarios and events (R92-R97)."""

import pytest

from tablee import Match
from tablee.core import CHANCE
from tablee.games.reykholt.box.components import EVENTS, SCENARIOS
from tablee.games.reykholt.rules.harvest_time import HARVEST_TIME
from tablee.games.reykholt.rules.rest import REST_TIME
from tablee.games.reykholt.rules.rounds import BEGIN_ROUND, END_ROUND
from tablee.games.reykholt.rules.story.events import DrawEvent
from tests.games.reykholt.scenario import GAME, Scene, board


def story(seats: int = 2, mode: str = "the_great_banquet", number: int = 1) -> Scene:
    return board(seats, mode=mode, number=number)


def drawn(scene: Scene, event: str) -> Scene:
    """That event is drawn."""
    scene.ask(DrawEvent())
    scene.play(f"event {event}")
    return scene


@pytest.mark.parametrize("mode", SCENARIOS)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_r92_every_scenario_is_for_any_number(mode: str, seats: int) -> None:
    """R92: the scenario fixes the rounds, eight at most."""
    assert story(seats, mode).state.rounds <= 8


def test_r93_an_event_comes_before_everything_else() -> None:
    """R93: drawn at the start of work time, before the arrivals of a lone player too."""
    scene = story(1)
    scene.ask(BEGIN_ROUND)

    assert scene.state.seats_to_act == (CHANCE,)
    assert scene.legal() == [f"event {event}" for event in EVENTS]
    scene.play("event northern_lights")
    assert scene.goods(0) == "TT"


def test_r93_an_event_is_seen_once() -> None:
    """R93: it is discarded and does not come again."""
    scene = drawn(story(), "tour_bus")

    scene.ask(DrawEvent())

    assert "event tour_bus" not in scene.legal()


def test_r94_an_event_of_a_round_ends_with_its_rest() -> None:
    """R94: the next round is played without it."""
    scene = drawn(story(), "public_holiday")
    scene.state.then(*REST_TIME, END_ROUND)
    scene.state.advance()

    assert scene.state.round == 2
    assert scene.state.event == -1


@pytest.mark.parametrize(("events", "number"), [(13, 13), (12, 12)])
def test_r95_the_deck_never_runs_out(events: int, number: int) -> None:
    """R95: 13 events, or 12 without the last one, for at most eight rounds."""
    state = board(2, mode="fresh_arrivals", r95_events=events).state

    assert len(state.events_left) == number
    assert (EVENTS.index("enyas_visit") in state.events_left) == (number == 13)


def test_r96_alone_scenarios_have_goals_of_their_own() -> None:
    """R96: rounds and goal of the scenario; the score counts from its goal."""
    scene = story(1, "fresh_arrivals")
    assert scene.state.rounds == 6
    assert GAME.goals(scene.state)[0].target == 23

    scene.at(0, 24)
    scene.stock(0, "CC")

    assert GAME.scores(scene.state) == [12]


def test_r97_whatever_leaves_no_choice_is_not_asked() -> None:
    """R97: in whole games nobody is ever asked a question with one answer."""
    for seed in range(6):
        match = Match(GAME, seats=1 + seed % 4, seed=seed, options={"mode": SCENARIOS[seed % 5]})
        while match.seats_to_act:
            legal = match.legal()
            assert len(legal) > 1
            match.play(legal[seed % len(legal)])


# The scenarios.


def test_fresh_arrivals_begins_with_a_tomato_each() -> None:
    """R92: eight rounds, one tomato each."""
    match = Match(GAME, seats=3, seed=1, options={"mode": "fresh_arrivals"})

    assert match.state.rounds == 8
    assert all(player.stock[0] >= 1 for player in match.state.players)


def test_after_the_bad_harvest_a_pile_is_gone() -> None:
    """R92: no greenhouses of six plots but in the random pile; two tomatoes each."""
    state = GAME.set_up(2, {"mode": "after_the_bad_harvest"})
    while state.event == -1:
        state.apply(state.legal()[0])

    assert state.piles[3] == 0
    assert state.random_hidden[3] == 1
    assert [player.stock[0] for player in state.players] == [3, 3]  # the first event gives one
    state.check()


@pytest.mark.parametrize(("table", "ends"), [(20, False), (21, True), (25, True)])
def test_the_great_banquet_ends_when_a_table_is_reached(table: int, ends: bool) -> None:  # noqa: FBT001
    """R92: after the rest of the round in which somebody is on table 21 or beyond."""
    scene = story(2, number=4)
    scene.at(1, table)

    scene.state.then(*REST_TIME, END_ROUND)
    scene.state.advance()

    assert scene.over == ends


def test_the_great_banquet_ends_after_eight_rounds_at_the_latest() -> None:
    """R92: or alone after six."""
    for seats, rounds in ((2, 8), (1, 6)):
        scene = story(seats, number=rounds)
        scene.ask(END_ROUND)
        assert scene.over


def test_varied_cuisine_counts_points() -> None:
    """R92: a point for each table and each type owned, in stock or on greenhouses."""
    scene = story(2, "varied_cuisine")
    scene.at(0, 10)
    scene.at(1, 12)
    scene.stock(0, "TTTL")
    scene.greenhouse(0, 5, "LM")

    assert GAME.scores(scene.state) == [13, 12]
    assert GAME.winners(scene.state) == [0]
    scene.stock(1, "C")
    # Equal points: the further table decides.
    assert GAME.winners(scene.state) == [1]


def test_varied_cuisine_alone() -> None:
    """R96: 24 points are the goal."""
    scene = story(1, "varied_cuisine")
    scene.at(0, 20)
    scene.stock(0, "TLM")

    (goal,) = GAME.goals(scene.state)
    assert (goal.key, goal.value, goal.target, goal.reached) == ("goal-points", 23, 24, False)


def test_winter_is_coming_begins_with_a_greenhouse() -> None:
    """R92: of four or five plots, chosen in turn order."""
    state = GAME.set_up(2, {"mode": "winter_is_coming"})
    while state.seats_to_act == (CHANCE,):
        state.apply(state.legal()[0])

    assert state.seats_to_act == (state.first,)
    assert [action.text for action in state.legal()] == ["greenhouse 4", "greenhouse 5"]


@pytest.mark.parametrize(("number", "harvested"), [(3, 4), (4, 3)])
def test_winter_is_coming_caps_the_harvest(number: int, harvested: int) -> None:
    """R92: from round 4 on harvest time takes from three greenhouses."""
    scene = story(2, "winter_is_coming", number)
    for plots in (3, 4, 5, 6):
        scene.greenhouse(0, plots, "TT")
    scene.ask(HARVEST_TIME)
    while not scene.over:
        scene.play(scene.legal()[0])

    assert scene.goods(0) == "T" * harvested


# The events.


def test_northern_lights() -> None:
    """R93: everybody takes a tomato."""
    scene = drawn(story(3), "northern_lights")

    assert [scene.goods(seat) for seat in range(3)] == ["T"] * 3


def test_geyser() -> None:
    """R93: everybody may harvest once, in turn order."""
    scene = story(2)
    scene.greenhouse(0, 6, "TT")
    scene.greenhouse(1, 6, "LL")
    drawn(scene, "geyser")

    assert (scene.turn, scene.legal()) == (0, ["harvest tomato 1", "enough"])
    scene.play("enough", "harvest lettuce 1")
    assert (scene.goods(0), scene.goods(1)) == ("", "L")
    assert scene.over


def test_free_seeds() -> None:
    """R93: everybody may plant once."""
    scene = story(2)
    scene.greenhouse(1, 6)
    scene.stock(1, "LL")
    drawn(scene, "free_seeds")

    assert (scene.turn, scene.legal()) == (1, ["plant lettuce 1", "enough"])
    scene.play("plant lettuce 1")
    assert scene.over


def test_ash_cloud() -> None:
    """R93: one good of the fullest greenhouse is lost; ties and types are the owner's choice."""
    scene = story(2)
    scene.greenhouse(0, 6, "TTT")
    scene.greenhouse(0, 5, "LLM")
    scene.greenhouse(0, 4, "F")
    scene.greenhouse(1, 6, "TT")
    drawn(scene, "ash_cloud")

    assert scene.legal() == ["lose tomato 1", "lose lettuce 2", "lose mushroom 2"]
    scene.play("lose mushroom 2")
    assert (scene.inside(0, 2), scene.goods(0)) == ("LL", "")
    assert scene.inside(1, 1) == "T"


def test_tour_bus() -> None:
    """R93: the bonus gives one good more this round."""
    scene = story(2)
    scene.event("tour_bus")
    scene.tour(0)

    # Two tomatoes for table 1; nothing pays for table 2.
    assert (scene.table(0), scene.goods(0)) == (1, "TT")


def test_snowstorm() -> None:
    """R93: nobody works in the bottom row; alone only its field space is closed."""
    two, alone = story(2), story(1)
    for scene in (two, alone):
        scene.event("snowstorm")
        scene.turn_of(0)

    assert two.refused("work market-3").rule == "R93"
    assert "work market-3" in alone.legal()
    assert alone.refused("work field-3").rule == "R93"


def test_vegetable_fair() -> None:
    """R93: two identical goods for a carrot, if one likes."""
    scene = story(2)
    scene.stock(0, "TL")
    scene.stock(1, "TTLL")
    drawn(scene, "vegetable_fair")

    assert (scene.turn, scene.legal()) == (1, ["use vegetable_fair", "decline"])
    scene.play("use vegetable_fair")
    assert scene.legal() == ["pay TT", "pay LL"]
    scene.play("pay LL")
    assert scene.goods(1) == "TTC"


def test_heating_failure() -> None:
    """R93: harvest time takes from exactly two greenhouses of one's choice (TV43)."""
    scene = story(2)
    scene.event("heating_failure")
    scene.greenhouse(0, 6, "TTTTTT")
    scene.greenhouse(0, 5, "LLLL")
    scene.greenhouse(0, 5, "MMM")
    scene.ask(HARVEST_TIME)

    scene.play("harvest mushroom 3")
    assert scene.legal() == ["harvest tomato 1", "harvest lettuce 2"]
    scene.play("harvest tomato 1")
    assert scene.goods(0) == "TM"
    assert scene.over


def test_public_holiday() -> None:
    """R93: flags do not count this round."""
    scene = story(2)
    scene.event("public_holiday")
    scene.worker(0, "property-1")
    scene.turn_of(0)

    assert "work property-2" in scene.legal()


def test_subsidy() -> None:
    """R93: the last on the track takes a carrot, the others a lettuce; alone a lettuce."""
    scene = story(3)
    scene.at(2, 1)

    drawn(scene, "subsidy")

    assert [scene.goods(seat) for seat in range(3)] == ["C", "L", "L"]
    assert drawn(story(1), "subsidy").goods(0) == "L"


def test_runaway_sheep() -> None:
    """R93: whoever has four goods or more discards one."""
    scene = story(2)
    scene.stock(0, "TTLM")
    scene.stock(1, "TTL")
    drawn(scene, "runaway_sheep")

    assert scene.legal() == ["pay T", "pay L", "pay M"]
    scene.play("pay T")
    assert (scene.goods(0), scene.goods(1)) == ("TLM", "TTL")
    assert scene.over


def test_harvest_festival() -> None:
    """R93: after harvest time one good more from a greenhouse just harvested."""
    scene = story(2)
    scene.event("harvest_festival")
    scene.greenhouse(0, 6, "TTT")
    scene.greenhouse(0, 5, "L")
    scene.ask(HARVEST_TIME)

    assert scene.legal() == ["harvest tomato 1", "enough"]
    scene.play("harvest tomato 1")
    assert (scene.goods(0), scene.inside(0, 1)) == ("TTL", "T")
    assert scene.over


def test_enyas_visit() -> None:
    """R93: three different goods for a table, if one likes."""
    scene = story(2)
    scene.stock(0, "TLM")
    scene.stock(1, "TTT")
    drawn(scene, "enyas_visit")

    scene.play("use enyas_visit")

    assert (scene.table(0), scene.goods(0)) == (1, "")
    assert scene.over
