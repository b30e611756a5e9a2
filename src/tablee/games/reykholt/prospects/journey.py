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
    #: Rounds after this one, fewer if a table is reached that ends the game.
    rounds: int
    last_table: int
    #: Points for a table and for a type that is left over.
    per_table: int
    per_type: int
    #: Alone: what comes at the start of each work time (R85).
    goods: Counts
    greenhouses: tuple[Bed, ...]


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
        #: Of each greenhouse.
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
            self.travel(bonus=standing.bonus)
        while left and self.table < rest.last_table:
            self.arrive()
            self.choice += standing.gifts
            self.work(WORKERS, left)
            self.harvest_time(caps[-left])
            self.travel(bonus=True)
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
        for goods in self.goods:
            if harvests and sum(goods) > left:
                self.pick(goods)
                harvests -= 1

    def plant(self, bed: int) -> None:
        """The rarest good in stock, else one of one's choice."""
        allowed = self.allowed[bed]
        for good in reversed(allowed):
            if self.stock[good] >= 1:
                self.stock[good] -= 1
                self.goods[bed][good] = self.plots[bed]
                return
        if self.choice >= 1:
            self.choice -= 1
            self.goods[bed][allowed[0]] = self.plots[bed]

    def pick(self, goods: list[int]) -> bool:
        """One good of a greenhouse, the rarest, goes to the stock."""
        for good in RARE_FIRST:
            if goods[good]:
                goods[good] -= 1
                self.stock[good] += 1
                return True
        return False

    def harvest_time(self, cap: int) -> None:
        """R41: one good of each planted greenhouse."""
        left = cap or NONE
        for goods in self.goods:
            if left and self.pick(goods):
                left -= 1

    def travel(self, *, bonus: bool) -> None:
        """R48: pay as long as goods last; the bonus is for the first table that they do not buy."""
        track, stock, price = self.rest.track, self.stock, w.PRICE
        last = len(track) - 1
        while self.table < last:
            good, count = track[self.table + 1]
            missing = (count - stock[good]) * price[good]
            if missing <= 0:
                stock[good] -= count
            elif missing <= self.choice:
                self.choice -= missing
                stock[good] = 0.0
            elif bonus:
                bonus = False
                stock[good] += count
            else:
                return
            self.table += 1

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
