"""What a game tells in bytes: nothing that is hidden from the seat, and for who may see all cards, all of it."""

from collections.abc import Iterator
from typing import Any

import msgspec

from parlour.engine.game import determinize
from parlour.engine.layout import Field, Observation
from parlour.engine.match import Match
from parlour.engine.observer import Observer, Sheet
from parlour.engine.rng import Sfc32
from parlour.engine.state import State
from parlour.testing.compare import in_bytes, rows_in
from parlour.testing.sampling import Sampled
from parlour.testing.watch import located

GUARD = 32
"""Bytes on either side of a row that must stay as they are."""


class Observations(Sampled):
    """Of a game that has an `observation`; others hold to all of it."""

    @located
    def test_a_layout_says_what_stands_where(self) -> None:
        told = self.game.observation
        if told is None:
            return
        names = [field.name for field in told.seen + told.hidden]
        for field in told.seen + told.hidden:
            if names.count(field.name) > 1:
                self.fail(f"the observation has two fields {field.name!r}")
            if not field.meaning or not field.shape or field.size < 1:
                self.fail(f"the observation's field {field.name!r} has no meaning, or no place")
        observer = told.observer()
        sheet = Sheet(told.state_size + 2 * GUARD)
        sheet.start = GUARD
        for match in self.positions():
            for seat in range(len(match.seats)):
                sheet.begin()
                observer.see(match.state, seat, sheet)
                self.ends(sheet, told.size, "see", "seen")
                observer.uncover(match.state, seat, sheet)
                self.ends(sheet, told.state_size, "uncover", "hidden")
                row = sheet.written()
                self.codes(told, row[GUARD:-GUARD])
                if any(row[:GUARD]) or any(row[-GUARD:]):
                    self.fail("the observer writes outside its row")
                fresh = whole(told.observer(), told, match.state, seat)
                if row[GUARD:-GUARD] != fresh:
                    what = first_field(told, row[GUARD:-GUARD], fresh)
                    self.fail(f"written over another the observation of seat {seat} is another: {what}")

    def ends(self, sheet: Sheet, size: int, method: str, fields: str) -> None:
        if sheet.at - GUARD != size:
            self.fail(f"`{method}` ends after {sheet.at - GUARD} bytes, and the fields up to `{fields}` have {size}")

    def codes(self, told: Observation, row: bytes) -> None:
        """No code stands there that there is not."""
        offsets = told.offsets()
        for field in told.seen + told.hidden:
            start = offsets[field.name]
            most = max(row[start : start + field.size])
            if field.codes and most > field.codes:
                self.fail(f"the field {field.name!r} has {field.codes} codes, and {most} stands there")

    @located
    def test_nothing_hidden_reaches_an_observation_or_a_mask(self) -> None:
        """With everything dealt anew that a seat cannot know it is told the same bytes, and may do the same."""
        told = self.game.observation
        if told is None:
            return
        observer = told.observer()
        worlds = self.effort().worlds
        for match in self.positions():
            for seat in range(len(match.seats)):
                right = seen(observer, told, match.state, seat)
                for other in self.redealt(match, seat, worlds):
                    its = seen(observer, told, other, seat)
                    if its != right:
                        what = first_field(told, its, right)
                        self.fail(f"with other hidden cards seat {seat} is told something else: {what}")
                    if masked(self.game.actions, other, seat) != masked(self.game.actions, match.state, seat):
                        self.fail(f"with other hidden cards seat {seat} has another mask")

    @located
    def test_an_observation_says_no_more_than_the_view(self) -> None:
        """What `imagine` makes of a view is told in the same bytes, its hidden cards as they come or dealt."""
        told = self.game.observation
        if told is None:
            return
        observer = told.observer()
        for match in self.positions():
            rng = Sfc32(len(match.moves))
            for seat in range(len(match.seats)):
                right = seen(observer, told, match.state, seat)
                view = match.view(seat)
                for state in (self.game.imagine(view), determinize(self.game, view, rng)):
                    its = seen(observer, told, state, seat)
                    if its != right:
                        what = first_field(told, its, right)
                        self.fail(f"of what seat {seat} imagines from its view it is told something else: {what}")

    @located
    def test_a_whole_state_says_all_that_the_open_view_says(self) -> None:
        """Where the open view differs the bytes differ, over all positions and what else may be hidden there."""
        told = self.game.observation
        if told is None:
            return
        observer = told.observer()
        worlds = self.effort().worlds
        views: dict[bytes, bytes] = {}
        where: dict[bytes, str] = {}
        for match in self.positions():
            for state in (match.state, *self.others(match, worlds)):
                row = whole(observer, told, state, 0)
                view = in_bytes(self.open(state))
                if views.setdefault(row, view) != view:
                    self.fail(
                        f"the whole state is told in the same bytes as {where[row]}, and the open view is another"
                    )
                where.setdefault(row, self.where())

    @located
    def test_a_whole_state_says_in_which_order_cards_lie(self) -> None:
        """Let two neighbours in a row of the open view change places: if that is another state, its bytes are others.

        Where `imagine` puts them back the order means nothing, as in a hand.
        """
        told = self.game.observation
        if told is None:
            return
        observer = told.observer()
        for match in self.positions():
            row = whole(observer, told, match.state, 0)
            before = in_bytes(self.open(match.state))
            for place, changed in reordered(msgspec.json.decode(before), frozenset(self.game.cards)):
                state = self.imagined_from(changed)
                if state is None or in_bytes(self.open(state)) == before:
                    continue
                if whole(observer, told, state, 0) == row:
                    self.fail(f"with two cards of view{place} exchanged the whole state is told in the same bytes")

    def others(self, match: Match, worlds: int) -> list[State]:
        """The position with something else hidden from somebody."""
        return [other for viewer in self.viewers(match) for other in self.redealt(match, viewer, worlds)]


def reordered(view: Any, cards: frozenset[str]) -> Iterator[tuple[str, Any]]:
    """A view with the first two different neighbours of one of its rows of cards exchanged, row by row."""
    for path, row in rows_in(view, cards):
        for place in range(len(row) - 1):
            if row[place] != row[place + 1]:
                row[place], row[place + 1] = row[place + 1], row[place]
                yield f"{path}[{place}]", view
                row[place], row[place + 1] = row[place + 1], row[place]
                break


def seen(observer: Observer, told: Observation, state: State, seat: int) -> bytes:
    """An observation."""
    sheet = Sheet(told.size)
    observer.see(state, seat, sheet)
    return sheet.written()


def whole(observer: Observer, told: Observation, state: State, seat: int) -> bytes:
    """An observation and what is hidden."""
    sheet = Sheet(told.state_size)
    observer.see(state, seat, sheet)
    observer.uncover(state, seat, sheet)
    return sheet.written()


def masked(actions: int, state: State, seat: int) -> bytes:
    """What a seat may do, a byte for each action."""
    mask = bytearray(actions)
    if not state.is_over and state.to_act == seat:
        for action in state.legal_actions():
            mask[action] = 1
    return bytes(mask)


def first_field(told: Observation, its: bytes, right: bytes) -> str:
    """The field in which two rows first differ, with both contents."""
    at = 0
    for field in told.seen + told.hidden:
        after = at + field.size
        if its[at:after] != right[at:after]:
            return named(field, its[at:after], right[at:after])
        at = after
    return "nothing"


def named(field: Field, its: bytes, right: bytes) -> str:
    place = next(place for place in range(field.size) if its[place] != right[place])
    return f"{field.name}[{place}] is {its[place]} instead of {right[place]}"
