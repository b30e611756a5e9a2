"""The edition file: what is printed, how it may be corrected, and what is refused."""

import pytest

from tablee.core import BadEdition, Json
from tablee.games.reykholt.box import Box
from tablee.games.reykholt.box.components import CARDS, COLUMNS, EVENTS, GOODS, GROUPS, SCENARIOS
from tablee.games.reykholt.box.edition import EDITION
from tablee.games.reykholt.box.vocabulary import Gain, PhaseStart
from tablee.kit.edition import SOURCES, read_table
from tablee.kit.text import LANGUAGES, Phrasebook

WORDS = Phrasebook("tablee.games.reykholt")
SHIPPED = EDITION.open(read_table(EDITION.text()))
BOXES = {seats: Box(SHIPPED.values, seats) for seats in (1, 2, 3, 4)}
GAIN: Json = [{"op": "gain", "goods": {"lettuce": 2}}]


def test_every_value_has_a_source() -> None:
    sources = SHIPPED.sources

    assert set(sources) <= set(SOURCES)
    assert sources["rulebook"] > 70
    assert SHIPPED.changes == {}


@pytest.mark.parametrize(("seats", "spaces"), [(1, 12), (2, 12), (3, 20), (4, 24)])
def test_r4_spaces_in_use(seats: int, spaces: int) -> None:
    """R4: 12, 12, 20 and 24 spaces; with three players the tile covers the top row."""
    box = BOXES[seats]

    assert len(box.spaces) == spaces == len(box.rows) * len(COLUMNS)
    assert box.rows[0] == (2 if seats == 3 else 1)
    assert [space.number for space in box.spaces] == sorted(space.number for space in box.spaces)


@pytest.mark.parametrize(("seats", "cards"), [(2, 15), (3, 19), (4, 23)])
def test_r6_greenhouses_in_play(seats: int, cards: int) -> None:
    """R6: cards for more players stay in the box."""
    box = BOXES[seats]

    assert sum(box.piles) + sum(box.random) + 1 == cards


def test_r82_piles_of_a_lone_player() -> None:
    assert BOXES[1].piles == (1, 2, 2, 1)


def test_r8_groups_of_service_cards() -> None:
    """R8: 36 cards in five groups, each fills the display, and 16 of the story pack."""
    cards = BOXES[2].cards

    assert len(cards) == len(CARDS) == 52
    assert sum(card.is_story for card in cards) == 16
    for group in GROUPS:
        assert sum(card.group == group and not card.is_story for card in cards) >= BOXES[2].shown
    assert (BOXES[1].shown, BOXES[4].shown) == (3, 5)


def test_the_track_asks_for_one_to_six_of_each_good() -> None:
    tables = BOXES[2].tables

    assert len(tables) == 31
    assert [(table.good, table.count) for table in tables[1:]] == [
        (good, count) for count in range(1, 7) for good in range(len(GOODS))
    ]
    assert all(table.plates == table.count for table in tables)


def test_r17_flags_stand_in_the_outer_columns() -> None:
    for box in BOXES.values():
        flagged = {space.column for space in box.spaces if space.flag}
        assert flagged == {COLUMNS.index("property"), COLUMNS.index("town_hall")}


def test_r83_a_lone_player_finds_the_flagged_spaces_of_the_property_blocked() -> None:
    codes = {space.number: space.code for space in BOXES[1].spaces}

    assert [codes[number] for number in BOXES[1].blocked] == ["property-1", "property-2"]
    assert BOXES[2].blocked == ()


def test_r65_neighbours() -> None:
    """R64, R65: nobody shares with two players; with four not the one opposite."""
    assert BOXES[2].neighbours == ((), ())
    assert {*BOXES[3].neighbours[0]} == {1, 2}
    assert {*BOXES[4].neighbours[0]} == {1, 3}


def test_events_and_scenarios() -> None:
    box = BOXES[2]

    assert [event.code for event in box.events] == list(EVENTS)
    assert [event.is_thirteenth for event in box.events] == [False] * 12 + [True]
    assert [scenario.code for scenario in box.scenarios] == list(SCENARIOS)
    assert [scenario.rounds for scenario in box.scenarios] == [8, 7, 8, 7, 6]
    assert [scenario.rounds for scenario in BOXES[1].scenarios] == [6, 5, 6, 5, 5]


@pytest.mark.parametrize(
    ("card", "kind"),
    [
        ("opening_buffet", "immediate"),
        ("barter_stall", "any_time"),
        ("community_greenhouse", "greenhouse"),
        ("head_chef", "ongoing"),
    ],
)
def test_the_kind_of_a_card_follows_from_its_trigger(card: str, kind: str) -> None:
    assert BOXES[2].cards[[*CARDS].index(card)].kind == kind  # type: ignore[arg-type]


def test_a_card_that_its_owner_corrects_is_played_as_corrected() -> None:
    changes: dict[str, Json] = {
        "services.cards.sower.trigger.on": "phase_start",
        "services.cards.sower.trigger.includes": None,
        "services.cards.sower.trigger.phase": "rest",
        "services.cards.sower.effect": GAIN,
        "services.cards.sower.limit.per": "game",
        "services.cards.sower.provenance": "owner",
    }
    edition = EDITION.changed(changes)
    card = Box(edition.values, 3).cards[CARDS.index("sower")]

    assert card.trigger == PhaseStart("rest")
    assert [effect.goods.counts for effect in card.effects if isinstance(effect, Gain)] == [
        (0, 2, 0, 0, 0)
    ]
    assert card.limit is not None
    assert card.limit.per == "game"
    assert edition.digest != SHIPPED.digest
    assert EDITION.changed(edition.changes).digest == edition.digest


def test_a_space_that_its_owner_corrects_is_played_as_corrected() -> None:
    changes: dict[str, Json] = {"board.side_1_2.spaces.market-1.parts": GAIN}
    space = Box(EDITION.changed(changes).values, 1).spaces[COLUMNS.index("market")]

    assert len(space.parts) == 1
    assert isinstance(space.parts[0], Gain)


CARD = "services.cards"
SIDE = "board.side_1_2.spaces"
HARVEST: Json = [{"op": "harvest", "max": 1, "exclude_greenhouses_used_by_trigger": True}]
BAD = [
    pytest.param(f"{CARD}.sower.trigger.on", "dusk", "edition-value", id="no such trigger"),
    pytest.param(f"{CARD}.sower.trigger", "take", "edition-value", id="trigger is no table"),
    pytest.param(f"{CARD}.sower.trigger.row", 1, "edition-unknown", id="no such filter"),
    pytest.param(f"{CARD}.sower.effect", [], "edition-value", id="no effect"),
    pytest.param(f"{CARD}.sower.effect", [{"op": "win"}], "edition-value", id="no such effect"),
    pytest.param(
        f"{CARD}.sower.effect",
        [{"op": "gain", "goods": {"potato": 1}}],
        "edition-unknown",
        id="no such good",
    ),
    pytest.param(f"{CARD}.sower.effect", [{"op": "gain"}], "edition-missing", id="what is gained"),
    pytest.param(
        f"{CARD}.sower.effect",
        [{"op": "gain", "goods": {"tomato": 0}}],
        "edition-nothing",
        id="gain of nothing",
    ),
    pytest.param(
        f"{CARD}.sower.effect", [{"op": "rescue_goods", "max": 1}], "edition-misplaced", id="rescue"
    ),
    pytest.param(f"{CARD}.sower.effect", HARVEST, "edition-misplaced", id="nothing harvested"),
    pytest.param(
        f"{CARD}.sower.effect",
        [{"op": "opponent_gain", "goods": {"tomato": 1}}],
        "edition-two-players",
        id="opponent of group A",
    ),
    pytest.param(
        f"{CARD}.night_market.cost",
        [{"op": "pay_any", "n": 1}],
        "edition-misplaced",
        id="nothing is commoner than a tomato",
    ),
    pytest.param(
        f"{CARD}.barter_stall.cost",
        [{"op": "pay_any", "n": 2, "same": True, "different": True}],
        "edition-nothing",
        id="same and different",
    ),
    pytest.param(f"{CARD}.barter_stall.limit.per", None, "edition-endless", id="no limit"),
    pytest.param(f"{CARD}.barter_stall.optional", None, "edition-optional", id="compulsory"),
    pytest.param(f"{CARD}.hamper.optional", True, "edition-optional", id="optional hamper"),
    pytest.param(f"{CARD}.hamper.limit.per", "round", "edition-misplaced", id="hamper each round"),
    pytest.param(
        f"{CARD}.head_chef.condition",
        [{"is": "empty_row_exists"}],
        "edition-misplaced",
        id="payment on condition",
    ),
    pytest.param(f"{CARD}.sower.story", True, "edition-count", id="17 story cards"),
    pytest.param(f"{CARD}.sower.story", 1, "edition-value", id="story is yes or no"),
    pytest.param(f"{CARD}.hamper", None, "edition-missing", id="51 cards"),
    pytest.param(
        f"{CARD}.spy",
        {"provenance": "owner", "group": "A", "trigger": {"on": "take"}, "effect": GAIN},
        "edition-unknown",
        id="53 cards",
    ),
    pytest.param(f"{CARD}.community_greenhouse.effect", GAIN, "edition-misplaced", id="no house"),
    pytest.param(f"{SIDE}.field-2.flag", True, "edition-flag", id="flag in the field"),
    pytest.param(f"{SIDE}.property-3.flag", True, "edition-count", id="three flags"),
    pytest.param(
        f"{SIDE}.field-4",
        {"provenance": "owner", "parts": GAIN},
        "edition-unknown",
        id="fourth row",
    ),
    pytest.param(f"{SIDE}.field-3", None, "edition-missing", id="11 spaces"),
    pytest.param(
        f"{SIDE}.field-3.parts", [{"op": "share_service"}], "edition-misplaced", id="share for two"
    ),
    pytest.param(
        f"{SIDE}.field-3.parts", [{"op": "plant", "min": 3, "max": 2}], "edition-nothing", id="3-2"
    ),
    pytest.param(
        f"{SIDE}.property-1.parts",
        [{"op": "take_greenhouse", "source": "random", "sizes": [3]}],
        "edition-nothing",
        id="random size",
    ),
    pytest.param("greenhouses.piles.from_3.4", 2, "edition-count", id="24 greenhouses"),
    pytest.param("greenhouses.sizes.5.rarest", "carrot", "edition-rarest", id="golden crate"),
    pytest.param("track.tables.30", None, "edition-missing", id="29 tables"),
    pytest.param("track.tables.26.count", 7, "edition-value", id="seven goods"),
    pytest.param("events.cards.geyser.thirteenth", True, "edition-count", id="two thirteenths"),
    pytest.param("events.cards.geyser.effect", [], "edition-nothing", id="nothing happens"),
    pytest.param(
        "events.cards.snowstorm.modifiers",
        [{"op": "row_closed", "row": "bottom", "solo_spaces": ["field-5"]}],
        "edition-space",
        id="closed space of the other side",
    ),
    pytest.param("scenarios.cards.fresh_arrivals.end.rule", "never", "edition-value", id="endless"),
    pytest.param("scenarios.cards.fresh_arrivals.rounds", 9, "edition-value", id="nine rounds"),
    pytest.param(
        "scenarios.cards.varied_cuisine.solo_goal_points", None, "edition-goal", id="no goal"
    ),
    pytest.param("rounds.standard", 8, "edition-printed", id="rulebook: rounds"),
    pytest.param("solo.goal_table", 20, "edition-printed", id="rulebook: goal"),
    pytest.param("service_display.shown", 4, "edition-printed", id="rulebook: display"),
    pytest.param("greenhouses.piles.from_1.3", 2, "edition-count", id="rulebook: piles"),
    pytest.param(f"{CARD}.farm_girl.effect", GAIN, "edition-printed", id="rulebook: a card"),
]


@pytest.mark.parametrize(("key", "value", "reason"), BAD)
def test_nonsense_is_refused_with_one_message(key: str, value: Json, reason: str) -> None:
    with pytest.raises(BadEdition) as refused:
        EDITION.changed({key: value})

    error = refused.value
    assert error.reason.key == reason
    for lang in LANGUAGES:
        assert error.key in WORDS.say(error.sentence, lang)


@pytest.mark.parametrize(
    ("key", "value", "named", "allowed"),
    [
        (f"{CARD}.sower.trigger.on", "dusk", f"{CARD}.sower.trigger.on", "take, static, any_time"),
        (f"{CARD}.sower.effect", [{"op": "win"}], f"{CARD}.sower.effect.op", "gain, gain_choice"),
        (f"{CARD}.sower.effect", "win", f"{CARD}.sower.effect", "whose “op” is one of: gain"),
        (
            f"{CARD}.barter_stall.cost",
            [{"op": "pay_any", "n": "all"}],
            f"{CARD}.barter_stall.cost.n",
            "a whole number from 1 to 6, or plates_of_own_table",
        ),
        (f"{CARD}.sower.story", 1, f"{CARD}.sower.story", "true, false"),
        (f"{CARD}.sower.limit", 1, f"{CARD}.sower.limit", "a table"),
        (f"{CARD}.sower.limit.per", "week", f"{CARD}.sower.limit.per", "game, round"),
    ],
)
def test_a_slip_is_told_by_the_words_that_are_allowed(
    key: str, value: Json, named: str, allowed: str
) -> None:
    with pytest.raises(BadEdition) as refused:
        EDITION.changed({key: value})

    assert refused.value.key == named
    assert allowed in WORDS.say(refused.value.sentence, "en")
