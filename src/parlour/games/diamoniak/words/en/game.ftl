title = Diamoniak

summary = Build your castle before the witches take it apart.

progress = Castle cards built

option-first = Who begins?
option-first-random = By lot

card-castle-red = red castle card
    .a = a red castle card
    .plural = red castle cards
    .castle = red castle
    .letter = R
card-castle-blue = blue castle card
    .a = a blue castle card
    .plural = blue castle cards
    .castle = blue castle
    .letter = B
card-castle-green = green castle card
    .a = a green castle card
    .plural = green castle cards
    .castle = green castle
    .letter = G
card-castle-yellow = yellow castle card
    .a = a yellow castle card
    .plural = yellow castle cards
    .castle = yellow castle
    .letter = Y
card-diamond = diamond
    .a = a diamond
    .plural = diamonds
    .letter = D
card-witch = witch
    .a = a witch
    .plural = witches
    .letter = W
card-fairy = fairy
    .a = a fairy
    .plural = fairies
    .letter = F

letter = { CARD($card, form: "letter") }
heap =
    { $count ->
        [one] { $count } { CARD($card) }
       *[other] { $count } { CARD($card, form: "plural") }
    }
castle =
    { $colour ->
        [none] No castle begun.
       *[other] The { CARD($colour, form: "castle") }: { $built } of { $whole } cards built.
    }

offer-draw = Draw a card
offer-stop = Stop drawing
offer-fairy = Send the witch away with a fairy
offer-buy = Buy { CARD($card, form: "a") } from { NAME($seat) } for three diamonds
offer-give = Give { CARD($card, form: "a") } to the witch

do-stop = Stop
do-give = Give one to the witch.
do-fairy = Send the witch away with a fairy.
do-buy = Buy one from { $name } for three diamonds.

own-castle = Your castle
own-side = At your side
side-mine = At your side: { $cards }.
side-of = At the side of { $name }: { $cards }.

cards-mine = Your cards
cards-of = The cards of { $name }

pile-title = Pile
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
pile-holds = In it: { $cards }.
pile-open = The next cards of the pile

discards-title = Discards
discards =
    { $count ->
        [one] Discards: { $count } card.
       *[other] Discards: { $count } cards.
    }

witch-wants =
    { $count ->
        [one] The witch wants { $count } card.
       *[other] The witch wants { $count } cards.
    }

now-turn = Your turn: draw a card
now-turn-buy = Draw a card, or buy a castle card for three diamonds
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
now-other-turn = It is { NAME($seat) }’s turn
now-other-drawing = { NAME($seat) } is drawing
now-other-witch =
    { $count ->
        [one] { NAME($seat) } owes the witch { $count } card
       *[other] { NAME($seat) } owes the witch { $count } cards
    }
now-over = { NAME($seat) } has finished the castle!

event-Reshuffled =
    { $cards_count ->
        [one] The discards are shuffled into a new pile of { $cards_count } card.
       *[other] The discards are shuffled into a new pile of { $cards_count } cards.
    }
event-ReshuffledUnseen = { event-Reshuffled }
event-Drew =
    { WHO($seat) ->
        [you] You draw
       *[other] { NAME($seat) } draws
    } { CARD($card, form: "a") }{ $goes_to ->
        [castle] { " " }for { WHO($seat) ->
            [you] your castle.
           *[other] their castle.
        }
        [side] { " " }and { WHO($seat) ->
            [you] lay it aside.
           *[other] lays it aside.
        }
       *[discards] , and the turn ends.
    }
event-Began =
    { WHO($seat) ->
        [you] You begin the { CARD($card, form: "castle") }.
       *[other] { NAME($seat) } begins the { CARD($card, form: "castle") }.
    }
event-MetWitch =
    { $toll ->
        [0] { WHO($seat) ->
            [you] You have nothing that the witch could take.
           *[other] { NAME($seat) } has nothing that the witch could take.
        }
        [one] The witch wants { $toll } card from { from-whom }.
       *[other] The witch wants { $toll } cards from { from-whom }.
    }
event-GaveUp =
    { WHO($seat) ->
        [you] You give up { CARD($card, form: "a") }.
       *[other] { NAME($seat) } gives up { CARD($card, form: "a") }.
    }
event-UsedFairy =
    { WHO($seat) ->
        [you] You send the witch away with a fairy.
       *[other] { NAME($seat) } sends the witch away with a fairy.
    }
event-Bought =
    { WHO($seat) ->
        [you] You buy { CARD($card, form: "a") } from { NAME($seller) } for three diamonds.
       *[other] { WHO($seller) ->
            [you] { NAME($seat) } buys { CARD($card, form: "a") } from you for three diamonds.
           *[other] { NAME($seat) } buys { CARD($card, form: "a") } from { NAME($seller) } for three diamonds.
        }
    }
event-Stopped =
    { WHO($seat) ->
        [you] You stop.
       *[other] { NAME($seat) } stops.
    }
event-Won =
    { WHO($seat) ->
        [you] You have built the whole { CARD($card, form: "castle") } and win.
       *[other] { NAME($seat) } has built the whole { CARD($card, form: "castle") } and wins.
    }

from-whom =
    { WHO($seat) ->
        [you] you
       *[other] { NAME($seat) }
    }

remark-passes_up_win = Passes up a purchase that wins.
remark-no_witch =
    { $of ->
        [one] No risk: the only card to come is no witch.
       *[other] No risk: there is no witch among the { $of } cards to come.
    }
remark-nothing_to_lose =
    { $witches ->
        [one] No risk: { $witches } of { $of } cards to come is a witch, but you have nothing to lose.
       *[other] No risk: { $witches } of { $of } cards to come are witches, but you have nothing to lose.
    }
remark-may_win =
    Of { $of } cards to come { $wins } would win, and { $witches ->
        [one] { $witches } is a witch.
       *[other] { $witches } are witches.
    }
remark-fairy_ready =
    { $witches ->
        [one] { $witches } of { $of } cards to come is a witch, and a fairy is ready.
       *[other] { $witches } of { $of } cards to come are witches, and a fairy is ready.
    }
remark-risks =
    { $witches ->
        [one] { $witches } of { $of } cards to come is a witch, and she
       *[other] { $witches } of { $of } cards to come are witches, and one
    } would take { $share ->
        [none] { $toll ->
            [one] { $toll } card.
           *[other] { $toll } cards.
        }
        [all] { $toll ->
            [one] a card of your castle.
           *[other] { $toll } cards, all of your castle.
        }
       *[some] { $toll } cards, { $built } of your castle.
    }
remark-leaves_safe_cards =
    { $of ->
        [one] Leaves { $of } card, which is no witch, to the next player.
       *[other] Leaves { $of } cards without a witch to the next player.
    }
remark-keeps_nothing = Keeps nothing safe: you have nothing to lose.
remark-keeps =
    Keeps your { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } from { $witches ->
        [one] the witch
       *[other] { $witches } witches
    } among { $of ->
        [one] { $of } card
       *[other] { $of } cards
    }.
remark-sends_away =
    Keeps { $share ->
        [none] { $toll ->
            [one] { $toll } card
           *[other] { $toll } cards
        }
        [all] { $toll ->
            [one] a card of your castle
           *[other] { $toll } cards, all of your castle,
        }
       *[some] { $toll } cards, { $built } of your castle,
    } and leaves you { $left ->
        [0] no fairy for the next witch.
        [one] { $left } more fairy.
       *[other] { $left } more fairies.
    }
remark-wins = Completes your castle: you win.
remark-builds = Makes it { $built } of { $whole } castle cards. { NAME($seller) } then has { $diamonds } diamonds.
remark-still_enough = Leaves you { $diamonds } diamonds, still enough to buy.
remark-one_too_few = Leaves you { $diamonds } diamonds, one too few to buy.
remark-diamonds_left =
    { $diamonds ->
        [0] Leaves you no diamond; { $price } buy a castle card.
        [one] Leaves you { $diamonds } diamond; { $price } buy a castle card.
       *[other] Leaves you { $diamonds } diamonds; { $price } buy a castle card.
    }
remark-shrinks =
    Shrinks your castle to { $built } of { $whole }{ $spare ->
        [0] .
        [one] , though you have { $spare } card besides.
       *[other] , though you have { $spare } cards besides.
    }
remark-takes_away =
    { $can_pay ->
        [yes] Keeps { CARD($card, form: "a") } from { NAME($rival) }, who has { $built } of { $whole } and could buy it now.
       *[no] Keeps { CARD($card, form: "a") } from { NAME($rival) }, who has { $built } of { $whole }.
    }
remark-nobody_builds_yet = Nobody builds the { CARD($card, form: "castle") } so far, and this card does not begin it for you: you would have to draw one.
remark-nobody_builds = Nobody builds the { CARD($card, form: "castle") }: of no use but for a witch.

# A view as text.
table-castle =
    { NAME($seat) }: { $colour ->
        [none] no castle begun;
       *[other] { CARD($colour, form: "castle") }, { $built } of { $whole };
    }
table-side = side: { $cards }
table-witch =
    { $count ->
        [one] the witch still wants { $count } card
       *[other] the witch still wants { $count } cards
    }
table-pile = pile of { $count }: { $cards }
table-pile-open = pile of { $count }, from the top: { $cards }
table-discards = discards: { $cards }

refusal-witch_waits =
    { $owed ->
        [one] The witch ends your turn: give up { $owed } more card.
       *[other] The witch ends your turn: give up { $owed } more cards.
    }
refusal-no_witch = There is no witch here: cards and fairies go only to a witch.
refusal-must_draw = A turn takes at least one card: draw, or buy a castle card.
refusal-not_after_drawing = Whoever has drawn a card cannot buy in the same turn.
refusal-no_such_seat = There is no seat { FROM_ONE($seller) } at this table.
refusal-own_side = Castle cards are bought from another player.
refusal-not_begun = You have not begun a castle, so there is no colour to buy.
refusal-too_few_diamonds =
    { $diamonds ->
        [0] A castle card costs three diamonds, and you have none.
       *[other] A castle card costs three diamonds, and you have { $diamonds }.
    }
refusal-not_for_sale = { NAME($seller) } has no { CARD($colour) } at the side.
refusal-no_fairy = You have no fairy.
refusal-too_late_for_fairy =
    { $owed ->
        [one] A fairy helps only before the first card is given: give up { $owed } more card.
       *[other] A fairy helps only before the first card is given: give up { $owed } more cards.
    }
refusal-not_held = You have no { CARD($card) } to give.

picture-goal = Be the first to build a castle of six cards in your colour.
picture-turn = Draw cards as long as you dare, and stop in time: the witch ends your turn and takes three of your cards.
picture-end = The sixth card wins at once. You draw it, or buy it for three diamonds where it lies at somebody’s side.

lesson-draw = Welcome! Whoever first builds a castle of six cards wins. Touch the pile and draw your first card.
lesson-again = Your card lies in front of you. Draw again if you dare, or stop and keep what you have. The signs under the pile show what is still in it: mind the witch’s hats!
lesson-again-late = After each card you may draw again if you dare, or stop and keep what you have. The signs under the pile show what is still in it: mind the witch’s hats!
lesson-castle = Your castle has begun! Your first castle card chose your colour. Each further card of it adds a part; other colours lie at your side.
lesson-castle-late = Your first castle card chooses your colour. Each further card of it adds a part to your castle; other colours lie at your side.
lesson-diamond = A diamond! Three of them buy a castle card of your colour that lies at another player’s side.
lesson-diamond-late = Keep your diamonds: three of them buy a castle card of your colour that lies at another player’s side.
lesson-witch = The witch ends a turn and wants three cards. Whoever meets her chooses which. A fairy sends her away: then she gets nothing.
lesson-buy = Three diamonds buy a castle card of your colour from the other player’s side. At the start of your turn it lifts and shows its price: touch it. Nobody can say no.
lesson-end = A castle is nearly done! The sixth card wins at once. Now you know everything: good luck.
lesson-end-late = The sixth card of a castle wins at once. Now you know everything: good luck next time.
lesson-over = That was it! The picture of each castle shows how far everybody came. With more players there is more to buy.

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
