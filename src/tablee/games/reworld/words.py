"""Sentences about Reworld: questions, actions, events and components, as text keys."""

from collections.abc import Sequence
from functools import lru_cache

from tablee.core import Action, Argument, Decision, Event, Seat, Sentence
from tablee.core.snapshot import fields
from tablee.games.reworld import actions as act
from tablee.games.reworld import events
from tablee.games.reworld.box import Box
from tablee.games.reworld.box.components import (
    CATEGORIES,
    COMPANIES,
    DOCKS,
    LETTERS,
    MISSIONS,
    SHIPS,
    SHUTTLE,
    TERRABOT,
    UNIT,
)
from tablee.games.reworld.rules.acquiring import PayForModule
from tablee.games.reworld.rules.counting import city_tiles
from tablee.games.reworld.rules.satellites import mission_points
from tablee.games.reworld.state import NONE, ReworldState
from tablee.kit.waiting import wait_for_others


class Words:
    """Sentences about one box of components."""

    __slots__ = ("_box", "_modules")

    def __init__(self, box: Box) -> None:
        self._box = box
        self._modules: dict[int, Sentence] = {}

    # Components

    def module(self, module: int) -> Sentence:
        """The name of a module, made once."""
        name = self._modules.get(module)
        if name is None:
            name = self._modules[module] = self._name(module)
        return name

    def _name(self, module: int) -> Sentence:
        kind = self._box.modules[module]
        if kind.kind == TERRABOT:
            return Sentence("module-terrabot", letter=LETTERS[kind.letter])
        if kind.kind == SHUTTLE:
            return Sentence("module-shuttle", shields=kind.shields)
        if kind.kind == UNIT:
            company = Sentence(f"company-{COMPANIES[kind.company]}")
            return Sentence("module-special" if kind.special else "module-unit", company=company)
        return Sentence("module-satellite", mission=self._mission(module))

    def _mission(self, module: int) -> Sentence:
        satellite = self._box.modules[module]
        args: dict[str, Argument] = {"points": self._box.mission_points[satellite.mission]}
        if satellite.letter != NONE:
            args["letter"] = LETTERS[satellite.letter]
        if satellite.company != NONE:
            args["company"] = Sentence(f"company-{COMPANIES[satellite.company]}")
        return Sentence(f"mission-{MISSIONS[satellite.mission]}", **args)

    # Questions

    def question(self, state: ReworldState, seat: Seat | None) -> Sentence:
        """What is asked of `seat`, or whom it waits for."""
        frame = state.asked(seat)
        if seat is None or not isinstance(frame, Decision):
            return wait_for_others(state, seat)
        key = f"prompt-{type(frame).__name__}"
        if isinstance(frame, PayForModule):
            module = self.module(state.ports[frame.port])
            return Sentence(key, module=module, port=frame.port + 1)
        if frame.completes_move:
            return Sentence(key, aboard=len(state.players[seat].aboard))
        return Sentence(key)

    # Actions

    def describe(self, state: ReworldState, seat: Seat, action: Action) -> Sentence:
        """What `action` would do in this position, with the points it brings at once."""
        if isinstance(action, act.DockAction):
            return self._describe_dock(state, seat, action)
        if isinstance(action, act.Take):
            module = state.ports[action.port]
            is_terrabot = self._box.modules[module].kind == TERRABOT
            points = state.box.terrabot_points[state.round - 1] if is_terrabot else 0
            port = action.port + 1
            return Sentence("action-take", port=port, module=self.module(module), points=points)
        if isinstance(action, act.Pay):
            return _payment(action.cards)
        if isinstance(action, act.Admiral):
            points = state.box.admiral_points
            return Sentence("action-admiral", card=action.card, points=points)
        if isinstance(action, act.Leave):
            cards = sum(state.players[seat].hand)
            return Sentence("action-leave", points=cards * state.box.leaving_points)
        if isinstance(action, act.Land):
            return self._describe_landing(state, seat, action)
        if isinstance(action, act.Lose):
            return Sentence("action-lose", unit=self.module(action.unit))
        if isinstance(action, act.First):
            return Sentence("action-first", seat=action.seat)
        return Sentence(f"action-{type(action).__name__.lower()}")

    def _describe_dock(self, state: ReworldState, seat: Seat, action: act.DockAction) -> Sentence:
        player = state.players[seat]
        row = player.docks[action.dock]
        end = row[-1]
        dock = action.dock + 1
        key = f"action-{action.verb}"
        if isinstance(action, act.Launch):
            letter = self._box.modules[end].letter
            key = key if player.cities[letter] else "action-found"
            return Sentence(key, dock=dock, city=LETTERS[letter])
        if isinstance(action, act.Defend):
            shields = self._box.modules[end].shields
            return Sentence(key, dock=dock, module=self.module(end), shields=shields)
        if isinstance(action, act.Transport):
            return Sentence(key, dock=dock, module=self.module(end))
        if isinstance(action, act.Carry):
            return Sentence(key, dock=dock, module=self.module(row[-2]), unit=self.module(end))
        if isinstance(action, act.Mission):
            _, points = mission_points(state, player, end)
            return Sentence(key, dock=dock, module=self.module(end), points=points)
        return Sentence(key, dock=dock, unit=self.module(end))

    def _describe_landing(self, state: ReworldState, seat: Seat, action: act.Land) -> Sentence:
        player = state.players[seat]
        special = self._box.modules[action.unit].special
        points = city_tiles(player, action.city) + 1 if special else 0
        city = LETTERS[action.city]
        return Sentence("action-land", unit=self.module(action.unit), city=city, points=points)

    # Events

    def tell(self, event: Event) -> Sentence:
        """What happened. Most fields of an event are arguments of its sentence as they are."""
        args: dict[str, Argument] = {}
        for name in fields(type(event)):
            args |= self._argument(event, name, getattr(event, name))
        key = f"event-{type(event).__name__}"
        if isinstance(event, events.MissionFlown) and event.city != NONE:
            key += "-city"
        if isinstance(event, events.CategoryScored) and event.category:
            key += "-city"
        if isinstance(event, events.DefenceRaised):
            # French says "la navette" and "le satellite".
            is_shuttle = self._box.modules[event.module].kind == SHUTTLE
            key += "-shuttle" if is_shuttle else ""
        return Sentence(key, **args)

    def _argument(self, event: Event, name: str, value: object) -> dict[str, Argument]:
        if isinstance(value, tuple):
            return self._tuple_argument(event, name, value)
        assert isinstance(value, int)
        if name in ("module", "unit"):
            return {name: self.module(value)}
        if name in ("port", "dock"):
            return {name: value + 1}
        if name == "city":
            return {name: LETTERS[value]} if value != NONE else {}
        if name == "panel":
            assert isinstance(event, events.CityFounded)
            return {"name": self._box.panels[event.city][value]}
        if name == "ship":
            assert isinstance(event, events.ShipWon)
            return {name: ship_name(value, event.threshold)}
        if name == "category":
            return {"letter": CATEGORIES[value]} if value else {}
        if isinstance(event, events.CategoryScored) and name == "points":
            return {name: abs(value)}  # the sentence says whether they are won or lost
        if name == "terrabot_points":
            return {"points": value}
        return {name: value}

    def _tuple_argument(
        self, event: Event, name: str, value: tuple[int, ...]
    ) -> dict[str, Argument]:
        if name == "hand":
            return {"cards": _cards([int(card) for card in act.write_cards(value)])}
        if name == "cards":
            assert isinstance(event, events.ModuleTaken)
            return {"cards": _cards(value), "dock": value[-1]}
        assert name == "scores"
        scores = [Sentence("score-of", seat=seat, score=score) for seat, score in enumerate(value)]
        return {"scores": tuple(scores)}


def ship_name(ship: int, threshold: int) -> Sentence:
    """The condition of a population ship."""
    if ship < DOCKS:
        return Sentence("ship-dock", dock=ship + 1)
    return Sentence(f"ship-{SHIPS[ship]}", threshold=threshold)


def category_name(category: int) -> Sentence:
    """A category of the mothership."""
    if category == 0:
        return Sentence("category-defence")
    return Sentence("category-city", letter=CATEGORIES[category])


@lru_cache(len(act.PAY))
def _payment(cards: tuple[int, ...]) -> Sentence:
    """Officers that are laid, the last on top."""
    if len(cards) == 1:
        return Sentence("action-pay-one", top=cards[-1])
    return Sentence("action-pay", top=cards[-1], under=_cards(cards[:-1]))


def _cards(cards: Sequence[int]) -> tuple[Sentence, ...]:
    return tuple(Sentence("officer", card=card) for card in cards)
