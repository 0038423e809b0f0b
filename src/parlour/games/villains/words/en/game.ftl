title = Villains

summary = Keep the high numbers on your own pile and the Heroes in check.

name = Villains

blurb = Feed your own pile, burden your neighbours', and count the Heroes.

colour-red = red
colour-blue = blue
colour-green = green

card-number = { $colour } { $number }
card-curse = Powerful Curse
card-hypnotize = Hypnotize
card-meddling = Meddling
card-swipe = Swipe
card-no-escape = No Escape
card-whirlpool = Whirlpool

face-curse = Powerful Curse
face-hypnotize = Hypnotize
face-meddling = Meddling
face-swipe = Swipe
face-no-escape = No Escape
face-whirlpool = Whirlpool

hero = a Hero

nothing = nothing

top-empty = an empty pile

side-left = left
side-right = right
side-both = left or right

villain-maleficent = Maleficent
villain-jafar = Jafar
villain-hook = Captain Hook
villain-cruella = Cruella de Vil
villain-scar = Scar
villain-ursula = Ursula

offer-own = { $card } onto your own pile
offer-left = { $card } onto the pile to the left
offer-right = { $card } onto the pile to the right
offer-hero = { $card } face down, as a Hero
offer-onto = { $card } onto { $owner }'s pile
offer-power = Use { $card }
offer-seat = { $card }: the pile of seat { $seat }
offer-hypnotize = { $card }: take the top card of { $owner }'s pile into your hand
offer-swipe = { $card }: swap top cards with { $owner }'s pile
offer-whirl-left = { $card }: every top card one place to the left
offer-whirl-right = { $card }: every top card one place to the right

event-Played-own = { $name } plays { $card } on the own pile.
event-Played-neighbour = { $name } must play { $card } on { $owner }'s pile.
event-LaidHero = { $name } lays { $card } face down: a Hero.
event-LaidHeroUnseen = { $name } lays a card face down: a Hero.
event-UsedPower = { $name } plays { $card }.
event-HadNoEffect = { $card } has no effect.
event-Cursed = { $card } leaves { $owner }'s pile and the game.
event-Hypnotized = { $name } takes { $card } from { $owner }'s pile into hand.
event-HypnotizedUnseen = { $name } takes the Hero from { $owner }'s pile into hand.
event-Turned-hero = { $card } on { $owner }'s pile is a Hero now.
event-Turned-villain = { $card } on { $owner }'s pile is Villain side up now.
event-Swiped = { $name } takes { $taken } from { $owner }'s pile and gives { $given } for it.
event-Swiped-taken = { $name } takes { $taken } from { $owner }'s pile and gives nothing for it.
event-Picked = { $name }'s { $card } lies open and must be played next.
event-Whirled-left = The top cards move one place to the left: { $tops }.
event-Whirled-right = The top cards move one place to the right: { $tops }.
event-Drew = { $name } draws { $cards }.
event-DrewUnseen =
    { $count ->
        [one] { $name } draws { $count } card.
       *[other] { $name } draws { $count } cards.
    }
event-RanOut = { $name } has no cards left.
event-Counted =
    { $count ->
        [one] { $name } has { $points } points; { $count } Hero cancels { $cancelled }.
       *[other] { $name } has { $points } points; { $count } Heroes cancel { $cancelled }.
    }

refusal-not_in_hand = You do not hold { $card }. Your hand: { $hand }.
refusal-no_specials = This match is played without special cards.
refusal-open_card_first = No Escape: you must play the open card now, { $open }.
refusal-no_match = On top of your pile: { $own }. { $card } matches it neither in colour nor in number.
refusal-belongs_to_neighbour = { $card } matches the pile to the { $neighbour } too, and must go there.
refusal-not_on_own = { $card } matches the pile to the { $neighbour }, but not the top of your own: { $own }.
refusal-no_match_there = On top to the { $neighbour }: { $there }. { $card } matches it neither in colour nor in number.
refusal-hero_there = A Hero guards the pile to the { $neighbour }: nothing can be placed there.
refusal-empty_there = The pile to the { $neighbour } is empty and matches nothing.
refusal-special_there = { $there } shows on the pile to the { $neighbour } and matches nothing.
refusal-no_such_seat = There is no such seat at this table.
refusal-not_an_opponent = { $card } is for an opponent's pile, not for your own.
refusal-nothing_to_take = That pile is empty: there is nothing to take.
refusal-nothing_to_swap = That pile is empty: there is nothing to swipe.
refusal-name_a_target = { $card } needs a target: choose a pile.

option-specials = Special cards
option-specials-true = Each villain has a power of their own
option-specials-false = Number cards only, to begin with
option-neighbour_play = Cards for the neighbours
option-neighbour_play-redirect = Only a card that fits your own pile can be sent to a neighbour
option-neighbour_play-open = Any card that fits a neighbour's pile may go there
option-villains = Who is which villain
option-villains-random = Dealt at random
option-villains-maleficent = Maleficent
option-villains-jafar = Jafar
option-villains-hook = Captain Hook
option-villains-cruella = Cruella de Vil
option-villains-scar = Scar
option-villains-ursula = Ursula
option-first = Who begins
option-first-random = Anyone, at random
option-first-0 = The first seat
option-first-1 = The second seat
option-first-2 = The third seat
option-first-3 = The fourth seat
option-first-4 = The fifth seat
option-first-5 = The sixth seat

status-over = The match is over.
status-other = It is { $name }'s turn.
status-where = Where does { $card } go?
status-power = { $card }: how?
status-open = No Escape! You must play { $card } now.
status-any = Your turn: any number fits your pile.
status-match = Your turn: match { $colour } or { $number }, or lay a Hero.

cancel = Not this card

slot = Hero

hand = Your hand
hand-open = It lies open and must be played now.
hand-ask = Cannot be played now: press to hear why.

ask-why = { $action }? Press to hear why not

pile =
    { $count ->
        [one] { $owner }'s pile: { $top } on top, { $count } card.
       *[other] { $owner }'s pile: { $top } on top, { $count } cards.
    }
pile-look = Press for what you have seen go there.

middle = Out of the game: { $cards }

facts-hand =
    { $count ->
        [one] { $count } card in hand.
       *[other] { $count } cards in hand.
    }
facts-open = { $card } lies open.
facts-draw =
    { $count ->
        [one] { $count } card in the draw pile.
       *[other] { $count } cards in the draw pile.
    }
facts-tally =
    { $count ->
        [one] { $points } points so far, { $count } Hero.
       *[other] { $points } points so far, { $count } Heroes.
    }

memory = What you have seen go onto { $owner }'s pile
memory-cancelled = The { $number }s are cancelled ({ $points }).
memory-hero = Hero, was { $card }
memory-secret = Hero
memory-order = From the top down.

progress = Points in the pile

scores-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
scores-heroes =
    { $count ->
        [one] { $count } Hero
       *[other] { $count } Heroes
    }
scores-cancels =
    { $count ->
        [one] { $count } Hero cancels the { $numbers }, worth { $points }.
       *[other] { $count } Heroes cancel the { $numbers }, worth { $points }.
    }
scores-nothing =
    { $count ->
        [one] { $count } Hero cancels nothing here.
       *[other] { $count } Heroes cancel nothing here.
    }
scores-none = No Hero in this pile: every card counts.
scores-many = { $number }s
scores-and = { $first } and { $second }
scores-column = { $cards } × { $number }: { $points }
scores-struck = { $cards } × { $number }: cancelled
scores-place = Place { $place }
scores-tie = Equal points: more cancelled points come first.

lesson-welcome = You are a villain! Cards that lie face up in your pile score their number. When all cards are played, most points win.
lesson-match = Look at the top of your own pile. A card of the same colour or the same number fits. Choose a card, then where it goes.
lesson-neighbour = Careful: if a card that fits your pile also fits the pile to your left or right, it must go there. Points for them!
lesson-gift = It works for you too: what your neighbours must play on your pile counts for you.
lesson-hero = Any card can also be laid face down, as a Hero. Nobody can put anything on your pile while a Hero lies on top, and any number fits on it.
lesson-cancel = But Heroes are counted too. Three Heroes cancel all 3s in the same pile, five cancel the 5s. The star beside a pile shows how many there are.
lesson-end = Your draw pile is empty: play out your hand. Count your Heroes! One more of them cancels another number.
lesson-over = That was it! Here you see which numbers the Heroes cancelled. Next time, try the special cards.
