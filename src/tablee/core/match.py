"""Match: plays one game from a seed and keeps its record."""

from collections.abc import Mapping
from dataclasses import replace
from random import Random, SystemRandom
from typing import Generic

from msgspec import json
from mypy_extensions import mypyc_attr

from tablee.core.actions import Action
from tablee.core.errors import BadRecord, BadSetup, TableeError
from tablee.core.events import CHANCE, Seat, Sink
from tablee.core.frames import CHANCE_ALONE, S
from tablee.core.game import Game
from tablee.core.options import Value, fill_in
from tablee.core.outcome import Outcome
from tablee.core.record import Header, Move, Record
from tablee.core.sentences import Sentence
from tablee.core.snapshot import Json


@mypyc_attr(allow_interpreted_subclasses=True)
class Match(Generic[S]):
    """A game being played: seats decide through `play`, chance is drawn from the seed.

    It records and nothing else: who sits where, and what may be taken back, is the driver's.

    The k-th draw depends on the seed and k alone. So undoing a decision and taking it again
    brings the same cards, and a match can be picked up from its record at any point.

    Examples:
        >>> match = tablee.Match(tablee.game("reworld"), seats=2, seed=7)
        >>> match.seats_to_act
        (1,)
        >>> match.play("take 7")
        >>> [str(action) for action in match.legal()]
        ['pay 1', 'pay 2', 'pay 3', 'pay 4']
        >>> match.over, match.scores()
        (False, [0, 0])
    """

    def __init__(
        self,
        game: Game[S],
        seats: int,
        seed: int | str | None = None,
        options: Mapping[str, Value] | None = None,
        sink: Sink | None = None,
    ) -> None:
        try:
            self._open(game, new_header(game, seats, seed, options), sink)
        except TableeError as error:
            raise _worded(game, error) from None
        self.play_chance()

    @staticmethod
    def opened(game: Game[S], header: Header, sink: Sink | None = None) -> "Match[S]":
        """The match that `header` describes, with nothing drawn yet; raises `BadSetup`."""
        match: Match[S] = Match.__new__(Match)
        match._open(game, header, sink)
        return match

    def _open(self, game: Game[S], header: Header, sink: Sink | None) -> None:
        """Lay out the game that `header` describes; nothing is drawn yet."""
        self.game = game
        self.state = game.set_up(header.seats, header.options)
        options = fill_in(game.options, header.options, header.seats)
        self.header = replace(header, options=options)
        self.state.sink = sink
        self.sink = sink
        self.moves: list[tuple[Seat, Action]] = []
        self._draws = 0
        self._luck = Random(0)

    def __repr__(self) -> str:
        header = self.header
        place = "over" if self.over else f"seats to act {self.seats_to_act}"
        return (
            f"<Match {header.game}, {header.seats} seats, seed {header.seed}: "
            f"{self.decisions} decisions, {place}>"
        )

    def listen(self, sink: Sink | None) -> None:
        """From now on `sink` hears what happens."""
        self.sink = self.state.sink = sink

    def clone(self) -> "Match[S]":
        """An independent copy without the sink, for trying things out."""
        copy: Match[S] = Match.__new__(Match)
        copy.game = self.game
        copy.header = self.header
        copy.state = self.state.clone()
        copy.sink = None
        copy.moves = self.moves[:]
        copy._draws = self._draws
        copy._luck = Random(0)
        return copy

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled as its game and its record; the sink stays behind."""
        return Match.replayed, (self.game, self.record)

    # Playing

    @property
    def seats_to_act(self) -> tuple[Seat, ...]:
        """Who has to decide now; `()` when the game is over."""
        return self.state.seats_to_act

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.state.over

    def legal(self, seat: Seat | None = None) -> list[Action]:
        """What `seat` (by default the first of `seats_to_act`) may do; empty if it is not asked."""
        return list(self.state.legal(seat))

    def play(self, action: Action | str, seat: Seat | None = None) -> None:
        """Play an action or its notation; raises `IllegalAction` or `BadNotation`."""
        try:
            if isinstance(action, str):
                action = self.game.parse(action)
            asked = self.state.seats_to_act
            if seat is None:
                seat = asked[0] if asked else CHANCE
            refused = self.game.refusal(self.state, seat, action)
            if refused is not None:
                raise refused
        except TableeError as error:
            raise _worded(self.game, error) from None
        self.state.apply(action, seat)
        self.moves.append((seat, action))
        self.play_chance()

    def play_chance(self) -> None:
        """What the seed draws is drawn, up to the next decision."""
        if self.header.seed is None:
            return  # a game from outside: its draws stand in its record
        state = self.state
        while state.seats_to_act == CHANCE_ALONE:
            outcome = self._next_draw()
            state.apply(outcome)
            self.moves.append((CHANCE, outcome))
            self._draws += 1

    def _next_draw(self) -> Action:
        # One generator, seeded anew: quicker than a new one, and the same draws.
        self._luck.seed(f"{self.header.seed}/{self._draws}")
        return self.state.sample(self._luck)

    def undo(self) -> bool:
        """Take back the last decision and the draws it caused; False if there is none.

        The sink hears nothing of it: whoever keeps a log cuts it back to `len(match.moves)`.
        """
        kept = len(self.moves)
        while kept and self.moves[kept - 1][0] == CHANCE:
            kept -= 1
        if not kept:
            return False
        self.rewind(kept - 1)
        return True

    def rewind(self, kept: int) -> None:
        """Go back to the position after the first `kept` moves."""
        self.retell(self.moves[:kept])

    def retell(self, moves: list[tuple[Seat, Action]]) -> None:
        """These moves, which are legal and draws of the seed, are what was played."""
        state = self.game.set_up(self.header.seats, self.header.options)
        for seat, action in moves:
            state.apply(action, seat)
        state.sink = self.sink
        self.state = state
        self.moves = moves
        self._draws = sum(seat == CHANCE for seat, _ in moves)
        self.play_chance()

    # Asking

    def outcome(self) -> Outcome:
        """How everyone came off, or would if it ended now."""
        return self.game.outcome(self.state)

    def scores(self) -> list[int]:
        """The score of each seat, also in mid-game."""
        return self.game.scores(self.state)

    def winners(self) -> list[Seat]:
        """Who has won, or would if it ended now; several when victory is shared."""
        return self.game.winners(self.state)

    def view(self, seat: Seat | None) -> dict[str, Json]:
        """What `seat` may see (`None`: a spectator), as JSON values."""
        self._check_seat(seat)
        view: dict[str, Json] = json.decode(json.encode(self.game.observe(self.state, seat)))
        return view

    def prompt(self, seat: Seat | None, lang: str = "en") -> str:
        """The question to `seat`, in words."""
        self._check_seat(seat)
        try:
            return self.game.say(self.game.question(self.state, seat), lang, you=seat)
        except TableeError as error:
            raise _worded(self.game, error) from None

    def _check_seat(self, seat: Seat | None) -> None:
        if seat is not None and not 0 <= seat < self.header.seats:
            raise _worded(self.game, BadSetup(Sentence("error-no-such-seat")))

    @property
    def decisions(self) -> int:
        """How many decisions were taken so far, draws not counted."""
        return sum(seat != CHANCE for seat, _ in self.moves)

    @property
    def record(self) -> Record:
        """The game so far; `str(match.record)` is its text."""
        return Record(
            self.header,
            [Move(seat, str(action)) for seat, action in self.moves],
            self.scores() if self.over else None,
        )

    # From a record

    @staticmethod
    def replayed(game: Game[S], record: Record, sink: Sink | None = None) -> "Match[S]":
        """The match that `record` tells, every line checked; raises `BadRecord`."""
        try:
            match = Match.opened(game, record.header, sink)
        except TableeError as error:
            option = error.sentence.args.get("option")
            line = record.header.line_of(f"option {option} " if option else "seats ")
            raise _worded(game, BadRecord(line, error.sentence)) from None
        try:
            for move in record.moves:
                match._replay(move)  # noqa: SLF001 - a match of our own making
            match._check_end(record)  # noqa: SLF001
        except TableeError as error:
            raise _worded(game, error) from None
        return match

    def _replay(self, move: Move) -> None:
        """Play one line of a record; draws must be those of the seed, where the seed is known."""
        try:
            action = self.game.parse(move.text)
            self._check_draw(move, action)
            self.state.apply_checked(action, move.seat)
        except BadRecord:
            raise
        except TableeError as error:
            raise BadRecord(move.line, error.sentence) from None
        self.moves.append((move.seat, action))
        self._draws += move.seat == CHANCE

    def _check_draw(self, move: Move, action: Action) -> None:
        if self.header.seed is None or not move.seat == CHANCE == self.state.seats_to_act[0]:
            return
        drawn = self._next_draw()
        if action != drawn:
            raise BadRecord(move.line, Sentence("record-draw", drawn=drawn.text))

    def _check_end(self, record: Record) -> None:
        """The last lines must fit: scores exactly when the game is over, the seal unbroken."""
        if record.scores is not None and not self.over:
            raise BadRecord(record.scores_line, Sentence("record-not-over"))
        if self.over and record.scores != self.scores():
            ours = " ".join(map(str, self.scores()))
            line = record.scores_line or record.end_line
            raise BadRecord(line, Sentence("record-scores", scores=ours))
        record.check_seal()
        self.play_chance()


def new_header(
    game: Game[S], seats: int, seed: int | str | None, options: Mapping[str, Value] | None
) -> Header:
    """The header of a new game; a seed is made up where none is given."""
    return Header(
        game=game.id,
        rules=game.rules_version,
        edition=game.edition.digest,
        seats=seats,
        seed=str(SystemRandom().getrandbits(63) if seed is None else seed),
        options=dict(options or {}),
        changes=dict(game.edition.changes),
    )


def _worded(game: Game[S], error: TableeError) -> TableeError:
    """The error with its English words, for whoever prints it as it is."""
    error.words = game.say(error.sentence, "en")
    return error
