"""Ratings: how strong each bot is, from the places of all games (openskill)."""

from collections.abc import Iterable

from openskill.models import PlackettLuce, PlackettLuceRating

from tablee.arena.played import Played
from tablee.arena.statistics import Interval, Z


def rate(games: Iterable[Played]) -> dict[str, Interval]:
    """The rating of everybody who met somebody else, opponents of the game included.

    The games are taken in the order of their numbers, whatever order they ended in. A bot in
    several seats is one player: the verdicts of its seats are averaged.
    """
    model = PlackettLuce()
    ratings: dict[str, PlackettLuceRating] = {}
    for game in sorted(games, key=lambda game: game.number):
        names = [entry.name for entry in game.entries]
        if len(set(names)) < 2:
            continue
        teams = [[ratings.get(name) or model.rating()] for name in names]
        rated = model.rate(teams, ranks=[float(entry.place) for entry in game.entries])
        for name in dict.fromkeys(names):
            mine = [team[0] for team, its in zip(rated, names, strict=True) if its == name]
            mu = sum(rating.mu for rating in mine) / len(mine)
            sigma = sum(rating.sigma for rating in mine) / len(mine)
            ratings[name] = model.rating(mu, sigma)
    return {
        name: Interval(rating.mu, rating.mu - Z * rating.sigma, rating.mu + Z * rating.sigma)
        for name, rating in ratings.items()
    }
