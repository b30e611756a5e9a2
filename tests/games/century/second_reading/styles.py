"""How the answers of a compared game are chosen, so that rare rules come up too."""

from dataclasses import dataclass, field
from random import Random

from tests.games.century.second_reading.network import share_a_side
from tests.games.century.second_reading.table import Place, Player, Table


@dataclass(frozen=True)
class Style:
    """How likely each verb is, and what is chosen within one."""

    weights: dict[str, float] = field(default_factory=dict)
    #: How likely a bid is to be one more than the least, and again.
    daring: float = 0.3
    #: How often a bid is the highest that can be made, or one less.
    all_in: float = 0.02
    #: The technologies it looks for, by effects; equipment has none.
    wishes: frozenset[str] = frozenset()
    #: How often it lays a tile beside as many others as it can.
    compact: float = 0.5


#: Answers that leave something undone.
IDLE = {"decline": 0.1, "done": 0.15, "keep": 0.2}
RAILWAY = frozenset({"bridge", "locomotive"})
STYLES: dict[str, Style] = {
    #: Low bids, and many passes.
    "thrifty": Style({**IDLE, "raise": 1, "pass": 2, "quit": 0.3, "lot": 3}, daring=0.1),
    #: Never stops raising.
    "landlord": Style({**IDLE, "raise": 6, "pass": 1, "quit": 0.1, "lot": 9}, daring=0.05),
    #: Quits at once and keeps coins and science, to bid high in the end.
    "hoarder": Style(
        {"quit": 5, "lot": 0.5, "raise": 0.2, "pass": 1, "decline": 2, "done": 1, "keep": 1},
        daring=0.7,
        all_in=0.3,
    ),
    #: Wins land, and bids all or nearly all against catastrophes.
    "gambler": Style(
        {**IDLE, "quit": 1, "lot": 5, "raise": 0.3, "pass": 3, "decline": 2},
        daring=0.2,
        all_in=0.8,
    ),
    "engineer": Style({**IDLE, "quit": 2, "decline": 0.02}, wishes=RAILWAY, compact=0.9),
    #: Equipment, and land around it.
    "builder": Style(
        {**IDLE, "raise": 2, "decline": 0.02}, wishes=frozenset({"equipment"}), compact=0.95
    ),
    "inventor": Style(
        {**IDLE, "quit": 1.5, "decline": 0.02},
        wishes=frozenset(
            {"workers", "waste_transport", "recycling", "depollution", "quality_of_life"}
            | {"sorting_centre"}
        ),
    ),
}
NAMES = ["anything", "mixed", *STYLES]
#: How often a wish is followed.
LIKING = 0.8


def choose(rng: Random, style: str, table: Table, seat: int, legal: list[str]) -> str:
    """Sorted answers, one of which is given."""
    if style == "anything":
        return rng.choice(legal)
    if style == "mixed":
        # Another neighbour for every style in every round.
        names = list(STYLES)
        style = names[(seat * (1 + table.round) + len(table.box.columns)) % len(names)]
    return choose_by(rng, STYLES[style], table, table.players[seat], legal)


def choose_by(rng: Random, style: Style, table: Table, player: Player, legal: list[str]) -> str:
    verbs = sorted({answer.split()[0] for answer in legal})
    (verb,) = rng.choices(verbs, [style.weights.get(verb, 1) for verb in verbs])
    answers = [answer for answer in legal if answer.split()[0] == verb]
    if verb in ("bid", "raise"):
        return number(rng, style, answers)
    liked = [answer for answer in answers if likes(style, table, player, answer)]
    if liked and rng.random() < (style.compact if verb == "cell" else LIKING):
        return rng.choice(liked)
    return rng.choice(answers)


def number(rng: Random, style: Style, answers: list[str]) -> str:
    rising = sorted(answers, key=lambda answer: int(answer.split()[1]))
    if rng.random() < style.all_in:
        return rng.choice(rising[-2:])
    index = 0
    while index < len(rising) - 1 and rng.random() < style.daring:
        index += 1
    return rising[index]


def likes(style: Style, table: Table, player: Player, answer: str) -> bool:
    verb, _, what = answer.partition(" ")
    match verb:
        case "buy":
            technology = table.box.technologies[what]
            kinds = {effect.kind for effect in technology.effects}
            return bool(
                style.wishes & (kinds | ({"equipment"} if technology.is_equipment else set()))
            )
        case "cell":
            x, _, y = what.partition(",")
            here = Place(table.box.tiles["start"], (int(x), int(y)), 0)
            return sum(share_a_side(here, place) for place in player.country) > 1 or (
                len(player.country) < 4
                and any(share_a_side(here, place) for place in player.country)
            )
    return False
