"""What a tournament has shown."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations

from tablee.arena.plan import Plan
from tablee.arena.played import Entry, Played
from tablee.arena.ratings import rate
from tablee.arena.statistics import Interval, mean, quantile, share

#: A trait that fewer seats had tells nothing.
FEWEST = 5


@dataclass(frozen=True)
class Player:
    """A bot, or an opponent that the game plays, over all its games."""

    name: str
    is_bot: bool
    wins: Interval
    points: Interval
    rating: Interval | None
    #: Sorted.
    scores: list[int]
    #: Seconds for each decision that left a choice, sorted.
    thinking: list[float]

    @property
    def games(self) -> int:
        """How often it took part; a bot in two seats twice."""
        return len(self.scores)

    @property
    def median(self) -> float:
        """The score in the middle."""
        return quantile(self.scores, 0.5)


@dataclass(frozen=True)
class Pair:
    """Two who met, and how often the first came off better; an equal place is half."""

    one: str
    other: str
    meetings: int
    ahead: Interval


@dataclass(frozen=True)
class Place:
    """A seat: what it wins, whoever sits there."""

    seat: int
    wins: Interval
    points: Interval


@dataclass(frozen=True)
class MixShare:
    """What one bot wins in each of its seats where these bots meet."""

    mix: tuple[str, ...]
    name: str
    games: int
    wins: Interval


@dataclass(frozen=True)
class Share:
    """Something that some seats had or did, and how those won.

    `expected` is what the same bots win on average: whatever they are better by is its own.
    """

    key: str
    seats: int
    wins: Interval
    expected: float

    @property
    def stands_out(self) -> bool:
        """Chance alone gives such a share to one in twenty."""
        return not self.wins.low <= self.expected <= self.wins.high

    @property
    def kind(self) -> str:
        """What kind of thing a trait is."""
        return self.key.partition("-")[0]


@dataclass(frozen=True)
class Reached:
    """A goal of the game, and how often somebody reached it."""

    key: str
    target: int
    name: str
    share: Interval


class Results:
    """The games of a plan, summed up; each part when it is asked for."""

    def __init__(self, plan: Plan, games: Iterable[Played]) -> None:
        self.plan = plan
        self.games = sorted(games, key=lambda game: game.number)

    @cached_property
    def players(self) -> list[Player]:
        """Bots in the order of the plan, then opponents."""
        entries: dict[str, list[Entry]] = {name: [] for name in self.plan.bots}
        thinking: dict[str, list[float]] = defaultdict(list)
        for game in self.games:
            for entry in game.entries:
                entries.setdefault(entry.name, []).append(entry)
                if entry.seat is not None:
                    spent = game.thinking[entry.seat]
                    thinking[entry.name] += [microseconds / 1e6 for microseconds in spent]
        ratings = rate(self.games)
        return [
            Player(
                name,
                mine[0].seat is not None,
                share(sum(entry.won for entry in mine), len(mine)),
                mean([entry.score for entry in mine]),
                ratings.get(name),
                sorted(entry.score for entry in mine),
                sorted(thinking[name]),
            )
            for name, mine in entries.items()
            if mine
        ]

    @cached_property
    def pairs(self) -> list[Pair]:
        """Everybody against everybody else, the weaker first named in the plan second."""
        ahead: Counter[tuple[str, str]] = Counter()
        met: Counter[tuple[str, str]] = Counter()
        order = [player.name for player in self.players]
        for game in self.games:
            for some in combinations(game.entries, 2):
                if some[0].name == some[1].name:
                    continue
                one, other = sorted(some, key=lambda entry: -order.index(entry.name))
                pair = one.name, other.name
                met[pair] += 1
                ahead[pair] += 2 * (one.place < other.place) + (one.place == other.place)
        return [Pair(*pair, met[pair], share(ahead[pair] / 2, met[pair])) for pair in met]

    @cached_property
    def places(self) -> list[Place]:
        """Each seat."""
        found = []
        for seat in range(self.plan.seats):
            mine = [game.entries[seat] for game in self.games]
            wins = share(sum(entry.won for entry in mine), len(mine))
            found.append(Place(seat, wins, mean([entry.score for entry in mine])))
        return found

    @cached_property
    def mixes(self) -> list[MixShare]:
        """Each mix of bots, and what each of them wins in it."""
        won: dict[tuple[tuple[str, ...], str], list[float]] = defaultdict(list)
        for game in self.games:
            seated = [entry for entry in game.entries if entry.seat is not None]
            mix = tuple(sorted((entry.name for entry in seated), key=self.plan.bots.index))
            for entry in seated:
                won[mix, entry.name].append(entry.won)
        return [
            MixShare(mix, name, len(parts), share(sum(parts), len(parts)))
            for (mix, name), parts in won.items()
        ]

    @cached_property
    def fair(self) -> float:
        """What everybody would win if all were equal."""
        return 1 / len(self.games[0].entries)

    @cached_property
    def goals(self) -> list[Reached]:
        """How often each bot, alone, reached each goal."""
        reached: dict[tuple[str, int, str], list[bool]] = defaultdict(list)
        for game in self.games:
            for goal in game.goals:
                parts = reached[goal.key, goal.target, game.entries[0].name]
                parts.append(goal.value >= goal.target)
        return [Reached(*goal, share(sum(hit), len(hit))) for goal, hit in reached.items()]

    @cached_property
    def sources(self) -> dict[str, dict[str, float]]:
        """For each source of points what each bot gets of it, on average."""
        sums: dict[str, Counter[str]] = {}
        for game in self.games:
            for seat, points in enumerate(game.credits):
                for source, count in points.items():
                    sums.setdefault(source, Counter())[game.entries[seat].name] += count
        bots = [player for player in self.players if player.is_bot]
        return {
            source: {player.name: sums[source][player.name] / player.games for player in bots}
            for source in sums
        }

    @cached_property
    def traits(self) -> list[Share]:
        """What players had, the kinds together, the best first."""
        had = (
            (game.entries[seat], key)
            for game in self.games
            for seat, traits in enumerate(game.traits)
            for key in set(traits)
        )
        found = [each for each in self.shares(had) if each.seats >= FEWEST]
        found.sort(key=lambda trait: (trait.kind, trait.expected - trait.wins.value, trait.key))
        return found

    def shares(self, had: Iterable[tuple[Entry, str]]) -> list[Share]:
        """How those won who had or did something, each with what it was."""
        usual = {player.name: player.wins.value for player in self.players}
        won: dict[str, list[Entry]] = defaultdict(list)
        for entry, key in had:
            won[key].append(entry)
        return [
            Share(
                key,
                len(mine),
                share(sum(entry.won for entry in mine), len(mine)),
                sum(usual[entry.name] for entry in mine) / len(mine),
            )
            for key, mine in won.items()
        ]

    @cached_property
    def lengths(self) -> list[int]:
        """The decisions of each game, sorted."""
        return sorted(game.decisions for game in self.games)

    @cached_property
    def branching(self) -> list[int]:
        """How many answers were open at each decision that left a choice, sorted."""
        return sorted(count for game in self.games for count in game.choices)

    @cached_property
    def lead_changes(self) -> list[int]:
        """How often the lead changed in each game, sorted."""
        return sorted(game.lead_changes for game in self.games)

    @cached_property
    def course(self) -> dict[str, list[float]]:
        """The mean score of each player at each twentieth of the game."""
        scores: dict[str, list[Sequence[int]]] = defaultdict(list)
        for game in self.games:
            for index, entry in enumerate(game.entries):
                scores[entry.name].append([step[index] for step in game.course])
        return {
            player.name: [
                sum(step) / player.games for step in zip(*scores[player.name], strict=True)
            ]
            for player in self.players
        }

    @cached_property
    def leader_wins(self) -> list[float]:
        """How often whoever leads at each twentieth of the game goes on to win."""
        sums = [0.0] * len(self.games[0].course)
        for game in self.games:
            for step, scores in enumerate(game.course):
                leading = [
                    entry.won
                    for entry, score in zip(game.entries, scores, strict=True)
                    if score == max(scores)
                ]
                sums[step] += sum(leading) / len(leading)
        return [total / len(self.games) for total in sums]

    @cached_property
    def branching_course(self) -> list[float]:
        """How many answers are open on average, at each tenth of the game."""
        slots: list[list[int]] = [[] for _ in range(10)]
        for game in self.games:
            for index, count in enumerate(game.choices):
                slots[index * 10 // len(game.choices)].append(count)
        return [sum(slot) / len(slot) if slot else 0.0 for slot in slots]
