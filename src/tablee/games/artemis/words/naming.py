"""What things are called within sentences."""

from collections.abc import Sequence

from tablee.core import Sentence
from tablee.games.artemis.actions import ABROAD, ENERGY, IN_SHELTERS
from tablee.games.artemis.box.components import (
    BUILDINGS,
    COLONISTS,
    DIRECTIVES,
    EVENTS,
    EXPEDITIONS,
    NONE,
    REGIONS,
    Counts,
)
from tablee.games.artemis.box.edition import Reward
from tablee.games.artemis.state import ArtemisState
from tablee.games.artemis.state.player import Player

Said = tuple[Sentence, ...]
"""Said as a list."""


def one(kind: int) -> Sentence:
    """A colonist of that type."""
    return Sentence(f"a-{COLONISTS[kind]}")


def the(kind: int) -> Sentence:
    """The colonist of that type."""
    return Sentence(f"the-{COLONISTS[kind]}")


def number_of(kind: int, count: int) -> Sentence:
    """So many colonists of that type."""
    return Sentence(f"number-{COLONISTS[kind]}", count=count)


def none_of(kind: int) -> Sentence:
    """Not one colonist of that type."""
    return Sentence(f"no-{COLONISTS[kind]}")


def people(counts: Counts) -> Said:
    """Colonists by type, or nobody."""
    said = tuple(number_of(kind, count) for kind, count in enumerate(counts) if count)
    return said or (Sentence("nobody"),)


def building(kind: int) -> Sentence:
    """The building with its article."""
    return Sentence(f"the-{BUILDINGS[kind]}")


def from_building(kind: int) -> Sentence:
    """From the building."""
    return Sentence(f"from-{BUILDINGS[kind]}")


def place_of(kind: int) -> Sentence:
    """A building, or the Shelters for `NONE`."""
    return building(kind) if kind != NONE else Sentence("the-shelters")


def origin_of(kind: int) -> Sentence:
    """From a building, or from the Shelters for `NONE`."""
    return from_building(kind) if kind != NONE else Sentence("from-shelters")


def origin(player: Player, place: int) -> Sentence:
    """Where a colonist of the player comes from; places as in the notation."""
    if place == ABROAD:
        return Sentence("from-abroad")
    # What is refused may name a building that is not there.
    known = IN_SHELTERS < place <= len(player.buildings)
    return origin_of(player.buildings[place - 1][0] if known else NONE)


def destination(player: Player, place: int) -> Sentence:
    """Where a colonist of the player goes; places as in the notation."""
    known = IN_SHELTERS < place <= len(player.buildings)
    return place_of(player.buildings[place - 1][0] if known else NONE)


def expedition(card: int) -> Sentence:
    """The title of an expedition."""
    return Sentence(f"expedition-{EXPEDITIONS[card]}")


def happening(event: int) -> Sentence:
    """The title of an event."""
    return Sentence(f"happening-{EVENTS[event]}")


def directive(card: int) -> Sentence:
    """The title of a directive."""
    return Sentence(f"directive-{DIRECTIVES[card]}")


def at_region(region: int) -> Sentence:
    """In a region."""
    return Sentence(f"at-{REGIONS[region]}")


def resource(index: int, count: int) -> Sentence:
    """So much energy or ore."""
    return Sentence("goods-energy" if index == ENERGY else "goods-ore", count=count)


def goods(
    *, energy: int = 0, ore: int = 0, toolkits: int = 0, badges: int = 0, points: int = 0
) -> Said:
    """Goods and points that are not nothing."""
    named = (
        ("energy", energy),
        ("ore", ore),
        ("toolkits", toolkits),
        ("badges", badges),
        ("points", points),
    )
    return tuple(Sentence(f"goods-{name}", count=count) for name, count in named if count)


def die_of(owner: int, drone: int) -> Sentence:
    """A die of a seat, or of a drone."""
    if drone:
        return Sentence("die-of-drone", drone=drone)
    return Sentence("die-of", seat=owner)


def reward(given: Reward, colonists: Counts | None = None, tile: int = NONE) -> Said:
    """What a reward gives; with a card, the colonists and the building that wait there."""
    said = list(
        goods(
            energy=given.energy,
            ore=given.ore,
            toolkits=given.toolkits,
            badges=given.badges,
            points=given.points,
        )
    )
    if given.energy_or_ore:
        said.append(Sentence("goods-either", count=given.energy_or_ore))
    if given.colonists:
        drawn = (Sentence("goods-colonists", count=given.colonists),)
        said += people(colonists) if colonists is not None else drawn
    if given.building:
        said.append(building(tile) if tile != NONE else Sentence("no-building"))
    if given.training:
        said.append(Sentence("goods-training"))
    if given.points_per_marine:
        said.append(Sentence("goods-per-marine", count=given.points_per_marine))
    if given.points_per_steward:
        said.append(Sentence("goods-per-steward", count=given.points_per_steward))
    if given.relief:
        said.append(Sentence("goods-relief", count=given.relief))
    if given.relic:
        said.append(Sentence("goods-relic"))
    return tuple(said)


def card_reward(state: ArtemisState, card: int, index: int) -> Said:
    """A reward of a card at Basecamp, with what lies beside it."""
    given = state.box.expeditions[state.cards[card]].rewards[index]
    return reward(given, state.card_colonists[card], state.card_buildings[card])


def dice(faces: Sequence[int]) -> Said:
    """Faces as a list."""
    return tuple(Sentence("number", value=face) for face in faces)
