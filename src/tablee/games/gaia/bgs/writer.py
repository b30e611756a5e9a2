"""Writes a game in that platform's notation, one line a turn, ready for a strict reader."""

from __future__ import annotations

from typing import Final

from tablee.core import Action, BadRecord, Decision, Match, Sentence
from tablee.core.events import CHANCE
from tablee.games.gaia import actions as act
from tablee.games.gaia.bgs.lines import (
    AREA_NAMES,
    FACTION_NAMES,
    PLACE_NAMES,
    STRUCTURE_NAMES,
)
from tablee.games.gaia.bgs.payments import stone_confirmed
from tablee.games.gaia.bgs.specials import special_name
from tablee.games.gaia.box.components import BOARD_ACTIONS, BOOSTERS, TOKENS
from tablee.games.gaia.box.hexes import HEX_NAMES
from tablee.games.gaia.game import LAST_PLAYER_TURNS_SECTORS, SETUP_WORD
from tablee.games.gaia.rules.federation import forming as federation
from tablee.games.gaia.rules.power import charging
from tablee.games.gaia.rules.rounds import gaia_phase, income, turns
from tablee.games.gaia.rules.setup import table as setup
from tablee.games.gaia.state import GaiaState
from tablee.kit.masks import bits

#: Where the Brainstone goes, by our number of the place.
BRAINSTONE: Final = ("discard", "area1", "area2", "area3", "gaia")
CONVERSIONS: Final = {
    "1t 1k": "1t-a3 for 1k",
    "4pw 1o1c": "4pw for 1o,1c",
}
#: What a line is about: it goes on only with more of the same.
TURN: Final = "turn"
CHARGE: Final = "charge"
INCOME: Final = "income"
GAIA: Final = "gaia"


class Writer:
    """Follows a game action by action and puts its lines together."""

    def __init__(self, state: GaiaState, word: str) -> None:
        self.lines = [f"init {len(state.players)} {word}"]
        self._commands: list[str] = []
        self._seat = -1
        #: What the open line is about, empty when there is none.
        self._about = ""
        #: A federation's command waits for its token; the Brainstone's follow it.
        self._federation = ""
        self._waiting: list[str] = []

    def note(self, state: GaiaState, seat: int, action: Action) -> None:
        """`action` is about to be played in `state`."""
        frame = state.asked(seat)
        assert isinstance(frame, Decision)
        if isinstance(frame, setup.ChooseFaction | setup.PlaceStart | setup.ChooseBooster):
            self._close()
            self.lines.append(f"{_who(state, seat)} {_set_up(state, seat, action)}")
            return
        self._open(frame, seat)
        if isinstance(action, act.End):
            self._finish(state, ".")
        elif isinstance(action, act.Pass):
            booster = f" {BOOSTERS[action.index]}" if action.index >= 0 else ""
            self._commands.append(f"pass{booster}")
            self._finish(state, "")
        else:
            self._add(state, frame, action)

    def note_after(self, state: GaiaState) -> None:
        """The action has been played: a line may be over."""
        frame = next(iter(state.questions), None)
        goes_on = (
            isinstance(frame, Decision)
            and frame.seat == self._seat
            and self._about != ""
            and self._continues(frame)
        )
        if not goes_on:
            self._finish(state, "")

    def _continues(self, frame: object) -> bool:
        if isinstance(frame, charging.ChargePower | setup.ChooseFaction | setup.PlaceStart):
            return False
        if isinstance(frame, turns.TakeTurn | turns.FinishTurn):
            return self._about == TURN
        if isinstance(frame, income.ChooseIncome):
            return self._about == INCOME
        if isinstance(frame, gaia_phase.GatherTokens | gaia_phase.ExchangeTokens):
            return self._about == GAIA
        return True

    def _open(self, frame: object, seat: int) -> None:
        if self._about:
            return
        self._seat = seat
        if isinstance(frame, turns.TakeTurn):
            self._about = TURN
        elif isinstance(frame, charging.ChargePower):
            self._about = CHARGE
        elif isinstance(frame, gaia_phase.GatherTokens | gaia_phase.ExchangeTokens):
            self._about = GAIA
        else:
            self._about = INCOME

    def _finish(self, state: GaiaState, ending: str) -> None:
        if self._about and self._commands:
            who = _who(state, self._seat)
            self.lines.append(f"{who} {'. '.join(self._commands)}{ending}")
        self._close()

    def _close(self) -> None:
        self._commands = []
        self._about = ""

    def _add(self, state: GaiaState, frame: object, action: Action) -> None:
        seat = self._seat
        if isinstance(action, act.Federate):
            return
        if isinstance(action, act.Unite | act.Link):
            self._form(state, seat, frame, action)
        elif isinstance(action, act.Brainstone):
            command = f"brainstone {BRAINSTONE[action.index]}"
            (self._waiting if self._federation else self._commands).append(command)
        elif isinstance(action, act.TakeToken) and isinstance(frame, federation.ChooseToken):
            self._commands.append(f"federation {self._federation} {TOKENS[action.index]}")
            self._commands += self._waiting
            self._federation, self._waiting = "", []
        else:
            self._commands.append(_command(state, seat, frame, action))
            if isinstance(action, act.Convert) and stone_confirmed(state, seat, action.index):
                self._commands.append(f"brainstone {BRAINSTONE[1]}")

    def _form(
        self, state: GaiaState, seat: int, frame: object, action: act.Unite | act.Link
    ) -> None:
        assert isinstance(frame, federation.ChoosePlanets | federation.ChooseSatellites)
        if action.hexes not in frame.choices(state):
            return  # one hex of many: the whole follows
        if isinstance(frame, federation.ChoosePlanets):
            routes = federation.satellites_of(state, seat, action.hexes)
            if len(routes) > 1:
                return
            hexes = action.hexes | routes[0]
        else:
            hexes = frame.nodes | action.hexes
        player = state.players[seat]
        if state.box.factions[player.faction].code == "ivits":
            hexes |= player.federated  # the whole federation is named
        self._federation = ",".join(HEX_NAMES[hex] for hex in bits(hexes))


def _who(state: GaiaState, seat: int) -> str:
    faction = state.players[seat].faction
    return FACTION_NAMES[faction] if faction >= 0 else f"p{seat + 1}"


def _set_up(state: GaiaState, seat: int, action: Action) -> str:
    if isinstance(action, act.PlayFaction):
        return f"faction {FACTION_NAMES[action.index]}"
    if isinstance(action, act.Start):
        ivits = state.box.factions[state.players[seat].faction].code == "ivits"
        return f"build {'PI' if ivits else 'm'} {HEX_NAMES[action.hex]}"
    assert isinstance(action, act.TakeBooster)
    return f"booster {BOOSTERS[action.index]}"


def _command(state: GaiaState, seat: int, frame: object, action: Action) -> str:
    """Everything that is one command for one action."""
    if isinstance(action, act.BuildMine):
        return f"build m {HEX_NAMES[action.hex]}"
    if isinstance(action, act.StartProject):
        return f"build gf {HEX_NAMES[action.hex]}"
    if isinstance(action, act.AddStation):
        return f"build sp {HEX_NAMES[action.hex]}"
    if isinstance(action, act.Downgrade):
        return f"build ts {HEX_NAMES[action.hex]}"
    if isinstance(action, act.Swap):
        return f"swap-PI {HEX_NAMES[action.hex]}"
    if isinstance(action, act.FindLostPlanet):
        return f"lostPlanet {HEX_NAMES[action.hex]}"
    if isinstance(action, act.Upgrade):
        return f"build {STRUCTURE_NAMES[action.structure]} {HEX_NAMES[action.hex]}"
    if isinstance(action, act.Research | act.Advance):
        return f"up {AREA_NAMES[action.index]}"
    if isinstance(action, act.TakeTech):
        return f"tech {PLACE_NAMES[action.index]}"
    if isinstance(action, act.TakeAdvanced):
        return f"tech adv-{AREA_NAMES[action.index]}"
    if isinstance(action, act.Cover):
        return f"cover {PLACE_NAMES[state.standard_at.index(action.index)]}"
    if isinstance(action, act.UseBoard):
        return f"action {BOARD_ACTIONS[action.index].replace('-', '')}"
    if isinstance(action, act.UseSpecial):
        return f"special {special_name(state, seat, action.index)}"
    if isinstance(action, act.TakeToken):
        return f"fedtile {TOKENS[action.index]}"
    return _power_command(state, seat, frame, action)


def _power_command(state: GaiaState, seat: int, frame: object, action: Action) -> str:
    if isinstance(action, act.Convert):
        words = act.CONVERSIONS[action.index]
        return f"spend {CONVERSIONS.get(words, words.replace(' ', ' for '))}"
    if isinstance(action, act.Burn):
        return "burn 1"
    if isinstance(action, act.Charge):
        parts = (f"{action.power}pw", f"1t,{action.power}pw", f"{action.power}pw,1t")
        return f"charge {parts[action.token]}"
    if isinstance(action, act.TakeIncome):
        return f"income {action.charge}pw" if action.charge else f"income {action.tokens}t"
    if isinstance(action, act.Gather):
        conversion = state.box.conversions[action.index]
        return f"spend {conversion.power}tg for {action.text.split()[1]}"
    if isinstance(action, act.Exchange):
        return f"spend {state.box.powers.exchanged_tokens}tg for tech"
    assert isinstance(action, act.Decline)
    if isinstance(frame, charging.ChargePower):
        player = state.players[seat]
        token = ",1t" if charging.brings_token(player) else ""
        return f"decline {charging.offered(player, frame.value)}pw{token}"
    return "decline tech" if isinstance(frame, gaia_phase.ExchangeTokens) else "decline up"


def write_game(match: Match[GaiaState]) -> list[str]:
    """The lines of a game laid out by a set-up word; raises `BadRecord` for any other."""
    options = match.header.options
    word = str(options[SETUP_WORD]).strip()
    if not word or options[LAST_PLAYER_TURNS_SECTORS] or match.header.changes:
        raise BadRecord(0, Sentence("error-bgs-export"))
    game = match.game
    state = game.set_up(match.header.seats, options)
    writer = Writer(state, word)
    for seat, action in match.moves:
        assert seat != CHANCE
        writer.note(state, seat, action)
        state.apply(action, seat)
        writer.note_after(state)
    return writer.lines
