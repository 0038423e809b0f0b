title = Diamoniak

summary = Build your castle before the witches take it apart.

name = Diamoniak

tagline = Draw bravely, dodge the witch, build your castle.

players = 2 to 4 builders

progress = castle cards built

option-first = Who starts?
option-first-random = Somebody, by chance
option-first-0 = Player 1
option-first-1 = Player 2
option-first-2 = Player 3
option-first-3 = Player 4

letter-castle-red = R
letter-castle-blue = B
letter-castle-green = G
letter-castle-yellow = Y
letter-diamond = D
letter-witch = W
letter-fairy = F

card-castle-red = red castle card
card-castle-blue = blue castle card
card-castle-green = green castle card
card-castle-yellow = yellow castle card
card-diamond = diamond
card-witch = witch
card-fairy = fairy
card-none = castle card of your colour

a-castle-red = a red castle card
a-castle-blue = a blue castle card
a-castle-green = a green castle card
a-castle-yellow = a yellow castle card
a-diamond = a diamond
a-witch = a witch
a-fairy = a fairy

count-castle-red =
    { $count ->
        [one] { $count } red castle card
       *[other] { $count } red castle cards
    }
count-castle-blue =
    { $count ->
        [one] { $count } blue castle card
       *[other] { $count } blue castle cards
    }
count-castle-green =
    { $count ->
        [one] { $count } green castle card
       *[other] { $count } green castle cards
    }
count-castle-yellow =
    { $count ->
        [one] { $count } yellow castle card
       *[other] { $count } yellow castle cards
    }
count-diamond =
    { $count ->
        [one] { $count } diamond
       *[other] { $count } diamonds
    }
count-witch =
    { $count ->
        [one] { $count } witch
       *[other] { $count } witches
    }
count-fairy =
    { $count ->
        [one] { $count } fairy
       *[other] { $count } fairies
    }

castle-castle-red = red castle
castle-castle-blue = blue castle
castle-castle-green = green castle
castle-castle-yellow = yellow castle
castle-none = No castle begun.
castle-built = The { $castle }: { $built } of { $all } cards built.

offer-draw = Draw a card
offer-stop = Stop drawing
offer-fairy = Send the witch away with a fairy
offer-buy = Buy a castle card from player { $number }
offer-give = Give up { $card }

do-stop = Stop
do-give = Give one to the witch.
do-fairy = Send the witch away with a fairy.

buy-from = Buy one from { $name } for 3 diamonds.

side-mine = At your side: { $cards }.
side-of = At the side of { $name }: { $cards }.

cards-mine = Your cards
cards-of = The cards of { $name }

pile-draw =
    { $count ->
        [one] Draw a card. { $count } card in the pile.
       *[other] Draw a card. { $count } cards in the pile.
    }
pile-name =
    { $count ->
        [one] The pile: { $count } card.
       *[other] The pile: { $count } cards.
    }
pile-holds = Still in the pile
pile-open = The next cards of the pile

discards =
    { $count ->
        [one] Discards: { $count } card. { $cards }
       *[other] Discards: { $count } cards. { $cards }
    }
discards-hold = In the discards

witch-wants =
    { $count ->
        [one] The witch wants { $count } card.
       *[other] The witch wants { $count } cards.
    }

now-turn = Your turn: draw a card
now-turn-buy = Draw a card, or buy a castle card for 3 diamonds
now-drawing = Draw again, or stop?
now-witch =
    { $count ->
        [one] The witch! Give her { $count } card
       *[other] The witch! Give her { $count } cards
    }
now-witch-fairy =
    { $count ->
        [one] The witch! Give her { $count } card, or send a fairy
       *[other] The witch! Give her { $count } cards, or send a fairy
    }
now-other-turn = It is { $name }’s turn
now-other-drawing = { $name } is drawing
now-other-witch =
    { $count ->
        [one] { $name } owes the witch { $count } card
       *[other] { $name } owes the witch { $count } cards
    }
now-over = { $name } has finished the castle!

event-reshuffled =
    { $count ->
        [one] The discards are shuffled into a new pile of { $count } card.
       *[other] The discards are shuffled into a new pile of { $count } cards.
    }
event-drew-castle = { $name } draws { $card } for the own castle.
event-drew-side = { $name } draws { $card } and lays it aside.
event-drew-discards = { $name } draws { $card }, and the turn ends.
event-began = { $name } begins the { $castle }.
event-spared = { $name } has nothing that the witch could take.
event-witch =
    { $count ->
        [one] The witch wants { $count } card from { $name }.
       *[other] The witch wants { $count } cards from { $name }.
    }
event-gave = { $name } gives up { $card }.
event-fairy = { $name } sends the witch away with a fairy.
event-bought = { $name } buys { $card } from { $seller } for three diamonds.
event-stopped = { $name } stops.
event-won = { $name } has built the whole { $castle } and wins.

refusal-witch_waits =
    { $count ->
        [one] The witch ends your turn: give up { $count } more card.
       *[other] The witch ends your turn: give up { $count } more cards.
    }
refusal-no_witch = There is no witch here: cards and fairies go only to a witch.
refusal-must_draw = A turn takes at least one card: draw, or buy a castle card.
refusal-not_after_drawing = Whoever has drawn a card cannot buy in the same turn.
refusal-no_such_seat = There is no player there.
refusal-own_side = Castle cards are bought from another player.
refusal-not_begun = You have not begun a castle, so there is no colour to buy.
refusal-too_few_diamonds = A castle card costs three diamonds, and you have { $count }.
refusal-not_for_sale = This player has no { $card } at the side.
refusal-no_fairy = You have no fairy.
refusal-too_late_for_fairy =
    { $count ->
        [one] A fairy helps only before the first card is given: give up { $count } more card.
       *[other] A fairy helps only before the first card is given: give up { $count } more cards.
    }
refusal-not_held = You do not have this card to give: { $card }.

lesson-draw = Welcome! Whoever first builds a castle of six cards wins. Touch the pile and draw your first card.
lesson-again = Your card lies in front of you. Draw again if you dare, or stop and keep what you have. The signs under the pile show what is still in it: mind the witch’s hats!
lesson-castle = Your castle has begun! Your first castle card chose your colour. Each further card of it adds a part; other colours lie at your side.
lesson-diamond = A diamond! Three of them buy a castle card of your colour that lies at another player’s side.
lesson-witch = The witch ends a turn and wants three cards. Whoever meets her chooses which. A fairy sends her away: then she gets nothing.
lesson-buy = Three diamonds buy a castle card of your colour from the other player’s side. At the start of your turn it lifts and shows its price: touch it. Nobody can say no.
lesson-end = A castle is nearly done! The sixth card wins at once. Now you know everything: good luck.
lesson-over = That was it! The picture of each castle shows how far everybody came. With more players there is more to buy.

score-lead = { $name } wins with a whole castle
score-won = All six cards: the castle stands.
score-none = Began no castle.
score-missing =
    { $count ->
        [one] Only { $count } card was missing.
       *[other] { $count } cards were missing.
    }
score-diamonds =
    { $count ->
        [one] { $count } diamond was left.
       *[other] { $count } diamonds were left.
    }
score-rule = The first castle of six cards wins; all others share the second place.
