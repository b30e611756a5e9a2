"""The numbers behind the estimates, in points (`weights.toml` says what made them)."""

from __future__ import annotations

from typing import Final

from tablee.core import Weights
from tablee.kit.weights import numbers


class ReworldWeights(Weights):
    """What things are worth, and how likely they come about."""

    def __init__(self) -> None:
        super().__init__(numbers("tablee.games.reworld"))
        #: A card in hand while there are modules to take, beyond its point for leaving; how many
        #: of them each open port is good for.
        self.card: float = self.one("card")
        self.cards_a_port: float = self.one("cards_a_port")
        self.admiral: float = self.one("admiral")
        #: How many tiles or shields ahead make a place fairly safe, when the whole game lies ahead
        #: and when it is over.
        self.lead: tuple[float, ...] = self.many("lead")
        #: The chance to be the first to meet a condition that will be met; of it, what each module
        #: in a dock leaves for that dock's ship; how fast it falls for what will be short.
        self.first: float = self.one("first")
        self.dock_module: float = self.one("dock_module")
        self.short: float = self.one("short")
        #: Points still to come, for the ship that asks for a score.
        self.score_to_come: float = self.one("score_to_come")
        #: The share of loaded units that find a shuttle; what its arms are worth for each of them;
        #: the tiles of the city where a special one lands.
        self.transported: float = self.one("transported")
        self.carrying: float = self.one("carrying")
        self.special: float = self.one("special")
        #: The share of loaded shields that end up in the defence, and of shuttles that end up in
        #: their row: while units wait for them, and else.
        self.defending: tuple[float, ...] = self.many("defending")
        self.landing: tuple[float, ...] = self.many("landing")
        #: A shield of a satellite, beside its mission; the shields of a mission for the defence.
        self.shield: float = self.one("shield")
        self.defence_mission: float = self.one("defence_mission")


W: Final = ReworldWeights()
