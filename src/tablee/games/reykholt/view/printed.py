"""What is printed on board and cards; one object for all views of a game."""

from functools import lru_cache

from tablee.games.reykholt.box import Box
from tablee.games.reykholt.box.components import (
    CARDS,
    COLUMNS,
    EVENTS,
    GOODS,
    GROUPS,
    NONE,
    SCENARIOS,
    SIZES,
)
from tablee.games.reykholt.state.rulings import Rulings
from tablee.games.reykholt.view import shapes, signs
from tablee.games.reykholt.words.brief import space_brief
from tablee.games.reykholt.words.effects import card_does, event_does, scenario_does, space_does
from tablee.kit.said import said


def printed(box: Box, rulings: Rulings) -> shapes.Printed:
    """What this game can have: its group of service cards, its scenario and its events."""
    return _printed(box, rulings.group, rulings.scenario)


@lru_cache(maxsize=32)
def _printed(box: Box, group: int, scenario: int) -> shapes.Printed:
    is_story = scenario != NONE
    return shapes.Printed(
        tables=[
            shapes.PrintedTable(GOODS[table.good], table.count, table.plates)
            for table in box.tables[1:]
        ],
        spaces={
            space.code: shapes.PrintedSpace(
                COLUMNS[space.column],
                space.row,
                space.flag,
                [signs.part(word) for word in space.parts],
                said(space_brief(space.parts)),
                said(space_does(space.parts)),
            )
            for space in box.spaces
        },
        rows=box.rows,
        cards={
            code: shapes.PrintedCard(signs.of_card(card), said(card_does(card)))
            for code, card in zip(CARDS, box.cards, strict=True)
            if card.group == GROUPS[group]
        },
        events={
            code: shapes.PrintedEvent(said(event_does(event)))
            for code, event in zip(EVENTS, box.events, strict=True)
            if is_story
        },
        greenhouses={
            str(plots): shapes.PrintedGreenhouse(
                [GOODS[good] for good in kind.allowed], GOODS[kind.rarest]
            )
            for plots, kind in zip(SIZES, box.greenhouses, strict=True)
        },
        scenario=shapes.PrintedScenario(
            SCENARIOS[scenario], said(scenario_does(box.scenarios[scenario], box.seats))
        )
        if is_story
        else None,
    )
