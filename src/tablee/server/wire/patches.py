"""What changed between documents, worked out and encoded once for all readers who share it."""

from operator import attrgetter

from msgspec.structs import fields

from tablee.server.wire.json_patch import Operation, Patch, add_diff, diff
from tablee.server.wire.messages import Document, PatchMessage, TableMessage, encode

#: All but the view, which readers may have in common, and the clock.
_PARTS = [field.name for field in fields(Document) if field.name not in ("view", "clock")]
_PATHS = [f"/{name}" for name in _PARTS]
_parts = attrgetter(*_PARTS)
_BEGIN, _END = b'{"type":"patch","patch":[', b"]}"


class Patches:
    """Differences of documents, for the length of one broadcast.

    Readers of whom a document is the same share its difference. Where nothing is secret all have
    the same view: what changed in it, which is most of it, is worked out once for all of them.
    """

    def __init__(self) -> None:
        #: By the identities of what was and is, which are kept alive here.
        self._views: dict[tuple[int, int], tuple[object, object, bytes]] = {}
        self._whole: dict[tuple[int, int], tuple[Document, Document, bytes, bool]] = {}

    def between(self, old: Document, new: Document) -> tuple[bytes, bool]:
        """The operations that turn one into the other, encoded, with commas in between.

        And whether anything but the clock has changed, which browsers count down themselves.
        """
        key = id(old), id(new)
        known = self._whole.get(key)
        if known is not None:
            return known[2], known[3]
        found: Patch = []
        is_same = old.question == new.question
        for path, before, after in zip(_PATHS, _parts(old), _parts(new), strict=True):
            if before is after:
                continue
            # Answers to another question are others: to compare them one by one saves nothing.
            if path == "/actions" and not is_same:
                if before != after:
                    found.append(Operation("replace", path, after))
            else:
                add_diff(before, after, path, found)
        is_needed = bool(found)
        add_diff(old.clock, new.clock, "/clock", found)
        view = b"" if old.view is new.view else self._view(old.view, new.view)
        operations = b",".join(filter(None, (view, encode(found)[1:-1])))
        self._whole[key] = old, new, operations, is_needed or bool(view)
        return operations, is_needed or bool(view)

    def _view(self, before: object, after: object) -> bytes:
        key = id(before), id(after)
        known = self._views.get(key)
        if known is None:
            changed = diff(before, after, "/view")
            known = self._views[key] = before, after, encode(changed)[1:-1]
        return known[2]


def patch_message(operations: bytes, ref: int | None = None) -> bytes:
    """The message that carries encoded operations."""
    end = _END if ref is None else b'],"ref":%d}' % ref
    return _BEGIN + operations + end


def table_message(document: Document, ref: int | None = None) -> bytes:
    """The message that carries a whole document."""
    return encode(TableMessage(document, ref))


# What is put together here is what the struct would be encoded as.
assert patch_message(b"", 3) == encode(PatchMessage([], 3))
