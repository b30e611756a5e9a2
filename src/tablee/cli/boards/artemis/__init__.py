"""The board of The Artemis Project: the round, the seven regions, then the colonies.

Every region and every colony is a paragraph: on fewer columns it has more lines, none is cut.
"""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from rich.console import Group, RenderableType
from rich.text import Text

from tablee.cli.boards.artemis.regions import regions
from tablee.cli.boards.artemis.sides import side
from tablee.cli.boards.artemis.signs import Signs
from tablee.cli.boards.paragraphs import paragraph
from tablee.cli.table.moves import Offered
from tablee.cli.voice import Voice
from tablee.core import Game, Seat
from tablee.games.artemis.box.components import ROUNDS
from tablee.games.artemis.view import ArtemisView


def draw(
    game: Game[Any],
    seen: Struct,
    names: Sequence[str],
    voice: Voice,
    width: int,
    *,
    reader: Seat | None,
    offered: Offered,
) -> RenderableType:
    """The table as one seat sees it."""
    assert isinstance(seen, ArtemisView)
    signs = Signs(voice)
    lines = [*_round(seen, signs, width), *regions(seen, signs, width), Text()]
    # The reader's own colony first, the others in the order of play.
    seats = len(seen.players)
    for step in range(seats):
        seat = (step + (reader or 0)) % seats
        player, own = seen.players[seat], seat == reader
        lines += side(player, names[seat], seen.printed, signs, width, own=own)
    legend = voice.say("artemis-legend").split("   ")
    lines += paragraph(Text(), [Text.styled(part, "dim") for part in legend], width)
    return Group(*lines)


def _round(view: ArtemisView, signs: Signs, width: int) -> list[Text]:
    """Round and phase, who begins, and the event with its letter."""
    say = signs.voice.say
    parts = [
        Text(say("artemis-round", round=view.round, rounds=ROUNDS), style="bold"),
        Text(say(f"artemis-phase-{view.phase}")),
    ]
    if view.seats > 1:
        parts.append(Text.assemble(say("artemis-first"), " ", signs.owner(view.first, None)))
    if view.event is not None:
        event = say(f"happening-{view.event.id}")
        parts.append(Text(say("artemis-event", event=event, letter=view.event.letter)))
    for drone in view.drones:
        dice = Text(" ").join(signs.face(face) for face in drone.dice)
        region = say(f"view-{_field(drone.region)}")
        planned = say("artemis-drone", drone=drone.number, region=region)
        parts.append(Text.assemble(signs.owner(None, drone.number), " ", planned, " ", dice))
    return paragraph(Text(), parts, width, between="   ")


def _field(region: str) -> str:
    """The view calls Basecamp by its cards."""
    return "expeditions" if region == "basecamp" else region
