"""What an action of Gaia Project would do, as sentences: any action, in any position.

Prices are arguments named after what is paid (`credits`, `ore`, `knowledge`, `qic`, `power`,
`tokens`) and together `price`; `vp` are points gained at once, paid only by who charges power.
What cannot be done at all is named without them.
"""

from __future__ import annotations

from tablee.core import Action, Argument, Seat, Sentence
from tablee.games.gaia import actions as act
from tablee.games.gaia.box.components import (
    AREAS,
    FACTIONS,
    GAIA_PROJECT,
    NAVIGATION,
    NONE,
    NOTHING,
    TERRAFORMING,
    TOP_LEVEL,
)
from tablee.games.gaia.box.hexes import SECTOR_SIZE
from tablee.games.gaia.rules.board_actions import RepeatToken
from tablee.games.gaia.rules.gains import count
from tablee.games.gaia.rules.power.charging import TOKEN_AFTER, TOKEN_BEFORE
from tablee.games.gaia.rules.power.cycle import ChooseSpentBrainstone
from tablee.games.gaia.rules.setup.galaxy import TurnSector
from tablee.games.gaia.state import GaiaState
from tablee.games.gaia.state.player import GONE, IN_GAIA_AREA, Player
from tablee.games.gaia.words import naming as name
from tablee.games.gaia.words.describing_map import describe_on_map
from tablee.games.gaia.words.naming import BOWLS, Faces, Sentences
from tablee.games.gaia.words.rewards import level_points, passing_points, received, token_points
from tablee.kit.actions import Numbered

#: What is declined, by the name of the question.
DECLINED = {
    "ChargePower": "charge",
    "ChooseAdvance": "advance",
    "ExchangeTokens": "exchange",
    "GatherTokens": "gather",
}


def describe(faces: Faces, state: GaiaState, seat: Seat, action: Action) -> Sentence:
    """What `action` of `seat` would do in this position."""
    player = state.players[max(seat, 0)]  # what chance does is told without a player
    if isinstance(action, act.OnHex | act.Upgrade | act.OnHexes):
        return describe_on_map(state, seat, action)
    if isinstance(action, act.UseBoard | act.UseSpecial):
        return _action_space(faces, player, action)
    if isinstance(action, act.Research | act.Advance):
        return _research(state, player, action)
    if isinstance(action, act.TakeTech | act.TakeAdvanced | act.Cover):
        return _tech(faces, state, player, action)
    if isinstance(action, act.Convert | act.Charge | act.Gather | act.TakeIncome):
        return _power(faces, player, action)
    if isinstance(action, act.Pass):
        vp = passing_points(state, player)
        if action.index == NONE:
            return Sentence("action-pass-last", vp=vp)
        return Sentence("action-pass", vp=vp, booster=faces.boosters[action.index])
    if isinstance(action, act.TakeToken):
        return _token(state, seat, action)
    if isinstance(action, act.Brainstone):
        return _brainstone(state, seat, action)
    if isinstance(action, act.Bowls):
        taken = [
            Sentence("tokens-of-bowl", count=number, bowl=bowl)
            for bowl, number in zip(BOWLS[1:], action.counts, strict=True)
            if number
        ]
        return Sentence("action-bowls", tokens=sum(action.counts), bowls=tuple(taken))
    if isinstance(action, act.Decline):
        what = DECLINED.get(type(state.asked(seat)).__name__)
        return Sentence(f"action-decline-{what}" if what else "action-decline")
    if isinstance(action, act.Exchange):
        return Sentence("action-exchange", tokens=state.box.powers.exchanged_tokens)
    if isinstance(action, Numbered):
        return _at_table(faces, state, seat, action)
    return Sentence(f"action-{action.verb}")


# The research board and special actions


def _action_space(faces: Faces, player: Player, action: act.UseBoard | act.UseSpecial) -> Sentence:
    if isinstance(action, act.UseSpecial):
        return Sentence("action-special", gain=_special(faces, player, action.index))
    space = faces.box.board_actions[action.index]
    parts = faces.spaces[action.index]
    vp = space.gain.vp
    if space.kind == "types":
        vp += space.per_type_vp * player.types.bit_count()
        parts = ()  # the points say it all
    elif space.kind == "gain":
        parts = name.gains(received(player, space.gain), points=False)
    return Sentence(
        "action-power" if space.power else "action-qic",
        vp=vp,
        **name.priced(power=space.power, qic=space.qic),
        **name.gained(parts),
    )


def _special(faces: Faces, player: Player, index: int) -> Sentence | Sentences:
    """What a special action of the player gives."""
    box = faces.box
    if index == act.SPECIAL_BOOSTER and player.booster != NONE:
        booster = box.boosters[player.booster]
        if booster.steps or booster.range:
            return name.reach(booster.steps, booster.range)
    elif index == act.SPECIAL_ACADEMY and player.faction != NONE:
        return name.gains(received(player, box.factions[player.faction].academy))
    elif index == act.SPECIAL_FACTION and player.faction != NONE:
        if FACTIONS[player.faction] in ("ambas", "bescods", "firaks", "ivits"):
            return Sentence(f"special-{FACTIONS[player.faction]}")
    elif index >= act.SPECIAL_ADVANCED:
        return name.gains(received(player, box.advanced[index - act.SPECIAL_ADVANCED].special))
    elif index >= act.SPECIAL_STANDARD:
        return name.gains(received(player, box.standard[index - act.SPECIAL_STANDARD].special))
    return Sentence(f"special-{act.SPECIALS[index]}")


def _research(state: GaiaState, player: Player, action: act.Research | act.Advance) -> Sentence:
    """R84-R90: the level reached, and everything that it brings."""
    area = action.index
    level = player.research[area] + 1
    key = "action-research" if isinstance(action, act.Research) else "action-advance"
    if level > TOP_LEVEL:
        return Sentence(f"{key}-where", area=name.area(area))
    args: dict[str, Argument] = {
        "area": name.area(area),
        "level": level,
        "vp": level_points(state, player, area, level),
        **name.gained(_level(state, player, area, level)),
    }
    if isinstance(action, act.Research):
        args["knowledge"] = state.box.advance_knowledge
    return Sentence(key, **args)


def _level(state: GaiaState, player: Player, area: int, level: int) -> Sentences:
    """What standing on a level brings, points apart."""
    box = state.box
    parts = name.gains(received(player, box.level_gains[area][level]), points=False)
    income = box.level_incomes[area][level]
    if income is not NOTHING:
        parts += (Sentence("level-income", gain=name.gains(income)),)
    if area == TERRAFORMING and box.step_ore[level] != box.step_ore[level - 1]:
        parts += (Sentence("level-step", ore=box.step_ore[level]),)
    if area == NAVIGATION and box.ranges[level] != box.ranges[level - 1]:
        parts += (Sentence("level-range", range=box.ranges[level]),)
    if area == GAIA_PROJECT and box.project_tokens[level] != box.project_tokens[level - 1]:
        parts += (Sentence("level-project", tokens=box.project_tokens[level]),)
    if level == TOP_LEVEL and area == NAVIGATION:
        parts += (Sentence("gain-lost-planet"),)
    if level == TOP_LEVEL and area == TERRAFORMING and state.terraforming_token != NONE:
        token = received(player, box.tokens[state.terraforming_token].gain)
        parts += (Sentence("gain-token"), *name.gains(token, points=False))
    return parts


def _tech(
    faces: Faces,
    state: GaiaState,
    player: Player,
    action: act.TakeTech | act.TakeAdvanced | act.Cover,
) -> Sentence:
    index = action.index
    if isinstance(action, act.Cover):
        return Sentence("action-cover", tile=faces.standard[index])
    if isinstance(action, act.TakeAdvanced):
        found = state.advanced_at[index] if state.advanced_at else NONE
        if found == NONE:
            return Sentence("action-advanced-where", area=name.area(index))
        tile = faces.box.advanced[found]
        times = 1 if tile.now_per == NONE else count(player, tile.now_per)
        vp = tile.now.vp * times
        return Sentence("action-advanced", area=name.area(index), tile=faces.advanced[found], vp=vp)
    if not state.standard_at:
        return Sentence("action-tech-where")
    found = state.standard_at[index]
    vp = faces.box.standard[found].now.vp
    if index >= len(AREAS):
        return Sentence("action-tech-free", tile=faces.standard[found], vp=vp)
    return Sentence("action-tech", area=name.area(index), tile=faces.standard[found], vp=vp)


def _token(state: GaiaState, seat: Seat, action: act.TakeToken) -> Sentence:
    """R78, R97: a token pays what tiles pay for one only if it is new."""
    player = state.players[seat]
    gain = state.box.tokens[action.index].gain
    parts = name.gained(name.gains(received(player, gain), points=False))
    if isinstance(state.asked(seat), RepeatToken):
        return Sentence("action-token-again", vp=gain.vp, **parts)
    return Sentence("action-token", vp=token_points(state, player, action.index), **parts)


# Power


def _power(
    faces: Faces,
    player: Player,
    action: act.Convert | act.Charge | act.Gather | act.TakeIncome,
) -> Sentence:
    if isinstance(action, act.Convert):
        price, gain = name.conversion(faces.box, action.index)
        parts = name.gained(name.gains(received(player, gain)))
        return Sentence("action-convert", **price, **parts)
    if isinstance(action, act.Charge):
        key = {TOKEN_BEFORE: "-before", TOKEN_AFTER: "-after"}.get(action.token, "")
        vp = max(0, action.power - 1)  # R112
        return Sentence(f"action-charge{key}", power=action.power, vp=vp)
    if isinstance(action, act.Gather):
        conversion = faces.box.conversions[action.index]
        parts = name.gained(name.gains(conversion.gained))
        return Sentence("action-gather", power=conversion.power, **parts)
    tokens, charge = name.amounts(tokens=action.tokens), name.amounts(charge=action.charge)
    key = "action-income-both" if tokens and charge else "action-income"
    in_order = tokens + charge if action.tokens_first else charge + tokens
    return Sentence(key, **name.gained(in_order))


def _brainstone(state: GaiaState, seat: Seat, action: act.Brainstone) -> Sentence:
    """R132: where the Brainstone goes, or that it stays."""
    end = action.index
    if end == GONE:
        return Sentence("action-brainstone-gone")
    if end == IN_GAIA_AREA:
        return Sentence("action-brainstone-gaia")
    if isinstance(state.asked(seat), ChooseSpentBrainstone) and end == 1:
        return Sentence("action-brainstone-spend", power=state.box.powers.brainstone)
    stays = end == state.players[seat].brainstone
    return Sentence("action-brainstone-keep" if stays else "action-brainstone", bowl=BOWLS[end])


# Set-up and chance


def _at_table(faces: Faces, state: GaiaState, seat: Seat, action: Numbered) -> Sentence:
    index = action.index
    if isinstance(action, act.PlayFaction):
        home = name.planet(faces.box.factions[index].home)
        gist = Sentence(f"gist-{FACTIONS[index]}")
        return Sentence("action-faction", faction=name.faction(index), planet=home, gist=gist)
    if isinstance(action, act.PlayAutoma):
        home = name.planet(faces.box.factions[index].home)
        return Sentence("action-automa", faction=name.faction(index), planet=home)
    if isinstance(action, act.TakeBooster):
        return Sentence("action-booster", booster=faces.boosters[index])
    if isinstance(action, act.Turn):
        frame = state.asked(seat)
        if not isinstance(frame, TurnSector):
            return Sentence("action-turn-where", degrees=index * 60)
        sector = state.sector(frame.place * SECTOR_SIZE)
        return Sentence("action-turn", sector=sector, degrees=index * 60)
    if isinstance(action, act.First):
        return Sentence("action-first", seat=index)
    return Sentence("action-card", card=index + 1)
