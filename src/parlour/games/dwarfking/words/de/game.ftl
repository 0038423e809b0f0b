title = Der Zwergenkönig

summary = Stiche machen oder meiden: Jede Runde hat ihren eigenen Auftrag.

progress = Punkte

option-quests = Welche Aufträge sind im Spiel?
option-quests-all = Alle
option-quests-simple = Nur die einfachen, für die erste Partie
option-deals = Wie lang ist die Partie?
option-deals-7 = Sieben Runden, wie in der Anleitung
option-deals-5 = Fünf Runden
option-deals-3 = Drei Runden, für einen kurzen Abend
option-first_dealer = Wer teilt zuerst aus?
option-first_dealer-random = Das Los entscheidet

letter-red = R
letter-blue = B
letter-green = G
rank-J = B
rank-Q = D
rank-K = K
rank-A = A
colour-green = Grün
    .card = grüne
colour-blue = Blau
    .card = blaue
colour-red = Rot
    .card = rote

# Was jemand nicht hat, der nicht bedient hat.
lack-green = { colour-green }
lack-blue = { colour-blue }
lack-red = { colour-red }
lack-mummy = Mumie

card-green-1 = Druide (Grün 1)
    .the = den Druiden (Grün 1)
card-green-2 = grüne 2
    .the = die grüne 2
card-green-3 = grüne 3
    .the = die grüne 3
card-green-4 = grüne 4
    .the = die grüne 4
card-green-5 = grüne 5
    .the = die grüne 5
card-green-6 = grüne 6
    .the = die grüne 6
card-green-7 = grüne 7
    .the = die grüne 7
card-green-8 = grüne 8
    .the = die grüne 8
card-green-9 = grüne 9
    .the = die grüne 9
card-green-10 = grüne 10
    .the = die grüne 10
card-green-11-flag = grüner Bannerträger (11)
    .the = den grünen Bannerträger (11)
card-green-11-tinkerer = Tüftler (Grün 11)
    .the = den Tüftler (Grün 11)
card-green-J = grüner Bube
    .the = den grünen Buben
card-green-Q = grüne Dame
    .the = die grüne Dame
card-green-K = grüner König
    .the = den grünen König
card-green-A = grünes Ass
    .the = das grüne Ass
card-blue-1 = Narr (Blau 1)
    .the = den Narren (Blau 1)
card-blue-2 = blaue 2
    .the = die blaue 2
card-blue-3 = blaue 3
    .the = die blaue 3
card-blue-4 = blaue 4
    .the = die blaue 4
card-blue-5 = blaue 5
    .the = die blaue 5
card-blue-6 = blaue 6
    .the = die blaue 6
card-blue-7 = blaue 7
    .the = die blaue 7
card-blue-8 = blaue 8
    .the = die blaue 8
card-blue-9 = blaue 9
    .the = die blaue 9
card-blue-10 = blaue 10
    .the = die blaue 10
card-blue-11-flag = blauer Bannerträger (11)
    .the = den blauen Bannerträger (11)
card-blue-11-enchanter = Verzauberer (Blau 11)
    .the = den Verzauberer (Blau 11)
card-blue-J = blauer Bube
    .the = den blauen Buben
card-blue-Q = blaue Dame
    .the = die blaue Dame
card-blue-K = blauer König
    .the = den blauen König
card-blue-A = blaues Ass
    .the = das blaue Ass
card-red-1 = Späher (Rot 1)
    .the = den Späher (Rot 1)
card-red-2 = rote 2
    .the = die rote 2
card-red-3 = rote 3
    .the = die rote 3
card-red-4 = rote 4
    .the = die rote 4
card-red-5 = rote 5
    .the = die rote 5
card-red-6 = rote 6
    .the = die rote 6
card-red-7 = rote 7
    .the = die rote 7
card-red-8 = rote 8
    .the = die rote 8
card-red-9 = rote 9
    .the = die rote 9
card-red-10 = rote 10
    .the = die rote 10
card-red-11-flag = roter Bannerträger (11)
    .the = den roten Bannerträger (11)
card-red-11-shaman = Schamane (Rot 11)
    .the = den Schamanen (Rot 11)
card-red-J = roter Bube
    .the = den roten Buben
card-red-Q = rote Dame
    .the = die rote Dame
card-red-K = roter König
    .the = den roten König
card-red-A = rotes Ass
    .the = das rote Ass
card-dragon = Drache
    .the = den Drachen
card-mummy = Mumie
    .the = die Mumie
card-puppeteer = Puppenspieler
    .the = den Puppenspieler
card-sorcerer = Hexenmeister
    .the = den Hexenmeister
card-excalibur = Excalibur
    .the = Excalibur

special-green-1 = Wer ihn spielt, tauscht nach dem Stich die Hand mit jemandem, außer im letzten.
special-green-11-flag = +3 für den, der ihn gewinnt.
special-green-11-tinkerer = +3 für den, der den Stich danach gewinnt.
special-blue-1 = +3 für den, der ihn im letzten Stich spielt.
special-blue-11-flag = Wer ihn spielt, lässt nach dem Stich alle Hände einen Platz nach links oder rechts wandern, außer im letzten.
special-blue-11-enchanter = Wer ihn gewinnt, verdoppelt alle Punkte dieser Runde, auch verlorene.
special-red-1 = Wer ihn spielt, bekommt +1 für jeden Buben, jede Dame, jeden König und jedes Ass im Stich.
special-red-11-flag = Wer ihn hat, nimmt vor dem ersten Stich zwei zufällige Karten von jemandem und gibt zwei beliebige zurück.
special-red-11-shaman = −3 für den, der ihn gewinnt.
special-dragon = Darf immer gespielt werden und gewinnt den Stich, außer es liegt ein Ass darin.
special-mummy = Eine Kopie der Karte, die den vorigen Stich gewann. Nicht im ersten Stich.
special-puppeteer = Darf immer gespielt werden: Farbe der Karte direkt davor, und ein wenig höher.
special-sorcerer = Zwischen zwei Stichen darf man eine Karte des letzten Stichs nehmen und den Hexenmeister dort lassen.
special-excalibur = Nur wenn man nicht bedienen kann, oder zum Ausspielen; gewinnt den Stich.

quest-1a = Glückssträhne
task-1a = +2 für jeden Stich deiner längsten Reihe gewonnener Stiche
quest-1b = Pechsträhne
task-1b = −2 für jeden Stich deiner längsten Reihe gewonnener Stiche
quest-2a = Rettet die Nachhut
task-2a = +2 für jeden der letzten vier Stiche
quest-2b = Opfert die Nachhut
task-2b = −2 für jeden der letzten vier Stiche
quest-3a = Drei Viertel
task-3a = +4 für jede 3 und jede 4
quest-3b = Von 6 bis 7
task-3b = +4 für jede 6 und jede 7
quest-4a = Debakel der Ritter
task-4a = −1 für jede blaue Karte
quest-4b = Niederlage der Goblins
task-4b = −1 für jede rote Karte
quest-5a = Nach rechts
task-5a = +1 für jeden Stich, den der Spieler vor dir gewinnt
quest-5b = Nach links
task-5b = +1 für jeden Stich, den der Spieler nach dir gewinnt
quest-6a = Schlechte Zahlen
task-6a = −5 für die höchste Summe der Werte 1 bis 11
quest-6b = Gute Zahlen
task-6b = +5 für die höchste Summe der Werte 1 bis 11
quest-7a = Die meisten Siege
task-7a = +1 für jeden Stich
quest-7b = Die wenigsten Siege
task-7b = −1 für jeden Stich
quest-8a = Aller guten Dinge sind drei
task-8a = +5 für genau drei Stiche
quest-8b = Es kann nur einen geben
task-8b = +5 für genau einen Stich
quest-9a = Vier mal vier
task-9a = +5 für genau vier Stiche
quest-9b = Zwei mal zwei
task-9b = +5 für genau zwei Stiche
quest-10a = Gerade
task-10a = +5 für eine gerade Zahl von Stichen; keiner gilt nicht als gerade
quest-10b = Ungerade
task-10b = +5 für eine ungerade Zahl von Stichen
quest-11a = Alle für einen
task-11a = +5, wenn niemand sonst so viele Stiche gewinnt wie du
quest-11b = Einer für alle
task-11b = +5, wenn noch jemand so viele Stiche gewinnt wie du
quest-12a = Rittersieg über die Zwerge
task-12a = +1 für jede blaue Karte, −1 für jede grüne
quest-12b = Zwergensieg über die Ritter
task-12b = +1 für jede grüne Karte, −1 für jede blaue
quest-13a = Fangt die Könige
task-13a = +3 für jeden König, −3 für jede Dame
quest-13b = Fangt die Damen
task-13b = +3 für jede Dame, −3 für jeden König
quest-14a = Ene, mene
task-14a = +3 für den Ersten mit einem dritten Stich, +4 für den Zweiten und so weiter
quest-14b = … muh
task-14b = −3 für den Ersten mit einem dritten Stich, −4 für den Zweiten und so weiter
quest-15a = Drillinge
task-15a = +2 für drei gleiche Buben, Damen, Könige oder Asse, +1 für einen anderen Drilling
quest-15b = 1, 2, und …
task-15b = −2 für drei gleiche Buben, Damen, Könige oder Asse, −1 für einen anderen Drilling
quest-16a = Großer Schlag
task-16a = +5 für mindestens vier gewonnene Stiche hintereinander
quest-16b = Heilloses Durcheinander
task-16b = +5 für mindestens vier verlorene Stiche hintereinander
quest-17a = Elitearmee
task-17a = +1 für jede Karte der Farbe, von der du am wenigsten hast
quest-17b = Riesenarmee
task-17b = +1 für jede Karte der Farbe, von der du am meisten hast
quest-18a = Gartenzwerge
task-18a = so viele Punkte wie dein niedrigster grüner Wert
quest-18b = Edelleute
task-18b = so viele Punkte wie dein niedrigster blauer Wert
quest-19a = Edle und Ritter
task-19a = je +1 für Buben, Damen, Könige und Asse, und +1 für jede blaue Karte
quest-19b = Soldaten ohne Ritter
task-19b = je −1 für Buben, Damen, Könige und Asse, und −1 für jede blaue Karte
quest-20a = In Reih und Glied
task-20a = +3 für weniger Stiche als der Spieler vor dir, +3 für mehr als der nach dir
quest-20b = Von beiden Seiten
task-20b = +3 für mehr Stiche als der Spieler vor dir, +3 für mehr als der nach dir

offer-quest = Wähle den Auftrag { WORD($choice, of: "quest") }: { WORD($choice, of: "task") }
offer-exchange = Nimm zwei Karten von { NAME($seat) }
offer-give = Gib { NAME($seat) } { CARD($card, form: "the") }
offer-play = Spiele { CARD($card, form: "the") }
offer-swap = Tausche die Hand mit { NAME($seat) }
offer-pass =
    { $to ->
        [left] Alle Hände nach links
       *[right] Alle Hände nach rechts
    }
offer-keep = Behalte den Hexenmeister
offer-sorcerer = Nimm { CARD($card, form: "the") } zurück und lass { CARD($other, form: "the") } dafür liegen

event-Dealt = { who-deals } Sonderkarte: { CARD($special) }. Der Auftrag steht auf Tafel { $tile }.
event-DealtToYou = { who-deals } Sonderkarte: { CARD($special) }. Der Auftrag steht auf Tafel { $tile }. Auf deiner Hand: { CARDS($hand) }.
event-DealtUnseen = { who-deals } Sonderkarte: { CARD($special) }. Der Auftrag steht auf Tafel { $tile }.
event-Showed =
    { WHO($seat) ->
        [you] Du zeigst { CARD($card, form: "the") }.
       *[other] { NAME($seat) } zeigt { CARD($card, form: "the") }.
    }
event-ChoseQuest =
    { WHO($seat) ->
        [you] Du wählst
       *[other] { NAME($seat) } wählt
    } den Auftrag { WORD($quest, of: "quest") } ({ WORD($quest, of: "task") }).
event-TookCards =
    { WHO($seat) ->
        [you] Du nimmst von { NAME($other) }: { CARDS($cards) }.
       *[other] { NAME($seat) } nimmt von { whom-else }: { CARDS($cards) }.
    }
event-TookCardsUnseen =
    { $cards_count ->
        [one] { NAME($seat) } nimmt { $cards_count } Karte von { NAME($other) }.
       *[other] { NAME($seat) } nimmt { $cards_count } Karten von { NAME($other) }.
    }
event-GaveCard =
    { WHO($seat) ->
        [you] Du gibst { NAME($other) } { CARD($card, form: "the") }.
       *[other] { NAME($seat) } gibt { whom-else } { CARD($card, form: "the") }.
    }
event-GaveCardUnseen = { NAME($seat) } gibt { NAME($other) } eine Karte.
event-Played =
    { WHO($seat) ->
        [you] Du spielst
       *[other] { NAME($seat) } spielt
    } { $stands_for ->
        [none] { CARD($card, form: "the") }.
       *[other] { CARD($card, form: "the") }, { laid-as }.
    }
event-WonTrick =
    { WHO($seat) ->
        [you] Du gewinnst den Stich: { CARDS($cards) }.
       *[other] { NAME($seat) } gewinnt den Stich: { CARDS($cards) }.
    }
event-GotBonus =
    { WHO($seat) ->
        [you] Du bekommst { SIGNED($points) } für { CARD($card, form: "the") }.
       *[other] { NAME($seat) } bekommt { SIGNED($points) } für { CARD($card, form: "the") }.
    }
event-SwappedHands =
    { WHO($seat) ->
        [you] Du und { NAME($other) } tauscht die Hände. Von dir kam: { CARDS($gave) }. Von { NAME($other) } kam: { CARDS($got) }.
       *[other] { NAME($seat) } und { WHO($other) ->
            [you] du tauscht
           *[other] { NAME($other) } tauschen
        } die Hände. Von { NAME($seat) } kam: { CARDS($gave) }. Von { whom-else } kam: { CARDS($got) }.
    }
event-SwappedHandsUnseen = { NAME($seat) } und { NAME($other) } tauschen die Hände.
event-PassedHands = { hands-passed }
event-PassedHandsToYou = { hands-passed } Auf deiner Hand: { CARDS($hand) }.
event-PassedHandsUnseen = { hands-passed }
event-UsedSorcerer =
    { WHO($seat) ->
        [you] Du nimmst { CARD($card, form: "the") } zurück und lässt den Hexenmeister dafür liegen.
       *[other] { NAME($seat) } nimmt { CARD($card, form: "the") } zurück und lässt den Hexenmeister dafür liegen.
    }
event-KeptSorcerer =
    { WHO($seat) ->
        [you] Du behältst den Hexenmeister.
       *[other] { NAME($seat) } behält den Hexenmeister.
    }
event-EndedDeal = Die Runde ist vorbei, { WORD($quest, of: "quest") }: { EACH($points, of: "gain") }. Alle Punkte bisher: { EACH($scores, of: "score") }.
event-EndedMatch =
    { WHO($winner) ->
        [you] Du führst allein und gewinnst die Partie.
       *[other] { NAME($winner) } führt allein und gewinnt die Partie.
    }

who-deals =
    { WHO($dealer) ->
        [you] Du teilst aus.
       *[other] { NAME($dealer) } teilt aus.
    }
# The seat $other, to whom or from whom.
whom-else =
    { WHO($other) ->
        [you] dir
       *[other] { NAME($other) }
    }

# The points of each seat.
gain-other = { each-seat } { SIGNED($value) }
score-other = { each-seat } { $value }
each-seat =
    { WHO($seat) ->
        [you] du
       *[other] { NAME($seat) }
    }

hands-passed =
    { WHO($seat) ->
        [you] Du lässt
       *[other] { NAME($seat) } lässt
    } { $side ->
        [left] alle Hände nach links wandern.
       *[right] alle Hände nach rechts wandern.
    }

# Eine Karte im Stich, und als was sie gilt.
laid =
    { NAME($seat) }: { CARD($card) }{ $stands_for ->
        [none] { "" }
       *[other] , { laid-as }
    }
laid-as =
    { $card ->
        [mummy] eine Kopie von: { CARD($stands_for) }
        [puppeteer] knapp über: { CARD($stands_for) }
       *[sorcerer] anstelle von: { CARD($stands_for) }
    }

refusal-quest_first = Erst der Auftrag: Wähle { WORD($quest, of: "quest") } oder { WORD($other, of: "quest") }.
refusal-quest_is_chosen = Der Auftrag dieser Runde ist schon gewählt.
refusal-other_tile = Diese Tafel liegt nicht aus: Wähle { WORD($quest, of: "quest") } oder { WORD($other, of: "quest") }.
refusal-exchange_first = Nimm erst zwei Karten von jemand anderem: Du hast den roten Bannerträger.
refusal-no_exchange = Karten nimmt man nur mit dem roten Bannerträger, vor dem ersten Stich.
refusal-give_first = Gib erst zurück, was du schuldest. Noch zu geben: { $owed }.
refusal-nothing_to_give = Karten gibt man nur, nachdem man mit dem roten Bannerträger zwei genommen hat.
refusal-not_yourself = Wähle jemand anderen, nicht dich selbst.
refusal-no_such_seat = An diesem Tisch gibt es keinen Platz { FROM_ONE($seat) }.
refusal-not_in_hand = Diese Karte hast du nicht: { CARD($card) }.
refusal-must_follow = { WORD($required, of: "colour") } muss bedient werden, und das kannst du: { CARDS($follow) }.
refusal-mummy_too_early = Im ersten Stich kann die Mumie noch nichts kopieren.
refusal-mummy_must_follow = Die Mumie ist eine Kopie ({ CARD($copied) }), und { WORD($required, of: "colour") } muss bedient werden. Das kannst du: { CARDS($follow) }.
refusal-puppeteer_cannot_start = Der Puppenspieler kann den ersten Stich nicht eröffnen: Vor ihm wurde noch keine Karte gespielt.
refusal-sorcerer_between_tricks = Der Hexenmeister wird zwischen zwei Stichen gespielt, nicht in einem.
refusal-excalibur_must_follow = Excalibur geht nur, wenn man { WORD($required, of: "colour") } nicht bedienen kann. Du kannst es: { CARDS($follow) }.
refusal-swap_first = Wähle erst, mit wem du die Hand tauschst: Du hast den Druiden gespielt.
refusal-no_swap = Hände werden nur nach einem Stich mit dem Druiden getauscht.
refusal-pass_first = Entscheide erst, wohin alle Hände wandern, links oder rechts: Du hast den blauen Bannerträger gespielt.
refusal-no_pass = Hände wandern nur nach einem Stich mit dem blauen Bannerträger.
refusal-sorcerer_first = Erst der Hexenmeister: Nimm eine Karte des letzten Stichs oder behalte ihn.
refusal-no_sorcerer = Der Hexenmeister wird nur zwischen zwei Stichen eingesetzt, und nur von dem, der ihn hat.
refusal-not_in_trick = Diese Karte ist nicht im letzten Stich. Darin liegen: { CARDS($last) }.
refusal-sorcerer_now = Der Hexenmeister ist deine einzige Karte, also muss er jetzt eingesetzt werden.

remark-quest_cards =
    { $counts ->
        [none] Du hast { held-costing }
       *[other] Du hast { held-counting }{ $costs ->
            [none] { "" }
           *[other] , und { held-costing }
        }
    }; deine Hand dürfte etwa { likely-tricks } machen.
remark-quest_colour =
    { $count ->
        [0] Du hast keine { WORD($colour, of: "colour", form: "card") } Karte; { top-cards }.
        [one] Du hast eine { WORD($colour, of: "colour", form: "card") } Karte; { top-cards }.
       *[other] Du hast { $count } { WORD($colour, of: "colour", form: "card") } Karten; { top-cards }.
    }
remark-quest_tricks = Deine Hand dürfte etwa { likely-tricks } von { $size } machen: { top-cards }.
remark-exchanges = Zwei Karten aus einer Hand, die du nicht siehst; { stands }.
remark-gives =
    { $left ->
        [0] Damit hast du kein { WORD($colour, of: "colour") } mehr.
        [one] Dir bleibt eine { WORD($colour, of: "colour", form: "card") } Karte.
       *[other] Dir bleiben { $left } { WORD($colour, of: "colour", form: "card") } Karten.
    }
remark-play =
    { $outcome ->
        [wins] Gewinnt den Stich
        [loses] Überlässt { NAME($seat) } den Stich
        [under] Bleibt unter der Karte von { NAME($seat) } ({ CARD($best) })
        [colourless] Gilt als farblos: Die erste farbige Karte schlägt sie
        [sure] Gewinnt den Stich sicher: Niemand kann diese Karte schlagen
        [dragon] Gewinnt, wenn kein Ass kommt: { $higher ->
            [one] ein Ass ist noch nicht aufgetaucht
           *[other] { $higher } Asse sind noch nicht aufgetaucht
        }
       *[beatable] { $higher ->
            [0] Keine { WORD($required, of: "colour", form: "card") } Karte kann sie noch schlagen, nur die Sonderkarte
            [one] Eine höhere { WORD($required, of: "colour", form: "card") } Karte ist noch nicht aufgetaucht
           *[other] { $higher } höhere { WORD($required, of: "colour", form: "card") } Karten sind noch nicht aufgetaucht
        }
    }{ $points ->
        [none] { "" }
        [0] ; so, wie der Stich liegt, ist er für { whom } noch nichts wert
       *[other] ; so, wie der Stich liegt, ist er für { whom } { SIGNED($points) } wert
    }{ $special ->
        [tinkerer] ; der Tüftler bringt dem, der den Stich gewinnt, { SIGNED($bonus) }
        [joker] ; der Narr bringt dir in diesem letzten Stich { SIGNED($bonus) }
        [joker-later] ; der Narr bringt nur im letzten Stich { SIGNED($bonus) }
        [scout] ; der Späher bringt dir +1 für jede Figur, bisher { SIGNED($bonus) }
        [druid] ; mit dem Druiden darfst du danach die Hand tauschen
        [blue-flag] ; mit dem Bannerträger darfst du danach alle Hände wandern lassen
        [green-flag] ; der Bannerträger darin bringt dem, der den Stich gewinnt, { SIGNED($bonus) }
        [shaman] ; der Schamane darin bringt dem, der den Stich gewinnt, { SIGNED($bonus) }
        [enchanter] ; der Verzauberer darin verdoppelt die Punkte dessen, der den Stich gewinnt
       *[none] { "" }
    }{ $spent ->
        [none] { "" }
       *[other] ; danach hast du kein { WORD($spent, of: "colour") } mehr
    }.
remark-swaps = Deine Hand mit { held-figures } geht an { NAME($seat) }; { stands }.
remark-passes = Deine Hand mit { held-figures } geht an { NAME($seat) }, und du bekommst die von { NAME($other) }.
remark-keeps = Hebt den Hexenmeister für einen späteren Stich auf.
remark-takes_back =
    Bringt { CARD($card, form: "the") } auf deine Hand und ändert { $change ->
        [0] bisher keine Punkte
       *[other] { $is_own ->
            [yes] deine Punkte um { SIGNED($change) }
           *[no] die Punkte von { NAME($seat) } um { SIGNED($change) }
        }
    }.

# Teile von Hinweisen.
whom =
    { $is_own ->
        [yes] dich
       *[no] { NAME($seat) }
    }
stands =
    { $stands ->
        [ahead] { NAME($seat) } liegt { stands-by } vor dir
        [behind] { NAME($seat) } liegt { stands-by } hinter dir
       *[level] { NAME($seat) } hat so viele Punkte wie du
    }
stands-by =
    { $by ->
        [one] einen Punkt
       *[other] { $by } Punkte
    }
held-counting =
    { $counts ->
        [0] keine Karte, die zählen würde
        [one] eine Karte, die zählen würde
       *[other] { $counts } Karten, die zählen würden
    }
held-costing =
    { $costs ->
        [0] keine Karte, die kosten würde
        [one] eine Karte, die kosten würde
       *[other] { $costs } Karten, die kosten würden
    }
held-figures =
    { $figures ->
        [0] keiner Figur
        [one] einer Figur
       *[other] { $figures } Figuren
    }
likely-tricks =
    { $tricks ->
        [0] keinen Stich
        [one] einen Stich
       *[other] { $tricks } Stiche
    }
top-cards =
    { $aces ->
        [0] kein Ass
        [one] ein Ass
       *[other] { $aces } Asse
    }, { $kings ->
        [0] kein König
        [one] ein König
       *[other] { $kings } Könige
    }, { $queens ->
        [0] keine Dame
        [one] eine Dame
       *[other] { $queens } Damen
    }

# Eine Ansicht als Text.
table-deal = Runde { $deal }, ausgeteilt von { NAME($seat) };
table-quest =
    Auftrag: { $quest ->
        [none] { WORD($one, of: "quest") } ({ WORD($one, of: "task") }) oder { WORD($other, of: "quest") } ({ WORD($other, of: "task") })
       *[other] { WORD($quest, of: "quest") } ({ WORD($quest, of: "task") })
    }
table-special = Sonderkarte: { CARD($card) }. { WORD($card, of: "special") }
table-player =
    { NAME($seat) }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, { $tricks ->
        [one] { $tricks } Stich
       *[other] { $tricks } Stiche
    }{ $now ->
        [none] ;
       *[other] , { SIGNED($now) } in dieser Runde;
    }
table-hand = Hand: { CARDS($cards) }
table-hand-count = { $count } auf der Hand
table-hand-known = bekannt: { CARDS($cards) }
table-hand-lacks = ohne { WORDS($lacks, of: "lack") }
table-hand-held = vorher bei { NAMES($seats) }
table-last = letzter Stich, gewonnen von { NAME($seat) }:
table-trick = dieser Stich:
table-leads = { NAME($seat) } spielt aus
table-laid =
    { NAME($seat) } { CARD($card) }{ $stands_for ->
        [none] { "" }
       *[other] { " " }({ laid-as })
    }

deal-quest = Der Auftrag dieser Runde
deal-special = Sonderkarte dieser Runde
deal-number = Runde { $deal } von { $deals }
deal-extra = Runde { $deal }, bis zur Entscheidung
deal-or = oder

trick = Der Stich
trick-last = Letzter Stich
trick-won = Letzter Stich: { NAME($seat) }
trick-told = { NAME($seat) } gewann den letzten Stich: { CARDS($cards) }.

standing-points =
    { $points ->
        [one] { $points } Punkt aus den bisherigen Runden.
       *[other] { $points } Punkte aus den bisherigen Runden.
    }
standing-tricks =
    { $tricks ->
        [one] { $tricks } Stich in dieser Runde.
       *[other] { $tricks } Stiche in dieser Runde.
    }
standing-now = Wenn die Runde jetzt endete: { SIGNED($points) }.

hand = Deine Hand
hand-open = Die Hand
hand-count =
    { $count ->
        [one] { $count } Karte auf der Hand.
       *[other] { $count } Karten auf der Hand.
    }
hand-play = { CARD($card) }: spielen
hand-give = { CARD($card) }: abgeben
hand-not = { CARD($card) }: warum nicht?
hand-lacks = Hat { WORD($colour, of: "colour") } nicht bedient.
hand-known = Auf dieser Hand bekannt: { CARDS($cards) }.

target-exchange = Zwei nehmen
target-swap = Hand tauschen

status-over = { NAME($seat) } gewinnt die Partie!
status-trick = { NAME($seat) } gewinnt den Stich
status-quest-you = Du hast die blaue 5: Wähle den Auftrag
status-quest-other = { NAME($seat) } hat die blaue 5 und wählt den Auftrag
status-exchange-you = Du hast den roten Bannerträger: Von wem nimmst du zwei Karten?
status-exchange-other = { NAME($seat) } hat den roten Bannerträger und nimmt zwei Karten
status-give-you =
    { $count ->
        [one] Gib { NAME($partner) } noch eine Karte
       *[other] Gib { NAME($partner) } { $count } Karten deiner Wahl
    }
status-give-other =
    { $count ->
        [one] { NAME($seat) } gibt { NAME($partner) } noch eine Karte
       *[other] { NAME($seat) } gibt { NAME($partner) } { $count } Karten
    }
status-swap-you = Du hast den Druiden gespielt: Mit wem tauschst du die Hand?
status-swap-other = { NAME($seat) } hat den Druiden gespielt und sucht jemanden zum Händetauschen aus
status-pass-you = Du hast den blauen Bannerträger gespielt: Wohin wandern alle Hände?
status-pass-other = { NAME($seat) } entscheidet, wohin alle Hände wandern
status-sorcerer-you = Der Hexenmeister: Nimm eine Karte dieses Stichs oder behalte ihn
status-sorcerer-other = { NAME($seat) } denkt über den Hexenmeister nach
status-lead-you = Du spielst aus
status-lead-other = { NAME($seat) } spielt aus
status-follow-you = Du bist dran: { WORD($colour, of: "colour") } ist gefordert
status-follow-other = { NAME($seat) } ist dran, { WORD($colour, of: "colour") } ist gefordert
status-free-you = Du bist dran: Noch ist keine Farbe gefordert
status-free-other = { NAME($seat) } ist dran, noch ist keine Farbe gefordert

scored = Runde { $deal }, { WORD($quest, of: "quest") }
scored-name = So wurde Runde { $deal } gewertet

picture-goal = In jeder Runde sagt ein Auftrag, was deine Stiche und Karten wert sind. Dieser hier: Könige bringen Punkte, Damen kosten welche.
picture-turn = Bediene die Farbe der ersten Karte, wenn du kannst. Die höchste Karte dieser Farbe gewinnt den Stich.
picture-end = In jeder Runde ein neuer Auftrag und eine neue Sonderkarte. Nach der letzten gewinnen die meisten Punkte.

lesson-welcome = Willkommen in der Schenke! In jeder Runde spielt ihr Stiche, und ein Auftrag sagt, was sie wert sind. Die meisten Punkte gewinnen.
lesson-quest = Wer die blaue 5 hat, wählt einen von zwei Aufträgen für diese Runde. Schau auf deine Karten: Welche Stiche willst du?
lesson-special = Eine Sonderkarte steckt in irgendeiner Hand, vielleicht in deiner. Oben steht, was sie kann. Jede Runde hat eine andere.
lesson-play = Du bist dran! Tippe auf eine Karte, die leuchtet. Die Farbe der ersten Karte ist gefordert: Nur wer davon keine hat, darf etwas anderes spielen.
lesson-won = Die höchste Karte der geforderten Farbe gewinnt den Stich, wenn keine Sonderkarte das ändert. Wer ihn hat, spielt als Nächstes aus.
lesson-points = Bei jedem Namen zählt die Krone die Punkte, die Zahl mit + oder − sagt, was diese Runde jetzt brächte, und die Karten zählen die Stiche. Willst du Stiche, oder lieber nicht?
lesson-deal = Die Runde ist gewertet, und es kommen ein neuer Auftrag und eine neue Sonderkarte. Wer die grüne 5 gewonnen hat, teilt aus.
lesson-over = Das war eine ganze Partie! Probiere beim nächsten Mal alle Aufträge: Manche stellen alles auf den Kopf.

scores-how = Jede Runde wurde nach ihrem Auftrag gewertet; Punkte der Sonderkarte gehören dazu. Unter jedem Ergebnis steht die Summe bis dahin.
scores-table = Alle Runden der Partie
scores-deal = Runde und Auftrag
scores-sum = Summe bis dahin
scores-total = Punkte
