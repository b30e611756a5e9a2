"""What all bodies are made of."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

#: The longest body, in bytes.
LARGEST = 16384
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Password: TypeAlias = Annotated[str, Meta(min_length=8, max_length=200)]
Email: TypeAlias = Annotated[str, Meta(min_length=3, max_length=254, pattern="^[^@ ]+@[^@ ]+$")]
Word: TypeAlias = Annotated[str, Meta(max_length=40)]
#: The value of an option or of a standing order.
Setting: TypeAlias = bool | Annotated[int, Meta(ge=-(1 << 31), le=1 << 31)] | Word
SeatWish: TypeAlias = Annotated[str, Meta(max_length=60, pattern="^(me|open|bot:.+|for:.+)$")]


class Body(Struct, forbid_unknown_fields=True):
    """What a request holds; nothing else may be in it."""


class Nothing(Body):
    """No content."""


class Done(Struct):
    """It was done."""

    ok: bool = True
