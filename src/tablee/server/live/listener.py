"""A listener: one socket at one table, and what it was last sent."""

from msgspec.structs import replace

from tablee.server.live.outbox import Outbox
from tablee.server.wire.errors import ApiError
from tablee.server.wire.messages import ChatLine, Document, ErrorMessage, Message, encode, refusal
from tablee.server.wire.patches import Patches, patch_message, table_message


class Listener:
    """A socket that listens to a table: its outbox, and the document as it was last sent."""

    def __init__(self, table_id: str, user_id: str, session_id: str, name: str = "") -> None:
        self.table_id = table_id
        self.user_id = user_id
        self.session_id = session_id
        self.name = name
        self.document: Document | None = None
        #: Whether it is sent what changes in the document; else the whole document each time.
        self.takes_patches = True
        #: The number of the message whose answer will be the next document or patch.
        self.ref: int | None = None
        self.outbox = Outbox(self._newest, lambda ref: patch_message(b"", ref))
        #: Whether it may read and write the table's chat.
        self.may_chat = True
        self._chat_ids: set[int] = set()

    @property
    def is_closing(self) -> bool:
        """Whether the socket is being closed."""
        return self.outbox.is_closing

    def _newest(self) -> bytes:
        assert self.document is not None
        return table_message(self.document)

    def send_chat(self, line: ChatLine, ref: int | None = None) -> None:
        """The line of chat is queued, once, whether it comes as history or as a broadcast."""
        if self.may_chat and line.id not in self._chat_ids:
            self._chat_ids.add(line.id)
            self.send(replace(line, ref=ref))

    def send(self, message: Message) -> None:
        """The message is queued."""
        self.outbox.put(encode(message))

    def send_document(self, document: Document, patches: Patches, ref: int | None = None) -> None:
        """The document is queued: whole at first, later what changed, if anything did."""
        old = self.document
        if old is None:
            self.document = document
            self.outbox.put_document(table_message(document, ref), ref)
            return
        if self.outbox.is_behind:
            self.document = document
            self.outbox.put_document(b"", ref)
            return
        operations, is_needed = patches.between(old, document)
        if is_needed or ref is not None:
            self.document = document
            whole = b"" if self.takes_patches else table_message(document, ref)
            self.outbox.put_document(whole or patch_message(operations, ref), ref)

    def send_error(self, error: ApiError, ref: int | None = None) -> None:
        """An error message is queued."""
        self.send(ErrorMessage(refusal(error), ref))

    def close(self, code: int) -> None:
        """The socket is closed with `code`, after what is queued unless it is too slow."""
        self.outbox.close(code)
