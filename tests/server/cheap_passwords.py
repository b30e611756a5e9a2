"""Imported for what it does: passwords are hashed at next to no cost.

As servers hash them a hash takes a quarter of a second, and every start of a server makes one.
"""

from argon2 import PasswordHasher

from tablee.server.people import passwords


class CheapHasher(PasswordHasher):
    """The least that argon2 allows."""

    def __init__(self) -> None:
        super().__init__(time_cost=1, memory_cost=8, parallelism=1)


passwords.PasswordHasher = CheapHasher  # type: ignore[assignment, attr-defined]
