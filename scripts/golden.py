"""Writes golden playthroughs anew, of all games or of those named. Only for changes on purpose.

Files that no way to play is written to any longer are deleted.
"""

import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

import tablee  # noqa: E402
from tablee.games import ROOMS  # noqa: E402
from tests.playthrough import golden_file, golden_setups, playthrough  # noqa: E402


def main() -> None:
    for game_id in sys.argv[1:] or ROOMS:
        setups = golden_setups(tablee.game(game_id))
        files = [golden_file(setup) for setup in setups]
        folder = files[0].parent
        folder.mkdir(parents=True, exist_ok=True)
        for stale in set(folder.iterdir()) - set(files):
            stale.unlink()
        for setup, path in zip(setups, files, strict=True):
            path.write_text(playthrough(setup), "utf-8")
            print(path.relative_to(ROOT))


if __name__ == "__main__":
    main()
