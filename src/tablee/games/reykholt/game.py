"""Reykholt as a `Game`: its options, set-up, standing and solo goals."""

from collections.abc import Mapping, Sequence
from typing import Final

from tablee.core import Action, Goal, Option, Seat, Value, Vocabulary
from tablee.games.reykholt import words
from tablee.games.reykholt.actions import FIXED
from tablee.games.reykholt.box import Box
from tablee.games.reykholt.box.components import (
    EVENTS,
    GROUP_FOR_TWO,
    GROUPS,
    NONE,
    SCENARIOS,
)
from tablee.games.reykholt.box.edition import EDITION, ReykholtEdition
from tablee.games.reykholt.events import SOURCES
from tablee.games.reykholt.habits import HABITS, habitual
from tablee.games.reykholt.rules import ending
from tablee.games.reykholt.rules.effects.compiling import compiled
from tablee.games.reykholt.rules.rounds import begin
from tablee.games.reykholt.state import ReykholtState
from tablee.games.reykholt.state.rulings import Rulings
from tablee.kit.edition import PrintedEdition
from tablee.kit.room import RoomGame

__all__ = ["EDITION", "Reykholt", "open_box"]

MODE: Final = "mode"
STANDARD: Final = "standard"
SERVICE_GROUP: Final = "service_group"
STORY_CARDS: Final = "r8_story_cards"
START_PLAYER_IN_FRONT: Final = "r12_start_player_in_front"
DISCARDS_RETURN_TO: Final = "r36_discards_return_to"
BLOCKED_SPACE: Final = "r91_blocked_space"
EVENTS_USED: Final = "r95_events"


class Reykholt(RoomGame[ReykholtState]):
    """Reykholt with one edition of its components."""

    id = "reykholt"
    rules_version = 1
    title = "Reykholt"
    seats = (1, 2, 3, 4)
    sources = SOURCES
    habits = HABITS
    has_secrets = False
    options = (
        Option(MODE, STANDARD, (STANDARD, *SCENARIOS)),
        Option(SERVICE_GROUP, GROUPS[0], GROUPS, only={GROUP_FOR_TWO: (2,)}),
        Option(STORY_CARDS, "story", ("story", "always", "never")),
        Option.switch(START_PLAYER_IN_FRONT, default=False),
        Option(DISCARDS_RETURN_TO, "top", ("top", "bottom")),
        Option.switch(BLOCKED_SPACE, default=False, seats=(1,)),
        Option(EVENTS_USED, len(EVENTS), (len(EVENTS), len(EVENTS) - 1)),
    )

    def __init__(self, edition: PrintedEdition[ReykholtEdition]) -> None:
        self.boxes = {seats: Box(edition.values, seats) for seats in self.seats}
        self.books = {seats: compiled(box) for seats, box in self.boxes.items()}
        vocabulary = Vocabulary(FIXED)
        super().__init__(edition, self.boxes, vocabulary, words.Words(self.boxes[2]))

    def new_state(self, seats: int, options: Mapping[str, Value]) -> ReykholtState:
        """R6-R12: everything laid out, the start player not yet drawn."""
        mode, story_cards = options[MODE], options[STORY_CARDS]
        is_story = mode != STANDARD
        rulings = Rulings()
        rulings.scenario = SCENARIOS.index(mode) if is_story else NONE
        rulings.group = GROUPS.index(options[SERVICE_GROUP])
        rulings.story_cards = is_story if story_cards == "story" else story_cards == "always"
        rulings.start_player_in_front = bool(options[START_PLAYER_IN_FRONT])
        rulings.discards_to_bottom = options[DISCARDS_RETURN_TO] == "bottom"
        rulings.blocked_space = bool(options[BLOCKED_SPACE])
        rulings.thirteenth_event = options[EVENTS_USED] == len(EVENTS)
        state = ReykholtState(self.boxes[seats], self.books[seats], rulings)
        begin(state)
        return state

    def standing(self, state: ReykholtState, seat: Seat) -> tuple[int, ...]:
        """R57, R90: the table or the points, then who is in front."""
        return ending.standing(state, seat)

    def goals(self, state: ReykholtState) -> Sequence[Goal]:
        """R89, R96: alone, a table or points to reach."""
        if not state.solo:
            return ()
        rule = ending.points_rule(state)
        if rule is not None:
            target = state.box.scenarios[state.rulings.scenario].goal_points
            if target is not None:
                return [Goal("goal-points", ending.points(state, 0, rule), target)]
        return [Goal("goal-table", state.players[0].table, ending.goal_table(state))]

    def seat_count(self, state: ReykholtState) -> int:
        return len(state.players)

    def round_of(self, state: ReykholtState) -> int:
        return state.round

    def habitual(
        self, state: ReykholtState, seat: Seat, habits: Mapping[str, Value]
    ) -> Action | None:
        return habitual(state, seat, habits)

    def shared(self, seats: int) -> Mapping[str, object]:
        return {"box": self.boxes[seats], "book": self.books[seats]}


def open_box(edition: PrintedEdition[ReykholtEdition]) -> Reykholt:
    """Reykholt with that edition of its components."""
    return Reykholt(edition)
