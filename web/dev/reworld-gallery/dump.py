# ruff: noqa: ANN401, INP001, T201 - a script for development
"""Positions of a game between greedy bots, as the server would tell them to one seat.

Writes positions.json for the gallery: `.venv/bin/python web/dev/reworld-gallery/dump.py`.
"""

import json
from pathlib import Path
from random import Random
from typing import Any

import tablee
from tablee.bots import ask, bot
from tablee.core import Event, Sentence
from tablee.core.frames import Decision

HERE = Path(__file__).parent
TEXTS = HERE.parents[2] / "src" / "tablee"


def told(value: Any) -> Any:
    """A sentence or argument as JSON."""
    if isinstance(value, Sentence):
        return {"id": value.key, "args": {name: told(arg) for name, arg in value.args.items()}}
    return [told(item) for item in value] if isinstance(value, tuple) else value


class Walk:
    """One match; `events` are those of the last move."""

    def __init__(self, seats: int, seed: int) -> None:
        self.events: list[Event] = []
        self.match = tablee.Match(tablee.game("reworld"), seats, seed=seed, sink=self.events.append)
        self.luck = Random(seed)

    def position(self, seat: int | None) -> dict[str, Any]:
        """What the server would tell `seat` now."""
        match = self.match
        game, state = match.game, match.state
        return {
            "seat": seat,
            "view": match.view(seat),
            "prompt": told(game.question(state, seat)),
            "actions": [
                {
                    "a": str(action),
                    "text": told(game.describe(state, action)),
                    "targets": list(game.targets(state, action)),
                }
                for action in (match.legal(seat) if seat is not None else [])
            ],
            "last": [{"step": 1, **told(game.tell(event))} for event in self.events],
        }

    def step(self) -> None:
        """A bot plays one move."""
        self.events.clear()
        seat = self.match.seats_to_act[0]
        self.match.play(ask(bot("greedy"), self.match, seat, self.luck), seat)

    def frame(self) -> str:
        """The decision that is open."""
        agenda = self.match.state.agenda
        return type(agenda[-1]).__name__ if agenda and isinstance(agenda[-1], Decision) else ""


def main() -> None:
    """Write the positions worth looking at."""
    found: dict[str, Any] = {}
    for seats, seed in ((4, 7), (2, 3)):
        walk = Walk(seats, seed)
        moves = 0
        while not walk.match.over:
            seat = walk.match.seats_to_act[0]
            state = walk.match.state
            frame = walk.frame()
            launched = sum(map(len, state.players[0].docks))
            names = {
                "station-early": frame == "StationTurn" and moves > 5,
                "paying": frame == "PayForModule"
                and state.round >= 3
                and moves > 40
                and len(walk.match.legal()) > 6,
                "station-late": frame == "StationTurn"
                and state.round == 5
                and sum(map(bool, state.posts)) > 9,
                "colony-early": frame == "ColonyTurn" and launched,
                "colony-mid": frame == "ColonyTurn" and 0 < launched < 12,
                "loading": frame == "LoadUnit",
                "landing": frame == "LandUnit" and len(walk.match.legal()) > 1 and launched < 14,
                "landing-two": frame == "LandUnit" and len(state.players[seat].aboard) == 2,
            }
            for name, fits in names.items():
                if fits and seat == 0:
                    found.setdefault(f"{name}-{seats}", walk.position(0))
            walk.step()
            moves += 1
        found[f"end-{seats}"] = walk.position(0)
        found[f"spectator-{seats}"] = walk.position(None)
    texts = {
        lang: [
            (TEXTS / room / "text" / f"{lang}.ftl").read_text("utf-8")
            for room in ("kit", "games/reworld")
        ]
        for lang in ("fr", "en")
    }
    (HERE / "positions.json").write_text(json.dumps({"texts": texts, "positions": found}), "utf-8")
    print(*found)


main()
