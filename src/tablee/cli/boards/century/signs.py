"""Resources, cities and costs in a few signs."""

from collections.abc import Mapping

from rich.text import Text

from tablee.cli.boards.century.tiles import WASTE
from tablee.cli.voice import Voice
from tablee.games.century.box.components import Resource
from tablee.games.century.view.shapes import Amounts, PrintedCity, PrintedTile
from tablee.kit.said import Said, sentence_of

STYLES: Mapping[Resource, str] = {
    "coins": "gold3",
    "science": "steel_blue1",
    "points": "medium_purple1",
}
DASH = Text.styled("–", "dim")


class Signs:
    """Draws pieces in the words of one language."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice

    def amount(self, resource: Resource, count: int) -> Text:
        """So much of a resource: `3c`."""
        sign = self.voice.say(f"century-sign-{resource}")
        return Text.assemble(str(count), (sign, STYLES[resource]))

    def amounts(self, amounts: Amounts | PrintedCity) -> Text:
        """What there is of each resource: `2c1s`."""
        counts: dict[Resource, int] = {
            "coins": amounts.coins,
            "science": amounts.science,
            "points": amounts.points,
        }
        return Text("").join(
            self.amount(resource, count) for resource, count in counts.items() if count
        )

    def city(self, city: PrintedCity, *, lives: bool, style: str = "bold") -> Text:
        """A city and what it makes: `A 2c1s`, `b 1vr`; a small letter where nobody lives."""
        letter = city.letter if lives else city.letter.lower()
        text = Text.assemble((letter, style if lives else "dim"), " ", self.amounts(city))
        return text.append(self.voice.say("century-sign-recycling") if city.recycling else "")

    def label(self, tile: PrintedTile, amount: int = 0) -> str:
        """How a tile is called where there is little room: its number, or what it adds."""
        if tile.equipment is not None:
            return f"+{amount}"
        return str(tile.number) if tile.number else self.voice.say("century-sign-start")

    def impact(self, waste: int, pollution: int, flowers: int = 0) -> Text:
        """Waste and what happens to the environment: `▪2 -1`; a dash for neither."""
        parts = [f"{WASTE}{waste}"] if waste else []
        if pollution or flowers:
            parts.append(signed(flowers - pollution))
        return Text(" ".join(parts)) if parts else DASH.copy()

    def said(self, said: Said) -> str:
        """A sentence that the view carries, in words."""
        return self.voice.word(sentence_of(said))


def signed(number: int) -> str:
    """A number with its sign; 0 has none."""
    return f"{number:+}".replace("-", "−") if number else "0"
