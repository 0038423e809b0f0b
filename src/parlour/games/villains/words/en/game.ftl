title = Villains

summary = Keep the high numbers on your own pile and the Heroes in check.

progress = Points in the pile

option-specials = Special cards
option-specials-true = Each villain has a power of their own
option-specials-false = Number cards only, to begin with
option-neighbour_play = Cards for the neighbours
option-neighbour_play-redirect = Only a card that fits your own pile can be sent to a neighbour
option-neighbour_play-open = Any card that fits a neighbour’s pile may go there
option-villains = Who is which villain?
option-villains-maleficent = { villain-maleficent }
option-villains-jafar = { villain-jafar }
option-villains-hook = { villain-hook }
option-villains-cruella = { villain-cruella }
option-villains-scar = { villain-scar }
option-villains-ursula = { villain-ursula }
option-first = Who begins?
option-first-random = By lot

card-red-1 = red 1
    .the = the red 1
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
card-blue-1 = blue 1
    .the = the blue 1
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
card-green-1 = green 1
    .the = the green 1
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
card-curse = Powerful Curse
card-hypnotize = Hypnotize
card-meddling = Meddling
card-swipe = Swipe
card-no-escape = No Escape
card-whirlpool = Whirlpool
card-hero = a Hero
card-none = nothing

letter-red = R
letter-blue = B
letter-green = G
colour-red = red
colour-blue = blue
colour-green = green

villain-maleficent = Maleficent
villain-jafar = Jafar
villain-hook = Captain Hook
villain-cruella = Cruella de Vil
villain-scar = Scar
villain-ursula = Ursula

offer-play =
    { $to ->
        [own] Put the { CARD($card) } on your pile
       *[other] Put the { CARD($card) } on { NAME($seat) }’s pile
    }
offer-hero = Lay { CARD($card, form: "the") } face down, as a Hero
offer-use = Use { CARD($card) }
offer-aim =
    { $card ->
        [hypnotize] { CARD($card) }: take the top card of { NAME($seat) }’s pile into your hand
       *[swipe] { CARD($card) }: swap top cards with { NAME($seat) }’s pile
    }
offer-whirl =
    { $to ->
        [left] { CARD($card) }: every top card one place to the left
       *[right] { CARD($card) }: every top card one place to the right
    }

event-Played =
    { $to ->
        [own] { WHO($seat) ->
            [you] You put { CARD($card, form: "the") } on your pile.
           *[other] { NAME($seat) } puts { CARD($card, form: "the") } on their own pile.
        }
       *[other] { WHO($seat) ->
            [you] You put { CARD($card, form: "the") } on { whose-pile }.
           *[other] { NAME($seat) } puts { CARD($card, form: "the") } on { whose-pile }.
        }
    }
event-LaidHero =
    { WHO($seat) ->
        [you] You lay { CARD($card, form: "the") } face down: a Hero.
       *[other] { NAME($seat) } lays { CARD($card, form: "the") } face down: a Hero.
    }
event-LaidHeroUnseen = { NAME($seat) } lays a card face down: a Hero.
event-UsedPower =
    { WHO($seat) ->
        [you] You play { CARD($card) }.
       *[other] { NAME($seat) } plays { CARD($card) }.
    }
event-HadNoEffect = { CARD($card) } has no effect.
event-Cursed = The { CARD($card) } leaves { whose-pile } and the game.
event-Hypnotized =
    { WHO($seat) ->
        [you] You take { CARD($card, form: "the") } from { whose-pile } into your hand.
       *[other] { NAME($seat) } takes { CARD($card, form: "the") } from { whose-pile } into their hand.
    }
event-HypnotizedUnseen = { NAME($seat) } takes the Hero from { whose-pile } into their hand.
event-Turned =
    { $side ->
        [hero] { WHO($pile) ->
            [you] Your { CARD($card) } is a Hero now.
           *[other] { NAME($pile) }’s { CARD($card) } is a Hero now.
        }
       *[villain] { WHO($pile) ->
            [you] Your { CARD($card) } is Villain side up now.
           *[other] { NAME($pile) }’s { CARD($card) } is Villain side up now.
        }
    }
event-Swiped =
    { WHO($seat) ->
        [you] You take { CARD($taken, form: "the") } from { whose-pile } and give { CARD($given, form: "the") } for it.
       *[other] { NAME($seat) } takes { CARD($taken, form: "the") } from { whose-pile } and gives { CARD($given, form: "the") } for it.
    }
event-Picked =
    { WHO($seat) ->
        [you] Your { CARD($card) } lies open and must be played next.
       *[other] { NAME($seat) }’s { CARD($card) } lies open and must be played next.
    }
event-Whirled =
    { $direction ->
        [left] The top cards move one place to the left: { CARDS($moved) }.
       *[right] The top cards move one place to the right: { CARDS($moved) }.
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
event-RanOut =
    { WHO($seat) ->
        [you] You have no cards left.
       *[other] { NAME($seat) } has no cards left.
    }
event-Counted =
    { WHO($seat) ->
        [you] You have
       *[other] { NAME($seat) } has
    } { $points ->
        [one] { $points } point
       *[other] { $points } points
    }; { $heroes ->
        [0] there is no Hero
        [one] { $heroes } Hero cancels { $cancelled }
       *[other] { $heroes } Heroes cancel { $cancelled }
    }.

# Of the seat $pile.
whose-pile =
    { WHO($pile) ->
        [you] your pile
       *[other] { NAME($pile) }’s pile
    }

refusal-not_a_move = That is no move: a number goes on your pile or a neighbour’s, Hypnotize and Swipe on an opponent’s, the other specials in the middle, and any card face down on your pile.
refusal-not_in_hand = You do not hold { CARD($card, form: "the") }. Your hand: { CARDS($hand) }.
refusal-no_specials = This match is played without special cards.
refusal-open_card_first = No Escape: you must play the open card now, { CARD($open, form: "the") }.
refusal-no_match = On top of your pile: { CARD($own) }. The { CARD($card) } matches it neither in colour nor in number.
refusal-belongs_to_neighbour =
    { $seats_count ->
        [one] The { CARD($card) } matches { NAMES($seats) }’s pile too, and must go there.
       *[other] The { CARD($card) } matches the piles of { NAMES($seats) } too, and must go to one of them.
    }
refusal-not_on_own = The { CARD($card) } matches { NAME($seat) }’s pile, but not the top of your own: { CARD($own) }.
refusal-no_match_there = On top of { NAME($seat) }’s pile: { CARD($there) }. The { CARD($card) } matches it neither in colour nor in number.
refusal-hero_there = A Hero guards { NAME($seat) }’s pile: nothing can be placed there.
refusal-empty_there = { NAME($seat) }’s pile is empty and matches nothing.
refusal-special_there = { CARD($there) } shows on { NAME($seat) }’s pile and matches nothing.
refusal-no_such_seat = There is no such seat at this table.
refusal-not_an_opponent = { CARD($card) } is for an opponent’s pile, not for your own.
refusal-nothing_to_take = { NAME($seat) }’s pile is empty: there is nothing to take.
refusal-nothing_to_swap = { NAME($seat) }’s pile is empty: there is nothing to swipe.
refusal-name_a_target =
    { $seats_count ->
        [one] { CARD($card) } needs a target: there is { NAMES($seats) }’s pile.
       *[other] { CARD($card) } needs a target: there are the piles of { NAMES($seats) }.
    }

remark-stays =
    { $better ->
        [none] Your pile then counts { $points }.
       *[other] Your pile then counts { $points }, though { CARD($better, form: "the") } could stay too.
    }
remark-stays_for_nothing =
    { $heroes ->
        [one] Counts nothing as long as your Hero cancels the { $number }s.
       *[other] Counts nothing as long as your { $heroes } Heroes cancel the { $number }s.
    }
remark-gives =
    { $points ->
        [one] Gives { $points } point to { NAME($seat) }
       *[other] Gives { $points } points to { NAME($seat) }
    }{ $strongest ->
        [yes] , the strongest opponent.
       *[no] .
    }
remark-costs_nothing =
    { $heroes ->
        [one] Costs you nothing as long as { NAME($seat) }’s Hero cancels the { $number }s.
       *[other] Costs you nothing as long as { NAME($seat) }’s { $heroes } Heroes cancel the { $number }s.
    }
remark-hero =
    Your Hero number { $number } { $cancels ->
        [none] { $restores ->
            [none] cancels nothing of yours
           *[other] lets your { $restores }s count again: { gain-all }
        }
       *[other] { $restores ->
            [none] cancels your { $cancels }s: { gain-all }
           *[other] cancels your { $cancels }s and lets your { $restores }s count again: { gain-all }
        }
    }{ $besides ->
        [power] ; { CARD($card) } is spent without its power.
        [stay] ; the { CARD($card) } could stay Villain side up.
       *[nothing] .
    }
remark-no_effect = Has no effect: there is nothing for it to act on.
remark-removes =
    { $count ->
        [one] Removes the { CARD($card) }: { gain-all }.
       *[other] Removes all { $number }s that show: { gain-all }.
    }
remark-removes_own = Removes nothing but your own { CARD($card) }.
remark-turns =
    { $seats_count ->
        [0] Turns cards over: { gain-all }.
       *[other] Turns cards over: { gain-all }; turns up what you have not seen at { NAMES($seats) }.
    }
remark-turns_up = Turns up what you have not seen at { NAMES($seats) }.
remark-settles =
    { $count ->
        [one] Chance settles the next card of { $count } opponent, and you see it.
       *[other] Chance settles the next card of { $count } opponents, and you see them.
    }
remark-takes =
    { $card ->
        [none] Puts a Hero that you have not seen into your hand: { gain-all }.
       *[other] Puts { CARD($card, form: "the") } into your hand: { gain-all }.
    }
remark-brings = Brings you { CARD($taken, form: "the") } for { CARD($given, form: "the") }: { gain-all }.

gain-all =
    { $gains_count ->
        [0] no pile’s points change
       *[other] { EACH($gains, $me, of: "gain") }
    }
gain-mine = you { SIGNED($value) }
gain-other = { NAME($seat) } { SIGNED($value) }

# A view as text.
table-player = { NAME($seat) }, { WORD($villain, of: "villain") }:
table-pile =
    { $top ->
        [none] pile: empty;
       *[other] pile: { CARD($top) } on { $height };
    }
table-hand = hand: { CARDS($cards) };
table-hand-hidden = { $count } in hand;
table-open = open: { CARD($card) };
table-draw = draw pile: { $count }
table-draw-open = draw pile: { CARDS($cards) }
table-remembered = remembered: { $cards }
table-villain = { CARD($card) }
table-hero = Hero ({ CARD($card) })
table-hero-secret =
    { $card ->
        [none] Hero
       *[other] Hero ({ CARD($card) }, secret)
    }
table-count =
    counts { $points ->
        [one] { $points } point
       *[other] { $points } points
    }; { $heroes ->
        [one] { $heroes } Hero
       *[other] { $heroes } Heroes
    }, cancelled: { $cancelled }
table-cancelled = { $points } of the { $number }s
table-middle = special discard pile: { CARDS($cards) }

status-over = The match is over.
status-other = It is { $name }’s turn.
status-where = Where does { CARD($card, form: "the") } go?
status-power = { CARD($card) }: how?
status-open = No Escape! You must play { CARD($card, form: "the") } now.
status-any = Your turn: any number fits your pile.
status-match = Your turn: match { WORD($colour, of: "colour") } or { $number }, or lay a Hero.

cancel = Not this card

slot = Hero

whirl-left = left
whirl-right = right

hand = Your hand
hand-of = The hand of { $name }
hand-open = It lies open and must be played now.
hand-ask = Cannot be played now: press to hear why.

ask-why =
    { $own ->
        [yes] Put { CARD($card, form: "the") } on your pile? Press to hear why not
       *[no] Put { CARD($card, form: "the") } on { $owner }’s pile? Press to hear why not
    }

pile =
    { $count ->
        [0] { $owner }’s pile is empty.
        [one] { $owner }’s pile: { CARD($top) } on top, { $count } card.
       *[other] { $owner }’s pile: { CARD($top) } on top, { $count } cards.
    }
pile-look = Press for what was seen going there.

middle = Out of the game: { CARDS($cards) }

facts-hand =
    { $count ->
        [one] { $count } card in hand.
       *[other] { $count } cards in hand.
    }
facts-shown = In hand: { CARDS($cards) }.
facts-open = Lies open: { CARD($card) }.
facts-draw =
    { $count ->
        [one] { $count } card in the draw pile.
       *[other] { $count } cards in the draw pile.
    }
facts-pile =
    { $count ->
        [one] { $count } card in the pile.
       *[other] { $count } cards in the pile.
    }
facts-tally =
    { $points ->
        [one] { $points } point so far
       *[other] { $points } points so far
    }, { $heroes ->
        [one] { $heroes } Hero.
       *[other] { $heroes } Heroes.
    }

memory = What was seen going onto { $owner }’s pile
memory-cancelled = The { $number }s are cancelled ({ $points }).
memory-hero =
    { $card ->
        [none] Hero
       *[other] Hero, was { CARD($card) }
    }
memory-order = From the top down.
memory-empty = Nothing lies there.

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
scores-column = { $cards } × { $number }: { $points }
scores-struck = { $cards } × { $number }: cancelled
scores-place = Place { $place }
scores-tie = Equal points: more cancelled points come first.

picture-goal = Collect high numbers in your own pile: cards that lie face up there score their number.
picture-turn = Play a card of the same colour or number on your pile. If it fits a neighbour’s pile too, it must go there. Or lay any card face down, as a Hero.
picture-end = When all cards are played, Heroes cancel: three of them make your 3s worthless. The rest counts, and most points win.

lesson-welcome = You are a villain! Cards that lie face up in your pile score their number. When all cards are played, most points win.
lesson-match = Look at the top of your own pile. A card of the same colour or the same number fits. Choose a card, then where it goes.
lesson-neighbour = Careful: if a card that fits your pile also fits the pile to your left or right, it must go there. Points for them!
lesson-gift = It works for you too: what your neighbours must play on your pile counts for you.
lesson-hero = Any card can also be laid face down, as a Hero. Nobody can put anything on your pile while a Hero lies on top, and any number fits on it.
lesson-cancel = But Heroes are counted too. Three Heroes cancel all 3s in the same pile, five cancel the 5s. The star beside a pile shows how many there are.
lesson-end = Your draw pile is empty: play out your hand. Count your Heroes! One more of them cancels another number.
lesson-end-late = When a draw pile is empty, its owner plays out the hand. Count your Heroes then: one more of them cancels another number.
lesson-over = That was it! Here you see which numbers the Heroes cancelled. Next time, try the special cards.
