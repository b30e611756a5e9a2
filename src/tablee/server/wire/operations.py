"""The operations of a JSON Patch (RFC 6902)."""

from typing import Any, Literal, TypeAlias

from msgspec import UNSET, Struct, UnsetType


class Operation(Struct, omit_defaults=True):
    """One operation: `add`, `remove` or `replace` at a JSON Pointer."""

    op: Literal["add", "remove", "replace"]
    path: str
    value: Any | UnsetType = UNSET


Patch: TypeAlias = list[Operation]
