"""A seat at a table of a running server, with people: as a guest, over the protocol that everybody speaks.

What a model reads there is made of what the server tells its seat. Chat is left out: nobody at the table speaks to the
model but by playing.
"""

import secrets
from functools import reduce
from operator import or_
from typing import Any

import msgspec
from anyio import to_thread

from parlour.engine.event import Event, shapes
from parlour.engine.game import AnyGame, Offer, Refusal, UsageError, View
from parlour.engine.match import Result
from parlour.engine.memory import sent_type
from parlour.engine.registry import game as game_by_id
from parlour.engine.rng import derived_seed
from parlour.engine.state import NOT_A_MOVE
from parlour.mcp.tools import serve
from parlour.mcp.wire import LINK, Guest, Line, Message
from parlour.text import Answer, Teller
from parlour.text.names import shuffled, unchanged
from parlour.words.plain import plain

MOST_NEWS = 400
"""Of more that happened while nobody looked only the last is told."""


class TableSeat:
    """A player at a table. What is asked for is answered from the last position that the server sent."""

    def __init__(self, guest: Guest, table: str, legal: str, names: str, language: str) -> None:
        self.line = Line(guest, table, self.on_update)
        self.legal = legal
        self.names = names
        self.language = language
        self.teller: Teller | None = None
        self._game: AnyGame | None = None
        self._kinds: Any = None
        self._news: list[Event] = []
        self._told = 0
        """The entry up to which the model has read: what it decides by."""

    async def sit(self) -> None:
        """Takes a free seat, unless one has been taken already, and adds to the luck of the deal."""
        await self.line.connected()
        table = self.line.position["table"]
        self._game = game_by_id(str(table["game"]), int(table["rules_version"]))
        seed = derived_seed(str(table["id"]), "names")
        renamed = shuffled(self._game, self.language, seed) if self.names == "shuffled" else unchanged
        self.teller = Teller(self._game, self.language, renamed)
        self._kinds = reduce(or_, (shape for kind in self._game.events for shape in shapes(kind)))
        self._news.clear()
        if self.line.position["seat"] is None:
            free = [number for number, seat in enumerate(table["seats"]) if seat["kind"] == "empty"]
            if not free or table["phase"] != "lobby":
                raise UsageError("no seat is free at this table")
            self._accept(await self.line.do("Sit", seat=free[0]))
            self._accept(await self.line.do("Contribute", entropy=secrets.token_hex(16)))

    def _accept(self, refusal: Refusal | None) -> None:
        if refusal is not None:
            raise UsageError(self._words().refused(refusal, self._names()))

    def _words(self) -> Teller:
        assert self.teller is not None, "nobody sits yet"
        return self.teller

    def on_update(self, message: Message) -> None:
        what = message["what"]
        if what["type"] == "Moved" and self._kinds is not None:
            kinds = self._kinds
            self._news += [msgspec.convert(event, kinds) for event in what["events"]]
            del self._news[:-MOST_NEWS]

    # What is read

    def _names(self) -> list[str]:
        """The players' names, which are whatever somebody wrote."""
        words = self._words().words
        return [words.person(plain(str(seat.get("name", "")))) for seat in self.line.position["table"]["seats"]]

    @property
    def _phase(self) -> str:
        return str(self.line.position["table"]["phase"])

    def _is_waited_for(self) -> bool:
        """Whether there is something to do or to know: one's turn, or the end."""
        return self._phase not in ("lobby", "playing") or bool(self.line.position["offers"])

    async def rules(self, clause: str | None) -> str:
        teller = self._words()
        return f"{teller.rules()}\n\n{teller.notation()}" if clause is None else teller.rules(clause)

    async def observe(self, wait: float) -> str:
        await self.line.connected()
        if wait > 0:
            await self.line.until(self._is_waited_for, wait)
        teller, names, position = self._words(), self._names(), self.line.position
        self._told = int(position["seq"])
        seat = position["seat"]
        if seat is None:
            raise UsageError("the seat at this table is gone")
        lines = [teller.seated(seat, names)]
        news, self._news = self._news, []
        if heard := teller.heard(news, names, seat):
            lines += [teller.words.say("text-news"), *(f"  {sentence}" for sentence in heard)]
        if position["view"] is not None:
            assert self._game is not None
            view: View = msgspec.convert(position["view"], sent_type(self._game.view_type))
            lines.append(teller.position(view, names))
        table = position["table"]
        if self._phase == "lobby":
            lines.append(teller.words.say("turn-lobby"))
        elif self._phase == "over":
            lines.append(teller.over(Result(table["ranking"], table["scores"]), names))
        elif self._phase == "abandoned":
            lines.append(teller.words.say("turn-abandoned"))
        elif self.legal == "always" and position["offers"]:
            lines.append(self._offers())
        return "\n".join(lines)

    def _offers(self) -> str:
        offers = msgspec.convert(self.line.position["offers"], list[Offer])
        return self._words().offered(offers, self._names())

    # What is done

    async def play(self, move: str) -> Answer:
        await self.line.connected()
        action = self._words().read(move)
        if action is None:
            return self._refused(self._no_move())
        refusal = await self.line.do("Move", self._told or int(self.line.position["seq"]), action=action)
        if refusal is not None:
            return self._refused(refusal)
        return Answer(await self.observe(0))

    async def why_not(self, move: str) -> Answer:
        """What is offered is allowed. All else the table refuses to do, for as long as the position is the same."""
        await self.line.connected()
        action = self._words().read(move)
        if action is None:
            return self._refused(self._no_move())
        position = self.line.position
        if action in [offer["action"] for offer in position["offers"]]:
            return Answer(self._words().allowed(action))
        refusal = await self.line.do("Move", int(position["seq"]), action=action)
        assert refusal is not None, "what is not offered is refused"
        return self._refused(refusal)

    def _no_move(self) -> Refusal:
        assert self._game is not None
        return self._game.explain(NOT_A_MOVE, {})

    def _refused(self, refusal: Refusal) -> Answer:
        text = self._words().refused(refusal, self._names())
        if self.legal == "on_error" and self.line.position["offers"]:
            text += f"\n{self._offers()}"
        return Answer(text, refusal)


async def at_table(
    link: str, code: str | None, name: str | None, legal: str, names: str, language: str, version: str
) -> None:
    """Sits down at a table, by its link or by a server and a code, and serves a model there."""
    address, _, way = link.partition("#")
    found = LINK.search(way)
    guest = Guest(address)
    await to_thread.run_sync(guest.ask, "POST", "/api/me", {})
    if name is not None:
        await to_thread.run_sync(guest.ask, "PUT", "/api/me", {"name": name, "avatar": "fox"})
    if found is not None:
        table = found[1]
    elif code is not None:
        table = str((await to_thread.run_sync(guest.ask, "POST", "/api/code", {"code": code}))["table"])
    else:
        raise UsageError("say which table: its link (…/#/t/ID), or the server with --code")
    seat = TableSeat(guest, table, legal, names, language)
    try:
        await seat.sit()
        await serve(seat, version)
    finally:
        await seat.line.close()
