"""What is printed on the cards of the Automa, as rules read it."""

from __future__ import annotations

from typing import Final


class AutomaCard:
    """A card of the Automa: action and VP, then what it says as the support card."""

    __slots__ = (
        "action",
        "count",
        "down",
        "final",
        "number",
        "pass_bar",
        "range",
        "right",
        "setup_bar",
        "starter",
        "vp",
        "x",
    )

    def __init__(
        self,
        number: int,
        *,
        starter: bool,
        x: bool,
        action: int,
        vp: int,
        final: int,
        reach: int,
        down: bool,
        right: bool,
        count: int,
        pass_bar: int,
        setup_bar: int,
    ) -> None:
        self.number: Final = number
        self.starter: Final = starter
        #: Whether it makes the Automa pass if it lay crosswise (R151).
        self.x: Final = x
        self.action: Final = action
        self.vp: Final = vp
        #: The final tile of the tie-break: 0 the upper, 1 the lower, or `NONE`.
        self.final: Final = final
        self.range: Final = reach
        #: Directional selection: right and down, else left and up (R154).
        self.down: Final = down
        #: Numbered selection: `count` to the right, else to the left (R155).
        self.right: Final = right
        self.count: Final = count
        #: Bars count from 1.
        self.pass_bar: Final = pass_bar
        self.setup_bar: Final = setup_bar


class AutomaFaction:
    """A faction card of the Automa; what its action does is in the rules (R167-R173)."""

    __slots__ = (
        "code",
        "faction",
        "mine_range",
        "mines",
        "new_type_vp",
        "planet_steps",
        "start_area",
        "trading_station_vp",
        "vp",
    )

    def __init__(
        self,
        code: str,
        *,
        faction: int,
        start_area: int,
        mines: int,
        vp: int,
        planet_steps: tuple[int, ...],
        mine_range: int,
        trading_station_vp: int,
        new_type_vp: int,
    ) -> None:
        self.code: Final = code
        self.faction: Final = faction
        self.start_area: Final = start_area
        self.mines: Final = mines
        self.vp: Final = vp
        #: By planet type, as on its reference card; `NONE` for the Lost Planet.
        self.planet_steps: Final = planet_steps
        #: Of the mine in its faction action, `NONE` if that builds none.
        self.mine_range: Final = mine_range
        #: For each trading station that an upgrade makes, for the first mine on a planet type.
        self.trading_station_vp: Final = trading_station_vp
        self.new_type_vp: Final = new_type_vp


class Difficulty:
    """A level of the Automa: cards out of the game, cards that join the starters, its VP (R174)."""

    __slots__ = ("added", "bonus", "code", "removed", "start_vp")

    def __init__(
        self,
        code: str,
        *,
        removed: tuple[int, ...],
        added: tuple[int, ...],
        start_vp: int,
        bonus: int,
    ) -> None:
        self.code: Final = code
        self.removed: Final = removed
        self.added: Final = added
        self.start_vp: Final = start_vp
        #: VP more each time that it gains some.
        self.bonus: Final = bonus
