title = Elstern
summary = Gib eine Karte weiter, gewinne Stiche und hoffe auf das, was die Elster aufdeckt.
progress = Punkte

option-length = Wie lang ist die Partie?
option-length-short = Zwei Runden
option-length-long = Drei Runden

card-red-1 = rote 1
card-red-2 = rote 2
card-red-3 = rote 3
card-red-4 = rote 4
card-red-5 = rote 5
card-green-1 = grüne 1
card-green-2 = grüne 2
card-green-3 = grüne 3
card-green-4 = grüne 4
card-green-5 = grüne 5
card-blue-1 = blaue 1
card-blue-2 = blaue 2
card-blue-3 = blaue 3
card-blue-4 = blaue 4
card-blue-5 = blaue 5

event-Dealt = { NAME($dealer) } gibt.
event-DealtToYou = { NAME($dealer) } gibt; deine Hand ist { CARDS($hand) }.
event-DealtUnseen = { NAME($dealer) } gibt.
event-Passed = { NAME($seat) } gibt die { CARD($card) } weiter.
event-PassedUnseen = { NAME($seat) } gibt eine Karte weiter.
event-Exchanged = Die Karten wechseln die Hand: { CARDS($cards) }.
event-ExchangedToYou = Die Karten wechseln die Hand, und du bekommst die { CARD($card) }.
event-ExchangedUnseen = Die Karten wechseln die Hand.
event-Played = { NAME($seat) } spielt die { CARD($card) }.
event-MagpieCame = Die Elster von { NAME($seat) } deckt die { CARD($card) } auf.
event-WonTrick =
    { $points ->
        [one] { NAME($seat) } gewinnt { CARDS($cards) } und einen Punkt.
       *[other] { NAME($seat) } gewinnt { CARDS($cards) } und { $points } Punkte.
    }
event-EndedDeal = Runde { $deal } ist zu Ende: { EACH($scores, of: "score") }.

offer-pass = Gib die { CARD($card) } an { NAME($seat) } weiter
offer-play = Spiele die { CARD($card) }

refusal-pass_first = Gib erst eine Karte deiner Hand weiter: { CARDS($hand) }.
refusal-passing_is_over = Karten werden nur vor dem ersten Stich weitergegeben.
refusal-not_in_hand = Die { CARD($card) } hast du nicht auf der Hand, sondern { CARDS($hand) }.
refusal-must_follow = Bediene die { CARD($led) }: Du hast { CARDS($follow) }.

remark-leaves =
    { $count ->
        [0] Danach hast du keine dieser Farbe mehr.
        [one] Danach hast du noch eine dieser Farbe.
       *[other] Danach hast du noch { $count } dieser Farbe.
    }
remark-loses = Überlässt den Stich den anderen.
remark-wins =
    { $count ->
        [0] Gewinnt: Es gibt keine höhere Karte mehr.
        [one] Gewinnt, wenn nicht die eine höhere Karte kommt.
       *[other] Gewinnt, wenn keine von { $count } höheren Karten kommt.
    }

table-deal =
    { $count ->
        [one] Runde { $deal } von { $deals }. Stich: { CARDS($trick) }. Vorrat: eine Karte.
       *[other] Runde { $deal } von { $deals }. Stich: { CARDS($trick) }. Vorrat: { $count } Karten.
    }
table-hand = { NAME($seat) }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }: { CARDS($cards) }
table-hand-unseen = { NAME($seat) }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }: { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }

score-other = { NAME($seat) } { $value }
