"""How far a manager will probably come: the rounds that are left, played in outline.

Known goods are counted by type. What workers still to be placed will bring is counted in goods of
one's choice, of which a rare good takes more than one.
"""

from functools import cache, lru_cache
from typing import Final, TypeAlias

from tablee.games.reykholt.box import Box
from tablee.games.reykholt.box.components import TYPES, WORKERS
from tablee.games.reykholt.prospects.standing import Helps, Rest, Standing, kind_of, row_of
from tablee.games.reykholt.prospects.weights import W

Track: TypeAlias = tuple[tuple[int, int], ...]
"""By table from 0: the good that it asks for, and how many."""

#: Greenhouses that are planted in a round, and that a space harvests, by workers in hand.
PLANTED: Final[tuple[int, ...]] = (0, 1, 2, 2)
HARVESTED: Final[tuple[int, ...]] = (0, 2, 3, 3)
#: A table that lacks so many goods is one for the bonus, even if goods of one's choice would do.
BONUS_FIRST: Final = 2
#: A good that will be planted later, whose type is open.
OPEN: Final = TYPES
#: Work times until a worker can give a greenhouse for a table, where rivals are as quick to do it.
NEVER: Final = 99
#: The same once it was done: alone, workers stay where they are for a round (R88).
STAYS: Final = 2


@cache
def track_of(box: Box) -> Track:
    """The tables of a box."""
    return tuple((table.good, table.count) for table in box.tables)


@lru_cache(maxsize=1 << 15)
def journey(rest: Rest, standing: Standing) -> float:
    """The table that is reached at the end, or the points, with a fraction."""
    reached = _expected(rest, standing)
    if standing.travels and not standing.bonus:
        # R48: whoever has used the bonus may also stay, and keep goods to plant.
        reached = max(reached, _expected(rest, standing.staying()))
    return reached


W.on_change(journey.cache_clear)


def _expected(rest: Rest, standing: Standing) -> float:
    beds = [row_of(each) for each in standing.beds]
    total = 0.0
    for fortune in W.fortunes:
        total += _Course(rest, standing, beds, fortune).run()
    return total / len(W.fortunes)


class _Course:
    """One course of the rest of the game."""

    __slots__ = (
        "allowed",
        "beds",
        "choice",
        "effort",
        "fortune",
        "plots",
        "rest",
        "sale",
        "standing",
        "stock",
        "table",
        "track",
    )

    def __init__(
        self, rest: Rest, standing: Standing, beds: list[list[int]], fortune: float
    ) -> None:
        self.rest: Final = rest
        self.track: Final = track_of(rest.box)
        self.standing: Final = standing
        self.fortune: Final = fortune
        self.table = standing.table
        self.sale = standing.sale
        #: Alone: workers that plant stay where they are.
        self.effort: Final = W.effort if rest.box.seats == 1 else 0.0
        self.stock = [float(count) for count in standing.stock]
        #: Goods of one's choice.
        self.choice = 0.0
        #: Of each greenhouse; the goods in it in the order of `_row`.
        kinds = rest.kinds
        self.plots = [kinds[kind_of(bed)][0] for bed in standing.beds]
        self.allowed = [kinds[kind_of(bed)][1] for bed in standing.beds]
        self.beds = [row[:] for row in beds]

    def run(self) -> float:
        rest, standing = self.rest, self.standing
        caps = rest.caps
        left = len(caps)
        if standing.workers:
            self.choice += standing.gifts * standing.workers / WORKERS
            self.work(standing.workers, left, standing.plantings, standing.harvests)
        if rest.harvests:
            self.harvest_time(caps[0])
            left -= 1
        if standing.travels:
            self.travel(standing.helps, bonus=standing.bonus)
        while left and self.table < rest.last_table:
            self.arrive()
            self.choice += standing.gifts
            self.sale -= 1
            self.work(WORKERS, left, PLANTED[WORKERS], HARVESTED[WORKERS])
            self.harvest_time(caps[-left])
            self.travel(standing.later_helps, bonus=True)
            left -= 1
        return self.reached()

    def arrive(self) -> None:
        """R85."""
        rest = self.rest
        if not rest.greenhouses and not any(rest.goods):
            return
        for bed in rest.greenhouses:
            plots, allowed = rest.kinds[kind_of(bed)]
            self.plots.append(plots)
            self.allowed.append(allowed)
            self.beds.append(row_of(bed))
        for good, count in enumerate(rest.goods):
            self.stock[good] += count

    def work(self, workers: int, left: int, plantings: int, harvests: int) -> None:
        """So many workers plant, harvest what harvest times will not, and bring goods."""
        if self.sale <= 0 and self.sell(left):
            self.sale = STAYS
            workers -= 1
        self.choice += workers * W.income * self.fortune
        plantings = min(plantings, PLANTED[workers]) if left > 1 else 0
        if plantings:
            empty = [bed for bed, row in enumerate(self.beds) if not row]
            if empty:
                empty.sort(key=self.plots.__getitem__, reverse=True)
                for bed in empty[:plantings]:
                    self.plant(bed)
        harvests = min(harvests, HARVESTED[workers])
        if not harvests:
            return
        for bed, row in enumerate(self.beds):
            if len(row) > left:
                self.pick(bed)
                harvests -= 1
                if not harvests:
                    break

    def sell(self, left: int) -> bool:
        """A worker gives the greenhouse that will bring least, if the next table is worth more."""
        if self.table + 1 == len(self.track):
            return False
        good, count = self.track[self.table + 1]
        least = W.sale * count * W.price[good] - W.income * self.fortune
        given = -1
        for bed, row in enumerate(self.beds):
            worth = 0.0
            if row:
                for inside in row[-left:]:
                    worth += W.yields[len(self.allowed[bed])] if inside == OPEN else W.price[inside]
            else:
                worth = W.spare * (left - 1)
            if worth < least:
                given, least = bed, worth
        if given < 0:
            return False
        del self.beds[given]
        del self.plots[given]
        del self.allowed[given]
        self.table += 1
        return True

    def plant(self, bed: int) -> None:
        """For a good that can be spared; what will grow is not known yet."""
        stock = self.stock
        if self.choice >= 1:
            self.choice -= 1
        else:
            seed, most = 0, -1.0
            for good in self.allowed[bed]:
                if stock[good] > most:
                    seed, most = good, stock[good]
            if most < 1:
                return
            stock[seed] -= 1
        self.choice -= self.effort
        self.beds[bed] = [OPEN] * self.plots[bed]

    def pick(self, bed: int) -> None:
        """One good of a planted greenhouse, the rarest, goes to the stock."""
        good = self.beds[bed].pop()
        if good == OPEN:
            self.choice += W.yields[len(self.allowed[bed])]
        else:
            self.stock[good] += 1

    def harvest_time(self, cap: int) -> None:
        """R41: one good of each planted greenhouse."""
        left = cap
        for bed, row in enumerate(self.beds):
            if row:
                self.pick(bed)
                left -= 1
                if not left:
                    return

    def travel(self, helps: Helps, *, bonus: bool) -> None:
        """R48: pay as long as goods last; the bonus is for the first table that they hardly buy."""
        track, stock, prices = self.track, self.stock, W.price
        substitutes, discount, minimum = helps
        last = len(track) - 1
        while self.table < last:
            good, count = track[self.table + 1]
            lacks = count - stock[good]
            price = prices[good]
            if lacks <= 0:
                stock[good] -= count
            elif bonus and lacks >= BONUS_FIRST:
                bonus = False
                stock[good] += count
            elif lacks * price <= self.choice:
                self.choice -= lacks * price
                stock[good] = 0.0
            elif (
                discount
                and count - discount >= minimum
                and (lacks - discount) * price <= self.choice
            ):
                self.choice -= max(0.0, lacks - discount) * price
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
        cost = max(0.0, lacks - most) * W.price[good]
        if cost > self.choice:
            return False
        other, has = 0, -1.0
        for each in range(TYPES):
            if each != good and stock[each] > has:
                other, has = each, stock[each]
        given = min(lacks, most)
        if has < given:
            return False
        self.choice -= cost
        stock[good] = 0.0
        stock[other] -= given
        return True

    def reached(self) -> float:
        """The table, what the goods left over are of the next one, and points."""
        rest, stock, price = self.rest, self.stock, W.price
        table = float(self.table)
        if self.table + 1 < len(self.track):
            good, count = self.track[self.table + 1]
            missing = (count - stock[good]) * price[good] - self.choice
            table += W.begun * max(0.0, 1.0 - max(0.0, missing) / (count * price[good]))
        left_over = 0.0
        for amount in stock:
            left_over += amount
        table += W.left_over * left_over
        if not rest.per_type:
            return table
        types = 0.0
        for good in range(TYPES):
            planted = 0
            for row in self.beds:
                planted += row.count(good)
            types += min(1.0, stock[good] + planted)
        return rest.per_table * table + rest.per_type * types
