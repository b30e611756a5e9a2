"""What is in Granary's box: the shape of the edition file, and what no edition changes."""

from typing import Annotated, Final

from msgspec import Meta

from tablee.kit.edition import Block, EditionFile

WEIGHTS: Final = (1, 2, 3, 4, 5)


class Box(Block):
    """All printed values; shared by all positions, never changed."""

    copies: Annotated[int, Meta(ge=4, le=9)]
    #: No more than there are for four players.
    hand: Annotated[int, Meta(ge=1, le=5)]
    prize: Annotated[int, Meta(ge=0, le=20)]


EDITION: Final = EditionFile("granary", Box)
