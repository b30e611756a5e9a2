"""What a choice is said to do before it is made."""

from random import Random

from tablee.core import Match
from tablee.driver import Outlook
from tablee.games.reykholt.box.components import REST
from tablee.games.reykholt.rules.services.moments import Moment
from tablee.games.reykholt.state.book import PHASE_START
from tests.games.reykholt.scenario import GAME, Scene, board


def warned(scene: Scene, text: str) -> str:
    """The warning of an answer in words; empty without one."""
    found = GAME.warning(scene.state, scene.turn, GAME.parse(text))
    if found is None:
        return ""
    assert GAME.say(found, "fr")
    return GAME.say(found, "en")


def remarked(scene: Scene, text: str) -> list[str]:
    """What else an answer is said to bring about."""
    seat, before = scene.turn, scene.state
    after = before.clone()
    after.sink = None
    after.apply(GAME.parse(text), seat)
    found = GAME.remarks(before, after, seat)
    assert all(GAME.say(sentence, "fr") for sentence in found)
    return [GAME.say(sentence, "en", you=seat) for sentence in found]


def test_goods_greenhouses_and_cards_are_counted() -> None:
    scene = board(2)
    scene.stock(0, "TTC")
    scene.greenhouse(0, 5, "LLL")
    scene.card(0, "sower")

    assert GAME.holdings(scene.state, 0) == {
        "tomato": 2,
        "lettuce": 0,
        "mushroom": 0,
        "cauliflower": 0,
        "carrot": 1,
        "planted": 3,
        "greenhouses": 1,
        "services": 1,
    }


def test_the_table_is_counted_where_it_is_not_the_score() -> None:
    assert "table" not in GAME.holdings(board(3).state, 0)
    assert GAME.holdings(board(1).state, 0)["table"] == 0
    assert GAME.holdings(board(2, mode="varied_cuisine").state, 0)["table"] == 0


def test_an_answer_tells_what_it_brings() -> None:
    match = Match(GAME, 2, seed=1)
    seat = match.seats_to_act[0]

    told = Outlook.of(match, seat, Random(1)).foresee(GAME.parse("work market-1"))

    assert dict(told.changes) == {"tomato": 1, "lettuce": 1}


def test_parts_that_would_be_skipped_are_warned_of() -> None:
    scene = board(2)
    scene.turn_of(0)

    assert warned(scene, "work field-1") == "Not possible for you there now: plant once."
    assert warned(scene, "work market-1") == ""
    scene = board(2)
    scene.greenhouse(0, 6)
    scene.turn_of(0)
    # The tomato of the space can be planted (R21).
    assert warned(scene, "work field-1") == ""


def test_the_one_use_of_a_blocked_space_is_warned_of() -> None:
    scene = board(1, r91_blocked_space=True)
    for space in scene.state.box.blocked:
        scene.state.occupied |= 1 << space
    scene.turn_of(0)

    assert warned(scene, "work property-1").startswith("You may use a blocked space only once")


def test_goods_that_leave_with_their_greenhouse_are_warned_of() -> None:
    scene = board(2)
    scene.greenhouse(0, 5, "LLL")
    scene.greenhouse(0, 6)
    scene.turn_of(0)
    scene.play("work town_hall-2")

    assert warned(scene, "discard 1") == "What it holds is lost: 3 lettuces."
    assert warned(scene, "discard 2") == ""
    scene = board(2)
    scene.greenhouse(0, 5, "LLL")
    scene.greenhouse(0, 6)
    scene.card(0, "mover")
    scene.turn_of(0)
    scene.play("work town_hall-2")
    assert warned(scene, "discard 1") == ""


def test_goods_that_are_given_away_are_warned_of() -> None:
    scene = board(2, service_group="E")
    scene.show("tenant", "running_behind")
    scene.greenhouse(0, 5, "LLL")
    scene.greenhouse(0, 6)
    scene.turn_of(0)
    scene.play("work town_hall-1", "service tenant")

    assert warned(scene, "give 1") == "Your opponent also gets what it holds: 3 lettuces."
    assert warned(scene, "give 2") == ""


def test_a_harvest_left_undone_is_warned_of() -> None:
    scene = board(2)
    scene.greenhouse(0, 5, "LLL")
    scene.greenhouse(0, 6, "TT")
    scene.turn_of(0)
    scene.play("work town_hall-3", "harvest lettuce 1")

    assert warned(scene, "enough") == "You could harvest once more."
    assert warned(scene, "harvest tomato 2") == ""


def test_a_card_that_is_used_up_without_need_is_warned_of() -> None:
    scene = board(2)
    scene.card(0, "head_chef")
    scene.stock(0, "TTL")
    scene.at(0, 5)
    scene.tour(0)

    assert warned(scene, "pay TT") == ""
    assert warned(scene, "pay TL").startswith("You have what the table asks for")
    scene = board(2)
    scene.card(0, "small_portions")
    scene.stock(0, "TTT")
    scene.at(0, 10)
    scene.tour(0)
    assert warned(scene, "pay TTT") == "With a card of yours you could pay less."
    assert warned(scene, "pay TT") == ""


def test_free_effects_that_are_declined_are_warned_of() -> None:
    scene = board(2)
    scene.card(0, "night_watch")
    scene.greenhouse(0, 5, "LLL")
    scene.ask(Moment(0, PHASE_START + REST, (), 0))

    assert warned(scene, "decline") == "What you leave costs nothing: Night Watch."
    scene = board(2)
    scene.card(0, "night_market")
    scene.stock(0, "L")
    scene.ask(Moment(0, PHASE_START + REST, (), 0))
    assert warned(scene, "decline") == ""


def test_cards_that_act_are_told() -> None:
    scene = board(2)
    scene.card(0, "grocer")
    scene.card(1, "opposite_number")
    scene.worker(1, "property-1")
    scene.turn_of(0)

    assert remarked(scene, "work market-1") == [
        "Then your card acts: Grocer.",
        "Then a card of Player 2 acts: Opposite Number.",
    ]


def test_greenhouses_that_stand_empty_are_told() -> None:
    scene = board(2)
    scene.greenhouse(0, 5, "L")
    scene.greenhouse(0, 6, "TT")
    scene.turn_of(0)
    scene.play("work town_hall-3")

    assert remarked(scene, "harvest lettuce 1") == ["Greenhouse 1 is empty then."]
    assert remarked(scene, "harvest tomato 2") == []


def test_whom_one_meets_at_a_table_is_told() -> None:
    scene = board(3)
    scene.at(1, 5)
    scene.at(2, 5)
    scene.at(0, 4)
    scene.stock(0, "CTT")
    scene.tour(0)

    assert remarked(scene, "pay C") == ["At table 5 you stand in front of Player 2 and Player 3."]
