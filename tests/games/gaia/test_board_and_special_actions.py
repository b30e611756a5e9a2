"""Actions 6 and 7: power, QIC and special actions (R94-R103)."""

import pytest

from tablee.games.gaia.box.components import FACTIONS, STANDARD
from tablee.games.gaia.events import BoardActionUsed, TokenRepeated
from tests.games.gaia.scenario import Scene, galaxy

#: Two adjacent planets three steps of terraforming apart (2 players).
TERRA, SWAMP = "-4x-1", "-3x-2"


def rich(*factions: str, options: dict[str, bool] | None = None, rounds: str = "score4") -> Scene:
    """Seat 0 has a mine on its home planet nearest to the middle, no resources and no VP."""
    scene = galaxy(*(factions or ("terrans", "ambas")), rounds=rounds, options=dict(options or {}))
    if not factions or factions[0] == "terrans":
        scene.build(0, TERRA)
    scene.give(credits=0, ore=0, knowledge=0, qic=0, vp=0)
    scene.fill(0, 0, 0)
    return scene


# The board


@pytest.mark.parametrize(
    ("space", "price", "purse", "tokens"),
    [
        ("power-1", 7, (0, 0, 3, 0), 0),
        ("power-3", 4, (0, 2, 0, 0), 0),
        ("power-4", 4, (7, 0, 0, 0), 0),
        ("power-5", 4, (0, 0, 2, 0), 0),
        ("power-7", 3, (0, 0, 0, 0), 2),
    ],
)
def test_r94_power_is_paid_for_what_the_space_gives(
    space: str, price: int, purse: tuple[int, ...], tokens: int
) -> None:
    """Paid tokens go to bowl I; one power less is too little."""
    scene = rich()
    scene.fill(0, 9, price - 1)
    assert scene.refused(space).rule == "R94"
    scene.fill(0, 0, price + 1)

    scene.play(space)

    assert scene.purse() == purse
    assert scene.bowls() == (price + tokens, 0, 1)


@pytest.mark.parametrize(("space", "price"), [("qic-1", 4), ("qic-2", 3), ("qic-3", 2)])
def test_r94_qic_are_paid_for_the_last_three(space: str, price: int) -> None:
    """Power does not help."""
    scene = rich()
    scene.token(0, "fed1")
    scene.fill(0, 0, 9)
    scene.give(qic=price - 1)
    assert scene.refused(space).rule == "R94"
    scene.give(qic=price)

    scene.play(space)

    assert scene.player().qic == 0
    assert scene.bowls() == (0, 0, 9)


def test_r94_a_space_serves_once_a_round_whoever_takes_it() -> None:
    """Neither the next player nor the first one may use it again; in the next round both may."""
    scene = rich()
    scene.fill(0, 0, 8)
    scene.fill(0, 0, 8, 1)
    scene.play("power-3", "end")

    assert scene.refused("power-3").rule == "R94"
    scene.play("power-4", "end")
    assert not {"power-3", "power-4"} & set(scene.legal())
    scene.everybody_passes()

    scene.fill(0, 0, 8)
    assert {"power-3", "power-4"} <= set(scene.legal())


@pytest.mark.parametrize(("space", "power", "ore"), [("power-2", 5, 4), ("power-6", 3, 7)])
def test_r95_two_spaces_build_a_mine_with_free_steps(space: str, power: int, ore: int) -> None:
    """TV13: three steps, two or one of them free; 6 VP because all three count (R45)."""
    scene = rich(rounds="score1")
    scene.fill(0, 0, power)
    scene.give(credits=2, ore=ore)

    scene.play(space, f"mine {SWAMP}")

    assert scene.structure(SWAMP) == "mine"
    assert (scene.purse(), scene.bowls(), scene.vp()) == ((0, 0, 0, 0), (power, 0, 0), 6)


def test_r95_everything_else_of_a_mine_holds() -> None:
    """Without an ore for the mine, or with the mines used up, the space is of no use."""
    scene = rich()
    scene.fill(0, 0, 5)
    scene.give(credits=2, ore=3)
    scene.refused("power-2")
    scene.give(ore=4)
    assert "power-2" in scene.legal()
    scene.build_some(0, "ice", "mine", 3)
    scene.build_some(0, "oxide", "mine", 4)
    assert "power-2" not in scene.legal()


def test_r96_the_first_qic_action_brings_a_tech_tile_with_its_advance() -> None:
    """std6 under science: level 1 there."""
    scene = rich()
    scene.give(qic=4)

    scene.play("qic-1", "tech science", "advance science")

    assert scene.player().standard == (STANDARD.index("std6"),)
    assert scene.research("science") == 1
    assert scene.asked == "FinishTurn"


def test_r96_without_a_tile_to_gain_it_is_closed() -> None:
    """R67: all nine kinds and no green token."""
    scene = rich()
    scene.give(qic=4)
    scene.tech(0, *STANDARD)
    assert "qic-1" not in scene.legal()

    scene.token(0, "fed2")
    scene.level("economy", 4)
    assert "qic-1" in scene.legal()


@pytest.mark.parametrize(
    ("token", "vp", "purse"),
    [
        ("fed1", 12, (0, 0, 0, 0)),
        ("fed2", 8, (0, 0, 0, 1)),
        ("fed5", 7, (6, 0, 0, 0)),
        ("fed6", 6, (0, 0, 2, 0)),
    ],
)
def test_r97_the_second_qic_action_repeats_an_own_token(
    token: str, vp: int, purse: tuple[int, ...]
) -> None:
    """It is not turned; none is gained, so the round tile (5 VP a token) pays nothing."""
    scene = rich()
    scene.token(0, token)
    scene.token(1, "fed3")
    green, supply = scene.player().green, list(scene.state.tokens)
    scene.give(qic=3)

    scene.play("qic-2")
    assert scene.legal() == [f"token {token}"]
    scene.play(f"token {token}")

    assert (scene.vp(), scene.purse()) == (vp, purse)
    assert (scene.player().green, sum(scene.player().tokens)) == (green, 1)
    assert scene.state.tokens == supply
    assert scene.told(TokenRepeated) == [TokenRepeated(0, int(token[-1]) - 1, vp)]


def test_r97_a_grey_token_serves_as_well() -> None:
    """Turned for science 5."""
    scene = rich()
    scene.token(0, "fed4", "fed4")
    scene.level("science", 5)
    scene.level("economy", 4)
    scene.level("economy", 5)
    scene.give(qic=3)
    assert scene.player().green == 0

    scene.play("qic-2", "token fed4")

    assert (scene.vp(), scene.player().ore, scene.player().green) == (7, 2, 0)


def test_r97_the_gleens_may_repeat_their_own_token() -> None:
    """1 ore, 1 knowledge, 2 credits, no VP."""
    scene = rich("gleens", "ambas")
    scene.token(0, "gleens")
    scene.give(qic=3)

    scene.play("qic-2", "token gleens")

    assert (scene.purse(), scene.vp()) == ((2, 1, 1, 0), 0)


def test_r97_without_a_token_it_may_not_be_chosen() -> None:
    """Tokens of others do not count."""
    scene = rich()
    scene.token(1, "fed2")
    scene.give(qic=3)

    scene.refused("qic-2")


def test_r98_the_third_qic_action_pays_for_planet_types() -> None:
    """TV25: terra, ice, Gaia and Lost, a gaiaformer besides: 3 + 4."""
    scene = rich()
    scene.build(0, "-1x-1")  # a second terra adds nothing
    scene.build_some(0, "ice", "trading-station")
    scene.build_some(0, "gaia", "mine")
    scene.token(0, "fed1", "fed2")
    scene.level("navigation", 5)
    scene.lose(0, "0x0")
    scene.project(0, "2x0")
    scene.give(qic=2)

    scene.play("qic-3")

    assert scene.vp() == 7
    assert scene.told(BoardActionUsed) == [BoardActionUsed(seat=0, space=9, vp=7)]


def test_r98_a_gaia_planet_with_only_the_gaiaformer_is_no_type() -> None:
    """Done but not settled; nor is a shared mine of the Lantids (R129)."""
    scene = rich()
    scene.project(0, "2x0", done=True)
    scene.give(qic=2)
    scene.play("qic-3")
    assert scene.vp() == 4

    scene = rich("lantids", "ambas")
    scene.build(0, TERRA)
    scene.build(1, SWAMP)
    scene.share(0, SWAMP)
    scene.give(qic=2)
    scene.play("qic-3")
    assert scene.vp() == 4


FULL = {
    "power-1": {"knowledge": 15},
    "power-3": {"ore": 15},
    "power-4": {"credits": 30},
    "power-5": {"knowledge": 15},
}


@pytest.mark.parametrize("space", FULL)
def test_r99_a_gain_may_be_lost_to_the_limits(space: str) -> None:
    """By default the space may be taken, to keep it from others."""
    scene = rich()
    scene.fill(0, 0, 7)
    scene.give(**FULL[space])
    before = scene.purse()

    scene.play(space)

    assert scene.purse() == before
    assert scene.bowls()[0] in {4, 7}


@pytest.mark.parametrize("space", FULL)
def test_r99_the_option_refuses_a_gain_of_which_nothing_is_kept(space: str) -> None:
    """One below the limit is enough for it."""
    scene = rich(options={"r99_lost_gains_refused": True})
    scene.fill(0, 0, 7)
    scene.give(**FULL[space])
    assert scene.refused(space).rule == "R99"

    scene.give(**{name: amount - 1 for name, amount in FULL[space].items()})
    scene.play(space)
    assert {name: getattr(scene.player(), name) for name in FULL[space]} == FULL[space]


def test_r99_the_option_leaves_what_has_no_limit() -> None:
    """New tokens, VP for types, and the tech tile."""
    scene = rich(options={"r99_lost_gains_refused": True})
    scene.give(credits=30, ore=15, knowledge=15, qic=4)
    scene.fill(0, 0, 7)

    legal = scene.legal()

    assert {"power-7", "qic-1", "qic-3"} <= set(legal)
    assert not {"power-1", "power-3", "power-4", "power-5"} & set(legal)


# Special actions


def special(code: str) -> Scene:
    """Seat 0 owns that special action."""
    scene = rich("geodens", "ambas")
    scene.fill(6, 0, 0)
    if code == "academy":
        scene.build(0, "1x2", "qic-academy")
    elif code.startswith("std"):
        scene.tech(0, code)
    else:
        scene.tech(0, "std1")
        scene.token(0, "fed2")
        scene.advanced(0, code, "std1")
    return scene


SPECIALS = [
    ("std9", (0, 0, 0, 0), (2, 4, 0)),
    ("adv3", (5, 0, 0, 1), (6, 0, 0)),
    ("adv11", (0, 3, 0, 0), (6, 0, 0)),
    ("adv13", (0, 0, 3, 0), (6, 0, 0)),
    ("academy", (0, 0, 0, 1), (6, 0, 0)),
]


@pytest.mark.parametrize(("code", "purse", "bowls"), SPECIALS)
def test_r100_a_special_action_is_free_and_works_once_a_round(
    code: str, purse: tuple[int, ...], bowls: tuple[int, ...]
) -> None:
    """In the next round it is there again."""
    scene = special(code)

    scene.play(f"special {code}")
    assert (scene.purse(), scene.bowls()) == (purse, bowls)
    scene.play("end", "pass 4")
    assert scene.refused(f"special {code}").rule == "R100"
    scene.play(scene.legal("pass")[0])

    scene.begin_turn(0)
    assert f"special {code}" in scene.legal()


@pytest.mark.parametrize("code", [code for code, _, _ in SPECIALS])
def test_r100_it_belongs_to_its_owner_alone(code: str) -> None:
    """The other player may not use it."""
    scene = special(code)
    scene.begin_turn(1)

    assert scene.refused(f"special {code}").rule == "R100"


def test_r100_a_covered_tile_has_no_special_action() -> None:
    """R66."""
    scene = special("std9")
    scene.token(0, "fed2")
    scene.advanced(0, "adv3", "std9")

    assert scene.legal("special") == ["special adv3"]


def test_r100_two_special_actions_of_one_player_are_two() -> None:
    """Each has its own space."""
    scene = special("std9")
    scene.build(0, "1x2", "qic-academy")

    scene.play("special std9", "end", "pass 4")

    assert scene.legal("special") == ["special academy"]


def test_r100_the_knowledge_academy_has_none() -> None:
    """Only the QIC academy."""
    scene = rich("geodens", "ambas")
    scene.build(0, "1x2", "knowledge-academy")

    assert not scene.legal("special")


@pytest.mark.parametrize("faction", FACTIONS)
def test_r100_four_boards_have_an_action_of_their_own(faction: str) -> None:
    """With institute, mine and lab on the map: Ambas, Ivits, Firaks, Bescods and no other."""
    scene = rich(faction, "terrans" if faction not in {"terrans", "lantids"} else "ambas")
    scene.build(0, "-1x1", "institute")
    scene.build(0, "0x-3", "lab")
    scene.build(0, "3x-1", "mine")

    has = faction in {"ambas", "ivits", "firaks", "bescods"}
    assert scene.legal("special") == (["special faction"] if has else [])


@pytest.mark.parametrize("booster", range(1, 11))
def test_r100_two_boosters_have_one(booster: int) -> None:
    """Number 4 for a step, number 5 for range; five boosters are in a game of two."""
    scene = rich()
    scene.give(credits=15, ore=15)
    held = scene.player().booster
    scene.state.boosters = [b for b in scene.state.boosters if b != booster - 1]
    scene.player().booster = booster - 1
    assert held == 0

    assert bool(scene.legal("special")) is (booster in {4, 5})


def test_r101_a_special_action_is_not_combined_with_another() -> None:
    """The booster's mine allows nothing but a mine, and afterwards only conversions."""
    scene = rich()
    scene.booster(0, 4)
    scene.tech(0, "std9")
    scene.give(credits=5, ore=15, qic=4)
    scene.fill(0, 0, 9)

    scene.play("special booster")
    assert {text.split()[0] for text in scene.legal()} == {"mine"}
    scene.refused("power-6")
    scene.refused("special std9")
    scene.play(f"mine {SWAMP}")
    assert {text.split()[0] for text in scene.legal()} <= {"end", "convert", "burn"}
    # Steps were not added up: three, less the booster's one.
    assert scene.player().ore == 15 - 1 - 6


def test_r101_the_range_of_the_booster_does_not_help_a_power_action() -> None:
    """A planet four steps away is out of reach of power-6."""
    scene = rich()
    scene.booster(0, 5)
    scene.give(credits=5, ore=15)
    scene.fill(0, 0, 3)
    far = scene.planet("desert", (TERRA, 3))

    scene.play("power-6")

    assert f"mine {far}" not in scene.legal()
    assert f"mine {SWAMP}" in scene.legal()


def test_r102_a_space_gained_this_round_may_be_used_in_it() -> None:
    """std9 comes with the first QIC action, the academy with an upgrade."""
    scene = rich()
    scene.give(qic=4, credits=15, ore=15)
    scene.fill(4, 0, 0)
    scene.build(0, TERRA, "lab")
    scene.play("qic-1", "tech free-3", "decline", "end", "pass 4")

    scene.play("special std9", "end")
    assert scene.bowls() == (0, 4, 0)
    scene.play(f"upgrade {TERRA} qic-academy", "tech science", "decline", "end")
    scene.play("special academy")
    assert scene.player().qic == 1


def test_r102_the_space_of_a_booster_goes_with_it() -> None:
    """Unused or not, it is gone with the booster; the next holder may use it next round."""
    scene = rich()
    scene.booster(0, 4)
    scene.give(credits=9, ore=9)
    scene.build(1, "-4x2")
    scene.give(1, credits=9, ore=9, qic=2)

    scene.play("pass 8", "pass 4")  # seat 0 is first again

    assert scene.state.round == 2
    assert not scene.legal("special")
    scene.begin_turn(1)
    assert scene.legal("special") == ["special booster"]


#: Terraforming steps from terra.
STEPS = {"ice": 1, "oxide": 1, "titanium": 2, "volcanic": 2, "desert": 3, "swamp": 3}


def far_planet(scene: Scene, steps: int) -> tuple[str, int]:
    """A planet so far from the one of the Terrans, and the ore that a mine costs there."""
    return next(
        (hex_, 1 + 3 * taken)
        for kind, taken in STEPS.items()
        for hex_ in scene.planets(kind, (TERRA, steps))
    )


@pytest.mark.parametrize(("steps", "qic"), [(4, 0), (5, 1), (6, 1), (7, 2)])
def test_r103_the_booster_of_range_adds_three_for_a_mine(steps: int, qic: int) -> None:
    """Navigation 0: four steps for nothing, two more for each QIC; mine and steps are paid."""
    scene = rich()
    scene.booster(0, 5)
    target, ore = far_planet(scene, steps)
    scene.give(credits=2, ore=ore, qic=qic)

    scene.play("special booster")
    if qic:
        scene.give(qic=qic - 1)
        assert scene.refused(f"mine {target}").rule == "R38"
        scene.give(qic=qic)
    scene.play(f"mine {target}")

    assert scene.structure(target) == "mine"
    assert scene.purse() == (0, 0, 0, 0)


def test_r103_it_adds_three_for_a_gaia_project_too() -> None:
    """Six tokens go to the Gaia area as usual."""
    scene = rich()
    scene.booster(0, 5)
    scene.fill(6, 0, 0)
    target = scene.planet("transdim", (TERRA, 2))
    assert f"project {target}" not in scene.legal()

    scene.play("special booster", f"project {target}")

    assert (scene.bowls(), scene.player().gaia_area) == ((0, 0, 0), 6)
    assert scene.structure(target) == "gaiaformer"


def test_r103_the_range_is_not_kept_for_the_next_action() -> None:
    """Once used, a mine needs its QIC again."""
    scene = rich()
    scene.booster(0, 5)
    scene.give(credits=4, ore=15)
    near, _ = far_planet(scene, 4)
    scene.play("special booster", f"mine {near}", "end", "pass 8")
    scene.give(credits=4, ore=15, qic=0)

    assert not scene.legal("special")
    assert all(scene.nearest(text.split()[1], 0) <= 1 for text in scene.legal("mine"))
