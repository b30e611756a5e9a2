"""A player's side in a few lines: stock, greenhouses, cards, and how far the goods reach."""

from rich.text import Text

from tablee.cli.boards.paragraphs import paragraph
from tablee.cli.boards.pointing import pointing
from tablee.cli.boards.reykholt.signs import Signs
from tablee.cli.standings import mark
from tablee.games.reykholt.view.shapes import Leg, Player, Service

#: How a service card is drawn by what it may do now.
STYLES = {"usable": "bold green", "waiting": "italic", "used": "dim", "spent": "dim strike"}


def side(player: Player, name: str, signs: Signs, width: int, *, own: bool) -> list[Text]:
    """Table and workers, goods; the plan for tourism; greenhouses; cards.

    Moves touch the reader's own things alone.
    """
    say = signs.voice.say
    label = Text.assemble(mark(player.seat), " ", (name, "bold"))
    parts = [
        Text(say("reykholt-table", table=player.table)),
        Text(say("reykholt-workers", count=player.workers)),
        Text.assemble((say("view-stock"), "dim"), " ", signs.goods(player.stock, pointed=own)),
        *_harvest(player, signs),
    ]
    if player.points is not None:
        parts.insert(1, Text(say("reykholt-points", points=player.points)))
    lines = paragraph(label, parts, width)
    lines += paragraph(Text("  "), _plan(player, signs), width, indent=4)
    greenhouses = [
        Text.assemble((f"{greenhouse.number} ", "dim"), signs.greenhouse(greenhouse))
        for greenhouse in player.greenhouses
    ]
    cards = [_service(service, signs) for service in player.services]
    if own:
        for house, drawn in zip(player.greenhouses, greenhouses, strict=True):
            pointing(drawn, f"greenhouse:{house.number}")
        for service, drawn in zip(player.services, cards, strict=True):
            pointing(drawn, f"service:{service.id}")
    things = [*greenhouses, *cards]
    return lines + (paragraph(Text("  "), things, width, indent=4) if things else [])


def _harvest(player: Player, signs: Signs) -> list[Text]:
    """What harvest time will bring, while it is still to come."""
    harvest = player.harvest
    if player.plan_after_harvest is None or not (any(harvest.goods.values()) or harvest.choices):
        return []
    parts = [signs.goods(harvest.goods)] if any(harvest.goods.values()) else []
    if harvest.choices:
        parts.append(Text(signs.voice.say("reykholt-choices", count=harvest.choices)))
    label = signs.voice.say("reykholt-harvest")
    return [Text.assemble((label, "dim"), " ", Text(" + ").join(parts))]


def _plan(player: Player, signs: Signs) -> list[Text]:
    """How far the goods reach, with the harvest if it is to come, table by table."""
    plan = player.plan_after_harvest or player.plan
    say = signs.voice.say
    far = say("reykholt-reaches", table=plan.reaches, paying=plan.without_bonus)
    return [Text(far), *(_leg(leg, signs) for leg in plan.legs)]


def _leg(leg: Leg, signs: Signs) -> Text:
    """A table on the way: what is paid, taken or missing."""
    words = signs.voice.say(f"reykholt-{leg.way}")
    goods = signs.goods(leg.gained) if leg.way == "bonus" else signs.goods(leg.goods)
    return Text.assemble((f"{leg.table}:", "bold"), words, goods)


def _service(service: Service, signs: Signs) -> Text:
    text = Text.styled(signs.voice.say(f"service-{service.id}"), STYLES[service.now])
    if service.shared_with is not None:
        text.append(" ").append_text(mark(service.shared_with))
    return text
