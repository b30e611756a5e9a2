"""What is wrong with an edition file of Gaia Project though every value is of its type."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from tablee.games.gaia.box.components import (
    ADVANCED,
    AUTOMA_CARDS,
    AUTOMA_FACTIONS,
    BOARD_ACTIONS,
    BOOSTERS,
    COMMON_CONVERSIONS,
    CREDIT_CONVERSIONS,
    DIFFICULTIES,
    FACTIONS,
    FINALS,
    HOMES,
    LARGE_MAP,
    LARGE_ROWS,
    PLANETS,
    RING,
    ROUND_TILES,
    SECTOR_NAMES,
    SMALL_MAP,
    SMALL_ROWS,
    STANDARD,
    TOKENS,
    TOP_LEVEL,
)
from tablee.games.gaia.box.edition_parts import Resources, Spaces
from tablee.kit.edition import complain

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from tablee.core import BadEdition
    from tablee.games.gaia.box.edition import Conversion, GaiaEdition

#: Planets of each home type, Gaia and transdim planets on the two maps.
SMALL_PLANETS = (4, 5, 7)
LARGE_PLANETS = (6, 7, 12)
#: No structure may offer more power than `actions.CHARGE` has.
MOST_CHARGED = 9
#: The numbers of single factions, which their boards and no others have.
POWERS = {
    "lantids": ("shared_mine_knowledge",),
    "gleens": ("gaia_mine_vp",),
    "taklons": ("brainstone",),
    "geodens": ("new_type_knowledge",),
    "bescods": ("titanium_value",),
    "nevlas": ("token_power",),
    "itars": ("exchanged_tokens",),
}


def problems(edition: GaiaEdition) -> Iterator[BadEdition]:
    """What types cannot say. Names come first: what follows looks things up by them."""
    for key, found, names in _named(edition):
        yield from _misnamed(key, found, names)
    for key, count, printed in _counts(edition):
        if count != printed:
            yield complain(key, "edition-count", found=count, printed=printed)
    yield from _wrong_maps(edition)
    yield from _wrong_factions(edition)
    yield from _wrong_values(edition)
    yield from _wrong_rest(edition)


def _named(edition: GaiaEdition) -> Iterator[tuple[str, Iterable[str], Sequence[str]]]:
    """Key, the names in the file, the names of the box."""
    yield "sectors.tiles", edition.sectors.tiles, SECTOR_NAMES
    yield "board_actions.power", edition.board_actions.power, BOARD_ACTIONS[:7]
    yield "board_actions.qic", edition.board_actions.qic, BOARD_ACTIONS[7:]
    yield "standard_tiles.tiles", edition.standard_tiles.tiles, STANDARD
    yield "advanced_tiles.tiles", edition.advanced_tiles.tiles, ADVANCED
    yield "federations.tokens", edition.federations.tokens, TOKENS
    yield "round_tiles.tiles", edition.round_tiles.tiles, ROUND_TILES
    yield "final_tiles.neutral", edition.final_tiles.neutral, FINALS
    yield "boosters.tiles", edition.boosters.tiles, BOOSTERS
    yield "factions.boards", edition.factions.boards, FACTIONS
    for name, board in edition.factions.boards.items():
        yield f"factions.boards.{name}.powers", board.powers, POWERS.get(name, ())
    yield "conversions.common", edition.conversions.common, COMMON_CONVERSIONS
    yield "conversions.hadsch_hallas", edition.conversions.hadsch_hallas, CREDIT_CONVERSIONS
    cards = [str(number) for number in range(1, AUTOMA_CARDS + 1)]
    yield "automa.cards", edition.automa.cards, cards
    yield "automa.factions", edition.automa.factions, AUTOMA_FACTIONS
    yield "automa.difficulties", edition.automa.difficulties, DIFFICULTIES


def _misnamed(key: str, found: Iterable[str], names: Sequence[str]) -> Iterator[BadEdition]:
    for name in found:
        if name not in names:
            yield complain(f"{key}.{name}", "edition-unknown")
    for name in names:
        if name not in found:
            yield complain(f"{key}.{name}", "edition-missing")


def _counts(edition: GaiaEdition) -> Iterator[tuple[str, int, int]]:
    """Key, how many are in the file, how many there are."""
    research, supply = edition.research, edition.structures.supply
    for name in ("ore_per_step", "range", "gaiaformers", "project_tokens"):
        yield f"research.{name}", len(getattr(research, name)), TOP_LEVEL + 1
    yield "federations.tokens", sum(t.count for t in edition.federations.tokens.values()), 19
    yield "final_tiles.rank_vp", len(edition.final_tiles.rank_vp), 4
    for name, tile in edition.round_tiles.tiles.items():
        yield f"round_tiles.tiles.{name}.automa", len(tile.automa), 2
    boards = {"common": edition.factions.common} | {
        f"boards.{name}": board for name, board in edition.factions.boards.items()
    }
    for name, board in boards.items():
        yield from _spaces(f"factions.{name}.mine", board.mine, supply.mine)
        yield from _spaces(
            f"factions.{name}.trading-station", board.trading_station, supply.trading_station
        )
        yield from _spaces(f"factions.{name}.lab", board.lab, supply.lab)
    for name, faction in edition.factions.boards.items():
        yield f"factions.boards.{name}.bowls", len(faction.bowls), 3
    yield "automa.starters", len(set(edition.automa.starters)), 6


def _spaces(key: str, spaces: Spaces, supply: int) -> Iterator[tuple[str, int, int]]:
    """A row has a space for each structure."""
    for resource in Spaces.__struct_fields__:
        row = getattr(spaces, resource)
        if row:
            yield f"{key}.{resource}", len(row), supply


def _wrong_maps(edition: GaiaEdition) -> Iterator[BadEdition]:
    """Planets on hexes that are none, too many or too few of them, and rows of other tiles."""
    tiles = edition.sectors.tiles
    for name, tile in tiles.items():
        yield from (
            complain(f"sectors.tiles.{name}.{label}", "edition-unknown")
            for label in tile
            if label not in RING
        )
    sizes = (
        ("small", edition.maps.small, SMALL_MAP, SMALL_ROWS, SMALL_PLANETS),
        ("large", edition.maps.large, LARGE_MAP, LARGE_ROWS, LARGE_PLANETS),
    )
    for size, laid, names, places, planets in sizes:
        found: Counter[str] = Counter(planet for name in names for planet in tiles[name].values())
        homes, gaia, transdim = planets
        for planet, count in zip(PLANETS, (*(homes,) * HOMES, gaia, transdim), strict=False):
            if found[planet] != count:
                value, allowed = f"{found[planet]} {planet}", f"{count} {planet}"
                yield complain(
                    "sectors.tiles", "edition-value", value=f"{value} ({size})", allowed=allowed
                )
        shape = "-".join(str(len(row)) for row in places)
        for name, rows in (("rows", laid.rows), ("turns", laid.turns)):
            lengths = "-".join(str(len(row)) for row in rows)
            if lengths != shape:
                key = f"maps.{size}.{name}"
                yield complain(key, "edition-value", value=lengths, allowed=shape)
        laid_tiles = sorted(name for row in laid.rows for name in row)
        if laid_tiles != sorted(names):
            yield complain(
                f"maps.{size}.rows",
                "edition-value",
                value=", ".join(laid_tiles),
                allowed=", ".join(sorted(names)),
            )


def _wrong_factions(edition: GaiaEdition) -> Iterator[BadEdition]:
    """Two sides of a board have one home, no two boards the same, and limits hold at the start."""
    boards, game = edition.factions.boards, edition.game
    for name, board in boards.items():
        start = board.start
        for resource, found, limit in (
            ("credits", start.credits, game.credit_limit),
            ("ore", start.ore, game.ore_limit),
            ("knowledge", start.knowledge, game.knowledge_limit),
        ):
            if found > limit:
                key = f"factions.boards.{name}.start.{resource}"
                yield complain(key, "edition-value", value=found, allowed=f"0-{limit}")
    homes: list[str] = []
    for one, other in zip(FACTIONS[::2], FACTIONS[1::2], strict=True):
        home = boards[one].home
        if home in homes:
            free = [planet for planet in PLANETS[:HOMES] if planet not in homes]
            key = f"factions.boards.{one}.home"
            yield complain(key, "edition-value", value=home, allowed=", ".join(free))
        if boards[other].home != home:
            key = f"factions.boards.{other}.home"
            yield complain(key, "edition-value", value=boards[other].home, allowed=home)
        homes.append(home)


def _wrong_values(edition: GaiaEdition) -> Iterator[BadEdition]:
    """Structures of which nobody could charge the power."""
    value = edition.structures.power_value
    most = MOST_CHARGED - edition.factions.boards["bescods"].powers["titanium_value"]
    found = {
        f"structures.power_value.{name.replace('_', '-')}": getattr(value, name)
        for name in ("mine", "trading_station", "lab", "institute", "academy")
    } | {
        f"standard_tiles.tiles.{name}.great_value": tile.great_value
        for name, tile in edition.standard_tiles.tiles.items()
    }
    for key, count in found.items():
        if count > most:
            yield complain(key, "edition-value", value=count, allowed=f"0-{most}")


def _wrong_rest(edition: GaiaEdition) -> Iterator[BadEdition]:
    """Gaiaformers beyond the supply, free conversions that cost nothing, impossible decks."""
    gaiaformers = edition.research.gaiaformers
    owned = edition.structures.supply.gaiaformer
    if gaiaformers != sorted(gaiaformers) or gaiaformers[-1] > owned:
        allowed = ", ".join(str(min(count, owned)) for count in sorted(gaiaformers))
        yield complain(
            "research.gaiaformers", "edition-value", value=str(gaiaformers), allowed=allowed
        )
    federations = edition.federations
    fewest = min(federations.tokens[name].count for name in TOKENS[:-1])
    if federations.solo_removed >= fewest:
        yield complain(
            "federations.solo_removed",
            "edition-value",
            value=federations.solo_removed,
            allowed=f"0-{fewest - 1}",
        )
    for name in ("common", "hadsch_hallas"):
        conversions: dict[str, Conversion] = getattr(edition.conversions, name)
        for code, conversion in conversions.items():
            if not conversion.power and conversion.pay == Resources():
                yield complain(f"conversions.{name}.{code}.pay", "edition-missing")
    for name in ("nevlas_token", "bal_taks_gaiaformer"):
        if getattr(edition.conversions, name) == Resources():
            yield complain(f"conversions.{name}", "edition-missing")
    starters = edition.automa.starters
    for name, difficulty in edition.automa.difficulties.items():
        others = [n for n in range(1, AUTOMA_CARDS + 1) if n not in starters]
        added = difficulty.added
        if len(set(added)) < len(added) or not set(added) <= set(others) - set(difficulty.removed):
            yield complain(
                f"automa.difficulties.{name}.added",
                "edition-value",
                value=str(added),
                allowed=", ".join(map(str, others)),
            )
