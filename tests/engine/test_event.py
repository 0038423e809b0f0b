"""Who sees what of an event follows from what the event says of itself."""

from typing import Annotated, Literal

import msgspec
import pytest

from parlour.engine.event import EachTheirOwn, Event, Hidden, Open, SeenBy, Viewer, shapes, shown


class Drew(Event, frozen=True):
    """Cards came from the deck."""

    seat: int
    cards: Annotated[list[str], SeenBy("seat")]


class Stole(Event, frozen=True):
    """A card changed hands, perhaps one that all know."""

    seat: int
    known_to: int | None
    card: Annotated[str, SeenBy("seat", "known_to")]


class Dealt(Event, frozen=True):
    """A new deal."""

    dealer: int
    trump: Open[str]
    hands: Annotated[list[list[str]], EachTheirOwn("hand")]
    stock: Hidden[list[str]]


class Laid(Event, frozen=True):
    """A card lies open."""

    seat: int
    card: Open[str]
    side: Literal["left", "right"]


def sent(event: Event, viewer: Viewer) -> object:
    return msgspec.to_builtins(shown(event, viewer))


def test_cards_are_seen_by_the_seats_that_the_event_names() -> None:
    drew = Drew(1, ["red-1", "red-2"])
    assert shown(drew, 1) is drew
    assert shown(drew, "open") is drew
    hidden = {"type": "DrewUnseen", "seat": 1, "cards_count": 2}
    assert sent(drew, 0) == sent(drew, "spectator") == hidden


def test_what_everybody_knows_is_hidden_from_nobody() -> None:
    assert sent(Stole(0, 2, "red-1"), 1) == {"type": "StoleUnseen", "seat": 0, "known_to": 2}
    assert shown(Stole(0, 2, "red-1"), 2) == Stole(0, 2, "red-1")
    assert shown(Stole(0, None, "red-1"), "spectator") == Stole(0, None, "red-1")


def test_each_seat_sees_its_own_and_nobody_what_is_hidden() -> None:
    dealt = Dealt(0, "red-9", [["red-1"], ["red-2"]], ["red-3"])
    told = {"dealer": 0, "trump": "red-9", "stock_count": 1}
    assert sent(dealt, 1) == {"type": "DealtToYou", **told, "hand": ["red-2"]}
    assert sent(dealt, "spectator") == {"type": "DealtUnseen", **told}
    assert shown(dealt, "open") is dealt


def test_what_is_open_is_shown_as_it_is() -> None:
    laid = Laid(0, "red-1", "left")
    assert shown(laid, "spectator") is laid
    assert [kind.__name__ for kind in shapes(Laid)] == ["Laid"]
    assert [kind.__name__ for kind in shapes(Dealt)] == ["Dealt", "DealtToYou", "DealtUnseen"]


class Forgot(Event, frozen=True):
    """Nobody said who sees the card."""

    seat: int
    card: str


class ForgotList(Event, frozen=True):
    """Nobody said who sees the cards."""

    cards: list[str | None]


class ForgotNoted(Event, frozen=True):
    """A note on the card says nothing of who sees it."""

    card: Annotated[str, "the one on top"]


class Misnamed(Event, frozen=True):
    """There is no such field."""

    card: Annotated[str, SeenBy("owner")]


@pytest.mark.parametrize("kind", [Forgot, ForgotList, ForgotNoted, Misnamed])
def test_an_event_that_does_not_say_who_sees_its_cards_is_refused(kind: type[Event]) -> None:
    with pytest.raises(TypeError, match=kind.__name__):
        shapes(kind)


def test_the_refusal_names_every_way_out() -> None:
    with pytest.raises(TypeError, match=r"Forgot\.card: .*Open, Hidden, SeenBy or EachTheirOwn.* Literal"):
        shapes(Forgot)
