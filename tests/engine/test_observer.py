"""A sheet holds what was written on it, wherever in its words that comes to lie."""

import random

import pytest

from parlour.engine.cards import Cards, Pile
from parlour.engine.observer import Sheet, chosen_bit, spread_fours

SIZE = 200


class Plain:
    """The same sheet, byte by byte."""

    def __init__(self) -> None:
        self.row = bytearray(SIZE)
        self.at = 0

    def write(self, numbers: list[int]) -> None:
        for number in numbers:
            self.row[self.at] = min(number, 255)
            self.at += 1


def cards_of(counts: list[int]) -> Cards:
    cards = Cards(len(counts))
    for kind, times in enumerate(counts):
        cards.add(kind, times)
    return cards


def write_something(luck: random.Random, sheet: Sheet, plain: Plain) -> None:
    """Anything that a sheet can be told, at whatever place it has got to."""
    what = luck.randrange(13)
    kinds = luck.randrange(1, 31)
    if what == 0:
        counts = [luck.choice((0, 0, 1, 3)) for _ in range(kinds)]
        sheet.cards(cards_of(counts))
        plain.write(counts)
    elif what == 1:
        counts = [luck.choice((0, 127, 128, 200, 255, 300)) for _ in range(kinds)]
        sheet.cards(cards_of(counts))
        plain.write(counts)
    elif what == 2:
        bits = luck.getrandbits(kinds) & luck.getrandbits(kinds)
        sheet.members(bits, kinds)
        plain.write([bits >> kind & 1 for kind in range(kinds)])
    elif what == 3:
        bits = luck.getrandbits(2 * kinds)
        sheet.pairs(bits, kinds)
        plain.write([bits >> 2 * kind & 3 for kind in range(kinds)])
    elif what == 4:
        number = luck.choice((0, 1, 127, 128, 254, 255, 256, 10_000))
        sheet.number(number)
        plain.write([number])
    elif what == 5:
        number = luck.randrange(-300, 300)
        sheet.signed(number)
        plain.write([max(number, 0), max(-number, 0)])
    elif what == 6:
        chosen = luck.randrange(-1, kinds + 1)
        sheet.choice(chosen, kinds)
        plain.write([int(chosen == one) for one in range(kinds)])
    elif what == 7:
        counts = [luck.choice((0, 1, 126, 127, 128, 254, 255, 256)) for _ in range(kinds)]
        pile = [kind for kind, times in enumerate(counts) for _ in range(times)]
        luck.shuffle(pile)
        sheet.pile(Pile(pile), kinds)
        plain.write(counts)
    elif what == 8:
        numbers = [luck.choice((0, 1, 126, 127)) for _ in range(luck.randrange(1, 9))]
        sheet.packed(int.from_bytes(bytes(numbers), "little"), len(numbers))
        plain.write(numbers)
    elif what == 9:
        ticked = [luck.randrange(2) for _ in range(kinds)]
        for place in range(kinds):
            if ticked[place]:
                sheet.tick(place)
        sheet.skip(kinds)
        plain.write(ticked)
    elif what in (10, 11):
        bits, write = (3, sheet.threes) if what == 10 else (4, sheet.fours)
        few = min(kinds, 62 // bits)
        together = luck.getrandbits(bits * few)
        write(together, few)
        plain.write([together >> bits * kind & (1 << bits) - 1 for kind in range(few)])
    else:
        pile = [luck.randrange(40) for _ in range(luck.randrange(40))]
        sheet.row(Pile(pile), kinds)
        top_down = [card + 1 for card in reversed(pile)][:kinds]
        plain.write(top_down + [0] * (kinds - len(top_down)))


@pytest.mark.parametrize("seed", range(40))
def test_what_is_written_stands_there_and_nothing_of_what_stood_there_before(seed: int) -> None:
    luck = random.Random(seed)
    sheet = Sheet(SIZE)
    for _ in range(3):
        sheet.begin()
        plain = Plain()
        while plain.at < SIZE - 31:
            write_something(luck, sheet, plain)
            assert sheet.at == plain.at
        assert sheet.written() == plain.row


def test_what_is_chosen_is_a_set_of_one_or_none() -> None:
    assert [chosen_bit(chosen, 3) for chosen in range(-1, 5)] == [0, 1, 2, 4, 0, 0]


@pytest.mark.parametrize("seed", range(10))
def test_four_bits_each_become_bytes(seed: int) -> None:
    luck = random.Random(seed)
    counts = [luck.getrandbits(4) for _ in range(8)]
    together = sum(one << 4 * kind for kind, one in enumerate(counts))
    assert int(spread_fours(together)).to_bytes(8, "little") == bytes(counts)


def test_a_sheet_among_others_writes_into_its_own_row() -> None:
    room = Sheet(64)
    row = Sheet(13)
    row.move_to(room.words, 2)
    for times in (3, 2):
        row.begin()
        row.skip(12)
        row.number(times)
        assert room.written() == bytes(28) + bytes([times]) + bytes(35)
        assert row.written() == bytes(12) + bytes([times])
