title = Villains

summary = Sammle hohe Zahlen auf deinem Stapel und halte die Helden in Schach.

name = Villains

blurb = Füttere deinen Stapel, ärgere die Nachbarn und zähl die Helden mit.

colour-red = Rot
colour-blue = Blau
colour-green = Grün

card-number = { $colour } { $number }
card-curse = Mächtiger Fluch
card-hypnotize = Hypnose
card-meddling = Einmischung
card-swipe = Mopsen
card-no-escape = Kein Entkommen
card-whirlpool = Strudel

face-curse = Mächtiger Fluch
face-hypnotize = Hypnose
face-meddling = Einmischung
face-swipe = Mopsen
face-no-escape = Kein Entkommen
face-whirlpool = Strudel

hero = ein Held

nothing = nichts

top-empty = ein leerer Stapel

side-left = links
side-right = rechts
side-both = links oder rechts

villain-maleficent = Malefiz
villain-jafar = Dschafar
villain-hook = Käpt’n Hook
villain-cruella = Cruella De Vil
villain-scar = Scar
villain-ursula = Ursula

offer-own = { $card } auf den eigenen Stapel
offer-left = { $card } auf den Stapel links
offer-right = { $card } auf den Stapel rechts
offer-hero = { $card } verdeckt, als Held
offer-onto = { $card } auf den Stapel von { $owner }
offer-power = { $card } einsetzen
offer-seat = { $card }: der Stapel von Platz { $seat }
offer-hypnotize = { $card }: die oberste Karte vom Stapel von { $owner } auf die Hand nehmen
offer-swipe = { $card }: oberste Karten mit dem Stapel von { $owner } tauschen
offer-whirl-left = { $card }: alle obersten Karten einen Platz nach links
offer-whirl-right = { $card }: alle obersten Karten einen Platz nach rechts

event-Played-own = { $name } spielt { $card } auf den eigenen Stapel.
event-Played-neighbour = { $name } muss { $card } auf den Stapel von { $owner } spielen.
event-LaidHero = { $name } legt { $card } verdeckt ab: ein Held.
event-LaidHeroUnseen = { $name } legt eine Karte verdeckt ab: ein Held.
event-UsedPower = { $name } spielt { $card }.
event-HadNoEffect = { $card } bleibt ohne Wirkung.
event-Cursed = { $card } verlässt den Stapel von { $owner } und das Spiel.
event-Hypnotized = { $name } nimmt { $card } vom Stapel von { $owner } auf die Hand.
event-HypnotizedUnseen = { $name } nimmt den Helden vom Stapel von { $owner } auf die Hand.
event-Turned-hero = { $card } auf dem Stapel von { $owner } ist jetzt ein Held.
event-Turned-villain = { $card } auf dem Stapel von { $owner } zeigt jetzt die Schurkenseite.
event-Swiped = { $name } tauscht mit dem Stapel von { $owner }: { $taken } gegen { $given }.
event-Swiped-taken = { $name } holt vom Stapel von { $owner }: { $taken }. Dafür gibt es nichts.
event-Picked = { $card } von { $name } liegt offen und muss als Nächstes gespielt werden.
event-Whirled-left = Die obersten Karten wandern einen Platz nach links: { $tops }.
event-Whirled-right = Die obersten Karten wandern einen Platz nach rechts: { $tops }.
event-Drew = { $name } zieht { $cards }.
event-DrewUnseen =
    { $count ->
        [one] { $name } zieht { $count } Karte.
       *[other] { $name } zieht { $count } Karten.
    }
event-RanOut = { $name } hat keine Karten mehr.
event-Counted =
    { $count ->
        [one] { $name } hat { $points } Punkte; { $count } Held streicht { $cancelled }.
       *[other] { $name } hat { $points } Punkte; { $count } Helden streichen { $cancelled }.
    }

refusal-not_in_hand = { $card } ist nicht auf deiner Hand. Du hast: { $hand }.
refusal-no_specials = Diese Partie wird ohne Sonderkarten gespielt.
refusal-open_card_first = Kein Entkommen: Du musst jetzt die offene Karte spielen, { $open }.
refusal-no_match = Oben auf deinem Stapel: { $own }. { $card } passt dazu weder in der Farbe noch in der Zahl.
refusal-belongs_to_neighbour = { $card } passt auch auf den Stapel { $neighbour } und muss dorthin.
refusal-not_on_own = { $card } passt auf den Stapel { $neighbour }, aber nicht auf deinen eigenen. Dort liegt oben: { $own }.
refusal-no_match_there = Oben auf dem Stapel { $neighbour }: { $there }. { $card } passt dazu weder in der Farbe noch in der Zahl.
refusal-hero_there = Ein Held bewacht den Stapel { $neighbour }: Dort kann nichts abgelegt werden.
refusal-empty_there = Der Stapel { $neighbour } ist leer, dazu passt nichts.
refusal-special_there = Auf dem Stapel { $neighbour } liegt oben { $there }, dazu passt nichts.
refusal-no_such_seat = Diesen Platz gibt es an diesem Tisch nicht.
refusal-not_an_opponent = { $card } gilt einem fremden Stapel, nicht dem eigenen.
refusal-nothing_to_take = Dieser Stapel ist leer: Da ist nichts zu nehmen.
refusal-nothing_to_swap = Dieser Stapel ist leer: Da ist nichts zu mopsen.
refusal-name_a_target = { $card } braucht ein Ziel: Wähle einen Stapel.

option-specials = Sonderkarten
option-specials-true = Jeder Schurke hat seine eigene Kraft
option-specials-false = Nur Zahlenkarten, für den Anfang
option-neighbour_play = Karten für die Nachbarn
option-neighbour_play-redirect = Nur eine Karte, die auf den eigenen Stapel passt, kann zum Nachbarn gehen
option-neighbour_play-open = Jede Karte, die auf einen Nachbarstapel passt, darf dorthin
option-villains = Wer welcher Schurke ist
option-villains-random = Zufällig verteilt
option-villains-maleficent = Malefiz
option-villains-jafar = Dschafar
option-villains-hook = Käpt’n Hook
option-villains-cruella = Cruella De Vil
option-villains-scar = Scar
option-villains-ursula = Ursula
option-first = Wer beginnt
option-first-random = Irgendwer, per Zufall
option-first-0 = Der erste Platz
option-first-1 = Der zweite Platz
option-first-2 = Der dritte Platz
option-first-3 = Der vierte Platz
option-first-4 = Der fünfte Platz
option-first-5 = Der sechste Platz

status-over = Die Partie ist vorbei.
status-other = { $name } ist am Zug.
status-where = Wohin mit { $card }?
status-power = { $card }: wie?
status-open = Kein Entkommen! Du musst jetzt { $card } spielen.
status-any = Du bist am Zug: Auf deinen Stapel passt jede Zahl.
status-match = Du bist am Zug: { $colour } oder { $number } passt, oder leg einen Helden.

cancel = Doch nicht

slot = Held

hand = Deine Hand
hand-open = Sie liegt offen und muss jetzt gespielt werden.
hand-ask = Jetzt nicht spielbar: drücken, um zu hören, warum.

ask-why = { $action }? Drücken, um zu hören, warum nicht

pile =
    { $count ->
        [one] Stapel von { $owner }: oben { $top }, { $count } Karte.
       *[other] Stapel von { $owner }: oben { $top }, { $count } Karten.
    }
pile-look = Drücken, um zu sehen, was du dort hast liegen sehen.

middle = Aus dem Spiel: { $cards }

facts-hand =
    { $count ->
        [one] { $count } Karte auf der Hand.
       *[other] { $count } Karten auf der Hand.
    }
facts-open = { $card } liegt offen.
facts-draw =
    { $count ->
        [one] { $count } Karte im Nachziehstapel.
       *[other] { $count } Karten im Nachziehstapel.
    }
facts-tally =
    { $count ->
        [one] Bisher { $points } Punkte, { $count } Held.
       *[other] Bisher { $points } Punkte, { $count } Helden.
    }

memory = Was du auf den Stapel von { $owner } hast gehen sehen
memory-cancelled = Die { $number }er sind gestrichen ({ $points }).
memory-hero = Held, war { $card }
memory-secret = Held
memory-order = Von oben nach unten.

progress = Punkte im Stapel

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
scores-and = { $first } und { $second }
scores-column = { $cards } × { $number }: { $points }
scores-struck = { $cards } × { $number }: gestrichen
scores-place = Platz { $place }
scores-tie = Punktgleich: Mehr gestrichene Punkte kommen zuerst.

lesson-welcome = Du bist ein Schurke! Karten, die offen in deinem Stapel liegen, zählen ihre Zahl. Sind alle Karten gespielt, gewinnen die meisten Punkte.
lesson-match = Schau oben auf deinen eigenen Stapel. Eine Karte derselben Farbe oder derselben Zahl passt. Wähle eine Karte und dann, wohin sie geht.
lesson-neighbour = Vorsicht: Passt eine Karte, die auf deinen Stapel passt, auch auf den Stapel links oder rechts von dir, dann muss sie dorthin. Punkte für die anderen!
lesson-gift = Das hilft auch dir: Was deine Nachbarn auf deinen Stapel spielen müssen, zählt für dich.
lesson-hero = Jede Karte kann auch verdeckt abgelegt werden, als Held. Solange ein Held oben liegt, kann niemand etwas auf deinen Stapel legen, und jede Zahl passt darauf.
lesson-cancel = Aber auch Helden werden gezählt. Drei Helden streichen alle 3er im selben Stapel, fünf die 5er. Der Stern neben einem Stapel zeigt, wie viele es sind.
lesson-end = Dein Nachziehstapel ist leer: Spiel deine Hand aus. Zähl deine Helden! Einer mehr streicht eine andere Zahl.
lesson-over = Das war’s! Hier siehst du, welche Zahlen die Helden gestrichen haben. Probier beim nächsten Mal die Sonderkarten.
