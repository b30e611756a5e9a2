"""Action 9: free conversions (R107-R109)."""

import pytest

from tablee.games.gaia import actions as act
from tablee.games.gaia.bgs import payments
from tablee.games.gaia.box import Box
from tablee.games.gaia.box.components import HADSCH_HALLAS
from tablee.games.gaia.box.edition import EDITION
from tablee.games.gaia.events import Burnt, Converted
from tests.games.gaia.scenario import Scene, galaxy


def bare(*factions: str) -> Scene:
    """Seat 0 has nothing at all, seat 1 neither."""
    scene = galaxy(*(factions or ("terrans", "ambas")))
    for seat in range(len(scene.state.players)):
        scene.give(seat, credits=0, ore=0, knowledge=0, qic=0, vp=10)
        scene.fill(0, 0, 0, seat, brainstone=0)
    return scene


def converting(scene: Scene) -> list[str]:
    return scene.legal("convert") + scene.legal("burn")


@pytest.mark.parametrize(
    ("text", "paid", "gained"),
    [
        ("4pw 1q", {"bowl_3": 4}, {"qic": 1}),
        ("3pw 1o", {"bowl_3": 3}, {"ore": 1}),
        ("4pw 1k", {"bowl_3": 4}, {"knowledge": 1}),
        ("1pw 1c", {"bowl_3": 1}, {"credits": 1}),
        ("1q 1o", {"qic": 1}, {"ore": 1}),
        ("1k 1c", {"knowledge": 1}, {"credits": 1}),
        ("1o 1c", {"ore": 1}, {"credits": 1}),
        ("1o 1t", {"ore": 1}, {"bowl_1": 1}),
    ],
)
def test_r107_the_rates_of_free_conversions(
    text: str, paid: dict[str, int], gained: dict[str, int]
) -> None:
    """One less of what is paid is too little; power that is spent lies in bowl I."""
    scene = bare()
    scene.give(**{name: amount - 1 for name, amount in paid.items()})
    assert scene.refused(f"convert {text}").rule == "R107"
    scene.give(**paid)

    scene.play(f"convert {text}")

    fields = ("credits", "ore", "knowledge", "qic", "bowl_1", "bowl_2", "bowl_3", "vp")
    after = {name: getattr(scene.player(), name) for name in fields}
    expected = dict.fromkeys(fields, 0) | gained | {"vp": 10}
    expected["bowl_1"] += paid.get("bowl_3", 0)
    assert after == expected
    assert len(scene.told(Converted)) == 1
    assert scene.asked == "TakeTurn"


@pytest.mark.parametrize(
    ("text", "times", "purse"),
    [
        ("4pw 1q", 3, (0, 0, 0, 3)),
        ("3pw 1o", 4, (0, 4, 0, 0)),
        ("4pw 1k", 3, (0, 0, 3, 0)),
        ("1pw 1c", 12, (12, 0, 0, 0)),
    ],
)
def test_r107_twelve_power(text: str, times: int, purse: tuple[int, ...]) -> None:
    """TV28: as often as one can pay."""
    scene = bare()
    scene.fill(0, 0, 12)

    scene.play(*[f"convert {text}"] * times)

    assert (scene.purse(), scene.bowls()) == (purse, (12, 0, 0))
    assert f"convert {text}" not in scene.legal()


def test_r107_there_is_no_way_back() -> None:
    """Credits buy nothing, knowledge no ore, ore no QIC; tokens are not sold."""
    scene = bare()
    scene.give(credits=30)
    assert not converting(scene)
    scene.give(credits=0, knowledge=15)
    assert converting(scene) == ["convert 1k 1c"]
    scene.give(knowledge=0, ore=15)
    assert converting(scene) == ["convert 1o 1c", "convert 1o 1t"]
    scene.give(ore=0)
    scene.fill(9, 1, 0)
    assert not converting(scene)


def test_r107_burning_is_one_of_them() -> None:
    """R23: two tokens of bowl II."""
    scene = bare()
    scene.fill(3, 2, 0)

    scene.play("burn")

    assert scene.bowls() == (3, 0, 1)
    assert len(scene.told(Burnt)) == 1
    assert scene.refused("burn").rule == "R107"


def test_r107_before_and_after_the_action_and_just_before_passing() -> None:
    """Always in one's own turn."""
    scene = bare()
    scene.give(ore=5, knowledge=4)

    scene.play("convert 1o 1c", "research economy", "convert 1o 1c", "end")
    assert scene.turn == 1
    scene.play(scene.legal("pass")[0])
    scene.play("convert 1o 1c", scene.legal("pass")[0])

    assert scene.player().passed is False  # the next round has begun
    assert scene.state.round == 2


def test_r107_not_in_the_middle_of_the_action() -> None:
    """While a mine, a tile or an advance is chosen."""
    scene = bare()
    scene.build(0, "-4x-1")
    scene.give(credits=5, ore=15, qic=5)
    scene.fill(0, 4, 6)
    scene.play("power-6")
    assert not converting(scene)
    scene.refused("convert 1o 1c")
    scene.play("mine -3x-2", "end", "pass 4", "qic-1")
    assert not converting(scene)
    scene.play("tech economy")
    assert not converting(scene)


def test_r107_not_in_the_turn_of_another_nor_while_charging() -> None:
    """Who is asked about power may charge or decline, nothing else."""
    scene = bare()
    scene.build(0, "-4x-1")
    scene.build(1, "-3x-2", "mine")
    scene.give(1, credits=15, ore=15)
    scene.give(0, ore=5)
    scene.fill(2, 2, 2)
    scene.begin_turn(1)

    scene.play("upgrade -3x-2 trading-station", "end")

    assert scene.turn == 0
    assert scene.legal() == ["charge 1", "decline"]


def test_r107_not_after_passing() -> None:
    """The turn is over at once."""
    scene = bare()
    scene.give(ore=5)

    scene.play("pass 4")

    assert (scene.turn, scene.asked) == (1, "TakeTurn")
    assert not converting(scene)


def test_r107_not_during_income() -> None:
    """An order of income is asked for, and nothing else."""
    scene = bare()
    scene.build(0, "-4x-1", "institute")
    scene.give(ore=5)
    scene.fill(1, 2, 2)

    scene.income()

    assert scene.asked == "ChooseIncome"
    assert not converting(scene)


def test_r107_what_is_gained_beyond_a_limit_is_lost() -> None:
    """R25 holds here too."""
    scene = bare()
    scene.give(credits=30, ore=1)

    scene.play("convert 1o 1c")

    assert scene.purse() == (30, 0, 0, 0)


# Merged payments


def nevlas(*, institute: bool = True) -> Scene:
    scene = bare("nevlas", "ambas")
    if institute:
        scene.build(0, "-1x1", "institute")
    return scene


def test_r108_the_nevlas_pay_two_credits_with_one_token() -> None:
    """TV6: in one go 2 credits, one by one the token is gone after the first."""
    scene = nevlas()
    scene.fill(0, 0, 1)
    scene.play("convert 2pw 2c")
    assert (scene.purse(), scene.bowls()) == ((2, 0, 0, 0), (1, 0, 0))

    scene = nevlas()
    scene.fill(0, 0, 1)
    scene.play("convert 1pw 1c")
    assert (scene.purse(), scene.bowls()) == ((1, 0, 0, 0), (1, 0, 0))
    assert not scene.legal("convert")


@pytest.mark.parametrize(
    ("text", "tokens", "purse"),
    [("4pw 1o1c", 2, (1, 1, 0, 0)), ("6pw 2o", 3, (0, 2, 0, 0)), ("2pw 2c", 1, (2, 0, 0, 0))],
)
def test_r108_odd_prices_are_paid_together(text: str, tokens: int, purse: tuple[int, ...]) -> None:
    """Ore and credit, or two ore, without the loss of a half."""
    scene = nevlas()
    scene.fill(0, 0, tokens - 1)
    assert f"convert {text}" not in scene.legal()
    scene.fill(0, 0, tokens)

    scene.play(f"convert {text}")

    assert (scene.purse(), scene.bowls()) == (purse, (tokens, 0, 0))


def test_r108_an_odd_price_alone_wastes_a_half() -> None:
    """Two ore one by one take four tokens, not three."""
    scene = nevlas()
    scene.fill(0, 0, 4)

    scene.play("convert 3pw 1o", "convert 3pw 1o")

    assert (scene.purse(), scene.bowls()) == ((0, 2, 0, 0), (4, 0, 0))


def test_r108_the_brainstone_alone_is_worth_three_credits() -> None:
    """In one go; for one credit the rest of it is lost."""
    scene = bare("taklons", "ambas")
    scene.fill(0, 0, 0, brainstone=3)
    scene.play("convert 3pw 3c")
    assert (scene.player().credits, scene.player().brainstone) == (3, 1)

    scene = bare("taklons", "ambas")
    scene.fill(0, 0, 0, brainstone=3)
    scene.play("convert 1pw 1c")
    assert (scene.player().credits, scene.player().brainstone) == (1, 1)
    assert not scene.legal("convert")


def test_r108_the_brainstone_and_tokens_pay_together() -> None:
    """4 power: the stone and one token; 2 power: the stone or two tokens, as one likes."""
    scene = bare("taklons", "ambas")
    scene.fill(0, 0, 2, brainstone=3)
    scene.play("convert 4pw 1k")
    assert (scene.bowls(), scene.player().brainstone) == ((1, 0, 1), 1)

    scene = bare("taklons", "ambas")
    scene.fill(0, 0, 2, brainstone=3)
    scene.play("convert 2pw 2c")
    assert scene.legal() == ["brainstone 1", "brainstone 3"]
    scene.play("brainstone 3")
    assert (scene.player().credits, scene.bowls(), scene.player().brainstone) == (2, (2, 0, 0), 3)


@pytest.mark.parametrize("faction", ["terrans", "firaks", "itars", "bal-taks", "hadsch-hallas"])
def test_r108_others_gain_nothing_by_it_and_are_not_asked(faction: str) -> None:
    """Nor are the Nevlas before their institute stands, or Taklons with the stone in bowl II."""
    merged = {"convert 2pw 2c", "convert 3pw 3c", "convert 4pw 1o1c", "convert 6pw 2o"}
    scene = bare(faction, "ambas")
    scene.fill(0, 0, 9)
    assert not merged & set(scene.legal())

    scene = nevlas(institute=False)
    scene.fill(0, 0, 9)
    assert not merged & set(scene.legal())

    scene = bare("taklons", "terrans")
    scene.fill(0, 1, 9, brainstone=2)
    assert not merged & set(scene.legal())


# Factions


OWN = {
    "hadsch-hallas": {"convert 4c 1q", "convert 3c 1o", "convert 4c 1k"},
    "nevlas": {"convert 1t 1k"},
    "bal-taks": {"convert 1gf 1q"},
}
EVERY = set.union(*OWN.values())


@pytest.mark.parametrize(
    "faction", ["terrans", "xenos", "taklons", "ivits", "firaks", "itars", *OWN]
)
def test_r109_three_factions_have_further_conversions(faction: str) -> None:
    """With institute, gaiaformer, credits and power at hand; Terrans and Itars have none here."""
    scene = bare(faction, "lantids" if faction != "terrans" else "ambas")
    scene.build(0, "-1x1", "institute")
    scene.level("gaia-project", 1)
    scene.give(credits=20, gaia_area=8)
    scene.fill(0, 0, 9)

    assert set(scene.legal()) & EVERY == OWN.get(faction, set())
    assert not scene.legal("gather")
    assert not scene.legal("exchange")


def test_r109_terrans_and_itars_convert_in_the_gaia_phase_only() -> None:
    """Tokens of the Gaia area buy nothing in one's turn."""
    scene = bare("terrans", "ambas")
    scene.build(0, "-4x-1", "institute")
    scene.give(gaia_area=8)

    scene.refused("gather 1q")
    assert not converting(scene)


@pytest.mark.parametrize(
    ("faction", "key", "held", "text"),
    [
        ("nevlas", "conversions.nevlas_token.knowledge", {"bowl_3": 1}, "convert 1t 1k"),
        ("bal-taks", "conversions.bal_taks_gaiaformer.qic", {"gaiaformers": 1}, "convert 1gf 1q"),
    ],
)
def test_r137_r140_an_edition_says_what_tokens_and_gaiaformers_bring(
    faction: str, key: str, held: dict[str, int], text: str
) -> None:
    """The notation is a name: it stays as it is."""
    scene = bare(faction, "ambas")
    scene.give(**held)
    scene.state.box = Box(EDITION.changed({key: 3}).values, 2)
    scene.play(text)

    assert sum(scene.purse()) == 3


def test_prices_of_games_from_outside_are_those_of_the_edition() -> None:
    """R107: dearer ore makes their notation dearer too."""
    shipped, dearer = (
        Box(EDITION.changed(changes).values, 2)
        for changes in (
            {},
            {
                "conversions.common.power-to-ore.power": 5,
                "conversions.hadsch_hallas.credits-to-ore.pay.credits": 4,
            },
        )
    )
    payments.check_power(shipped, "4pw", "1o,1c")
    payments.check_power(dearer, "6pw", "1o,1c")
    bought = payments.Payment(dearer, HADSCH_HALLAS, "8c", "2o").others
    assert [act.CONVERSIONS[index] for index in bought] == ["3c 1o", "3c 1o"]
    assert payments.Payment(dearer, HADSCH_HALLAS, "6pw", "1o,1c").bought["o"] == 1
    with pytest.raises(ValueError, match="4pw"):
        payments.check_power(dearer, "4pw", "1o,1c")
    with pytest.raises(ValueError, match="6c"):
        payments.Payment(dearer, HADSCH_HALLAS, "6c", "2o")
