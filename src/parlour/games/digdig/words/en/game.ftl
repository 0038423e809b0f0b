title = Dig Dig

summary = Get rid of your cards, the last ones blind.

progress = Cards left

option-voluntary_pickup = May you take the pile although you could play?
option-voluntary_pickup-false = No, only a player who cannot play takes the pile
option-voluntary_pickup-true = Yes, whenever you like

letter-boom = B
letter-drop = D
letter-limbo = L
letter-ninja = N
card-1 = 1
    .a = a 1
    .plural = 1s
card-2 = 2
    .a = a 2
    .plural = 2s
card-3 = 3
    .a = a 3
    .plural = 3s
card-4 = 4
    .a = a 4
    .plural = 4s
card-5 = 5
    .a = a 5
    .plural = 5s
card-6 = 6
    .a = a 6
    .plural = 6s
card-7 = 7
    .a = a 7
    .plural = 7s
card-8 = 8
    .a = an 8
    .plural = 8s
card-9 = 9
    .a = a 9
    .plural = 9s
card-10 = 10
    .a = a 10
    .plural = 10s
card-boom = Boom
    .a = a Boom
    .plural = Booms
card-drop = Drop
    .a = a Drop
    .plural = Drops
card-limbo = Limbo
    .a = a Limbo
    .plural = Limbos
card-ninja = Ninja
    .a = a Ninja
    .plural = Ninjas
card-back = a card face down

power-boom = The whole pile goes to the compost, and you go again. Not on a Ninja.
power-drop = The next player may play any card.
power-limbo = Only on a 5 or higher. The next number must be 5 or lower.
power-ninja = Was never here: the rule from before still holds.

offer-play =
    Play { $count ->
        [one] { CARD($card, form: "a") }
        [2] two { CARD($card, form: "plural") }
        [3] three { CARD($card, form: "plural") }
       *[other] four { CARD($card, form: "plural") }
    }
offer-swap = Swap the { CARD($card) } in your hand for the { CARD($other) } in your row
offer-blind = Turn blind card { $slot }
offer-ready = I am ready
offer-pick_up =
    { $count ->
        [one] Take the pile ({ $count } card)
       *[other] Take the pile ({ $count } cards)
    }

sign-swap = Swap, then dig
sign-swap-why = Save good cards in the row
sign-over = All dug out
sign-over-why = { "" }
sign-lowest = Lead the { CARD($number) }
sign-lowest-why = The lowest number starts
sign-higher = Higher than { CARD($number) }
sign-higher-why = Only the second play
sign-at-least = { CARD($number) } or higher
sign-at-least-why = or a power that fits
sign-at-most-five = 5 or lower
sign-at-most-five-why = Limbo
sign-any = Any card
sign-any-why = Nothing to beat
sign-after-drop = Any card
sign-after-drop-why = Drop

turn-mine = Your turn
turn-composted =
    { $reason ->
        [boom] Boom! To the compost
       *[four] Four in a row! To the compost
    }
turn-other =
    { $phase ->
        [swap] { $name } is swapping
       *[other] { $name } is digging
    }
turn-pick_a_target = Now choose the card to swap it for
turn-how_many = How many?
turn-cancel = Not this card

hand-mine = Your hand
hand-of =
    { $count ->
        [one] Hand of { $name }: { $count } card
       *[other] Hand of { $name }: { $count } cards
    }
hand-count = Hand: { $count }
hand-empty = No card in hand
hand-look =
    { $count ->
        [one] { $name } holds { $count } card in hand.
       *[other] { $name } holds { $count } cards in hand.
    } What everybody saw: { CARDS($cards) }
hand-seen =
    Seen by everybody{ $unseen ->
        [0] { "" }
       *[other] , { $unseen } unseen
    }

row-mine = Your row
row-open = { $count } open
row-blind = { $count } blind
row-says =
    { $whose ->
        [mine] Your row: { $open } open, { $blind } blind.
       *[other] Row of { $name }: { $open } open, { $blind } blind.
    }
row-when = When hand and deck are empty the open cards are played, and the blind ones after them.
row-of = Row of { $name }, face up: { CARDS($cards) }; blind cards: { $count }

deck-title = Deck
deck =
    { $count ->
        [one] Deck: { $count } card
       *[other] Deck: { $count } cards
    }
deck-empty = The deck is empty

compost-title = Compost
compost =
    { $count ->
        [one] Compost heap: { $count } card
       *[other] Compost heap: { $count } cards
    }

pile-title = Pile
pile-empty = The hole is empty
pile = Play pile, { $cards_count } in all; from the top: { CARDS($cards) }

out = Out, number { $place }
out-first = Out first!
out-mine = You are out and safe!

lost-mine = The last mole in the hole

say-cards =
    { $count ->
        [one] { CARD($card) } in hand
       *[other] { $count } { CARD($card, form: "plural") } in hand
    }
say-several =
    { $from ->
        [row] { $count } { CARD($card, form: "plural") } in the row. Choose how many to play
       *[hand] { $count } { CARD($card, form: "plural") } in hand. Choose how many to play
    }
say-swap =
    { $from ->
        [row] { CARD($card) } in the row. Choose it for a swap
       *[hand] { CARD($card) } in hand. Choose it for a swap
    }
say-up = { CARD($card) } in the row, face up
say-blind = Blind card { $slot }

event-Swapped =
    { WHO($seat) ->
        [you] You lay the { CARD($hand) } face up and take the { CARD($face_up) } to hand.
       *[other] { NAME($seat) } lays the { CARD($hand) } face up and takes the { CARD($face_up) } to hand.
    }
event-Readied =
    { WHO($seat) ->
        [you] You are ready.
       *[other] { NAME($seat) } is ready.
    }
event-Started =
    { $lowest ->
        [none] { WHO($seat) ->
            [you] Nobody has a number in hand: you start with any card.
           *[other] Nobody has a number in hand: { NAME($seat) } starts with any card.
        }
       *[other] { WHO($seat) ->
            [you] You have the lowest number, { CARD($lowest, form: "a") }, and start with it.
           *[other] { NAME($seat) } has the lowest number, { CARD($lowest, form: "a") }, and starts with it.
        }
    }
event-Played =
    { WHO($seat) ->
        [you] You play
       *[other] { NAME($seat) } plays
    } { $cards_count ->
        [one] { CARD($cards, form: "a") }
        [2] two { CARD($cards, form: "plural") }
        [3] three { CARD($cards, form: "plural") }
       *[other] four { CARD($cards, form: "plural") }
    }{ $source ->
        [row] { " " }from the face-up row
       *[hand] { "" }
    }.
event-TurnedBlind =
    { WHO($seat) ->
        [you] You turn
       *[other] { NAME($seat) } turns
    } { $fits ->
        [yes] blind card { $slot }, { CARD($card, form: "a") }: it fits.
       *[no] blind card { $slot }, { CARD($card, form: "a") }: it does not fit.
    }
event-Composted =
    { $reason ->
        [boom] Boom!
       *[four] Four in a row!
    } { $count ->
        [one] { $count } card goes to the compost heap.
       *[other] { $count } cards go to the compost heap.
    }
event-TookPile =
    { WHO($seat) ->
        [you] You take the pile: { CARDS($cards) }.
       *[other] { NAME($seat) } takes the pile: { CARDS($cards) }.
    }
event-Drew =
    { WHO($seat) ->
        [you] You draw { CARDS($cards) }.
       *[other] { NAME($seat) } draws { CARDS($cards) }.
    }
event-DrewUnseen =
    { $cards_count ->
        [one] { NAME($seat) } draws { $cards_count } card.
       *[other] { NAME($seat) } draws { $cards_count } cards.
    }
event-WentOut =
    { WHO($seat) ->
        [you] You have no cards left and are out, number { $place }.
       *[other] { NAME($seat) } has no cards left and is out, number { $place }.
    }
event-Lost =
    { $seats_count ->
        [one] { WHO($seats) ->
            [you] You are left with cards and lose.
           *[other] { NAMES($seats) } is left with cards and loses.
        }
       *[other] Nothing moves on: { NAMES($seats) } share the last place.
    }

remark-takes =
    { $count ->
        [one] Takes { $count } card into your hand.
       *[other] Takes { $count } cards into your hand.
    }
remark-blind = About { $percent } % of the cards you have not seen would fit.
remark-saves = Saves the { CARD($card) } for the end, where it helps more than the { CARD($other) }.
remark-gives_up = Gives up the { CARD($other) } in your row for a weaker card.
remark-could_be_stronger = Your row could still be stronger.
remark-as_strong_as_it_gets = Your row is as strong as it gets.
remark-out = Gets rid of your last card: you are out.
remark-composts =
    { $count ->
        [one] Composts { $count } card and gives you another turn.
       *[other] Composts { $count } cards and gives you another turn.
    }
remark-ninja =
    { $number_fits ->
        [yes] Leaves the next player with the same card to beat, though a number would do.
       *[no] Leaves the next player with the same card to beat.
    }
remark-power =
    { $number_fits ->
        [yes] Spends a power, though a number would do.
       *[no] Spends a power, since no number fits.
    }
remark-keeps_more = Keeps { $count } more of the same.
remark-keeps_lower = Keeps the { CARD($card) }, which will be harder to get rid of.
remark-lowest = Gets rid of the lowest number that fits.

# A view as text.
table-out = { NAME($seat) }: out, number { $place }
table-player = { NAME($seat) }:
table-hand = hand: { CARDS($cards) };
table-hand-known = { $count } in hand, known: { CARDS($cards) };
table-hand-hidden = { $count } in hand;
table-row = face up: { CARDS($cards) };
table-blind = blind: { $count }
table-blind-open = blind: { CARDS($cards) }
table-pile = pile, from the top: { CARDS($cards) };
table-holds =
    next: { $holds ->
        [lowest] the lowest number, { CARD($number) }, must be led
        [higher] higher than { CARD($number) }
        [at-least] { CARD($number) } or higher
        [at-most-five] 5 or lower (Limbo)
       *[any] any card
    }
table-deck = deck: { $count };
table-deck-open = deck: { CARDS($cards) };
table-compost = compost heap: { $count }

refusal-swaps_first = Play starts when everybody is ready: swap cards, or say ready.
refusal-swaps_are_over = Cards are swapped only before the start.
refusal-same_card = A swap exchanges two different cards, and both are { CARD($hand) }.
refusal-no_more_swaps = You have swapped six times: say ready.
refusal-not_face_up = That card is not among your face-up cards.
refusal-not_in_hand = You do not hold that card.
refusal-not_so_many = You have only { $held } of the { CARD($card, form: "plural") }, not { $played }.
refusal-powers_one_at_a_time = Powers are played one at a time.
refusal-lowest_leads = The match starts with the lowest number in a hand: lead your { CARD($lowest) }.
refusal-not_higher = The second play must be higher than the first card: higher than { CARD($top) }.
refusal-too_low = { CARD($card) } is too low: { CARD($top) } or higher.
refusal-over_limbo = { CARD($card) } is too high: after a Limbo it must be 5 or lower.
refusal-limbo_too_low = Limbo goes only on a 5 or higher, and the top is { CARD($top) }.
refusal-limbo_on_limbo = Limbo does not go on a Limbo.
refusal-boom_on_ninja = Boom does not go on a Ninja.
refusal-can_play =
    { $blind ->
        [yes] Only a player who cannot play takes the pile, and you can turn a blind card.
       *[no] Only a player who cannot play takes the pile, and you can play: { CARDS($playable) }.
    }
refusal-pile_is_empty = There is no pile to take: on an empty pile any card may be played.
refusal-face_up_later = Face-up cards wait until your hand and the deck are empty.
refusal-not_blind_yet = Blind cards wait until your hand, the deck and your face-up cards are gone.
refusal-blind_is_gone = Blind card { $slot } has been turned already.
refusal-only_blind = Only blind cards are left: choose one unseen.

picture-goal = Get rid of all your cards. Whoever is the last to have any loses.
picture-turn = Play a number as high as the top of the pile, or higher. Nothing fits? Then the whole pile is yours.
picture-end = First you play your hand, then your open row, and at last three blind cards that you have never seen.

lesson-swap = Welcome to the garden! Your row is played last, so keep strong cards there. Touch a card in your hand, then the card of your row that it changes places with.
lesson-ready = Happy with your row? Then say that you are ready. You may also change more cards.
lesson-ready-late = Before the start you may change as many cards as you like between hand and row, until you say that you are ready.
lesson-play = Your turn! The wooden sign says what fits. Cards that fit glow: touch one. Equal numbers may go together.
lesson-power = A card with a name is a power. Boom clears the pile, Drop lets anything follow, Limbo asks for 5 or lower, Ninja was never there. Keep them for when no number fits.
lesson-pick_up = Nothing fits, so the whole pile is yours. It happens to every mole! Touch the big button.
lesson-pick_up-late = If nothing fits, the whole pile is yours. It happens to every mole!
lesson-compost = Gone for good! A Boom, or four equal numbers in a row, sends the pile to the compost heap, and whoever did it plays again.
lesson-compost-late = A Boom, or four equal numbers in a row, sends the pile to the compost heap for good, and whoever did it plays again.
lesson-row = Hand and deck are empty: now your row is in play, by the same rules.
lesson-row-late = When hand and deck are empty, your row is in play, by the same rules.
lesson-blind = Only blind cards are left. Choose one and hope: if it does not fit, you take the pile.
lesson-blind-late = At last only blind cards are left. You choose one and hope: if it does not fit, you take the pile.
lesson-over = That was it! Whoever gets rid of all cards first wins. With more players the rest digs on for the places.

scores-title = Who got out of the hole
scores-first = Out first: the hole was dug by noon.
scores-safe = Out and safe.
scores-last =
    { $count ->
        [one] Left in the hole with { $count } card.
       *[other] Left in the hole with { $count } cards.
    }
scores-shared = Nothing moved on for 500 moves: those still in share the last place.
scores-points =
    { $count ->
        [one] Got out before { $count } other
       *[other] Got out before { $count } others
    }
scores-place = Place { $place }
scores-compost =
    { $count ->
        [one] { $count } card on the compost heap.
       *[other] { $count } cards on the compost heap.
    }
scores-how = The order of going out is the ranking. Whoever still holds cards at the end loses.
