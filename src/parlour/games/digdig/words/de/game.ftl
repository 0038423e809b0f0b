title = Dig Dig

summary = Werde deine Karten los, die letzten blind.

progress = Übrige Karten

option-voluntary_pickup = Darf man den Stapel nehmen, obwohl man spielen könnte?
option-voluntary_pickup-false = Nein, nur wer nicht spielen kann, nimmt den Stapel
option-voluntary_pickup-true = Ja, wann immer man will

letter-boom = B
letter-drop = D
letter-limbo = L
letter-ninja = N
card-1 = 1
    .nom = die 1
    .acc = die 1
    .a = eine 1
    .plural = Einsen
card-2 = 2
    .nom = die 2
    .acc = die 2
    .a = eine 2
    .plural = Zweien
card-3 = 3
    .nom = die 3
    .acc = die 3
    .a = eine 3
    .plural = Dreien
card-4 = 4
    .nom = die 4
    .acc = die 4
    .a = eine 4
    .plural = Vieren
card-5 = 5
    .nom = die 5
    .acc = die 5
    .a = eine 5
    .plural = Fünfen
card-6 = 6
    .nom = die 6
    .acc = die 6
    .a = eine 6
    .plural = Sechsen
card-7 = 7
    .nom = die 7
    .acc = die 7
    .a = eine 7
    .plural = Siebenen
card-8 = 8
    .nom = die 8
    .acc = die 8
    .a = eine 8
    .plural = Achten
card-9 = 9
    .nom = die 9
    .acc = die 9
    .a = eine 9
    .plural = Neunen
card-10 = 10
    .nom = die 10
    .acc = die 10
    .a = eine 10
    .plural = Zehnen
card-boom = Boom
    .nom = der Boom
    .acc = den Boom
    .a = einen Boom
    .plural = Booms
card-drop = Drop
    .nom = der Drop
    .acc = den Drop
    .a = einen Drop
    .plural = Drops
card-limbo = Limbo
    .nom = der Limbo
    .acc = den Limbo
    .a = einen Limbo
    .plural = Limbos
card-ninja = Ninja
    .nom = der Ninja
    .acc = den Ninja
    .a = einen Ninja
    .plural = Ninjas
card-back = eine verdeckte Karte

power-boom = Der ganze Stapel kommt auf den Kompost, und du bist noch einmal dran. Nicht auf einen Ninja.
power-drop = Als Nächstes darf jede Karte gespielt werden.
power-limbo = Nur auf eine 5 oder höher. Die nächste Zahl muss 5 oder niedriger sein.
power-ninja = War nie da: Die Regel von vorher gilt weiter.

offer-play =
    { $count ->
        [one] { CARD($card) }
        [2] Zwei { CARD($card, form: "plural") }
        [3] Drei { CARD($card, form: "plural") }
       *[other] Vier { CARD($card, form: "plural") }
    } spielen
offer-swap = { CARD($card) } aus der Hand gegen { CARD($other) } in deiner Reihe tauschen
offer-blind = Blinde Karte { $slot } aufdecken
offer-ready = Ich bin bereit
offer-pick_up =
    { $count ->
        [one] Den Stapel nehmen ({ $count } Karte)
       *[other] Den Stapel nehmen ({ $count } Karten)
    }

sign-swap = Tauschen, dann graben
sign-swap-why = Gute Karten in die Reihe
sign-over = Ausgegraben
sign-over-why = { "" }
sign-lowest = Die { CARD($number) } beginnt
sign-lowest-why = Die niedrigste Zahl zuerst
sign-higher = Höher als { CARD($number) }
sign-higher-why = Nur beim zweiten Ausspiel
sign-at-least = { CARD($number) } oder höher
sign-at-least-why = oder eine Kraft, die passt
sign-at-most-five = 5 oder niedriger
sign-at-most-five-why = Limbo
sign-any = Jede Karte
sign-any-why = Nichts zu überbieten
sign-after-drop = Jede Karte
sign-after-drop-why = Drop

turn-mine = Du bist dran
turn-composted =
    { $reason ->
        [boom] Boom! Ab auf den Kompost
       *[four] Vier gleiche! Ab auf den Kompost
    }
turn-other =
    { $phase ->
        [swap] { $name } tauscht
       *[other] { $name } gräbt
    }
turn-pick_a_target = Wähle jetzt die Karte, gegen die du tauschst
turn-how_many = Wie viele?
turn-cancel = Doch nicht

hand-mine = Deine Hand
hand-of =
    { $count ->
        [one] Hand von { $name }: { $count } Karte
       *[other] Hand von { $name }: { $count } Karten
    }
hand-count = Hand: { $count }
hand-empty = Keine Karte auf der Hand
hand-look =
    { $count ->
        [one] { $name } hat { $count } Karte auf der Hand.
       *[other] { $name } hat { $count } Karten auf der Hand.
    } Das haben alle gesehen: { CARDS($cards) }
hand-seen =
    Das haben alle gesehen{ $unseen ->
        [0] { "" }
       *[other] , { $unseen } ungesehen
    }

row-mine = Deine Reihe
row-open = { $count } offen
row-blind = { $count } blind
row-says =
    { $whose ->
        [mine] Deine Reihe: { $open } offen, { $blind } blind.
       *[other] Reihe von { $name }: { $open } offen, { $blind } blind.
    }
row-when = Sind Hand und Nachziehstapel leer, werden die offenen Karten gespielt und danach die blinden.
row-of = Reihe von { $name }, offen: { CARDS($cards) }; blinde Karten: { $count }

deck-title = Deck
deck =
    { $count ->
        [one] Nachziehstapel: { $count } Karte
       *[other] Nachziehstapel: { $count } Karten
    }
deck-empty = Der Nachziehstapel ist leer

compost-title = Kompost
compost =
    { $count ->
        [one] Komposthaufen: { $count } Karte
       *[other] Komposthaufen: { $count } Karten
    }

pile-title = Stapel
pile-empty = Das Loch ist leer
pile = Spielstapel, insgesamt { $cards_count }; von oben: { CARDS($cards) }

out = Draußen, Nummer { $place }
out-first = Zuerst draußen!
out-mine = Du bist draußen und in Sicherheit!

lost-mine = Der letzte Maulwurf im Loch

say-cards =
    { $count ->
        [one] { CARD($card) } auf der Hand
       *[other] { $count } { CARD($card, form: "plural") } auf der Hand
    }
say-several =
    { $from ->
        [row] { $count } { CARD($card, form: "plural") } in der Reihe. Wählen, wie viele gespielt werden
       *[hand] { $count } { CARD($card, form: "plural") } auf der Hand. Wählen, wie viele gespielt werden
    }
say-swap =
    { $from ->
        [row] { CARD($card) } in der Reihe. Zum Tauschen wählen
       *[hand] { CARD($card) } auf der Hand. Zum Tauschen wählen
    }
say-up = { CARD($card) } offen in der Reihe
say-blind = Blinde Karte { $slot }

event-Swapped =
    { WHO($seat) ->
        [you] Du legst { CARD($hand, form: "acc") } offen aus und nimmst { CARD($face_up, form: "acc") } auf die Hand.
       *[other] { NAME($seat) } legt { CARD($hand, form: "acc") } offen aus und nimmt { CARD($face_up, form: "acc") } auf die Hand.
    }
event-Readied =
    { WHO($seat) ->
        [you] Du bist bereit.
       *[other] { NAME($seat) } ist bereit.
    }
event-Started =
    { $lowest ->
        [none] { WHO($seat) ->
            [you] Niemand hat eine Zahl auf der Hand: Du beginnst mit einer beliebigen Karte.
           *[other] Niemand hat eine Zahl auf der Hand: { NAME($seat) } beginnt mit einer beliebigen Karte.
        }
       *[other] { WHO($seat) ->
            [you] Du hast die niedrigste Zahl, eine { CARD($lowest) }, und beginnst damit.
           *[other] { NAME($seat) } hat die niedrigste Zahl, eine { CARD($lowest) }, und beginnt damit.
        }
    }
event-Played =
    { WHO($seat) ->
        [you] Du spielst
       *[other] { NAME($seat) } spielt
    } { $cards_count ->
        [one] { CARD($cards, form: "a") }
        [2] zwei { CARD($cards, form: "plural") }
        [3] drei { CARD($cards, form: "plural") }
       *[other] vier { CARD($cards, form: "plural") }
    }{ $source ->
        [row] { " " }aus der offenen Reihe
       *[hand] { "" }
    }.
event-TurnedBlind =
    { WHO($seat) ->
        [you] Du deckst
       *[other] { NAME($seat) } deckt
    } { $fits ->
        [yes] die blinde Karte { $slot } auf: { CARD($card) }. Sie passt.
       *[no] die blinde Karte { $slot } auf: { CARD($card) }. Sie passt nicht.
    }
event-Composted =
    { $reason ->
        [boom] Boom!
       *[four] Vier gleiche!
    } { $count ->
        [one] { $count } Karte kommt auf den Komposthaufen.
       *[other] { $count } Karten kommen auf den Komposthaufen.
    }
event-TookPile =
    { WHO($seat) ->
        [you] Du nimmst den Stapel: { CARDS($cards) }.
       *[other] { NAME($seat) } nimmt den Stapel: { CARDS($cards) }.
    }
event-Drew =
    { WHO($seat) ->
        [you] Du ziehst { CARDS($cards) }.
       *[other] { NAME($seat) } zieht { CARDS($cards) }.
    }
event-DrewUnseen =
    { $cards_count ->
        [one] { NAME($seat) } zieht { $cards_count } Karte.
       *[other] { NAME($seat) } zieht { $cards_count } Karten.
    }
event-WentOut =
    { WHO($seat) ->
        [you] Du hast keine Karten mehr und bist draußen, als Nummer { $place }.
       *[other] { NAME($seat) } hat keine Karten mehr und ist draußen, als Nummer { $place }.
    }
event-Lost =
    { $seats_count ->
        [one] { WHO($seats) ->
            [you] Du bleibst mit Karten zurück und verlierst.
           *[other] { NAMES($seats) } bleibt mit Karten zurück und verliert.
        }
       *[other] Nichts geht mehr voran: { NAMES($seats) } teilen sich den letzten Platz.
    }

remark-takes =
    { $count ->
        [one] Bringt { $count } Karte auf deine Hand.
       *[other] Bringt { $count } Karten auf deine Hand.
    }
remark-blind = Von den Karten, die du nicht gesehen hast, würden etwa { $percent } % passen.
remark-saves = Am Ende hilft dir { CARD($card, form: "nom") } mehr als { CARD($other, form: "nom") }: gut aufgehoben.
remark-gives_up = Gibt { CARD($other, form: "acc") } in deiner Reihe für eine schwächere Karte her.
remark-could_be_stronger = Deine Reihe könnte noch stärker sein.
remark-as_strong_as_it_gets = Stärker wird deine Reihe nicht.
remark-out = Damit wirst du deine letzte Karte los: Du bist draußen.
remark-composts =
    { $count ->
        [one] Kompostiert { $count } Karte, und du bist noch einmal dran.
       *[other] Kompostiert { $count } Karten, und du bist noch einmal dran.
    }
remark-ninja =
    { $number_fits ->
        [yes] Wer folgt, muss dieselbe Karte schlagen; eine Zahl würde aber auch reichen.
       *[no] Wer folgt, muss dieselbe Karte schlagen.
    }
remark-power =
    { $number_fits ->
        [yes] Verbraucht eine Kraft, obwohl eine Zahl reichen würde.
       *[no] Verbraucht eine Kraft, weil keine Zahl passt.
    }
remark-keeps_more = Behält noch { $count } davon.
remark-keeps_lower = Behält { CARD($card, form: "acc") }, und niedrige Zahlen wird man schwerer los.
remark-lowest = So wirst du die niedrigste Zahl los, die passt.

# A view as text.
table-out = { NAME($seat) }: draußen, als Nummer { $place }
table-player = { NAME($seat) }:
table-hand = Hand: { CARDS($cards) };
table-hand-known = { $count } auf der Hand, bekannt: { CARDS($cards) };
table-hand-hidden = { $count } auf der Hand;
table-row = offen: { CARDS($cards) };
table-blind = blind: { $count }
table-blind-open = blind: { CARDS($cards) }
table-pile = Stapel, von oben: { CARDS($cards) };
table-holds =
    als Nächstes: { $holds ->
        [lowest] die niedrigste Zahl, { CARD($number) }
        [higher] höher als { CARD($number) }
        [at-least] { CARD($number) } oder höher
        [at-most-five] 5 oder niedriger (Limbo)
       *[any] jede Karte
    }
table-deck = Nachziehstapel: { $count };
table-deck-open = Nachziehstapel: { CARDS($cards) };
table-compost = Komposthaufen: { $count }

refusal-swaps_first = Gespielt wird, wenn alle bereit sind: Tausche Karten oder sag, dass du bereit bist.
refusal-swaps_are_over = Getauscht wird nur vor dem Beginn.
refusal-same_card = Getauscht werden zwei verschiedene Karten, nicht zweimal { CARD($hand) }.
refusal-no_more_swaps = Du hast sechsmal getauscht: Sag, dass du bereit bist.
refusal-not_face_up = Diese Karte liegt nicht offen vor dir.
refusal-not_in_hand = Diese Karte hast du nicht auf der Hand.
refusal-not_so_many = Du hast { CARD($card, form: "acc") } nur { $held }-mal, nicht { $played }-mal.
refusal-powers_one_at_a_time = Kräfte werden einzeln gespielt.
refusal-lowest_leads = Die Partie beginnt mit der niedrigsten Zahl auf einer Hand: Spiel deine { CARD($lowest) }.
refusal-not_higher = Das zweite Ausspiel muss höher sein als die erste Karte: höher als { CARD($top) }.
refusal-too_low = { CARD($card) } ist zu niedrig: { CARD($top) } oder höher.
refusal-over_limbo = { CARD($card) } ist zu hoch: Nach einem Limbo muss es 5 oder niedriger sein.
refusal-limbo_too_low = Limbo geht nur auf eine 5 oder höher, und oben liegt { CARD($top) }.
refusal-limbo_on_limbo = Limbo geht nicht auf einen Limbo.
refusal-boom_on_ninja = Boom geht nicht auf einen Ninja.
refusal-can_play =
    { $blind ->
        [yes] Nur wer nicht spielen kann, nimmt den Stapel, und du kannst eine blinde Karte aufdecken.
       *[no] Nur wer nicht spielen kann, nimmt den Stapel, und du kannst spielen: { CARDS($playable) }.
    }
refusal-pile_is_empty = Es gibt keinen Stapel zu nehmen: Auf das leere Loch darf jede Karte.
refusal-face_up_later = Offene Karten warten, bis deine Hand und der Nachziehstapel leer sind.
refusal-not_blind_yet = Blinde Karten warten, bis deine Hand, der Nachziehstapel und deine offenen Karten weg sind.
refusal-blind_is_gone = Die blinde Karte { $slot } ist schon aufgedeckt.
refusal-only_blind = Nur blinde Karten sind übrig: Wähle eine, ohne sie zu sehen.

picture-goal = Werde alle deine Karten los. Wer als Letzter noch welche hat, verliert.
picture-turn = Spiele eine Zahl, so hoch wie die oberste Karte oder höher. Nichts passt? Dann gehört dir der ganze Stapel.
picture-end = Erst spielst du deine Hand, dann deine offene Reihe und zuletzt drei blinde Karten, die du nie gesehen hast.

lesson-swap = Willkommen im Garten! Deine Reihe kommt zuletzt dran, also heb dir dort starke Karten auf. Tippe auf eine Handkarte, dann auf die Karte der Reihe, mit der sie tauscht.
lesson-ready = Zufrieden mit deiner Reihe? Dann sag, dass du bereit bist. Du darfst auch noch mehr tauschen.
lesson-ready-late = Vor dem Anfang darfst du zwischen Hand und Reihe tauschen, so viel du willst, bis du sagst, dass du bereit bist.
lesson-play = Du bist dran! Das Holzschild sagt, was passt. Karten, die passen, leuchten: Tippe auf eine. Gleiche Zahlen dürfen zusammen gespielt werden.
lesson-power = Eine Karte mit einem Namen ist eine Kraft. Boom räumt den Stapel ab, nach Drop darf alles folgen, Limbo verlangt 5 oder niedriger, Ninja war nie da. Heb sie auf, bis keine Zahl passt.
lesson-pick_up = Nichts passt, also gehört der ganze Stapel dir. Das passiert jedem Maulwurf! Tippe auf den großen Knopf.
lesson-pick_up-late = Wenn nichts passt, gehört dir der ganze Stapel. Das passiert jedem Maulwurf!
lesson-compost = Weg für immer! Ein Boom oder vier gleiche Zahlen hintereinander schicken den Stapel auf den Komposthaufen, und wer das war, spielt noch einmal.
lesson-compost-late = Ein Boom oder vier gleiche Zahlen hintereinander bringen den Stapel für immer auf den Kompost, und wer das schafft, spielt noch einmal.
lesson-row = Hand und Nachziehstapel sind leer: Jetzt ist deine Reihe dran, nach denselben Regeln.
lesson-row-late = Wenn Hand und Nachziehstapel leer sind, kommt deine Reihe dran, nach denselben Regeln.
lesson-blind = Nur blinde Karten sind übrig. Wähle eine und hoffe: Passt sie nicht, nimmst du den Stapel.
lesson-blind-late = Zuletzt sind nur noch blinde Karten da. Du wählst eine und hoffst: Passt sie nicht, nimmst du den Stapel.
lesson-over = Das war’s! Wer zuerst alle Karten los ist, gewinnt. Zu mehreren graben die anderen um die nächsten Plätze weiter.

scores-title = Wer aus dem Loch gekommen ist
scores-first = Zuerst draußen: Mittags war das Loch gegraben.
scores-safe = Draußen und in Sicherheit.
scores-last =
    { $count ->
        [one] Mit { $count } Karte im Loch geblieben.
       *[other] Mit { $count } Karten im Loch geblieben.
    }
scores-shared = 500 Züge lang ging nichts voran: Wer noch dabei war, teilt sich den letzten Platz.
scores-points =
    { $count ->
        [one] Vor einer anderen Person draußen
       *[other] Vor { $count } anderen draußen
    }
scores-place = Platz { $place }
scores-compost =
    { $count ->
        [one] { $count } Karte auf dem Komposthaufen.
       *[other] { $count } Karten auf dem Komposthaufen.
    }
scores-how = Die Reihenfolge des Ausscheidens ist die Rangfolge. Wer am Ende noch Karten hat, verliert.
