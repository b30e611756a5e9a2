"""The numbers behind the estimates, in points."""

from typing import Final

#: What a coin and a science are worth that lie ready for the auction of a round (index), while
#: few are held, and how many make them worth little more. At the end they are ranked.
COIN: Final[tuple[float, ...]] = (0.0, 2.6, 2.6, 2.3, 1.9, 1.4, 0.35)
COINS_ENOUGH: Final = 40.0
SCIENCE: Final[tuple[float, ...]] = (0.0, 0.9, 0.9, 0.9, 0.9, 0.8, 0.3)
SCIENCE_ENOUGH: Final = 15.0
#: The ranking at the end: points for having most, less the further away.
RANKED_ENOUGH: Final = 14.0
#: Science in hand before a catastrophe: points that it protects at most, and how fast.
PROTECTED: Final = 5.0
PROTECTED_ENOUGH: Final = 6.0

#: What a rival is guessed to hold when a round begins (index), whatever the seat.
GUESSED_COINS: Final[tuple[int, ...]] = (10, 10, 9, 11, 14, 16, 8)
GUESSED_SCIENCE: Final[tuple[int, ...]] = (10, 10, 8, 9, 11, 13, 12)

#: A space of the environment track, its section included.
ENVIRONMENT: Final = 1.3
#: A waste that is still to be placed.
LOOSE_WASTE: Final = 3.5
#: What a working centre may still remove, beyond the waste that it reaches now.
SPARE: Final = 1.2
#: How much of that counts: without any way out, and for each open side that rail leads to, for
#: each territory in reach; of a tile not attached yet.
SPARE_ALONE: Final = 0.2
SPARE_SIDE: Final = 0.25
SPARE_REACHED: Final = 0.15
SPARE_ASIDE: Final = 0.7
#: How many rounds' worth of removing a centre that is to come is counted at, in points each.
CENTRE: Final = 1.6

#: Effects of technologies, each use.
WORKERS: Final = 0.8
BRIDGE: Final = 0.3
SORTING_CENTRE: Final = 3.0
LOCOMOTIVE: Final = 1.2
WASTE_TRANSPORT: Final = 1.0
RECYCLING: Final = 3.5
DEPOLLUTION: Final = 1.2
#: Cities that an equipment will serve when it is attached.
SERVED: Final = 1.3
#: How much of what land in the auction would bring counts, while others are in; and how many coins
#: above the minimum it will cost for each of them.
LAND: Final = 0.9
MARKUP: Final = 1
#: A territory that its own centre makes clean.
CLEAN: Final = 3.0
#: How much the second best technology counts instead of the best, by rivals who are in.
TECHNOLOGY_RISK: Final[tuple[float, ...]] = (0.0, 0.4, 0.6, 0.8, 0.9)
#: How much of an income counts beside what is in hand already; of the last one.
INCOME: Final = 0.8
LAST_INCOME: Final = 0.6
#: How far apart rivals' scores may still come in a round, in points: the best of them in the end
#: need not be the best now.
SPREAD: Final = 2.0
