"""Requests made from the server's own description by schemathesis, some with names that exist."""

import random
import sqlite3
from collections import Counter
from contextlib import closing
from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import seed as seeded

from tablee.core.catalogue import games
from tablee.server.app import ENDPOINTS
from tablee.server.routes.openapi import describe
from tests.server.server_process import Client, ServerProcess

#: What is checked of every response.
CHECKS = [
    schemathesis.checks.not_a_server_error,
    schemathesis.checks.response_schema_conformance,
    schemathesis.checks.status_code_conformance,
]


class Requests:
    """Somebody who sends requests, signed in as a guest or as an administrator."""

    def __init__(self, server: ServerProcess, seed: int) -> None:
        self._server = server
        self._rng = random.Random(seed)
        self._clients: dict[str, Client] = {}
        self._tables: list[str] = []
        self.statuses: Counter[int] = Counter()
        self._renew()

    def _renew(self) -> None:
        """New people, for the old ones may have deleted themselves."""
        for client in self._clients.values():
            client.http.close()
        server = self._server
        admin = server.guest("Warden")
        name = admin.get("/api/me")["name"]
        with closing(sqlite3.connect(server.data / "tablee.sqlite3", timeout=10)) as database:
            database.execute("UPDATE users SET admin = 1 WHERE name = ?", (name,))
            database.commit()
        self._clients = {"admin": admin, "guest": server.guest("Fuzz"), "": server.anonymous()}
        guest = self._clients["guest"]
        self._names = [name, guest.get("/api/me")["name"], "nobody"]
        self._tables = [
            guest.open_table("me", "open", game="reworld")["id"],
            guest.open_table("me", "bot:random", "bot:random", game="century")["id"],
            admin.open_table("me", "open", private=True)["id"],
        ]

    def run(self, inputs: int, seed: int) -> None:
        """About so many requests, to all endpoints alike; raises if one is answered wrongly."""
        schema = schemathesis.openapi.from_dict(describe(ENDPOINTS))
        found: list[Any] = list(schema.get_all_operations())
        operations = [one.ok() for one in found]
        each = max(1, inputs // len(operations))
        for operation in operations:

            @seeded(seed)
            @settings(
                max_examples=each,
                deadline=None,
                database=None,
                phases=[Phase.generate],
                suppress_health_check=list(HealthCheck),
            )
            @given(case=operation.as_strategy())
            def send(case: Any) -> None:  # noqa: ANN401 - of schemathesis
                self._send(case)

            send()

    def _send(self, case: Any) -> None:  # noqa: ANN401 - of schemathesis
        client = self._clients[self._rng.choice(("guest", "guest", "admin", ""))]
        if self._rng.random() < 0.7:
            self._name_what_exists(case)
        headers = {"origin": self._server.address}
        cookies = {"tablee": client.http.cookies.get("tablee", "")}
        answer = case.call(base_url=self._server.address, headers=headers, cookies=cookies)
        self.statuses[answer.status_code] += 1
        case.validate_response(answer, checks=CHECKS)
        if answer.status_code == 401 and cookies["tablee"] and "password" not in case.path:
            self._renew()

    def _name_what_exists(self, case: Any) -> None:  # noqa: ANN401 - of schemathesis
        known = {"name": self._names, "game": sorted(games()), "lang": ["fr", "en"]}
        known["room"] = ["kit", "server", "reworld"]
        if "/tables/" in case.path:
            known["id"] = self._tables
        elif "/reports/" in case.path:
            known["id"] = ["1", "2"]
        for name, values in known.items():
            if name in (case.path_parameters or {}):
                case.path_parameters[name] = self._rng.choice(values)
