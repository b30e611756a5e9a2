"""What a choice does: holdings, warnings, remarks."""

import re
from random import Random

from tablee.core import Match, Sentence
from tablee.driver import Outlook
from tests.games.century.scenario import GAME, Scene, table


def warned(scene: Scene, seat: int, text: str) -> str | None:
    """The warning in words, which it has in both languages."""
    action = GAME.parse(text)
    assert action in scene.state.legal(seat)
    sentence = GAME.warning(scene.state, seat, action)
    if sentence is None:
        return None
    assert GAME.say(sentence, "fr", you=seat)
    return GAME.say(sentence, "en", you=seat)


def remarked(scene: Scene, seat: int, text: str) -> list[str]:
    """What is remarked of an answer, in words; nothing is played."""
    after = scene.state.clone()
    after.apply_checked(GAME.parse(text), seat)
    told = GAME.remarks(scene.state, after, seat)
    for sentence in told:
        assert GAME.say(sentence, "fr", you=seat)
    return [GAME.say(sentence, "en", you=seat) for sentence in told]


def test_holdings_are_what_can_be_counted() -> None:
    scene = table(3)
    scene.give(0, coins=7, science=1, waste_aside=2)
    scene.win(0, "L1-03")
    scene.environment(0, -2)

    held = GAME.holdings(scene.state, 0)

    assert held == {
        "coins": 7,
        "science": 1,
        "production_coins": 3,
        "production_science": 2,
        "production_points": 0,
        "environment": -2,
        "waste": 4,
    }
    for name in held:
        for lang in ("fr", "en"):
            assert GAME.say(Sentence(f"holding-{name}", count=1), lang).startswith("1 ")
            assert re.match(r"3 \w|3 d", GAME.say(Sentence(f"holding-{name}", count=3), lang))


# Warnings


def test_r64_a_journey_that_only_gains_is_warned_of_when_one_stops() -> None:
    scene = table(3)
    scene.own(0, "T1-09")
    scene.attach(0, "L1-11", -1, 0, 1, cities="B")
    scene.consolidate()

    # City A of the start territory makes 1 coin and 1 science, city A of territory 11 two of each.
    assert (1, 0) in scene.player(0).country.linked_empty(0, 0)
    assert warned(scene, 0, "done") == "This could still be of use and costs nothing: Locomotive."


def test_r64_a_journey_that_loses_something_is_not_warned_of() -> None:
    scene = table(3)
    scene.own(0, "T1-09")
    scene.consolidate()

    # The recycling centre for 1 coin and 1 science.
    assert scene.may(0) == ["use T1-09 locomotive", "done"]
    assert warned(scene, 0, "done") is None


def test_r65_a_transport_that_would_do_good_is_warned_of() -> None:
    scene = table(3)
    scene.own(0, "T1-10")
    scene.attach(0, "L1-16", 1, 0, cities="B")
    scene.consolidate()
    assert warned(scene, 0, "done") is None

    scene.litter(0, "start", 2)

    assert warned(scene, 0, "done") == (
        "This could still be of use and costs nothing: Waste transport."
    )
    assert warned(scene, 0, "use T1-10 waste_transport") is None


def test_r77_what_is_used_once_is_warned_of_in_the_last_round_alone() -> None:
    scene = table(3, number=2)
    scene.own(0, "T1-06", "T1-11")
    scene.consolidate()
    assert warned(scene, 0, "done") is None

    last = table(3, number=6)
    last.own(0, "T1-06", "T1-11")
    last.consolidate()

    assert warned(last, 0, "done") == (
        "These could still be of use and cost nothing: Workers and Sorting centre."
    )


def test_r86_what_costs_something_is_not_warned_of() -> None:
    scene = table(3, number=6)
    scene.own(0, "T2-11")
    scene.give(0, coins=5)
    scene.consolidate()

    assert warned(scene, 0, "done") is None


def test_r29_a_technology_for_nothing_is_warned_of_if_it_does_no_harm() -> None:
    scene = table(3)
    scene.offer("L1-01", "T1-12", "T1-01", "T1-04")
    scene.auction(0)
    scene.play("quit")
    assert warned(scene, 0, "decline") is None

    scene.state.marker = 4

    assert warned(scene, 0, "decline") == (
        "These technologies would cost you neither science nor environment:"
        " “Park” and “Laboratory (+1)”."
    )
    scene.state.technologies = scene.state.technologies[1:2]
    assert warned(scene, 0, "decline") is None


def test_r67_waste_that_could_go_is_warned_of() -> None:
    scene = table(3)
    scene.settle(0, "start", "C")
    scene.produce()

    assert warned(scene, 0, "keep") == "The centre could remove a waste token for nothing."
    assert warned(scene, 0, "recycle start") is None


# Remarks


def test_r25_a_bid_says_what_it_would_leave() -> None:
    scene = table(3)
    scene.offer("L1-01", "L1-02", "T1-09")
    scene.auction(0)
    scene.give(1, coins=6)
    scene.play("lot L1-01")
    assert remarked(scene, 0, "bid 4") == ["If nobody bids more, you keep 6 coins."]

    scene.play("bid 4")

    assert remarked(scene, 1, "raise 5") == ["If nobody bids more, you keep 1 coin."]
    assert remarked(scene, 1, "pass") == []


def test_r56_r66_a_tile_says_what_its_rails_bring() -> None:
    scene = table(3)
    scene.settle(0, "start", "C")
    scene.win(0, "L1-16")
    scene.consolidate()
    scene.play("cell 0,1")

    told = {turn: remarked(scene, 0, f"turn {turn}") for turn in range(4)}

    assert all(
        re.fullmatch(r"No rails meet\.|Rails meet on one side\.", t[0]) for t in told.values()
    )
    joined = [turn for turn, words in told.items() if words[0] == "Rails meet on one side."]
    assert joined
    for turn, words in told.items():
        reached = "Waste in reach of a recycling centre now: territory 16." in words
        assert reached == (turn in joined)


def test_r56_a_new_bonus_is_said() -> None:
    scene = table(3)
    scene.own(0, "T1-02")
    scene.consolidate()
    scene.play("cell 1,0")

    told = [words for turn in range(4) for words in remarked(scene, 0, f"turn {turn}")]

    assert "Mine (N13): +1 coin for city B of the start territory." in told


def test_r72_waste_says_what_it_costs_at_the_end() -> None:
    scene = table(3)
    scene.win(0, "L1-01", "L1-02")
    scene.give(0, waste_aside=1)
    scene.consolidate()

    assert remarked(scene, 0, "waste L1-01") == [
        "Territory 1: 2 waste tokens, minus 5 points at the end."
    ]
    scene = table(3)
    scene.own(0, "T1-11")
    scene.environment(0, 3)
    scene.consolidate()
    assert remarked(scene, 0, "use T1-11 sorting_centre") == [
        "Start territory: no waste, 4 points at the end as things are."
    ]


def test_r69_the_next_bonus_card_is_counted_as_things_are() -> None:
    scene = table(3)
    scene.cards("K2-3", "K4-1")
    scene.own(0, "T1-11")
    scene.consolidate()
    assert remarked(scene, 0, "use T1-11 sorting_centre")[-1] == (
        "Bonus card of round 2, as things are: 6 points."
    )

    later = table(3, number=3)
    later.cards("K2-3", "K4-1")
    later.own(0, "T2-04")
    later.consolidate()

    assert remarked(later, 0, "use T2-04 workers")[-1] == (
        "Bonus card of round 4, as things are: 5 points."
    )


def test_nothing_tells_what_others_have_in_hand() -> None:
    """R3: whatever others hold, an answer is said to do the same."""
    match = Match(GAME, 3, 5)
    rng = Random(5)
    while match.state.round < 3:
        seat = match.seats_to_act[0]
        legal = match.legal(seat)
        cheap = [action for action in legal if action.verb not in ("bid", "raise")] or legal[:1]
        match.play(rng.choice(cheap), seat)
    seat = match.seats_to_act[0]
    told = []
    for coins in (0, 40):
        for other, player in enumerate(match.state.players):
            if other != seat:
                player.coins = player.science = coins
        outlook = Outlook.of(match, seat, Random(1))
        told.append([outlook.foresee(action) for action in match.legal(seat)])

    assert told[0] == told[1]
