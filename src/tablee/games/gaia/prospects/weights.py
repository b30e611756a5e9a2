"""The numbers behind the estimates, in points (`weights.toml` says what made them)."""

from __future__ import annotations

from typing import Final

from tablee.core import Weights
from tablee.kit.weights import numbers


class GaiaWeights(Weights):
    """Rates have two numbers: when the whole game lies ahead, and when it is over."""

    def __init__(self) -> None:
        super().__init__(numbers("tablee.games.gaia"))
        #: A unit in hand, and each beyond so many that more is of little use (`ENOUGH`).
        self.credit: tuple[float, ...] = self.many("credit")
        self.ore: tuple[float, ...] = self.many("ore")
        self.knowledge: tuple[float, ...] = self.many("knowledge")
        self.qic: tuple[float, ...] = self.many("qic")
        self.surplus: tuple[float, ...] = self.many("surplus")
        #: A token by its bowl, one in the Gaia area; a step up the bowls.
        self.bowl_1: tuple[float, ...] = self.many("bowl_1")
        self.bowl_2: tuple[float, ...] = self.many("bowl_2")
        self.bowl_3: tuple[float, ...] = self.many("bowl_3")
        self.gaia_token: tuple[float, ...] = self.many("gaia_token")
        self.charge: tuple[float, ...] = self.many("charge")
        #: How much an income that is to come counts beside what is in hand; how much sooner it
        #: loses its worth.
        self.income: float = self.one("income")
        self.delay: float = self.one("delay")
        #: Research by area and level for what it saves or reaches, incomes and points apart; how
        #: much of it is left at the end.
        self.levels: tuple[float, ...] = self.many("levels")
        self.levels_late: float = self.one("levels_late")
        #: On the way to the levels that pay at the end.
        self.towards: tuple[float, ...] = self.many("towards")
        #: What a round brings of the things that tiles pay for: Gaia mines, mines, trading
        #: stations, anything else.
        self.a_round: tuple[float, ...] = self.many("a_round")
        self.great_tile: float = self.one("great_tile")
        self.booster_action: float = self.one("booster_action")
        #: How much of the best booster that is left counts before one passes.
        self.awaited: float = self.one("awaited")
        #: Structures by kind for where they lead and the power they draw, incomes and value apart;
        #: how much of it is left at the end.
        self.standing: tuple[float, ...] = self.many("standing")
        self.standing_late: float = self.one("standing_late")
        #: A point of power value that no federation has used, a green token, a project under way.
        self.unused_value: tuple[float, ...] = self.many("unused_value")
        self.green: tuple[float, ...] = self.many("green")
        self.project: tuple[float, ...] = self.many("project")
        #: A gaiaformer at hand, a planet type, a sector, beyond what final tiles pay.
        self.gaiaformer: tuple[float, ...] = self.many("gaiaformer")
        self.planet_type: tuple[float, ...] = self.many("planet_type")
        self.sector: tuple[float, ...] = self.many("sector")
        #: A planet in range to settle, less for each ore that terraforming it takes, or the QIC of
        #: a Gaia planet; ore with credits to build with; an advanced tile that only takes a token.
        self.site: tuple[float, ...] = self.many("site")
        self.site_ore: float = self.one("site_ore")
        self.site_qic: float = self.one("site_qic")
        self.pair: tuple[float, ...] = self.many("pair")
        self.ready: tuple[float, ...] = self.many("ready")
        #: A federation about to be formed, a satellite's token taken off.
        self.federation: float = self.one("federation")
        self.satellite: float = self.one("satellite")
        #: How far ahead on a final tile makes a place fairly safe.
        self.lead: tuple[float, ...] = self.many("lead")
        #: How much less a neutral player's amount counts early.
        self.neutral: float = self.one("neutral")


W: Final = GaiaWeights()
