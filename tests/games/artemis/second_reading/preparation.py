"""MISE EN PLACE and PRÉPARATION DU PLATEAU DE JEU (R1-R20, R129, R130)."""

from tests.games.artemis.second_reading.bag import add_to_doorstep, draw_colonist
from tests.games.artemis.second_reading.components import (
    BUILDINGS,
    COLONISTS,
    DIRECTIVES,
    EDITION,
    EVENTS,
    EXPEDITIONS,
    KINDS,
    OCEAN,
    RELIC_EVENT,
    RELIC_EXPEDITIONS,
    rewards,
)
from tests.games.artemis.second_reading.events import resolve_event
from tests.games.artemis.second_reading.table import (
    Expedition,
    Player,
    Table,
    Tile,
    nobody,
)
from tests.games.second_reading.questions import Ask, Draw, Flow, Together


def set_out(seats: int, options: dict[str, bool | int | str]) -> Table:
    """The table before anything is drawn (R1-R6)."""
    table = Table([Player(seat) for seat in range(seats)], options)
    for kind in KINDS:
        table.academy_stock[kind] = COLONISTS["academy"][kind]
        table.bag[kind] = COLONISTS["total"][kind] - COLONISTS["academy"][kind]
    table.bag["pioneer"] -= table.n
    for player in table.players:
        player.shelters["pioneer"] = 1
    table.piles = dict.fromkeys(BUILDINGS, EDITION["buildings"]["copies"])
    if table.n == 2:
        for pile in ("ocean", "surface"):
            table.piles[EDITION["two_players"][pile]] -= int(options["r3_copies_removed"])
    relic = options["relic"]
    table.expedition_deck = [card for card in EXPEDITIONS if relic or card not in RELIC_EXPEDITIONS]
    table.event_deck = [card for card in EVENTS if relic or card != RELIC_EVENT]
    return table


def draw_first_player(table: Table) -> Flow[None]:
    """R7; alone there is nothing to draw (R125)."""
    if not table.solo:
        seats = [str(player.seat) for player in table.players]
        table.first = int((yield Draw("first", lambda seat: seat in seats)))


def deal_directives(table: Table) -> Flow[None]:
    """R129: three cards each, one is kept, secretly and at the same time."""
    letters = dict(zip("abcdefghijklmno", DIRECTIVES, strict=True))

    def possible(text: str) -> bool:
        hands = text.split()
        dealt = "".join(hands)
        return (
            [len(hand) for hand in hands] == [EDITION["directives"]["dealt"]] * len(table.players)
            and len(set(dealt)) == len(dealt)
            and set(dealt) <= set(letters)
        )

    hands = (yield Draw("directives", possible)).split()

    def keep(player: Player, hand: str) -> Flow[None]:
        answer = yield Ask(player.seat, [f"keep {letters[letter]}" for letter in hand])
        player.directive = answer.split()[1]

    yield Together([keep(player, hands[player.seat]) for player in table.turn_order])


def prepare_board(table: Table) -> Flow[None]:
    """R9-R20, at the start of the game and of every new round."""
    table.round += 1
    table.phase, table.region = "preparation", None
    table.harder, table.discount, table.price = 0, 0, EDITION["doorstep"]["price"]
    table.plans, table.set_aside = [], []
    yield from prepare_basecamp(table)
    bonus = 0 if table.options["hard_mode"] else EDITION["preparation"]["bonus"]
    cards = [EXPEDITIONS[expedition.card] for expedition in table.expeditions]
    table.vents = sum(card["energy"] for card in cards) + bonus
    table.quarry = sum(card["ore"] for card in cards) + bonus
    for _ in range(table.n):
        if len(table.gantry) < EDITION["preparation"]["gantry_limit"]:
            table.gantry.append(Tile((yield from draw_tile(table))))
    yield from add_to_doorstep(table, table.n + bonus)
    yield from reveal_event(table)


def prepare_basecamp(table: Table) -> Flow[None]:
    for old in table.expeditions:  # R12
        for kind in KINDS:
            table.discarded[kind] += old.colonists[kind]
        table.expedition_discards.append(old.card)
    table.expeditions = []
    for _ in range(table.n - 1):
        if not table.expedition_deck:
            reshuffle(table)
        card = yield Draw("reveal", lambda card: card in table.expedition_deck)
        table.expedition_deck.remove(card)
        expedition = Expedition(card, nobody())
        table.expeditions.append(expedition)
        for reward in rewards(card):  # R11
            for _ in range(reward.get("colonists", 0)):
                drawn = yield from draw_colonist(table)
                if drawn is not None:
                    expedition.colonists[drawn] += 1
            if reward.get("building"):
                expedition.building = yield from draw_tile(table)


def reshuffle(table: Table) -> None:
    """R10."""
    table.expedition_deck, table.expedition_discards = table.expedition_discards, []


def draw_tile(table: Table) -> Flow[str]:
    """R15: rounds 1 to 3 take from the ocean pile, the others from the surface pile."""

    def possible(kind: str) -> bool:
        return table.piles.get(kind, 0) > 0 and (kind in OCEAN) == (table.round <= 3)

    kind = yield Draw("tile", possible)
    table.piles[kind] -= 1
    return kind


def reveal_event(table: Table) -> Flow[None]:
    """R19: "!" happens at once."""
    if table.event is not None:
        table.past_events.append(table.event)
    table.event = yield Draw("event", lambda card: card in table.event_deck)
    table.event_deck.remove(table.event)
    if EVENTS[table.event]["letter"] == "!":
        yield from resolve_event(table)
