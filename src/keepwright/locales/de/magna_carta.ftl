### Caylus Magna Carta: Namen aus den maßgeblichen Regeln (rules/magna_carta.yaml), Wahlmöglichkeiten, Ereignisse, Hindernisse.

game-magna_carta = Caylus Magna Carta
    .blurb = Das Kartenspiel: Baue deine eigenen Karten entlang der Straße, arbeite in den Häusern aller und hol dir deinen Anteil am Schloss.

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
action-lots =
    { $lots ->
        [0] Nichts abgeben
        [one] 1 Satz abgeben
       *[other] { $lots } Sätze abgeben
    }

## Ereignisse

event-road_laid = So beginnt die Straße: { $places }.
event-first_player_changed = { $seat } ist zuerst am Zug.
event-hand_kept = { $seat } behält die ersten Handkarten.
event-hand_discarded = { $seat } legt alle Handkarten ab: { $cards }.
event-cards_drawn =
    { $seat } zieht { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }.
event-cards_drawn-cards =
    { $seat } zieht { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }: { $cards }.
event-pile_shuffled = { $seat } mischt den Ablagestapel zu einem neuen Zugstapel.
event-phase_began = Phase: { $phase }.
event-income_received =
    { $seat } erhält { $deniers ->
        [one] 1 Denar
       *[other] { $deniers } Denare
    } Einkommen ({ $parts }).
event-worker_placed =
    { $seat } setzt für { $cost ->
        [one] 1 Denar
       *[other] { $cost } Denare
    } einen Arbeiter ein: { $place }.
event-card_built = { $seat } baut am Ende der Straße: { $card }.
event-prestige_built = { $seat } baut ein Prestigegebäude: { $card }.
event-passed =
    { $deniers ->
        [0] { $seat } passt, als Nummer { $number }.
        [one] { $seat } passt zuerst und erhält 1 Denar.
       *[other] { $seat } passt zuerst und erhält { $deniers } Denare.
    }
event-provost_left_alone = { $seat } lässt den Vogt stehen.
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
event-activated = Ein Arbeiter von { $seat } tut seine Arbeit: { $place }.
event-not_reached = Hinter dem Vogt kehrt ein Arbeiter von { $seat } ohne Wirkung heim: { $place }.
event-gained = { $seat } erhält { $goods }: { $card }.
event-owner_gained = { $seat } erhält als Besitzer { $goods }: { $card }.
event-reserve_used = { $seat } nimmt als Besitzer { $goods } von der Karte: { $card }.
event-reserve_empty = { $seat } findet als Besitzer nichts mehr auf der Karte: { $card }.
event-card_turned = { $seat } macht eine Karte zum Wohngebäude: { $card }.
event-card_marked =
    { $seat } hat ein Wohngebäude bezahlt; die Karte wird umgedreht, sobald der Arbeiter dort gegangen ist: { $card }.
event-lots_offered =
    { $seat } gibt für das Schloss { $lots ->
        [one] 1 Satz
       *[other] { $lots } Sätze
    } ab.
event-no_lots = { $seat } gibt für das Schloss nichts ab.
event-tokens_taken = { $seat } nimmt Prestigeplättchen: { $tokens }.
event-most_lots = { $seat } hat die meisten Sätze abgegeben und erhält { $goods }.
event-tokens_removed = Niemand hat einen Satz abgegeben. Diese Prestigeplättchen scheiden aus: { $tokens }.
event-provost_advanced =
    { $steps ->
        [0] Der Vogt bleibt auf der letzten Karte der Straße.
        [one] Der Vogt zieht 1 Karte weiter.
       *[other] Der Vogt zieht { $steps } Karten weiter.
    }
event-points_counted = { $seat } hat keine Prestigepunkte.
event-points_counted-parts =
    { $seat } hat { $prestige ->
        [one] 1 Prestigepunkt
       *[other] { $prestige } Prestigepunkte
    } ({ $parts }).
event-game_ended =
    Das Spiel ist zu Ende. Mit { $prestige ->
        [one] 1 Prestigepunkt
       *[other] { $prestige } Prestigepunkten
    } geht der Sieg an { $winners }.

## Hindernisse

obstacle-nothing_to_draw = Dein Zugstapel und dein Ablagestapel sind leer.
obstacle-empty_hand = Du hast keine Handkarten.
obstacle-no_worker_left = Du hast keinen Arbeiter mehr.
obstacle-no_free_card = An der Straße ist keine Karte für einen Arbeiter frei.
obstacle-no_card_to_build = Du kannst keine deiner Handkarten bauen.
obstacle-no_own_residence = Ein Prestigegebäude liegt auf einem eigenen freien Wohngebäude, und du hast keines.
obstacle-no_prestige_to_build = Du kannst keines der übrigen Prestigegebäude bezahlen.
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
