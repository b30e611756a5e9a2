"""The bot that searches: candidates by look-ahead, then sequential halving above playouts."""

from collections.abc import Iterator
from random import Random
from typing import Any

from tablee.bots.contract import Bot, Preference, ranked
from tablee.bots.greedy import Greedy
from tablee.bots.search.candidates import Candidates
from tablee.bots.search.playouts import Luck, Playouts, Policy
from tablee.core import Game, Seat

#: Seeds of worlds are drawn below this.
SEEDS = 1 << 40


class Search(Bot):
    """Plays each of the best answers out in the same imagined worlds, the better half longer."""

    def __init__(
        self,
        playouts: int,
        candidates: int,
        doubt: float,
        policy: Policy,
        seconds: float = 0.0,
    ) -> None:
        self.playouts = playouts
        self.candidates = candidates
        #: By how many points the look-ahead is usually wrong when it compares two answers.
        self.doubt = doubt
        self.policy = policy
        self.seconds = seconds

    def consider(
        self,
        game: Game[Any],
        state: Any,  # noqa: ANN401
        seat: Seat,
        rng: Random,
    ) -> Iterator[Preference]:
        """First what the look-ahead says of all, then playouts of the best, again and again."""
        judged = []
        for preference in Greedy().consider(game, state, seat, rng):
            judged.append(preference)
            yield preference
        if len(judged) == 1:
            return
        field = Candidates(ranked(judged, rng), self.candidates, self.doubt)
        playouts = Playouts(game, seat, self.policy)
        rounds = (len(field.alive) - 1).bit_length()
        for _ in range(rounds):
            for _ in range(max(1, self.playouts // (rounds * len(field.alive)))):
                world = game.determinize(state, seat, rng) if game.has_secrets else state
                luck = int(rng.random() * SEEDS)
                results = []
                for candidate in field.alive:
                    after = world.clone()
                    after.apply(candidate.action, seat)
                    results.append(playouts.result(after, Luck(luck)))
                    # Nothing new before all have played in this world, but a moment to stop.
                    yield Preference(candidate.action, candidate.worth)
                field.add(results)
                yield from field.told()
            field.halve()
