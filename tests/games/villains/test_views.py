"""What is seen and remembered: V-T9, V-T15, and what V-X2 and V-X5 let the others know."""

from msgspec import UNSET

from parlour.engine.match import Match
from parlour.games.villains import GAME
from parlour.games.villains.events import (
    Drew,
    Hypnotized,
    LaidHero,
    Picked,
    Swiped,
    Turned,
)
from parlour.games.villains.public import (
    SecretHero,
    SeenHero,
    ShownCard,
    Stolen,
    VillainCard,
    VillainsView,
)
from tests.games.alike import look_alike
from tests.games.villains.builder import Place, seen, table, turn, unseen
from tests.rule import rule


def view_of(match: Match, viewer: int | str) -> VillainsView:
    view = match.view(viewer)  # type: ignore[arg-type]
    assert isinstance(view, VillainsView)
    return view


@rule("V-T9")
def test_a_pile_shows_its_top_and_its_height() -> None:
    match = turn("red-2", own="red-1 (red-3) red-5", left="green-1 (blue-6)", right="")
    for viewer in (0, 1, 2, "spectator"):
        assert [player.top for player in view_of(match, viewer).players] == ["red-5", "hero", None]
        assert [player.height for player in view_of(match, viewer).players] == [3, 2, 0]


@rule("V-T9")
def test_what_lies_below_the_top_of_a_pile_is_left_to_memory() -> None:
    one = turn("red-2 hypnotize", own="red-1 (red-3) red-5", left="green-1 [blue-6]", right="blue-2 green-4")
    other = turn("red-2 hypnotize", own="blue-6 blue-4 red-5", left="[green-5] (blue-1@2)", right="[red-6] green-4")
    assert look_alike(GAME, one.state, other.state)


@rule("V-T2", "V-T6", "V-T13", "V-T14")
def test_a_view_says_what_a_card_must_match() -> None:
    match = turn("red-2", own="red-1 red-5", left="blue-6 [red-1]", across="", right="blue-2 curse")
    assert [player.to_match for player in view_of(match, 0).players] == ["red-5", None, None, None]


@rule("V-E3")
def test_a_view_says_what_each_number_of_a_pile_comes_to() -> None:
    match = turn("red-2", own="red-5 blue-5 curse [red-1] green-1 [blue-6]", left="[red-1]")
    count = seen(match, 0, "spectator").count
    assert count.by_number == {"1": 1, "2": 0, "3": 0, "4": 0, "5": 10, "6": 0}
    assert (count.points, count.cancelled) == (11, {})


@rule("V-T9")
def test_what_went_onto_a_pile_is_remembered_apart_from_it() -> None:
    match = turn("red-2 blue-6", own="red-1 red-5", left="[red-1]", right="[red-1]")
    match.apply("red-2 own")
    remembered = seen(match, 0, "spectator").remembered
    assert remembered == [VillainCard("red-2"), VillainCard("red-5"), VillainCard("red-1")]


@rule("V-T15")
def test_a_hero_is_known_to_its_layer_and_to_nobody_else() -> None:
    match = turn("red-2", own="red-1")
    facts = match.apply("red-2 hero")
    assert facts[0] == LaidHero(0, "red-2", 0)
    assert match.events(0)[0] == facts[0]
    assert seen(match, 0, 0).remembered[0] == SecretHero(0, 0, "red-2")
    for viewer in (1, 2, "spectator"):
        assert match.events(viewer)[0] == unseen(LaidHero, 0, 0)
        assert seen(match, 0, viewer).remembered[0] == SecretHero(0, 0, UNSET)


@rule("V-T15")
def test_a_hero_that_was_turned_from_a_villain_is_known_to_everybody() -> None:
    match = turn("meddling", left="red-1 blue-4", right="green-2")
    match.apply("meddling")
    for viewer in (0, 1, 2, "spectator"):
        assert Turned(1, "blue-4", "hero") in match.events(viewer)
        assert seen(match, 1, viewer).remembered[0] == SeenHero("blue-4")


@rule("V-T15")
def test_a_hero_that_has_shown_its_villain_side_stays_known_wherever_it_moves() -> None:
    match = table(
        Place("red-1", "meddling red-2"),
        Place("red-1 (blue-6)", "whirlpool"),
        Place("green-2", "meddling", villain="cruella"),
        Place("green-3"),
    )
    match.apply("meddling")
    assert seen(match, 1, 3).remembered[0] == VillainCard("blue-6")
    match.apply("whirlpool left")
    assert seen(match, 2, 3).remembered[0] == VillainCard("blue-6")
    match.apply("meddling hero")
    assert seen(match, 2, 3).remembered[:2] == [SecretHero(2, 0, UNSET), VillainCard("blue-6")]


@rule("V-T15")
def test_a_secret_stays_its_layers_when_swipe_moves_it() -> None:
    match = turn("swipe", own="red-1 (red-4)", left="blue-2", right="green-2")
    match.apply("swipe 1")
    assert match.events(1)[1] == Swiped(0, 1, "blue-2", "hero")
    assert seen(match, 1, 0).remembered[0] == SecretHero(0, 0, "red-4")
    assert seen(match, 1, 1).remembered[0] == SecretHero(0, 0, UNSET)


@rule("V-T15", "V-X5")
def test_an_open_card_is_known_to_everybody_and_so_is_the_hero_it_becomes() -> None:
    match = table(Place(hand="no-escape red-2"), Place(hand="blue-4"), Place(hand=""))
    match.apply("no-escape")
    assert Picked(1, "blue-4") in match.events(2)
    match.apply("blue-4 hero")
    assert LaidHero(1, "blue-4", None) in match.events(2)
    assert seen(match, 1, 2).remembered[0] == SeenHero("blue-4")


@rule("V-X2")
def test_everybody_knows_an_open_card_that_was_stolen() -> None:
    match = turn("hypnotize red-3", left="blue-4", right="green-2")
    match.apply("hypnotize 1")
    for viewer in (0, 1, 2, "spectator"):
        assert Hypnotized(0, 1, "blue-4", None) in match.events(viewer)
        assert view_of(match, viewer).stolen == [Stolen(card="blue-4")]


@rule("V-X2")
def test_a_stolen_hero_is_known_to_its_taker_and_its_layer_only() -> None:
    """Only the taker sees its face now, whoever remembers it."""
    match = turn("hypnotize red-3", left="red-1", right="blue-4 (green-5@1)")
    match.apply("hypnotize 2")
    assert Hypnotized(0, 2, "green-5", 0) in match.events(0)
    for viewer in (0, 1):
        assert view_of(match, viewer).stolen == [Stolen(laid_by=1, card="green-5")]
    for stranger in (2, "spectator"):
        assert view_of(match, stranger).stolen == [Stolen(laid_by=1)]
    for other in (1, 2, "spectator"):
        assert unseen(Hypnotized, 0, 2, 0) in match.events(other)


@rule("V-T9", "V-X2")
def test_the_face_of_a_stolen_hero_that_everybody_saw_before_is_left_to_memory() -> None:
    match = turn("hypnotize red-3", left="blue-4 [green-5]", right="red-1")
    match.apply("hypnotize 1")
    assert view_of(match, 2).stolen == [Stolen(card="green-5")]
    for other in (1, 2, "spectator"):
        assert unseen(Hypnotized, 0, 1, 0) in match.events(other)


@rule("V-X2")
def test_what_the_thief_shows_after_a_theft_is_remembered_in_order() -> None:
    match = table(
        Place("red-1", "hypnotize red-3 blue-2"), Place("blue-4 blue-5", "red-1 blue-1"), Place("[red-1]", "red-1")
    )
    match.apply("hypnotize 1")
    match.apply("red-1 hero")
    match.apply("red-1 hero")
    match.apply("red-3 own")
    match.apply("blue-1 hero")
    match.apply("blue-2 hero")
    view = view_of(match, "spectator")
    assert view.shown_since_theft == [ShownCard("red-3", 1)]
    assert view.players[0].remembered[0] == SecretHero(0, 1, UNSET)
    assert "red-3" not in view.players[0].seen


@rule("V-T10")
def test_others_see_how_many_cards_were_drawn() -> None:
    match = turn("red-2 red-3", own="red-5", draw="green-1 green-2 green-3")
    match.apply("red-2 hero")
    assert match.events(1)[-1] == unseen(Drew, 0, 3)
    assert match.events("spectator")[-1] == unseen(Drew, 0, 3)
