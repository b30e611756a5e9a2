"""The prompt: what Tab offers, and what it forgets."""

import pytest

from tablee.cli.plain import prompt
from tablee.cli.plain.prompt import Prompt


def completions(asked: Prompt, text: str) -> list[str]:
    found: list[str] = []
    while (word := asked.complete(text, len(found))) is not None:
        found.append(word)
    return found


def test_tab_offers_the_moves_that_begin_so() -> None:
    asked = Prompt()
    asked.offer(["take 1", "take 18", "leave", "q"])

    assert completions(asked, "take 1") == ["take 1", "take 18"]
    assert completions(asked, "le") == ["leave"]
    assert completions(asked, "x") == []


def test_the_next_person_gets_nothing_of_the_last_one() -> None:
    if prompt._readline is None:
        pytest.skip("this Python has no readline")
    prompt._readline.add_history("bid 12")
    asked = Prompt()
    asked.offer(["bid 12"])

    asked.forget()

    assert completions(asked, "") == []
    assert prompt._readline.get_current_history_length() == 0


def test_without_readline_lines_are_typed_plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prompt, "_readline", None)
    monkeypatch.setattr("builtins.input", lambda question: f"{question}18")
    asked = Prompt()
    asked.forget()

    assert asked.read("Your move: ") == "Your move: 18"
