"""Where two trees of facts differ."""

from collections.abc import Container
from typing import Any

NOTHING = "nothing"


def differences(ours: Any, theirs: Any, path: str = "", besides: Container[str] = ()) -> list[str]:
    """Each as `path: engine x, reading y`; what stands under the keys `besides` is no fact."""
    if ours == theirs:
        return []
    if isinstance(ours, dict) and isinstance(theirs, dict):
        return [
            line
            for key in {**ours, **theirs}
            if key not in besides
            for line in differences(
                ours.get(key, NOTHING),
                theirs.get(key, NOTHING),
                f"{path}.{key}".lstrip("."),
                besides,
            )
        ]
    if isinstance(ours, list) and isinstance(theirs, list) and len(ours) == len(theirs):
        pairs = zip(ours, theirs, strict=True)
        return [
            line
            for index, (mine, other) in enumerate(pairs)
            for line in differences(mine, other, f"{path}[{index}]", besides)
        ]
    return [f"{path}: engine {theirs!r}, reading {ours!r}"]
