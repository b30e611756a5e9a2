"""Action 5: research, level 5 and the Lost Planet (R84-R93)."""

import pytest

from tablee.games.gaia.box.components import (
    AREAS,
    FINAL_FEDERATED,
    FINAL_GAIA,
    FINAL_SATELLITES,
    FINAL_SECTORS,
    FINAL_STRUCTURES,
    FINAL_TYPES,
    LOST,
    MINE,
    NONE,
    PER_MINE,
)
from tablee.games.gaia.events import Advanced, LostPlanetPlaced, TokenGained
from tablee.games.gaia.rules.building.ground import power_value
from tablee.games.gaia.rules.final_scoring import progress
from tablee.games.gaia.rules.gains import count
from tablee.games.gaia.rules.power.charging import ChargePower
from tablee.games.gaia.rules.research import ChooseAdvance
from tablee.games.gaia.rules.rounds.income import sources
from tablee.games.gaia.rules.rounds.turns import BeginRound
from tests.games.gaia.scenario import HEX, Scene, galaxy, mask

PLATFORM = {"setup_word": "some-table-42"}


def scholar(area: str, level: int, *, green: bool = True, rounds: str = "score4") -> Scene:
    """Firaks on a level of one area, with 4 knowledge and nothing else but maybe a token."""
    scene = galaxy("firaks", "ambas", rounds=rounds)
    if green:
        scene.token(0, "fed2")
    scene.level(area, level)
    scene.give(credits=0, ore=0, knowledge=4, qic=0, vp=0)
    scene.fill(6, 0, 0)
    scene.build(0, "-7x2")
    return scene


def next_round(scene: Scene) -> None:
    """The next round begins, up to its first question."""
    scene.state.agenda.clear()
    scene.ask(BeginRound())


def charging(scene: Scene) -> tuple[int, int, str]:
    """Who may charge how much, and for which hex."""
    frame = scene.state.agenda[-1]
    assert isinstance(frame, ChargePower)
    (name,) = [name for name, index in HEX.items() if index == frame.hex]
    return frame.seat, frame.value, name


# Levels


@pytest.mark.parametrize("area", AREAS)
def test_r84_an_advance_costs_four_knowledge_and_goes_up_one_level(area: str) -> None:
    """3 knowledge are not enough; only that area moves."""
    scene = scholar(area, 0)
    scene.give(knowledge=3)
    assert scene.refused(f"research {area}").rule == "R84"
    scene.give(knowledge=7)

    scene.play(f"research {area}")

    assert scene.player().knowledge == 3
    assert scene.player().research == tuple(int(each == area) for each in AREAS)


@pytest.mark.parametrize(
    ("area", "level", "gained"),
    [
        ("terraforming", 1, {"ore": 2}),
        ("terraforming", 2, {}),
        ("terraforming", 4, {"ore": 2}),
        ("navigation", 1, {"qic": 1}),
        ("navigation", 2, {}),
        ("navigation", 3, {"qic": 1}),
        ("navigation", 4, {}),
        ("artificial-intelligence", 1, {"qic": 1}),
        ("artificial-intelligence", 2, {"qic": 1}),
        ("artificial-intelligence", 3, {"qic": 2}),
        ("artificial-intelligence", 4, {"qic": 2}),
        ("gaia-project", 1, {"gaiaformers": 1}),
        ("gaia-project", 2, {"bowl_1": 9}),
        ("gaia-project", 3, {"gaiaformers": 2}),
        ("gaia-project", 4, {"gaiaformers": 3}),
        ("economy", 1, {}),
        ("economy", 4, {}),
        ("science", 1, {}),
        ("science", 4, {}),
    ],
)
def test_r84_rewards_with_a_star_come_once_at_once(
    area: str, level: int, gained: dict[str, int]
) -> None:
    """Nothing but what is named changes; levels below are not paid again."""
    scene = scholar(area, level - 1)

    scene.play(f"research {area}")

    player = scene.player()
    expected = {"credits": 0, "ore": 0, "knowledge": 0, "qic": 0, "vp": 0} | gained
    assert {name: getattr(player, name) for name in expected} == expected


@pytest.mark.parametrize(
    ("area", "level", "income"),
    [
        ("economy", 1, (2, 0, 0, 1)),
        ("economy", 2, (2, 1, 0, 2)),
        ("economy", 3, (3, 1, 0, 3)),
        ("economy", 4, (4, 2, 0, 4)),
        ("economy", 5, (0, 0, 0, 0)),
        ("science", 1, (0, 0, 1, 0)),
        ("science", 2, (0, 0, 2, 0)),
        ("science", 3, (0, 0, 3, 0)),
        ("science", 4, (0, 0, 4, 0)),
        ("science", 5, (0, 0, 0, 0)),
        ("terraforming", 4, (0, 0, 0, 0)),
        ("artificial-intelligence", 4, (0, 0, 0, 0)),
    ],
)
def test_r84_a_new_income_replaces_the_one_below(
    area: str, level: int, income: tuple[int, int, int, int]
) -> None:
    """Credits, ore, knowledge and charge, over what the Firaks have anyway."""
    scene = scholar(area, level)
    bare = scholar(area, 0)

    def paid(one: Scene) -> tuple[int, int, int, int]:
        gains = list(sources(one.state, one.player()))
        return (
            sum(gain.credits for gain in gains),
            sum(gain.ore for gain in gains),
            sum(gain.knowledge for gain in gains),
            sum(gain.charge for gain in gains),
        )

    more = tuple(one - other for one, other in zip(paid(scene), paid(bare), strict=True))
    assert more == income


@pytest.mark.parametrize("area", AREAS)
def test_r85_level_three_charges_three(area: str) -> None:
    """On arrival, in every area; no other level does."""
    scene = scholar(area, 2)
    scene.play(f"research {area}", "end")
    assert scene.bowls() == (3, 3, 0)

    scene = scholar(area, 3)
    scene.play(f"research {area}")
    assert scene.bowls() == (6, 0, 0)


# Level 5


@pytest.mark.parametrize("area", ["artificial-intelligence", "gaia-project", "economy", "science"])
def test_r86_level_five_turns_a_green_token(area: str) -> None:
    """The token stays one's own, but grey."""
    scene = scholar(area, 4)

    scene.play(f"research {area}")

    assert scene.research(area) == 5
    assert (scene.player().green, scene.player().tokens[1]) == (0, 1)


@pytest.mark.parametrize("area", AREAS)
def test_r86_without_a_green_token_there_is_no_level_five(area: str) -> None:
    """A grey one, turned or of 12 VP, does not do; nothing is above level 5."""
    scene = scholar(area, 4, green=False)
    scene.token(0, "fed1")
    assert scene.refused(f"research {area}").rule == "R86"

    scene.token(0, "fed2", "fed3")
    scene.level(area, 5)
    assert scene.player().green == 1
    assert scene.refused(f"research {area}").rule == "R86"


@pytest.mark.parametrize("area", AREAS)
def test_r86_level_five_is_for_one_player(area: str) -> None:
    """Level 4 of the same area is open to everybody."""
    scene = scholar(area, 4)
    scene.token(1, "fed4")
    scene.level(area, 5, seat=1)
    assert scene.refused(f"research {area}").rule == "R86"

    scene.level(area, 3)
    scene.play(f"research {area}")
    assert scene.research(area) == 4


def test_r86_it_holds_for_free_advances_too() -> None:
    """Of three areas on level 4 one is taken, and without a green token none is open."""
    scene = scholar("science", 4)
    scene.level("economy", 4)
    scene.token(1, "fed4")
    scene.level("economy", 5, seat=1)
    scene.ask(ChooseAdvance(0, tuple(range(6))))
    assert "advance science" in scene.legal()
    assert scene.refused("advance economy").rule == "R86"
    scene.play("advance science")
    assert scene.player().green == 0

    scene = scholar("science", 4, green=False)
    scene.ask(ChooseAdvance(0, tuple(range(6))))
    assert scene.refused("advance science").rule == "R86"
    assert "advance economy" in scene.legal()


def test_r87_the_token_on_level_five_cannot_pay_for_it() -> None:
    """It comes last, after the turning."""
    scene = galaxy("firaks", "ambas", waiting="fed2")
    scene.level("terraforming", 4)
    scene.give(knowledge=4)

    assert scene.refused("research terraforming").rule == "R86"


def test_r87_points_for_the_advance_come_before_the_prize() -> None:
    """The question for the Lost Planet finds level, token and points settled."""
    scene = scholar("navigation", 4, rounds="score2")

    scene.play("research navigation")

    assert scene.asked == "PlaceLostPlanet"
    assert (scene.research("navigation"), scene.player().green, scene.vp()) == (5, 0, 2)


def test_r87_the_token_of_terraforming_is_told_after_the_advance() -> None:
    """Advance first, with its 2 VP; then the token with its own."""
    scene = scholar("terraforming", 4, rounds="score2")

    scene.play("research terraforming")

    assert scene.events == [
        Advanced(seat=0, area=0, level=5, vp=2, tiles=(2, 0, 0)),
        TokenGained(seat=0, token=0, vp=12),
    ]


@pytest.mark.parametrize("area", ["economy", "science"])
def test_r87_the_income_of_level_four_ends(area: str) -> None:
    """Firaks have 1 ore and 2 knowledge, their mine 1 ore, booster 1 one of each."""
    scene = scholar(area, 4)
    scene.play(f"research {area}")
    scene.give(credits=0, ore=0, knowledge=0)
    scene.fill(6, 0, 0)

    scene.income()

    assert (scene.purse(), scene.bowls()) == ((0, 3, 3, 0), (6, 0, 0))


def test_r88_terraforming_five_brings_the_token_that_waits_there() -> None:
    """7 VP and 2 ore, and 5 VP for a token gained; it can be turned for another level 5."""
    scene = galaxy("firaks", "ambas", waiting="fed4")
    scene.token(0, "fed2")
    scene.level("terraforming", 4)
    scene.level("science", 4)
    scene.give(knowledge=4, ore=0, vp=0)

    scene.play("research terraforming", "end")

    player = scene.player()
    assert (player.vp, player.ore, player.tokens[3], player.green) == (12, 2, 1, 1)
    assert scene.state.terraforming_token == NONE
    scene.play("pass 4")
    scene.give(knowledge=4)
    scene.play("research science")
    assert player.green == 0


def test_r88_the_token_of_twelve_has_no_green_side() -> None:
    """It is gained all the same."""
    scene = scholar("terraforming", 4)

    scene.play("research terraforming")

    assert (scene.vp(), scene.player().green) == (17, 0)


@pytest.mark.parametrize(
    ("area", "purse", "bowls", "vp"),
    [
        ("artificial-intelligence", (0, 0, 0, 4), (6, 0, 0), 0),
        ("gaia-project", (0, 0, 0, 0), (6, 0, 0), 7),
        ("economy", (6, 3, 0, 0), (0, 6, 0), 0),
        ("science", (0, 0, 9, 0), (6, 0, 0), 0),
    ],
)
def test_r89_what_level_five_brings(
    area: str, purse: tuple[int, ...], bowls: tuple[int, ...], vp: int
) -> None:
    """With three Gaia planets; a planet with only a gaiaformer is not colonised."""
    scene = scholar(area, 4)
    scene.build_some(0, "gaia", "mine", 3)
    if area == "gaia-project":
        scene.project(0, scene.planet("transdim"), done=True)

    scene.play(f"research {area}")

    assert (scene.purse(), scene.bowls(), scene.vp()) == (purse, bowls, vp)


# The Lost Planet


def explorer(*, rounds: str = "score4", other: str = "ambas") -> Scene:
    """Firaks at -7x2 who have just reached navigation 5, without QIC."""
    scene = galaxy("firaks", other, rounds=rounds)
    scene.level("navigation", 4)
    scene.token(0, "fed2")
    scene.give(knowledge=4, qic=0, vp=0)
    scene.build(0, "-7x2")
    return scene


def test_r90_it_goes_within_range_four_where_nothing_is() -> None:
    """No planet, no satellite of anybody, no space station."""
    scene = explorer(other="ivits")
    scene.build(1, "-5x1")
    taken = scene.spaces(("-7x2", 2))[:3]
    scene.station(1, taken[0])
    scene.federation(1, ["-5x1"], [taken[1]])
    scene.federation(0, ["-7x2"], [taken[2]])

    scene.play("research navigation")

    free = [hex_ for hex_ in scene.spaces() if scene.distance("-7x2", hex_) <= 4]
    assert set(scene.legal()) == {f"lost {hex_}" for hex_ in free if hex_ not in taken}
    assert scene.refused(f"lost {taken[0]}").rule == "R90"


@pytest.mark.parametrize(("steps", "qic"), [(4, 0), (5, 1), (6, 1), (7, 2)])
def test_r90_qic_extend_its_range(steps: int, qic: int) -> None:
    """Two steps for each."""
    scene = explorer()
    scene.give(qic=2)
    hex_ = scene.space(("-7x2", steps))

    before = scene.state.site(HEX[hex_])
    scene.play("research navigation", f"lost {hex_}")

    assert scene.player().qic == 2 - qic
    (placed,) = scene.told(LostPlanetPlaced)
    assert placed == LostPlanetPlaced(seat=0, at=before, qic=qic, vp=0)


def test_r90_only_the_first_to_reach_the_level_finds_it() -> None:
    """There is one level 5, hence one Lost Planet; a planet of that kind is nowhere else."""
    scene = explorer()
    scene.play("research navigation", f"lost {scene.space(('-7x2', 1))}", "end")
    scene.token(1, "fed3")
    scene.level("navigation", 4, seat=1)
    scene.give(1, knowledge=4)

    assert scene.refused("research navigation").rule == "R86"
    assert scene.state.kinds[LOST].bit_count() == 1


def test_r91_it_is_a_free_mine_that_takes_none_from_the_board() -> None:
    """Nothing is paid, no income comes, and all eight mines can stand besides."""
    scene = explorer()
    before, income = scene.purse(), list(sources(scene.state, scene.player()))
    scene.play("research navigation", "lost -7x3")

    credits, ore, knowledge, qic = before
    assert scene.purse() == (credits, ore, knowledge - 4, qic)
    assert scene.player().built[MINE] == 1
    assert len(list(sources(scene.state, scene.player()))) == len(income)
    assert power_value(scene.state, 0, HEX["-7x3"]) == 1
    assert "upgrade -7x3 trading-station" not in scene.legal()


def test_r91_it_counts_for_types_sectors_structures_and_mines() -> None:
    """And for neither Gaia planets nor satellites."""
    scene = explorer()
    finals = (FINAL_STRUCTURES, FINAL_TYPES, FINAL_SECTORS, FINAL_GAIA, FINAL_SATELLITES)
    scene.give(qic=3)
    assert [progress(scene.player(), final) for final in finals] == [1, 1, 1, 0, 0]

    scene.play("research navigation", "lost 0x0")

    assert [progress(scene.player(), final) for final in finals] == [2, 2, 2, 0, 0]
    assert count(scene.player(), PER_MINE) == 2


def test_r91_it_scores_as_a_mine_that_is_built() -> None:
    """2 VP of the round, 3 of adv14; no step and no Gaia planet was needed."""
    scene = explorer(rounds="score3")
    scene.tech(0, "std1", "std7")
    scene.token(0, "fed3")
    scene.advanced(0, "adv14", "std1")

    scene.play("research navigation", "lost -7x3")

    assert scene.vp() == 5


def test_r91_it_joins_a_federation_beside_it() -> None:
    """As any planet that is colonised (R80)."""
    scene = explorer()
    scene.federation(0, ["-7x2"])

    scene.play("research navigation", "lost -7x3")

    assert scene.player().federated == mask("-7x2", "-7x3")
    assert progress(scene.player(), FINAL_FEDERATED) == 2


def test_r91_others_may_charge_for_it() -> None:
    """The neighbour has a trading station two steps away."""
    scene = explorer()
    scene.build(1, "-5x1", "trading-station")

    scene.play("research navigation", "lost -6x2", "end")

    assert charging(scene) == (1, 2, "-6x2")


def test_r91_range_is_counted_from_it() -> None:
    """0x0 is out of reach of -7x2, then it is a starting point."""
    scene = explorer()
    scene.give(qic=2, ore=15, credits=15)
    scene.play("research navigation", "lost 0x0", "end", "pass 4")

    assert "mine 0x-3" in scene.legal()


def two_builders(options: dict[str, str] | None = None) -> Scene:
    """Firaks with a lab at -4x-1 near a trading station, and a mine of the same owner far away."""
    scene = galaxy("firaks", "ambas", options=dict(options or {}))
    scene.build(0, "-4x-1", "lab")
    scene.build(0, "0x-3", "institute")
    scene.build(1, "-3x-2", "trading-station")
    scene.build(1, "-4x2", "mine")
    scene.level("navigation", 4)
    scene.token(0, "fed2")
    scene.give(credits=15, ore=15)
    scene.fill(8, 0, 0, 1)
    return scene


def test_r92_a_building_and_the_lost_planet_are_two_charges_in_order() -> None:
    """TV36: the academy first, then the Lost Planet that its tile brought."""
    scene = two_builders()

    scene.play("upgrade -4x-1 qic-academy", "tech navigation", "advance navigation")
    scene.play("lost -4x1", "end")

    assert charging(scene) == (1, 2, "-4x-1")
    scene.play("charge 2")
    assert charging(scene) == (1, 1, "-4x1")
    scene.play("decline")
    assert (scene.turn, scene.asked) == (1, "TakeTurn")
    assert (scene.bowls(1), scene.vp(1)) == ((6, 2, 0), 9)


def test_r92_after_the_step_back_of_the_firaks_the_order_is_that_of_building() -> None:
    """The trading station, then the Lost Planet."""
    scene = two_builders()

    scene.play("special faction", "downgrade -4x-1", "advance navigation", "lost -4x1", "end")

    assert charging(scene) == (1, 2, "-4x-1")
    scene.play("charge 2")
    assert charging(scene) == (1, 1, "-4x1")


def test_r92_boardgamers_space_asks_about_the_lost_planet_first() -> None:
    """Only after the step back; the academy comes first there too."""
    scene = two_builders(PLATFORM)
    scene.play("special faction", "downgrade -4x-1", "advance navigation", "lost -4x1", "end")
    assert charging(scene) == (1, 1, "-4x1")
    scene.play("charge 1")
    assert charging(scene) == (1, 2, "-4x-1")

    scene = two_builders(PLATFORM)
    scene.play("upgrade -4x-1 qic-academy", "tech navigation", "advance navigation")
    scene.play("lost -4x1", "end")
    assert charging(scene) == (1, 2, "-4x-1")


def test_r92_the_second_charge_sees_what_the_first_has_cost() -> None:
    """With 1 VP the station charges 2 and takes it, then 1 is still free of charge."""
    scene = two_builders()
    scene.give(1, vp=1)
    scene.fill(1, 1, 0, 1)

    scene.play("upgrade -4x-1 qic-academy", "tech navigation", "advance navigation")
    scene.play("lost -4x1", "end", "charge 2")

    assert (scene.bowls(1), scene.vp(1)) == ((0, 1, 1), 0)
    assert scene.legal() == ["charge 1", "decline"]


def itars(*others: str, options: dict[str, str] | None = None) -> Scene:
    """Itars with institute about to exchange tokens for navigation 5 in the next Gaia phase."""
    rounds = ["score4", "score3", "score4", "score4", "score4", "score4"]
    scene = galaxy("itars", *others, rounds=rounds, options=dict(options or {}))
    home = scene.planet("ice")
    scene.build(0, home, "institute")
    scene.level("navigation", 4)
    scene.token(0, "fed2")
    scene.give(gaia_area=4, vp=0)
    scene.fill(4, 0, 0)
    for seat in range(1, len(others) + 1):
        near = scene.planets("titanium") + scene.planets("desert")
        near.sort(key=lambda hex_: scene.distance(home, hex_))
        scene.build(seat, near[0])
        scene.fill(2, 0, 0, seat)
    return scene


def space_near(scene: Scene, seat: int) -> str:
    """A space in the range of the Itars two steps or less from a structure of the seat."""
    found = [text.split()[1] for text in scene.legal("lost")]
    return next(hex_ for hex_ in found if scene.nearest(hex_, seat) <= 2)


def exchange(scene: Scene) -> None:
    """Up to the question where the Lost Planet goes."""
    next_round(scene)
    while scene.asked == "ChooseIncome":
        scene.play(scene.legal()[0])
    scene.play("exchange", "tech navigation", "advance navigation")
    assert (scene.state.round, scene.asked) == (2, "PlaceLostPlanet")


def test_r93_the_itars_find_it_in_the_gaia_phase() -> None:
    """It is placed at once, the others charge before the first turn of the round."""
    scene = itars("firaks")
    exchange(scene)

    scene.play(f"lost {space_near(scene, 1)}")

    assert (scene.asked, scene.turn) == ("ChargePower", 1)
    scene.play("charge 1")
    assert (scene.asked, scene.turn) == ("TakeTurn", 0)
    assert scene.bowls(1) == (1, 1, 0)
    assert scene.vp() == 2  # R117: the tile of the new round counts already


def test_r93_the_others_are_asked_at_once() -> None:
    """Before the next player's Gaia phase: the Terrans charge, then use their institute."""
    scene = itars("terrans")
    scene.build(1, "-4x-1", "institute")
    scene.give(1, gaia_area=3)
    exchange(scene)

    scene.play(f"lost {space_near(scene, 1)}")

    assert (scene.asked, scene.turn) == ("ChargePower", 1)
    scene.play("decline")
    assert (scene.asked, scene.turn) == ("GatherTokens", 1)


def test_r93_boardgamers_space_asks_after_the_first_turn() -> None:
    """The option `setup_word` follows that platform."""
    scene = itars("firaks", options=PLATFORM)
    exchange(scene)

    scene.play(f"lost {space_near(scene, 1)}")

    assert (scene.asked, scene.turn) == ("TakeTurn", 0)
    scene.play(scene.legal("pass")[0])
    assert (scene.asked, scene.turn) == ("ChargePower", 1)
