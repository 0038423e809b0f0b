# All that the game says. How facts are said (CARD, CARDS, NAME, WHO …): docs/adding-a-game.md of Parlour.

title = New Game
summary = Follow suit, and take the most tricks.
progress = points

option-deals = How many deals?
option-deals-1 = One
option-deals-2 = Two
option-deals-4 = Four

card-red-1 = red 1
card-red-2 = red 2
card-red-3 = red 3
card-red-4 = red 4
card-red-5 = red 5
card-red-6 = red 6
card-red-7 = red 7
card-red-8 = red 8
card-green-1 = green 1
card-green-2 = green 2
card-green-3 = green 3
card-green-4 = green 4
card-green-5 = green 5
card-green-6 = green 6
card-green-7 = green 7
card-green-8 = green 8
card-blue-1 = blue 1
card-blue-2 = blue 2
card-blue-3 = blue 3
card-blue-4 = blue 4
card-blue-5 = blue 5
card-blue-6 = blue 6
card-blue-7 = blue 7
card-blue-8 = blue 8

suit-red = red
suit-green = green
suit-blue = blue

# What happened. Of a deal everybody is shown something else: all of it, the own hand, or nothing.
event-Dealt = { who-deals }
event-DealtToYou = { who-deals } You hold { CARDS($hand) }.
event-DealtUnseen = { who-deals }
who-deals =
    { WHO($dealer) ->
        [you] You deal.
       *[other] { NAME($dealer) } deals.
    }
event-Played =
    { WHO($seat) ->
        [you] You play the { CARD($card) }.
       *[other] { NAME($seat) } plays the { CARD($card) }.
    }
event-WonTrick =
    { WHO($seat) ->
        [you] You win the trick.
       *[other] { NAME($seat) } wins the trick.
    }

offer-play = Play the { CARD($card) }

refusal-not_in_hand = You do not hold the { CARD($card) }.
refusal-must_follow = Follow suit: { WORD($suit, of: "suit") } was led, and you hold { CARDS($cards) }.

remark-wins = Wins the trick.
remark-loses = Leaves the trick to somebody else.
remark-may_win =
    { $count ->
        [0] Wins the trick: no higher card of that suit is left.
        [one] Wins unless the one higher card comes.
       *[other] Wins unless one of { $count } higher cards comes.
    }

# A view as text.
table-trick = Deal { $deal } of { $deals }. Trick: { CARDS($cards) }
table-hand =
    { $points ->
        [one] { NAME($seat) }, { $points } point: { CARDS($cards) }
       *[other] { NAME($seat) }, { $points } points: { CARDS($cards) }
    }
table-hand-unseen =
    { NAME($seat) }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

# The fields of the view on the table in the browser, and the words in them.
field-deal = Deal
field-deals = of
field-trick = Trick
field-aside = Aside
field-points = Points
field-is_dealer = deals
field-is_leader = leads
field-hand = Hand
field-played = Played
field-lacks = has no
lacks-red = red
lacks-green = green
lacks-blue = blue
