"""Dice, colonists and buildings in a few signs."""

from collections.abc import Iterable, Mapping

from rich.text import Text

from tablee.cli.boards.pointing import pointing
from tablee.cli.standings import mark, opponent_mark
from tablee.cli.voice import Voice
from tablee.games.artemis.box.components import COLONISTS, BuildingCode, Colonist
from tablee.games.artemis.view.shapes import Die, PrintedBuilding

STYLES: Mapping[Colonist, str] = {
    "pioneer": "navajo_white3",
    "engineer": "steel_blue1",
    "marine": "indian_red",
    "steward": "medium_purple1",
}
#: A slot that nobody fills.
EMPTY = "·"


class Signs:
    """Draws pieces in the words of one language."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice

    def colonist(self, kind: Colonist) -> Text:
        """A letter in the colour of the type."""
        return Text.styled(self.voice.say(f"artemis-sign-{kind}"), STYLES[kind])

    def crowd(self, colonists: Mapping[Colonist, int], place: str = "") -> Text:
        """Colonists by type: `3P 1E`; a dash for nobody. Moves touch those of a named place."""
        here = [(kind, colonists[kind]) for kind in COLONISTS if colonists[kind]]
        if not here:
            return Text.styled("–", "dim")
        drawn = [
            (Text.assemble(str(number), self.colonist(kind)), f"{place}:{kind}")
            for kind, number in here
        ]
        return Text(" ").join(pointing(*one) if place else one[0] for one in drawn)

    def face(self, face: int) -> Text:
        """A die in reserve."""
        return Text(f"[{face}]", style="bold")

    def owner(self, seat: int | None, drone: int | None) -> Text:
        """The coloured shape of a seat or a drone."""
        return mark(seat) if seat is not None else opponent_mark((drone or 1) - 1)

    def die(self, die: Die) -> Text:
        """A die on the board."""
        return Text.assemble(self.owner(die.seat, die.drone), (str(die.face), "bold"))

    def dice(self, dice: Iterable[Die]) -> list[Text]:
        """Dice in their order; a dash where there is none."""
        return [self.die(die) for die in dice] or [Text.styled("–", "dim")]

    def building(self, code: BuildingCode) -> str:
        """The name of a building."""
        return self.voice.say(f"building-{code}")

    def slots(self, printed: PrintedBuilding) -> Text:
        """What an empty building asks for: `(P *)`, a star takes anybody."""
        kinds = [self.colonist(kind) for kind in COLONISTS for _ in range(printed.slots[kind])]
        kinds += [Text("*")] * printed.any
        return Text.assemble("(", Text(" ").join(kinds), ")")

    def staff(self, colonists: Mapping[Colonist, int], printed: PrintedBuilding) -> Text:
        """Who is in a building, and a dot for each free slot."""
        inside = [self.colonist(kind) for kind in COLONISTS for _ in range(colonists[kind])]
        size = sum(printed.slots.values()) + printed.any
        inside += [Text(EMPTY)] * (size - len(inside))
        return Text.assemble("[", Text(" ").join(inside), "]")
