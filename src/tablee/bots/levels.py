"""Levels: bots to play against, by how well they play and how long they think."""

from collections.abc import Iterator
from random import Random
from typing import Any

from tablee.bots.contract import Bot, Preference
from tablee.bots.greedy import Greedy
from tablee.bots.search import Search
from tablee.bots.search.tuning import Recipe, Tuning, is_shaping, tuning
from tablee.core import Action, Game, Seat
from tablee.core.draws import pick


class Easy(Greedy):
    """Looks as far as greedy does and then takes one of the better answers, not always the best."""

    def pick(
        self,
        game: Game[Any],
        state: Any,  # noqa: ANN401
        seat: Seat,
        preferences: list[Preference],
        rng: Random,
    ) -> Action:
        slips = tuning(game, state).slips
        if slips and rng.random() < slips:
            return pick(rng, preferences).action
        return Greedy.pick(self, game, state, seat, preferences, rng)

    def temptation(self, game: Game[Any], state: Any, seat: Seat) -> float:  # noqa: ANN401
        return tuning(game, state).easy


class Normal(Greedy):
    """Errs as easy does, but seldom; what shapes a whole game it plays out to the end."""

    def temptation(self, game: Game[Any], state: Any, seat: Seat) -> float:  # noqa: ANN401
        return 0.0 if is_shaping(game, state, seat) else tuning(game, state).normal

    def consider(
        self,
        game: Game[Any],
        state: Any,  # noqa: ANN401
        seat: Seat,
        rng: Random,
    ) -> Iterator[Preference]:
        if not is_shaping(game, state, seat):
            return Greedy.consider(self, game, state, seat, rng)
        count = len(state.legal(seat))
        tuned = tuning(game, state)
        search = Search(count, candidates=count, doubt=tuned.hard.doubt, policy=tuned.futures)
        return search.consider(game, state, seat, rng)


class Hard(Bot):
    """Searches for a second at most, and in some games errs now and then."""

    seconds = 1.0

    def consider(
        self,
        game: Game[Any],
        state: Any,  # noqa: ANN401
        seat: Seat,
        rng: Random,
    ) -> Iterator[Preference]:
        return self.search(game, state).consider(game, state, seat, rng)

    def temptation(self, game: Game[Any], state: Any, seat: Seat) -> float:  # noqa: ANN401
        recipe = self.recipe(tuning(game, state))
        return recipe.taste if is_shaping(game, state, seat) else recipe.temptation

    def search(self, game: Game[Any], state: Any) -> Search:  # noqa: ANN401
        """The search of the game's recipe."""
        recipe = self.recipe(tuning(game, state))
        return Search(
            recipe.playouts // game.seat_count(state),
            candidates=recipe.candidates,
            doubt=recipe.doubt,
            policy=recipe.policy,
            worlds=recipe.worlds,
            to_draw=recipe.to_draw,
            to_end=recipe.to_end,
            seconds=self.seconds,
        )

    def recipe(self, tuned: Tuning) -> Recipe:
        """How this level searches."""
        return tuned.hard


class Expert(Hard):
    """Searches longer, and further where that was found to be better."""

    seconds = 10.0

    def recipe(self, tuned: Tuning) -> Recipe:
        return tuned.expert
