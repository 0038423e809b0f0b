title = Dig Dig

summary = Get rid of your cards, the last ones blind.

name = Dig Dig

tagline = Get rid of your cards before the pile gets you.

players = 2 to 4 moles

progress = cards left

option-voluntary_pickup = May you take the pile although you could play?
option-voluntary_pickup-false = No, only who cannot play takes the pile
option-voluntary_pickup-true = Yes, whenever you like

card-1 = 1
card-2 = 2
card-3 = 3
card-4 = 4
card-5 = 5
card-6 = 6
card-7 = 7
card-8 = 8
card-9 = 9
card-10 = 10
card-boom = Boom
card-drop = Drop
card-limbo = Limbo
card-ninja = Ninja
card-back = a card face down

cards-1 = 1s
cards-2 = 2s
cards-3 = 3s
cards-4 = 4s
cards-5 = 5s
cards-6 = 6s
cards-7 = 7s
cards-8 = 8s
cards-9 = 9s
cards-10 = 10s
cards-boom = Booms
cards-drop = Drops
cards-limbo = Limbos
cards-ninja = Ninjas
cards-several = { $number } { $cards }

number-2 = two
number-3 = three
number-4 = four

nothing = nothing

none = none

and = { " " }and{ " " }

a_blind_card = a blind card

power-boom = The whole pile goes to the compost, and you go again. Not on a Ninja.
power-drop = The next player may play any card.
power-limbo = Only on a 5 or higher. The next number must be 5 or lower.
power-ninja = Was never here: the rule from before still holds.

offer-play = Play { $cards }
offer-swap = Swap the { $hand } in your hand for the { $face_up } in your row
offer-blind = Turn blind card { $slot }
offer-ready = I am ready
offer-pick_up = Take the pile

sign-swap = Swap, then dig
sign-swap-why = Save good cards in your row
sign-over = All dug out
sign-lowest = Lead the { $number }
sign-lowest-why = The lowest number starts
sign-higher = Higher than { $number }
sign-higher-why = Only the second play
sign-at_least = { $number } or higher
sign-at_least-why = or a power that fits
sign-at_most_five = 5 or lower
sign-at_most_five-why = Limbo
sign-any = Any card
sign-any-empty = Nothing to beat
sign-any-drop = Drop

turn-mine = Your turn
turn-other = { $name } is digging
turn-swapping = { $name } is swapping
turn-boom = Boom! To the compost
turn-four = Four in a row! To the compost
turn-pick_a_target = Now choose the card to swap it for
turn-how_many = How many?
turn-cancel = Not this card

hand-mine = Your hand
hand-of = Hand of { $name }
hand-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
hand-empty = No card in hand
hand-look = { $name } holds { $count } in hand. What everybody saw: { $cards }
hand-seen = Seen by everybody
hand-unseen =
    { $count ->
        [one] { $count } unseen
       *[other] { $count } unseen
    }

row-mine = Your row
row-of = Row of { $name }, face up: { $cards }; blind cards: { $count }

deck =
    { $count ->
        [one] Deck: { $count } card
       *[other] Deck: { $count } cards
    }
deck-empty = The deck is empty

compost =
    { $count ->
        [one] Compost heap: { $count } card
       *[other] Compost heap: { $count } cards
    }

pile-empty = The hole is empty
pile = Play pile, { $count } in all; from the top: { $cards }
pile-take =
    { $count ->
        [one] Take the pile ({ $count } card)
       *[other] Take the pile ({ $count } cards)
    }

out = out, number { $place }
out-first = out first!
out-mine = You are out and safe!

lost-mine = The last mole in the hole

say-cards = { $cards } in hand
say-several = { $cards } in hand. Choose how many to play
say-swap = { $card } in hand. Choose it for a swap
say-swap_up = { $card } in your row. Choose it for a swap
say-up = { $card } in your row, face up
say-blind = blind card { $slot }

event-Swapped = { $name } lays the { $hand } face up and takes the { $face_up } to hand.
event-Readied = { $name } is ready.
event-Started = { $name } has the lowest number, a { $lowest }, and starts with it.
event-Started-any = Nobody has a number in hand: { $name } starts with any card.
event-Played = { $name } plays { $cards }.
event-Played-row = { $name } plays { $cards } from the face-up row.
event-TurnedBlind-fits = { $name } turns blind card { $slot }, a { $card }: it fits.
event-TurnedBlind-misfits = { $name } turns blind card { $slot }, a { $card }: it does not fit.
event-Composted-boom =
    { $count ->
        [one] Boom! { $count } card goes to the compost heap.
       *[other] Boom! { $count } cards go to the compost heap.
    }
event-Composted-four =
    { $count ->
        [one] Four in a row! { $count } card goes to the compost heap.
       *[other] Four in a row! { $count } cards go to the compost heap.
    }
event-TookPile = { $name } takes the pile: { $cards }.
event-Drew = { $name } draws { $cards }.
event-DrewUnseen =
    { $count ->
        [one] { $name } draws { $count } card.
       *[other] { $name } draws { $count } cards.
    }
event-WentOut = { $name } has no cards left and is out, number { $place }.
event-Lost = { $name } is left with cards and loses.
event-Lost-shared = Nothing moves on: { $names } share the last place.

refusal-swaps_first = Play starts when everybody is ready: swap cards, or say ready.
refusal-swaps_are_over = Cards are swapped only before the start.
refusal-same_card = A swap exchanges two different cards, and both are { $hand }.
refusal-no_more_swaps = You have swapped six times: say ready.
refusal-not_face_up = That card is not among your face-up cards.
refusal-not_in_hand = You do not hold that card.
refusal-not_so_many = You have only { $held } of { $card }, not { $played }.
refusal-powers_one_at_a_time = Powers are played one at a time.
refusal-lowest_leads = The match starts with the lowest number in a hand: lead your { $lowest }.
refusal-not_higher = The second play must be higher than the first card: higher than { $top }.
refusal-too_low = { $card } is too low: { $top } or higher.
refusal-over_limbo = { $card } is too high: after a Limbo it must be 5 or lower.
refusal-limbo_too_low = Limbo goes only on a 5 or higher, and the top is { $top }.
refusal-limbo_on_limbo = Limbo does not go on a Limbo.
refusal-boom_on_ninja = Boom does not go on a Ninja.
refusal-can_play = Only who cannot play takes the pile, and you can play: { $playable }.
refusal-pile_is_empty = There is no pile to take: on an empty pile any card may be played.
refusal-face_up_later = Face-up cards wait until your hand and the deck are empty.
refusal-not_blind_yet = Blind cards wait until your hand, the deck and your face-up cards are gone.
refusal-blind_is_gone = Blind card { $slot } has been turned already.
refusal-only_blind = Only blind cards are left: choose one unseen.

lesson-swap = Welcome to the garden! Your row is played last, so keep strong cards there. Touch a card in your hand, then the card of your row that it changes places with.
lesson-ready = Happy with your row? Then say that you are ready. You may also change more cards.
lesson-play = Your turn! The wooden sign says what fits. Cards that fit glow: touch one. Equal numbers may go together.
lesson-power = A card with a name is a power. Boom clears the pile, Drop lets anything follow, Limbo asks for 5 or lower, Ninja was never there. Keep them for when no number fits.
lesson-pick_up = Nothing fits, so the whole pile is yours. It happens to every mole! Touch the big button.
lesson-compost = Gone for good! A Boom, or four equal numbers in a row, sends the pile to the compost heap, and whoever did it plays again.
lesson-row = Hand and deck are empty: now your row is in play, by the same rules.
lesson-blind = Only blind cards are left. Choose one and hope: if it does not fit, you take the pile.
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
        [one] got out before { $count } other
       *[other] got out before { $count } others
    }
scores-place = Place { $place }
scores-compost =
    { $count ->
        [one] { $count } card on the compost heap
       *[other] { $count } cards on the compost heap
    }
scores-how = The order of going out is the ranking. Whoever still holds cards at the end loses.
