### The page: what the browser says around every game.

## Boards and pieces

# In front of several choices that one thing on the board offers
loading = Wird geladen …
spot-choose = Was davon?
spot-sealed = Das lässt sich nicht zurücknehmen.
spot-not_now = Jetzt nicht

# The letter on a good, unique within a game
letter-food = N
letter-wood = H
letter-stone = S
letter-cloth = T
letter-gold = G
letter-clay = L
letter-marble = M
letter-silver = S
letter-denier = D
letter-any = ?
letter-any_not_gold = ?

# People whom bots sit down as: levels, and what each is like
level-gentle = Sanft
level-steady = Solide
level-sharp = Stark
level-fearsome = Gefürchtet
person-younger = { $name } der Jüngere
person-guest = Gast { $number }
temperament-wanda = Probiert von allem ein bisschen und ist nie nachtragend.
temperament-simkin = Sammelt viel mehr, als er je ausgibt.
temperament-perrin = Passt früh und nimmt das Leben, wie es kommt.
temperament-maud = Liebt Gesellschaft: arbeitet in den Gebäuden der anderen.
temperament-ivo = Was sich bauen lässt, das baut er.
temperament-garin = Ein Stein für das Schloss, in jeder einzelnen Runde.
temperament-garin-architects = Ein Stein für die Kathedrale, wann immer er kann.
temperament-jutta = Geduldig: erst das Einkommen, dann die Punkte.
temperament-anselm = Saubere Hände, und dafür eine Gunst.
temperament-lioba = Gibt dem Schloss früh, und immer mehr als du.
temperament-lioba-architects = Als Erste an der Kathedrale, und immer eine Stufe über dir.
temperament-zita = Wartet auf deinen Fehler und stößt dann herab.
temperament-crispin = Zählt jede Münze zweimal, bevor er sie ausgibt.
temperament-renzo = Kauft billig, tauscht sich hoch und endet reich.
temperament-kuno = Zahlt, um den Vogt zu versetzen, meist an deinem Arbeiter vorbei.
temperament-kuno-architects = Nimmt erst gefangen und fragt später.
temperament-odile = Erst das Prestige, und mit ihm die Gunst des Königs.
temperament-odile-architects = Belohnungen, und ein guter Ruf dazu.
temperament-yusuf = Keine Gewohnheiten, die man ausnutzen könnte: nur der beste Zug, den er findet.

# About a piece: what its popover tells, and what its drawing shows
about-or = oder
about-or_list = { $first } oder { $second }
about-build = bauen
about-cost = Kosten
about-gain = Beim Bau
about-hired = Beim Anheuern
about-income = Einkommen
about-at_end = Am Ende
about-for_worker = Für einen Arbeiter
about-for_owner = Für den Besitzer
about-skills = Fertigkeiten
about-recruits = Bei der Anwerbung
about-does = Wirkung
about-not_built = Solange nicht gebaut
about-owner = Besitzer
about-worker = Arbeiter
about-example = Beispiel:
about-take = Nimm { $goods }.
about-take_from_reserve = Nimm { $goods } aus dem Vorrat auf der Karte.
about-trade = Zahle { $pay } für { $goods }.
about-construct = Baue: { $group }.
about-construct_for_less = Baue: { $group }, mit { $less } weniger.
about-transform = Zahle { $pay } und verwandle ein Gebäude in ein Wohnhaus.
about-provost =
    { $steps ->
        [one] Versetze den Vogt um 1 Feld.
       *[other] Versetze den Vogt um bis zu { $steps } Felder.
    }

## Prompt and panels

prompt-label = Was gefragt ist
# Under the question, where the answers are on the board
prompt-lit =
    { $count ->
        [one] 1 Möglichkeit leuchtet.
       *[other] { $count } Möglichkeiten leuchten.
    }
# $price is an amount, such as "2 deniers", or a range of two
prompt-lit-price =
    { $count ->
        [one] 1 Möglichkeit leuchtet, für { $price }.
       *[other] { $count } Möglichkeiten leuchten, für { $price }.
    }
prompt-range = { $least } bis { $most }
prompt-done = Fertig
prompt-undo = Zurück
prompt-redo = Wiederholen
prompt-start_again = Zug neu beginnen
prompt-chosen = Gewählt
prompt-sealed = unwiderruflich
# $count choices that cannot be made now, folded away
prompt-impossible = { $count } jetzt nicht möglich
prompt-type = Zug eintippen
prompt-typed = Ein Zug in Notation
prompt-clock = Bedenkzeit: { $time }
prompt-days = { $days } T. { $hours } Std.
prompt-hours = { $hours } Std. { $minutes } Min.
prompt-sending = Wird gesendet …
prompt-provost = Wohin geht der Vogt?
prompt-free = frei
# Told aloud when a decision is asked for
prompt-your_turn = Du bist am Zug. { $prompt }
# The title of the window
prompt-title = ● Du bist am Zug – { $game }
step-label = Schritte dieses Zuges
step-back = Zurück zu: { $step }
pay-left = übrig:
pay-after = dann:
pay-more = Eins mehr: { $good }
pay-less = Eins weniger: { $good }
stage-next = Wer als Nächstes kommt
stage-then_you = dann du
stage-left =
    { $count ->
        [one] noch 1 Zug zu sehen
       *[other] noch { $count } Züge zu sehen
    }
stage-to_turn = Zu deinem Zug
stage-to_present = In die Gegenwart
stage-go_on = Weiter
stage-since = seit deinem Zug
stage-more =
    { $count ->
        [one] und 1 weiteres
       *[other] und { $count } weitere
    }
stage-some =
    { $count ->
        [one] 1 Ereignis, das dich nicht betrifft.
       *[other] { $count } Ereignisse, die dich nicht betreffen.
    }
stage-play = Abspielen
# Three lines of what is chosen: what I pay and get, what the others get, what to beware of
pick-you = du
pick-others = andere
pick-then = dann
pick-at = { $name }, Feld { $space }
# The first half of a warning; one of those below follows
pick-beyond =
    { $spaces ->
        [one] 1 Feld hinter dem Vogt:
       *[other] { $spaces } Felder hinter dem Vogt:
    }
# $price is an amount, such as "2 deniers"
pick-bring = für { $price } holst du ihn her
pick-bring_lack = ihn zu holen kostet { $price }, dir fehlt { $lacks }
pick-bring_free = du holst ihn kostenlos her
pick-too_far = allein holst du ihn nicht her
# $what is what chance decides: "the building cards drawn"
prompt-sealed_by = unwiderruflich: danach entscheidet der Zufall ({ $what })
pay-proposed = Ein Vorschlag: wovon du am meisten hast, das Kostbarste zuletzt.
wait-for = { $name }: { $task }
wait-moment = Einen Moment …
wait-just = seit eben
wait-minutes = seit { $count } Min.
wait-hours = seit { $count } Std.
wait-days =
    { $count ->
        [one] seit 1 Tag
       *[other] seit { $count } Tagen
    }
wait-watching = Du siehst zu.
wait-takeback = Um Rücknahme bitten
wait-takeback_asked = Du hast um die Rücknahme einer Entscheidung gebeten.
wait-bot = Ein Bot spielt für dich.
wait-take_seat = Wieder selbst spielen
panel-mine = Dein Besitz
panel-others = Die anderen Spieler
panel-you = du
panel-order = { $place }. der Reihenfolge
panel-ordinal = { $place }.
panel-if_ended = wäre jetzt Schluss
panel-income = nächstes Einkommen
panel-points = Punkte: { $count }
panel-points_hidden = Punkte: verdeckt
panel-points_secret = Punkte, die nur du siehst
panel-count = { $name }: { $count }
panel-changed = { $name }: { $count }, vorher { $was }
panel-part = { $name }: { $part }
panel-passed = als { $place }. gepasst
panel-to_move = am Zug
panel-moves = zieht
panel-moves_you = du ziehst
panel-here = am Tisch
panel-away = nicht am Tisch
panel-bot = Bot
panel-resigned = aufgegeben
panel-all_of = Alles über { $name }
panel-none = nichts
panel-round = Runde { $round }
panel-turn_order = Reihenfolge
panel-tab-board = Plan
panel-tab-players = Spieler
panel-tab-log = Verlauf
panel-tab-more = Mehr
panel-more-score = Wertungsblatt
panel-more-chat = Gespräch
panel-more-rules = Regeln
panel-more-share = Teilen
panel-more-settings = Einstellungen
panel-more-tables = Alle Tische
panel-sheet_up = Mehr zeigen
panel-sheet_down = Weniger zeigen
# The fields of a player
panel-field-deniers = Denare
panel-field-silver = Silber
panel-field-workers = Arbeiter
panel-field-prestige = Prestige
panel-field-batches = Sätze dieser Runde
panel-field-houses = Häuser
panel-field-columns = Gunst
panel-field-hand = Hand
panel-field-pile = Nachziehstapel
panel-field-discard = Ablagestapel
panel-field-residences = Wohngebäude
panel-field-marked = Markierte Karten
panel-field-reserves = Rohstoffe auf Karten
panel-field-tokens = Prestigeplättchen
panel-field-lots = Sätze
panel-field-supply = Arbeiter im Vorrat
panel-field-camp = Lager
panel-field-characters = Charaktere
panel-field-character = Charakter
panel-field-bundles = Bündel
panel-field-virtue = Tugend
panel-field-cathedral = Kathedrale
panel-field-unpaid_debts = Offene Schulden
panel-field-paid_debts = Bezahlte Schulden
panel-field-prison = Im Gefängnis
panel-field-captured = Gefangen
panel-field-apprentices = Lehrlinge
panel-field-buildings = Gebäude
alert-show = Zeigen
alert-close = Schließen
alert-lost = Keine Verbindung
alert-lost_here = Der Tisch kommt von selbst wieder.
alert-lost_kept = Dein Zug bleibt erhalten und geht hinaus, sobald die Verbindung wieder steht.
alert-try_now = Jetzt versuchen
alert-takeback = { $name } bittet darum, eine Entscheidung zurückzunehmen.
alert-agree = Zustimmen
alert-refuse = Ablehnen
alert-resigned = { $name } hat aufgegeben; ein Bot spielt weiter.
alert-given_up = { $name } hat aufgegeben: Die Partie ist zu Ende.
alert-timed_out = Die Bedenkzeit von { $name } ist um; ein Bot spielt weiter.
alert-bot_replaced = Der Bot von { $name } ist ausgefallen und wurde ersetzt.
alert-handed_over = Für { $name } spielt jetzt ein Bot.
alert-taken_back = { $name } spielt wieder selbst.
alert-takeback_agreed = { $name } stimmt der Rücknahme zu.
alert-takeback_refused = { $name } lehnt die Rücknahme ab.
key-title = Tasten
key-arrows = von Ort zu Ort auf dem Plan und zu den Möglichkeiten
key-next = zur nächsten Möglichkeit
key-choose = wählen; noch einmal: Fertig
key-numbers = unter den Möglichkeiten wählen
key-undo = zurück
key-again = den Zug neu beginnen
key-escape = nichts wählen
key-info = über das Ding im Fokus erzählen
key-log = Verlauf
key-film = was seit deinem letzten Zug geschah
key-sound = Ton an oder aus
key-type = einen Zug eintippen
key-replay = in der Partie einen Schritt zurück oder vor
key-help = diese Liste
key-cap-enter = Eingabe
key-cap-backspace = Rücktaste
key-cap-escape = Esc
key-cap-space = Leertaste

# Several people share one device
curtain-title = Der Tisch geht an { $seat }
curtain-hint = Drücke den Knopf, wenn sonst niemand hinsieht.
curtain-open = Meinen Tisch zeigen

## Log, replay, score, rules, settings

# The bars at the top
bar-home = keepwright, zur Startseite
bar-ways = Seiten
bar-play = Spielen
bar-tables = Tische
bar-rules = Regeln
bar-study = Untersuchen
bar-account = Eintreten
bar-day = Tagfarben
bar-night = Nachtfarben
bar-sound_on = Ton einschalten
bar-sound_off = Ton ausschalten
bar-language = Sprache
bar-language_en = English
bar-language_de = Deutsch
bar-language_hu = Magyar
bar-language_it = Italiano
# Before the number of the round; shown beside the phases
bar-round = Runde { $round }
bar-turn = Zug { $turn }
bar-players =
    { $count ->
        [one] 1 Spieler
       *[other] { $count } Spieler
    }
bar-phases = Phasen der Runde
bar-phase_done = { $phase } (vorbei)
bar-phase_now = { $phase } (jetzt)
bar-tools = Werkzeuge
bar-score = Wertungsblatt
bar-chat = Gespräch
bar-chat_unread =
    { $count ->
        [one] Gespräch, 1 neue Zeile
       *[other] Gespräch, { $count } neue Zeilen
    }
bar-settings = Einstellungen
bar-live = Verbunden
bar-joining = Verbindung wird aufgebaut …
bar-lost = Nicht verbunden

share-copy = Link zu dieser Stellung kopieren
share-copied = Link kopiert
share-failed = Der Link ließ sich nicht kopieren.

# The tabs beside the board
tab-bar = Neben dem Spielplan
tab-log = Verlauf
tab-chat = Gespräch
tab-notes = Notizen
tab-forecast = Vorschau
forecast-caption = Was deine Arbeiter bringen
forecast-none = Es gibt nichts vorherzusagen.
forecast-no_workers = Keiner deiner Arbeiter ist unterwegs.
forecast-then = Nach dem gewählten Zug:
forecast-workers = Deine Arbeiter
forecast-bring = bringen diese Runde
forecast-bring_next = bringen mit einem mehr
# How far the provost goes: as far as the others can push him and can pay, or not at all
forecast-going_back = ganz zurück
forecast-going_stays = er bleibt
forecast-going_on = ganz vor
forecast-going_only = diese Runde
forecast-going_next = beim nächsten Besuch
# Told aloud before how he comes there
forecast-provost_at = Vogt auf { $space },
# On the road, where the others can push the provost
forecast-reach_back = ganz zurück: { $space }
forecast-reach_on = ganz vor: { $space }
forecast-if_back = Geht er zurück:
forecast-if_stays = Bleibt er:
forecast-if_on = Geht er vor:
forecast-unless_back = Außer er geht zurück:
forecast-unless_stays = Außer er bleibt:
forecast-unless_on = Außer er geht vor:
forecast-nothing = nichts
forecast-short = { $spaces } zu weit
forecast-lack = dir fehlt { $goods }
# Goods are drawn behind it
forecast-lack_short = dir fehlt
forecast-impossible = nicht möglich
# A building of mine where another works
forecast-yours = deins
forecast-income = Einkommen
forecast-this_round = Diese Runde.
# $name is a section of the castle
forecast-scoring =
    { $left ->
        [0] { $name }: Abrechnung am Ende dieser Runde.
        [one] { $name }: Abrechnung, wenn der Seneschall Feld { $space } erreicht oder 1 weiterer Teil gebaut ist.
       *[other] { $name }: Abrechnung, wenn der Seneschall Feld { $space } erreicht oder { $left } weitere Teile gebaut sind.
    }
forecast-scoring_castle =
    { $left ->
        [one] Das Spiel endet, wenn das letzte Prestigeplättchen weg ist.
       *[other] Das Spiel endet, wenn das letzte von { $left } Prestigeplättchen weg ist.
    }
forecast-scoring_black_market =
    { $left ->
        [one] Schwarzmarkt-Reset, sobald 1 weiterer Platz besetzt ist.
       *[other] Schwarzmarkt-Reset, sobald { $left } weitere Plätze besetzt sind.
    }
forecast-or_guildhall = Oder mit Feld { $space } der Zunfthalle.

log-label = Was geschah
log-heading = Runde { $round }, { $phase }
log-heading_round = Runde { $round }
log-set_up = Aufbau
log-empty = Noch ist nichts geschehen.
log-film = Seit deinem letzten Zug
log-from_start = Von Anfang an
log-go = Die Stellung nach dieser Zeile ansehen
log-to_end = Zur letzten Zeile
log-earlier = Früheres
log-later = Späteres

# What is told beside the game. $seat is the colour or name of a player.
aside-handed_over = { $seat } lässt einen Bot weiterspielen.
aside-taken_back = { $seat } spielt wieder selbst.
aside-resigned = { $seat } hat aufgegeben. Ein Bot spielt weiter.
aside-given_up = { $seat } hat aufgegeben: Die Partie ist zu Ende.
aside-timed_out = Die Zeit von { $seat } ist abgelaufen. Ein Bot springt ein.
aside-bot_replaced = Der Bot von { $seat } hat versagt und wurde durch einen einfacheren ersetzt.
aside-takeback_asked = { $seat } bittet, die letzte Entscheidung zurückzunehmen.
aside-takeback_agreed = { $seat } stimmt der Rücknahme zu.
aside-takeback_refused = { $seat } lehnt die Rücknahme ab.

chat-label = Was gesagt wurde
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Etwas sagen
chat-send = Senden
chat-mute = { $name } nicht mehr hören
chat-muted = Du hörst { $name } nicht.
chat-hear = Wieder hören
chat-spectator = Hier sprechen nur die, die am Tisch sitzen.

note-label = Deine Notizen zu dieser Partie
note-hint = Nur du kannst das lesen.
note-kept = Gespeichert.
note-keeping = Wird gespeichert …
note-failed = Das ließ sich noch nicht speichern.

replay-label = Rückschau
replay-back = Eine Zeile zurück
replay-forward = Eine Zeile weiter
replay-play = Abspielen
replay-pause = Anhalten
# $line of $lines of the game have been played
replay-at = Zeile { $line } von { $lines }
replay-start = Vor der ersten Zeile
replay-slider = Stelle in der Partie
replay-speed = Tempo: { $speed }
replay-present = Zurück zur Gegenwart
replay-export = Aufzeichnung speichern
# Where nobody decided, but chance
replay-nothing = Mehr ist davon nicht bekannt.

score-label = Wertungsblatt
score-source = Quelle
score-total = Summe
score-now = Wenn die Partie jetzt endete.
score-then = So war es bei dieser Zeile.
score-hidden = Noch nicht offen: { $seats }.
score-empty = Es gibt noch keine Punkte zu zeigen.
score-unknown = ?
score-source_owner_rewarded = Andere in deinen Gebäuden
score-source_built = Gebäude
score-source_transformed = Wohnhäuser
score-source_batch_handed_in = Schloss
score-source_no_batch = Nichts für das Schloss
score-source_no_house_in_section = Kein Haus in einem Abschnitt
score-source_favour = Gunst des Königs
score-source_trade = Handel
score-source_bundle_delivered = Bündel
score-chart = Punkte nach Quellen, ein Balken je Spieler

final-winners =
    { $count ->
        [0] Niemand gewinnt.
        [one] Der Sieg geht an { $winners }.
       *[other] Den Sieg teilen sich { $winners }.
    }
final-you =
    { $count ->
        [one] Du gewinnst mit { $points } Punkten.
       *[other] Du teilst den Sieg mit { $points } Punkten.
    }
final-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
final-you_win = Du gewinnst.
final-given_up = { $name } hat aufgegeben.
final-given_up_you = Du hast aufgegeben.
final-rematch = Revanche
final-rematch_go = Zur Revanche
final-rematch_waits = Die Revanche wartet auf dich.
final-replay = Von Anfang an ansehen
final-export = Aufzeichnung speichern
final-fair = War der Zufall ehrlich?
final-fair_text = Vor der Partie hat der Server einen Fingerabdruck (SHA-256) des geheimen Startwerts gezeigt, aus dem aller Zufall kam. Jetzt zeigt er den Startwert.
final-fair_fits = Der Startwert passt zum Fingerabdruck.
final-fair_wrong = Der Startwert passt nicht zum Fingerabdruck.
final-fair_verify = Um die ganze Partie aus dem Startwert neu zu geben, speichere die Aufzeichnung und rufe auf:
final-commitment = Fingerabdruck
final-seed = Startwert

rules-label = Regeln
rules-title = Regeln: { $game }
rules-search = In den Regeln suchen
rules-found =
    { $count ->
        [0] Nichts gefunden.
        [one] 1 Abschnitt
       *[other] { $count } Abschnitte
    }
rules-english = Die maßgeblichen Regeln gibt es nur auf Englisch.
rules-contents = Inhalt
rules-page = Als Seite öffnen
rules-games = Spiele

settings-label = Einstellungen
settings-language = Sprache
settings-theme = Farben
settings-theme_auto = Wie das System
settings-theme_day = Tag
settings-theme_night = Nacht
settings-speed = Tempo des Tisches
settings-speed_slow = Langsam
settings-speed_normal = Normal
settings-speed_fast = Schnell
settings-speed_instant = Sofort
settings-speed_hint = Wie schnell die Züge der anderen gezeigt werden. Sofort: Nur Markierungen sagen, was sich geändert hat.
settings-pause = Nach jedem Spieler anhalten
settings-pause_hint = Der Tisch wartet auf die Leertaste oder ein Tippen, bevor der Nächste zieht.
settings-switch_on = An
settings-switch_off = Aus
settings-motion = Bewegung
settings-motion_auto = Wie das System
settings-motion_off = Aus
settings-motion_hint = Aus: Steine wandern nicht, nichts gleitet.
settings-sound = Ton
settings-sound_hint = Leises Klopfen, Münzen und eine Glocke, wenn du am Zug bist.
settings-vibration = Vibration
settings-vibration_hint = Nur auf Telefonen: wenn du am Zug bist, wenn dir etwas geschieht und wenn du gewinnst.
settings-confirm = Züge bestätigen
settings-confirm_always = Immer
settings-confirm_always_hint = Du siehst, was ein Zug bewirkt, bevor er zählt. Schritte, die sich zurücknehmen lassen, gelten sofort.
settings-confirm_risky = Nur was sich nicht zurücknehmen lässt
settings-confirm_risky_hint = Züge, nach denen Zufall oder Verdecktes entscheidet, warten auf „Fertig“.
settings-confirm_never = Nie
settings-confirm_never_hint = Jeder Zug zählt beim ersten Klick.
settings-patterns = Muster auf den Spielerfarben
settings-patterns_hint = Schraffur auf den Schilden; Zeichen und Buchstaben sind immer da.
settings-seat = Dein Platz
settings-takeback = Um Rücknahme bitten
settings-takeback_hint = Alle anderen müssen zustimmen.
settings-hand_over = Einen Bot weiterspielen lassen
settings-hand_over_hint = Du kannst den Platz jederzeit zurücknehmen.
settings-take_back = Wieder selbst spielen
settings-take_back_hint = Auf deinem Platz spielt jetzt ein Bot.
settings-resign = Aufgeben
settings-resign_hint = Ein Bot spielt deinen Platz zu Ende.
settings-resign_hint_ends = Die Partie ist sofort zu Ende, und du hast sie verloren.

dialog-stay = Zurück
dialog-close = Schließen
dialog-takeback = Alle anderen um Rücknahme bitten?
dialog-takeback_text = Stimmen sie zu, geht die Partie vor deine letzte Entscheidung zurück.
dialog-hand_over = Einen Bot für dich spielen lassen?
dialog-hand_over_text = Er entscheidet ab jetzt für dich. Du kannst den Platz jederzeit zurücknehmen.
dialog-resign = Diese Partie aufgeben?
dialog-resign_text = Ein Bot spielt deinen Platz zu Ende, und du kannst ihn nicht zurücknehmen.
dialog-resign_ends = Die Partie ist sofort zu Ende, und du hast sie verloren.

lost-title = Hier ist nichts
lost-title_refused = Dieser Tisch lässt sich nicht zeigen
lost-title_unreachable = Der Server ist nicht erreichbar
lost-text = Vielleicht ist der Link alt, oder es fehlt etwas daran.
lost-text_unreachable = Vielleicht ist die Verbindung gerade weg, oder der Server startet neu.
lost-kept = Nichts ist verloren: Jede Partie liegt auf dem Server.
lost-home = Zur Startseite
lost-again = Noch einmal versuchen

## Caylus

tab-favours = Gunst
tab-castle = Schloss
tab-stock = Vorrat

# What a spot on the board is called, part by part
road-space = Feld { $space }
road-owned = Besitzer { $seat }
road-occupied = Arbeiter von { $seat }
caylus-awaiting = wird zum Wohnhaus
caylus-price =
    { $price ->
        [one] kostet 1 Denar
       *[other] kostet { $price } Denare
    }
road-beyond = hinter dem Vogt
caylus-left =
    { $count ->
        [one] noch 1
       *[other] noch { $count }
    }

# On the board
road-next_building = hierher kommt das nächste Gebäude
caylus-income = Einkommen
caylus-scored = gewertet
caylus-each_worker = je Arbeiter
road-passing_order = Reihenfolge
caylus-bridge_price =
    { $price ->
        [one] Ein Arbeiter kostet jetzt 1 Denar.
       *[other] Ein Arbeiter kostet jetzt { $price } Denare.
    }
road-passed = Gepasst: { $seats }.
caylus-trigger = { $section }: Wertung, wenn der Seneschall Feld { $space } erreicht oder alle Teile gebaut sind.
caylus-trigger_done = { $section }: gewertet.

# On a phone: stretches of the road in one line
caylus-court = Schloss und Hof
road-places =
    { $places ->
        [one] 1 Ort
       *[other] { $places } Orte
    }, { $open } frei
road-buildings =
    { $buildings ->
        [one] 1 Gebäude
       *[other] { $buildings } Gebäude
    }, { $open } frei
road-plots = Unbebaut
road-nothing_below = darunter wirkt nichts

# The provost's slider
caylus-provost_to = Vogt auf Feld { $space }
road-stay = bleibt
road-cut_off = Hinter ihm, ohne Wirkung: { $seats }
road-none_cut_off = Hinter ihm steht kein Arbeiter.

# The favour table
caylus-start = Start
caylus-row_prestige = Prestige
caylus-row_deniers = Denare
caylus-row_resources = Ressourcen
caylus-row_buildings = Gebäude
caylus-column = Spalte { $column }
caylus-column_closed = Spalte { $column }, noch nicht offen
caylus-marker = { $row }: { $seat } auf Spalte { $column }
caylus-simple_favours =
    { $points ->
        [one] In dieser Partie zählt jede Gunst des Königs 1 Prestigepunkt.
       *[other] In dieser Partie zählt jede Gunst des Königs { $points } Prestigepunkte.
    }

# The castle
caylus-parts = { $built } von { $parts } Teilen
caylus-section_after = danach: { $section }
caylus-section_mine =
    { $houses ->
        [one] dein 1 Haus
       *[other] deine { $houses } Häuser
    }: { $favours ->
        [0] keine Gunst
        [one] 1 Gunst
       *[other] { $favours } Gunsterweise
    }
caylus-section_none = kein Haus von dir: −{ $penalty }

# What the special buildings do
caylus-does-gate = Versetze den Arbeiter in Phase 3 kostenlos an einen Ort, an dem man einen einsetzen dürfte.
caylus-does-stables = Die Arbeiter hier werden Erster, Zweiter und Dritter der Zugreihenfolge.
caylus-does-inn = Der Arbeiter rückt auf den rechten Platz und bleibt. Solange er dort ist, kostet dich jeder Arbeiter 1 Denar.
caylus-does-castle = Gib Lieferungen aus drei verschiedenen Ressourcen ab, eine davon Nahrung. Jede baut einen Teil des Schlosses. Ohne Lieferung verlierst du Prestige.

# Examples, by what a building does
caylus-example-produce = Der Vogt steht hier oder weiter hinten. Dein Arbeiter hier wirkt, und du nimmst { $goods }.
caylus-example-gain = Dein Arbeiter hier wirkt: { $goods } für dich, und er kehrt heim.
caylus-example-trade = Dein Arbeiter hier wirkt. Du gibst { $pay } und erhältst { $goods }, einmal; oder du verzichtest.
caylus-example-construct = Dein Arbeiter hier wirkt. Du zahlst die Kosten eines Plättchens dieser Art ({ $group }), legst es an die Straße, erhältst seine Punkte und besitzt es.
caylus-example-transform = Dein Arbeiter hier wirkt. Du zahlst { $pay }, und ein neutrales oder eigenes Gebäude wird dein Wohnhaus.
caylus-example-provost = Der Arbeiter eines Rivalen steht 2 Felder vor dem Vogt. Du versetzt den Vogt zurück, und dieser Arbeiter kehrt ohne Wirkung heim.
caylus-example-none = Du baust es anstelle eines eigenen Wohnhauses und erhältst sofort { $goods }. Arbeiter kommen hier nie hin.
caylus-example-residence = Du besitzt zwei Wohnhäuser: Dein Einkommen ist in jeder Runde um 2 Denare höher.
caylus-example-gate = Du setzt hier früh und billig einen Arbeiter ein und siehst später, wo er gebraucht wird.
caylus-example-stables = Du warst Vierter und setzt hier den ersten Arbeiter ein: In der nächsten Runde bist du Erster.
caylus-example-inn = Drei haben gepasst, ein Arbeiter kostet 4. Du hast einen Arbeiter im Wirtshaus und zahlst 1.
caylus-example-castle = Du gibst Nahrung, Holz und Stein im Bergfried ab: ein Haus und 5 Prestigepunkte.

## Caylus 1303

tab-characters = Charaktere

# What a spot on the board says of itself, joined by commas
# Before the workers that the next recruiting brings
c1303-recruits = rekrutiert als Nächstes
c1303-price =
    { $price ->
        [one] kostet 1 Arbeiter
       *[other] kostet { $price } Arbeiter
    }
c1303-provost_after =
    { $space ->
        [0] Vogt direkt hinter der Brücke
       *[other] Vogt hinter Feld { $space }
    }
c1303-slot = Platz { $slot }
c1303-opens = Öffnet in Runde { $round }.
# $place is the place in the row of those who deliver
c1303-in_line =
    { $place }: { $seat }{ $bundles ->
        [0] {""}
        [one] {" "}(1 Bündel)
       *[other] {" "}({ $bundles } Bündel)
    }
c1303-held = bei { $seat }
c1303-on_board = auf dem Plan
c1303-used = in dieser Runde genutzt
c1303-not_used = Einmal je Runde; noch nicht genutzt.
c1303-in_camp = { $seat }: { $count }

# On the board
c1303-bundle = Bündel
c1303-others =
    { $count ->
        [one] + 1 andere
       *[other] + { $count } andere
    }
c1303-deliver_in_order = liefern in dieser Folge
c1303-most_bundles = meiste Bündel: 1 Gunst
c1303-round = Runde { $round }
c1303-to_take = Freie Charaktere
c1303-none_left = Auf dem Plan liegt kein Charakter mehr.
c1303-end_of_road = Ende der Straße
c1303-unconfirmed = Zahlen nicht bestätigt
c1303-a_round = je Runde
c1303-scored = gewertet
c1303-bridge_now =
    { $price ->
        [one] Einsetzen kostet einen Arbeiter
       *[other] Einsetzen kostet { $price } Arbeiter
    }
c1303-bridge_price =
    { $price ->
        [one] Einsetzen kostet jetzt 1 Arbeiter.
       *[other] Da schon jemand gepasst hat, kostet Einsetzen { $price } Arbeiter.
    }

# On a phone
c1303-printed = Vor der Brücke
c1303-bridge_and_camp = Brücke und Lager
c1303-bundle_brings =
    { $points ->
        [one] ein Bündel bringt 1 Punkt
       *[other] ein Bündel bringt { $points } Punkte
    }

# What each character does, as short as can be
c1303-power-early_riser = setzt vor allen, für 1 Arbeiter mehr
c1303-power-night_worker = kein Aufpreis, wenn wer passt
c1303-power-journeyman = einmal je Runde auf Besetztes
c1303-power-thief = Besitzer bekommen nichts von dir
c1303-power-steward = 2 Punkte statt 1 für jeden Gast
c1303-power-bailiff = bewegt den Vogt zuletzt, 1 Schritt
c1303-power-architect = +1 Punkt für jeden Bau
c1303-power-chamberlain = Bündel aus 3 beliebigen
c1303-power-foreman = +1 Punkt je Bündel
c1303-power-goldsmith = einmal +5 Punkte für Gold
c1303-power-deliveryman = liefert zuletzt, ohne Arbeiter
c1303-power-day_laborer = +1 Arbeiter je Runde

# What places do that no drawing tells
c1303-does-bridge = Wer passt, stellt ein Haus auf die nächste Planke. In dieser Folge darf später jeder den Vogt bis zu 3 Schritte bewegen, 1 Arbeiter je Schritt.
c1303-does-camp = Gebrauchte Arbeiter kommen ins Lager. Nur wer dort ist, kann genommen oder angeworben werden.
c1303-does-slot = Es wird durch eine Gunst genutzt, ohne eigenen Arbeiter.
c1303-does-construction_site = In dieser Folge wird geliefert: Nahrung und zwei andere, verschiedene Waren. Wer am meisten liefert, erhält eine Gunst.

# Examples, by what a building does
c1303-example-gain = Der Vogt steht hinter diesem Gebäude. Dein Arbeiter handelt: { $goods } für dich, und er kommt ins Lager.
c1303-example-trade = Dein Arbeiter hier handelt. Du gibst { $pay } und erhältst { $goods }, einmal; oder du verzichtest.
c1303-example-construct = Dein Arbeiter hier handelt. Du zahlst die Kosten eines Plättchens ({ $group }), legst es auf das erste leere Feld, erhältst seine Punkte und besitzt es.
c1303-example-transform = Dein Arbeiter hier handelt. Du zahlst { $pay } und stellst ein Haus auf ein Startgebäude: Am Ende der Runde wird es dein Wohnhaus.
c1303-example-provost = Der Arbeiter eines Rivalen steht direkt vor dem Vogt. Du ziehst den Vogt zurück, und jener Arbeiter kommt ohne Wirkung ins Lager.
c1303-example-none = Du baust es an der Stelle eines deiner Wohnhäuser und erhältst sofort: { $goods }. Hierher kommt nie ein Arbeiter.
c1303-example-residence = Du besitzt zwei Wohnhäuser: Am Ende jeder Runde wirbst du 2 Arbeiter mehr an.
c1303-example-construction_site = Du lieferst Nahrung, Holz und Gold: ein Bündel, 5 Prestigepunkte.

## Magna Carta

# What a card on the road or in the hand says of itself, joined by commas
magna-price = kostet { $goods }
magna-owner = Besitz: { $who }
magna-worker = Arbeiter: { $who }
magna-reserve = Vorrat: { $goods }
magna-marked = wird ein Wohngebäude
magna-beyond = jenseits des Vogtes
magna-worth =
    { $count ->
        [one] 1 Prestigepunkt
       *[other] { $count } Prestigepunkte
    }
magna-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
# Castle tokens: how many are left of how many
magna-left = { $left } von { $all }
# On the plot where the next card is built
magna-next = nächste Karte
# Under the draw pile and the discard pile, with the price beside it
magna-draw = ziehen
magna-replace = Hand tauschen
magna-hand = Deine Karten
magna-no_hand = Du hast keine Karte auf der Hand.
# Workers that the provost leaves without effect
magna-cut_off =
    { $count ->
        [0] niemand abgeschnitten
        [one] 1 Arbeiter abgeschnitten
       *[other] { $count } Arbeiter abgeschnitten
    }
magna-about-lot =
    Ein Satz ist { $goods }; jeder bringt das nächste Plättchen. Meiste Sätze der Runde: { $gain }. Bietet niemand einen, so { $count ->
        [one] verlässt 1 Plättchen
       *[other] verlassen { $count } Plättchen
    } das Spiel.
magna-about-bridge = Wer passt, nimmt die nächste Planke: Das ist die Reihenfolge für Vogt und Schloss. Die erste bringt sofort { $goods }.
magna-about-draw_pile = Der eigene Stapel, verdeckt. Ist er leer und eine Karte fällig, wird der Ablagestapel gemischt.
magna-about-discard_pile = Abgelegte Karten; alle dürfen sie ansehen.
# $worked and $owned are whole sentences, such as "Take 1 Food."
magna-example-neutral = Hier steht einer deiner Arbeiter. Du: { $worked }
magna-example-player = Ein Arbeiter von Grün steht auf der Karte von Rot. Grün: { $worked } Rot: { $owned } Auf der eigenen Karte gilt nur das Erste.
magna-example-residence = Rot macht aus einem Markt ein Wohngebäude: Es bringt ab der nächsten Runde Einkommen und am Ende { $points ->
        [one] 1 Prestigepunkt
       *[other] { $points } Prestigepunkte
    }.
magna-example-prestige = Rot bezahlt die Kosten; am Ende zählt es { $points ->
        [one] 1 Prestigepunkt
       *[other] { $points } Prestigepunkte
    }. Hier wird nie ein Arbeiter eingesetzt.
# Headings of the castle card and of the bridge, and what is offered for the castle
magna-castle = Schloss
magna-bridge = Brücke
magna-lot = Satz
tab-cards = Karten

## Home, lobby, account

home-promise = Baue die Burg.
home-promise_2 = Gewinne die Gunst des Königs.
home-about = Vier Brettspiele rund um den Burgenbau an einem Tisch: live oder über Tage, mit Freunden oder Bots, in deiner Sprache. Frei und quelloffen.
home-new_table = Neuer Tisch
home-games = Spiele
home-players = Spielerzahl
home-length = Dauer
home-minutes = { $minutes } min
home-depth = Tiefe: { $depth } von 5
home-play = Spielen
home-play_game = { $game } gegen Bots spielen
home-rules = Regeln
home-rules_of = Regeln von { $game }
home-start = Spiel beginnen
home-more_settings = Mehr einstellen
home-open_tables = Offene Tische
home-all_tables = Alle Tische
home-no_tables = Noch kein offener Tisch
    .hint = Stecke den ersten Bauplatz ab oder spiele solange gegen Bots.
home-your_turn = Du bist dran
home-all_games =
    { $count ->
        [one] dein Spiel
       *[other] alle { $count } Spiele
    }
home-welcome = Neu hier?
    .hint = Hier stehen bald deine Spiele. Fang mit einem Spiel gegen Bots an: Ein Konto brauchst du nicht.
home-play_bots = Jetzt gegen Bots spielen

lobby-title = Tische
lobby-mine = Meine
lobby-open = Offen
lobby-running = Laufend
lobby-finished = Beendet
lobby-game = Spiel
lobby-any_game = Alle Spiele
lobby-pace = Tempo
lobby-any_pace = Jedes Tempo
lobby-only_live = Live
lobby-only_days = Über Tage
lobby-only_none = Ohne Uhr
lobby-pace_none = ohne Uhr
lobby-pace_live = live, je { $minutes } min
lobby-pace_days =
    { $days ->
        [one] 1 Tag je Entscheidung
       *[other] { $days } Tage je Entscheidung
    }

# A seat nobody has taken, and one that is kept for whoever has the invite link
lobby-free = frei
lobby-kept = reserviert
lobby-you = Du
lobby-waiting_for =
    { $count ->
        [one] Es fehlt noch 1 Person
       *[other] Es fehlen noch { $count } Personen
    }
lobby-ready = Bereit zum Beginn
lobby-your_turn = Du bist dran
lobby-turn_of = { $name } ist dran

# One of the results of a game that is over: who, and how many points
lobby-points = { $name } { $points }
lobby-sit_down = Hinsetzen
lobby-play = Spielen
lobby-enter = Hingehen
lobby-look = Ansehen
lobby-watch = Zuschauen
lobby-see = Nachspielen

# $way is what can be done at the table: Play, Look, Watch
lobby-to_table = { $way }: Tisch mit { $game }
lobby-none_mine = Du hast noch keinen Tisch
    .hint = Richte einen für Bots oder Freunde ein oder setz dich an einen offenen.
lobby-none_open = Kein offener Tisch
    .hint = Richte einen ein: Wer vorbeikommt, kann sich setzen.
lobby-none_running = Es läuft kein öffentliches Spiel
    .hint = Öffentlichen Spielen kannst du hier zuschauen.
lobby-none_finished = Noch kein öffentliches Spiel ist beendet
    .hint = Beendete Spiele lassen sich hier Zug für Zug nachspielen.
lobby-more = Mehr zeigen
lobby-unreachable = Der Server ist nicht erreichbar.
lobby-nothing_lost = Nichts ist verloren: Alle Spiele liegen auf dem Server.
lobby-again = Noch einmal versuchen
lobby-close = Schließen

# Setting up a table
lay-title = Neuer Tisch
lay-game = Spiel
lay-playing = Wer spielt mit?
lay-surprise = Überrasch mich
lay-seat_me = Tippe den Schild an für eine andere Farbe.
lay-seat_open = Offener Platz
    .description = Wähle jemanden, oder lass ihn für Freunde offen.
lay-seat_invited = Reservierter Platz
    .description = Nur für den, der mit deinem Link kommt.
lay-picker = Wer nimmt diesen Platz? ({ $colour })
lay-level = Stufe
lay-faces = Gegner dieser Stufe
lay-or_person = oder ein Mensch:
lay-invite = Mit Link einladen
lay-anyone = Offen für alle
lay-free = Platz freigeben: { $name }
lay-recolour = Farbe von Platz { $number }: { $colour }
lay-table = Der Tisch
lay-still_open =
    { $count ->
        [one] 1 Platz ist noch offen: Los geht es, wenn er besetzt ist.
       *[other] { $count } Plätze sind noch offen: Los geht es, wenn sie besetzt sind.
    }
lay-same_strength = Bisher spielt „{ $level }“ nicht besser als die Stufe darunter: Stärkere sind unterwegs.
lay-unconfirmed = Manche Angaben sind nicht bestätigt
lay-name = Dein Name, wenn du magst
lay-seat = Platz { $number }, { $colour }: { $name }
lay-players = Spielerzahl
lay-who = Wer auf Platz { $number } sitzt
lay-colour = Farbe von Platz { $number }
lay-me = Ich
lay-only_watch = Du hast keinen Platz: Du schaust den Bots zu.
lay-pace = Tempo
lay-pace_none = Ohne Uhr
    .description = Niemand hat es eilig.
lay-pace_live = Live
    .description = Alle haben eine Uhr. Wessen Zeit abläuft, den vertritt ein Bot; der Platz lässt sich zurückholen.
lay-pace_days = Über Tage
    .description = So viel Zeit für jede Entscheidung; auf Wunsch kommt eine E-Mail, wenn du dran bist.
lay-bank = Zeit für jeden
lay-increment = Zuschlag je Entscheidung
lay-each_decision = Zeit je Entscheidung
lay-minutes = { $minutes } min
lay-seconds = { $seconds } s
lay-days =
    { $days ->
        [one] 1 Tag
       *[other] { $days } Tage
    }
lay-eyes = Wer zusehen darf
lay-public = Alle
    .description = Der Tisch steht in der Liste, und alle dürfen zuschauen.
lay-private = Nur Mitspielende
    .description = Der Tisch steht in keiner Liste; andere kommen über deinen Einladungslink.
lay-options = Regeloptionen
lay-usual = wie in den Regeln
lay-lay = Tisch eröffnen

# The room where one waits for others before the game
room-title = { $game }: vor dem Spiel
room-here = ist da
room-away = ist nicht da
room-awaited = ist zur Revanche gebeten
room-come = Ich bin da
room-bot = Bot
room-free = frei für alle
room-kept = reserviert für Eingeladene
room-leave = Aufstehen
room-host_starts = Alle sind da; wer den Tisch eröffnet hat, beginnt das Spiel.
room-clear = Tisch auflösen
room-clear_question = Den Tisch auflösen?
    .text = Er ist dann für alle weg, die hier warten.
room-invite = Einladungslink
    .description = Wer ihn hat, kann einen freien Platz nehmen, auch ohne Konto.
room-invited = Du bist eingeladen
room-full = Es ist kein Platz mehr frei.
room-copy = Kopieren
room-copied = Kopiert
room-share = Teilen
room-yes = ja

# Oneself
account-title = Konto
account-you = Du
account-guest = Du bist als Gast { $name } hier: Nur dieser Browser kennt dich.
account-member = Du bist als { $name } angemeldet.
account-name = Name
account-password = Passwort
account-invite = Einladung
account-save = Speichern
account-saved = Gespeichert.
account-claim = Konto anlegen
account-claim_guest = Behalte deinen Namen und deine Spiele und finde sie in jedem Browser wieder.
account-claim_nobody = Spielen kannst du auch ohne. Mit Konto findest du deine Spiele in jedem Browser.
account-log_in = Anmelden
account-log_in_guest = Die Tische dieses Gastes bleiben zurück.
account-log_in_nobody = Zurück zu deinem Konto.
account-log_out = Abmelden
account-log_out_question = Als Gast abmelden?
    .text = Ein Gast kann nicht zurückkommen: Deine Tische wären unerreichbar. Mit einem Konto behältst du sie.
account-notices = Wenn du dran bist
account-mail = E-Mail-Adresse
account-mail_notices = Per E-Mail Bescheid geben
account-push_notices = In diesem Browser Bescheid geben
account-push_refused = Der Browser erlaubt dieser Seite keine Mitteilungen.
account-sessions = Angemeldet in
account-this_browser = dieser Browser
account-seen = zuletzt gesehen { $ago }
account-end = Beenden
account-end_of = Beenden: { $label }
account-tokens = Programme, die für dich spielen
    .description = Ein eigener Bot meldet sich mit einem Token statt mit einem Passwort an.
account-token_label = Name des Programms
account-make_token = Token erzeugen
account-token_once = Dein Token: jetzt kopieren, es wird nur einmal gezeigt
account-leaving = Gehen
account-version =
    { $form ->
        [compiled] keepwright { $version } (kompiliert)
       *[interpreted] keepwright { $version } (interpretiert)
    }
account-delete = Mich löschen
account-delete_question = Dich endgültig löschen?
    .text = Beim Löschen werden Name, Adresse und Anmeldungen vergessen. Gespielte Partien bleiben unter neutralem Namen.

# A moment ago
ago-now = gerade eben

## Regeln und Spielmaterial

rules-all = Regeln
rules-intro = Die maßgeblichen Regeln jedes Spiels in unseren eigenen Worten: mit Entscheiden zu offenen Fragen und durchgerechneten Beispielen.
rules-read = Regeln
rules-pieces = Spielmaterial
rules-read_of = Regeln von { $game }
rules-pieces_of = Spielmaterial von { $game }
rules-words = Wörter
rules-words_of = Die Wörter von { $game }
rules-words_about = Womit Szenarien und Aufzeichnungen dieses Spiels geschrieben werden.
rules-words_failed = Die Wörter konnten nicht geladen werden.
rules-search_all = In allen Regeln suchen
rules-clear = Suche leeren
rules-hits = Gefunden
rules-none = Nichts gefunden. Vielleicht helfen weniger oder andere Wörter.
rules-none_english = Nichts gefunden. Die Regeln sind auf Englisch, bitte suche mit englischen Wörtern.
rules-sorry = Leider gibt es die maßgeblichen Regeln nur auf Englisch. Am Tisch spricht alles deine Sprache.
rules-copy = Link zu „{ $section }“ kopieren
rules-previous = Voriges Kapitel
rules-next = Nächstes Kapitel
rules-print = Drucken
rules-failed = Die Regeln konnten nicht geladen werden.
rules-mark = Regel { $rule }

catalogue-title = Spielmaterial von { $game }
catalogue-filters = Filter
catalogue-found =
    { $count ->
        [one] { $count } Teil
       *[other] { $count } Teile
    }
catalogue-search = Name oder Wirkung
catalogue-class = Art
catalogue-cost = Kosten enthalten
catalogue-does = Wirkung
catalogue-does_produce = Waren
catalogue-does_trade = Handel
catalogue-does_construct = Bauen
catalogue-does_transform = Wohnhaus
catalogue-does_gain = Gewinn
catalogue-does_provost = Vogt
catalogue-does_bonus = Bonus
catalogue-does_discount = Nachlass
catalogue-does_special = Besonderes
catalogue-does_income = Einkommen
catalogue-reset = Alle Filter aufheben
catalogue-none = Kein Teil passt zu allen diesen Filtern.
catalogue-failed = Das Spielmaterial konnte nicht geladen werden.
catalogue-copies =
    { $count ->
        [one] { $count } Exemplar
       *[other] { $count } Exemplare
    }

## Architects: the board

tab-hand = Hand
tab-built = Gebaut
tab-captures = Gefangene

arch-you_get = du erhältst
arch-nothing = nichts
arch-all_of_it = alles
arch-times-storehouse_trade = { $count } Tausch
arch-times-capture =
    { $count ->
        [one] { $count } Gefangennahme
       *[other] { $count } Gefangennahmen
    }
arch-times-guardhouse_action =
    { $count ->
        [one] { $count } Aktion
       *[other] { $count } Aktionen
    }
# What placing a worker here would bring or cost; $goods is a list, or a number of actions.
arch-would_get = jetzt würdest du { $goods } erhalten
arch-would_lose = jetzt würdest du { $goods } verlieren
# How many workers of a player are in one place.
arch-group = { $seat }: { $count } Arbeiter
arch-laid = { $laid } von { $spaces }
arch-can_advance = du kannst weiterbauen
# $points has its sign.
arch-points = Punkte: { $points }
arch-closed_above = darüber zu
arch-closed_below = darunter zu
# On the small card of an apprentice, beside or in place of a drawing: as short as can be.
arch-short-labourer = alle drei Fähigkeiten
arch-short-gatekeeper = beim Reset bis zu 2 frei
arch-short-overseer = +1 Arbeiter im Lager
arch-short-squire_gold = niemand in Haft
arch-short-squire_marble = { arch-short-squire_gold }
arch-short-squire_virtue = { arch-short-squire_gold }
# How much less virtue is lost, beside the sign of the place.
arch-short-thief = 1 weniger
arch-short-illusionist = ohne Verlust
arch-lies_on = auf der Karte: { $goods }
arch-price = kostet { $goods }
arch-skip = { $goods } mehr für die Karten davor
arch-offers = bietet { $goods }
# Followed by a price.
arch-hire = anheuern
arch-plus_tax = + Steuer
# Beside the drawing of a card.
arch-or_draw = oder ziehen
arch-plus_discard = + ablegen
arch-any_apprentice = ein Lehrling
arch-best_of = beste von { $count }
arch-reset_soon = Der dritte Arbeiter oder Feld { $space } der Zunfthalle bringt alle drei ins Gefängnis.
arch-reset = Der dritte Arbeiter bringt alle drei ins Gefängnis.
arch-hall_note = Arbeiter bleiben hier bis zum Ende.
# $count workers of whoever reads this are on that player’s board.
arch-holds_yours = hält { $count } von dir
arch-debts =
    { $count ->
        [one] { $count } Schuld
       *[other] { $count } Schulden
    }
# For further apprentices.
arch-places_left =
    { $count ->
        [one] { $count } Platz frei
       *[other] { $count } Plätze frei
    }
# Followed by captured workers.
arch-you_hold = du hältst
arch-hall_closed = Jetzt nichts zu bauen
arch-about-quarry = Du nimmst 1 Stein für jeden deiner Arbeiter hier.
arch-about-forest = Du nimmst 1 Holz für jeden deiner Arbeiter hier.
arch-about-mines = Du nimmst { $base } Lehm und 1 mehr für jeden deiner Arbeiter hier, oder stattdessen 1 Gold für je { $workers } von ihnen.
arch-about-silversmith = Du nimmst { $base } Silber und 1 mehr für jeden deiner Arbeiter hier.
arch-about-kings_storehouse = Ein Tausch für jeden deiner Arbeiter hier: { $pay_1 } gegen { $gain_1 } oder { $pay_2 } gegen { $gain_2 }. Lehrlinge können weitere bieten.
arch-about-workshop = Heuere einen Lehrling für { $silver } Silber und { $tax } Steuer an. Mit jedem deiner Arbeiter hier erreichst du eine Spalte mehr; darüber hinaus legst du je 1 Silber auf die Karten davor. Oder ziehe { $plans } Gebäudekarte und 1 mehr für je { $workers } deiner Arbeiter hier.
arch-about-town_centre =
    Nimm für jeden deiner Arbeiter hier eine Gruppe von Arbeitern gefangen, an { $locations ->
        [one] { $locations } Ort
       *[other] bis zu { $locations } Orten
    }. Die erste kostet { $tax } Steuer, jede weitere { $silver } Silber. Eigene Gruppen kommen nach Hause.
arch-about-tax_stand = Du nimmst alles Silber, das hier liegt, und verlierst { $virtue } Tugend.
arch-about-guardhouse = Eine Aktion für jeden deiner Arbeiter hier: deine Gefangenen für je { $sale } Silber ins Gefängnis bringen; deine Arbeiter aus dem Gefängnis holen; jene, die andere festhalten, für { $ransom } Silber und { $ransom_tax } Steuer oder für eine Schuld und Tugend freikaufen; eine Schuld für { $debt } Silber und { $debt_tax } Steuer bezahlen.
arch-about-prison = Bei jedem Reset des Schwarzmarkts verliert 1 Tugend, wer { $loss } oder mehr Arbeiter hier hat, und wer die meisten hat, nimmt eine Schuld. Am Ende kosten je { $prisoners } von ihnen 1 Punkt.
arch-about-black_market = Ein Arbeiter auf jedem Feld. Eine Aktion kostet Silber und { $virtue } Tugend; mit mehr als { $limit } Tugend ist er dir verschlossen.
arch-about-bm_left = Du nimmst, was die kleine Seite der obersten Karte bietet.
arch-about-bm_middle = Du heuerst einen beliebigen offenen Lehrling an, oder du ziehst mehrere Gebäudekarten und behältst eine.
arch-about-bm_right = Du nimmst, was die große Seite der obersten Karte bietet.
arch-about-guildhall = Dein Arbeiter bleibt für immer hier. Errichte ein Gebäude aus deiner Hand oder baue an der Kathedrale weiter. Rot umrandete Felder lösen einen Reset des Schwarzmarkts aus; das letzte leitet die letzte Runde ein.
arch-about-cathedral = Rücke für die Waren der Stufe und eine Gebäudekarte aus deiner Hand um eine Stufe vor, wenn dort ein Platz frei ist und du mindestens { $virtue } Tugend hast. Dazu nimmst du eine Belohnung.
arch-about-virtue = Über { $top } ist der Schwarzmarkt geschlossen, unter { $bottom } die Kathedrale. Die Zahl rechts zählt am Ende; die Steuerzeichen sagen, wie viel Steuer du umgehst.

## Architects: cards, captives, the list of phones

# My building cards
west-hand = Deine Karten
west-offered = Zur Wahl
west-kept = Behalten
west-no_hand = Du hast keine Gebäudekarte auf der Hand.
west-hands_hidden = Nur die Spieler sehen ihre eigenen Karten.
west-under = Unter dem Stapel, nur dir bekannt: { $cards }
# What a card says of itself, joined by commas
west-costs = kostet { $goods }
west-asks_for = verlangt { $skills }
west-no_skill = ohne Fertigkeit
west-worth =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
# $points is a number with its sign
west-virtue = Tugend { $points }
west-needs = Nötige Fertigkeiten
west-has = Fertigkeiten
west-when_hired = Beim Anheuern
west-start = beginnt mit { $goods }
# What lies before a player
west-in_prison =
    { $count ->
        [one] 1 Arbeiter im Gefängnis
       *[other] { $count } Arbeiter im Gefängnis
    }
west-unpaid =
    { $count ->
        [0] keine unbezahlte Schuld
        [one] 1 unbezahlte Schuld
       *[other] { $count } unbezahlte Schulden
    }
west-paid =
    { $count ->
        [one] 1 bezahlte Schuld
       *[other] { $count } bezahlte Schulden
    }
west-level = Kathedrale: Stufe { $level } von { $levels }
west-nothing_built = noch niemand angeheuert und nichts gebaut
# The automa
west-strength_constantine = normaler Gegner
west-strength_helena = schwerer Gegner
west-at_hand =
    { $count ->
        [one] 1 Arbeiter verfügbar
       *[other] { $count } Arbeiter verfügbar
    }
west-in_guildhall =
    { $count ->
        [one] 1 Arbeiter in der Zunfthalle
       *[other] { $count } Arbeiter in der Zunfthalle
    }, je { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
west-holds =
    { $count ->
        [one] hält 1 Arbeiter von { $who } gefangen
       *[other] hält { $count } Arbeiter von { $who } gefangen
    }
west-schemes =
    { $left ->
        [one] 1 Karte im Stapel
       *[other] { $left } Karten im Stapel
    }, { $discarded } abgelegt
west-last_scheme = Letzte Karte: { $place }
west-left_of = noch { $left } von { $all }
west-unseen = Verdeckt eingemischt
west-stand_in = Diese Karten sind unser eigener Ersatzstapel, nicht die veröffentlichten.
# Captives
west-capture_now = Du kannst gefangen nehmen
west-captives = Gefangene Arbeiter, nach dem, der sie hält
west-holder = Gehalten von
west-bounty_now = Jetzt ins Gefängnis geschickt, bringen deine Gefangenen
west-about_captives = Vom Wachhaus kommen Gefangene ins Gefängnis; jeder bringt dem, der ihn hielt, { $sale }. Bei einem Schwarzmarkt-Reset kosten { $loss } oder mehr eigene Arbeiter im Gefängnis Tugend, und wer dort die meisten hat, nimmt eine Schuld.
west-workers_of =
    { $count ->
        [one] 1 Arbeiter von { $who }
       *[other] { $count } Arbeiter von { $who }
    }
# On a phone
west-hand_of =
    { $count ->
        [0] Deine Karten
        [one] Deine Karten (1)
       *[other] Deine Karten ({ $count })
    }
west-unfold = Alles über: { $name }
west-rewards =
    { $count ->
        [0] keine Belohnung mehr
        [one] noch 1 Belohnung
       *[other] noch { $count } Belohnungen
    }
# Under the levels of virtue at which the Cathedral, or the Black Market, is closed
west-cathedral_closed = geschlossen
west-market_closed = geschlossen

## Studies

tab-lines = Varianten
study-label = Untersuchung
study-title = Untersuchung
study-bar = Die Untersuchung
study-note = nichts davon kommt an den Tisch
study-acts = Bots, Aufbau und Datei
study-about = Du spielst alle Plätze, oder Bots tun es. Du kannst jederzeit zurückgehen und etwas anderes versuchen; alle Varianten bleiben in diesem Browser, und nichts davon kommt an den Tisch.
study-plan = Planen: Züge in einer Untersuchung probieren
study-eyes = Wessen Augen
study-eyes_due = Am Zug
study-eyes_nobody = Zuschauer
study-eyes_all = Alles
study-bots = Plätze und Bots
study-seats = Wer spielt
study-myself = Ich selbst
study-all_myself = Ich spiele alle Plätze
study-all_bots = Alle Plätze: { $level }
study-bots_do = Bots
study-run = Bots spielen weiter
study-pause = Bots warten
study-once = Ein Bot entscheidet einmal
study-once_level = Einmal: { $level }
study-thinking = Ein Bot denkt nach.
study-save = Als Aufzeichnung speichern
study-back = Zurück zum Tisch
study-leave = Untersuchung verlassen
study-own_name = Name dieser Untersuchung
study-unkept_many = Diese Untersuchung wird nicht aufgehoben: Es sind schon { $most }. Lösche eine davon unter „{ bar-study }“ und spiele weiter.
study-unkept_full = Das Neue wird nicht aufgehoben: Dieser Browser hat keinen Platz mehr. Lösche einige Untersuchungen oder sichere diese als Datei.
shelf-title = Deine Untersuchungen
shelf-none = Noch ist keine Untersuchung aufgehoben. Was du ausprobierst, bleibt in diesem Browser und ist da, wenn du wiederkommst.
shelf-damaged = Eine Untersuchung, die nicht lesbar ist
shelf-damaged_hint = Sie wurde in diesem Browser beschädigt. Die anderen sind unversehrt.
shelf-seats =
    { $count ->
        [one] 1 Platz
       *[other] { $count } Plätze
    }
shelf-rename = Umbenennen: { $name }
shelf-delete = Löschen
shelf-delete_one = Löschen: { $name }
shelf-deleted = „{ $name }“ ist gelöscht.
shelf-undo = Rückgängig
shelf-full = Dieser Browser hat keinen Platz mehr. Lösche zuerst einige Untersuchungen.
shelf-many = Mehr als { $most } Untersuchungen werden nicht aufgehoben. Lösche eine, um eine andere aufzuheben.
open-gone = Diese Untersuchung ist nicht mehr in diesem Browser.
study-lines = Varianten
study-keys = Auf und ab gehen von Zeile zu Zeile, rechts zu dem, was stattdessen versucht wurde, links zurück. Eingabe geht dorthin, F2 benennt, Entf vergisst.
study-branch = Stattdessen versucht:
study-ways = In den Varianten gehen
study-one_back = Eine Zeile zurück
study-one_on = Eine Zeile weiter
study-name = Benennen
study-rename = Umbenennen
study-rename_line = Variante „{ $name }“ umbenennen
study-name_label = Name
study-name_save = Merken
study-forget = Vergessen
study-forget_line = Variante „{ $name }“ vergessen
study-forget_title = Diese Variante vergessen?
study-forget_text =
    { $count ->
        [one] Eine Zeile geht verloren.
       *[other] { $count } Zeilen gehen verloren, mit allen Abzweigungen.
    }
study-count =
    { $count ->
        [one] 1 Zeile
       *[other] { $count } Zeilen
    }
study-start = Der Beginn der Partie
study-start_position = Die Stellung, mit der es beginnt
study-from_position = Ab der Stellung
study-no_lines = Noch ist nichts gespielt. Jeder Zug wird hier zu einer Zeile.
study-set_up_here = Eine Stellung wird aufgebaut
study-chance = Zufall: { $what }: { $things }
study-new_title = Eine neue Partie
study-new_hint = Jedes Spiel, alle Plätze und Regeln; du spielst alle oder lässt Bots mitspielen.
study-new_begin = Beginnen
setup-label = Stellung aufbauen
setup-hint = Ändere, was du willst, und übernimm es: Die Untersuchung geht von dort weiter. Was vorher war, bleibt in den Varianten.
setup-start = Wie es weitergeht
setup-start_now = Wie es jetzt steht
setup-start_phases = Phasen
setup-start_decisions = Entscheidungen
setup-start_written = Etwas anderes, als JSON
setup-who = Wer entscheidet
setup-which = Welche genau
setup-written = Die Aufgabe, wie in einem Szenario
setup-written_hint = Zum Beispiel: { $example }
setup-due_wrong = { $why } Wähle, wie es weitergeht.
setup-batch = Stoß { $number }
setup-field-beneath = Gebäudekarten unter dem Stapel, Stoß für Stoß
setup-board = Spielplan
setup-json = Als JSON, für Kenner
setup-json_bad = Das ist noch kein JSON. Was du geschrieben hast, bleibt stehen.
setup-applied = Übernommen. Was vorher war, steht in den Varianten.
setup-reset = Wie vorher
setup-apply = Übernehmen
setup-none = leer
setup-less = { $name }: eins weniger
setup-more = { $name }: eins mehr
setup-of = { $name }: { $part }
setup-add = Hinzufügen …
setup-add_to = { $name }: hinzufügen
setup-remove = Entfernen: { $name }
setup-before = { $name }: weiter nach vorn
setup-behind = { $name }: weiter nach hinten
setup-others =
    { $count ->
        [one] 1 weiteres
       *[other] { $count } weitere
    }
setup-space = Feld { $number }
setup-top = Obere Reihe, { $number }
setup-bottom = Untere Reihe, { $number }
setup-standin = Intrige { $number }
setup-field-round = Runde
setup-field-turn_order = Spielreihenfolge
setup-field-first_player = Startspieler
setup-field-passed = Gepasst, der Reihe nach
setup-field-bailiff = Seneschall
setup-field-provost = Vogt
setup-field-road = Straße
setup-field-residences = Wohnhäuser
setup-field-owners = Besitzer
setup-field-out_of_game = Aus dem Spiel
setup-field-stables = In den Ställen
setup-field-castle = Im Schloss
setup-field-inn_left = Wirtshaus, linkes Feld
setup-field-inn_right = Wirtshaus, rechtes Feld
setup-field-scored = Gewertete Bauabschnitte
setup-field-awaiting = Bezahlt, werden zu Wohnhäusern
setup-field-rows_used = Genutzte Gunstreihen
setup-field-favours = Gunst des Königs, noch zu nutzen
setup-field-mulligan = Erste Hand: 1 behalten, 2 getauscht
setup-field-covering = Prestigegebäude über Karten
setup-field-slots = Burgbaustelle: Plätze
setup-field-second_workers = Zweite Arbeiter
setup-field-site = Auf der Burgbaustelle
setup-field-used = Genutzte Charaktere dieser Runde
setup-field-active = Wer am Zug ist
setup-field-final_turns = Verbleibende letzte Züge
setup-field-tax_stand = Silber im Steueramt
setup-field-guildhall = Arbeiter in der Zunfthalle
setup-field-black_market = Arbeiter auf dem Schwarzmarkt
setup-field-small_pile = Schwarzmarktkarten, verdeckt
setup-field-small_face = Schwarzmarkt, kleine Seite
setup-field-large_pile = Schwarzmarktkarten, aufgedeckt
setup-field-workshop = Werkstatt: Lehrlinge
setup-field-workshop_silver = Werkstatt: Silber
setup-field-apprentice_pile = Lehrlinge, verdeckt
setup-field-apprentices_beneath = Lehrlinge unter dem Stapel
setup-field-building_pile = Gebäudekarten, verdeckt
setup-field-rewards = Belohnungen übrig
setup-field-rewards_gone = Genommene Belohnungen
setup-field-automa = Der Bot der Regeln
setup-field-offered = Karten zur Auswahl
setup-field-pick = Gerade behaltene Karte
setup-field-put_under = Unter den Stapel gelegt
setup-field-schemes = Intrigen, verdeckt
setup-field-discarded = Abgelegte Intrigen
setup-field-future = Später eingemischte Intrigen
setup-field-mixed_in = Eingemischte Intrigen

## Teilen, öffnen, einbetten

share-label = Teilen
share-link = Ein Link zu dieser Stellung
share-link_label = Link
share-whole = Im Link steckt die ganze Partie: Niemand muss sie aufbewahren.
share-picture = Ein Bild
share-picture_alt = Die Stellung als Bild
share-no_picture = Es gibt gerade kein Bild.
share-save = Als { $form } sichern
share-study = Untersuchen
share-study_hint = Ausprobieren, was von hier aus noch möglich wäre. Nichts davon kommt auf den Tisch.
share-study_open = Von hier aus weiterspielen
position-title = Nur die Stellung
position-hint = Ohne die Partie, die zu ihr führte. Sie lässt sich unter „{ bar-study }“ öffnen, hier und anderswo.
position-guessed = Was du noch nicht wissen darfst, ist erdacht.
position-json = Als JSON kopieren
position-scenario = Als Szenario kopieren
position-link = Link kopieren
position-copied = Kopiert
position-failed = Es ließ sich nicht kopieren.
position-set_up = Von hier aus aufbauen
share-frame = In einer anderen Seite
share-frame_label = Code für die Seite
share-frame_private = Dieser Tisch ist privat: Fremde können nicht zusehen. Eine beendete Partie lässt sich zeigen: Öffne ihre Aufzeichnung unter „{ bar-study }“.
replay-play_on = Von hier aus weiterspielen
eyes-label = Mit wessen Augen
eyes-own = Mit meinen
eyes-nobody = Als Zuschauer
eyes-all = Alles sehen
open-title = Eine Partie untersuchen
open-hint = Öffne eine Aufzeichnung: Sieh sie Schritt für Schritt an, mit den Augen aller, und probiere andere Züge. Sie bleibt in diesem Browser.
open-drop = Aufzeichnung, Stellung oder Szenario hier ablegen
open-file = Datei wählen
open-paste = Oder einfügen
open-paste_hint = Eine Aufzeichnung, eine Stellung als JSON, ein Szenario oder die Adresse davon
open-read = Öffnen
open-no_file = Diese Adresse lässt sich von hier aus nicht lesen. Sichere die Datei und lege sie auf dieser Seite ab.
open-bad_link = In diesem Link steckt keine Partie; vielleicht wurde er unterwegs abgeschnitten.
frame-open = In keepwright öffnen
frame-private = Dieser Tisch ist privat oder nicht mehr da: Nur öffentliche Tische lassen sich auf anderen Seiten zeigen.

## Statistics

stat-title = Statistik von { $game }
stat-link = Statistik
stat-source = Welche Partien
stat-source_selfplay = Bots unter sich
stat-source_server = Auf diesem Server gespielt
stat-seats = Spielerzahl
stat-seats_all = Alle
stat-games =
    { $games ->
        [one] 1 Partie.
       *[other] { $games } Partien.
    }
stat-made_selfplay = An jedem Platz saß ein Bot der Stufe „{ level-steady }“, nach den Regeln { $rules } von keepwright { $version }, Startwert { $seed }.
stat-made_server = Beendete Partien mit Menschen, nach den Regeln { $rules }; Bots spielten { $share } der Plätze. Partien, die jemand aufgegeben hat, zählen nicht. Über Personen wird nichts festgehalten.
stat-few =
    { $games ->
        [one] Erst 1 Partie: Noch überwiegt der Zufall alles. Die Linien neben den Punkten zeigen, wo ein Wert in 19 von 20 Fällen wirklich liegt.
       *[other] Erst { $games } Partien: Noch überwiegt der Zufall vieles. Die Linien neben den Punkten zeigen, wo ein Wert in 19 von 20 Fällen wirklich liegt.
    }
stat-empty = Hier wurde noch keine Partie beendet
    .hint = Sobald hier jemand { $game } zu Ende gespielt hat, wird die Partie auf dieser Seite gezählt.
stat-empty_seats = Noch keine beendete Partie mit so vielen Spielern
stat-play = { $game } spielen
stat-see_selfplay = Bots unter sich ansehen
stat-see_all = Alle Spielerzahlen ansehen
# The name of a chart for who cannot see it
stat-chart = Diagramm: { $title }. Die Zahlen folgen als Tabelle.
stat-numbers = Zahlen zeigen
stat-numbers_of = Zahlen: { $title }
stat-points_by_seat = Punkte nach Platz
    .hint = Platz 1 beginnt die erste Runde. Kasten: die mittlere Hälfte aller Ergebnisse; dicke Linie: der Median; Punkt: das Mittel, auch rechts.
    .mixed = Tische jeder Größe zusammen, also gibt es Platz 3 und höher nur an größeren Tischen: Zum Vergleich der Plätze eine Spielerzahl wählen. Platz 1 beginnt; Kasten: die mittlere Hälfte; dicke Linie: der Median; Punkt: das Mittel.
stat-wins_by_seat = Siege nach Platz
    .hint = Die gestrichelte Linie ist der Anteil unter Gleichen; geteilte Siege zählen anteilig. Linie neben dem Punkt: wo der Anteil in 19 von 20 Fällen wirklich liegt.
stat-wins_alone = Wie oft der einzelne Spieler den Automa schlägt.
stat-seat = Platz { $place }
stat-points = Punkte aller Spieler
    .hint = Wie viele Spieler mit wie vielen Punkten abschlossen.
# Beneath what a chart means, where some numbers are not in it
stat-outliers =
    { $count ->
        [one] Ein Ergebnis ({ $furthest }) liegt zu weit außerhalb, um gezeichnet zu werden.
       *[other] { $count } Ergebnisse liegen zu weit außerhalb, um gezeichnet zu werden; das äußerste ist { $furthest }.
    }
stat-length_round = Länge in Runden
stat-length_turn = Länge in Zügen
stat-length_hint = Wie viele Partien wie lang waren; die gestrichelte Linie ist das Mittel.
stat-decisions = Länge in Entscheidungen
stat-by_source = Punkte nach Herkunft
    .hint = Die mittleren Punkte derer, die gewannen, und aller anderen.
# Columns of the tables beside the charts
stat-col_seat_label = Platz
stat-col_mean = Mittel
# Where the true value lies, 19 times out of 20
stat-col_interval = 95-%-Intervall
stat-col_least = Minimum
stat-col_lower = Unteres Viertel
stat-col_median = Median
stat-col_upper = Oberes Viertel
stat-col_most = Maximum
stat-col_games = Partien
stat-col_wins = Siege
stat-col_fair = Unter Gleichen
stat-col_points = Punkte
stat-col_rounds = Runden
stat-col_turns = Züge des Startspielers
stat-col_decisions = Entscheidungen
stat-col_count = Wie oft
stat-col_source = Herkunft
stat-col_winners = Sieger
stat-col_others = Andere
stat-col_difference = Unterschied
stat-pieces = Gebäude und Karten
    .hint = In wie vielen Partien es jemand baute oder nahm, wie oft dieser Spieler gewann (gestrichelt: unter Gleichen) und mit wie vielen Punkten, verglichen mit dem Üblichen an solchen Tischen.
stat-class = Art
stat-class_all = Alle
stat-by_name = Name
stat-by_share = In Partien
stat-by_wins = Siege
stat-by_points = Punkte
stat-rule = Regel
stat-rule_of = Regel { $rule } über { $piece }
stat-times =
    { $times ->
        [0] nie
        [one] einmal
       *[other] { $times }-mal
    }
stat-fair = üblich { $share }
stat-between = zwischen { $low } und { $high }

## Das geführte erste Spiel

guide-title = Dein erstes Spiel
guide-step = { $step } von { $count }
guide-next = Weiter
guide-back = Zurück
guide-show = Zeig es mir
guide-skip = Überspringen
guide-resume = Weiter mit der Anleitung: { $step } von { $count }
guide-waits = Spiele weiter, wie du magst. Ich melde mich, wenn es etwas Neues gibt.
guide-again = Von vorn
guide-real = Richtiges Spiel beginnen
learn-begin = Lernen
learn-go_on = Weiter
learn-game = { $game } in einem geführten ersten Spiel lernen
learn-go_on_with = Dein erstes Spiel von { $game } fortsetzen
learn-first = Geführtes erstes Spiel
learn-go_on_first = Erstes Spiel fortsetzen

## Plans: whether something could be built

# Filters of what is left to be built, each with how many there are
plan-filter = Zeigen
plan-able = Bezahlbar { $count }
plan-all = Alle { $count }
plan-none = Nichts, was übrig ist, kannst du jetzt bezahlen.
# At the foot of a card or tile, very short
plan-now = bezahlbar
plan-then = nach diesem Zug
plan-skill = Fertigkeit fehlt
plan-no_own_residence = kein Wohnhaus
plan-no_house_left = kein Haus übrig
plan-no_unbuilt_space = kein Platz frei
plan-no_empty_space = kein Platz frei
