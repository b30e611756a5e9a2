"""Writes golden playthroughs anew, of all games or of those named. Only for changes on purpose."""

import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

import tablee  # noqa: E402
from tests.playthrough import golden_file, golden_setups, playthrough  # noqa: E402


def main() -> None:
    for game_id in sys.argv[1:] or tablee.games():
        for setup in golden_setups(tablee.game(game_id)):
            path = golden_file(setup)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(playthrough(setup), "utf-8")
            print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()
