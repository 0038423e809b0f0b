title = The Dwarf King

summary = Take tricks, or avoid them: every deal has its own quest.

progress = Points

option-quests = Which quests are in play?
option-quests-all = All of them
option-quests-simple = Only the simple ones, for a first match
option-deals = How long is the match?
option-deals-7 = Seven deals, as in the book
option-deals-5 = Five deals
option-deals-3 = Three deals, for a short evening
option-first_dealer = Who deals first?
option-first_dealer-random = By lot

letter-red = R
letter-blue = B
letter-green = G
rank-J = J
rank-Q = Q
rank-K = K
rank-A = A
colour-green = green
colour-blue = blue
colour-red = red

# What somebody who did not follow has not got.
lack-green = { colour-green }
lack-blue = { colour-blue }
lack-red = { colour-red }
lack-mummy = the Mummy

card-green-1 = Druid (green 1)
    .the = the Druid (green 1)
card-green-2 = green 2
    .the = the green 2
card-green-3 = green 3
    .the = the green 3
card-green-4 = green 4
    .the = the green 4
card-green-5 = green 5
    .the = the green 5
card-green-6 = green 6
    .the = the green 6
card-green-7 = green 7
    .the = the green 7
card-green-8 = green 8
    .the = the green 8
card-green-9 = green 9
    .the = the green 9
card-green-10 = green 10
    .the = the green 10
card-green-11-flag = green Flag Bearer (11)
    .the = the green Flag Bearer (11)
card-green-11-tinkerer = Tinkerer (green 11)
    .the = the Tinkerer (green 11)
card-green-J = green Jack
    .the = the green Jack
card-green-Q = green Queen
    .the = the green Queen
card-green-K = green King
    .the = the green King
card-green-A = green Ace
    .the = the green Ace
card-blue-1 = Joker (blue 1)
    .the = the Joker (blue 1)
card-blue-2 = blue 2
    .the = the blue 2
card-blue-3 = blue 3
    .the = the blue 3
card-blue-4 = blue 4
    .the = the blue 4
card-blue-5 = blue 5
    .the = the blue 5
card-blue-6 = blue 6
    .the = the blue 6
card-blue-7 = blue 7
    .the = the blue 7
card-blue-8 = blue 8
    .the = the blue 8
card-blue-9 = blue 9
    .the = the blue 9
card-blue-10 = blue 10
    .the = the blue 10
card-blue-11-flag = blue Flag Bearer (11)
    .the = the blue Flag Bearer (11)
card-blue-11-enchanter = Enchanter (blue 11)
    .the = the Enchanter (blue 11)
card-blue-J = blue Jack
    .the = the blue Jack
card-blue-Q = blue Queen
    .the = the blue Queen
card-blue-K = blue King
    .the = the blue King
card-blue-A = blue Ace
    .the = the blue Ace
card-red-1 = Scout (red 1)
    .the = the Scout (red 1)
card-red-2 = red 2
    .the = the red 2
card-red-3 = red 3
    .the = the red 3
card-red-4 = red 4
    .the = the red 4
card-red-5 = red 5
    .the = the red 5
card-red-6 = red 6
    .the = the red 6
card-red-7 = red 7
    .the = the red 7
card-red-8 = red 8
    .the = the red 8
card-red-9 = red 9
    .the = the red 9
card-red-10 = red 10
    .the = the red 10
card-red-11-flag = red Flag Bearer (11)
    .the = the red Flag Bearer (11)
card-red-11-shaman = Shaman (red 11)
    .the = the Shaman (red 11)
card-red-J = red Jack
    .the = the red Jack
card-red-Q = red Queen
    .the = the red Queen
card-red-K = red King
    .the = the red King
card-red-A = red Ace
    .the = the red Ace
card-dragon = Dragon
    .the = the Dragon
card-mummy = Mummy
    .the = the Mummy
card-puppeteer = Puppeteer
    .the = the Puppeteer
card-sorcerer = Sorcerer
    .the = the Sorcerer
card-excalibur = Excalibur
    .the = Excalibur

special-green-1 = Whoever plays it swaps hands with another player after the trick, except in the last one.
special-green-11-flag = +3 for whoever wins it.
special-green-11-tinkerer = +3 for whoever wins the trick after it.
special-blue-1 = +3 for whoever plays it in the last trick.
special-blue-11-flag = Whoever plays it lets all hands move one seat left or right after the trick, except in the last one.
special-blue-11-enchanter = Whoever wins it doubles all points of this deal, lost ones too.
special-red-1 = Whoever plays it gets +1 for each Jack, Queen, King and Ace in the trick.
special-red-11-flag = Before the first trick its holder takes two random cards from another player and gives any two back.
special-red-11-shaman = −3 for whoever wins it.
special-dragon = May always be played and wins the trick, unless there is an Ace in it.
special-mummy = A copy of the card that won the previous trick. Not in the first trick.
special-puppeteer = May always be played: the colour of the card just before it, and a little higher.
special-sorcerer = Between two tricks its holder may take a card of the last trick and leave the Sorcerer there.
special-excalibur = Only for a player who cannot follow, or as a lead; wins the trick.

quest-1a = Lucky Run
task-1a = +2 for each trick of your longest run of tricks won in a row
quest-1b = Bad Run
task-1b = −2 for each trick of your longest run of tricks won in a row
quest-2a = Save the Rearguard
task-2a = +2 for each of the last four tricks
quest-2b = Sacrifice the Rearguard
task-2b = −2 for each of the last four tricks
quest-3a = Three Quarters
task-3a = +4 for each 3 and each 4
quest-3b = From 6 to 7
task-3b = +4 for each 6 and each 7
quest-4a = Knights' Debacle
task-4a = −1 for each blue card
quest-4b = Goblin Defeat
task-4b = −1 for each red card
quest-5a = To the Right
task-5a = +1 for each trick that the player before you wins
quest-5b = To the Left
task-5b = +1 for each trick that the player after you wins
quest-6a = Bad Numbers
task-6a = −5 for the highest sum of the values 1 to 11
quest-6b = Good Numbers
task-6b = +5 for the highest sum of the values 1 to 11
quest-7a = Most Victories
task-7a = +1 for each trick
quest-7b = Fewest Victories
task-7b = −1 for each trick
quest-8a = Good Things Come in 3s
task-8a = +5 for exactly three tricks
quest-8b = There Can Be Only One
task-8b = +5 for exactly one trick
quest-9a = Four by Four
task-9a = +5 for exactly four tricks
quest-9b = Two by Two
task-9b = +5 for exactly two tricks
quest-10a = Evens
task-10a = +5 for an even number of tricks, none not counting as even
quest-10b = Odds
task-10b = +5 for an odd number of tricks
quest-11a = All for One
task-11a = +5 if nobody else wins as many tricks as you
quest-11b = One for All
task-11b = +5 if somebody else wins as many tricks as you
quest-12a = Knightly Victory Against Dwarves
task-12a = +1 for each blue card, −1 for each green one
quest-12b = Dwarven Victory Against Knights
task-12b = +1 for each green card, −1 for each blue one
quest-13a = Capture the Kings
task-13a = +3 for each King, −3 for each Queen
quest-13b = Capture the Queens
task-13b = +3 for each Queen, −3 for each King
quest-14a = Eeny, Meeny
task-14a = +3 for the first to win a third trick, +4 for the second, and so on
quest-14b = …Miney Mo
task-14b = −3 for the first to win a third trick, −4 for the second, and so on
quest-15a = Triplets
task-15a = +2 for three of a kind of Jacks, Queens, Kings or Aces, +1 for another three of a kind
quest-15b = 1, 2, and…
task-15b = −2 for three of a kind of Jacks, Queens, Kings or Aces, −1 for another three of a kind
quest-16a = Grand Slam
task-16a = +5 for winning at least four tricks in a row
quest-16b = Utter Chaos
task-16b = +5 for losing at least four tricks in a row
quest-17a = Elite Army
task-17a = +1 for each card of the colour you have least of
quest-17b = Massive Army
task-17b = +1 for each card of the colour you have most of
quest-18a = Garden Gnomes
task-18a = as many points as your lowest green value
quest-18b = Nobles
task-18b = as many points as your lowest blue value
quest-19a = Nobles and Knights
task-19a = +1 for each Jack, Queen, King and Ace, and +1 for each blue card
quest-19b = Soldiers without Knights
task-19b = −1 for each Jack, Queen, King and Ace, and −1 for each blue card
quest-20a = In Line
task-20a = +3 for fewer tricks than the player before you, +3 for more than the player after you
quest-20b = Sandwich
task-20b = +3 for more tricks than the player before you, +3 for more than the player after you

offer-quest = Choose the quest { WORD($choice, of: "quest") }: { WORD($choice, of: "task") }
offer-exchange = Take two cards from { NAME($seat) }
offer-give = Give { NAME($seat) } { CARD($card, form: "the") }
offer-play = Play { CARD($card, form: "the") }
offer-swap = Swap hands with { NAME($seat) }
offer-pass =
    { $to ->
        [left] All hands to the left
       *[right] All hands to the right
    }
offer-keep = Keep the Sorcerer
offer-sorcerer = Take back { CARD($card, form: "the") } and leave { CARD($other, form: "the") } there

event-Dealt = { who-deals } Special: { CARD($special) }. The quest is one of tile { $tile }.
event-DealtToYou = { who-deals } Special: { CARD($special) }. The quest is one of tile { $tile }. You hold { CARDS($hand) }.
event-DealtUnseen = { who-deals } Special: { CARD($special) }. The quest is one of tile { $tile }.
event-Showed =
    { WHO($seat) ->
        [you] You show { CARD($card, form: "the") }.
       *[other] { NAME($seat) } shows { CARD($card, form: "the") }.
    }
event-ChoseQuest =
    { WHO($seat) ->
        [you] You choose
       *[other] { NAME($seat) } chooses
    } the quest { WORD($quest, of: "quest") } ({ WORD($quest, of: "task") }).
event-TookCards =
    { WHO($seat) ->
        [you] You take from { NAME($other) }: { CARDS($cards) }.
       *[other] { NAME($seat) } takes from { whom-else }: { CARDS($cards) }.
    }
event-TookCardsUnseen =
    { $cards_count ->
        [one] { NAME($seat) } takes { $cards_count } card from { NAME($other) }.
       *[other] { NAME($seat) } takes { $cards_count } cards from { NAME($other) }.
    }
event-GaveCard =
    { WHO($seat) ->
        [you] You give { NAME($other) } { CARD($card, form: "the") }.
       *[other] { NAME($seat) } gives { whom-else } { CARD($card, form: "the") }.
    }
event-GaveCardUnseen = { NAME($seat) } gives { NAME($other) } a card.
event-Played =
    { WHO($seat) ->
        [you] You play
       *[other] { NAME($seat) } plays
    } { $stands_for ->
        [none] { CARD($card, form: "the") }.
       *[other] { CARD($card, form: "the") }, { laid-as }.
    }
event-WonTrick =
    { WHO($seat) ->
        [you] You win the trick: { CARDS($cards) }.
       *[other] { NAME($seat) } wins the trick: { CARDS($cards) }.
    }
event-GotBonus =
    { WHO($seat) ->
        [you] You get { SIGNED($points) } for { CARD($card, form: "the") }.
       *[other] { NAME($seat) } gets { SIGNED($points) } for { CARD($card, form: "the") }.
    }
event-SwappedHands =
    { WHO($seat) ->
        [you] You and { NAME($other) } swap hands. From you: { CARDS($gave) }. From { NAME($other) }: { CARDS($got) }.
       *[other] { NAME($seat) } and { whom-else } swap hands. From { NAME($seat) }: { CARDS($gave) }. From { whom-else }: { CARDS($got) }.
    }
event-SwappedHandsUnseen = { NAME($seat) } and { NAME($other) } swap hands.
event-PassedHands = { hands-passed }
event-PassedHandsToYou = { hands-passed } You hold { CARDS($hand) }.
event-PassedHandsUnseen = { hands-passed }
event-UsedSorcerer =
    { WHO($seat) ->
        [you] You take back { CARD($card, form: "the") } and leave the Sorcerer in its place.
       *[other] { NAME($seat) } takes back { CARD($card, form: "the") } and leaves the Sorcerer in its place.
    }
event-KeptSorcerer =
    { WHO($seat) ->
        [you] You keep the Sorcerer.
       *[other] { NAME($seat) } keeps the Sorcerer.
    }
event-EndedDeal = The deal is over, { WORD($quest, of: "quest") }: { EACH($points, of: "gain") }. All points so far: { EACH($scores, of: "score") }.
event-EndedMatch =
    { WHO($winner) ->
        [you] You lead alone and win the match.
       *[other] { NAME($winner) } leads alone and wins the match.
    }

who-deals =
    { WHO($dealer) ->
        [you] You deal.
       *[other] { NAME($dealer) } deals.
    }
# The seat $other, to whom or from whom.
whom-else =
    { WHO($other) ->
        [you] you
       *[other] { NAME($other) }
    }

# The points of each seat.
gain-other = { each-seat } { SIGNED($value) }
score-other = { each-seat } { $value }
each-seat =
    { WHO($seat) ->
        [you] you
       *[other] { NAME($seat) }
    }

hands-passed =
    { WHO($seat) ->
        [you] You send
       *[other] { NAME($seat) } sends
    } { $side ->
        [left] all hands to the left.
       *[right] all hands to the right.
    }

# A card in a trick, and what it counts as.
laid =
    { NAME($seat) }: { CARD($card) }{ $stands_for ->
        [none] { "" }
       *[other] , { laid-as }
    }
laid-as =
    { $card ->
        [mummy] a copy of: { CARD($stands_for) }
        [puppeteer] just above: { CARD($stands_for) }
       *[sorcerer] in place of: { CARD($stands_for) }
    }

refusal-quest_first = First the quest: choose { WORD($quest, of: "quest") } or { WORD($other, of: "quest") }.
refusal-quest_is_chosen = The quest of this deal has been chosen.
refusal-other_tile = That tile is not up: choose { WORD($quest, of: "quest") } or { WORD($other, of: "quest") }.
refusal-exchange_first = First take two cards from another player: you hold the red Flag Bearer.
refusal-no_exchange = Cards are taken only with the red Flag Bearer, before the first trick.
refusal-give_first = First give back what you owe. Cards still to give: { $owed }.
refusal-nothing_to_give = Cards are given only after taking two with the red Flag Bearer.
refusal-not_yourself = Choose another player, not yourself.
refusal-no_such_seat = There is no seat { FROM_ONE($seat) } at this table.
refusal-not_in_hand = You do not hold that card: { CARD($card) }.
refusal-must_follow = You must follow { WORD($required, of: "colour") }: you hold { CARDS($follow) }.
refusal-mummy_too_early = The Mummy has nothing to copy in the first trick.
refusal-mummy_must_follow = The Mummy is a copy of { CARD($copied) }, and you must follow { WORD($required, of: "colour") }: you hold { CARDS($follow) }.
refusal-puppeteer_cannot_start = The Puppeteer cannot lead the first trick: no card was played just before it.
refusal-sorcerer_between_tricks = The Sorcerer is played between two tricks, not in one.
refusal-excalibur_must_follow = Excalibur is only for a player who cannot follow { WORD($required, of: "colour") }: you hold { CARDS($follow) }.
refusal-swap_first = First choose whom to swap hands with: you played the Druid.
refusal-no_swap = Hands are swapped only after a trick with the Druid.
refusal-pass_first = First decide where all hands move, left or right: you played the blue Flag Bearer.
refusal-no_pass = Hands move on only after a trick with the blue Flag Bearer.
refusal-sorcerer_first = First the Sorcerer: take a card of the last trick, or keep it.
refusal-no_sorcerer = The Sorcerer is used only between two tricks, by whoever holds it.
refusal-not_in_trick = That card is not in the last trick, which is { CARDS($last) }.
refusal-sorcerer_now = The Sorcerer is your only card, so it must be used now.

remark-quest_cards =
    { $counts ->
        [none] You hold { held-costing }
       *[other] You hold { held-counting }{ $costs ->
            [none] { "" }
           *[other] { " " }and { held-costing }
        }
    }; your hand should win about { likely-tricks }.
remark-quest_colour =
    { $count ->
        [0] You hold no { WORD($colour, of: "colour") } card; { top-cards }.
        [one] You hold one { WORD($colour, of: "colour") } card; { top-cards }.
       *[other] You hold { $count } { WORD($colour, of: "colour") } cards; { top-cards }.
    }
remark-quest_tricks = Your hand should win about { likely-tricks } of { $size }: { top-cards }.
remark-exchanges = Two cards out of a hand that you do not see; { stands }.
remark-gives =
    { $left ->
        [0] Leaves you without { WORD($colour, of: "colour") }.
        [one] Leaves you one { WORD($colour, of: "colour") } card.
       *[other] Leaves you { $left } { WORD($colour, of: "colour") } cards.
    }
remark-play =
    { $outcome ->
        [wins] Wins the trick
        [loses] Leaves the trick to { NAME($seat) }
        [under] Stays under { CARD($best, form: "the") } of { NAME($seat) }
        [colourless] Counts as no colour: the first coloured card beats it
        [sure] Surely wins the trick: nobody can beat it
        [dragon] Wins unless an Ace comes: { $higher ->
            [one] one Ace not seen yet
           *[other] { $higher } Aces not seen yet
        }
       *[beatable] { $higher ->
            [0] Can be beaten by no { WORD($required, of: "colour") } card, only by the Special
            [one] Can be beaten by one higher { WORD($required, of: "colour") } card not seen yet
           *[other] Can be beaten by { $higher } higher { WORD($required, of: "colour") } cards not seen yet
        }
    }{ $points ->
        [none] { "" }
        [0] ; as it lies, worth nothing yet to { whom }
       *[other] ; as it lies, { SIGNED($points) } for { whom }
    }{ $special ->
        [tinkerer] ; the Tinkerer brings the winner { SIGNED($bonus) }
        [joker] ; the Joker brings you { SIGNED($bonus) } in this last trick
        [joker-later] ; the Joker is worth { SIGNED($bonus) } only in the last trick
        [scout] ; the Scout brings you +1 for each figure, { SIGNED($bonus) } so far
        [druid] ; the Druid lets you swap hands afterwards
        [blue-flag] ; the Flag Bearer lets you move all hands afterwards
        [green-flag] ; the Flag Bearer in it brings the winner { SIGNED($bonus) }
        [shaman] ; the Shaman in it gives the winner { SIGNED($bonus) }
        [enchanter] ; the Enchanter in it doubles the winner’s points
       *[none] { "" }
    }{ $spent ->
        [none] { "" }
       *[other] ; leaves you without { WORD($spent, of: "colour") }
    }.
remark-swaps = Your hand with { held-figures } goes to { NAME($seat) }; { stands }.
remark-passes = Your hand with { held-figures } goes to { NAME($seat) }, and you get that of { NAME($other) }.
remark-keeps = Keeps the Sorcerer for a later trick.
remark-takes_back =
    Brings { CARD($card, form: "the") } into your hand and changes { $change ->
        [0] no points so far
       *[other] { $is_own ->
            [yes] your points by { SIGNED($change) }
           *[no] the points of { NAME($seat) } by { SIGNED($change) }
        }
    }.

# Parts of remarks.
whom =
    { $is_own ->
        [yes] you
       *[no] { NAME($seat) }
    }
stands =
    { $stands ->
        [ahead] { NAME($seat) } is { stands-by } ahead of you
        [behind] { NAME($seat) } is { stands-by } behind you
       *[level] { NAME($seat) } has as many points as you
    }
stands-by =
    { $by ->
        [one] one point
       *[other] { $by } points
    }
held-counting =
    { $counts ->
        [0] no card that would count
        [one] one card that would count
       *[other] { $counts } cards that would count
    }
held-costing =
    { $costs ->
        [0] no card that would cost
        [one] one card that would cost
       *[other] { $costs } cards that would cost
    }
held-figures =
    { $figures ->
        [0] no figure
        [one] one figure
       *[other] { $figures } figures
    }
likely-tricks =
    { $tricks ->
        [0] no trick
        [one] one trick
       *[other] { $tricks } tricks
    }
top-cards =
    { $aces ->
        [0] no Ace
        [one] one Ace
       *[other] { $aces } Aces
    }, { $kings ->
        [0] no King
        [one] one King
       *[other] { $kings } Kings
    }, { $queens ->
        [0] no Queen
        [one] one Queen
       *[other] { $queens } Queens
    }

# A view as text.
table-deal = deal { $deal }, dealt by { NAME($seat) };
table-quest =
    quest: { $quest ->
        [none] { WORD($one, of: "quest") } ({ WORD($one, of: "task") }) or { WORD($other, of: "quest") } ({ WORD($other, of: "task") })
       *[other] { WORD($quest, of: "quest") } ({ WORD($quest, of: "task") })
    }
table-special = Special: { CARD($card) }. { WORD($card, of: "special") }
table-player =
    { NAME($seat) }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, { $tricks ->
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }{ $now ->
        [none] ;
       *[other] , { SIGNED($now) } in this deal;
    }
table-hand = hand: { CARDS($cards) }
table-hand-count = { $count } in hand
table-hand-known = known: { CARDS($cards) }
table-hand-lacks = without { WORDS($lacks, of: "lack") }
table-hand-held = had before by { NAMES($seats) }
table-last = last trick, won by { NAME($seat) }:
table-trick = this trick:
table-leads = { NAME($seat) } leads
table-laid =
    { NAME($seat) } { CARD($card) }{ $stands_for ->
        [none] { "" }
       *[other] { " " }({ laid-as })
    }

deal-quest = The quest of this deal
deal-special = Special of this deal
deal-number = Deal { $deal } of { $deals }
deal-extra = Deal { $deal }, to break the tie
deal-or = or

trick = The trick
trick-last = Last trick
trick-won = Last trick: { NAME($seat) }
trick-told = { NAME($seat) } won the last trick: { CARDS($cards) }.

standing-points =
    { $points ->
        [one] { $points } point from the deals so far.
       *[other] { $points } points from the deals so far.
    }
standing-tricks =
    { $tricks ->
        [one] { $tricks } trick won in this deal.
       *[other] { $tricks } tricks won in this deal.
    }
standing-now = If the deal ended now: { SIGNED($points) }.

hand = Your hand
hand-open = The hand
hand-count =
    { $count ->
        [one] { $count } card in hand.
       *[other] { $count } cards in hand.
    }
hand-play = { CARD($card) }: play it
hand-give = { CARD($card) }: give it away
hand-not = { CARD($card) }: why not?
hand-lacks = Did not follow { WORD($colour, of: "colour") }.
hand-known = Known to be in this hand: { CARDS($cards) }.

target-exchange = Take two
target-swap = Swap hands

status-over = { NAME($seat) } wins the match!
status-trick = { NAME($seat) } wins the trick
status-quest-you = You hold the blue 5: choose the quest
status-quest-other = { NAME($seat) } holds the blue 5 and chooses the quest
status-exchange-you = You hold the red Flag Bearer: from whom do you take two cards?
status-exchange-other = { NAME($seat) } holds the red Flag Bearer and takes two cards
status-give-you =
    { $count ->
        [one] Give { NAME($partner) } one more card
       *[other] Give { NAME($partner) } { $count } cards of your choice
    }
status-give-other =
    { $count ->
        [one] { NAME($seat) } gives { NAME($partner) } one more card
       *[other] { NAME($seat) } gives { NAME($partner) } { $count } cards
    }
status-swap-you = You played the Druid: with whom do you swap hands?
status-swap-other = { NAME($seat) } played the Druid and chooses whom to swap hands with
status-pass-you = You played the blue Flag Bearer: where do all hands go?
status-pass-other = { NAME($seat) } decides where all hands go
status-sorcerer-you = The Sorcerer: take a card of this trick, or keep it
status-sorcerer-other = { NAME($seat) } thinks about the Sorcerer
status-lead-you = You lead
status-lead-other = { NAME($seat) } leads
status-follow-you = Your turn: { WORD($colour, of: "colour") } is required
status-follow-other = { NAME($seat) } is to play, { WORD($colour, of: "colour") } is required
status-free-you = Your turn: no colour is required yet
status-free-other = { NAME($seat) } is to play, no colour is required yet

scored = Deal { $deal }, { WORD($quest, of: "quest") }
scored-name = How deal { $deal } scored

picture-goal = In every deal a quest says what your tricks and cards are worth. This one: Kings bring points, Queens cost some.
picture-turn = Follow the colour of the first card if you can. The highest card of that colour wins the trick.
picture-end = A new quest and a new Special every deal. After the last one the most points win.

lesson-welcome = Welcome to the tavern! In each deal you play tricks, and a quest says what they are worth. Most points win.
lesson-quest = Whoever holds the blue 5 chooses one of two quests for this deal. Look at your cards: which tricks do you want?
lesson-special = One Special is in somebody’s hand, perhaps in yours. At the top you can read what it does. Every deal has another one.
lesson-play = Your turn! Touch a card that glows. The colour of the first card is required: only a player who has none of it may play something else.
lesson-won = The highest card of the required colour wins the trick, unless a Special changes that. The winner leads the next one.
lesson-points = Beside each name: the crown counts points, the number with + or − is what this deal would bring now, the cards count tricks. Do you want tricks, or rather not?
lesson-deal = The deal is scored, and a new quest and a new Special come up. Whoever won the green 5 deals.
lesson-over = That was a whole match! Next time try all quests: some of them turn everything around.

scores-how = Each deal scored its quest; points of the Special are part of it. Below each result is the sum so far.
scores-table = All deals of the match
scores-deal = Deal and quest
scores-sum = sum so far
scores-total = Points
