"""What is printed on boards, tiles, boosters and tokens, as rules read it."""

from __future__ import annotations

from typing import Final

from tablee.games.gaia.box.components import Gain


class Faction:
    """A side of a faction board."""

    __slots__ = (
        "academy",
        "bowls",
        "code",
        "colour",
        "home",
        "income",
        "incomes",
        "mines",
        "start",
        "start_area",
        "upgrades",
    )

    def __init__(
        self,
        code: str,
        *,
        colour: int,
        home: int,
        start: Gain,
        bowls: tuple[int, int, int],
        start_area: int,
        income: Gain,
        mines: int,
        incomes: tuple[tuple[Gain, ...], ...],
        upgrades: tuple[tuple[int, ...], ...],
        academy: Gain,
    ) -> None:
        self.code: Final = code
        #: Two factions share a colour and exclude each other (R7).
        self.colour: Final = colour
        self.home: Final = home
        #: As printed, without the gain of a printed level 1 (R9).
        self.start: Final = start
        self.bowls: Final = bowls
        #: The area of the printed level 1, or `NONE`.
        self.start_area: Final = start_area
        #: The base line, which needs no structure.
        self.income: Final = income
        #: Mines placed at the set-up.
        self.mines: Final = mines
        #: By structure: what the first, second... on the map uncovers.
        self.incomes: Final = incomes
        #: By structure: what it may become.
        self.upgrades: Final = upgrades
        #: The special action of the QIC academy.
        self.academy: Final = academy


class Powers:
    """The numbers in the factions' own rules, as their boards print them (R128-R141)."""

    __slots__ = (
        "brainstone",
        "exchanged_tokens",
        "gaia_mine_vp",
        "new_type",
        "shared_mine",
        "titanium_value",
        "token_power",
    )

    def __init__(
        self,
        *,
        shared_mine: Gain,
        gaia_mine_vp: int,
        brainstone: int,
        new_type: Gain,
        titanium_value: int,
        token_power: int,
        exchanged_tokens: int,
    ) -> None:
        #: Lantids with their institute: a mine beside a structure of somebody else (R129).
        self.shared_mine: Final = shared_mine
        #: Gleens: a mine on a Gaia planet (R131).
        self.gaia_mine_vp: Final = gaia_mine_vp
        #: Taklons: the power that the Brainstone is spent as (R132).
        self.brainstone: Final = brainstone
        #: Geodens with their institute: the first mine on a planet type (R136).
        self.new_type: Final = new_type
        #: Bescods with their institute: how much more structures on titanium are worth (R139).
        self.titanium_value: Final = titanium_value
        #: Nevlas with their institute: the power that each token is spent as (R140).
        self.token_power: Final = token_power
        #: Itars with their institute: tokens of the Gaia area for a tech tile (R141).
        self.exchanged_tokens: Final = exchanged_tokens


class StandardTile:
    """A kind of standard tech tile."""

    __slots__ = (
        "code",
        "great",
        "income",
        "now",
        "per_type",
        "special",
        "trigger",
        "trigger_vp",
    )

    def __init__(
        self,
        code: str,
        *,
        now: Gain,
        per_type: Gain,
        income: Gain,
        trigger: int,
        trigger_vp: int,
        special: Gain,
        great: bool,
    ) -> None:
        self.code: Final = code
        self.now: Final = now
        #: Gained at once for each planet type colonised.
        self.per_type: Final = per_type
        self.income: Final = income
        self.trigger: Final = trigger
        self.trigger_vp: Final = trigger_vp
        self.special: Final = special
        #: Whether the institute and the academies have the value `Box.great_value`.
        self.great: Final = great


class AdvancedTile:
    """An advanced tech tile."""

    __slots__ = (
        "code",
        "now",
        "now_per",
        "on_pass",
        "pass_per",
        "special",
        "trigger",
        "trigger_vp",
    )

    def __init__(
        self,
        code: str,
        *,
        now: Gain,
        now_per: int,
        on_pass: Gain,
        pass_per: int,
        trigger: int,
        trigger_vp: int,
        special: Gain,
    ) -> None:
        self.code: Final = code
        #: Gained as often as `now_per` counts, once if that is `NONE`.
        self.now: Final = now
        self.now_per: Final = now_per
        self.on_pass: Final = on_pass
        self.pass_per: Final = pass_per
        self.trigger: Final = trigger
        self.trigger_vp: Final = trigger_vp
        self.special: Final = special


class Booster:
    """A round booster."""

    __slots__ = ("code", "income", "pass_per", "pass_vp", "range", "steps")

    def __init__(
        self, code: str, *, income: Gain, pass_vp: int, pass_per: int, steps: int, reach: int
    ) -> None:
        self.code: Final = code
        self.income: Final = income
        self.pass_vp: Final = pass_vp
        self.pass_per: Final = pass_per
        #: Special action: free terraforming steps, or range, of one mine (or project).
        self.steps: Final = steps
        self.range: Final = reach


class RoundTile:
    """A round scoring tile; the Automa's VP are for rounds 1 to 3 and 4 to 6 (R156)."""

    __slots__ = ("automa", "code", "trigger", "vp")

    def __init__(self, code: str, trigger: int, vp: int, automa: tuple[int, int]) -> None:
        self.code: Final = code
        self.trigger: Final = trigger
        self.vp: Final = vp
        self.automa: Final = automa


class FinalTile:
    """A final scoring tile and where the neutral satellite stands on it (R14)."""

    __slots__ = ("code", "neutral")

    def __init__(self, code: str, neutral: int) -> None:
        self.code: Final = code
        self.neutral: Final = neutral


class Token:
    """A type of federation token; `green` if it arrives with its green side up."""

    __slots__ = ("code", "count", "gain", "green")

    def __init__(self, code: str, gain: Gain, count: int, *, green: bool) -> None:
        self.code: Final = code
        self.gain: Final = gain
        self.count: Final = count
        self.green: Final = green


class BoardAction:
    """A power or QIC action of the research board.

    `kind` is "gain", "mine" (with `steps` free steps), "tech" (a tech tile), "token" (the gain of
    a federation token) or "types" (`gain`, and `per_type_vp` for each planet type).
    """

    __slots__ = ("code", "gain", "kind", "per_type_vp", "power", "qic", "steps")

    def __init__(
        self,
        code: str,
        *,
        power: int,
        qic: int,
        gain: Gain,
        steps: int,
        kind: str,
        per_type_vp: int,
    ) -> None:
        self.code: Final = code
        self.power: Final = power
        self.qic: Final = qic
        self.gain: Final = gain
        self.steps: Final = steps
        self.kind: Final = kind
        self.per_type_vp: Final = per_type_vp


class Conversion:
    """A free conversion: power and resources paid, and what is gained (R107)."""

    __slots__ = ("gained", "paid", "power")

    def __init__(self, power: int, paid: Gain, gained: Gain) -> None:
        self.power: Final = power
        self.paid: Final = paid
        self.gained: Final = gained
