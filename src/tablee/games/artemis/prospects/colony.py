"""What one seat's colonists, buildings and goods will probably score."""

from functools import cache
from typing import Final

from tablee.core import Seat
from tablee.games.artemis.box import Kind
from tablee.games.artemis.box import components as c
from tablee.games.artemis.prospects.tables import tables
from tablee.games.artemis.prospects.timing import activates_still, share_begun
from tablee.games.artemis.prospects.weights import W
from tablee.games.artemis.rules.colony.places import colony
from tablee.games.artemis.rules.scoring.final_scoring import toolkit_points
from tablee.games.artemis.rules.scoring.surface_buildings import building_points
from tablee.games.artemis.state import ArtemisState
from tablee.games.artemis.state.counts import added, without

#: More energy, ore and toolkits than this one cannot use soon.
ENOUGH: Final[tuple[int, ...]] = (8, 7, 4)


class Colony:
    """A seat's colony as it is estimated: looked at once, then asked what more would be worth."""

    __slots__ = (
        "begun",
        "buildings",
        "colonists",
        "left",
        "lodgers",
        "player",
        "rates",
        "relief",
        "seat",
        "settled",
        "spare",
        "state",
    )

    def __init__(self, state: ArtemisState, seat: Seat) -> None:
        player = state.players[seat]
        self.state = state
        self.seat = seat
        self.player = player
        #: How much of this round has begun, and the rounds that are left with the rest of it.
        self.begun = share_begun(state, seat)
        self.left = min(c.ROUNDS - state.round + 1 - self.begun, float(c.ROUNDS))
        self.rates = tables(state.box).at(self.left)
        #: What the next step on the relief track would bring.
        self.relief = 0.0
        if player.relief != len(state.box.relief):
            self.relief = W.relief[min(player.relief, len(W.relief) - 1)]
        self.colonists = colony(state, seat)
        #: All who are in no building: back home, they must be heated.
        self.lodgers = self.colonists
        #: The buildings: their empty slots, and what each brings if it is full.
        self.buildings: list[tuple[tuple[int, ...], float]] = []
        rounds = c.ROUNDS - state.round
        coming, used = activates_still(state, seat)
        for index, (kind, inside) in enumerate(player.buildings):
            self.lodgers = without(self.lodgers, inside)
            again = rounds + (coming and index not in used)
            slots = empty_slots(state.box.kinds[kind], inside)
            self.buildings.append((slots, self._full(kind, inside, again)))
        #: Those for whom there is no slot.
        self.spare = list(self.lodgers)
        self.settled = self._settled(self.colonists, self.spare)

    @property
    def estimate(self) -> float:
        """What badges, buildings and colonists will score."""
        rates = self.rates
        return (
            rates.badges[self.player.badges] + rates.buildings[len(self.buildings)] + self.settled
        )

    def _full(self, kind: int, inside: c.Counts, again: int) -> float:
        """What the building brings from now on if it is full and activated so often again."""
        if kind >= c.OCEAN_KINDS:
            return float(building_points(self.state, self.seat, kind, inside))
        income = W.income[kind]
        if kind in (c.CRYSTAL_FOUNDRY, c.VOLCANIC_EXTRACTOR):
            income += W.engineer * inside[c.ENGINEER]
        return income * again

    def _settled(self, colonists: c.Counts, spare: list[int]) -> float:
        """What colonists will score in sets and in buildings; whoever finds a slot is not spare."""
        total = self._sets(colonists)
        for slots, worth in self.buildings:
            total += self._staffed(slots, worth, spare) if slots else worth
        return total + self._waiting(sum(spare))

    def _sets(self, colonists: c.Counts) -> float:
        """R106, R107: the first set has all types that there are, the next those there twice..."""
        sets = self.rates.sets
        one, two, three, four = colonists[0], colonists[1], colonists[2], colonists[3]
        total = 0.0
        for number in range(max(one, two, three, four)):
            types = 0
            if one > number:
                types += 1
            if two > number:
                types += 1
            if three > number:
                types += 1
            if four > number:
                types += 1
            total += sets[types]
        return total

    def _staffed(self, slots: tuple[int, ...], worth: float, spare: list[int]) -> float:
        """What the building brings, as likely as its slots are filled; who goes there is taken."""
        if not worth or not slots:
            return worth
        for slot in slots:
            found = _candidate(spare, slot)
            if found != c.NONE:
                spare[found] -= 1
                worth *= W.matched
            else:
                worth *= self.rates.free if slot == c.NONE else self.rates.typed
        return worth * W.promise

    def _waiting(self, spare: int) -> float:
        """What so many colonists without a slot are worth: some find one in buildings to come."""
        room = min(spare, W.room * self.left)
        return W.hope * room - W.lodging * self.left * (spare - room)

    def building(self, kind: int) -> float:
        """What one more building of that kind would be worth."""
        again = c.ROUNDS - self.state.round + (self.state.stage < c.MAINTENANCE)
        printed = self.state.box.kinds[kind]
        spare = self.spare[:]
        before = self._waiting(sum(spare))
        full = self._full(kind, c.NOBODY, again)
        staffed = self._staffed(empty_slots(printed, c.NOBODY), full, spare)
        has = len(self.buildings)
        counted = self.rates.buildings[has + 1] - self.rates.buildings[has]
        return W.count * counted + staffed + self._waiting(sum(spare)) - before

    def new(self, colonists: c.Counts) -> float:
        """What new colonists would be worth."""
        spare = list(added(self.lodgers, colonists))
        return self._settled(added(self.colonists, colonists), spare) - self.settled

    def badge(self) -> float:
        """What one more badge would be worth."""
        has = self.player.badges
        return self.rates.badges[has + 1] - self.rates.badges[has]

    def goods(self, energy: float, ore: float) -> float:
        """What goods are worth, these and toolkits; some can still be spent, others only score."""
        final = self.state.box.final
        use = self.rates.use
        energy = max(0.0, energy - self._heating())
        stock = min(final.goods_most, energy // final.goods_set)
        stock += min(final.goods_most, ore // final.goods_set)
        useful = _worth(energy, W.energy, ENOUGH[0]) + _worth(ore, W.ore, ENOUGH[1])
        useful += _worth(self.player.toolkits, W.toolkit, ENOUGH[2])
        rank = toolkit_points(self.state, self.seat) * (1 - (1 - W.toolkit_rank) * use)
        return use * useful + (1 - use) * stock + rank

    def _heating(self) -> float:
        """What this round's heating costs, as far as the round has begun (R92)."""
        return sum(self.lodgers) * self.begun if self.state.stage < c.SCORING else 0.0

    def frost(self, energy: float) -> float:
        """What it costs that the energy does not suffice to heat everybody (R93)."""
        return W.frost * max(0.0, self._heating() - energy)

    def wanted(self) -> list[int]:
        """The slots that nobody of the colony is there for, those of the fullest building first."""
        spare = list(self.lodgers)
        found: list[list[int]] = []
        for slots, worth in self.buildings:
            missing = []
            for slot in slots if worth else ():
                candidate = _candidate(spare, slot)
                if candidate != c.NONE:
                    spare[candidate] -= 1
                else:
                    missing.append(slot)
            found.append(missing)
        found.sort(key=len)
        return [slot for missing in found for slot in missing]


def _worth(amount: float, rate: tuple[float, ...], enough: int) -> float:
    """What so much of a good is worth; what one cannot use soon is worth less."""
    if amount <= enough:
        return rate[0] * amount
    return rate[0] * enough + rate[1] * (amount - enough)


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
