"""How the event of the round and the scenario change the rules (R94)."""

from tablee.games.reykholt.box.components import NONE
from tablee.games.reykholt.state import ReykholtState
from tablee.games.reykholt.state.book import Weather


def weather(state: ReykholtState) -> Weather:
    """What this round's event changes."""
    if state.event == NONE:
        return state.book.fair_weather
    return state.book.event_weather[state.event]


def harvest_cap(state: ReykholtState) -> int:
    """From how many greenhouses harvest time takes at most, the lowest that is said; 0: all."""
    cap = weather(state).cap
    if state.rulings.scenario != NONE:
        lasting = state.book.scenario_weather[state.rulings.scenario]
        if lasting.cap and state.round >= lasting.cap_from:
            cap = min(cap, lasting.cap) if cap else lasting.cap
    return cap
