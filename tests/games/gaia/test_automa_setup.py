"""The Automa's set-up (R143-R149, R174), and whole games against it."""

from collections.abc import Callable, Iterator
from random import Random

import pytest

from tablee.core import CHANCE, Event, IllegalAction
from tablee.core.draws import pick
from tablee.games.gaia import actions as act
from tablee.games.gaia.box import Box
from tablee.games.gaia.box.components import (
    AUTOMA_CARDS,
    AUTOMA_FACTIONS,
    FACTIONS,
    GAIA,
    MINE,
    NONE,
    ROUNDS,
)
from tablee.games.gaia.box.edition import EDITION
from tablee.games.gaia.box.hexes import HEX
from tablee.games.gaia.events import BoosterChosen, StartPlaced
from tablee.games.gaia.rules.automa.setup import (
    AutomaBooster,
    AutomaStart,
    ChooseAutomaFaction,
    DrawDirection,
)
from tablee.games.gaia.rules.automa.turn import DrawAction, DrawSupport, refresh
from tablee.games.gaia.rules.rounds.turns import EndRound, TakeTurn
from tablee.games.gaia.state import AUTOMA, GaiaState
from tablee.games.gaia.state.automa import Automa
from tablee.kit.masks import bits
from tests.games.gaia.automa_scene import BOX, GAME, Table, at, table

CENTRE = HEX[0, 0]


def laid_out(seed: int = 0, level: str = "normal") -> GaiaState:
    """A new game at the choice of the human's faction."""
    state = GAME.set_up(1, {"automa_level": level})
    state.play_chance(Random(seed))
    return state


def chosen(
    human: str,
    automa: str,
    *,
    seed: int = 0,
    level: str = "normal",
    sink: Callable[[Event], None] | None = None,
) -> GaiaState:
    """The same with both factions chosen; `sink` hears what follows."""
    state = laid_out(seed, level)
    state.apply_checked(act.PLAY_FACTION[FACTIONS.index(human)])
    state.sink = sink
    state.apply_checked(act.PLAY_AUTOMA[FACTIONS.index(automa)])
    return state


def until_turn(state: GaiaState, seed: int = 0) -> Iterator[GaiaState]:
    """Random play of the set-up, position by position, up to the first turn."""
    rng = Random(seed)
    while not isinstance(state.agenda[-1], TakeTurn):
        yield state
        chance = state.seats_to_act == (CHANCE,)
        state.apply_checked(state.sample(rng) if chance else pick(rng, state.legal()))
    yield state


@pytest.mark.parametrize(("seats", "boosters"), [(2, 5), (3, 6), (4, 7), (1, 5)])
def test_r6_boosters_laid_out(seats: int, boosters: int) -> None:
    """TV5; R144: five against the Automa."""
    state = GAME.set_up(seats, {})
    state.play_chance(Random(3))
    assert len(state.boosters) == boosters == Box(EDITION.changed({}).values, seats).round_boosters


def test_r143_the_map_is_random_and_keeps_planets_of_one_type_apart() -> None:
    """R18; R154 is about how the board is then seen."""
    states = [laid_out(seed) for seed in range(6)]
    assert len({state.tiles for state in states}) == 6
    for state in states:
        assert sorted(tile for tile, _ in state.tiles) == list(range(7))
        for kind in state.kinds[: GAIA + 1]:
            assert not any(state.box.grid.neighbours[hex] & kind for hex in bits(kind))


def test_r144_human_first_and_fewer_tokens() -> None:
    state = laid_out()
    assert state.order == (0, AUTOMA)
    expected = [2] * 6
    expected[state.terraforming_token] = 1
    assert state.tokens == expected


@pytest.mark.parametrize("human", FACTIONS)
def test_r145_a_faction_of_another_colour(human: str) -> None:
    state = laid_out()
    state.apply_checked(act.PLAY_FACTION[FACTIONS.index(human)])
    assert state.agenda[-1] == ChooseAutomaFaction(0)
    offered = [FACTIONS[action.index] for action in state.legal() if hasattr(action, "index")]
    own = FACTIONS.index(human) // 2
    assert offered == [code for code in AUTOMA_FACTIONS if FACTIONS.index(code) // 2 != own]
    assert len(offered) == 6
    with pytest.raises(IllegalAction) as refused:
        state.apply_checked(act.PLAY_AUTOMA[FACTIONS.index("lantids")])
    assert refused.value.rule == "R145"


@pytest.mark.parametrize(
    ("automa", "levels"),
    [
        ("geodens", (1, 0, 0, 0, 0, 0)),
        ("xenos", (0, 0, 1, 0, 0, 0)),
        ("terrans", (0, 0, 0, 1, 0, 0)),
        ("hadsch-hallas", (0, 0, 0, 0, 1, 0)),
        ("taklons", (0, 0, 0, 0, 0, 0)),
        ("firaks", (0, 0, 0, 0, 0, 0)),
        ("itars", (0, 0, 0, 0, 0, 0)),
    ],
)
def test_r145_level_of_the_faction_card(automa: str, levels: tuple[int, ...]) -> None:
    """TV7: no bonus for it."""
    state = chosen("ivits" if automa != "hadsch-hallas" else "nevlas", automa)
    assert state.automa is not None
    assert state.automa.research == levels
    assert state.automa.vp == 10


@pytest.mark.parametrize(
    ("level", "cards", "vp", "in_game"),
    [
        ("easy", 6, 0, 16),
        ("normal", 7, 10, 17),
        ("hard", 8, 10, 17),
        ("ultimate", 9, 10, 17),
        ("nightmare", 9, 10, 17),
    ],
)
def test_r174_first_deck_and_points(level: str, cards: int, vp: int, in_game: int) -> None:
    """TV43."""
    state = chosen("ambas", "itars", level=level)
    assert state.automa is not None
    assert state.automa.vp == vp
    assert state.automa.deck_size() == cards
    assert len(state.automa.deck) + len(state.automa.aside) == in_game
    added = {"hard": {9}, "ultimate": {9, 15}, "nightmare": {9, 15}}.get(level, set())
    assert added <= {card + 1 for card in state.automa.deck}
    assert (1 in state.automa.deck + state.automa.aside) == (level != "easy")


def test_r148_starters_and_one_more() -> None:
    state = chosen("ambas", "itars")
    assert state.automa is not None
    assert [card + 1 for card in state.automa.deck] == [1, 2, 4, 5, 7, 13]
    aside = [3, 6, 8, 9, 10, 11, 12, 14, 15, 16, 17]
    assert [card + 1 for card in state.automa.aside] == aside
    assert state.automa.unknown == 1


def starting(planets: dict[str, str], automa: str = "geodens") -> Table:
    """The Automa places its next mine on this map."""
    scene = table(planets, faction=automa)
    scene.state.then(AutomaStart())
    scene.state.advance()
    return scene


def test_r146_nearest_to_the_centre() -> None:
    scene = starting({"0x3": "volcanic", "1x1": "volcanic", "0x0": "ice", "0x4": "volcanic"})
    assert not scene.state.agenda
    assert scene.on_map() == {"1x1": "mine"}
    scene.state.then(AutomaStart())
    scene.state.advance()
    scene.state.check()
    assert scene.on_map() == {"1x1": "mine", "0x3": "mine"}


def test_r146_a_tie_is_broken_by_a_card() -> None:
    planets = {"2x0": "volcanic", "-2x0": "volcanic", "0x2": "volcanic", "0x0": "ice"}
    for card, where in ((1, "2x0"), (4, "-2x0")):
        scene = starting(planets)
        assert scene.state.agenda[-1] == DrawDirection()
        assert len(scene.state.legal(CHANCE)) == AUTOMA_CARDS
        scene.events.clear()
        scene.state.sink = scene.events.append
        scene.state.apply_checked(act.DRAW_CARD[card - 1])
        scene.state.check()
        assert scene.on_map() == {where: "mine"}
        assert scene.events == [
            StartPlaced(seat=AUTOMA, at=scene.state.site(at(where)), structure=MINE)
        ]
        assert scene.automa.satellites == 0
        assert len(scene.automa.aside) == AUTOMA_CARDS  # the card goes back


@pytest.mark.parametrize(("automa", "mines"), [("geodens", 2), ("xenos", 3)])
@pytest.mark.parametrize("human", ["ivits", "gleens", "lantids"])
def test_r146_order_of_the_first_mines(automa: str, mines: int, human: str) -> None:
    """Human, Automa, Automa, human, the Xenos' third, the human Ivits' institute."""
    if (automa, human) == ("xenos", "gleens"):
        human = "nevlas"
    for seed in range(4):
        events: list[Event] = []
        state = chosen(human, automa, seed=seed, sink=events.append)
        for _ in until_turn(state, seed):
            state.check()
        placed = [event.seat for event in events if isinstance(event, StartPlaced)]
        third = [AUTOMA] * (mines - 2)
        if human == "ivits":
            assert placed == [AUTOMA, AUTOMA, *third, 0]
        else:
            assert placed == [0, AUTOMA, AUTOMA, 0, *third]
        assert state.automa is not None
        home = state.box.factions[state.automa.faction].home
        distances = state.box.grid.distances[CENTRE]
        taken = sorted(distances[hex] for hex in bits(state.automa.structures))
        assert taken == sorted(distances[hex] for hex in bits(state.kinds[home]))[:mines]


def test_r147_booster_of_a_random_card() -> None:
    scene = table()
    scene.state.boosters = [7, 2, 9, 0, 5]
    scene.human.booster = scene.automa.booster = NONE
    scene.state.then(AutomaBooster())
    assert len(scene.state.legal(CHANCE)) == AUTOMA_CARDS
    scene.state.apply_checked(act.DRAW_CARD[3])  # card 4: bar 4
    scene.state.check()
    assert scene.automa.booster == 0
    assert scene.state.boosters == [7, 2, 9, 5]
    assert scene.events == [BoosterChosen(seat=AUTOMA, booster=0)]


def test_r147_the_automa_is_first() -> None:
    events: list[Event] = []
    state = chosen("ambas", "itars", sink=events.append)
    for _ in until_turn(state):
        pass
    assert [event.seat for event in events if isinstance(event, BoosterChosen)] == [AUTOMA, 0]


def test_r149_the_human_begins_and_the_automa_has_no_income() -> None:
    state = chosen("ambas", "itars")
    for _ in until_turn(state):
        pass
    assert state.agenda[-1] == TakeTurn(0)
    assert state.automa is not None
    assert state.automa.vp == 10
    state.apply_checked(act.PASS[state.boosters[0]])
    assert state.seats_to_act == (CHANCE,)  # its two cards
    assert state.order == (0, AUTOMA)


def test_r149_whoever_passes_first_begins() -> None:
    """R156: the next round is the Automa's to begin if it passed first."""
    for first in (0, AUTOMA):
        scene = table({"0x0": "terra"}, human={"0x0": "mine"})
        scene.deck(1, 2, 4, 5, 7, 13)
        scene.state.order = (0, AUTOMA)
        scene.state.passed = (first, AUTOMA - first)
        scene.state.then(EndRound())
        scene.state.advance()
        scene.state.check()
        assert scene.state.order == (first, AUTOMA - first)
        expected = DrawSupport() if first == AUTOMA else TakeTurn(0)
        assert scene.state.agenda[-1] == expected
        assert scene.state.round == 2
        assert not scene.state.passed


def whole_game(human: str, automa: str, seed: int, level: str = "normal") -> Iterator[GaiaState]:
    """Random play that seldom passes, position by position."""
    rng = Random(seed)
    state = chosen(human, automa, seed=seed, level=level)
    while not state.over:
        yield state
        if state.seats_to_act == (CHANCE,):
            state.apply_checked(state.sample(rng))
            continue
        legal = state.legal()
        acts = [action for action in legal if not isinstance(action, act.Pass)]
        state.apply(pick(rng, acts if acts and rng.random() < 0.9 else legal))
    yield state


PAIRS = [
    (human, automa)
    for index, human in enumerate(FACTIONS)
    for automa in (AUTOMA_FACTIONS[index % 7], AUTOMA_FACTIONS[(index + 3) % 7])
    if FACTIONS.index(human) // 2 != FACTIONS.index(automa) // 2
]
DECKS = {"easy": 6, "normal": 7, "hard": 8, "ultimate": 9, "nightmare": 9}


@pytest.mark.parametrize(("human", "automa"), PAIRS)
def test_r174_whole_games_hold_together(human: str, automa: str) -> None:
    """Any faction of the human's, every level: pieces and cards are conserved."""
    for seed, (level, first) in enumerate(DECKS.items()):
        begun: dict[int, int] = {}
        for state in whole_game(human, automa, seed, level):
            state.check()
            assert state.automa is not None
            open_cards = (state.automa.action, state.automa.support)
            held = state.automa.deck_size() + len(state.automa.discards)
            held += sum(card != NONE for card in open_cards)
            if isinstance(state.agenda[-1] if state.agenda else None, TakeTurn):
                begun.setdefault(state.round, held)
        assert state.round == ROUNDS
        assert state.automa is not None
        assert state.automa.booster == NONE
        assert all(held == first + round_ - 1 for round_, held in begun.items())


def test_r148_deck_sizes_of_the_rounds() -> None:
    """TV40: one card more each round, of which the last three lie crosswise."""
    state = chosen("ambas", "geodens")
    assert state.automa is not None
    sizes = [state.automa.deck_size()]
    state.agenda.clear()
    while len(sizes) < ROUNDS:
        state.then(refresh(state))
        state.advance()
        sizes.append(state.automa.deck_size())
    assert sizes == [7, 8, 9, 10, 11, 12]
    assert BOX.crosswise == 3


@pytest.mark.parametrize("seed", range(3))
def test_r148_snapshots_of_a_whole_game(seed: int) -> None:
    """Draws included: every frame of the Automa's can be saved."""
    frames = set()
    for state in whole_game("ivits", "xenos", seed):
        assert GAME.load(GAME.dump(state)) == state
        frames |= {type(frame) for frame in state.agenda}
    assert {DrawSupport, DrawAction} <= frames


AMISS: dict[str, Callable[[Automa], object]] = {
    "a piece too many": lambda automa: setattr(automa, "built", (2, *automa.built[1:])),
    "a type": lambda automa: setattr(automa, "types", 0),
    "a sector": lambda automa: setattr(automa, "sectors", 0),
    "a Gaia planet": lambda automa: setattr(automa, "gaia_planets", 1),
    "a satellite on a planet": lambda automa: setattr(automa, "satellites", 1 << at("0x0")),
    "a hex of nobody": lambda automa: setattr(automa, "structures", 1 << at("0x1")),
    "a card twice": lambda automa: setattr(automa, "discards", (0,)),
    "a card lost": lambda automa: setattr(automa, "deck", (0,)),
    "an order": lambda automa: setattr(automa, "deck", (1, 0)),
    "too many unknown": lambda automa: setattr(automa, "unknown", AUTOMA_CARDS - 1),
    "less than none": lambda automa: setattr(automa, "unknown", -1),
}


@pytest.mark.parametrize("amiss", AMISS)
def test_r142_what_the_checks_find(amiss: str) -> None:
    scene = table({"0x0": "volcanic", "0x1": "ice"}, automa={"0x0": "mine"})
    scene.deck(1, 2, unknown=1)
    AMISS[amiss](scene.automa)
    with pytest.raises(AssertionError):
        scene.state.check()


def test_r162_whole_games_build_and_upgrade() -> None:
    """R158: over a few games the Automa builds, upgrades and leaves satellites behind."""
    built = kinds = satellites = 0
    for seed in range(3):
        *_, state = whole_game("nevlas", "terrans", seed)
        assert state.automa is not None
        built += state.automa.structures.bit_count()
        kinds += sum(count > 0 for count in state.automa.built)
        satellites += state.automa.satellites.bit_count()
    assert built > 3 * 6
    assert kinds >= 3 * 3
    assert satellites > 0
