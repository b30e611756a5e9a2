"""What a choice does: holdings, warnings, remarks; and numbers for bots."""

from random import Random

import tablee
from tablee.core import Match, Sentence
from tablee.driver import play_out
from tablee.games.artemis.rules.maintenance.activation import ActivateBuilding
from tablee.games.artemis.rules.placement import NextPlacement
from tablee.games.artemis.rules.regions.academy import EnrolColonist
from tablee.games.artemis.rules.regions.doorstep import RecruitColonist
from tablee.games.artemis.rules.regions.vents_and_quarry import UseReconOutpost
from tests.games.artemis.scenario import GAME, Scene, board


def warned(scene: Scene, text: str) -> str | None:
    """The key of the warning, which has words in both languages."""
    action = GAME.parse(text)
    assert action in scene.state.legal()
    sentence = GAME.warning(scene.state, scene.turn, action)
    for lang in ("fr", "en"):
        assert sentence is None or GAME.say(sentence, lang)
    return sentence.key if sentence is not None else None


def test_holdings_are_what_can_be_counted() -> None:
    scene = board(2)
    scene.shelter(0, "pioneer marine")
    scene.build(0, "manufactory", "pioneer")

    held = GAME.holdings(scene.state, 0)

    assert held == {
        "energy": 3,
        "ore": 3,
        "toolkits": 1,
        "badges": 0,
        "buildings": 1,
        "pioneers": 2,
        "engineers": 0,
        "marines": 1,
        "stewards": 0,
    }
    for name, count in held.items():
        for lang in ("fr", "en"):
            assert str(count) in GAME.say(Sentence(f"holding-{name}", count=count), lang)


def test_a_die_that_cannot_do_its_work_is_warned_of() -> None:
    scene = board(2)
    scene.tiles("manufactory")
    scene.dice(0, "36")
    scene.give(0, energy=1)
    scene.state.academy_stock = (0, 4, 0, 4)
    scene.state.expelled = (0, 0, 4, 0)
    scene.ask(NextPlacement(0))

    assert warned(scene, "place 6 gantry-1") == "warning-bid"
    assert warned(scene, "place 3 gantry-1") is None
    assert warned(scene, "place 3 doorstep") == "warning-doorstep"
    assert warned(scene, "place 3 academy") == "warning-academy"
    assert warned(scene, "place 6 academy") is None
    assert warned(scene, "place 6 vents") is None


def test_leaving_something_is_warned_of() -> None:
    scene = board(2)
    scene.build(0, "manufactory", "pioneer pioneer")
    scene.ask(ActivateBuilding(0, ()))
    assert warned(scene, "finish") == "warning-unused"
    scene.play("finish")

    scene.stock(energy=3)
    scene.ask(UseReconOutpost(0, 1))
    assert warned(scene, "leave") == "warning-outpost"
    assert warned(scene, "take") is None
    question = scene.state.asked(0)
    assert isinstance(question, UseReconOutpost)
    assert question.main(scene.state) == GAME.parse("take")


def test_taking_a_colonist_away_is_warned_of() -> None:
    scene = board(2)
    scene.shelter(0, "pioneer marine")
    scene.build(0, "manufactory", "pioneer pioneer")
    scene.ask(EnrolColonist(0, 3))

    assert warned(scene, "enrol pioneer 1") == "warning-not-full"
    assert warned(scene, "enrol marine shelters") == "warning-specialist"
    assert warned(scene, "enrol pioneer shelters") is None


def test_frost_is_warned_of() -> None:
    scene = board(2)
    scene.arrive("marine")
    scene.ask(RecruitColonist(0, 1))
    assert warned(scene, "recruit marine") == "warning-frost"

    scene.give(0, energy=9)
    assert warned(scene, "recruit marine") is None


def test_remarks_name_buildings_that_are_new_full_or_no_longer_full() -> None:
    scene = board(2)
    scene.build(0, "manufactory", "pioneer")
    scene.build(0, "sensor_station", "marine")
    before = scene.state.clone()
    scene.move_in(0, 1, "pioneer")
    scene.build(0, "drone_dock")
    player = scene.player(0)
    player.buildings = (
        player.buildings[0],
        (player.buildings[1][0], (0, 0, 0, 0)),
        player.buildings[2],
    )

    remarks = GAME.remarks(before, scene.state, 0)

    assert [remark.key for remark in remarks] == [
        "remark-gained",
        "remark-filled",
        "remark-emptied",
    ]
    assert "Manufactory" in GAME.say(remarks[1], "en")
    assert GAME.remarks(before, before, 0) == ()


def remarked(scene: Scene, text: str) -> list[str]:
    """What is said of an answer before it is given, in English."""
    after = scene.state.clone()
    after.apply(GAME.parse(text), scene.turn)
    remarks = GAME.remarks(scene.state, after, scene.turn)
    assert all(GAME.say(remark, "fr") for remark in remarks)
    return [GAME.say(remark, "en") for remark in remarks]


def test_remarks_say_what_a_die_would_come_to() -> None:
    scene = board(3)
    scene.expedition("deep_vein")
    scene.explore(1, 6)
    scene.tiles("manufactory")
    scene.shelter(0, "pioneer")
    scene.state.energy_stock = 5
    scene.state.vents = ((0, 3), (1, 3))
    scene.dice(0, "336")
    scene.dice(1, "1")
    scene.ask(NextPlacement(0))
    needed = scene.state.box.expeditions[scene.state.cards[0]].difficulty

    assert remarked(scene, "place 3 vents") == [
        "As things are, this die takes nothing: it is exposed."
    ]
    assert remarked(scene, "place 3 gantry-1") == [
        "If nobody outbids you, the building costs 3 ore."
    ]
    assert remarked(scene, "place 3 doorstep") == [
        "It recruits up to 3 colonists for 2 energy each."
    ]
    assert remarked(scene, "place 3 outfitters") == []
    assert remarked(scene, "place 6 expedition-1") == [
        f"12 of {needed}: it would succeed, and you would be second."
    ]
    scene.play("place 3 expedition-1")
    assert remarked(scene, "send pioneers 1")[0].startswith(f"10 of {needed}: ")


def test_greedy_beats_random_clearly() -> None:
    for seed in range(3):
        match = Match(GAME, 2, seed)
        play_out(match, [tablee.bot("greedy"), tablee.bot("random")])
        scores = GAME.outcome(match.state).scores
        assert scores[0] > scores[1] + 5


def test_a_directive_is_worth_something_to_its_own_seat_alone() -> None:
    scene = board(2, directives=True)
    scene.state.then(NextPlacement(0))
    scene.dice(0, "1")
    scene.give(0, badges=6)
    before = [GAME.value(scene.state, seat) for seat in (0, 1)]
    scene.player(0).dealt = (0, 1, 2)
    scene.state.directive_deck = tuple(range(3, 15))
    scene.player(0).directive = 0

    after = [GAME.value(scene.state, seat) for seat in (0, 1)]

    assert after == [before[0] + 3, before[1]]


def test_features_are_numbers_for_each_name() -> None:
    rng = Random(1)
    match = Match(GAME, 1, seed=3)
    while not match.over:
        assert len(GAME.features(match.state, 0)) == len(GAME.feature_names)
        match.play(rng.choice(match.legal()))
    assert GAME.value(match.state, 0) == match.scores()[0] - 33
