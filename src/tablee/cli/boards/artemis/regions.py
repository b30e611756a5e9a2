"""The seven regions, a paragraph each."""

from collections.abc import Mapping, Sequence

from rich.text import Text

from tablee.cli.boards.artemis.signs import Signs
from tablee.cli.boards.paragraphs import paragraph
from tablee.cli.boards.pointing import pointing
from tablee.games.artemis.view import ArtemisView
from tablee.games.artemis.view.shapes import Expedition, ExpeditionDie, Stock


def regions(view: ArtemisView, signs: Signs, width: int) -> list[Text]:
    """All regions in the order they are resolved, the Outfitters last."""
    lines = paragraph(_label(view, signs, "expeditions", "basecamp"), [], width)
    for card in view.expeditions:
        drawn = paragraph(Text(f"  {card.number}"), _expedition(card, signs), width, indent=4)
        lines += [pointing(line, f"expedition:{card.number}") for line in drawn]
    for name, stock in (("vents", view.vents), ("quarry", view.quarry)):
        lines += _region(view, signs, name, _stock(stock, signs), width)
    lines += paragraph(_label(view, signs, "gantry", "gantry"), _gantry(view, signs), width)
    lines += _region(view, signs, "doorstep", _doorstep(view, signs), width)
    lines += _region(view, signs, "academy", _academy(view, signs), width)
    return lines + _region(view, signs, "outfitters", signs.dice(view.outfitters), width)


def _region(
    view: ArtemisView, signs: Signs, name: str, parts: Sequence[Text], width: int
) -> list[Text]:
    """A region that dice are placed on as a whole."""
    lines = paragraph(_label(view, signs, name, name), parts, width)
    return [pointing(line, name) for line in lines]


def _label(view: ArtemisView, signs: Signs, field: str, region: str) -> Text:
    """The name of a region; the one that is being resolved stands out."""
    style = "bold reverse" if view.region == region else "bold"
    return Text.styled(signs.voice.say(f"view-{field}"), style)


def _stock(stock: Stock, signs: Signs) -> list[Text]:
    return [Text(str(stock.stock), style="bold yellow"), *signs.dice(stock.dice)]


def _expedition(card: Expedition, signs: Signs) -> list[Text]:
    """Title, total and difficulty, both rewards, and the dice from the lowest up."""
    title = signs.voice.say(f"expedition-{card.id}")
    enough = "green" if card.total >= card.difficulty else "red"
    parts = [
        Text(title, style="italic"),
        Text(f"{card.total}/{card.difficulty}", style=enough),
        Text(" | ").join(_reward(card, reward, signs) for reward in card.rewards),
    ]
    return parts + ([_die(die, signs) for die in card.dice] or [Text.styled("–", "dim")])


def _reward(card: Expedition, reward: Mapping[str, int], signs: Signs) -> Text:
    """What a reward gives; colonists and building are those that lie there."""
    parts = []
    for kind, number in reward.items():
        if kind == "colonists":
            parts.append(signs.crowd(card.colonists))
        elif kind == "building":
            name = signs.building(card.building) if card.building is not None else "–"
            parts.append(Text(name))
        else:
            words = signs.voice.say(f"artemis-reward-{kind}", count=number)
            parts.append(Text(words))
    return Text(" + ").join(parts)


def _die(die: ExpeditionDie, signs: Signs) -> Text:
    """A die with the colonists sent along."""
    text = signs.die(die)
    if die.pioneers:
        text.append(f"+{die.pioneers}").append_text(signs.colonist("pioneer"))
    if die.specialist is not None:
        text.append("+").append_text(signs.colonist(die.specialist))
    return text


def _gantry(view: ArtemisView, signs: Signs) -> list[Text]:
    """Each building with its slots and the bids on it."""
    parts = (
        [Text(signs.voice.say("artemis-discount", count=view.discount))] if view.discount else []
    )
    for tile in view.gantry:
        slots = signs.slots(view.printed.buildings[tile.id])
        text = Text.assemble((f"{tile.number} ", "dim"), signs.building(tile.id), " ", slots)
        for bid in tile.bids:
            text.append(" ").append_text(signs.die(bid))
        parts.append(pointing(text, f"gantry:{tile.number}"))
    return parts or [Text.styled("–", "dim")]


def _doorstep(view: ArtemisView, signs: Signs) -> list[Text]:
    doorstep = view.doorstep
    price = Text(signs.voice.say("artemis-price", count=doorstep.price), style="dim")
    return [signs.crowd(doorstep.colonists, "doorstep"), price, *signs.dice(doorstep.dice)]


def _academy(view: ArtemisView, signs: Signs) -> list[Text]:
    """The stock, and in each place who becomes what."""
    parts = [signs.crowd(view.academy.stock, "academy")]
    for die in view.academy.dice:
        text = signs.die(die)
        if die.colonist is not None:
            text.append(" ").append_text(signs.colonist(die.colonist))
            text.append("→").append_text(signs.colonist(die.profession))
        parts.append(text)
    free = view.academy.places - len(view.academy.dice)
    return parts + [Text.styled("·", "dim")] * free
