"""The numbers behind the estimates, in points (`weights.toml` says what made them)."""

from __future__ import annotations

from typing import Final

from tablee.core import Weights
from tablee.kit.weights import numbers


class ArtemisWeights(Weights):
    """What things are worth, and how likely they come about: found by letting bots play.

    The games of the greedy bot alone against the drones and of two and three such bots were
    compared over the same deals while one number at a time was changed.
    """

    def __init__(self) -> None:
        super().__init__(numbers("tablee.games.artemis"))
        #: A good while it can still be used: each of the first few, each beyond (`ENOUGH`).
        self.energy: tuple[float, ...] = self.many("energy")
        self.ore: tuple[float, ...] = self.many("ore")
        self.toolkit: tuple[float, ...] = self.many("toolkit")
        #: How much of that counts, by the number of times that a good can still be spent.
        self.use: tuple[float, ...] = self.many("use")
        #: A step on the relief track, by the space that it reaches; there is none behind the last.
        self.relief: tuple[float, ...] = self.many("relief")
        #: How much of the points for toolkits as they lie now counts before the last die is placed.
        self.toolkit_rank: float = self.one("toolkit_rank")
        #: How likely somebody who was outbid steps on the relief track.
        self.outbid: float = self.one("outbid")
        #: How much of what a building will bring full counts before it is.
        self.promise: float = self.one("promise")
        #: How much of the points for the number of buildings counts for one more of them.
        self.count: float = self.one("count")
        #: How likely a round brings a badge, and a building.
        self.badge_chance: float = self.one("badge_chance")
        self.building_chance: float = self.one("building_chance")
        #: How likely a round fills an empty slot, one that takes any colonist and one for a type.
        self.free_slot: float = self.one("free_slot")
        self.typed_slot: float = self.one("typed_slot")
        #: How likely a slot is filled by somebody who waits in the Shelters.
        self.matched: float = self.one("matched")
        #: How likely a round brings a colonist of a certain type, for sets of the four types.
        self.type_chance: float = self.one("type_chance")
        #: How many colonists without a slot a round will find one for, in buildings still to come,
        #: and what each of those is worth for that.
        self.room: float = self.one("room")
        self.hope: float = self.one("hope")
        #: What a colonist loses in a round for whom there is no slot, and one who freezes.
        self.lodging: float = self.one("lodging")
        self.frost: float = self.one("frost")
        #: Alien relic: a die more in each round that is left.
        self.relic_round: float = self.one("relic_round")
        self.training: float = self.one("training")
        #: What a full ocean building brings in a round, in the order of `BUILDINGS`.
        self.income: tuple[float, ...] = self.many("income")
        #: What each engineer inside adds where engineers count.
        self.engineer: float = self.one("engineer")
        #: Where a rival's die that is still to come goes, for each of Vents, Quarry and Doorstep.
        self.exposure_share: float = self.one("exposure_share")
        #: The same for each tile of the Gantry that somebody bids on, and for each expedition.
        self.bid_share: float = self.one("bid_share")
        self.card_share: float = self.one("card_share")
        #: What a die is good for at Basecamp: one of a rival, and one of one's own that is still in
        #: hand.
        self.rival_help: float = self.one("rival_help")
        self.own_help: float = self.one("own_help")
        #: What a bid is worth that cannot be paid yet, as a share of the building.
        self.unpaid: float = self.one("unpaid")
        #: How many colonists a rival takes at the Doorstep, at most.
        self.rival_recruits: float = self.one("rival_recruits")


W: Final = ArtemisWeights()
