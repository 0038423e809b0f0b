"""Records, and the same match in every process."""

import os
import subprocess
import sys
from hashlib import sha256

import msgspec

from parlour.engine.game import AnyGame
from parlour.engine.record import RecordError, decode, encode
from parlour.engine.rng import Sfc32
from parlour.engine.verify import verify
from parlour.testing.compare import cards_in, difference, in_bytes, named
from parlour.testing.golden import digest
from parlour.testing.sampling import Sampled, applied, to_come
from parlour.testing.soak import Violation
from parlour.testing.watch import breathe, located

LUCKS = 24
"""With how many other turns of luck a move is made again that luck had a part in."""
HASH_SEEDS = ("1", "2")
FOLLOWED = 60
"""How many moves of a match at every table are told to other processes …"""
LOOKED_AT = 6
"""… and of how many one is looked at from all sides."""


class Records(Sampled):
    """A match as it is written down, and played again."""

    @located
    def test_what_luck_did_is_in_the_record(self) -> None:
        """Two turns of luck that left the cards differently stand differently in `chance`."""
        for match in self.decisions():
            for action in match.state.legal_actions()[:2]:
                after, facts = applied(match.state, action)
                if to_come(after.rng) == to_come(match.state.rng):
                    continue
                written = {in_bytes(self.game.chance(facts)): self.game.view(after, "open")}
                for number in range(LUCKS):
                    after, facts = applied(match.state, action, Sfc32(number))
                    chance = in_bytes(self.game.chance(facts))
                    view = self.game.view(after, "open")
                    found = difference("open view", view, written.setdefault(chance, view))
                    if found:
                        what = f"move {len(match.moves) + 1} ({self.game.write(action)})"
                        self.fail(f"luck in {what} is not in the record, whose chance is {chance.decode()}: {found}")

    @located
    def test_what_luck_did_names_no_other_cards_than_the_facts(self) -> None:
        """A record is made of what happened: every card in `chance` stands in a fact of its move."""
        names = frozenset(in_bytes(name) for name in self.game.cards)
        for match in self.played():
            if match.moves:
                beyond = cards_in(in_bytes(match.moves[-1].chance), names) - cards_in(
                    in_bytes(match.history[-1]), names
                )
                for card in sorted(beyond):
                    self.fail(f"its chance in the record names a card that is in none of its facts: {card.decode()}")

    @located
    def test_records_round_trip(self) -> None:
        for match in self.played():
            if match.is_over:
                record = match.record()
                again = decode(encode(record))
                self.same(difference("the record, read again", again, record))
                verified = verify(again, (self.game,))
                self.same(difference("the record, played again", verified.record(), record))
                for viewer in (*self.viewers(match), "open"):
                    what = f"what was shown to {named(viewer)}, played again"
                    self.same(difference(what, verified.events(viewer), match.events(viewer)))

    @located
    def test_a_changed_record_does_not_hold(self) -> None:
        match = next(match for match in self.played() if match.is_over)
        record = match.record()
        moves = record.moves
        scores = [score + 1 for score in match.result().scores]
        changed = {
            "another seed": msgspec.structs.replace(record, seed="8"),
            "no last move": msgspec.structs.replace(record, moves=moves[:-1]),
            "the last move twice": msgspec.structs.replace(record, moves=[*moves, moves[-1]]),
            "a move that is none": msgspec.structs.replace(
                record, moves=[msgspec.structs.replace(moves[0], action="x"), *moves[1:]]
            ),
            "other scores": msgspec.structs.replace(record, result=record.result | {"scores": scores}),
            "other rules": msgspec.structs.replace(record, rules_version=record.rules_version + 1),
            "other options": msgspec.structs.replace(record, options={"no such option": True}),
            "other seats": msgspec.structs.replace(record, seats=record.seats * 99),
        }
        for name, one in changed.items():
            try:
                verify(one, (self.game,))
            except RecordError:
                continue
            self.fail(f"a record with {name} was accepted")

    @located
    def test_the_same_in_every_process(self) -> None:
        """The same seed gives the same match, and all are told the same of it in the same order, whatever the process,
        its hashes and its memory."""
        players = self.game.usual_players
        table = f"{self.game.id}, {players} players, seeds 0 and 1"
        self.spot = table
        here = fingerprint(self.game, players)
        module, name = address(self.game)
        program = (
            "import sys; from importlib import import_module; from parlour.testing.records import fingerprint;"
            "print(fingerprint(getattr(import_module(sys.argv[1]), sys.argv[2]), int(sys.argv[3])))"
        )
        paths = os.pathsep.join(path or os.getcwd() for path in sys.path)
        for hash_seed in HASH_SEEDS:
            command = [sys.executable, "-c", program, module, name, str(players)]
            environment = os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": paths}
            self.spot = f"{table}, in another process (PYTHONHASHSEED={hash_seed})"
            breathe(self)
            patience = self.waiting / 2  # so that it is said here, and not by the watch
            try:
                there = subprocess.run(
                    command, env=environment, capture_output=True, text=True, check=False, timeout=patience
                )
            except subprocess.TimeoutExpired:
                self.fail(f"no end after {patience:g} seconds: an endless loop?")
            if there.returncode != 0:
                self.fail(f"it cannot play {module}:{name}: {there.stderr}")
            played, *told = there.stdout.split()
            if played != here.split()[0]:
                self.fail("it plays them differently")
            if told != here.split()[1:]:
                self.fail("it tells them differently: in the order of a set?")


def fingerprint(game: AnyGame, players: int) -> str:
    """What two matches come to, and what is told of a match at every table, in few letters."""
    return f"{digest(game, players, 2)} {told(game)}"


def told(game: AnyGame) -> str:
    """All that anybody is given now and then in a match at every table: views, offers, refusals, remarks."""
    total = sha256()
    sampled: Sampled = type("Told", (Sampled,), {"game": game})()
    for number, (players, options) in enumerate(sampled.tables()):
        match = sampled.opened(players, options, str(number))
        rng = Sfc32(number)
        while not match.is_over and len(match.moves) < FOLLOWED:
            legal = match.state.legal_actions()
            if len(match.moves) % LOOKED_AT == 0:
                for viewer in (*sampled.viewers(match), "open"):
                    total.update(in_bytes(match.view(viewer)))
                for action in sampled.some_actions(legal):
                    total.update(in_bytes(match.refusal(action)))
                for action in legal:
                    total.update(in_bytes((game.parts(match.state, action), game.remark(match.state, action))))
            match.take(legal[rng.below(len(legal))])
            for viewer in (*sampled.viewers(match), "open"):
                total.update(in_bytes(match.shown(-1, viewer)))
    return total.hexdigest()


def address(game: AnyGame) -> tuple[str, str]:
    """The module and the name in it by which another process finds a game, registered or not."""
    state = game.deal(game.usual_players, game.check_options(game.usual_players, {}), Sfc32(1))
    found = [
        (module, name)
        for module, content in sorted(sys.modules.items())
        for name, value in getattr(content, "__dict__", {}).items()
        if value is game and module != "__main__"
    ]
    if not found:
        raise Violation(f"{game.id} stands in no module under a name of its own: another process cannot find it")
    own = [place for place in found if f"{type(state).__module__}.".startswith(f"{place[0]}.")]
    return (own or found)[0]
