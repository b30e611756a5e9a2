"""Law 10, what an answer would do: told truly, without a secret, and without doing it."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from msgspec.json import encode

from tablee.contract.laws import LANGUAGES, Setup, acting, said
from tablee.core import Action, Decision, Match, Seat, Sentence, State
from tablee.core.draws import pick
from tablee.driver import Foresight, Outlook
from tablee.driver.settling import continues_move, openly_forced

#: Moments of a game at which answers are tried, and how many answers at each.
MOMENTS = 50
ANSWERS = 12
#: In how many worlds that a seat imagines they are tried.
WORLDS = 4
#: Counts with which every holding is said.
COUNTS = (0, 1, 2, 21)


class Moment(NamedTuple):
    """A match in which `seat` is asked, and some of the answers that it may give."""

    match: Match[Any]
    seat: Seat
    answers: list[Action]

    #: The seed of the worlds that the seat imagines.
    luck: str

    def outlook(self) -> Outlook[Any]:
        """What the seat is asked."""
        return Outlook.of(self.match, self.seat, Random(self.luck))

    def played(self, action: Action) -> State:
        """The true position after an answer, and after what leaves no choice then."""
        state: State = self.match.state.clone()
        state.apply(action, self.seat)
        while (forced := openly_forced(self.match.game, state, self.seat)) is not None:
            state.apply(forced, self.seat)
        return state


def moments(setup: Setup, seed: int) -> Iterator[Moment]:
    """Some moments of a random game, evenly spread over it."""
    length = _moves(setup, seed)
    every = max(1, length // MOMENTS)
    rng = Random(seed)
    match = Match(setup.game, setup.seats, seed, setup.options)
    while not match.over:
        seat = acting(match.state, rng)
        legal = match.legal(seat)
        at = len(match.moves)
        answer = pick(rng, legal)
        if at % every == 0 or at > length - setup.seats:
            chosen = [pick(rng, legal) for _ in range(ANSWERS)]
            # What is rarely offered has most to tell: the last ones are always looked at.
            answers = list(dict.fromkeys([*chosen, *legal[-3:]]))
            yield Moment(match, seat, answers, f"{seed}/{at}")
        match.play(answer, seat)


def _moves(setup: Setup, seed: int) -> int:
    rng = Random(seed)
    match = Match(setup.game, setup.seats, seed, setup.options)
    while not match.over:
        seat = acting(match.state, rng)
        match.play(pick(rng, match.legal(seat)), seat)
    return len(match.moves)


def law_10_foresight_is_true(setup: Setup, seed: int) -> None:
    """What an answer is said to do is what it does, unless more comes of it than can be known."""
    game = setup.game
    for moment in moments(setup, seed):
        seat, before = moment.seat, moment.match.state
        outlook = moment.outlook()
        for action in moment.answers:
            told = outlook.foresee(action)
            if told.is_unknown:
                continue
            after = moment.played(action)
            had, has = game.holdings(before, seat), game.holdings(after, seat)
            changed = {name: has[name] - had[name] for name in has if has[name] != had[name]}
            assert dict(told.changes) == changed, f"{action} changes something else"
            ours, theirs = game.outcome(before).results[seat], game.outcome(after).results[seat]
            assert told.score == theirs.score - ours.score, f"{action} scores otherwise"
            place = theirs.place if theirs.place != ours.place else 0
            assert told.place == place, f"{action} leads to another place"
            assert told.remarks == game.remarks(before, after, seat), f"{action} does otherwise"
            assert told.is_last == (after.asked(seat) is None), f"{action} is not the last"


def law_10_foresight_tells_no_secret(setup: Setup, seed: int) -> None:
    """In two worlds that a seat cannot tell apart, every answer is said to do the same."""
    game = setup.game
    rng = Random(seed)
    for moment in moments(setup, seed):
        match, seat = moment.match, moment.seat
        if not game.has_secrets and not match.state.sealed:
            continue  # law 4: there is no other world
        other = Match(game, setup.seats, seed, setup.options)
        other.state = game.determinize(match.state, seat, rng)
        elsewhere = moment._replace(match=other)
        assert game.holdings(match.state, seat) == game.holdings(other.state, seat)
        one, two = moment.outlook(), elsewhere.outlook()
        for action in moment.answers:
            warned = game.warning(match.state, seat, action)
            assert warned == game.warning(other.state, seat, action), f"{action} warns of a secret"
            assert _all_told(one, seat, action) == _all_told(two, seat, action), (
                f"what {action} would do tells a secret"
            )


def _all_told(outlook: Outlook[Any], seat: Seat, action: Action) -> tuple[object, ...]:
    following = outlook.after(action)
    asked = None if following is None else _question(following.state, seat)
    return outlook.foresee(action), encode(outlook.seen_after(action)), asked


def _question(state: State, seat: Seat) -> tuple[object, ...]:
    question = state.asked(seat)
    assert isinstance(question, Decision)
    return type(question), question.main(state), list(state.legal(seat))


def law_10_what_uncovers_nothing_is_foreseen_alike(setup: Setup, seed: int) -> None:
    """Where a question says that nothing hidden bears on it, every world foretells the same."""
    for moment in moments(setup, seed):
        match, seat = moment.match, moment.seat
        question = match.state.asked(seat)
        assert isinstance(question, Decision)
        if question.may_uncover or not setup.game.has_secrets:
            continue
        outlooks = [moment._replace(luck=f"{moment.luck}/{n}").outlook() for n in range(WORLDS)]
        assert not any(outlook.other for outlook in outlooks), "a world is imagined in vain"
        for action in moment.answers:
            first, *others = [_all_told(outlook, seat, action) for outlook in outlooks]
            for told in others:
                assert told == first, f"what {action} would do depends on something hidden"


def law_10_alike_answers_do_the_same(setup: Setup, seed: int) -> None:
    """Answers that are said to be alike are foreseen alike, each by itself."""
    for moment in moments(setup, seed):
        seat = moment.seat
        state = moment.outlook().state
        question = state.asked(seat)
        assert isinstance(question, Decision)
        by_kind: dict[object, Foresight] = {}
        for action in state.legal(seat):
            kind = question.alike(state, action)
            if kind is not None:
                told = moment.outlook().foresee(action)
                assert told == by_kind.setdefault(kind, told), f"{action} is not like the others"


def law_10_asking_changes_nothing(setup: Setup, seed: int) -> None:
    """A match is the same after it was asked what any answer would do."""
    game = setup.game
    for moment in moments(setup, seed):
        match, seat = moment.match, moment.seat
        before, moves = game.dump(match.state), list(match.moves)
        outlook = moment.outlook()
        imagined = game.dump(outlook.state)
        for action in moment.answers:
            once = _all_told(outlook, seat, action)
            assert once == _all_told(outlook, seat, action), f"{action} is told otherwise next time"
        assert game.dump(outlook.state) == imagined, "asking changed the imagined world"
        assert game.dump(match.state) == before, "asking changed the match"
        assert match.moves == moves, "asking was recorded"


def law_10_moves_are_completed(setup: Setup, seed: int) -> None:
    """What completes a move is told as it will be asked; a main answer is a legal one."""
    for moment in moments(setup, seed):
        seat = moment.seat
        outlook = moment.outlook()
        question = outlook.state.asked(seat)
        assert isinstance(question, Decision)
        main = question.main(outlook.state)
        assert main is None or main in outlook.state.legal(seat), f"{main} is no answer"
        for action in moment.answers:
            told, following = outlook.foresee(action), outlook.after(action)
            assert (following is not None) == told.continues, f"{action} goes on, or does not"
            true = moment.played(action)
            if following is not None:
                asked = _question(following.state, seat)
                assert asked == _question(true, seat), f"{action} leads to another question"
            elif not told.is_unknown:
                assert not continues_move(true, seat), f"{action} leaves something to ask"


def law_10_consequences_have_words(setup: Setup, seed: int) -> None:
    """Holdings have the same names throughout; all that is told can be said in both languages."""
    game = setup.game
    names: list[str] | None = None
    for moment in moments(setup, seed):
        for seat in range(setup.seats):
            held = list(game.holdings(moment.match.state, seat))
            assert names in (None, held), "holdings change their names"
            names = held
        outlook = moment.outlook()
        for action in moment.answers:
            for sentence in _sentences(outlook.foresee(action)):
                said(game, sentence, moment.seat)
    for name in names or ():
        for count in COUNTS:
            for lang in LANGUAGES:
                words = game.say(Sentence(f"holding-{name}", count=count), lang)
                assert words.startswith(str(count)), f"{words} does not begin with its count"


def _sentences(told: Foresight) -> list[Sentence]:
    return [*told.remarks, *([told.warning] if told.warning is not None else [])]
