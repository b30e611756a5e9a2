"""Replays a logged game move by move under our own legality checks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tablee.core import Action, BadNotation, IllegalAction, Match, Sentence, TableeError, Value
from tablee.games.gaia import actions as act
from tablee.games.gaia.bgs import payments
from tablee.games.gaia.bgs.lines import (
    AREA_NAMES,
    FACTION_NAMES,
    PLACE_NAMES,
    STRUCTURE_NAMES,
    BadLog,
    Bowls,
    Line,
    Log,
    check_map,
    find_hex,
)
from tablee.games.gaia.bgs.specials import SOURCES, special_name
from tablee.games.gaia.box.components import IVITS
from tablee.games.gaia.box.hexes import CENTRES, HEX_NAMES
from tablee.games.gaia.game import LAST_PLAYER_TURNS_SECTORS, SETUP_WORD, GaiaProject
from tablee.games.gaia.rules.federation.forming import (
    ChoosePlanets,
    ChooseSatellites,
    ChooseToken,
    possible_federations,
    step_toward,
)
from tablee.games.gaia.rules.power.charging import ChargePower, offered
from tablee.games.gaia.rules.power.cycle import ChooseSpentBrainstone, token_power
from tablee.games.gaia.rules.rounds.gaia_phase import ExchangeTokens, GatherTokens
from tablee.games.gaia.rules.rounds.turns import FinishTurn, TakeTurn
from tablee.games.gaia.rules.setup.galaxy import TurnSector
from tablee.games.gaia.rules.setup.table import PlaceStart
from tablee.games.gaia.rules.special_actions import DowngradeLab, PlaceStation
from tablee.games.gaia.state import GaiaState
from tablee.games.gaia.state.player import Player
from tablee.kit.masks import mask_of

BRAINSTONE: Final = {"area1": "1", "area2": "2", "area3": "3", "gaia": "gaia", "discard": "gone"}
#: Where the Brainstone of bowl III may be after a payment: whether it was spent.
STONE_SPENT: Final = {"area1": True, "area3": False}
#: By command: the fewest and the most words that may follow it. The others have one.
WORD_COUNTS: Final = {
    "rotate": (2, 20),
    "build": (2, 2),
    "decline": (0, 1),
    "spend": (3, 3),
    "federation": (2, 2),
    "pass": (0, 1),
    "endturn": (0, 0),
}


class Reader:
    """Plays the lines of a log in a match of its own."""

    def __init__(self, game: GaiaProject, log: Log) -> None:
        options: dict[str, Value] = {SETUP_WORD: log.word}
        options[LAST_PLAYER_TURNS_SECTORS] = bool(log.options.get("advancedRules"))
        self.match: Match[GaiaState] = Match(game, log.seats, seed="bgs", options=options)
        self._seats = {f"p{seat + 1}": seat for seat in range(log.seats)}
        #: The token of a federation whose satellites are still being paid for.
        self._token = ""
        #: What is being read, as it is written, and the command after it.
        self._command = ""
        self._ahead: Sequence[str] = ()
        #: Where the Brainstone went already, which the next command may say.
        self._answered = ""
        check_map(log.options, self.match.state)
        names = self.match.state.box.sector_names
        self._centres = {
            str(int(names[tile].rstrip("b"))): place
            for place, (tile, _) in enumerate(self.match.state.tiles)
        }
        self._commands: dict[str, Callable[[Sequence[str]], None]] = {
            "faction": self._faction,
            "rotate": self._rotate,
            "build": self._build,
            "booster": lambda words: self._play(f"booster {words[0].removeprefix('booster')}"),
            "income": self._income,
            "charge": self._charge,
            "decline": self._decline,
            "brainstone": self._brainstone,
            "spend": self._spend,
            "burn": self._burn,
            "action": self._action,
            "special": self._special,
            "swap-PI": lambda words: self._play(act.SWAP[self._hex(words[0])]),
            "up": self._up,
            "tech": self._tech,
            "cover": self._cover,
            "lostPlanet": lambda words: self._play(act.FIND_LOST_PLANET[self._hex(words[0])]),
            "federation": self._federation,
            "fedtile": lambda words: self._play(f"token {words[0]}"),
            "pass": self._pass,
            "endturn": lambda _: self._play(act.END),
        }

    @property
    def state(self) -> GaiaState:
        """The position after the lines read so far."""
        return self.match.state

    def read(self, line: Line) -> None:
        """Play one line; raises `BadLog`."""
        try:
            self._read(line)
        except BadLog:
            raise
        except (BadNotation, KeyError, IndexError, ValueError):
            problem = Sentence("error-bgs-words", command=self._command)
            raise BadLog(line.number, problem) from None
        except TableeError as error:
            problem = error.sentence
            if isinstance(error, IllegalAction):
                problem = (
                    Sentence("error-bgs-illegal", rule=error.rule, reason=problem)
                    if error.rule
                    else Sentence("error-bgs-not-now", command=self._command)
                )
            raise BadLog(line.number, problem) from None

    def _read(self, line: Line) -> None:
        seat = self._seats.get(line.who)
        if seat is None:
            raise BadLog(line.number, Sentence("error-bgs-who", who=line.who[:40]))
        if self.match.over:
            raise BadLog(line.number, Sentence("error-bgs-over"))
        if self.match.seats_to_act != (seat,):
            asked = self._name(self.match.seats_to_act[0])
            raise BadLog(line.number, Sentence("error-bgs-turn", who=line.who, asked=asked))
        self._check_bowls(line, seat, line.before)
        for words, ahead in zip(line.commands, [*line.commands[1:], ()], strict=True):
            self._command = " ".join(words)[:80]
            self._ahead = ahead
            if words[0] != "brainstone":
                self._answered = ""
            command = self._commands.get(words[0])
            if command is None:
                raise BadLog(line.number, Sentence("error-bgs-command", command=words[0][:40]))
            if self.match.seats_to_act != (seat,):
                raise BadLog(line.number, Sentence("error-bgs-more", command=self._command))
            fewest, most = WORD_COUNTS.get(words[0], (1, 1))
            if not fewest < len(words) <= most + 1:
                raise ValueError(self._command)
            command(words[1:])
        self._check_bowls(line, seat, line.after)

    def _check_bowls(self, line: Line, seat: int, told: Bowls | None) -> None:
        if told is None:
            return
        player = self.state.players[seat]
        stone = player.brainstone if told[4] else 0
        bowls = (player.bowl_1, player.bowl_2, player.bowl_3, player.gaia_area, stone)
        if bowls != told:
            found, wanted = _bowls_text(bowls), _bowls_text(told)
            raise BadLog(line.number, Sentence("error-bgs-bowls", told=wanted, found=found))

    def _name(self, seat: int) -> str:
        faction = self.state.players[seat].faction
        return FACTION_NAMES[faction] if faction >= 0 else f"p{seat + 1}"

    def _play(self, action: Action | str) -> None:
        self.match.play(action)

    def _frame(self) -> object:
        return next(iter(self.state.questions), None)

    def _hex(self, name: str) -> int:
        found = find_hex(name, self._centres, len(self.state.planets))
        if found is None:
            raise TableeError(Sentence("error-bgs-hex", hex=name[:20]))
        return found

    # Set-up

    def _faction(self, words: Sequence[str]) -> None:
        seat = self.match.seats_to_act[0]
        self._play(act.PLAY_FACTION[FACTION_NAMES.index(words[0])])
        self._seats[words[0]] = seat

    def _rotate(self, words: Sequence[str]) -> None:
        if not isinstance(self._frame(), TurnSector):
            raise TableeError(Sentence("error-bgs-command", command="rotate"))
        turns = dict.fromkeys(range(len(self.state.tiles)), 0)
        for centre, times in zip(words[::2], words[1::2], strict=True):
            at = self._hex(centre)
            place = CENTRES.index(_coordinate(at))
            turns[place] = int(times) % 6
        while isinstance(frame := self._frame(), TurnSector):
            self._play(act.TURN[turns[frame.place]])

    # Building

    def _build(self, words: Sequence[str]) -> None:
        structure = STRUCTURE_NAMES.index(words[0])
        hex = self._hex(words[1])
        frame = self._frame()
        if isinstance(frame, PlaceStart):
            player = self.state.players[frame.seat]
            _expect(words[0], "PI" if player.faction == IVITS else "m")
            self._play(act.START[hex])
        elif isinstance(frame, DowngradeLab):
            _expect(words[0], "ts")
            self._play(act.DOWNGRADE[hex])
        elif isinstance(frame, PlaceStation):
            _expect(words[0], "sp")
            self._play(act.ADD_STATION[hex])
        elif words[0] == "m":
            self._play(act.BUILD_MINE[hex])
        elif words[0] == "gf":
            self._play(act.START_PROJECT[hex])
        else:
            self._play(act.UPGRADE[hex][structure])

    def _federation(self, words: Sequence[str]) -> None:
        seat = self.match.seats_to_act[0]
        player = self.state.players[seat]
        named = mask_of(self._hex(name) for name in words[0].split(","))
        if player.faction == IVITS:
            named &= ~player.federated  # the whole federation is named
        own = player.structures | player.stations
        self._play(act.FEDERATE)
        satellites = named & ~own
        planets = next(
            (
                nodes
                for nodes, routes in possible_federations(self.state, seat).items()
                if satellites in routes and not named & own & ~nodes
            ),
            None,
        )
        if planets is None:
            raise TableeError(Sentence("error-bgs-federation", hexes=words[0][:200]))
        while isinstance(frame := self._frame(), ChoosePlanets | ChooseSatellites):
            choices = frame.choices(self.state)
            if isinstance(frame, ChoosePlanets):
                self._play(act.Unite(step_toward(choices, planets)))
            else:
                self._play(act.Link(step_toward(choices, satellites)))
        self._token = words[1]
        self._take_token()

    def _take_token(self) -> None:
        """The token stands in the federation's command, the Brainstone's place after it."""
        if self._token and isinstance(self._frame(), ChooseToken):
            token, self._token = self._token, ""
            self._play(f"token {token}")

    def _brainstone(self, words: Sequence[str]) -> None:
        if words[0] == self._answered:
            self._answered = ""
            return
        self._play(f"brainstone {BRAINSTONE[words[0]]}")
        self._take_token()

    # Power

    def _income(self, words: Sequence[str]) -> None:
        for item in words[0].split(","):
            count, letter = payments.read_amount(item)
            if letter not in ("pw", "t"):
                raise ValueError(item)
            power, tokens = (count, 0) if letter == "pw" else (0, count)
            self._play(act.take_income(power, tokens, tokens_first=False))

    def _charge(self, words: Sequence[str]) -> None:
        frame = self._frame()
        if not isinstance(frame, ChargePower):
            raise IllegalAction("R110", Sentence("refuse-charge"))
        power, token = payments.read_charge(words[0])
        player = self.state.players[frame.seat]
        if not token and power != offered(player, frame.value):
            raise IllegalAction("R113", Sentence("refuse-charge"))
        self._play(act.CHARGE[power][token])

    def _burn(self, words: Sequence[str]) -> None:
        times = int(words[0])
        if times < 1:
            raise ValueError(words[0])
        for _ in range(times):
            self._play(act.BURN)

    def _spend(self, words: Sequence[str]) -> None:
        """`spend COST for GAIN`: one conversion, or several that come to the same."""
        cost, between, gained = words
        _expect(between, "for")
        if cost.endswith("tg"):
            self._gather(cost, gained)
            return
        player = self.state.players[self.match.seats_to_act[0]]
        payment = payments.Payment(self.state.box, player.faction, cost, gained)
        stone = self._stone_spent(player, payment.power)
        pending: list[Action] = [act.CONVERT[index] for index in payment.others]
        pending += self._with_power(player, payment.bought)
        while pending:
            self._play(self._next(pending) if payment.in_steps else pending.pop(0))
            if isinstance(self._frame(), ChooseSpentBrainstone):
                self._play(act.BRAINSTONE[1 if stone else 3])

    def _next(self, pending: list[Action]) -> Action:
        """The first of these conversions that is possible now, taken off the list."""
        legal = self.match.legal()
        return pending.pop(next((at for at, each in enumerate(pending) if each in legal), 0))

    def _stone_spent(self, player: Player, power: int) -> bool:
        """Whether the Brainstone is spent for so much power, if need be as the next command says.

        What that command says is then done already, and it is passed over.
        """
        if player.brainstone != 3:
            return False
        needed = player.bowl_3 < power
        if power < self.state.box.powers.brainstone:
            # Recent engines have it confirmed.
            self._answered = "area1" if needed else ""
            return needed
        if not needed:
            command, self._answered = self._ahead
            _expect(command, "brainstone")
            return STONE_SPENT[self._answered]
        return True

    def _with_power(self, player: Player, bought: dict[str, int]) -> list[Action]:
        if token_power(self.state, player) > 1:
            return payments.in_pairs(bought)
        if player.brainstone == 3:
            return payments.with_stone(bought)
        return payments.with_power(bought)

    def _gather(self, cost: str, gained: str) -> None:
        if gained.endswith("tech"):
            _expect(cost, f"{self.state.box.powers.exchanged_tokens}tg")
            self._play(act.EXCHANGE)
            return
        payments.check_power(self.state.box, cost, gained)
        for letter, count in payments.read_amounts(gained).items():
            for _ in range(count):
                if not isinstance(self._frame(), GatherTokens):
                    raise TableeError(Sentence("error-bgs-words", command=self._command))
                self._play(act.GATHER[payments.FOR_POWER[letter]])

    # Everything else

    def _action(self, words: Sequence[str]) -> None:
        name = words[0]
        kind = "power" if name.startswith("power") else "qic"
        self._play(f"{kind}-{name.removeprefix(kind)}")

    def _special(self, words: Sequence[str]) -> None:
        name = words[0]
        if name not in SOURCES:
            raise TableeError(Sentence("error-bgs-command", command=f"special {name}"[:40]))
        index = act.SPECIALS.index(SOURCES[name])
        seat = self.match.seats_to_act[0]
        if special_name(self.state, seat, index) != name:
            raise IllegalAction("R100", Sentence("refuse-special-none"))
        self._play(act.USE_SPECIAL[index])

    def _decline(self, words: Sequence[str]) -> None:
        """What is declined may be said: power, an advance, the Itars' tile."""
        frame = self._frame()
        if words and isinstance(frame, ChargePower):
            payments.read_charge(words[0])
        elif words:
            _expect(words[0], "tech" if isinstance(frame, ExchangeTokens) else "up")
        self._play(act.DECLINE)

    def _up(self, words: Sequence[str]) -> None:
        area = AREA_NAMES.index(words[0])
        paid = isinstance(self._frame(), TakeTurn | FinishTurn)
        self._play(act.RESEARCH[area] if paid else act.ADVANCE[area])

    def _tech(self, words: Sequence[str]) -> None:
        if words[0].startswith("adv-"):
            area = AREA_NAMES.index(words[0].removeprefix("adv-"))
            self._play(act.TAKE_ADVANCED[area])
        else:
            self._play(act.TAKE_TECH[PLACE_NAMES.index(words[0])])

    def _cover(self, words: Sequence[str]) -> None:
        tile = self.state.standard_at[PLACE_NAMES.index(words[0])]
        self._play(act.COVER[tile])

    def _pass(self, words: Sequence[str]) -> None:
        self._play(f"pass {words[0].removeprefix('booster')}" if words else act.PASS_LAST)


def _coordinate(hex: int) -> tuple[int, int]:
    q, r = HEX_NAMES[hex].split("x")
    return int(q), int(r)


def _bowls_text(bowls: Bowls) -> str:
    """As a line tells them: `2/4,B/0/0`."""
    return "/".join(
        f"{count},B" if bowls[4] == at else str(count)
        for at, count in enumerate(bowls[:4], start=1)
    )


def _expect(word: str, wanted: str) -> None:
    """`word` stands where only `wanted` can."""
    if word != wanted:
        raise ValueError(word)


def replay(game: GaiaProject, log: Log) -> Match[GaiaState]:
    """The whole log as a match; raises `BadLog`."""
    reader = Reader(game, log)
    for line in log.lines:
        reader.read(line)
    return reader.match
