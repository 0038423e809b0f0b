"""The forty quests of The Dwarf King: what each seat scores for the tricks and cards it won (K-E1)."""

COLOURS = ["green", "blue", "red"]
FIGURES = ["J", "Q", "K", "A"]
NUMBERS = [str(number) for number in range(1, 12)]


def colour_of(card: str) -> str | None:
    # K-S15: Magic cards have no colour.
    colour = card.split("-")[0]
    return colour if colour in COLOURS else None


def rank_of(card: str) -> str:
    """`1` to `11`, `J`, `Q`, `K` or `A`; nothing for a Magic card (K-S15)."""
    return card.split("-")[1] if colour_of(card) else ""


def quest_points(quest: str, trick_winners: list[int], won: list[list[str]]) -> list[int]:
    """Points per seat, from the winners of the tricks in order and the cards each seat has won."""
    return [Reckoning(seat, trick_winners, won).points(quest) for seat in range(len(won))]


class Reckoning:
    """One seat's side of a finished deal."""

    def __init__(self, seat: int, trick_winners: list[int], won: list[list[str]]) -> None:
        self.seat = seat
        self.trick_winners = trick_winners
        self.seats = len(won)
        self.cards = won[seat]
        self.won = won
        self.tricks = trick_winners.count(seat)
        self.previous_tricks = trick_winners.count((seat - 1) % self.seats)
        self.next_tricks = trick_winners.count((seat + 1) % self.seats)

    def points(self, quest: str) -> int:
        match quest:
            case "1a":
                return 2 * self.longest_run()
            case "1b":
                return -2 * self.longest_run()
            case "2a":
                return 2 * self.trick_winners[-4:].count(self.seat)
            case "2b":
                return -2 * self.trick_winners[-4:].count(self.seat)
            case "3a":
                return 4 * self.of_rank("3", "4")
            case "3b":
                return 4 * self.of_rank("6", "7")
            case "4a":
                return -self.of_colour("blue")
            case "4b":
                return -self.of_colour("red")
            case "5a":
                return self.previous_tricks
            case "5b":
                return self.next_tricks
            case "6a":
                return -5 if self.has_highest_sum() else 0
            case "6b":
                return 5 if self.has_highest_sum() else 0
            case "7a":
                return self.tricks
            case "7b":
                return -self.tricks
            case "8a":
                return 5 if self.tricks == 3 else 0
            case "8b":
                return 5 if self.tricks == 1 else 0
            case "9a":
                return 5 if self.tricks == 4 else 0
            case "9b":
                return 5 if self.tricks == 2 else 0
            case "10a":
                return 5 if self.tricks > 0 and self.tricks % 2 == 0 else 0
            case "10b":
                return 5 if self.tricks % 2 == 1 else 0
            case "11a":
                return 0 if self.shares_trick_count() else 5
            case "11b":
                return 5 if self.shares_trick_count() else 0
            case "12a":
                return self.of_colour("blue") - self.of_colour("green")
            case "12b":
                return self.of_colour("green") - self.of_colour("blue")
            case "13a":
                return 3 * self.of_rank("K") - 3 * self.of_rank("Q")
            case "13b":
                return 3 * self.of_rank("Q") - 3 * self.of_rank("K")
            case "14a":
                return self.third_trick_prize()
            case "14b":
                return -self.third_trick_prize()
            case "15a":
                return self.triplets()
            case "15b":
                return -self.triplets()
            case "16a":
                return 5 if self.longest_run() >= 4 else 0
            case "16b":
                return 5 if self.longest_drought() >= 4 else 0
            case "17a":
                return min(self.of_colour(colour) for colour in COLOURS)
            case "17b":
                return max(self.of_colour(colour) for colour in COLOURS)
            case "18a":
                return self.lowest_value("green")
            case "18b":
                return self.lowest_value("blue")
            case "19a":
                return self.of_rank(*FIGURES) + self.of_colour("blue")
            case "19b":
                return -self.of_rank(*FIGURES) - self.of_colour("blue")
            case "20a":
                return 3 * (self.tricks < self.previous_tricks) + 3 * (self.tricks > self.next_tricks)
            case "20b":
                return 3 * (self.tricks > self.previous_tricks) + 3 * (self.tricks > self.next_tricks)
        raise ValueError(f"there is no quest {quest}")

    def of_rank(self, *ranks: str) -> int:
        return len([card for card in self.cards if rank_of(card) in ranks])

    def of_colour(self, colour: str) -> int:
        return len([card for card in self.cards if colour_of(card) == colour])

    def longest_run(self) -> int:
        return longest_stretch([winner == self.seat for winner in self.trick_winners])

    def longest_drought(self) -> int:
        return longest_stretch([winner != self.seat for winner in self.trick_winners])

    def has_highest_sum(self) -> bool:
        sums = [sum(int(rank_of(card)) for card in cards if rank_of(card) in NUMBERS) for cards in self.won]
        return sums[self.seat] == max(sums)

    def shares_trick_count(self) -> bool:
        others = [seat for seat in range(self.seats) if seat != self.seat]
        return self.tricks in [self.trick_winners.count(seat) for seat in others]

    def third_trick_prize(self) -> int:
        """3 for the first seat with a third trick, 4 for the second, and so on."""
        reached = []
        for end in range(1, len(self.trick_winners) + 1):
            winner = self.trick_winners[end - 1]
            if self.trick_winners[:end].count(winner) == 3:
                reached.append(winner)
        return 3 + reached.index(self.seat) if self.seat in reached else 0

    def triplets(self) -> int:
        figures = len([rank for rank in FIGURES if self.of_rank(rank) == 3])
        numbers = len([rank for rank in NUMBERS if self.of_rank(rank) == 3])
        return 2 * figures + numbers

    def lowest_value(self, colour: str) -> int:
        values = [int(rank_of(card)) for card in self.cards if colour_of(card) == colour and rank_of(card) in NUMBERS]
        return min(values, default=0)


def longest_stretch(marks: list[bool]) -> int:
    longest = 0
    current = 0
    for mark in marks:
        current = current + 1 if mark else 0
        longest = max(longest, current)
    return longest
