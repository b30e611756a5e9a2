"""A player's side: what is in hand, what the country makes, technologies, territories."""

from collections.abc import Sequence

from rich.text import Text

from tablee.cli.boards.century.signs import Signs, signed
from tablee.cli.boards.century.tiles import BUILDINGS, WASTE
from tablee.cli.boards.paragraphs import paragraph
from tablee.cli.boards.pointing import pointing
from tablee.cli.standings import COLOURS, mark
from tablee.games.century.view import CenturyView
from tablee.games.century.view.shapes import OwnedTechnology, Player, Printed


def side(
    player: Player, name: str, view: CenturyView, signs: Signs, width: int, *, own: bool
) -> list[Text]:
    """Points, hand and production; technologies; the tiles of the country with their cities.

    Moves touch the reader's own things alone.
    """
    say, printed = signs.voice.say, view.printed
    label = Text.assemble(mark(player.seat), " ", (name, "bold"))
    lines = paragraph(label, _standing(player, signs, over=view.phase == "over"), width)
    technologies = [_technology(owned, printed, signs) for owned in player.technologies]
    if technologies:
        heading = Text.assemble("  ", (say("century-owned"), "dim"))
        lines += paragraph(heading, technologies, width, indent=4)
    tiles = Tiles(printed, signs, f"bold {COLOURS[player.seat]}")
    country = [tiles.drawn(here.tile, here.waste, here.citizens) for here in player.country]
    if own:
        for here, drawn in zip(player.country, country, strict=True):
            pointing(drawn, f"tile:{here.tile}")
    lines += _tiles("century-country", country, signs, width)
    aside = [tiles.drawn(here.tile, here.waste) for here in player.aside]
    if player.waste_aside:
        aside.insert(0, waste_tokens(player.waste_aside))
    return lines + (_tiles("century-aside", aside, signs, width) if aside else [])


def _tiles(heading: str, tiles: list[Text], signs: Signs, width: int) -> list[Text]:
    label = Text.assemble("  ", (signs.voice.say(heading), "dim"))
    return paragraph(label, tiles, width, indent=4, between="   ")


def waste_tokens(count: int) -> Text:
    """So much waste: `▪2`."""
    return Text(f"{WASTE}{count}", style="bold red" if count else "dim")


def _standing(player: Player, signs: Signs, *, over: bool) -> list[Text]:
    say = signs.voice.say
    parts = [Text(say("century-points", points=player.score), style="bold")]
    if not over:
        parts.append(Text(say("century-projected", points=player.projected)))
    if player.coins is not None and player.science is not None:
        coins = signs.amount("coins", player.coins)
        science = signs.amount("science", player.science)
        parts.append(Text.assemble((say("century-hand"), "dim"), " ", coins, " ", science))
    production = signs.amounts(player.production)
    return [
        *parts,
        Text.assemble((say("century-production"), "dim"), " ", production),
        Text(say("century-environment", value=signed(player.environment))),
        waste_tokens(player.waste),
        Text(say("century-centres", count=len(player.centres))),
    ]


def _technology(owned: OwnedTechnology, printed: Printed, signs: Signs) -> Text:
    """A technology; in brackets where nothing of it can be used any more this round."""
    name = signs.said(printed.technologies[owned.id].name)
    spent = bool(owned.effects) and all(effect.used for effect in owned.effects)
    return Text.styled(f"({name})", "dim") if spent else Text(name)


class Tiles:
    """Draws the tiles of a player in a few signs."""

    def __init__(self, printed: Printed, signs: Signs, style: str) -> None:
        self._printed = printed
        self._signs = signs
        #: Of citizens.
        self._style = style

    def drawn(self, tile: str, waste: int, citizens: Sequence[str] = ()) -> Text:
        """A territory with its cities and its waste, or an equipment with what it adds."""
        face = self._printed.tiles[tile]
        if face.equipment is not None:
            technology = self._printed.technologies[tile]
            assert technology.resource is not None
            adds = self._signs.amount(technology.resource, technology.amount)
            return Text.assemble((f"{BUILDINGS[face.equipment]}+", "bold"), adds)
        parts = [Text(self._signs.label(face), style="underline")]
        for city in face.cities:
            lives = city.letter in citizens
            parts.append(self._signs.city(city, lives=lives, style=self._style))
        return Text(" ").join([*parts, *([waste_tokens(waste)] if waste else [])])
