"""Round scoring, final scoring and the end of the game (R116-R127)."""

from collections import Counter

import pytest

from tablee.games.gaia.box.components import FINALS, LANTIDS, PER_GREAT, PER_MINE, TRIGGERS
from tablee.games.gaia.events import (
    FinalTileScored,
    GameEnded,
    ResearchScored,
    ResourcesScored,
)
from tablee.games.gaia.rules.final_scoring import (
    final_points,
    progress,
    rank_points,
    research_points,
    resource_points,
)
from tablee.games.gaia.rules.gains import count
from tests.games.gaia.scenario import GAME, HEX, Scene, galaxy, mask

ROUND_TILES = {
    "score1": ("step", 2),
    "score2": ("research", 2),
    "score3": ("mine", 2),
    "score4": ("federation", 5),
    "score5": ("trading-station", 4),
    "score6": ("gaia-mine", 4),
    "score7": ("institute-or-academy", 5),
    "score8": ("trading-station", 3),
    "score9": ("gaia-mine", 3),
    "score10": ("institute-or-academy", 5),
}
RANKS = (18, 12, 6, 0)


def ready(faction: str = "terrans", rounds: str | list[str] = "score4") -> Scene:
    """Seat 0 can do each of the deeds below; the neighbour has nothing on the map."""
    scene = galaxy(faction, "ambas", rounds=rounds)
    scene.build(0, "-4x-1", "mine")
    scene.build(0, "-1x-1", "trading-station")
    scene.build(0, "5x-1", "lab")
    # With an institute at 3x-1 and std3 these two make a federation as they stand.
    scene.build(0, "3x-2", "knowledge-academy")
    scene.build(0, "3x-1", "lab")
    scene.build(0, "3x-4", "mine")
    scene.build(0, "2x-3", "mine")
    scene.level("gaia-project", 1)
    scene.project(0, "2x0", done=True)
    scene.give(credits=30, ore=15, knowledge=15, qic=0, vp=0)
    scene.fill(0, 0, 6)
    return scene


#: What is played, what it scores for, and the VP that come with it anyway.
DEEDS: dict[str, tuple[list[str], dict[str, int], int]] = {
    "mine": (["mine -3x-2"], {"mine": 1, "step": 3}, 0),
    "gaia mine": (["mine 2x0"], {"mine": 1, "gaia-mine": 1}, 0),
    "trading station": (["upgrade -4x-1 trading-station"], {"trading-station": 1}, 0),
    "lab": (["upgrade -1x-1 lab", "tech free-2", "decline"], {}, 0),
    "institute": (["upgrade -1x-1 institute"], {"institute-or-academy": 1}, 0),
    "academy": (
        ["upgrade 5x-1 qic-academy", "tech free-2", "decline"],
        {"institute-or-academy": 1},
        0,
    ),
    "research": (["research economy"], {"research": 1}, 0),
    "power action": (["power-3"], {}, 0),
}


@pytest.mark.parametrize("deed", DEEDS)
@pytest.mark.parametrize("tile", ROUND_TILES)
def test_r116_the_tile_of_the_round_pays_for_what_it_shows(tile: str, deed: str) -> None:
    """And for nothing else."""
    texts, triggers, vp = DEEDS[deed]
    trigger, pays = ROUND_TILES[tile]
    scene = ready(rounds=tile)

    scene.play(*texts)

    assert scene.vp() == vp + pays * triggers.get(trigger, 0)


@pytest.mark.parametrize("tile", ROUND_TILES)
def test_r116_a_federation_token_pays_by_score4_alone(tile: str) -> None:
    """6 VP are printed on the token."""
    scene = ready(rounds=tile)
    scene.build(0, "3x-1", "institute")
    scene.tech(0, "std3")
    scene.play("federate")
    scene.play(next(text for text in scene.legal() if "3x-2" in text and "3x-1" in text))
    while scene.asked != "ChooseToken":
        scene.play(scene.legal()[0])

    scene.play("token fed6")

    assert scene.vp() == 6 + (5 if tile == "score4" else 0)


def test_r116_it_pays_each_time_and_only_in_its_round() -> None:
    """Research twice with score2 in round 1, once with score3 in round 2."""
    scene = ready(rounds=["score2", "score3", "score4", "score4", "score4", "score4"])
    scene.play("research economy", "end", "pass 4", "research science", "end")
    assert scene.vp() == 4

    scene.play(scene.legal("pass")[0])
    while scene.asked != "TakeTurn":
        scene.play(scene.legal()[0])
    scene.begin_turn(0)
    scene.give(knowledge=4)
    scene.play("research science")

    assert (scene.state.round, scene.vp()) == (2, 4)


def test_r116_only_who_does_it_is_paid() -> None:
    """The others have nothing of it."""
    scene = ready(rounds="score2")

    scene.play("research economy")

    assert (scene.vp(), scene.vp(1)) == (2, 10)


def test_r117_the_token_of_terraforming_counts_as_a_token() -> None:
    """12 + 5."""
    scene = ready()
    scene.token(0, "fed2")
    scene.level("terraforming", 4)

    scene.play("research terraforming")

    assert scene.vp() == 17


def test_r117_the_gleens_own_token_counts_as_a_token() -> None:
    """It shows no VP."""
    scene = ready("gleens")

    scene.play("upgrade -1x-1 institute")

    assert scene.vp() == 5


def test_r117_levels_from_tiles_and_special_actions_count() -> None:
    """The tile of a lab, the Bescods' action, the Firaks' step back."""
    scene = ready(rounds="score2")
    scene.play("upgrade -1x-1 lab", "tech economy", "advance economy")
    assert scene.vp() == 2

    scene = ready("bescods", rounds="score2")
    scene.play("special faction", "advance science")
    assert scene.vp() == 2

    scene = ready("firaks", rounds="score2")
    scene.build(0, "-7x2", "institute")
    scene.play("special faction", "downgrade 5x-1", "advance science")
    assert scene.vp() == 2


@pytest.mark.parametrize(("tile", "vp"), [("score5", 4), ("score8", 3)])
def test_r117_the_step_back_of_the_firaks_counts_as_a_trading_station(tile: str, vp: int) -> None:
    """Declining the advance changes nothing."""
    scene = ready("firaks", rounds=tile)
    scene.build(0, "-7x2", "institute")

    scene.play("special faction", "downgrade 5x-1", "decline")

    assert scene.vp() == vp


@pytest.mark.parametrize(
    ("code", "deed", "vp"),
    [
        ("std7", "gaia mine", 3),
        ("adv2", "research", 2),
        ("adv14", "mine", 3),
        ("adv14", "gaia mine", 3),
        ("adv15", "trading station", 3),
    ],
)
def test_r117_tech_tiles_pay_besides_the_round_tile(code: str, deed: str, vp: int) -> None:
    """Over what the round tile pays; other deeds bring nothing by it."""
    tiles = {"gaia mine": "score6", "research": "score2", "mine": "score3"}
    texts, triggers, _ = DEEDS[deed]
    tile = tiles.get(deed, "score5")
    trigger, pays = ROUND_TILES[tile]

    def own(scene: Scene) -> None:
        if code.startswith("std"):
            scene.tech(0, code)
        else:
            scene.tech(0, "std1")
            scene.token(0, "fed2")
            scene.advanced(0, code, "std1")

    scene = ready(rounds=tile)
    own(scene)
    scene.play(*texts)
    assert scene.vp() == vp + pays * triggers[trigger]

    scene = ready()
    own(scene)
    scene.play("power-3")
    assert scene.vp() == 0


def test_r117_a_covered_tile_pays_nothing() -> None:
    """std7 under adv3."""
    scene = ready()
    scene.tech(0, "std7")
    scene.token(0, "fed2")
    scene.advanced(0, "adv3", "std7")

    scene.play("mine 2x0")

    assert scene.vp() == 0


def test_r118_the_lost_planet_and_shared_mines_are_mines() -> None:
    """adv4 pays 2 for each of them on arrival."""
    scene = galaxy("lantids", "ambas", advanced=["adv4", "adv2", "adv3", "adv1", "adv5", "adv6"])
    scene.build(0, "-4x-1")
    scene.build(0, "-1x-1", "lab")
    scene.build(1, "-5x1")
    scene.share(0, "-5x1")
    scene.token(0, "fed2", "fed3")
    scene.level("navigation", 5)
    scene.lose(0, "0x0")
    scene.level("terraforming", 4)
    scene.tech(0, "std1")
    scene.give(credits=30, ore=15, vp=0)
    assert count(scene.player(), PER_MINE) == 3

    scene.play("upgrade -1x-1 qic-academy", "advanced terraforming", "cover std1", "decline")

    assert scene.vp() == 6


def test_r118_each_of_the_three_great_structures_counts() -> None:
    """Institute and both academies."""
    scene = galaxy("terrans", "ambas")
    for number, structure in enumerate(("institute", "knowledge-academy", "qic-academy"), 1):
        scene.build_some(0, "terra", structure)
        assert count(scene.player(), PER_GREAT) == number


# Final tiles


def empire(faction: str = "terrans") -> Scene:
    """A mine and a station on terra in sectors 1 and 2, a Gaia lab, the Lost Planet at 0x0.

    The first two and the Lost Planet are in a federation with two satellites; a project is begun.
    """
    scene = galaxy(faction, "ambas", "firaks")
    scene.build(0, "-7x4", "mine")
    scene.build(0, "0x-3", "trading-station")
    scene.build(0, "2x-4", "lab")
    scene.token(0, "fed2")
    scene.level("navigation", 5)
    scene.level("gaia-project", 1)
    scene.lose(0, "0x0")
    scene.project(0, "4x-4")
    scene.federation(0, ["0x-3", "0x0"], ["0x-2", "1x-3"])
    return scene


#: Of `empire`: the mine, the station, the lab and the Lost Planet.
PROGRESS = {
    "structures": 4,
    "federated": 2,
    "planet-types": 3,
    "gaia-planets": 1,
    "sectors": 4,
    "satellites": 2,
}


@pytest.mark.parametrize("final", FINALS)
def test_r119_what_the_final_tiles_rank(final: str) -> None:
    """The Lost Planet counts for all but Gaia planets and satellites; gaiaformers never do."""
    scene = empire()
    sectors = {HEX[hex_] // 19 for hex_ in ("-7x4", "0x-3", "2x-4", "0x0")}
    assert len(sectors) == 4

    assert progress(scene.player(), FINALS.index(final)) == PROGRESS[final]


def test_r119_a_done_project_counts_only_with_its_mine() -> None:
    """Gaia planets, types, sectors and structures wait for the mine."""
    scene = galaxy("terrans", "ambas")
    scene.project(0, "2x0", done=True)
    assert [progress(scene.player(), final) for final in range(6)] == [0] * 6

    scene.give(credits=2, ore=1)
    scene.play("mine 2x0")
    assert [progress(scene.player(), final) for final in range(6)] == [1, 0, 1, 1, 1, 0]


def test_r119_space_stations_count_as_satellites() -> None:
    """Two stations and a satellite."""
    scene = galaxy("ivits", "ambas")
    scene.build(0, "3x-2", "institute")
    scene.federation(0, ["3x-2"], ["2x-2"])
    scene.station(0, "2x-1")
    scene.station(0, "0x0")

    assert progress(scene.player(), FINALS.index("satellites")) == 3


def test_r120_stations_are_no_structures_and_settle_no_sector() -> None:
    """Not even those inside the federation."""
    scene = galaxy("ivits", "ambas")
    scene.build(0, "3x-2", "institute")
    scene.federation(0, ["3x-2"])
    scene.station(0, "2x-2")
    scene.station(0, "0x0")
    assert scene.player().federated == mask("3x-2", "2x-2")

    found = {final: progress(scene.player(), at) for at, final in enumerate(FINALS)}

    assert found == {
        "structures": 1,
        "federated": 1,
        "planet-types": 1,
        "gaia-planets": 0,
        "sectors": 1,
        "satellites": 2,
    }


def test_r120_shared_mines_count_for_structures_sectors_and_federations() -> None:
    """On a Gaia planet of the neighbour: neither a type nor a Gaia planet."""
    scene = galaxy("lantids", "ambas")
    assert scene.player().faction == LANTIDS
    scene.build(0, "-4x-1")
    scene.build(1, "1x-1")
    scene.share(0, "1x-1")
    scene.federation(0, ["-4x-1", "1x-1"])

    found = {final: progress(scene.player(), at) for at, final in enumerate(FINALS)}

    assert found == {
        "structures": 2,
        "federated": 2,
        "planet-types": 1,
        "gaia-planets": 0,
        "sectors": 2,
        "satellites": 0,
    }


# The end


def last_pass(*factions: str, finals: tuple[str, str] = ("structures", "sectors")) -> Scene:
    """The last round; everybody is without resources, tokens and VP."""
    scene = galaxy(*factions, round=6, finals=finals)
    for seat in range(len(factions)):
        scene.give(seat, credits=0, ore=0, knowledge=0, qic=0, vp=0)
        scene.fill(0, 0, 0, seat, brainstone=0)
    return scene


def test_r121_tiles_research_and_resources_follow_the_last_pass() -> None:
    """At once, in this order; then the game is over."""
    scene = last_pass("terrans", "ambas", "firaks")
    scene.build(0, "-7x4")
    scene.level("science", 3)
    scene.give(credits=7)

    for _ in range(3):
        scene.play("pass")

    assert not scene.state.seats_to_act
    assert [scene.vp(seat) for seat in range(3)] == [18 + 18 + 4 + 2, 0, 0]
    kinds = [type(event) for event in scene.events]
    assert kinds[-1] is GameEnded
    assert kinds[3:9] == [FinalTileScored] * 6
    assert Counter(kinds[9:-1]) == {ResearchScored: 3, ResourcesScored: 3}


def test_r121_whoever_has_most_wins_and_a_tie_is_shared() -> None:
    """Nothing breaks it."""
    scene = last_pass("terrans", "ambas", "firaks")
    scene.give(0, vp=20)
    scene.give(1, vp=20, credits=2)
    scene.give(2, vp=19)

    for _ in range(3):
        scene.play("pass")

    assert GAME.winners(scene.state) == [0, 1]


@pytest.mark.parametrize(
    ("values", "points"),
    [
        ([9, 9, 5, 1], [15, 15, 6, 0]),
        ([9, 5, 5, 1], [18, 9, 9, 0]),
        ([9, 5, 3, 3], [18, 12, 3, 3]),
        ([9, 9, 9, 1], [12, 12, 12, 0]),
        ([9, 5, 5, 5], [18, 6, 6, 6]),
        ([9, 9, 9, 9], [9, 9, 9, 9]),
        ([1, 3, 5, 7], [0, 6, 12, 18]),
        ([4, 7, 2], [12, 18, 6]),
    ],
)
def test_r122_places_pay_18_12_6_0_and_ties_share(values: list[int], points: list[int]) -> None:
    """TV1 and TV8."""
    assert rank_points(values, RANKS) == points


def test_r122_the_tiles_of_a_game_are_paid_by_it() -> None:
    """Four players with 3, 2, 2 and 1 structures; the neutral satellite takes no part."""
    scene = galaxy("terrans", "ambas", "firaks", "nevlas")
    assert scene.state.box.rank_vp == RANKS
    for seat, number in enumerate((3, 2, 2, 1)):
        scene.build_some(seat, ("terra", "swamp", "titanium", "ice")[seat], "mine", number)

    assert final_points(scene.state, FINALS.index("structures")) == [18, 9, 9, 0]


@pytest.mark.parametrize(
    ("values", "points"),
    [
        ([9, 0, 0, 0], [18, 0, 0, 0]),
        ([9, 5, 0, 0], [18, 12, 0, 0]),
        ([0, 0, 0, 0], [0, 0, 0, 0]),
        ([0, 0, 7], [0, 0, 18]),
    ],
)
def test_r123_with_nothing_to_show_nothing_is_scored(values: list[int], points: list[int]) -> None:
    """TV9."""
    assert rank_points(values, RANKS) == points


@pytest.mark.parametrize(
    ("values", "points"),
    [
        ((13, 11), [18, 9]),
        ((11, 11), [12, 12]),
        ((9, 0), [12, 0]),
        ((12, 12), [15, 15]),
        ((12, 5), [18, 6]),
    ],
)
def test_r124_with_two_players_the_neutral_satellite_takes_a_place(
    values: tuple[int, int], points: list[int]
) -> None:
    """TV10: structures, where it stands on 11."""
    scene = galaxy("terrans", "ambas")
    for seat, value in enumerate(values):
        scene.player(seat).structures = (1 << value) - 1

    assert final_points(scene.state, FINALS.index("structures")) == points


@pytest.mark.parametrize(
    ("final", "neutral"),
    [
        ("structures", 11),
        ("federated", 10),
        ("planet-types", 5),
        ("gaia-planets", 4),
        ("sectors", 6),
        ("satellites", 8),
    ],
)
def test_r124_it_stands_where_the_tile_prints_it(final: str, neutral: int) -> None:
    """As much as it has shares its place, one more is before it."""
    scene = galaxy("terrans", "ambas")
    player = scene.player()

    def reach(amount: int) -> None:
        player.structures = player.federated = player.types = player.sectors = (1 << amount) - 1
        player.satellites = (1 << amount) - 1
        player.gaia_planets = amount

    reach(neutral)
    assert final_points(scene.state, FINALS.index(final)) == [15, 0]
    reach(neutral + 1)
    assert final_points(scene.state, FINALS.index(final)) == [18, 0]
    reach(neutral - 1)
    assert final_points(scene.state, FINALS.index(final)) == [12, 0]


def test_r124_alone_the_automa_and_the_neutral_satellite_take_places() -> None:
    """TV44: 8 against 9 - 1 of the Automa, and 10: both share 12 and 6."""
    scene = galaxy("terrans")
    assert scene.state.automa is not None
    scene.state.automa.structures = (1 << 9) - 1
    scene.player().structures = scene.player().federated = (1 << 8) - 1

    assert final_points(scene.state, FINALS.index("federated")) == [9, 9]


@pytest.mark.parametrize(("level", "vp"), [(0, 0), (1, 0), (2, 0), (3, 4), (4, 8), (5, 12)])
def test_r125_levels_three_to_five_are_worth_four_each(level: int, vp: int) -> None:
    """TV2, in every area alike."""
    scene = galaxy("terrans", "ambas")
    for area in range(6):
        levels = tuple(level if at == area else 2 for at in range(6))
        assert research_points(scene.state, levels) == vp
    assert research_points(scene.state, (level,) * 6) == 6 * vp


@pytest.mark.parametrize(
    ("purse", "vp"),
    [
        ((2, 1, 0), 1),
        ((2, 0, 0), 0),
        ((1, 1, 1), 1),
        ((2, 2, 2), 2),
        ((2, 2, 1), 1),
        ((30, 15, 15), 20),
    ],
)
def test_r126_three_resources_of_any_kind_are_worth_one(
    purse: tuple[int, int, int], vp: int
) -> None:
    """TV30: the remainder is taken once, over the sum."""
    scene = galaxy("terrans", "ambas")
    credits, ore, knowledge = purse
    scene.give(credits=credits, ore=ore, knowledge=knowledge, qic=0)
    scene.fill(9, 1, 0)

    assert resource_points(scene.state, scene.player()) == vp


def test_r127_power_and_qic_are_converted_first() -> None:
    """TV31: burn one, three credits, one ore: twelve resources."""
    scene = galaxy("terrans", "ambas")
    scene.give(credits=4, ore=2, knowledge=2, qic=1, gaia_area=9)
    scene.fill(1, 3, 2)

    assert resource_points(scene.state, scene.player()) == 4


def ended(options: dict[str, str] | None, faction: str = "terrans") -> Scene:
    """The last round of a game of two, seat 0 with 29 credits and five tokens in bowl III."""
    scene = galaxy(faction, "ambas", round=6, options=dict(options or {}))
    scene.give(credits=29, ore=0, knowledge=0, qic=0, vp=0)
    scene.fill(0, 0, 5, brainstone=0)
    return scene


@pytest.mark.parametrize(("options", "vp"), [(None, 11), ({"setup_word": "some-table-42"}, 10)])
def test_r127_the_limits_do_not_apply(options: dict[str, str] | None, vp: int) -> None:
    """TV32: 34 credits; boardgamers.space stops at 30."""
    scene = ended(options)

    scene.play("pass", "pass")

    (scored, _) = scene.told(ResourcesScored)
    assert scored == ResourcesScored(seat=0, vp=vp)
    assert scene.vp() == vp


def test_r127_the_nevlas_and_taklons_spend_what_their_tokens_are_worth() -> None:
    """Two power a token with the institute; the Brainstone three, also if it rises by burning."""
    scene = galaxy("nevlas", "ambas")
    scene.give(credits=0, ore=0, knowledge=0, qic=0)
    scene.fill(0, 2, 2)
    assert resource_points(scene.state, scene.player()) == 1  # 3
    scene.build(0, "-1x1", "institute")
    assert resource_points(scene.state, scene.player()) == 2  # 6

    scene = galaxy("taklons", "terrans")
    scene.give(credits=0, ore=0, knowledge=0, qic=0)
    scene.fill(0, 0, 3, brainstone=3)
    assert resource_points(scene.state, scene.player()) == 2
    scene.fill(0, 1, 3, brainstone=2)
    assert resource_points(scene.state, scene.player()) == 2
    scene.fill(0, 0, 3, brainstone=2)
    assert resource_points(scene.state, scene.player()) == 1


@pytest.mark.parametrize("faction", ["terrans", "taklons", "nevlas", "itars"])
def test_r127_below_the_limits_both_ways_of_counting_agree(faction: str) -> None:
    """The same purse and bowls under `setup_word`."""
    found = []
    for options in (None, {"setup_word": "some-table-42"}):
        scene = ended(options, faction)
        scene.build(0, "-1x1", "institute")
        scene.give(credits=3, qic=2)
        scene.fill(2, 5, 3, brainstone=2 if faction == "taklons" else 0)
        scene.play("pass", "pass")
        found.append(scene.told(ResourcesScored)[0])
    assert found[0] == found[1]


assert {trigger for trigger, _ in ROUND_TILES.values()} == set(TRIGGERS)
