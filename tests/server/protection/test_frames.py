"""Frames that are built here are those that the library would build."""

import pytest
from websockets.frames import Frame, Opcode

from tablee.server.protection.frames import text_frame


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65535, 65536, 70000])
def test_a_text_has_the_frame_of_its_length(size: int) -> None:
    text = b"t" * size
    assert text_frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False, extensions=[])
