### Der Tisch: was um jedes Spiel herum ist, im Terminal und im Browser.

status-complete = vollständig

## Terminal: der Tisch

terminal-round = Runde { $round }
terminal-phase = Phase { $phase }: { $name }
terminal-your_turn = Du bist am Zug, { $seat }.
terminal-log = Was geschah
terminal-score_sheet = Wertungsblatt
terminal-sources = Woher das Prestige kam
terminal-total = Summe
terminal-winners =
    { $count ->
        [0] Niemand gewinnt.
        [one] Der Sieg geht an { $winners }.
       *[other] Den Sieg teilen sich { $winners }.
    }
terminal-why_not = Nicht möglich:
terminal-reason = { $reason } ({ $rule })
terminal-possible = Das ist jetzt möglich.
terminal-prompt = Nummer, Zug, ? oder help
terminal-no_number =
    { $most ->
        [one] Es gibt nur die Wahl 1.
       *[other] Die Wahlmöglichkeiten sind von 1 bis { $most } nummeriert.
    }
terminal-undone = Zurückgenommen: { $move }
terminal-undone-seen = Zurückgenommen: { $move }. Du hast inzwischen mehr gesehen als damals, deshalb steht ein Vermerk in der Aufzeichnung.
# A remark in the record of a game.
terminal-undo_remark = Zeile { $line }, „{ $move }“, wurde zurückgenommen, nachdem Karten oder Antworten zu sehen waren.
terminal-nothing_to_undo = Du hast noch nichts entschieden.
# Below a page of a longer text; $count is how many lines are left.
terminal-more = Noch { $count } Zeilen. Enter: weiter · q: genug
# Where the log has no room for all that is new; “since” is typed.
terminal-more_news = … { $count } weitere seit deiner letzten Entscheidung; since erzählt alle
terminal-buildings = Was noch gebaut werden kann: Kosten → Ertrag, und was es bewirkt (✓: jetzt möglich)
terminal-no_buildings = Du könntest nichts bauen.
terminal-saved = Die Partie ist gespeichert: { $file }
terminal-left = Die Partie ist gespeichert: { $file }
    Weiterspielen: keepwright play --resume { $file }
terminal-interrupted = Abgebrochen. Die Partie ist gespeichert: { $file }
    Weiterspielen: keepwright play --resume { $file }
terminal-no_topic = Über „{ $topic }“ ist nichts bekannt.
terminal-no_topic-near = Über „{ $topic }“ ist nichts bekannt. Meinst du: { $near }?

## Terminal: Wörter auf dem Plan

terminal-workers = Arbeiter
    .short = Leute
terminal-prestige = Prestige
terminal-deniers = Denare
terminal-residences = Wohnhäuser
    .short = Häuser
terminal-passed = Gepasst
terminal-free = { $count } frei
terminal-scored = abgerechnet
terminal-legend = { $provost } Vogt · { $bailiff } Seneschall · { $trigger } Abrechnung · A Besitzer · (a) Arbeiter
terminal-price = { $count } d
terminal-usual_price = (je { $count } d)
terminal-points =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
terminal-hand = Hand
terminal-piles = Zug-/Ablagestapel
    .short = Stapel
terminal-set_up = Spielaufbau
terminal-first_player = Startspieler
terminal-legend_of_cards = { $provost } Vogt (blass: hinter ihm) · { $prestige } Prestigegebäude · 4 Rohstoffe · A Besitzer · (a) Arbeiter
terminal-legend_of_gaps = { $provost } Vogt, zwischen zwei Feldern (blass: hinter ihm) · A Besitzer · (a) Arbeiter · A+B zwei Arbeiter
terminal-houses = Häuser
terminal-on_board = Plan
terminal-from_round = ab Runde { $round }
terminal-each = (je { $goods })
terminal-turn_order = Reihenfolge
terminal-debts = Schulden
terminal-captured = gefangen bei
terminal-offered = Zur Wahl
terminal-picked = Behalten
terminal-next_worker = Arbeiter, und was dein nächster bringt
terminal-hire = ein Lehrling oder 1 von 5 Karten
terminal-stand_in = { $bot } spielt mit unserem eigenen Ersatzstapel, nicht mit den veröffentlichten Karten: { $left } im Stapel, { $discarded } abgelegt
terminal-legend_of_workers = A2 zwei Arbeiter · +3 was dein nächster Arbeiter bringt, ×2 wie viele Aktionen · { $silver }2 Silber · { $closed } jenseits davon ist die Kathedrale (unten) oder der Schwarzmarkt (oben) geschlossen · ↻ Resets · { $skills }
terminal-hand_over = Die Tastatur geht an { $seat }. Drücke die Eingabetaste, wenn niemand sonst hinsieht.
terminal-sits = { $seat }: { $name } ({ $level })

## Terminal: Hilfe

terminal-help-number = eine Nummer wählt aus der Liste
terminal-help-move = ein Zug in Notation, etwa „{ $move }“, bewirkt dasselbe
terminal-help-all = all zeigt auch, was jetzt nicht möglich ist, und warum
terminal-help-buildings = buildings zeigt, was noch gebaut werden kann, wofür, und was es bewirkt
terminal-help-rules = ? zeigt die Regeln zu dem, was gefragt ist; ? { $piece } ein Gebäude; ? R-14 eine Regelauslegung
terminal-help-why = why { $move } sagt, ob das möglich ist, und wenn nicht, warum
terminal-help-table = table zeichnet den Tisch neu; log erzählt die ganze Partie; score zeigt die Punkte
terminal-help-since = since erzählt, was seit deiner letzten Entscheidung geschah
terminal-help-undo = undo nimmt deine letzte Entscheidung zurück, solange niemand sonst gehandelt hat
terminal-help-undo_alone = undo geht vor deine letzte Entscheidung zurück; die Bots antworten auf denselben Zug wieder gleich
terminal-help-save = save DATEI schreibt die Partie in eine Datei
terminal-help-quit = quit beendet; die Partie wird gespeichert

## Terminal: die Karte eines Gebäudes

terminal-card-space = An der Straße: Feld { $space }
terminal-card-slot = Auf der Burgbaustelle: Feld { $slot }
terminal-card-start = Zu Beginn: { $goods }
terminal-card-column = { $place }: Spalte { $column }
terminal-card-owned = Besitzer: { $seat }
terminal-card-rule = Regeln: { $rule }

## Befehlszeile

cli-interrupted = Abgebrochen.
cli-error = Fehler: { $reason }
cli-error-file = { $file }: { $reason }
cli-bad_lang = Die Sprache „{ $lang }“ gibt es nicht. Es gibt: { $languages }.
cli-call-command = Den Befehl „{ $given }“ gibt es nicht. { $help } nennt alle.
cli-call-command-near = Den Befehl „{ $given }“ gibt es nicht. Meinst du: { $near }? { $help } nennt alle.
cli-call-option = Die Option { $given } gibt es nicht. { $help } nennt alle.
cli-call-option-near = Die Option { $given } gibt es nicht. Meinst du: { $near }? { $help } nennt alle.
cli-call-no_value = Hinter { $name } fehlt ein Wert. Mehr dazu: { $help }
cli-call-missing = { $name } fehlt. Mehr dazu: { $help }
cli-call-too_much = „{ $given }“ ist zu viel: Mehr wird nicht gefragt. Mehr dazu: { $help }
cli-call-number = { $name } verlangt eine Zahl, nicht „{ $given }“. Mehr dazu: { $help }
cli-call-least = { $name } muss mindestens { $least } sein, nicht { $given }. Mehr dazu: { $help }
cli-call-most = { $name } darf höchstens { $most } sein, nicht { $given }. Mehr dazu: { $help }
cli-call-value = { $name } ist eines von { $values }, nicht „{ $given }“. Mehr dazu: { $help }
# $extra is the name of a set of packages, $package the one that is not there.
cli-extra_missing = Dazu gehört { $package }, und das ist nicht installiert. Tippe: pip install "keepwright[{ $extra }]"
cli-bad_option_form = „{ $given }“ ist keine Spieloption. Schreibe name=wert, etwa name=true.
cli-bad_bot_count =
    { $seats ->
        [one] Es gibt 1 Platz
       *[other] Es gibt { $seats } Plätze
    }, aber { $bots ->
        [one] 1 Bot
       *[other] { $bots } Bots
    }.
cli-bad_number = { $name } muss mindestens { $least } sein, nicht { $given }.
cli-file_missing = Die Datei { $file } gibt es nicht.
cli-file_unreadable = { $file } ist nicht lesbar: { $reason }
cli-file_not_text = { $file } ist keine Textdatei und enthält daher keine Partie, keine Stellung und kein Szenario.
cli-file_unwritable = { $file } lässt sich nicht schreiben: { $reason }
cli-folder_missing = Den Ordner { $folder } gibt es nicht, deshalb wurde { $file } nicht geschrieben. Lege ihn an oder nenne eine andere Datei.
cli-file_exists = { $file } gibt es schon. Nenne eine andere Datei oder spiele mit --resume weiter.
error-unknown_bot = Einen Bot „{ $bot }“ gibt es nicht. Es gibt: { $bots }.
error-bad_bot_parameter = Der Bot { $bot } hat keine Parameter.
error-bad_bot_parameter-parameters = Der Bot { $bot } hat keinen Parameter „{ $parameter }“. Es gibt: { $parameters }.
error-bad_bot_parameter-range = Der Parameter { $parameter } des Bots { $bot } nimmt eine Zahl im Bereich { $range }, nicht „{ $given }“.
error-bad_own_bot = „{ $bot }“ ist kein Bot. { $reason }
why-no_module = Es gibt kein Modul „{ $module }“, weder in diesem Ordner noch dort, wo Python sucht.
why-broken_module = Das Modul lässt sich nicht laden: { $problem }
why-no_class = Das Modul { $module } hat keine Klasse „{ $name }“.
why-no_bot = „{ $name }“ ist keine Klasse mit einer Methode „choose“.
why-no_parameter = „{ $given }“ ist kein Parameter: Er wird als name=wert geschrieben.
why-not_made = Er lässt sich nicht anlegen: { $problem }
error-bot_broke = Der Bot { $bot } ist in Partie { $number } gescheitert: { $reason }
error-bot_broke-answer = Der Bot { $bot } hat in Partie { $number } mit „{ $answer }“ geantwortet; das stand nicht zur Wahl.
error-crew_lost = Ein Prozess, der spielte, hat vor dem Ende seiner Partien aufgehört.

cli-games-id = Id
cli-games-title = Titel
cli-games-seats = Personen
cli-games-options = Optionen
cli-games-status = Stand

cli-simulate-done =
    { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    } { $title }, { $decisions ->
        [one] 1 Entscheidung
       *[other] { $decisions } Entscheidungen
    }, { $seconds } s, { $rate } Entscheidungen/s
cli-simulate-interrupted = Nach { $games } von { $wanted } Partien abgebrochen; so weit ist es gekommen.
cli-simulate-progress = Es wird gespielt
cli-simulate-seat = Platz
cli-simulate-bot = Bot
cli-simulate-wins = Siege
cli-simulate-share = Anteil
cli-simulate-mean = Mittel
cli-simulate-deviation = Abweichung
cli-simulate-range = Spanne
cli-simulate-intervals = In Klammern und hinter ±: das 95-%-Intervall.
cli-simulate-bad_out = Die Zeilen kommen in eine Datei, die auf .csv oder .jsonl endet, nicht in { $file }.
cli-simulate-digest = Prüfsumme { $digest }

cli-replay-position = Nach { $move } von { $moves } Zeilen
cli-replay-start = Vor der ersten Zeile
cli-replay-beyond = Die Aufzeichnung hat { $moves } Zeilen, nicht { $given }.
cli-replay-step = Enter: weiter · b: zurück · eine Zahl: dorthin · q: Ende
cli-replay-unknown = „{ $typed }“ ist hier kein Befehl; die Zeilen gehen von 0 bis { $moves }.

cli-scenario-passed = erfüllt { $id } ({ $place })
cli-scenario-differs = weicht ab { $id } ({ $place })
cli-scenario-wrong = falsch { $id } ({ $place })
cli-scenario-no_file = falsch { $place }
cli-scenario-number = Szenario { $number } der Datei
cli-scenario-line = Zeile { $line }:
cli-scenario-step = Zeile { $line }, Schritt { $step }:
cli-scenario-difference = { $where }: erwartet { $wanted }, gefunden { $found }
# $entries are moves, codes or ids, as a scenario writes them.
cli-scenario-missing = Es fehlt: { $entries }.
cli-scenario-unexpected = Nicht erwartet: { $entries }.
cli-scenario-nothing = nichts
cli-scenario-legal = Hier erlaubt: { $moves }
cli-scenario-not_refused = { $move } ist erlaubt, müsste aber abgelehnt werden: { $codes }
cli-scenario-happened =
    { $count ->
        [one] { $event } ist einmal geschehen, dürfte es aber nicht.
       *[other] { $event } ist { $count }-mal geschehen, dürfte es aber nicht.
    }
# $wanted names a moment of the game, $found what comes first.
cli-scenario-until = until { $wanted }: so weit kommt es nicht; an der Reihe ist { $found }
cli-scenario-events = events: { $wanted } fehlt. Was von da an geschah: { $found }
cli-scenario-show_one = --show zeigt ein einziges Szenario: DATEI, oder DATEI#2 für das zweite einer Datei.
cli-scenario-chance = Der Zufall entscheidet, zum Beispiel: { $line }
cli-scenario-next = Als Nächstes kommt: { $task }
cli-scenario-empty = { $file } enthält kein Szenario.
cli-scenario-all_passed =
    { $count ->
        [one] 1 Szenario, erfüllt.
       *[other] { $count } Szenarien, alle erfüllt.
    }
cli-scenario-summary = Erfüllt: { $passed }, abweichend: { $differing }, falsch: { $wrong }.

cli-explain-unknown = Über „{ $topic }“ ist nichts bekannt.
cli-explain-unknown-near = Über „{ $topic }“ ist nichts bekannt. Meinst du: { $near }?
cli-explain-no_rules = Die maßgeblichen Regeln sind nicht hier: { $file }
cli-explain-obstacle = Hindernis { $code }
cli-explain-language = Die maßgeblichen Regeln sind auf Englisch.
cli-topics = { $game }: was sich erklären lässt
cli-topics-sections = Abschnitte
cli-topics-rulings = Regelauslegungen
cli-topics-examples = Beispiele
cli-topics-decisions = { vocabulary-decisions }
cli-topics-refusals = { vocabulary-refusals }

# The words that scenarios and records are written with; start, due … are keys of scenarios.
vocabulary-title = Die Wörter von { $game }
# $list is written as it is typed.
vocabulary-moves = Züge: { $list }
vocabulary-fields = Felder: { $list }
vocabulary-obstacles = Hindernisse: { $list }
vocabulary-decisions = Entscheidungen
vocabulary-about-decisions = Wonach ein Sitz gefragt wird, unter dem Namen, der in due und start steht; die Züge, mit denen er antwortet, ohne den Sitz; was ihnen entgegenstehen kann.
vocabulary-chance = Zufall
vocabulary-about-chance = Was eine Zeile entscheidet, die mit * beginnt.
vocabulary-tasks = Aufgaben
vocabulary-about-tasks = Außer Entscheidungen und Zufall: womit ein Szenario beginnen (start) oder bis wohin es weitergehen kann (until).
vocabulary-refusals = Hindernisse
vocabulary-about-refusals = Die Codes, die in refuse stehen, und die Regeln, aus denen sie kommen.
vocabulary-events = Ereignisse
vocabulary-about-events = Was in events und never steht, mit den Angaben, die gemacht werden.
vocabulary-default = Wenn nichts angegeben ist
vocabulary-about-default = Die Stellung, mit der ein Szenario beginnt, hier zu dritt.
vocabulary-set_up = Mit set_up: true
vocabulary-about-set_up = Was anders ist, wenn ein Szenario set_up: true sagt. Der Zufall hat in der Reihenfolge der Tabellen ausgeteilt, und alle haben die erste erlaubte Antwort gegeben.

cli-perft-depth = Tiefe
cli-perft-lines = Spielverläufe
cli-perft-seconds = Sekunden

cli-verify-holds = Alles stimmt: { $file }
cli-verify-fails = Das stimmt nicht: { $file }
cli-verify-legal = Jede Zeile ist erlaubt ({ $moves }).
cli-verify-unfinished = Die Partie ist nicht beendet.
cli-verify-result = Das Ergebnis ist wie geschrieben: { $result }
cli-verify-no_result = Die Kopfzeile Result fehlt; das Ergebnis ist { $result }.
cli-verify-other_result = Das Ergebnis ist { $found }, aber die Kopfzeile sagt { $written }.
cli-verify-early_result = Die Kopfzeile Result sagt { $written }, aber die Partie ist nicht beendet.
cli-verify-commitment = Der Startwert ist der versprochene: Seine SHA-256 ist { $commitment }.
cli-verify-other_commitment = Der Startwert ist nicht der versprochene: Seine SHA-256 ist { $found }, versprochen war { $commitment }.
cli-verify-no_commitment = Es wurde nichts versprochen, also kann der Startwert nachträglich gewählt sein.
cli-verify-no_seed = Der Startwert ist nicht offengelegt, also lässt sich der Zufall nicht prüfen.
cli-verify-bad_seed = Die Kopfzeile Seed ist keine hexadezimale Zahl von 256 Bit: { $seed }
cli-verify-dealt =
    Der Zufall kam aus dem Startwert ({ $count ->
        [one] 1 Ergebnis
       *[other] { $count } Ergebnisse
    }).
cli-verify-dealt_otherwise = Zeile { $move } sagt „{ $written }“, aber der Startwert ergibt „{ $found }“.

## Messung

cli-bench-progress = Es wird gemessen
cli-bench-title = Geschwindigkeit hier
cli-bench-measure = Maß
cli-bench-who = Von
cli-bench-value = Wert
cli-bench-ratio = Verhältnis
cli-bench-least = Mindestens
cli-bench-aim = Ziel
cli-bench-ratios = Verglichen mit dem anderen Programm im selben Lauf
cli-bench-measure-playout = zufällige Partie bis zum Ende, im Paket
cli-bench-measure-games = ganze Zufallspartien
cli-bench-measure-simulate = Zufallspartien, wie simulate sie spielt und zählt
cli-bench-measure-driven = zufällige Partie, von außen gesteuert
cli-bench-measure-copy = Kopie einer Stellung
cli-bench-measure-legal = erlaubte Züge einer Entscheidung
cli-bench-measure-early = erlaubte Züge an vollem Tisch, erstes Viertel einer Partie
cli-bench-measure-late = erlaubte Züge an vollem Tisch, letztes Viertel einer Partie
cli-bench-measure-slowest = langsamste Entscheidung einer Partie an vollem Tisch
cli-bench-measure-state = Speicher einer Stellung
cli-bench-measure-leak = Speicher, den Partien zurücklassen
cli-bench-unit-rate = Entscheidungen/s
cli-bench-unit-games = Partien/s
cli-bench-unit-time = µs
cli-bench-unit-size = Byte
cli-bench-no_peer = { $peer } ist nicht installiert, also gibt es nichts zu vergleichen. `make bench` installiert es.

## Server

cli-serve-ready = Die Tische stehen unter { $address } (Strg-C beendet).
cli-serve-stopped = Beendet; alles ist aufbewahrt.
cli-serve-failed = Der Server konnte nicht starten.
cli-serve-no_door = An { $host }, Port { $port }, lässt sich nicht lauschen: { $reason }
cli-serve-no_sender = E-Mail braucht einen Absender: --mail-from ADDRESS.
cli-serve-bad_url = „{ $url }“ ist keine Adresse. Schreibe https://play.example.org.
cli-database_unknown = So eine Datenbank gibt es nicht: { $reason }
cli-database_refuses = Die Datenbank weigert sich: { $reason }
cli-database_missing = Die Datenbank { $file } gibt es nicht. Nenne ihren Ordner mit --data oder die Datenbank mit --database.
cli-database_empty = Die Datenbank ist leer: Noch kein Server hat sie benutzt.
cli-database_other = Die Datenbank ist auf Stand { $found }, diese Version braucht { $wanted }. Umstellen mit: keepwright admin migrate

cli-admin-backing_up = Es wird gesichert
cli-admin-backed_up =
    { $rows ->
        [one] 1 Zeile ist in { $file }.
       *[other] { $rows } Zeilen sind in { $file }.
    }
cli-admin-restoring = Es wird wiederhergestellt
cli-admin-restored =
    { $rows ->
        [one] 1 Zeile wurde aus { $file } zurückgeholt.
       *[other] { $rows } Zeilen wurden aus { $file } zurückgeholt.
    }
cli-admin-file_exists = { $file } gibt es schon. Nenne eine andere Datei.
cli-admin-bad_backup-unreadable = { $file } ist keine Sicherung oder beschädigt. Nichts wurde geändert.
cli-admin-bad_backup-cut_short = { $file } ist nicht vollständig. Nichts wurde geändert.
cli-admin-bad_backup-newer = { $file } stammt von einer neueren Version. Nichts wurde geändert.
cli-admin-not_empty = In dieser Datenbank sind schon Leute. Stelle in einer leeren wieder her.
cli-admin-exporting = Aufzeichnungen werden geschrieben
cli-admin-exported =
    { $written ->
        [one] 1 Aufzeichnung wurde nach { $folder } geschrieben
       *[other] { $written } Aufzeichnungen wurden nach { $folder } geschrieben
    }; { $there ->
        [one] 1 war schon da.
       *[other] { $there } waren schon da.
    }
cli-admin-newest = Die Datenbank ist auf Stand { $revision }, wie es sein soll.
cli-admin-made = Die Datenbank wurde angelegt, auf Stand { $revision }.
cli-admin-migrated = Die Datenbank wurde von Stand { $before } auf { $after } gebracht.
cli-admin-invited = Mit diesem Wort lässt sich ein Konto anlegen: { $word }
cli-admin-banned = { $name } ist ausgesperrt.
cli-admin-unbanned = { $name } darf wieder herein.
cli-admin-nobody = Hier heißt niemand „{ $name }“.

## Bilder von Stellungen

picture-over = Das Spiel ist zu Ende.
picture-chance = Als Nächstes entscheidet der Zufall.
picture-asked = { $seat }: { $prompt }
picture-seen_whole = alles liegt offen
picture-seen_by_spectator = aus der Sicht von Zuschauern
picture-seen_by = aus der Sicht von { $seat }
# $goods is a list of amounts.
picture-holds = { $seat }: { $goods }.
picture-closed = geschlossen
picture-round_of = Runde { $round } von { $rounds }
picture-deck = Stapel

cli-picture-written = Das Bild ist geschrieben: { $file }
cli-picture-bad_theme = Es gibt keine Darstellung „{ $theme }“. Es gibt: { $themes }.
cli-picture-bad_seat = Hier gibt es keinen Platz „{ $seat }“. Es gibt: { $seats }.
cli-picture-bad_ending = Ein Bild wird als .svg oder .png geschrieben, nicht als { $file }.
cli-picture-no_png = PNG braucht das Paket resvg-py: pip install 'keepwright[picture]'. SVG braucht nichts.
