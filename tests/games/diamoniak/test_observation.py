"""What learns Diamoniak is told besides where every card lies."""

from parlour.engine.observer import Sheet
from parlour.games.diamoniak import GAME
from tests.games.diamoniak.builder import table


def told(field: str, seat: int, *seats: str, pile: str) -> list[int]:
    """A field as a seat is told it."""
    layout = GAME.observation
    assert layout is not None
    sheet = Sheet(layout.size)
    layout.observer().see(table(*seats, pile=pile, rest="discards").state, seat, sheet)
    start = layout.offsets()[field]
    size = next(one.size for one in layout.seen if one.name == field)
    return list(sheet.written()[start : start + size])


def test_castles_and_what_others_hold_of_them_are_told_by_builder() -> None:
    seats = ("red: red*3 blue diamond", "blue: blue*2 red green", ": red")
    assert told("builds", 1, *seats, pile="red blue green") == [2, 0, 1, 0] + [0, 0, 1, 0] + [1, 0, 3, 0] + [0] * 4
    assert told("builds_in_pile", 1, *seats, pile="red blue green") == [1, 0, 1, 0]
    assert told("in_pile", 1, *seats, pile="red blue green") == [1, 1, 1, 0, 0, 0, 0]
