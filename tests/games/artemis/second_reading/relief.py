"""La Piste de secours (R72-R75)."""

from tests.games.artemis.second_reading.bag import draw_colonist
from tests.games.artemis.second_reading.colony import gain, gain_colonist, train
from tests.games.artemis.second_reading.components import relief_track
from tests.games.artemis.second_reading.table import Player, Table
from tests.games.second_reading.questions import Ask, Flow


def relief_step(table: Table, player: Player) -> Flow[None]:
    """One space on, and the reward of that space or of any passed; nothing at the end (R73)."""
    if player.relief == len(relief_track()):
        return
    player.relief += 1
    space = 1
    if player.relief > 1:
        reached = [f"relief {number}" for number in range(1, player.relief + 1)]
        space = int((yield Ask(player.seat, reached)).split()[1])
    reward = relief_track()[space - 1]
    gain(player, reward)
    for _ in range(reward.get("colonists", 0)):
        kind = yield from draw_colonist(table)
        if kind is not None:
            yield from gain_colonist(player, kind)
    if reward.get("training"):
        yield from train(table, player)
