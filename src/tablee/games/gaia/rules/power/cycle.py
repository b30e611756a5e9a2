"""The power cycle (R19-R24): charging, spending, burning and giving up tokens; the Brainstone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.core import Action, Decision, Seat, Step
from tablee.games.gaia import actions as act
from tablee.games.gaia.box.components import INSTITUTE, ITARS, NEVLAS
from tablee.games.gaia.state import GaiaState
from tablee.games.gaia.state.player import GONE, IN_GAIA_AREA, Player

#: Where tokens that leave the bowls go.
TO_SUPPLY: Final = 0
TO_GAIA_AREA: Final = 1


# Charging


def room_to_charge(player: Player) -> int:
    """How much can be charged before every token is in bowl III (R19)."""
    room = 2 * player.bowl_1 + player.bowl_2
    if player.brainstone in (1, 2):
        room += 3 - player.brainstone
    return room


def charge(state: GaiaState, seat: Seat, power: int) -> None:
    """R19. With the Brainstone about to move its owner says which tokens do."""
    player = state.players[seat]
    if player.brainstone in (1, 2):
        state.then(ChargeBrainstone(seat, power))
        return
    up = min(power, player.bowl_1)
    player.bowl_1 -= up
    player.bowl_2 += up
    up = min(power - up, player.bowl_2)
    player.bowl_2 -= up
    player.bowl_3 += up


def _charged(player: Player, power: int) -> tuple[int, int]:
    """Units that leave bowl I and units that leave bowl II, the Brainstone counted."""
    one = player.bowl_1 + (player.brainstone == 1)
    two = player.bowl_2 + (player.brainstone == 2)
    first = min(power, one)
    return first, min(power - first, two + first)


def brainstone_after_charge(player: Player, power: int) -> list[int]:
    """The bowls in which the Brainstone may end, the lowest first."""
    first, second = _charged(player, power)
    if player.brainstone == 2:
        # Tokens of bowl II, those from bowl I included, may go instead of the stone.
        ends = [2] if player.bowl_2 + first >= second else []
        return ends + ([3] if second else [])
    ends = [1] if player.bowl_1 >= first else []
    if first:
        # The stone has left bowl I; bowl II then holds it and bowl_2 + first - 1 tokens.
        if player.bowl_2 + first - 1 >= second:
            ends.append(2)
        if second:
            ends.append(3)
    return ends


def _charge_to(player: Player, power: int, end: int) -> None:
    """Charge so that the Brainstone ends in bowl `end`."""
    first, second = _charged(player, power)
    leaves_1 = player.brainstone == 1 and end > 1
    leaves_2 = end == 3
    player.bowl_1 -= first - leaves_1
    player.bowl_2 += first - leaves_1 - (second - leaves_2)
    player.bowl_3 += second - leaves_2
    player.brainstone = end


class ChargeBrainstone(Step[GaiaState]):
    """A charge of the Taklons; asks only where the Brainstone has a choice (R132)."""

    __slots__ = ("power", "seat")

    def __init__(self, seat: Seat, power: int) -> None:
        self.seat = seat
        self.power = power

    def run(self, state: GaiaState) -> None:
        player = state.players[self.seat]
        ends = brainstone_after_charge(player, self.power)
        if len(ends) == 1:
            _charge_to(player, self.power, ends[0])
        else:
            state.then(ChooseChargedBowl(self.seat, self.power))


class ChooseChargedBowl(Decision[GaiaState]):
    """Where the Brainstone ends after a charge."""

    __slots__ = ("power",)
    rule = "R132"
    completes_move = True

    def __init__(self, seat: Seat, power: int) -> None:
        super().__init__(seat)
        self.power = power

    def options(self, state: GaiaState) -> Sequence[Action]:
        ends = brainstone_after_charge(state.players[self.seat], self.power)
        return [act.BRAINSTONE[end] for end in ends]

    def main(self, state: GaiaState) -> Action:
        return self.options(state)[-1]  # the stone is worth most where it can be spent

    def resolve(self, state: GaiaState, action: Action) -> None:
        assert isinstance(action, act.Brainstone)
        _charge_to(state.players[self.seat], self.power, action.index)


# Spending


def token_power(state: GaiaState, player: Player) -> int:
    """What a token is worth when it is spent (R140)."""
    stronger = player.faction == NEVLAS and player.built[INSTITUTE]
    return state.box.powers.token_power if stronger else 1


def power_to_spend(state: GaiaState, player: Player) -> int:
    """All the power that bowl III holds (R20)."""
    power = player.bowl_3 * token_power(state, player)
    return power + state.box.powers.brainstone if player.brainstone == 3 else power


def spend(state: GaiaState, seat: Seat, power: int) -> None:
    """R20. Whoever can pay with and without the Brainstone chooses (R132)."""
    player = state.players[seat]
    if player.brainstone == 3:
        without = player.bowl_3 >= power
        kept = state.rulings.stone_kept_for_its_power and power < state.box.powers.brainstone
        if without and not kept:
            state.then(ChooseSpentBrainstone(seat, power))
        else:
            _spend(state, player, power, stone=not without)
        return
    _spend(state, player, power, stone=False)


def _spend(state: GaiaState, player: Player, power: int, *, stone: bool) -> None:
    if stone:
        power = max(0, power - state.box.powers.brainstone)
        player.brainstone = 1
    tokens = -(-power // token_power(state, player))
    player.bowl_3 -= tokens
    player.bowl_1 += tokens


class ChooseSpentBrainstone(Decision[GaiaState]):
    """Whether the Brainstone is spent (it goes to bowl I) or kept in bowl III."""

    __slots__ = ("power",)
    rule = "R132"
    completes_move = True

    def __init__(self, seat: Seat, power: int) -> None:
        super().__init__(seat)
        self.power = power

    def options(self, state: GaiaState) -> Sequence[Action]:
        return [act.BRAINSTONE[1], act.BRAINSTONE[3]]

    def resolve(self, state: GaiaState, action: Action) -> None:
        assert isinstance(action, act.Brainstone)
        _spend(state, state.players[self.seat], self.power, stone=action.index == 1)


# Burning


def can_burn(player: Player) -> bool:
    """R23: two tokens in bowl II, one to give up and one to move."""
    return player.bowl_2 + (player.brainstone == 2) >= 2


def burn(state: GaiaState, seat: Seat) -> None:
    """R23: give up one token of bowl II to move another."""
    player = state.players[seat]
    if player.brainstone == 2 and not state.rulings.stone_burnt_upwards:
        state.then(ChooseBurntBrainstone(seat))
        return
    _burn(player, 3 if player.brainstone == 2 else player.brainstone)


def _burn(player: Player, end: int) -> None:
    """Burn so that the Brainstone ends in bowl `end`."""
    if player.brainstone == 2 and end != 2:
        player.bowl_2 -= 1
        player.bowl_3 += end == GONE
        player.brainstone = end
    else:
        player.bowl_2 -= 2
        player.bowl_3 += 1
    if player.faction == ITARS:
        player.gaia_area += 1  # R141


class ChooseBurntBrainstone(Decision[GaiaState]):
    """Whether the Brainstone is the token that moves, the one given up, or neither (R132)."""

    __slots__ = ()
    rule = "R132"
    completes_move = True

    def options(self, state: GaiaState) -> Sequence[Action]:
        stays = [act.BRAINSTONE[2]] if state.players[self.seat].bowl_2 >= 2 else []
        return [act.BRAINSTONE[3], *stays, act.BRAINSTONE[GONE]]

    def main(self, state: GaiaState) -> Action:
        return act.BRAINSTONE[3]

    def resolve(self, state: GaiaState, action: Action) -> None:
        assert isinstance(action, act.Brainstone)
        _burn(state.players[self.seat], action.index)


# Giving up tokens


def tokens_in_bowls(player: Player) -> int:
    """Tokens that may be given up or moved to the Gaia area (R22), the Brainstone included."""
    stone = player.brainstone in (1, 2, 3)
    return player.bowl_1 + player.bowl_2 + player.bowl_3 + stone


def give_up(state: GaiaState, seat: Seat, count: int, destination: int) -> None:
    """`count` tokens leave the bowls of the owner's choice (R22)."""
    if not count:
        return
    player = state.players[seat]
    if player.brainstone in (1, 2, 3):
        tokens = (player.bowl_1, player.bowl_2, player.bowl_3)
        # Where the lowest tokens go, a stone that is not one of them is not discarded; about the
        # Gaia area, from which it comes back, its owner is asked all the same.
        spared = (
            state.rulings.lowest_tokens_given
            and destination == TO_SUPPLY
            and sum(tokens[: player.brainstone]) >= count
        )
        if sum(tokens) < count:
            _give_stone(player, destination)
            count -= 1
        elif not spared:
            state.then(ChooseGivenBrainstone(seat, count, destination))
            return
    _give_tokens(state, seat, count, destination)


def _give_stone(player: Player, destination: int) -> None:
    player.brainstone = IN_GAIA_AREA if destination == TO_GAIA_AREA else GONE


def _give_tokens(state: GaiaState, seat: Seat, count: int, destination: int) -> None:
    player = state.players[seat]
    if state.rulings.lowest_tokens_given or len(splits(player, count)) == 1:
        one = min(count, player.bowl_1)
        two = min(count - one, player.bowl_2)
        _take(player, (one, two, count - one - two), destination)
    else:
        state.then(ChooseBowls(seat, count, destination))


def _take(player: Player, counts: tuple[int, int, int], destination: int) -> None:
    player.bowl_1 -= counts[0]
    player.bowl_2 -= counts[1]
    player.bowl_3 -= counts[2]
    if destination == TO_GAIA_AREA:
        player.gaia_area += sum(counts)


def splits(player: Player, count: int) -> list[tuple[int, int, int]]:
    """Every way to take `count` tokens from the three bowls, the lowest bowls first."""
    return [
        (one, two, count - one - two)
        for one in range(min(count, player.bowl_1), -1, -1)
        for two in range(min(count - one, player.bowl_2), -1, -1)
        if count - one - two <= player.bowl_3
    ]


class ChooseGivenBrainstone(Decision[GaiaState]):
    """Whether the Brainstone is among the tokens that leave."""

    __slots__ = ("count", "destination")
    rule = "R132"
    completes_move = True

    def __init__(self, seat: Seat, count: int, destination: int) -> None:
        super().__init__(seat)
        self.count = count
        self.destination = destination

    def options(self, state: GaiaState) -> Sequence[Action]:
        leaving = IN_GAIA_AREA if self.destination == TO_GAIA_AREA else GONE
        kept = state.players[self.seat].brainstone
        return [act.BRAINSTONE[kept], act.BRAINSTONE[leaving]]

    def main(self, state: GaiaState) -> Action:
        return act.BRAINSTONE[state.players[self.seat].brainstone]

    def resolve(self, state: GaiaState, action: Action) -> None:
        assert isinstance(action, act.Brainstone)
        player = state.players[self.seat]
        count = self.count
        if action.index != player.brainstone:
            _give_stone(player, self.destination)
            count -= 1
        _give_tokens(state, self.seat, count, self.destination)


class ChooseBowls(Decision[GaiaState]):
    """Which bowls the tokens leave (R22)."""

    __slots__ = ("count", "destination")
    rule = "R22"
    completes_move = True

    def __init__(self, seat: Seat, count: int, destination: int) -> None:
        super().__init__(seat)
        self.count = count
        self.destination = destination

    def options(self, state: GaiaState) -> Sequence[Action]:
        player = state.players[self.seat]
        return [act.bowls(*split) for split in splits(player, self.count)]

    def main(self, state: GaiaState) -> Action:
        return self.options(state)[0]  # from the lowest bowls

    def resolve(self, state: GaiaState, action: Action) -> None:
        assert isinstance(action, act.Bowls)
        _take(state.players[self.seat], action.counts, self.destination)
