"""Action 2: start a Gaia project (R48-R51)."""

import pytest

from tablee.games.gaia.box.components import GAIA, PLANETS, TRANSDIM
from tests.games.gaia.scenario import HEX, Scene, galaxy


def pioneer(faction: str = "terrans", steps: int = 1, level: int = 1) -> tuple[Scene, str]:
    """A faction on that level of the Gaia project area, and a transdim planet so far away."""
    scene = galaxy(faction, "geodens")
    base, target = scene.beside("transdim", steps)
    scene.build(0, base)
    scene.token(0, "fed2")
    scene.level("gaia-project", level)
    return scene, target


def projects(scene: Scene) -> set[str]:
    """Where projects may be started."""
    return {text.split()[1] for text in scene.legal("project")}


@pytest.mark.parametrize(("level", "tokens"), [(1, 6), (2, 6), (3, 4), (4, 3), (5, 3)])
def test_r48_tv15_tokens_that_a_project_takes(level: int, tokens: int) -> None:
    """They move from the bowls to the Gaia area; the gaiaformer stands on the planet."""
    scene, target = pioneer(level=level)
    scene.fill(tokens, 0, 0)
    scene.play(f"project {target}")

    player = scene.player()
    assert scene.bowls() == (0, 0, 0)
    assert player.gaia_area == tokens
    assert player.projects == 1 << HEX[target]
    assert scene.structure(target) == "gaiaformer"


@pytest.mark.parametrize(("level", "tokens"), [(1, 6), (2, 6), (3, 4), (4, 3), (5, 3)])
def test_r48_one_token_too_few(level: int, tokens: int) -> None:
    """Tokens of all three bowls count together; those in the Gaia area do not."""
    scene, target = pioneer(level=level)
    scene.fill(1, tokens - 3, 1)
    scene.give(0, gaia_area=5)
    assert scene.refused(f"project {target}").rule == "R48"
    scene.fill(1, tokens - 2, 1)

    assert target in projects(scene)


def test_r48_tokens_come_from_the_bowls_of_ones_choice() -> None:
    """Six of 4/4/0: one may keep what is charged, or not."""
    scene, target = pioneer()
    scene.play(f"project {target}")
    assert scene.legal() == ["bowls 4 2 0", "bowls 3 3 0", "bowls 2 4 0"]
    scene.play("bowls 2 4 0")

    assert scene.bowls() == (2, 0, 0)
    assert scene.player().gaia_area == 6


def test_r48_the_brainstone_may_be_one_of_them() -> None:
    """It lies in the Gaia area and comes back to bowl I."""
    scene, target = pioneer("taklons")
    scene.fill(5, 4, 0, brainstone=3)
    scene.play(f"project {target}", "brainstone gaia", "bowls 5 0 0")
    assert (scene.player().brainstone, scene.player().gaia_area) == (4, 5)
    scene.end()
    scene.everybody_passes()

    assert scene.player().brainstone == 1
    assert scene.bowls()[0] == 5


def test_r48_the_brainstone_may_be_needed() -> None:
    """Five tokens and the stone make six, without a question."""
    scene, target = pioneer("taklons")
    scene.fill(0, 5, 0, brainstone=1)
    scene.play(f"project {target}")

    assert scene.asked == "FinishTurn"
    assert (scene.player().brainstone, scene.player().gaia_area) == (4, 5)


def test_r48_only_free_transdim_planets_in_range() -> None:
    """No other planet, none with a gaiaformer, none too far away."""
    scene, target = pioneer(level=4)
    scene.give(0, qic=0)
    near = {hex_ for hex_ in scene.planets("transdim") if scene.nearest(hex_, 0) <= 1}
    assert projects(scene) == near
    far = next(hex_ for hex_ in scene.planets("transdim") if hex_ not in near)
    assert scene.refused(f"project {far}").rule == "R38"
    assert scene.refused(f"project {scene.planet('gaia')}").rule == "R48"
    assert scene.refused(f"project {scene.space((target, 1))}").rule == "R48"
    scene.project(0, target)
    assert scene.refused(f"project {target}").rule == "R48"


def test_r48_nor_where_somebody_else_has_a_gaiaformer() -> None:
    """The planet is taken."""
    scene, target = pioneer()
    scene.level("gaia-project", 1, 1)
    scene.project(1, target)

    assert scene.refused(f"project {target}").rule == "R48"


def test_r48_range_may_be_paid_with_qic() -> None:
    """Three steps at navigation 0: one QIC."""
    scene, target = pioneer(steps=3)
    scene.give(0, qic=0)
    assert scene.refused(f"project {target}").rule == "R38"
    scene.give(0, qic=1)
    scene.fill(6, 0, 0)
    scene.play(f"project {target}")

    assert scene.player().qic == 0


def test_r48_it_costs_neither_credits_nor_ore() -> None:
    """Only tokens, and QIC for range."""
    scene, target = pioneer()
    scene.give(0, credits=0, ore=0, knowledge=0, qic=0)
    scene.fill(6, 0, 0)
    scene.play(f"project {target}")

    assert scene.purse() == (0, 0, 0, 0)


def test_r49_tv15_gaiaformers_by_level() -> None:
    """None on level 0, one from level 1, two from level 3, three from level 4."""
    scene = galaxy("firaks", "geodens")
    scene.token(0, "fed2")
    scene.begin_turn(1)
    scene.play("pass 4")
    owned = [scene.player().gaiaformers]
    for _ in range(5):
        scene.give(0, knowledge=4)
        scene.play("research gaia-project", "end")
        owned.append(scene.player().gaiaformers)

    assert owned == [0, 1, 1, 2, 3, 3]


def test_r49_without_gaiaformer_no_project() -> None:
    """On level 0, and while the only one is bound."""
    scene = galaxy("firaks", "geodens")
    base, target = scene.beside("transdim", 1)
    scene.build(0, base)
    scene.fill(9, 0, 0)
    assert scene.refused(f"project {target}").rule == "R49"

    scene, target = pioneer()
    other = next(hex_ for hex_ in scene.planets("transdim") if hex_ != target)
    scene.project(0, other)
    scene.fill(9, 0, 0)
    assert scene.refused(f"project {target}").rule == "R49"


def test_r50_a_gaiaformer_is_no_structure() -> None:
    """No colony, no type, no sector, no Gaia planet, no power value for its owner."""
    scene, target = pioneer(steps=5)
    before = scene.player().clone()
    scene.project(0, target)

    player = scene.player()
    assert player.structures == before.structures
    assert player.types == before.types
    assert player.sectors == before.sectors
    assert player.gaia_planets == 0
    scene.begin_turn(1)
    rival = next(
        hex_
        for kind in PLANETS[:GAIA]
        for hex_ in scene.planets(kind)
        if scene.distance(hex_, target) <= 2 < scene.nearest(hex_, 0)
    )
    scene.build(1, scene.planet("volcanic"))
    scene.give(1, credits=30, ore=15, qic=9)
    scene.play(f"mine {rival}", "end")
    assert (scene.asked, scene.turn) == ("TakeTurn", 0)


def test_r50_starting_a_project_lets_nobody_charge() -> None:
    """Not even a neighbour."""
    scene, target = pioneer()
    scene.build(1, next(hex_ for kind in PLANETS[:8] for hex_ in near(scene, kind, target)))
    scene.fill(6, 0, 0)
    scene.play(f"project {target}", "end")

    assert (scene.asked, scene.turn) == ("TakeTurn", 1)


def near(scene: Scene, kind: str, hex_: str) -> list[str]:
    """Free planets of that type within two steps."""
    return [*scene.planets(kind, (hex_, 1)), *scene.planets(kind, (hex_, 2))]


def test_r50_a_project_scores_nothing() -> None:
    """Neither as a mine nor as a Gaia planet."""
    for tile in ("score3", "score6"):
        scene = galaxy("terrans", "geodens", rounds=tile)
        base, target = scene.beside("transdim", 1)
        scene.build(0, base)
        scene.fill(6, 0, 0)
        scene.play(f"project {target}")
        assert scene.vp() == 10


def test_r50_it_is_bound_until_the_mine_replaces_it() -> None:
    """Rounds pass and it stays."""
    scene, target = pioneer()
    scene.fill(6, 0, 0)
    scene.play(f"project {target}", "end")
    scene.everybody_passes()
    scene.everybody_passes()

    assert scene.player().gaiaformers == 0
    assert scene.player().projects == 1 << HEX[target]


def test_r51_the_planet_turns_in_the_next_gaia_phase() -> None:
    """Transdim until then, Gaia from the next round on, and the mine costs no QIC."""
    scene, target = pioneer()
    scene.fill(6, 0, 0)
    scene.play(f"project {target}", "end")
    assert scene.state.planets[HEX[target]] == TRANSDIM
    scene.everybody_passes()
    assert scene.state.planets[HEX[target]] == GAIA
    scene.begin_turn(0)
    scene.give(0, credits=2, ore=1, qic=0)
    scene.play(f"mine {target}")

    assert scene.player().gaia_planets == 1


def test_r51_a_project_in_round_6_is_allowed() -> None:
    """It leads to nothing: the planet never turns."""
    scene, target = pioneer()
    scene.state.round = 6
    scene.fill(6, 0, 0)
    scene.play(f"project {target}", "end", "pass", "pass")

    assert scene.state.over
    assert scene.state.planets[HEX[target]] == TRANSDIM
