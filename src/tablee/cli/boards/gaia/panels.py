"""What lies beside the galaxy: scoring tiles, the research board, boosters and tokens."""

from collections.abc import Sequence

from rich.text import Text

from tablee.cli.boards.gaia.signs import BETTER, Signs, crossed, owner_mark, wrapped
from tablee.cli.boards.pointing import pointing
from tablee.games.gaia.box.components import (
    AREAS,
    ROUND_TILES,
    ROUNDS,
    TERRAFORMING,
    TOP_LEVEL,
    TRIGGERS,
    Area,
    Gain,
)
from tablee.games.gaia.view import GaiaView
from tablee.games.gaia.view.shapes import Newcomer, Owner, StandardPile

#: The longest short name of an area.
NAME = 9


def scoring(view: GaiaView, signs: Signs, width: int) -> list[Text]:
    """The round and who plays in it, the round tiles, and everybody's progress on final tiles."""
    say = signs.voice.say
    words = (
        say("board-round", round=view.round, rounds=ROUNDS) if view.round else say("board-setup")
    )
    parts = [Text().join(map(owner_mark, view.order))]
    if view.passed:
        parts.append(Text.assemble((say("gaia-passed"), "dim"), " ", *map(owner_mark, view.passed)))
    lines = wrapped(Text.styled(words, "bold"), parts, width)
    for number, code in enumerate(view.rounds, 1):
        tile = signs.box.round_tiles[ROUND_TILES.index(code)]
        effect = say(
            "gaia-per",
            gain=signs.gain(Gain(vp=tile.vp)),
            each=say(f"every-{TRIGGERS[tile.trigger]}"),
        )
        now = number == view.round
        style = "bold" if now else "dim" if number < view.round else ""
        lines.append(Text.styled(f"{'›' if now else ' '}{number} {effect}", style))
    for final in view.finals:
        line = Text.styled(f" {say(f'gaia-final-{final.tile}'):<13}", "")
        progress: list[tuple[Owner, int]] = list(enumerate(final.progress))
        if final.automa is not None:
            progress.append(("automa", final.automa))
        for owner, done in progress:
            line.append_text(owner_mark(owner)).append(f"{done:<3} ")
        if final.neutral is not None:
            line.append(f"{say('board-neutral')} {final.neutral}", style="dim")
        line.rstrip()
        lines.append(line)
    return _cut(lines, width)


def research(view: GaiaView, signs: Signs, width: int) -> list[Text]:
    """Everybody's level in every area; below it the standard tile and the advanced one."""
    say = signs.voice.say
    levels: dict[Owner, dict[Area, int]] = {
        side.seat: {} if isinstance(side, Newcomer) else side.research for side in view.players
    }
    if view.automa is not None:
        levels["automa"] = view.automa.research
    heading = Text.styled(f"{say('gaia-research'):<{NAME}}", "bold")
    for level in range(TOP_LEVEL + 1):
        heading.append(f" {level:<{len(levels)}}", style="dim")
    heading.rstrip()
    lines = [heading]
    for index, area in enumerate(AREAS):
        line = Text(f"{say(f'gaia-area-{area}')[:NAME]:<{NAME}}")
        for level in range(TOP_LEVEL):
            line.append(" ")
            for owner, reached in levels.items():
                here = reached.get(area, 0) == level
                line.append_text(owner_mark(owner) if here else Text.styled("·", "dim"))
        first = [owner for owner, reached in levels.items() if reached.get(area) == TOP_LEVEL]
        line.append(" ").append_text(owner_mark(first[0]) if first else Text.styled("·", "dim"))
        number = signs.number(f"area:{area}")
        if number is not None:
            line.append("  ←").append_text(number)
            pointing(line, f"area:{area}")
        lines.append(line)
        lines += wrapped(Text("   "), _tiles_of(view, index, signs), width, indent=3)
    free = [_standard(pile, signs) for pile in view.standard[len(AREAS) :]]
    lines += wrapped(Text.styled(say("gaia-free-row"), "bold"), free, width)
    return _cut(lines, width)


def _tiles_of(view: GaiaView, area: int, signs: Signs) -> list[Text]:
    """What lies along an area."""
    parts = []
    if area < len(view.standard):
        parts.append(_standard(view.standard[area], signs, "dim"))
    if area < len(view.advanced):
        tile = view.advanced[area].tile
        face = Text(signs.advanced(tile) if tile is not None else f"{BETTER}–", style="dim")
        parts.append(signs.numbered(f"advanced:{AREAS[area]}", face))
    return parts


def _standard(pile: StandardPile, signs: Signs, style: str = "") -> Text:
    face = Text(_pile(pile.left, signs.standard(pile.tile)), style=style)
    return signs.numbered(f"tech:{pile.place}", face)


def actions(view: GaiaView, signs: Signs, width: int) -> list[Text]:
    """The power and QIC actions; those used in this round are crossed."""
    parts = [
        signs.numbered(f"action:{space.code}", crossed(signs.space(space.code), used=space.covered))
        for space in view.board_actions
    ]
    heading = Text.styled(signs.voice.say("gaia-actions"), "bold")
    return _cut(wrapped(heading, parts, width), width)


def supplies(view: GaiaView, signs: Signs, width: int) -> list[Text]:
    """Boosters and federation tokens on the table."""
    say = signs.voice.say
    boosters = [
        signs.numbered(f"booster:{code}", Text(signs.booster(code))) for code in view.boosters
    ]
    tokens = [
        signs.numbered(
            f"token:{code}", Text.styled(_pile(left, signs.token(code)), "" if left else "dim")
        )
        for code, left in view.tokens.items()
        if code != "gleens"
    ]
    if view.terraforming_token is not None:
        at_top = f"{say(f'gaia-area-{AREAS[TERRAFORMING]}')} {TOP_LEVEL}: "
        tokens.append(Text(at_top + signs.token(view.terraforming_token)))
    separated = [Text.assemble(part, "  |") for part in boosters[:-1]] + boosters[-1:]
    lines = wrapped(Text.styled(say("gaia-boosters"), "bold"), separated, width)
    return lines + wrapped(Text.styled(say("gaia-tokens"), "bold"), tokens, width)


def _pile(left: int, face: str) -> str:
    return f"{left}·{face}"


def _cut(lines: Sequence[Text], width: int) -> list[Text]:
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return list(lines)
