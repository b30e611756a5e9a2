"""What is sent over a table's socket: legal messages, nearly legal ones, and anything else."""

import json
import random
from collections.abc import Callable
from typing import Any

TYPES = ("play", "foresee", "undo", "hint", "why", "chat", "ping")
#: Values that somebody will forget to think of.
ODD: tuple[Any, ...] = (
    None,
    True,
    False,
    0,
    -1,
    1 << 53,
    (1 << 53) + 1,
    -(1 << 63),
    10**40,
    1e308,
    -0.0,
    0.1,
    "",
    " ",
    "0",
    "null",
    "\0",
    "\x7f\x1b[2J",
    "\u202e\u200b\ufeff",
    "e\u0301" * 30,
    "\U0001f600" * 50,
    "\ud800",
    "'; DROP TABLE moves; --",
    "{{7*7}} ${7*7} %s %n",
    "<script>alert(1)</script>",
    "../../etc/passwd",
    [],
    {},
    [[]],
    {"": {"": ""}},
)
PIECES = ('"', "{", "}", "[", "]", ",", ":", "\\", "\\u0000", "\\ud800", "0", "e", "-", ".", "\n")
LONGEST = 4096


class Grammar:
    """Messages at random; what is asked at the table makes some of them legal."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng
        self._kinds: dict[Callable[[dict[str, Any]], str | bytes], float] = {
            self._legal: 20,
            self._typed: 30,
            self._mistyped: 20,
            self._mutated: 20,
            self._noise: 6,
            self._extreme: 4,
        }

    def message(self, document: dict[str, Any]) -> str | bytes:
        """One message for whoever has this document."""
        kind = self._rng.choices(list(self._kinds), list(self._kinds.values()))[0]
        made = kind(document)
        if isinstance(made, str) and self._rng.random() < 0.1:
            return made.encode("utf-8", "surrogatepass")
        return made

    def _legal(self, document: dict[str, Any]) -> str:
        """What a browser would send."""
        rng = self._rng
        actions = document.get("actions") or []
        question = document.get("question")
        undo = document.get("undo")
        message: dict[str, Any] = {"type": "ping", "ref": rng.randrange(1 << 20)}
        if undo and rng.random() < 0.1:
            message |= {"type": "undo", "question": undo}
        elif question and actions:
            action = rng.choice(actions)
            kind = rng.choices(("play", "foresee", "why", "hint"), (8, 3, 2, 0.05))[0]
            message["type"] = kind
            if kind in ("play", "foresee"):
                message |= {"a": action["a"], "question": question}
            elif kind == "why":
                message["target"] = rng.choice(action["targets"] or ["x"])
        return json.dumps(message)

    def _typed(self, document: dict[str, Any]) -> str:
        """All fields of the right types, seldom of the right values."""
        rng = self._rng
        kind = rng.choice(TYPES)
        if kind == "hint" and rng.random() < 0.95:
            kind = "why"  # a hint occupies a worker for seconds
        message: dict[str, Any] = {"type": kind}
        if kind in ("play", "foresee"):
            message |= {"a": self._notation(document), "question": self._question(document)}
            if rng.random() < 0.4:
                message["then"] = [self._notation(document) for _ in range(rng.randrange(18))]
        elif kind == "undo":
            message["question"] = self._question(document)
        elif kind == "why":
            message[rng.choice(("a", "target"))] = self._notation(document)
        elif kind == "chat":
            message["text"] = self._text(600)
        if rng.random() < 0.5:
            message["ref"] = rng.choice((0, 1, 1 << 53, rng.randrange(1 << 53)))
        return json.dumps(message)

    def _mistyped(self, document: dict[str, Any]) -> str:
        """A message of which one field, or its name, is something else."""
        message = json.loads(self._typed(document))
        name = self._rng.choice([*message, "ref", "cost", "x" * 50, ""])
        message[name] = self._value(3)
        if self._rng.random() < 0.2:
            message.pop(self._rng.choice(list(message)))
        return json.dumps(message)

    def _mutated(self, document: dict[str, Any]) -> str | bytes:
        """A message of which some characters are changed."""
        rng = self._rng
        text = list(rng.choice((self._legal, self._typed))(document))
        for _ in range(rng.randrange(1, 6)):
            at = rng.randrange(len(text) + 1)
            act = rng.randrange(4)
            if act == 0:
                del text[at : at + rng.randrange(1, 8)]
            elif act == 1:
                text[at:at] = rng.choice(PIECES)
            elif act == 2:
                text[at:at] = text[at : at + rng.randrange(40)]
            else:
                text[at : at + 1] = chr(rng.randrange(1, 0xD7FF))
        return "".join(text)

    def _noise(self, _document: dict[str, Any]) -> str | bytes:
        """Nothing that is known."""
        if self._rng.random() < 0.5:
            return self._rng.randbytes(self._rng.randrange(200))
        return json.dumps(self._value(4))

    def _extreme(self, _document: dict[str, Any]) -> str:
        """Deep, long, or both."""
        rng = self._rng
        size = rng.choice((10, 400, LONGEST - 40, LONGEST, LONGEST * 4))
        shapes = (
            "[" * size,
            '{"ref":' * (size // 7) + "1" + "}" * (size // 7),
            '{"type":"chat","text":"' + "a" * size + '"}',
            '{"type":"ping","ref":' + "9" * size + "}",
            '{"type":"play","a":"x","question":"x","then":[' + '"a",' * (size // 4) + '"a"]}',
            " " * size + '{"type":"ping"}',
        )
        return rng.choice(shapes)

    def _question(self, document: dict[str, Any]) -> str:
        known = [document.get("question"), document.get("undo")]
        return str(self._rng.choice([*(name for name in known if name), self._text(45)]))

    def _notation(self, document: dict[str, Any]) -> str:
        """An action's, or nearly so: a word or a number of it is another."""
        rng = self._rng
        actions = document.get("actions") or []
        if not actions or rng.random() < 0.1:
            return self._text(220)
        words = rng.choice(actions)["a"].split()
        for _ in range(rng.randrange(3)):
            at = rng.randrange(len(words) + 1)
            act = rng.randrange(4)
            if act == 0:
                words[at : at + 1] = []
            elif act == 1:
                words.insert(at, rng.choice(rng.choice(actions)["a"].split()))
            elif act == 2:
                words[at : at + 1] = [str(rng.randrange(-3, 200))]
            else:
                words.insert(at, rng.choice(("-", "*", "x", "(", "²", "٣", "1_0", "0x1", "+1")))
        return " ".join(words)

    def _text(self, longest: int) -> str:
        rng = self._rng
        odd = rng.choice([value for value in ODD if isinstance(value, str)])
        return (odd + "abc 1 2" * rng.randrange(3))[: rng.randrange(1, longest)]

    def _value(self, depth: int) -> Any:  # noqa: ANN401 - any JSON
        rng = self._rng
        if depth == 0 or rng.random() < 0.6:
            return rng.choice(ODD)
        if rng.random() < 0.5:
            return [self._value(depth - 1) for _ in range(rng.randrange(4))]
        return {self._text(20): self._value(depth - 1) for _ in range(rng.randrange(4))}
