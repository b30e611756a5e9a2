"""The bonus cards, and what each country would score by them as things are."""

from collections.abc import Sequence

from rich.text import Text

from tablee.cli.boards.century.signs import Signs
from tablee.cli.boards.paragraphs import paragraph
from tablee.cli.standings import mark
from tablee.core import Sentence
from tablee.games.century.view import CenturyView
from tablee.games.century.view.shapes import PrintedTerm
from tablee.games.century.words.naming import points


def bonuses(view: CenturyView, signs: Signs, width: int) -> list[Text]:
    """Each card that has not scored yet: its round, what it counts, the points of all."""
    lines = []
    for round_, card in view.bonus_cards.items():
        if card is None or view.phase == "over" or view.round > int(round_):
            continue
        label = Text(signs.voice.say("century-bonus", round=round_), style="bold")
        does = Text(signs.voice.word(_does(view.printed.bonus_cards[card])))
        now = [
            Text.assemble(mark(player.seat), str(player.bonus_now[round_].points))
            for player in view.players
        ]
        lines += paragraph(label, [does, *now], width)
    return lines


def _does(card: Sequence[PrintedTerm]) -> Sentence:
    """What a card scores, then what it costs."""
    terms = sorted(card, key=lambda term: term.each < 0)
    things = (Sentence(f"counts-{term.counted}", points=points(term.each)) for term in terms)
    return Sentence("together", things=tuple(things))
