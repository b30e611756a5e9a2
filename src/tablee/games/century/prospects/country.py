"""What a seat's country will probably score, with the tiles that it is about to attach."""

from math import exp
from typing import Final

from tablee.core import Seat
from tablee.games.century.box.components import (
    CATASTROPHE,
    COINS,
    FIRST_TECHNOLOGY,
    NONE,
    POINTS,
    SCIENCE,
)
from tablee.games.century.prospects import weights as w
from tablee.games.century.prospects.hands import Hand, coins_worth, science_worth
from tablee.games.century.prospects.timing import Timing
from tablee.games.century.prospects.waste import Heap, centres_of
from tablee.games.century.rules import bonus_scoring as bonus
from tablee.games.century.rules.catastrophe import is_beaten, least_bid
from tablee.games.century.state import CenturyState
from tablee.kit.masks import bits


class Outlook:
    """One seat's side, as it will probably come about. `estimate` adds it all up."""

    __slots__ = (
        "aside",
        "box",
        "coins",
        "country",
        "environment",
        "loose",
        "player",
        "science",
        "state",
        "timing",
        "units",
        "won",
    )

    def __init__(self, state: CenturyState, seat: Seat, hand: Hand) -> None:
        self.state: Final = state
        self.box: Final = state.box
        player = state.players[seat]
        self.player: Final = player
        self.country: Final = player.country
        self.timing: Final = Timing(state, seat)
        self.aside = player.aside
        self.won = player.won
        self.loose = player.waste_aside
        self.environment = player.environment
        self.coins, self.science = hand
        #: What one more coin, science or point made each round is worth, while few are made.
        self.units: Final = self._units()
        if state.stage == CATASTROPHE:
            self._suffer(seat)
        elif state.bidder == seat:
            self.aside = (*self.aside, (state.lot, self.won + 1))
            self.won += 1
            self.coins -= state.bid

    def _units(self) -> tuple[float, float, float]:
        timing = self.timing
        numbers = range(timing.following + (not timing.income), len(w.COIN))
        top = self.box.ranks[0] / w.RANKED_ENOUGH * w.LAST_INCOME
        coins = sum([w.COIN[number] for number in numbers]) * w.INCOME
        science = sum([w.SCIENCE[number] for number in numbers]) * w.INCOME
        if timing.rounds > 1 or timing.income:
            coins += top
            science += top
        points = float(timing.productions)
        for card, rounds in timing.bonus:
            for metric, each in self.box.bonus_cards[card]:
                if metric == bonus.COINS_PRODUCED:
                    coins += each
                elif metric == bonus.SCIENCE_PRODUCED:
                    science += each
                elif metric == bonus.POINTS_PRODUCED:
                    points += each
                elif metric == bonus.POINTS_SCORED:
                    points += each * (rounds + 1)
        return coins, science, points

    def _suffer(self, seat: Seat) -> None:
        """R42: the column of the pawn, or the one that costs least now."""
        state = self.state
        columns = self.box.catastrophes[state.catastrophe]
        column, bid = state.pawns[seat]
        if bid == NONE or is_beaten(state, seat):
            least = 1e9
            for other in self.box.columns:
                needed = least_bid(state, other)
                if needed > min(max(self.science, 0), self.box.most_science):
                    continue
                waste, pollution = columns[other]
                loss = waste * w.LOOSE_WASTE + pollution * w.ENVIRONMENT + needed * w.SCIENCE[2]
                if loss < least:
                    least, column, bid = loss, other, needed
        waste, pollution = columns[column]
        self.loose += waste
        self.environment = max(self.environment - pollution, 0)
        self.science -= bid

    def city_worth(self, tile: int, city: int) -> float:
        """What a citizen in that city would bring."""
        units, made = self.units, self.box.yields[tile][city]
        worth = units[COINS] * made[COINS] + units[SCIENCE] * made[SCIENCE]
        worth += units[POINTS] * made[POINTS]
        if self.box.centres[tile] >> city & 1:
            worth += w.CENTRE * self.timing.productions
        return worth

    def best_city(self, tile: int) -> int:
        """Where the citizen of a new territory will probably settle."""
        cities = range(self.box.cities[tile])
        return max(cities, key=lambda city: self.city_worth(tile, city))

    def estimate(self) -> float:
        """Points at the end, but for technologies in use and what is still under auction."""
        box, timing, player = self.box, self.timing, self.player
        made = list(self.country.production())
        settled = []
        for tile, waste in self.aside:
            if tile < FIRST_TECHNOLOGY:
                city = self.best_city(tile)
                for resource, amount in enumerate(box.yields[tile][city]):
                    made[resource] += amount
                settled.append((tile, waste, box.centres[tile] >> city & 1))
        points = float(player.score + made[POINTS] * timing.productions)
        top = box.ranks[0]
        points += coins_worth(top, timing, self.coins, made[COINS])
        points += science_worth(top, timing, self.science, made[SCIENCE])
        if self.state.stage < CATASTROPHE:
            points += w.PROTECTED * (1 - exp(-max(self.science, 0) / w.PROTECTED_ENOUGH))
        space = box.environment[self.environment]
        points += space.points + self._waste(settled, timing.rounds, space.clean)
        for card, rounds in timing.bonus:
            points += self._bonus(card, rounds, made, settled)
        return points + self._equipment()

    def _heap(self, settled: list[tuple[int, int, int]], rounds: int) -> tuple[Heap, list[float]]:
        """The waste, and the centres with what they can remove within so many rounds more."""
        heap = Heap()
        country, recycled = self.country, self.timing.recycled
        heap.lying = [place.waste for place in country.places]
        openness = []
        for centre in centres_of(country, self.box):
            heap.reaches.append(centre.reach)
            heap.powers.append(rounds + (recycled is not None and centre.city > recycled))
            openness.append(centre.openness)
        for _, waste, has_centre in settled:
            if has_centre:
                heap.reaches.append((len(heap.lying),))
                heap.powers.append(rounds + 1)
                openness.append(w.SPARE_ASIDE)
            heap.lying.append(waste)
        return heap, openness

    def _waste(self, settled: list[tuple[int, int, int]], rounds: int, clean: int) -> float:
        """R72: what territories will score, and centres that have more to give."""
        heap, openness = self._heap(settled, rounds)
        heap.clear()
        further = -self.box.waste_points
        points = 0.0
        if self.loose:
            points -= heap.place(self.loose, self._allowed(), clean, further)
        lying = heap.lying
        own = len(self.country.places)
        for index, waste in enumerate(lying):
            if waste > 1:
                points -= further * (waste - 1)
            elif not waste and (index >= own or self.country.places[index].tile < FIRST_TECHNOLOGY):
                points += clean
        for power, opens in zip(heap.powers, openness, strict=True):
            points += w.SPARE * power * opens
        return points

    def _allowed(self) -> tuple[int, ...]:
        """R49: where waste that was set aside may go."""
        own = len(self.country.places)
        won = [tile for tile, _ in self.aside if tile < FIRST_TECHNOLOGY]
        if won:
            return tuple(range(own, own + len(won)))
        return self.country.territories()

    def _bonus(
        self, card: int, rounds: int, made: list[int], settled: list[tuple[int, int, int]]
    ) -> float:
        """R69, R70: a bonus card that is scored in so many rounds more."""
        box, points = self.box, 0.0
        space = box.environment[self.environment]
        heap: Heap | None = None
        for metric, each in box.bonus_cards[card]:
            if metric == bonus.COINS_PRODUCED:
                points += each * made[COINS]
            elif metric == bonus.SCIENCE_PRODUCED:
                points += each * made[SCIENCE]
            elif metric == bonus.POINTS_PRODUCED:
                points += each * made[POINTS]
            elif metric == bonus.POINTS_SCORED:
                times = rounds + (self.timing.productions > self.timing.rounds)
                points += each * (self.player.score + made[POINTS] * times)
            elif metric == bonus.WORKING_CENTRES:
                centres = len(self.country.centres()) + sum([c for _, _, c in settled])
                points += each * centres
            elif metric == bonus.FLOWERS:
                points += each * (space.points if space.flower else 0)
            else:
                if heap is None:
                    heap, _ = self._heap(settled, rounds)
                    heap.clear()
                    if self.loose:
                        heap.place(self.loose, self._allowed(), 3, 5)
                points += each * self._measure_waste(metric, heap, space.clean)
        return points

    def _measure_waste(self, metric: int, heap: Heap, clean: int) -> int:
        if metric == bonus.WASTE:
            return sum(heap.lying)
        equipment = sum([p.tile >= FIRST_TECHNOLOGY for p in self.country.places])
        count = heap.lying.count(0) - equipment
        return count * clean if metric == bonus.CLEAN_TERRITORY_VALUES else count

    def _equipment(self) -> float:
        """R56: an equipment that is still to be attached."""
        points = 0.0
        for tile, _ in self.aside:
            if tile >= FIRST_TECHNOLOGY:
                technology = self.box.technology(tile)
                points += w.SERVED * technology.bonus * self.units[technology.equipment]
        return points

    def empty_city(self) -> float:
        """What a citizen in the best of the empty cities would bring."""
        best = 0.0
        for position, city in self.country.empty_cities():
            best = max(best, self.city_worth(self.country.places[position].tile, city))
        for tile, _ in self.aside:
            if tile < FIRST_TECHNOLOGY and self.box.cities[tile] > 1:
                taken = self.best_city(tile)
                for city in bits((1 << self.box.cities[tile]) - 1 & ~(1 << taken)):
                    best = max(best, self.city_worth(tile, city))
        return best
