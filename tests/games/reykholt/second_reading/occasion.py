"""What an effect refers to: who does it, and what brought it about."""

from dataclasses import dataclass, field

from tests.games.reykholt.second_reading.table import Greenhouse, Placement


@dataclass
class Occasion:
    #: The placement whose space does this; its deeds are "by an action" (R70).
    space: Placement | None = None
    #: The placement to which a card reacts.
    after: Placement | None = None
    #: The greenhouses that were emptied or planted, or the one that leaves.
    greenhouses: list[Greenhouse] = field(default_factory=list)
    #: The good that was planted, that the bonus brought, or that was paid.
    good: str | None = None
    #: The first harvest or planting is not optional.
    must: bool = False
    #: A planting that a harvest of the same space made possible (Q7).
    may_leave: bool = False
