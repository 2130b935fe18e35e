### Caylus 1303: Namen aus den maßgeblichen Regeln (rules/caylus_1303.yaml), Wahlmöglichkeiten, Ereignisse, Hindernisse.

game-caylus_1303 = Caylus 1303
    .blurb = Ohne Geld: Arbeiter bezahlen alles.

option-character_pool = Charaktere
    .description = Welche Charaktere im Spiel sind: zufällig gezogene oder die für das erste Spiel empfohlenen.
    .random = Zufällig gezogen
    .first_game = Erstes Spiel
option-show_opponent_pp = Offene Prestigepunkte
    .description = Alle sehen jederzeit die Prestigepunkte aller Spieler; nach den Regeln liegen sie verdeckt.

## Was nicht gut belegt ist

unconfirmed-costs = Kosten und Punkte vieler Plättchen
unconfirmed-start = die Waren zu Beginn
unconfirmed-road_spaces = die Länge der Straße
unconfirmed-stone_space = wo das Steingebäude zu Beginn liegt
unconfirmed-copies = wie viele es von jedem Startgebäude gibt

## Namen

colour-blue = Blau
colour-red = Rot
colour-green = Grün
colour-yellow = Gelb
colour-black = Schwarz

good-food = Nahrung
good-wood = Holz
good-stone = Stein
good-cloth = Tuch
good-gold = Gold

term-prestige_points = Prestigepunkte (PP)
term-worker = Arbeiter
term-house = Haus
term-supply = Vorrat
term-favor = Gunst
term-bundle = Bündel
term-round = Runde
term-provost = Vogt
term-round_marker = Rundenmarker
term-first_player_tile = Startspielerplättchen
term-residence = Wohnhaus
term-monument = Monument
term-starting_building = Startgebäude
term-wood_building = Holzgebäude
term-stone_building = Steingebäude
term-setup_side = Aufbauseite
term-construction_side = Bauseite
term-character = Charakter
term-pass = Passen

phase-planning = Planung
phase-activation = Aktivierung
phase-delivery = Lieferung
phase-stewardship = Verwaltung

board-city_gate = Stadttor
board-road = Straße
board-camp = Lager
board-construction_site = Burgbaustelle
board-guilds_bridge = Brücke der Zünfte

class-printed = Aufgedrucktes Gebäude
class-starting = { term-starting_building }
class-residence = { term-residence }
class-wood = { term-wood_building }
class-stone = { term-stone_building }
class-site = { board-construction_site }
class-monument = { term-monument }
class-character = { term-character }

building-fairground = Jahrmarkt
building-lawyer = Notar
building-carpenter = Zimmermann
building-toll = Zollhaus

building-start_farm_1 = Bauernhof (Start 1)
    .plain = Bauernhof
building-start_farm_2 = Bauernhof (Start 2)
    .plain = Bauernhof
building-start_sawmill = Sägewerk (Start)
    .plain = Sägewerk
building-start_quarry = Steinbruch (Start)
    .plain = Steinbruch
building-start_market_1 = Markt (Start 1)
    .plain = Markt
building-start_market_2 = Markt (Start 2)
    .plain = Markt
building-start_guild_any = Zunft (Start, beliebig)
    .plain = Zunft
building-start_guild_stone = Zunft (Start, Stein)
    .plain = Zunft
building-start_carpenter = Zimmermann (Start)
    .plain = Zimmermann

building-wood_farm = Bauernhof (Holz)
    .plain = Bauernhof
building-wood_sawmill = Sägewerk (Holz)
    .plain = Sägewerk
building-wood_quarry = Steinbruch (Holz)
    .plain = Steinbruch
building-wood_spinning_mill = Spinnerei
building-wood_market = Markt (Holz)
    .plain = Markt
building-wood_covered_market = Markthalle
building-wood_manor = Gutshof
building-wood_tailor = Schneider
building-wood_stonemason = Steinmetz

building-stone_farm = Bauernhof (Stein)
    .plain = Bauernhof
building-stone_sawmill = Sägewerk (Stein)
    .plain = Sägewerk
building-stone_quarry = Steinbruch (Stein)
    .plain = Steinbruch
building-stone_gold_mine = Goldmine
building-stone_foundry = Gießerei
building-stone_alchemist = Alchemist
building-stone_guild = Zunft (Stein)
    .plain = Zunft
building-stone_church = Kirche
building-stone_jeweler = Juwelier

building-construction_site = { board-construction_site }
building-residence = { term-residence }

building-garden = Garten
building-factory = Manufaktur
building-granary = Kornspeicher
building-statue = Statue
building-theater = Theater
building-cathedral = Kathedrale
building-mansion = Herrenhaus

character-early_riser = Frühaufsteher
    .power = Vor dem Zug des Startspielers darfst du einmal einsetzen; das kostet einen Arbeiter mehr.
character-night_worker = Nachtarbeiter
    .power = Hat ein anderer gepasst, kostet dich das Einsetzen keinen Arbeiter mehr als sonst.
character-journeyman = Geselle
    .power = Einmal pro Runde darfst du auf ein Gebäude setzen, auf dem genau ein Arbeiter eines anderen steht; deiner arbeitet als zweiter.
character-thief = Dieb
    .power = Setzt du auf das Gebäude eines anderen, erhält der Besitzer keine Prestigepunkte.
character-steward = Verwalter
    .power = Setzt ein anderer auf ein Gebäude von dir, erhältst du 2 Prestigepunkte statt 1.
character-bailiff = Amtmann
    .power = Nach dem letzten Spieler an der Brücke der Zünfte darfst du den Vogt kostenlos um 1 Schritt versetzen.
character-architect = Architekt
    .power = Für jedes Gebäude oder Monument, das du baust, erhältst du 1 Prestigepunkt mehr.
character-chamberlain = Kämmerer
    .power = Deine Bündel dürfen aus 3 beliebigen Ressourcen bestehen.
character-foreman = Vorarbeiter
    .power = Jedes deiner Bündel ist 1 Prestigepunkt mehr wert.
character-goldsmith = Goldschmied
    .power = Dein erstes Bündel einer Runde, das Gold enthält, ist 5 Prestigepunkte mehr wert.
character-deliveryman = Lieferant
    .power = Nach allen anderen darfst du Bündel liefern, auch ohne Arbeiter auf der Burgbaustelle.
character-day_laborer = Tagelöhner
    .power = Du wirbst 1 Arbeiter mehr an.

## Mengen: Einträge einer Liste

amount-food = { $count } { good-food }
amount-wood = { $count } { good-wood }
amount-stone = { $count } { good-stone }
amount-cloth = { $count } { good-cloth }
amount-gold = { $count } { good-gold }
amount-any_basic =
    { $count ->
        [one] { $count } Ressource (kein Gold)
       *[other] { $count } Ressourcen (kein Gold)
    }
amount-workers = { $count } Arbeiter
amount-prestige =
    { $count ->
        [one] { $count } Prestigepunkt
       *[other] { $count } Prestigepunkte
    }
amount-favor = { $count } Gunst

## Teile einer Zahl: Punkte, Arbeiter, Endwertung

part-owner = Besitzer
part-printed = Plättchen
part-bundle = { term-bundle }
# Arbeiter, die ein Einsatz zusätzlich kostet, weil schon jemand gepasst hat.
part-passed = Jemand hat gepasst
    .told = { $count }, weil jemand gepasst hat
part-base = Jede Runde
part-residences = Wohnhäuser
part-camp = Fehlen im Lager
part-garden = { building-garden }
part-early_riser = { character-early_riser }
part-night_worker = { character-night_worker }
part-thief = { character-thief }
part-steward = { character-steward }
part-architect = { character-architect }
part-foreman = { character-foreman }
part-goldsmith = { character-goldsmith }
part-day_laborer = { character-day_laborer }
part-prestige = Prestige
part-gold = { good-gold }

## Was entschieden werden kann: ein kurzer Name

task-draft = welchen Charakter man nimmt
task-early_placement = der Einsatz des Frühaufstehers
task-place_or_pass = einen Arbeiter einsetzen oder passen
task-trade = ein Gebäude nutzen
task-take_of_choice = eine Ressource nach Wahl
task-build = ein Gebäude bauen
task-claim = das Haus des Notars
task-toll_move = den Vogt am Zollhaus versetzen
task-bridge_move = den Vogt an der Brücke der Zünfte versetzen
task-bailiff_move = den Vogt mit dem Amtmann versetzen
task-pay = welche Ressourcen bezahlt werden
task-take = welche Ressourcen genommen werden
task-use_favor = eine Gunst nutzen
task-take_from_board = einen Charakter vom Spielplan nehmen
task-deliver = Bündel liefern
task-deliver_last = mit dem Lieferanten Bündel liefern
task-build_monument = ein Monument bauen
# Zufall
task-starting_tiles = die Reihenfolge der Startgebäude
task-wood_slot = das Holzgebäude auf der Burgbaustelle
task-wood_space = das Holzgebäude an der Straße
task-stone_slot = das Steingebäude auf der Burgbaustelle
task-stone_space = das Steingebäude an der Straße
task-first_player = der Startspieler
task-characters = die Charaktere im Spiel

# Worauf man verzichten kann, ohne dass es ein Gebäude ist
work-build_wood = Holzgebäude bauen
work-build_stone = Steingebäude bauen
work-build_monument = Monument bauen
work-take_from_board = Charakter vom Spielplan

## Was gefragt wird

decision-draft = Welchen Charakter nimmst du?
decision-early_placement = Frühaufsteher: Setzt du vor allen anderen einen Arbeiter ein? Das kostet einen Arbeiter mehr.
decision-place_or_pass = Setze einen Arbeiter ein oder passe.
decision-trade = { $place }: Nutzt du das Gebäude?
decision-take_of_choice = { $place }: Welche Ressource nimmst du?
decision-build =
    { $group ->
        [wood] Welches Holzgebäude baust du?
       *[stone] Welches Steingebäude baust du?
    }
decision-build-discount =
    { $group ->
        [wood] Welches Holzgebäude baust du? Du sparst { $discount }.
       *[stone] Welches Steingebäude baust du? Du sparst { $discount }.
    }
decision-claim = Notar: Auf welches Startgebäude stellst du ein Haus?
decision-toll_move = Zollhaus: Versetzt du den Vogt? Es kostet nichts.
decision-bridge_move = Brücke der Zünfte: Versetzt du den Vogt, je Schritt für 1 Arbeiter?
decision-bailiff_move = Amtmann: Versetzt du den Vogt? Es kostet nichts.
decision-pay = Du bezahlst { $price }: Welche Ressourcen?
decision-take =
    { $count ->
        [one] Welche Ressource nimmst du?
       *[other] Welche { $count } Ressourcen nimmst du?
    }
decision-use_favor = Gunst: Nimm einem anderen Spieler einen Charakter weg oder nutze die Burgbaustelle.
decision-take_from_board = Nimmst du einen Charakter vom Spielplan?
decision-deliver = Liefere ein Bündel oder höre auf.
    .hint = Ein Bündel ist 1 Nahrung und 2 andere, voneinander verschiedene Rohstoffe.
decision-deliver_last = Lieferant: Liefere ein Bündel oder höre auf.
    .hint = Ein Bündel ist 1 Nahrung und 2 andere, voneinander verschiedene Rohstoffe.
decision-build_monument = Welches Monument baust du anstelle deines Wohnhauses auf Feld { $space }?

## Wahlmöglichkeiten

action-pass = Passen
action-stop = Nichts mehr liefern
    .short = Aufhören
action-place = Arbeiter einsetzen: { $place }
action-build = Bauen: { $place }
action-claim = Haus daraufstellen: { $place }
action-deliver = Liefern: { $goods }
action-provost =
    { $direction ->
        [forward]
            { $steps ->
                [one] Den Vogt 1 Schritt vorwärts versetzen
               *[other] Den Vogt { $steps } Schritte vorwärts versetzen
            }
        [backward]
            { $steps ->
                [one] Den Vogt 1 Schritt rückwärts versetzen
               *[other] Den Vogt { $steps } Schritte rückwärts versetzen
            }
       *[none] Den Vogt stehen lassen
    }
action-take_character = Nehmen: { $character }
action-use_slot = Platz { $slot } der Burgbaustelle nutzen

## Ereignisse

event-starting_tiles_laid = Die Startgebäude liegen aus, das erste auf Platz 1 der Burgbaustelle, die anderen an der Straße: { $places }.
event-slot_filled = Platz { $slot } der Burgbaustelle: { $place }.
event-tile_laid = Feld { $space } der Straße: { $place }.
event-first_player_drawn = { $seat } ist Startspieler.
    .you = Du bist Startspieler.
event-characters_revealed = Diese Charaktere sind im Spiel: { $characters }.
event-character_taken = { $seat } nimmt einen Charakter: { $character }.
    .you = Du nimmst einen Charakter: { $character }.
event-character_taken-holder =
    { $whose ->
        [yours] { $seat } nimmt dir einen Charakter weg: { $character }.
       *[others] { $seat } nimmt { $holder } einen Charakter weg: { $character }.
    }
    .you = Du nimmst { $holder } einen Charakter weg: { $character }.
event-phase_began = Phase: { $phase }.
event-worker_placed = { $seat } setzt einen Arbeiter ein: { $place }.
    .you = Du setzt einen Arbeiter ein: { $place }.
event-worker_placed-parts =
    { $returned ->
        [0] { $seat } setzt einen Arbeiter ein und muss keinen weiteren ins Lager legen ({ $parts }): { $place }.
        [one] { $seat } setzt einen Arbeiter ein und legt 1 weiteren ins Lager ({ $parts }): { $place }.
       *[other] { $seat } setzt einen Arbeiter ein und legt { $returned } weitere ins Lager ({ $parts }): { $place }.
    }
    .you =
        { $returned ->
            [0] Du setzt einen Arbeiter ein und musst keinen weiteren ins Lager legen ({ $parts }): { $place }.
            [one] Du setzt einen Arbeiter ein und legst 1 weiteren ins Lager ({ $parts }): { $place }.
           *[other] Du setzt einen Arbeiter ein und legst { $returned } weitere ins Lager ({ $parts }): { $place }.
        }
event-character_used = { $seat } hat für diese Runde einen Charakter genutzt: { $character }.
    .you = Du hast für diese Runde einen Charakter genutzt: { $character }.
event-owner_rewarded =
    { $seat } erhält für das Gebäude { $prestige ->
        [0] nichts
        [one] 1 Prestigepunkt
       *[other] { $prestige } Prestigepunkte
    } ({ $parts }): { $place }.
    .you =
        Du erhältst für das Gebäude { $prestige ->
            [0] nichts
            [one] 1 Prestigepunkt
           *[other] { $prestige } Prestigepunkte
        } ({ $parts }): { $place }.
event-passed =
    { $number ->
        [1] { $seat } passt zuerst und nimmt das Startspielerplättchen.
       *[other] { $seat } passt, als Nummer { $number }.
    }
    .you =
        { $number ->
            [1] Du passt zuerst und nimmst das Startspielerplättchen.
           *[other] Du passt, als Nummer { $number }.
        }
event-activated = { $seat } nutzt: { $place }.
    .you = Du nutzt: { $place }.
event-provost_moved =
    { $direction ->
        [forward]
            { $steps ->
                [one] { $seat } versetzt den Vogt 1 Schritt vorwärts
               *[other] { $seat } versetzt den Vogt { $steps } Schritte vorwärts
            }
        [backward]
            { $steps ->
                [one] { $seat } versetzt den Vogt 1 Schritt rückwärts
               *[other] { $seat } versetzt den Vogt { $steps } Schritte rückwärts
            }
       *[none] { $seat } lässt den Vogt stehen
    }, { $space ->
        [0] bis direkt hinter die Brücke
       *[other] bis hinter Feld { $space }
    }{ $cost ->
        [0] .
       *[other] {" "}({ $cost } Arbeiter).
    }
    .you =
        { $direction ->
            [forward]
                { $steps ->
                    [one] Du versetzt den Vogt 1 Schritt vorwärts
                   *[other] Du versetzt den Vogt { $steps } Schritte vorwärts
                }
            [backward]
                { $steps ->
                    [one] Du versetzt den Vogt 1 Schritt rückwärts
                   *[other] Du versetzt den Vogt { $steps } Schritte rückwärts
                }
           *[none] Du lässt den Vogt stehen
        }, { $space ->
            [0] bis direkt hinter die Brücke
           *[other] bis hinter Feld { $space }
        }{ $cost ->
            [0] .
           *[other] {" "}({ $cost } Arbeiter).
        }
event-provost_left_alone = { $seat } lässt den Vogt stehen.
    .you = Du lässt den Vogt stehen.
event-workers_sent_home = { $seat } geht hinter dem Vogt leer aus: { $places }.
    .you = Du gehst hinter dem Vogt leer aus: { $places }.
event-owner_bonus_taken = { $seat } nimmt als Besitzer { $goods }: { $place }.
    .you = Dein Gebäude bringt dir { $goods }: { $place }.
event-workers_taken =
    { $workers ->
        [0] { $seat } hat keinen Arbeiter mehr im Lager.
        [one] { $seat } nimmt 1 Arbeiter aus dem Lager.
       *[other] { $seat } nimmt { $workers } Arbeiter aus dem Lager.
    }
    .you =
        { $workers ->
            [0] Du hast keinen Arbeiter mehr im Lager.
            [one] Du nimmst 1 Arbeiter aus dem Lager.
           *[other] Du nimmst { $workers } Arbeiter aus dem Lager.
        }
event-built =
    { $seat } baut auf Feld { $space } und erhält { $prestige ->
        [one] 1 Prestigepunkt
       *[other] { $prestige } Prestigepunkte
    } ({ $parts }): { $place }.
    .you =
        Du baust auf Feld { $space } und erhältst { $prestige ->
            [one] 1 Prestigepunkt
           *[other] { $prestige } Prestigepunkte
        } ({ $parts }): { $place }.
event-claimed = { $seat } stellt ein Haus auf ein Startgebäude: { $place }.
    .you = Du stellst ein Haus auf ein Startgebäude: { $place }.
event-favor_gained = { $seat } erhält eine Gunst.
    .you = Du erhältst eine Gunst.
event-slot_used = { $seat } nutzt Platz { $slot } der Burgbaustelle: { $place }.
    .you = Du nutzt Platz { $slot } der Burgbaustelle: { $place }.
event-bundle_delivered =
    { $seat } liefert { $goods } und erhält { $prestige ->
        [one] 1 Prestigepunkt
       *[other] { $prestige } Prestigepunkte
    } ({ $parts }).
    .you =
        Du lieferst { $goods } und erhältst { $prestige ->
            [one] 1 Prestigepunkt
           *[other] { $prestige } Prestigepunkte
        } ({ $parts }).
event-most_bundles = { $seat } hat die meisten Bündel geliefert.
    .you = Du hast die meisten Bündel geliefert.
event-became_residence = { $seat } hat ein neues Wohnhaus: { $place }.
    .you = Du hast ein neues Wohnhaus: { $place }.
# $parts sind die Arbeiter, die zustehen; $workers die, die im Lager sind.
event-recruited =
    { $seat } wirbt an ({ $parts }): { $workers ->
        [0] kein Arbeiter mehr im Lager
        [one] 1 Arbeiter aus dem Lager
       *[other] { $workers } Arbeiter aus dem Lager
    }.
    .you =
        Du wirbst an ({ $parts }): { $workers ->
            [0] kein Arbeiter mehr im Lager
            [one] 1 Arbeiter aus dem Lager
           *[other] { $workers } Arbeiter aus dem Lager
        }.
event-recruited-goods =
    { $seat } wirbt an ({ $parts }): { $workers ->
        [0] kein Arbeiter mehr im Lager
        [one] 1 Arbeiter aus dem Lager
       *[other] { $workers } Arbeiter aus dem Lager
    }; dazu { $goods }.
    .you =
        Du wirbst an ({ $parts }): { $workers ->
            [0] kein Arbeiter mehr im Lager
            [one] 1 Arbeiter aus dem Lager
           *[other] { $workers } Arbeiter aus dem Lager
        }; dazu { $goods }.
event-provost_set = Der Vogt steht nun hinter Feld { $space }, vor dem letzten Gebäude.
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

obstacle-too_few_workers =
    Das kostet { $cost } Arbeiter; du hast { $held ->
        [0] keinen
       *[other] { $held }
    }.
obstacle-too_few_workers-seat =
    Das kostet { $cost } Arbeiter; { $seat } hat { $held ->
        [0] keinen
       *[other] { $held }
    }.
obstacle-own_worker_there = Dort steht schon ein Arbeiter von dir: { $place }.
obstacle-is_residence = Das ist ein Wohnhaus; dort kann kein Arbeiter stehen: { $place }.
obstacle-not_on_the_road = Das liegt nicht an der Straße: { $place }.
obstacle-place_full = Dort steht schon ein Arbeiter: { $place }.
obstacle-off_the_road = Der Vogt kann die Straße nicht verlassen.
obstacle-already_claimed = Dort steht schon ein Haus: { $place }.
obstacle-no_house_left = Alle deine { $houses } Häuser sind auf dem Spielplan.
obstacle-no_house_left-seat = Alle { $houses } Häuser von { $seat } sind auf dem Spielplan.
obstacle-no_own_residence = Ein Monument ersetzt ein eigenes Wohnhaus, und du hast keines.
obstacle-no_own_residence-seat = Ein Monument ersetzt ein eigenes Wohnhaus, und { $seat } hat keines.
obstacle-no_empty_space = An der Straße ist kein Feld mehr frei.
obstacle-not_in_stock = Das ist nicht im Vorrat: { $place }.
obstacle-not_a_bundle = Das ist kein Bündel: { $goods }. Ein Bündel besteht aus Nahrung und zwei verschiedenen anderen Ressourcen.
obstacle-slot_closed = Platz { $slot } der Burgbaustelle öffnet in Runde { $round }.
obstacle-own_character = Diesen Charakter hast du schon: { $character }.
obstacle-held_by_nobody = Kein Spieler hat diesen Charakter: { $character }.
obstacle-not_on_the_board = Dieser Charakter liegt nicht auf dem Spielplan: { $character }.

## Was an einer Stellung nicht stimmt

why-cannot_be_used = Das wirkt nicht nur einmal je Runde: { $given }.
why-not_first_to_pass = Startspieler ist, wer zuerst passt; das war { $seat }.
why-too_many_houses = Es sind mehr Häuser, als ein Spieler hat: { $given }.

## Das geführte erste Spiel

tutorial-aim = Willkommen bei Caylus 1303! Neun Runden lang liefern wir Waren für die Burg des Königs und bauen an der Straße. Die meisten Prestigepunkte gewinnen. Ich erkläre dir eine Runde beim Spielen.
tutorial-workers = Geld gibt es hier nicht: Bezahlt wird mit Arbeitern. Die vor dir sind bereit, die anderen warten im Lager. Daneben liegen deine Waren.
tutorial-character = Jeder beginnt mit einem Charakter, der dir hilft, solange er bei dir ist. Der Architekt bringt dir 1 Punkt mehr für alles, was du baust: Nimm ihn.
tutorial-road = Diese Gebäude stehen an der Straße und gehören niemandem. Bald arbeiten sie eines nach dem anderen, von der Brücke an, für den, der dort einen Arbeiter hat.
tutorial-site = Ein goldener Ring heißt: Hier darfst du handeln. Setze einen Arbeiter auf die Burgbaustelle, damit du in dieser Runde liefern kannst: Drücke darauf, dann auf Fertig.
tutorial-price = Je Zug setzt du einen Arbeiter ein, und er ist für diese Runde fort. Sobald ein anderer gepasst hat, kostet dich jeder Einsatz einen zweiten Arbeiter.
tutorial-builder = Der Zimmermann baut für dich. Er steht vor der Brücke, arbeitet also immer, und früh. Setze dort einen Arbeiter ein. Du darfst auch etwas anderes tun, ich komme mit.
tutorial-farm = Nahrung brauchst du zweimal: zum Bauen und für den König. Ein Bauernhof bringt 1 Nahrung. Setze dort einen Arbeiter ein.
tutorial-printed = Diese vier sind auf dem Plan gedruckt und arbeiten immer: eine Gunst für 1 Holz, ein Gebäude beanspruchen für 1 Tuch, bauen, und den Vogt umsonst bis zu 2 Schritte versetzen.
tutorial-pass = Arbeiter, die du behältst, hast du auch nächste Runde. Passe jetzt: Wer zuerst passt, beginnt auch die nächste Runde und ist an dieser Brücke als Erster dran.
tutorial-build = Dein Zimmermann bietet Holzgebäude an. Was du baust, kommt auf den nächsten freien Platz der Straße, bringt sofort Punkte und gehört dir. Baue das Sägewerk für 1 Holz und 1 Nahrung.
tutorial-bridge = An der Brücke darf jeder den Vogt versetzen, der zwischen den Gebäuden steht: Was hinter ihm liegt, arbeitet nicht. Ein Schritt kostet 1 Arbeiter, höchstens 3. Lass ihn stehen.
tutorial-deliver = Lieferung! Ein Bündel ist Nahrung und zwei andere, verschiedene Waren. Jedes bringt sofort 5 Punkte. Liefere Nahrung, Holz und Stein.
tutorial-favor = Du hast am meisten geliefert: Das bringt dir eine Gunst. Nimm einem anderen einen Charakter weg oder nutze ein Gebäude der Burgbaustelle; in Runde 4 und 7 öffnen sich weitere.
tutorial-recruits = Die Runde ist vorbei: Jeder holt 3 Arbeiter aus dem Lager, und der Vogt geht direkt vor das letzte Gebäude. Hier siehst du die vier Phasen einer Runde.
tutorial-owner = Ein Gebäude, das du gebaut hast, steht allen offen. Setzt ein anderer dort einen Arbeiter ein, erhältst du sofort 1 Punkt. Die Punkte der anderen siehst du erst am Ende.
tutorial-residence = Beim Notar beanspruchst du für 1 Tuch eines der ersten Gebäude. Am Ende der Runde wird es dein Wohnhaus: jede Runde 1 Arbeiter mehr.
tutorial-monument = Hier liegt alles, was gebaut werden kann. Der Steinmetz baut in Stein. Monumente kosten Gold, stehen auf deinen Wohnhäusern und bringen die meisten Punkte.
tutorial-goal = Nach neun Runden ist das Spiel aus. Übriges Gold bringt je 2 Punkte, alles andere nichts. Die meisten Punkte gewinnen.
tutorial-free = Das ist das ganze Spiel. Spiele gegen den Bot weiter, solange du magst; es geht um nichts, und der Verlauf hält alles fest. Lust auf mehr? Beginne ein richtiges Spiel.
