"""The panel of moves: the question, what was answered to the last try, a filter, the list."""

from collections.abc import Collection, Sequence

from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.events import Key
from textual.message import Message
from textual.widgets import Button, Input, OptionList

from tablee.cli.fullscreen.drawing.words import Paragraph, Words
from tablee.cli.fullscreen.panels.foreseen import BAD, QUIET, Foreseen
from tablee.cli.fullscreen.panels.listed import GAP, MoveList
from tablee.cli.table.answers import chosen
from tablee.cli.table.moves import Choice, matching
from tablee.cli.table.table import Hint, Table
from tablee.core import Action, Seat


class Choosing(Vertical):
    """Everything for one answer; says what was chosen, and what is thought of meanwhile."""

    class Chosen(Message):
        """A move is to be played: one of the list, or whatever was typed."""

        def __init__(self, move: Action | str, turn: int) -> None:
            super().__init__()
            self.move = move
            #: The turn of the game that it answers.
            self.turn = turn

    class Thought(Message):
        """Another move is thought of."""

        def __init__(self, choice: Choice | None) -> None:
            super().__init__()
            self.choice = choice

    def __init__(self, table: Table) -> None:
        super().__init__(id="choosing")
        self._table = table
        self.listed: Sequence[Choice] = ()
        self._seat: Seat | None = None
        self._foreseen: Foreseen | None = None
        #: What the board was pointed at for; the hints that are shown.
        self._among: Collection[Action] | None = None
        self._hints: Sequence[Hint] = ()
        self._over = False
        self._turn = 0

    def compose(self) -> ComposeResult:
        yield Words(id="question")
        yield Words(id="said")
        with Horizontal(id="answer"):
            yield Input(id="filter", compact=True, select_on_focus=False)
            yield Button("", id="play", compact=True)
        yield Button("", id="review-play", compact=True, action="screen.review")
        yield MoveList()
        yield Words(id="remarked")

    # What is shown

    def ask(self, seat: Seat, turn: int) -> None:
        """A question to `seat`, with all its answers."""
        self.forget()
        self._seat, self._turn = seat, turn
        self._foreseen = Foreseen(self._table, seat)
        self.speak()

    def wait(self) -> None:
        """Somebody else decides."""
        self.forget()
        self.speak()

    def over(self) -> None:
        """Nobody decides any more."""
        self.forget()
        self._over = True
        self.add_class("-over")
        self.speak()

    def forget(self) -> None:
        """Nothing of the last question is left."""
        self.listed, self._among, self._hints = (), None, ()
        self._seat, self._foreseen = None, None
        self.query_one(Input).value = ""
        self.query_one(MoveList).show((), self._beside)
        self.query_one("#question", Words).say()
        self.query_one("#remarked", Words).say()

    def speak(self) -> None:
        """All words, in the language of the moment; what was narrowed down stays so."""
        say = self._table.voice.say
        if self._seat is not None:
            self.listed = self._table.choices(self._seat)
        question = say("screen-over") if self._over else self._table.question(self._seat)
        self.query_one("#question", Words).say(Paragraph(question, "bold"))
        self.query_one(Input).placeholder = say("screen-filter")
        self.query_one("#play", Button).label = say("screen-play")
        self.query_one("#review-play", Button).label = say("screen-review-offer")
        for name, shown in (
            ("#answer", self._seat is not None),
            ("#review-play", self._over),
        ):
            self.query_one(name).display = shown
        self._narrow()

    def tell(self, words: str = "", *, is_refusal: bool = False) -> None:
        """A sentence on what was tried; nothing takes it away."""
        self.query_one("#said", Words).say(Paragraph(words, BAD if is_refusal else QUIET))

    # Narrowing the list

    @property
    def is_narrowed(self) -> bool:
        """Whether not all moves are listed."""
        return bool(self._among is not None or self._hints or self.query_one(Input).value)

    def widen(self) -> None:
        """All moves are listed again."""
        self._among, self._hints = None, ()
        self.query_one(Input).value = ""
        self._narrow()
        self.query_one(MoveList).focus()

    def narrow_to(self, actions: Collection[Action]) -> None:
        """Only these, or those of them that are listed already."""
        both = [action for action in actions if self._among is None or action in self._among]
        self._among, self._hints = both or actions, ()
        self.query_one(Input).value = ""
        self._narrow()
        self.query_one(MoveList).focus()

    def hint(self, hints: Sequence[Hint]) -> None:
        """Only these, the best first, with what they are for."""
        self._hints, self._among = hints, None
        self.query_one(Input).value = ""
        self._narrow()
        self.query_one(MoveList).focus()

    def _narrow(self) -> None:
        typed = self.query_one(Input).value.strip()
        shown = list(self.listed)
        if self._hints:
            shown = [hint.choice for hint in self._hints]
        elif typed.isdecimal():
            shown = [choice for choice in shown if str(choice.number).startswith(typed)]
            shown.sort(key=lambda choice: str(choice.number) != typed)
        elif typed:
            shown = matching(shown, typed)
        elif self._among is not None:
            shown = [choice for choice in shown if choice.action in self._among]
        self.query_one(MoveList).show(shown, self._beside)
        self._show_thought()

    def _beside(self, choice: Choice) -> Sequence[Content]:
        hint = self._hint_for(choice)
        if hint is not None:
            return [Content.styled(hint.lead, "bold")]
        return self._foreseen.short(choice.action) if self._foreseen is not None else ()

    def _hint_for(self, choice: Choice) -> Hint | None:
        return next((hint for hint in self._hints if hint.choice.action == choice.action), None)

    def _show_thought(self) -> None:
        moves = self.query_one(MoveList)
        choice = moves.thought
        paragraphs = []
        if choice is not None and self._foreseen is not None:
            hint = self._hint_for(choice)
            paragraphs = [Paragraph(hint.purpose)] if hint is not None else []
            does = GAP.join(self._foreseen.short(choice.action))
            if hint is not None or moves.fitted(self._beside(choice)).plain != does.plain:
                paragraphs.append(Paragraph(does.plain))
            paragraphs += self._foreseen.remarked(choice.action)
        self.query_one("#remarked", Words).say(*paragraphs)
        self.query_one("#play", Button).disabled = choice is None
        self.screen.refresh_bindings()
        self.post_message(self.Thought(choice))

    # What people do

    def type(self, signs: str) -> None:
        """Signs that are typed anywhere go where they are read."""
        field = self.query_one(Input)
        if self._seat is None:
            return
        field.focus()
        field.insert_text_at_cursor(signs)

    @on(Input.Changed)
    def _typed(self) -> None:
        if self.query_one(Input).value:
            self._hints = ()
        self._narrow()

    @on(Input.Submitted)
    def _entered(self, event: Input.Submitted) -> None:
        typed = event.value.strip()
        moves = self.query_one(MoveList)
        exact = chosen(self.listed, typed)
        if exact is not None:
            self.post_message(self.Chosen(exact.action, self._turn))
        elif typed and (typed.isdecimal() or not moves.option_count):
            self.post_message(self.Chosen(typed, self._turn))
        elif len(matching(self.listed, typed)) == 1 and moves.thought is not None:
            self.post_message(self.Chosen(moves.thought.action, self._turn))
        else:
            moves.focus()

    def on_key(self, event: Key) -> None:
        """The arrows move through the list while somebody types."""
        if self.query_one(Input).has_focus and event.key in ("up", "down"):
            moves = self.query_one(MoveList)
            moves.action_cursor_up() if event.key == "up" else moves.action_cursor_down()
            event.stop()

    @on(OptionList.OptionHighlighted)
    def _thinks(self) -> None:
        self._show_thought()

    @on(OptionList.OptionSelected)
    @on(Button.Pressed, "#play")
    def _plays(self) -> None:
        choice = self.query_one(MoveList).thought
        if choice is not None:
            self.post_message(self.Chosen(choice.action, self._turn))
