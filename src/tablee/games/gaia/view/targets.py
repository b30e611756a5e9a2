"""Where an action is to be found on a board."""

from tablee.core import Action, Seat
from tablee.games.gaia import actions as act
from tablee.games.gaia.box.components import (
    AREAS,
    BOARD_ACTIONS,
    BOOSTERS,
    FACTIONS,
    NONE,
    STANDARD,
    STRUCTURES,
    TECH_PLACES,
    TOKENS,
)
from tablee.games.gaia.box.hexes import HEX_NAMES
from tablee.games.gaia.state import GaiaState
from tablee.kit.masks import bits


def targets(state: GaiaState, seat: Seat, action: Action) -> tuple[str, ...]:
    """What `action` touches on a board."""
    if isinstance(action, act.Upgrade):
        return (f"hex:{HEX_NAMES[action.hex]}", f"piece:{STRUCTURES[action.structure]}")
    if isinstance(action, act.OnHex):
        return (f"hex:{HEX_NAMES[action.hex]}",)
    if isinstance(action, act.OnHexes):
        return tuple(f"hex:{HEX_NAMES[hex]}" for hex in bits(action.hexes))
    if isinstance(action, act.Research | act.Advance):
        return (f"area:{AREAS[action.index]}",)
    if isinstance(action, act.TakeTech):
        return (f"tech:{TECH_PLACES[action.index]}",)
    if isinstance(action, act.TakeAdvanced):
        return (f"advanced:{AREAS[action.index]}",)
    if isinstance(action, act.Cover):
        return (f"own-tile:{STANDARD[action.index]}",)
    if isinstance(action, act.UseBoard):
        return (f"action:{BOARD_ACTIONS[action.index]}",)
    if isinstance(action, act.UseSpecial):
        return (f"special:{act.SPECIALS[action.index]}",)
    if isinstance(action, act.Pass):
        return ("pass",) if action.index == NONE else (f"booster:{BOOSTERS[action.index]}",)
    if isinstance(action, act.TakeBooster):
        return (f"booster:{BOOSTERS[action.index]}",)
    if isinstance(action, act.TakeToken):
        return (f"token:{TOKENS[action.index]}",)
    if isinstance(action, act.PlayFaction | act.PlayAutoma):
        return (f"faction:{FACTIONS[action.index]}",)
    if isinstance(action, act.Convert):
        return (f"convert:{act.CONVERSIONS[action.index].replace(' ', '-')}",)
    if isinstance(action, act.Burn):
        return ("convert:burn",)
    if isinstance(action, act.Brainstone):
        return (f"bowl:{act.BRAINSTONE_PLACES[action.index]}",)
    return ()
