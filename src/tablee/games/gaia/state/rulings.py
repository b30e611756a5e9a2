"""How a table reads the rules where they leave a choice."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from tablee.core.snapshot import same_fields


@mypyc_attr(allow_interpreted_subclasses=True)  # `__new__` makes it empty
class Rulings:
    """How the table reads the rules where they leave a choice. Never changed, shared by clones.

    The names say what holds when the value is true. What is false here by default and has no option
    of its own is how boardgamers.space reads a rule, for games laid out by its set-up words.
    """

    __slots__ = (
        "advances_declined",
        "all_is_gathered",
        "closed_advances_offered",
        "declining_ends_exchange",
        "downgrade",
        "downgrade_charged_last",
        "forced_advances_declined",
        "gaia_phase_charged_later",
        "gaia_planets_may_touch",
        "income_is_split",
        "income_order_asked",
        "level",
        "limits_hold_at_the_end",
        "lost_gains_refused",
        "lowest_tokens_given",
        "passing_order",
        "sectors_turned",
        "stone_burnt_upwards",
        "stone_kept_for_its_power",
        "top_level_closes",
        "waste_refused",
    )

    def __init__(self) -> None:
        #: R15, R16: the next round is played in the order of passing.
        self.passing_order = False
        #: R17: the last player turns the sectors.
        self.sectors_turned = False
        #: R44: no free steps or range where none is needed. R99: no gain that is lost altogether.
        self.waste_refused = False
        self.lost_gains_refused = False
        #: R62: the advance of a tile from under an area may be declined.
        self.advances_declined = True
        #: R155: an area on whose last level a person stands is closed to the Automa.
        self.top_level_closes = False
        #: R172: 0 first, 1 second, 2 in the faction action only.
        self.downgrade = 0
        #: R174: index of the Automa's difficulty.
        self.level = 1

        #: R18: only equal home planets are kept apart.
        self.gaia_planets_may_touch = False
        #: R22: tokens leave bowl I, then II, then III; only the Brainstone is asked about, always
        #: for the Gaia area, and for the supply if it is one of the lowest.
        self.lowest_tokens_given = False
        #: R132 with R20: the Brainstone is offered only for as much power as it is spent as.
        self.stone_kept_for_its_power = False
        #: R132 with R23: of two burnt tokens the Brainstone is the one that moves up.
        self.stone_burnt_upwards = False
        #: R28: which income comes next is asked even where it makes no difference.
        self.income_order_asked = False
        #: R29: tokens and charge of one place are two sources, between which others may come.
        self.income_is_split = False
        #: R62: a free advance is offered even if no area is open.
        self.closed_advances_offered = False
        #: R141 with R62: Itars who decline the advance of a tile are not asked about another.
        self.declining_ends_exchange = False
        #: R33 with R139: the Bescods may decline the advance of their action.
        self.forced_advances_declined = False
        #: R92: after the Firaks' step back the Lost Planet comes first, then the trading station.
        self.downgrade_charged_last = False
        #: R93: a Lost Planet of the Gaia phase is charged for after the first turn only.
        self.gaia_phase_charged_later = False
        #: R127: the limits apply during the last conversions.
        self.limits_hold_at_the_end = False
        #: R128: the Terrans must use up all the power.
        self.all_is_gathered = False

    def follow_boardgamers_space(self) -> None:
        """Every rule is read as on that platform from now on."""
        self.passing_order = True
        self.advances_declined = True
        self.waste_refused = True
        self.lost_gains_refused = True
        self.gaia_planets_may_touch = True
        self.lowest_tokens_given = True
        self.stone_kept_for_its_power = True
        self.stone_burnt_upwards = True
        self.income_order_asked = True
        self.income_is_split = True
        self.closed_advances_offered = True
        self.declining_ends_exchange = True
        self.forced_advances_declined = True
        self.downgrade_charged_last = True
        self.gaia_phase_charged_later = True
        self.limits_hold_at_the_end = True
        self.all_is_gathered = True

    def clone(self) -> Rulings:
        """Itself: nothing changes it once the game has begun."""
        return self

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rulings) and same_fields(self, other)
