"""A player's side: what is in hand, what the country makes, technologies, territories."""

from rich.text import Text

from tablee.cli.boards.century.signs import Signs
from tablee.cli.boards.century.tiles import BUILDINGS, WASTE
from tablee.cli.boards.paragraphs import paragraph
from tablee.cli.standings import COLOURS, mark
from tablee.games.century.view.shapes import Attached, OwnedTechnology, Player, Printed


def side(player: Player, name: str, printed: Printed, signs: Signs, width: int) -> list[Text]:
    """Points, hand and production; technologies; the tiles of the country with their cities."""
    say = signs.voice.say
    label = Text.assemble(mark(player.seat), " ", (name, "bold"))
    lines = paragraph(label, _standing(player, signs), width)
    technologies = [_technology(owned, printed, signs) for owned in player.technologies]
    if technologies:
        heading = Text.assemble("  ", (say("century-owned"), "dim"))
        lines += paragraph(heading, technologies, width, indent=4)
    tiles = [_tile(attached, player, printed, signs) for attached in player.country]
    heading = Text.assemble("  ", (say("century-country"), "dim"))
    return lines + paragraph(heading, tiles, width, indent=4, between="   ")


def _standing(player: Player, signs: Signs) -> list[Text]:
    say = signs.voice.say
    parts = [Text(say("century-points", points=player.score, projected=player.projected))]
    if player.coins is not None and player.science is not None:
        coins, science = signs.amount("coins", player.coins), signs.amount("science", player.science)
        parts.append(Text.assemble((say("century-hand"), "dim"), " ", coins, " ", science))
    parts += [
        Text.assemble((say("century-production"), "dim"), " ", signs.amounts(player.production)),
        Text(say("century-environment", value=f"{player.environment:+}".replace("-", "−"))),
        Text(say("century-waste", count=player.waste)),
        Text(say("century-centres", count=len(player.centres))),
    ]
    if player.waste_aside or player.aside:
        parts.append(Text(say("century-aside", waste=player.waste_aside, tiles=len(player.aside))))
    return parts


def _technology(owned: OwnedTechnology, printed: Printed, signs: Signs) -> Text:
    """A technology; struck out where nothing of it can be used any more this round."""
    name = signs.said(printed.technologies[owned.id].name)
    spent = bool(owned.effects) and all(effect.used for effect in owned.effects)
    return Text.styled(name, "dim strike" if spent else "")


def _tile(attached: Attached, player: Player, printed: Printed, signs: Signs) -> Text:
    """A territory with its cities and its waste, or an equipment with what it adds."""
    tile = printed.tiles[attached.tile]
    if tile.equipment is not None:
        technology = printed.technologies[attached.tile]
        assert technology.resource is not None
        adds = signs.amount(technology.resource, technology.amount)
        return Text.assemble((f"{BUILDINGS[tile.equipment]}+", "bold"), adds)
    style = f"bold {COLOURS[player.seat]}"
    parts = [Text(signs.label(tile), style="underline")]
    parts += [
        signs.city(city, lives=city.letter in attached.citizens, style=style)
        for city in tile.cities
    ]
    if attached.waste:
        parts.append(Text(f"{WASTE}{attached.waste}", style="bold red"))
    return Text(" ").join(parts)
