"""Why not: the rule that forbids an action, or what one would do with a thing on the board."""

from typing import Any

from tablee.core import Action, Match, Seat, Sentence
from tablee.server.wire.errors import ApiError


def why_not(
    match: Match[Any], seat: Seat, text: str | None, target: str | None
) -> tuple[str, Sentence]:
    """The rule and the reason; an empty rule where nothing forbids it."""
    if (text is None) == (target is None):
        raise ApiError("bad-request", "error-malformed", problem="a, target")
    if text is not None:
        return _refusal(match, seat, match.game.parse(text))
    legal = set(match.legal(seat))
    asked = {action.verb for action in legal}
    known = [
        action
        for action in match.game.vocabulary.fixed()
        if target in match.game.targets(match.state, seat, action)
    ]
    if not legal.isdisjoint(known):
        return "", Sentence("why-possible")
    # What the question is about comes first; that something else is not asked now is no reason.
    known.sort(key=lambda action: action.verb not in asked)
    reasons = [refusal for action in known if (refusal := _refusal(match, seat, action))[0]]
    # A reason that counts something (what it costs, what one has) is of what was nearly possible.
    reasons.sort(key=lambda refusal: not refusal[1].args)
    return reasons[0] if reasons else ("", Sentence("why-nothing"))


def _refusal(match: Match[Any], seat: Seat, action: Action) -> tuple[str, Sentence]:
    refused = match.game.refusal(match.state, seat, action)
    if refused is None:
        return "", Sentence("why-possible")
    return refused.rule, refused.reason
