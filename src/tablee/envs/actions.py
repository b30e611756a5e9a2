"""Action ids: a number for each action of a game, made from its notation.

An id is the place of the action in the game's fixed vocabulary. The few answers of seats that no
list can hold (a set of hexes) are numbered as they are offered: `answer 3` is the third of those.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from hashlib import blake2b
from itertools import product
from typing import Any, Final

from tablee.core import Action, Game, Sentence, TableeError

_MOST_INCOME: Final = 12


def _incomes() -> Iterator[str]:
    """Gaia Project's sources of income: power to charge, tokens, or both in either order."""
    amounts = range(1, _MOST_INCOME + 1)
    yield from (f"income {power}pw" for power in amounts)
    yield from (f"income {tokens}t" for tokens in amounts)
    for power, tokens in product(amounts, repeat=2):
        yield f"income {power}pw {tokens}t"
        yield f"income {tokens}t {power}pw"


#: What can be listed of open-ended verbs of seats, behind the fixed vocabulary.
LISTED: Final = {"gaia": tuple(_incomes())}
#: So many answers that are not listed have a number. Where Gaia Project offers sets of hexes, it
#: lists 250 at most and asks hex by hex beyond; of power tokens there are never so many.
NUMBERED: Final = {"gaia": 256}


class ActionIds:
    """The ids of one game: the same for all its seats, options and editions."""

    __slots__ = ("_listed", "listed", "size", "texts")

    def __init__(self, game: Game[Any]) -> None:
        listed = [*game.vocabulary.fixed(), *map(game.parse, LISTED.get(game.id, ()))]
        numbered = [f"answer {number}" for number in range(1, NUMBERED.get(game.id, 0) + 1)]
        self._listed: Final = tuple(listed)
        #: The notation of each id.
        self.texts: Final = (*(action.text for action in listed), *numbered)
        self.size: Final = len(self.texts)
        #: The ids that always mean the same, by notation; those behind them are numbered.
        self.listed: Final = {action.text: number for number, action in enumerate(listed)}

    @property
    def digest(self) -> str:
        """A short fingerprint of all ids: what was learned with them fits only the same ones."""
        return blake2b("\n".join(self.texts).encode(), digest_size=6).hexdigest()

    def of(self, legal: Sequence[Action]) -> list[int]:
        """The id of each of these answers, which are all that one question offers."""
        by_text = self.listed
        try:
            return [by_text[action.text] for action in legal]
        except KeyError:
            return self._numbered(legal)

    def _numbered(self, legal: Sequence[Action]) -> list[int]:
        found = []
        following = len(self._listed)
        for action in legal:
            number = self.listed.get(action.text)
            if number is None:
                number = following
                following += 1
            found.append(number)
        assert following <= self.size, f"more answers than there are ids: {legal[0]} ..."
        return found

    def action(self, number: int, legal: Sequence[Action]) -> Action:
        """The answer with that id, of all that one question offers; raises `NoSuchAnswer`."""
        if 0 <= number < len(self._listed):
            action = self._listed[number]
            if action in legal:
                return action
        else:
            for offered, action in zip(self.of(legal), legal, strict=True):
                if offered == number:
                    return action
        raise NoSuchAnswer(self, number, legal)


class NoSuchAnswer(TableeError):
    """An id that stands for no answer to what is asked."""

    def __init__(self, ids: ActionIds, number: int, legal: Sequence[Action]) -> None:
        known = 0 <= number < ids.size
        super().__init__(
            Sentence(
                "error-action-id" if legal else "error-action-id-nobody",
                id=str(number),  # a name, not an amount
                action=ids.texts[number] if known else "-",
                legal=", ".join(f"{i} ({a})" for i, a in zip(ids.of(legal), legal, strict=True)),
            )
        )


@cache
def action_ids(game: Game[Any]) -> ActionIds:
    """The ids of that game."""
    return ActionIds(game)
