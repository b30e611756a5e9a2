"""Writes our own recorded games of Gaia Project anew (tests/games/gaia/games).

python scripts/record_gaia.py

Run it only when behaviour changed on purpose. Bots play each line-up several times, and the game
that shows most of what no game before it shows is kept, with its figures after every line.
"""

import sys
from pathlib import Path
from random import Random

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tablee.bots.greedy import Greedy  # noqa: E402
from tablee.core import Action, Match  # noqa: E402
from tablee.driver import ask  # noqa: E402
from tablee.games.gaia import actions as act  # noqa: E402
from tablee.games.gaia.bgs.lines import FACTION_NAMES  # noqa: E402
from tablee.games.gaia.bgs.writer import write_game  # noqa: E402
from tablee.games.gaia.box.components import INSTITUTE, NAVIGATION  # noqa: E402
from tablee.games.gaia.game import SETUP_WORD  # noqa: E402
from tablee.games.gaia.state import GaiaState  # noqa: E402
from tests.games.gaia.games import own  # noqa: E402
from tests.games.gaia.oracle import gaia  # noqa: E402

TRIES = 30
LINE_UPS = (
    ("taklons", "ivits"),
    ("itars", "terrans"),
    ("nevlas", "firaks"),
    ("ambas", "firaks", "lantids"),
    ("gleens", "bescods", "nevlas"),
    ("ivits", "terrans", "taklons"),
    ("hadsch-hallas", "geodens", "xenos", "itars"),
    ("baltaks", "lantids", "bescods", "ambas"),
)
#: What bots seldom choose by themselves, and what games should show.
SELDOM = (
    act.Federate,
    act.TakeAdvanced,
    act.UseBoard,
    act.UseSpecial,
    act.StartProject,
    act.Exchange,
)
#: Kinds of command worth several others.
RARE = {
    "brainstone discard",
    "brainstone gaia",
    "lostPlanet",
    "special down-lab",
    "spend tg tech",
    "swap-PI",
    "tech adv",
}


def choose(match: Match[GaiaState], rng: Random) -> Action:
    """Mostly what the greedy bot would play, often something rare, now and then anything."""
    legal = match.legal()
    luck = rng.random()
    great = [action for action in legal if is_great(action)]
    if great and luck < 0.7:
        return rng.choice(great)
    rare = [action for action in legal if isinstance(action, SELDOM)]
    if rare and luck < 0.5:
        return rng.choice(rare)
    if luck > 0.95:
        other = [action for action in legal if not isinstance(action, act.Pass)]
        return rng.choice(other or legal)
    return ask(Greedy(), match, match.seats_to_act[0], rng)


def is_great(action: Action) -> bool:
    """A step towards the Lost Planet, an advanced tile or what an institute gives."""
    if isinstance(action, act.Research | act.Advance):
        return action.index == NAVIGATION
    if isinstance(action, act.Upgrade):
        return action.structure == INSTITUTE
    return isinstance(action, act.TakeAdvanced)


def play(line_up: tuple[str, ...], word: str) -> Match[GaiaState]:
    """A whole game of these factions."""
    rng = Random(word)
    match = Match(gaia(), len(line_up), seed=word, options={SETUP_WORD: word})
    for faction in line_up:
        match.play(act.PLAY_FACTION[FACTION_NAMES.index(faction)])
    while not match.over:
        match.play(choose(match, rng))
    return match


def worth(new: set[str]) -> int:
    """How much a game shows that no game before it shows."""
    return len(new) + 4 * len(new & RARE)


def main() -> None:
    shown: set[str] = set()
    own.FOLDER.mkdir(exist_ok=True)
    for number, line_up in enumerate(LINE_UPS, start=1):
        tries = [write_game(play(line_up, f"own-{number}-{turn}")) for turn in range(TRIES)]
        lines = max(tries, key=lambda tried: worth(own.features(tried) - shown))
        shown |= own.features(lines)
        path = own.FOLDER / f"{len(line_up)}-{'-'.join(line_up)}.jsonl.gz"
        own.store(path, lines)
        print(path.relative_to(ROOT), len(lines), "lines,", path.stat().st_size, "bytes")
    print(len(shown), "kinds of command:", ", ".join(sorted(shown)))


if __name__ == "__main__":
    main()
