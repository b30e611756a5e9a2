"""How long the search for federations takes in positions from the end of recorded games.

    python -m bench.federations [--each]

Every player of every recorded game, at the end of rounds 5 and 6, with 4 to 12 satellites to spend;
first as the game stood, then as if no federation had been formed, which is harder. Then strong
empires laid out at random on the recorded maps of three and four players: without federations, and
after two.
"""

import argparse
from dataclasses import replace
from random import Random
from time import process_time

from tablee.games.gaia.box.hexes import GRIDS, HEX
from tablee.games.gaia.rules.federation.search import can_federate, federations
from tablee.kit.masks import bits, mask_of
from tests.games.gaia.test_federation_search import ORACLE, Position, position, recorded_games

BUDGETS = (4, 6, 8, 10, 12)


def late_positions(*, alone: bool) -> list[tuple[str, Position]]:
    """Positions and their names."""
    found = []
    for name, game in recorded_games():
        states = game["states"]
        ends = {state["round"]: at for at, state in enumerate(states)}
        for number in (5, 6):
            state = states[ends.get(number, -1)]
            for seat, player in enumerate(state["players"]):
                formed = player["fc"]
                there = position(game["head"], state, seat, formed, alone=alone)
                found.append((f"{name} round {number} {player['f']}", there))
    return found


def empires() -> list[tuple[str, Position]]:
    """Thirteen to eighteen structures worth about 25, each within three steps of another."""
    found = []
    for name, game in recorded_games():
        head = game["head"]
        if len(head["map"]) < 190:
            continue
        rng = Random(name)
        grid = GRIDS[10]
        planets = mask_of(HEX[q, r] for q, r, planet, _ in head["map"] if planet != "e")
        for number in range(2):
            nodes = 1 << rng.choice(list(bits(planets)))
            reach = rng.choice((2, 3, 3))
            for _ in range(rng.randint(12, 17)):
                near = 0
                for node in bits(nodes):
                    near |= grid.disks[reach][node]
                near &= planets & ~nodes
                if near:
                    nodes |= 1 << rng.choice(list(bits(near)))
            values = [0] * grid.size
            worth = [3, 3, 3, 2, 2, 2, 2, *[1] * 11]
            for index, node in enumerate(rng.sample(list(bits(nodes)), nodes.bit_count())):
                values[node] = worth[index]
            there = Position(grid, nodes, values, grid.all & ~planets, 7, 0, 0)
            found.append((f"{name} empire {number}", there))
    return found


def after_two(positions: list[tuple[str, Position]]) -> list[tuple[str, Position]]:
    """The same once the first federations that six satellites allow are formed (R73)."""
    found = []
    for name, there in positions:
        nodes, space = there.nodes, there.open_space
        for _ in range(2):
            listed = federations(there.grid, nodes, there.values, space, there.need, 6)
            if listed:
                first = listed[0]
                banned = there.grid.around(first.nodes | first.satellites)
                nodes &= ~banned
                space &= ~banned
        found.append((name, replace(there, nodes=nodes, open_space=space)))
    return found


def show(title: str, times: list[float], counts: list[int], names: list[str]) -> None:
    ranked = sorted(times)
    slowest = max(range(len(times)), key=times.__getitem__)
    print(
        f"{title}: p50 {ranked[len(ranked) // 2] * 1e3:.3f} ms, "
        f"p90 {ranked[len(ranked) * 90 // 100] * 1e3:.3f} ms, "
        f"p99 {ranked[len(ranked) * 99 // 100] * 1e3:.3f} ms, max {ranked[-1] * 1e3:.3f} ms "
        f"({names[slowest]}, {counts[slowest]} federations), mean "
        f"{sum(times) / len(times) * 1e3:.3f} ms"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--each", action="store_true", help="a line for each budget")
    arguments = parser.parse_args()
    if not ORACLE.is_dir():
        raise SystemExit("The recorded games are not here.")
    for title, positions in (
        ("as the games stood", late_positions(alone=False)),
        ("as if no federation had been formed", late_positions(alone=True)),
        ("empires at random", empires()),
        ("empires after two federations", after_two(empires())),
    ):
        print(title)
        for budgets in [(budget,) for budget in BUDGETS] if arguments.each else [BUDGETS]:
            times: list[float] = []
            asked: list[float] = []
            counts: list[int] = []
            names: list[str] = []
            for name, there in positions:
                for budget in budgets:
                    given = (
                        there.grid,
                        there.nodes,
                        there.values,
                        there.open_space,
                        there.need,
                        budget,
                        there.anchor,
                        there.anchor_value,
                    )
                    start = process_time()
                    possible = can_federate(*given)
                    asked.append(process_time() - start)
                    start = process_time()
                    listed = federations(*given)
                    times.append(process_time() - start)
                    assert possible is bool(listed)
                    counts.append(len(listed))
                    names.append(f"{name} budget {budget}")
            ranked = sorted(counts)
            print(f" budgets {budgets}: {len(times)} cases, {sum(map(bool, counts))} with some")
            print(
                f"  federations: p50 {ranked[len(ranked) // 2]}, "
                f"p99 {ranked[len(ranked) * 99 // 100]}, max {ranked[-1]}"
            )
            show("  federations()", times, counts, names)
            show("  can_federate()", asked, counts, names)


if __name__ == "__main__":
    main()
