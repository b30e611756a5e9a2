"""Phrasebook: seats, lists, nested sentences and what is missing."""

import pytest

from tablee.core import Sentence
from tablee.kit.text import Phrasebook

BOOK = Phrasebook("tests.contract.toy")


def test_a_seat_is_called_by_its_name_or_you() -> None:
    shown = Sentence("event-shown", seat=1, light=4)
    assert BOOK.say(shown, "en") == "Player 2 shows 4."
    assert BOOK.say(shown, "en", names=("Ada", "Elsa")) == "Elsa shows 4."
    assert BOOK.say(shown, "en", you=1) == "You show 4."
    assert BOOK.say(shown, "fr", you=1) == "Vous montrez 4."


def test_a_tuple_is_said_as_a_list() -> None:
    items = tuple(Sentence("player", number=number) for number in (1, 2, 3))
    said = Sentence("action-any", text=items)
    assert BOOK.say(said, "en") == "Do: Player 1, Player 2 and Player 3"
    assert BOOK.say(said, "fr") == "Faire\u00a0: Joueur 1, Joueur 2 et Joueur 3"
    assert BOOK.say(Sentence("action-any", text=items[:1]), "en") == "Do: Player 1"


def test_a_sentence_may_stand_inside_another() -> None:
    outer = Sentence("error-record", line=3, reason=Sentence("record-cut"))
    assert BOOK.say(outer, "en").startswith("Line 3 of the record: the record was cut off")


def test_a_sentence_ends_with_one_full_stop() -> None:
    shown = Sentence("event-shown", seat=1, light="2 C.I.Q.")
    assert BOOK.say(shown, "fr", you=1) == "Vous montrez 2 C.I.Q."
    assert BOOK.say(Sentence("action-any", text="../a and b"), "en") == "Do: ../a and b"


def test_a_missing_message_or_argument_is_an_error() -> None:
    with pytest.raises(LookupError, match="no-such-key"):
        BOOK.say(Sentence("no-such-key"), "en")
    with pytest.raises(LookupError, match="event-shown"):
        BOOK.say(Sentence("event-shown", seat=1), "fr")


def test_nothing_a_player_writes_is_read_as_markup() -> None:
    assert BOOK.say(Sentence("action-any", text="{ $x }"), "en") == "Do: { $x }"


def test_a_long_text_inside_a_sentence_is_cut() -> None:
    """Fluent refuses more than 2,500 letters in one place; a person reads no such thing anyway."""
    for length in (2000, 2001, 100_000):
        said = BOOK.say(Sentence("action-any", text="x" * length), "en")
        assert said == "Do: " + "x" * 2000 + ("…" if length > 2000 else "")
    outer = Sentence("error-record", line=3, reason=Sentence("action-any", text="x" * 9999))
    assert len(BOOK.say(outer, "fr")) < 2100
