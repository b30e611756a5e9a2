"""Action 10: charging power when others build (R110-R115)."""

import pytest

from tablee.games.gaia.box.components import NONE, PLANETS
from tablee.games.gaia.events import ChargeDeclined, PowerCharged
from tablee.games.gaia.rules.power.charging import ChargePower
from tablee.games.gaia.rules.setup.table import PlaceStart
from tests.games.gaia.scenario import HEX, Scene, galaxy


def plant(scene: Scene, kind: str, *hexes: str) -> None:
    """Planets of that type on hexes without one."""
    for hex_ in hexes:
        assert scene.state.planets[HEX[hex_]] == NONE
        scene.state.set_planet(HEX[hex_], PLANETS.index(kind))
        scene.state.vacant |= 1 << HEX[hex_]


def quiet(*factions: str) -> Scene:
    """A galaxy with nothing but a mine of seat 0 at 0x0 and a free planet of its home at 0x1.

    Seat 0 can pay for anything; all others have 10 VP and 8 tokens in bowl I.
    """
    scene = galaxy(*(factions or ("terrans", "ambas")))
    state = scene.state
    state.planets = (NONE,) * len(state.planets)
    state.kinds = [0] * len(state.kinds)
    state.vacant = 0
    home = PLANETS[state.box.factions[scene.player().faction].home]
    plant(scene, home, "0x0", "0x1")
    scene.build(0, "0x0")
    scene.give(credits=30, ore=15, qic=5)
    for seat in range(1, len(state.players)):
        scene.fill(8, 0, 0, seat, brainstone=0)
    return scene


def neighbour(scene: Scene, hex_: str, structure: str = "mine", seat: int = 1) -> None:
    """A structure of another seat on a new planet of no use to anybody else."""
    plant(scene, "ice", hex_)
    scene.build(seat, hex_, structure)


def offer(scene: Scene) -> tuple[int, list[str]]:
    """Who is asked, and for what."""
    assert scene.asked == "ChargePower"
    return scene.turn, scene.legal()


# When


@pytest.mark.parametrize(("hex_", "asked"), [("0x2", True), ("0x3", True), ("0x4", False)])
def test_r110_a_structure_at_distance_two_or_less_may_charge(hex_: str, *, asked: bool) -> None:
    """The mine is built at 0x1; three steps are too far, near as the old mine may be."""
    scene = quiet()
    neighbour(scene, hex_)

    scene.play("mine 0x1", "end")

    assert (scene.asked == "ChargePower") is asked
    assert scene.turn == 1


def test_r110_the_distance_is_that_of_the_new_building_alone() -> None:
    """A neighbour of an older structure is not asked, and the builder never is."""
    scene = quiet()
    neighbour(scene, "0x-2")

    scene.play("mine 0x1", "end")

    assert scene.asked == "TakeTurn"


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("mine", "trading-station"),
        ("trading-station", "lab"),
        ("trading-station", "institute"),
        ("lab", "knowledge-academy"),
        ("lab", "qic-academy"),
    ],
)
def test_r110_every_upgrade_counts(before: str, after: str) -> None:
    """R59."""
    scene = quiet()
    scene.build(0, "0x0", before)
    neighbour(scene, "0x2")

    scene.play(f"upgrade 0x0 {after}")
    if scene.asked == "ChooseTech":
        scene.play("tech free-1", "decline")
    scene.play("end")

    assert offer(scene) == (1, ["charge 1", "decline"])


def test_r110_a_shared_mine_counts_at_distance_zero_too() -> None:
    """The Lantids build beside the neighbour's station on its own planet."""
    scene = quiet("lantids", "ambas")
    neighbour(scene, "-1x0", "trading-station")

    scene.play("mine -1x0", "end")

    assert offer(scene) == (1, ["charge 2", "decline"])


def test_r110_the_lantids_charge_with_a_shared_mine_at_distance_zero() -> None:
    """It is a mine, whatever stands beside it."""
    scene = quiet("ambas", "lantids")
    scene.share(1, "0x0")

    scene.play("upgrade 0x0 trading-station", "end")

    assert offer(scene) == (1, ["charge 1", "decline"])


def test_r110_the_step_back_of_the_firaks_counts() -> None:
    """R138."""
    scene = quiet("firaks", "ambas")
    scene.build(0, "0x0", "lab")
    plant(scene, "titanium", "-5x1")
    scene.build(0, "-5x1", "institute")
    neighbour(scene, "0x2")

    scene.play("special faction", "downgrade 0x0", "decline", "end")

    assert offer(scene) == (1, ["charge 1", "decline"])


def test_r110_the_exchange_of_the_ambas_does_not() -> None:
    """Only the two pieces move."""
    scene = quiet("ambas", "terrans")
    plant(scene, "swamp", "-5x1")
    scene.build(0, "-5x1", "institute")
    neighbour(scene, "0x2")

    scene.play("special faction", "swap 0x0", "end")

    assert scene.asked == "TakeTurn"


def test_r110_gaiaformers_stations_and_satellites_do_not() -> None:
    """Three turns beside a neighbour that brings it nothing."""
    scene = quiet()
    plant(scene, "transdim", "1x0")
    neighbour(scene, "1x1")
    scene.fill(6, 0, 0)
    scene.play("project 1x0", "end")
    assert scene.asked == "TakeTurn"

    scene = quiet("ivits", "ambas")
    scene.build(0, "0x0", "institute")
    neighbour(scene, "1x1")
    scene.play("special faction", "station 1x0", "end")
    assert scene.asked == "TakeTurn"

    scene = quiet()
    scene.tech(0, "std3")
    scene.build(0, "0x0", "institute")
    plant(scene, "terra", "0x2")
    scene.build(0, "0x2", "knowledge-academy")
    neighbour(scene, "1x2")
    scene.fill(0, 0, 2)
    scene.play("federate")
    scene.play(scene.legal("unite")[0])
    scene.play(scene.legal("link")[0])
    scene.play("token fed1", "end")
    assert scene.asked == "TakeTurn"


def test_r110_the_set_up_does_not() -> None:
    """R12: a first mine beside another is just placed."""
    scene = galaxy("terrans", "ambas")
    scene.build(1, "-3x-2")
    scene.ask(PlaceStart(0))

    scene.play("start -4x-1")

    assert scene.asked == "TakeTurn"
    assert scene.state.built == ()


# How much


@pytest.mark.parametrize(
    ("structure", "value"),
    [
        ("mine", 1),
        ("trading-station", 2),
        ("lab", 2),
        ("institute", 3),
        ("knowledge-academy", 3),
        ("qic-academy", 3),
    ],
)
def test_r111_the_amount_is_the_power_value_of_the_structure(structure: str, value: int) -> None:
    """TV4 and the others: all of it for its VP, or nothing."""
    scene = quiet()
    neighbour(scene, "0x3", structure)

    scene.play("mine 0x1", "end")
    assert offer(scene) == (1, [f"charge {value}", "decline"])
    scene.play(f"charge {value}")

    assert scene.bowls(1) == (8 - value, value, 0)
    assert scene.vp(1) == 10 - (value - 1)


def test_r111_only_the_most_valuable_structure_counts() -> None:
    """TV22: mine and institute charge 3 for 2 VP, not 4; nor does the nearer one matter."""
    scene = quiet()
    neighbour(scene, "0x2", "mine")
    neighbour(scene, "0x3", "institute")

    scene.play("mine 0x1", "end")

    assert offer(scene) == (1, ["charge 3", "decline"])
    scene.play("charge 3")
    assert (scene.vp(1), scene.asked) == (8, "TakeTurn")


def test_r111_stations_and_gaiaformers_are_worth_nothing_here() -> None:
    """An Ivits station and a project beside the new mine."""
    scene = quiet("terrans", "ivits", "firaks")
    scene.station(1, "1x1")
    plant(scene, "transdim", "1x0")
    scene.level("gaia-project", 1, seat=2)
    scene.project(2, "1x0")

    scene.play("mine 0x1", "end")

    assert scene.asked == "TakeTurn"


def test_r111_std3_makes_it_four() -> None:
    """R69's values hold here too."""
    scene = quiet()
    scene.tech(1, "std3")
    neighbour(scene, "0x3", "institute")

    scene.play("mine 0x1", "end")

    assert offer(scene) == (1, ["charge 4", "decline"])


@pytest.mark.parametrize(("power", "cost"), [(1, 0), (2, 1), (3, 2), (4, 3)])
def test_r112_it_costs_one_vp_less_than_the_power(power: int, cost: int) -> None:
    """TV3."""
    scene = quiet()
    if power == 4:
        scene.tech(1, "std3")
    neighbour(scene, "0x3", ("mine", "lab", "institute", "institute")[power - 1])

    scene.play("mine 0x1", "end", f"charge {power}")

    assert scene.vp(1) == 10 - cost
    assert scene.told(PowerCharged) == [PowerCharged(seat=1, power=power, vp=cost, token=False)]


def test_r112_bescods_may_charge_five_for_four() -> None:
    """TV23: institute, std3, an academy on titanium."""
    scene = quiet("terrans", "bescods")
    scene.tech(1, "std3")
    plant(scene, "titanium", "0x3")
    scene.build(1, "0x3", "knowledge-academy")
    neighbour(scene, "-5x1", "institute")
    scene.fill(4, 4, 0, 1)

    scene.play("mine 0x1", "end")
    assert offer(scene) == (1, ["charge 5", "decline"])
    scene.play("charge 5")

    assert (scene.bowls(1), scene.vp(1)) == ((0, 7, 1), 6)


def test_r112_no_other_charge_costs_vp() -> None:
    """Level 3, a special action, income."""
    scene = quiet()
    scene.level("science", 2)
    scene.tech(0, "std9")
    scene.give(knowledge=4, vp=10)
    scene.fill(9, 0, 0)
    scene.play("research science", "end", "pass 4", "special std9")

    assert (scene.bowls(), scene.vp()) == ((2, 7, 0), 10)


@pytest.mark.parametrize(
    ("bowls", "vp", "charged", "cost"),
    [
        ((0, 1, 5), 10, 1, 0),
        ((1, 0, 0), 10, 2, 1),
        ((8, 0, 0), 3, 4, 3),
        ((8, 0, 0), 2, 3, 2),
    ],
)
def test_r113_never_more_than_the_tokens_can_move(
    bowls: tuple[int, int, int], vp: int, charged: int, cost: int
) -> None:
    """TV20: value 4, few tokens; only what is charged is paid for."""
    scene = quiet()
    scene.tech(1, "std3")
    neighbour(scene, "0x3", "institute")
    scene.fill(*bowls, 1)
    scene.give(1, vp=vp)

    scene.play("mine 0x1", "end")
    assert offer(scene) == (1, [f"charge {charged}", "decline"])
    scene.play(f"charge {charged}")

    assert scene.vp(1) == vp - cost


@pytest.mark.parametrize(("vp", "charged"), [(0, 1), (1, 2), (2, 3), (9, 3)])
def test_r113_never_more_than_the_vp_can_pay(vp: int, charged: int) -> None:
    """TV21: value 3, bowls 2/4/0; VP do not fall below 0."""
    scene = quiet()
    neighbour(scene, "0x3", "institute")
    scene.fill(2, 4, 0, 1)
    scene.give(1, vp=vp)

    scene.play("mine 0x1", "end")
    assert offer(scene) == (1, [f"charge {charged}", "decline"])
    scene.play(f"charge {charged}")

    assert scene.vp(1) == vp - (charged - 1)


def test_r113_all_or_nothing() -> None:
    """Less than the whole is refused; who declines pays nothing."""
    scene = quiet()
    neighbour(scene, "0x3", "institute")
    scene.play("mine 0x1", "end")

    for less in (1, 2, 4):
        assert scene.refused(f"charge {less}").rule == "R113"
    scene.play("decline")

    assert (scene.bowls(1), scene.vp(1)) == ((8, 0, 0), 10)
    assert scene.told(ChargeDeclined) == [ChargeDeclined(seat=1, power=3)]


# Who, and in which order


def crowd(builder: int) -> Scene:
    """Four players with a mine each near 0x1, where the builder is about to build."""
    scene = quiet("terrans", "ambas", "firaks", "nevlas")
    for seat, hex_ in ((1, "1x1"), (2, "-1x2"), (3, "0x3")):
        neighbour(scene, hex_, seat=seat)
    for seat in range(4):
        scene.fill(8, 0, 0, seat)
        scene.give(seat, credits=30, ore=15, qic=5)
    scene.begin_turn(builder)
    return scene


@pytest.mark.parametrize("builder", range(4))
def test_r114_the_others_decide_clockwise_from_the_builder(builder: int) -> None:
    """Not from the first player; then the turn goes on as usual."""
    scene = crowd(builder)
    scene.play("mine 0x1", "end")

    asked = []
    while scene.asked == "ChargePower":
        asked.append(scene.turn)
        scene.play("charge 1")

    assert asked == [(builder + step) % 4 for step in (1, 2, 3)]
    assert scene.turn == (builder + 1) % 4


def test_r114_those_who_have_passed_are_asked_too() -> None:
    """Seats 2 and 3 have passed."""
    scene = crowd(2)
    scene.play(scene.legal("pass")[0])
    scene.play(scene.legal("pass")[0])
    assert scene.turn == 0

    scene.play("mine 0x1", "end")

    asked = []
    while scene.asked == "ChargePower":
        asked.append(scene.turn)
        scene.play("charge 1")
    assert asked == [1, 2, 3]
    assert scene.turn == 1


def test_r114_they_are_asked_after_the_whole_turn_of_the_builder() -> None:
    """Conversions included."""
    scene = quiet()
    neighbour(scene, "0x2")

    scene.play("mine 0x1")
    assert (scene.asked, scene.turn) == ("FinishTurn", 0)
    scene.play("convert 1o 1c")
    assert (scene.asked, scene.turn) == ("FinishTurn", 0)
    scene.play("end")

    assert offer(scene) == (1, ["charge 1", "decline"])


def test_r114_who_could_charge_nothing_is_not_asked() -> None:
    """All tokens are in bowl III; the next neighbour is asked."""
    scene = quiet("terrans", "ambas", "firaks")
    neighbour(scene, "0x2", seat=1)
    neighbour(scene, "0x3", seat=2)
    scene.fill(0, 0, 6, 1)

    scene.play("mine 0x1", "end")

    assert offer(scene) == (2, ["charge 1", "decline"])


def test_r114_charging_in_the_turn_of_another_does_not_begin_ones_own() -> None:
    """After the charge seat 1 has a turn, with what it charged."""
    scene = quiet()
    neighbour(scene, "0x2")
    scene.fill(0, 1, 0, 1)

    scene.play("mine 0x1", "end", "charge 1")

    assert (scene.asked, scene.turn) == ("TakeTurn", 1)
    assert "convert 1pw 1c" in scene.legal()


# Taklons


def taklons(structure: str = "institute", *, stone: int = 0) -> Scene:
    """Taklons at 0x3; seat 0 has just built at 0x1 and ends its turn."""
    scene = quiet("terrans", "taklons")
    neighbour(scene, "0x3", structure)
    scene.fill(2, 0, 0, 1, brainstone=stone)
    return scene


def test_r115_taklons_with_institute_gain_a_token_before_or_after() -> None:
    """Both are offered."""
    scene = taklons()

    scene.play("mine 0x1", "end")

    assert offer(scene) == (1, ["charge 3 1t", "charge 1t 3", "decline"])


@pytest.mark.parametrize(
    ("text", "bowls"), [("charge 3 1t", (1, 1, 1)), ("charge 1t 3", (0, 3, 0))]
)
def test_r115_a_token_that_comes_first_is_charged_too(
    text: str, bowls: tuple[int, int, int]
) -> None:
    """The VP are the same."""
    scene = taklons()

    scene.play("mine 0x1", "end", text)

    assert (scene.bowls(1), scene.vp(1)) == (bowls, 8)


@pytest.mark.parametrize(
    ("text", "bowls", "vp"), [("charge 1 1t", (1, 0, 1), 10), ("charge 1t 3", (0, 0, 2), 8)]
)
def test_r115_it_may_allow_two_more_power(text: str, bowls: tuple[int, int, int], vp: int) -> None:
    """One token in bowl II: 1 without the new token, 3 with it."""
    scene = taklons()
    scene.fill(0, 1, 0, 1)

    scene.play("mine 0x1", "end", text)

    assert (scene.bowls(1), scene.vp(1)) == (bowls, vp)


def test_r115_they_are_asked_even_if_they_could_charge_nothing() -> None:
    """The token alone, or the token that is then charged."""
    scene = taklons()
    scene.fill(0, 0, 4, 1)
    scene.play("mine 0x1", "end")
    assert offer(scene) == (1, ["charge 0 1t", "charge 1t 2", "decline"])

    scene.play("charge 0 1t")

    assert (scene.bowls(1), scene.vp(1)) == ((1, 0, 4), 10)


def test_r115_who_declines_loses_the_token() -> None:
    """Nothing is gained."""
    scene = taklons()

    scene.play("mine 0x1", "end", "decline")

    assert (scene.bowls(1), scene.vp(1)) == ((2, 0, 0), 10)


def test_r115_without_institute_there_is_no_token() -> None:
    """An ordinary charge, and no question if nothing can move."""
    scene = taklons("trading-station")
    scene.play("mine 0x1", "end")
    assert offer(scene) == (1, ["charge 2", "decline"])

    scene = taklons("trading-station")
    scene.fill(0, 0, 4, 1)
    scene.play("mine 0x1", "end")
    assert scene.asked == "TakeTurn"


def test_r115_the_vp_limit_holds_with_the_token_first() -> None:
    """0 VP: one power is free, no more."""
    scene = taklons()
    scene.give(1, vp=0)

    scene.play("mine 0x1", "end")

    assert offer(scene) == (1, ["charge 1 1t", "charge 1t 1", "decline"])


def test_r115_the_institute_need_not_be_the_one_that_charges() -> None:
    """Any accepted power brings the token; each of two offers brings one."""
    scene = taklons("mine")
    neighbour(scene, "-5x1", "institute")

    scene.play("mine 0x1", "end", "charge 1 1t")

    assert scene.bowls(1) == (2, 1, 0)


def test_r115_the_brainstone_moves_like_a_token() -> None:
    """It counts in what can be charged, and its owner says where it ends."""
    scene = taklons(stone=1)
    scene.fill(0, 0, 0, 1)
    scene.play("mine 0x1", "end")
    assert offer(scene) == (1, ["charge 2 1t", "charge 1t 3", "decline"])

    scene.play("charge 1t 3")
    assert scene.legal() == ["brainstone 2", "brainstone 3"]
    scene.play("brainstone 3")

    assert (scene.bowls(1), scene.player(1).brainstone) == ((0, 1, 0), 3)
    assert not isinstance(scene.state.agenda[-1], ChargePower)
