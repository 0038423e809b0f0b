"""The rules of The Dwarf King, module by module.

`cards`: the parts (K-P1, K-P2, K-P4). `quests`: the tiles and what each quest scores (K-P3, K-D5, K-Q1 to K-Q20).
`tricks`: what a card counts as and which one wins (K-T1, K-T2, K-S10 to K-S14). `specials`: what Special cards give in
points (K-S2, K-S3, K-S4, K-S7, K-S8). `player`: what lies with one player. `state`: the match, from the deal (K-D) over
tricks (K-T) and Special cards (K-S) to the end (K-E). `redeal`: what a seat cannot know. `actions`: moves as numbers.
`refusals`: why a move is not allowed.
"""
