"""Villains, by its rulebook: keep the high numbers on the own pile and the Heroes in check.

The clauses (V-…) are in `docs/rules/villains.md`, with the rulings where the book is silent.

- `cards`: the kinds of cards, the six decks (V-P1, V-P2), and which match (V-T2).
- `piles`: a card on a pile, either side up (V-P3), what fits on it, and what a pile counts (V-E2, V-E3, V-E4).
- `actions`: the moves as numbers, and what each is about.
- `refusals`: why a move is not allowed, with the clause of each reason.
- `player`: who sits where (V-T4); the hand, the draw pile and the discard pile of one player.
- `loot`: what is remembered of seen and stolen cards (V-X2).
- `powers`: what each special card does (V-X1 to V-X6).
- `state`: setup, turn and end, in the order of the rulebook.
- `redeal`: dealing anew what a seat cannot know.
"""
