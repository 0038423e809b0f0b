"""Plays of The Dwarf King that any human calls stupid."""

from parlour.engine.tricks import Trick
from parlour.games.dwarfking import GAME
from parlour.games.dwarfking.rules.cards import COURT, names_of
from parlour.games.dwarfking.rules.state import DwarfKing
from tests.bots.positions import Blunder
from tests.games.dwarfking.builder import cards, dealt, table, trick

PLAYERS = 4


def tricks_before(held: int, special: str, winners: str) -> list[Trick]:
    """All cards of the deal that nobody holds, four a trick, won by these seats."""
    names = names_of((COURT | cards(special)) & ~held)
    played = []
    for number, winner in enumerate(winners):
        four = " ".join(names[number * PLAYERS : (number + 1) * PLAYERS])
        played.append(trick((int(winner) - trick(0, four).won_at) % PLAYERS, four))
    return played


def last_to_play(
    played: str, hand: str, *rest: str, quest_name: str, winners: str = "01230123", special: str = "blue-1"
) -> DwarfKing:
    """Two tricks are left. Seats 0 to 2 have played these cards, and have these left; seat 3 has still to play."""
    hands = [*(f"{card} {left}" for card, left in zip(played.split(), rest, strict=True)), hand]
    past = tricks_before(cards(" ".join(hands)), special, winners)
    built = table(*hands, quest_name=quest_name, past=past, special=special)
    built.play(played)
    return built.state


BLUNDERS = (
    Blunder(
        "winning a trick with a King over a 3 when tricks cost",
        GAME,
        last_to_play("blue-10 blue-4 blue-J", "blue-3 blue-K", "red-7", "green-4", "red-9", quest_name="7b"),
        ("play blue-K",),
    ),
    Blunder(
        "leaving a trick that your Ace takes for sure when tricks count",
        GAME,
        last_to_play("blue-6 blue-4 blue-9", "blue-2 blue-A", "red-7", "green-4", "red-9", quest_name="7a"),
        ("play blue-2",),
    ),
    Blunder(
        "taking a Queen that costs when a low card leaves her to another",
        GAME,
        last_to_play("blue-Q blue-4 blue-5", "blue-2 blue-A", "red-7", "green-4", "red-9", quest_name="13a"),
        ("play blue-A",),
    ),
    Blunder(
        "throwing a King that counts into another's trick",
        GAME,
        last_to_play("blue-10 blue-4 blue-5", "red-K green-2", "red-7", "red-4", "red-9", quest_name="13a"),
        ("play red-K",),
    ),
    Blunder(
        "keeping a Queen that costs when another's trick would take her",
        GAME,
        last_to_play("blue-10 blue-4 blue-5", "red-Q green-2", "red-7", "red-4", "red-9", quest_name="13a"),
        ("play green-2",),
    ),
    Blunder(
        "throwing the Joker one trick before the last",
        GAME,
        last_to_play("green-A green-4 green-5", "red-2 blue-1", "red-7", "green-2", "red-9", quest_name="7a"),
        ("play blue-1",),
    ),
    Blunder(
        "winning the Shaman when a lower card is there",
        GAME,
        last_to_play(
            "red-11-shaman red-4 red-5",
            "red-2 red-A",
            "red-7",
            "green-4",
            "blue-9",
            quest_name="7a",
            special="red-11-shaman",
        ),
        ("play red-A",),
    ),
    Blunder(
        "leaving the green Flag Bearer to another with the Ace in hand",
        GAME,
        last_to_play(
            "green-11-flag green-4 green-5",
            "green-2 green-A",
            "red-7",
            "blue-4",
            "blue-9",
            quest_name="7a",
            special="green-11-flag",
        ),
        ("play green-2",),
    ),
    Blunder(
        "winning a second trick when exactly one is wanted",
        GAME,
        last_to_play(
            "blue-6 blue-4 blue-5", "blue-3 blue-9", "red-7", "green-4", "red-9", quest_name="8b", winners="01230120"
        ),
        ("play blue-9",),
    ),
    Blunder(
        "choosing the side on which tricks cost with all the Aces in hand",
        GAME,
        dealt(
            "blue-5 blue-A blue-K blue-Q green-A green-K green-Q red-A red-K red-Q",
            "red-5 red-6 red-7 red-J blue-2 blue-3 blue-J green-2 green-3 green-J",
            "red-2 red-3 red-4 red-8 blue-4 blue-6 blue-7 green-4 green-5 green-6",
            "red-9 red-10 red-1 blue-8 blue-9 blue-10 green-7 green-8 green-9 green-10",
        ).state,
        ("quest 7b",),
    ),
)
