"""A socket that keeps every byte it was sent."""

import asyncio
import json
from typing import Any, Self

from websockets.asyncio.client import connect


class RecordingSocket:
    """A WebSocket client that records every message."""

    def __init__(self, address: str, table_id: str, cookie: str) -> None:
        self.opening = connect(
            f"{address.replace('http', 'ws')}/ws/tables/{table_id}",
            additional_headers={"cookie": f"tablee={cookie}"},
            origin=address,  # type: ignore[arg-type]
        )
        self.received: list[str] = []

    async def __aenter__(self) -> Self:
        self.connection = await self.opening
        await self._receive()
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.connection.close()

    async def _receive(self) -> Any:
        async with asyncio.timeout(20):
            self.received.append(str(await self.connection.recv()))
        return json.loads(self.received[-1])

    async def ask(self, **message: Any) -> list[str]:
        """All that is received up to the answer."""
        known = len(self.received)
        await self.connection.send(json.dumps(message))
        while (await self._receive()).get("ref") != message["ref"]:
            pass
        return self.received[known:]
