"""Gaia Project as a `Game`: its options, set-up, standing and everything asked about it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final

from tablee.core import (
    Action,
    BadSetup,
    Event,
    Game,
    Opponent,
    Option,
    Seat,
    Sentence,
    Value,
    Vocabulary,
)
from tablee.games.gaia import features, knowledge, view, words
from tablee.games.gaia.actions import FIXED
from tablee.games.gaia.actions.notation import READERS
from tablee.games.gaia.box import Box
from tablee.games.gaia.box.components import DIFFICULTIES
from tablee.games.gaia.box.edition import EDITION, GaiaEdition
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
from tablee.kit.parts import parts_of

__all__ = ["EDITION", "GaiaProject", "open_box"]

MAP: Final = "map"
MAPS: Final = ("base", "outer", "rings", "all")
LAST_PLAYER_TURNS_SECTORS: Final = "last_player_turns_sectors"
VARIABLE_TURN_ORDER: Final = "variable_turn_order"
SETUP_WORD: Final = "setup_word"
WASTE_REFUSED: Final = "r44_waste_refused"
LOST_GAINS_REFUSED: Final = "r99_lost_gains_refused"
DOWNGRADE: Final = "r172_downgrade"
DOWNGRADES: Final = ("first", "second", "faction-action")
AUTOMA_LEVEL: Final = "automa_level"

PARTS: Final = parts_of("tablee.games.gaia")


class GaiaProject(Game[GaiaState]):
    """Gaia Project with one edition of its components."""

    id = "gaia"
    rules_version = 1
    title = "Gaia Project"
    phrases = words.PHRASEBOOK
    seats = (1, 2, 3, 4)
    options = (
        Option(MAP, MAPS[0], MAPS, seats=(2, 3, 4)),
        Option.switch(LAST_PLAYER_TURNS_SECTORS, default=False),
        Option.switch(VARIABLE_TURN_ORDER, default=False, seats=(3, 4)),
        Option(AUTOMA_LEVEL, "normal", DIFFICULTIES, seats=(1,)),
        Option(SETUP_WORD, "", seats=(2, 3, 4)),
        Option.switch(WASTE_REFUSED, default=False),
        Option.switch(LOST_GAINS_REFUSED, default=False),
        Option(DOWNGRADE, DOWNGRADES[0], DOWNGRADES, seats=(1,)),
    )

    habits = HABITS
    has_secrets = False

    def __init__(self, edition: PrintedEdition[GaiaEdition]) -> None:
        self.edition = edition
        self._boxes = {seats: Box(edition.values, seats) for seats in self.seats}
        self.vocabulary = Vocabulary(FIXED, READERS)
        self._words = words.Words(self._boxes[2])

    def new_state(self, seats: int, options: Mapping[str, Value]) -> GaiaState:
        """R1-R6: the table before anything was drawn or chosen."""
        state = GaiaState()
        state.box = self._boxes[seats]
        state.players = [Player() for _ in range(seats)]
        rulings = state.rulings
        rulings.passing_order = bool(options[VARIABLE_TURN_ORDER])
        rulings.waste_refused = bool(options[WASTE_REFUSED])
        rulings.lost_gains_refused = bool(options[LOST_GAINS_REFUSED])
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

    def observe(self, state: GaiaState, seat: Seat | None) -> view.GaiaView:
        return view.observe(state)

    def deal_anew(self, world: GaiaState, seat: Seat, rng: Random) -> None:
        knowledge.deal_anew(world, seat, rng)

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

    @property
    def feature_names(self) -> Sequence[str]:
        return features.NAMES

    def features(self, state: GaiaState, seat: Seat) -> list[float]:
        return features.features(state, seat)

    def value(self, state: GaiaState, seat: Seat) -> float:
        return features.value(state, seat)

    def habitual(self, state: GaiaState, seat: Seat, habits: Mapping[str, Value]) -> Action | None:
        return habitual(state, seat, habits)

    def question(self, state: GaiaState, seat: Seat | None) -> Sentence:
        return self._words.question(state, seat)

    def describe(self, state: GaiaState, seat: Seat, action: Action) -> Sentence:
        return self._words.describe(state, seat, action)

    def targets(self, state: GaiaState, seat: Seat, action: Action) -> tuple[str, ...]:
        return view.targets(action)

    def tell(self, event: Event) -> Sentence:
        return self._words.tell(event)

    @property
    def parts(self) -> Sequence[type]:
        return PARTS

    def shared(self, seats: int) -> Mapping[str, object]:
        return {"box": self._boxes[seats]}


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
