"""The bot that searches: candidates by look-ahead, then sequential halving above playouts."""

from collections.abc import Iterator
from concurrent.futures import Executor
from random import Random
from typing import Any

from tablee.bots.contract import Bot, Preference, ranked
from tablee.bots.greedy import WAYS, worth_after
from tablee.bots.search.candidates import Candidates
from tablee.bots.search.plans import Plans
from tablee.bots.search.policy import Policy
from tablee.bots.search.worlds import Worlds
from tablee.core import Game, Seat

#: Seeds of worlds are drawn below this.
SEEDS = 1 << 40


class Search(Bot):
    """Plays each of the best answers out in the same imagined worlds, the better half longer."""

    def __init__(
        self,
        playouts: int,
        *,
        candidates: int,
        doubt: float,
        policy: Policy,
        seconds: float = 0.0,
        executor: Executor | None = None,
    ) -> None:
        self.playouts = playouts
        self.candidates = candidates
        #: By how many points the look-ahead is usually wrong when it compares two answers.
        self.doubt = doubt
        self.policy = policy
        self.seconds = seconds
        #: Processes that share the playouts; the same answers come of it.
        self.executor = executor

    def consider(
        self,
        game: Game[Any],
        state: Any,  # noqa: ANN401
        seat: Seat,
        rng: Random,
    ) -> Iterator[Preference]:
        """First what the look-ahead says of all, then playouts of the best, again and again."""
        judged: list[Preference] = []
        for action in state.legal(seat):
            worth = worth_after(game.value, state, seat, action, WAYS)
            judged.append(Preference(action, worth))
            yield judged[-1]
        if len(judged) == 1:
            return
        best = ranked(judged, rng)
        if self.policy.is_exact and not game.has_secrets:
            plans = Plans(game, seat, self.policy, self.playouts)
            yield from plans.begin(state, best[: self.candidates])
            if plans.is_certain:
                yield from plans.told(best)
                yield from plans.improve()
                return
        field = Candidates(best, self.candidates, self.doubt)
        worlds = Worlds(game, state, seat, self.policy, self.executor)
        rounds = (len(field.alive) - 1).bit_length()
        for _ in range(rounds):
            count = max(1, self.playouts // (rounds * len(field.alive)))
            seeds = [int(rng.random() * SEEDS) for _ in range(count)]
            actions = [each.action for each in field.alive]
            for results in worlds.results(actions, seeds):
                if results:
                    field.add(results)
                    yield from field.told()
                else:
                    yield Preference(field.alive[0].action, field.alive[0].worth)
            field.halve()
