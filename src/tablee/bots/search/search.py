"""The bot that searches: candidates by look-ahead, sequential halving above playouts, plans."""

from collections.abc import Iterator
from concurrent.futures import Executor
from random import Random
from typing import Any

from tablee.bots.contract import Bot, Preference, ranked
from tablee.bots.greedy import WAYS, worth_after
from tablee.bots.search.candidates import Candidates
from tablee.bots.search.plans import Plans
from tablee.bots.search.policy import Policy
from tablee.bots.search.worlds import Worlds, only_world
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
        worlds: int = 0,
        seconds: float = 0.0,
        executor: Executor | None = None,
    ) -> None:
        self.playouts = playouts
        self.candidates = candidates
        #: By how many points the look-ahead is usually wrong when it compares two answers.
        self.doubt = doubt
        self.policy = policy
        #: Where something is drawn: in how many worlds plans up to the draw are made better, with
        #: half of the playouts; 0: not at all.
        self.worlds = worlds
        self.seconds = seconds
        #: Processes that share the playouts; the same answers come of it.
        self.executor = executor

    def recipe(self) -> dict[str, Any]:
        """All that its answers depend on, beside the game and luck."""
        return {
            "playouts": self.playouts,
            "candidates": self.candidates,
            "doubt": self.doubt,
            "worlds": self.worlds,
            **self.policy.spec(),
        }

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
        plans = Plans(game, seat, self.policy, self.playouts)
        known = only_world(game, state, seat) if self.policy.is_exact else None
        if known is not None:
            # To the end if nothing is drawn any more, else as far as the policy looks.
            whole = self.policy.to_the_end()
            for policy in (whole, self.policy) if self.policy.horizon else (whole,):
                plans = Plans(game, seat, policy, plans.left)
                yield from plans.begin(known, best[: self.candidates])
                if plans.is_certain:
                    yield from plans.told(best)
                    yield from plans.improve()
                    return
        left = plans.left
        planned = left // 2 if known is not None and self.worlds else 0
        field = Candidates(best, self.candidates, self.doubt)
        worlds = Worlds(game, state, seat, self.policy, self.executor)
        rounds = (len(field.alive) - 1).bit_length()
        seeds: list[int] = []
        for _ in range(rounds):
            count = max(1, (left - planned) // (rounds * len(field.alive)))
            more = [int(rng.random() * SEEDS) for _ in range(count)]
            actions = [each.action for each in field.alive]
            for results in worlds.results(actions, more):
                if results:
                    field.add(results)
                    yield from field.told()
                else:
                    yield Preference(field.alive[0].action, field.alive[0].worth)
            seeds += more
            field.halve()
        if known is not None and planned and field.out:
            # The last two were played out in all worlds. What plans win in some of them is added.
            last = [field.alive[0], field.out[0]]
            seeds = seeds[: self.worlds]
            plans.left = planned
            plans.take_up(known, [(each.action, each.ends[: len(seeds)]) for each in last], seeds)
            before = {plan.first: plan.worth for plan in plans.found}
            told = {each.action: each.worth for each in last}
            for action, mean in plans.improve():
                yield Preference(action, told[action] + mean - before[action])
