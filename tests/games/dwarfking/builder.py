"""Positions of The Dwarf King in a few words."""

from collections.abc import Sequence

from parlour.engine.cardset import bit_of, members
from parlour.engine.event import Event, Viewer
from parlour.engine.game import Refusal
from parlour.engine.rng import Sfc32
from parlour.engine.state import LEGAL
from parlour.engine.tricks import Tally, Trick
from parlour.games.dwarfking import GAME
from parlour.games.dwarfking.public import DwarfKingView
from parlour.games.dwarfking.rules.actions import PLAY_PHASE, QUEST_PHASE
from parlour.games.dwarfking.rules.cards import NAMES, SPECIALS, cards_named
from parlour.games.dwarfking.rules.player import Player
from parlour.games.dwarfking.rules.quests import NO_QUEST, TILES, quest_points, tile_of
from parlour.games.dwarfking.rules.state import DwarfKing
from parlour.games.dwarfking.rules.tricks import lay, winning_place

ALL_TILES = (1 << TILES) - 1


def cards(names: str) -> int:
    """A set of cards, from their names with spaces between."""
    return cards_named(names.split())


def quest(name: str) -> int:
    """The number of a quest."""
    return GAME.parse(f"quest {name}")


def trick(leader: int, names: str, last: Trick | None = None) -> Trick:
    """A finished trick, one card a player; `last` is the one before, for Mummy and Puppeteer."""
    played = Trick(leader)
    for name in names.split():
        lay(NAMES.index(name), played, last)
    played.finish(winning_place(played), len(names.split()))
    return played


def winner(leader: int, names: str, last: Trick | None = None) -> int:
    """Who wins a trick."""
    return trick(leader, names, last).winner


class Table:
    """A state that is driven by notation."""

    def __init__(self, state: DwarfKing) -> None:
        self.state = state

    def do(self, *moves: str) -> list[Event]:
        """Makes moves, each of which must be legal; returns the events of all."""
        events: list[Event] = []
        for move in moves:
            action = GAME.parse(move)
            assert self.state.refusal(action) == LEGAL, f"{move}: {self.why(move)}"
            self.state.apply(action, events)
        return events

    def play(self, names: str) -> list[Event]:
        """Plays cards, one a player."""
        return self.do(*(f"play {name}" for name in names.split()))

    def may(self) -> list[str]:
        """What the seat to act may do."""
        return sorted(GAME.write(action) for action in self.state.legal_actions())

    def why(self, move: str) -> Refusal:
        """Why a move is refused."""
        action = GAME.parse(move)
        code = self.state.refusal(action)
        assert code != LEGAL, f"{move} is allowed"
        return GAME.explain(code, GAME.facts(self.state, action))

    def view(self, viewer: Viewer) -> DwarfKingView:
        view: DwarfKingView = GAME.view(self.state, viewer)
        return view

    def hand(self, seat: int) -> list[str]:
        return [NAMES[card] for card in members(self.state.seats[seat].hand)]

    def points(self) -> list[int]:
        """What the last finished deal gave."""
        return list(self.state.deals[-1].points)

    def points_now(self) -> list[int]:
        """What this deal would give if it ended now."""
        return list(self.state.deal_points())


def special_in(held: int, past: Sequence[Trick]) -> int:
    """The Special among the cards of a position; Excalibur, played by nobody, when there is none."""
    for played in past:
        held |= played.cards
    found = members(held & SPECIALS)
    return found[0] if found else NAMES.index("excalibur")


def table(*hands: str, quest_name: str = "7a", past: Sequence[Trick] = (), leader: int = 0, special: str = "") -> Table:
    """A position at the lead of a trick: one string of cards a seat, and the tricks before."""
    seats = [Player(cards(hand)) for hand in hands]
    state = DwarfKing(len(seats), Sfc32(1), seats, Trick(leader))
    held = sum(player.hand for player in seats)
    state.special = NAMES.index(special) if special else special_in(held, past)
    state.quest = quest(quest_name)
    state.tile = tile_of(state.quest)
    state.tiles = ALL_TILES
    state.tiles_left = ALL_TILES & ~bit_of(state.tile - 1)
    state.specials_left = SPECIALS & ~bit_of(state.special)
    state.phase = PLAY_PHASE
    state.to_act = leader
    state.tricks = list(past)
    state.size = len(past) + len(members(seats[leader].hand))
    return Table(state)


def dealt(*hands: str, special: str = "", tile: int = 7) -> Table:
    """A position right after the deal, before the quest is chosen."""
    built = table(*hands, special=special)
    state = built.state
    state.phase = QUEST_PHASE
    state.quest = NO_QUEST
    state.tile = tile
    state.to_act = state.chooser = state.show_card(NAMES.index("blue-5"), None)
    return built


def score(name: str, winners: str, *won: str) -> list[int]:
    """What each player gets for a quest: who won the tricks, one digit each, and the cards that each player won."""
    players = max(len(won), 4)
    tally = Tally(players, len(winners))
    for digit in winners:
        tally.add(int(digit), 0)
    for seat, names in enumerate(won):
        tally.cards[seat] = cards(names)
    return [quest_points(quest(name), tally, seat) for seat in range(players)]
