"""How far a manager will probably come: the rounds that are left, played in outline.

Known goods are counted by type. What workers still to be placed will bring is counted in goods of
one's choice, of which a rare good takes more than one.
"""

from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from tablee.games.reykholt.box.components import NONE, TYPES, WORKERS, Counts
from tablee.games.reykholt.prospects import weights as w

Bed: TypeAlias = tuple[int, tuple[int, ...], Counts]
"""A greenhouse: its plots, the goods it allows, the goods in it."""

Track: TypeAlias = tuple[tuple[int, int], ...]
"""By table from 0: the good that it asks for, and how many."""

RARE_FIRST: Final = tuple(range(TYPES - 1, -1, -1))


class Rest(NamedTuple):
    """What is left of the game, whoever plays."""

    track: Track
    #: From how many greenhouses each harvest time to come takes at most (0: from all).
    caps: tuple[int, ...]
    #: Whether this round's harvest time is one of them.
    harvests: bool
    #: Whoever reaches it ends the game with the round.
    last_table: int
    #: Points for a table and for a type that is left over.
    per_table: int
    per_type: int
    #: Alone: what comes at the start of each work time (R85).
    goods: Counts
    greenhouses: tuple[Bed, ...]


class Helps(NamedTuple):
    """In the payments of a turn (R48): goods of other types, and goods less, down to a minimum."""

    substitutes: int
    discount: int
    minimum: int


class Standing(NamedTuple):
    """Where a seat stands."""

    table: int
    stock: Counts
    beds: tuple[Bed, ...]
    #: This round: workers in hand, whether the turn of tourism and its bonus are to come.
    workers: int
    travels: bool
    bonus: bool
    #: Goods of one's choice that cards bring in a round.
    gifts: float
    #: What cards change in the payments of a turn: in this round still, and in later ones.
    helps: Helps
    later_helps: Helps


@lru_cache(maxsize=1 << 15)
def journey(rest: Rest, standing: Standing) -> float:
    """The table that is reached at the end, or the points, with a fraction."""
    reached = _expected(rest, standing)
    if standing.travels and not standing.bonus:
        # R48: whoever has used the bonus may also stay, and keep goods to plant.
        reached = max(reached, _expected(rest, standing._replace(travels=False)))
    return reached


def _expected(rest: Rest, standing: Standing) -> float:
    courses = [_Course(rest, standing, fortune) for fortune in w.FORTUNES]
    return sum([course.run() for course in courses]) / len(courses)


class _Course:
    """One course of the rest of the game."""

    __slots__ = (
        "allowed",
        "choice",
        "fortune",
        "goods",
        "plots",
        "rest",
        "standing",
        "stock",
        "table",
    )

    def __init__(self, rest: Rest, standing: Standing, fortune: float) -> None:
        self.rest: Final = rest
        self.standing: Final = standing
        self.fortune: Final = fortune
        self.table = standing.table
        self.stock = [float(count) for count in standing.stock]
        #: Goods of one's choice.
        self.choice = 0.0
        #: Of each greenhouse; goods planted later, whose type is open, stand behind the others.
        self.plots = [bed[0] for bed in standing.beds]
        self.allowed = [bed[1] for bed in standing.beds]
        self.goods = [list(bed[2]) for bed in standing.beds]

    def run(self) -> float:
        rest, standing = self.rest, self.standing
        caps = rest.caps
        left = len(caps)
        if standing.workers:
            self.choice += standing.gifts * standing.workers / WORKERS
            self.work(standing.workers, left)
        if rest.harvests:
            self.harvest_time(caps[0])
            left -= 1
        if standing.travels:
            self.travel(standing.helps, bonus=standing.bonus)
        while left and self.table < rest.last_table:
            self.arrive()
            self.choice += standing.gifts
            self.work(WORKERS, left)
            self.harvest_time(caps[-left])
            self.travel(standing.later_helps, bonus=True)
            left -= 1
        return self.reached()

    def arrive(self) -> None:
        """R85."""
        for plots, allowed, goods in self.rest.greenhouses:
            self.plots.append(plots)
            self.allowed.append(allowed)
            self.goods.append(list(goods))
        for good, count in enumerate(self.rest.goods):
            self.stock[good] += count

    def work(self, workers: int, left: int) -> None:
        """So many workers plant, harvest what harvest times will not, and bring goods."""
        self.choice += workers * w.INCOME * self.fortune
        plantings = w.PLANTED[workers] if left > 1 else 0
        if plantings:
            empty = [bed for bed, goods in enumerate(self.goods) if not any(goods)]
            empty.sort(key=self.plots.__getitem__, reverse=True)
            for bed in empty[:plantings]:
                self.plant(bed)
        harvests = w.HARVESTED[workers]
        for bed, goods in enumerate(self.goods):
            if harvests and sum(goods) > left:
                self.pick(bed)
                harvests -= 1

    def plant(self, bed: int) -> None:
        """For a good that can be spared; what will grow is not known yet."""
        stock, allowed = self.stock, self.allowed[bed]
        if self.choice >= 1:
            self.choice -= 1
        else:
            seed = max(allowed, key=stock.__getitem__)
            if stock[seed] < 1:
                return
            stock[seed] -= 1
        self.goods[bed].append(self.plots[bed])

    def pick(self, bed: int) -> bool:
        """One good of a greenhouse, the rarest, goes to the stock."""
        goods = self.goods[bed]
        if len(goods) > TYPES:
            goods[TYPES] -= 1
            self.choice += w.YIELD[len(self.allowed[bed])]
            if not goods[TYPES]:
                goods.pop()
            return True
        for good in RARE_FIRST:
            if goods[good]:
                goods[good] -= 1
                self.stock[good] += 1
                return True
        return False

    def harvest_time(self, cap: int) -> None:
        """R41: one good of each planted greenhouse."""
        left = cap or NONE
        for bed in range(len(self.goods)):
            if left and self.pick(bed):
                left -= 1

    def travel(self, helps: Helps, *, bonus: bool) -> None:
        """R48: pay as long as goods last; the bonus is for the first table that they hardly buy."""
        track, stock, price = self.rest.track, self.stock, w.PRICE
        substitutes, discount, minimum = helps
        last = len(track) - 1
        while self.table < last:
            good, count = track[self.table + 1]
            lacks = count - stock[good]
            if lacks <= 0:
                stock[good] -= count
            elif bonus and lacks >= w.BONUS_FIRST:
                bonus = False
                stock[good] += count
            elif lacks * price[good] <= self.choice:
                self.choice -= lacks * price[good]
                stock[good] = 0.0
            elif (
                discount
                and count - discount >= minimum
                and (lacks - discount) * price[good] <= self.choice
            ):
                self.choice -= max(0.0, lacks - discount) * price[good]
                stock[good] = max(0.0, discount - lacks)
                discount = 0
            elif substitutes and self.substitute(good, lacks, substitutes):
                substitutes = 0
            elif bonus:
                bonus = False
                stock[good] += count
            else:
                return
            self.table += 1

    def substitute(self, good: int, lacks: float, most: int) -> bool:
        """Goods of the type that there is most of stand in for a few that are missing."""
        stock = self.stock
        cost = max(0.0, lacks - most) * w.PRICE[good]
        others = [other for other in range(TYPES) if other != good]
        other = max(others, key=stock.__getitem__)
        if cost > self.choice or stock[other] < min(lacks, most):
            return False
        self.choice -= cost
        stock[good] = 0.0
        stock[other] -= min(lacks, most)
        return True

    def reached(self) -> float:
        """The table, what the goods left over are of the next one, and points."""
        rest = self.rest
        table = float(self.table)
        if self.table + 1 < len(rest.track):
            good, count = rest.track[self.table + 1]
            missing = (count - self.stock[good]) * w.PRICE[good] - self.choice
            table += w.BEGUN * max(0.0, 1.0 - max(0.0, missing) / (count * w.PRICE[good]))
        table += w.LEFT_OVER * sum(self.stock)
        if not rest.per_type:
            return table
        types = 0.0
        for good in range(TYPES):
            types += min(1.0, self.stock[good] + sum([goods[good] for goods in self.goods]))
        return rest.per_table * table + rest.per_type * types
