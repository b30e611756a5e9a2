"""Goods, greenhouses and what spaces do, in a few signs."""

from collections.abc import Mapping, Sequence

from rich.text import Text

from tablee.cli.boards.pointing import pointing
from tablee.cli.voice import Voice
from tablee.games.reykholt.box.components import GOODS, LETTERS, SIZES, Good
from tablee.games.reykholt.view.shapes import Goods, Greenhouse, Part, Sign
from tablee.kit.said import Said, sentence_of

STYLES: Mapping[Good, str] = {
    "tomato": "indian_red1",
    "lettuce": "green3",
    "mushroom": "tan",
    "cauliflower": "bold",
    "carrot": "dark_orange",
}
#: A plot where nothing grows.
EMPTY = "·"
GREENHOUSE = "⌂"
DASH = Text.styled("–", "dim")


class Signs:
    """Draws pieces in the words of one language."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice

    def good(self, good: Good) -> Text:
        """A letter in the colour of the good."""
        return Text.styled(LETTERS[GOODS.index(good)], STYLES[good])

    def number_of(self, good: Good, count: int) -> Text:
        """So many of a good: `3T`."""
        return Text.assemble(str(count), self.good(good))

    def goods(self, goods: Goods, *, pointed: bool = False) -> Text:
        """Goods by type: `3T 1L`; a dash for nothing."""
        here = [
            pointing(drawn, f"good:{good}") if pointed else drawn
            for good in GOODS
            if goods.get(good)
            for drawn in [self.number_of(good, goods[good])]
        ]
        return Text(" ").join(here) if here else DASH.copy()

    def greenhouse(self, greenhouse: Greenhouse) -> Text:
        """What grows in a greenhouse, with a dot for each empty plot: `[T T · ·]`."""
        inside = [self.good(good) for good in GOODS for _ in range(greenhouse.goods.get(good, 0))]
        inside += [Text(EMPTY)] * (greenhouse.plots - len(inside))
        return Text.assemble("[", Text(" ").join(inside), "]")

    def parts(self, parts: Sequence[Part]) -> Text:
        """What a space does: `1T + plant 1`, `-⌂ → ▸1`."""
        return Text(" + ").join(self._branches(part) for part in parts)

    def _branches(self, part: Part) -> Text:
        return Text(" | ").join(
            Text(" ").join(self._sign(sign) for sign in signs) for signs in part.branches
        )

    def _sign(self, sign: Sign) -> Text:
        if sign.kind == "good" and sign.good is not None:
            return self.number_of(sign.good, sign.most)
        if sign.kind == "greenhouse":
            return Text(_greenhouses(sign))
        words = self.voice.say(f"reykholt-sign-{sign.kind}", number=_number(sign))
        return Text(words)

    def said(self, said: Said) -> str:
        """A sentence that the view carries, in words."""
        return self.voice.word(sentence_of(said))


def _greenhouses(sign: Sign) -> str:
    """Greenhouses of one's choice, of these sizes if not of all: `⌂5/6`."""
    sizes = "/".join(map(str, sign.plots)) if len(sign.plots) < len(SIZES) else ""
    return GREENHOUSE + sizes + (f"×{sign.most}" if sign.most > 1 else "")


def _number(sign: Sign) -> str:
    """How often, or how many: `1`, `1-2`, `2+`."""
    if not sign.most:
        return f"{sign.least}+"
    is_range = sign.kind == "plant" and sign.least < sign.most
    return f"{sign.least}-{sign.most}" if is_range else str(sign.most)
