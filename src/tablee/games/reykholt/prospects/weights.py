"""What is expected of the rest of a game.

Incomes, yields, courses and the use of the bonus were compared in games of greedy bots over the
same deals, one change at a time. The rest, with what service cards bring, is guessed.
"""

from typing import Final

#: What one good of each type costs in goods of one's choice, from common to rare.
PRICE: Final[tuple[float, ...]] = (1.0, 1.0, 1.2, 1.7, 1.9)
#: Goods of one's choice that a worker brings, beside what is planted and harvested.
INCOME: Final = 1.4
#: How much of that comes in: the estimate is the mean of these courses.
FORTUNES: Final[tuple[float, ...]] = (0.5, 0.7, 0.9, 1.1, 1.3, 1.5)
#: Greenhouses that are planted in a round, and that a space harvests, by workers in hand.
PLANTED: Final[tuple[int, ...]] = (0, 1, 2, 2)
HARVESTED: Final[tuple[int, ...]] = (0, 2, 3, 3)
#: In goods of one's choice, what a greenhouse will give that is planted later, by the number of
#: types that it allows.
YIELD: Final[tuple[float, ...]] = (0.0, 0.7, 0.75, 0.8, 0.85, 0.9)
#: A table that lacks so many goods is one for the bonus, even if goods of one's choice would do.
BONUS_FIRST: Final = 2
#: How much counts of the next table, which is not reached, and of a good that is left over.
BEGUN: Final = 0.9
LEFT_OVER: Final = 0.01

#: How much of what service cards will bring counts.
SERVICE: Final = 1.0
#: In goods of one's choice: a harvest or planting that takes no worker, a plot filled, a
#: greenhouse, a good rescued, a table.
FREE_HARVEST: Final = 0.8
FREE_PLANTING: Final = 1.2
FILLED_PLOT: Final = 0.8
GREENHOUSE: Final = 1.5
RESCUED: Final = 0.5
TABLE: Final = 4.5
#: A good of one's choice among all, and one whose type something else decides.
CHOSEN_GOOD: Final = 1.7
SOME_GOOD: Final = 1.3
#: How often conditions hold.
CONDITION: Final = 0.5
