"""Tricks (K-T…), with the book's example of one."""

from parlour.engine.game import Wish
from parlour.engine.match import Match
from parlour.engine.rng import Sfc32
from parlour.games.dwarfking import GAME
from parlour.games.dwarfking.events import Played, WonTrick
from parlour.testing.golden import seats
from tests.games.alike import look_alike
from tests.games.dwarfking.builder import Table, cards, dealt, table, trick, winner
from tests.rule import rule


@rule("K-T1")
def test_the_first_cards_colour_is_required() -> None:
    hands = table("blue-6 red-2", "blue-4 blue-9 green-A red-3", "red-4 red-6")
    hands.play("blue-6")
    assert hands.view(1).trick is not None
    assert hands.view(1).trick.required == "blue"  # type: ignore[union-attr]
    assert hands.may() == ["play blue-4", "play blue-9"]
    refusal = hands.why("play green-A")
    assert (refusal.code, refusal.clause) == ("must_follow", "K-T1")
    assert refusal.facts == {"required": "blue", "follow": ["blue-4", "blue-9"]}


@rule("K-T1")
def test_nobody_has_to_play_higher() -> None:
    hands = table("blue-6 red-2", "blue-2 blue-9", "red-4 red-6")
    hands.play("blue-6")
    assert "play blue-2" in hands.may()


@rule("K-T1")
def test_who_cannot_follow_plays_any_card() -> None:
    hands = table("blue-6 red-2", "green-A red-3", "red-4 red-6")
    hands.play("blue-6")
    assert hands.may() == ["play green-A", "play red-3"]


@rule("K-T1")
def test_any_card_may_be_led() -> None:
    assert table("blue-6 red-2 green-A", "", "").may() == ["play blue-6", "play green-A", "play red-2"]


@rule("K-T1")
def test_there_are_no_trumps() -> None:
    for other in ("green-A", "red-A", "red-K"):
        assert winner(0, f"blue-2 {other} green-K") == 0


@rule("K-T1")
def test_play_goes_clockwise_one_card_each() -> None:
    hands = table("blue-6 red-2", "blue-4 red-7", "blue-8 red-6", "blue-9 red-9", leader=2)
    order = []
    for card in ("blue-8", "blue-9", "blue-6", "blue-4"):
        order.append(hands.state.to_act)
        hands.play(card)
    assert order == [2, 3, 0, 1]
    assert [len(hands.hand(seat)) for seat in range(4)] == [1, 1, 1, 1]


@rule("K-T1")
def test_a_card_that_is_not_in_hand_cannot_be_played() -> None:
    refusal = table("blue-6", "blue-7", "blue-8").why("play blue-7")
    assert (refusal.code, refusal.clause) == ("not_in_hand", "K-T1")
    assert refusal.facts == {"card": "blue-7"}


def test_a_touched_card_is_refused_for_what_would_be_done_with_it_now() -> None:
    """It could be played, given and taken back: of these the refusal speaks of what is at hand."""
    match = Match(GAME, seats(3), "3")

    def refused(hands: Table, card: str, place: str) -> str | None:
        match.state = hands.state
        refusal = match.why_not_so(Wish(card=card, from_=place))
        return None if refusal is None else refusal.code

    hands = table("blue-6 red-2 red-3", "sorcerer blue-4 green-A", "red-4 red-6 red-7")
    assert refused(hands, "blue-6", "hand") is None
    hands.play("blue-6")
    assert refused(hands, "green-A", "hand") == "must_follow"
    assert refused(hands, "sorcerer", "hand") == "sorcerer_between_tricks"
    hands.play("blue-4 red-4")
    assert refused(hands, "green-A", "hand") == "sorcerer_first"
    assert refused(hands, "blue-6", "trick") is None
    start = dealt("blue-5 blue-6", "green-2 green-3", "red-11-flag red-5")
    assert refused(start, "blue-6", "hand") == "quest_first"
    start.do("quest 7b", "exchange 1")
    assert refused(start, "blue-6", "hand") == "not_in_hand"


@rule("K-T1")
def test_only_the_seat_whose_turn_it_is_may_play() -> None:
    match = Match(GAME, seats(4), "3")
    other = (match.state.to_act + 1) % 4
    refusal = match.why_not(match.legal()[0], other)
    assert refusal is not None
    assert (refusal.code, refusal.clause) == ("not_your_turn", "K-T1")
    assert refusal.facts == {"to_act": match.state.to_act}


@rule("K-T2")
def test_the_highest_card_of_the_required_colour_wins_and_its_player_leads_next() -> None:
    hands = table("blue-6 red-2", "blue-J red-7", "blue-8 red-6", "green-A red-9")
    facts = hands.play("blue-6 blue-J blue-8 green-A")
    assert facts[-1] == WonTrick(1, ["blue-6", "blue-J", "blue-8", "green-A"])
    assert hands.state.to_act == 1
    assert hands.may() == ["play red-7"]


@rule("K-T2")
def test_a_deal_lasts_until_all_hands_are_empty() -> None:
    hands = table("blue-6 red-2", "blue-J red-7", "blue-8 red-6")
    hands.play("blue-6 blue-J blue-8 red-7 red-6")
    assert not hands.state.deals
    hands.play("red-2")
    assert len(hands.state.deals) == 1
    assert hands.view("spectator").deal == 2


@rule("K-T3")
def test_a_view_shows_trick_counts_and_the_last_trick() -> None:
    hands = table(
        "blue-6 red-2",
        "blue-J red-7",
        "blue-8 red-6",
        past=[trick(0, "green-4 green-6 green-5"), trick(1, "red-4 red-A red-8")],
    )
    hands.play("blue-6 blue-J blue-8")
    for viewer in (0, 1, 2):
        view = hands.view(viewer)
        assert [player.tricks for player in view.players] == [0, 2, 1]
        assert [laid.card for laid in view.tricks[-1].cards] == ["blue-6", "blue-J", "blue-8"]
        assert (view.tricks[-1].leader, view.tricks[-1].winner) == (0, 1)


@rule("K-T3")
def test_tricks_before_the_last_one_are_left_to_memory() -> None:
    """The same trick counts, the same last trick; but other colours were followed, and other cards won."""
    last = trick(1, "red-4 red-A red-8")
    one = table("blue-6 red-2", "blue-J red-7", "blue-8 red-6", past=[trick(0, "green-4 green-6 green-5"), last])
    other = table("blue-6 red-2", "blue-J red-7", "blue-8 red-6", past=[trick(1, "green-K blue-2 red-3"), last])
    one.state.seats[2].shown = cards("blue-8")
    other.state.seats[2].barred = cards("green-2 green-3")
    other.state.seats[1].bonus = 3
    assert look_alike(GAME, one.state, other.state)
    last = trick(0, "red-4 red-A red-9")
    other = table("blue-6 red-2", "blue-J red-7", "blue-8 red-6", past=[trick(0, "green-4 green-6 green-5"), last])
    assert not look_alike(GAME, one.state, other.state)


@rule("K-T3")
def test_what_was_played_is_remembered_by_everybody() -> None:
    hands = table("blue-6 red-2", "red-J red-7", "blue-8 red-6")
    hands.play("blue-6 red-J blue-8")
    for viewer in (0, 2, "spectator"):
        view = GAME.view(hands.state, viewer)
        assert [[laid.card for laid in one.cards] for one in view.tricks] == [["blue-6", "red-J", "blue-8"]]
        assert view.players[1].lacks == ["blue"]


@rule("K-T1", "K-T2", "K-S12", "K-Q4", "K-E1")
def test_the_books_example_of_a_trick() -> None:
    """Red 6 led, an 8 of another colour, the Puppeteer on it with red in hand, red 3: the leader wins and loses 2."""
    hands = table("red-6 blue-2", "green-8 blue-3", "puppeteer red-9", "red-3 blue-4", quest_name="4b")
    facts = hands.play("red-6 green-8 puppeteer")
    assert facts[-1] == Played(2, "puppeteer", "green-8")
    facts = hands.play("red-3")
    assert facts[-1] == WonTrick(0, ["red-6", "green-8", "puppeteer", "red-3"])
    assert hands.points_now() == [-2, 0, 0, 0]


@rule("K-T2")
def test_the_winner_of_the_last_trick_does_not_lead_the_next_deal() -> None:
    """A new deal starts with the blue 5 (K-D3), whoever won last."""
    for seed in range(5):
        hands = table("blue-6", "blue-J", "blue-8")
        hands.state.rng = Sfc32(seed)
        hands.play("blue-6 blue-J blue-8")
        assert (hands.state.seats[hands.state.to_act].hand >> 20) & 1
