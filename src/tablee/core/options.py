"""Options: the variants and disputed rulings that a table may choose."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, TypeAlias

from tablee.core.errors import BadSetup
from tablee.core.sentences import Sentence

Value: TypeAlias = bool | int | str

#: The name of the option that is the way to play: standard, beginner, a scenario of a story.
MODE: Final = "mode"


class Option:
    """One choice made before the game: its default and every value it may take.

    An empty `choices` means free text (a set-up word). `seats` are the seat counts at which it
    makes a difference, empty for all of them; `only` those of values that are not for all of these.
    """

    __slots__ = ("choices", "default", "name", "only", "seats")

    def __init__(
        self,
        name: str,
        default: Value,
        choices: Sequence[Value] = (),
        seats: Sequence[int] = (),
        only: Mapping[Value, Sequence[int]] = MappingProxyType({}),
    ) -> None:
        assert default not in only, "the default is for every number of seats"
        self.name: Final = name
        self.default: Final = default
        self.choices: Final = tuple(choices)
        self.seats: Final = tuple(seats)
        self.only: Final = {value: tuple(counts) for value, counts in only.items()}

    @staticmethod
    def switch(name: str, *, default: bool, seats: Sequence[int] = ()) -> "Option":
        """An option that is on or off."""
        return Option(name, default, (False, True), seats)

    def counts(self, value: Value, seats: Sequence[int]) -> tuple[int, ...]:
        """At which of a game's seat counts this value makes a difference and may be chosen."""
        counts = self.only.get(value) or self.seats or seats
        return tuple(count for count in counts if count in seats)

    def read(self, given: Value) -> Value:
        """The value that `given` means; text is read as on a command line."""
        if not self.choices:
            return str(given)
        for choice in self.choices:
            if type(choice) is type(given) and choice == given:
                return choice
            if isinstance(given, str) and given.strip().lower() == write(choice).lower():
                return choice
        allowed = ", ".join(write(choice) for choice in self.choices)
        raise BadSetup(
            Sentence("error-option-value", option=self.name, value=str(given), allowed=allowed)
        )


def write(value: Value) -> str:
    """A value as it stands in a record or on a command line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)


def fill_in(
    options: Sequence[Option], given: Mapping[str, Value], seats: int | None = None
) -> dict[str, Value]:
    """Every option with its value, defaults where nothing was given.

    With a number of seats, what makes no difference to so many may only be as it is by default,
    and values that are for other numbers are refused.
    """
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            raise BadSetup(Sentence("error-option", option=name, known=", ".join(known) or "-"))
    filled = {
        name: option.read(given[name]) if name in given else option.default
        for name, option in known.items()
    }
    if seats is not None:
        for option in options:
            _check_seats(option, filled[option.name], seats)
    return filled


def _check_seats(option: Option, value: Value, seats: int) -> None:
    if value != option.default and option.seats and seats not in option.seats:
        allowed = ", ".join(map(str, option.seats))
        raise BadSetup(
            Sentence("error-option-seats", option=option.name, seats=seats, allowed=allowed)
        )
    if seats not in option.only.get(value, (seats,)):
        raise BadSetup(
            Sentence(
                "error-option-value-seats",
                option=option.name,
                value=write(value),
                seats=seats,
                allowed=", ".join(map(str, option.only[value])),
            )
        )
