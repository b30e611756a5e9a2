"""Advanced set-up (R15-R18): turn order, variable maps, turned sectors, set-up words."""

from random import Random

import pytest

from tablee import BadSetup
from tablee.core import Action
from tablee.core.snapshot import fields
from tablee.games.gaia.actions import LayMap as Laid
from tablee.games.gaia.box.components import GAIA, NONE, TRANSDIM
from tablee.games.gaia.box.hexes import SECTOR
from tablee.games.gaia.rules.setup.galaxy import ALL, OUTER, RINGS, DrawMap, valid
from tablee.games.gaia.state import GaiaState
from tablee.games.gaia.state.rulings import Rulings
from tablee.games.gaia.view import observe
from tablee.kit.masks import bits
from tests.games.gaia.scenario import GAME, Scene, galaxy, laid_out, table

FOUR = ("terrans", "ambas", "firaks", "itars")


def passing_c_a_d_b(*, variable: bool) -> Scene:
    """Round 2 of four seats that passed in the order 2, 0, 3, 1."""
    scene = galaxy(*FOUR, options={"variable_turn_order": variable})
    for seat in range(4):
        scene.give(seat, knowledge=8)
    for passes in (False, False, True, False, True, False, True, True):
        if passes:
            scene.play(scene.legal("pass")[0])
        else:
            scene.play("research science", "end")
    return scene


def test_r15_tv34_with_the_option_the_next_round_goes_in_the_order_of_passing() -> None:
    """C A D B passed, C A D B play."""
    assert passing_c_a_d_b(variable=True).state.order == (2, 0, 3, 1)


def test_r15_the_first_round_goes_clockwise_from_the_first_player() -> None:
    """Whatever the option says."""
    scene = table(4, variable_turn_order=True)
    scene.play("first 3")

    assert scene.state.order == (3, 0, 1, 2)


def test_r16_tv34_without_it_clockwise_from_the_first_who_passed() -> None:
    """C A D B passed, C D A B play, and the turns come in that order."""
    scene = passing_c_a_d_b(variable=False)
    assert scene.state.order == (2, 3, 0, 1)

    turns = []
    for _ in range(4):
        turns.append(scene.turn)
        scene.play(scene.legal("pass")[0])

    assert turns == [2, 3, 0, 1]


@pytest.mark.parametrize("variable", [False, True])
def test_r16_with_two_players_both_come_to_the_same(variable: bool) -> None:  # noqa: FBT001
    """The first to pass is first."""
    scene = galaxy("terrans", "ambas", options={"variable_turn_order": variable})
    scene.give(0, knowledge=4)
    scene.play("research science", "end", scene.legal("pass")[0])
    scene.play(scene.legal("pass")[0])

    assert scene.state.order == (1, 0)


# Maps


def shuffled(seats: int, kind: str, seed: int) -> GaiaState:
    """A table whose map was drawn."""
    state = GAME.set_up(seats, {"map": kind})
    state.play_chance(Random(seed))
    return state


def tiles(state: GaiaState) -> list[int]:
    return [tile for tile, _ in state.tiles]


def base(seats: int) -> list[int]:
    return [tile for tile, _ in GAME.set_up(seats, {}).box.base_map]


def test_r17_outer_shuffles_05_to_10_among_themselves() -> None:
    """01 to 04 stay where they are; every outer place sees several tiles, all upright."""
    home = base(4)
    inner = [place for place, tile in enumerate(home) if tile < 4]
    maps = [shuffled(4, "outer", seed) for seed in range(12)]

    for state in maps:
        assert [tiles(state)[place] for place in inner] == [home[place] for place in inner]
        assert sorted(tiles(state)) == list(range(10))
        assert {turns for _, turns in state.tiles} == {0}
    for place in set(range(10)) - set(inner):
        assert len({tiles(state)[place] for state in maps}) > 1


def test_r17_rings_shuffles_01_to_04_and_05_to_10_apart() -> None:
    """An inner tile never lies outside; inner places see several tiles."""
    home = base(4)
    inner = [place for place, tile in enumerate(home) if tile < 4]
    maps = [shuffled(3, "rings", seed) for seed in range(12)]

    for state in maps:
        assert sorted(tiles(state)[place] for place in inner) == [0, 1, 2, 3]
        assert {turns for _, turns in state.tiles} == {0}
    for place in range(10):
        assert len({tiles(state)[place] for state in maps}) > 1


def test_r17_all_shuffles_all_ten() -> None:
    """Some inner tile lies outside; every tile is there once, upright."""
    inner = [place for place, tile in enumerate(base(4)) if tile < 4]
    maps = [shuffled(4, "all", seed) for seed in range(8)]

    assert any({tiles(state)[place] for place in inner} != {0, 1, 2, 3} for state in maps)
    for state in maps:
        assert sorted(tiles(state)) == list(range(10))
        assert {turns for _, turns in state.tiles} == {0}


@pytest.mark.parametrize("kind", ["outer", "rings", "all"])
def test_r17_two_players_shuffle_seven_and_turn_them(kind: str) -> None:
    """Each of the three options does the same with seven tiles."""
    maps = [shuffled(2, kind, seed) for seed in range(6)]

    assert all(sorted(tiles(state)) == list(range(7)) for state in maps)
    assert {turns for state in maps for _, turns in state.tiles} == set(range(6))
    assert len({tuple(tiles(state)) for state in maps}) > 1


def test_r17_base_draws_no_map() -> None:
    """Chance decides the first player and the tiles, nothing of the map."""
    scene = table(4, map="base")
    scene.play("first 0", laid_out(4))

    assert tiles(scene.state) == base(4)
    assert scene.asked == "ChooseFaction"


def test_r17_the_map_is_drawn_before_factions() -> None:
    """First player, map, tiles, factions."""
    scene = table(4, map="all")
    drawn = []
    rng = Random(5)
    while scene.asked != "ChooseFaction":
        drawn.append(scene.asked)
        scene.state.apply(scene.state.sample(rng))

    assert drawn == ["ChooseFirstPlayer", "DrawMap", "DrawTiles"]
    assert scene.state.vacant.bit_count() == sum(p != NONE for p in scene.state.planets)


def swapped(seats: int, one: str, other: str, turns: int = 0) -> Action:
    """The base map with two tiles exchanged, the first of which may be turned."""
    box = GAME.set_up(seats, {}).box
    first, second = box.sector_names.index(one), box.sector_names.index(other)
    exchange = {first: second, second: first}
    laid = [exchange.get(tile, tile) for tile, _ in box.base_map]
    return Laid([(tile, turns * (tile == first)) for tile in laid], box.sector_names)


def test_r17_draws_of_a_map_are_read_back() -> None:
    """A sampled map is written, read and possible; a tile twice or too few are not."""
    for seats, kind in ((2, ALL), (4, OUTER), (4, RINGS), (4, ALL)):
        state = GAME.set_up(seats, {})
        frame = DrawMap(kind)
        drawn = frame.sample(state, Random(7))
        assert frame.possible(state, GAME.parse(drawn.text))

    state = GAME.set_up(2, {})
    for text in (
        "map 01.0 01.0 03.0 04.0 05b.0 06b.0 07b.0",
        "map 01.0 02.0 03.0 04.0 05.0 06.0 07.0 08.0 09.0 10.0",
    ):
        assert not DrawMap(ALL).possible(state, GAME.parse(text))
    assert not DrawMap(ALL).possible(state, GAME.parse("first 0"))


def valid_swaps() -> list[tuple[str, str]]:
    """Every two tiles of the large map that may change places under R18."""
    state = GAME.set_up(4, {})
    found = []
    for one in state.box.sector_names:
        for other in state.box.sector_names:
            drawn = swapped(4, one, other)
            assert isinstance(drawn, Laid)
            if one < other and valid(state, drawn.tiles, 10):
                found.append((one, other))
    return found


def kinds_of_swap(one: str, other: str) -> set[str]:
    """Which options could draw that exchange: 01 to 04 lie inside, the others outside."""
    inside = (int(one) <= 4) + (int(other) <= 4)
    return [{"outer", "rings", "all"}, {"all"}, {"rings", "all"}][inside]


def test_r17_a_map_of_another_option_cannot_have_been_drawn() -> None:
    """An inner tile that moved is no draw of `outer`, one outside is no draw of `rings`."""
    state = GAME.set_up(4, {})
    seen = set()
    for one, other in valid_swaps():
        drawn = swapped(4, one, other)
        wanted = kinds_of_swap(one, other)
        seen.add(frozenset(wanted))
        for name, kind in (("outer", OUTER), ("rings", RINGS), ("all", ALL)):
            assert DrawMap(kind).possible(state, drawn) == (name in wanted), (one, other, name)
    assert len(seen) > 1


def test_r17_three_or_four_players_draw_no_turned_tile() -> None:
    """The sectors of the large map are turned by the last player or not at all."""
    state = GAME.set_up(4, {})
    box = state.box
    turned = [
        tuple((tile, turns * (at == place)) for at, (tile, _) in enumerate(box.base_map))
        for place in range(10)
        for turns in range(1, 6)
    ]
    legal = [tiles_ for tiles_ in turned if valid(state, tiles_, 10)]
    assert legal

    assert not any(DrawMap(ALL).possible(state, Laid(t, box.sector_names)) for t in legal)


# Turned sectors


def turning(seats: int, **options: str) -> Scene:
    """The last player is about to turn the first sector; seat 1 is the first player."""
    scene = table(seats, last_player_turns_sectors=True, **options)
    scene.play("first 1", laid_out(seats))
    return scene


@pytest.mark.parametrize("seats", [2, 3])
def test_r17_the_last_player_turns_every_sector_before_factions_are_chosen(seats: int) -> None:
    """Seat 1 is first, so seat 0 is last; one question for each sector."""
    scene = turning(seats)
    sectors = len(scene.state.tiles)

    for place in range(sectors):
        assert (scene.asked, scene.turn) == ("TurnSector", 0)
        assert observe(scene.state, None).turning == place
        scene.play("turn 0")

    assert (scene.asked, scene.turn) == ("ChooseFaction", 1)
    assert observe(scene.state, None).turning is None
    assert {turns for _, turns in scene.state.tiles} == {0}


def test_r17_a_turned_sector_has_its_planets_elsewhere() -> None:
    """Three turns put each planet of the middle sector opposite; no structure is lost sight of."""
    scene = turning(2)
    before = scene.state.planets[:19]
    scene.play("turn 3")

    assert scene.state.tiles[0][1] == 3
    assert scene.state.planets[:19] == before[::-1]
    assert scene.state.planets[9] == before[9]


def test_r17_off_by_default() -> None:
    """Nobody is asked about sectors."""
    scene = table(3)
    scene.play("first 1", laid_out(3))

    assert scene.asked == "ChooseFaction"


def test_r18_a_turn_that_leaves_no_valid_map_is_refused() -> None:
    """Whatever is still allowed, the map is valid at the end; what is not is refused with R18."""
    refused = 0
    for seed in range(3):
        rng = Random(seed)
        scene = turning(2)
        while scene.asked == "TurnSector":
            texts = scene.legal()
            for turns in range(6):
                if f"turn {turns}" not in texts:
                    assert scene.refused(f"turn {turns}").rule == "R18"
                    refused += 1
            scene.play(texts[int(rng.random() * len(texts))])
        assert neighbours_alike(scene.state) <= {TRANSDIM}
    assert refused


def neighbours_alike(state: GaiaState) -> set[int]:
    """The planet types that touch a planet of the same type somewhere on the map."""
    return {
        state.planets[one]
        for one in range(len(state.planets))
        for other in bits(state.box.grid.neighbours[one])
        if NONE != state.planets[one] == state.planets[other]
    }


@pytest.mark.parametrize("seats", [2, 4])
def test_r18_no_two_planets_of_a_type_are_neighbours(seats: int) -> None:
    """On base maps and drawn ones, Gaia planets included, transdim planets excepted."""
    kinds = ("base", "outer", "rings", "all")
    for kind in kinds:
        for seed in range(3):
            assert neighbours_alike(shuffled(seats, kind, seed)) <= {TRANSDIM}


def test_r18_transdim_planets_may_be_neighbours() -> None:
    """They are so on sector 06 of the base map."""
    assert neighbours_alike(GAME.set_up(4, {})) == {TRANSDIM}


def touching(planet: int) -> tuple[tuple[int, int], ...]:
    """A map of two players on which that type touches itself, and no other but transdim does."""
    box = GAME.set_up(2, {}).box
    rng = Random(11)
    state = GAME.set_up(2, {})
    while True:
        order = sorted(range(7), key=lambda _: rng.random())
        tiles_ = tuple((tile, int(rng.random() * 6)) for tile in order)
        state.planets = tuple(p for tile, turns in tiles_ for p in box.turned_sectors[tile][turns])
        if neighbours_alike(state) - {TRANSDIM} == {planet}:
            return tiles_


def test_r18_gaia_planets_lie_inside_their_sectors() -> None:
    """So two of them can touch on no map at all, and it does not matter who keeps them apart."""
    for seats in (2, 4):
        box = GAME.set_up(seats, {}).box
        for sector in box.sectors:
            inside = [SECTOR[at] for at, planet in enumerate(sector) if planet == GAIA]
            assert all(max(abs(q), abs(r), abs(q + r)) < 2 for q, r in inside)


def test_r18_equal_home_planets_are_kept_apart_always() -> None:
    """Also where a word makes the map."""
    tiles_ = touching(0)

    assert not valid(GAME.set_up(2, {}), tiles_, 7)
    assert not valid(GAME.set_up(2, {"setup_word": "word"}), tiles_, 7)


# Set-up words


def test_setup_word_lays_everything_out_without_chance() -> None:
    """The first question is a faction, of seat 0; the same word gives the same table."""
    one, other = table(3, setup_word="Some-word-1"), table(3, setup_word="Some-word-1")

    assert (one.asked, one.turn) == ("ChooseFaction", 0)
    assert one.state.order == (0, 1, 2)
    assert one.state == other.state
    assert one.state != table(3, setup_word="Some-word-2").state
    assert len(one.state.boosters) == 6


def test_setup_word_switches_to_the_readings_of_the_platform() -> None:
    """Order of passing, no waste, no lost gains, and the readings that have no option."""
    ours = table(2).state.rulings
    theirs = table(2, setup_word="Some-word-1").state.rulings
    readings = set(fields(Rulings)) - {"sectors_turned", "downgrade", "level", "top_level_closes"}

    assert readings > {"passing_order", "waste_refused", "lost_gains_refused"}
    assert [reading for reading in readings if getattr(ours, reading)] == ["advances_declined"]
    assert all(getattr(theirs, reading) for reading in readings)


@pytest.mark.parametrize(("seats", "word"), [(1, "Some-word-1"), (2, "Some word")])
def test_setup_word_is_one_word_and_not_for_solo(seats: int, word: str) -> None:
    """Other words are refused."""
    with pytest.raises(BadSetup):
        table(seats, setup_word=word)


def test_setup_word_blank_means_none() -> None:
    """Blanks are no word."""
    assert table(2, setup_word="  ").asked == "ChooseFirstPlayer"


def test_setup_word_sectors_may_be_turned_too() -> None:
    """The last player does, before factions are chosen."""
    scene = table(2, setup_word="Some-word-1", last_player_turns_sectors=True)
    before = [turns for _, turns in scene.state.tiles]
    assert (scene.asked, scene.turn) == ("TurnSector", 1)
    for _ in range(7):
        assert "turn 0" in scene.legal()
        scene.play("turn 0")

    assert [turns for _, turns in scene.state.tiles] == before
    assert scene.asked == "ChooseFaction"


def test_setup_word_mirrored_sectors_stay_valid_when_they_are_turned() -> None:
    """R18 looks at the planets that lie there, also for words whose tiles are mirrored."""
    for seed in range(20):
        scene = table(2, setup_word="randomSeed", last_player_turns_sectors=True)
        assert scene.state.mirrored
        rng = Random(seed)
        for _ in range(7):
            texts = scene.legal()
            scene.play(texts[int(rng.random() * len(texts))])
        assert not {planet for planet in neighbours_alike(scene.state) if planet < GAIA}
