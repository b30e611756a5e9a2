"""What Gaia Project says: every question, action, event and refusal, in both languages."""

import re
from collections.abc import Iterator
from importlib import import_module
from importlib.resources import files
from pkgutil import walk_packages
from random import Random

import pytest

import tablee
from tablee.core import Action, Decision, Event, IllegalAction, Match, Seat, Sentence
from tablee.core.draws import pick
from tablee.games.gaia import actions as act
from tablee.games.gaia import events, rules
from tablee.games.gaia.box.components import (
    AMBAS,
    AREAS,
    AUTOMA_ACTIONS,
    BESCODS,
    DIFFICULTIES,
    FACTIONS,
    FINALS,
    FIRAKS,
    GLEENS,
    IVITS,
    LANTIDS,
    PLANETS,
    ROUNDS,
    STRUCTURES,
)
from tablee.games.gaia.box.sites import Site
from tablee.games.gaia.game import GaiaProject
from tablee.games.gaia.rules.board_actions import RepeatToken
from tablee.games.gaia.rules.building.build_mine import FreeMine
from tablee.games.gaia.rules.building.gaia_project import FarReach
from tablee.games.gaia.rules.federation.forming import ChoosePlanets, ChooseSatellites
from tablee.games.gaia.rules.power.charging import ChargePower
from tablee.games.gaia.rules.power.cycle import (
    TO_GAIA_AREA,
    TO_SUPPLY,
    ChooseBowls,
    ChooseChargedBowl,
    ChooseGivenBrainstone,
    ChooseSpentBrainstone,
)
from tablee.games.gaia.rules.research import ChooseAdvance
from tablee.games.gaia.rules.rounds.gaia_phase import ExchangeTokens, GatherTokens
from tablee.games.gaia.rules.rounds.income import ChooseIncome
from tablee.games.gaia.rules.setup.galaxy import TurnSector
from tablee.games.gaia.rules.tech_tiles import ChooseCovered
from tablee.games.gaia.state import AUTOMA, GaiaState
from tablee.kit.masks import bits
from tablee.kit.text import LANGUAGES

GAME = tablee.game("gaia")
ROOM = files("tablee.games.gaia")
NAMES = ("Ann", "Bo", "Cy", "Di")
WORDS = ROOM.joinpath("text", "en.ftl").read_text("utf-8")
KEYS = set(re.findall(r"^([\w-]+) =", WORDS, re.MULTILINE))
#: Two spaces, a stop after an abbreviation's stop, a gap that was not filled, nothing at all.
WRONG = re.compile(r"[{}$]|  |\.\.|None|^\s*$| ,|\( |“”|«\s*»")


def say(sentence: Sentence, you: Seat | None = None) -> list[str]:
    """The sentence in both languages, of which nothing is missing."""
    said = [GAME.say(sentence, lang, NAMES, you) for lang in LANGUAGES]
    for words in said:
        assert not WRONG.search(words), f"{sentence.key}: {words}"
    return said


def busy(legal: list[Action], rng: Random) -> Action:
    """An action, seldom a conversion or a pass, so that a random game comes to something."""
    quiet = (act.Pass, act.Convert, act.Burn, act.Decline)
    lively = [action for action in legal if not isinstance(action, quiet)]
    return pick(rng, lively if lively and rng.random() < 0.95 else legal)


def played(
    seats: int, seed: int, told: list[Event] | None = None, **options: bool | str
) -> Iterator[GaiaState]:
    """The positions of a busy game in which somebody is asked, and its end."""
    rng = Random(seed)
    match: Match[GaiaState] = Match(GAME, seats, seed, options)
    match.state.sink = told.append if told is not None else None
    while not match.over:
        yield match.state
        match.play(busy(list(match.legal()), rng))
    yield match.state


def late(seats: int = 2, seed: int = 3) -> GaiaState:
    """A position of round 4."""
    return next(state for state in played(seats, seed) if state.round == 4).clone()


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everything_in_a_game_has_words(seats: int) -> None:
    rng = Random(seats)
    told: list[Event] = []
    galaxy = {"map": "all"} if seats > 1 else {}  # alone it is always a random one
    for state in played(seats, 7, told, last_player_turns_sectors=True, **galaxy):
        for seat in (None, *range(seats)):
            say(GAME.question(state, seat), seat)
        if not state.agenda:
            break
        asked = state.seats_to_act[0]
        described = [GAME.describe(state, asked, action) for action in state.legal()]
        for sentence in rng.sample(described, min(4, len(described))):
            say(sentence, asked)
        for action in rng.sample(GAME.vocabulary.fixed(), 6):
            say(GAME.describe(state, asked, action), asked)
            if action not in state.legal():
                with pytest.raises(IllegalAction) as refused:
                    state.apply_checked(action)
                say(refused.value.reason, asked)
    assert told
    for event in told:
        for you in (None, 0):
            say(GAME.tell(event), you)


@pytest.mark.parametrize("seats", [1, 4])
def test_every_action_has_words_in_any_position(seats: int) -> None:
    first, *_, last = played(seats, 5)
    for state in (first.clone(), late(seats), last):
        for action in GAME.vocabulary.fixed():
            for words in say(GAME.describe(state, 0, action)):
                assert len(words) < 250
    more = ("unite 0x0 1x-1", "link 2x-2", "income 4pw 1t", "income 1t", "bowls 2 0 1")
    for text in more:
        say(GAME.describe(late(seats), 0, GAME.parse(text)))
    state = late(seats)
    for made in (act.LayMap([(0, 1)], ["01"]), act.LayTiles([[1], [2]])):
        say(GAME.describe(state, 0, made))


def test_what_is_told_of_an_action_is_what_it_does() -> None:
    """Points, and the price of mines, as the rules then take and give them."""
    checked: set[str] = set()
    for seats in (1, 2, 3, 4):
        for seed in range(3):
            rng = Random(seed)
            match: Match[GaiaState] = Match(GAME, seats, seed)
            while not match.over:
                state = match.state
                action = busy(list(match.legal()), rng)
                seat = state.seats_to_act[0]
                told = GAME.describe(state, seat, action).args
                player = state.players[seat]
                before = (player.vp, player.credits, player.ore, player.qic)
                outside = state.round in (0, ROUNDS)
                match.play(action)
                player = match.state.players[seat]
                # A faction begins with points, a last pass may end the game, and an advanced tile
                # pays once it covers another.
                if outside or isinstance(action, act.TakeAdvanced | act.Cover):
                    continue
                vp = told.get("vp", 0)
                assert isinstance(vp, int)
                charged = isinstance(action, act.Charge)
                assert player.vp - before[0] == (-vp if charged else vp), str(action)
                if isinstance(action, act.BuildMine):
                    assert before[1] - player.credits == told["credits"]
                    assert before[2] - player.ore == told["ore"]
                    assert before[3] - player.qic == told["qic"]
                elif isinstance(action, act.StartProject):
                    assert before[3] - player.qic == told["qic"]
                elif isinstance(action, act.Upgrade) and player.faction != GLEENS:
                    assert before[1] - player.credits == told["credits"]
                    assert before[2] - player.ore == told["ore"]
                if vp:
                    checked.add(type(action).__name__)
    assert checked >= {"BuildMine", "Upgrade", "Research", "Pass", "TakeToken", "Charge"}


def frames() -> list[type[Decision[GaiaState]]]:
    """Every question of the rules."""
    found = []
    for module in walk_packages(rules.__path__, f"{rules.__name__}."):
        room = import_module(module.name)
        for thing in vars(room).values():
            own = isinstance(thing, type) and thing.__module__ == room.__name__
            if own and issubclass(thing, Decision):
                found.append(thing)
    return found


def test_every_question_has_words() -> None:
    assert len(frames()) > 25
    for frame in frames():
        assert f"prompt-{frame.__name__}" in KEYS


def test_questions_that_are_seldom_asked() -> None:
    state = late()
    hex = bits(state.players[1].structures)[0]
    # The Brainstone, and something to build beside.
    state.players[0].brainstone = 1
    asked: list[Decision[GaiaState]] = [
        *(frame(0) for frame in frames() if frame.__init__ is Decision.__init__),
        FreeMine(0, 1),
        FreeMine(0, 2),
        FarReach(0, 3),
        ChargePower(0, hex, 1),
        ChargePower(0, hex, 3),
        ChooseIncome(0, ((4, 1, 0, 0, 0, 0), (2, 0, 0, 1, 0, 0))),
        GatherTokens(0, 1),
        GatherTokens(0, 6),
        ExchangeTokens(0),
        ChoosePlanets(0),
        ChooseSatellites(0, 7),
        ChooseAdvance(0, (3,)),
        ChooseAdvance(0, (1, 2)),
        ChooseChargedBowl(0, 1),
        ChooseSpentBrainstone(0, 4),
        TurnSector(0, 5),
        ChooseCovered(0, next(area for area in range(6) if state.advanced_at[area] >= 0)),
        *(ChooseBowls(0, count, where) for count in (1, 3) for where in (TO_SUPPLY, TO_GAIA_AREA)),
        *(
            ChooseGivenBrainstone(0, count, where)
            for count in (1, 3)
            for where in (TO_SUPPLY, TO_GAIA_AREA)
        ),
    ]
    assert {type(frame) for frame in asked} == set(frames())
    for frame in asked:
        state.agenda.append(frame)
        say(GAME.question(state, 0), 0)
        say(GAME.question(state, 1), 1)
        for action in (act.DECLINE, *act.BRAINSTONE, *act.BUILD_MINE, *act.TAKE_TOKEN):
            say(GAME.describe(state, 0, action), 0)


def test_a_question_about_power_names_the_builder() -> None:
    """R110, R112: also the Automa, who has no seat."""
    state = late(seats=1)
    assert state.automa is not None
    hex = bits(state.automa.structures)[0]
    state.agenda.append(ChargePower(0, hex, 1))
    assert "Automa" in say(GAME.question(state, 0), 0)[1]
    state = late()
    hex = bits(state.players[1].structures)[0]
    state.agenda.append(ChargePower(0, hex, 1))
    assert "Bo built" in say(GAME.question(state, 0), 0)[1]


def test_free_steps_and_range_change_the_price() -> None:
    """R43, R103: what is told depends on the question."""
    positions = (state for seed in range(10) for state in played(4, seed))
    state = next(s for s in positions if s.agenda and isinstance(s.agenda[-1], FreeMine))
    seat = state.seats_to_act[0]
    for action in state.legal():
        aided = GAME.describe(state, seat, action).args
        frame = state.agenda.pop()
        alone = GAME.describe(state, seat, action).args
        state.agenda.append(frame)
        assert int(str(aided["ore"])) <= int(str(alone["ore"]))
        assert aided["steps"] == alone["steps"]


EVENTS = [
    thing
    for thing in vars(events).values()
    if isinstance(thing, type) and issubclass(thing, Event) and thing is not Event
]


def test_every_event_has_words() -> None:
    for event in EVENTS:
        assert f"event-{event.__name__}" in KEYS


#: A planet that is the only one of its type in its sector, one of two, and space.
TERRA = Site(3, "01", PLANETS.index("terra"), alone=True)
TWIN = Site(4, "01", PLANETS.index("transdim"), alone=False)
SPACE = Site(7, "01", -1, alone=False)

RARE: list[Event] = [
    events.FirstPlayerChosen(seat=0),
    events.GalaxyLaid(),
    *(events.SectorTurned(seat=0, sector="05b", turns=turns) for turns in range(1, 6)),
    *(events.FactionChosen(seat=0, faction=faction, vp=10) for faction in range(len(FACTIONS))),
    *(events.StartPlaced(seat=0, at=TERRA, structure=structure) for structure in (0, 3)),
    *(events.BoosterChosen(seat=1, booster=booster) for booster in range(10)),
    *(events.RoundBegan(round=1, tile=tile) for tile in range(10)),
    events.IncomeTaken(seat=0, money=0, ore=0, knowledge=0, qic=0, charge=0, tokens=0),
    events.IncomeTaken(seat=0, money=0, ore=0, knowledge=0, qic=1, charge=0, tokens=0),
    events.PlanetsGaiaformed(seat=0, hexes=(4,), sectors=("01",)),
    events.PlanetsGaiaformed(seat=0, hexes=(4, 29), sectors=("01", "02")),
    *(events.TokensGathered(seat=0, conversion=index) for index in range(4)),
    events.TokensExchanged(seat=0),
    events.LostPlanetPlaced(seat=0, at=SPACE, qic=1, vp=2),
    *(
        events.Upgraded(0, TERRA, before, after, 6, 6, 0)
        for before, after in ((1, 3), (2, 4), (2, 5))
    ),
    *(events.TechTileTaken(seat=0, place=tile, tile=tile, vp=0) for tile in range(9)),
    *(events.AdvancedTileTaken(seat=0, area=0, tile=t, covered=3, vp=t) for t in range(15)),
    *(events.TokenGained(seat=0, token=token, vp=token) for token in range(7)),
    *(events.TokenRepeated(seat=0, token=token, vp=8) for token in range(7)),
    *(events.BoardActionUsed(seat=0, space=space, vp=space // 9 * 4) for space in range(10)),
    *(events.SpecialActionUsed(seat=0, special=index) for index in range(len(act.SPECIALS))),
    events.InstituteSwapped(seat=0, before=TERRA, at=TWIN),
    events.Downgraded(seat=0, at=TWIN, vp=4),
    events.Downgraded(seat=AUTOMA, at=TERRA, vp=0),
    *(events.Converted(seat=0, conversion=index) for index in range(len(act.CONVERSIONS))),
    *(
        events.PowerCharged(seat=0, power=p, vp=p, token=t)
        for p in (0, 1, 2)
        for t in (True, False)
    ),
    *(events.ChargeDeclined(seat=0, power=power) for power in (0, 1, 2)),
    *(events.Passed(seat=s, booster=b, vp=3) for s in (0, AUTOMA) for b in (-1, 4)),
    *(events.CardsDrawn(action=card, support=0) for card in range(17)),
    events.AutomaResearched(area=2, level=4, taken=-1),
    *(events.AutomaResearched(area=2, level=4, taken=tile) for tile in range(15)),
    *(events.AutomaCovered(space=space) for space in range(10)),
    *(events.AutomaIdle(action=action) for action in range(len(AUTOMA_ACTIONS))),
    events.AutomaScored(vp=2),
    *(events.FinalTileScored(seat=s, final=f, amount=1, vp=0) for s in (0, 4) for f in range(6)),
    events.ResearchScored(seat=AUTOMA, vp=4),
    events.GameEnded(scores=(90, 80, 70)),
    events.GameEnded(scores=(90,), automa=101),
]


@pytest.mark.parametrize("event", RARE, ids=str)
def test_an_event_has_words(event: Event) -> None:
    for you in (None, 0):
        said = say(GAME.tell(event), you)
        assert all(words.endswith(".") for words in said)


def test_every_refusal_has_words() -> None:
    reasons: set[str] = set()
    for module in ROOM.joinpath("rules").iterdir():
        if module.name.endswith(".py"):
            source = module.read_text("utf-8")
            reasons |= {
                f"refuse-{key}" for key in re.findall(r'_no\(\s*"R\d+", "([\w-]+)"', source)
            }
            reasons |= set(re.findall(r'Sentence\("(refuse-[\w-]+)"', source))
    assert reasons - {"refuse-not-now"} <= KEYS
    for structure in STRUCTURES:
        say(Sentence("refuse-no-piece", structure=structure))


def test_options_and_their_values_have_words() -> None:
    for option in GAME.options:
        say(Sentence(f"option-{option.name}"))
        say(Sentence(f"option-{option.name}-help"))
        for value in option.choices:
            if isinstance(value, str):
                say(Sentence(f"option-{option.name}-{value}"))
    for level in DIFFICULTIES:
        say(Sentence(f"difficulty-{level}"))
    for key in ("error-setup-word", "error-setup-word-solo"):
        say(Sentence(key, word="two words"))


@pytest.mark.parametrize("faction", [AMBAS, BESCODS, FIRAKS, IVITS, LANTIDS])
def test_special_actions_are_told_by_faction(faction: int) -> None:
    state = late()
    for player in state.players:
        player.faction = faction
    for action in act.USE_SPECIAL:
        say(GAME.describe(state, 0, action))


@pytest.mark.parametrize("kind", ["faction", "planet", "structure", "area", "final", "gist"])
def test_components_have_names(kind: str) -> None:
    codes = {
        "faction": FACTIONS,
        "planet": PLANETS,
        "structure": STRUCTURES,
        "area": AREAS,
        "final": FINALS,
        "gist": FACTIONS,
    }
    for code in codes[kind]:
        say(Sentence(f"{kind}-{code}"))


def test_a_repeated_token_pays_no_tile() -> None:
    """R97: its own points only."""
    state = late()
    box = state.box
    for token, action in enumerate(act.TAKE_TOKEN):
        state.agenda.append(RepeatToken(0))
        assert GAME.describe(state, 0, action).args["vp"] == box.tokens[token].gain.vp
        state.agenda.pop()


def test_the_game_says_its_own_words() -> None:
    assert isinstance(GAME, GaiaProject)
    assert say(Sentence("about"))[0].startswith("Quatorze")
