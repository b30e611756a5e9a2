"""What is printed, in sentences made of the edition's words: what is corrected reads so."""

from collections.abc import Sequence
from functools import reduce
from itertools import groupby

from tablee.core import Sentence
from tablee.games.reykholt.actions import SPACES
from tablee.games.reykholt.box import Card, Event, Scenario
from tablee.games.reykholt.box import vocabulary as v
from tablee.games.reykholt.box.components import GOODS
from tablee.games.reykholt.words import naming
from tablee.games.reykholt.words.clauses import ACT, DO, TO, Form, exchanged, joined
from tablee.games.reykholt.words.moments import conditions, when


def space_does(parts: Sequence[v.Op], form: Form = ACT) -> Sentence:
    """What a space does, or some parts of it; at the beginning of a line or within it."""
    return joined(parts, form)


def card_does(card: Card) -> Sentence:
    """When a service card acts, and what it does then."""
    provided = [effect for effect in card.effects if isinstance(effect, v.ProvidesGreenhouse)]
    others = [effect for effect in card.effects if not isinstance(effect, v.ProvidesGreenhouse)]
    said = [_provided(kind, len(list(alike))) for kind, alike in groupby(provided)]
    if others:
        moment = when(card.trigger, card.limit)
        does = card_brings(card)
        needed = conditions(card.conditions, others)
        if needed:
            said.append(Sentence("card-says-if", when=moment, conditions=needed, does=does))
        else:
            said.append(Sentence("card-says", when=moment, does=does))
    return _in_a_row(said)


def card_brings(card: Card, form: Form = DO) -> Sentence:
    """What a service card does, once it acts."""
    if form == DO and card.is_optional:
        return Sentence("does-may", does=card_brings(card, TO))
    return exchanged(card.cost, card.effects, form) if card.cost else joined(card.effects, form)


def _provided(kind: v.ProvidesGreenhouse, count: int) -> Sentence:
    if set(kind.allowed) == set(GOODS):
        return Sentence("provides-any", count=count, plots=kind.plots)
    goods = naming.types(kind.allowed)
    return Sentence("provides", count=count, plots=kind.plots, goods=goods)


def event_does(event: Event) -> Sentence:
    """What an event does at once, and what it changes for its round."""
    said = [Sentence("event-says", does=joined(event.effects))] if event.effects else []
    said += [Sentence("this-round", does=_change(change)) for change in event.modifiers]
    return _in_a_row(said)


def scenario_does(scenario: Scenario, seats: int) -> Sentence:
    """What a scenario changes in a game of so many."""
    said = [_end(scenario.end, scenario.rounds)]
    removed = [step for step in scenario.setup if isinstance(step, v.RemovePile)]
    gifts = [step for step in scenario.setup if not isinstance(step, v.RemovePile)]
    said += [Sentence("scenario-no-pile", plots=pile.size) for pile in removed]
    if gifts:
        key = "scenario-setup" if seats > 1 else "scenario-setup-alone"
        said.append(Sentence(key, does=joined(gifts)))
    said += [_lasting(change) for change in scenario.modifiers]
    return _in_a_row([*said, _aim(scenario, seats)])


def _end(end: v.End, rounds: int) -> Sentence:
    if isinstance(end, v.EndOfRoundWhenTableReached):
        return Sentence("scenario-until", table=end.table, rounds=rounds)
    return Sentence("scenario-rounds", count=rounds)


def _aim(scenario: Scenario, seats: int) -> Sentence:
    """How the scenario is won."""
    victory = scenario.victory
    if isinstance(victory, v.Points):
        table, kind = victory.per_table, victory.per_type_in_stock_or_greenhouses
        if seats > 1:
            return Sentence("scenario-points", table=table, type=kind)
        goal = scenario.goal_points or 0
        return Sentence("scenario-alone-points", table=table, type=kind, goal=goal)
    if seats > 1:
        return Sentence("scenario-furthest")
    return Sentence("scenario-alone-table", table=scenario.goal_table or 0)


def _lasting(change: v.Modifier) -> Sentence:
    if isinstance(change, v.HarvestPhaseMaxGreenhouses) and change.from_round > 1:
        return Sentence("from-round", round=change.from_round, does=_change(change))
    return Sentence("all-game", does=_change(change))


def _change(change: v.Modifier) -> Sentence:
    """A rule that is changed."""
    tag = change.__struct_config__.tag
    if isinstance(change, v.RowClosed):
        if not change.solo_spaces:
            return Sentence("changes-row_closed")
        spaces = tuple(naming.space_numbered(SPACES.index(code)) for code in change.solo_spaces)
        return Sentence("changes-row_closed-alone", spaces=spaces)
    if isinstance(change, v.IgnoreFlags):
        return Sentence("changes-ignore_flags")
    return Sentence(f"changes-{tag}", count=change.n)


def _in_a_row(said: Sequence[Sentence]) -> Sentence:
    """Sentences that follow each other."""
    return reduce(lambda one, other: Sentence("both", one=one, other=other), said)
