"""Set-up of the standard game (R1-R14)."""

from collections import Counter
from operator import sub
from random import Random

import pytest

from tablee import BadSetup
from tablee.games.gaia.box.components import FACTIONS, GAIAFORMER, NONE, PLANETS, SPACE_STATION
from tablee.games.gaia.box.hexes import CENTRES
from tablee.games.gaia.events import PowerCharged, StartPlaced
from tablee.games.gaia.rules.final_scoring import final_points
from tablee.games.gaia.rules.setup.table import ChooseFirstPlayer, DrawTiles
from tablee.games.gaia.state import GaiaState
from tests.games.gaia.scenario import GAME, Scene, galaxy, laid_out, table

COUNTS = (2, 3, 4)


def chosen(*factions: str) -> Scene:
    """The tiles lie there, seat 0 is first and everybody has a faction."""
    scene = table(len(factions))
    scene.play("first 0", laid_out(len(factions)))
    for faction in factions:
        scene.play(f"faction {faction}")
    return scene


def drawn(seats: int, seed: int) -> GaiaState:
    """A table that chance has laid out."""
    state = GAME.set_up(seats, {})
    state.play_chance(Random(seed))
    return state


@pytest.mark.parametrize("seats", [1, *COUNTS])
def test_r1_one_to_four_people_play(seats: int) -> None:
    """One meets the Automa, more meet nobody."""
    state = GAME.set_up(seats, {})

    assert len(state.players) == seats
    assert (state.automa is not None) == (seats == 1)


@pytest.mark.parametrize("seats", [0, 5])
def test_r1_other_numbers_are_refused(seats: int) -> None:
    """There is no game for five."""
    with pytest.raises(BadSetup):
        GAME.set_up(seats, {})


@pytest.mark.parametrize("seats", COUNTS)
def test_r1_the_first_player_is_drawn_by_lot(seats: int) -> None:
    """Each seat is as likely, and no other seat can be drawn."""
    state = GAME.set_up(seats, {})
    frame = state.agenda[-1]
    assert isinstance(frame, ChooseFirstPlayer)

    drawing = [(action.text, chance) for action, chance in frame.outcomes(state)]

    assert drawing == [(f"first {seat}", 1 / seats) for seat in range(seats)]
    assert not frame.possible(state, GAME.parse("first 3")) or seats == 4


def rows(state: GaiaState) -> list[list[str]]:
    """The sector names as one reads them: rows from the top, each from the left."""
    found: dict[int, list[tuple[int, str]]] = {}
    for place, (tile, _) in enumerate(state.tiles):
        q, r = CENTRES[place]
        # Hexes have their flat side up: q counts upwards, r to the right and half a hex up.
        height = q + r / 2
        found.setdefault(round(-height / 4), []).append((r, state.box.sector_names[tile]))
    return [[name for _, name in sorted(found[row])] for row in sorted(found)]


@pytest.mark.parametrize("seats", [3, 4])
def test_r2_three_or_four_play_on_ten_sectors(seats: int) -> None:
    """10 01 05, then 09 02 03 06, then 08 04 07, with the white numbers upright."""
    state = GAME.set_up(seats, {})

    assert rows(state) == [["10", "01", "05"], ["09", "02", "03", "06"], ["08", "04", "07"]]
    assert {turns for _, turns in state.tiles} == {0}


def test_r2_two_play_on_seven_sectors() -> None:
    """01 05, then 02 03 06, then 04 07, the last three with their black numbers."""
    state = GAME.set_up(2, {})

    assert rows(state) == [["01", "05b"], ["02", "03", "06b"], ["04", "07b"]]
    assert {turns for _, turns in state.tiles} == {0}


def test_r2_sectors_with_black_numbers_have_fewer_planets() -> None:
    """Four planets of each home type for two players, six for more."""
    for seats, each in ((2, 4), (4, 6)):
        state = GAME.set_up(seats, {})
        assert [state.kinds[planet].bit_count() for planet in range(7)] == [each] * 7


@pytest.mark.parametrize("seats", COUNTS)
def test_r3_nine_standard_tiles_and_six_advanced_ones(seats: int) -> None:
    """Nine kinds on nine places, four of each; six of fifteen advanced tiles."""
    state = drawn(seats, 1)

    assert sorted(state.standard_at) == list(range(9))
    assert state.standard_left == [4] * 9
    assert len(set(state.advanced_at)) == 6
    assert set(state.advanced_at) <= set(range(15))


def test_r3_tiles_lie_anywhere() -> None:
    """Every kind is found in every place sooner or later."""
    places: list[set[int]] = [set() for _ in range(9)]
    advanced: set[int] = set()
    for seed in range(60):
        state = drawn(2, seed)
        for place, tile in enumerate(state.standard_at):
            places[place].add(tile)
        advanced.update(state.advanced_at)

    assert all(len(found) >= 8 for found in places)
    assert advanced == set(range(15))


def test_r4_one_of_eighteen_tokens_waits_on_terraforming_5() -> None:
    """Three of each of six kinds, less the one that waits; the Gleens' own is not among them."""
    waiting = Counter(drawn(2, seed).terraforming_token for seed in range(60))
    state = drawn(4, 3)

    assert set(waiting) == set(range(6))
    assert len(state.tokens) == 6
    assert sum(state.tokens) == 17
    assert [3 - left for left in state.tokens].index(1) == state.terraforming_token


def test_r4_only_the_token_of_12_points_is_grey() -> None:
    """All others have a green side."""
    tokens = GAME.set_up(2, {}).box.tokens

    assert [token.code for token in tokens if not token.green] == ["fed1"]
    assert tokens[0].gain.vp == 12


@pytest.mark.parametrize("seats", COUNTS)
def test_r5_six_round_tiles_and_two_final_tiles(seats: int) -> None:
    """No tile is drawn twice."""
    state = drawn(seats, 2)

    assert len(state.rounds) == len(set(state.rounds)) == 6
    assert len(state.finals) == len(set(state.finals)) == 2
    assert set(state.rounds) <= set(range(10))
    assert set(state.finals) <= set(range(6))


@pytest.mark.parametrize(("seats", "boosters"), [(2, 5), (3, 6), (4, 7), (1, 5)])
def test_r6_tv5_three_more_boosters_than_players(seats: int, boosters: int) -> None:
    """5, 6 or 7 boosters; the Automa counts as a player."""
    state = GAME.set_up(seats, {})
    state.play_chance(Random(4))

    assert len(state.boosters) == len(set(state.boosters)) == boosters


@pytest.mark.parametrize(
    "tiles",
    [
        "1 2 3 4 / 1 2 3 4 5 6 7 8 9 / 1 2 3 4 5 6 / 1 / 1 2 3 4 5 6 / 1 2",
        "1 2 3 4 4 / 1 2 3 4 5 6 7 8 9 / 1 2 3 4 5 6 / 1 / 1 2 3 4 5 6 / 1 2",
        "1 2 3 4 5 / 1 2 3 4 5 6 7 8 8 / 1 2 3 4 5 6 / 1 / 1 2 3 4 5 6 / 1 2",
        "1 2 3 4 5 / 1 2 3 4 5 6 7 8 9 / 1 2 3 4 5 16 / 1 / 1 2 3 4 5 6 / 1 2",
        "1 2 3 4 5 / 1 2 3 4 5 6 7 8 9 / 1 2 3 4 5 6 / 7 / 1 2 3 4 5 6 / 1 2",
        "1 2 3 4 5 / 1 2 3 4 5 6 7 8 9 / 1 2 3 4 5 6 / 1 / 1 2 3 4 5 11 / 1 2",
        "1 2 3 4 5 / 1 2 3 4 5 6 7 8 9 / 1 2 3 4 5 6 / 1 / 1 2 3 4 5 6 / 1 2 3",
        "1 2 3 4 5 / 1 2 3 4 5 6 7 8 9 / 1 2 3 4 5 6 / 1 / 1 2 3 4 5 6",
    ],
)
def test_r3_r6_tiles_that_are_not_in_the_box_cannot_be_drawn(tiles: str) -> None:
    """Too few, twice the same, the Gleens' token, a tile beyond the last."""
    scene = table(2)
    scene.play("first 1")
    frame = scene.state.agenda[-1]
    assert isinstance(frame, DrawTiles)

    assert frame.possible(scene.state, GAME.parse(laid_out(2)))
    assert not frame.possible(scene.state, GAME.parse(f"tiles {tiles}"))


def test_r6_tokens_and_qic_never_run_out() -> None:
    """There is no supply to count."""
    scene = galaxy("terrans", "xenos")
    scene.give(0, ore=15)

    for _ in range(15):
        scene.play("convert 1o 1t")
    scene.give(0, ore=15)
    for _ in range(15):
        scene.play("convert 1o 1t")

    assert scene.bowls() == (34, 4, 0)


def test_r7_factions_are_chosen_clockwise_from_the_first_player() -> None:
    """Seat 2 is first of four: 2, 3, 0, 1."""
    scene = table(4)
    scene.play("first 2", laid_out(4))

    asked = []
    for faction in ("terrans", "xenos", "taklons", "ivits"):
        asked.append(scene.turn)
        scene.play(f"faction {faction}")

    assert asked == [2, 3, 0, 1]
    assert [FACTIONS[player.faction] for player in scene.state.players] == [
        "taklons",
        "ivits",
        "terrans",
        "xenos",
    ]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("terrans", "lantids"),
        ("xenos", "gleens"),
        ("taklons", "ambas"),
        ("hadsch-hallas", "ivits"),
        ("geodens", "bal-taks"),
        ("firaks", "bescods"),
        ("nevlas", "itars"),
    ],
)
def test_r7_two_factions_share_a_board(one: str, other: str) -> None:
    """Whoever takes one side closes the other, and nothing else."""
    for taken, closed in ((one, other), (other, one)):
        scene = table(2)
        scene.play("first 0", laid_out(2))
        assert len(scene.legal()) == 14
        scene.play(f"faction {taken}")

        assert scene.refused(f"faction {closed}").rule == "R7"
        assert scene.refused(f"faction {taken}").rule == "R7"
        assert len(scene.legal()) == 12


@pytest.mark.parametrize("faction", FACTIONS)
def test_r8_everybody_starts_with_10_points_and_a_full_board(faction: str) -> None:
    """10 VP, at most one level 1, nothing on the map, no gaiaformer but by that level."""
    other = "geodens" if faction not in {"geodens", "bal-taks"} else "terrans"
    player = galaxy(faction, other).player()

    assert player.vp == 10
    assert sorted(player.research)[:5] == [0] * 5
    assert player.built == (0,) * 8
    assert player.structures == player.gaia_area == player.gaiaformers_away == 0
    assert player.gaiaformers == player.research[3]
    assert player.standard == player.advanced == ()
    assert sum(player.tokens) == 0


#: Credits, ore, knowledge, QIC and bowls as printed, the bonus of R9 included.
START = {
    "terrans": (15, 4, 3, 1, (4, 4, 0)),
    "lantids": (13, 4, 3, 1, (4, 0, 0)),
    "xenos": (15, 4, 3, 2, (2, 4, 0)),
    "gleens": (15, 5, 3, 0, (2, 4, 0)),
    "taklons": (15, 4, 3, 1, (2, 4, 0)),
    "ambas": (15, 4, 3, 2, (2, 4, 0)),
    "hadsch-hallas": (15, 4, 3, 1, (2, 4, 0)),
    "ivits": (15, 4, 3, 1, (2, 4, 0)),
    "geodens": (15, 6, 3, 1, (2, 4, 0)),
    "bal-taks": (15, 4, 3, 0, (2, 2, 0)),
    "firaks": (15, 3, 2, 1, (2, 4, 0)),
    "bescods": (15, 4, 1, 1, (2, 4, 0)),
    "nevlas": (15, 4, 2, 1, (2, 4, 0)),
    "itars": (15, 5, 3, 1, (4, 4, 0)),
}


@pytest.mark.parametrize("faction", FACTIONS)
def test_r8_resources_of_the_board(faction: str) -> None:
    """What each faction has before the first income."""
    other = "geodens" if faction not in {"geodens", "bal-taks"} else "terrans"
    scene = galaxy(faction, other)

    assert (*scene.purse(), scene.bowls()) == START[faction]


@pytest.mark.parametrize(
    ("faction", "area", "bonus", "gaiaformers"),
    [
        ("geodens", "terraforming", (0, 2, 0, 0), 0),
        ("xenos", "artificial-intelligence", (0, 0, 0, 1), 0),
        ("ambas", "navigation", (0, 0, 0, 1), 0),
        ("gleens", "navigation", (0, 1, 0, 0), 0),
        ("terrans", "gaia-project", (0, 0, 0, 0), 1),
        ("bal-taks", "gaia-project", (0, 0, 0, 0), 1),
        ("hadsch-hallas", "economy", (0, 0, 0, 0), 0),
        ("nevlas", "science", (0, 0, 0, 0), 0),
    ],
)
def test_r9_a_printed_level_1_brings_its_bonus(
    faction: str, area: str, bonus: tuple[int, ...], gaiaformers: int
) -> None:
    """The bonus comes once, now; economy and science pay only later."""
    scene = galaxy(faction, "firaks")
    player, start = scene.player(), scene.state.box.factions[FACTIONS.index(faction)].start

    assert scene.research(area) == 1
    assert sum(player.research) == 1
    printed = (start.credits, start.ore, start.knowledge, start.qic)
    assert tuple(map(sub, scene.purse(), printed)) == bonus
    assert player.gaiaformers == gaiaformers


@pytest.mark.parametrize("faction", ["lantids", "taklons", "ivits", "firaks", "bescods", "itars"])
def test_r9_six_factions_start_at_level_0(faction: str) -> None:
    """No level, no bonus."""
    assert galaxy(faction, "geodens").player().research == (0,) * 6


def test_r10_the_brainstone_lies_in_bowl_1() -> None:
    """It is counted in none of the six tokens; nobody else has one."""
    scene = galaxy("taklons", "ivits", "gleens")

    assert scene.bowls(0) == (2, 4, 0)
    assert [player.brainstone for player in scene.state.players] == [1, 0, 0]


def test_r10_gleens_and_ivits_keep_their_pieces_ready() -> None:
    """The token is not owned yet; six stations wait beside the board of the Ivits."""
    scene = galaxy("taklons", "ivits", "gleens")

    assert sum(scene.player(2).tokens) == 0
    assert scene.state.box.supply[SPACE_STATION] == 6
    assert scene.player(1).built[SPACE_STATION] == 0
    assert scene.state.box.supply[GAIAFORMER] == 3


def placing(scene: Scene) -> list[int]:
    """Who places, in order; each on the first planet that is free."""
    asked = []
    while scene.asked == "PlaceStart":
        asked.append(scene.turn)
        scene.play(scene.legal()[0])
    return asked


def test_r11_mines_in_order_and_back() -> None:
    """A B C, then C B A."""
    assert placing(chosen("terrans", "ambas", "firaks")) == [0, 1, 2, 2, 1, 0]


def test_r11_tv33_xenos_third_mine_and_ivits_last_of_all() -> None:
    """Order A B C D, B = Xenos, C = Ivits: A B D D B A, then B, then C's institute."""
    scene = chosen("terrans", "xenos", "ivits", "firaks")

    assert placing(scene) == [0, 1, 3, 3, 1, 0, 1, 2]
    assert [player.built[:4] for player in scene.state.players] == [
        (2, 0, 0, 0),
        (3, 0, 0, 0),
        (0, 0, 0, 1),
        (2, 0, 0, 0),
    ]


def test_r11_tv33_boosters_are_chosen_from_the_last_to_the_first() -> None:
    """D C B A."""
    scene = chosen("terrans", "xenos", "ivits", "firaks")
    placing(scene)

    asked = []
    while scene.asked == "ChooseBooster":
        asked.append(scene.turn)
        scene.play(scene.legal()[0])

    assert asked == [3, 2, 1, 0]


def test_r11_the_order_starts_with_the_first_player() -> None:
    """Seat 1 of three is first: 1 2 0, then 0 2 1."""
    scene = table(3)
    scene.play("first 1", laid_out(3), "faction terrans", "faction ambas", "faction firaks")

    assert placing(scene) == [1, 2, 0, 0, 2, 1]
    assert scene.turn == 0


def test_r11_only_free_planets_of_ones_colour() -> None:
    """All planets of the home type and no other, less those that are taken."""
    scene = chosen("terrans", "ambas")
    homes = scene.planets("terra")
    assert scene.legal() == [f"start {hex_}" for hex_ in homes]
    assert scene.refused(f"start {scene.planet('ice')}").rule == "R11"

    scene.play(f"start {homes[0]}", "start 3x-6", "start 6x-3")

    assert scene.turn == 0
    assert scene.legal() == [f"start {hex_}" for hex_ in homes[1:]]
    assert scene.refused(f"start {homes[0]}").rule == "R11"


def test_r11_the_ivits_place_their_institute_on_their_colour() -> None:
    """An oxide planet, with an institute on it and no mine."""
    scene = chosen("ivits", "ambas")
    for _ in range(2):
        scene.play(scene.legal()[0])
    assert scene.turn == 0
    assert scene.legal() == [f"start {hex_}" for hex_ in scene.planets("oxide")]
    scene.play("start 3x-2")

    assert scene.structure("3x-2") == "institute"
    assert scene.player().types == 1 << PLANETS.index("oxide")


def test_r12_placements_let_nobody_charge_and_score_nothing() -> None:
    """Two neighbours at the set-up, with the tile for mines in round 1: nothing happens."""
    scene = table(2)
    tiles = "tiles 1 2 3 4 5 / 1 2 3 4 5 6 7 8 9 / 1 2 3 4 5 6 / 1 / 3 1 2 4 5 6 / 1 2"
    scene.play("first 0", tiles, "faction terrans", "faction ambas")
    scene.play("start -4x-1", "start -3x-2", "start 6x-3", "start 5x-1")
    assert scene.distance("-4x-1", "-3x-2") == 1
    assert scene.asked == "ChooseBooster"
    scene.play("booster 1", "booster 2")

    assert scene.asked == "TakeTurn"
    assert [scene.vp(seat) for seat in (0, 1)] == [10, 10]
    assert not scene.told(PowerCharged)
    assert len(scene.told(StartPlaced)) == 4
    assert scene.state.built == ()


def test_r13_three_boosters_stay_on_the_table() -> None:
    """A booster that is taken is gone."""
    scene = chosen("terrans", "ambas")
    placing(scene)
    assert scene.turn == 1
    assert scene.legal() == [f"booster {number}" for number in range(1, 6)]
    scene.play("booster 4")
    assert scene.refused("booster 4").rule == "R13"
    scene.play("booster 2")

    assert [player.booster for player in scene.state.players] == [1, 3]
    assert sorted(scene.state.boosters) == [0, 2, 4]


def test_r14_the_neutral_satellite_stands_on_the_printed_number() -> None:
    """11, 10, 5, 4, 6 and 8 on the six tracks."""
    tiles = GAME.set_up(2, {}).box.final_tiles

    assert {tile.code: tile.neutral for tile in tiles} == {
        "structures": 11,
        "federated": 10,
        "planet-types": 5,
        "gaia-planets": 4,
        "sectors": 6,
        "satellites": 8,
    }


def test_r14_with_two_players_it_takes_a_place_and_with_three_it_is_not_there() -> None:
    """One mine each and the neutral satellite on 11: places 2 and 3 are shared."""
    two = galaxy("terrans", "ambas")
    three = galaxy("terrans", "ambas", "firaks")
    for scene in (two, three):
        for seat, kind in enumerate(("terra", "swamp", "titanium")[: len(scene.state.players)]):
            scene.build_some(seat, kind, "mine")

    assert final_points(two.state, 0) == [9, 9]
    assert final_points(three.state, 0) == [12, 12, 12]


def test_the_whole_set_up_ends_in_the_first_turn() -> None:
    """Everything is there, income was paid, the first player is to act."""
    scene = chosen("terrans", "xenos", "ivits")
    while scene.asked != "TakeTurn":
        scene.play(scene.legal()[0])

    assert (scene.state.round, scene.turn) == (1, 0)
    assert all(player.booster != NONE for player in scene.state.players)
