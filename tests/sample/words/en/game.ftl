title = Magpies
summary = Pass a card, take tricks, and hope for what the magpie turns up.
progress = points

option-length = How long is the match?
option-length-short = Two deals
option-length-long = Three deals

card-red-1 = red 1
card-red-2 = red 2
card-red-3 = red 3
card-red-4 = red 4
card-red-5 = red 5
card-green-1 = green 1
card-green-2 = green 2
card-green-3 = green 3
card-green-4 = green 4
card-green-5 = green 5
card-blue-1 = blue 1
card-blue-2 = blue 2
card-blue-3 = blue 3
card-blue-4 = blue 4
card-blue-5 = blue 5

event-Dealt = { NAME($dealer) } deals.
event-DealtToYou = { NAME($dealer) } deals; your hand is { CARDS($hand) }.
event-DealtUnseen = { NAME($dealer) } deals.
event-Passed = { NAME($seat) } passes the { CARD($card) }.
event-PassedUnseen = { NAME($seat) } passes a card.
event-Exchanged = The cards change hands: { CARDS($cards) }.
event-ExchangedToYou = The cards change hands, and you get the { CARD($card) }.
event-ExchangedUnseen = The cards change hands.
event-Played = { NAME($seat) } plays the { CARD($card) }.
event-MagpieCame = The magpie of { NAME($seat) } turns up the { CARD($card) }.
event-WonTrick =
    { $points ->
        [one] { NAME($seat) } wins { CARDS($cards) }, and a point.
       *[other] { NAME($seat) } wins { CARDS($cards) }, and { $points } points.
    }
event-EndedDeal = Deal { $deal } is over: { EACH($scores, of: "score") }.

offer-pass = Pass the { CARD($card) } to { NAME($seat) }
offer-play = Play the { CARD($card) }

refusal-pass_first = First pass a card of your hand: { CARDS($hand) }.
refusal-passing_is_over = Cards are passed only before the first trick.
refusal-not_in_hand = You do not hold the { CARD($card) }: you hold { CARDS($hand) }.
refusal-must_follow = Follow the { CARD($led) }: you hold { CARDS($follow) }.

remark-leaves =
    { $count ->
        [0] Leaves you none of that colour.
        [one] Leaves you one of that colour.
       *[other] Leaves you { $count } of that colour.
    }
remark-loses = Leaves the trick to others.
remark-wins =
    { $count ->
        [0] Wins: no higher card is left.
        [one] Wins unless the one higher card comes.
       *[other] Wins unless one of { $count } higher cards comes.
    }

table-deal =
    { $count ->
        [one] Deal { $deal } of { $deals }. Trick: { CARDS($trick) }. Stock: one card.
       *[other] Deal { $deal } of { $deals }. Trick: { CARDS($trick) }. Stock: { $count } cards.
    }
table-hand = { NAME($seat) }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { CARDS($cards) }
table-hand-unseen = { NAME($seat) }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

score-other = { NAME($seat) } { $value }
