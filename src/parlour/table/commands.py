"""What people may ask of a table."""

from typing import Annotated

from msgspec import Meta, Struct

from parlour.table.entries import LevelNumber, Reaction, Terms

SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Entropy = Annotated[str, Meta(pattern=r"^[0-9a-f]{32,64}(?!\n)$")]
"""What a player adds to the luck of the deal: 16 to 32 random bytes in hex."""
GuestId = Annotated[str, Meta(max_length=64)]
Word = Annotated[str, Meta(max_length=40)]
GivenOption = bool | Annotated[int, Meta(ge=-(2**53), le=2**53)] | Word | Annotated[list[Word], Meta(max_length=6)]
GivenOptions = Annotated[dict[Word, GivenOption], Meta(max_length=40)]
"""Options of a game as they come in: nothing of it is longer than any game needs."""


class Order(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """One wish. The class name, in the imperative, is its tag in JSON."""


class Agree(Order, frozen=True, kw_only=True):
    """Host: play by these options and terms. After the start only `is_public` and `may_watch` may change."""

    options: GivenOptions
    terms: Terms


class Sit(Order, frozen=True):
    """Take this free seat (and leave the one I have)."""

    seat: SeatNumber


class SitBot(Order, frozen=True):
    """Host: a bot shall have this seat."""

    seat: SeatNumber
    level: LevelNumber


class Clear(Order, frozen=True):
    """Free this seat: my own, or as host that of a bot."""

    seat: SeatNumber


class Remove(Order, frozen=True):
    """Host: send this guest away for good. During a match a bot of level 2 plays on."""

    guest: GuestId


class Lock(Order, frozen=True):
    """Host: let nobody new in, or open the door again."""

    is_locked: bool


class PassHost(Order, frozen=True):
    """Host, or a player while a screen is: another guest with a seat, or this one, shall run the table."""

    guest: GuestId


class Contribute(Order, frozen=True):
    """Add this to the luck of the deal. Once, before the start."""

    entropy: Entropy


class Start(Order, frozen=True):
    """Host: deal the cards, as soon as everybody has added to their luck or has had a few seconds to."""


class Move(Order, frozen=True):
    """Make this move, in the game's notation."""

    action: Annotated[str, Meta(max_length=200)]


class AskUndo(Order, frozen=True):
    """I would like my last move back: at once, if it is fresh or nobody else plays; else the others are asked."""


class AnswerUndo(Order, frozen=True):
    """The move may be taken back, or not."""

    agrees: bool


class GoBack(Order, frozen=True):
    """I am alone against bots, and would like to decide again."""

    to: Annotated[int, Meta(ge=0, le=2**53)] | None = None
    """How many moves shall have been made: those before a decision of my own. Without it, before my last one."""


class HandOver(Order, frozen=True):
    """A bot shall play on for me (of level 2 at most without hints), or for who is away for too long (at least)."""

    seat: SeatNumber
    level: LevelNumber


class TakeBack(Order, frozen=True):
    """I am back and play my seat again."""


class End(Order, frozen=True):
    """End the match here: allowed when a player has been away for too long, or when no other person plays."""


class Say(Order, frozen=True):
    """Say something to everybody at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


class React(Order, frozen=True):
    """Show a feeling."""

    reaction: Reaction


class Hush(Order, frozen=True):
    """Host: turn the chat off, or on again."""

    is_quiet: bool


class Rematch(Order, frozen=True):
    """Open a table for another match, the seats moved on by one. A screen may ask for it too."""


Command = (
    Agree
    | Sit
    | SitBot
    | Clear
    | Remove
    | Lock
    | PassHost
    | Contribute
    | Start
    | Move
    | AskUndo
    | AnswerUndo
    | GoBack
    | HandOver
    | TakeBack
    | End
    | Say
    | React
    | Hush
    | Rematch
)
"""Everything that can be asked."""
