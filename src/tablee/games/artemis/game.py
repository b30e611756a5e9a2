"""The Artemis Project as a `Game`: its options, set-up, standing and solo ranks."""

from collections.abc import Mapping, Sequence
from typing import Final

from tablee.core import Goal, Option, Seat, Value, Vocabulary
from tablee.games.artemis import words
from tablee.games.artemis.actions import FIXED, READERS
from tablee.games.artemis.box import Box
from tablee.games.artemis.box.edition import EDITION, ArtemisEdition
from tablee.games.artemis.events import SOURCES
from tablee.games.artemis.rules.rounds import begin
from tablee.games.artemis.state import ArtemisState
from tablee.games.artemis.state.rulings import Rulings
from tablee.kit.edition import PrintedEdition
from tablee.kit.room import RoomGame

__all__ = ["EDITION", "ArtemisProject", "open_box"]

HARD_MODE: Final = "hard_mode"
RELIC: Final = "relic"
DIRECTIVES: Final = "directives"
COPIES_REMOVED: Final = "r3_copies_removed"
FROZEN_LEAVE_GAME: Final = "r28_frozen_leave_game"
REOFFERS: Final = "r62_reoffer_to_same_player"
DOORSTEP_LIMIT: Final = "r67_doorstep_limit"


class ArtemisProject(RoomGame[ArtemisState]):
    """The Artemis Project with one edition of its components."""

    id = "artemis"
    rules_version = 1
    title = "The Artemis Project"
    seats = (1, 2, 3, 4, 5)
    sources = SOURCES
    options = (
        Option.switch(HARD_MODE, default=False),
        Option.switch(RELIC, default=False),
        Option.switch(DIRECTIVES, default=False),
        Option(COPIES_REMOVED, 1, (1, 2), seats=(1, 2)),
        Option.switch(FROZEN_LEAVE_GAME, default=False),
        Option.switch(REOFFERS, default=False),
        Option(DOORSTEP_LIMIT, "face", ("face", "review")),
    )

    def __init__(self, edition: PrintedEdition[ArtemisEdition]) -> None:
        self.boxes = {seats: Box(edition.values, seats) for seats in self.seats}
        vocabulary = Vocabulary(FIXED, READERS)
        super().__init__(edition, self.boxes, vocabulary, words.Words(self.boxes[2]))

    def new_state(self, seats: int, options: Mapping[str, Value]) -> ArtemisState:
        """R1-R6: everything laid out, the first player not yet drawn."""
        rulings = Rulings()
        rulings.hard = bool(options[HARD_MODE])
        rulings.relic = bool(options[RELIC])
        rulings.directives = bool(options[DIRECTIVES])
        rulings.copies_removed = int(options[COPIES_REMOVED])
        rulings.frozen_leave_game = bool(options[FROZEN_LEAVE_GAME])
        rulings.reoffers = bool(options[REOFFERS])
        rulings.limit_in_review = options[DOORSTEP_LIMIT] == "review"
        state = ArtemisState(self.boxes[seats], rulings)
        begin(state)
        return state

    def standing(self, state: ArtemisState, seat: Seat) -> tuple[int, ...]:
        """R110: the score, then an earlier place in the turn order of the round."""
        return state.players[seat].score, -state.turn_order().index(seat)

    def goals(self, state: ArtemisState) -> Sequence[Goal]:
        """R127: alone, the score earns one of five ranks; the first one is nobody refused."""
        if not state.solo:
            return ()
        box, score = state.box, state.players[0].score
        lowest = min(box.final.badges) + min(0, box.solo.toolkits_few_points)
        targets = (lowest, *box.solo.ranks)
        return [Goal(f"goal-rank-{rank}", score, least) for rank, least in enumerate(targets, 1)]

    def seat_count(self, state: ArtemisState) -> int:
        return len(state.players)

    def round_of(self, state: ArtemisState) -> int:
        return state.round


def open_box(edition: PrintedEdition[ArtemisEdition]) -> ArtemisProject:
    """The Artemis Project with that edition of its components."""
    return ArtemisProject(edition)
