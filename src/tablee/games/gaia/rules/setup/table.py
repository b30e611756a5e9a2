"""Set-up (R1-R18): first player, map, tiles, factions, first mines, first boosters."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from tablee.core import Action, Chance, Decision, IllegalAction, Seat, Sentence, Step
from tablee.core.draws import draw
from tablee.games.gaia import actions as act
from tablee.games.gaia.box.components import FACTIONS, INSTITUTE, IVITS, MINE, NONE, TAKLONS
from tablee.games.gaia.events import (
    BoosterChosen,
    FactionChosen,
    FirstPlayerChosen,
    GalaxyLaid,
    StartPlaced,
)
from tablee.games.gaia.rules.automa.setup import (
    AutomaBooster,
    AutomaStart,
    ChooseAutomaFaction,
    automa_mines,
)
from tablee.games.gaia.rules.building.ground import settle
from tablee.games.gaia.rules.gains import gain
from tablee.games.gaia.rules.rounds.turns import BeginRound
from tablee.games.gaia.state import AUTOMA, GaiaState
from tablee.games.gaia.state.player import FROM_AREA, FROM_BOOSTER
from tablee.kit.masks import bits


class ChooseFirstPlayer(Chance[GaiaState]):
    """R1: at random."""

    __slots__ = ()

    def sample(self, state: GaiaState, rng: Random) -> Action:
        return act.FIRST[int(rng.random() * len(state.players))]

    def possible(self, state: GaiaState, outcome: Action) -> bool:
        return isinstance(outcome, act.First) and outcome.index < len(state.players)

    def outcomes(self, state: GaiaState) -> Sequence[tuple[Action, float]]:
        seats = len(state.players)
        return [(act.FIRST[seat], 1 / seats) for seat in range(seats)]

    def resolve(self, state: GaiaState, outcome: Action) -> None:
        assert isinstance(outcome, act.First)
        seats = len(state.players)
        state.order = tuple((outcome.index + step) % seats for step in range(seats))
        if state.sink is not None:
            state.sink(FirstPlayerChosen(seat=outcome.index))


class DrawTiles(Chance[GaiaState]):
    """R3-R6: boosters, tech tiles, the token on Terraforming 5, scoring tiles."""

    __slots__ = ()

    def sample(self, state: GaiaState, rng: Random) -> Action:
        box = state.box
        kinds = [kind for kind, token in enumerate(box.tokens[:6]) for _ in range(token.count)]
        return act.LayTiles(
            (
                draw(rng, list(range(len(box.boosters))), box.round_boosters),
                draw(rng, list(range(len(box.standard))), len(box.standard)),
                draw(rng, list(range(len(box.advanced))), 6),
                draw(rng, kinds, 1),
                draw(rng, list(range(len(box.round_tiles))), 6),
                draw(rng, list(range(len(box.final_tiles))), box.final_count),
            )
        )

    def possible(self, state: GaiaState, outcome: Action) -> bool:
        box = state.box
        if not isinstance(outcome, act.LayTiles):
            return False
        wanted = (
            (box.round_boosters, len(box.boosters)),
            (len(box.standard), len(box.standard)),
            (6, len(box.advanced)),
            (1, 6),
            (6, len(box.round_tiles)),
            (box.final_count, len(box.final_tiles)),
        )
        if len(outcome.groups) != len(wanted):
            return False
        return all(
            len(group) == size == len(set(group)) and all(0 <= tile < most for tile in group)
            for group, (size, most) in zip(outcome.groups, wanted, strict=True)
        )

    def resolve(self, state: GaiaState, outcome: Action) -> None:
        assert isinstance(outcome, act.LayTiles)
        lay_tiles(state, outcome.groups)
        if state.sink is not None:
            state.sink(GalaxyLaid())


def lay_tiles(state: GaiaState, groups: Sequence[Sequence[int]]) -> None:
    """Put everything out: boosters, standard, advanced, token, round and final tiles."""
    box = state.box
    boosters, standard, advanced, (token,), rounds, finals = groups
    state.boosters = list(boosters)
    state.standard_at = tuple(standard)
    state.standard_left = [box.standard_copies] * len(standard)
    state.advanced_at = list(advanced)
    removed = box.solo_removed if state.automa is not None else 0  # R144
    state.tokens = [kind.count - removed for kind in box.tokens[:6]]
    state.tokens[token] -= 1
    state.terraforming_token = token
    state.rounds = tuple(rounds)
    state.finals = tuple(finals)


class ChooseFactions(Step[GaiaState]):
    """R7: each in turn order; alone against the Automa also its faction (R145)."""

    __slots__ = ()

    def run(self, state: GaiaState) -> None:
        solo = [ChooseAutomaFaction(0)] if state.automa is not None else []
        choices = [ChooseFaction(seat) for seat in state.order if seat != AUTOMA]
        state.then(*choices, *solo, PlaceFirst())


class ChooseFaction(Decision[GaiaState]):
    """A faction whose colour is still free."""

    __slots__ = ()
    rule = "R7"

    def options(self, state: GaiaState) -> Sequence[Action]:
        colours = {player.faction // 2 for player in state.players if player.faction != NONE}
        return [
            act.PLAY_FACTION[faction]
            for faction in range(len(FACTIONS))
            if faction // 2 not in colours
        ]

    def resolve(self, state: GaiaState, action: Action) -> None:
        assert isinstance(action, act.PlayFaction)
        take_board(state, self.seat, action.index)
        if state.sink is not None:
            vp = state.players[self.seat].vp
            state.sink(FactionChosen(seat=self.seat, faction=action.index, vp=vp))

    def why_not(self, state: GaiaState, action: Action) -> IllegalAction:
        return IllegalAction("R7", Sentence("refuse-faction"))


def take_board(state: GaiaState, seat: Seat, faction: int) -> None:
    """R8-R10: what is printed on the faction board, and the bonus of a printed level 1."""
    box = state.box
    player = state.players[seat]
    board = box.factions[faction]
    player.faction = faction
    player.vp = box.start_vp
    player.bowl_1, player.bowl_2, player.bowl_3 = board.bowls
    if faction == TAKLONS:
        player.brainstone = 1
    gain(state, seat, board.start)
    if board.start_area != NONE:
        area = board.start_area
        levels = player.research
        player.research = (*levels[:area], 1, *levels[area + 1 :])
        player.acquired += (FROM_AREA + area,)
        gain(state, seat, box.level_gains[area][1])


class PlaceFirst(Step[GaiaState]):
    """R11: mines in order and back, the Xenos' third, the Ivits' institute; then boosters."""

    __slots__ = ()

    def run(self, state: GaiaState) -> None:
        order = state.order
        mines = {
            seat: state.box.factions[state.players[seat].faction].mines
            for seat in order
            if seat != AUTOMA
        }
        if state.automa is not None:
            mines[AUTOMA] = automa_mines(state)
        turns = [seat for seat in order if mines[seat] >= 1]
        turns += [seat for seat in reversed(order) if mines[seat] >= 2]
        turns += [seat for seat in order if mines[seat] >= 3]
        turns += [seat for seat in order if seat != AUTOMA and state.players[seat].faction == IVITS]
        placing = [AutomaStart() if seat == AUTOMA else PlaceStart(seat) for seat in turns]
        # R147: the Automa's booster comes first, whoever is last in order (R13).
        boosters = [
            AutomaBooster() if seat == AUTOMA else ChooseBooster(seat) for seat in reversed(order)
        ]
        state.then(*placing, *boosters, BeginRound())


class PlaceStart(Decision[GaiaState]):
    """A first mine, or the Ivits' institute, on a planet of the faction's colour."""

    __slots__ = ()
    rule = "R11"

    def options(self, state: GaiaState) -> Sequence[Action]:
        home = state.box.factions[state.players[self.seat].faction].home
        return [act.START[hex] for hex in bits(state.vacant & state.kinds[home])]

    def resolve(self, state: GaiaState, action: Action) -> None:
        assert isinstance(action, act.Start)
        player = state.players[self.seat]
        structure = INSTITUTE if player.faction == IVITS else MINE
        player.add_built(structure, 1)
        settle(state, self.seat, action.hex, structure)
        if state.sink is not None:
            at = state.site(action.hex)
            state.sink(StartPlaced(seat=self.seat, at=at, structure=structure))

    def why_not(self, state: GaiaState, action: Action) -> IllegalAction:
        return IllegalAction("R11", Sentence("refuse-start"))


class ChooseBooster(Decision[GaiaState]):
    """R13: the first booster."""

    __slots__ = ()
    rule = "R13"

    def options(self, state: GaiaState) -> Sequence[Action]:
        return [act.TAKE_BOOSTER[booster] for booster in state.boosters]

    def resolve(self, state: GaiaState, action: Action) -> None:
        assert isinstance(action, act.TakeBooster)
        state.boosters.remove(action.index)
        player = state.players[self.seat]
        player.booster = action.index
        player.acquired += (FROM_BOOSTER,)
        if state.sink is not None:
            state.sink(BoosterChosen(seat=self.seat, booster=action.index))

    def why_not(self, state: GaiaState, action: Action) -> IllegalAction:
        return IllegalAction("R13", Sentence("refuse-booster"))
