"""Writes the golden playthroughs anew. Run it only when behaviour changed on purpose."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

import tablee
from tests.playthrough import golden_file, golden_setups, playthrough


def main() -> None:
    for game_id in tablee.games():
        for setup in golden_setups(tablee.game(game_id)):
            path = golden_file(setup)
            path.parent.mkdir(exist_ok=True)
            path.write_text(playthrough(setup), "utf-8")
            print(path.name)


if __name__ == "__main__":
    main()
