### Caylus Magna Carta: Namen aus den maßgeblichen Regeln (rules/magna_carta.yaml), Wahlmöglichkeiten, Ereignisse, Hindernisse.

game-magna_carta = Caylus Magna Carta
    .short = Magna Carta
    .blurb = Caylus als Kartenspiel. Der beste Einstieg.

option-ruleset = Regeln
    .description = Die Standardregeln ergänzen die Einsteigerregeln um Vogt, Notar, Kirche, Hotel und Wohngebäude.
    .beginner = Einsteigerregeln
    .standard = Standardregeln

## Namen

colour-red = Rot
colour-green = Grün
colour-orange = Orange
colour-blue = Blau

good-food = Nahrung
    .short = Essen
good-wood = Holz
good-stone = Stein
good-gold = Gold

currency-denier = Denar

term-worker = Arbeiter
term-passing_marker = Passmarker
term-provost = Vogt
term-road = Straße
term-bridge_card = Brücke
term-castle_card = Schloss
    .short = Schloss
term-first_player_card = Startspielerkarte
term-stock = Vorrat
term-lot = Satz
term-prestige_point = Prestigepunkt
term-castle_token = Prestigeplättchen
term-neutral_building = Neutrales Gebäude
term-prestige_building = Prestigegebäude
term-primary_effect = Haupteffekt
term-secondary_effect = Nebeneffekt
term-draw_pile = Zugstapel
term-discard_pile = Ablagestapel

class-neutral = { term-neutral_building }
class-player = Gebäude eines Spielers
class-prestige = { term-prestige_building }
class-residence = { building-residence }

phase-income = Einkommen
phase-actions = Aktionen
phase-provost = Versetzen des Vogtes
phase-activation = Gebäudeeffekte
phase-castle = Schlossbau
phase-end_of_round = Ende der Runde

section-dungeon = Bergfried
section-walls = Mauerwerk
section-towers = Türme

building-neutral_park = Park
building-neutral_forest = Forst
building-neutral_quarry = Steinbruch
building-neutral_peddler = Hausierer
building-neutral_trading_post = Kontor

building-small_farm = Kleiner Bauernhof
building-small_sawmill = Kleines Sägewerk
building-small_quarry = Kleiner Steinbruch
building-peddler = Hausierer
building-market = Markt
building-lawyer = Notar
building-large_farm = Großer Bauernhof
building-large_sawmill = Großes Sägewerk
building-large_quarry = Großer Steinbruch
building-gold_mine = Goldmine
building-bank = Bank
building-church = Kirche

building-residence = Wohngebäude

building-theatre = Theater
building-statue = Statue
building-hotel = Hotel
building-stables = Ställe
building-town_hall = Rathaus
building-monument = Kunstdenkmal
building-cathedral = Kathedrale

## Mengen: Einträge einer Liste

amount-food = { $count } { good-food }
amount-wood = { $count } { good-wood }
amount-stone = { $count } { good-stone }
amount-gold = { $count } { good-gold }
amount-denier =
    { $count ->
        [one] { $count } Denar
       *[other] { $count } Denare
    }
amount-any =
    { $count ->
        [one] { $count } beliebiger Rohstoff
       *[other] { $count } beliebige Rohstoffe
    }
amount-any_not_gold =
    { $count ->
        [one] { $count } Rohstoff (kein Gold)
       *[other] { $count } Rohstoffe (kein Gold)
    }
amount-prestige =
    { $count ->
        [one] { $count } Prestigepunkt
       *[other] { $count } Prestigepunkte
    }
amount-castle_token = { $count } Prestigeplättchen
# Prestigeplättchen nach Schlossteil
amount-dungeon = { $count } × { section-dungeon }
amount-walls = { $count } × { section-walls }
amount-towers = { $count } × { section-towers }

## Teile einer Zahl: Einkommen, Endwertung

part-base = Grundeinkommen
part-residences = Wohngebäude
part-hotel = { building-hotel }
part-tokens = Prestigeplättchen
part-buildings = Gebäude
part-prestige = Prestigegebäude
part-gold = { good-gold }
part-cubes = Andere Rohstoffe
part-deniers = Denare

## Was entschieden werden kann: ein kurzer Name

task-mulligan = die ersten Handkarten behalten oder austauschen
task-choose_action = die Aktion eines Zuges
task-choose_place = wohin der Arbeiter geht
task-build_from_hand = welche Handkarte gebaut wird
task-build_prestige_card = welches Prestigegebäude gebaut wird
task-pay = welche Rohstoffe bezahlt werden
task-take = welche Rohstoffe genommen werden
task-trade = ein Handel
task-owner_trade = ein Handel für den Besitzer
task-turn_card = eine Karte zum Wohngebäude machen
task-move_provost = den Vogt versetzen
task-offer_lots = Sätze für das Schloss
# Zufall
task-road = die neutralen Gebäude an der Straße
task-deal = die ersten Handkarten
task-draw = die gezogene Karte
task-first_player = wer zuerst am Zug ist

## Was gefragt wird

decision-mulligan = Behältst du deine ersten Handkarten, oder tauschst du alle aus? Das geht nur einmal.
decision-choose_action = Welche Aktion wählst du?
decision-choose_place = Auf welche Karte setzt du für 1 Denar deinen Arbeiter?
decision-build_from_hand = Welche Handkarte baust du?
decision-build_prestige_card = Welches Prestigegebäude baust du?
decision-pay = Du bezahlst { $price }: Welche Rohstoffe?
decision-take =
    { $count ->
        [one] Welchen Rohstoff nimmst du?
       *[other] Welche { $count } Rohstoffe nimmst du?
    }
decision-trade = { $place }: Möchtest du handeln?
decision-owner_trade = Deine Karte wurde benutzt: { $place }. Möchtest du als Besitzer handeln?
decision-turn_card = Notar: Welche deiner Karten machst du für 1 Nahrung zum Wohngebäude?
decision-move_provost = Versetze den Vogt um bis zu 3 Karten, je Karte 1 Denar, oder passe.
decision-offer_lots = Wie viele Sätze (1 Nahrung, 1 Holz, 1 Stein) gibst du für das Schloss ab?

## Wahlmöglichkeiten

action-keep = Handkarten behalten
action-redraw = Handkarten austauschen
action-draw_card = Karte ziehen
action-replace_hand = Alle Handkarten austauschen
action-place_worker = Arbeiter einsetzen
action-build = Gebäude errichten
action-build-card = Bauen: { $card }
action-build_prestige = Prestigegebäude errichten
action-pass = Passen
action-place = Arbeiter einsetzen: { $place }
action-provost =
    { $direction ->
        [forward]
            { $steps ->
                [one] Den Vogt 1 Karte vorwärts versetzen
               *[other] Den Vogt { $steps } Karten vorwärts versetzen
            }
        [backward]
            { $steps ->
                [one] Den Vogt 1 Karte rückwärts versetzen
               *[other] Den Vogt { $steps } Karten rückwärts versetzen
            }
       *[none] Den Vogt stehen lassen
    }
action-transform = Zum Wohngebäude machen: { $card }
action-transform-neutral = Zum Wohngebäude machen: { $neutral } (neutral)
action-lots =
    { $lots ->
        [0] Nichts abgeben
        [one] 1 Satz abgeben
       *[other] { $lots } Sätze abgeben
    }

## Ereignisse

event-road_laid = So beginnt die Straße: { $places }.
event-first_player_changed = { $seat } ist zuerst am Zug.
    .you = Du bist zuerst am Zug.
event-hand_kept = { $seat } behält die ersten Handkarten.
    .you = Du behältst deine ersten Handkarten.
event-hand_discarded = { $seat } legt alle Handkarten ab: { $cards }.
    .you = Du legst alle Handkarten ab: { $cards }.
event-cards_drawn =
    { $seat } zieht { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }.
    .you =
        Du ziehst { $count ->
            [one] 1 Karte
           *[other] { $count } Karten
        }.
event-cards_drawn-cards =
    { $seat } zieht { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }: { $cards }.
    .you =
        Du ziehst { $count ->
            [one] 1 Karte
           *[other] { $count } Karten
        }: { $cards }.
event-pile_shuffled = { $seat } mischt den Ablagestapel zu einem neuen Zugstapel.
    .you = Du mischst den Ablagestapel zu einem neuen Zugstapel.
event-phase_began = Phase: { $phase }.
event-income_received =
    { $seat } erhält { $deniers ->
        [one] 1 Denar
       *[other] { $deniers } Denare
    } Einkommen ({ $parts }).
    .you =
        Du erhältst { $deniers ->
            [one] 1 Denar
           *[other] { $deniers } Denare
        } Einkommen ({ $parts }).
event-worker_placed =
    { $seat } setzt für { $cost ->
        [one] 1 Denar
       *[other] { $cost } Denare
    } einen Arbeiter ein: { $place }.
    .you =
        Du setzt für { $cost ->
            [one] 1 Denar
           *[other] { $cost } Denare
        } einen Arbeiter ein: { $place }.
event-card_built = { $seat } baut am Ende der Straße: { $card }.
    .you = Du baust am Ende der Straße: { $card }.
event-prestige_built = { $seat } baut ein Prestigegebäude: { $card }.
    .you = Du baust ein Prestigegebäude: { $card }.
event-passed =
    { $deniers ->
        [0] { $seat } passt, als Nummer { $number }.
        [one] { $seat } passt zuerst und erhält 1 Denar.
       *[other] { $seat } passt zuerst und erhält { $deniers } Denare.
    }
    .you =
        { $deniers ->
            [0] Du passt, als Nummer { $number }.
            [one] Du passt zuerst und erhältst 1 Denar.
           *[other] Du passt zuerst und erhältst { $deniers } Denare.
        }
event-provost_left_alone = { $seat } lässt den Vogt stehen.
    .you = Du lässt den Vogt stehen.
event-provost_moved =
    { $direction ->
        [forward]
            { $steps ->
                [one] { $seat } versetzt den Vogt 1 Karte vorwärts
               *[other] { $seat } versetzt den Vogt { $steps } Karten vorwärts
            }
        [backward]
            { $steps ->
                [one] { $seat } versetzt den Vogt 1 Karte rückwärts
               *[other] { $seat } versetzt den Vogt { $steps } Karten rückwärts
            }
       *[none] { $seat } lässt den Vogt stehen
    }{ $cost ->
        [0] .
        [one] {" "}(1 Denar).
       *[other] {" "}({ $cost } Denare).
    }
    .you =
        { $direction ->
            [forward]
                { $steps ->
                    [one] Du versetzt den Vogt 1 Karte vorwärts
                   *[other] Du versetzt den Vogt { $steps } Karten vorwärts
                }
            [backward]
                { $steps ->
                    [one] Du versetzt den Vogt 1 Karte rückwärts
                   *[other] Du versetzt den Vogt { $steps } Karten rückwärts
                }
           *[none] Du lässt den Vogt stehen
        }{ $cost ->
            [0] .
            [one] {" "}(1 Denar).
           *[other] {" "}({ $cost } Denare).
        }
event-activated = { $seat } nutzt: { $place }.
    .you = Du nutzt: { $place }.
event-not_reached = { $seat } geht hinter dem Vogt leer aus: { $place }.
    .you = Du gehst hinter dem Vogt leer aus: { $place }.
event-gained = { $seat } erhält { $goods }: { $card }.
    .you = Du erhältst { $goods }: { $card }.
event-owner_gained = { $seat } erhält als Besitzer { $goods }: { $card }.
    .you = Deine Karte bringt dir { $goods }: { $card }.
event-reserve_used = { $seat } nimmt als Besitzer { $goods } von der Karte: { $card }.
    .you = Du nimmst { $goods } von deiner Karte: { $card }.
event-reserve_empty = { $seat } findet als Besitzer nichts mehr auf der Karte: { $card }.
    .you = Auf deiner Karte liegt nichts mehr: { $card }.
event-card_turned = { $seat } macht eine Karte zum Wohngebäude: { $card }.
    .you = Du machst eine Karte zum Wohngebäude: { $card }.
event-card_marked =
    { $seat } hat ein Wohngebäude bezahlt; die Karte dreht sich, sobald der Arbeiter dort weg ist: { $card }.
    .you = Du hast ein Wohngebäude bezahlt; die Karte dreht sich, sobald der Arbeiter dort weg ist: { $card }.
event-lots_offered =
    { $seat } gibt für das Schloss { $lots ->
        [one] 1 Satz
       *[other] { $lots } Sätze
    } ab.
    .you =
        Du gibst für das Schloss { $lots ->
            [one] 1 Satz
           *[other] { $lots } Sätze
        } ab.
event-no_lots = { $seat } gibt für das Schloss nichts ab.
    .you = Du gibst für das Schloss nichts ab.
event-tokens_taken = { $seat } nimmt Prestigeplättchen: { $tokens }.
    .you = Du nimmst Prestigeplättchen: { $tokens }.
event-most_lots = { $seat } hat die meisten Sätze abgegeben und erhält { $goods }.
    .you = Du hast die meisten Sätze abgegeben und erhältst { $goods }.
event-tokens_removed = Niemand hat einen Satz abgegeben. Diese Prestigeplättchen scheiden aus: { $tokens }.
event-provost_advanced =
    { $steps ->
        [0] Der Vogt bleibt auf der letzten Karte der Straße.
        [one] Der Vogt zieht 1 Karte weiter.
       *[other] Der Vogt zieht { $steps } Karten weiter.
    }
event-points_counted = { $seat } hat keine Prestigepunkte.
    .you = Du hast keine Prestigepunkte.
event-points_counted-parts =
    { $seat } hat { $prestige ->
        [one] 1 Prestigepunkt
       *[other] { $prestige } Prestigepunkte
    } ({ $parts }).
    .you =
        Du hast { $prestige ->
            [one] 1 Prestigepunkt
           *[other] { $prestige } Prestigepunkte
        } ({ $parts }).
event-game_ended =
    Das Spiel ist zu Ende. Sieg mit { $prestige ->
        [one] 1 Prestigepunkt
       *[other] { $prestige } Prestigepunkten
    }: { $winners }.
    .you =
        Das Spiel ist zu Ende. Du gewinnst mit { $prestige ->
            [one] 1 Prestigepunkt
           *[other] { $prestige } Prestigepunkten
        }.

## Hindernisse

obstacle-nothing_to_draw = Dein Zugstapel und dein Ablagestapel sind leer.
obstacle-nothing_to_draw-seat = Zugstapel und Ablagestapel von { $seat } sind leer.
obstacle-empty_hand = Du hast keine Handkarten.
obstacle-empty_hand-seat = { $seat } hat keine Handkarten.
obstacle-no_worker_left = Du hast keinen Arbeiter mehr.
obstacle-no_worker_left-seat = { $seat } hat keinen Arbeiter mehr.
obstacle-no_free_card = An der Straße ist keine Karte für einen Arbeiter frei.
obstacle-no_card_to_build = Du kannst keine deiner Handkarten bauen.
obstacle-no_card_to_build-seat = { $seat } kann keine Handkarte bauen.
obstacle-no_own_residence = Ein Prestigegebäude liegt auf einem eigenen freien Wohngebäude, und du hast keines.
obstacle-no_own_residence-seat = Ein Prestigegebäude liegt auf einem eigenen freien Wohngebäude, und { $seat } hat keines.
obstacle-no_prestige_to_build = Du kannst keines der übrigen Prestigegebäude bezahlen.
obstacle-no_prestige_to_build-seat = { $seat } kann keines der übrigen Prestigegebäude bezahlen.
obstacle-not_on_the_road = Das liegt nicht an der Straße: { $place }.
obstacle-takes_no_worker = Dort kann kein Arbeiter stehen: { $place }.
obstacle-place_full = Dort steht schon ein Arbeiter: { $place }.
obstacle-not_in_hand = Das hast du nicht auf der Hand: { $card }.
obstacle-not_in_this_game = Das gehört nicht zu diesem Spiel: { $card }.
obstacle-not_on_offer = Das ist schon gebaut: { $card }.
obstacle-off_the_road = Der Vogt kann die Straße nicht verlassen.
obstacle-never_turned = Das kann nie ein Wohngebäude werden: { $card }.
obstacle-not_built_by_you = Von dir liegt keine solche Karte offen an der Straße: { $card }.
obstacle-already_marked = Das wird bereits ein Wohngebäude: { $card }.
obstacle-too_few_tokens_left =
    { $left ->
        [0] Es ist kein Prestigeplättchen mehr da.
        [one] Es ist nur noch 1 Prestigeplättchen da.
       *[other] Es sind nur noch { $left } Prestigeplättchen da.
    }

## Was an einer Stellung nicht stimmt

why-cannot_be_transformed = Das kann nie ein Wohngebäude werden: { $given }.
why-not_on_the_road = Das liegt nicht offen an der Straße: { $given }.
why-taken_too_early = Plättchen dieses Abschnitts nimmt man erst, wenn die Abschnitte davor leer sind: { $given }.

## Das geführte erste Spiel

tutorial-aim = Willkommen bei Magna Carta! Es ist Caylus mit Karten: Wir bauen eine Straße aus Gebäuden und mit deren Ertrag das Schloss des Königs. Die meisten Prestigepunkte gewinnen.
tutorial-goods = Das gehört dir: Nahrung, Holz, Stein und Gold, Münzen, die Denare heißen, und vier Arbeiter. Dir gegenüber sitzt ein Bot. Ich erkläre dir eine Runde, während du sie spielst.
tutorial-hand = Drei Karten aus deinem eigenen Stapel: Gebäude, oben links der Preis, oben rechts die Punkte. Einmal dürftest du alle drei tauschen. Diese sind gut: Behalte sie.
tutorial-road = Die Straße wächst Karte um Karte nach rechts. Diese ersten Karten gehören niemandem. Später arbeiten sie der Reihe nach für den, der dort einen Arbeiter hat.
tutorial-build = In deinem Zug tust du eine Sache. Baue: Wähle auf der Hand den kleinen Steinbruch für 1 Nahrung und 1 Holz und drücke auf Fertig. Er kommt ans Ende der Straße.
tutorial-points = Ein Gebäude bringt seine Punkte am Ende des Spiels. Bis dahin darf jeder dort einen Arbeiter einsetzen, auch du. Jetzt ist der Bot am Zug.
tutorial-place = Nun ein Arbeiter: Er kostet 1 Denar, wohin er auch geht. Schicke ihn zum Hausierer; der verkauft dir einen Würfel deiner Wahl für 1 Denar.
tutorial-place_again = Noch einmal: Der Park bringt 1 Nahrung. Jede Karte fasst einen Arbeiter; wer zuerst kommt, mahlt zuerst.
tutorial-cards = Für 1 Denar kannst du auch eine Karte ziehen oder die ganze Hand austauschen. Handkarten bringen keine Punkte: Es zählt nur, was gebaut ist.
tutorial-pass = Behalte ein, zwei Münzen und passe. Wer zuerst passt, erhält 1 Denar und ist beim Vogt und am Schloss als Erster dran.
tutorial-provost = Der Vogt steht auf der Straße: Karten hinter ihm arbeiten in dieser Runde nicht. In Passreihenfolge darf ihn jeder um bis zu 3 Karten versetzen, je 1 Denar. Er steht gut für dich: Passe.
tutorial-trade = Jetzt arbeitet die Straße, Karte um Karte; der Park hat dir Nahrung gebracht. Der Hausierer fragt, ob du handeln willst. Nimm einen Stein: Du hast keinen.
tutorial-lots = Das Schloss: 1 Nahrung, 1 Holz und 1 Stein sind ein Satz. Jeder Satz bringt ein Plättchen, zuerst die zu 4 Punkten, dann zu 3, dann zu 2. Gib einen ab.
tutorial-gold = Wer in einer Runde die meisten Sätze abgibt, erhält dazu 1 Gold. Gold ersetzt jeden Würfel, den du zahlen musst.
tutorial-next_round = Eine neue Runde: Der Vogt ist bis zu 2 Karten weitergezogen, ein anderer beginnt, und jeder hat 2 Denare erhalten. Gibt niemand einen Satz ab, verlassen 2 Plättchen das Spiel.
tutorial-owner = Arbeitet ein anderer auf deiner Karte, erhältst du als Besitzer, was im Streifen unten steht. Umgekehrt gilt das auch: Besuche die Karten der anderen.
tutorial-lawyer = Zwei besondere Karten: Der Notar macht eine deiner Karten zum Wohngebäude, das jede Runde 1 Denar bringt; die Kirche kauft Schlossplättchen mit Münzen.
tutorial-prestige = Prestigegebäude liegen offen für alle aus. Sie sind teuer und bringen die meisten Punkte; jedes wird auf ein eigenes Wohngebäude gebaut.
tutorial-goal = Ist das letzte Schlossplättchen weg, wird die Runde zu Ende gespielt. Es zählen Plättchen, Gebäude und Wohngebäude; Gold je 1 Punkt, je 3 andere Würfel oder 3 Denare 1 Punkt.
tutorial-free = Das ist das ganze Spiel. Spiele gegen den Bot weiter, solange du magst; es geht um nichts, und der Verlauf hält alles fest. Lust auf mehr? Beginne ein richtiges Spiel.
