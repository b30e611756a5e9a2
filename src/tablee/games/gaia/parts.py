"""Every class that a position of Gaia Project is made of."""

from typing import Final

from tablee.games.gaia.rules import (
    board_actions,
    final_scoring,
    research,
    special_actions,
    tech_tiles,
)
from tablee.games.gaia.rules.automa import setup as automa_setup
from tablee.games.gaia.rules.automa import turn as automa_turn
from tablee.games.gaia.rules.building import build_mine, gaia_project, lost_planet
from tablee.games.gaia.rules.federation import forming as federation
from tablee.games.gaia.rules.power import charging
from tablee.games.gaia.rules.power import cycle as power
from tablee.games.gaia.rules.rounds import gaia_phase, income, turns
from tablee.games.gaia.rules.setup import galaxy
from tablee.games.gaia.rules.setup import table as setup
from tablee.games.gaia.state import GaiaState
from tablee.games.gaia.state.automa import Automa
from tablee.games.gaia.state.player import Player
from tablee.games.gaia.state.rulings import Rulings

PARTS: Final[tuple[type, ...]] = (
    GaiaState,
    Player,
    Automa,
    Rulings,
    setup.ChooseFirstPlayer,
    galaxy.LayMap,
    setup.LayTiles,
    galaxy.TurnSectors,
    galaxy.TurnSector,
    setup.ChooseFactions,
    setup.ChooseFaction,
    setup.PlaceFirst,
    setup.PlaceStart,
    setup.ChooseBooster,
    automa_setup.ChooseAutomaFaction,
    automa_setup.AutomaStart,
    automa_setup.DrawDirection,
    automa_setup.AutomaBooster,
    turns.BeginRound,
    income.TakeIncome,
    income.TakeSources,
    income.TakeSource,
    income.ChooseIncome,
    income.AddTokens,
    gaia_phase.TurnPlanets,
    gaia_phase.ReturnTokens,
    gaia_phase.EmptyGaiaArea,
    gaia_phase.Gather,
    gaia_phase.ExchangeTokens,
    gaia_phase.ExchangeAgain,
    turns.NextTurn,
    turns.TakeTurn,
    turns.FinishTurn,
    turns.EndTurn,
    turns.EndRound,
    automa_turn.AutomaTurn,
    automa_turn.DrawSupport,
    automa_turn.DrawAction,
    automa_turn.Refresh,
    build_mine.FreeMine,
    gaia_project.FarReach,
    tech_tiles.ChooseTech,
    tech_tiles.ChooseCovered,
    research.ChooseAdvance,
    lost_planet.PlaceLostPlanet,
    federation.ChoosePlanets,
    federation.ChooseSatellites,
    federation.ChooseToken,
    board_actions.RepeatToken,
    special_actions.SwapInstitute,
    special_actions.DowngradeLab,
    special_actions.NoteBuilding,
    special_actions.PlaceStation,
    power.ChargeBrainstone,
    power.ChooseChargedBowl,
    power.ChooseSpentBrainstone,
    power.ChooseBurntBrainstone,
    power.ChooseGivenBrainstone,
    power.ChooseBowls,
    charging.OfferPower,
    charging.OfferNext,
    charging.ChargePower,
    charging.NewToken,
    final_scoring.FinalScoring,
)
