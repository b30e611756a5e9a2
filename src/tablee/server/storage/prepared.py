"""Statements that every move runs: on SQLite they are compiled once and for all."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Insert, Update


class Prepared:
    """An insert or update with values for all its parameters.

    SQLAlchemy looks a statement up by its structure whenever it is executed; to hand the driver
    text and values takes a quarter of that time.
    """

    def __init__(self, statement: Insert | Update) -> None:
        self._statement = statement
        self._text: str | None = None
        #: The parameters in their order, each with what makes a value one of the driver's.
        self._parameters: list[tuple[str, Callable[[Any], Any] | None]] = []

    def run(self, connection: Connection, values: Mapping[str, object]) -> int:
        """How many rows were inserted or updated."""
        if connection.dialect.name != "sqlite":
            return connection.execute(self._statement, dict(values)).rowcount
        text = self._text or self._compile(connection)
        return connection.exec_driver_sql(text, self._given(values)).rowcount

    def run_for_each(self, connection: Connection, rows: Sequence[Mapping[str, object]]) -> None:
        """It is run for each of the rows."""
        if connection.dialect.name != "sqlite":
            connection.execute(self._statement, [dict(row) for row in rows])
            return
        text = self._text or self._compile(connection)
        given = [self._given(row) for row in rows]
        connection.exec_driver_sql(text, given if len(given) > 1 else given[0])

    def _given(self, values: Mapping[str, object]) -> tuple[Any, ...]:
        return tuple(
            [
                values[name] if convert is None else convert(values[name])
                for name, convert in self._parameters
            ]
        )

    def _compile(self, connection: Connection) -> str:
        dialect = connection.dialect
        compiled = self._statement.compile(dialect=dialect)
        self._parameters = [
            (name, compiled.binds[name].type.dialect_impl(dialect).bind_processor(dialect))
            for name in compiled.positiontup or ()
        ]
        self._text = str(compiled)
        return self._text
