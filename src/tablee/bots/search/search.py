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
from tablee.bots.search.worlds import Worlds, imagined, only_world
from tablee.core import Action, Game, Seat

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
        to_draw: bool = False,
        to_end: bool = True,
        seconds: float = 0.0,
        executor: Executor | None = None,
    ) -> None:
        self.playouts = playouts
        self.candidates = candidates
        #: By how many points the look-ahead is usually wrong when it compares two answers.
        self.doubt = doubt
        self.policy = policy
        #: Where something is drawn or hidden: in how many worlds plans are made better, with half
        #: of the playouts; 0: not at all.
        self.worlds = worlds
        #: Where something is drawn: plans up to the draw, where anything is decided before it.
        self.to_draw = to_draw
        #: Where nothing is drawn any more: plans up to the end of the game; else as far as playouts
        #: look, for rivals do not answer as foreseen for long.
        self.to_end = to_end
        self.seconds = seconds
        #: Processes that share the playouts; the same answers come of it.
        self.executor = executor

    def recipe(self) -> dict[str, Any]:
        """All that its answers depend on, beside the game and luck."""
        told: dict[str, Any] = {
            "playouts": self.playouts,
            "candidates": self.candidates,
            "doubt": self.doubt,
            "worlds": self.worlds,
            **self.policy.spec(),
        }
        del told["to_draw"]
        if self.to_draw:  # else it is not told, so that games that were measured before count
            told["to_draw"] = True
        if not self.to_end:
            told["to_end"] = False
        for unused in ("rounds", "minds_rivals"):
            if not told[unused]:
                del told[unused]
        return told

    def _ways_to_plan(self) -> Iterator[Policy]:
        """To the end if nothing is drawn any more, else to the draw, else as far as one looks."""
        if self.to_end:
            yield self.policy.to_the_end()
        if self.to_draw:
            yield self.policy.to_the_draw()
        if self.policy.horizon or self.policy.rounds:
            yield self.policy

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
        begun = game.round_of(state)
        plans = Plans(game, seat, self.policy, self.playouts)
        known = only_world(game, state, seat) if self.policy.is_exact else None
        if known is not None:
            for policy in self._ways_to_plan():
                plans = Plans(game, seat, policy, plans.left, begun)
                yield from plans.begin(known, best[: self.candidates])
                if plans.is_certain and (plans.has_steps or not policy.to_draw):
                    yield from plans.told(best)
                    yield from plans.improve()
                    return
        left = plans.left
        planned = left // 2 if self.policy.is_exact and self.worlds else 0
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
        if planned > 1 and field.out:
            # The last two were played out in all worlds. What plans win in some of them is added.
            told = {each.action: each.worth for each in (field.alive[0], field.out[0])}
            seeds = seeds[: min(self.worlds, planned // len(told))]
            starts = [imagined(game, state, seat, seed) for seed in seeds]
            plans = Plans(game, seat, self.policy, planned, begun)
            before: dict[Action, float] = {}
            for action, mean in plans.take_up(starts, seeds, list(told)):
                before[action] = mean
                yield Preference(action, told[action])
            for action, mean in plans.improve():
                yield Preference(action, told[action] + mean - before[action])
