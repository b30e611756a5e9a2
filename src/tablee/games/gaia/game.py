"""Gaia Project as a `Game`: its options, set-up and standing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from tablee.core import (
    Action,
    BadSetup,
    Opponent,
    Option,
    Seat,
    Sentence,
    Value,
    Vocabulary,
)
from tablee.games.gaia import words
from tablee.games.gaia.actions import FIXED
from tablee.games.gaia.actions.notation import READERS
from tablee.games.gaia.box import Box
from tablee.games.gaia.box.components import DIFFICULTIES
from tablee.games.gaia.box.edition import EDITION, GaiaEdition
from tablee.games.gaia.events import SOURCES
from tablee.games.gaia.habits import HABITS, habitual
from tablee.games.gaia.rules.setup.galaxy import ALL, BASE, DrawMap, TurnSectors, lay_map
from tablee.games.gaia.rules.setup.setup_word import lay_out
from tablee.games.gaia.rules.setup.table import (
    ChooseFactions,
    ChooseFirstPlayer,
    DrawTiles,
    lay_tiles,
)
from tablee.games.gaia.state import AUTOMA, GaiaState
from tablee.games.gaia.state.automa import Automa
from tablee.games.gaia.state.player import Player
from tablee.kit.edition import PrintedEdition
from tablee.kit.room import RoomGame

__all__ = ["EDITION", "GaiaProject", "open_box"]

MAP: Final = "map"
MAPS: Final = ("base", "outer", "rings", "all")
LAST_PLAYER_TURNS_SECTORS: Final = "last_player_turns_sectors"
VARIABLE_TURN_ORDER: Final = "variable_turn_order"
SETUP_WORD: Final = "setup_word"
WASTE_REFUSED: Final = "r44_waste_refused"
LOST_GAINS_REFUSED: Final = "r99_lost_gains_refused"
ADVANCES_DECLINED: Final = "r62_advance_declined"
TOP_LEVEL_CLOSES: Final = "r155_level_5_closes"
DOWNGRADE: Final = "r172_downgrade"
DOWNGRADES: Final = ("first", "second", "faction-action")
AUTOMA_LEVEL: Final = "automa_level"


class GaiaProject(RoomGame[GaiaState]):
    """Gaia Project with one edition of its components."""

    id = "gaia"
    rules_version = 2
    title = "Gaia Project"
    seats = (1, 2, 3, 4)
    sources = SOURCES
    options = (
        Option(MAP, MAPS[0], MAPS, seats=(2, 3, 4)),
        Option.switch(LAST_PLAYER_TURNS_SECTORS, default=False),
        Option.switch(VARIABLE_TURN_ORDER, default=False, seats=(3, 4)),
        Option(AUTOMA_LEVEL, "normal", DIFFICULTIES, seats=(1,)),
        Option(SETUP_WORD, "", seats=(2, 3, 4)),
        Option.switch(WASTE_REFUSED, default=False),
        Option.switch(LOST_GAINS_REFUSED, default=False),
        Option.switch(ADVANCES_DECLINED, default=True),
        Option.switch(TOP_LEVEL_CLOSES, default=False, seats=(1,)),
        Option(DOWNGRADE, DOWNGRADES[0], DOWNGRADES, seats=(1,)),
    )

    habits = HABITS
    has_secrets = False

    def __init__(self, edition: PrintedEdition[GaiaEdition]) -> None:
        self.boxes = {seats: Box(edition.values, seats) for seats in self.seats}
        vocabulary = Vocabulary(FIXED, READERS)
        super().__init__(edition, self.boxes, vocabulary, words.Words(self.boxes[2]))

    def new_state(self, seats: int, options: Mapping[str, Value]) -> GaiaState:
        """R1-R6: the table before anything was drawn or chosen."""
        state = GaiaState()
        state.box = self.boxes[seats]
        state.players = [Player() for _ in range(seats)]
        rulings = state.rulings
        rulings.passing_order = bool(options[VARIABLE_TURN_ORDER])
        rulings.waste_refused = bool(options[WASTE_REFUSED])
        rulings.lost_gains_refused = bool(options[LOST_GAINS_REFUSED])
        rulings.advances_declined = bool(options[ADVANCES_DECLINED])
        rulings.top_level_closes = bool(options[TOP_LEVEL_CLOSES])
        rulings.sectors_turned = bool(options[LAST_PLAYER_TURNS_SECTORS])
        rulings.downgrade = DOWNGRADES.index(str(options[DOWNGRADE]))
        rulings.level = DIFFICULTIES.index(str(options[AUTOMA_LEVEL]))
        word = str(options[SETUP_WORD]).strip()
        if word:
            self._lay_out(state, word)
        else:
            _draw_galaxy(state, MAPS.index(str(options[MAP])))
        return state

    def _lay_out(self, state: GaiaState, word: str) -> None:
        """R17: the table as boardgamers.space lays it out, and that platform's readings."""
        seats = len(state.players)
        if seats == 1:
            raise BadSetup(Sentence("error-setup-word-solo"))
        if len(word.split()) > 1:
            raise BadSetup(Sentence("error-setup-word", word=word))
        rulings = state.rulings
        rulings.follow_boardgamers_space()
        layout = lay_out(word, seats, state.box.sectors)
        state.order = tuple(range(seats))
        state.mirrored = layout.mirrored
        lay_map(state, layout.tiles)
        lay_tiles(
            state,
            (
                layout.boosters,
                layout.standard,
                layout.advanced,
                (layout.token,),
                layout.rounds,
                layout.finals,
            ),
        )
        turning = [TurnSectors()] if rulings.sectors_turned else []
        state.then(*turning, ChooseFactions())

    def standing(self, state: GaiaState, seat: Seat) -> tuple[int, ...]:
        """R121: victory points, and nothing breaks a tie."""
        return (state.players[seat].vp,)

    def opponents(self, state: GaiaState) -> Sequence[Opponent]:
        """R121: whoever has fewer points than the Automa has lost."""
        if state.automa is None:
            return ()
        return (Opponent("opponent-automa", (state.automa.vp,)),)

    def seat_count(self, state: GaiaState) -> int:
        return len(state.players)

    def round_of(self, state: GaiaState) -> int:
        # A round counts once all incomes are in: some are asked about, and positions are compared.
        return state.round - (state.turn < 0)

    def habitual(self, state: GaiaState, seat: Seat, habits: Mapping[str, Value]) -> Action | None:
        return habitual(state, seat, habits)


def _draw_galaxy(state: GaiaState, kind: int) -> None:
    """What chance lays out; alone the map is always a random one (R143)."""
    solo = len(state.players) == 1
    turning = [TurnSectors()] if state.rulings.sectors_turned else []
    if solo:
        state.automa = Automa()
        state.order = (0, AUTOMA)
        state.then(DrawMap(ALL), DrawTiles(), *turning, ChooseFactions())
        return
    if kind == BASE:
        lay_map(state, state.box.base_map)
        state.then(ChooseFirstPlayer(), DrawTiles(), *turning, ChooseFactions())
    else:
        state.then(ChooseFirstPlayer(), DrawMap(kind), DrawTiles(), *turning, ChooseFactions())


def open_box(edition: PrintedEdition[GaiaEdition]) -> GaiaProject:
    """Gaia Project with that edition of its components."""
    return GaiaProject(edition)
