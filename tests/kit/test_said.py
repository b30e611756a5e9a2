"""Sentences that a view carries."""

from msgspec.json import decode, encode

from tablee.core import Sentence
from tablee.kit.said import Said, said, sentence_of


def test_what_a_view_carries_is_the_same_sentence_again() -> None:
    inner = Sentence("goods-coins", count=3)
    sentence = Sentence("does-two", one=inner, others=(inner, Sentence("goods-nothing")), at="N")

    carried = decode(encode(said(sentence)), type=Said)

    assert sentence_of(carried) == sentence
