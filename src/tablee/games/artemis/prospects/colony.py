"""What one seat's colonists, buildings and goods will probably score."""

from functools import cache

from tablee.core import Seat
from tablee.games.artemis.box import Kind
from tablee.games.artemis.box import components as c
from tablee.games.artemis.prospects import weights as w
from tablee.games.artemis.prospects.tables import Rows, between, tables
from tablee.games.artemis.prospects.timing import activates_still, share_begun
from tablee.games.artemis.rules.colony.places import colony
from tablee.games.artemis.rules.scoring.final_scoring import toolkit_points
from tablee.games.artemis.rules.scoring.surface_buildings import building_points
from tablee.games.artemis.state import ArtemisState
from tablee.games.artemis.state.counts import added, without


class Colony:
    """A seat's colony as it is estimated: looked at once, then asked what more would be worth."""

    __slots__ = (
        "begun",
        "buildings",
        "colonists",
        "free",
        "left",
        "lodgers",
        "player",
        "seat",
        "settled",
        "spare",
        "state",
        "tables",
        "typed",
    )

    def __init__(self, state: ArtemisState, seat: Seat) -> None:
        player = state.players[seat]
        self.state = state
        self.seat = seat
        self.player = player
        self.tables = tables(state.box)
        #: How much of this round has begun, and the rounds that are left with the rest of it.
        self.begun = share_begun(state, seat)
        self.left = min(c.ROUNDS - state.round + 1 - self.begun, float(c.ROUNDS))
        #: How likely an empty slot is filled by somebody still to come.
        self.free = 1 - (1 - w.FREE_SLOT) ** self.left
        self.typed = 1 - (1 - w.TYPED_SLOT) ** self.left
        self.colonists = colony(state, seat)
        #: All who are in no building: back home, they must be heated.
        self.lodgers = self.colonists
        #: The buildings: kind, who is inside, what it brings if it is full.
        self.buildings: list[tuple[Kind, c.Counts, float]] = []
        rounds = c.ROUNDS - state.round
        coming, used = activates_still(state, seat)
        for index, (kind, inside) in enumerate(player.buildings):
            self.lodgers = without(self.lodgers, inside)
            again = rounds + (coming and index not in used)
            self.buildings.append((state.box.kinds[kind], inside, self._full(kind, inside, again)))
        #: Those for whom there is no slot.
        self.spare = list(self.lodgers)
        self.settled = self._settled(self.colonists, self.spare)

    @property
    def estimate(self) -> float:
        """What badges, buildings and colonists will score."""
        return (
            between(self.tables.badges, self.left, self.player.badges)
            + between(self.tables.buildings, self.left, len(self.buildings))
            + self.settled
        )

    def _full(self, kind: int, inside: c.Counts, again: int) -> float:
        """What the building brings from now on if it is full and activated so often again."""
        if kind >= c.OCEAN_KINDS:
            return float(building_points(self.state, self.seat, kind, inside))
        income = w.INCOME[kind]
        if kind in (c.CRYSTAL_FOUNDRY, c.VOLCANIC_EXTRACTOR):
            income += w.ENGINEER * inside[c.ENGINEER]
        return income * again

    def _settled(self, colonists: c.Counts, spare: list[int]) -> float:
        """What colonists will score in sets and in buildings; whoever finds a slot is not spare."""
        total = self._sets(colonists)
        for printed, inside, worth in self.buildings:
            total += self._staffed(printed, inside, worth, spare)
        return total + self._waiting(sum(spare))

    def _sets(self, colonists: c.Counts) -> float:
        """R106, R107: the first set has all types that there are, the next those there twice..."""
        total = 0.0
        for number in range(max(colonists)):
            types = sum([has > number for has in colonists])
            total += between(self.tables.sets, self.left, types)
        return total

    def _staffed(self, printed: Kind, inside: c.Counts, worth: float, spare: list[int]) -> float:
        """What the building brings, as likely as its slots are filled; who goes there is taken."""
        if not worth:
            return 0.0
        slots = empty_slots(printed, inside)
        if not slots:
            return worth
        for slot in slots:
            found = _candidate(spare, slot)
            if found != c.NONE:
                spare[found] -= 1
                worth *= w.MATCHED
            else:
                worth *= self.free if slot == c.NONE else self.typed
        return worth * w.PROMISE

    def _waiting(self, spare: int) -> float:
        """What so many colonists without a slot are worth: some find one in buildings to come."""
        room = min(spare, w.ROOM * self.left)
        return w.HOPE * room - w.LODGING * self.left * (spare - room)

    def building(self, kind: int) -> float:
        """What one more building of that kind would be worth."""
        again = c.ROUNDS - self.state.round + (self.state.stage < c.MAINTENANCE)
        printed = self.state.box.kinds[kind]
        spare = self.spare[:]
        before = self._waiting(sum(spare))
        staffed = self._staffed(printed, c.NOBODY, self._full(kind, c.NOBODY, again), spare)
        counted = self._one_more(self.tables.buildings, len(self.buildings))
        return w.COUNT * counted + staffed + self._waiting(sum(spare)) - before

    def new(self, colonists: c.Counts) -> float:
        """What new colonists would be worth."""
        spare = list(added(self.lodgers, colonists))
        return self._settled(added(self.colonists, colonists), spare) - self.settled

    def badge(self) -> float:
        """What one more badge would be worth."""
        return self._one_more(self.tables.badges, self.player.badges)

    def _one_more(self, rows: Rows, number: int) -> float:
        return between(rows, self.left, number + 1) - between(rows, self.left, number)

    def relief(self) -> float:
        """What the next step on the relief track would bring."""
        space = self.player.relief
        if space == len(self.state.box.relief):
            return 0.0
        return w.RELIEF[min(space, len(w.RELIEF) - 1)]

    def goods(self, energy: float, ore: float) -> float:
        """What goods are worth, these and toolkits; some can still be spent, others only score."""
        final = self.state.box.final
        use = self._use()
        energy = max(0.0, energy - self._heating())
        stock = min(final.goods_most, energy // final.goods_set)
        stock += min(final.goods_most, ore // final.goods_set)
        useful = _worth(energy, w.ENERGY) + _worth(ore, w.ORE)
        useful += _worth(self.player.toolkits, w.TOOLKIT)
        rank = toolkit_points(self.state, self.seat) * (1 - (1 - w.TOOLKIT_RANK) * use)
        return use * useful + (1 - use) * stock + rank

    def _use(self) -> float:
        """How much of what a good can still be used for counts."""
        whole = int(self.left)
        part = self.left - whole
        return (1 - part) * w.USE[whole] + part * w.USE[whole + 1]

    def _heating(self) -> float:
        """What this round's heating costs, as far as the round has begun (R92)."""
        return sum(self.lodgers) * self.begun if self.state.stage < c.SCORING else 0.0

    def frost(self, energy: float) -> float:
        """What it costs that the energy does not suffice to heat everybody (R93)."""
        return w.FROST * max(0.0, self._heating() - energy)

    def wanted(self) -> list[int]:
        """The slots that nobody of the colony is there for, those of the fullest building first."""
        spare = list(self.lodgers)
        found: list[list[int]] = []
        for printed, inside, worth in self.buildings:
            missing = []
            for slot in empty_slots(printed, inside) if worth else ():
                candidate = _candidate(spare, slot)
                if candidate != c.NONE:
                    spare[candidate] -= 1
                else:
                    missing.append(slot)
            found.append(missing)
        found.sort(key=len)
        return [slot for missing in found for slot in missing]


def _worth(amount: float, scale: tuple[float, ...]) -> float:
    """What so much of a good is worth; what one cannot use soon is worth less."""
    first, beyond, enough = scale
    return first * min(amount, enough) + beyond * max(0.0, amount - enough)


@cache
def empty_slots(printed: Kind, inside: c.Counts) -> tuple[int, ...]:
    """The empty slots by type, `NONE` for those that take any (R23)."""
    found: list[int] = []
    free = printed.free
    for kind in range(c.TYPES):
        empty = printed.typed[kind] - inside[kind]
        if empty > 0:
            found += [kind] * empty
        else:
            free += empty
    return (*found, *[c.NONE] * free)


def _candidate(spare: list[int], slot: int) -> int:
    """Somebody without a slot who fits, of the most frequent type where any does."""
    if slot != c.NONE:
        return slot if spare[slot] else c.NONE
    most = max(spare)
    return spare.index(most) if most else c.NONE
