# Alles, was das Spiel sagt. Wie Angaben gesagt werden (CARD, CARDS, NAME, WHO …): docs/adding-a-game.md von Parlour.

title = New Game
summary = Bediene, und mach die meisten Stiche.
progress = Punkte

option-deals = Wie viele Runden?
option-deals-1 = Eine
option-deals-2 = Zwei
option-deals-4 = Vier

card-red-1 = rote 1
card-red-2 = rote 2
card-red-3 = rote 3
card-red-4 = rote 4
card-red-5 = rote 5
card-red-6 = rote 6
card-red-7 = rote 7
card-red-8 = rote 8
card-green-1 = grüne 1
card-green-2 = grüne 2
card-green-3 = grüne 3
card-green-4 = grüne 4
card-green-5 = grüne 5
card-green-6 = grüne 6
card-green-7 = grüne 7
card-green-8 = grüne 8
card-blue-1 = blaue 1
card-blue-2 = blaue 2
card-blue-3 = blaue 3
card-blue-4 = blaue 4
card-blue-5 = blaue 5
card-blue-6 = blaue 6
card-blue-7 = blaue 7
card-blue-8 = blaue 8

suit-red = Rot
suit-green = Grün
suit-blue = Blau

# Was geschehen ist. Von einer neuen Runde sehen nicht alle dasselbe: alles, die eigene Hand, oder nichts.
event-Dealt = { who-deals }
event-DealtToYou = { who-deals } Du hast { CARDS($hand) }.
event-DealtUnseen = { who-deals }
who-deals =
    { WHO($dealer) ->
        [you] Du gibst.
       *[other] { NAME($dealer) } gibt.
    }
event-Played =
    { WHO($seat) ->
        [you] Du spielst die { CARD($card) }.
       *[other] { NAME($seat) } spielt die { CARD($card) }.
    }
event-WonTrick =
    { WHO($seat) ->
        [you] Du gewinnst den Stich.
       *[other] { NAME($seat) } gewinnt den Stich.
    }

offer-play = Spiele die { CARD($card) }

refusal-not_in_hand = Die { CARD($card) } hast du nicht auf der Hand.
refusal-must_follow = Bediene: { WORD($suit, of: "suit") } ist ausgespielt, und du hast { CARDS($cards) }.

remark-wins = Gewinnt den Stich.
remark-loses = Überlässt den Stich jemand anderem.
remark-may_win =
    { $count ->
        [0] Gewinnt den Stich: Höher ist in dieser Farbe keine mehr.
        [one] Gewinnt, wenn nicht die eine höhere Karte kommt.
       *[other] Gewinnt, wenn keine von { $count } höheren Karten kommt.
    }

# Eine Ansicht als Text.
table-trick = Runde { $deal } von { $deals }. Stich: { CARDS($cards) }
table-hand =
    { $points ->
        [one] { NAME($seat) }, { $points } Punkt: { CARDS($cards) }
       *[other] { NAME($seat) }, { $points } Punkte: { CARDS($cards) }
    }
table-hand-unseen =
    { NAME($seat) }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }: { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }

# Die Felder der Ansicht auf dem Tisch im Browser, und die Wörter darin.
field-deal = Runde
field-deals = von
field-trick = Stich
field-aside = Beiseite
field-points = Punkte
field-is_dealer = gibt
field-is_leader = spielt aus
field-hand = Hand
field-played = Gespielt
field-lacks = hat kein
lacks-red = Rot
lacks-green = Grün
lacks-blue = Blau
