"""Planter (R27-R31)."""

from tests.games.reykholt.second_reading import moments
from tests.games.reykholt.second_reading.asking import ask_openly
from tests.games.reykholt.second_reading.occasion import Occasion
from tests.games.reykholt.second_reading.possibility import Effect, plantings
from tests.games.reykholt.second_reading.table import Player, Table
from tests.games.second_reading.questions import Flow


def plant(table: Table, player: Player, effect: Effect, occasion: Occasion) -> Flow[None]:
    """R25: below the minimum all or nothing, above it as often as wished up to the maximum."""
    done = 0
    least = max(effect["min"], 1 if occasion.must else 0)
    while effect.get("max") is None or done < effect["max"]:
        ways = {
            f"plant {good} {player.number(greenhouse)}": (good, greenhouse)
            for good, greenhouse in plantings(player, effect, max(1, least - done))
        }
        if not ways:
            return
        enough = done >= least or (done == 0 and occasion.may_leave)
        answer = yield from ask_openly(table, player, [*ways, *(["enough"] if enough else [])])
        if answer is None:
            continue
        if answer == "enough":
            return
        good, greenhouse = ways[answer]
        player.stock[good] -= 1
        plots = greenhouse.kind.plots
        if effect.get("as_size"):
            plots = min(effect["as_size"], plots)
        greenhouse.goods[good] = plots
        done += 1
        if occasion.space is not None:
            occasion.space.deeds.add("plant")
        planted = Occasion(greenhouses=[greenhouse], good=good)
        yield from moments.moment(table, player, "own_plant", planted)
