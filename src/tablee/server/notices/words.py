"""What a notice says: the game, who plays and who moved; nothing of what happens at the table."""

from collections.abc import Sequence
from dataclasses import dataclass

from tablee.core import Sentence
from tablee.core.catalogue import game as open_game
from tablee.core.catalogue import games
from tablee.kit.text import LANGUAGES, Phrasebook

#: Tables that a letter names; the others are counted.
MOST_NAMED = 20
HOUR = 3600.0


@dataclass(frozen=True)
class TableTold:
    """A table that waits for the reader, as a notice tells of it."""

    id: str
    game: str
    #: The other people who play there, and the name of who moved last, if anybody may know.
    others: tuple[str, ...] = ()
    mover: str | None = None
    #: Seconds until the reader is out of time, once that is soon.
    left: float | None = None


class Words:
    """Says notices in both languages."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._phrases = Phrasebook("tablee.server")

    def push(self, lang: str, tables: Sequence[TableTold]) -> dict[str, object]:
        """The message that the service worker shows, and what a click on it opens."""
        late = [table for table in tables if table.left is not None]
        first = (late or list(tables))[0]
        game = title_of(first.game)
        if late:
            title = Sentence("notice-late", game=game)
            body = Sentence("notice-late-left", hours=hours_left(first))
        elif len(tables) == 1:
            title = Sentence("notice-turn", game=game)
            moved = first.mover is not None
            body = Sentence("notice-moved" if moved else "notice-waits", name=first.mover or "")
        else:
            title = Sentence("notice-tables", count=len(tables))
            named = sorted({title_of(table.game) for table in tables})
            body = Sentence("notice-games", games=", ".join(named))
        path = f"/t/{first.id}" if late or len(tables) == 1 else "/tables"
        return {
            "title": self._say(lang, title),
            "body": self._say(lang, body),
            "path": path,
            "lang": lang if lang in LANGUAGES else "en",
        }

    def letter(
        self, lang: str, name: str, tables: Sequence[TableTold], unsubscribe: str
    ) -> tuple[str, str]:
        """The subject and the text of a letter."""
        late = [table for table in tables if table.left is not None]
        about = "letter-turn-late" if late else "notice-tables"
        subject = Sentence("letter-turn-subject", about=Sentence(about, count=len(tables)))
        ordered = [*late, *(table for table in tables if table not in late)]
        said = [
            self._say(lang, Sentence("letter-turn-hello", name=name)),
            self._say(lang, Sentence("letter-turn-tables", count=len(tables))),
            *(self._line(lang, table) for table in ordered[:MOST_NAMED]),
        ]
        if len(tables) > MOST_NAMED:
            more = Sentence("letter-turn-more", count=len(tables) - MOST_NAMED)
            said.append(f"{self._say(lang, more)}\n{self._url}/tables")
        said.append(self._say(lang, Sentence("letter-turn-end", link=unsubscribe)))
        return self._say(lang, subject), "\n\n".join(said)

    def _line(self, lang: str, table: TableTold) -> str:
        game = title_of(table.game)
        if table.others:
            others = self._listed(lang, table.others)
            said = [self._say(lang, Sentence("letter-turn-table", game=game, others=others))]
        else:
            said = [self._say(lang, Sentence("letter-turn-table-alone", game=game))]
        if table.left is not None:
            said.append(self._say(lang, Sentence("notice-late-left", hours=hours_left(table))))
        elif table.mover is not None:
            said.append(self._say(lang, Sentence("notice-moved", name=table.mover)))
        return f"{' '.join(said)}\n{self._url}/t/{table.id}"

    def _listed(self, lang: str, names: Sequence[str]) -> str:
        *head, last = names
        both = Sentence("list-and", head=", ".join(head), last=last)
        return self._say(lang, both) if head else last

    def _say(self, lang: str, sentence: Sentence) -> str:
        return self._phrases.say(sentence, lang if lang in LANGUAGES else "en")


def hours_left(table: TableTold) -> int:
    """Whole hours until the reader is out of time, at least one."""
    return max(1, round((table.left or 0.0) / HOUR))


def title_of(game: str) -> str:
    """What the game is called; the id of one that is not installed any more."""
    return open_game(game).title if game in games() else game
