"""Directives and the alien relic (R129, R130); what is hidden, drawn and declined (R131-R133)."""

from random import Random

import pytest

from tablee.core import CHANCE, Decision, Match
from tablee.games.artemis.box.components import DIRECTIVES, EXPEDITIONS
from tablee.games.artemis.events import (
    DirectiveKept,
    DirectivesDealt,
    DirectiveShown,
    RelicMoved,
)
from tablee.games.artemis.knowledge import deal_anew
from tablee.games.artemis.rules.event import ResolveEvent
from tablee.games.artemis.rules.placement import RollDice
from tablee.games.artemis.rules.regions.basecamp import ResolveBasecamp
from tablee.games.artemis.rules.resolution import resolution
from tablee.games.artemis.rules.scoring.directives import directive_points
from tablee.games.artemis.rules.scoring.final_scoring import ScoreGame
from tablee.games.artemis.view import observe
from tests.games.artemis.scenario import GAME, Scene, board


def dealt() -> Scene:
    """Seat 0 has cartography, strategic stock and energy reserve; seat 1 the next three."""
    scene = Scene(GAME.set_up(2, {"directives": True}))
    scene.play("first 0", "directives abc def")
    return scene


def test_r129_three_are_dealt_and_one_is_kept_in_secret() -> None:
    scene = dealt()

    assert [event.audience for event in scene.told(DirectivesDealt)] == [(0,), (1,)]
    assert scene.legal() == ["keep cartography", "keep strategic_stock", "keep energy_reserve"]
    scene.play("keep energy_reserve")
    assert not scene.told(DirectiveKept), "nothing happens before all have chosen"
    assert scene.refused("keep energy_reserve").rule == "R129"
    scene.play("keep built_skyline")

    assert [player.directive for player in scene.state.players] == [2, 5]
    assert [event.audience for event in scene.told(DirectiveKept)] == [(0,), (1,)]


@pytest.mark.parametrize("text", ["directives abc abd", "directives ab cd", "directives abc"])
def test_r129_no_other_deal_is_possible(text: str) -> None:
    scene = Scene(GAME.set_up(2, {"directives": True}))
    scene.play("first 0")

    scene.refused(text)


MET = [
    ("cartography", {"badges": 6}, 3),
    ("cartography", {"badges": 5}, 0),
    ("strategic_stock", {"ore": 10}, 2),
    ("energy_reserve", {"energy": 10}, 2),
    ("full_workshops", {"toolkits": 6}, 2),
    ("resilience", {"relief": 7}, 2),
    ("resilience", {"relief": 6}, 0),
]


@pytest.mark.parametrize(("code", "goods", "expected"), MET)
def test_r129_directives_on_goods(code: str, goods: dict[str, int], expected: int) -> None:
    scene = board(2)
    scene.give(0, **goods)

    assert directive_points(scene.state, 0, DIRECTIVES.index(code)) == expected


PEOPLE = [
    ("pioneer_spirit", "pioneer " * 5, 2),
    ("engineering_corps", "engineer " * 5, 3),
    ("garrison", "marine " * 3, 3),
    ("garrison", "marine " * 2, 0),
    ("administration", "steward " * 3, 3),
    ("mixed_crews", "pioneer engineer marine steward " * 2, 3),
    ("metropolis", "pioneer " * 10, 3),
    ("nobody_left_out", "pioneer " * 6, 0),
]


@pytest.mark.parametrize(("code", "people", "expected"), PEOPLE)
def test_r129_directives_on_colonists(code: str, people: str, expected: int) -> None:
    scene = board(2)
    scene.shelter(0, people)

    assert directive_points(scene.state, 0, DIRECTIVES.index(code)) == expected


def test_r129_directives_on_buildings() -> None:
    scene = board(2)
    scene.shelter(0, "")
    for _ in range(2):
        scene.build(0, "manufactory", "pioneer pioneer")
        scene.build(0, "drone_dock", "pioneer engineer")
        scene.build(0, "stronghold", "marine")
        scene.build(0, "scion_tower", "pioneer")

    codes = ("ocean_network", "built_skyline", "full_staff", "nobody_left_out")
    found = [directive_points(scene.state, 0, DIRECTIVES.index(code)) for code in codes]

    assert found == [3, 3, 3, 3]


def test_r129_it_is_shown_and_scored_at_the_end() -> None:
    scene = board(2, number=6, directives=True)
    for seat, hand in enumerate(((0, 1, 2), (3, 4, 5))):
        scene.player(seat).dealt = hand
        scene.player(seat).directive = hand[0]
    scene.state.directive_deck = tuple(range(6, 15))
    scene.give(0, badges=6)

    scene.ask(ScoreGame())

    assert scene.told(DirectiveShown) == [DirectiveShown(0, 0, 3), DirectiveShown(1, 3, 0)]
    assert scene.state.over
    seen = observe(scene.state, None).players[0].directive
    assert seen is not None
    assert (seen.kept, seen.dealt) == ("cartography", [])


def test_r130_two_expeditions_and_an_event_join_their_decks() -> None:
    state = GAME.set_up(2, {"relic": True})

    assert len(state.expedition_deck) == len(EXPEDITIONS) == 24
    assert len(state.event_deck) == 15


@pytest.mark.parametrize("card", ["drowned_altar", "whispering_obelisk"])
def test_r130_the_relic_die_changes_hands_after_the_resolution(card: str) -> None:
    scene = board(2, relic=True)
    scene.expedition(card)
    scene.explore(0, 6)
    scene.explore(1, 5)
    scene.state.relic_holder = 1

    scene.state.then(*resolution(scene.state))
    scene.state.advance()
    scene.play("reward 1")

    assert scene.state.relic_holder == 0
    assert scene.told(RelicMoved) == [RelicMoved(0)]
    scene.ask(RollDice())
    scene.refused("roll 11111 11111")
    scene.play("roll 111111 11111")
    assert len(scene.player(0).dice) == 6


def test_r130_not_before_the_last_letter() -> None:
    scene = board(2, relic=True)
    scene.expedition("drowned_altar")
    scene.explore(0, 6)
    scene.explore(1, 5)

    scene.ask(ResolveBasecamp())
    scene.play("reward 1")

    assert scene.state.relic_winner == 0
    assert scene.state.relic_holder == -1


def test_r130_the_pulse_rewards_its_holder_or_everybody() -> None:
    scene = board(3, relic=True)
    scene.happen("relic_pulse")
    scene.ask(ResolveEvent())
    assert [player.toolkits for player in scene.state.players] == [2, 2, 2]

    scene.state.relic_holder = 2
    scene.ask(ResolveEvent())
    assert [player.score for player in scene.state.players] == [0, 0, 1]
    assert scene.credited(2) == {"relic": 1}


def test_r131_only_directives_are_hidden() -> None:
    scene = dealt()
    scene.play("keep cartography", "keep built_skyline")

    mine, yours, nobodys = (
        observe(scene.state, seat).players[0].directive for seat in (0, 1, None)
    )

    assert mine is not None
    assert mine.kept == "cartography"
    assert yours is None
    assert nobodys is None


def test_r131_imagined_worlds_deal_other_directives_anew() -> None:
    scene = dealt()
    scene.play("keep cartography", "keep built_skyline")
    hands = set()
    for seed in range(20):
        world = scene.state.clone()
        deal_anew(world, 0, Random(seed))
        assert world.players[0].dealt == (0, 1, 2)
        assert world.players[0].directive == 0
        assert world.players[1].directive in world.players[1].dealt
        assert not set(world.players[1].dealt) & {0, 1, 2}
        world.check()
        hands.add(world.players[1].dealt)

    assert len(hands) > 10


def test_r131_without_directives_there_is_one_world() -> None:
    state = Match(GAME, 3, seed=4).state

    assert GAME.determinize(state, 0, Random(1)) == state


def test_r132_chance_answers_for_nothing_else() -> None:
    match = Match(GAME, 3, seed=2)
    while not match.over:
        match.play(match.legal()[-1])

    verbs = {action.verb for seat, action in match.moves if seat == CHANCE}
    assert verbs == {"first", "reveal", "draw", "tile", "event", "roll"}


def test_r133_every_question_has_an_answer_and_a_rule() -> None:
    """A greedy look at a few games: nobody is ever stuck, each question names its rule."""
    for seed in range(4):
        match = Match(GAME, 2, seed, {"directives": True, "relic": True})
        while not match.over:
            question = match.state.asked(match.seats_to_act[0])
            assert isinstance(question, Decision)
            assert question.rule.startswith("R")
            match.play(match.legal()[0])
