"""The decisions of games as a table: a row for each, with what its seat knew and how it came off.

Everything is read off the records. Observations and ids are those of `tablee.envs`.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
import pyarrow as pa
from msgspec import json
from numpy.typing import NDArray

from tablee.core import CHANCE, Game, Outcome, Record
from tablee.core.events import Seat
from tablee.core.options import MODE, write
from tablee.dataset.plan import Plan
from tablee.dataset.playing import Played
from tablee.envs.actions import action_ids
from tablee.envs.observations import observer


class Row(NamedTuple):
    """One decision. The columns stand in this order."""

    game: int
    seed: int
    #: How many were taken before it in the game, whoever took them.
    decision: int
    seat: int
    bot: str
    mode: str | None
    question: str
    observation: NDArray[np.float32]
    legal: list[int]
    action: int
    #: How the seat came off in the end.
    points: int
    place: int
    won: bool


class Rows:
    """Makes tables of the games that were played at so many seats."""

    def __init__(self, plan: Plan, seats: int, kind: str) -> None:
        """Raises `TableeError` where there are no observations of that kind."""
        self._plan = plan
        self._game = plan.open_game()
        self.seats = seats
        self.kind = kind
        self._observer = observer(self._game, seats, kind)
        self._ids = action_ids(self._game)
        self.schema = self._schema()

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled by what it was made from, for other processes."""
        return Rows, (self._plan, self.seats, self.kind)

    def __call__(self, games: Sequence[Played]) -> pa.RecordBatch:
        """All decisions of these games, one after the other."""
        rows = [row for game in games for row in self._rows(game)]
        columns = dict(zip(Row._fields, zip(*rows, strict=True), strict=True))
        flat = np.concatenate(columns["observation"])
        columns["observation"] = pa.FixedSizeListArray.from_arrays(flat, self._observer.size)
        arrays = [
            each if isinstance(each, pa.Array) else pa.array(each, field.type)
            for each, field in zip(columns.values(), self.schema, strict=True)
        ]
        return pa.record_batch(arrays, self.schema)

    def _rows(self, played: Played) -> list[Row]:
        record = Record.loads(played.record)
        state = self._game.set_up(record.header.seats, record.header.options)
        mode = record.header.options.get(MODE)
        asked: list[tuple[Seat, str, NDArray[np.float32], list[int], int]] = []
        for move in record.moves:
            action = self._game.parse(move.text)
            if move.seat != CHANCE:
                seen = self._observer.array(state, move.seat)
                legal = state.legal(move.seat)
                ids = self._ids.of(legal)
                question = type(state.asked(move.seat)).__name__
                asked.append((move.seat, question, seen, ids, ids[legal.index(action)]))
            state.apply(action, move.seat)
        outcome: Outcome = self._game.outcome(state)
        return [
            Row(
                played.number,
                played.seed,
                number,
                seat,
                played.bots[seat],
                None if mode is None else write(mode),
                question,
                seen,
                legal,
                action,
                outcome.results[seat].score,
                outcome.results[seat].place,
                outcome.results[seat].won,
            )
            for number, (seat, question, seen, legal, action) in enumerate(asked)
        ]

    def _schema(self) -> pa.Schema:
        words = pa.dictionary(pa.int8(), pa.string())
        kinds = {
            "game": pa.int32(),
            "seed": pa.int64(),
            "decision": pa.int32(),
            "seat": pa.int8(),
            "bot": words,
            "mode": words,
            "question": words,
            "observation": pa.list_(pa.float32(), self._observer.size),
            "legal": pa.list_(pa.int32()),
            "action": pa.int32(),
            "points": pa.int32(),
            "place": pa.int8(),
            "won": pa.bool_(),
        }
        fields = [pa.field(name, kinds[name], nullable=name == "mode") for name in Row._fields]
        return pa.schema(fields, {b"tablee": json.encode(self._told())})

    def _told(self) -> dict[str, Any]:
        """What must be known of the table, in its metadata."""
        opened: Game[Any] = self._game
        return {
            "tablee": self._plan.tablee,
            "command": self._plan.command,
            "game": opened.id,
            "rules": opened.rules_version,
            "edition": opened.edition.digest,
            "seats": self.seats,
            "actions": self._ids.size,
            "actions_digest": self._ids.digest,
            "observation": self.kind,
            "columns": [column.name for column in self._observer.columns],
            "words": {
                column.name: list(column.words) for column in self._observer.columns if column.words
            },
        }
