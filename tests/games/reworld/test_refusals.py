"""Refusals: each names its rule, has words in French and English, and changes nothing.

`Scene.refused` checks the last two.
"""

import pytest

from tablee import IllegalAction
from tests.games.reworld.scenario import GAME, RIVAL, Scene, Side, colony, station

OTHER = Side(hand="5")


def check(scene: Scene, text: str, rule: str, key: str) -> None:
    refusal = scene.refused(text)

    assert (refusal.rule, refusal.reason.key) == (rule, key)


@pytest.mark.parametrize(
    ("text", "rule", "key"),
    [
        ("take 3", "R12", "refuse-port-empty"),
        ("take 6", "R12", "refuse-port-empty"),
        ("take 2", "R15", "refuse-port-too-dear"),
        ("take 9", "R16", "refuse-port-too-dear"),
        ("take 13", "R17", "refuse-port-too-dear"),
        ("admiral 5", "R22", "refuse-no-card"),
        ("pay 1", "R11", "refuse-station-turn"),
        ("launch 1", "R11", "refuse-station-turn"),
        ("fly", "R11", "refuse-station-turn"),
    ],
)
def test_r11_refusals_of_a_turn_at_the_station(text: str, rule: str, key: str) -> None:
    """Bare ports, ports too dear, cards one has not, actions of other questions."""
    posts = {3: "2", 8: "3", 10: "3", 12: "2", 14: "3"}
    check(station(Side(hand="1"), OTHER, posts=posts, bare=(6,)), text, rule, key)


def test_r21_the_covered_admirals_space_is_refused() -> None:
    """The admiral was taken this round."""
    scene = station(Side(hand="1"), OTHER, admiral_card=(2, 1))

    check(scene, "admiral 1", "R21", "refuse-admiral-covered")


def test_r22_the_holder_is_refused_where_the_option_is_off() -> None:
    """Option r22_holder_may_rebuy switched off."""
    scene = station(Side(hand="1"), OTHER, admiral=0, holder_may_rebuy=False)

    check(scene, "admiral 1", "R22", "refuse-admiral-holder")


@pytest.mark.parametrize(
    ("port", "text", "rule", "key"),
    [
        (1, "leave", "R12", "refuse-pay-first"),
        (1, "take 1", "R12", "refuse-pay-first"),
        (1, "pay 5", "R12", "refuse-no-card"),
        (1, "pay 1 on 11", "R12", "refuse-no-card"),
        (6, "pay 1 on 1", "R14", "refuse-price-free"),
        (2, "pay 1", "R15", "refuse-price-one"),
        (2, "pay 1 on 12", "R15", "refuse-price-one"),
        (9, "pay 1", "R16", "refuse-price-one"),
        (13, "pay 2", "R17", "refuse-price-two"),
        (13, "pay 2 on 1", "R17", "refuse-price-two"),
        (13, "pay 4 on 14", "R17", "refuse-price-two"),
    ],
)
def test_r12_refusals_of_a_payment(port: int, text: str, rule: str, key: str) -> None:
    """Other actions, cards one has not, cards that do not pay."""
    posts = {3: "2", 8: "3", 10: "3", 12: "2", 14: "3"}
    scene = station(Side(hand="112344"), OTHER, posts=posts)
    scene.play(f"take {port}")

    check(scene, text, rule, key)


@pytest.mark.parametrize(
    ("text", "rule", "key"),
    [
        ("leave", "R31", "refuse-colony-turn"),
        ("take 1", "R31", "refuse-colony-turn"),
        ("load 3", "R31", "refuse-colony-turn"),
        ("fly", "R31", "refuse-colony-turn"),
        ("land crane A", "R31", "refuse-colony-turn"),
        ("launch 5", "R33", "refuse-dock-empty"),
        ("carry 5", "R33", "refuse-dock-empty"),
        ("carry 1", "R40", "refuse-carry"),
        ("carry 3", "R40", "refuse-carry"),
        ("defend 2", "R37", "refuse-no-shield"),
        ("launch 2", "R34", "refuse-dock-kind"),
        ("transport 1", "R36", "refuse-dock-kind"),
        ("mission 1", "R48", "refuse-dock-kind"),
        ("sacrifice 4", "R47", "refuse-dock-kind"),
        ("defend 1", "R48", "refuse-dock-kind"),
        ("defend 3", "R48", "refuse-dock-kind"),
    ],
)
def test_r31_refusals_of_a_turn_in_the_colony(text: str, rule: str, key: str) -> None:
    """Actions of other questions, empty docks, the wrong kind of module at the end of a dock."""
    docks = {1: "bot-A shuttle-1", 2: "shuttle-0", 3: "crane farm shuttle-1", 4: "sat-city"}

    check(colony(Side(docks=docks), RIVAL), text, rule, key)


def test_r44_carrying_a_doomed_unit_is_refused_where_the_option_is_off() -> None:
    """Option r44_unplaceable_units_load switched off: no city, no ride."""
    scene = colony(Side(docks={1: "crane shuttle-1"}), RIVAL, unplaceable_units_load=False)

    check(scene, "carry 1", "R44", "refuse-no-city")


def loading(*, unplaceable_units_load: bool) -> Scene:
    docks = {1: "shuttle-1 bot-A", 2: "farm", 3: "bot-A farm", 4: "drill"}
    scene = colony(
        Side(docks=docks, cities={"A": "bot-A crane"}),
        RIVAL,
        unplaceable_units_load=unplaceable_units_load,
    )
    scene.play("transport 1")
    scene.events.clear()
    return scene


@pytest.mark.parametrize(
    ("text", "rule", "key"),
    [
        ("launch 1", "R38", "refuse-load-first"),
        ("land farm A", "R38", "refuse-load-first"),
        ("load 1", "R39", "refuse-load"),
        ("load 3", "R39", "refuse-load"),
        ("load 5", "R39", "refuse-load"),
    ],
)
def test_r39_refusals_of_a_loading_manoeuvre(text: str, rule: str, key: str) -> None:
    """Other actions, and docks without a unit at their end."""
    check(loading(unplaceable_units_load=True), text, rule, key)


def test_r44_loading_a_doomed_unit_is_refused_where_the_option_is_off() -> None:
    """The only city has another company."""
    check(loading(unplaceable_units_load=False), "load 4", "R44", "refuse-no-city")


@pytest.mark.parametrize(
    ("text", "rule", "key"),
    [
        ("fly", "R42", "refuse-land-first"),
        ("load 2", "R42", "refuse-land-first"),
        ("land farm A", "R42", "refuse-not-aboard"),
        ("lose crane*", "R42", "refuse-not-aboard"),
        ("lose drill", "R43", "refuse-must-land"),
        ("land drill E", "R44", "refuse-city-not-founded"),
        ("land drill A", "R43", "refuse-city-company"),
    ],
)
def test_r43_refusals_of_a_landing(text: str, rule: str, key: str) -> None:
    """Other actions, units not on board, units thrown away, cities that are closed."""
    scene = colony(
        Side(docks={1: "drill shuttle-1"}, cities={"A": "bot-A crane", "B": "bot-B"}), RIVAL
    )
    scene.play("carry 1")
    scene.events.clear()

    check(scene, text, rule, key)


def test_r77_another_seat_is_refused() -> None:
    """It is not that player's turn."""
    scene = station(Side(hand="1"), Side(hand="2"))
    before = scene.state.clone()

    with pytest.raises(IllegalAction) as caught:
        scene.state.apply_checked(GAME.parse("leave"), 1)

    assert caught.value.reason.key == "refuse-not-your-turn"
    assert scene.state == before


def test_r65_nothing_is_played_after_the_end() -> None:
    """The game is over."""
    scene = colony(Side(), Side())

    assert scene.refused("launch 1").reason.key == "refuse-over"
