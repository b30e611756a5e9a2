"""When service cards act, and how often."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from tablee.games.reykholt.box.components import WORKERS, Column, Good, Phase
from tablee.games.reykholt.box.vocabulary.words import Few, Plots, Word, snake


class On(Word, frozen=True, tag_field="on", tag=snake):
    """When a service card acts."""


class Take(On, frozen=True):
    """At once and one time, when the card is taken or shared (R60, R63)."""


class Static(On, frozen=True):
    """Always."""


class AnyTime(On, frozen=True):
    """Whenever its user wants (R71)."""


class PhaseStart(On, frozen=True):
    """First thing in this phase, in turn order."""

    phase: Literal["work", "harvest", "rest"]


class PhaseEnd(On, frozen=True):
    """After all players have finished this phase, in turn order."""

    phase: Literal["work", "tourism"]


class AfterOwnAction(On, frozen=True):
    """After an own worker's space is resolved; of this column, or one that has done this itself."""

    column: Column | None = None
    includes: Literal["harvest", "plant", "take_greenhouse"] | None = None


class AfterOwnPlacement(On, frozen=True):
    """After the `nth` own worker of the round is resolved."""

    nth: Annotated[int, msgspec.Meta(ge=1, le=WORKERS)]


class OpponentPlacement(On, frozen=True):
    """After an opponent's worker is resolved."""

    #: An own worker stands in the same row.
    row_has_own_worker: bool = False


class OwnPlant(On, frozen=True):
    """Each own planting, in a greenhouse of so many plots, or of its rarest good."""

    printed_plots: Plots | None = None
    good: Literal["rarest_of_greenhouse"] | None = None


class OwnBonus(On, frozen=True):
    """When the bonus of tourism is taken."""


class OwnPayTable(On, frozen=True):
    """While a table is paid in tourism."""


class OwnArrival(On, frozen=True):
    """Each time a step of tourism leads to a table."""

    #: Another manager stands there.
    table_occupied: bool = False
    #: Alone, tables that ask for this good count instead.
    solo_table_good: Good | None = None


class OwnTourismTurnEnd(On, frozen=True):
    """When the own turn of tourism ends."""


class GreenhouseEmptied(On, frozen=True):
    """A harvest takes the last good of an own greenhouse; in this phase, if one is named."""

    phase: Phase | None = None


class BeforeOwnDiscardGreenhouse(On, frozen=True):
    """Just before an own greenhouse goes back to its pile."""


class OpponentDiscardsGreenhouse(On, frozen=True):
    """An opponent discards a greenhouse or gives it away."""


Trigger: TypeAlias = (
    Take
    | Static
    | AnyTime
    | PhaseStart
    | PhaseEnd
    | AfterOwnAction
    | AfterOwnPlacement
    | OpponentPlacement
    | OwnPlant
    | OwnBonus
    | OwnPayTable
    | OwnArrival
    | OwnTourismTurnEnd
    | GreenhouseEmptied
    | BeforeOwnDiscardGreenhouse
    | OpponentDiscardsGreenhouse
)


class Limit(Word, frozen=True):
    """At most `n` uses a round or a game by each user (R68).

    Without a limit a card acts each time its trigger comes. Taking it comes once (R63).
    """

    per: Literal["round", "game"]
    n: Few = 1
