"""JSON Patch: what a client has after the patch is what it would get whole, to the byte."""

import json
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import UNSET, Struct, UnsetType, field
from msgspec import json as encoding

from tablee.server.wire.json_patch import diff
from tests.server.wire.json_patch import applied


class Piece(Struct):
    """Every field is always encoded."""

    name: str
    parts: Any = None


class Sparse(Struct, omit_defaults=True):
    """What is as by default is left out."""

    parts: Any = None
    count: int = 1000
    word: str = "none"
    kind: str = field(default_factory=lambda: "none")
    items: list[Any] = []
    members: dict[str, Any] = {}
    pair: tuple[Any, ...] = ()
    unset: int | UnsetType = UNSET


class Renamed(Struct, rename="camel", omit_defaults=True):
    """Its fields have other names in JSON."""

    long_name: Any = 0
    is_there: bool = False


class Row(Struct, array_like=True):
    """Encoded as a list."""

    first: Any
    second: Any = None


WORDS = st.sampled_from(["", "none", "a", "a/b", "m~n", "~1", "~0/", "é", "0", "-"])
NUMBERS = st.integers(-3, 3) | st.sampled_from([Sparse().count, 1001])
LEAVES = st.none() | NUMBERS | WORDS | st.sampled_from([0.5, 2.5])


def _structs(parts: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    lists = st.lists(parts, max_size=4)
    dicts = st.dictionaries(WORDS, parts, max_size=4)
    return (
        lists
        | lists.map(tuple)
        | dicts
        | st.dictionaries(st.integers(0, 9), parts, max_size=3)
        | st.builds(Piece, name=WORDS, parts=parts)
        | st.builds(
            Sparse,
            parts=parts,
            count=NUMBERS,
            word=WORDS,
            kind=WORDS,
            items=lists,
            members=dicts,
            pair=lists.map(tuple),
            unset=st.just(UNSET) | st.integers(0, 2),
        )
        | st.builds(Renamed, long_name=parts, is_there=st.booleans())
    )


DOCUMENTS = st.recursive(LEAVES, _structs, max_leaves=25)


def as_json(document: object) -> Any:
    """What a browser has of a document."""
    return json.loads(encoding.encode(document))


def patch(old: object, new: object) -> Any:
    """The difference as it travels."""
    return as_json(diff(old, new))


@given(DOCUMENTS, DOCUMENTS)
def test_a_patched_document_is_the_new_one(old: object, new: object) -> None:
    assert applied(as_json(old), patch(old, new)) == as_json(new)


@given(st.lists(st.tuples(WORDS, DOCUMENTS), min_size=1, max_size=5), st.data())
def test_documents_change_in_small_steps(members: list[tuple[str, Any]], data: Any) -> None:
    """A client follows a document of which one part changes at a time."""
    document: Any = Piece("document", dict(members))
    held = as_json(document)
    for _ in range(data.draw(st.integers(1, 4))):
        changed = dict(document.parts)
        changed[data.draw(st.sampled_from(sorted(changed)))] = data.draw(DOCUMENTS)
        after = Piece("document", changed)
        held = applied(held, patch(document, after))
        document = after
        assert held == as_json(document)


@given(DOCUMENTS)
def test_what_is_equal_gives_no_operation(document: Any) -> None:
    assert diff(document, document) == []
    same = encoding.decode(encoding.encode(document))
    assert diff(same, encoding.decode(encoding.encode(document))) == []
    assert patch(Piece("a", document), Piece("b", document)) == [
        {"op": "replace", "path": "/name", "value": "b"}
    ]


def test_only_what_differs_is_sent() -> None:
    old = {"a": {"b": [1, Piece("x", [1, 2]), 3], "c": 4}, "same": Sparse(parts=[1])}
    new = {"a": {"b": [1, Piece("x", [1, 5]), 3], "c": 4}, "same": Sparse(parts=[1])}
    assert patch(old, new) == [{"op": "replace", "path": "/a/b/1/parts/1", "value": 5}]


@pytest.mark.parametrize(
    ("old", "new", "operations"),
    [
        ([1], [1, 2, 3], [("add", "/-", 2), ("add", "/-", 3)]),
        ([1, 2, 3], [1], [("remove", "/2"), ("remove", "/1")]),
        ([], [1, 2], [("replace", "", [1, 2])]),
        ([1, 2], [], [("replace", "", [])]),
        ([1, 2], [2], [("replace", "", [2])]),
        ((1, 2), [1, 3], [("replace", "/1", 3)]),
        ({"a": 1}, {"b": 1}, [("remove", "/a"), ("add", "/b", 1)]),
        ({"a/b": 1}, {"a/b": 2}, [("replace", "/a~1b", 2)]),
        ({"m~n": 1}, {"m~n": 2}, [("replace", "/m~0n", 2)]),
        ({"~1": 1}, {"~1": 2}, [("replace", "/~01", 2)]),
        ({1: 1}, {1: 2, 2: 2}, [("replace", "/1", 2), ("add", "/2", 2)]),
        (Sparse(), Sparse(parts=1), [("add", "/parts", 1)]),
        (Sparse(items=[1]), Sparse(), [("remove", "/items")]),
        (Renamed(is_there=True), Renamed(), [("remove", "/isThere")]),
        (Piece("a", None), Piece("a", 1), [("replace", "/parts", 1)]),
        (Piece("a"), Sparse(), [("replace", "", {"kind": "none"})]),
    ],
)
def test_operations(old: object, new: object, operations: list[tuple[Any, ...]]) -> None:
    told = [dict(zip(("op", "path", "value"), operation, strict=False)) for operation in operations]
    assert patch(old, new) == told
    assert applied(as_json(old), told) == as_json(new)


SPARSE = st.builds(
    Sparse,
    # Equal to its default and not the same object, as what is worked out is.
    count=st.integers(999, 1001).map(lambda number: int(str(number))) | st.just(Sparse().count),
    word=st.sampled_from(["none", "some"]).map(lambda word: "".join([*word])),
    items=st.lists(st.integers(0, 1), max_size=2),
)


@given(st.lists(SPARSE, min_size=2, max_size=6))
def test_what_equals_its_default_never_stops_a_patch(documents: list[Sparse]) -> None:
    """It may be encoded or not; a client that knows the default has the same either way."""
    held = as_json(documents[0])
    for old, new in pairwise(documents):
        held = applied(held, patch(old, new))
        assert encoding.decode(encoding.encode(held), type=Sparse) == new


def test_a_struct_that_is_no_object_is_found_at_once() -> None:
    with pytest.raises(AssertionError, match="Row"):
        diff(Row(1), Row(2))
