title = The Dwarf King

summary = A trick-taking game with a new quest every deal.

name = The Dwarf King

tagline = Take tricks, or avoid them: every deal has its own quest.

players = 3 to 5 players

progress = points

option-quests = Which quests are in play?
option-quests-all = All of them
option-quests-simple = Only the simple ones, for a first match
option-first_dealer = Who deals first?
option-first_dealer-random = Whoever luck picks
option-first_dealer-0 = Seat 1
option-first_dealer-1 = Seat 2
option-first_dealer-2 = Seat 3
option-first_dealer-3 = Seat 4
option-first_dealer-4 = Seat 5

colour-green = green
colour-blue = blue
colour-red = red

nothing = nothing

card-green-1 = Druid (green 1)

the-green-1 = the Druid (green 1)

card-green-2 = green 2

the-green-2 = the green 2

card-green-3 = green 3

the-green-3 = the green 3

card-green-4 = green 4

the-green-4 = the green 4

card-green-5 = green 5

the-green-5 = the green 5

card-green-6 = green 6

the-green-6 = the green 6

card-green-7 = green 7

the-green-7 = the green 7

card-green-8 = green 8

the-green-8 = the green 8

card-green-9 = green 9

the-green-9 = the green 9

card-green-10 = green 10

the-green-10 = the green 10

card-green-11-flag = green Flag Bearer (11)

the-green-11-flag = the green Flag Bearer (11)

card-green-11-tinkerer = Tinkerer (green 11)

the-green-11-tinkerer = the Tinkerer (green 11)

card-green-J = green Jack

the-green-J = the green Jack

card-green-Q = green Queen

the-green-Q = the green Queen

card-green-K = green King

the-green-K = the green King

card-green-A = green Ace

the-green-A = the green Ace

card-blue-1 = Joker (blue 1)

the-blue-1 = the Joker (blue 1)

card-blue-2 = blue 2

the-blue-2 = the blue 2

card-blue-3 = blue 3

the-blue-3 = the blue 3

card-blue-4 = blue 4

the-blue-4 = the blue 4

card-blue-5 = blue 5

the-blue-5 = the blue 5

card-blue-6 = blue 6

the-blue-6 = the blue 6

card-blue-7 = blue 7

the-blue-7 = the blue 7

card-blue-8 = blue 8

the-blue-8 = the blue 8

card-blue-9 = blue 9

the-blue-9 = the blue 9

card-blue-10 = blue 10

the-blue-10 = the blue 10

card-blue-11-flag = blue Flag Bearer (11)

the-blue-11-flag = the blue Flag Bearer (11)

card-blue-11-enchanter = Enchanter (blue 11)

the-blue-11-enchanter = the Enchanter (blue 11)

card-blue-J = blue Jack

the-blue-J = the blue Jack

card-blue-Q = blue Queen

the-blue-Q = the blue Queen

card-blue-K = blue King

the-blue-K = the blue King

card-blue-A = blue Ace

the-blue-A = the blue Ace

card-red-1 = Scout (red 1)

the-red-1 = the Scout (red 1)

card-red-2 = red 2

the-red-2 = the red 2

card-red-3 = red 3

the-red-3 = the red 3

card-red-4 = red 4

the-red-4 = the red 4

card-red-5 = red 5

the-red-5 = the red 5

card-red-6 = red 6

the-red-6 = the red 6

card-red-7 = red 7

the-red-7 = the red 7

card-red-8 = red 8

the-red-8 = the red 8

card-red-9 = red 9

the-red-9 = the red 9

card-red-10 = red 10

the-red-10 = the red 10

card-red-11-flag = red Flag Bearer (11)

the-red-11-flag = the red Flag Bearer (11)

card-red-11-shaman = Shaman (red 11)

the-red-11-shaman = the Shaman (red 11)

card-red-J = red Jack

the-red-J = the red Jack

card-red-Q = red Queen

the-red-Q = the red Queen

card-red-K = red King

the-red-K = the red King

card-red-A = red Ace

the-red-A = the red Ace

card-dragon = Dragon

the-dragon = the Dragon

card-mummy = Mummy

the-mummy = the Mummy

card-puppeteer = Puppeteer

the-puppeteer = the Puppeteer

card-sorcerer = Sorcerer

the-sorcerer = the Sorcerer

card-excalibur = Excalibur

the-excalibur = Excalibur

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
special-excalibur = Only for who cannot follow, or as a lead; wins the trick.

quest-1a = Lucky Run
quest-1a-text = +2 for each trick of your longest run of tricks won in a row
quest-1b = Bad Run
quest-1b-text = −2 for each trick of your longest run of tricks won in a row
quest-2a = Save the Rearguard
quest-2a-text = +2 for each of the last four tricks
quest-2b = Sacrifice the Rearguard
quest-2b-text = −2 for each of the last four tricks
quest-3a = Three Quarters
quest-3a-text = +4 for each 3 and each 4
quest-3b = From 6 to 7
quest-3b-text = +4 for each 6 and each 7
quest-4a = Knights' Debacle
quest-4a-text = −1 for each blue card
quest-4b = Goblin Defeat
quest-4b-text = −1 for each red card
quest-5a = To the Right
quest-5a-text = +1 for each trick that the player before you wins
quest-5b = To the Left
quest-5b-text = +1 for each trick that the player after you wins
quest-6a = Bad Numbers
quest-6a-text = −5 for the highest sum of the values 1 to 11
quest-6b = Good Numbers
quest-6b-text = +5 for the highest sum of the values 1 to 11
quest-7a = Most Victories
quest-7a-text = +1 for each trick
quest-7b = Fewest Victories
quest-7b-text = −1 for each trick
quest-8a = Good Things Come in 3s
quest-8a-text = +5 for exactly three tricks
quest-8b = There Can Be Only One
quest-8b-text = +5 for exactly one trick
quest-9a = Four by Four
quest-9a-text = +5 for exactly four tricks
quest-9b = Two by Two
quest-9b-text = +5 for exactly two tricks
quest-10a = Evens
quest-10a-text = +5 for an even number of tricks, none not counting as even
quest-10b = Odds
quest-10b-text = +5 for an odd number of tricks
quest-11a = All for One
quest-11a-text = +5 if nobody else wins as many tricks as you
quest-11b = One for All
quest-11b-text = +5 if somebody else wins as many tricks as you
quest-12a = Knightly Victory Against Dwarves
quest-12a-text = +1 for each blue card, −1 for each green one
quest-12b = Dwarven Victory Against Knights
quest-12b-text = +1 for each green card, −1 for each blue one
quest-13a = Capture the Kings
quest-13a-text = +3 for each King, −3 for each Queen
quest-13b = Capture the Queens
quest-13b-text = +3 for each Queen, −3 for each King
quest-14a = Eeny, Meeny
quest-14a-text = +3 for the first to win a third trick, +4 for the second, and so on
quest-14b = …Miney Mo
quest-14b-text = −3 for the first to win a third trick, −4 for the second, and so on
quest-15a = Triplets
quest-15a-text = +2 for three of a kind of Jacks, Queens, Kings or Aces, +1 for another three of a kind
quest-15b = 1, 2, and…
quest-15b-text = −2 for three of a kind of Jacks, Queens, Kings or Aces, −1 for another three of a kind
quest-16a = Grand Slam
quest-16a-text = +5 for winning at least four tricks in a row
quest-16b = Utter Chaos
quest-16b-text = +5 for losing at least four tricks in a row
quest-17a = Elite Army
quest-17a-text = +1 for each card of the colour you have least of
quest-17b = Massive Army
quest-17b-text = +1 for each card of the colour you have most of
quest-18a = Garden Gnomes
quest-18a-text = as many points as your lowest green value
quest-18b = Nobles
quest-18b-text = as many points as your lowest blue value
quest-19a = Nobles and Knights
quest-19a-text = +1 for each Jack, Queen, King and Ace, and +1 for each blue card
quest-19b = Soldiers without Knights
quest-19b-text = −1 for each Jack, Queen, King and Ace, and −1 for each blue card
quest-20a = In Line
quest-20a-text = +3 for fewer tricks than the player before you, +3 for more than the player after you
quest-20b = Sandwich
quest-20b-text = +3 for more tricks than the player before you, +3 for more than the player after you
quest-words = { $quest } ({ $text })

offer-quest = Choose { $quest }
offer-exchange = Take two cards from seat { $seat }
offer-give = Give { $card }
offer-play = Play { $card }
offer-swap = Swap hands with seat { $seat }
offer-pass-left = All hands to the left
offer-pass-right = All hands to the right
offer-keep = Keep the Sorcerer
offer-sorcerer = Take back { $card } for the Sorcerer

button-pass-left = All hands to the left
button-pass-right = All hands to the right
button-keep = Keep the Sorcerer

choose = Choose the quest { $quest }: { $text }

target-exchange = Take two
target-exchange-name = Take two cards from { $name }
target-swap = Swap hands
target-swap-name = Swap hands with { $name }
target-sorcerer = { $card }: take it back and leave the Sorcerer

table-quest = The quest of this deal
table-special = Special of this deal
table-deal = Deal { $deal } of { $deals }
table-extra = Deal { $deal }, to break the tie
table-or = or
table-trick = The trick
table-last = Last trick
table-points =
    { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
table-tricks =
    { $count ->
        [one] { $count } trick
       *[other] { $count } tricks
    }
table-cards =
    { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
table-now = if the deal ended now:
table-lacks = did not follow { $colour }

laid = { $name }: { $card }
laid-as = { $name }: { $card }, { $as }

as-mummy = a copy of: { $card }
as-puppeteer = just above: { $card }
as-sorcerer = in place of: { $card }

hand = Your hand
hand-open = The hand
hand-play = { $card }: play it
hand-give = { $card }: give it away
hand-not = { $card }: why not?

status-over = { $name } wins the match!
status-quest-you = You hold the blue 5: choose the quest
status-quest-other = { $name } holds the blue 5 and chooses the quest
status-exchange-you = You hold the red Flag Bearer: from whom do you take two cards?
status-exchange-other = { $name } holds the red Flag Bearer and takes two cards
status-give-you =
    { $count ->
        [one] Give { $partner } one more card
       *[other] Give { $partner } { $count } cards of your choice
    }
status-give-other =
    { $count ->
        [one] { $name } gives { $partner } one more card
       *[other] { $name } gives { $partner } { $count } cards
    }
status-swap-you = You played the Druid: with whom do you swap hands?
status-swap-other = { $name } played the Druid and chooses whom to swap hands with
status-pass-you = You played the blue Flag Bearer: where do all hands go?
status-pass-other = { $name } decides where all hands go
status-sorcerer-you = The Sorcerer: take a card of this trick, or keep him
status-sorcerer-other = { $name } thinks about the Sorcerer
status-lead-you = You lead
status-lead-other = { $name } leads
status-follow-you = Your turn: { $colour } is required
status-follow-other = { $name } is to play, { $colour } is required
status-free-you = Your turn: no colour is required yet
status-free-other = { $name } is to play, no colour is required yet

summary = Deal { $deal }, { $quest }
summary-name = How deal { $deal } scored
summary-last = The last trick went to { $name }:

event-dealt = { $name } deals. Special: { $special }. The quest is one of tile { $tile }.
event-you-hold = You hold { $cards }.
event-showed = { $name } shows { $card }.
event-quest = { $name } chooses the quest { $quest }.
event-took = { $name } takes two cards from { $other }.
event-took-cards = { $name } takes from { $other }: { $cards }.
event-gave = { $name } gives { $other } a card.
event-gave-card = { $name } gives { $other } { $card }.
event-played = { $name } plays { $card }.
event-played-mummy = { $name } plays { $card } as a copy of: { $other }.
event-played-puppeteer = { $name } plays { $card }, just above: { $other }.
event-won = { $name } wins the trick: { $cards }.
event-bonus = { $name } gets { $points } for { $card }.
event-swapped = { $name } and { $other } swap hands.
event-swapped-cards = { $name } and { $other } swap hands. From { $name }: { $gave }. From { $other }: { $got }.
event-passed-left = { $name } sends all hands to the left.
event-passed-right = { $name } sends all hands to the right.
event-sorcerer = { $name } takes back { $card } and leaves the Sorcerer in its place.
event-kept = { $name } keeps the Sorcerer.
event-ended = The deal is over, { $quest }: { $standing }.
event-standing = { $name } { $points }, now { $score }
event-match = { $name } leads alone and wins the match.

refusal-quest_first = First the quest: choose { $tile }a or { $tile }b.
refusal-quest_is_chosen = The quest of this deal has been chosen.
refusal-other_tile = That tile is not up: choose { $tile }a or { $tile }b.
refusal-exchange_first = First take two cards from another player: you hold the red Flag Bearer.
refusal-no_exchange = Cards are taken only with the red Flag Bearer, before the first trick.
refusal-give_first = First give back what you owe. Cards still to give: { $owed }.
refusal-nothing_to_give = Cards are given only after taking two with the red Flag Bearer.
refusal-not_yourself = Choose another player, not yourself.
refusal-no_such_seat = There is no seat { $seat } at this table.
refusal-not_in_hand = You do not hold that card: { $card }.
refusal-must_follow = You must follow { $required }: you hold { $follow }.
refusal-mummy_too_early = The Mummy has nothing to copy in the first trick.
refusal-mummy_must_follow = The Mummy is a copy of { $copied }, and you must follow { $required }: you hold { $follow }.
refusal-puppeteer_cannot_start = The Puppeteer cannot lead the first trick: no card was played just before it.
refusal-sorcerer_between_tricks = The Sorcerer is played between two tricks, not in one.
refusal-excalibur_must_follow = Excalibur is only for who cannot follow { $required }: you hold { $follow }.
refusal-swap_first = First choose whom to swap hands with: you played the Druid.
refusal-no_swap = Hands are swapped only after a trick with the Druid.
refusal-pass_first = First decide where all hands move, left or right: you played the blue Flag Bearer.
refusal-no_pass = Hands move on only after a trick with the blue Flag Bearer.
refusal-sorcerer_first = First the Sorcerer: take a card of the last trick, or keep it.
refusal-no_sorcerer = The Sorcerer is used only between two tricks, by who holds it.
refusal-not_in_trick = That card is not in the last trick, which is { $last }.
refusal-sorcerer_now = The Sorcerer is your only card, so it must be used now.

lesson-welcome = Welcome to the tavern! A match has seven deals. In each one you play tricks, and a quest says what they are worth. Most points win.
lesson-quest = Whoever holds the blue 5 chooses one of two quests for this deal. Look at your cards: which tricks do you want?
lesson-special = One Special is in somebody’s hand, perhaps in yours. At the top you can read what it does. Every deal has another one.
lesson-play = Your turn! Touch a card that glows. The colour of the first card is required: only who has none of it may play something else.
lesson-won = The highest card of the required colour wins the trick, unless a Special changes that. The winner leads the next one.
lesson-points = Beside each name: the crown counts points, the number with + or − is what this deal would bring now, the cards count tricks. Do you want tricks, or rather not?
lesson-deal = The deal is scored, and a new quest and a new Special come up. Whoever won the green 5 deals.
lesson-over = That was a whole match! Next time try all quests: some of them turn everything around.

scores-winner = { $name } wins with { $points } points
scores-how = Each deal scored its quest; points of the Special are part of it. Below each result is the sum so far.
scores-table = All deals of the match
scores-deal = Deal and quest
scores-sum = sum so far
scores-total = Points
