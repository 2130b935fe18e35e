### Caylus: Namen aus den maßgeblichen Regeln (rules/caylus.yaml), Wahlmöglichkeiten, Ereignisse, Hindernisse.

game-caylus = Caylus
    .blurb = Die Straße, der Vogt, die Gunst des Königs.

option-jeweller = Juwelier
    .description = Nimmt das Bonus-Steingebäude Juwelier dazu, das Gold in Prestige verwandelt.
option-simplified_favours = Vereinfachte Gunst
    .description = Für Einsteiger: Jede Gunst des Königs ist einfach 3 Prestigepunkte wert.

## Namen

colour-blue = Blau
colour-red = Rot
colour-green = Grün
colour-orange = Orange
colour-black = Schwarz

good-food = Nahrung
good-wood = Holz
good-stone = Stein
good-cloth = Tuch
good-gold = Gold

currency-denier = Denar
currency-prestige = Prestigepunkt
currency-favour = Gunst des Königs
    .short = Gunst

piece-bailiff = Seneschall
piece-provost = Vogt
piece-worker = Arbeiter
piece-house = Haus
piece-marker = Markierungsstein

class-special = Spezialgebäude
class-fixed = Feststehendes Gebäude
class-neutral = Neutrales Gebäude
class-wood = Holzgebäude
class-stone = Steingebäude
class-residential = Wohngebäude
class-prestige = Prestigegebäude

board-castle = Schloss
board-road = Straße
board-bridge = Brücke
board-passing_scale = Anzeiger für das Ende der Einsatzphase
board-turn_order = Spielerreihenfolge
board-score_track = Siegpunkteleiste
board-favour_table = Anzeiger für die Gunst des Königs
board-scoring_marker = Abrechnung

phase-income = Einkommen
phase-placement = Einsetzen der Arbeiter
phase-special = Aktivierung der Spezialgebäude
phase-provost = Versetzen des Vogtes
phase-buildings = Aktivierung der Gebäude
phase-castle = Schlossbau
phase-end_of_round = Ende der Spielrunde

section-dungeon = Bergfried
section-walls = Mauerwerk
section-towers = Türme

row-favour_prestige = Gewinn von Prestigepunkten
row-favour_deniers = Gewinn von Denaren
row-favour_resources = Gewinn von Ressourcen
row-favour_buildings = Gebäude exklusiv nutzen

building-gate = Tor
building-trading_post = Kontor
building-merchants_guild = Händlergilde
building-joust_field = Turnierplatz
building-stables = Ställe
building-inn = Wirtshaus
building-castle = Schloss

building-fixed_peddler = Hausierer (feststehend)
    .plain = Hausierer
building-fixed_carpenter = Zimmermann (feststehend)
    .plain = Zimmermann
building-gold_mine = Goldmine

building-neutral_farm = Bauernhof (neutral)
    .plain = Bauernhof
building-neutral_forest = Forst (neutral)
    .plain = Forst
building-neutral_sawmill = Sägewerk (neutral)
    .plain = Sägewerk
building-neutral_quarry = Steinbruch (neutral)
    .plain = Steinbruch
building-neutral_market = Markt (neutral)
    .plain = Markt
building-neutral_carpenter = Zimmermann (neutral)
    .plain = Zimmermann

building-wood_farm_food = Bauernhof aus Holz (Nahrung)
    .plain = Bauernhof
building-wood_farm_cloth = Bauernhof aus Holz (Tuch)
    .plain = Bauernhof
building-wood_sawmill = Sägewerk (Holz)
    .plain = Sägewerk
building-wood_quarry = Steinbruch (Holz)
    .plain = Steinbruch
building-wood_market = Markt (Holz)
    .plain = Markt
building-wood_peddler = Hausierer (Holz)
    .plain = Hausierer
building-mason = Maurer
building-lawyer = Notar

building-stone_farm = Bauernhof aus Stein
    .plain = Bauernhof
building-park = Park
building-workshop = Werkstatt
building-church = Kirche
building-tailor = Schneider
building-bank = Bank
building-alchemist = Alchemist
building-architect = Architekt
building-architect_1 = Architekt
building-architect_2 = Architekt 2
building-jeweller = Juwelier

building-residence = Wohnhaus

building-statue = Statue
building-granary = Kornkammer
building-library = Bibliothek
building-weaver = Weber
building-theatre = Theater
building-university = Universität
building-monument = Kunstdenkmal
building-hotel = Hotel
building-cathedral = Kathedrale

## Mengen: Einträge einer Liste

amount-food = { $count } { good-food }
amount-wood = { $count } { good-wood }
amount-stone = { $count } { good-stone }
amount-cloth = { $count } { good-cloth }
amount-gold = { $count } { good-gold }
amount-denier =
    { $count ->
        [one] { $count } Denar
       *[other] { $count } Denare
    }
amount-prestige =
    { $count ->
        [one] { $count } Prestigepunkt
       *[other] { $count } Prestigepunkte
    }
amount-favour =
    { $count ->
        [one] { $count } Gunst des Königs
       *[other] { $count } Gunstbeweise des Königs
    }
amount-any =
    { $count ->
        [one] { $count } beliebige Ressource
       *[other] { $count } beliebige Ressourcen
    }
amount-any_not_gold =
    { $count ->
        [one] { $count } Ressource (kein Gold)
       *[other] { $count } Ressourcen (kein Gold)
    }

## Teile einer Zahl: Einkommen, Endwertung

part-base = Grundeinkommen
part-residences = Wohnhäuser
part-library = { building-library }
part-hotel = { building-hotel }
part-prestige = Prestige
part-gold = { good-gold }
part-cubes = Andere Ressourcen
part-deniers = Denare

## Was entschieden werden kann: ein kurzer Name

task-place_or_pass = einen Arbeiter einsetzen oder passen
task-leave_gate = den Arbeiter am Tor versetzen
task-guild_move = den Vogt mit der Händlergilde versetzen
task-stay_in_inn = der Arbeiter im Wirtshaus
task-move_provost = den Vogt versetzen
task-produce = was erzeugt wird
task-owner_bonus = die Zugabe für den Besitzer
task-trade = ein Handel
task-build = ein Bau
task-transform = ein Gebäude in ein Wohnhaus umwandeln
task-pay = welche Ressourcen bezahlt werden
task-take = welche Ressourcen genommen werden
task-hand_in_batch = Lieferungen für das Schloss
task-choose_favour = die Reihe für die Gunst des Königs
task-use_resource_row = die Nutzung der Ressourcenreihe
task-use_building_row = die Nutzung der Gebäudereihe
# Zufall
task-road = die Reihenfolge der neutralen Gebäude
task-turn_order = die Spielerreihenfolge

# Orte, die keine Gebäude sind und an denen man verzichten kann
work-build_wood = Holzbau
work-build_stone = Steinbau
work-build_prestige = Prestigebau

## Was gefragt wird

decision-place_or_pass = Setze einen Arbeiter ein oder passe.
decision-leave_gate = Wohin geht dein Arbeiter vom Tor aus?
decision-guild_move = Händlergilde: Versetze den Vogt kostenlos um bis zu 3 Felder.
decision-stay_in_inn = Bleibt dein Arbeiter im Wirtshaus?
decision-move_provost = Versetze den Vogt um bis zu 3 Felder, je Feld 1 Denar, oder passe.
decision-produce = { $place }: Was nimmst du?
decision-owner_bonus = Dein Gebäude wurde benutzt: { $place }. Welche Ressource nimmst du als Besitzer?
decision-trade = { $place }: Möchtest du handeln?
decision-build =
    { $group ->
        [wood] Welches Holzgebäude baust du?
        [stone] Welches Steingebäude baust du?
       *[prestige] Welches Prestigegebäude baust du?
    }
decision-build-discount =
    { $group ->
        [wood] Welches Holzgebäude baust du? Du sparst { $discount }.
        [stone] Welches Steingebäude baust du? Du sparst { $discount }.
       *[prestige] Welches Prestigegebäude baust du? Du sparst { $discount }.
    }
decision-transform = Welches Gebäude wandelst du für { $price } in ein Wohnhaus um?
decision-pay = Du bezahlst { $price }: Welche Ressourcen?
decision-take =
    { $count ->
        [one] Welche Ressource nimmst du?
       *[other] Welche { $count } Ressourcen nimmst du?
    }
decision-hand_in_batch = Gib eine Lieferung für das Schloss ab oder höre auf.
    .hint = Eine Lieferung ist 1 Nahrung und 2 andere, voneinander verschiedene Rohstoffe.
decision-choose_favour = Gunst des Königs: In welcher Reihe rückst du vor?
decision-use_resource_row = Gewinn von Ressourcen: Was nimmst du?
decision-use_building_row = Gebäude exklusiv nutzen: Welche Spalte nutzt du?

## Wahlmöglichkeiten

action-pass = Passen
action-take_back = Den Arbeiter zurücknehmen
action-keep = Den Arbeiter im Wirtshaus lassen
action-stop = Nichts mehr abgeben
    .short = Aufhören
action-place = Arbeiter einsetzen: { $place }
action-move = Arbeiter versetzen: { $place }
action-provost =
    { $direction ->
        [forward]
            { $steps ->
                [one] Den Vogt 1 Feld vorwärts versetzen
               *[other] Den Vogt { $steps } Felder vorwärts versetzen
            }
        [backward]
            { $steps ->
                [one] Den Vogt 1 Feld rückwärts versetzen
               *[other] Den Vogt { $steps } Felder rückwärts versetzen
            }
       *[none] Den Vogt stehen lassen
    }
action-build = Bauen: { $place }
action-transform = In ein Wohnhaus umwandeln: { $place }
action-hand_in = Abgeben: { $goods }
action-advance = In einer Reihe vorrücken: { $row }
action-column =
    { $column ->
        [2] Spalte 2: ein Holzgebäude bauen, mit 1 Holz weniger
        [3] Spalte 3: ein Steingebäude bauen, mit 1 Stein weniger
        [4] Spalte 4: für 1 Tuch ein Gebäude in ein Wohnhaus umwandeln
       *[5] Spalte 5: ein Prestigegebäude bauen
    }
    .short =
        { $column ->
            [2] Holzgebäude, −1 Holz
            [3] Steingebäude, −1 Stein
            [4] Wohnhaus für 1 Tuch
           *[5] Prestigegebäude
        }

## Ereignisse

event-road_laid = Die neutralen Gebäude liegen aus: { $places }.
event-turn_order_set = Die Spielerreihenfolge ist jetzt: { $order }.
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
event-owner_rewarded =
    { $seat } erhält als Besitzer { $prestige ->
        [one] 1 Prestigepunkt
       *[other] { $prestige } Prestigepunkte
    }: { $place }.
    .you =
        Dein Gebäude bringt dir { $prestige ->
            [one] 1 Prestigepunkt
           *[other] { $prestige } Prestigepunkte
        }: { $place }.
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
event-worker_moved = { $seat } versetzt den Arbeiter vom Tor: { $place }.
    .you = Du versetzt den Arbeiter vom Tor: { $place }.
event-worker_taken_back = { $seat } nimmt einen Arbeiter zurück: { $place }.
    .you = Du nimmst einen Arbeiter zurück: { $place }.
event-deniers_received =
    { $seat } erhält { $deniers ->
        [one] 1 Denar
       *[other] { $deniers } Denare
    }: { $place }.
    .you =
        Du erhältst { $deniers ->
            [one] 1 Denar
           *[other] { $deniers } Denare
        }: { $place }.
event-inn_entered = { $seat } zieht ins Wirtshaus ein.
    .you = Du ziehst ins Wirtshaus ein.
event-inn_left = { $seat } verlässt das Wirtshaus.
    .you = Du verlässt das Wirtshaus.
event-inn_kept = { $seat } bleibt im Wirtshaus.
    .you = Du bleibst im Wirtshaus.
event-provost_left_alone = { $seat } lässt den Vogt stehen.
    .you = Du lässt den Vogt stehen.
event-provost_moved =
    { $direction ->
        [forward] { $seat } versetzt den Vogt vorwärts auf Feld { $space }
       *[backward] { $seat } versetzt den Vogt rückwärts auf Feld { $space }
    }{ $cost ->
        [0] .
        [one] {" "}(1 Denar).
       *[other] {" "}({ $cost } Denare).
    }
    .you =
        { $direction ->
            [forward] Du versetzt den Vogt vorwärts auf Feld { $space }
           *[backward] Du versetzt den Vogt rückwärts auf Feld { $space }
        }{ $cost ->
            [0] .
            [one] {" "}(1 Denar).
           *[other] {" "}({ $cost } Denare).
        }
event-activated = { $seat } nutzt: { $place }.
    .you = Du nutzt: { $place }.
event-produced = { $seat } nimmt { $goods }: { $place }.
    .you = Du nimmst { $goods }: { $place }.
event-owner_bonus_taken = { $seat } nimmt als Besitzer { $goods }: { $place }.
    .you = Dein Gebäude bringt dir { $goods }: { $place }.
event-built =
    { $seat } baut auf Feld { $space } und erhält { $prestige ->
        [one] 1 Prestigepunkt
       *[other] { $prestige } Prestigepunkte
    }: { $place }.
    .you =
        Du baust auf Feld { $space } und erhältst { $prestige ->
            [one] 1 Prestigepunkt
           *[other] { $prestige } Prestigepunkte
        }: { $place }.
event-transformed =
    { $seat } macht aus dem Gebäude auf Feld { $space } ein Wohnhaus und erhält { $prestige ->
        [one] 1 Prestigepunkt
       *[other] { $prestige } Prestigepunkte
    }: { $place }.
    .you =
        Du machst aus dem Gebäude auf Feld { $space } ein Wohnhaus und erhältst { $prestige ->
            [one] 1 Prestigepunkt
           *[other] { $prestige } Prestigepunkte
        }: { $place }.
event-transformation_delayed =
    { $seat } hat ein Wohnhaus bezahlt; es entsteht, sobald der Arbeiter dort weg ist: { $place }.
    .you = Du hast ein Wohnhaus bezahlt; es entsteht, sobald der Arbeiter dort weg ist: { $place }.
event-workers_sent_home = { $seat } geht hinter dem Vogt leer aus: { $places }.
    .you = Du gehst hinter dem Vogt leer aus: { $places }.
event-batch_handed_in =
    { $seat } gibt { $goods } ab und erhält { $prestige ->
        [one] 1 Prestigepunkt
       *[other] { $prestige } Prestigepunkte
    } für einen Teil des Schlosses: { $section }.
    .you =
        Du gibst { $goods } ab und erhältst { $prestige ->
            [one] 1 Prestigepunkt
           *[other] { $prestige } Prestigepunkte
        } für einen Teil des Schlosses: { $section }.
event-castle_full = { $seat } findet keinen freien Teil des Schlosses mehr.
    .you = Du findest keinen freien Teil des Schlosses mehr.
event-no_batch =
    { $prestige ->
        [0] { $seat } gibt am Schloss nichts ab und hat keine Prestigepunkte zu verlieren.
        [one] { $seat } gibt am Schloss nichts ab und verliert 1 Prestigepunkt.
       *[other] { $seat } gibt am Schloss nichts ab und verliert { $prestige } Prestigepunkte.
    }
    .you =
        { $prestige ->
            [0] Du gibst am Schloss nichts ab und hast keine Prestigepunkte zu verlieren.
            [one] Du gibst am Schloss nichts ab und verlierst 1 Prestigepunkt.
           *[other] Du gibst am Schloss nichts ab und verlierst { $prestige } Prestigepunkte.
        }
event-most_houses =
    { $seat } hat in dieser Runde am meisten am Schloss gebaut und erhält die Gunst des Königs.
    .you =
        Du hast in dieser Runde am meisten am Schloss gebaut und erhältst die Gunst des Königs.
event-bailiff_moved =
    Der Seneschall zieht { $steps ->
        [one] 1 Feld
       *[other] { $steps } Felder
    } weiter auf Feld { $space }, und der Vogt folgt ihm.
event-section_scored = Abrechnung am Schloss: { $section }.
event-no_house_in_section =
    { $prestige ->
        [0] { $seat } hat dort kein Haus ({ $section }) und keine Prestigepunkte zu verlieren.
        [one] { $seat } hat dort kein Haus ({ $section }) und verliert 1 Prestigepunkt.
       *[other] { $seat } hat dort kein Haus ({ $section }) und verliert { $prestige } Prestigepunkte.
    }
    .you =
        { $prestige ->
            [0] Du hast dort kein Haus ({ $section }) und keine Prestigepunkte zu verlieren.
            [one] Du hast dort kein Haus ({ $section }) und verlierst 1 Prestigepunkt.
           *[other] Du hast dort kein Haus ({ $section }) und verlierst { $prestige } Prestigepunkte.
        }
event-houses_counted =
    { $seat } hat dort { $houses ->
        [one] 1 Haus
       *[other] { $houses } Häuser
    } ({ $section }) und erhält { $favours ->
        [0] nichts
        [one] die Gunst des Königs
       *[other] { $favours }-mal die Gunst des Königs
    }.
    .you =
        Du hast dort { $houses ->
            [one] 1 Haus
           *[other] { $houses } Häuser
        } ({ $section }) und erhältst { $favours ->
            [0] nichts
            [one] die Gunst des Königs
           *[other] { $favours }-mal die Gunst des Königs
        }.
event-columns_opened = Bei der Gunst des Königs sind jetzt die Spalten bis { $column } offen.
event-favour_row_chosen = { $seat } nutzt die Gunst des Königs: { $row }, Spalte { $column }.
    .you = Du nutzt die Gunst des Königs: { $row }, Spalte { $column }.
event-favour_prestige_gained =
    { $seat } erhält für die Gunst { $prestige ->
        [one] 1 Prestigepunkt
       *[other] { $prestige } Prestigepunkte
    }.
    .you =
        Du erhältst für die Gunst { $prestige ->
            [one] 1 Prestigepunkt
           *[other] { $prestige } Prestigepunkte
        }.
event-favour_deniers_gained =
    { $seat } erhält für die Gunst { $deniers ->
        [one] 1 Denar
       *[other] { $deniers } Denare
    }.
    .you =
        Du erhältst für die Gunst { $deniers ->
            [one] 1 Denar
           *[other] { $deniers } Denare
        }.
event-favour_simplified =
    { $seat } erhält für die Gunst des Königs { $prestige ->
        [one] 1 Prestigepunkt
       *[other] { $prestige } Prestigepunkte
    }.
    .you =
        Du erhältst für die Gunst des Königs { $prestige ->
            [one] 1 Prestigepunkt
           *[other] { $prestige } Prestigepunkte
        }.
event-favour_lost =
    { $seat } hat in dieser Phase schon alle vier Zeilen genutzt; die Gunst des Königs verfällt.
    .you =
        Du hast in dieser Phase schon alle vier Zeilen genutzt; die Gunst des Königs verfällt.
event-final_bonus = { $seat } erhält keine Bonuspunkte am Spielende.
    .you = Du erhältst keine Bonuspunkte am Spielende.
event-final_bonus-parts =
    { $seat } erhält am Spielende { $prestige ->
        [one] 1 Prestigepunkt
       *[other] { $prestige } Prestigepunkte
    } ({ $parts }).
    .you =
        Du erhältst am Spielende { $prestige ->
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

obstacle-no_worker_left = Du hast keinen Arbeiter mehr.
obstacle-no_worker_left-seat = { $seat } hat keinen Arbeiter mehr.
obstacle-not_on_the_road = Das steht nicht an der Straße: { $place }.
obstacle-closed_for_two = Zu zweit geschlossen: { $place }.
obstacle-own_worker_there = Dort steht schon ein Arbeiter von dir: { $place }.
obstacle-place_full = Dort ist kein Platz: { $place }.
obstacle-off_the_road = Der Vogt kann nicht über das Ende der Straße hinaus.
obstacle-not_in_this_game = Das gehört nicht zu diesem Spiel: { $place }.
obstacle-not_in_stock = Das ist schon gebaut: { $place }.
obstacle-no_own_residence = Ein Prestigegebäude ersetzt ein eigenes Wohnhaus, und du hast keines.
obstacle-no_own_residence-seat = Ein Prestigegebäude ersetzt ein eigenes Wohnhaus, und { $seat } hat keines.
obstacle-no_unbuilt_space = An der Straße ist kein unbebautes Feld mehr frei.
obstacle-never_transformed = Das kann nie ein Wohnhaus werden: { $place }.
obstacle-not_your_building = Das gehört dir nicht: { $place }.
obstacle-already_awaiting = Das wird bereits in ein Wohnhaus umgewandelt: { $place }.
obstacle-no_free_part = Kein Teil des Schlosses ist frei.
obstacle-row_used_this_phase = Diese Reihe hast du in dieser Phase schon genutzt: { $row }.
obstacle-column_not_reached =
    Dein Stein hat Spalte { $column } nicht erreicht; er steht auf Spalte { $reached }.
obstacle-column_not_reached-seat =
    Der Stein von { $seat } hat Spalte { $column } nicht erreicht; er steht auf Spalte { $reached }.
obstacle-nothing_to_do_there = Mit Spalte { $column } kannst du jetzt nichts anfangen.
obstacle-nothing_to_do_there-seat = Mit Spalte { $column } kann { $seat } jetzt nichts anfangen.

## Was an einer Stellung nicht stimmt

why-cannot_be_transformed = Das kann kein Wohnhaus werden: { $given }.
why-column_not_open = Der Stein steht auf einer Spalte, die noch nicht offen ist.
why-too_many_houses = Es gibt mehr Häuser als Teile: { $given }.

## Das geführte erste Spiel

tutorial-aim = Willkommen in Caylus! Der König baut ein Schloss, und wir bauen mit. Wer am Ende die meisten Prestigepunkte hat, gewinnt. Ich erkläre dir eine Runde, während du sie gegen zwei Bots spielst.
tutorial-goods = Das gehört dir: Nahrung, Holz, Stein, Tuch und Gold als Würfel, Münzen, die Denare heißen, und sechs Arbeiter. Rechts stehen deine Prestigepunkte.
tutorial-road = An der Straße stehen Gebäude. Sie arbeiten eines nach dem anderen, von der Brücke an, für den, der dort einen Arbeiter hat. Diese sechs gehören niemandem.
tutorial-place = Ein goldener Ring heißt: Hier darfst du handeln. Setze deinen ersten Arbeiter in den Forst; er bringt 1 Holz oder 1 Nahrung. Drücke darauf, dann auf Fertig. Das kostet 1 Denar.
tutorial-price = Nun setzen die anderen reihum je einen Arbeiter ein. Ein Arbeiter kostet 1 Denar, solange niemand gepasst hat, und 1 mehr für jeden, der gepasst hat: Wer spät kommt, zahlt viel.
tutorial-stone = Du bist wieder am Zug. Der Steinbruch bringt 1 Stein: Setze dort einen Arbeiter ein. Du darfst immer auch etwas anderes tun, ich komme schon mit.
tutorial-builder = Ein Zimmermann baut für dich. Dieser liegt zwei Felder hinter dem Vogt, der weißen Fahne, und hinter ihm arbeitet nichts. Setze trotzdem einen Arbeiter hierher: Der Vogt lässt sich versetzen.
tutorial-to_castle = Ein Arbeiter im Schloss darf später in der Runde Würfel für den König abgeben, und das bringt viele Punkte. Setze einen dorthin.
tutorial-court = Diese sechs arbeiten vor der Straße: einen Arbeiter umsetzen, 3 Denare, den Vogt versetzen, eine Gunst kaufen, früher am Zug sein, billig wohnen. Das findest du nach und nach heraus.
tutorial-pass = Genug für eine Runde. Passe nun und behalte deine Münzen. Wer zuerst passt, erhält 1 Denar, und in der Reihenfolge des Passens darf dann jeder den Vogt versetzen.
tutorial-provost = Arbeiter hinter dem Vogt gehen leer aus. Jeder darf ihn einmal um bis zu 3 Felder versetzen, je Feld 1 Denar. Liegt dein Zimmermann hinter ihm? Dann rücke ihn 2 Felder vor.
tutorial-produce = Jetzt arbeitet die Straße, vom ersten Gebäude bis zum Vogt. Dein Forst fragt: Holz oder Nahrung? Nimm Holz, du brauchst es zum Bauen.
tutorial-build = Dein Zimmermann bietet Holzgebäude an. Bauen bringt sofort Punkte, und 1 weiteren, sooft ein anderer dort einen Arbeiter einsetzt. Baue den Bauernhof (Tuch) für 1 Holz und 1 Nahrung.
tutorial-batch = Das Schloss nimmt Lieferungen aus drei verschiedenen Würfeln, einer davon Nahrung. Im ersten Teil bringt jede 5 Punkte. Gib Nahrung, Holz und Stein ab: Wer hier steht und nichts baut, verliert 2.
tutorial-favour = Du hast in dieser Runde am meisten gebaut, darum erweist dir der König seine Gunst. Wähle eine Reihe: Punkte, Denare, Würfel oder Gebäude. Je weiter dein Stein dort vorrückt, desto mehr bringt sie.
tutorial-bailiff = Die Runde ist vorbei. Der Seneschall geht 1 Feld weiter, oder 2, wenn der Vogt vor ihm stand, und der Vogt stellt sich zu ihm. Er ist die Uhr dieses Spiels.
tutorial-income = Jede Runde beginnt mit dem Einkommen: 2 Denare, und 1 mehr für jedes deiner Wohnhäuser. Dann folgen wieder dieselben Phasen; hier siehst du, welche gerade läuft.
tutorial-owner = Ein Gebäude, das du gebaut hast, steht allen offen. Setzt einer dieser Spieler dort einen Arbeiter ein, erhältst du sofort 1 Punkt. Du selbst zahlst dort immer nur 1 Denar.
tutorial-scoring = Das Schloss hat drei Teile: Bergfried, Mauerwerk, Türme. Ist einer voll oder der Seneschall an seiner Marke, wird er gewertet: Ab zwei Häusern gibt es Gunst, ohne Haus verlierst du Punkte.
tutorial-better = Gebäude führen weiter: Der Maurer baut in Stein, der Notar schafft Wohnhäuser, und auf diesen baut der Architekt Prestigegebäude, die die meisten Punkte bringen. Hier liegt alles, was es gibt.
tutorial-goal = Sind die Türme gewertet, ist das Spiel aus. Übriges Gold bringt noch je 3 Punkte, je 3 andere Würfel oder 4 Denare 1 Punkt. Die meisten Punkte gewinnen.
tutorial-free = Das ist das ganze Spiel. Spiele gegen die Bots weiter, solange du magst; es geht um nichts, und der Verlauf hält alles fest. Lust auf mehr? Beginne ein richtiges Spiel.
