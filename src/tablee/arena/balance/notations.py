"""Answers in words, as far as their notation means the same wherever it is open."""

from collections import defaultdict
from itertools import takewhile
from typing import Any

from tablee.arena.report.frames import begun
from tablee.arena.report.speaker import Speaker
from tablee.arena.results import Results
from tablee.bots import bot
from tablee.core import CHANCE, Match, Seat, State
from tablee.driver import play_out

#: Games in which positions are looked for: in each the first one for every answer. Who plays at
#: random comes everywhere but to what takes some skill, such as Gaia Project's federations.
GAMES = 5
BOTS = ("random", "normal")


class Notations:
    """What answers are called: the words that are the same everywhere, then the notation.

    `take 7` is another module in each game: all words of one position would mislead.
    """

    def __init__(self, results: Results, speaker: Speaker) -> None:
        self._game = results.plan.open_game()
        self._speaker = speaker
        #: For each answer, positions in which a seat may give it.
        self._open: dict[str, list[tuple[State, Seat]]] = defaultdict(list)
        plan = results.plan
        for name in BOTS:
            for seed in range(plan.seed, plan.seed + GAMES):
                self._look(Match(self._game, plan.seats, seed, plan.options), name)

    def __call__(self, text: str) -> str:
        """What the answer is called."""
        action = self._game.parse(text)
        said = {
            self._speaker.word(self._game.describe(state, seat, action))
            for state, seat in self._open[text]
        }
        if len(said) == 1:
            return begun(said.pop())
        columns = zip(*[words.split(" ") for words in said], strict=False)
        shared = " ".join(words[0] for words in takewhile(_are_equal, columns))
        return f"{begun(shared)} … ({text})" if shared else text

    def _look(self, match: Match[Any], name: str) -> None:
        seats = match.header.seats
        play_out(match, [bot(name)] * seats)
        state = self._game.set_up(seats, match.header.options)
        seen: set[str] = set()
        for seat, action in match.moves:
            if seat != CHANCE:
                new = [each.text for each in state.legal(seat) if each.text not in seen]
                seen.update(new)
                position = state.clone() if new else state
                for text in new:
                    self._open[text].append((position, seat))
            state.apply(action, seat)


def _are_equal(words: tuple[str, ...]) -> bool:
    return len(set(words)) == 1
