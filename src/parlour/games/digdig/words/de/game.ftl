title = Dig Dig

summary = Werde deine Karten los, die letzten blind.

name = Dig Dig

tagline = Werde deine Karten los, bevor der Stapel dich erwischt.

players = 2 bis 4 Maulwürfe

progress = übrige Karten

option-voluntary_pickup = Darf man den Stapel nehmen, obwohl man spielen könnte?
option-voluntary_pickup-false = Nein, nur wer nicht spielen kann, nimmt den Stapel
option-voluntary_pickup-true = Ja, wann immer man will

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
card-back = eine verdeckte Karte

cards-1 = Einsen
cards-2 = Zweien
cards-3 = Dreien
cards-4 = Vieren
cards-5 = Fünfen
cards-6 = Sechsen
cards-7 = Siebenen
cards-8 = Achten
cards-9 = Neunen
cards-10 = Zehnen
cards-boom = Booms
cards-drop = Drops
cards-limbo = Limbos
cards-ninja = Ninjas
cards-several = { $number } { $cards }

number-2 = zwei
number-3 = drei
number-4 = vier

nothing = nichts

none = keine

and = { " " }und{ " " }

a_blind_card = eine blinde Karte

power-boom = Der ganze Stapel kommt auf den Kompost, und du bist noch einmal dran. Nicht auf einen Ninja.
power-drop = Als Nächstes darf jede Karte gespielt werden.
power-limbo = Nur auf eine 5 oder höher. Die nächste Zahl muss 5 oder niedriger sein.
power-ninja = War nie da: Die Regel von vorher gilt weiter.

offer-play = { $cards } spielen
offer-swap = { $hand } aus der Hand gegen { $face_up } in deiner Reihe tauschen
offer-blind = Blinde Karte { $slot } aufdecken
offer-ready = Ich bin bereit
offer-pick_up = Den Stapel nehmen

sign-swap = Tauschen, dann graben
sign-swap-why = Gute Karten in die Reihe
sign-over = Ausgegraben
sign-lowest = Die { $number } beginnt
sign-lowest-why = Die niedrigste Zahl zuerst
sign-higher = Höher als { $number }
sign-higher-why = Nur beim zweiten Ausspiel
sign-at_least = { $number } oder höher
sign-at_least-why = oder eine Kraft, die passt
sign-at_most_five = 5 oder niedriger
sign-at_most_five-why = Limbo
sign-any = Jede Karte
sign-any-empty = Nichts zu überbieten
sign-any-drop = Drop

turn-mine = Du bist dran
turn-other = { $name } gräbt
turn-swapping = { $name } tauscht
turn-boom = Boom! Ab auf den Kompost
turn-four = Vier gleiche! Ab auf den Kompost
turn-pick_a_target = Wähle jetzt die Karte, gegen die du tauschst
turn-how_many = Wie viele?
turn-cancel = Doch nicht

hand-mine = Deine Hand
hand-of = Hand von { $name }
hand-count =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
hand-empty = Keine Karte auf der Hand
hand-look = { $name } hat { $count } auf der Hand. Das haben alle gesehen: { $cards }
hand-seen = Das haben alle gesehen
hand-unseen =
    { $count ->
        [one] { $count } ungesehen
       *[other] { $count } ungesehen
    }

row-mine = Deine Reihe
row-of = Reihe von { $name }, offen: { $cards }; blinde Karten: { $count }

deck =
    { $count ->
        [one] Nachziehstapel: { $count } Karte
       *[other] Nachziehstapel: { $count } Karten
    }
deck-empty = Der Nachziehstapel ist leer

compost =
    { $count ->
        [one] Komposthaufen: { $count } Karte
       *[other] Komposthaufen: { $count } Karten
    }

pile-empty = Das Loch ist leer
pile = Spielstapel, insgesamt { $count }; von oben: { $cards }
pile-take =
    { $count ->
        [one] Stapel nehmen ({ $count } Karte)
       *[other] Stapel nehmen ({ $count } Karten)
    }

out = draußen, Nummer { $place }
out-first = zuerst draußen!
out-mine = Du bist draußen und in Sicherheit!

lost-mine = Der letzte Maulwurf im Loch

say-cards = { $cards } auf der Hand
say-several = { $cards } auf der Hand. Wählen, wie viele gespielt werden
say-swap = { $card } auf der Hand. Zum Tauschen wählen
say-swap_up = { $card } in deiner Reihe. Zum Tauschen wählen
say-up = { $card } offen in deiner Reihe
say-blind = blinde Karte { $slot }

event-Swapped = { $name } legt { $hand } offen aus und nimmt { $face_up } auf die Hand.
event-Readied = { $name } ist bereit.
event-Started = { $name } hat die niedrigste Zahl, eine { $lowest }, und beginnt damit.
event-Started-any = Niemand hat eine Zahl auf der Hand: { $name } beginnt mit einer beliebigen Karte.
event-Played = { $name } spielt { $cards }.
event-Played-row = { $name } spielt { $cards } aus der offenen Reihe.
event-TurnedBlind-fits = { $name } deckt die blinde Karte { $slot } auf: { $card }. Sie passt.
event-TurnedBlind-misfits = { $name } deckt die blinde Karte { $slot } auf: { $card }. Sie passt nicht.
event-Composted-boom =
    { $count ->
        [one] Boom! { $count } Karte kommt auf den Komposthaufen.
       *[other] Boom! { $count } Karten kommen auf den Komposthaufen.
    }
event-Composted-four =
    { $count ->
        [one] Vier gleiche! { $count } Karte kommt auf den Komposthaufen.
       *[other] Vier gleiche! { $count } Karten kommen auf den Komposthaufen.
    }
event-TookPile = { $name } nimmt den Stapel: { $cards }.
event-Drew = { $name } zieht { $cards }.
event-DrewUnseen =
    { $count ->
        [one] { $name } zieht { $count } Karte.
       *[other] { $name } zieht { $count } Karten.
    }
event-WentOut = { $name } hat keine Karten mehr und ist draußen, als Nummer { $place }.
event-Lost = { $name } bleibt mit Karten zurück und verliert.
event-Lost-shared = Nichts geht mehr voran: { $names } teilen sich den letzten Platz.

refusal-swaps_first = Gespielt wird, wenn alle bereit sind: Tausche Karten oder sag, dass du bereit bist.
refusal-swaps_are_over = Getauscht wird nur vor dem Beginn.
refusal-same_card = Getauscht werden zwei verschiedene Karten, und beide sind { $hand }.
refusal-no_more_swaps = Du hast sechsmal getauscht: Sag, dass du bereit bist.
refusal-not_face_up = Diese Karte liegt nicht offen vor dir.
refusal-not_in_hand = Diese Karte hast du nicht auf der Hand.
refusal-not_so_many = Von { $card } hast du nur { $held }, nicht { $played }.
refusal-powers_one_at_a_time = Kräfte werden einzeln gespielt.
refusal-lowest_leads = Die Partie beginnt mit der niedrigsten Zahl auf einer Hand: Spiel deine { $lowest }.
refusal-not_higher = Das zweite Ausspiel muss höher sein als die erste Karte: höher als { $top }.
refusal-too_low = { $card } ist zu niedrig: { $top } oder höher.
refusal-over_limbo = { $card } ist zu hoch: Nach einem Limbo muss es 5 oder niedriger sein.
refusal-limbo_too_low = Limbo geht nur auf eine 5 oder höher, und oben liegt { $top }.
refusal-limbo_on_limbo = Limbo geht nicht auf einen Limbo.
refusal-boom_on_ninja = Boom geht nicht auf einen Ninja.
refusal-can_play = Nur wer nicht spielen kann, nimmt den Stapel, und du kannst spielen: { $playable }.
refusal-pile_is_empty = Es gibt keinen Stapel zu nehmen: Auf das leere Loch darf jede Karte.
refusal-face_up_later = Offene Karten warten, bis deine Hand und der Nachziehstapel leer sind.
refusal-not_blind_yet = Blinde Karten warten, bis deine Hand, der Nachziehstapel und deine offenen Karten weg sind.
refusal-blind_is_gone = Die blinde Karte { $slot } ist schon aufgedeckt.
refusal-only_blind = Nur blinde Karten sind übrig: Wähle eine, ohne sie zu sehen.

lesson-swap = Willkommen im Garten! Deine Reihe kommt zuletzt dran, also heb dir dort starke Karten auf. Tippe auf eine Handkarte, dann auf die Karte der Reihe, mit der sie tauscht.
lesson-ready = Zufrieden mit deiner Reihe? Dann sag, dass du bereit bist. Du darfst auch noch mehr tauschen.
lesson-play = Du bist dran! Das Holzschild sagt, was passt. Karten, die passen, leuchten: Tippe auf eine. Gleiche Zahlen dürfen zusammen gespielt werden.
lesson-power = Eine Karte mit einem Namen ist eine Kraft. Boom räumt den Stapel ab, nach Drop darf alles folgen, Limbo verlangt 5 oder niedriger, Ninja war nie da. Heb sie auf, bis keine Zahl passt.
lesson-pick_up = Nichts passt, also gehört der ganze Stapel dir. Das passiert jedem Maulwurf! Tippe auf den großen Knopf.
lesson-compost = Weg für immer! Ein Boom oder vier gleiche Zahlen hintereinander schicken den Stapel auf den Komposthaufen, und wer das war, spielt noch einmal.
lesson-row = Hand und Nachziehstapel sind leer: Jetzt ist deine Reihe dran, nach denselben Regeln.
lesson-blind = Nur blinde Karten sind übrig. Wähle eine und hoffe: Passt sie nicht, nimmst du den Stapel.
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
        [one] vor { $count } anderem draußen
       *[other] vor { $count } anderen draußen
    }
scores-place = Platz { $place }
scores-compost =
    { $count ->
        [one] { $count } Karte auf dem Komposthaufen
       *[other] { $count } Karten auf dem Komposthaufen
    }
scores-how = Die Reihenfolge des Ausscheidens ist die Rangfolge. Wer am Ende noch Karten hat, verliert.
