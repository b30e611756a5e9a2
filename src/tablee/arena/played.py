"""What is kept of a game that was played: one line of `games.jsonl`."""

from msgspec import Struct

#: The file of a tournament's folder that keeps them.
GAMES = "games.jsonl"


class Entry(Struct, frozen=True):
    """How somebody came off."""

    #: The name of a bot, or the text key of an opponent that the game itself plays.
    name: str
    #: `None` for such an opponent.
    seat: int | None
    score: int
    place: int
    #: The part of the victory: 1 alone, a half where two share it.
    won: float


class Aim(Struct, frozen=True):
    """A goal of the game, by its text key."""

    key: str
    value: int
    target: int


class Played(Struct, frozen=True):
    """One game of a tournament. Lists for each seat are in the order of seats."""

    number: int
    seed: int
    entries: tuple[Entry, ...]
    goals: tuple[Aim, ...]
    #: Decisions in all, those that left no choice included.
    decisions: int
    #: How many answers were open, for each decision that left a choice.
    choices: tuple[int, ...]
    #: How often each answer, by its notation, was open at such a decision.
    offered: dict[str, int]
    #: What each seat answered to them, from the first to the last.
    answers: tuple[tuple[str, ...], ...]
    #: How often somebody else took the lead.
    lead_changes: int
    #: The score of every entry at each twentieth of the game, as far as everybody knew it.
    course: tuple[tuple[int, ...], ...]
    #: The points of each seat by their source.
    credits: tuple[dict[str, int], ...]
    #: What sets the play of each seat apart: its faction, the cards it took.
    traits: tuple[tuple[str, ...], ...]
    #: Microseconds that each seat computed, for each decision that left a choice. The one thing
    #: here that is not the same each time.
    thinking: tuple[tuple[int, ...], ...]
