"""Keys and commands of the table: one list for the footer and for the palette."""

from collections.abc import Callable
from typing import ClassVar

from textual.binding import Binding
from textual.command import DiscoveryHit, Hit, Hits, Provider

#: A description is the key of its words.
COMMANDS = [
    Binding("slash,f", "filter", "screen-key-filter", key_display="/"),
    Binding("u", "undo", "screen-key-undo"),
    Binding("h", "hint", "screen-key-hint"),
    Binding("v", "review", "screen-key-review"),
    Binding("b", "view('board')", "screen-tab-board", show=False),
    Binding("e", "view('log')", "screen-tab-log", show=False),
    Binding("p", "view('points')", "screen-tab-points", show=False),
    Binding("r", "view('rules')", "screen-tab-rules", show=False),
    Binding("l", "language", "screen-key-language"),
    Binding("s", "save", "screen-key-save"),
    Binding("t", "look", "screen-key-look", show=False),
    Binding("escape", "widen", "screen-key-widen", show=False),
    Binding("question_mark,f1", "help", "screen-key-help", key_display="?"),
    Binding("q,ctrl+q", "leave", "screen-key-leave", key_display="q"),
]


class TableCommands(Provider):
    """What the palette offers: the commands above, as they are called at the moment."""

    #: Says the words of a key; given by whoever opens the palette.
    say: ClassVar[Callable[[str], str]]

    def _commands(self) -> list[tuple[str, Callable[[], None]]]:
        screen = self.screen
        ours = {command.action for command in COMMANDS}
        shown = {
            active.binding.action: active.binding.description
            for active in screen.active_bindings.values()
            if active.binding.action in ours
        }
        return [(words, self._runner(action)) for action, words in shown.items()]

    def _runner(self, action: str) -> Callable[[], None]:
        def run() -> None:
            self.app.call_later(self.screen.run_action, action)

        return run

    async def discover(self) -> Hits:
        """All of them."""
        for words, run in self._commands():
            yield DiscoveryHit(words, run)

    async def search(self, query: str) -> Hits:
        """Those that were meant; a line that says so where there is none."""
        matcher = self.matcher(query)
        found = False
        for words, run in self._commands():
            score = matcher.match(words)
            if score > 0:
                found = True
                yield Hit(score, matcher.highlight(words), run)
        if not found:
            yield Hit(0.1, type(self).say("screen-no-command"), lambda: None)
