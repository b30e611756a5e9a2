"""What changed between documents, worked out and encoded once for all readers who share it."""

from operator import attrgetter

from msgspec.structs import fields

from tablee.server.wire.json_patch import Operation, Patch, diff
from tablee.server.wire.messages import Document, PatchMessage, TableMessage, encode

_PARTS = tuple(field.name for field in fields(Document))
_parts = attrgetter(*_PARTS)
_BEGIN, _END = b'{"type":"patch","patch":[', b"]}"


class Patches:
    """Differences of documents, for the length of one broadcast.

    Readers have most parts of their documents in common, such as the view of a game in which
    nothing is secret: the difference of a part is worked out once for all who had the same and get
    the same. Parts that only some readers have are only in documents of theirs.
    """

    def __init__(self) -> None:
        #: By the part and the identities of what it was and is, which are kept alive here.
        self._parts: dict[tuple[str, int, int], tuple[object, object, bytes]] = {}
        self._whole: dict[tuple[int, int], tuple[Document, Document, bytes, bool]] = {}

    def between(self, old: Document, new: Document) -> tuple[bytes, bool]:
        """The operations that turn one into the other, encoded, with commas in between.

        And whether anything but the clock has changed, which browsers count down themselves.
        """
        key = id(old), id(new)
        known = self._whole.get(key)
        if known is not None:
            return known[2], known[3]
        found = []
        is_needed = False
        is_same = old.question == new.question
        for name, before, after in zip(_PARTS, _parts(old), _parts(new), strict=True):
            if before is after:
                continue
            part = self._part(name, before, after, is_same=is_same)
            if part:
                found.append(part)
                is_needed |= name != "clock"
        operations = b",".join(found)
        self._whole[key] = old, new, operations, is_needed
        return operations, is_needed

    def _part(self, name: str, before: object, after: object, *, is_same: bool) -> bytes:
        key = name, id(before), id(after)
        known = self._parts.get(key)
        if known is None:
            # Answers to another question are others: to compare them one by one saves nothing.
            is_whole = name == "actions" and not is_same
            changed = (_replaced if is_whole else diff)(before, after, f"/{name}")
            known = before, after, encode(changed)[1:-1] if changed else b""
            self._parts[key] = known
        return known[2]


def _replaced(old: object, new: object, path: str) -> Patch:
    return [] if old == new else [Operation("replace", path, new)]


def patch_message(operations: bytes, ref: int | None = None) -> bytes:
    """The message that carries encoded operations."""
    end = _END if ref is None else b'],"ref":%d}' % ref
    return _BEGIN + operations + end


def table_message(document: Document, ref: int | None = None) -> bytes:
    """The message that carries a whole document."""
    return encode(TableMessage(document, ref))


# What is put together here is what the struct would be encoded as.
assert patch_message(b"", 3) == encode(PatchMessage([], 3))
