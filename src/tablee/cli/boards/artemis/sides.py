"""A colony in a few lines."""

from rich.text import Text

from tablee.cli.boards.artemis.signs import Signs
from tablee.cli.boards.paragraphs import paragraph
from tablee.cli.boards.pointing import pointing
from tablee.cli.standings import mark
from tablee.games.artemis.view.shapes import Player, Printed


def side(
    player: Player, name: str, printed: Printed, signs: Signs, width: int, *, own: bool
) -> list[Text]:
    """Points and goods, dice in reserve, who is where; moves touch the reader's own alone."""
    say = signs.voice.say
    label = Text.assemble(mark(player.seat), " ", (name, "bold"))
    goods = [
        Text(say("artemis-points", points=player.score, forecast=player.forecast)),
        *(
            Text(say(f"holding-{good}", count=count))
            for good, count in (
                ("energy", player.energy),
                ("ore", player.ore),
                ("toolkits", player.toolkits),
                ("badges", player.badges),
            )
        ),
        Text(say("artemis-relief", space=player.relief)),
    ]
    if player.relic:
        goods.append(Text(say("view-relic")))
    if player.dice:
        dice = [(signs.face(face), f"die:{face}") for face in player.dice]
        goods.append(Text(" ").join(pointing(*die) if own else die[0] for die in dice))
    lines = paragraph(label, goods, width)
    crowd = signs.crowd(player.shelters, "shelters" if own else "")
    shelters = Text.assemble((say("view-shelters"), "dim"), " ", crowd)
    buildings = [
        Text.assemble(
            (f"{building.number} ", "dim"),
            (signs.building(building.id), "green" if building.full else ""),
            " ",
            signs.staff(building.colonists, printed.buildings[building.id]),
        )
        for building in player.buildings
    ]
    if own:
        pointing(shelters, "shelters")
        for building, drawn in zip(player.buildings, buildings, strict=True):
            pointing(drawn, f"building:{building.number}")
    if player.directive is not None:
        codes = [player.directive.kept] if player.directive.kept else player.directive.dealt
        titles = ", ".join(say(f"directive-{code}") for code in codes)
        buildings.append(Text.assemble((say("view-directive"), "dim"), " ", titles))
    return lines + paragraph(Text("  "), [shelters, *buildings], width, indent=4)
