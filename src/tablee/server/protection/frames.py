"""Frames of RFC 6455, as a server sends them."""

#: A whole message of text.
_TEXT = b"\x81"


def text_frame(text: bytes) -> bytes:
    """The frame of a text that is sent whole, without extensions.

    `websockets` checks and builds frames of any kind, in several times as long.
    """
    size = len(text)
    if size < 126:
        return _TEXT + bytes((size,)) + text
    if size < 1 << 16:
        return _TEXT + b"\x7e" + size.to_bytes(2, "big") + text
    return _TEXT + b"\x7f" + size.to_bytes(8, "big") + text
