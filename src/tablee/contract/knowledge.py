"""Law 4, what a seat may know: views, sounds, numbers and imagined worlds."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import count
from math import sqrt
from random import Random
from statistics import fmean
from typing import Any

from msgspec import to_builtins

from tablee.contract.laws import Setup, acting, positions, said, shown, some_positions, told
from tablee.core import CHANCE, Action, Decision, Event, Game, Json, Seat, State
from tablee.core.draws import pick

#: Draws looked at where chance has too many outcomes to list them all.
SAMPLES = 40
#: Worlds imagined to see whether they vary.
WORLDS = 12
#: Positions of a game that are looked at from every seat; setups and seats add up to many more.
POSITIONS = 60
#: A place that was hidden in so many positions must have been imagined otherwise in one of them.
HIDDEN_OFTEN = 4
#: Draws made again to see what could lie where, and those of them that a seat cannot tell apart:
#: fewer tell nothing, more tell nothing new.
REDRAWS = 1500
ALIKE = 12
ENOUGH = 300
#: How often another value must have come, and how often it must be due among so many imagined
#: worlds, for one of them to have it.
RARE = 3
LIKELY_WORLDS = 60
DUE = 8
#: How far means may lie apart, in standard deviations.
SIGMAS = 5.0


def law_4_secrets_are_kept(setup: Setup, seed: int) -> None:
    """Two worlds that differ only in what a seat may not know look and sound the same to it."""
    if not setup.game.has_secrets:
        _everybody_sees_the_same(setup, seed)
        return
    rng = Random(seed)
    for state in some_positions(setup, seed, POSITIONS):
        for seat in range(setup.seats):
            world = setup.game.determinize(state, seat, rng)
            assert all(map(world.legal, world.seats_to_act)), "an imagined world is stuck"
            _same_to(setup.game, seat, state, world)
            _same_to(setup.game, None, state, world)
            _same_numbers(setup.game, seat, state, world)
            _follow(setup.game, seat, state.clone(), world, rng)


def law_4_open_questions_are_open(setup: Setup, seed: int) -> None:
    """What a question offers that calls itself open, everybody can know."""
    game = setup.game
    if not game.has_secrets:
        return
    rng = Random(seed)
    for state in some_positions(setup, seed, POSITIONS):
        for seat in state.seats_to_act:
            world = state
            # Each imagines anew what the one before has imagined: so does whoever sits nowhere.
            for reader in (*range(setup.seats), *range(setup.seats)):
                if reader == seat:
                    continue
                world = game.determinize(world, reader, rng)
                one, other = state.asked(seat), world.asked(seat)
                if not isinstance(one, Decision) or not isinstance(other, Decision):
                    continue
                is_open = one.is_open(state)
                assert other.is_open(world) == is_open, "who is asked openly is a secret"
                if is_open:
                    assert world.legal(seat) == state.legal(seat), "an open question hides"


def _everybody_sees_the_same(setup: Setup, seed: int) -> None:
    """Where nothing is hidden there is one world and one view; sealed answers have law 9."""
    game = setup.game
    rng = Random(seed)
    for state in some_positions(setup, seed, POSITIONS):
        shown = game.observe(state, None)
        for seat in range(setup.seats):
            assert game.observe(state, seat) == shown, "a game without secrets has two views"
            world = game.determinize(state, seat, rng)
            assert state.sealed or world == state, "a game without secrets imagines another world"


def _same_to(game: Game[Any], seat: Seat | None, one: State, other: State) -> None:
    who = "a spectator" if seat is None else f"seat {seat}"
    assert told(game, one, seat) == told(game, other, seat), f"{who} can tell two worlds apart"


def _follow(game: Game[Any], seat: Seat, one: State, other: State, rng: Random) -> None:
    """Play the same on both worlds for a while: `seat` must hear the same.

    Where an act openly shows what was hidden, the two worlds part and the comparison ends.
    """
    heard: tuple[list[Event], list[Event]] = ([], [])
    one.sink, other.sink = heard[0].append, heard[1].append
    for _ in range(4):
        if one.over:
            return
        actor = acting(one, rng)
        action = pick(rng, one.legal(actor))
        was_sealed = bool(one.sealed)
        if action not in other.legal(actor):
            assert actor != seat, "what is legal depends on what the seat cannot know"
            return
        one.apply(action, actor)
        other.apply(action, actor)
        is_drawn = one.seats_to_act == (CHANCE,)
        if not _draw_alike(one, other, rng):
            return
        is_same = told(game, one, seat) == told(game, other, seat)
        # That sealed answers are opened is known without an event that says so.
        if actor == seat and not is_drawn and not is_same and not was_sealed:
            # The seat's own act has shown it something: what cannot be taken back must say so.
            events = [*heard[0], *heard[1]]
            assert any(e.reveals for e in events if e.is_for(seat)), "nothing says `reveals`"
        if not is_same:
            return
        ours, theirs = (_hearsay(game, events, seat) for events in heard)
        assert ours == theirs, f"seat {seat} hears of what it may not know"
        for events in heard:
            events.clear()


def _draw_alike(one: State, other: State, rng: Random) -> bool:
    """The same draws on both; False where the other world does not allow them."""
    while one.seats_to_act == (CHANCE,):
        outcome = one.sample(rng)
        draw = other.asked(CHANCE)
        if draw is None or not draw.possible(other, outcome):
            return False
        one.apply(outcome)
        other.apply(outcome)
    return True


def _hearsay(game: Game[Any], events: list[Event], seat: Seat) -> list[str]:
    return [said(game, game.tell(event), seat) for event in events if event.is_for(seat)]


def _same_numbers(game: Game[Any], seat: Seat, one: State, other: State) -> None:
    assert game.features(one, seat) == game.features(other, seat), "features tell a secret"
    assert game.value(one, seat) == game.value(other, seat), "the value tells a secret"


def law_4_what_looks_alike_sounds_alike(setup: Setup, seed: int) -> None:
    """Others' acts and draws that lead to the same view of a seat are told to it alike.

    So an event that repeats another seat's secret is caught, though nothing on the table shows it.
    """
    game = setup.game
    if not game.has_secrets:
        return  # everybody sees the same, so nobody can hear more
    rng = Random(seed)
    state: State = game.set_up(setup.seats, setup.options)
    every = max(1, sum(1 for _ in positions(setup, seed)) // POSITIONS)
    for step in count():
        if state.over:
            return
        if state.seats_to_act == (CHANCE,):
            actor, acts = CHANCE, [state.sample(rng) for _ in range(SAMPLES)]
        else:
            actor = acting(state, rng)
            acts = list(state.legal(actor))
        for seat in range(setup.seats):
            # Draws are few and tell much: all of them are listened to.
            if seat != actor and (actor == CHANCE or step % every == 0):
                _sounds_alike(game, state, actor, acts, seat)
        state.apply(pick(rng, acts), actor)


def _sounds_alike(
    game: Game[Any], state: State, actor: Seat, acts: list[Action], seat: Seat
) -> None:
    heard_after: dict[str, list[str]] = {}
    different = dict.fromkeys(acts)  # a draw may have come several times
    if len(different) == 1:
        return
    for action in different:
        after = state.clone()
        events: list[Event] = []
        after.sink = events.append
        after.apply(action, actor)
        if after.seats_to_act == (CHANCE,):
            looks = shown(game, after, seat)
        else:
            looks = told(game, after, seat)
        sounds = _hearsay(game, events, seat)
        expected = heard_after.setdefault(looks, sounds)
        assert expected == sounds, f"seat {seat} hears what {action} hides"


def law_4_worlds_vary(setup: Setup, seed: int) -> None:
    """Each place that one seat sees and another does not is imagined otherwise by the other.

    Else `determinize` hands bots the true state, or a part of it.
    """
    game = setup.game
    rng = Random(seed)
    hidden: Counter[tuple[Seat, str]] = Counter()
    varied: set[tuple[Seat, str]] = set()
    for state in some_positions(setup, seed, POSITIONS) if game.has_secrets else ():
        views = [to_builtins(game.observe(state, seat)) for seat in range(setup.seats)]
        for seat in range(setup.seats):
            places = {
                place: owner
                for owner in range(setup.seats)
                for place in _hidden_places(views[owner], views[seat])
                # Where nothing lies nothing can vary: everybody can count.
                if (seat, place) not in varied and any(_numbers(_at(views[owner], place)).values())
            }
            for _ in range(WORLDS) if places else ():
                world = game.determinize(state, seat, rng)
                seen = {o: to_builtins(game.observe(world, o)) for o in set(places.values())}
                varied |= {
                    (seat, place)
                    for place, owner in places.items()
                    if _at(seen[owner], place) != _at(views[owner], place)
                }
            hidden.update((seat, place) for place in places)
    for (seat, place), often in hidden.items():
        known = often >= HIDDEN_OFTEN and (seat, place) not in varied
        assert not known, f"seat {seat} always imagines the true {place}"


def _hidden_places(theirs: Json, mine: Json, place: str = "") -> Iterator[str]:
    """Where a view shows something and another one shows nothing."""
    if isinstance(theirs, dict) and isinstance(mine, dict):
        for key in theirs.keys() & mine.keys():
            yield from _hidden_places(theirs[key], mine[key], f"{place}/{key}")
    elif isinstance(theirs, list) and isinstance(mine, list) and len(theirs) == len(mine):
        for index, (one, other) in enumerate(zip(theirs, mine, strict=True)):
            yield from _hidden_places(one, other, f"{place}/{index}")
    elif mine is None and theirs is not None:
        yield place


def _at(view: Json, place: str) -> Json:
    for part in place.split("/")[1:]:
        if isinstance(view, dict):
            view = view.get(part)
        elif isinstance(view, list) and int(part) < len(view):
            view = view[int(part)]
        else:
            return None
    return view


def law_4_worlds_are_likely(setup: Setup, seed: int) -> None:
    """What was just drawn unseen is imagined as the draws would have it, everywhere it may lie.

    The draws before the first decision are made again many times; where a seat cannot tell the
    results apart, every number of a position that varies among them varies in imagined worlds,
    around the same mean.
    """
    game = setup.game
    rng = Random(seed)
    state: State = game.set_up(setup.seats, setup.options)
    while not state.over and game.has_secrets:
        if state.seats_to_act != (CHANCE,):
            return  # the first decision: what follows also depends on what players choose
        seats = [
            seat
            for seat in range(setup.seats)
            if all(game.determinize(state, seat, rng) == state for _ in range(WORLDS))
        ]  # nothing is hidden from them yet
        draws = _Draws(state, rng)
        for seat in seats:
            if len(_most_alike(game, draws, seat, SAMPLES)) > 1:
                _likely(game, _most_alike(game, draws, seat, REDRAWS), seat, rng)
        state.apply(state.sample(rng), CHANCE)


class _Draws:
    """A position after its draws were made, again and again; all seats look at the same."""

    def __init__(self, state: State, rng: Random) -> None:
        self._state, self._rng = state, rng
        self._made: list[State] = []

    def first(self, most: int) -> Iterator[State]:
        for number in range(most):
            if number == len(self._made):
                self._made.append(self._state.clone())
                self._made[-1].play_chance(self._rng)
            yield self._made[number]


def _most_alike(game: Game[Any], draws: _Draws, seat: Seat, most: int) -> list[State]:
    """Those that look alike to a seat, of the commonest look: enough of them, or all there are."""
    alike: dict[str, list[State]] = defaultdict(list)
    for state in draws.first(most):
        those = alike[f"{shown(game, state, seat)} {state.legal(seat)}"]
        those.append(state)
        if len(those) == ENOUGH:
            return those
    return max(alike.values(), key=len)


def _likely(game: Game[Any], drawn: list[State], seat: Seat, rng: Random) -> None:
    if len(drawn) < ALIKE:
        return
    true = [_numbers(game.dump(after)) for after in drawn]
    worlds = [game.determinize(drawn[0], seat, rng) for _ in range(LIKELY_WORLDS)]
    imagined = [_numbers(game.dump(world)) for world in worlds]
    for place in true[0]:
        ours = [world.get(place, 0.0) for world in true]
        theirs = [world.get(place, 0.0) for world in imagined]
        commonest, often = Counter(ours).most_common(1)[0]
        others = len(ours) - often
        if others >= RARE and others / len(ours) * LIKELY_WORLDS >= DUE:
            assert len(set(theirs)) > 1, f"seat {seat} always imagines the true {place}"
        elif not others:
            right = theirs.count(commonest)
            assert 2 * right >= len(theirs), f"seat {seat} imagines {place} as it cannot be"
        spread = sqrt(_variance(ours) / len(ours) + _variance(theirs) / len(theirs))
        apart = abs(fmean(ours) - fmean(theirs))
        assert apart <= SIGMAS * max(spread, 0.1), f"seat {seat} imagines an unlikely {place}"


def _variance(values: list[float]) -> float:
    mean = fmean(values)
    return sum((value - mean) ** 2 for value in values) / (len(values) - 1)


def _numbers(dumped: Json, place: str = "") -> dict[str, float]:
    """Every number of a position by its place; the agenda is not a part of what lies on a table."""
    found: dict[str, float] = {}
    if isinstance(dumped, dict):
        for key, value in dumped.items():
            if key != "agenda":
                found |= _numbers(value, f"{place}/{key}")
    elif isinstance(dumped, list):
        for index, value in enumerate(dumped):
            found |= _numbers(value, f"{place}/{index}")
    elif isinstance(dumped, int | float):
        found[place] = float(dumped)
    return found
