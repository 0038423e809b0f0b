"""Dig Dig, by its rulebook: get rid of your cards, the last ones blind.

The clauses (G-…) are in `docs/rules/digdig.md`, with the rulings where the book is silent.

- `cards`: the kinds of cards (G-P1).
- `actions`: the moves as numbers, and what each is about.
- `refusals`: why a move is not allowed, with the clause of each reason.
- `player`: the hand, the face-up row and the blind cards of one player (G-S1).
- `piles`: the play pile: what goes on what, numbers (G-T3) and powers (G-X), and what composts it (G-B).
- `state`: setup, turn and end, in the order of the rulebook.
- `redeal`: dealing anew what a seat cannot know.
"""
