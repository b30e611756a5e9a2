"""What an answer would do, in words: what it brings and costs, and what deserves a second look."""

from textual.content import Content

from tablee.cli.fullscreen.drawing.words import Paragraph
from tablee.cli.table.table import Table
from tablee.core import Action, Seat
from tablee.driver import Foresight

LESS, MORE = "−", "+"
GOOD, BAD, QUIET = "$success", "$error", "$quiet"
WARNING = "⚠"


class Foreseen:
    """Looks ahead from one question, for the seat that is asked."""

    def __init__(self, table: Table, seat: Seat) -> None:
        self._table = table
        self._seat = seat
        self._outlook = table.session.outlook(seat)
        self._known: dict[Action, Foresight] = {}

    def _foresee(self, action: Action) -> Foresight:
        known = self._known.get(action)
        if known is None:
            known = self._known[action] = self._outlook.foresee(action)
        return known

    def short(self, action: Action) -> list[Content]:
        """A few words each: a warning's sign, points, what is paid and won, the place."""
        foresight = self._foresee(action)
        warned = [Content.styled(WARNING, BAD)] if foresight.warning is not None else []
        return warned + self._parts(foresight)

    def remarked(self, action: Action) -> list[Paragraph]:
        """What else there is to say of it, a sentence each."""
        foresight = self._foresee(action)
        game, voice, names = self._table.game, self._table.voice, self._table.names(None)
        said = [game.say(one, voice.lang, names, self._seat) for one in foresight.remarks]
        paragraphs = [Paragraph(words, QUIET) for words in said]
        if foresight.warning is not None:
            words = game.say(foresight.warning, voice.lang, names, self._seat)
            paragraphs.insert(0, Paragraph(f"{WARNING} {words}", BAD))
        return paragraphs

    def _parts(self, foresight: Foresight) -> list[Content]:
        say = self._table.voice.say
        parts = []
        if foresight.score:
            words = say("foreseen-points", count=abs(foresight.score))
            parts.append(_signed(foresight.score, words))
        changes = sorted(foresight.changes.items(), key=lambda change: change[1])
        parts += [_signed(by, say(f"holding-{name}", count=abs(by))) for name, by in changes]
        if foresight.place:
            parts.append(Content(say("foreseen-place", place=foresight.place)))
        if foresight.is_unknown:
            parts.append(Content.styled(say("foreseen-unknown"), QUIET))
        return parts


def _signed(by: int, words: str) -> Content:
    return Content.styled(f"{MORE if by > 0 else LESS}{words}", GOOD if by > 0 else BAD)
