"""Sentences as they travel: how whatever JSON has no word for is encoded."""

from tablee.core import Sentence


def encode_sentence(value: object) -> dict[str, object]:
    """A sentence, as `Worded` would be encoded."""
    if isinstance(value, Sentence):
        return {"id": value.key, "args": value.args}
    raise TypeError(type(value).__name__)
