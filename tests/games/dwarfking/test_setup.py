"""Parts and deal (K-P…, K-D…)."""

from itertools import pairwise

import pytest

from parlour.engine.cardset import members
from parlour.engine.game import UsageError
from parlour.engine.match import Match
from parlour.engine.playout import RandomPolicy, play_random
from parlour.engine.rng import Sfc32
from parlour.engine.verify import verify
from parlour.games.dwarfking import GAME
from parlour.games.dwarfking.rules.cards import COURT, NAMES, SPECIALS, shuffled_deck
from parlour.games.dwarfking.rules.quests import COMPLEX_TILES, simple_tiles
from parlour.games.dwarfking.rules.state import deal
from parlour.testing.golden import played_match, seats
from tests.games.dwarfking.builder import dealt, table, trick, winner
from tests.rule import rule

COMPLEX = [1, 5, 11, 14, 15, 16, 17, 18, 20]


def tiles_of(options: dict[str, str], matches: int) -> set[int]:
    """The tiles that come up in so many matches."""
    tiles = set()
    for seed in range(matches):
        match = played_match(GAME, 4, str(seed), RandomPolicy(), options)
        tiles |= {finished.quest // 2 + 1 for finished in match.state.deals}  # type: ignore[attr-defined]
    return tiles


@rule("K-P1")
def test_there_are_thirteen_court_cards_of_each_colour() -> None:
    court = [NAMES[card] for card in members(COURT)]
    ranks = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
    assert court == [f"{colour}-{rank}" for colour in ("green", "blue", "red") for rank in ranks]


@rule("K-P1")
def test_each_rank_beats_the_one_below_and_the_ace_is_high() -> None:
    ranks = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
    for low, high in pairwise(ranks):
        assert winner(0, f"blue-{low} blue-{high} green-A") == 1
        assert winner(0, f"blue-{high} blue-{low} green-A") == 0


@rule("K-P2")
def test_there_are_fourteen_specials_five_of_them_without_colour() -> None:
    specials = [NAMES[card] for card in members(SPECIALS)]
    assert len(specials) == 14
    assert [name for name in specials if "-" not in name] == ["dragon", "mummy", "puppeteer", "sorcerer", "excalibur"]
    for colour in ("green", "blue", "red"):
        own = [name for name in specials if name.startswith(colour)]
        assert [name.split("-")[1] for name in own] == ["1", "11", "11"]


@rule("K-P2")
@pytest.mark.parametrize("eleven", ["green-11-flag", "green-11-tinkerer"])
def test_an_eleven_ranks_between_the_ten_and_the_jack(eleven: str) -> None:
    assert winner(0, f"green-10 {eleven} green-2") == 1
    assert winner(0, f"green-J {eleven} green-2") == 0


@rule("K-P2")
def test_a_one_is_the_lowest_card() -> None:
    assert winner(0, "red-1 red-2 blue-A") == 1


@rule("K-P3")
def test_a_match_uses_a_new_tile_every_deal() -> None:
    for seed in range(5):
        state = deal(4, Sfc32(seed))
        play_random(state, Sfc32(seed))
        tiles = [finished.quest // 2 + 1 for finished in state.deals]
        assert len(set(tiles)) == len(tiles) >= 7


@rule("K-P3")
def test_all_twenty_tiles_come_up() -> None:
    assert tiles_of({}, 12) == set(range(1, 21))


@rule("K-P3")
def test_a_stack_of_chosen_tiles_is_used_and_no_other() -> None:
    stack = [2, 3, 5, 7, 11, 13, 17]
    state = deal(3, Sfc32(4), tiles=stack)
    play_random(state, Sfc32(4))
    assert sorted(finished.quest // 2 + 1 for finished in state.deals[:7]) == stack


@rule("K-P3")
@pytest.mark.parametrize(
    ("stack", "message"),
    [
        ([1, 2, 3, 4, 5, 6], "a match of 7 deals needs at least 7 quest tiles, not 6"),
        ([], "a match of 7 deals needs at least 7 quest tiles, not 0"),
        ([1, 1, 2, 3, 4, 5, 6], "only once"),
        ([0, 1, 2, 3, 4, 5, 6], "there is no quest tile 0; the tiles are 1 to 20"),
        ([15, 16, 17, 18, 19, 20, 21], "there is no quest tile 21"),
    ],
)
def test_a_quest_list_that_cannot_be_played_is_refused(stack: list[int], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        deal(4, Sfc32(1), tiles=stack)


@rule("K-P4")
@pytest.mark.parametrize(("players", "size"), [(3, 13), (4, 10), (5, 8)])
def test_everybody_gets_the_same_number_of_cards(players: int, size: int) -> None:
    state = deal(players, Sfc32(9))
    assert [len(members(player.hand)) for player in state.seats] == [size] * players
    assert state.size == size


@rule("K-P4")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_only_with_three_players_the_green_two_stays_in_the_box(players: int) -> None:
    state = deal(players, Sfc32(9))
    held = [NAMES[card] for player in state.seats for card in members(player.hand)]
    left_out = ["green-2"] if players == 3 else []
    assert sorted(held) == sorted(
        [NAMES[card] for card in members(COURT) if NAMES[card] not in left_out] + [NAMES[state.special]]
    )


@rule("K-P4")
def test_the_game_is_for_three_to_five() -> None:
    for players in (2, 6):
        with pytest.raises(UsageError, match="3 to 5 players"):
            Match(GAME, seats(players), "1")


@rule("K-D1")
def test_the_first_dealer_is_drawn_by_lot() -> None:
    assert {int(deal(5, Sfc32(seed)).dealer) for seed in range(60)} == {0, 1, 2, 3, 4}


@rule("K-D1")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_table_may_name_the_first_dealer(seat: int) -> None:
    for seed in ("1", "2", "3"):
        match = Match(GAME, seats(3), seed, {"first_dealer": seat})
        assert match.start["dealer"] == seat


@rule("K-D1")
def test_a_dealer_who_does_not_sit_there_is_refused() -> None:
    with pytest.raises(UsageError, match="first_dealer: 3 is not one of random, 0, 1, 2"):
        Match(GAME, seats(3), "1", {"first_dealer": 3})
    with pytest.raises(ValueError, match="there is no seat 3 to deal; the seats are 0 to 2"):
        deal(3, Sfc32(1), first_dealer=3)


@rule("K-D1")
def test_whoever_won_the_green_five_deals_next() -> None:
    end = table("green-6", "green-7", "blue-2", past=[trick(0, "green-5 green-2 green-9")], leader=2)
    end.play("blue-2 green-6 green-7")
    assert len(end.state.deals) == 1
    assert end.state.dealer == 2
    assert end.view("spectator").dealer == 2


@rule("K-D1")
def test_after_the_last_deal_nobody_deals() -> None:
    for seed in range(6):
        state = deal(3, Sfc32(seed))
        dealers = [int(state.dealer)]
        policy, luck = RandomPolicy(), Sfc32(seed)
        while not state.is_over:
            state.apply(policy.choose(state, luck))
            dealers.append(int(state.dealer))
        assert dealers[-1] == dealers[-2], "the view still names who dealt the last deal"


@rule("K-D1")
@pytest.mark.parametrize("deals", [7, 5, 3])
def test_a_match_without_a_tie_has_seven_deals_or_fewer_if_the_table_agreed(deals: int) -> None:
    lengths = set()
    for seed in range(6):
        match = played_match(GAME, 4, str(seed), RandomPolicy(), {} if deals == 7 else {"deals": deals})
        lengths.add(len(match.record().result["deals"]))
    assert min(lengths) == deals


@rule("K-D1")
def test_the_length_changes_nothing_else() -> None:
    """Three deals are the first three of seven."""
    long, short = (played_match(GAME, 4, "1", RandomPolicy(), options).record() for options in ({}, {"deals": 3}))
    assert (long.start, long.result["deals"][:3]) == (short.start, short.result["deals"][:3])
    assert [one.action for one in long.moves[: len(short.moves)]] == [one.action for one in short.moves]


@rule("K-D1")
def test_no_other_length_is_played() -> None:
    with pytest.raises(UsageError, match="option deals: 4 is not one of 7, 5, 3"):
        Match(GAME, seats(3), "1", {"deals": 4})


@rule("K-D1")
def test_a_record_of_seven_deals_is_as_it_was_before_there_were_others() -> None:
    assert played_match(GAME, 3, "5", RandomPolicy()).record().options == {"quests": "all"}
    short = played_match(GAME, 3, "5", RandomPolicy(), {"deals": 3}).record()
    assert short.options == {"quests": "all", "deals": 3}
    assert len(verify(short).record().result["deals"]) < 7


@rule("K-D2")
def test_the_special_is_shuffled_in_and_named_to_everybody() -> None:
    holders = set()
    for seed in range(40):
        state = deal(4, Sfc32(seed))
        holders.add(int(state.holder(state.special)))
        for viewer in (0, 1, 2, 3, "spectator"):
            assert GAME.view(state, viewer).special == NAMES[state.special]
    assert holders == {0, 1, 2, 3}


@rule("K-D2")
def test_a_special_is_used_for_one_deal_only() -> None:
    for seed in range(8):
        state = deal(3, Sfc32(seed))
        play_random(state, Sfc32(seed))
        specials = [finished.special for finished in state.deals]
        assert len(set(specials)) == len(specials)


@rule("K-D2")
def test_cards_are_dealt_one_by_one_from_the_dealers_left() -> None:
    state = deal(4, Sfc32(5), first_dealer=2)
    luck = Sfc32(5)
    luck.below(14)
    luck.below(20)
    deck = shuffled_deck(4, state.special, luck)
    for seat in (3, 0, 1, 2, 3, 0):
        assert (state.seats[seat].hand >> deck.pop()) & 1


@rule("K-D3")
def test_who_holds_the_blue_five_shows_it_and_chooses_a_side_of_the_tile() -> None:
    start = dealt("red-5 blue-4", "blue-5 blue-6", "green-5 green-6", tile=13)
    assert start.state.to_act == 1
    for viewer in (0, 2):
        assert start.view(viewer).players[1].shown == ["blue-5"]
        assert (start.view(viewer).tile, start.view(viewer).sides) == (13, ["13a", "13b"])
    assert start.may() == ["quest 13a", "quest 13b"]
    refusal = start.why("quest 12a")
    assert (refusal.code, refusal.clause) == ("other_tile", "K-D3")
    assert refusal.facts == {"quest": "13a", "other": "13b"}
    assert start.why("play blue-6").code == "quest_first"
    start.do("quest 13b")
    assert start.view("spectator").quest == "13b"
    assert start.why("quest 13a").code == "quest_is_chosen"


@rule("K-D3")
def test_a_dealt_match_starts_with_the_holder_of_the_blue_five() -> None:
    for seed in range(10):
        state = deal(4, Sfc32(seed))
        assert (state.seats[state.to_act].hand >> NAMES.index("blue-5")) & 1
        assert {GAME.write(action) for action in state.legal_actions()} == {
            f"quest {state.tile}a",
            f"quest {state.tile}b",
        }


@rule("K-D4")
def test_who_holds_the_red_five_shows_it_and_leads_any_card() -> None:
    start = dealt("blue-5 blue-6", "green-2 green-3", "red-5 green-4 blue-9")
    start.do("quest 7a")
    assert start.state.to_act == 2
    assert start.view(0).players[2].shown == ["red-5"]
    assert start.may() == ["play blue-9", "play green-4", "play red-5"]


@rule("K-D4", "K-S9")
def test_the_red_five_is_looked_for_after_the_exchange() -> None:
    start = dealt("red-11-flag blue-5", "red-5 green-3", "green-7 green-8", tile=3)
    start.do("quest 3a", "exchange 1", "give red-11-flag", "give blue-5")
    assert start.state.to_act == 0
    assert start.hand(0) == ["green-3", "red-5"]
    assert start.view(2).players[0].shown == ["red-5"]


@rule("K-D5")
def test_simple_quests_leave_out_the_complex_tiles() -> None:
    assert list(COMPLEX_TILES) == COMPLEX
    assert simple_tiles() == [2, 3, 4, 6, 7, 8, 9, 10, 12, 13, 19]
    assert tiles_of({"quests": "simple"}, 12) == set(simple_tiles())


@rule("K-D5")
def test_all_quests_are_the_default_and_no_other_choice_exists() -> None:
    assert Match(GAME, seats(3), "1").options["quests"] == "all"
    with pytest.raises(UsageError, match="option quests: 'hard' is not one of all, simple"):
        Match(GAME, seats(3), "1", {"quests": "hard"})


@rule("K-D1", "K-D5")
def test_a_record_names_the_quests_always_and_the_dealer_only_when_settled() -> None:
    free = played_match(GAME, 3, "5", RandomPolicy())
    assert free.record().options == {"quests": "all"}
    settled = played_match(GAME, 3, "5", RandomPolicy(), {"first_dealer": 2, "quests": "simple"})
    assert settled.record().options == {"quests": "simple", "first_dealer": 2}
    assert settled.start["dealer"] == 2
