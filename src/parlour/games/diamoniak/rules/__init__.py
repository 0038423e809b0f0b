"""Diamoniak, by its rulebook: be the first to build the whole castle of your colour, and beware of the witches.

The clauses (D-…) are in `docs/rules/diamoniak.md`, with the rulings where the book is silent.

- `cards`: the kinds of cards and how many there are of each (D-P1).
- `actions`: the moves as numbers, and what each is about.
- `refusals`: why a move is not allowed, with the clause of each reason.
- `player`: the castle and the side of one player (D-C, D-F, D-G).
- `state`: setup, turn, witches, purchases, the pile and the end, in the order of the rulebook.
"""
