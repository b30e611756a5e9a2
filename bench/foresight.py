"""What it costs to tell what every answer would do, before one is given.

    python -m bench.foresight [--games 6] [--bot greedy]

Whole games of every room, for every seat count. At each decision, as a server does: the seat's
outlook is made and every legal action foreseen (a question); then one of them is looked at more
closely, with the view after it and the question that completes it (a foresee).
"""

import argparse
from random import Random
from time import process_time
from typing import Any

import tablee
from tablee.bots import Bot, bot
from tablee.core import Match
from tablee.driver import Outlook, ask

SEEDS = 1000


def measure(match: Match[Any], player: Bot, rng: Random) -> tuple[list[float], list[float], int]:
    """Seconds for each question and for each foresee of a match that is played out."""
    questions, looks, actions = [], [], 0
    while not match.over:
        seat = match.seats_to_act[0]
        start = process_time()
        outlook = Outlook.of(match, seat, rng)
        legal = outlook.state.legal(seat)
        for action in legal:
            outlook.foresee(action)
        questions.append(process_time() - start)
        actions += len(legal)
        chosen = rng.choice(legal)
        start = process_time()
        outlook.seen_after(chosen)
        following = outlook.after(chosen)
        if following is not None:
            for action in following.state.legal(seat):
                following.foresee(action)
        looks.append(process_time() - start)
        match.play(ask(player, match, seat, rng), seat)
    return questions, looks, actions


def figures(times: list[float]) -> str:
    """Mean, p99 and worst, in milliseconds."""
    ranked = sorted(times)
    shown = (sum(ranked) / len(ranked), ranked[len(ranked) * 99 // 100], ranked[-1])
    return " | ".join(f"{1000 * seconds:.2f}" for seconds in shown)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=6, help="for each seat count")
    parser.add_argument("--bot", default="greedy", help="who plays")
    arguments = parser.parse_args()
    player = bot(arguments.bot)
    print("| game | seats | questions | µs an action | question ms: mean | p99 | worst |", end="")
    print(" foresee ms: mean | p99 | worst |")
    print("|---|---|---|---|---|---|---|---|---|---|")
    for game_id in tablee.games():
        for seats in tablee.game(game_id).seats:
            questions: list[float] = []
            looks: list[float] = []
            actions = 0
            for seed in range(SEEDS, SEEDS + arguments.games):
                match = Match(tablee.game(game_id), seats, seed)
                asked, looked, offered = measure(match, player, Random(seed))
                questions += asked
                looks += looked
                actions += offered
            each = 1e6 * sum(questions) / actions
            print(f"| {game_id} | {seats} | {len(questions)} | {each:.0f} |", end="")
            print(f" {figures(questions)} | {figures(looks)} |", flush=True)


if __name__ == "__main__":
    main()
