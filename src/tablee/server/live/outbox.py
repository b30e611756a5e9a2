"""The outbox of a socket: what is still to be sent, bounded however slowly it is read."""

from asyncio import Event
from collections import deque
from collections.abc import Callable
from typing import NamedTuple

#: Bytes of documents and their patches that may wait; then the newest document stands for all.
MOST_OF_DOCUMENTS = 256 * 1024
#: Bytes of everything else that may wait: a hundred long lines of chat, and more.
MOST_OF_OTHERS = 256 * 1024
#: What a message costs besides its bytes.
OVERHEAD = 200

TOO_SLOW = 4408


class _Waiting(NamedTuple):
    data: bytes
    is_document: bool
    #: The number of the message that it answers.
    ref: int | None

    @property
    def size(self) -> int:
        return len(self.data) + OVERHEAD


class Outbox:
    """Messages in their order, then the code to close with.

    When a reader is so slow that too many bytes of documents and patches wait, these are dropped,
    and after everything else comes the newest document.
    """

    def __init__(self, newest: Callable[[], bytes], answer: Callable[[int], bytes]) -> None:
        self._newest = newest
        #: Makes the message that says that a request was carried out.
        self._answer = answer
        self._waiting: deque[_Waiting] = deque()
        #: The numbers of requests whose answers were dropped with what they brought.
        self._dropped: list[int] = []
        self._documents = 0
        self._others = 0
        #: Whether documents were dropped: the reader will get the newest one, and needs no patch.
        self.is_behind = False
        #: Sends a message at once, and says whether it could: not if its reader is slow.
        self.write: Callable[[bytes], bool] | None = None
        #: Whether all that was taken is sent, and the next message is waited for.
        self._is_idle = False
        self._code: int | None = None
        self._filled = Event()

    @property
    def is_closing(self) -> bool:
        """Whether nothing more is taken."""
        return self._code is not None

    @property
    def size(self) -> int:
        """The bytes that wait."""
        return self._documents + self._others

    def put(self, data: bytes) -> None:
        """A message waits; if too much does, the socket is closed as too slow."""
        if self.is_closing:
            return
        self._add(_Waiting(data, is_document=False, ref=None))
        if self._others > MOST_OF_OTHERS:
            self.close(TOO_SLOW)

    def put_document(self, data: bytes, ref: int | None = None) -> None:
        """A document or a patch waits, or the newest document will stand for it."""
        if self.is_closing:
            return
        if not self.is_behind:
            self._add(_Waiting(data, is_document=True, ref=ref))
            # The first may be as large as it is: nothing smaller could stand for it.
            if self._documents <= MOST_OF_DOCUMENTS or len(self._waiting) == 1:
                return
            self._drop_documents()
        elif ref is not None:
            self._drop(ref)
        if self._others > MOST_OF_OTHERS:
            self.close(TOO_SLOW)

    def _add(self, message: _Waiting) -> None:
        is_next = self._is_idle and not self._waiting and not self.is_behind
        if is_next and self.write is not None and self.write(message.data):
            return
        self._waiting.append(message)
        if message.is_document:
            self._documents += message.size
        else:
            self._others += message.size
        self._filled.set()

    def _drop_documents(self) -> None:
        self.is_behind = True
        for message in self._waiting:
            if message.is_document and message.ref is not None:
                self._drop(message.ref)
        self._waiting = deque(message for message in self._waiting if not message.is_document)
        self._documents = 0

    def _drop(self, ref: int) -> None:
        self._dropped.append(ref)
        self._others += OVERHEAD

    def close(self, code: int) -> None:
        """The socket is closed with `code`, after what waits unless it is too slow."""
        if self.is_closing:
            return
        self._code = code
        if code == TOO_SLOW:
            self._waiting.clear()
            self._dropped.clear()
            self.is_behind = False
            self._documents = self._others = 0
        self._filled.set()

    def get_nowait(self) -> bytes | int | None:
        """The next message, or the code to close with; `None` if nothing waits."""
        if self._waiting:
            message = self._waiting.popleft()
            if message.is_document:
                self._documents -= message.size
            else:
                self._others -= message.size
            return message.data
        if self.is_behind:
            self.is_behind = False
            for ref in self._dropped:
                self._others -= OVERHEAD
                self._add(_Waiting(self._answer(ref), is_document=False, ref=ref))
            self._dropped.clear()
            return self._newest()
        return self._code

    async def get(self) -> bytes | int:
        """The next message, or the code to close with, once there is one."""
        while (found := self.get_nowait()) is None:
            self._filled.clear()
            self._is_idle = True
            await self._filled.wait()
        self._is_idle = False
        return found
