"""Who meets whom, and what says whether the bots are still the same."""

from collections.abc import Iterator, Sequence
from functools import cache
from hashlib import blake2b
from random import Random
from typing import Any, NamedTuple

from msgspec import json

from tablee.arena.plan import Plan
from tablee.bots import bot
from tablee.bots.levels import Hard
from tablee.bots.search.tuning import tuning
from tablee.core import Game, Match, Seat, State, Value
from tablee.core.catalogue import game
from tablee.driver import ask, imagine

#: Each level with the one below it.
LADDER = (("easy", "random"), ("normal", "easy"), ("hard", "normal"), ("expert", "hard"))
GAMES = ("reworld", "artemis", "reykholt", "gaia", "century")
#: Against which Gaia Project is played alone.
AUTOMAS = ("easy", "normal", "hard", "ultimate", "nightmare")
#: Seeds of other measurements begin elsewhere.
SEED = 70_000
#: The parts of a game at which a search is asked for its digest, and its playouts there.
PROBES = (0.25, 0.5, 0.75)
PROBED = 24
#: How often the other bots are asked in that game.
ASKED = 20


class Contest(NamedTuple):
    """Who meets whom; the first bot is the one that is looked at."""

    game: str
    name: str
    bots: tuple[str, ...]
    options: tuple[tuple[str, Value], ...] = ()

    @property
    def seats(self) -> int:
        """At the table."""
        return len(self.bots)

    def plan(self, games: int) -> Plan:
        """At least so many games, in whole rounds."""
        opened = game(self.game)
        return Plan.of(opened, self.seats, dict(self.options), self.bots, games=games, seed=SEED)

    def is_meant_by(self, name: str) -> bool:
        """By its game, by a part of its name, or by both: `gaia`, `hard-normal`, `gaia:alone`."""
        game_id, colon, part = name.partition(":")
        if colon:
            return game_id == self.game and part in self.name
        return name == self.game or name in self.name


def contests() -> Iterator[Contest]:
    """All that is measured, the cheap ones of all games first."""
    for upper, lower in LADDER:
        for game_id in GAMES:
            rivals = 2 if game_id == "century" else 1
            yield Contest(game_id, f"{upper}-{lower}", (upper, *[lower] * rivals))
    for level in ("hard", "expert"):
        yield Contest("artemis", f"{level} alone", (level,))
        yield Contest("reykholt", f"{level} alone", (level,))
        for automa in AUTOMAS:
            yield Contest("gaia", f"{level} alone, {automa}", (level,), (("automa_level", automa),))
    yield Contest("gaia", "three experts", ("expert",) * 3)


@cache
def digest(contest: Contest) -> str:
    """Of all that its games depend on: rules, edition, options, and how the bots answer.

    Their answers are those to a game of normal bots. So it stays the same when code is only made
    quicker or tidier, and changes with weights and recipes.
    """
    plan = contest.plan(1)
    opened = plan.open_game()
    match = Match(opened, contest.seats, SEED - 1, plan.options)
    luck = Random(1)
    positions: list[tuple[State, Seat]] = []
    while not match.over:
        seat = match.seats_to_act[0]
        if len(match.legal(seat)) > 1:
            positions.append((imagine(match, seat, Random(2)), seat))
        match.play(ask(bot("normal"), match, seat, luck), seat)
    told: list[object] = [plan.rules, plan.edition, sorted(plan.options.items())]
    told += [action.text for _, action in match.moves]
    for name in dict.fromkeys(contest.bots):
        level = bot(name)
        if isinstance(level, Hard):
            told += _searched(level, opened, [positions[int(len(positions) * at)] for at in PROBES])
        else:
            told += [
                level.choose(opened, state.clone(), seat, Random(3)).text
                for state, seat in positions[:: 1 + len(positions) // ASKED]
            ]
    return blake2b(json.encode(told), digest_size=6).hexdigest()


def _searched(
    level: Hard, opened: Game[Any], positions: Sequence[tuple[State, Seat]]
) -> Iterator[object]:
    """Its recipe, and what it thinks of some positions after a few playouts."""
    for state, seat in positions:
        search = level.search(opened, state)
        recipe = search.recipe()
        errs = level.recipe(tuning(opened, state))
        if errs.temptation:
            recipe["temptation"] = errs.temptation
        if errs.taste:
            recipe["taste"] = errs.taste
        yield recipe
        search.playouts = min(search.playouts, PROBED)
        for action, value in search.prefer(opened, state.clone(), seat, Random(4)):
            yield [action.text, round(value, 6)]
