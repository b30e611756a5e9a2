"""A real mail server on this machine, and what it has taken."""

import asyncio
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from threading import Condition
from typing import Any

from aiosmtpd.controller import Controller

SENDER = "tablee@example.org"
URL = "https://games.example.org/sub"


class Mailbox:
    """What a mail server has taken."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.recipients: list[list[str]] = []
        self._came = Condition()

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        letter = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(letter, EmailMessage)
        with self._came:
            self.letters.append(letter)
            self.recipients.append(envelope.rcpt_tos)
            self._came.notify_all()
        return "250 OK"

    def wait_for(self, is_it: Callable[[EmailMessage], bool], timeout: float = 15) -> EmailMessage:
        """The first such letter, once it has come; the mail server runs in a thread of its own."""

        def found() -> EmailMessage | None:
            return next(filter(is_it, self.letters), None)

        with self._came:
            letter = self._came.wait_for(found, timeout)
        assert letter is not None, "no such letter has come"
        return letter


def free_port() -> int:
    """A port that nobody listens to."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


@asynccontextmanager
async def mail_server(**more: Any) -> AsyncIterator[tuple[Mailbox, int]]:
    mailbox, port = Mailbox(), free_port()
    controller = Controller(mailbox, "127.0.0.1", port, **more)
    await asyncio.to_thread(controller.start)
    try:
        yield mailbox, port
    finally:
        await asyncio.to_thread(controller.stop)
