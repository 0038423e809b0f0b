"""Villains, what cannot be seen: everything dealt anew that a seat does not know.

The cards of a deck that everybody has seen are on record with its owner (`Player.seen`). The others lie in the owner's
draw pile and hand and among the secret Heroes that the owner laid, wherever these have got to; in a hand lie only
cards of its own deck. The thief is the exception (`loot`): `Unseen` weighs what may have become of the stolen cards.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from parlour.engine.cards import Pile
from parlour.engine.rng import Rng
from parlour.games.villains.rules.cards import KINDS, NOTHING, count_of, deck_of, one, push_all, some
from parlour.games.villains.rules.loot import NOBODY, Loot
from parlour.games.villains.rules.piles import KIND_MASK, age, is_secret, is_unknown_to, layer
from parlour.games.villains.rules.player import Player

NOWHERE: Final = 1000
"""In place of an index of a place: there is no such stolen card."""


@final
@mypyc_attr(acyclic=True)
class Unseen:
    """What one viewer cannot know. `deal` makes every arrangement that agrees with the rest equally likely."""

    def __init__(self, seats: list[Player], loot: Loot, viewer: i64, *, specials: bool) -> None:
        self.seats: list[Player] = seats
        self.loot: Loot = loot
        self.viewer: i64 = viewer
        self.unseen: vec[i64] = vec[i64]([0 for _ in seats])
        """Of each deck, the cards that the viewer cannot place; the thief's shown ones are among them in a riddle."""
        self.is_riddle: bool = viewer != loot.thief and loot.cards.size > 0
        """Whether the viewer may not know what has become of the loot."""
        self.places: Pile = Pile()
        """Where loot may be, each with its age: the thief's later secret Heroes, hidden hand cards, shown cards."""
        self.kinds: Pile = Pile()
        """What lies in each of `places`; NOTHING where the viewer does not know it."""
        self.surplus: i64 = 0
        """Shown cards beyond what the thief's own deck can have shown, many in one number."""
        self.room: i64 = 0
        """Places that hide a card of the thief's, the draw pile included."""
        self.deck_room: vec[i64] = vec[i64]([0 for _ in seats])
        """Places that hide a card of each deck, those of unknown loot from it not counted."""
        self.first: i64 = NOWHERE
        """The place of the first stolen card."""
        self.second: i64 = NOWHERE
        for seat in range(i64(len(seats))):
            player = seats[seat]
            self.unseen[seat] = deck_of(player.villain, specials=specials) - player.seen
        self.take_out_what_the_viewer_knows()
        if self.is_riddle:
            self.pose_riddle()

    def take_out_what_the_viewer_knows(self) -> None:
        """The own hand and the own secrets; of the loot, what the viewer laid, or all for the thief."""
        viewer = self.viewer
        loot = self.loot
        unseen = self.unseen
        if viewer < 0:
            return
        unseen[viewer] -= self.seats[viewer].hidden_hand()
        for player in self.seats:
            pile = player.pile
            for i in range(pile.size):
                laid = pile.items[i]
                if is_secret(laid) and layer(laid) == viewer:
                    unseen[viewer] -= one(laid & KIND_MASK)
        for i in range(loot.cards.size):
            card = loot.cards.items[i]
            is_own = is_secret(card) and layer(card) == loot.thief
            if is_secret(card) and not is_own and (viewer == layer(card) or viewer == loot.thief):
                unseen[layer(card)] -= one(card & KIND_MASK)
            if viewer == loot.thief and not is_own:
                unseen[viewer] += one(card & KIND_MASK)
        if viewer == loot.thief:
            for i in range(loot.shown.size):
                unseen[viewer] -= one(loot.shown.items[i] & KIND_MASK)

    # What may have become of the loot

    def pose_riddle(self) -> None:
        """Lists the places where loot may be, in the order in which `deal_once` comes to them."""
        loot = self.loot
        thief = self.seats[loot.thief]
        self.room = thief.draw.size
        for player in self.seats:
            pile = player.pile
            for i in range(pile.size):
                laid = pile.items[i]
                if is_secret(laid) and layer(laid) == loot.thief:
                    self.room += 1
                    if age(laid) > 0:
                        self.add_place(age(laid), NOTHING)
        hidden = thief.hand_size if thief.open == NOTHING else thief.hand_size - 1
        self.room += hidden
        for _card in range(hidden):
            self.add_place(loot.cards.size, NOTHING)
        shown: i64 = 0
        for i in range(loot.shown.size):
            card = loot.shown.items[i]
            self.add_place(age(card), card & KIND_MASK)
            shown += one(card & KIND_MASK)
        for kind in range(KINDS):
            beyond = count_of(shown, kind) - count_of(self.unseen[loot.thief], kind)
            if beyond > 0:
                self.surplus += some(beyond, kind)
        for seat in range(i64(len(self.seats))):
            for kind in range(KINDS):
                self.deck_room[seat] += count_of(self.unseen[seat], kind)
        for index in range(loot.cards.size):
            if self.is_unknown(index):
                self.deck_room[layer(loot.cards.items[index])] -= 1

    def add_place(self, age: i64, kind: i64) -> None:
        self.places.push(age)
        self.kinds.push(kind)

    def is_own(self, index: i64) -> bool:
        """Whether a stolen card is a secret Hero of the thief's own deck."""
        card = self.loot.cards.items[index]
        return is_secret(card) and layer(card) == self.loot.thief

    def is_unknown(self, index: i64) -> bool:
        """Whether the viewer knows of a stolen card only whose deck it is from."""
        card = self.loot.cards.items[index]
        return is_secret(card) and layer(card) != self.loot.thief and layer(card) != self.viewer

    def are_of_one_deck(self) -> bool:
        """Whether there are two unknown stolen cards, of the same deck."""
        cards = self.loot.cards
        return (
            cards.size == 2
            and self.is_unknown(0)
            and self.is_unknown(1)
            and layer(cards.items[0]) == layer(cards.items[1])
        )

    def ways(self) -> i64:
        """In how many ways, up to a constant factor, all cards can lie if the loot is where it is guessed to be."""
        if self.second != NOWHERE and (self.first == self.second or self.places.items[self.second] < 2):
            return 0
        hidden: i64 = 0
        hidden_unknown: i64 = 0
        result: i64 = 1
        shown: i64 = 0
        for index in range(self.loot.cards.size):
            if self.is_own(index):
                continue
            card = self.loot.cards.items[index]
            kind = self.kinds.items[self.place_of(index)]
            if kind == NOTHING:
                hidden += 1
                if self.is_unknown(index):
                    hidden_unknown += 1
                    result *= self.deck_room[layer(card)] + 1
            elif self.is_unknown(index):
                left = count_of(self.unseen[layer(card)], kind)
                if self.are_of_one_deck():
                    left -= count_of(shown, kind)
                if left == 0:
                    return 0
                shown += one(kind)
            elif kind == card & KIND_MASK:
                shown += one(kind)
            else:
                return 0
        if self.surplus != 0:
            for kind in range(KINDS):
                if count_of(self.surplus, kind) > count_of(shown, kind):
                    return 0
        if hidden_unknown == 2 and self.are_of_one_deck():
            result += self.deck_room[layer(self.loot.cards.items[0])] + 1
        if hidden < 2 and self.room > 1:
            result *= self.room - 1
        if hidden < 1 and self.room > 0:
            result *= self.room
        return result

    def guess_loot(self, rng: Rng) -> None:
        """Chooses places for the loot, each choice as likely as there are ways to complete it."""
        choices = self.places.size
        if self.loot.cards.size == 2:
            choices *= self.places.size
        total: i64 = 0
        for choice in range(choices):
            self.place_loot(choice)
            total += self.ways()
        left = rng.below(total)
        for choice in range(choices):
            self.place_loot(choice)
            left -= self.ways()
            if left < 0:
                return

    def place_loot(self, choice: i64) -> None:
        self.first = choice % self.places.size
        if self.loot.cards.size == 2:
            self.second = choice // self.places.size

    def place_of(self, index: i64) -> i64:
        return self.first if index == 0 else self.second

    def explanations(self, kinds: Pile) -> i64:
        """In how many places the loot could be, given what was dealt to each of `places`."""
        cards = self.loot.cards
        one_kind = cards.items[0] & KIND_MASK
        if cards.size == 1:
            count: i64 = 0
            for first in range(kinds.size):
                if kinds.items[first] == one_kind:
                    count += 1
            return count
        other_kind = cards.items[1] & KIND_MASK
        if self.is_own(1):
            other_kind = NOTHING
        count = self.pairs(kinds, one_kind, other_kind)
        if one_kind != other_kind and self.are_of_one_deck():
            count += self.pairs(kinds, other_kind, one_kind)
        return count

    def pairs(self, kinds: Pile, first_kind: i64, second_kind: i64) -> i64:
        """How many pairs of places can hold two stolen cards of these kinds; NOTHING stands for any kind."""
        count: i64 = 0
        for first in range(kinds.size):
            if kinds.items[first] == first_kind:
                for second in range(kinds.size):
                    fits = second_kind == NOTHING or kinds.items[second] == second_kind
                    if fits and second != first and self.places.items[second] >= 2:
                        count += 1
        return count

    # Dealing

    def deal(self, rng: Rng) -> None:
        """Deals until an arrangement stands: with several explanations it would come up as many times as often."""
        while True:
            if self.is_riddle:
                self.guess_loot(rng)
            kinds = self.deal_once(rng)
            if not self.is_riddle or rng.below(self.explanations(kinds)) == 0:
                return

    def pools(self, rng: Rng) -> list[Pile]:
        """Of each deck the cards to deal out, shuffled; shown cards are taken out of the decks they are of."""
        loot = self.loot
        left = self.unseen[:]
        if self.is_riddle:
            for i in range(self.kinds.size):
                kind = self.kinds.items[i]
                if kind != NOTHING:
                    owner = self.owner_of_shown(i)
                    if owner != NOBODY:
                        left[owner] -= one(kind)
        pools: list[Pile] = []
        for seat in range(i64(len(self.seats))):
            pool = Pile()
            push_all(pool, left[seat])
            pool.shuffle(rng)
            pools.append(pool)
        if self.is_riddle:
            for index in range(loot.cards.size):
                if self.is_unknown(index):
                    flags = loot.cards.items[index] & ~KIND_MASK
                    kind = self.kinds.items[self.place_of(index)]
                    if kind == NOTHING:
                        kind = pools[layer(flags)].pop()
                    loot.cards.items[index] = flags | kind
        return pools

    def owner_of_shown(self, place: i64) -> i64:
        """By the guess, from whose unseen cards a shown card of the thief's comes; NOBODY if it is known loot."""
        index: i64 = 0
        if place == self.second:
            index = 1
        elif place != self.first:
            return self.loot.thief
        if self.is_own(index):
            return self.loot.thief
        if self.is_unknown(index):
            return layer(self.loot.cards.items[index])
        return NOBODY

    def next_of_thief(self, place: i64, pool: Pile) -> i64:
        """What lies in a hidden place of the thief's: a stolen card or the next of the pool."""
        if place == self.first and not self.is_own(0):
            return self.loot.cards.items[0] & KIND_MASK
        if place == self.second and not self.is_own(1):
            return self.loot.cards.items[1] & KIND_MASK
        return pool.pop()

    def deal_once(self, rng: Rng) -> Pile:
        """Fills all that the viewer does not know; returns what then lies in each of `places`."""
        loot = self.loot
        pools = self.pools(rng)
        dealt = Pile()
        for player in self.seats:
            pile = player.pile
            for i in range(pile.size):
                laid = pile.items[i]
                if is_unknown_to(laid, self.viewer):
                    pool = pools[layer(laid)]
                    if self.is_riddle and layer(laid) == loot.thief and age(laid) > 0:
                        kind = self.next_of_thief(dealt.size, pool)
                        dealt.push(kind)
                    else:
                        kind = pool.pop()
                    player.lay_instead(i, kind)
        if self.is_riddle:
            self.deal_hand(loot.thief, pools[loot.thief], dealt)
            for i in range(loot.shown.size):
                dealt.push(loot.shown.items[i] & KIND_MASK)
            for index in range(loot.cards.size):
                if self.is_own(index):
                    flags = loot.cards.items[index] & ~KIND_MASK
                    loot.cards.items[index] = flags | dealt.items[self.place_of(index)]
        for seat in range(i64(len(self.seats))):
            if seat != self.viewer and not (self.is_riddle and seat == loot.thief):
                self.deal_hand(seat, pools[seat], dealt)
            self.seats[seat].draw = pools[seat]
        return dealt

    def deal_hand(self, seat: i64, pool: Pile, dealt: Pile) -> None:
        player = self.seats[seat]
        hidden = player.hand_size
        player.hand = 0
        player.hand_size = 0
        if player.open != NOTHING:
            player.receive(player.open)
            hidden -= 1
        is_thief = self.is_riddle and seat == self.loot.thief
        for _card in range(hidden):
            kind = self.next_of_thief(dealt.size, pool) if is_thief else pool.pop()
            if is_thief:
                dealt.push(kind)
            player.receive(kind)
