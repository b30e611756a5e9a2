"""A match of the engine whose answers to one kind of question are spoilt."""

from collections.abc import Callable
from typing import Any

import tablee

#: What is made of an answer: the name of the question, and the answer.
Spoil = Callable[[str, Any], Any]


class Broken(tablee.Match[Any]):
    """To prove that a wrong engine is noticed."""

    spoil: Spoil

    def legal(self, seat: int | None = None) -> list[Any]:
        return list(self.spoil("legal", super().legal(seat)))

    def scores(self) -> list[int]:
        return list(self.spoil("scores", super().scores()))

    def winners(self) -> list[int]:
        return list(self.spoil("winners", super().winners()))

    def view(self, seat: int | None) -> dict[str, Any]:
        return dict(self.spoil("view", super().view(seat)))


def broken(game: str, seats: int, seed: int, spoil: Spoil) -> Broken:
    match = Broken(tablee.game(game), seats, seed)
    match.spoil = spoil
    return match


def nothing(name: str, answer: Any) -> Any:
    """Nothing is spoilt."""
    return answer
