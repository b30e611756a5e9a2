"""Set-up of the game and of a round (R1-R18)."""

from collections import Counter
from random import Random

import pytest

import tablee
from tablee.core import Value
from tablee.core.draws import pick
from tablee.games.century.box.components import BONUS_CARDS, CATASTROPHES, TILES
from tablee.games.century.events import (
    BonusCardDrawn,
    CatastropheRevealed,
    RoundBegan,
    StarterDrawn,
    TechnologiesRevealed,
    TerritoriesRevealed,
)
from tablee.games.century.rules.setup import (
    BeginRound,
    DrawBonusCard,
    DrawStarter,
    RevealCatastrophe,
    RevealTechnology,
    RevealTerritory,
)
from tablee.games.century.state import CenturyState
from tests.games.century.scenario import GAME, Scene, table


def begun(seats: int = 3, **options: Value) -> CenturyState:
    return GAME.set_up(seats, options)


def played(seats: int, seed: int, **options: Value) -> Scene:
    """A whole game at random, with all that was told."""
    scene = Scene(begun(seats, **options))
    rng = Random(seed)
    while not scene.state.over:
        if scene.state.asked(-1) is not None:
            scene.state.apply(scene.state.sample(rng))
        else:
            seat = pick(rng, scene.state.seats_to_act)
            scene.state.apply(pick(rng, scene.state.legal(seat)), seat)
    return scene


@pytest.mark.parametrize("seats", [2, 6])
def test_r1_three_to_five_play(seats: int) -> None:
    with pytest.raises(tablee.TableeError):
        GAME.set_up(seats, {})


def test_r1_five_full_rounds_and_a_short_sixth() -> None:
    scene = played(3, 1)

    assert [event.round for event in scene.told(RoundBegan)] == [1, 2, 3, 4, 5, 6]
    assert len(scene.told(CatastropheRevealed)) == 5
    assert scene.state.over


def test_r2_the_cards_of_rounds_2_and_4_may_be_left_out() -> None:
    scene = played(3, 1, r2_bonus_cards=False)

    assert not scene.told(BonusCardDrawn)
    assert all(player.bonus_scored == (0, 0) for player in scene.state.players)
    assert any(player.points[3:] != (0,) * 5 for player in scene.state.players)


def test_r6_one_of_three_cards_for_each_of_two_rounds() -> None:
    scene = table()
    for index, codes in enumerate([("K2-1", "K2-2", "K2-3"), ("K4-1", "K4-2", "K4-3")]):
        scene.ask(DrawBonusCard(index))
        assert scene.legal() == [f"card {code}" for code in codes]
        scene.play(f"card {codes[1]}")

    assert [BONUS_CARDS[card] for card in scene.state.bonus_cards] == ["K2-2", "K4-2"]


def test_r6_catastrophes_come_from_the_pile_of_the_round_each_at_most_once() -> None:
    scene = table()
    scene.ask(RevealCatastrophe())
    assert scene.legal() == ["catastrophe C1-1", "catastrophe C1-2", "catastrophe C1-3"]
    scene.play("catastrophe C1-2")
    BeginRound(2).run(scene.state)
    scene.ask(RevealCatastrophe())
    assert scene.legal() == ["catastrophe C1-1", "catastrophe C1-3"]
    scene.play("catastrophe C1-1")
    BeginRound(3).run(scene.state)
    scene.ask(RevealCatastrophe())

    assert scene.legal() == ["catastrophe C2-1", "catastrophe C2-2", "catastrophe C2-3"]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_r7_the_first_starter_is_drawn(seats: int) -> None:
    scene = table(seats)
    scene.ask(DrawStarter())
    assert scene.legal() == [f"first {seat}" for seat in range(seats)]

    scene.play("first 2")

    assert scene.state.starter == 2
    assert scene.told(StarterDrawn) == [StarterDrawn(2)]


def test_r8_clockwise_is_rising_seats() -> None:
    assert begun(4).clockwise(2) == (2, 3, 0, 1)


def test_r9_the_bank_never_runs_out() -> None:
    scene = table()
    scene.give(0, coins=5000, science=5000)

    scene.produce()

    assert (scene.player(0).coins, scene.player(0).science) == (5003, 5002)


def test_r10_citizens_and_waste_never_run_out() -> None:
    scene = table()

    scene.litter(0, "start", 200)

    scene.state.check()
    assert scene.waste(0) == {"start": 200}


def test_r11_everybody_begins_alike() -> None:
    """TV11: production 3, 2 and 0, environment 0, a waste."""
    for seat, player in enumerate(begun(5).players):
        scene = Scene(begun(5))
        assert (player.coins, player.science, player.score) == (10, 10, 0)
        assert player.country.production() == (3, 2, 0)
        assert scene.position(seat) == 0
        assert scene.waste(seat) == {"start": 1}
        assert scene.place(seat, "start").citizens == 0b011
        assert player.country.empty_cities() == ((0, 2),)
        assert not player.country.centres()


def test_r12_piles_of_territories_and_technologies() -> None:
    box = begun().box

    assert [len(pile) for pile in box.territory_piles] == [16, 16, 8]
    assert [len(pile) for pile in box.technology_piles] == [12, 12, 6]


def test_r13_what_is_left_leaves_the_game() -> None:
    scene = table(number=1)
    scene.offer("L1-01", "L1-02", "T1-01")
    scene.catastrophe("C1-1")

    scene.ask(BeginRound(2))

    assert (scene.state.territories, scene.state.technologies) == ((), ())
    assert [TILES[tile] for tile in scene.state.discarded] == ["L1-01", "L1-02", "T1-01"]
    assert scene.state.catastrophe == -1


@pytest.mark.parametrize(("seats", "land", "technologies"), [(3, 5, 4), (4, 6, 5), (5, 8, 6)])
def test_r14_so_many_are_revealed(seats: int, land: int, technologies: int) -> None:
    scene = played(seats, 3)

    shown = scene.told(TerritoriesRevealed)
    assert [len(event.tiles) for event in shown] == [land] * 5
    piles = [{TILES[tile][:2] for tile in event.tiles} for event in shown]
    assert piles == [{"L1"}, {"L1"}, {"L2"}, {"L2"}, {"L3"}]
    bought = scene.told(TechnologiesRevealed)
    assert [len(event.technologies) for event in bought] == [technologies] * 5
    piles = [{TILES[tile][:2] for tile in event.technologies} for event in bought]
    assert piles == [{"T1"}, {"T1"}, {"T2"}, {"T2"}, {"T3"}]
    most = Counter(tile for event in shown for tile in event.tiles)
    assert max(most.values()) == 1


def test_r14_each_tile_that_nobody_has_seen_is_as_likely() -> None:
    scene = table()
    draw = RevealTerritory()
    scene.ask(draw)
    scene.play("reveal L1-04")

    outcomes = draw.outcomes(scene.state)

    assert len(outcomes) == 15
    assert {chance for _, chance in outcomes} == {1 / 15}
    assert "reveal L1-04" not in scene.legal()


def test_r14_the_rest_of_a_pile_is_not_used() -> None:
    scene = table(number=2)
    assert len(scene.state.territory_pile) == 16

    scene.ask(BeginRound(3))

    assert [TILES[tile] for tile in scene.state.territory_pile][:2] == ["L2-01", "L2-02"]
    assert [TILES[tile] for tile in scene.state.technology_pile][:2] == ["T2-01", "T2-02"]
    assert len(scene.state.discarded) == 28


def test_r15_nothing_is_refilled() -> None:
    scene = table()
    scene.offer("L1-01", "L1-02", "T1-01", "T1-02", "T1-03")
    scene.auction(0)

    scene.play("lot L1-01", "bid 2", "pass", "pass")

    assert [TILES[tile] for tile in scene.state.territories] == ["L1-02"]


def test_r16_the_next_catastrophe_is_turned_up_after_the_tiles() -> None:
    scene = table()
    scene.state.then(RevealTerritory(), RevealTechnology(), RevealCatastrophe())
    rng = Random(1)
    scene.state.play_chance(rng)

    assert CATASTROPHES[scene.state.catastrophe].startswith("C1")
    assert [type(event) for event in scene.events] == [
        TerritoriesRevealed,
        TechnologiesRevealed,
        CatastropheRevealed,
    ]


@pytest.mark.parametrize(
    ("number", "minimum", "prices"),
    [
        (1, 2, [4, 3, 2, 1, 0]),
        (2, 2, [4, 3, 2, 1, 0]),
        (3, 3, [6, 4, 3, 2, 1]),
        (4, 3, [6, 4, 3, 2, 1]),
        (5, 4, [8, 6, 4, 3, 2]),
    ],
)
def test_r17_prices_rise_twice(number: int, minimum: int, prices: list[int]) -> None:
    scene = table(4, number=number)

    assert scene.state.minimum == minimum
    assert list(scene.state.box.prices[number]) == prices


@pytest.mark.parametrize(("seats", "index"), [(3, 1), (4, 0), (5, 0)])
def test_r18_the_cost_marker_begins_every_round_at_the_left(seats: int, index: int) -> None:
    for number in range(1, 6):
        scene = table(seats, number=number)
        assert scene.state.marker == index
        scene.state.marker = 3


@pytest.mark.parametrize(("seats", "prices"), [(3, [3, 2, 1, 0, 0, 0]), (4, [4, 3, 2, 1, 0, 0])])
def test_r18_prices_after_so_many_sales(seats: int, prices: list[int]) -> None:
    """TV13."""
    scene = table(seats)
    scene.offer(*(f"L1-0{number}" for number in range(1, 6)), "T1-01", "T1-02", "T1-03", "T1-04")
    scene.auction(0)
    found = [scene.state.price]
    for number in range(1, 6):
        scene.give(0, coins=10)
        scene.play(f"lot L1-0{number}", "bid 2", *["pass"] * (seats - 1))
        found.append(scene.state.box.prices[1][scene.state.marker])

    assert found == prices
