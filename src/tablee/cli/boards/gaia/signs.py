"""Gaia Project's components in a few signs: planets, structures, resources, tiles."""

from collections.abc import Iterable, Sequence

from rich.text import Text

from tablee.cli.boards.pointing import pointing
from tablee.cli.standings import COLOURS, mark
from tablee.cli.table.moves import NUMBER, Offered
from tablee.cli.voice import Voice
from tablee.core import Seat
from tablee.games.gaia.box import Box
from tablee.games.gaia.box.components import (
    ADVANCED,
    BOARD_ACTIONS,
    BOOSTERS,
    COUNTS,
    NONE,
    NOTHING,
    PLANETS,
    STANDARD,
    STRUCTURES,
    TOKENS,
    TRIGGERS,
    Gain,
    Planet,
    Structure,
)
from tablee.games.gaia.state import AUTOMA
from tablee.games.gaia.view.shapes import Owner

PLANET_STYLES = {
    "terra": "dodger_blue1",
    "oxide": "red",
    "volcanic": "dark_orange",
    "desert": "gold3",
    "swamp": "orange4",
    "titanium": "grey58",
    "ice": "turquoise2",
    "gaia": "bold green3",
    "transdim": "medium_purple2",
    "lost": "bold orchid",
}
#: Resources as the notation of moves writes them; points are said in the reader's language.
UNITS = {
    "credits": "c",
    "ore": "o",
    "knowledge": "k",
    "qic": "q",
    "tokens": "t",
    "charge": "pw",
    "gaiaformers": "G",
}
BETTER = "★"
USED = "×"
BRAINSTONE = "*"


def number_of(owner: Owner) -> int:
    """The number that a seat's mark goes by; the Automa's comes after those of people."""
    return AUTOMA if owner == "automa" else owner


def owner_mark(owner: Owner) -> Text:
    """The coloured shape of whoever owns something."""
    return mark(number_of(owner))


def owner_style(owner: Owner) -> str:
    """The colour of whoever owns something."""
    return COLOURS[number_of(owner)]


class Signs:
    """Draws the components of one box for one reader, in the words of one language."""

    def __init__(self, box: Box, voice: Voice, offered: Offered, reader: Seat | None) -> None:
        self.box = box
        self.voice = voice
        self.reader = reader
        self._offered = offered
        self._signs = {code: voice.say(f"gaia-sign-{code}")[0] for code in (*PLANETS, *STRUCTURES)}

    def number(self, target: str) -> Text | None:
        """The number of the move that touches something: `7`, or `7+` for the first of several."""
        numbers = self._offered.get(target)
        if not numbers:
            return None
        return Text(f"{numbers[0]}{'+' if len(numbers) > 1 else ''}", style=NUMBER)

    def numbered(self, target: str, face: Text) -> Text:
        """Something with the number of the move that touches it before it: `7:4pw→2o`."""
        number = self.number(target)
        return face if number is None else pointing(Text.assemble(number, ":", face), target)

    def planet(self, code: Planet) -> Text:
        """A planet's letter in its colour."""
        return Text.styled(self._signs[code], PLANET_STYLES[code])

    def structure(self, code: Structure) -> str:
        """A structure's letter."""
        return self._signs[code]

    def gain(self, gain: Gain) -> str:
        """What is gained: `7vp,2o`."""
        parts = [f"{gain.vp}{self.voice.say('gaia-vp')}"] if gain.vp else []
        parts += [
            f"{getattr(gain, name)}{unit}" for name, unit in UNITS.items() if getattr(gain, name)
        ]
        return ",".join(parts)

    def standard(self, code: str) -> str:
        """A standard tech tile."""
        tile = self.box.standard[STANDARD.index(code)]
        say = self.voice.say
        effects = [f"!{self.gain(tile.now)}"] if tile.now is not NOTHING else []
        if tile.per_type is not NOTHING:
            effects.append(f"!{self._per(tile.per_type, 'planet-type')}")
        if tile.income is not NOTHING:
            effects.append(f"+{self.gain(tile.income)}")
        if tile.trigger != NONE:
            effects.append(self._per(Gain(vp=tile.trigger_vp), TRIGGERS[tile.trigger]))
        if tile.special is not NOTHING:
            effects.append(say("gaia-action", gain=self.gain(tile.special)))
        if tile.great:
            effects.append(say("gaia-great", value=self.box.great_value))
        return " ".join(effects)

    def advanced(self, code: str) -> str:
        """An advanced tech tile."""
        tile = self.box.advanced[ADVANCED.index(code)]
        say = self.voice.say
        effects = []
        if tile.now is not NOTHING:
            per = COUNTS[tile.now_per] if tile.now_per != NONE else None
            effects.append(f"!{self._per(tile.now, per) if per else self.gain(tile.now)}")
        if tile.pass_per != NONE:
            effects.append(say("gaia-pass", gain=self._per(tile.on_pass, COUNTS[tile.pass_per])))
        if tile.trigger != NONE:
            effects.append(self._per(Gain(vp=tile.trigger_vp), TRIGGERS[tile.trigger]))
        if tile.special is not NOTHING:
            effects.append(say("gaia-action", gain=self.gain(tile.special)))
        return BETTER + " ".join(effects)

    def booster(self, code: str) -> str:
        """A round booster."""
        booster = self.box.boosters[BOOSTERS.index(code)]
        say = self.voice.say
        effects = [f"+{self.gain(booster.income)}"] if booster.income is not NOTHING else []
        if booster.pass_per != NONE:
            gain = self._per(Gain(vp=booster.pass_vp), COUNTS[booster.pass_per])
            effects.append(say("gaia-pass", gain=gain))
        if booster.steps:
            effects.append(say("gaia-action", gain=say("gaia-steps", steps=booster.steps)))
        if booster.range:
            effects.append(say("gaia-action", gain=say("gaia-range", range=booster.range)))
        return " ".join(effects)

    def token(self, code: str) -> str:
        """A federation token."""
        return self.gain(self.box.tokens[TOKENS.index(code)].gain)

    def space(self, code: str) -> str:
        """A power or QIC action: `4pw→2o`."""
        space = self.box.board_actions[BOARD_ACTIONS.index(code)]
        say = self.voice.say
        price = f"{space.power}pw" if space.power else f"{space.qic}q"
        parts = [self.gain(space.gain)] if space.gain is not NOTHING else []
        if space.kind == "mine":
            parts.append(say("gaia-steps", steps=space.steps))
        elif space.kind == "tech":
            parts.append(say("gaia-tech"))
        elif space.kind == "token":
            parts.append(say("gaia-again"))
        elif space.kind == "types":
            parts.append(self._per(Gain(vp=space.per_type_vp), "planet-type"))
        return f"{price}→{','.join(parts)}"

    def _per(self, gain: Gain, each: str) -> str:
        return self.voice.say(
            "gaia-per", gain=self.gain(gain), each=self.voice.say(f"gaia-each-{each}")
        )


def crossed(words: str, *, used: bool) -> Text:
    """Something that can be used once a round."""
    return Text.styled(f"{USED}{words}", "dim") if used else Text(words)


def wrapped(label: Text, parts: Iterable[Text], width: int, indent: int = 2) -> list[Text]:
    """A label and parts after it, two spaces apart; what does not fit goes on below, set in."""
    lines = [label]
    for part in parts:
        gap = 2 if lines[-1].cell_len > indent else 0
        if lines[-1].cell_len + gap + part.cell_len > width:
            lines.append(Text(" " * indent))
            gap = 0
        lines[-1].append(" " * gap).append_text(part)
    return lines


def beside(left: Sequence[Text], right: Sequence[Text], column: int) -> list[Text]:
    """Two blocks of lines next to each other, the left one `column` wide."""
    lines = []
    for row in range(max(len(left), len(right))):
        text = left[row].copy() if row < len(left) else Text()
        if row < len(right):
            text.append(" " * (column - text.cell_len)).append_text(right[row])
        lines.append(text)
    return lines
