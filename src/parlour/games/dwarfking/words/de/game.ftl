title = Der Zwergenkönig

summary = Ein Stichspiel mit einem neuen Auftrag in jeder Runde.

name = Der Zwergenkönig

tagline = Stiche machen oder meiden: Jede Runde hat ihren eigenen Auftrag.

players = 3 bis 5 Spieler

progress = Punkte

option-quests = Welche Aufträge sind im Spiel?
option-quests-all = Alle
option-quests-simple = Nur die einfachen, für die erste Partie
option-first_dealer = Wer teilt zuerst aus?
option-first_dealer-random = Das Los entscheidet
option-first_dealer-0 = Platz 1
option-first_dealer-1 = Platz 2
option-first_dealer-2 = Platz 3
option-first_dealer-3 = Platz 4
option-first_dealer-4 = Platz 5

colour-green = Grün
colour-blue = Blau
colour-red = Rot

nothing = nichts

card-green-1 = Druide (Grün 1)

the-green-1 = den Druiden (Grün 1)

card-green-2 = grüne 2

the-green-2 = die grüne 2

card-green-3 = grüne 3

the-green-3 = die grüne 3

card-green-4 = grüne 4

the-green-4 = die grüne 4

card-green-5 = grüne 5

the-green-5 = die grüne 5

card-green-6 = grüne 6

the-green-6 = die grüne 6

card-green-7 = grüne 7

the-green-7 = die grüne 7

card-green-8 = grüne 8

the-green-8 = die grüne 8

card-green-9 = grüne 9

the-green-9 = die grüne 9

card-green-10 = grüne 10

the-green-10 = die grüne 10

card-green-11-flag = grüner Bannerträger (11)

the-green-11-flag = den grünen Bannerträger (11)

card-green-11-tinkerer = Tüftler (Grün 11)

the-green-11-tinkerer = den Tüftler (Grün 11)

card-green-J = grüner Bube

the-green-J = den grünen Buben

card-green-Q = grüne Dame

the-green-Q = die grüne Dame

card-green-K = grüner König

the-green-K = den grünen König

card-green-A = grünes Ass

the-green-A = das grüne Ass

card-blue-1 = Narr (Blau 1)

the-blue-1 = den Narren (Blau 1)

card-blue-2 = blaue 2

the-blue-2 = die blaue 2

card-blue-3 = blaue 3

the-blue-3 = die blaue 3

card-blue-4 = blaue 4

the-blue-4 = die blaue 4

card-blue-5 = blaue 5

the-blue-5 = die blaue 5

card-blue-6 = blaue 6

the-blue-6 = die blaue 6

card-blue-7 = blaue 7

the-blue-7 = die blaue 7

card-blue-8 = blaue 8

the-blue-8 = die blaue 8

card-blue-9 = blaue 9

the-blue-9 = die blaue 9

card-blue-10 = blaue 10

the-blue-10 = die blaue 10

card-blue-11-flag = blauer Bannerträger (11)

the-blue-11-flag = den blauen Bannerträger (11)

card-blue-11-enchanter = Verzauberer (Blau 11)

the-blue-11-enchanter = den Verzauberer (Blau 11)

card-blue-J = blauer Bube

the-blue-J = den blauen Buben

card-blue-Q = blaue Dame

the-blue-Q = die blaue Dame

card-blue-K = blauer König

the-blue-K = den blauen König

card-blue-A = blaues Ass

the-blue-A = das blaue Ass

card-red-1 = Späher (Rot 1)

the-red-1 = den Späher (Rot 1)

card-red-2 = rote 2

the-red-2 = die rote 2

card-red-3 = rote 3

the-red-3 = die rote 3

card-red-4 = rote 4

the-red-4 = die rote 4

card-red-5 = rote 5

the-red-5 = die rote 5

card-red-6 = rote 6

the-red-6 = die rote 6

card-red-7 = rote 7

the-red-7 = die rote 7

card-red-8 = rote 8

the-red-8 = die rote 8

card-red-9 = rote 9

the-red-9 = die rote 9

card-red-10 = rote 10

the-red-10 = die rote 10

card-red-11-flag = roter Bannerträger (11)

the-red-11-flag = den roten Bannerträger (11)

card-red-11-shaman = Schamane (Rot 11)

the-red-11-shaman = den Schamanen (Rot 11)

card-red-J = roter Bube

the-red-J = den roten Buben

card-red-Q = rote Dame

the-red-Q = die rote Dame

card-red-K = roter König

the-red-K = den roten König

card-red-A = rotes Ass

the-red-A = das rote Ass

card-dragon = Drache

the-dragon = den Drachen

card-mummy = Mumie

the-mummy = die Mumie

card-puppeteer = Puppenspieler

the-puppeteer = den Puppenspieler

card-sorcerer = Hexenmeister

the-sorcerer = den Hexenmeister

card-excalibur = Excalibur

the-excalibur = Excalibur

special-green-1 = Wer ihn spielt, tauscht nach dem Stich die Hand mit jemandem, außer im letzten.
special-green-11-flag = +3 für den, der ihn gewinnt.
special-green-11-tinkerer = +3 für den, der den Stich danach gewinnt.
special-blue-1 = +3 für den, der ihn im letzten Stich spielt.
special-blue-11-flag = Wer ihn spielt, lässt nach dem Stich alle Hände einen Platz nach links oder rechts wandern, außer im letzten.
special-blue-11-enchanter = Wer ihn gewinnt, verdoppelt alle Punkte dieser Runde, auch verlorene.
special-red-1 = Wer ihn spielt, bekommt +1 für jeden Buben, jede Dame, jeden König und jedes Ass im Stich.
special-red-11-flag = Wer ihn hat, nimmt vor dem ersten Stich jemandem zwei zufällige Karten und gibt zwei beliebige zurück.
special-red-11-shaman = −3 für den, der ihn gewinnt.
special-dragon = Darf immer gespielt werden und gewinnt den Stich, außer es liegt ein Ass darin.
special-mummy = Eine Kopie der Karte, die den vorigen Stich gewann. Nicht im ersten Stich.
special-puppeteer = Darf immer gespielt werden: Farbe der Karte direkt davor, und ein wenig höher.
special-sorcerer = Zwischen zwei Stichen darf man eine Karte des letzten Stichs nehmen und den Hexenmeister dort lassen.
special-excalibur = Nur wenn man nicht bedienen kann, oder zum Ausspielen; gewinnt den Stich.

quest-1a = Glückssträhne
quest-1a-text = +2 für jeden Stich deiner längsten Reihe gewonnener Stiche
quest-1b = Pechsträhne
quest-1b-text = −2 für jeden Stich deiner längsten Reihe gewonnener Stiche
quest-2a = Rettet die Nachhut
quest-2a-text = +2 für jeden der letzten vier Stiche
quest-2b = Opfert die Nachhut
quest-2b-text = −2 für jeden der letzten vier Stiche
quest-3a = Drei Viertel
quest-3a-text = +4 für jede 3 und jede 4
quest-3b = Von 6 bis 7
quest-3b-text = +4 für jede 6 und jede 7
quest-4a = Debakel der Ritter
quest-4a-text = −1 für jede blaue Karte
quest-4b = Niederlage der Goblins
quest-4b-text = −1 für jede rote Karte
quest-5a = Nach rechts
quest-5a-text = +1 für jeden Stich, den der Spieler vor dir gewinnt
quest-5b = Nach links
quest-5b-text = +1 für jeden Stich, den der Spieler nach dir gewinnt
quest-6a = Schlechte Zahlen
quest-6a-text = −5 für die höchste Summe der Werte 1 bis 11
quest-6b = Gute Zahlen
quest-6b-text = +5 für die höchste Summe der Werte 1 bis 11
quest-7a = Die meisten Siege
quest-7a-text = +1 für jeden Stich
quest-7b = Die wenigsten Siege
quest-7b-text = −1 für jeden Stich
quest-8a = Aller guten Dinge sind drei
quest-8a-text = +5 für genau drei Stiche
quest-8b = Es kann nur einen geben
quest-8b-text = +5 für genau einen Stich
quest-9a = Vier mal vier
quest-9a-text = +5 für genau vier Stiche
quest-9b = Zwei mal zwei
quest-9b-text = +5 für genau zwei Stiche
quest-10a = Gerade
quest-10a-text = +5 für eine gerade Zahl von Stichen; keiner gilt nicht als gerade
quest-10b = Ungerade
quest-10b-text = +5 für eine ungerade Zahl von Stichen
quest-11a = Alle für einen
quest-11a-text = +5, wenn niemand sonst so viele Stiche gewinnt wie du
quest-11b = Einer für alle
quest-11b-text = +5, wenn noch jemand so viele Stiche gewinnt wie du
quest-12a = Rittersieg über die Zwerge
quest-12a-text = +1 für jede blaue Karte, −1 für jede grüne
quest-12b = Zwergensieg über die Ritter
quest-12b-text = +1 für jede grüne Karte, −1 für jede blaue
quest-13a = Fangt die Könige
quest-13a-text = +3 für jeden König, −3 für jede Dame
quest-13b = Fangt die Damen
quest-13b-text = +3 für jede Dame, −3 für jeden König
quest-14a = Ene, mene
quest-14a-text = +3 für den Ersten mit einem dritten Stich, +4 für den Zweiten und so weiter
quest-14b = … muh
quest-14b-text = −3 für den Ersten mit einem dritten Stich, −4 für den Zweiten und so weiter
quest-15a = Drillinge
quest-15a-text = +2 für drei gleiche Buben, Damen, Könige oder Asse, +1 für einen anderen Drilling
quest-15b = 1, 2, und …
quest-15b-text = −2 für drei gleiche Buben, Damen, Könige oder Asse, −1 für einen anderen Drilling
quest-16a = Großer Schlag
quest-16a-text = +5 für mindestens vier gewonnene Stiche hintereinander
quest-16b = Heilloses Durcheinander
quest-16b-text = +5 für mindestens vier verlorene Stiche hintereinander
quest-17a = Elitearmee
quest-17a-text = +1 für jede Karte der Farbe, von der du am wenigsten hast
quest-17b = Riesenarmee
quest-17b-text = +1 für jede Karte der Farbe, von der du am meisten hast
quest-18a = Gartenzwerge
quest-18a-text = so viele Punkte wie dein niedrigster grüner Wert
quest-18b = Edelleute
quest-18b-text = so viele Punkte wie dein niedrigster blauer Wert
quest-19a = Edle und Ritter
quest-19a-text = +1 für Buben, Damen, Könige und Asse, und +1 für jede blaue Karte
quest-19b = Soldaten ohne Ritter
quest-19b-text = −1 für Buben, Damen, Könige und Asse, und −1 für jede blaue Karte
quest-20a = In Reih und Glied
quest-20a-text = +3 für weniger Stiche als der Spieler vor dir, +3 für mehr als der nach dir
quest-20b = Von beiden Seiten
quest-20b-text = +3 für mehr Stiche als der Spieler vor dir, +3 für mehr als der nach dir
quest-words = { $quest } ({ $text })

offer-quest = { $quest } wählen
offer-exchange = Platz { $seat } zwei Karten nehmen
offer-give = { $card } geben
offer-play = { $card } spielen
offer-swap = Mit Platz { $seat } die Hand tauschen
offer-pass-left = Alle Hände nach links
offer-pass-right = Alle Hände nach rechts
offer-keep = Den Hexenmeister behalten
offer-sorcerer = { $card } gegen den Hexenmeister zurücknehmen

button-pass-left = Alle Hände nach links
button-pass-right = Alle Hände nach rechts
button-keep = Hexenmeister behalten

choose = Den Auftrag { $quest } wählen: { $text }

target-exchange = Zwei nehmen
target-exchange-name = { $name } zwei Karten nehmen
target-swap = Hand tauschen
target-swap-name = Mit { $name } die Hand tauschen
target-sorcerer = { $card }: zurücknehmen und den Hexenmeister dalassen

table-quest = Der Auftrag dieser Runde
table-special = Sonderkarte dieser Runde
table-deal = Runde { $deal } von { $deals }
table-extra = Runde { $deal }, bis zur Entscheidung
table-or = oder
table-trick = Der Stich
table-last = Letzter Stich
table-points =
    { $count ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
table-tricks =
    { $count ->
        [one] { $count } Stich
       *[other] { $count } Stiche
    }
table-cards =
    { $count ->
        [one] { $count } Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
table-now = wenn die Runde jetzt endete:
table-lacks = hat { $colour } nicht bedient

laid = { $name }: { $card }
laid-as = { $name }: { $card }, { $as }

as-mummy = eine Kopie von: { $card }
as-puppeteer = knapp über: { $card }
as-sorcerer = anstelle von: { $card }

hand = Deine Hand
hand-open = Die Hand
hand-play = { $card }: spielen
hand-give = { $card }: abgeben
hand-not = { $card }: warum nicht?

status-over = { $name } gewinnt die Partie!
status-quest-you = Du hast die blaue 5: Wähle den Auftrag
status-quest-other = { $name } hat die blaue 5 und wählt den Auftrag
status-exchange-you = Du hast den roten Bannerträger: Wem nimmst du zwei Karten?
status-exchange-other = { $name } hat den roten Bannerträger und nimmt zwei Karten
status-give-you =
    { $count ->
        [one] Gib { $partner } noch eine Karte
       *[other] Gib { $partner } { $count } Karten deiner Wahl
    }
status-give-other =
    { $count ->
        [one] { $name } gibt { $partner } noch eine Karte
       *[other] { $name } gibt { $partner } { $count } Karten
    }
status-swap-you = Du hast den Druiden gespielt: Mit wem tauschst du die Hand?
status-swap-other = { $name } hat den Druiden gespielt und sucht jemanden zum Händetauschen aus
status-pass-you = Du hast den blauen Bannerträger gespielt: Wohin wandern alle Hände?
status-pass-other = { $name } entscheidet, wohin alle Hände wandern
status-sorcerer-you = Der Hexenmeister: Nimm eine Karte dieses Stichs oder behalte ihn
status-sorcerer-other = { $name } denkt über den Hexenmeister nach
status-lead-you = Du spielst aus
status-lead-other = { $name } spielt aus
status-follow-you = Du bist dran: { $colour } ist gefordert
status-follow-other = { $name } ist dran, { $colour } ist gefordert
status-free-you = Du bist dran: Noch ist keine Farbe gefordert
status-free-other = { $name } ist dran, noch ist keine Farbe gefordert

summary = Runde { $deal }, { $quest }
summary-name = So wurde Runde { $deal } gewertet
summary-last = Der letzte Stich ging an { $name }:

event-dealt = { $name } teilt aus. Sonderkarte: { $special }. Der Auftrag steht auf Tafel { $tile }.
event-you-hold = Auf deiner Hand: { $cards }.
event-showed = { $name } zeigt { $card }.
event-quest = { $name } wählt den Auftrag { $quest }.
event-took = { $name } nimmt { $other } zwei Karten.
event-took-cards = { $name } nimmt { $other }: { $cards }.
event-gave = { $name } gibt { $other } eine Karte.
event-gave-card = { $name } gibt { $other } { $card }.
event-played = { $name } spielt { $card }.
event-played-mummy = { $name } spielt { $card } als Kopie von: { $other }.
event-played-puppeteer = { $name } spielt { $card }, knapp über: { $other }.
event-won = { $name } gewinnt den Stich: { $cards }.
event-bonus = { $name } bekommt { $points } für { $card }.
event-swapped = { $name } und { $other } tauschen die Hand.
event-swapped-cards = { $name } und { $other } tauschen die Hand. Von { $name } kam: { $gave }. Von { $other } kam: { $got }.
event-passed-left = { $name } lässt alle Hände nach links wandern.
event-passed-right = { $name } lässt alle Hände nach rechts wandern.
event-sorcerer = { $name } nimmt { $card } zurück und lässt den Hexenmeister dafür liegen.
event-kept = { $name } behält den Hexenmeister.
event-ended = Die Runde ist vorbei, { $quest }: { $standing }.
event-standing = { $name } { $points }, jetzt { $score }
event-match = { $name } führt allein und gewinnt die Partie.

refusal-quest_first = Erst der Auftrag: Wähle { $tile }a oder { $tile }b.
refusal-quest_is_chosen = Der Auftrag dieser Runde ist schon gewählt.
refusal-other_tile = Diese Tafel liegt nicht aus: Wähle { $tile }a oder { $tile }b.
refusal-exchange_first = Nimm erst jemandem zwei Karten: Du hast den roten Bannerträger.
refusal-no_exchange = Karten nimmt man nur mit dem roten Bannerträger, vor dem ersten Stich.
refusal-give_first = Gib erst zurück, was du schuldest. Noch zu geben: { $owed }.
refusal-nothing_to_give = Karten gibt man nur, nachdem man mit dem roten Bannerträger zwei genommen hat.
refusal-not_yourself = Wähle jemand anderen, nicht dich selbst.
refusal-no_such_seat = An diesem Tisch gibt es keinen Platz { $seat }.
refusal-not_in_hand = Diese Karte hast du nicht: { $card }.
refusal-must_follow = { $required } muss bedient werden, und das kannst du: { $follow }.
refusal-mummy_too_early = Im ersten Stich kann die Mumie noch nichts kopieren.
refusal-mummy_must_follow = Die Mumie ist eine Kopie ({ $copied }), und { $required } muss bedient werden: Du hast { $follow }.
refusal-puppeteer_cannot_start = Der Puppenspieler kann den ersten Stich nicht eröffnen: Vor ihm wurde noch keine Karte gespielt.
refusal-sorcerer_between_tricks = Der Hexenmeister wird zwischen zwei Stichen gespielt, nicht in einem.
refusal-excalibur_must_follow = Excalibur geht nur, wenn man { $required } nicht bedienen kann: Du hast { $follow }.
refusal-swap_first = Wähle erst, mit wem du die Hand tauschst: Du hast den Druiden gespielt.
refusal-no_swap = Hände werden nur nach einem Stich mit dem Druiden getauscht.
refusal-pass_first = Entscheide erst, wohin alle Hände wandern, links oder rechts: Du hast den blauen Bannerträger gespielt.
refusal-no_pass = Hände wandern nur nach einem Stich mit dem blauen Bannerträger.
refusal-sorcerer_first = Erst der Hexenmeister: Nimm eine Karte des letzten Stichs oder behalte ihn.
refusal-no_sorcerer = Der Hexenmeister wird nur zwischen zwei Stichen eingesetzt, und nur von dem, der ihn hat.
refusal-not_in_trick = Diese Karte ist nicht im letzten Stich. Darin liegen: { $last }.
refusal-sorcerer_now = Der Hexenmeister ist deine einzige Karte, also muss er jetzt eingesetzt werden.

lesson-welcome = Willkommen in der Schenke! Eine Partie hat sieben Runden. In jeder spielt ihr Stiche, und ein Auftrag sagt, was sie wert sind. Die meisten Punkte gewinnen.
lesson-quest = Wer die blaue 5 hat, wählt einen von zwei Aufträgen für diese Runde. Schau auf deine Karten: Welche Stiche willst du?
lesson-special = Eine Sonderkarte steckt in irgendeiner Hand, vielleicht in deiner. Oben steht, was sie kann. Jede Runde hat eine andere.
lesson-play = Du bist dran! Tippe auf eine Karte, die leuchtet. Die Farbe der ersten Karte ist gefordert: Nur wer davon keine hat, darf etwas anderes spielen.
lesson-won = Die höchste Karte der geforderten Farbe gewinnt den Stich, wenn keine Sonderkarte das ändert. Wer ihn hat, spielt als Nächstes aus.
lesson-points = Bei jedem Namen zählt die Krone die Punkte, die Zahl mit + oder − sagt, was diese Runde jetzt brächte, und die Karten zählen die Stiche. Willst du Stiche, oder lieber nicht?
lesson-deal = Die Runde ist gewertet, und es kommen ein neuer Auftrag und eine neue Sonderkarte. Wer die grüne 5 gewonnen hat, teilt aus.
lesson-over = Das war eine ganze Partie! Probiere beim nächsten Mal alle Aufträge: Manche stellen alles auf den Kopf.

scores-winner = { $name } gewinnt mit { $points } Punkten
scores-how = Jede Runde wurde nach ihrem Auftrag gewertet; Punkte der Sonderkarte gehören dazu. Unter jedem Ergebnis steht die Summe bis dahin.
scores-table = Alle Runden der Partie
scores-deal = Runde und Auftrag
scores-sum = Summe bis dahin
scores-total = Punkte
