"""Chapter Two, Colony: one module a turn, until all docks are empty (R30-R33, R47, R65)."""

from collections.abc import Sequence

from tablee.core import Action, Decision, IllegalAction, Seat, Sentence, Step
from tablee.games.reworld.actions import (
    CARRY,
    DEFEND,
    LAUNCH,
    MISSION,
    SACRIFICE,
    TRANSPORT,
    Carry,
    Defend,
    DockAction,
    Launch,
    Load,
    Mission,
    Sacrifice,
    Transport,
)
from tablee.games.reworld.box.components import ROUNDS, SHUTTLE, TERRABOT, UNIT
from tablee.games.reworld.events import ColonyBegan, DefenceRaised
from tablee.games.reworld.rules.end_of_game import ScoreMothership
from tablee.games.reworld.rules.population_ships import ClaimShips
from tablee.games.reworld.rules.satellites import fly_mission
from tablee.games.reworld.rules.shuttles import can_carry, launch_shuttle
from tablee.games.reworld.rules.terrabots import land_terrabot
from tablee.games.reworld.rules.units import sacrifice
from tablee.games.reworld.state import ReworldState


class BeginColony(Step[ReworldState]):
    """R30, R75: from the holder of the admiral on, the first player with a module begins."""

    __slots__ = ()

    def run(self, state: ReworldState) -> None:
        state.round = ROUNDS + 1
        if state.sink is not None:
            state.sink(ColonyBegan(state.admiral))
        state.then(NextInColony(state.admiral))


class NextInColony(Step[ReworldState]):
    """R32: from `seat` on, clockwise, the next player with a module has a turn; else it is over."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, state: ReworldState) -> None:
        seats = len(state.players)
        for offset in range(seats):
            seat = (self.seat + offset) % seats
            if state.players[seat].has_modules():
                following = (seat + 1) % seats
                state.then(ColonyTurn(seat), ClaimShips(seat), NextInColony(following))
                return
        state.then(ScoreMothership())

    def ahead(self, state: ReworldState, seat: Seat) -> None:
        if state.players[seat].has_modules():
            NextInColony(seat).run(state)


class ColonyTurn(Decision[ReworldState]):
    """R31, R33: launch one module from the end of a dock, or sacrifice a unit there."""

    __slots__ = ()
    rule = "R31"
    may_uncover = False  # nothing is hidden any more

    def is_open(self, state: ReworldState) -> bool:
        return True  # docks and cities lie open

    def options(self, state: ReworldState) -> Sequence[Action]:
        options: list[Action] = []
        modules = state.box.modules
        for dock, row in enumerate(state.players[self.seat].docks):
            if not row:
                continue
            module = modules[row[-1]]
            if module.kind == TERRABOT:
                options.append(LAUNCH[dock])
            elif module.kind == UNIT:
                if can_carry(state, self.seat, dock):
                    options.append(CARRY[dock])
                options.append(SACRIFICE[dock])
            else:
                options.append((TRANSPORT if module.kind == SHUTTLE else MISSION)[dock])
                if module.shields:
                    options.append(DEFEND[dock])
        return options

    def resolve(self, state: ReworldState, action: Action) -> None:
        seat = self.seat
        if isinstance(action, Launch):
            land_terrabot(state, seat, action.dock)
        elif isinstance(action, Defend):
            raise_defence(state, seat, action.dock)
        elif isinstance(action, Transport):
            launch_shuttle(state, seat, action.dock, carrying=False)
        elif isinstance(action, Carry):
            launch_shuttle(state, seat, action.dock, carrying=True)
        elif isinstance(action, Mission):
            fly_mission(state, seat, action.dock)
        else:
            assert isinstance(action, Sacrifice)
            sacrifice(state, seat, action.dock)

    def why_not(self, state: ReworldState, action: Action) -> IllegalAction:
        if not isinstance(action, DockAction) or isinstance(action, Load):
            return IllegalAction("R31", Sentence("refuse-colony-turn"))
        dock = action.dock + 1
        row = state.players[self.seat].docks[action.dock]
        if not row:
            return IllegalAction("R33", Sentence("refuse-dock-empty", dock=dock))
        kind = state.box.modules[row[-1]].kind
        if isinstance(action, Carry):
            if kind == UNIT and len(row) > 1 and state.box.modules[row[-2]].kind == SHUTTLE:
                return IllegalAction("R44", Sentence("refuse-no-city"))
            return IllegalAction("R40", Sentence("refuse-carry", dock=dock))
        if isinstance(action, Defend) and kind == SHUTTLE:
            return IllegalAction("R37", Sentence("refuse-no-shield"))
        needed = {Launch: "terrabot", Transport: "shuttle", Mission: "satellite", Sacrifice: "unit"}
        rules = {Launch: "R34", Transport: "R36", Mission: "R48", Sacrifice: "R47"}
        wanted = Sentence(f"kind-{needed.get(type(action), 'defence')}")
        rule = rules.get(type(action), "R48")
        return IllegalAction(rule, Sentence("refuse-dock-kind", dock=dock, wanted=wanted))


def raise_defence(state: ReworldState, seat: Seat, dock: int) -> None:
    """R37, R48: the shuttle or satellite lies in the defence row and its shields count."""
    player = state.players[seat]
    module = player.unload(dock)
    player.defence = (*player.defence, module)
    if state.sink is not None:
        state.sink(DefenceRaised(seat, dock, module, state.box.modules[module].shields))
