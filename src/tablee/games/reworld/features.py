"""Reworld in numbers, for bots and environments. Looks at open facts and the seat's own cards."""

NAMES = ("score",)


def features(state, seat):
    return [float(state.players[seat].score)]


def value(state, seat):
    return float(state.players[seat].score)
