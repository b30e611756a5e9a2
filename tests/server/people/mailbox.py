"""A real mail server on this machine, and what it has taken."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

from aiosmtpd.controller import Controller

SENDER = "tablee@example.org"
URL = "https://games.example.org/sub"


class Mailbox:
    """What a mail server has taken."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.recipients: list[list[str]] = []

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:  # noqa: N802
        letter = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(letter, EmailMessage)
        self.letters.append(letter)
        self.recipients.append(envelope.rcpt_tos)
        return "250 OK"


@asynccontextmanager
async def mail_server(**more: Any) -> AsyncIterator[tuple[Mailbox, int]]:
    mailbox = Mailbox()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    controller = Controller(mailbox, "127.0.0.1", port, **more)
    await asyncio.to_thread(controller.start)
    try:
        yield mailbox, port
    finally:
        await asyncio.to_thread(controller.stop)
