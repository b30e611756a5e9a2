"""Clients with accounts, each with a name that nobody has yet."""

import secrets
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection

from tablee.server.services import Services
from tablee.server.storage import people
from tests.server.server_process import Client, ServerProcess

PASSWORD = "a long password"  # noqa: S105 - of nobody


def fresh_name(name: str) -> str:
    """A name that nobody has yet."""
    return f"{name} {secrets.randbelow(10**9)}"


def new_account(server: ServerProcess, name: str) -> tuple[Client, str]:
    """A client signed in to a new account, and its name."""
    client, wanted = Client(server), fresh_name(name)
    client.post("/api/accounts", {"name": wanted, "password": PASSWORD})
    return client, wanted


def signed_in(server: ServerProcess, name: str, password: str = PASSWORD) -> Client:
    """Another browser signed in to an account."""
    client = Client(server)
    client.post("/api/sessions", {"name": name, "password": password})
    return client


async def make_admin(services: Services, user_id: str) -> None:
    """That user is an administrator."""

    def job(connection: Connection) -> None:
        people.change_user(connection, user_id, admin=True)

    await services.store.write(job)


async def read(services: Services, job: Callable[[Connection], Any]) -> Any:
    """What a query finds."""
    return await services.store.read(job)
