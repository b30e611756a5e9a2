"""How somebody is told that it is his turn."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from tablee.server.wire.bodies.base import Body

EmailMode: TypeAlias = Literal["off", "now", "daily"]


class NoticesInfo(Struct):
    """How I am told that it is my turn while I am away."""

    #: What the browser asks its push service with.
    push_key: str
    #: Whether notices are pushed to this browser.
    push: bool
    email: EmailMode
    #: Whether the server sends letters, and mine would arrive: only then `email` counts.
    letters: bool
    confirmed: bool


class ChangeNotices(Body):
    """How soon letters tell me: not at all, each time, or once a day."""

    email: EmailMode


class NewBrowser(Body):
    """What the browser's `PushSubscription` holds."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]
    p256dh: Annotated[str, Meta(min_length=1, max_length=100)]
    auth: Annotated[str, Meta(min_length=1, max_length=40)]
