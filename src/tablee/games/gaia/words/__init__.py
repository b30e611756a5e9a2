"""Sentences about Gaia Project: questions, actions, events and components, as text keys."""

from tablee.core import Action, Event, Seat, Sentence
from tablee.games.gaia.box import Box
from tablee.games.gaia.state import GaiaState
from tablee.games.gaia.words.asking import question
from tablee.games.gaia.words.describing import describe
from tablee.games.gaia.words.naming import Faces
from tablee.games.gaia.words.telling import tell


class Words:
    """Sentences about one box of components."""

    __slots__ = ("_faces",)

    def __init__(self, box: Box) -> None:
        self._faces = Faces(box)

    def question(self, state: GaiaState, seat: Seat | None) -> Sentence:
        """What is asked of `seat`, or whom it waits for."""
        return question(self._faces, state, seat)

    def describe(self, state: GaiaState, seat: Seat, action: Action) -> Sentence:
        """What `action` would do in this position, with what it costs and brings at once."""
        return describe(self._faces, state, seat, action)

    def tell(self, event: Event) -> Sentence:
        """What happened."""
        return tell(self._faces, event)
