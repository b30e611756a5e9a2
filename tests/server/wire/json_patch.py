"""JSON Patch (RFC 6902) as a client applies it: `add`, `remove` and `replace`, strictly."""

from typing import Any


def applied(document: Any, patch: list[dict[str, Any]]) -> Any:
    """The document after the patch; the one before stays as it was.

    Raises where an operation has no place in the document.
    """
    for operation in patch:
        assert set(operation) == {"op", "path", *(["value"] if operation["op"] != "remove" else [])}
        path = operation["path"]
        assert path == "" or path.startswith("/"), f"not a JSON Pointer: {path!r}"
        document = _changed(document, path.split("/")[1:], operation)
    return document


def _changed(here: Any, path: list[str], operation: dict[str, Any]) -> Any:
    """A copy of what is `here` with the change at the end of the path."""
    if not path:
        assert operation["op"] == "replace", "the whole document can only be replaced"
        return operation["value"]
    copy = here.copy()
    name: Any = path[0].replace("~1", "/").replace("~0", "~")
    if isinstance(copy, list):
        name = len(copy) if name == "-" else _index(name)
    if len(path) > 1:
        copy[name] = _changed(copy[name], path[1:], operation)
    elif operation["op"] == "remove":
        del copy[name]
    elif operation["op"] == "replace":
        assert name < len(copy) if isinstance(copy, list) else name in copy, "nothing to replace"
        copy[name] = operation["value"]
    else:
        assert operation["op"] == "add", f"an operation that is not used: {operation}"
        _add(copy, name, operation["value"])
    return copy


def _index(name: str) -> int:
    assert name.isdecimal(), f"not an index: {name}"
    assert name == str(int(name)), f"leading zeros: {name}"
    return int(name)


def _add(copy: Any, name: Any, value: Any) -> None:
    if isinstance(copy, dict):
        copy[name] = value
    else:
        assert name <= len(copy), "a hole in a list"
        copy.insert(name, value)
