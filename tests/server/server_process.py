"""A server process on a free loopback port, and HTTP and WebSocket clients for it."""

import asyncio
import json
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager, nullcontext
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tablee.server.storage.engine import make_private, open_sqlite
from tablee.server.storage.revisions import migrate
from tests.server.wire.json_patch import applied

#: Bots move without delay, and rate limits are out of reach.
TEST_ENVIRONMENT = {"TABLEE_BOT_DELAY": "0", "TABLEE_LIMIT_SCALE": "10000", "TABLEE_WORKERS": "1"}
ROOT = Path(__file__).parents[2]
#: Seconds; longer than anything here should take.
TIMEOUT = 30.0


@cache
def new_database() -> bytes:
    """The database file of a first start: to make one there takes half a second."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tablee.sqlite3"
        engine = open_sqlite(f"sqlite:///{path}")
        with engine.begin() as connection:
            migrate(connection)
        engine.dispose()
        return path.read_bytes()


class ServerProcess:
    """A server process."""

    def __init__(
        self,
        data: Path,
        environment: Mapping[str, str] | None = None,
        module: str = "tests.server.quick_server",
        log: Path | None = None,
    ) -> None:
        self.data = data
        self._module = module
        #: Where what it writes to its log is kept; none: among the test's own output.
        self.log = log
        self._environment = {
            **os.environ,
            **TEST_ENVIRONMENT,
            "TABLEE_DATA": str(data),
            **(environment or {}),
        }
        self.process: subprocess.Popen[str]
        self.address = ""
        database = data / "tablee.sqlite3"
        if "TABLEE_DATABASE" not in self._environment and not database.exists():
            data.mkdir(0o700, parents=True, exist_ok=True)
            make_private(database)
            database.write_bytes(new_database())
        self.start()

    def start(self) -> None:
        """The server listens; after the first time on the same port."""
        port = self.address.rpartition(":")[2] or "0"
        command = [sys.executable, "-m", self._module, "--port", port, "--no-browser"]
        with self.log.open("a") if self.log is not None else nullcontext() as log:
            self.process = subprocess.Popen(  # noqa: S603
                command,
                env=self._environment,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                cwd=ROOT,
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("Tablée: "), f"the server did not start: {line!r}"
        self.address = line.split()[-1].rstrip("/")

    def kill(self) -> None:
        """The process was killed with SIGKILL."""
        self.process.send_signal(signal.SIGKILL)
        self._wait()

    def stop(self) -> None:
        """The process was stopped with SIGTERM."""
        self.process.terminate()
        self._wait()

    def _wait(self) -> None:
        self.process.wait(TIMEOUT)
        if self.process.stdout is not None:
            self.process.stdout.close()

    def tablee(self, *words: str) -> int:
        """The exit code of a command that runs beside the server, with the same settings."""
        run = "import sys; from tablee.cli.main import main; sys.exit(main())"
        command = [sys.executable, "-c", run, *words]
        return subprocess.run(command, env=self._environment, cwd=ROOT, check=False).returncode  # noqa: S603

    def anonymous(self) -> "Client":
        """A client without a session."""
        return Client(self)

    def guest(self, name: str) -> "Client":
        """A client with the session of a new guest."""
        client = Client(self)
        client.post("/api/guests", {"name": name})
        return client


class Client:
    """An HTTP client that keeps its cookies, as a browser does."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        self.http = httpx.Client(
            base_url=server.address,
            headers={"origin": server.address},
            timeout=TIMEOUT,
            limits=httpx.Limits(max_keepalive_connections=0),
        )

    @property
    def cookie(self) -> str:
        """The session cookie."""
        return self.http.cookies["tablee"]

    def post(self, path: str, body: object = None, method: str = "POST") -> Any:
        """The JSON of a response that must be 200."""
        answer = self.http.request(method, path, json={} if body is None else body)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def get(self, path: str) -> Any:
        answer = self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def error_code(self, method: str, path: str, body: object = None, **more: Any) -> str:
        """The code of a response that must be an error."""
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
    async def connect(
        self, table_id: str, invitation: str = "", **more: Any
    ) -> AsyncIterator["TableSocket"]:
        """A WebSocket at a table."""
        address = self.server.address.replace("http", "ws")
        query = f"?invitation={invitation}" if invitation else ""
        headers = {"cookie": f"tablee={self.http.cookies.get('tablee', '')}"}
        async with connect(
            f"{address}/ws/tables/{table_id}{query}",
            additional_headers=headers,
            **{"origin": self.server.address, "compression": None, **more},
        ) as connection:
            yield TableSocket(connection)


class TableSocket:
    """A socket at a table, and the document that a client holds of it."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        #: As the last message left it; never changed in place.
        self.document: Any = None
        self.raw: list[str] = []
        self._ref = 0

    @property
    def events(self) -> list[Any]:
        """Everything that this reader was told of what happened."""
        events: list[Any] = self.document["events"]
        return events

    async def receive(self) -> Any:
        """The next message."""
        async with asyncio.timeout(TIMEOUT):
            text = str(await self.connection.recv())
        self.raw.append(text)
        message = json.loads(text)
        if message["type"] == "table":
            assert self.document is None, "the whole document is sent once"
            self.document = message["document"]
        elif message["type"] == "patch":
            self.document = applied(self.document, message["patch"])
        return message

    async def receive_document(self) -> Any:
        """The document after the next message that is about it."""
        await self.receive_until(lambda message: message["type"] in {"table", "patch"})
        return self.document

    async def receive_until(self, wanted: Callable[[Any], bool]) -> Any:
        """The first message that is wanted; those before it are processed too."""
        while not wanted(message := await self.receive()):
            pass
        return message

    async def wait_until(self, wanted: Callable[[Any], bool]) -> Any:
        """The document once it is as wanted, which it may be already."""
        while self.document is None or not wanted(self.document):
            await self.receive()
        return self.document

    async def receive_until_closed(self) -> int:
        """The close code of the socket."""
        try:
            while True:
                await self.receive()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd is not None else 1006

    async def send(self, kind: str, **more: Any) -> int:
        """A request is on its way; its `ref`."""
        self._ref += 1
        await self.connection.send(json.dumps({"type": kind, "ref": self._ref, **more}))
        return self._ref

    async def answer(self, ref: int) -> Any:
        """The message that answers a request: the one with its `ref`."""
        return await self.receive_until(lambda message: message.get("ref") == ref)

    async def request(self, kind: str, **more: Any) -> Any:
        """The message that answers a request."""
        return await self.answer(await self.send(kind, **more))

    async def try_to_play(self, action: str) -> Any:
        """The message that answers a move, which may be a refusal."""
        return await self.request("play", a=action, question=self.document["question"])

    async def play(self, action: str) -> Any:
        """The document after a move that must be accepted."""
        answer = await self.try_to_play(action)
        assert answer["type"] == "patch", answer
        return self.document

    async def undo(self) -> Any:
        """The document after the last answer was taken back, which must be allowed."""
        answer = await self.request("undo", question=self.document["undo"])
        assert answer["type"] == "patch", answer
        return self.document

    async def wait_for_turn(self) -> bool:
        """Whether something is asked of this seat; False when the game is over."""
        document = await self.wait_until(
            lambda document: document["actions"] or document["table"]["status"] == "over"
        )
        return bool(document["actions"])

    async def play_random(self, rng: Random, moves: int = 10_000) -> int:
        """Random legal moves until so many were made or the game is over; how many there were."""
        made = 0
        while made < moves and await self.wait_for_turn():
            await self.play(rng.choice(self.document["actions"])["a"])
            made += 1
        return made
