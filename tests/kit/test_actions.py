"""Tables of actions: written with their names, found by their numbers."""

from typing import Final

from tablee.core import Action
from tablee.kit.actions import Numbered, table


class Sell(Numbered):
    __slots__ = ()


class Dig(Action):
    __slots__ = ("depth",)

    def __init__(self, text: str, depth: int) -> None:
        super().__init__(text)
        self.depth: Final = depth


def test_a_table_has_an_action_for_each_name() -> None:
    sell = table(Sell, "sell", ("wheat", "rye"))

    assert [action.text for action in sell] == ["sell wheat", "sell rye"]
    assert [action.index for action in sell] == [0, 1]
    assert [action.verb for action in sell] == ["sell", "sell"]


def test_numbers_may_begin_elsewhere_and_have_names_of_their_own() -> None:
    dig = table(Dig, "dig", range(1, 3), first=7)

    assert [(action.text, action.depth) for action in dig] == [("dig 1", 7), ("dig 2", 8)]
