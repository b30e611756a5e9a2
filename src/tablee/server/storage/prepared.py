"""Statements that every move runs: on SQLite they are compiled once and for all."""

import sqlite3
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Delete, Insert, Update
from sqlalchemy.exc import DBAPIError


class Prepared:
    """An insert, update or delete with values for all its parameters.

    SQLAlchemy looks a statement up by its structure whenever it is executed, and makes a result
    that nobody reads; to hand the driver text and values takes a third of that time.
    """

    def __init__(self, statement: Insert | Update | Delete) -> None:
        self._statement = statement
        self._text: str | None = None
        #: The parameters in their order, each with what makes a value one of the driver's.
        self._parameters: list[tuple[str, Callable[[Any], Any] | None]] = []

    def run(self, connection: Connection, values: Mapping[str, object]) -> int:
        """How many rows were inserted, updated or deleted."""
        if connection.dialect.name != "sqlite":
            return connection.execute(self._statement, dict(values)).rowcount
        text = self._text or self._compile(connection)
        return self._execute(connection, text, self._given(values))

    def run_for_each(self, connection: Connection, rows: Sequence[Mapping[str, object]]) -> None:
        """It is run for each of the rows."""
        if connection.dialect.name != "sqlite":
            connection.execute(self._statement, [dict(row) for row in rows])
            return
        text = self._text or self._compile(connection)
        for row in rows:
            self._execute(connection, text, self._given(row))

    def _execute(self, connection: Connection, text: str, given: tuple[Any, ...]) -> int:
        """How many rows; raises what SQLAlchemy would raise."""
        driver = connection.connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        try:
            return driver.execute(text, given).rowcount
        except sqlite3.Error as error:
            raise DBAPIError.instance(
                text, None, error, sqlite3.Error, hide_parameters=True, dialect=connection.dialect
            ) from error

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
