"""The table: board and log, points and rules beside the moves; everything that can be done."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import ActiveBinding, BindingType
from textual.containers import Container
from textual.content import Content
from textual.events import Key
from textual.screen import Screen
from textual.widgets import Footer, Static

from tablee.bots.explaining import Expectation
from tablee.cli.fullscreen import commands
from tablee.cli.fullscreen.panels.board import Board
from tablee.cli.fullscreen.panels.choosing import Choosing
from tablee.cli.fullscreen.panels.dialogs import HandOver, Help, SaveAs
from tablee.cli.fullscreen.panels.views import Views
from tablee.cli.fullscreen.reviewing import Reviewing
from tablee.cli.fullscreen.thinking import Done, think
from tablee.cli.languages import other_language
from tablee.cli.standings import mark
from tablee.cli.table.answers import play_typed
from tablee.cli.table.keeping import Keeper
from tablee.cli.table.table import Table
from tablee.core import Action, IllegalAction, Seat, TableeError

#: Columns from which on the footer has room for what is seldom used.
ROOMY = 100


class TableScreen(Screen[None]):
    """Asks people and lets bots think, until the game is over; then it is looked at."""

    BINDINGS: ClassVar[list[BindingType]] = [*commands.COMMANDS]

    def __init__(self, table: Table, keeper: Keeper) -> None:
        super().__init__()
        self.table = table
        self.voice = table.voice
        self.session = table.session
        self.keeper = keeper
        #: Who looks at the screen, and who is asked.
        self._reader: Seat | None = None
        self._asked: Seat | None = None
        #: Counts positions: what was thought of an earlier one is dropped.
        self._turn = 0
        #: The rule of the last refusal.
        self._rule = ""
        self._reviewing: Reviewing | None = None

    def compose(self) -> ComposeResult:
        yield Static(id="top")
        with Container(id="middle"):
            yield Views(self.table)
            yield Choosing(self.table)
        yield Footer(show_command_palette=False, compact=True)

    def on_mount(self) -> None:
        people = self.session.people
        self._reader = people[0] if len(people) == 1 else None
        self._speak()
        self._go_on()

    @property
    def views(self) -> Views:
        """What is looked at."""
        return self.query_one(Views)

    @property
    def choosing(self) -> Choosing:
        """The panel of moves."""
        return self.query_one(Choosing)

    @property
    def active_bindings(self) -> dict[str, ActiveBinding]:
        """Keys with their words."""
        return {key: self._spoken(active) for key, active in super().active_bindings.items()}

    def _spoken(self, active: ActiveBinding) -> ActiveBinding:
        binding = active.binding
        if not binding.description.startswith("screen-"):
            return active
        shown = (
            binding.show
            or (binding.action == "widen" and self.choosing.is_narrowed)
            or (binding.action == "look" and self.size.width >= ROOMY)
        )
        words = self.voice.say(binding.description)
        return active._replace(binding=replace(binding, description=words, show=shown))

    # The course of the game

    def _go_on(self) -> None:
        """On to the next decision of a person, or the end; bots think beside the screen."""
        self._turn += 1
        self._asked = None
        seat = self.session.awaited()
        if seat is not None:
            self.choosing.wait()
            self._draw()
            follow = partial(self._answer, self._turn, seat)
            think(self, partial(self.session.think, seat), follow)
        elif self.session.match.over:
            self._finish()
        elif len(self.session.people) > 1 and self.session.asked != self._reader:
            self._hand_over(self.session.asked)
        else:
            self._ask(self.session.asked)

    def _answer(self, turn: int, seat: Seat, action: Action) -> None:
        if turn == self._turn:
            self.session.answer(seat, action)
            self._go_on()

    def _hand_over(self, seat: Seat) -> None:
        """Nothing of the last reader is left on the screen when the next one comes."""
        self._reader = None
        self.choosing.forget()
        self.choosing.tell()
        self.views.forget()
        name = self.table.names(None)[seat]
        self.app.push_screen(HandOver(self.voice, name), lambda _: self._ask(seat))

    def _ask(self, seat: Seat) -> None:
        self._reader = self._asked = seat
        self.choosing.ask(seat, self._turn)
        self._draw()
        self.query_one("#list").focus()

    def _finish(self) -> None:
        """The ranking, and where the points came from; the game is kept."""
        people = self.session.people
        self._reader = people[0] if len(people) == 1 else None
        self.choosing.over()
        self._draw()
        self.action_view("points")
        if not self.keeper.was_over:
            self._attempt(lambda: self.choosing.tell(self.keeper.keep().words))

    @on(Done)
    def _do(self, message: Done) -> None:
        message.deed()

    # What is shown

    def _draw(self) -> None:
        """Everything but the moves, as the reader sees it now."""
        self.views.draw(self._reader, self.choosing.listed)
        self.query_one("#top", Static).update(self._standing())
        self.refresh_bindings()

    def _standing(self) -> Content:
        """The game, and everybody's points; whoever decides stands out."""
        names = self.table.names(self._reader)
        deciding = self.session.match.state.waiting_for(self._reader)
        parts = [Content.styled(f" {self.table.game.title} ", "bold $primary")]
        for seat, score in enumerate(self.session.match.outcome().scores):
            style = "bold underline" if seat in deciding else ""
            sign = Content.from_rich_text(mark(seat))
            parts.append(Content.assemble(sign, " ", (names[seat], style), f" {score}"))
        return Content("   ").join(parts)

    def _speak(self) -> None:
        """All words, in the language of the moment."""
        self.views.speak()
        self.choosing.speak()

    # What people do

    @on(Choosing.Chosen)
    def _choose(self, message: Choosing.Chosen) -> None:
        seat, move = self._asked, message.move
        if seat is None or message.turn != self._turn:
            return  # Enter was held down: the question is another one
        if isinstance(move, str):
            played = self._attempt(
                lambda: play_typed(self.session, seat, self.choosing.listed, move)
            )
        else:
            played = self._attempt(lambda: self.session.play(move, seat))
        if played:
            self.choosing.tell()
            self._go_on()
        else:
            self.choosing.widen()

    def _attempt(self, deed: Callable[[], None]) -> bool:
        """Do it, or say why it cannot be done."""
        try:
            deed()
        except TableeError as error:
            words = self.voice.refusal(error)
            self._rule = error.rule if isinstance(error, IllegalAction) and error.rule else ""
            if self._rule:
                words = self.voice.say("screen-refused", reason=words)
            self.choosing.tell(words, is_refusal=True)
            return False
        return True

    @on(Choosing.Thought)
    def _thought(self, message: Choosing.Thought) -> None:
        targets: tuple[str, ...] = ()
        if message.choice is not None and self._asked is not None:
            state = self.session.match.state
            targets = self.table.game.targets(state, self._asked, message.choice.action)
        self.query_one(Board).mean(targets)

    @on(Board.Pointed)
    def _pointed(self, message: Board.Pointed) -> None:
        if self._asked is None:
            return
        targets = partial(self.table.game.targets, self.session.match.state, self._asked)
        actions = [choice.action for choice in self.choosing.listed]
        self.choosing.narrow_to([one for one in actions if message.target in targets(one)])

    def on_key(self, event: Key) -> None:
        """The digits of a move's number are typed wherever one is."""
        if event.character is not None and event.character.isdecimal() and self._asked is not None:
            self.choosing.type(event.character)
            event.stop()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Keys that mean nothing now are not offered."""
        over = self.session.match.over
        if action in ("filter", "hint"):
            return self._asked is not None
        if action == "undo":
            return not over
        return over and self._reviewing is None if action == "review" else True

    def action_filter(self) -> None:
        self.choosing.type("")

    def action_widen(self) -> None:
        """All moves again; from anywhere else, back to them."""
        self.choosing.tell()
        self.choosing.widen()

    def action_undo(self) -> None:
        may = self._asked is not None or len(self.session.people) == 1
        if may and self.session.take_back():
            self.choosing.tell()
            self._go_on()
        else:
            self.choosing.tell(self.voice.say("play-no-undo"))

    def action_hint(self) -> None:
        self.choosing.tell(self.voice.say("screen-hinting"))
        turn = self._turn

        def show(best: list[Expectation]) -> None:
            if turn == self._turn:
                self.choosing.tell(self.voice.say("play-hint"))
                self.choosing.hint(self.table.hints(best, self.choosing.listed))

        think(self, self.session.hints, show)

    def action_language(self) -> None:
        self.voice.lang = other_language(self.voice.lang)
        self.choosing.tell()
        self._speak()
        self._draw()

    def action_view(self, view: str) -> None:
        if view == "rules" and self._rule:
            self.views.open_rule(self._rule)
            self._rule = ""
        else:
            self.views.open(view)

    async def action_look(self) -> None:
        await self.app.run_action("look")

    def action_help(self) -> None:
        self.app.push_screen(Help(self.voice))

    def action_save(self) -> None:
        def keep(path: str | None) -> None:
            if path:
                file = Path(path).expanduser()
                self._attempt(lambda: self.choosing.tell(self.keeper.keep(file).words))

        self.app.push_screen(SaveAs(self.voice, str(self.keeper.file)), keep)

    def action_review(self) -> None:
        self._reviewing = Reviewing(self)
        self._reviewing.start()
        self.refresh_bindings()

    def action_leave(self) -> None:
        self.app.exit(0)
