"""Reworld's pieces in a few signs: tiles, officers, prices."""

from collections.abc import Iterable, Sequence

from rich.text import Text

from tablee.cli.boards.pointing import pointing
from tablee.cli.voice import Voice
from tablee.games.reworld.box import Box, Module
from tablee.games.reworld.box.components import (
    COMPANIES,
    LETTERS,
    MISSIONS,
    SATELLITE,
    SHUTTLE,
    TERRABOT,
    UNIT,
)

OFFICERS = tuple(
    f"bold white on {ground}" for ground in ("#17727f", "#3c7a5c", "#6b6b45", "#9a6428", "#a8402c")
)
STYLES = {
    TERRABOT: "bold dark_cyan",
    SHUTTLE: "steel_blue1",
    UNIT: "dark_khaki",
    SATELLITE: "orchid",
}
SHIELD = "◈"
SHUTTLE_SIGN = "»"
SATELLITE_SIGN = "✧"
ADMIRAL = "⚑"
CARDS = "▯"


class Pieces:
    """Draws the pieces of one box in the words of one language."""

    def __init__(self, box: Box, voice: Voice) -> None:
        self.box = box
        self.voice = voice
        self._coloured = voice.out.color_system is not None and not voice.out.no_color
        self._modules = {module.code: module for module in box.modules}

    def module(self, code: str) -> Module:
        """The kind of module with that code."""
        return self._modules[code]

    def style(self, code: str) -> str:
        """The colour of a tile."""
        return STYLES[self.module(code).kind]

    def tile(self, code: str) -> Text:
        """A tile in two to seven signs: `[A]`, `»2`, `Cra*`, `✧A·2`."""
        module = self.module(code)
        if module.kind == TERRABOT:
            words = f"[{LETTERS[module.letter]}]"
        elif module.kind == SHUTTLE:
            words = f"{SHUTTLE_SIGN}{module.shields}"
        elif module.kind == UNIT:
            words = self.company(module.company) + "*" * module.special
        else:
            words = f"{SATELLITE_SIGN}{self._payer(module)}·{module.shields}"
        return Text.styled(words, STYLES[module.kind])

    def company(self, company: int) -> str:
        """The first three letters of a company's name."""
        return self.voice.say(f"company-{COMPANIES[company]}")[:3]

    def _payer(self, module: Module) -> str:
        """What a satellite pays for."""
        if module.letter >= 0:
            return LETTERS[module.letter]
        if module.company >= 0:
            return self.company(module.company)
        return self.voice.say(f"reworld-mission-{MISSIONS[module.mission]}")

    def name(self, code: str) -> str:
        """What kind of tile lies at a port, in one word."""
        module = self.module(code)
        if module.kind == UNIT:
            return self.voice.say(f"company-{COMPANIES[module.company]}") + "*" * module.special
        kind = {TERRABOT: "terrabot", SHUTTLE: "shuttle", SATELLITE: "satellite"}[module.kind]
        return self.voice.say(f"reworld-{kind}")

    def short_name(self, code: str) -> str:
        """The name in at most six signs."""
        module = self.module(code)
        if module.kind == UNIT:
            return self.company(module.company) + "*" * module.special
        kind = {TERRABOT: "terrabot", SHUTTLE: "shuttle", SATELLITE: "satellite"}[module.kind]
        return self.voice.say(f"reworld-{kind}-short")

    def detail(self, code: str, terrabot_points: int) -> list[str]:
        """What else is printed on a tile at a port; a terrabot's points are the round's."""
        module = self.module(code)
        if module.kind == TERRABOT:
            return [f"[{LETTERS[module.letter]}]", f"+{terrabot_points}"]
        shields = SHIELD * module.shields
        if module.kind == SATELLITE:
            points = self.box.mission_points[module.mission]
            pays = "" if MISSIONS[module.mission] == "city_product" else f"{points}/"
            return [f"{pays}{self._payer(module)}", shields]
        return [shields]

    def officer(self, card: int) -> Text:
        """An officer: a small card, or brackets where there are no colours."""
        return Text.styled(f" {card} ", OFFICERS[card - 1]) if self._coloured else Text(f"({card})")

    def hand(self, counts: Sequence[int]) -> list[Text]:
        """A hand, equal officers together."""
        return [
            pointing(Text(" ").join(self.officer(card) for _ in range(count)), f"card:{card}")
            for card, count in enumerate(counts, 1)
            if count
        ]

    def price(self, tops: Iterable[int]) -> list[Text]:
        """What a post costs: `×1` any card, `(3) ×2` a 3 or any two, `(3)(5) ×3` both, or more."""
        needed = sorted(set(tops))
        count = Text.styled(f"×{len(needed) + 1}", "dim")
        return [Text().join(self.officer(card) for card in needed), count] if needed else [count]


def wrapped(
    parts: Sequence[Text], width: int, *, between: str = " ", indent: int = 0
) -> list[Text]:
    """Parts in lines of at most `width`, all but the first set in; a part is never broken."""
    lines: list[Text] = []
    for part in parts:
        if lines and lines[-1].cell_len + len(between) + part.cell_len <= width:
            lines[-1].append(between).append_text(part)
        else:
            lines.append(Text(" " * (indent if lines else 0)).append_text(part))
    return lines
