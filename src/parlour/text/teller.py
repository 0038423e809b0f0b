"""Says what a seat is given: views, shown events, offers and refusals go in, text comes out.

Nothing else goes in, so that a text cannot hold what a seat may not know. It makes no difference where these come
from: a match in this process, or a table on a server.
"""

import re
from collections.abc import Sequence

from parlour.engine.event import Event
from parlour.engine.game import AnyGame, Offer, Refusal, View
from parlour.engine.match import Result
from parlour.text.names import Renaming, unchanged
from parlour.words import check_language, words_of
from parlour.words.prose import language_for, rulebook

NUMBER = re.compile(r"\d+")


class Teller:
    """One game in one language, with its real names or others."""

    def __init__(self, game: AnyGame, language: str = "en", renamed: Renaming = unchanged) -> None:
        self.game = game
        self.words = words_of(game, check_language(language))
        self.book = rulebook(game, language_for(game, language))
        self._renamed = renamed
        self._read = {self.spelled(action): action for action in game.actions_by_notation}

    # Before the match

    def rules(self, clause: str | None = None) -> str:
        """The rules, or one clause of them."""
        if clause is not None:
            one = self.book.clause(clause.strip().upper())
            return self._renamed("\n".join(f"{one.id}: {saying.text}" for saying in one.sayings))
        lines = [self.book.title, *self.book.introduction]
        for section in self.book.sections:
            lines += ["", section.title]
            for one in section.clauses:
                lines.append(f"{one.id}: {' '.join(saying.text for saying in one.sayings)}")
        return self._renamed("\n".join(lines))

    def notation(self) -> str:
        """How moves are written, by examples of each kind, and what the cards in them are called."""
        kinds: dict[str, list[str]] = {}
        cards = set(self.game.cards)
        for action in self.game.actions_by_notation:
            kind = " ".join("*" if word in cards else NUMBER.sub("#", word) for word in action.split())
            kinds.setdefault(kind.replace("#", "*"), []).append(action)
        say = self.words.say
        lines = [say("text-notation")]
        lines += [f"  {one[0]}" if len(one) == 1 else f"  {one[0]} … {one[-1]}" for one in kinds.values()]
        lines.append(say("text-cards"))
        lines.append("  " + "; ".join(f"{card} = {self.words.card(card)}" for card in self.game.cards))
        return self._renamed("\n".join(lines))

    # During the match

    def seated(self, seat: int, names: Sequence[str]) -> str:
        """Who is spoken to."""
        return self._renamed(self.words.say("text-you", names, seat=seat, players=len(names)))

    def player(self, seat: int) -> str:
        """What somebody without a name is called."""
        return self.words.say("text-player", seat=seat)

    def heard(self, shown: Sequence[Event], names: Sequence[str], me: int) -> list[str]:
        """What a seat was shown, in sentences."""
        said = [self.words.event(event, names, me) for event in shown]
        return [self._renamed(sentence) for sentence in said if sentence]

    def position(self, view: View, names: Sequence[str]) -> str:
        """What a seat knows, and whose turn it is."""
        say = self.words.say
        lines = [say("text-table"), self.words.view(self.game, view, names)]
        if view.to_act is not None:
            mine = view.to_act == view.viewer
            lines.append(say("text-your-turn") if mine else say("text-turn", names, seat=view.to_act))
        return self._renamed("\n".join(lines))

    def offered(self, offers: Sequence[Offer], names: Sequence[str]) -> str:
        """What may be done, in notation and in words."""
        said = [f"  {offer.action}: {self.words.offer(offer.parts, names)}" for offer in offers]
        return self._renamed("\n".join([self.words.say("text-offers"), *said]))

    def refused(self, refusal: Refusal, names: Sequence[str]) -> str:
        """Why not: the sentence, with the clause and what it says."""
        why = self.words.refusal(refusal, names)
        if not refusal.clause:
            return self._renamed(why)
        says = " ".join(saying.text for saying in self.book.clause(refusal.clause).sayings)
        return self._renamed(self.words.say("text-refused", why=why, clause=refusal.clause, says=says))

    def allowed(self, action: str) -> str:
        return self.words.say("text-allowed", action=self.spelled(action))

    def over(self, result: Result, names: Sequence[str]) -> str:
        """How it ended."""
        places = [
            self.words.say(
                "cli-place",
                names,
                place=number,
                seats=list(seats),
                scores=", ".join(str(result.scores[seat]) for seat in seats),
            )
            for number, seats in enumerate(result.ranking, 1)
        ]
        lines = [self.words.say("turn-over"), self.words.say("cli-result", places=", ".join(places))]
        return self._renamed("\n".join(lines))

    # Notation

    def spelled(self, action: str) -> str:
        """An action as it is written here."""
        return self._renamed(action)

    def read(self, text: str) -> str | None:
        """What was written, in the game's own notation; None when it is no move of the game."""
        return self._read.get(" ".join(text.split()))
