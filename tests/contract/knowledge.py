"""Law 4, what a seat may know, in three parts: views, sounds and imagined worlds."""

from itertools import count
from random import Random
from typing import Any

from tablee.core import CHANCE, Action, Event, Game, Json, Seat, State
from tablee.core.draws import pick
from tests.contract.laws import LANGUAGES, Setup, acting, positions, shown, some_positions, told

#: Draws looked at where chance has too many outcomes to list them all.
SAMPLES = 40
#: Worlds imagined to see whether they vary.
WORLDS = 12
#: Positions of a game that are looked at from every seat; setups and seats add up to many more.
POSITIONS = 60


def law_4_secrets_are_kept(setup: Setup, seed: int) -> None:
    """Two worlds that differ only in what a seat may not know look and sound the same to it.

    In a game without secrets every seat sees what a spectator sees.
    """
    rng = Random(seed)
    for state in some_positions(setup, seed, POSITIONS):
        for seat in range(setup.seats):
            world = setup.game.determinize(state, seat, rng)
            assert all(map(world.legal, world.seats_to_act)), "an imagined world is stuck"
            if not setup.game.has_secrets:
                seen, public = (shown(setup.game, state, reader) for reader in (seat, None))
                assert seen == public, f"seat {seat} has a view of its own"
            _same_to(setup.game, seat, state, world)
            _same_to(setup.game, None, state, world)
            _same_numbers(setup.game, seat, state, world)
            _follow(setup.game, seat, state.clone(), world, rng)


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
        if one.over or not _act_alike(seat, one, other, rng):
            return
        if told(game, one, seat) != told(game, other, seat):
            return
        for lang in LANGUAGES:
            ours, theirs = (_hearsay(game, events, seat, lang) for events in heard)
            assert ours == theirs, f"seat {seat} hears of what it may not know"


def _act_alike(seat: Seat, one: State, other: State, rng: Random) -> bool:
    """The same random act and draws on both; False where the other world does not allow them."""
    actor = acting(one, rng)
    action = pick(rng, one.legal(actor))
    if action not in other.legal(actor):
        assert actor != seat, "what is legal depends on what the seat cannot know"
        return False
    one.apply(action, actor)
    other.apply(action, actor)
    while one.seats_to_act == (CHANCE,):
        outcome = one.sample(rng)
        if not other.agenda[-1].admits(other, CHANCE, outcome):
            return False
        one.apply(outcome)
        other.apply(outcome)
    return True


def _hearsay(game: Game[Any], events: list[Event], seat: Seat, lang: str) -> list[str]:
    return [game.say(game.tell(event), lang, you=seat) for event in events if event.is_for(seat)]


def _same_numbers(game: Game[Any], seat: Seat, one: State, other: State) -> None:
    assert game.features(one, seat) == game.features(other, seat), "features tell a secret"
    assert game.value(one, seat) == game.value(other, seat), "the value tells a secret"


def law_4_what_looks_alike_sounds_alike(setup: Setup, seed: int) -> None:
    """Others' acts and draws that lead to the same view of a seat are told to it alike.

    So an event that repeats another seat's secret is caught, though nothing on the table shows it.
    """
    game = setup.game
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
    for action in acts:
        after = state.clone()
        events: list[Event] = []
        after.sink = events.append
        after.apply(action, actor)
        if after.seats_to_act == (CHANCE,):
            looks = repr(shown(game, after, seat))
        else:
            looks = told(game, after, seat)
        sounds = [text for lang in LANGUAGES for text in _hearsay(game, events, seat, lang)]
        expected = heard_after.setdefault(looks, sounds)
        assert expected == sounds, f"seat {seat} hears what {action} hides"


def law_4_worlds_vary(setup: Setup, seed: int) -> None:
    """Where a seat sees what a spectator does not, some other seat's worlds must differ in it.

    Else `determinize` hands bots the true state.
    """
    game = setup.game
    rng = Random(seed)
    hidden = varied = False
    for state in some_positions(setup, seed, POSITIONS):
        for seat in range(setup.seats):
            hidden = hidden or _sees_more(shown(game, state, seat), shown(game, state, None))
            worlds = [game.dump(game.determinize(state, seat, rng)) for _ in range(WORLDS)]
            varied = varied or any(world != worlds[0] for world in worlds)
        if hidden and varied:
            return
    assert varied or not hidden, "imagined worlds are always the true one"


def _sees_more(mine: Json, public: Json) -> bool:
    """Whether a view shows something where the public one shows nothing."""
    if isinstance(mine, dict) and isinstance(public, dict):
        return any(_sees_more(mine[key], public[key]) for key in mine)
    if isinstance(mine, list) and isinstance(public, list) and len(mine) == len(public):
        return any(_sees_more(one, other) for one, other in zip(mine, public, strict=True))
    return public is None and mine is not None
