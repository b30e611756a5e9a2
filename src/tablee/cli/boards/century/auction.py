"""What is for sale: territories side by side, then technologies, and who bids how much."""

from rich.text import Text

from tablee.cli.boards.century.faces import beside, for_sale
from tablee.cli.boards.century.signs import DASH, Signs
from tablee.cli.boards.paragraphs import paragraph
from tablee.cli.boards.pointing import pointing
from tablee.cli.standings import mark
from tablee.games.century.view import CenturyView
from tablee.games.century.view.shapes import Lot, PrintedTechnology


def auction(view: CenturyView, signs: Signs, width: int) -> list[Text]:
    """The lot and the bids, territories, those already sold, technologies."""
    say = signs.voice.say
    lines = paragraph(Text(say("century-territories"), style="bold"), _bidding(view, signs), width)
    offers = [(for_sale(tile, view.printed, signs), f"tile:{tile}") for tile in view.territories]
    lines += beside([[pointing(line, target) for line in drawn] for drawn, target in offers], width)
    sold = [
        Text.assemble(_number(view, sale.tile, signs), " ", mark(sale.seat), " ", price)
        for sale in view.sold
        for price in [signs.amount("coins", sale.price)]
    ]
    if sold:
        lines += paragraph(Text(say("century-sold"), style="bold"), sold, width)
    return lines + _technologies(view, signs, width)


def _number(view: CenturyView, tile: str, signs: Signs) -> str:
    return signs.label(view.printed.tiles[tile])


def _bidding(view: CenturyView, signs: Signs) -> list[Text]:
    """The minimum, the lot, what each seat has bid on it, who has quit."""
    say = signs.voice.say
    parts = []
    if view.minimum is not None:
        price = signs.amount("coins", view.minimum)
        parts.append(Text.assemble(say("century-minimum"), " ", price))
    if view.lot is not None:
        lot = say("century-lot", territory=_number(view, view.lot.tile, signs))
        parts.append(Text(lot, style="bold reverse"))
        parts += [
            Text.assemble(mark(seat), " ", _bid(view.lot, seat, signs))
            for seat in range(len(view.players))
            if seat not in view.quit
        ]
    parts += [_quit(view, place, signs) for place in range(len(view.quits))]
    return parts


def _bid(lot: Lot, seat: int, signs: Signs) -> Text:
    bid = lot.bids[seat]
    drawn = signs.amount("coins", bid) if bid is not None else DASH.copy()
    if seat in lot.passed:
        drawn = Text.assemble(drawn, " ", signs.voice.say("century-passed"))
    elif seat == lot.bidder:
        drawn.stylize("bold underline")
    return drawn


def _quit(view: CenturyView, place: int, signs: Signs) -> Text:
    """How a seat has quit: with which technology, for how much."""
    left = view.quits[place]
    text = Text.assemble(mark(left.seat), " ", signs.voice.say("century-quit"))
    if left.technology is not None and left.price is not None:
        name = signs.said(view.printed.technologies[left.technology].name)
        text.append(f", {name} ").append_text(signs.amount("science", left.price))
    return text


def _technologies(view: CenturyView, signs: Signs, width: int) -> list[Text]:
    """The prices with the marker, then each technology with what it does and brings at once."""
    say = signs.voice.say
    prices = [
        Text.assemble("[", signs.amount("science", price), "]")
        if place == view.price_index
        else Text.styled(str(price), "dim")
        for place, price in enumerate(view.prices)
    ]
    label = Text(say("century-technologies"), style="bold")
    lines = paragraph(label, prices, width, between=" ")
    for technology in view.technologies:
        drawn = _technology(view.printed.technologies[technology], signs, width)
        lines += [pointing(line, f"technology:{technology}") for line in drawn]
    return lines


def _technology(technology: PrintedTechnology, signs: Signs, width: int) -> list[Text]:
    name = Text.assemble("  ", (signs.said(technology.name), "italic"))
    impact = signs.impact(technology.waste, technology.pollution, technology.flowers)
    does = Text(signs.said(technology.does))
    return paragraph(name, [Text.assemble("(", impact, ")"), does], width, indent=4)
