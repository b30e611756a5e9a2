"""The powers of the fourteen factions (R128-R141)."""

import pytest

from tablee.core.snapshot import fields
from tablee.games.gaia.box.components import (
    FINAL_FEDERATED,
    FINAL_GAIA,
    FINAL_TYPES,
    GAIAFORMER,
    INSTITUTE,
    LAB,
    MINE,
    NONE,
    PLANETS,
    SPACE_STATION,
    TRADING_STATION,
    Gain,
)
from tablee.games.gaia.events import TokenGained
from tablee.games.gaia.rules.building.ground import power_value
from tablee.games.gaia.rules.federation.forming import needed
from tablee.games.gaia.rules.final_scoring import progress
from tablee.games.gaia.rules.power.cycle import TO_GAIA_AREA, ChooseBowls, charge, give_up
from tablee.games.gaia.rules.rounds.income import sources
from tablee.games.gaia.rules.rounds.turns import BeginRound
from tests.games.gaia.scenario import HEX, Scene, galaxy, mask

PLATFORM = {"setup_word": "some-table-42"}


def side(faction: str, *, rounds: str = "score4", options: dict[str, str] | None = None) -> Scene:
    """The faction against one of another colour, with nothing but its board and 10 VP."""
    other = "ambas" if faction not in {"ambas", "taklons"} else "firaks"
    scene = galaxy(faction, other, rounds=rounds, options=dict(options or {}))
    scene.give(credits=0, ore=0, knowledge=0, qic=0, vp=10)
    scene.fill(0, 0, 0, brainstone=0)
    return scene


def next_round(scene: Scene) -> None:
    """The next round begins; income comes in any order up to another question."""
    scene.state.agenda.clear()
    scene.ask(BeginRound())
    while scene.asked == "ChooseIncome":
        scene.play(scene.legal()[0])


def total_income(scene: Scene) -> Gain:
    """What the next income phase pays seat 0."""
    gains = list(sources(scene.state, scene.player()))
    return Gain(
        credits=sum(gain.credits for gain in gains),
        ore=sum(gain.ore for gain in gains),
        knowledge=sum(gain.knowledge for gain in gains),
        qic=sum(gain.qic for gain in gains),
        tokens=sum(gain.tokens for gain in gains),
        charge=sum(gain.charge for gain in gains),
    )


def institute_income(faction: str) -> dict[str, int]:
    """What the institute adds to the income."""
    scene = side(faction)
    before = total_income(scene)
    scene.build(0, "-1x1", "institute")
    after = total_income(scene)
    names = ("credits", "ore", "knowledge", "qic", "tokens", "charge")
    more = {name: getattr(after, name) - getattr(before, name) for name in names}
    return {name: amount for name, amount in more.items() if amount}


# Terrans


def test_r128_tokens_of_the_terrans_return_to_bowl_two() -> None:
    """TV35: 6 of the Gaia area and 0/2/0 become 0/8/0; others have them in bowl I."""
    scene = side("terrans")
    scene.fill(0, 2, 0)
    scene.give(gaia_area=6)
    next_round(scene)
    assert (scene.bowls(), scene.player().gaia_area) == ((0, 8, 0), 0)

    scene = side("geodens")
    scene.fill(0, 2, 0)
    scene.give(gaia_area=6)
    next_round(scene)
    assert scene.bowls() == (6, 2, 0)


def terrans(tokens: int, options: dict[str, str] | None = None) -> Scene:
    """Terrans with institute in the Gaia phase, their income left out."""
    scene = side("terrans", options=options)
    scene.build(0, "-4x-1", "institute")
    scene.give(gaia_area=tokens)
    next_round(scene)
    scene.give(credits=0, ore=0, knowledge=0, qic=0)
    return scene


def test_r128_with_the_institute_they_gain_resources_for_them() -> None:
    """Seven tokens: a QIC for 4, an ore for 3; the tokens themselves all return."""
    scene = terrans(7)
    bowls = scene.bowls()
    assert scene.legal() == ["gather 1q", "gather 1o", "gather 1k", "gather 1c", "decline"]

    scene.play("gather 1q")
    assert scene.legal() == ["gather 1o", "gather 1c", "decline"]
    scene.play("gather 1o")

    assert scene.purse() == (0, 1, 0, 1)
    assert scene.bowls() == (bowls[0], bowls[1] + 7, bowls[2])
    assert scene.asked == "TakeTurn"


def test_r128_they_need_not_use_it_all() -> None:
    """Stop at any time; the rest is lost, not the tokens."""
    scene = terrans(6)
    bowls = scene.bowls()

    scene.play("gather 1k", "decline")

    assert scene.purse() == (0, 0, 1, 0)
    assert scene.bowls() == (bowls[0], bowls[1] + 6, bowls[2])


def test_r128_boardgamers_space_wants_it_all_used() -> None:
    """Down to the last credit."""
    scene = terrans(5, PLATFORM)

    assert "decline" not in scene.legal()
    scene.play("gather 1q")
    assert scene.legal() == ["gather 1c"]
    scene.play("gather 1c")

    assert (scene.purse(), scene.asked) == ((1, 0, 0, 1), "TakeTurn")


def test_r128_without_institute_or_tokens_nothing_is_asked() -> None:
    """Nor in a later phase of the round."""
    scene = side("terrans")
    scene.give(gaia_area=6)
    next_round(scene)
    assert scene.asked == "TakeTurn"

    assert terrans(0).asked == "TakeTurn"


# Lantids


def lantids(*, institute: bool = False, rounds: str = "score4") -> Scene:
    """Lantids at -4x-1, the neighbour's station beside them at -3x-2 and a Gaia mine at -4x2."""
    scene = side("lantids", rounds=rounds)
    scene.build(0, "-4x-1")
    if institute:
        scene.build(0, "-1x-1", "institute")
    scene.build(1, "-3x-2", "trading-station")
    scene.build(1, "-4x2")
    scene.give(credits=2, ore=1)
    return scene


def test_r129_a_mine_beside_somebody_elses_costs_mine_and_range() -> None:
    """No steps: swamp is three away; no QIC for Gaia, one for three steps of range."""
    scene = lantids()
    scene.play("mine -3x-2")
    assert scene.purse() == (0, 0, 0, 0)
    assert scene.structure("-3x-2") == "trading-station"
    assert scene.player().shared_mines == mask("-3x-2")

    scene = lantids()
    assert scene.refused("mine -4x2").rule == "R38"
    scene.give(qic=1)
    scene.play("mine -4x2")
    assert scene.purse() == (0, 0, 0, 0)


def test_r129_nobody_else_may_do_so() -> None:
    """A planet with a structure is taken."""
    scene = side("terrans")
    scene.build(0, "-4x-1")
    scene.build(1, "-3x-2")
    scene.give(credits=9, ore=15)

    assert scene.refused("mine -3x-2").rule == "R36"


def test_r129_one_shared_mine_for_each_planet() -> None:
    """And none beside a structure of one's own."""
    scene = lantids()
    scene.play("mine -3x-2", "end")
    scene.decline_all()
    scene.begin_turn(0)
    scene.give(credits=9, ore=9)

    assert "mine -3x-2" not in scene.legal()
    assert "mine -4x-1" not in scene.legal()


def test_r129_a_gaiaformer_alone_is_no_target() -> None:
    """Before and after the planet has turned."""
    scene = lantids()
    scene.level("gaia-project", 1, seat=1)
    scene.project(1, "-3x0")
    scene.give(credits=9, ore=9, qic=5)
    assert "mine -3x0" not in scene.legal()

    scene.state.set_planet(HEX["-3x0"], PLANETS.index("gaia"))
    scene.refused("mine -3x0")


def test_r129_the_refusal_names_the_gaiaformer() -> None:
    """R42: the planet is for the owner of the gaiaformer; nothing is wasted (R44)."""
    scene = lantids()
    scene.level("gaia-project", 1, seat=1)
    scene.project(1, "-3x0", done=True)
    scene.give(credits=9, ore=9, qic=5)

    assert scene.refused("mine -3x0").rule == "R42"


def test_r129_the_lost_planet_of_another_is_one() -> None:
    """It is colonised like any planet, and stays its owner's."""
    scene = lantids()
    scene.token(1, "fed2")
    scene.level("navigation", 5, seat=1)
    scene.lose(1, "-4x0")
    scene.state.check()

    scene.play("mine -4x0")

    assert scene.player().shared_mines == mask("-4x0")
    assert scene.player().lost_planet == NONE
    assert scene.player(1).lost_planet == HEX["-4x0"]


def test_r129_a_shared_mine_is_a_mine_but_no_type_and_no_gaia_planet() -> None:
    """It takes a mine of the board, scores as one, and extends the range."""
    scene = lantids(rounds="score3")
    scene.give(qic=1)

    scene.play("mine -4x2")

    player = scene.player()
    assert player.built[MINE] == 2
    assert scene.vp() == 12
    assert progress(player, FINAL_TYPES) == 1
    assert progress(player, FINAL_GAIA) == 0
    assert power_value(scene.state, 0, HEX["-4x2"]) == 1
    scene.end()
    scene.begin_turn(0)
    scene.give(credits=9, ore=15, qic=1)
    assert "mine -6x3" in scene.legal()  # four steps from the first mine, two from this one


def test_r129_a_gaia_mine_of_theirs_scores_nothing_for_gaia() -> None:
    """score6 and std7 pay for the neighbour's kind of mine only."""
    scene = lantids(rounds="score6")
    scene.tech(0, "std7")
    scene.give(qic=1)

    scene.play("mine -4x2")

    assert scene.vp() == 10


def test_r129_a_shared_mine_is_never_upgraded() -> None:
    """R58."""
    scene = lantids()
    scene.play("mine -3x-2", "end")
    scene.decline_all()
    scene.begin_turn(0)
    scene.give(credits=30, ore=15)

    assert scene.refused("upgrade -3x-2 trading-station").rule == "R58"
    assert scene.refused("upgrade -3x-2 lab").rule == "R58"
    assert "upgrade -4x-1 trading-station" in scene.legal()


@pytest.mark.parametrize(("institute", "knowledge"), [(False, 0), (True, 2)])
def test_r129_the_institute_pays_two_knowledge_for_each(*, institute: bool, knowledge: int) -> None:
    """Only from then on; an ordinary mine pays nothing."""
    scene = lantids(institute=institute)

    scene.play("mine -3x-2")
    assert scene.player().knowledge == knowledge

    scene = lantids(institute=institute)
    scene.give(credits=9, ore=15)
    target = scene.planet("oxide", ("-4x-1", 3))
    scene.give(qic=1)
    scene.play(f"mine {target}")
    assert scene.player().knowledge == 0


def test_r129_it_joins_a_federation_beside_it() -> None:
    """R80, R120."""
    scene = lantids()
    scene.federation(0, ["-4x-1"])

    scene.play("mine -3x-2")

    assert progress(scene.player(), FINAL_FEDERATED) == 2


def test_r129_the_income_of_the_institute_has_no_token() -> None:
    """Charge 4 alone."""
    assert institute_income("lantids") == {"charge": 4}


# Xenos


@pytest.mark.parametrize(("institute", "value"), [(False, 7), (True, 6)])
def test_r130_the_xenos_need_six_with_their_institute(*, institute: bool, value: int) -> None:
    """TV26; then 3 + 2 + 1 are enough."""
    scene = side("xenos")
    scene.build(0, "3x-2", "institute" if institute else "knowledge-academy")
    scene.build(0, "3x-1", "qic-academy")

    assert needed(scene.state, 0) == value
    assert ("federate" in scene.legal()) is institute


def test_r130_their_institute_pays_a_qic_instead_of_a_token() -> None:
    """And they start with three mines."""
    assert institute_income("xenos") == {"charge": 4, "qic": 1}
    scene = side("xenos")
    assert scene.state.box.factions[scene.player().faction].mines == 3


# Gleens


@pytest.mark.parametrize("academy", [False, True])
@pytest.mark.parametrize("way", ["research", "tile", "conversion", "token"])
def test_r131_every_qic_is_an_ore_until_the_qic_academy_stands(way: str, *, academy: bool) -> None:
    """By research, tile, conversion and federation token alike."""
    scene = side("gleens")
    scene.build(0, "2x-3", "qic-academy" if academy else "knowledge-academy")
    scene.give(knowledge=4, qic=4 if way == "tile" else 0)
    scene.fill(0, 0, 4)
    ore = 0
    if way == "research":
        scene.play("research artificial-intelligence")
    elif way == "tile":
        scene.play("qic-1", "tech terraforming", "decline")  # std1: an ore and a QIC
        ore = 1
    elif way == "conversion":
        scene.play("convert 4pw 1q")
    else:
        scene.build(0, "3x-4", "institute")
        scene.tech(0, "std3")
        scene.play("federate")
        scene.play(scene.legal("unite")[0], "token fed2")

    assert (scene.player().ore, scene.player().qic) == ((ore, 1) if academy else (ore + 1, 0))


def test_r131_the_knowledge_academy_does_not_do() -> None:
    """Nor does the income of booster 3 bring a QIC."""
    scene = side("gleens")
    scene.build(0, "2x-3", "knowledge-academy")
    scene.booster(0, 3)

    scene.income()

    assert scene.player().qic == 0
    assert scene.player().ore == 2  # base and booster; no mine stands


def test_r131_the_tile_of_the_academy_gives_qic_already() -> None:
    """std1 with the QIC academy: 1 ore and 1 QIC."""
    scene = side("gleens")
    scene.build(0, "2x-3", "lab")
    scene.give(credits=6, ore=6)

    scene.play("upgrade 2x-3 qic-academy", "tech terraforming", "decline")

    assert scene.purse() == (0, 1, 0, 1)


def gleens(target: str = "-4x2") -> Scene:
    """Gleens beside a Gaia planet."""
    scene = side("gleens")
    scene.build(0, "-2x0")
    scene.level("navigation", 2)
    assert scene.nearest(target, 0) <= 2
    return scene


def test_r131_a_gaia_planet_costs_an_ore_and_scores_two() -> None:
    """2 credits and 2 ore, no QIC."""
    scene = gleens()
    scene.give(credits=2, ore=1, qic=1)
    assert scene.refused("mine -4x2").rule == "R39"
    scene.give(ore=2)

    scene.play("mine -4x2")

    assert (scene.purse(), scene.vp()) == ((0, 0, 0, 1), 12)


def test_r131_a_gaiaformed_planet_scores_two_as_well() -> None:
    """For the price of the mine (R42); another planet scores nothing."""
    scene = gleens()
    scene.level("gaia-project", 1)
    scene.project(0, "-3x0", done=True)
    scene.give(credits=2, ore=1)
    scene.play("mine -3x0")
    assert (scene.purse(), scene.vp()) == ((0, 0, 0, 0), 12)

    scene = gleens()
    scene.give(credits=2, ore=15)
    scene.play("mine -1x1")
    assert scene.vp() == 10


def test_r131_their_institute_brings_their_own_token() -> None:
    """1 ore, 1 knowledge, 2 credits; green; a token gained (5 VP by the round's tile)."""
    scene = side("gleens")
    scene.build(0, "2x-3", "trading-station")
    scene.give(credits=6, ore=4)
    supply = list(scene.state.tokens)

    scene.play("upgrade 2x-3 institute")

    assert (scene.purse(), scene.vp()) == ((2, 1, 1, 0), 15)
    assert (scene.player().tokens[6], scene.player().green) == (1, 1)
    assert scene.state.tokens == supply
    assert scene.told(TokenGained) == [TokenGained(seat=0, token=6, vp=5, tiles=(5, 0, 0))]
    assert scene.player().federations == 0
    assert institute_income("gleens") == {"charge": 4, "ore": 1}


# Taklons


@pytest.mark.parametrize(
    ("bowls", "stone", "power", "ends"),
    [
        ((2, 0, 0), 1, 1, {1: (1, 1, 0), 2: (2, 0, 0)}),
        ((2, 4, 0), 1, 3, {2: (0, 6, 0)}),
        ((2, 4, 0), 1, 4, {2: (0, 5, 1), 3: (0, 6, 0)}),
        ((0, 4, 0), 2, 2, {2: (0, 2, 2), 3: (0, 3, 1)}),
        ((0, 0, 3), 2, 4, {3: (0, 0, 3)}),
        ((3, 0, 0), 2, 2, {2: (1, 2, 0)}),
    ],
)
def test_r132_the_brainstone_moves_like_a_token_of_its_owners_choice(
    bowls: tuple[int, int, int], stone: int, power: int, ends: dict[int, tuple[int, int, int]]
) -> None:
    """Where it may end after a charge, and where the tokens are then; a single end is not asked."""
    for end, after in ends.items():
        scene = side("taklons")
        scene.fill(*bowls, brainstone=stone)
        charge(scene.state, 0, power)
        scene.state.advance()
        if len(ends) > 1:
            assert scene.legal() == [f"brainstone {bowl}" for bowl in ends]
            scene.play(f"brainstone {end}")
        assert (scene.bowls(), scene.player().brainstone) == (after, end)


@pytest.mark.parametrize(
    ("tokens", "space", "choice", "after"),
    [
        (0, "power-7", "", ((2, 0, 0), 1)),
        (1, "power-3", "", ((1, 0, 0), 1)),
        (4, "power-3", "brainstone 1", ((1, 0, 3), 1)),
        (4, "power-3", "brainstone 3", ((4, 0, 0), 3)),
        (3, "power-3", "", ((1, 0, 2), 1)),
        (3, "power-7", "brainstone 3", ((5, 0, 0), 3)),
    ],
)
def test_r132_it_is_worth_three_when_spent(
    tokens: int, space: str, choice: str, after: tuple[tuple[int, int, int], int]
) -> None:
    """3 power alone, 4 with a token; its owner decides if both ways pay."""
    scene = side("taklons")
    scene.fill(0, 0, tokens, brainstone=3)

    scene.play(space)
    if choice:
        assert scene.legal() == ["brainstone 1", "brainstone 3"]
        scene.play(choice)

    assert (scene.bowls(), scene.player().brainstone) == after


def test_r132_outside_bowl_three_it_is_worth_nothing() -> None:
    """Three power are missing."""
    for stone in (0, 1, 2, 4):
        scene = side("taklons")
        scene.fill(0, 0, 2, brainstone=stone)
        assert scene.refused("power-7").rule == "R94"


@pytest.mark.parametrize(
    ("tokens", "choices", "choice", "after"),
    [
        (2, ["3", "2", "gone"], "3", ((0, 1, 0), 3)),
        (2, ["3", "2", "gone"], "2", ((0, 0, 1), 2)),
        (2, ["3", "2", "gone"], "gone", ((0, 1, 1), 0)),
        (1, ["3", "gone"], "gone", ((0, 0, 1), 0)),
        (1, ["3", "gone"], "3", ((0, 0, 0), 3)),
    ],
)
def test_r132_in_burning_it_rises_stays_or_is_given_up(
    tokens: int, choices: list[str], choice: str, after: tuple[tuple[int, int, int], int]
) -> None:
    """Given up, it never comes back."""
    scene = side("taklons")
    scene.fill(0, tokens, 0, brainstone=2)

    scene.play("burn")
    assert scene.legal() == [f"brainstone {place}" for place in choices]
    scene.play(f"brainstone {choice}")

    assert (scene.bowls(), scene.player().brainstone) == after


def test_r132_the_gaia_area_sends_it_to_bowl_one() -> None:
    """Moved with five tokens for a project, back in the Gaia phase."""
    scene = side("taklons")
    scene.fill(5, 0, 0, brainstone=3)
    give_up(scene.state, 0, 6, TO_GAIA_AREA)
    assert (scene.bowls(), scene.player().gaia_area, scene.player().brainstone) == ((0, 0, 0), 5, 4)

    next_round(scene)

    assert (scene.bowls(), scene.player().brainstone) == ((5, 0, 0), 1)


def test_r132_it_may_stay_when_other_tokens_are_enough() -> None:
    """Six tokens and the stone: the owner is asked, then from which bowls."""
    scene = side("taklons")
    scene.fill(3, 4, 0, brainstone=3)
    give_up(scene.state, 0, 6, TO_GAIA_AREA)
    assert scene.legal() == ["brainstone 3", "brainstone gaia"]

    scene.play("brainstone gaia")

    assert isinstance(scene.state.agenda[-1], ChooseBowls)
    scene.play("bowls 1 4 0")
    assert (scene.bowls(), scene.player().gaia_area, scene.player().brainstone) == ((2, 0, 0), 5, 4)


# Ambas


def ambas() -> Scene:
    """An institute at -3x-2 in a federation, mines at 6x-3 and 3x-6, the Lost Planet at 0x0."""
    scene = side("ambas", rounds="score7")
    scene.build(0, "-3x-2", "institute")
    scene.build(0, "6x-3")
    scene.build(0, "3x-6")
    scene.build(0, "5x-5", "lab")
    scene.build(1, "6x-4")
    scene.token(0, "fed2")
    scene.level("navigation", 5)
    scene.lose(0, "0x0")
    scene.federation(0, ["-3x-2"])
    return scene


def test_r133_the_institute_changes_places_with_a_mine() -> None:
    """Only the pieces move: no VP, no income, no charge, and the federation stays where it is."""
    scene = ambas()
    before = total_income(scene)

    scene.play("special faction", "swap 6x-3")

    assert (scene.structure("6x-3"), scene.structure("-3x-2")) == ("institute", "mine")
    after = total_income(scene)
    assert [getattr(after, name) for name in fields(Gain)] == [
        getattr(before, name) for name in fields(Gain)
    ]
    assert scene.vp() == 10
    assert scene.player().federated == mask("-3x-2")
    assert (
        power_value(scene.state, 0, HEX["6x-3"]),
        power_value(scene.state, 0, HEX["-3x-2"]),
    ) == (
        3,
        1,
    )
    scene.play("end")
    assert scene.asked == "TakeTurn"


def test_r133_only_with_mines_on_the_map() -> None:
    """Neither lab nor Lost Planet; once a round; not without institute."""
    scene = ambas()
    scene.play("special faction")
    assert set(scene.legal()) == {"swap 6x-3", "swap 3x-6"}
    scene.play("swap 3x-6", "end", "pass 4")
    assert scene.refused("special faction").rule == "R100"

    scene = side("ambas")
    scene.build(0, "6x-3")
    scene.build(0, "-3x-2", "trading-station")
    assert scene.refused("special faction").rule == "R100"


def test_r133_with_no_mine_but_the_lost_planet_there_is_no_exchange() -> None:
    """Ruling."""
    scene = side("ambas")
    scene.build(0, "-3x-2", "institute")
    scene.token(0, "fed2")
    scene.level("navigation", 5)
    scene.lose(0, "0x0")

    assert "special faction" not in scene.legal()


# Hadsch Hallas


@pytest.mark.parametrize(
    ("text", "price", "purse"),
    [
        ("4c 1q", 4, (0, 0, 0, 1)),
        ("3c 1o", 3, (0, 1, 0, 0)),
        ("4c 1k", 4, (0, 0, 1, 0)),
    ],
)
def test_r134_hadsch_hallas_convert_credits_with_their_institute(
    text: str, price: int, purse: tuple[int, ...]
) -> None:
    """At the rates of power; not before the institute stands."""
    scene = side("hadsch-hallas")
    scene.give(credits=price)
    assert scene.refused(f"convert {text}").rule == "R107"
    scene.build(0, "3x-2", "institute")
    scene.give(credits=price - 1)
    assert scene.refused(f"convert {text}").rule == "R107"
    scene.give(credits=price)

    scene.play(f"convert {text}")

    assert scene.purse() == purse


def test_r134_credits_do_not_pay_for_power_actions() -> None:
    """Conversions only."""
    scene = side("hadsch-hallas")
    scene.build(0, "3x-2", "institute")
    scene.give(credits=30)

    assert not any(text.startswith("power") for text in scene.legal())


# Ivits


def ivits() -> Scene:
    """Ivits with their institute at 3x-2, and an opponent's satellite beside it."""
    scene = side("ivits")
    scene.build(0, "3x-2", "institute")
    scene.build(1, "-3x-2")
    scene.federation(1, ["-3x-2"], ["2x-2"])
    return scene


def test_r135_the_ivits_have_a_qic_of_income_and_their_institutes() -> None:
    """From the first round on."""
    scene = ivits()
    income = total_income(scene)

    assert (income.qic, income.charge, income.tokens) == (1, 4, 1)
    assert scene.legal("special") == ["special faction"]
    assert scene.state.box.factions[scene.player().faction].mines == 0


def test_r135_a_station_goes_in_range_on_an_empty_hex() -> None:
    """No planet; satellites of others do not hinder, QIC extend the range by two."""
    scene = ivits()
    spaces = [hex_ for hex_ in scene.spaces() if scene.distance("3x-2", hex_) == 1]
    scene.play("special faction")
    assert set(scene.legal()) == {f"station {hex_}" for hex_ in spaces}
    assert "station 2x-2" in scene.legal()
    scene.give(qic=1)
    assert "station 3x-5" in scene.legal()

    scene.play("station 3x-5")

    player = scene.player()
    assert (player.qic, player.stations, player.built[SPACE_STATION]) == (0, mask("3x-5"), 1)


def test_r135_not_on_a_station_or_an_own_satellite() -> None:
    """Of whomever the station is: only the Ivits have any."""
    scene = ivits()
    scene.station(0, "3x-3")
    scene.federation(0, ["3x-2"], ["4x-3"])

    scene.play("special faction")

    legal = scene.legal()
    assert "station 3x-3" not in legal
    assert "station 4x-3" not in legal
    assert "station 2x-2" in legal


def test_r135_a_station_extends_the_range_and_is_no_structure() -> None:
    """A planet beside it comes into reach, but the trading station of another is not cheaper."""
    scene = side("ivits")
    scene.build(0, "3x-2", "institute")
    scene.give(credits=9, ore=15)
    assert "mine -1x-1" not in scene.legal()
    scene.station(0, "0x-1")

    assert "mine -1x-1" in scene.legal()
    assert scene.player().structures == mask("3x-2")
    scene.build(1, "-1x1")
    scene.begin_turn(1)
    scene.give(1, credits=3, ore=2)
    assert scene.refused("upgrade -1x1 trading-station").rule == "R52"


def test_r135_six_stations_one_in_a_round() -> None:
    """The seventh does not exist."""
    scene = ivits()
    scene.give(qic=9)
    scene.play("special faction", "station 3x-3", "end", "pass 4")
    assert scene.refused("special faction").rule == "R100"

    scene = ivits()
    for hex_ in scene.spaces(("0x0", 2))[:6]:
        scene.station(0, hex_)
    assert "special faction" not in scene.legal()


# Geodens


def geodens(*, institute: bool = True) -> Scene:
    """Geodens on volcanic planets, able to pay for any mine."""
    scene = side("geodens")
    scene.build(0, "1x2", "institute" if institute else "mine")
    scene.give(credits=9, ore=15, qic=5)
    return scene


@pytest.mark.parametrize(
    ("target", "knowledge"), [("-1x2", 3), ("3x2", 3), ("3x-1", 0), ("1x5", 3)]
)
def test_r136_the_first_mine_on_a_type_brings_three_knowledge(target: str, knowledge: int) -> None:
    """Titanium, Gaia, oxide; not a second volcanic planet."""
    scene = geodens()

    scene.play(f"mine {target}")

    assert scene.player().knowledge == knowledge


def test_r136_not_without_institute_and_not_for_types_had_before() -> None:
    """Titanium colonised before the institute stood stays a type had."""
    scene = geodens(institute=False)
    scene.play("mine -1x2")
    assert scene.player().knowledge == 0

    scene = geodens()
    scene.build(0, "-1x2")
    scene.play("mine 0x-3")  # titanium again
    assert scene.player().knowledge == 0


def test_r136_the_lost_planet_is_a_type() -> None:
    """3 knowledge when it is found."""
    scene = geodens()
    scene.token(0, "fed2")
    scene.level("navigation", 4)
    scene.give(knowledge=4)

    scene.play("research navigation", "lost 1x1")

    assert scene.player().knowledge == 3


# Bal T'aks


def test_r137_no_navigation_before_the_institute() -> None:
    """Neither for knowledge nor by a tile; the tile under it may be taken."""
    scene = side("bal-taks")
    scene.give(knowledge=4, qic=4)
    assert scene.refused("research navigation").rule == "R137"

    scene.play("qic-1", "tech navigation")
    assert scene.asked == "FinishTurn"
    assert scene.research("navigation") == 0

    scene = side("bal-taks")
    scene.give(qic=4)
    scene.play("qic-1", "tech free-1")
    assert "advance navigation" not in scene.legal()
    assert "advance science" in scene.legal()


def test_r137_with_the_institute_navigation_is_open() -> None:
    """From that moment on."""
    scene = side("bal-taks")
    scene.build(0, "1x2", "institute")
    scene.give(knowledge=4)

    scene.play("research navigation")

    assert scene.research("navigation") == 1


def test_r137_a_gaiaformer_becomes_a_qic_until_the_next_gaia_phase() -> None:
    """It starts no project meanwhile."""
    scene = side("bal-taks")
    scene.build(0, "-2x-4")
    scene.fill(9, 0, 0)
    scene.give(qic=1)
    project = f"project {scene.planet('transdim', ('-2x-4', 3))}"
    assert project in scene.legal()

    scene.play("convert 1gf 1q")

    player = scene.player()
    assert (player.qic, player.gaiaformers, player.gaiaformers_away) == (2, 0, 1)
    assert project not in scene.legal()
    assert scene.refused("convert 1gf 1q").rule == "R107"
    next_round(scene)
    assert (player.gaiaformers, player.gaiaformers_away) == (1, 0)


def test_r137_a_gaiaformer_on_the_map_is_not_available() -> None:
    """Nor does the conversion need the institute."""
    scene = side("bal-taks")
    assert "convert 1gf 1q" in scene.legal()
    scene.project(0, "2x0")

    assert "convert 1gf 1q" not in scene.legal()
    assert scene.player().built[GAIAFORMER] == 1


def test_r137_their_qic_academy_gives_four_credits() -> None:
    """R57."""
    scene = side("bal-taks")
    scene.build(0, "1x2", "qic-academy")

    scene.play("special academy")

    assert scene.purse() == (4, 0, 0, 0)


# Firaks


def firaks(*, stations: int = 0, rounds: str = "score4") -> Scene:
    """Firaks with institute at -1x2, a lab at 5x-5 and so many trading stations."""
    scene = side("firaks", rounds=rounds)
    scene.build(0, "-1x2", "institute")
    scene.build(0, "5x-5", "lab")
    if stations:
        scene.build_some(0, "terra", "trading-station", min(stations, 3))
    if stations > 3:
        scene.build_some(0, "ice", "trading-station", stations - 3)
    return scene


def test_r138_a_lab_becomes_a_station_again_for_an_advance() -> None:
    """For nothing, in any area; the pieces change places on the board."""
    scene = firaks()

    scene.play("special faction", "downgrade 5x-5")
    assert len(scene.legal("advance")) == 6
    scene.play("advance science")

    player = scene.player()
    assert scene.structure("5x-5") == "trading-station"
    assert (player.built[LAB], player.built[TRADING_STATION]) == (0, 1)
    assert (scene.research("science"), scene.purse()) == (1, (0, 0, 0, 0))


def test_r138_the_advance_may_be_declined() -> None:
    """The station stands all the same."""
    scene = firaks()

    scene.play("special faction", "downgrade 5x-5", "decline")

    assert scene.structure("5x-5") == "trading-station"
    assert scene.player().research == (0,) * 6


@pytest.mark.parametrize(("stations", "legal"), [(3, True), (4, False)])
def test_r138_a_station_must_be_left(stations: int, *, legal: bool) -> None:
    """Four are all there are."""
    scene = firaks(stations=stations)

    assert ("special faction" in scene.legal()) is legal


def test_r138_without_institute_or_lab_there_is_no_step_back() -> None:
    """And it works once a round."""
    scene = side("firaks")
    scene.build(0, "5x-5", "lab")
    assert scene.refused("special faction").rule == "R100"
    scene.build(0, "5x-5", "institute")
    assert scene.refused("special faction").rule == "R100"

    scene = firaks()
    scene.build(0, "0x-3", "lab")
    scene.play("special faction", "downgrade 5x-5", "decline", "end", "pass 4")
    assert scene.refused("special faction").rule == "R100"


def test_r138_upgraded_again_it_brings_a_new_tech_tile() -> None:
    """A second tile for the same planet."""
    scene = firaks()
    scene.tech(0, "std1")
    scene.play("special faction", "downgrade 5x-5", "decline", "end", "pass 4")
    scene.give(credits=5, ore=3)

    scene.play("upgrade 5x-5 lab", "tech economy", "decline")

    assert len(scene.player().standard) == 2


# Bescods


def test_r139_the_ladder_of_the_bescods() -> None:
    """Stations become labs or academies, labs the institute, and nothing else."""
    scene = side("bescods")
    scene.build(0, "-1x2", "trading-station")
    scene.build(0, "5x-5", "lab")
    scene.give(credits=30, ore=15)

    assert scene.legal("upgrade") == [
        *(f"upgrade -1x2 {kind}" for kind in ("lab", "knowledge-academy", "qic-academy")),
        "upgrade 5x-5 institute",
    ]


def test_r139_what_the_steps_of_the_ladder_cost() -> None:
    """An academy 6 ore and 6 credits, the institute 4 ore and 6 credits."""
    scene = side("bescods")
    scene.build(0, "-1x2", "trading-station")
    scene.give(credits=6, ore=6)
    scene.play("upgrade -1x2 qic-academy", "tech free-1", "decline")
    assert scene.purse() == (0, 0, 0, 0)

    scene = side("bescods")
    scene.build(0, "5x-5", "lab")
    scene.give(credits=6, ore=4)
    scene.play("upgrade 5x-5 institute")
    assert (scene.purse(), scene.asked) == ((0, 0, 0, 0), "FinishTurn")
    assert scene.player().built[INSTITUTE] == 1


def test_r139_stations_pay_knowledge_and_labs_credits() -> None:
    """1 knowledge; 3, 4 and 5 credits."""
    scene = side("bescods")
    before = total_income(scene)
    scene.build(0, "-1x2", "trading-station")
    scene.build(0, "5x-5", "lab")
    scene.build(0, "0x-3", "lab")
    after = total_income(scene)

    assert (after.knowledge - before.knowledge, after.credits - before.credits) == (1, 7)


def test_r139_they_advance_where_they_are_lowest() -> None:
    """From the start, without institute; with several lowest areas they choose."""
    scene = side("bescods")
    scene.level("economy", 1)
    scene.level("science", 3)
    scene.play("special faction")
    assert scene.legal("advance") == [
        f"advance {area}"
        for area in ("terraforming", "navigation", "artificial-intelligence", "gaia-project")
    ]
    scene.play("advance navigation")
    assert scene.research("navigation") == 1

    scene = side("bescods")
    for area in ("terraforming", "navigation", "artificial-intelligence", "economy", "science"):
        scene.level(area, 2)
    scene.play("special faction")
    assert scene.legal("advance") == ["advance gaia-project"]


def test_r139_the_rules_of_level_five_apply() -> None:
    """Lowest everywhere on 4: a green token is needed."""
    scene = side("bescods")
    for area in ("terraforming", "navigation", "artificial-intelligence", "gaia-project"):
        scene.level(area, 4)
    scene.level("economy", 4)
    scene.level("science", 4)
    assert scene.refused("special faction").rule == "R100"

    scene.token(0, "fed2")
    scene.play("special faction", "advance science")
    assert (scene.research("science"), scene.player().green) == (5, 0)


@pytest.mark.parametrize("institute", [False, True])
def test_r139_the_institute_raises_structures_on_titanium(*, institute: bool) -> None:
    """By one, the institute itself included; others stay as they are."""
    scene = side("bescods")
    scene.build(0, "0x-3", "institute" if institute else "lab")
    scene.build(0, "-1x2", "mine")
    scene.build(0, "1x2", "mine")

    values = [power_value(scene.state, 0, HEX[hex_]) for hex_ in ("0x-3", "-1x2", "1x2")]

    assert values == ([4, 2, 1] if institute else [2, 1, 1])


# Nevlas


@pytest.mark.parametrize("institute", [False, True])
def test_r140_a_token_of_bowl_three_goes_to_the_gaia_area_for_a_knowledge(
    *, institute: bool
) -> None:
    """With or without institute; it returns to bowl I."""
    scene = side("nevlas")
    if institute:
        scene.build(0, "-1x1", "institute")
    scene.fill(0, 5, 0)
    assert scene.refused("convert 1t 1k").rule == "R107"
    scene.fill(0, 0, 2)

    scene.play("convert 1t 1k", "convert 1t 1k")

    assert (scene.player().knowledge, scene.bowls(), scene.player().gaia_area) == (2, (0, 0, 0), 2)
    scene.player().built = tuple(0 for _ in scene.player().built)
    scene.player().structures = 0
    next_round(scene)
    assert (scene.bowls(), scene.player().gaia_area) == ((2, 0, 0), 0)


def test_r140_with_the_institute_a_token_is_worth_two() -> None:
    """TV29: 0/0/4 pays 3 and has 2/0/2, then 4 and has 4/0/0."""
    scene = side("nevlas")
    scene.fill(0, 0, 4)
    assert "power-1" not in scene.legal()
    scene.build(0, "-1x1", "institute")
    assert "power-1" in scene.legal()  # 8 power

    scene.play("convert 3pw 1o")
    assert scene.bowls() == (2, 0, 2)
    scene.play("convert 4pw 1q")
    assert scene.bowls() == (4, 0, 0)


def test_r140_an_odd_price_wastes_one() -> None:
    """Power action 1 costs 7: four tokens."""
    scene = side("nevlas")
    scene.build(0, "-1x1", "institute")
    scene.fill(0, 0, 5)

    scene.play("power-1")

    assert (scene.bowls(), scene.player().knowledge) == ((4, 0, 1), 3)


def test_r140_burning_and_satellites_take_as_many_tokens_as_ever() -> None:
    """A token is a token where it is not spent."""
    scene = side("nevlas")
    scene.build(0, "-1x1", "institute")
    scene.fill(0, 4, 0)
    scene.play("burn")
    assert scene.bowls() == (0, 2, 1)

    scene.fill(4, 0, 0)
    give_up(scene.state, 0, 3, TO_GAIA_AREA)
    assert scene.bowls() == (1, 0, 0)


def test_r140_each_lab_charges_two_as_income() -> None:
    """And pays no knowledge."""
    scene = side("nevlas")
    before = total_income(scene)
    scene.build(0, "-1x1", "lab")
    scene.build(0, "3x-4", "lab")
    after = total_income(scene)

    assert (after.charge - before.charge, after.knowledge - before.knowledge) == (4, 0)


# Itars


def test_r141_a_burnt_token_goes_to_the_gaia_area() -> None:
    """TV19: 3/4/0 burnt twice is 3/0/2 and 2 in the Gaia area; satellites are gone for good."""
    scene = side("itars")
    scene.fill(3, 4, 0)
    scene.play("burn", "burn")
    assert (scene.bowls(), scene.player().gaia_area) == ((3, 0, 2), 2)

    scene = side("itars")
    scene.build(0, "3x-4", "institute")
    scene.build(0, "3x-2", "knowledge-academy")
    scene.build(0, "3x-1", "qic-academy")
    scene.fill(2, 0, 0)
    scene.play("federate")
    scene.play(scene.legal("unite")[0])
    while scene.asked != "ChooseToken":
        scene.play(scene.legal()[0])
    assert scene.player().satellites.bit_count() == 1
    assert (scene.bowls(), scene.player().gaia_area) == ((1, 0, 0), 0)


def itars(tokens: int, *, institute: bool = True) -> Scene:
    """Itars in the Gaia phase of round 2 with so many tokens in the Gaia area."""
    scene = side("itars")
    scene.build(0, "3x-4", "institute" if institute else "lab")
    scene.give(gaia_area=tokens)
    next_round(scene)
    return scene


def test_r141_four_tokens_of_the_gaia_area_buy_a_tech_tile() -> None:
    """With its advance, as often as there are four; the rest goes to bowl I."""
    scene = itars(9)
    bowls = scene.bowls()
    assert scene.legal() == ["exchange", "decline"]

    scene.play("exchange", "tech economy", "advance economy")
    assert scene.legal() == ["exchange", "decline"]
    scene.play("exchange", "tech free-3", "advance economy")

    assert (scene.asked, scene.turn) == ("TakeTurn", 0)
    assert len(scene.player().standard) == 2
    assert scene.research("economy") == 2
    assert scene.bowls() == (bowls[0] + 1, bowls[1], bowls[2])


def test_r141_they_may_stop_at_any_time() -> None:
    """All tokens return then."""
    scene = itars(8)
    bowls = scene.bowls()

    scene.play("decline")

    assert (scene.asked, scene.player().standard) == ("TakeTurn", ())
    assert scene.bowls() == (bowls[0] + 8, bowls[1], bowls[2])


def test_r141_an_advanced_tile_may_be_taken_too() -> None:
    """R63 met: level 4, a green token, a tile to cover."""
    scene = side("itars")
    scene.build(0, "3x-4", "institute")
    scene.token(0, "fed2")
    scene.tech(0, "std1")
    scene.level("navigation", 4)
    scene.give(gaia_area=4)
    next_round(scene)

    scene.play("exchange", "advanced navigation", "cover std1", "decline")

    assert len(scene.player().advanced) == 1
    assert scene.player().green == 0


@pytest.mark.parametrize(("tokens", "institute"), [(3, True), (8, False), (0, True)])
def test_r141_three_tokens_or_no_institute_buy_nothing(tokens: int, *, institute: bool) -> None:
    """They are not asked; their tokens return to bowl I."""
    scene = itars(tokens, institute=institute)

    assert scene.asked == "TakeTurn"
    assert scene.player().gaia_area == 0


def test_r141_their_knowledge_academy_pays_three() -> None:
    """R57; that of others 2."""
    for faction, knowledge in (("itars", 3), ("terrans", 2)):
        scene = side(faction)
        before = total_income(scene)
        scene.build(0, "3x-4", "knowledge-academy")
        assert total_income(scene).knowledge - before.knowledge == knowledge


@pytest.mark.parametrize(
    ("faction", "income"),
    [
        ("terrans", {"charge": 4, "tokens": 1}),
        ("taklons", {"charge": 4, "tokens": 1}),
        ("ambas", {"charge": 4, "tokens": 2}),
        ("bescods", {"charge": 4, "tokens": 2}),
        ("itars", {"charge": 4, "tokens": 1}),
    ],
)
def test_r128_to_r141_what_the_institutes_pay(faction: str, income: dict[str, int]) -> None:
    """Those of Lantids, Xenos and Gleens are above."""
    assert institute_income(faction) == income
