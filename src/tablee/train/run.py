"""A training is carried out: generation after generation, over processes."""

import os
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tablee.arena.processes import spread
from tablee.arena.statistics import Interval, mean, share
from tablee.train.evolution import Evolution
from tablee.train.plan import Plan
from tablee.train.playing import Played, Trial, Vector, fitness, try_out

#: Games of the comparison at the end begin at this generation's seeds: no training sees them.
UNSEEN = 900_000


class Generation(NamedTuple):
    """One step: how its candidates came off, and where it has led."""

    number: int
    fitness: list[float]
    weights: Vector


class Comparison(NamedTuple):
    """New weights against old ones at one kind of table."""

    seats: int
    games: int
    margin: Interval
    won: Interval
    #: Points of the new weights, and of the old ones in the same seats with the same luck.
    points: Interval
    points_before: Interval


def generations(plan: Plan, known: Sequence[Sequence[float]], workers: int) -> Iterator[Generation]:
    """All that are left of the plan; those that are `known` already are taken as they were."""
    evolution = Evolution(plan)
    for number in range(plan.generations):
        candidates = evolution.ask()
        if number < len(known):
            evolution.tell(known[number])
            continue
        places = plan.places(number, plan.games)
        trials = [
            Trial(plan, index, candidate, evolution.champion, places)
            for index, candidate in enumerate(candidates)
        ]
        tried = dict(_all(trials, workers))
        told = [fitness(tried[index]) for index in range(len(trials))]
        evolution.tell(told)
        yield Generation(number, told, evolution.mean)


def found(plan: Plan, known: Sequence[Sequence[float]]) -> Vector:
    """The weights that these generations have led to."""
    evolution = Evolution(plan)
    for told in known:
        evolution.ask()
        evolution.tell(told)
    return evolution.mean


def compare(plan: Plan, weights: Vector, games: int, workers: int) -> list[Comparison]:
    """The new weights against those at the beginning, in games that no generation has seen."""
    places = plan.places(UNSEEN, games)
    parts = max(1, workers or os.cpu_count() or 1) * 4
    shares = [places[part::parts] for part in range(parts)]
    shares = [each for each in shares if each]
    count = len(shares)
    trials = [
        Trial(plan, number, candidate, plan.start, shares[number % count])
        for number, candidate in enumerate([weights] * count + [plan.start] * count)
    ]
    tried = dict(_all(trials, workers))
    compared: list[Comparison] = []
    for seats in sorted({place.seats for place in places}):
        new: list[Played] = []
        old: list[Played] = []
        for number, each in enumerate(shares):
            for at, place in enumerate(each):
                if place.seats == seats:
                    new.append(tried[number][at])
                    old.append(tried[count + number][at])
        compared.append(
            Comparison(
                seats,
                len(new),
                mean([played.margin for played in new]),
                share(sum(played.won for played in new), len(new)),
                mean([played.score for played in new]),
                mean([played.score for played in old]),
            )
        )
    return compared


def _all(trials: Sequence[Trial], workers: int) -> Iterator[tuple[int, list[Played]]]:
    processes = min(workers or os.cpu_count() or 1, len(trials))
    if processes > 1:
        yield from spread(try_out, trials, processes)
        return
    for trial in trials:
        yield try_out(trial)
