title = Diamoniak

summary = Baue deine Burg, bevor die Hexen sie dir nehmen.

progress = Gebaute Burgkarten

option-first = Wer beginnt?
option-first-random = Das Los entscheidet

card-castle-red = rote Burgkarte
    .a = eine rote Burgkarte
    .no = keine rote Burgkarte
    .plural = rote Burgkarten
    .castle = rote Burg
    .letter = R
card-castle-blue = blaue Burgkarte
    .a = eine blaue Burgkarte
    .no = keine blaue Burgkarte
    .plural = blaue Burgkarten
    .castle = blaue Burg
    .letter = B
card-castle-green = grüne Burgkarte
    .a = eine grüne Burgkarte
    .no = keine grüne Burgkarte
    .plural = grüne Burgkarten
    .castle = grüne Burg
    .letter = Gr
card-castle-yellow = gelbe Burgkarte
    .a = eine gelbe Burgkarte
    .no = keine gelbe Burgkarte
    .plural = gelbe Burgkarten
    .castle = gelbe Burg
    .letter = Ge
card-diamond = Diamant
    .a = einen Diamanten
    .no = keinen Diamanten
    .plural = Diamanten
    .letter = D
card-witch = Hexe
    .a = eine Hexe
    .no = keine Hexe
    .plural = Hexen
    .letter = H
card-fairy = Fee
    .a = eine Fee
    .no = keine Fee
    .plural = Feen
    .letter = F

letter = { CARD($card, form: "letter") }
heap =
    { $count ->
        [one] { $count } { CARD($card) }
       *[other] { $count } { CARD($card, form: "plural") }
    }
castle =
    { $colour ->
        [none] Noch keine Burg begonnen.
       *[other] Die { CARD($colour, form: "castle") }: { $built } von { $whole } Karten gebaut.
    }

offer-draw = Eine Karte ziehen
offer-stop = Aufhören zu ziehen
offer-fairy = Die Hexe mit einer Fee wegschicken
offer-buy = Von { NAME($seat) } { CARD($card, form: "a") } für drei Diamanten kaufen
offer-give = Der Hexe { CARD($card, form: "a") } geben

do-stop = Aufhören
do-give = Eine davon der Hexe geben.
do-fairy = Die Hexe mit einer Fee wegschicken.
do-buy = Eine davon für drei Diamanten von { $name } kaufen.

own-castle = Deine Burg
own-side = An deiner Seite
side-mine = An deiner Seite: { $cards }.
side-of = An der Seite von { $name }: { $cards }.

cards-mine = Deine Karten
cards-of = Die Karten von { $name }

pile-title = Stapel
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
pile-holds = Darin: { $cards }.
pile-open = Die nächsten Karten des Stapels

discards-title = Ablage
discards =
    { $count ->
        [one] Ablage: { $count } Karte.
       *[other] Ablage: { $count } Karten.
    }

witch-wants =
    { $count ->
        [one] Die Hexe will { $count } Karte.
       *[other] Die Hexe will { $count } Karten.
    }

now-turn = Du bist dran: Zieh eine Karte
now-turn-buy = Zieh eine Karte, oder kauf eine Burgkarte für drei Diamanten
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
now-other-turn = { NAME($seat) } ist dran
now-other-drawing = { NAME($seat) } zieht
now-other-witch =
    { $count ->
        [one] { NAME($seat) } muss der Hexe { $count } Karte geben
       *[other] { NAME($seat) } muss der Hexe { $count } Karten geben
    }
now-over = Die Burg von { NAME($seat) } ist fertig!

event-Reshuffled =
    { $cards_count ->
        [one] Die Ablage wird zu einem neuen Stapel mit { $cards_count } Karte gemischt.
       *[other] Die Ablage wird zu einem neuen Stapel mit { $cards_count } Karten gemischt.
    }
event-ReshuffledUnseen = { event-Reshuffled }
event-Drew =
    { WHO($seat) ->
        [you] Du ziehst
       *[other] { NAME($seat) } zieht
    } { CARD($card, form: "a") }{ $goes_to ->
        [castle] { " " }für { WHO($seat) ->
            [you] deine Burg.
           *[other] die eigene Burg.
        }
        [side] , die Karte kommt an die Seite.
       *[discards] , der Zug endet.
    }
event-Began =
    { WHO($seat) ->
        [you] Du beginnst die { CARD($card, form: "castle") }.
       *[other] { NAME($seat) } beginnt die { CARD($card, form: "castle") }.
    }
event-MetWitch =
    { $toll ->
        [0] { WHO($seat) ->
            [you] Du hast nichts, was die Hexe nehmen könnte.
           *[other] { NAME($seat) } hat nichts, was die Hexe nehmen könnte.
        }
        [one] Die Hexe will { $toll } Karte von { from-whom }.
       *[other] Die Hexe will { $toll } Karten von { from-whom }.
    }
event-GaveUp =
    { WHO($seat) ->
        [you] Du gibst { CARD($card, form: "a") } ab.
       *[other] { NAME($seat) } gibt { CARD($card, form: "a") } ab.
    }
event-UsedFairy =
    { WHO($seat) ->
        [you] Du schickst die Hexe mit einer Fee weg.
       *[other] { NAME($seat) } schickt die Hexe mit einer Fee weg.
    }
event-Bought =
    { WHO($seat) ->
        [you] Du kaufst { CARD($card, form: "a") } von { NAME($seller) } für drei Diamanten.
       *[other] { WHO($seller) ->
            [you] { NAME($seat) } kauft { CARD($card, form: "a") } von dir für drei Diamanten.
           *[other] { NAME($seat) } kauft { CARD($card, form: "a") } von { NAME($seller) } für drei Diamanten.
        }
    }
event-Stopped =
    { WHO($seat) ->
        [you] Du hörst auf.
       *[other] { NAME($seat) } hört auf.
    }
event-Won =
    { WHO($seat) ->
        [you] Du hast die ganze { CARD($card, form: "castle") } gebaut und gewinnst.
       *[other] { NAME($seat) } hat die ganze { CARD($card, form: "castle") } gebaut und gewinnt.
    }

from-whom =
    { WHO($seat) ->
        [you] dir
       *[other] { NAME($seat) }
    }

remark-passes_up_win = Lässt einen Kauf aus, der gewinnt.
remark-no_witch =
    { $of ->
        [one] Kein Risiko: Die einzige Karte, die noch kommen kann, ist keine Hexe.
       *[other] Kein Risiko: Unter den { $of } Karten, die kommen können, ist keine Hexe.
    }
remark-nothing_to_lose =
    { $witches ->
        [one] Kein Risiko: { $witches } von { $of } Karten, die kommen können, ist eine Hexe, aber du hast nichts zu verlieren.
       *[other] Kein Risiko: { $witches } von { $of } Karten, die kommen können, sind Hexen, aber du hast nichts zu verlieren.
    }
remark-may_win =
    Von { $of } Karten, die kommen können, { $wins ->
        [one] gewinnt { $wins }
       *[other] gewinnen { $wins }
    }, und { $witches ->
        [one] { $witches } ist eine Hexe.
       *[other] { $witches } sind Hexen.
    }
remark-fairy_ready =
    { $witches ->
        [one] { $witches } von { $of } Karten, die kommen können, ist eine Hexe, und eine Fee ist bereit.
       *[other] { $witches } von { $of } Karten, die kommen können, sind Hexen, und eine Fee ist bereit.
    }
remark-risks =
    { $witches ->
        [one] { $witches } von { $of } Karten, die kommen können, ist eine Hexe, und sie
       *[other] { $witches } von { $of } Karten, die kommen können, sind Hexen, und eine davon
    } würde dir { $share ->
        [none] { $toll ->
            [one] { $toll } Karte nehmen.
           *[other] { $toll } Karten nehmen.
        }
        [all] { $toll ->
            [one] eine Karte deiner Burg nehmen.
           *[other] { $toll } Karten nehmen, alle aus deiner Burg.
        }
       *[some] { $toll } Karten nehmen, { $built } davon aus deiner Burg.
    }
remark-leaves_safe_cards =
    { $of ->
        [one] Überlässt dem Nächsten { $of } Karte, und die ist keine Hexe.
       *[other] Überlässt dem Nächsten { $of } Karten ohne eine einzige Hexe.
    }
remark-keeps_nothing = Bringt nichts in Sicherheit: Du hast nichts zu verlieren.
remark-keeps =
    { $count ->
        [one] Rettet deine eine Karte
       *[other] Rettet deine { $count } Karten
    } vor { $witches ->
        [one] der Hexe
       *[other] { $witches } Hexen
    } unter { $of ->
        [one] { $of } Karte
       *[other] { $of } Karten
    }.
remark-sends_away =
    Rettet { $share ->
        [none] { $toll ->
            [one] { $toll } Karte,
           *[other] { $toll } Karten,
        }
        [all] { $toll ->
            [one] eine Karte deiner Burg,
           *[other] { $toll } Karten, alle aus deiner Burg,
        }
       *[some] { $toll } Karten, { $built } davon aus deiner Burg,
    } und { $left ->
        [0] für die nächste Hexe bleibt dir keine Fee.
        [one] dir bleibt noch { $left } Fee.
       *[other] dir bleiben noch { $left } Feen.
    }
remark-wins = Vollendet deine Burg: Du gewinnst.
remark-builds = Damit hast du { $built } von { $whole } Burgkarten. { NAME($seller) } hat dann { $diamonds } Diamanten.
remark-still_enough = Lässt dir { $diamonds } Diamanten, noch genug zum Kaufen.
remark-one_too_few = Lässt dir { $diamonds } Diamanten, einen zu wenig zum Kaufen.
remark-diamonds_left =
    { $diamonds ->
        [0] Lässt dir keinen Diamanten; für { $price } gibt es eine Burgkarte.
        [one] Lässt dir { $diamonds } Diamanten; für { $price } gibt es eine Burgkarte.
       *[other] Lässt dir { $diamonds } Diamanten; für { $price } gibt es eine Burgkarte.
    }
remark-shrinks =
    Verkleinert deine Burg auf { $built } von { $whole }{ $spare ->
        [0] .
        [one] , obwohl du noch { $spare } andere Karte hast.
       *[other] , obwohl du noch { $spare } andere Karten hast.
    }
remark-takes_away =
    { $can_pay ->
        [yes] Nimmt { NAME($rival) } die Aussicht auf { CARD($card, form: "a") }: Dort sind { $built } von { $whole } gebaut, und die Diamanten für den Kauf sind da.
       *[no] Nimmt { NAME($rival) } die Aussicht auf { CARD($card, form: "a") }: Dort sind { $built } von { $whole } gebaut.
    }
remark-nobody_builds_yet = Die { CARD($card, form: "castle") } baut noch niemand, und diese Karte beginnt sie auch nicht für dich: Du müsstest eine ziehen.
remark-nobody_builds = Die { CARD($card, form: "castle") } baut niemand: Die Karte taugt nur für eine Hexe.

# Eine Ansicht als Text.
table-castle =
    { NAME($seat) }: { $colour ->
        [none] keine Burg begonnen;
       *[other] { CARD($colour, form: "castle") }, { $built } von { $whole };
    }
table-side = an der Seite: { $cards }
table-witch =
    { $count ->
        [one] die Hexe will noch { $count } Karte
       *[other] die Hexe will noch { $count } Karten
    }
table-pile = Stapel mit { $count }: { $cards }
table-pile-open = Stapel mit { $count }, von oben: { $cards }
table-discards = Ablage: { $cards }

refusal-witch_waits =
    { $owed ->
        [one] Die Hexe beendet deinen Zug: Gib noch { $owed } Karte ab.
       *[other] Die Hexe beendet deinen Zug: Gib noch { $owed } Karten ab.
    }
refusal-no_witch = Hier ist keine Hexe: Karten und Feen gibt man nur einer Hexe.
refusal-must_draw = Zu einem Zug gehört mindestens eine Karte: Zieh, oder kauf eine Burgkarte.
refusal-not_after_drawing = Wer schon gezogen hat, kann im selben Zug nicht mehr kaufen.
refusal-no_such_seat = An diesem Tisch gibt es keinen Platz { FROM_ONE($seller) }.
refusal-own_side = Burgkarten kauft man von jemand anderem.
refusal-not_begun = Du hast noch keine Burg begonnen, also gibt es keine Farbe, die du kaufen könntest.
refusal-too_few_diamonds =
    { $diamonds ->
        [0] Eine Burgkarte kostet drei Diamanten, und du hast keinen.
       *[other] Eine Burgkarte kostet drei Diamanten, und du hast { $diamonds }.
    }
refusal-not_for_sale = { NAME($seller) } hat keine { CARD($colour) } an der Seite.
refusal-no_fairy = Du hast keine Fee.
refusal-too_late_for_fairy =
    { $owed ->
        [one] Eine Fee hilft nur, bevor die erste Karte abgegeben ist: Gib noch { $owed } Karte ab.
       *[other] Eine Fee hilft nur, bevor die erste Karte abgegeben ist: Gib noch { $owed } Karten ab.
    }
refusal-not_held = Du hast { CARD($card, form: "no") } zum Abgeben.

picture-goal = Baue zuerst eine Burg aus sechs Karten deiner Farbe.
picture-turn = Ziehe Karten, solange du dich traust, und hör rechtzeitig auf: Die Hexe beendet deinen Zug und nimmt dir drei Karten.
picture-end = Die sechste Karte gewinnt sofort. Du ziehst sie, oder du kaufst sie für drei Diamanten, wo sie bei jemandem an der Seite liegt.

lesson-draw = Willkommen! Wer zuerst eine Burg aus sechs Karten baut, gewinnt. Tippe auf den Stapel und zieh deine erste Karte.
lesson-again = Deine Karte liegt vor dir. Zieh weiter, wenn du dich traust, oder hör auf und behalte, was du hast. Die Zeichen unter dem Stapel zeigen, was noch darin ist: Achte auf die Hexenhüte!
lesson-again-late = Nach jeder Karte darfst du weiterziehen, wenn du dich traust, oder aufhören und behalten, was du hast. Die Zeichen unter dem Stapel zeigen, was noch darin ist: Achte auf die Hexenhüte!
lesson-castle = Deine Burg ist begonnen! Deine erste Burgkarte hat die Farbe bestimmt. Jede weitere dieser Farbe baut ein Stück an; andere Farben liegen an deiner Seite.
lesson-castle-late = Deine erste Burgkarte bestimmt deine Farbe. Jede weitere davon baut deine Burg aus; andere Farben liegen an deiner Seite.
lesson-diamond = Ein Diamant! Für drei davon kaufst du eine Burgkarte deiner Farbe, die bei jemand anderem an der Seite liegt.
lesson-diamond-late = Hebe Diamanten auf: Für drei davon kaufst du eine Burgkarte deiner Farbe, die bei jemand anderem an der Seite liegt.
lesson-witch = Die Hexe beendet den Zug und will drei Karten. Wer sie trifft, sucht aus, welche. Eine Fee schickt sie weg: Dann bekommt sie nichts.
lesson-buy = Für drei Diamanten kaufst du eine Burgkarte deiner Farbe von der Seite gegenüber. Zu Beginn deines Zuges hebt sie sich und zeigt ihren Preis: Tippe sie an. Niemand darf Nein sagen.
lesson-end = Eine Burg ist fast fertig! Die sechste Karte gewinnt sofort. Jetzt weißt du alles: Viel Glück!
lesson-end-late = Die sechste Karte einer Burg gewinnt sofort. Jetzt weißt du alles: Viel Glück beim nächsten Mal.
lesson-over = Das war’s! Das Bild jeder Burg zeigt, wie weit sie gekommen ist. Mit mehr Leuten gibt es mehr zu kaufen.

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
