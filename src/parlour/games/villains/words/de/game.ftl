title = Villains

summary = Sammle hohe Zahlen auf deinem Stapel und halte die Helden in Schach.

progress = Punkte im Stapel

option-specials = Sonderkarten
option-specials-true = Jeder Schurke hat seine eigene Kraft
option-specials-false = Nur Zahlenkarten, für den Anfang
option-neighbour_play = Karten für die Nachbarn
option-neighbour_play-redirect = Nur eine Karte, die auf den eigenen Stapel passt, kann zum Nachbarn gehen
option-neighbour_play-open = Jede Karte, die auf einen Nachbarstapel passt, darf dorthin
option-villains = Wer ist welcher Schurke?
option-villains-maleficent = { villain-maleficent }
option-villains-jafar = { villain-jafar }
option-villains-hook = { villain-hook }
option-villains-cruella = { villain-cruella }
option-villains-scar = { villain-scar }
option-villains-ursula = { villain-ursula }
option-first = Wer beginnt?
option-first-random = Das Los entscheidet

card-red-1 = Rot 1
card-red-2 = Rot 2
card-red-3 = Rot 3
card-red-4 = Rot 4
card-red-5 = Rot 5
card-red-6 = Rot 6
card-blue-1 = Blau 1
card-blue-2 = Blau 2
card-blue-3 = Blau 3
card-blue-4 = Blau 4
card-blue-5 = Blau 5
card-blue-6 = Blau 6
card-green-1 = Grün 1
card-green-2 = Grün 2
card-green-3 = Grün 3
card-green-4 = Grün 4
card-green-5 = Grün 5
card-green-6 = Grün 6
card-curse = Mächtiger Fluch
card-hypnotize = Hypnose
card-meddling = Einmischung
card-swipe = Mopsen
card-no-escape = Kein Entkommen
card-whirlpool = Strudel
card-hero = ein Held
    .acc = einen Helden
card-none = nichts

letter-red = R
letter-blue = B
letter-green = G
colour-red = Rot
colour-blue = Blau
colour-green = Grün

villain-maleficent = Malefiz
villain-jafar = Dschafar
villain-hook = Käpt’n Hook
villain-cruella = Cruella De Vil
villain-scar = Scar
villain-ursula = Ursula

offer-play =
    { $to ->
        [own] { CARD($card) } auf deinen Stapel legen
       *[other] { CARD($card) } auf den Stapel von { NAME($seat) } legen
    }
offer-hero = { CARD($card) } verdeckt ablegen, als Held
offer-use = { CARD($card) } einsetzen
offer-aim =
    { $card ->
        [hypnotize] { CARD($card) }: die oberste Karte vom Stapel von { NAME($seat) } auf die Hand nehmen
       *[swipe] { CARD($card) }: oberste Karten mit dem Stapel von { NAME($seat) } tauschen
    }
offer-whirl =
    { $to ->
        [left] { CARD($card) }: alle obersten Karten einen Platz nach links
       *[right] { CARD($card) }: alle obersten Karten einen Platz nach rechts
    }

event-Played =
    { $to ->
        [own] { WHO($seat) ->
            [you] Du legst { CARD($card) } auf deinen Stapel.
           *[other] { NAME($seat) } legt { CARD($card) } auf den eigenen Stapel.
        }
       *[other] { WHO($seat) ->
            [you] Du legst { CARD($card) } auf { whose-pile.onto }.
           *[other] { NAME($seat) } legt { CARD($card) } auf { whose-pile.onto }.
        }
    }
event-LaidHero =
    { WHO($seat) ->
        [you] Du legst { CARD($card) } verdeckt ab: ein Held.
       *[other] { NAME($seat) } legt { CARD($card) } verdeckt ab: ein Held.
    }
event-LaidHeroUnseen = { NAME($seat) } legt eine Karte verdeckt ab: ein Held.
event-UsedPower =
    { WHO($seat) ->
        [you] Du spielst { CARD($card) }.
       *[other] { NAME($seat) } spielt { CARD($card) }.
    }
event-HadNoEffect = { CARD($card) } bleibt ohne Wirkung.
event-Cursed = { CARD($card) } verlässt { whose-pile.onto } und das Spiel.
event-Hypnotized =
    { WHO($seat) ->
        [you] Du nimmst { CARD($card) } { whose-pile } auf die Hand.
       *[other] { NAME($seat) } nimmt { CARD($card) } { whose-pile } auf die Hand.
    }
event-HypnotizedUnseen = { NAME($seat) } nimmt den Helden { whose-pile } auf die Hand.
event-Turned =
    { $side ->
        [hero] { WHO($pile) ->
            [you] { CARD($card) } auf deinem Stapel ist jetzt ein Held.
           *[other] { CARD($card) } auf dem Stapel von { NAME($pile) } ist jetzt ein Held.
        }
       *[villain] { WHO($pile) ->
            [you] { CARD($card) } auf deinem Stapel zeigt jetzt die Schurkenseite.
           *[other] { CARD($card) } auf dem Stapel von { NAME($pile) } zeigt jetzt die Schurkenseite.
        }
    }
event-Swiped =
    { WHO($seat) ->
        [you] Du nimmst { CARD($taken, form: "acc") } { whose-pile } und gibst { CARD($given, form: "acc") } dafür.
       *[other] { NAME($seat) } nimmt { CARD($taken, form: "acc") } { whose-pile } und gibt { CARD($given, form: "acc") } dafür.
    }
event-Picked =
    { WHO($seat) ->
        [you] Bei dir liegt { CARD($card) } offen und muss als Nächstes gespielt werden.
       *[other] Bei { NAME($seat) } liegt { CARD($card) } offen und muss als Nächstes gespielt werden.
    }
event-Whirled =
    { $direction ->
        [left] Die obersten Karten wandern einen Platz nach links: { CARDS($moved) }.
       *[right] Die obersten Karten wandern einen Platz nach rechts: { CARDS($moved) }.
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
event-RanOut =
    { WHO($seat) ->
        [you] Du hast keine Karten mehr.
       *[other] { NAME($seat) } hat keine Karten mehr.
    }
event-Counted =
    { WHO($seat) ->
        [you] Du hast
       *[other] { NAME($seat) } hat
    } { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }; { $heroes ->
        [0] da liegt kein Held
        [one] { $heroes } Held streicht { $cancelled }
       *[other] { $heroes } Helden streichen { $cancelled }
    }.

# Of the seat $pile.
whose-pile =
    { WHO($pile) ->
        [you] von deinem Stapel
       *[other] vom Stapel von { NAME($pile) }
    }
    .onto =
        { WHO($pile) ->
            [you] deinen Stapel
           *[other] den Stapel von { NAME($pile) }
        }

refusal-not_a_move = Das ist kein Zug: Eine Zahl geht auf deinen Stapel oder einen Nachbarstapel, Hypnose und Mopsen gelten einem fremden Stapel, die anderen Sonderkarten gehen in die Mitte, und jede Karte geht verdeckt auf deinen Stapel.
refusal-not_in_hand = { CARD($card) } ist nicht auf deiner Hand. Du hast: { CARDS($hand) }.
refusal-no_specials = Diese Partie wird ohne Sonderkarten gespielt.
refusal-open_card_first = Kein Entkommen: Du musst jetzt die offene Karte spielen, { CARD($open) }.
refusal-no_match = Oben auf deinem Stapel: { CARD($own) }. { CARD($card) } passt dazu weder in der Farbe noch in der Zahl.
refusal-belongs_to_neighbour =
    { $seats_count ->
        [one] { CARD($card) } passt auch auf den Stapel von { NAMES($seats) } und muss dorthin.
       *[other] { CARD($card) } passt auch auf die Stapel von { NAMES($seats) } und muss auf einen davon.
    }
refusal-not_on_own = { CARD($card) } passt auf den Stapel von { NAME($seat) }, aber nicht auf deinen eigenen. Dort liegt oben: { CARD($own) }.
refusal-no_match_there = Oben auf dem Stapel von { NAME($seat) }: { CARD($there) }. { CARD($card) } passt dazu weder in der Farbe noch in der Zahl.
refusal-hero_there = Ein Held bewacht den Stapel von { NAME($seat) }: Dort kann nichts abgelegt werden.
refusal-empty_there = Der Stapel von { NAME($seat) } ist leer, dazu passt nichts.
refusal-special_there = Auf dem Stapel von { NAME($seat) } liegt oben { CARD($there) }, dazu passt nichts.
refusal-no_such_seat = Diesen Platz gibt es an diesem Tisch nicht.
refusal-not_an_opponent = { CARD($card) } gilt einem fremden Stapel, nicht dem eigenen.
refusal-nothing_to_take = Der Stapel von { NAME($seat) } ist leer: Da ist nichts zu nehmen.
refusal-nothing_to_swap = Der Stapel von { NAME($seat) } ist leer: Da ist nichts zu mopsen.
refusal-name_a_target =
    { $seats_count ->
        [one] { CARD($card) } braucht ein Ziel: Da ist der Stapel von { NAMES($seats) }.
       *[other] { CARD($card) } braucht ein Ziel: Da sind die Stapel von { NAMES($seats) }.
    }

remark-stays =
    { $better ->
        [none] Dein Stapel zählt dann { $points }.
       *[other] Dein Stapel zählt dann { $points }, aber auch { CARD($better) } könnte bleiben.
    }
remark-stays_for_nothing =
    { $heroes ->
        [one] Zählt nichts, solange dein Held die { $number }er streicht.
       *[other] Zählt nichts, solange deine { $heroes } Helden die { $number }er streichen.
    }
remark-gives =
    { $strongest ->
        [yes] Bringt dem stärksten Gegner, { NAME($seat) },
       *[no] Bringt { NAME($seat) }
    } { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
    }
remark-costs_nothing =
    { $heroes ->
        [one] Kostet dich nichts, solange der Held von { NAME($seat) } die { $number }er streicht.
       *[other] Kostet dich nichts, solange die { $heroes } Helden von { NAME($seat) } die { $number }er streichen.
    }
remark-hero =
    Dein { $number }. Held { $cancels ->
        [none] { $restores ->
            [none] streicht dir nichts
           *[other] lässt deine { $restores }er wieder zählen: { gain-all }
        }
       *[other] { $restores ->
            [none] streicht deine { $cancels }er: { gain-all }
           *[other] streicht deine { $cancels }er und lässt deine { $restores }er wieder zählen: { gain-all }
        }
    }{ $besides ->
        [power] ; { CARD($card) } ist dann ohne Wirkung vertan.
        [stay] ; { CARD($card) } könnte offen liegen bleiben.
       *[nothing] .
    }
remark-no_effect = Bleibt ohne Wirkung: Da ist nichts, worauf es wirken könnte.
remark-removes =
    { $count ->
        [one] Entfernt { CARD($card) }: { gain-all }.
       *[other] Entfernt alle { $number }er, die offen liegen: { gain-all }.
    }
remark-removes_own = Entfernt nur deine eigene Karte, { CARD($card) }.
remark-turns =
    { $seats_count ->
        [0] Dreht Karten um: { gain-all }.
       *[other] Dreht Karten um: { gain-all }; bei { NAMES($seats) } kommt zum Vorschein, was du nicht gesehen hast.
    }
remark-turns_up = Bei { NAMES($seats) } kommt zum Vorschein, was du nicht gesehen hast.
remark-settles =
    { $count ->
        [one] Der Zufall bestimmt die nächste Karte von { $count } Gegner, und du siehst sie.
       *[other] Der Zufall bestimmt die nächste Karte von { $count } Gegnern, und du siehst sie.
    }
remark-takes =
    { $card ->
        [none] Bringt dir einen Helden auf die Hand, den du nicht gesehen hast: { gain-all }.
       *[other] Bringt dir { CARD($card) } auf die Hand: { gain-all }.
    }
remark-brings = Bringt dir { CARD($taken, form: "acc") } für { CARD($given, form: "acc") }: { gain-all }.

gain-all =
    { $gains_count ->
        [0] kein Stapel zählt danach anders
       *[other] { EACH($gains, $me, of: "gain") }
    }
gain-mine = du { SIGNED($value) }
gain-other = { NAME($seat) } { SIGNED($value) }

# A view as text.
table-player = { NAME($seat) }, { WORD($villain, of: "villain") }:
table-pile =
    { $top ->
        [none] Stapel: leer;
       *[other] Stapel ({ $height }): oben { CARD($top) };
    }
table-hand = Hand: { CARDS($cards) };
table-hand-hidden = { $count } auf der Hand;
table-open = offen: { CARD($card) };
table-draw = Nachziehstapel: { $count }
table-draw-open = Nachziehstapel: { CARDS($cards) }
table-remembered = gemerkt: { $cards }
table-villain = { CARD($card) }
table-hero = Held ({ CARD($card) })
table-hero-secret =
    { $card ->
        [none] Held
       *[other] Held ({ CARD($card) }, geheim)
    }
table-count =
    zählt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }; { $heroes ->
        [one] { $heroes } Held
       *[other] { $heroes } Helden
    }, gestrichen: { $cancelled }
table-cancelled = { $points } der { $number }er
table-middle = Sonderkarten-Ablage: { CARDS($cards) }

status-over = Die Partie ist vorbei.
status-other = { $name } ist am Zug.
status-where = Wohin mit { CARD($card) }?
status-power = { CARD($card) }: wie?
status-open = Kein Entkommen! Du musst jetzt { CARD($card) } spielen.
status-any = Du bist am Zug: Auf deinen Stapel passt jede Zahl.
status-match = Du bist am Zug: { WORD($colour, of: "colour") } oder { $number } passt, oder leg einen Helden.

cancel = Doch nicht

slot = Held

whirl-left = links
whirl-right = rechts

hand = Deine Hand
hand-of = Die Hand von { $name }
hand-open = Sie liegt offen und muss jetzt gespielt werden.
hand-ask = Jetzt nicht spielbar: drücken, um zu hören, warum.

ask-why =
    { $own ->
        [yes] { CARD($card) } auf deinen Stapel? Drücken, um zu hören, warum nicht
       *[no] { CARD($card) } auf den Stapel von { $owner }? Drücken, um zu hören, warum nicht
    }

pile =
    { $count ->
        [0] Der Stapel von { $owner } ist leer.
        [one] Stapel von { $owner }: oben { CARD($top) }, { $count } Karte.
       *[other] Stapel von { $owner }: oben { CARD($top) }, { $count } Karten.
    }
pile-look = Drücken, um zu lesen, was dort zu sehen war.

middle = Aus dem Spiel: { CARDS($cards) }

facts-hand =
    { $count ->
        [one] { $count } Karte auf der Hand.
       *[other] { $count } Karten auf der Hand.
    }
facts-shown = Auf der Hand: { CARDS($cards) }.
facts-open = Offen liegt { CARD($card) }.
facts-draw =
    { $count ->
        [one] { $count } Karte im Nachziehstapel.
       *[other] { $count } Karten im Nachziehstapel.
    }
facts-pile =
    { $count ->
        [one] { $count } Karte im Stapel.
       *[other] { $count } Karten im Stapel.
    }
facts-tally =
    { $points ->
        [one] Bisher { $points } Punkt
       *[other] Bisher { $points } Punkte
    }, { $heroes ->
        [one] { $heroes } Held.
       *[other] { $heroes } Helden.
    }

memory = Was auf dem Stapel von { $owner } zu sehen war
memory-cancelled = Die { $number }er sind gestrichen ({ $points }).
memory-hero =
    { $card ->
        [none] Held
       *[other] Held, war { CARD($card) }
    }
memory-order = Von oben nach unten.
memory-empty = Dort liegt nichts.

scores-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
scores-heroes =
    { $count ->
        [one] { $count } Held
       *[other] { $count } Helden
    }
scores-cancels =
    { $count ->
        [one] { $count } Held streicht die { $numbers } im Wert von { $points }.
       *[other] { $count } Helden streichen die { $numbers } im Wert von { $points }.
    }
scores-nothing =
    { $count ->
        [one] { $count } Held streicht hier nichts.
       *[other] { $count } Helden streichen hier nichts.
    }
scores-none = Kein Held in diesem Stapel: Jede Karte zählt.
scores-many = { $number }er
scores-column = { $cards } × { $number }: { $points }
scores-struck = { $cards } × { $number }: gestrichen
scores-place = Platz { $place }
scores-tie = Punktgleich: Mehr gestrichene Punkte kommen zuerst.

picture-goal = Sammle hohe Zahlen auf deinem Stapel: Karten, die dort offen liegen, zählen ihre Zahl.
picture-turn = Lege eine Karte mit derselben Farbe oder Zahl auf deinen Stapel. Passt sie auch bei einem Nachbarn, muss sie dorthin. Oder lege irgendeine verdeckt ab, als Held.
picture-end = Sind alle Karten gespielt, streichen die Helden: Drei machen deine 3er wertlos. Der Rest zählt, und die meisten Punkte gewinnen.

lesson-welcome = Du bist ein Schurke! Karten, die offen in deinem Stapel liegen, zählen ihre Zahl. Sind alle Karten gespielt, gewinnen die meisten Punkte.
lesson-match = Schau oben auf deinen eigenen Stapel. Eine Karte derselben Farbe oder derselben Zahl passt. Wähle eine Karte und dann, wohin sie geht.
lesson-neighbour = Vorsicht: Passt eine Karte, die auf deinen Stapel passt, auch auf den Stapel links oder rechts von dir, dann muss sie dorthin. Punkte für die anderen!
lesson-gift = Das hilft auch dir: Was deine Nachbarn auf deinen Stapel spielen müssen, zählt für dich.
lesson-hero = Jede Karte kann auch verdeckt abgelegt werden, als Held. Solange ein Held oben liegt, kann niemand etwas auf deinen Stapel legen, und jede Zahl passt darauf.
lesson-cancel = Aber auch Helden werden gezählt. Drei Helden streichen alle 3er im selben Stapel, fünf die 5er. Der Stern neben einem Stapel zeigt, wie viele es sind.
lesson-end = Dein Nachziehstapel ist leer: Spiel deine Hand aus. Zähl deine Helden! Einer mehr streicht eine andere Zahl.
lesson-end-late = Ist ein Nachziehstapel leer, spielt man seine Hand noch aus. Zähle dann deine Helden: Einer mehr streicht eine andere Zahl.
lesson-over = Das war’s! Hier siehst du, welche Zahlen die Helden gestrichen haben. Probier beim nächsten Mal die Sonderkarten.
