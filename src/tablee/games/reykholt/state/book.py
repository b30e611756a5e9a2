"""The book: what spaces, cards, events and scenarios do, compiled once from the box.

Rules write the effects; a position only knows that they are there. Pending work names an effect by
its number, so that frames hold ints alone.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar, Final, TypeAlias

from tablee.core import Action, Seat
from tablee.games.reykholt.box.components import NONE, NOTHING, Counts
from tablee.games.reykholt.box.vocabulary import Condition, Trigger

if TYPE_CHECKING:
    from tablee.games.reykholt.state import ReykholtState

About: TypeAlias = tuple[int, ...]
"""What set something off, as its trigger tells it: a good and a kind of greenhouse, a table..."""

#: Moments at which cards may act; the two of each phase first.
PHASE_START: Final = 0
PHASE_END: Final = 4
AFTER_ACTION: Final = 8
AFTER_PLACEMENT: Final = 9
OPPONENT_PLACEMENT: Final = 10
OWN_PLANTING: Final = 11
OWN_BONUS: Final = 12
OWN_PAYMENT: Final = 13
OWN_ARRIVAL: Final = 14
OWN_TURN_END: Final = 15
GREENHOUSE_EMPTIED: Final = 16
BEFORE_DISCARD: Final = 17
OPPONENT_DISCARDS: Final = 18
ANY_TIME: Final = 19
#: When the card is taken, and cards that never act by themselves.
TAKING: Final = 20
STATIC: Final = 21

#: What a space has done, for cards that react to it: bits of `ReykholtState.deeds`.
HARVESTED: Final = 1
PLANTED: Final = 2
GREENHOUSE_GOT: Final = 4

#: How long uses are counted.
PER_ROUND: Final = 0
PER_GAME: Final = 1


class GreenhouseKind:
    """What is printed on a greenhouse: plots, the goods it allows, its rarest type (R73)."""

    __slots__ = ("allowed", "card", "plots", "rarest")

    def __init__(self, plots: int, allowed: tuple[int, ...], rarest: int, card: int) -> None:
        self.plots: Final = plots
        self.allowed: Final = allowed
        self.rarest: Final = rarest
        #: The service card that is this greenhouse, `NONE` for greenhouse cards.
        self.card: Final = card


class Effect:
    """One thing to do, for one seat."""

    __slots__ = ("following", "number", "source")

    #: Whether what follows waits for what is paid here.
    is_payment: ClassVar[bool] = False
    #: Whether paying a cost may make it possible, or impossible.
    depends_on_cost: ClassVar[bool] = False

    def __init__(self, source: int) -> None:
        self.number = NONE
        #: What comes next in the same list, `NONE` at its end.
        self.following = NONE
        #: Whose effect it is, an index of `actions.USABLE`; `NONE`: a space's or a scenario's.
        self.source: Final = source

    @abstractmethod
    def can_be_done(self, state: ReykholtState, seat: Seat, about: About) -> bool:
        """Whether it would do anything now; a cost: whether it can be paid in full."""

    def can_be_done_for(
        self, state: ReykholtState, seat: Seat, about: About, cost: tuple[Effect, ...]
    ) -> bool:
        """Whether it would do anything once that cost is paid (R23)."""
        return self.can_be_done(state, seat, about)

    @abstractmethod
    def begin(self, state: ReykholtState, seat: Seat, about: About, paid: Counts) -> None:
        """It is done, or asked for; only called where it can be done."""


class Usable:
    """What may be used at a moment: a service card, or the arrivals of solo (R85)."""

    __slots__ = (
        "conditions",
        "cost",
        "discount",
        "effects",
        "first",
        "gains",
        "index",
        "is_immediate",
        "is_optional",
        "is_plain",
        "limit",
        "minimum",
        "moment",
        "per",
        "provides",
        "substitutes",
        "trigger",
    )

    def __init__(self, index: int, trigger: Trigger, moment: int) -> None:
        #: Its number among `actions.USABLE`: for cards, the number of the card.
        self.index: Final = index
        self.trigger: Final = trigger
        self.moment: Final = moment
        self.conditions: tuple[Condition, ...] = ()
        self.cost: tuple[Effect, ...] = ()
        self.effects: tuple[Effect, ...] = ()
        #: The number of the first cost or effect.
        self.first = NONE
        self.is_immediate = False
        self.is_optional = False
        #: Gains these goods and nothing else, without condition or choice.
        self.is_plain = False
        self.gains: Counts = NOTHING
        #: Uses (0: no limit) a round or a game.
        self.limit = 0
        self.per = PER_ROUND
        #: Kinds of greenhouses that the card is itself.
        self.provides: tuple[int, ...] = ()
        #: In the payment of a table (R48): goods of other types; goods fewer, down to a minimum.
        self.substitutes = 0
        self.discount = 0
        self.minimum = 0


class Parts:
    """The parts of a space, or of one branch of an "or" (R20-R22)."""

    __slots__ = ("gains", "labels", "number", "others")

    def __init__(
        self, number: int, gains: Counts, labels: tuple[int, ...], others: tuple[Effect, ...]
    ) -> None:
        self.number: Final = number
        #: What is gained by itself, before anything else.
        self.gains: Final = gains
        #: The other parts, and which of the printed parts each is, from 0.
        self.labels: Final = labels
        self.others: Final = others


class Weather:
    """How an event changes the rules of its round, or a scenario those of the game."""

    __slots__ = ("bonus", "cap", "cap_from", "closed", "extra", "ignores_flags")

    def __init__(self) -> None:
        #: Goods more by the bonus.
        self.bonus = 0
        #: Spaces where no worker may be placed.
        self.closed = 0
        #: Harvest time takes from so many greenhouses at most (0: from all), from that round on.
        self.cap = 0
        self.cap_from = 1
        #: After harvest time so many goods more from one of these greenhouses.
        self.extra = 0
        self.ignores_flags = False


class Book:
    """Everything that is done, for one player count. Shared by all positions, never changed."""

    __slots__ = (
        "always",
        "arrivals",
        "cards",
        "effects",
        "event_effects",
        "event_weather",
        "fair_weather",
        "flag_mates",
        "in_use",
        "kinds",
        "needs",
        "parts",
        "scenario_setup",
        "scenario_weather",
        "spaces",
        "work_table",
    )

    def __init__(self) -> None:
        self.effects: list[Effect] = []
        self.parts: list[Parts] = []
        #: By space number: the number of its parts; `NONE` for those not in use.
        self.spaces: list[int] = []
        #: By space number: all flagged spaces of its column if it has a flag itself (R17).
        self.flag_mates: list[int] = []
        self.in_use = 0
        #: R16: what spaces in use need, each thing once: an effect that must be possible, its bit,
        #: and the spaces where it is enough. Where goods are gained nothing is needed.
        self.needs: list[tuple[Effect, int, int]] = []
        self.always = 0
        #: Spaces in use: their bit, the action that chooses them, and the bits of what they need.
        self.work_table: list[tuple[int, Action, int]] = []
        self.cards: list[Usable] = []
        self.arrivals: Usable | None = None
        #: By event, by scenario: the number of the first effect for each seat, and the weather.
        self.event_effects: list[int] = []
        self.event_weather: list[Weather] = []
        self.scenario_setup: list[int] = []
        self.scenario_weather: list[Weather] = []
        self.fair_weather: Final = Weather()
        #: Greenhouses of the piles by size, then those of service cards.
        self.kinds: list[GreenhouseKind] = []
