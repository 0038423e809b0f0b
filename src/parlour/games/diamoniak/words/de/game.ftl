title = Diamoniak

summary = Baue dein Schloss, bevor die Hexen es dir nehmen.

name = Diamoniak

tagline = Zieh mutig, entgeh der Hexe, bau deine Burg.

players = 2 bis 4 Baumeister

progress = gebaute Burgkarten

option-first = Wer fängt an?
option-first-random = Der Zufall entscheidet
option-first-0 = Spieler 1
option-first-1 = Spieler 2
option-first-2 = Spieler 3
option-first-3 = Spieler 4

letter-castle-red = R
letter-castle-blue = B
letter-castle-green = Gr
letter-castle-yellow = Ge
letter-diamond = D
letter-witch = H
letter-fairy = F

card-castle-red = rote Burgkarte
card-castle-blue = blaue Burgkarte
card-castle-green = grüne Burgkarte
card-castle-yellow = gelbe Burgkarte
card-diamond = Diamant
card-witch = Hexe
card-fairy = Fee
card-none = Burgkarte deiner Farbe

a-castle-red = eine rote Burgkarte
a-castle-blue = eine blaue Burgkarte
a-castle-green = eine grüne Burgkarte
a-castle-yellow = eine gelbe Burgkarte
a-diamond = einen Diamanten
a-witch = eine Hexe
a-fairy = eine Fee

count-castle-red =
    { $count ->
        [one] { $count } rote Burgkarte
       *[other] { $count } rote Burgkarten
    }
count-castle-blue =
    { $count ->
        [one] { $count } blaue Burgkarte
       *[other] { $count } blaue Burgkarten
    }
count-castle-green =
    { $count ->
        [one] { $count } grüne Burgkarte
       *[other] { $count } grüne Burgkarten
    }
count-castle-yellow =
    { $count ->
        [one] { $count } gelbe Burgkarte
       *[other] { $count } gelbe Burgkarten
    }
count-diamond =
    { $count ->
        [one] { $count } Diamant
       *[other] { $count } Diamanten
    }
count-witch =
    { $count ->
        [one] { $count } Hexe
       *[other] { $count } Hexen
    }
count-fairy =
    { $count ->
        [one] { $count } Fee
       *[other] { $count } Feen
    }

castle-castle-red = rote Burg
castle-castle-blue = blaue Burg
castle-castle-green = grüne Burg
castle-castle-yellow = gelbe Burg
castle-none = Noch keine Burg begonnen.
castle-built = Die { $castle }: { $built } von { $all } Karten gebaut.

offer-draw = Eine Karte ziehen
offer-stop = Aufhören zu ziehen
offer-fairy = Die Hexe mit einer Fee wegschicken
offer-buy = Eine Burgkarte von Spieler { $number } kaufen
offer-give = { $card } abgeben

do-stop = Halt
do-give = Eine davon der Hexe geben.
do-fairy = Die Hexe mit einer Fee wegschicken.

buy-from = Eine davon für 3 Diamanten von { $name } kaufen.

side-mine = An deiner Seite: { $cards }.
side-of = An der Seite von { $name }: { $cards }.

cards-mine = Deine Karten
cards-of = Die Karten von { $name }

pile-draw =
    { $count ->
        [one] Eine Karte ziehen. { $count } Karte im Stapel.
       *[other] Eine Karte ziehen. { $count } Karten im Stapel.
    }
pile-name =
    { $count ->
        [one] Der Stapel: { $count } Karte.
       *[other] Der Stapel: { $count } Karten.
    }
pile-holds = Noch im Stapel
pile-open = Die nächsten Karten des Stapels

discards =
    { $count ->
        [one] Ablage: { $count } Karte. { $cards }
       *[other] Ablage: { $count } Karten. { $cards }
    }
discards-hold = In der Ablage

witch-wants =
    { $count ->
        [one] Die Hexe will { $count } Karte.
       *[other] Die Hexe will { $count } Karten.
    }

now-turn = Du bist dran: Zieh eine Karte
now-turn-buy = Zieh eine Karte, oder kauf eine Burgkarte für 3 Diamanten
now-drawing = Weiterziehen oder aufhören?
now-witch =
    { $count ->
        [one] Die Hexe! Gib ihr { $count } Karte
       *[other] Die Hexe! Gib ihr { $count } Karten
    }
now-witch-fairy =
    { $count ->
        [one] Die Hexe! Gib ihr { $count } Karte, oder schick eine Fee
       *[other] Die Hexe! Gib ihr { $count } Karten, oder schick eine Fee
    }
now-other-turn = { $name } ist dran
now-other-drawing = { $name } zieht
now-other-witch =
    { $count ->
        [one] { $name } muss der Hexe { $count } Karte geben
       *[other] { $name } muss der Hexe { $count } Karten geben
    }
now-over = Die Burg von { $name } ist fertig!

event-reshuffled =
    { $count ->
        [one] Die Ablage wird zu einem neuen Stapel mit { $count } Karte gemischt.
       *[other] Die Ablage wird zu einem neuen Stapel mit { $count } Karten gemischt.
    }
event-drew-castle = { $name } zieht { $card } für die eigene Burg.
event-drew-side = { $name } zieht { $card }, die Karte kommt an die Seite.
event-drew-discards = { $name } zieht { $card }, der Zug endet.
event-began = { $name } beginnt die { $castle }.
event-spared = { $name } hat nichts, was die Hexe nehmen könnte.
event-witch =
    { $count ->
        [one] Die Hexe will { $count } Karte von { $name }.
       *[other] Die Hexe will { $count } Karten von { $name }.
    }
event-gave = { $name } gibt { $card } ab.
event-fairy = { $name } schickt die Hexe mit einer Fee weg.
event-bought = { $name } kauft { $card } von { $seller } für drei Diamanten.
event-stopped = { $name } hört auf.
event-won = { $name } hat die ganze { $castle } gebaut und gewinnt.

refusal-witch_waits =
    { $count ->
        [one] Die Hexe beendet deinen Zug: Gib noch { $count } Karte ab.
       *[other] Die Hexe beendet deinen Zug: Gib noch { $count } Karten ab.
    }
refusal-no_witch = Hier ist keine Hexe: Karten und Feen gibt man nur einer Hexe.
refusal-must_draw = Zu einem Zug gehört mindestens eine Karte: Zieh, oder kauf eine Burgkarte.
refusal-not_after_drawing = Wer schon gezogen hat, kann im selben Zug nicht mehr kaufen.
refusal-no_such_seat = Dort sitzt niemand.
refusal-own_side = Burgkarten kauft man von jemand anderem.
refusal-not_begun = Du hast noch keine Burg begonnen, also auch keine Farbe zu kaufen.
refusal-too_few_diamonds = Eine Burgkarte kostet drei Diamanten, und du hast { $count }.
refusal-not_for_sale = An dieser Seite liegt keine { $card }.
refusal-no_fairy = Du hast keine Fee.
refusal-too_late_for_fairy =
    { $count ->
        [one] Eine Fee hilft nur, bevor die erste Karte abgegeben ist: Gib noch { $count } Karte ab.
       *[other] Eine Fee hilft nur, bevor die erste Karte abgegeben ist: Gib noch { $count } Karten ab.
    }
refusal-not_held = Diese Karte hast du nicht: { $card }.

lesson-draw = Willkommen! Wer zuerst eine Burg aus sechs Karten baut, gewinnt. Tippe auf den Stapel und zieh deine erste Karte.
lesson-again = Deine Karte liegt vor dir. Zieh weiter, wenn du dich traust, oder hör auf und behalte, was du hast. Die Zeichen unter dem Stapel zeigen, was noch darin ist: Achte auf die Hexenhüte!
lesson-castle = Deine Burg ist begonnen! Deine erste Burgkarte hat die Farbe bestimmt. Jede weitere dieser Farbe baut ein Stück an; andere Farben liegen an deiner Seite.
lesson-diamond = Ein Diamant! Für drei davon kaufst du eine Burgkarte deiner Farbe, die bei einem anderen an der Seite liegt.
lesson-witch = Die Hexe beendet den Zug und will drei Karten. Wer sie trifft, sucht aus, welche. Eine Fee schickt sie weg: Dann bekommt sie nichts.
lesson-buy = Für drei Diamanten kaufst du eine Burgkarte deiner Farbe von der Seite gegenüber. Zu Beginn deines Zuges hebt sie sich und zeigt ihren Preis: Tippe sie an. Niemand darf Nein sagen.
lesson-end = Eine Burg ist fast fertig! Die sechste Karte gewinnt sofort. Jetzt weißt du alles: Viel Glück!
lesson-over = Das war’s! Das Bild jeder Burg zeigt, wie weit sie gekommen ist. Mit mehr Leuten gibt es mehr zu kaufen.

score-lead = { $name } gewinnt mit einer ganzen Burg
score-won = Alle sechs Karten: Die Burg steht.
score-none = Keine Burg begonnen.
score-missing =
    { $count ->
        [one] Nur { $count } Karte fehlte.
       *[other] { $count } Karten fehlten.
    }
score-diamonds =
    { $count ->
        [one] { $count } Diamant blieb übrig.
       *[other] { $count } Diamanten blieben übrig.
    }
score-rule = Die erste Burg aus sechs Karten gewinnt; alle anderen teilen sich den zweiten Platz.
