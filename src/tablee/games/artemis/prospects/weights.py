"""What things are worth in points, and how likely they come about: found by letting bots play.

The games of the greedy bot alone against the drones and of two and three such bots were compared
over the same deals while one number at a time was changed.
"""

from typing import Final

#: A good while it can still be used: each of the first few, each beyond, and how many are few.
ENERGY: Final[tuple[float, ...]] = (0.32, 0.13, 8)
ORE: Final[tuple[float, ...]] = (0.4, 0.13, 7)
TOOLKIT: Final[tuple[float, ...]] = (0.36, 0.12, 4)
#: How much of that counts, by the number of times that a good can still be spent.
USE: Final[tuple[float, ...]] = (0.0, 0.62, 0.82, 1.0, 1.0, 1.0, 1.0, 1.0)

#: A step on the relief track, by the space that it reaches; there is none behind the last.
RELIEF: Final[tuple[float, ...]] = (0.7, 0.8, 0.8, 1.0, 1.2, 1.2, 1.2, 2.0)

#: How much of the points for toolkits as they lie now counts before the last die is placed.
TOOLKIT_RANK: Final = 0.2
#: How likely somebody who was outbid steps on the relief track.
OUTBID: Final = 0.7
#: How much of what a building will bring full counts before it is.
PROMISE: Final = 0.8
#: How much of the points for the number of buildings counts for one more of them.
COUNT: Final = 1.25

#: How likely a round brings a badge, and a building.
BADGE_CHANCE: Final = 0.75
BUILDING_CHANCE: Final = 0.75

#: How likely a round fills an empty slot, one that takes any colonist and one for a type.
FREE_SLOT: Final = 0.4
TYPED_SLOT: Final = 0.25
#: How likely a slot is filled by somebody who waits in the Shelters.
MATCHED: Final = 0.94
#: How likely a round brings a colonist of a certain type, for sets of the four types.
TYPE_CHANCE: Final = 0.13
#: How many colonists without a slot a round will find one for, in buildings still to come, and
#: what each of those is worth for that.
ROOM: Final = 0.9
HOPE: Final = 0.5
#: What a colonist loses in a round for whom there is no slot, and one who freezes.
LODGING: Final = 0.11
FROST: Final = 1.3
#: Alien relic: a die more in each round that is left.
RELIC_ROUND: Final = 0.8
TRAINING: Final = 0.45

#: What a full ocean building brings in a round, in the order of `BUILDINGS`.
INCOME: Final[tuple[float, ...]] = (
    0.8,
    0.4,
    0.75,
    0.4,
    0.8,
    0.5,
    0.5,
    0.5,
    0.5,
    0.4,
    1.2,
    0.3,
    0.45,
)
#: What each engineer inside adds where engineers count.
ENGINEER: Final = 0.35

#: Where a rival's die that is still to come goes, for each of Vents, Quarry and Doorstep.
EXPOSURE_SHARE: Final = 0.17
#: The same for each tile of the Gantry that somebody bids on, and for each expedition.
BID_SHARE: Final = 0.08
CARD_SHARE: Final = 0.15
#: What a die is good for at Basecamp: one of a rival, and one of one's own that is still in hand.
RIVAL_HELP: Final = 3.0
OWN_HELP: Final = 1.1
#: What a bid is worth that cannot be paid yet, as a share of the building.
UNPAID: Final = 0.15
#: How many colonists a rival takes at the Doorstep, at most.
RIVAL_RECRUITS: Final = 2
