"""Questions in words."""

from typing import Any

from tablee.core import Argument, Decision, Sentence
from tablee.games.artemis.actions import IN_SHELTERS
from tablee.games.artemis.rules import placement
from tablee.games.artemis.rules.colony.buildings import FillBuilding
from tablee.games.artemis.rules.colony.colonists import HouseColonist
from tablee.games.artemis.rules.colony.training import ChooseProfession
from tablee.games.artemis.rules.goods import ChooseGood
from tablee.games.artemis.rules.maintenance.heating import KeepWarm, warmed
from tablee.games.artemis.rules.maintenance.moves import MoveColonist, SetColonistDown, building_at
from tablee.games.artemis.rules.regions.academy import EnrolColonist
from tablee.games.artemis.rules.regions.basecamp import ChooseReward
from tablee.games.artemis.rules.regions.doorstep import RecruitColonist
from tablee.games.artemis.rules.regions.gantry import BuyBuilding, price
from tablee.games.artemis.rules.regions.sending import LowerDie, SendColonists
from tablee.games.artemis.rules.regions.vents_and_quarry import UseReconOutpost
from tablee.games.artemis.rules.solo.drones import ChooseOutbid
from tablee.games.artemis.state import ArtemisState
from tablee.games.artemis.words import naming


def ask(state: ArtemisState, question: Decision[Any]) -> Sentence:
    """What is asked; the key is the name of the question."""
    return Sentence(f"prompt-{type(question).__name__}", **_details(state, question))


def _details(state: ArtemisState, question: Decision[Any]) -> dict[str, Argument]:
    """What the question names."""
    player = state.players[question.seat]
    if isinstance(question, placement.PlaceAdjusted | ChooseOutbid):
        return {"face": question.face}
    if isinstance(question, SendColonists | LowerDie | ChooseReward):
        return {"expedition": naming.expedition(state.cards[question.card])}
    if isinstance(question, UseReconOutpost):
        return {"where": naming.at_region(question.region)}
    if isinstance(question, EnrolColonist):
        return {"kind": naming.one(state.box.trains[question.face - 1])}
    if isinstance(question, BuyBuilding):
        kind = state.gantry[question.tile]
        cost = price(state, state.bids[question.tile][question.at][1])
        return {"building": naming.building(kind), "price": cost}
    if isinstance(question, RecruitColonist):
        return {"left": question.left, "price": state.doorstep_price}
    if isinstance(question, HouseColonist):
        return {"kind": naming.the(question.kind)}
    if isinstance(question, FillBuilding):
        return {"building": naming.building(player.buildings[-1][0])}
    if isinstance(question, ChooseProfession):
        return {"kind": naming.the(question.kind)}
    if isinstance(question, ChooseGood):
        return {"amount": question.amount}
    if isinstance(question, MoveColonist):
        return {"left": question.left}
    if isinstance(question, SetColonistDown):
        here = building_at(player, question.origin) if question.origin != IN_SHELTERS else -1
        return {"kind": naming.the(question.kind), "origin": naming.origin_of(here)}
    if isinstance(question, KeepWarm):
        return {"left": warmed(state, player) - sum(question.kept)}
    return {}
