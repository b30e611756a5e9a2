"""Where a player's colonists are, and where there is room for them (R23, R30)."""

from tablee.core import Seat
from tablee.games.artemis.actions import IN_SHELTERS
from tablee.games.artemis.box.components import (
    EXPEDITION_HUB,
    NOBODY,
    NONE,
    PIONEER,
    Counts,
)
from tablee.games.artemis.state import ArtemisState
from tablee.games.artemis.state.counts import added, fits, has_room, more, total
from tablee.games.artemis.state.player import Player


def inhabitants(player: Player, place: int) -> Counts:
    """The colonists at a place: the Shelters, or a building counted from 1."""
    return player.shelters if place == IN_SHELTERS else player.buildings[place - 1][1]


def set_inhabitants(player: Player, place: int, inside: Counts) -> None:
    """These colonists and no others are there."""
    if place == IN_SHELTERS:
        player.shelters = inside
        return
    buildings = player.buildings
    kind = buildings[place - 1][0]
    player.buildings = (*buildings[: place - 1], (kind, inside), *buildings[place:])


def put(player: Player, place: int, kind: int, number: int = 1) -> None:
    """So many colonists more (fewer, if negative) are at a place."""
    set_inhabitants(player, place, more(inhabitants(player, place), kind, number))


def accepts(state: ArtemisState, player: Player, place: int, inside: Counts) -> bool:
    """Whether these colonists find slots there; the Shelters have no limit (R24)."""
    return place == IN_SHELTERS or fits(state.box.kinds[player.buildings[place - 1][0]], inside)


def places_with_room(state: ArtemisState, player: Player, kind: int) -> list[int]:
    """R23: the buildings, counted from 1, with a slot for that colonist."""
    kinds = state.box.kinds
    return [
        index + 1
        for index, (building, inside) in enumerate(player.buildings)
        if has_room(kinds[building], inside, kind)
    ]


def is_full(state: ArtemisState, player: Player, building: int) -> bool:
    """R23: as many occupants as slots; buildings count from 0 here."""
    kind, inside = player.buildings[building]
    return total(inside) == state.box.kinds[kind].size


def full_buildings(state: ArtemisState, player: Player, kind: int) -> list[int]:
    """The full buildings of one kind, counted from 0."""
    return [
        index
        for index, (own, _) in enumerate(player.buildings)
        if own == kind and is_full(state, player, index)
    ]


def hubs(player: Player) -> list[int]:
    """The places that are Expedition Hubs, full or not (R35)."""
    return [index + 1 for index, (kind, _) in enumerate(player.buildings) if kind == EXPEDITION_HUB]


def stationed(player: Player) -> list[tuple[int, int]]:
    """Type and place of whoever is in Shelters or buildings, each pair once."""
    return [
        (kind, place)
        for place in range(len(player.buildings) + 1)
        for kind, number in enumerate(inhabitants(player, place))
        if number
    ]


def settled(player: Player) -> Counts:
    """All colonists in Shelters and buildings."""
    found = player.shelters
    for _, inside in player.buildings:
        found = added(found, inside)
    return found


def away(state: ArtemisState, seat: Seat, card: int) -> Counts:
    """The seat's colonists out on one expedition."""
    found = NOBODY
    for owner, _, pioneers, specialist, traded in state.card_dice[card]:
        if owner == seat:
            if specialist == NONE:
                found = more(found, PIONEER, pioneers - traded)
            else:
                found = more(found, specialist, 1 - traded)
    return found


def colony(state: ArtemisState, seat: Seat) -> Counts:
    """R30: all colonists of the seat, wherever they are."""
    found = settled(state.players[seat])
    for card in range(len(state.cards)):
        if state.card_dice[card]:
            found = added(found, away(state, seat, card))
    for owner, _, kind in state.academy:
        if owner == seat and kind != NONE:
            found = more(found, kind)
    return found
