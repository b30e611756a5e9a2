"""How a scenario ends and is won."""

from typing import TypeAlias

from tablee.games.reykholt.box.vocabulary.words import Some, Table, Word, snake


class Rule(Word, frozen=True, tag_field="rule", tag=snake):
    """How a scenario ends or is won."""


class AfterRounds(Rule, frozen=True, tag="rounds"):
    """After the scenario's rounds."""


class EndOfRoundWhenTableReached(Rule, frozen=True):
    """After the rest of the round in which a manager is on this table or beyond, or the last."""

    table: Table


class FurthestOnTrack(Rule, frozen=True):
    """The furthest manager wins, on one table the one in front (R57)."""


class Points(Rule, frozen=True):
    """Points for each table reached and for each type of goods in stock or on greenhouses win."""

    per_table: Some
    per_type_in_stock_or_greenhouses: Some


End: TypeAlias = AfterRounds | EndOfRoundWhenTableReached
Victory: TypeAlias = FurthestOnTrack | Points
