"""The page: its head, the table of players, and a section for each question a reader has."""

from collections.abc import Iterable, Iterator
from html import escape
from importlib.resources import files

from tablee.arena.report.sections import SECTIONS
from tablee.arena.report.speaker import Speaker, duration, name_of, numbers, percents
from tablee.arena.results import Player, Results
from tablee.arena.statistics import quantile
from tablee.core.options import write


def report(results: Results, speaker: Speaker) -> str:
    """The whole page."""
    title = speaker.say("arena-title", game=results.plan.open_game().title)
    top = [f'<p class="lead">{escape(lead(results, speaker))}</p>', _players(results, speaker)]
    sections = [section(results, speaker) for section in SECTIONS]
    return page(speaker, title, top, [*sections, making(results, speaker)])


def page(speaker: Speaker, title: str, top: Iterable[str], sections: Iterable[str]) -> str:
    """A page that needs nothing else: what stands at its top, and sections side by side."""
    style = files("tablee.arena").joinpath("report", "style.css").read_text("utf-8")
    return "\n".join(
        [
            f'<!doctype html>\n<html lang="{speaker.lang}">\n<head>',
            '<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>{escape(title)}</title>\n<style>\n{style}</style>\n</head>\n<body>",
            f"<h1>{escape(title)}</h1>",
            *filter(None, top),
            "<main>",
            *filter(None, sections),
            "</main>\n</body>\n</html>\n",
        ]
    )


def lead(results: Results, speaker: Speaker) -> str:
    """What was played, in a sentence or two."""
    return speaker.say(
        "arena-lead",
        games=len(results.games),
        seats=results.plan.seats,
        length=speaker.number(quantile(results.lengths, 0.5)),
        answers=speaker.number(quantile(results.branching, 0.5)),
    )


def _players(results: Results, speaker: Speaker) -> str:
    heads = ("player", "played", "wins", "points", "median", "rating", "thinking", "slowest")
    cells = "".join(f"<th>{escape(speaker.say(f'arena-{head}'))}</th>" for head in heads)
    rows = "".join(_row(results, speaker, player) for player in results.players)
    note = escape(speaker.say("arena-intervals"))
    return (
        f'<section class="wide"><h2>{escape(speaker.say("arena-players"))}</h2>'
        f'<p class="note">{note}</p><div class="scroll"><table><thead><tr>{cells}</tr></thead>'
        f"<tbody>{rows}</tbody></table></div></section>"
    )


def _row(results: Results, speaker: Speaker, player: Player) -> str:
    colour = results.players.index(player)
    thinks = bool(player.thinking)
    cells = (
        str(player.games),
        percents(speaker, player.wins),
        numbers(speaker, player.points),
        speaker.number(player.median),
        numbers(speaker, player.rating) if player.rating else "",
        duration(speaker, quantile(player.thinking, 0.5)) if thinks else "",
        duration(speaker, quantile(player.thinking, 0.99)) if thinks else "",
    )
    name = f'<span class="key c{colour}"></span>{escape(name_of(speaker, player.name))}'
    return f"<tr><td>{name}</td>{''.join(f'<td>{escape(cell)}</td>' for cell in cells)}</tr>"


def making(results: Results, speaker: Speaker) -> str:
    """All that is needed to play the same games again."""
    pairs = "".join(
        f"<dt>{escape(speaker.say(f'arena-{name}'))}</dt><dd>{escape(value)}</dd>"
        for name, value in _facts(results)
    )
    return f"<section><h2>{escape(speaker.say('arena-plan'))}</h2><dl>{pairs}</dl></section>"


def _facts(results: Results) -> Iterator[tuple[str, str]]:
    plan = results.plan
    yield "game", f"{plan.game}, {plan.rules}, {plan.edition}"
    yield "bots", ", ".join(plan.bots)
    yield "seats-count", str(plan.seats)
    yield "games-count", str(plan.games)
    yield "seed", str(plan.seed)
    usual = {option.name: option.default for option in plan.open_game().options}
    chosen = [(name, value) for name, value in plan.options.items() if value != usual[name]]
    if chosen:
        yield "options", ", ".join(f"{name}={write(value)}" for name, value in chosen)
