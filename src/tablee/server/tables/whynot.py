"""Why not: the rule that forbids an action, or what one would do with a thing on the board."""

from collections import OrderedDict
from typing import Any

from tablee.core import Action, Match, Seat, Sentence
from tablee.server.wire.errors import ApiError

#: Positions that are kept: whoever asks once asks again, about the thing beside it.
MOST_POSITIONS = 8


def why_not(
    match: Match[Any], seat: Seat, text: str | None, target: str | None
) -> tuple[str, Sentence]:
    """The rule and the reason; an empty rule where nothing forbids it."""
    if text is not None and target is None:
        return _refusal(match, seat, match.game.parse(text))
    if target is not None and text is None:
        return _position(match, seat).why_not(target)
    raise ApiError("bad-request", "error-malformed", problem="a, target")


def _refusal(match: Match[Any], seat: Seat, action: Action) -> tuple[str, Sentence]:
    refused = match.game.refusal(match.state, seat, action)
    if refused is None:
        return "", Sentence("why-possible")
    return refused.rule, refused.reason


class _Position:
    """What one seat was told in one position, and all actions of the game by what they touch.

    To look through thousands of actions for each thing takes longer than a move.
    """

    def __init__(self, match: Match[Any], seat: Seat) -> None:
        self.match = match
        self.moves = match.moves[:]
        self._seat = seat
        self._legal = set(match.legal(seat))
        self._touching: dict[str, list[Action]] = {}
        self._refusals: dict[Action, tuple[str, Sentence]] = {}
        self._answers: dict[str, tuple[str, Sentence]] = {}
        targets, state = match.game.targets, match.state
        for action in match.game.vocabulary.fixed():
            for target in dict.fromkeys(targets(state, seat, action)):
                self._touching.setdefault(target, []).append(action)

    def why_not(self, target: str) -> tuple[str, Sentence]:
        """The rule and the reason why nothing can be done with `target`."""
        known = self._touching.get(target)
        if known is None:
            return "", Sentence("why-nothing")
        if target not in self._answers:
            self._answers[target] = self._answer(known)
        return self._answers[target]

    def _answer(self, known: list[Action]) -> tuple[str, Sentence]:
        if not self._legal.isdisjoint(known):
            return "", Sentence("why-possible")
        # What the question is about comes first; what else is not asked now is no reason.
        asked = {action.verb for action in self._legal}
        ordered = sorted(known, key=lambda action: action.verb not in asked)
        reasons = [refusal for action in ordered if (refusal := self._refusal(action))[0]]
        # A reason that counts something (what it costs, what one has) is of what was nearly
        # possible.
        reasons.sort(key=lambda refusal: not refusal[1].args)
        return reasons[0] if reasons else ("", Sentence("why-nothing"))

    def _refusal(self, action: Action) -> tuple[str, Sentence]:
        if action not in self._refusals:
            self._refusals[action] = _refusal(self.match, self._seat, action)
        return self._refusals[action]


#: By match and seat, the last used last.
_positions: OrderedDict[tuple[int, Seat], _Position] = OrderedDict()


def _position(match: Match[Any], seat: Seat) -> _Position:
    """The position as it is: a match and all its moves make one."""
    key = (id(match), seat)
    found = _positions.pop(key, None)
    if found is None or found.match is not match or found.moves != match.moves:
        found = _Position(match, seat)
    _positions[key] = found
    if len(_positions) > MOST_POSITIONS:
        _positions.popitem(last=False)
    return found
