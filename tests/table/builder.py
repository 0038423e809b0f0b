"""Tables in a line or two: Ann is the host in the first seat, Ben, Cleo and Dan follow, Eve watches."""

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from parlour.engine.game import AnyGame, OptionValue, Viewer
from parlour.engine.match import Match
from parlour.engine.memory import memory_in, structs_in
from parlour.engine.registry import game
from parlour.engine.rng import Sfc32
from parlour.table import Command, Entry, Guest, Moment, Refused, Table, Terms, decide, due, open_table
from parlour.table.commands import AskUndo, Contribute, Move, Sit, Start
from parlour.table.decide import WITHDRAWING, move_of
from parlour.table.entries import AnyWhat
from parlour.table.stream import position
from parlour.table.table import START_PATIENCE
from parlour.table.undo import has_taught, last_seen

ANN, BEN, CLEO, DAN, EVE = (Guest(name.lower(), name, "fox") for name in ("Ann", "Ben", "Cleo", "Dan", "Eve"))
FRIENDS = (ANN, BEN, CLEO, DAN)
SECRET = "5e" * 32
ENTROPY = {guest.id: guest.id[0] * 32 for guest in FRIENDS}
"""What each of the friends adds to the luck of the deal."""
NOON = 1_700_000_000_000
LATE = WITHDRAWING / 1000 + 1
"""Seconds after which a move is no longer withdrawn without asking."""
FRESH = "elm"
"""The id that a rematch gets."""


class Scene:
    """A table and the guests around it, at a time that passes only when told to."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        self.table = Table("oak", entries)
        self.now = entries[-1].at
        self.left: dict[str, int] = {}
        """When each guest who is away was last connected."""

    @property
    def match(self) -> Match:
        assert self.table.match is not None
        return self.table.match

    @property
    def moves(self) -> list[str]:
        return [move.action for move in self.match.moves]

    def wait(self, seconds: float) -> None:
        self.now += int(seconds * 1000)

    def leaves(self, guest: Guest) -> None:
        self.left[guest.id] = self.now

    def returns(self, guest: Guest) -> None:
        del self.left[guest.id]

    def moment(self, *, has_taught: bool = False) -> Moment:
        seen = {guest.id: self.left.get(guest.id, self.now) for guest in (*FRIENDS, EVE)}
        return Moment(self.now, seen, FRESH, has_taught)

    def has_taught(self, guest: Guest) -> bool:
        """Whether the last move, if it was a guest's own, taught them something."""
        match = self.table.match
        is_own = match is not None and match.moves and match.moves[-1].seat == self.table.seat_of(guest.id)
        return bool(is_own) and has_taught(last_seen(self.match))

    def decided(self, guest: Guest, command: Command, seq: int | None = None) -> AnyWhat:
        """What a command would lead to."""
        moment = self.moment(has_taught=isinstance(command, AskUndo) and self.has_taught(guest))
        return decide(self.table, guest, command, self.table.seq if seq is None else seq, moment)

    def do(self, guest: Guest, *commands: Command) -> AnyWhat:
        """Carries commands out; returns what the last led to."""
        for command in commands:
            what = self.decided(guest, command)
            self.add(what, guest.id)
        return what

    def add(self, what: AnyWhat, by: str = "", command: str = "") -> Entry:
        entry = Entry(self.table.seq + 1, self.now, by, command, what)
        self.table.add(entry)
        return entry

    def why_not(self, guest: Guest, command: Command, seq: int | None = None) -> str:
        """The code with which a command is refused; "yes" when it is not."""
        before = shown(self.table)
        try:
            self.decided(guest, command, seq)
        except Refused as refused:
            assert shown(self.table) == before, "a refused command changed something"
            return refused.refusal.code
        return "yes"

    def of_itself(self) -> AnyWhat | None:
        """The table does what it has to without being asked; returns what that was."""
        what = due(self.table, self.now)
        if what is not None:
            self.add(what)
        return what

    def deal(self, guest: Guest = ANN) -> None:
        """The host starts, and whoever has not added to the luck of the deal by then does not."""
        self.do(guest, Start())
        self.wait(START_PATIENCE / 1000)
        self.of_itself()

    def mover(self) -> Guest:
        """The person to act."""
        seat = self.table.to_act
        assert seat is not None
        person = self.table.person(seat)
        assert person is not None
        return person.guest

    def move(self, starts: str = "") -> Guest:
        """The person to act makes the first move on offer that starts so; returns who that was."""
        guest = self.mover()
        self.do(guest, Move(next(action for action in self.match.legal() if action.startswith(starts))))
        return guest

    def play(self, steps: int | None = None) -> Iterator[Entry]:
        """Plays on with everybody playing by the game's heuristic, and stops after each move."""
        policy = self.table.game.heuristic()
        rng = Sfc32(7)
        while self.table.to_act is not None and (steps is None or steps > 0):
            action = self.table.game.write(policy.choose(self.match.state, rng))
            yield self.add(move_of(self.table, self.table.to_act, action, by_bot=True))
            steps = None if steps is None else steps - 1

    def finish(self) -> "Scene":
        for _ in self.play():
            pass
        return self

    def again(self) -> "Scene":
        """The same table out of its log."""
        twin = Scene(self.table.entries)
        twin.now, twin.left = self.now, dict(self.left)
        return twin


def lobby(
    game_id: str = "digdig",
    people: int = 2,
    bots: int = 1,
    free: int = 0,
    *,
    terms: Terms | None = None,
    options: Mapping[str, OptionValue] | None = None,
    secret: str = SECRET,
    played: AnyGame | None = None,
) -> Scene:
    """A table before the start: people first, then bots of level 2, then free seats."""
    levels = [*([None] * (people - 1)), *([2] * bots), *([None] * free)]
    opened = open_table(played or game(game_id), options or {}, terms or Terms(), ANN, levels, secret)
    scene = Scene([Entry(1, NOON, ANN.id, "", opened)])
    for seat, guest in enumerate(FRIENDS[1:people], start=1):
        scene.do(guest, Sit(seat))
    return scene


def started(game_id: str = "digdig", people: int = 2, bots: int = 1, **given: object) -> Scene:
    """A table right after the deal, to which everybody has added luck."""
    scene = lobby(game_id, people, bots, **given)  # type: ignore[arg-type]
    for guest in FRIENDS[:people]:
        scene.do(guest, Contribute(ENTROPY[guest.id]))
    scene.do(ANN, Start())
    return scene


def viewers(table: Table) -> list[Viewer]:
    return [*range(len(table.seats)), "spectator"]


def remembered_in(game_id: str) -> set[bytes]:
    """The fields of a game's view that are memory, as they would stand in JSON."""
    kinds = structs_in(game(game_id).view_type)
    shown = {name for kind in kinds for name in kind.__struct_fields__ if name not in memory_in(kind)}
    memory = {name for kind in kinds for name in memory_in(kind)}
    # Where one thing is memory and another of the same name is not, the one is a list and the other a number.
    return {f'"{name}":{"[" if name in shown else ""}'.encode() for name in memory}


def shown(table: Table) -> list[bytes]:
    """How things stand, byte for byte, for every viewer."""
    return [msgspec.json.encode(position(table, viewer)) for viewer in viewers(table)]
