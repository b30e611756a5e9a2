"""A real server on a free loopback port, and people who use it."""

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

#: No bot of a test waits, and no test meets a limit that it does not look for.
QUICK = {"TABLEE_BOT_DELAY": "0", "TABLEE_LIMIT_SCALE": "10000", "TABLEE_WORKERS": "1"}
#: Longer than anything here should take.
PATIENCE = 30.0


class House:
    """A server process."""

    def __init__(self, data: Path, environment: Mapping[str, str] | None = None) -> None:
        self.data = data
        self._environment = {**os.environ, **QUICK, "TABLEE_DATA": str(data), **(environment or {})}
        self.process: subprocess.Popen[str]
        self.address = ""
        self.open()

    def open(self) -> None:
        """The server listens; after the first time on the same port."""
        port = self.address.rpartition(":")[2] or "0"
        command = [sys.executable, "-m", "tablee.server", "--port", port, "--no-browser"]
        self.process = subprocess.Popen(  # noqa: S603
            command, env=self._environment, stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("Tablée: "), f"the server did not start: {line!r}"
        self.address = line.split()[-1].rstrip("/")

    def kill(self) -> None:
        """The server is gone, without a chance to say good-bye."""
        self.process.send_signal(signal.SIGKILL)
        self._wait()

    def close(self) -> None:
        """The server is stopped as an operator would."""
        self.process.terminate()
        self._wait()

    def _wait(self) -> None:
        self.process.wait(PATIENCE)
        if self.process.stdout is not None:
            self.process.stdout.close()

    def stranger(self) -> "Person":
        """Someone who has not signed in."""
        return Person(self)

    def guest(self, name: str) -> "Person":
        """Someone who has."""
        person = Person(self)
        person.post("/api/guests", {"name": name})
        return person


class Person:
    """Someone with a browser."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.http = httpx.Client(
            base_url=house.address,
            headers={"origin": house.address},
            timeout=PATIENCE,
            limits=httpx.Limits(max_keepalive_connections=0),
        )

    @property
    def cookie(self) -> str:
        """What proves who it is."""
        return self.http.cookies["tablee"]

    def post(self, path: str, body: object = None, method: str = "POST") -> Any:
        """The answer to a request that must succeed."""
        answer = self.http.request(method, path, json={} if body is None else body)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def get(self, path: str) -> Any:
        answer = self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def refused(self, method: str, path: str, body: object = None, **more: Any) -> str:
        """The code with which a request is refused."""
        answer = self.http.request(method, path, json=body, **more)
        assert answer.status_code >= 400, answer.text
        assert answer.headers["content-type"] == "application/json"
        error = answer.json()["error"]
        assert set(error) == {"code", "rule", "text"}
        return str(error["code"])

    def open_table(self, *seats: str, game: str = "reworld", **more: Any) -> Any:
        return self.post("/api/tables", {"game": game, "seats": list(seats), **more})

    def join(self, table: Any, **more: Any) -> Any:
        body = {"invitation": table["invitation"], **more}
        return self.post(f"/api/tables/{table['id']}/join", body)

    @asynccontextmanager
    async def at(
        self, table_id: str, since: int = 0, invitation: str = "", **more: Any
    ) -> AsyncIterator["Chair"]:
        """A socket at a table."""
        address = self.house.address.replace("http", "ws")
        query = f"since={since}" + (f"&invitation={invitation}" if invitation else "")
        headers = {"cookie": f"tablee={self.http.cookies.get('tablee', '')}"}
        async with connect(
            f"{address}/ws/tables/{table_id}?{query}",
            additional_headers=headers,
            **{"origin": self.house.address, "compression": None, **more},
        ) as socket:
            yield Chair(socket)


class Chair:
    """A socket at a table: the last table message, and the log that its browser keeps."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.last: Any = None
        self.log: list[Any] = []
        self.raw: list[str] = []
        self._ref = 0

    async def hear(self) -> Any:
        """The next message."""
        async with asyncio.timeout(PATIENCE):
            text = str(await self.socket.recv())
        self.raw.append(text)
        message = json.loads(text)
        if message["type"] == "table":
            self.last = message
            kept = [event for event in self.log if event["version"] <= message["since"]]
            self.log = kept + message["events"]
        return message

    async def hear_until(self, wanted: Callable[[Any], bool]) -> Any:
        """The first message that is wanted; the others are heard too."""
        while not wanted(message := await self.hear()):
            pass
        return message

    async def hear_to_the_end(self) -> int:
        """The code with which the socket is closed."""
        try:
            while True:
                await self.hear()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else 1006

    async def ask(self, kind: str, **more: Any) -> Any:
        """The answer to a message."""
        self._ref += 1
        await self.socket.send(json.dumps({"type": kind, "ref": self._ref, **more}))
        return await self.hear_until(lambda message: message.get("ref") == self._ref)

    async def play(self, action: str) -> Any:
        return await self.ask("play", a=action, version=self.last["version"])

    async def my_turn(self) -> bool:
        """Whether something is asked of this seat; False when the game is over."""
        while self.last is None or not (
            self.last["actions"] or self.last["table"]["status"] == "over"
        ):
            await self.hear()
        return bool(self.last["actions"])

    async def play_on(self, rng: Random, moves: int = 10_000) -> int:
        """Random legal moves until so many were made or the game is over; how many there were."""
        made = 0
        while made < moves and await self.my_turn():
            answer = await self.play(rng.choice(self.last["actions"])["a"])
            assert answer["type"] == "table", answer
            made += 1
        return made


def awaited(chairs: list[Chair]) -> Chair:
    """The chair that is asked."""
    return next(chair for chair in chairs if chair.last["actions"])
