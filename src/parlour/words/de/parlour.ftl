# What every table says. How facts are said: see words/__init__.py.

# Which number is which plural category: the categories, then a rule as in gettext that counts them from 0.
plural = one other; n != 1

list-comma = { ", " }
list-and = { " " }und{ " " }
list-nothing = nichts
seat-number = Platz { FROM_ONE($seat) }

close = Schließen

save = Speichern

copied = Kopiert

yes = Ja

no = Nein

seat-you = (du)
seat-turn = ist am Zug
seat-away = nicht da

hint = Was die Bots täten
hint-wait = Tipps gibt es, wenn du dran bist.
hint-thinking = Die Bots denken nach …
hint-move = { $move }.
hint-only = Der einzige Zug: { $move }.
hint-all_equal = Alle Züge sind ungefähr gleich gut.
hint-equal = Diese sind ungefähr gleich gut: { $moves }{ $more ->
        [0] .
       *[other] {" "}und { $more } weitere.
    }
hint-wins = Gewinnt von hier aus etwa { $count } von 100 Partien{ $ahead ->
        [0] .
        [one] , eine mehr als der nächstbeste.
       *[other] , { $ahead } mehr als der nächstbeste.
    }
hint-more = Alle Züge
hint-figures = Neben jedem Zug: So viele von 100 Partien gewinnt man von hier aus. Gefüllt: die besten.
hint-chance = { $percent } Prozent Gewinnaussicht.

level-1 = Anfänger
level-2 = Lehrling
level-3 = Freund
level-4 = Könner
level-5 = Meister
level-1-note = Spielt oft die erste Karte, die ihm einfällt.
level-2-note = Spielt vernünftig, ohne vorauszudenken.
level-3-note = Denkt vor jedem Zug kurz nach.
level-4-note = Denkt gut nach.
level-5-note = Denkt so gut, wie eine Sekunde es erlaubt.

lobby-title = Was spielen wir?
lobby-level = Deine Gegner
lobby-games = Spiele
lobby-players = { $from } bis { $to } Personen
lobby-play = Sofort spielen
lobby-play_game = Sofort spielen: { $game }
lobby-play_against = Sofort spielen: { $game }, { $count ->
        [one] { $count } Gegner
       *[other] { $count } Gegner
    }
lobby-opponents =
    { $count ->
        [one] { $count } Gegner
       *[other] { $count } Gegner
    }
lobby-change = Anders spielen: { $game }
lobby-invite = Mit Freunden
lobby-invite_game = Mit Freunden: { $game }
lobby-learn = Lernen
lobby-learn_game = Lernen: { $game }
lobby-resume = Weiterspielen
lobby-open = Offene Tische
lobby-past =
    { $count ->
        [one] { $count } Partie zum Nachsehen
       *[other] { $count } Partien zum Nachsehen
    }

code-enter = Code eingeben
code-join = Mitspielen
code-note = Vier Buchstaben, wie ein Bildschirm oder ein Freund sie zeigt.

play-opponents = Wie viele Gegner?
play-deal = Gebt mir Karten
play-learn = In einer Lektion lernen

picture-goal = Das Ziel
picture-turn = Ein Zug
picture-end = Das Ende
picture-go = Los geht’s

screen-open = Auf dem großen Bildschirm
screen-intro = Dieser Bildschirm zeigt allen im Raum den Tisch, und eure Handys halten eure Karten.
screen-level = Bots auf freien Plätzen
screen-scan = Scanne das mit dem Handy, oder geh zu { $address } und gib ein
screen-waits = Wir warten auf die Ersten …
screen-start_bots =
    { $count ->
        [one] Geben: Ein Bot nimmt den freien Platz
       *[other] Geben: Bots nehmen die { $count } freien Plätze
    }
screen-other = Ein anderes Spiel
screen-turn = { $name } ist dran
screen-sound = Ton
screen-full = Ganzer Bildschirm

## Ein Telefon neben einem großen Bildschirm

phone-name = Dein Name
phone-sit = Platz nehmen
phone-greeting = Der Tisch ist auf dem großen Bildschirm, und hier hältst du deine Karten.
phone-table = Hier den ganzen Tisch zeigen
phone-hand = Hier nur meine Karten
phone-no_screen = Der große Bildschirm ist weg.

past-title = Deine gespielten Partien
past-none = Noch keine: Die erste ist im Foyer nur einen Klick entfernt.

tables-free =
    { $count ->
        [one] { $count } Platz frei
       *[other] { $count } Plätze frei
    }
tables-turn = Du bist dran
tables-remove = Aus der Liste nehmen: { $game }, { $state }
tables-playing = Läuft
tables-abandoned = Vorzeitig beendet
tables-won = Gewonnen von { $names }
tables-practice = Übung

failed-title = Der Tisch ist nicht erreichbar
failed-again = Noch einmal versuchen
offline-title = Niemand antwortet
offline-text = Der Tisch steht bei { $address }, aber dort antwortet niemand. Ist der Computer an, ist Parlour darauf offen, und ist dieses Gerät im selben Netz? Die Seite kommt von selbst wieder.

profile = Du
profile-change = Name und Gesicht ändern
profile-name = Dein Name
profile-face = Dein Gesicht
profile-device = Auf anderem Gerät spielen
profile-device_code = Code für ein anderes Gerät
profile-device_how = Scanne das innerhalb von zehn Minuten mit dem anderen Gerät: Dann spielst du auch dort unter deinem Namen. Es gilt einmal.
profile-sign_out = Überall sonst abmelden
profile-signed_out = Erledigt: Du bist nur noch auf diesem Gerät angemeldet.

device-become = Auf diesem Gerät { $name } werden?
device-now = Hier bist du jetzt { $name } und wärst es dann nicht mehr. Sag nur ja, wenn der Link von dir selbst ist.
device-yes = Ja, { $name } werden
device-no = Nein, { $name } bleiben
device-already = Du bist auf diesem Gerät schon { $name }.
device-lobby = Zu den Tischen

face-badger = Dachs
face-otter = Otter
face-heron = Reiher
face-fox = Fuchs
face-mole = Maulwurf
face-wren = Zaunkönig
face-hare = Hase
face-owl = Eule
face-toad = Kröte
face-bear = Bär
face-crow = Krähe
face-mouse = Maus

settings = Einstellungen
settings-language = Sprache
settings-theme = Licht
settings-theme-system = Wie das Gerät
settings-theme-light = Tag
settings-theme-dark = Nacht
settings-motion = Karten in Bewegung
settings-motion-note = Ohne sie liegen Karten gleich an ihrem Platz; das Tempo bleibt.
settings-size = Karten und Schrift
settings-size-normal = Normal
settings-size-large = Groß
settings-sort = Hand sortieren
settings-sort-colour = Nach Farbe
settings-sort-number = Nach Zahl
settings-confirm = Meine Züge bestätigen
settings-confirm-note = Das erste Tippen wählt einen Zug, das zweite spielt ihn.
settings-sound = Töne
settings-call = Ruf mich, wenn ich dran bin
settings-call-note = Das Handy vibriert, und eine Nachricht kommt, während du woanders hinschaust, wenn der Browser es erlaubt.
settings-sound-note = Karten rascheln, und ein Klang sagt, dass du dran bist.

invite-title = { $game } mit Freunden
invite-players = Wie viele Plätze?
invite-who = Wer darf dazukommen?
invite-link = Wer den Link hat
invite-public = Alle hier
invite-open = Tisch eröffnen

table-loading = Der Tisch wird gedeckt …
table-leave = Zurück ins Foyer
table-no_game = Diese Seite hat keinen Tisch für { $game }.
table-watchers =
    { $count ->
        [one] { $count } Person schaut zu
       *[other] { $count } Personen schauen zu
    }

turn-you = Du bist dran
turn-other = { $name } überlegt
turn-shown = { $name } ist dran
turn-paused = Pause: noch { $count }
turn-over = Die Partie ist zu Ende
turn-abandoned = Die Partie wurde vorzeitig beendet
turn-lobby = Warten auf Mitspieler

connection-open = Verbunden
connection-connecting = Verbindung wird aufgebaut
connection-waiting = Die Verbindung ist weg: neuer Versuch …
connection-closed = Nicht verbunden

tools-hints = Was würden die Bots tun?
tools-undo = Bitten, meinen letzten Zug zurückzunehmen
tools-withdraw = Zug zurückziehen
tools-back = Zurück zu meiner letzten Entscheidung
tools-moves = Züge als Liste

pace = Tempo
pace-calm = Ruhig
pace-normal = Normal
pace-quick = Flott
pace-instant = Sofort
pace-note = Wie lange jeder Zug der anderen stehen bleibt. Ein Tipp auf das Tuch oder die Taste N zeigt gleich den nächsten.
pace-pause = Pause
pace-resume = Weiter
pace-next = Den nächsten Zug zeigen

moves = Deine Züge
moves-none = Du bist nicht am Zug.

confirm-move = { $move }?
confirm-said = { $move }? Noch einmal Enter spielt es, Escape nicht.
confirm-yes = So spielen
confirm-no = Noch nicht

rules = Regeln
rules-search = In den Regeln suchen
rules-short = Kurz gesagt
rules-pictures = In Bildern
rules-none = Davon spricht keine Regel.
rules-ruling = unsere Auslegung
rules-untranslated = Diese Regeln gibt es nicht auf Deutsch.

why-rule = Regel { $clause }

log = Was geschah
log-earlier = Zeigen, was vorher war
log-back_here = Hierher zurück
log-undone = (zurückgenommen)
log-jumped = Es warteten zu viele: Diese { $count } Züge wurden auf einmal gezeigt.

chat-say = Sag etwas
chat-send = Senden
chat-quiet = An diesem Tisch ist das Gespräch abgeschaltet.

log-sat = { $name } setzt sich.
log-bot_sat = { $name } ({ WORD($level, of: "level") }) setzt sich.
log-cleared = Platz { FROM_ONE($seat) } ist frei.
log-removed = Jemand wurde vom Tisch gebeten.
log-locked = Der Tisch ist geschlossen.
log-unlocked = Der Tisch ist wieder offen.
log-host = { $name } leitet jetzt den Tisch.
log-start_asked = Gleich werden die Karten ausgeteilt.
log-started = Die Karten sind ausgeteilt.
log-branch = Es geht weiter mit Zug { $step } einer anderen Partie. Das ist Übung.
log-undo_asked =
    { WHO($seat) ->
        [you] Du möchtest deinen Zug zurücknehmen.
       *[other] { NAME($seat) } möchte den Zug zurücknehmen.
    }
log-undo_agreed =
    { WHO($seat) ->
        [you] Du bist einverstanden.
       *[other] { NAME($seat) } ist einverstanden.
    }
log-undo_declined =
    { WHO($seat) ->
        [you] Du bist nicht einverstanden.
       *[other] { NAME($seat) } ist nicht einverstanden.
    }
log-withdrawn =
    { WHO($seat) ->
        [you] Du nimmst deinen Zug zurück.
       *[other] { NAME($seat) } nimmt den Zug zurück.
    }
log-went_back =
    { WHO($seat) ->
        [you] Du gehst zu einer früheren Entscheidung zurück. Von jetzt an ist es Übung.
       *[other] { NAME($seat) } geht zu einer früheren Entscheidung zurück. Von jetzt an ist es Übung.
    }
log-handed_over =
    { WHO($seat) ->
        [you] Ein Bot ({ WORD($level, of: "level") }) spielt für dich weiter.
       *[other] Ein Bot ({ WORD($level, of: "level") }) spielt für { NAME($seat) } weiter.
    }
log-taken_back =
    { WHO($seat) ->
        [you] Du bist wieder da.
       *[other] { NAME($seat) } ist wieder da.
    }
log-ended = Die Partie wurde vorzeitig beendet.
log-hushed = Das Gespräch ist abgeschaltet.
log-unhushed = Das Gespräch ist wieder möglich.
log-rematched = Es gibt eine Revanche.
log-said = { $name }: { $text }
log-reacted = { $name }: { WORD($reaction, of: "reaction") }

reaction-clap = Beifall
reaction-laugh = Lachen
reaction-wow = Staunen
reaction-sad = Traurig
reaction-think = Nachdenken
reaction-thanks = Danke

undo-asked = { $name } möchte den letzten Zug zurücknehmen.
undo-agree = Gerne
undo-decline = Nein
undo-waiting = Die anderen werden gefragt …

away-asks = { $name } ist schon länger weg. Wie soll es weitergehen?
away-bot = Ein Bot spielt weiter
away-wait = Wir warten
away-end = Partie beenden

deputy-plays = Ein Bot spielt für dich.
deputy-back = Ich bin wieder da

sound-asks = Töne, und ein Ruf, wenn du dran bist?

missed-title = Während du weg warst
missed-ok = Alles klar

rematch-ready = Die anderen spielen an einem neuen Tisch weiter.
rematch-join = Mitspielen

menu = Dieser Tisch
menu-hand_over = Einen Bot für mich spielen lassen
menu-end = Partie beenden
menu-lock = Niemand Neues hereinlassen
menu-quiet = Gespräch abschalten
menu-make_host = Den Tisch leiten lassen
menu-remove = Vom Tisch bitten

room-seats = Am Tisch
room-free = Freier Platz
room-sit = Hier sitzen
room-move = Hierher wechseln
room-bot = Bot
room-host = leitet den Tisch
room-level = Wie stark ist { $name }?
room-clear = { $name } wegschicken
room-remove = { $name } bitten zu gehen
room-rename = Name und Gesicht
room-fill = Bots auf die freien Plätze
room-start = Karten austeilen
room-waits =
    { $count ->
        [one] { $count } Platz ist noch frei: Lade jemanden ein oder nimm einen Bot.
       *[other] { $count } Plätze sind noch frei: Lade jemanden ein oder nimm Bots.
    }
room-awaits = Wir warten noch auf { $names }.
room-choose = Wähle einen freien Platz oder schau einfach zu.
room-host_starts = Sobald alle da sind, werden die Karten ausgeteilt.
room-run = Diesen Tisch leiten
room-invite = Freunde einladen
room-code = Code mit dem Link zu diesem Tisch
room-letters = oder mit dem Code
room-copy = Link kopieren
room-options = So spielen wir

# Warum eine Einladung anderswo noch nicht gilt; für die, die den Server betreiben.
reach-loopback = Nur dieser Computer kommt hierher: Lass den Server auch für andere lauschen, mit --host 0.0.0.0.
reach-network = Dieser Computer ist in keinem Netz: Andere kommen hierher, sobald er in einem ist.
reach-origin = Der Server weiß nicht, wo andere ihn erreichen: Nenne ihm die Adresse mit --origin.

option-random = Das Los entscheidet
option-chosen = Wir wählen

terms-clock = Bedenkzeit
terms-no_clock = So lange du magst
terms-minutes = Je { $count } Minuten
terms-public = Alle hier können diesen Tisch finden
terms-watch = Andere dürfen zuschauen
terms-hints = Die Bots dürfen um Rat gefragt werden
terms-memory = Gedächtnishilfe
terms-memory-note = Zeigt die Punkte bisher, bekannte Karten und alle früheren Züge. Ohne sie ist der Tisch wie in der Anleitung.
terms-takebacks = Dürfen Züge zurückgenommen werden?
terms-takebacks-none = Nie: Gespielt ist gespielt.
terms-takebacks-consent = Wenn keine Karte aufgedeckt wurde: einen Augenblick lang sofort, danach, wenn alle einverstanden sind.
terms-takebacks-free = So oft du magst, allein gegen Bots. Wer zurückgeht, spielt zur Übung.

lesson = Deine erste Partie
lesson-step = Schritt { $step } von { $of }
lesson-next = Weiter
lesson-wait = Spiel weiter. Mehr gibt es zu sagen, wenn es so weit ist.
lesson-done = Alles klar

end-points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
end-show = Ergebnis zeigen
end-you_win = Du hast gewonnen!
end-you_share = Du hast mitgewonnen!
end-wins = { $names } gewinnt
end-share = { $names } gewinnen gemeinsam
end-practice = Hier wurden Züge zurückgenommen: Es war Übung und zählt nicht.
end-branch = Das war ein Versuch von einem Moment einer anderen Partie aus: Es war Übung und zählt nicht.
end-source = Zurück zur Partie, aus der es kommt
end-look = Tisch ansehen
end-share_replay = Link zur Wiederholung kopieren
end-replay = Noch einmal ansehen
end-rematch = Noch einmal spielen

chart-label = { $label } im Lauf der Partie. Am Ende { $summary }.
chart-moves =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }

fair-check = Prüfen, ob fair gegeben wurde
fair-commitment = Das Geheimnis des Servers ist das, das er vor dem Geben versiegelt hatte.
fair-same_commitment = Das Siegel ist dasselbe, das dieser Browser vor dem Geben sah.
fair-own_entropy = Was dieser Browser zum Glück beigetragen hat, ist darin.
fair-seed = Der Startwert folgt aus dem Geheimnis und dem, was alle beigetragen haben.
fair-record = Jede Karte, jeder Zug und jeder Punkt folgt aus dem Startwert.
fair-silent =
    { $seats_count ->
        [one] { NAMES($seats) } hat nichts zum Glück beigetragen. Wer etwas beigetragen hat, kann trotzdem sicher sein, dass niemand die Karten ausgesucht hat.
       *[other] { NAMES($seats) } haben nichts zum Glück beigetragen. Wer etwas beigetragen hat, kann trotzdem sicher sein, dass niemand die Karten ausgesucht hat.
    }
fair-all = Es wurde fair gegeben: Niemand konnte es sich aussuchen.

replay = Wiederholung
replay-practice = Übung
replay-viewer = Wer schaut
replay-open = Alle Karten offen
replay-seat = Wie { $name } es sah
replay-spectator = Als Zuschauer
replay-share = Link zu diesem Moment kopieren
replay-start = Die Karten sind ausgeteilt.
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Einen Schritt weiter
replay-last = Zum Ende
replay-scrub = Moment der Partie

together = Gemeinsam ansehen
together-start = Gemeinsam ansehen
together-you = Du führst: Alle sehen, was du siehst. Berühre eine Karte, um auf sie zu zeigen.
together-follow = { $name } führt, und du siehst dasselbe.
together-around = { $name } führt; du siehst dich um.
together-gone = Im Moment führt niemand.
together-back = Wieder folgen
together-take = Führen
together-branch = Zusehen, was von hier aus versucht wird
together-share = Link zum gemeinsamen Ansehen kopieren
together-leave = Allein ansehen, bis zum Ende
together-people = Wer da ist
together-pass = { $name } führen lassen
together-notes = Notizen zu diesem Moment
together-note = Eine Notiz zu diesem Moment
together-keep = Behalten
together-erase = Diese Notiz wegnehmen
together-at = Notizen nach Zug { $step }

branch = Von hier aus versuchen
branch-over = Hier ist die Partie zu Ende: Geh zu einem Moment zurück, in dem jemand entscheidet.
branch-note = Von diesem Moment an spielst du gegen Bots weiter. Es ist Übung und wird bei der Partie aufbewahrt.
branch-seat = Für wen spielst du?
branch-level = Wie stark sind die anderen?
branch-cards = Karten, die diese Person nicht kennen konnte
branch-as_they_were = Wie sie waren, Glück auch
branch-anew = Neu gegeben, Glück auch
branch-play = Von hier aus weiterspielen
branch-list = Schon versucht
branch-after =
    { $step ->
        [0] Gleich nach dem Geben, für { $name }
       *[other] Nach Zug { $step }, für { $name }
    }
branch-source = Von einem Moment einer anderen Partie aus versucht: dort zeigen

keys = Tastatur
keys-arrows = über Karten und Stapel gehen
keys-enter = spielen oder wählen, was den Fokus hat
keys-moves = alle Züge als Liste; eine Ziffer spielt dann einen
keys-hints = Tipps, wo der Tisch sie erlaubt
keys-undo = Zug zurücknehmen oder zurückgehen
keys-rules = Regeln
keys-log = was geschah
keys-chat = etwas sagen
keys-next = den nächsten Zug der anderen gleich zeigen
keys-pause = Pause, und weiter
keys-settings = Einstellungen
keys-escape = schließen, was offen ist
key-enter = Eingabe
key-escape = Esc
keys-help = diese Liste

refusal-removed = Du wurdest gebeten, diesen Tisch zu verlassen.
refusal-locked = Der Tisch ist geschlossen: Bitte die Leitung, ihn zu öffnen.
refusal-not_host = Das darf nur, wer den Tisch leitet.
refusal-no_seat = An diesem Tisch gibt es keinen Platz { FROM_ONE($seat) }.
refusal-seat_taken = Auf Platz { FROM_ONE($seat) } sitzt { NAME($seat) }.
refusal-nobody_plays = Für { NAME($seat) } spielt schon ein Bot.
refusal-seat_not_yours = Platz { FROM_ONE($seat) } ist nicht deiner.
refusal-not_seated = Setz dich zuerst.
refusal-in_play = Die Partie hat schon begonnen.
refusal-starting = Gleich werden die Karten ausgeteilt: Jetzt ändert sich am Tisch nichts.
refusal-settled = Wie wir spielen, steht seit dem Beginn fest: Nur wer den Tisch findet und zuschaut, lässt sich noch ändern.
refusal-outdated = Dieser Tisch stammt aus der Zeit, bevor das Geben sicherer wurde: Eröffne einen neuen.
refusal-not_started = Die Partie hat noch nicht begonnen.
refusal-match_over = Die Partie ist zu Ende.
refusal-not_a_move = Das ist kein Zug dieses Spiels.
refusal-not_your_turn = { NAME($to_act) } ist am Zug.
refusal-not_over = Die Partie ist noch nicht zu Ende.
refusal-seats_free = Platz { FROM_ONE($seat) } ist noch frei: Setz einen Bot hin oder warte auf jemanden.
refusal-already_contributed = Du hast zum Glück dieser Partie schon beigetragen.
refusal-bad_option = Das lässt sich hier nicht wählen: { $option }.
refusal-stale = Der Tisch hat sich inzwischen verändert: Schau noch einmal hin.
refusal-bot_plays = Ein Bot spielt für dich: Nimm zuerst deinen Platz zurück.
refusal-no_bot_plays = Kein Bot spielt für dich.
refusal-taken_back = Du hast deinen Platz schon einmal zurückgenommen: Warte den nächsten Zug ab.
refusal-no_undo = An diesem Tisch werden keine Züge zurückgenommen.
refusal-not_free = Frei zurückgehen kann, wer allein gegen Bots spielt: Hier werden die anderen gefragt.
refusal-not_alone = Nur wer allein gegen Bots am Tisch sitzt, geht frei zurück.
refusal-nothing_decided = Dort hast du nichts entschieden, zu dem du zurückgehen könntest.
refusal-log_full = An diesem Tisch ist zu viel geschehen, sein Protokoll ist zu lang: Es wird nichts mehr zurückgenommen.
refusal-not_your_move = Nur dein eigener Zug lässt sich zurücknehmen, bevor jemand anderes gezogen hat.
refusal-move_taught = Dieser Zug hat eine Karte aufgedeckt oder das Los befragt: Er lässt sich nicht zurücknehmen.
refusal-undo_pending = Die anderen sind schon gefragt.
refusal-nothing_asked = Niemand wartet auf deine Antwort.
refusal-not_overdue = { NAME($seat) } ist noch nicht lange genug weg: Warte ein wenig.
refusal-people_play = Andere spielen mit: Lass stattdessen einen Bot für dich spielen.
refusal-quiet = An diesem Tisch ist das Gespräch abgeschaltet.
refusal-not_at_table = So jemand ist nicht an diesem Tisch.
refusal-rematched = Es gibt schon eine Revanche.
refusal-beyond = Dort war noch niemand, der führt.
refusal-leader_here = Wer führt, ist da oder gerade erst gegangen.
refusal-not_leader = Das kann nur, wer führt.
refusal-not_there = Diese Person ist nicht mehr da.
refusal-not_yours = Eine Notiz kann nur wegnehmen, wer sie geschrieben hat oder wer führt.
refusal-notes_full = Zu dieser Partie passen keine Notizen mehr von dir.
refusal-no_moment = In diesem Moment der Partie hat niemand etwas zu entscheiden.
refusal-no_table = Diesen Tisch gibt es nicht.
refusal-no_code = Unter diesem Code wartet kein Tisch. Schau noch einmal hin: Er gilt, bis die Karten ausgeteilt sind.
refusal-too_many_guesses = Das waren zu viele falsche Codes: Warte eine Minute, oder nimm den Link.
refusal-no_words = Die Worte dieses Spiels fehlen oder sind nicht zu lesen.
refusal-no_game = Dieses Spiel gibt es nicht.
refusal-no_rules = Dieses Spiel hat keine Regeln zum Nachlesen.
refusal-no_review = Noch hat niemand nach einer Analyse dieser Partie gefragt.
refusal-reviewing = Gerade wird eine andere Partie für dich analysiert: Warte, bis das fertig ist.
refusal-review_broken = Diese Partie lässt sich nicht analysieren: Ihre Aufzeichnung stimmt nicht.
refusal-review_practice = Übungspartien werden nicht analysiert: Hier ist jemand zurückgegangen.
refusal-no_hints = An diesem Tisch gibt es keine Tipps.
refusal-too_fast = Das war zu viel auf einmal: Warte einen Moment.
refusal-too_many = Von hier kommen zu viele Verbindungen: Schließ ein anderes Fenster.
refusal-busy = Zu viele handeln auf einmal: Versuch es noch einmal.
refusal-store = Das ließ sich nicht festhalten: Nichts hat sich geändert, versuch es noch einmal.
refusal-bad_link = Dieser Link gilt nicht mehr: Erzeuge einen neuen.
refusal-nothing_said = Darin steht nichts, was andere lesen könnten.
refusal-bad_name = In diesem Namen steckt etwas, das andere nicht sehen würden: Lass es weg.
refusal-banned = Wer diesen Server betreibt, lässt dich nicht mehr ein: Frag dort nach dem Grund.
refusal-no_guest = Du bist auf diesem Gerät abgemeldet: Lade die Seite neu.
refusal-offline = Der Server antwortet nicht.
refusal-internal = Beim Server ist etwas schiefgegangen.
refusal-bad_players = Dieses Spiel ist für { $least } bis { $most } Personen.
refusal-hints_in_turn = Tipps gibt es nur für die Person am Zug.
refusal-invalid = Das war nicht zu verstehen.
refusal-unreadable = Das war nicht zu verstehen.
refusal-not_here = Das wird nur auf dem Rechner selbst verraten.
refusal-origin = Das dürfen nur Seiten dieses Servers.
refusal-not_found = Hier ist nichts.
refusal-method = Das geht hier nicht.
refusal-too_slow = Das kam zu langsam an: Versuch es noch einmal.
refusal-too_large = Das ist zu viel auf einmal: höchstens { $largest } Bytes.
refusal-host = Dieser Server kennt sich unter diesem Namen nicht. Wer ihn betreibt, kann ihn mit { $option } nennen.
refusal-refused = Das geht nicht.
refusal-unknown = Etwas ist schiefgegangen.

# What bots are called.
bot-badger = Dachs
bot-otter = Otter
bot-heron = Reiher
bot-fox = Fuchs
bot-mole = Maulwurf
bot-wren = Zaunkönig

guest = Gast { $number }

# Woraus eine Partie gelesen wird: Text für Sprachmodelle und alle, die schreibend spielen.
text-player = Spieler { FROM_ONE($seat) }
text-you = Du bist { NAME($seat) }, { $players } spielen mit.
text-news = Was geschehen ist:
text-table = Der Tisch, wie du ihn kennst (> ist am Zug):
text-your-turn = Du bist am Zug.
text-turn = { NAME($seat) } ist am Zug.
text-offers = Du kannst jetzt schreiben:
text-refused = { $why } { $clause } sagt: { $says }
text-allowed = { $action } ist erlaubt.
text-done = Erledigt.
text-notation = Wie Züge geschrieben werden (… steht für alles dazwischen; ein Spieler ist darin eine Zahl, ab 0 für Spieler 1):
text-cards = Wie die Karten darin heißen:

# The command line.
cli-title = { $game }, { $players } Personen, { $eyes ->
        [open] alle Karten offen
       *[seat] gesehen von { NAME($seat) }
    }
cli-practice = Übung: Hier wurden Züge zurückgenommen, und es zählt nicht.
cli-branch = Übung: Nach { $step } Zügen verlässt sie die Partie am Tisch { $table }, und sie zählt nicht.
cli-move = Zug { $move } von { $moves }: { NAME($seat) }
cli-move-written = Zug { $move } von { $moves }: { NAME($seat) }: { $action }
cli-result = Ergebnis: { $places }
cli-place = { $place }. { NAMES($seats) } ({ $scores })
cli-keys = Enter: weiter · b: zurück · eine Zahl: dorthin · q: Ende
cli-hints = { NAME($seat) } ist am Zug; > zeigt, was getan wurde
cli-thinking = denkt nach …
cli-hints-action = Zug
cli-hints-wins = gewinnt
cli-hints-interval = 95-%-Bereich
cli-hints-range = { $low } bis { $high }
cli-hints-verdict = neben dem besten
cli-hints-remark = Bemerkung
cli-games-id = id
cli-games-game = Spiel
cli-games-players = Personen
cli-games-about = worum es geht, und was man wählen kann
cli-games-option = { $name } = { $choices } (sonst { $default }): { $text }
cli-rules-title = { $title }, Regelversion { $version }
cli-rules-held = geprüft von
review-title = { $game }: was die Partie wert war
review-player = Wer
review-result = Ergebnis
review-fair = gerecht
review-place = Platz
review-deal = Austeilen
review-draws = Ziehen
review-decisions = Züge
review-gifts = Geschenke
review-hidden = Verdecktes
review-score = mittlerer Fehler
review-too-few = zu wenige
review-adds-up = Ergebnis = gerecht + Platz + Austeilen + Ziehen + eigene Züge + Geschenke der anderen + verdeckte Karten, in Punkten von hundert für den Sieg. Nach ±: der halbe 95-%-Bereich. Züge und Geschenke sind an dem gemessen, was ein schneller Bot getan hätte, der mittlere Fehler am besten Zug; er ist ein Teil dessen, was gerecht ist; zu wenige: unter zehn echten Entscheidungen.
review-mattered = Die Entscheidungen, auf die es am meisten ankam
review-nothing-stands-out = Keine Entscheidung fällt als falsch auf.
review-decision = Zug { $move }, { NAME($seat) }: { $verdict }, { $loss } Punkte hinter dem besten Zug (95-%-Bereich { $low } bis { $high })
review-best = Besser: { $action }. { $why }
review-made = Gemacht: { $action }. { $why }
review-verdict-blunder = grober Fehler
review-verdict-mistake = Fehler
review-verdict-doubtful = fraglich
review-verdict-disputed = umstritten
review-verdict-close = knapp
review-mark = Zug { $move }, { NAME($seat) }: { $verdict }
review-curve = Wie gut jede Person im Verlauf steht: Siegchance in Prozent, alle Karten offen
review-moves = Züge
review-parts = Woher das Ergebnis kam
review-helped = Wer wem geholfen hat
review-giver = Züge von
review-made-with = Parlour { $engine }, Regelversion { $rules }, Maßstäbe { $references }, { $budget } Verteilungen je Entscheidung, Startwert { $seed }
review-profile = { $name }, { $matches ->
        [one] { $matches } Partie
       *[other] { $matches } Partien
    }: das { $result }-Fache des gerechten Anteils, ohne Glück das { $adjusted }-Fache
review-left_out = { $matches ->
        [one] { $matches } Übungspartie steht nicht in diesen Tabellen: Sie zählt
       *[other] { $matches } Übungspartien stehen nicht in diesen Tabellen: Sie zählen
    } nicht.
review-decisions-made = Entscheidungen
review-mistakes = Fehler
review-kind-aim = Kraft gegen jemanden
review-kind-blind = blinde Karte
review-kind-buy = Kaufen
review-kind-draw = Ziehen
review-kind-exchange = Tauschpartner wählen
review-kind-fairy = Fee
review-kind-give = Karten abgeben
review-kind-hero = Helden legen
review-kind-keep = Hexenmeister behalten
review-kind-pass = Hände weitergeben
review-kind-pick_up = Stapel nehmen
review-kind-play = Karte spielen
review-kind-quest = Auftrag wählen
review-kind-ready = Tauschen beenden
review-kind-sorcerer = Hexenmeister einsetzen
review-kind-stop = Aufhören
review-kind-swap = Tauschen
review-kind-use = Kraft
review-kind-whirl = Strudel
review-phase-early = erstes Drittel
review-phase-middle = zweites Drittel
review-phase-late = letztes Drittel
source-book = Anleitung
source-parts = Material
source-ruling = Auslegung
source-note = Hinweis

## Die Analyse einer Partie
review = Analyse
review-ask = Partie analysieren
review-of = Analyse: { $game }, { $state }
review-share = Link zu diesem Moment der Analyse kopieren
review-grows = Die Partie wird durchgesehen: { $percent } bisher.
review-done = Die ganze Partie ist durchgesehen.
review-reading = Chancen
review-known = Wie man es wusste
review-open = Alle Karten offen
review-eyes = Der Tisch, wie { NAME($seat) } ihn kannte.
review-curve_picture = Die Siegchance von allen im Lauf der Partie. Der Regler darunter sagt sie für jeden Moment.
review-chance_of = { $name } { $percent }
review-at = Nach { $moment } von { $moves } Zügen: { $chances }
review-key_mistake = Fehler
review-key_luck = Kartenglück
review-previous_mistake = Fehler davor
review-next_mistake = Nächster Fehler
review-decides = Zug { $move }: { NAME($seat) } entscheidet
review-lost = { $loss } Punkte hinter dem besten Zug (95-%-Bereich { $low } bis { $high }).
review-disputed = Ein zweiter Blick konnte nicht sagen, dass der andere Zug besser ist: Das ist kein Fehler.
review-you = „Du“ ist hier { NAME($seat) }.
review-choices = Was möglich war, mit der Siegchance danach
review-choices_say = Die Siegchance mit jedem Zug; der Strich ist ihr 95-%-Bereich. Der beste ist der, den eine Suche mit anderen Verteilungen gewählt hat.
review-interval = 95-%-Bereich { $low } bis { $high }
review-is_best = am besten
review-is_made = gemacht
review-all_choices = Alle { $count } Züge
review-instead = Oder: { $action }. { $why }
review-imagine = Verteilungen zeigen, in denen sich beide trennen
review-parting = Bei { $deals } Verteilungen, die nicht auszuschließen waren, war der beste Zug { $gained } Mal besser und { $lost } Mal schlechter; sonst machte es keinen Unterschied.
review-deal_show = Verteilung { $number }
review-deal_better = { $action }: { $result }
review-deal_other = { $action }: { $result }
review-deal_winner = { $names } vorn.
review-deal_shown = Gedachte Verteilung { $number }: Karten, die { NAME($seat) } nicht ausschließen konnte, alle offen.
review-deal_back = Zurück zur Partie
review-parts_say = Von dem, was gerecht ist, zum Ergebnis, in Punkten von hundert für den Sieg. Nach ±: der halbe 95-%-Bereich.
review-score_say = mittlerer Fehler { $error } eines gerechten Anteils, { $count } Entscheidungen
review-score_none = zu wenige Entscheidungen für eine Wertung
review-helped_say = Was die Entscheidungen jeder Person den anderen brachten, in Punkten.

## Fehler, aus denen man lernt
learn = Fehler zum Nachsehen
learn-from_here = Aus deinen Fehlern lernen
learn-none = Noch keine. Lass eine Partie analysieren: Deine Fehler werden hier aufgehoben.
learn-say = Finde einen besseren Zug und sieh dann, warum. Mehrere können richtig sein.
learn-line = Zug { $move }, mit { $names }
learn-corrected = richtiggestellt
learn-task = Das hast du getan: { $action }. Finde etwas Besseres.
learn-right = Richtig: { $action }.
learn-wrong = Noch nicht: { $action }. Etwas anderes ist besser.
learn-same = Das hast du damals getan: { $action }. Etwas anderes ist besser.
learn-tell = Antwort zeigen
learn-next = Nächster Fehler
learn-review = Analyse der Partie
learn-all = Alle Fehler
