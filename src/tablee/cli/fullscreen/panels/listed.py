"""The list of moves: numbered, under headings, each with what it would do."""

from collections.abc import Callable, Sequence

from textual.content import Content
from textual.events import Click
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from tablee.cli.table.cells import LEAD, wrapped_words
from tablee.cli.table.moves import Choice, by_kind

#: Lists longer than this have headings.
LONG = 8
NUMBER = "bold $number"

GAP, MORE = Content("  "), Content("…")

#: What is said of a move on a line, in parts that stay whole.
Beside = Callable[[Choice], Sequence[Content]]


class MoveList(OptionList):
    """Moves to choose from: Enter plays one; a click chooses it, one more plays it."""

    def __init__(self) -> None:
        super().__init__(id="list", markup=False)
        self._choices: dict[str, Choice] = {}
        self._beside: Beside = lambda _: ()
        self._drawn_for = 0

    def show(self, choices: Sequence[Choice], beside: Beside) -> None:
        """These moves; the one that is thought of stays so if it is among them."""
        thought = self.thought
        self._choices = {str(choice.action): choice for choice in choices}
        self._beside = beside
        self._draw(str(thought.action) if thought is not None else "")

    @property
    def thought(self) -> Choice | None:
        """The move that is thought of."""
        option = self.highlighted_option
        return self._choices.get(option.id or "") if option is not None else None

    def think_of(self, choice: Choice) -> None:
        """The move is thought of, and in sight."""
        self.highlighted = self.get_option_index(str(choice.action))

    def on_resize(self) -> None:
        if self._columns != self._drawn_for:
            thought = self.thought
            self._draw(str(thought.action) if thought is not None else "")

    async def _on_click(self, event: Click) -> None:
        """Textual would play at the first click."""
        event.prevent_default()
        place: int | None = event.style.meta.get("option")
        if place is None or self.get_option_at_index(place).disabled:
            return
        if place == self.highlighted:
            self.action_select()
        else:
            self.highlighted = place

    @property
    def _columns(self) -> int:
        return max(LEAD * 4, self.scrollable_content_region.width - 1)

    def _draw(self, thought: str) -> None:
        self._drawn_for = self._columns
        kinds = by_kind(list(self._choices.values()))
        headed = len(self._choices) > LONG and len(kinds) > 1
        options = []
        for kind in kinds:
            heading = kind[0].kind.heading if headed and len(kind) > 1 else ""
            if heading:
                options.append(Option(Content.styled(heading, "bold $foreground"), disabled=True))
            options += [Option(self._cell(choice), id=str(choice.action)) for choice in kind]
        self.set_options(options)
        if options:
            known = thought if thought in self._choices else str(kinds[0][0].action)
            self.highlighted = self.get_option_index(known)

    def _cell(self, choice: Choice) -> Content:
        lines = wrapped_words(choice, self._drawn_for)
        number = Content.styled(f"{choice.number:>{LEAD - 1}} ", NUMBER)
        indent = Content(" " * LEAD)
        drawn = [Content.assemble(number, lines[0])]
        drawn += [Content.assemble(indent, line) for line in lines[1:]]
        beside = self.fitted(self._beside(choice))
        room = self._drawn_for - drawn[-1].cell_length - beside.cell_length
        if room > 1:
            drawn[-1] = Content.assemble(drawn[-1], " " * room, beside)
        elif beside:
            drawn.append(Content.assemble(indent, beside))
        return Content("\n").join(drawn)

    def fitted(self, parts: Sequence[Content]) -> Content:
        """As many parts as fit on the line below a move; dots for those that do not."""
        room = self._drawn_for - LEAD
        shown = list(parts)
        while shown and (line := GAP.join(shown)).cell_length > room:
            shown = [*shown[:-2], MORE] if shown[-1] is MORE else [*shown[:-1], MORE]
        return line if shown else Content()
