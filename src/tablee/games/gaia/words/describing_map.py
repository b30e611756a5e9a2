"""What an action on the map would do, as sentences."""

from __future__ import annotations

from tablee.core import Argument, Seat, Sentence
from tablee.games.gaia import actions as act
from tablee.games.gaia.box.components import (
    EVERY_GAIA_MINE,
    EVERY_GREAT,
    EVERY_MINE,
    EVERY_STEP,
    EVERY_TRADING_STATION,
    GAIA,
    GAIA_PROJECT,
    GEODENS,
    GLEENS,
    INSTITUTE,
    IVITS,
    LAB,
    LANTIDS,
    LOST,
    NONE,
    TRADING_STATION,
    TRANSDIM,
    Gain,
)
from tablee.games.gaia.rules.building.build_mine import FreeMine
from tablee.games.gaia.rules.building.gaia_project import FarReach
from tablee.games.gaia.rules.building.ground import power_value, qic_for
from tablee.games.gaia.rules.building.mine_costs import mine_price
from tablee.games.gaia.rules.building.upgrade import GLEENS_TOKEN, price
from tablee.games.gaia.rules.federation.forming import (
    ChoosePlanets,
    ChooseSatellites,
    pays_qic,
    satellites_of,
)
from tablee.games.gaia.state import GaiaState
from tablee.games.gaia.state.player import Player
from tablee.games.gaia.words import naming as name
from tablee.games.gaia.words import places
from tablee.games.gaia.words.rewards import received, reward, token_points
from tablee.kit.masks import bits

Arguments = dict[str, Argument]


def describe_on_map(
    state: GaiaState, seat: Seat, action: act.OnHex | act.Upgrade | act.OnHexes
) -> Sentence:
    """What `action` of `seat` would do there."""
    if isinstance(action, act.OnHexes):
        return _federation(state, seat, action)
    player = state.players[seat]
    if isinstance(action, act.Upgrade):
        return _upgrade(state, seat, action)
    hex = action.hex
    here = places.here(state, hex)
    if isinstance(action, act.BuildMine):
        return _mine(state, seat, hex, here)
    if isinstance(action, act.Start):
        key = "action-start-institute" if player.faction == IVITS else "action-start"
        return Sentence(key, **here)
    if isinstance(action, act.Downgrade):
        vp = reward(state, player, EVERY_TRADING_STATION)
        return Sentence("action-downgrade", vp=vp, **here)
    if isinstance(action, act.Swap):
        return Sentence("action-swap", **here)
    return _reaching(state, seat, action, here)


def _reachable(state: GaiaState, player: Player, hex: int) -> bool:
    """Whether there is a way to measure, from something on the map to a hex of the map."""
    return bool(player.structures | player.stations) and hex < len(state.planets)


def _bonus(state: GaiaState, seat: Seat) -> tuple[int, int]:
    """Free steps and more range, if the question is about a mine that has them."""
    frame = state.asked(seat)
    if isinstance(frame, FreeMine):
        return frame.steps, 0
    return 0, frame.bonus if isinstance(frame, FarReach) else 0


def _mine(state: GaiaState, seat: Seat, hex: int, here: Arguments) -> Sentence:
    """R39: the full price, and what the mine pays at once."""
    player = state.players[seat]
    own = state.vacant | player.projects
    shared = not own >> hex & 1
    if (
        not _reachable(state, player, hex)
        or state.planets[hex] in (NONE, TRANSDIM)
        or (shared and (player.faction != LANTIDS or player.structures >> hex & 1))
    ):
        return Sentence("action-mine-where", **here)
    steps, bonus = _bonus(state, seat)
    cost = mine_price(state, seat, hex, steps, bonus)
    vp = reward(state, player, EVERY_MINE)
    vp += cost.steps * reward(state, player, EVERY_STEP)
    knowledge: tuple[Sentence, ...] = ()
    if shared:
        if player.built[INSTITUTE]:
            knowledge = name.gains(state.box.powers.shared_mine)
    else:
        knowledge = name.gains(_new_type(state, player, state.planets[hex]))
        if state.planets[hex] == GAIA:
            vp += reward(state, player, EVERY_GAIA_MINE)
            vp += state.box.powers.gaia_mine_vp if player.faction == GLEENS else 0
    return Sentence(
        "action-mine-shared" if shared else "action-mine",
        planet=name.planet(state.planets[hex]),
        steps=cost.steps,
        vp=vp,
        **here,
        **name.priced(credits=cost.credits, ore=cost.ore, qic=cost.qic),
        **name.gained(knowledge),
    )


def _new_type(state: GaiaState, player: Player, planet: int) -> Gain:
    """R136: what the Geodens' institute pays for a planet type."""
    new = not player.types >> planet & 1
    if new and player.faction == GEODENS and player.built[INSTITUTE]:
        return state.box.powers.new_type
    return Gain()


def _reaching(state: GaiaState, seat: Seat, action: act.OnHex, here: Arguments) -> Sentence:
    """Gaia projects, space stations and the Lost Planet, which cost QIC for the range."""
    key = f"action-{action.verb}"
    player = state.players[seat]
    if not _reachable(state, player, action.hex):
        return Sentence(f"{key}-where", **here)
    qic = qic_for(state, player, action.hex, _bonus(state, seat)[1])
    if isinstance(action, act.StartProject):
        tokens = state.box.project_tokens[player.research[GAIA_PROJECT]]
        if not tokens:
            return Sentence(f"{key}-where", **here)
        return Sentence(key, **here, **name.priced(tokens=tokens, qic=qic))
    if isinstance(action, act.FindLostPlanet):
        vp = reward(state, player, EVERY_MINE)
        gain = name.gained(name.gains(_new_type(state, player, LOST)))
        return Sentence(key, vp=vp, **here, **gain, **name.priced(qic=qic))
    return Sentence(key, **here, **name.priced(qic=qic))


def _upgrade(state: GaiaState, seat: Seat, action: act.Upgrade) -> Sentence:
    """R52-R57."""
    player = state.players[seat]
    hex, structure = action.hex, action.structure
    here = places.here(state, hex)
    if hex >= len(state.planets) or not player.structures >> hex & 1:
        return Sentence("action-upgrade-where", structure=name.into(structure), **here)
    credits, ore = price(state, seat, hex, structure)
    vp = 0
    gain: tuple[Sentence, ...] = ()
    if structure == TRADING_STATION:
        vp = reward(state, player, EVERY_TRADING_STATION)
    else:
        vp = reward(state, player, EVERY_GREAT) if structure != LAB else 0
        if structure != INSTITUTE:
            gain = (Sentence("gain-tech"),)
        elif player.faction == GLEENS:
            vp += token_points(state, player, GLEENS_TOKEN)
            token = received(player, state.box.tokens[GLEENS_TOKEN].gain)
            gain = name.gains(token, points=False)
    return Sentence(
        "action-upgrade",
        before=name.a_structure(state.structure[hex]),
        structure=name.into(structure),
        vp=vp,
        **here,
        **name.priced(credits=credits, ore=ore),
        **name.gained(gain),
    )


def _federation(state: GaiaState, seat: Seat, action: act.OnHexes) -> Sentence:
    """R69-R75: where the planets are, what they are worth, and what the satellites cost.

    Federations are named by how many planets they have in which sectors, and by those planets that
    tell them apart from others of which the same could be said; satellites likewise.
    """
    hexes = action.hexes
    if hexes >> len(state.planets):
        return Sentence("action-federate-nowhere")
    choices = _choices(state, seat)
    unites = isinstance(action, act.Unite)
    if hexes.bit_count() == 1 and choices and hexes not in choices:
        site = state.site(hexes.bit_length() - 1)
        if unites:
            return Sentence("action-federate-with", place=places.place(site))
        return Sentence("action-link-with", **places.told(site))
    satellites = _satellites(state, seat, hexes) if unites else hexes.bit_count()
    apart = places.telling_apart(hexes, choices) if hexes in choices else []
    named = places.place if unites else places.where
    player = state.players[seat]
    args: Arguments = {
        "count": hexes.bit_count(),
        "satellites": satellites,
        **places.sectors(state.sectors(bits(hexes))),
        **(name.priced(qic=satellites) if pays_qic(player) else name.priced(tokens=satellites)),
        "apart": tuple(named(state.site(hex)) for hex in apart),
        "apart_count": len(apart),
    }
    if not unites:
        return Sentence("action-link", **args)
    values = [power_value(state, seat, hex) for hex in bits(hexes & player.structures)]
    stations = (hexes & player.stations).bit_count()
    value = sum(values) + stations * state.box.station_value
    return Sentence("action-unite", value=value, **args)


def _choices(state: GaiaState, seat: Seat) -> list[int]:
    """What a federation is chosen from, where that is the question."""
    frame = state.asked(seat)
    return frame.choices(state) if isinstance(frame, ChoosePlanets | ChooseSatellites) else []


def _satellites(state: GaiaState, seat: Seat, nodes: int) -> int:
    """The satellites that link those planets, where that is the question."""
    if not isinstance(state.asked(seat), ChoosePlanets):
        return 0
    routes = satellites_of(state, seat, nodes)
    return routes[0].bit_count() if routes else 0
