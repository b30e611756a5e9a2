"""The players and the Automa: a line of numbers each, below it what they own."""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from rich.text import Text

from tablee.cli.boards.gaia.signs import (
    BRAINSTONE,
    UNITS,
    Signs,
    crossed,
    owner_mark,
    owner_style,
    wrapped,
)
from tablee.games.gaia.box.components import (
    AUTOMA_ACTIONS,
    FACTIONS,
    STRUCTURES,
    Structure,
)
from tablee.games.gaia.view import GaiaView
from tablee.games.gaia.view.shapes import Automa, Newcomer, Owner, Player

#: Room for a name and for a faction.
NAME, FACTION = 9, 14
BOWLS = ("1", "2", "3", "gaia")


class Columns(NamedTuple):
    """How wide the numbers stand: resources with or without their limits, then bowls."""

    limits: bool
    resource: int
    bowl: int


WIDE = Columns(limits=True, resource=6, bowl=4)
NARROW = Columns(limits=False, resource=3, bowl=2)
#: From this width on the numbers stand wide.
ENOUGH = 98


def sides(view: GaiaView, names: Sequence[str], signs: Signs, width: int) -> list[Text]:
    """A heading, then the reader's own side, then the others in the order of seats."""
    seats = len(view.players)
    columns = WIDE if width >= ENOUGH else NARROW
    heading = _heading(columns, signs)
    lines = [heading]
    for place in range(seats):
        side = view.players[(place + (signs.reader or 0)) % seats]
        lines.append(_numbers(side, names[side.seat], columns, signs))
        if isinstance(side, Player):
            lines += wrapped(Text("  "), _owned(side, signs), width, indent=4)
    if view.automa is not None:
        line = _who("automa", signs.voice.say("board-automa"), view.automa.faction, signs)
        line.append(f"{view.automa.vp:>4}", style="bold")
        built = _built(view.automa.built, view.automa.satellites)
        line.append(" " * (heading.cell_len - line.cell_len - built.cell_len)).append_text(built)
        lines += [line, *wrapped(Text("  "), _cards(view.automa, signs), width, indent=4)]
    return lines


def _heading(columns: Columns, signs: Signs) -> Text:
    box = signs.box
    text = Text(" " * (2 + NAME + FACTION))
    text.append(f"{signs.voice.say('gaia-vp'):>4}")
    for unit, limit in (("c", box.credit_limit), ("o", box.ore_limit), ("k", box.knowledge_limit)):
        label = f"{unit}/{limit}" if columns.limits else unit
        text.append(f"{label:>{columns.resource}}")
    text.append("   q ")
    for bowl in ("I", "II", "III", "G"):
        text.append(f"{bowl:>{columns.bowl}}".ljust(columns.bowl + 1))
    text.append(" ")
    for structure in STRUCTURES:
        text.append(f"{signs.structure(structure):>2}")
    text.append("  Sat")
    text.stylize("dim")
    return text


def _who(owner: Owner, name: str, faction: str | None, signs: Signs) -> Text:
    """Mark, name and faction."""
    text = Text.styled(name, f"bold {owner_style(owner)}")
    text.truncate(NAME - 1, overflow="ellipsis", pad=True)
    text = Text.assemble(owner_mark(owner), " ", text, " ")
    words = signs.voice.say(f"faction-{faction}") if faction is not None else "–"
    return text.append(f"{words:<{FACTION}}")


def _numbers(side: Player | Newcomer, name: str, columns: Columns, signs: Signs) -> Text:
    """Points, resources, bowls and structures, in the columns of the heading."""
    line = _who(side.seat, name, side.faction, signs)
    line.append(f"{side.vp:>4}", style="bold")
    if isinstance(side, Newcomer):
        return line
    for amount in (side.credits, side.ore, side.knowledge):
        line.append(f"{amount:>{columns.resource}}")
    line.append(f"{side.qic:>4} ")
    for place, tokens in zip(BOWLS, (*side.bowls, side.gaia_area), strict=True):
        line.append(f"{tokens:>{columns.bowl}}")
        line.append(BRAINSTONE if place == side.brainstone else " ", style="bold")
    return line.append(" ").append_text(_built(side.built, side.satellites))


def _built(built: dict[Structure, int], satellites: int) -> Text:
    """Structures on the map, in the order of the heading."""
    text = Text()
    for structure in STRUCTURES:
        count = built[structure]
        text.append(f"{count or '·':>2}", style="" if count else "dim")
    return text.append(f"{satellites or '·':>5}", style="" if satellites else "dim")


def _owned(side: Player, signs: Signs) -> list[Text]:
    """Income, reach, booster, tiles and tokens; special actions already used are crossed."""
    say = signs.voice.say

    def special(code: str, face: Text) -> Text:
        """With the number of the move that uses it, or covers it."""
        if side.seat != signs.reader:
            return face
        return signs.numbered(f"special:{code}", signs.numbered(f"own-tile:{code}", face))

    gains = msgspec.structs.asdict(side.income)
    income = [f"{gains[name]}{unit}" for name, unit in UNITS.items() if gains.get(name)]
    parts = [Text(f"+({','.join(income)})")]
    stands = say("gaia-stands", range=side.range, ore=side.step_ore, needs=side.federation_needs)
    parts.append(Text.styled(stands, "dim"))
    if side.gaiaformers:
        words = say("gaia-at-hand", count=side.gaiaformers)
        parts.append(Text(words))
    if side.booster is not None:
        face = crossed(f"[{signs.booster(side.booster)}]", used="booster" in side.used)
        parts.append(special("booster", face))
    parts += [
        special(held.tile, crossed(signs.standard(held.tile), used=held.tile in side.used))
        for held in side.standard
        if held.covered_by is None
    ]
    parts += [
        special(tile, crossed(signs.advanced(tile), used=tile in side.used))
        for tile in side.advanced
    ]
    if side.built["qic-academy"]:
        gain = signs.gain(signs.box.factions[FACTIONS.index(side.faction)].academy)
        words = f"{signs.structure('qic-academy')}:{say('gaia-action', gain=gain)}"
        parts.append(special("academy", crossed(words, used="academy" in side.used)))
    if "faction" in side.used:
        parts.append(crossed(say("gaia-faction-action"), used=True))
    for code, count in side.tokens.items():
        parts.append(Text(f"{count}·({signs.token(code)})"))
    if side.tokens:
        parts.append(Text.styled(say("gaia-green", count=side.green), "green3"))
    return parts


def _cards(automa: Automa, signs: Signs) -> list[Text]:
    """The Automa's level, booster and cards."""
    say = signs.voice.say
    parts = [Text(say(f"difficulty-{automa.level}"))]
    if automa.booster is not None:
        parts.append(Text(f"[{signs.booster(automa.booster)}]"))
    if automa.action is not None:
        card = signs.box.cards[automa.action - 1]
        what = say(f"automa-{AUTOMA_ACTIONS[card.action]}")
        parts.append(Text(say("gaia-card", number=automa.action, what=what, vp=card.vp)))
    if automa.support is not None:
        parts.append(Text(say("gaia-support", number=automa.support)))
    deck = say(
        "board-automa-deck", deck=automa.deck, discards=len(automa.discards), aside=automa.aside
    )
    return [*parts, Text.styled(deck, "dim")]
