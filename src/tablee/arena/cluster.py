"""A tournament on many machines, by Ray. Each of them has Tablée and Ray installed."""

from collections.abc import Iterator, Sequence
from itertools import islice
from logging import ERROR
from typing import Any

from tablee.arena.plan import Plan
from tablee.arena.played import Played
from tablee.arena.playing import play
from tablee.core import Sentence, TableeError


def on_ray(plan: Plan, numbers: Sequence[int], workers: int) -> Iterator[Played]:
    """Every game as it ends, in any order.

    The cluster is the one that `RAY_ADDRESS` names or that runs on this machine; without one, a
    cluster of this machine alone is started, and ends with the run.
    """
    try:
        import ray  # noqa: PLC0415 - an extra, and slow to import
    except ImportError:
        raise TableeError(Sentence("error-no-ray")) from None
    try:
        ray.init(include_dashboard=False, log_to_driver=False, logging_level=ERROR)
    except Exception:  # noqa: BLE001 - of whatever kind, Ray's own base class among them
        raise TableeError(Sentence("error-ray-start")) from None
    try:
        yield from _play_all(ray, plan, numbers, workers)
    except ray.exceptions.RayError:
        raise TableeError(Sentence("error-worker-lost")) from None
    finally:
        ray.shutdown()


def _play_all(ray: Any, plan: Plan, numbers: Sequence[int], workers: int) -> Iterator[Played]:  # noqa: ANN401
    remote = ray.remote(play)
    kept = ray.put(plan)
    left = iter(numbers)
    at_once = workers or int(ray.cluster_resources().get("CPU", 1)) * 2
    pending: list[Any] = []
    while True:
        pending += [remote.remote(kept, number) for number in islice(left, at_once - len(pending))]
        if not pending:
            return
        done, pending = ray.wait(pending)
        yield from ray.get(done)
