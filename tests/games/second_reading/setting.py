"""A game to compare: who has it can play it again."""

from dataclasses import dataclass

Option = bool | int | str
Options = dict[str, Option]


@dataclass(frozen=True)
class Setting:
    """Seats, luck and options, and how the answers are chosen."""

    seats: int
    seed: int
    options: tuple[tuple[str, Option], ...] = ()
    style: str = "anything"
    #: Whether it is played with the edition that makes rare rules common.
    generous: bool = False

    def __str__(self) -> str:
        chosen = "".join(f" {name}={value}" for name, value in self.options)
        edition = ", the generous edition" if self.generous else ""
        return f"{self.seats} seats, seed {self.seed}{chosen}, {self.style}{edition}"
