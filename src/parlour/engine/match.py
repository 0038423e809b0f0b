"""A match in progress: the same authority whether a person, a bot, a server or a replay drives it."""

from collections.abc import Sequence

import msgspec
from msgspec import UNSET, Struct

from parlour.engine.event import Event, Viewer
from parlour.engine.game import AnyGame, Offer, Options, OptionValue, Refusal, UsageError, View, Wish, determinize
from parlour.engine.record import FORMAT, FORMAT_ANEW, Anew, Move, Record, Seat
from parlour.engine.rng import rng_from_seed
from parlour.engine.shown import ShownMove, shown_move
from parlour.engine.state import LEGAL, MATCH_OVER, NOT_A_MOVE, NOT_YOUR_TURN, State

STRIDE = 32
"""Moves between two states that a match keeps: to go back costs the same however long the match is."""


class IllegalMove(ValueError):
    """A move was not allowed; nothing has changed. `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        facts = "".join(f", {name} {fact}" for name, fact in refusal.facts.items())
        super().__init__(f"{refusal.code} ({refusal.clause}){facts}")
        self.refusal = refusal


class Result(Struct, frozen=True):
    """How a match ended."""

    ranking: list[list[int]]
    """Seats from best to worst, those that share a place together."""
    scores: list[int]


class Match:
    """One contest: a game, options, seats and a seed, and the moves made so far."""

    def __init__(self, game: AnyGame, seats: Sequence[Seat], seed: str, options: Options | None = None) -> None:
        game.check_players(len(seats))
        self.game = game
        self.seats = tuple(seats)
        self.options: dict[str, OptionValue] = game.check_options(len(seats), options or {})
        try:
            rng = rng_from_seed(seed)
        except ValueError as error:
            raise UsageError(str(error)) from None
        self.seed = seed
        self.state: State = game.deal(len(seats), self.options, rng)
        self.start = game.start(self.state)
        self.moves: list[Move] = []
        self.history: list[list[Event]] = []
        """What each move brought about, all cards open."""
        self._kept: list[State] = [self.state.clone()]
        """The states after 0, `STRIDE`, twice `STRIDE` … moves."""
        self.anew: list[Anew] = []
        """When hidden cards were dealt anew."""
        self._anew: list[State] = []
        """The state right after each of these."""

    @property
    def is_over(self) -> bool:
        return self.state.is_over

    @property
    def to_act(self) -> int | None:
        """The seat whose decision is next; none once the match is over."""
        return None if self.state.is_over else self.state.to_act

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def legal(self) -> list[str]:
        """What the seat to act may do, in notation."""
        return [self.game.write(action) for action in self.state.legal_actions()]

    def offers(self) -> list[Offer]:
        """What the seat to act may do, with its parts."""
        actions = self.state.legal_actions()
        return [Offer(self.game.write(action), self.game.parts(self.state, action)) for action in actions]

    def why_not_so(self, wish: Wish, seat: int | None = None) -> Refusal | None:
        """Why nothing can be done that has these parts (by the seat to act, or another); None when it can."""
        if self.state.is_over or (seat is not None and seat != self.state.to_act):
            return self.refusal(0, seat)
        fitting = [
            action for action in range(self.game.actions) if self.game.parts(self.state, action).agrees_with(wish)
        ]
        if not fitting:
            return self.game.explain(NOT_A_MOVE, {})
        allowed = [action for action in fitting if self.state.refusal(action) == LEGAL]
        if not allowed:
            return self.refusal(self.meant(fitting, wish), seat)
        if wish.from_ is UNSET or any(self.game.parts(self.state, one).from_ == wish.from_ for one in allowed):
            return None
        return self.game.explain(self.game.misplaced, self.game.facts(self.state, allowed[0]))

    def meant(self, fitting: Sequence[int], wish: Wish) -> int:
        """Of actions that are all refused the likeliest: from where it was touched, and of a kind that is on offer."""
        verbs = {offer.parts.verb for offer in self.offers()}

        def is_strange(action: int) -> tuple[bool, bool]:
            parts = self.game.parts(self.state, action)
            return wish.from_ is not UNSET and parts.from_ != wish.from_, parts.verb not in verbs

        return min(fitting, key=is_strange)

    def why_not(self, text: str, seat: int | None = None) -> Refusal | None:
        """Why a move (by the seat to act, or another) is not allowed; None when it is."""
        try:
            action = self.game.parse(text)
        except ValueError:
            action = self.game.actions
        return self.refusal(action, seat)

    def refusal(self, action: int, seat: int | None = None) -> Refusal | None:
        """`why_not` for an action int."""
        if self.state.is_over:
            return self.game.explain(MATCH_OVER, {})
        if seat is not None and seat != self.state.to_act:
            return self.game.explain(NOT_YOUR_TURN, {"to_act": int(self.state.to_act)})
        if not 0 <= action < self.game.actions:
            return self.game.explain(NOT_A_MOVE, {})
        code = self.state.refusal(action)
        if code == LEGAL:
            return None
        return self.game.explain(code, self.game.facts(self.state, action))

    def apply(self, text: str, seat: int | None = None) -> list[Event]:
        """Makes a move, or raises `IllegalMove` and changes nothing. Returns what happened, all cards open."""
        refusal = self.why_not(text, seat)
        if refusal is not None:
            raise IllegalMove(refusal)
        return self.take(self.game.parse(text))

    def take(self, action: int) -> list[Event]:
        """Makes a move that is known to be legal."""
        seat = self.state.to_act
        events: list[Event] = []
        self.state.apply(action, events)
        self.history.append(events)
        self.moves.append(Move(seat, self.game.write(action), self.game.chance(events)))
        if len(self.moves) % STRIDE == 0:
            self._kept.append(self.state.clone())
        return events

    def state_after(self, moves: int) -> State:
        """A copy of the state after the first so many moves, its luck included."""
        first = moves // STRIDE * STRIDE
        kept = self._kept[moves // STRIDE]
        for anew, dealt in zip(self.anew, self._anew, strict=True):
            if first <= anew.step <= moves:
                first, kept = anew.step, dealt
        state = kept.clone()
        for move in self.moves[first:moves]:
            state.apply(self.game.parse(move.action), None)
        return state

    def deal_anew(self, seat: int, luck: str) -> None:
        """Deals everything anew, out of what a seat knows and nothing else, that this seat cannot know; luck is another
        from now on."""
        rng = rng_from_seed(luck)
        state: State = determinize(self.game, self.view(seat), rng)
        state.rng = rng
        self.state = state
        dealt = msgspec.to_builtins(self.view("open"))
        self.anew.append(Anew(len(self.moves), seat, luck, dealt))
        self._anew.append(state.clone())

    def go_back(self, moves: int) -> None:
        """Only the first so many moves have been made. Luck is as it was then: the same moves bring the same again."""
        if not 0 <= moves <= len(self.moves):
            raise UsageError(f"{len(self.moves)} moves were made: nobody goes back to {moves}")
        if self.anew and moves < self.anew[-1].step:
            raise UsageError(
                f"the cards were dealt anew after move {self.anew[-1].step}: there is no way back before that"
            )
        self.state = self.state_after(moves)
        del self.history[moves:]
        del self.moves[moves:]
        del self._kept[moves // STRIDE + 1 :]

    def view(self, viewer: Viewer) -> View:
        """What a viewer knows now."""
        is_seat = type(viewer) is int and 0 <= viewer < len(self.seats)
        if not is_seat and viewer not in ("spectator", "open"):
            raise UsageError(
                f"there is no seat {viewer!r}; the seats are 0 to {len(self.seats) - 1}, others 'spectator' and 'open'"
            )
        view: View = self.game.view(self.state, viewer)
        return view

    def shown(self, number: int, viewer: Viewer) -> ShownMove:
        """A move (0 for the first, -1 for the last) as a viewer saw it."""
        move = self.moves[number]
        return shown_move(self.game, move.seat, move.action, self.history[number], viewer)

    def events(self, viewer: Viewer) -> list[Event]:
        """Everything that has happened, as a viewer saw it."""
        return [event for number in range(len(self.moves)) for event in self.shown(number, viewer).events]

    def result(self) -> Result:
        """The result of a finished match."""
        if not self.state.is_over:
            raise UsageError("the match is not over")
        return Result(self.state.ranking(), self.state.scores())

    def record(self) -> Record:
        """The record of a finished match."""
        result = self.result()
        return Record(
            format=FORMAT_ANEW if self.anew else FORMAT,
            game=self.game.id,
            rules_version=self.game.rules_version,
            options=self.game.recorded_options(self.options),
            seats=list(self.seats),
            seed=self.seed,
            start=self.start,
            moves=list(self.moves),
            result={"ranking": result.ranking, "scores": result.scores, **self.game.result(self.state)},
            anew=list(self.anew) or UNSET,
        )
