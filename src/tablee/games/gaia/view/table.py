"""The table as everybody sees it."""

from functools import cache

from tablee.core import Decision, Seat
from tablee.games.gaia.box.components import (
    ADVANCED,
    AREAS,
    BOARD_ACTIONS,
    BOOSTERS,
    FINALS,
    NONE,
    PLANETS,
    ROUND_TILES,
    STANDARD,
    STRUCTURES,
    TECH_PLACES,
    TOKENS,
    code_of,
)
from tablee.games.gaia.box.hexes import CENTRES, COORDINATES, HEX_NAMES, SECTOR_SIZE
from tablee.games.gaia.rules.final_scoring import automa_progress, final_points, progress
from tablee.games.gaia.rules.setup.galaxy import TurnSector
from tablee.games.gaia.state import AUTOMA, GaiaState
from tablee.games.gaia.view.plans import plans
from tablee.games.gaia.view.printed import printed
from tablee.games.gaia.view.shapes import (
    AdvancedPlace,
    BoardSpace,
    Final,
    GaiaView,
    Hex,
    Owner,
    Sector,
    StandardPile,
)
from tablee.games.gaia.view.sides import automa_side, side
from tablee.kit.masks import bits


def observe(state: GaiaState, seat: Seat | None) -> GaiaView:
    """What everybody sees: nothing depends on the seat."""
    asked = next((q for q in state.questions if isinstance(q, Decision)), None)
    finals = [_final(state, final) for final in state.finals]
    return GaiaView(
        round=state.round,
        seats=len(state.players),
        order=[_owner(owner) for owner in state.order],
        passed=[_owner(owner) for owner in state.passed],
        asked=asked.seat if asked is not None else None,
        question=type(asked).__name__ if asked is not None else None,
        plans=plans(state, asked),
        tiles=[
            Sector(state.box.sector_names[tile], turns, CENTRES[place])
            for place, (tile, turns) in enumerate(state.tiles)
        ],
        turning=asked.place if isinstance(asked, TurnSector) else None,
        hexes=_hexes(state),
        standard=[
            StandardPile(TECH_PLACES[place], STANDARD[tile], state.standard_left[place])
            for place, tile in enumerate(state.standard_at)
        ],
        advanced=[
            AdvancedPlace(AREAS[area], code_of(ADVANCED, tile))
            for area, tile in enumerate(state.advanced_at)
        ],
        terraforming_token=code_of(TOKENS, state.terraforming_token),
        tokens={TOKENS[kind]: count for kind, count in enumerate(state.tokens)},
        boosters=[BOOSTERS[booster] for booster in state.boosters],
        board_actions=[
            BoardSpace(name, bool(state.covered_actions >> index & 1))
            for index, name in enumerate(BOARD_ACTIONS)
        ],
        rounds=[ROUND_TILES[tile] for tile in state.rounds],
        finals=finals,
        players=[side(state, seat, finals) for seat in range(len(state.players))],
        automa=automa_side(state, state.automa) if state.automa is not None else None,
        printed=printed(state),
    )


def _owner(owner: int) -> Owner:
    return "automa" if owner == AUTOMA else owner


def _hexes(state: GaiaState) -> list[Hex]:
    """Every hex; those with nothing but their planet are always the same objects."""
    shared: dict[int, int] = {}
    satellites: dict[int, list[Owner]] = {}
    federations: dict[int, list[int]] = {}
    for seat, player in enumerate(state.players):
        for hex in bits(player.shared_mines):
            shared[hex] = seat
        for hex in bits(player.satellites):
            satellites.setdefault(hex, []).append(seat)
        for hex in bits(player.federated):
            federations.setdefault(hex, []).append(seat)
    if state.automa is not None:
        for hex in bits(state.automa.satellites):
            satellites.setdefault(hex, []).append("automa")
    found = [_bare(hex, planet) for hex, planet in enumerate(state.planets)]
    occupied = satellites.keys() | federations.keys()
    occupied |= {hex for hex, structure in enumerate(state.structure) if structure != NONE}
    for hex in occupied:
        bare = found[hex]
        structure = state.structure[hex]
        found[hex] = Hex(
            bare.hex,
            bare.q,
            bare.r,
            bare.sector,
            bare.planet,
            code_of(STRUCTURES, structure),
            _owner(state.owner[hex]) if structure != NONE else None,
            shared.get(hex),
            satellites.get(hex, ()),
            federations.get(hex, ()),
        )
    return found


@cache
def _bare(hex: int, planet: int) -> Hex:
    """A hex without anything of anybody."""
    q, r = COORDINATES[hex]
    return Hex(HEX_NAMES[hex], q, r, hex // SECTOR_SIZE, code_of(PLANETS, planet))


def _final(state: GaiaState, final: int) -> Final:
    takes_part = len(state.players) + (state.automa is not None) <= 2
    return Final(
        tile=FINALS[final],
        progress=[progress(player, final) for player in state.players],
        automa=automa_progress(state.automa, final) if state.automa is not None else None,
        neutral=state.box.final_tiles[final].neutral if takes_part else None,
        points=final_points(state, final),
    )
