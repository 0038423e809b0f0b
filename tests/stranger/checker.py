"""Checks one whole match record against the rules, from the record alone."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from . import diamoniak, digdig, dwarfking, villains
from .record import Match, Mismatch, Move, as_int, as_list, as_object, as_text, demand, field, seat_in

__all__ = ["Mismatch", "check", "open_match"]

FORMAT = "parlour/1"
FORMAT_ANEW = "parlour/2"
"""That of a match in which hidden cards were dealt anew on the way."""
RULES_VERSION = 1


@dataclass(frozen=True)
class Game:
    """How a game is entered, and what its record must declare."""

    seats: range
    options: dict[str, list[Any]]
    """Each option of the game with its possible values."""
    match: Callable[[dict[str, Any], int, dict[str, Any]], Match]
    """Opens the match from `start`, the number of seats and the options."""


GAMES = {
    "diamoniak": Game(diamoniak.SEATS, diamoniak.OPTIONS, diamoniak.Diamoniak),
    "digdig": Game(digdig.SEATS, digdig.OPTIONS, digdig.DigDig),
    "villains": Game(villains.SEATS, villains.OPTIONS, villains.Villains),
    "dwarfking": Game(dwarfking.SEATS, dwarfking.OPTIONS, dwarfking.DwarfKing),
}


def check(record: dict[str, Any]) -> None:
    """Raise Mismatch at the first difference between the record and the rules."""
    match = open_match(record)
    seats = len(record["seats"])
    anew = read_anew(record, seats)
    deal_anew(match, anew, 0)
    for number, move in enumerate(read_moves(record, seats)):
        demand(not match.over, move.where, "the match is over before this move")
        demand(move.seat == match.turn, move.where, f"seat {move.seat} moves, but it is the turn of seat {match.turn}")
        legal = match.legal()
        demand(move.action in legal, move.where, f"{move.action!r} is not legal; legal: {', '.join(sorted(legal))}")
        match.apply(move)
        deal_anew(match, anew, number + 1)
    demand(not anew, "anew", "cards are dealt anew out of turn, or after the end")
    demand(match.over, "moves", f"the record stops, but the match goes on with seat {match.turn}")
    match.check_result(as_object(field(record, "result", "record"), "result"))


def open_match(record: dict[str, Any]) -> Match:
    """Check everything that stands before the moves, and lay the cards out."""
    record = as_object(record, "record")
    written_format = field(record, "format", "record")
    expected = FORMAT_ANEW if record.get("anew") else FORMAT
    demand(written_format == expected, "format", f"{written_format!r} is not {expected!r}")
    name = as_text(field(record, "game", "record"), "game")
    demand(name in GAMES, "game", f"there is no game {name!r}")
    game = GAMES[name]
    version = as_int(field(record, "rules_version", "record"), "rules_version")
    demand(version == RULES_VERSION, "rules_version", f"this checker knows version {RULES_VERSION}, not {version}")
    options = read_options(record, game)
    seats = read_seats(record, game)
    start = as_object(field(record, "start", "record"), "start")
    return game.match(start, seats, options)


OMITTED_OPTIONS = {"first", "first_dealer", "villains", "deals"}
"""May stand in a record. What the first three settled is in `start`, which is checked; `deals` is read by its game."""


def read_options(record: dict[str, Any], game: Game) -> dict[str, Any]:
    options = as_object(field(record, "options", "record"), "options")
    for name, values in game.options.items():
        value = field(options, name, "options")
        # The type is compared too, because 1 equals True in Python.
        known = any(type(value) is type(other) and value == other for other in values)
        demand(known, f"options.{name}", f"{value!r} is not one of {values}")
    unknown = sorted(set(options) - set(game.options) - OMITTED_OPTIONS)
    demand(not unknown, "options", f"the game has no option {unknown}")
    return options


def read_seats(record: dict[str, Any], game: Game) -> int:
    seats = as_list(field(record, "seats", "record"), "seats")
    for number, seat in enumerate(seats):
        where = f"seats[{number}]"
        as_text(field(as_object(seat, where), "name", where), where)
        kind = field(seat, "kind", where)
        demand(kind in ("human", "bot"), where, f"the kind {kind!r} is neither 'human' nor 'bot'")
    demand(len(seats) in game.seats, "seats", f"{len(seats)} players cannot play this game")
    return len(seats)


def read_moves(record: dict[str, Any], seats: int) -> list[Move]:
    moves = []
    for number, entry in enumerate(as_list(field(record, "moves", "record"), "moves")):
        where = f"moves[{number}]"
        move = as_object(entry, where)
        action = as_text(field(move, "action", where), f"{where}.action")
        chance = as_list(move.get("chance", []), f"{where}.chance")
        moves.append(Move(f"{where} {action!r}", seat_in(move, "seat", seats, where), action, chance))
    return moves


@dataclass(frozen=True)
class Anew:
    """One entry of `anew`."""

    where: str
    step: int
    seat: int
    dealt: dict[str, Any]


def read_anew(record: dict[str, Any], seats: int) -> list[Anew]:
    found = []
    for number, entry in enumerate(as_list(record.get("anew", []), "anew")):
        where = f"anew[{number}]"
        anew = as_object(entry, where)
        dealt = as_object(field(anew, "dealt", where), f"{where}.dealt")
        found.append(Anew(where, as_int(field(anew, "step", where), where), seat_in(anew, "seat", seats, where), dealt))
    return found


def deal_anew(match: Match, anew: list[Anew], step: int) -> None:
    """What is dealt anew after so many moves, if anything; it is taken off the list."""
    while anew and anew[0].step == step:
        dealing = anew.pop(0)
        demand(not match.over, dealing.where, "the match is over before these cards are dealt")
        match.deal_anew(dealing.dealt, dealing.seat, f"{dealing.where}.dealt")
