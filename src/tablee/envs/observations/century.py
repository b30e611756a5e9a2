"""How a view of 20th Century becomes numbers."""

from tablee.envs.observations.table import Table
from tablee.games.century.box.components import (
    ANCHORS,
    BONUS_CARDS,
    BONUS_ROUNDS,
    CATASTROPHES,
    COLUMNS,
    FULL_ROUNDS,
    LETTERS,
    MOST_EFFECTS,
    SPANS,
    TECHNOLOGIES,
    TERRITORIES,
    TILES,
)
from tablee.games.century.game import TwentiethCentury
from tablee.games.century.view.shapes import CenturyView


def table(game: TwentiethCentury, seats: int) -> Table:
    """Tiles and technologies go by their ids."""
    rounds = tuple(map(str, BONUS_ROUNDS))
    return Table(
        view=CenturyView,
        words={
            "CenturyView.territories": TERRITORIES,
            "CenturyView.technologies": TECHNOLOGIES,
            "CenturyView.catastrophe": CATASTROPHES,
            "CenturyView.bonus_cards": rounds,
            "CenturyView.bonus_cards{}": BONUS_CARDS,
            "Lot.tile": TERRITORIES,
            "Lot.passed": tuple(range(seats)),
            "Sold.tile": TERRITORIES,
            "Quit.technology": TECHNOLOGIES,
            "Player.bonus_now": rounds,
            "Aside.tile": TILES,
            "Attached.tile": TILES,
            "Attached.citizens": LETTERS,
            "Attached.bridges": tuple(f"{ANCHORS[start]}-{ANCHORS[end]}" for start, end in SPANS),
            "OwnedTechnology.id": TECHNOLOGIES,
            "Attaching.tile": TILES,
            "Effecting.technology": TECHNOLOGIES,
            "Effecting.tile": TILES,
            "Effecting.city": LETTERS,
            "Centre.tile": TERRITORIES,
            "Centre.city": LETTERS,
        },
        rows={
            "CenturyView.territories": 10,
            "CenturyView.technologies": 10,
            "CenturyView.sold": 10,
            "CenturyView.quits": seats,
            "CenturyView.quit": seats,
            "CenturyView.pawns": seats,
            "CenturyView.catastrophe_columns": COLUMNS,
            "CenturyView.players": seats,
            "Lot.bids": seats,
            "Player.aside": 8,
            "Player.technologies": FULL_ROUNDS,
            "Player.country": 24,
            "Player.centres": 8,
            "Attached.bridges": 2,
            "OwnedTechnology.effects": MOST_EFFECTS,
        },
        counted=frozenset({"Lot.passed", "Attached.citizens"}),
        left=frozenset(
            {
                "CenturyView.printed",
                "CenturyView.prices",
                "CenturyView.columns",
                "CenturyView.candidates",
                "Column.index",
                "Column.pawns",
                "Player.seat",
                "Player.bonuses",
                "Attaching.joints",
                "Centre.reach",
                "BonusNow.terms",
            }
        ),
    )
