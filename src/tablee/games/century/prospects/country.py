"""What a country will probably score, with the tiles that are about to be attached."""

from functools import lru_cache
from math import exp
from typing import Final

from tablee.games.century.box import Box
from tablee.games.century.box.components import (
    CATASTROPHE,
    COINS,
    FIRST_TECHNOLOGY,
    POINTS,
    SCIENCE,
)
from tablee.games.century.prospects.cities import best_city
from tablee.games.century.prospects.hands import coins_worth, science_worth
from tablee.games.century.prospects.sides import Side, Timing
from tablee.games.century.prospects.technologies import effects_worth, equipment_worth
from tablee.games.century.prospects.waste import Heap, centres_of
from tablee.games.century.prospects.weights import W
from tablee.games.century.rules import bonus_scoring as bonus


@lru_cache(maxsize=1 << 14)
def settled_worth(timing: Timing, side: Side) -> float:
    """Points at the end, but for what is still under auction."""
    return _Outlook(timing, side).points()


W.on_change(settled_worth.cache_clear)


class _Outlook:
    """One seat's country as it will probably come about in this round."""

    __slots__ = ("box", "centres", "heaps", "made", "new", "side", "stage", "timing")

    def __init__(self, timing: Timing, side: Side) -> None:
        self.box: Final[Box] = timing.box
        self.side: Final = side
        self.stage: Final = timing.stage
        self.timing: Final = timing
        self.centres: Final = centres_of(side.country, timing.box)
        #: By the rounds to come.
        self.heaps: dict[int, tuple[Heap, list[float]]] = {}
        #: Coins, science and points that it will make.
        self.made = list(side.country.production())
        #: Territories to be attached: waste, and whether a centre will work there.
        self.new: list[tuple[int, int]] = []
        box = self.box
        for tile, waste in side.aside:
            if tile < FIRST_TECHNOLOGY:
                city = best_city(box, self.timing, tile)
                for resource, amount in enumerate(box.yields[tile][city]):
                    self.made[resource] += amount
                self.new.append((waste, box.centres[tile] >> city & 1))

    def points(self) -> float:
        box, timing, side, made = self.box, self.timing, self.side, self.made
        points = float(side.score + made[POINTS] * timing.productions)
        coins, science = side.coins, side.science
        if self.stage < CATASTROPHE:
            points += W.protected * (1 - exp(-science / W.protected_enough))
        if timing.income:
            coins += made[COINS]
            science += made[SCIENCE]
        points += coins_worth(box.ranks[0], timing.following, coins, made[COINS])
        points += science_worth(box.ranks[0], timing.following, science, made[SCIENCE])
        points += box.environment[side.environment].points + self._waste()
        for card, rounds in timing.bonus:
            points += self._bonus(card, rounds)
        for tile, _ in side.aside:
            if tile >= FIRST_TECHNOLOGY:
                points += equipment_worth(box, timing, tile)
        return points + effects_worth(box, timing, side)

    def _heap(self, rounds: int) -> tuple[Heap, list[float]]:
        """What will lie after so many rounds more, and what centres could remove beyond it."""
        found = self.heaps.get(rounds)
        if found is None:
            found = self.heaps[rounds] = self._heaped(rounds)
            if self.side.loose:
                self._place(found[0])
        return found

    def _heaped(self, rounds: int) -> tuple[Heap, list[float]]:
        """The waste, and the centres with what they can remove within so many rounds more."""
        heap = Heap()
        country, recycled = self.side.country, self.side.recycled
        heap.lying = [place.waste for place in country.places]
        openness = []
        for centre in self.centres:
            heap.reaches.append(centre.reach)
            heap.powers.append(rounds + (centre.city > recycled))
            openness.append(centre.openness)
        for waste, has_centre in self.new:
            if has_centre:
                heap.reaches.append((len(heap.lying),))
                heap.powers.append(rounds + 1)
                openness.append(W.spare_aside)
            heap.lying.append(waste)
        heap.clear()
        return heap, openness

    def _place(self, heap: Heap) -> None:
        """R49: waste that was set aside goes where it may."""
        country = self.side.country
        clean = self.box.environment[self.side.environment].clean
        if self.new:
            own = len(country.places)
            allowed = tuple(range(own, own + len(self.new)))
        else:
            allowed = country.territories()
        heap.place(self.side.loose, allowed, clean, -self.box.waste_points)

    def _waste(self) -> float:
        """R72: what territories will score, and centres that have more to give."""
        heap, openness = self._heap(self.timing.rounds)
        box, country = self.box, self.side.country
        clean = box.environment[self.side.environment].clean
        points = 0.0
        own = len(country.places)
        for index, waste in enumerate(heap.lying):
            if waste > 1:
                points += box.waste_points * (waste - 1)
            elif not waste and (index >= own or country.places[index].tile < FIRST_TECHNOLOGY):
                points += clean
        for power, opens in zip(heap.powers, openness):
            points += W.spare * power * opens
        return points

    def _bonus(self, card: int, rounds: int) -> float:
        """R69, R70: a bonus card that is scored in so many rounds more."""
        box, timing, side, made = self.box, self.timing, self.side, self.made
        points = 0.0
        for metric, each in box.bonus_cards[card]:
            if metric == bonus.COINS_PRODUCED:
                points += each * made[COINS]
            elif metric == bonus.SCIENCE_PRODUCED:
                points += each * made[SCIENCE]
            elif metric == bonus.POINTS_PRODUCED:
                points += each * made[POINTS]
            elif metric == bonus.POINTS_SCORED:
                times = rounds + (timing.productions > timing.rounds)
                points += each * (side.score + made[POINTS] * times)
            elif metric == bonus.WORKING_CENTRES:
                points += each * len(self.centres)
                points += each * sum(has_centre for _, has_centre in self.new)
            elif metric == bonus.FLOWERS:
                space = box.environment[side.environment]
                points += each * (space.points if space.flower else 0)
            else:
                points += each * self._waste_then(metric, rounds)
        return points

    def _waste_then(self, metric: int, rounds: int) -> int:
        """All waste, or territories without any, in so many rounds more."""
        heap, _ = self._heap(rounds)
        if metric == bonus.WASTE:
            return sum(heap.lying)
        country = self.side.country
        count = heap.lying.count(0) - (len(country.places) - len(country.territories()))
        if metric == bonus.CLEAN_TERRITORY_VALUES:
            return count * self.box.environment[self.side.environment].clean
        return count
