"""Research environments: the games for PettingZoo, Gymnasium and OpenSpiel, and many at once.

They need the extra `envs`, OpenSpiel the extra `openspiel`; nothing of them is imported before it
is asked for. `docs/environments.md` has all of it.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from tablee.core import Game, Sentence, TableeError, Value

if TYPE_CHECKING:
    from tablee.envs.aec import AskedInTurn
    from tablee.envs.many import ManyGames
    from tablee.envs.parallel import AskedTogether
    from tablee.envs.play import Play
    from tablee.envs.single import OneSeat

__all__ = ["gymnasium", "openspiel", "pettingzoo", "pettingzoo_parallel", "vector"]


@contextmanager
def _needing(extra: str) -> Iterator[None]:
    """Whatever is missing is told by the extra that brings it."""
    try:
        yield
    except ModuleNotFoundError as missing:
        package = str(missing.name).partition(".")[0]
        sentence = Sentence("error-extra", package=package, extra=extra)
        raise TableeError(sentence) from missing


def _play(
    game: Game[Any] | str,
    seats: int | None,
    options: dict[str, Value] | None,
    observation: str,
    reward: str,
) -> "Play":
    with _needing("envs"):
        from tablee.envs.play import Play  # noqa: PLC0415
    return Play(game, seats, options or {}, observation, reward)


def pettingzoo(
    game: Game[Any] | str,
    seats: int | None = None,
    options: dict[str, Value] | None = None,
    *,
    observation: str = "view",
    reward: str = "place",
    render_mode: str | None = None,
) -> "AskedInTurn":
    """The game for PettingZoo, one seat after another (AEC)."""
    with _needing("envs"):
        from tablee.envs.aec import AskedInTurn  # noqa: PLC0415
    return AskedInTurn(_play(game, seats, options, observation, reward), render_mode)


def pettingzoo_parallel(
    game: Game[Any] | str,
    seats: int | None = None,
    options: dict[str, Value] | None = None,
    *,
    observation: str = "view",
    reward: str = "place",
    render_mode: str | None = None,
) -> "AskedTogether":
    """The game for PettingZoo, all seats that are asked in one step (parallel)."""
    with _needing("envs"):
        from tablee.envs.parallel import AskedTogether  # noqa: PLC0415
    return AskedTogether(_play(game, seats, options, observation, reward), render_mode)


def gymnasium(
    game: Game[Any] | str,
    seats: int | None = None,
    options: dict[str, Value] | None = None,
    *,
    seat: int = 0,
    rivals: str | Sequence[str] = "greedy",
    observation: str = "view",
    reward: str = "place",
    render_mode: str | None = None,
) -> "OneSeat":
    """The game for Gymnasium: `seat` learns against bots, one for all or one for each other."""
    play = _play(game, seats, options, observation, reward)
    with _needing("envs"):
        from tablee.envs.single import OneSeat  # noqa: PLC0415
    if not 0 <= seat < play.seats:
        raise TableeError(Sentence("error-no-such-seat"))
    names = [rivals] * (play.seats - 1) if isinstance(rivals, str) else list(rivals)
    if len(names) != play.seats - 1:
        raise TableeError(Sentence("error-rivals", given=len(names), needed=play.seats - 1))
    return OneSeat(play, seat, names, render_mode)


def vector(
    game: Game[Any] | str,
    count: int,
    seats: int | None = None,
    options: dict[str, Value] | None = None,
    *,
    observation: str = "view",
    reward: str = "place",
) -> "ManyGames":
    """So many games at once, in arrays with a row for each."""
    if count < 1:
        raise TableeError(Sentence("error-games", games=count))
    plays = [_play(game, seats, options, observation, reward) for _ in range(count)]
    from tablee.envs.many import ManyGames  # noqa: PLC0415

    return ManyGames(plays)


def openspiel() -> tuple[str, ...]:
    """All games are known to OpenSpiel from now on, by the names that come back."""
    with _needing("openspiel"):
        from tablee.envs.spiel import register  # noqa: PLC0415
    return register()
