"""What Gaia Project asks of a seat, as sentences: `prompt-` and the name of the frame."""

from __future__ import annotations

from tablee.core import Argument, Decision, Seat, Sentence
from tablee.games.gaia.box.components import INSTITUTE, IVITS, MINE, NAVIGATION, ROUNDS
from tablee.games.gaia.box.hexes import SECTOR_SIZE
from tablee.games.gaia.rules.building.build_mine import FreeMine
from tablee.games.gaia.rules.building.gaia_project import FarReach
from tablee.games.gaia.rules.building.lost_planet import PlaceLostPlanet
from tablee.games.gaia.rules.federation.forming import ChoosePlanets, ChooseSatellites, needed
from tablee.games.gaia.rules.power.charging import ChargePower, brings_token, offered
from tablee.games.gaia.rules.power.cycle import (
    TO_GAIA_AREA,
    ChooseBowls,
    ChooseChargedBowl,
    ChooseGivenBrainstone,
    ChooseSpentBrainstone,
)
from tablee.games.gaia.rules.research import ChooseAdvance
from tablee.games.gaia.rules.rounds.gaia_phase import ExchangeTokens, GatherTokens
from tablee.games.gaia.rules.rounds.turns import TakeTurn
from tablee.games.gaia.rules.setup.galaxy import TurnSector
from tablee.games.gaia.rules.setup.table import PlaceStart
from tablee.games.gaia.rules.special_actions import PlaceStation
from tablee.games.gaia.rules.tech_tiles import ChooseCovered
from tablee.games.gaia.state import AUTOMA, GaiaState
from tablee.games.gaia.words import naming as name
from tablee.games.gaia.words.naming import BOWLS, Faces
from tablee.games.gaia.words.places import here
from tablee.kit.waiting import wait_for_others

Arguments = dict[str, Argument]


def question(faces: Faces, state: GaiaState, seat: Seat | None) -> Sentence:
    """What is asked of `seat`, or whom it waits for."""
    frame = state.asked(seat)
    if not isinstance(frame, Decision):
        return wait_for_others(state, seat)
    if isinstance(frame, ChargePower):
        return _charge(state, frame)
    key = f"prompt-{type(frame).__name__}"
    if isinstance(frame, ChooseBowls | ChooseGivenBrainstone):
        key += "-gaia" if frame.destination == TO_GAIA_AREA else ""
        return Sentence(key, tokens=frame.count)
    if isinstance(frame, ChooseAdvance) and len(frame.areas) == 1:
        return Sentence(f"{key}-one", area=name.area(frame.areas[0]))
    return Sentence(key, **_facts(faces, state, frame))


def _facts(faces: Faces, state: GaiaState, frame: Decision[GaiaState]) -> Arguments:
    """What the question has to know."""
    player = state.players[frame.seat]
    if isinstance(frame, TakeTurn):
        return {"round": state.round, "rounds": ROUNDS}
    if isinstance(frame, TurnSector):
        return {"sector": state.sector(frame.place * SECTOR_SIZE)}
    if isinstance(frame, PlaceStart):
        board = state.box.factions[player.faction]
        structure = INSTITUTE if player.faction == IVITS else MINE
        return {"structure": name.a_structure(structure), "planet": name.planet(board.home)}
    if isinstance(frame, FreeMine):
        return {"steps": frame.steps}
    if isinstance(frame, FarReach):
        distance = state.box.ranges[player.research[NAVIGATION]]
        return {"range": distance + frame.bonus, "bonus": frame.bonus}
    if isinstance(frame, PlaceLostPlanet | PlaceStation):
        return {"range": state.box.ranges[player.research[NAVIGATION]]}
    if isinstance(frame, ChoosePlanets):
        return {"value": needed(state, frame.seat)}
    if isinstance(frame, ChooseSatellites):
        return {"planets": frame.nodes.bit_count()}
    if isinstance(frame, ChooseCovered):
        return {"tile": faces.advanced[state.advanced_at[frame.area]]}
    if isinstance(frame, GatherTokens):
        return {"power": frame.tokens}
    if isinstance(frame, ExchangeTokens):
        return {"tokens": state.box.powers.exchanged_tokens, "have": player.gaia_area}
    if isinstance(frame, ChooseChargedBowl | ChooseSpentBrainstone):
        return {"power": frame.power, "bowl": BOWLS[player.brainstone]}
    return {}


def _charge(state: GaiaState, frame: ChargePower) -> Sentence:
    """R110-R113: who built what, the power offered and the points that it costs."""
    player = state.players[frame.seat]
    power = offered(player, frame.value)
    owner = builder(state, frame.hex)
    shared = owner != AUTOMA and state.players[owner].shared_mines >> frame.hex & 1
    kind = MINE if shared else state.structure[frame.hex]
    args: Arguments = {
        "structure": name.a_structure(kind),
        **here(state, frame.hex),
        "power": power,
        "vp": max(0, power - 1),
        "token": int(brings_token(player)),
    }
    if owner == AUTOMA:
        return Sentence("prompt-ChargePower-automa", **args)
    return Sentence("prompt-ChargePower", seat=owner, **args)


def builder(state: GaiaState, hex: int) -> int:
    """Who built on `hex`: whose turn it is, except for a Lost Planet of the Gaia phase (R93)."""
    if state.turn >= 0:
        owner = state.order[state.turn]
        if owner != AUTOMA and state.players[owner].structures >> hex & 1:
            return owner
    return state.owner[hex]
