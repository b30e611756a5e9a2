"""Guests, accounts and their sessions."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tablee.server.wire.bodies.base import Body, Email, Name, Password, Word


class NewGuest(Body):
    """A guest's nickname."""

    name: Name


class Credentials(Body):
    """A name and a password."""

    name: Name
    password: Password


class Preferences(Body, omit_defaults=True):
    """A player's settings; what is left out stays as it is."""

    lang: Literal["fr", "en"] | None = None
    theme: Word | None = None
    palette: Word | None = None
    sound: bool | Word | None = None
    confirm: bool | Word | None = None
    motion: bool | Word | None = None
    #: The cards that explain a game and have been read.
    seen: Annotated[list[Word], Meta(max_length=100)] | None = None


class Me(Struct):
    """Who I am."""

    id: str
    name: str
    account: bool
    settings: Preferences
    email: str | None = None
    admin: bool = False
    #: Until when I may write nothing.
    silenced: str | None = None


class ChangePassword(Body):
    """The password that holds now, and the one that shall."""

    old: Annotated[str, Meta(max_length=200)]
    new: Password


class ChangeEmail(Body):
    """An address for letters, or none; with the password."""

    email: Email | None
    password: Annotated[str, Meta(max_length=200)]


class AskReset(Body):
    """Whose password was forgotten."""

    name: Name


class Reset(Body):
    """What the letter holds, and a new password."""

    token: Annotated[str, Meta(min_length=20, max_length=100)]
    password: Password


class Confirm(Body):
    """What a letter holds that asks to confirm an address."""

    token: Annotated[str, Meta(min_length=20, max_length=300)]


class Confirmed(Struct):
    """The address that is confirmed."""

    email: str


class DeleteMe(Body):
    """The password again; a guest has none."""

    password: Annotated[str, Meta(max_length=200)] | None = None


class SessionInfo(Struct):
    """A browser that is signed in."""

    id: str
    agent: str
    created: str
    seen: str
    current: bool


class Sessions(Struct):
    """My sessions."""

    sessions: list[SessionInfo]
