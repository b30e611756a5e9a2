"""What the first cards of the client name: read off its sources, so that nothing is said twice."""

import re
from pathlib import Path

GAMES = Path(__file__).parents[1] / "web" / "src" / "games"


def chapters(game_id: str) -> list[str]:
    """The chapters of a game that have a card of their own."""
    return re.findall(r"\bid: '([\w-]+)'", _source(game_id))


def pictured_rules(game_id: str) -> dict[str, str]:
    """The rules of a game that have a picture, each with its scene."""
    return dict(re.findall(r"\b(R\d+\w?): '([\w-]+)'", _source(game_id)))


def _source(game_id: str) -> str:
    return (GAMES / game_id / "primer.ts").read_text("utf-8")
