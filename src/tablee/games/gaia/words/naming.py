"""Names of what Gaia Project's box holds, and what its tiles do, as sentences."""

from __future__ import annotations

from typing import Final

from tablee.core import Argument, Sentence
from tablee.games.gaia.box import AdvancedTile, BoardAction, Booster, Box, StandardTile
from tablee.games.gaia.box.components import (
    AREAS,
    COUNTS,
    FACTIONS,
    FINALS,
    NONE,
    NOTHING,
    PER_TYPE,
    PLANETS,
    STRUCTURES,
    TRIGGERS,
    Gain,
)
from tablee.games.gaia.rules.power.conversions import terms

Sentences = tuple[Sentence, ...]

BOWLS: Final = ("", "I", "II", "III")
#: What can be gained, in the order in which it is said.
GAINED: Final = ("vp", "credits", "ore", "knowledge", "qic", "tokens", "charge", "gaiaformers")


def planet(kind: int) -> Sentence:
    """A type of planet, as a noun."""
    return Sentence(f"planet-{PLANETS[kind]}")


def a_structure(kind: int) -> Sentence:
    """A kind of structure, with its article."""
    return Sentence(f"a-{STRUCTURES[kind]}")


def into(kind: int) -> Sentence:
    """A kind of structure, as what another one becomes."""
    return Sentence(f"into-{STRUCTURES[kind]}")


def area(index: int) -> Sentence:
    """An area of research."""
    return Sentence(f"area-{AREAS[index]}")


def faction(index: int) -> Sentence:
    """A faction."""
    return Sentence(f"faction-{FACTIONS[index]}")


def final(index: int) -> Sentence:
    """What a final scoring tile ranks."""
    return Sentence(f"final-{FINALS[index]}")


def amounts(**counts: int) -> Sentences:
    """As many of each resource as are named, without those that are none."""
    return tuple(Sentence(f"amount-{name}", count=count) for name, count in counts.items() if count)


def gains(gain: Gain, times: int = 1, *, points: bool = True) -> Sentences:
    """What is gained, as a list; without `points`, for sentences that tell them apart."""
    names = GAINED if points else GAINED[1:]
    return amounts(**{name: getattr(gain, name) * times for name in names})


def priced(**counts: int) -> dict[str, Argument]:
    """What is paid: each count by its name, and all of them together as `price`."""
    return {**counts, "price": amounts(**counts)}


def gained(parts: Sentences) -> dict[str, Argument]:
    """What is gained: the parts as `gain`, and how many they are as `gains`."""
    return {"gain": parts, "gains": len(parts)}


class Faces:
    """What is printed on the tiles of one box, each sentence made once."""

    __slots__ = ("advanced", "boosters", "box", "rounds", "spaces", "standard")

    def __init__(self, box: Box) -> None:
        self.box: Final = box
        self.standard: Final = tuple(_standard(box, tile) for tile in box.standard)
        self.advanced: Final = tuple(_advanced(tile) for tile in box.advanced)
        self.boosters: Final = tuple(_booster(booster) for booster in box.boosters)
        self.rounds: Final = tuple(_every(tile.trigger, tile.vp) for tile in box.round_tiles)
        #: What the board actions give.
        self.spaces: Final = tuple(_space(space) for space in box.board_actions)


def _every(trigger: int, vp: int) -> Sentence:
    return Sentence("effect-every", vp=vp, what=Sentence(f"every-{TRIGGERS[trigger]}"))


def _per(what: int) -> Sentence:
    return Sentence(f"per-{COUNTS[what]}")


def _together(effects: list[Sentence]) -> Sentence:
    """Several effects of one tile as one sentence."""
    if not effects:
        return Sentence("effect-none")
    whole = effects[0]
    for effect in effects[1:]:
        whole = Sentence("effect-both", one=whole, other=effect)
    return whole


def _standard(box: Box, tile: StandardTile) -> Sentence:
    effects: list[Sentence] = []
    if tile.now is not NOTHING:
        effects.append(Sentence("effect-now", gain=gains(tile.now)))
    if tile.per_type is not NOTHING:
        effects.append(Sentence("effect-now-per", gain=gains(tile.per_type), per=_per(PER_TYPE)))
    if tile.income is not NOTHING:
        effects.append(Sentence("effect-income", gain=gains(tile.income)))
    if tile.trigger != NONE:
        effects.append(_every(tile.trigger, tile.trigger_vp))
    if tile.special is not NOTHING:
        effects.append(Sentence("effect-action", gain=gains(tile.special)))
    if tile.great:
        effects.append(Sentence("effect-great", value=box.great_value))
    return _together(effects)


def _advanced(tile: AdvancedTile) -> Sentence:
    effects: list[Sentence] = []
    if tile.now is not NOTHING:
        if tile.now_per == NONE:
            effects.append(Sentence("effect-now", gain=gains(tile.now)))
        else:
            per = _per(tile.now_per)
            effects.append(Sentence("effect-now-per", gain=gains(tile.now), per=per))
    if tile.pass_per != NONE:
        per = _per(tile.pass_per)
        effects.append(Sentence("effect-pass", gain=gains(tile.on_pass), per=per))
    if tile.trigger != NONE:
        effects.append(_every(tile.trigger, tile.trigger_vp))
    if tile.special is not NOTHING:
        effects.append(Sentence("effect-action", gain=gains(tile.special)))
    return _together(effects)


def _booster(booster: Booster) -> Sentence:
    effects: list[Sentence] = []
    if booster.income is not NOTHING:
        effects.append(Sentence("effect-income", gain=gains(booster.income)))
    if booster.pass_per != NONE:
        gain = amounts(vp=booster.pass_vp)
        effects.append(Sentence("effect-pass", gain=gain, per=_per(booster.pass_per)))
    if booster.steps or booster.range:
        effects.append(Sentence("effect-action", gain=reach(booster.steps, booster.range)))
    return _together(effects)


def reach(steps: int, distance: int) -> Sentence:
    """A mine with free steps, or further away."""
    if steps:
        return Sentence("gain-mine", steps=steps)
    return Sentence("gain-reach", range=distance)


def _space(space: BoardAction) -> Sentences:
    parts = gains(space.gain)
    if space.kind == "mine":
        parts += (Sentence("gain-mine", steps=space.steps),)
    elif space.kind == "tech":
        parts += (Sentence("gain-tech"),)
    elif space.kind == "token":
        parts += (Sentence("gain-token-again"),)
    elif space.kind == "types":
        parts += (Sentence("gain-types", vp=space.per_type_vp),)
    return parts


def conversion(box: Box, index: int) -> tuple[dict[str, Argument], Gain]:
    """What a free conversion takes (R107-R109), and what it gives."""
    found = terms(box, index)
    if found.paid.tokens:
        return {"tokens": 1, "price": (Sentence("amount-token-of-bowl"),)}, found.gained
    if found.paid.gaiaformers:
        return {"gaiaformers": 1, "price": (Sentence("amount-gaiaformer-away"),)}, found.gained
    return _paid(found.power, found.paid), found.gained


def _paid(power: int, paid: Gain) -> dict[str, Argument]:
    return priced(
        power=power,
        credits=paid.credits,
        ore=paid.ore,
        knowledge=paid.knowledge,
        qic=paid.qic,
    )
