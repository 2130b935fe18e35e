### Architekten des Westfrankenreichs: Namen aus den maßgeblichen Regeln (rules/architects.yaml), Möglichkeiten, Ereignisse, Hindernisse.

game-architects = Architekten des Westfrankenreichs
    .short = Architekten
    .blurb = Tugend, Lehrlinge und ein Schwarzmarkt.

option-player_boards = Charaktertableaus
    .description = Alle beginnen gleich, oder jeder mit den Mitteln und der Fähigkeit eines Charakters.
    .standard = Alle gleich
    .variable = Charaktere
option-variable_assignment = Wahl der Charaktere
    .description = Mit Charakteren: Sie werden zugelost, oder die Spieler wählen der Reihe nach.
    .random = Zugelost
    .chosen = Gewählt
option-two_vs_bot = Zu zweit gegen den Bot
    .description = Zwei Spieler gegen Konstantin oder Helena, nach Hausregeln: Die offiziellen sind uns nicht bekannt. Die Intrigenkarten des Bots sind unser eigener Ersatz, nicht die veröffentlichten.
option-bot = Bot
    .description = Wer gegen einen einzelnen Spieler antritt, oder gegen zwei, wenn das so gewählt ist: Konstantin ist der normale Gegner, Helena der schwere. Die Intrigenkarten sind unser eigener Ersatz, nicht die veröffentlichten, die wir nicht kennen.
    .constantine = { bot-constantine }
    .helena = { bot-helena }
option-promo_cards = Promokarten
    .description = Drei weitere Lehrlinge und drei weitere Gebäude werden eingemischt.
option-promo_boards = Promocharaktere
    .description = Fünf weitere Charaktere; nie beide einer Farbe in einer Partie. Ohne Charaktere ändert das nichts.
option-aoa_starting_apprentice = Lehrling zu Beginn
    .description = Aus der Erweiterung Age of Artisans: Vor dem ersten Zug nimmt sich jeder kostenlos einen offenen Lehrling, der Letzte der Reihenfolge zuerst.
option-aoa_apprentice_sweep = Lehrlinge ziehen weiter
    .description = Aus der Erweiterung Age of Artisans: Ein Arbeiter auf dem dritten Platz einer der ersten drei Reihen der Zunfthalle schickt beide Lehrlinge der ersten Spalte unter den Stapel.

## Namen

colour-blue = Blau
colour-green = Grün
colour-purple = Violett
colour-red = Rot
colour-yellow = Gelb

good-clay = Lehm
good-wood = Holz
good-stone = Stein
good-gold = Gold
good-marble = Marmor
good-silver = Silber

skill-carpentry = Zimmerei
skill-tiling = Dachdeckerei
skill-masonry = Maurerei

term-virtue = Tugend
term-virtue_track = Tugendleiste
term-victory_points = Siegpunkte (SP)
term-worker = Arbeiter
term-captured_worker = Gefangener Arbeiter
term-player_marker = Spielermarker
term-player_board = Charaktertableau
term-standard_side = Standardseite
term-variable_side = Variable Seite
term-main_board = Spielplan
term-supply = Vorrat
term-tax = Steuer
term-avoid_tax = Steuer umgehen
term-apprentice_card = Lehrlingskarte
term-building_card = Gebäudekarte
term-black_market_card = Schwarzmarktkarte
term-small_market = Kleiner Markt
term-large_market = Großer Markt
term-debt_card = Schuldenkarte
term-debt_unpaid = Unbezahlt
term-debt_paid = Bezahlt
term-reward_card = Belohnungskarte
term-multiplier_card = Multiplikatorkarte
term-black_market_reset = Schwarzmarkt-Reset
term-hire_apprentice = Lehrling anheuern
term-building_plans = Baupläne
term-construct_building = Gebäude errichten
term-advance_cathedral = An der Kathedrale weiterbauen
term-capture = Gefangennahme
term-bot_2p_reference = Referenzkarte „2 Spieler gegen Bot“
term-scheme_card = Intrigenkarte
term-opponent_board = Gegnertableau
term-destroy_debt = Schuld vernichten
term-last_round = Letzte Runde

class-building = { term-building_card }
class-apprentice = { term-apprentice_card }
class-character = { term-variable_side }
class-promo = Promokarte

location-quarry = Steinbruch
location-forest = Wald
location-mines = Minen
location-silversmith = Silberschmied
location-kings_storehouse = Königliches Lager
location-workshop = Werkstatt
location-town_centre = Stadtzentrum
location-tax_stand = Steueramt
location-guardhouse = Wachhaus
location-black_market = Schwarzmarkt
location-guildhall = Zunfthalle
location-prison = Gefängnis
location-cathedral = Kathedrale
    .short = Dom
location-bm_left = { location-black_market } (links)
location-bm_middle = { location-black_market } (Mitte)
location-bm_right = { location-black_market } (rechts)

apprentice-acolyte_carpentry = Akolyth (Zimmerei)
    .power = Jedes Mal, wenn du an der Kathedrale weiterbaust, ziehst du zusätzlich 1 Gebäudekarte.
apprentice-acolyte_tiling = Akolyth (Dachdeckerei)
    .power = Jedes Mal, wenn du an der Kathedrale weiterbaust, erhältst du zusätzlich 2 Lehm.
apprentice-acolyte_masonry = Akolyth (Maurerei)
    .power = Jedes Mal, wenn du an der Kathedrale weiterbaust, erhältst du zusätzlich 2 Silber.
apprentice-conspirator_1 = Verschwörerin (1)
    .power = Im Stadtzentrum zahlst du für alle Gefangennahmen eines Besuchs zusammen 1 Silber weniger; die Steuer bleibt gleich.
    .plain = Verschwörerin
apprentice-conspirator_2 = Verschwörerin (2)
    .power = { apprentice-conspirator_1.power }
    .plain = Verschwörerin
apprentice-debt_collector_carpentry = Schuldeneintreiber (Zimmerei)
    .power = Jede Schuld, die du begleichst, bringt dir zusätzlich 2 Holz.
apprentice-debt_collector_tiling = Schuldeneintreiber (Dachdeckerei)
    .power = Jede Schuld, die du begleichst, bringt dir zusätzlich 2 Lehm.
apprentice-debt_collector_masonry = Schuldeneintreiber (Maurerei)
    .power = Jede Schuld, die du begleichst, bringt dir zusätzlich 2 Stein.
apprentice-gatekeeper = Torwächterin
    .power = Bei jedem Schwarzmarkt-Reset darfst du bis zu 2 deiner Arbeiter aus dem Gefängnis befreien.
apprentice-illusionist = Illusionist
    .power = Deine Aktionen auf dem Schwarzmarkt kosten keine Tugend.
apprentice-jeweller_1 = Juwelier (1)
    .power = Beim Silberschmied erhältst du 1 Silber mehr.
    .plain = Juwelier
apprentice-jeweller_2 = Juwelier (2)
    .power = { apprentice-jeweller_1.power }
    .plain = Juwelier
apprentice-labourer = Tagelöhner
    .power = Hat alle drei Fertigkeiten, sonst keine Fähigkeit.
apprentice-merchant_clay = Kauffrau (Lehm)
    .power = Eine Aktion im Königlichen Lager: Du zahlst 1 Silber und erhältst 3 Lehm.
apprentice-merchant_gold = Kauffrau (Gold)
    .power = Eine Aktion im Königlichen Lager: Du zahlst 2 Silber und erhältst 1 Gold.
apprentice-merchant_marble = Kauffrau (Marmor)
    .power = Eine Aktion im Königlichen Lager: Du zahlst 3 Silber und erhältst 1 Marmor.
apprentice-merchant_stone = Kauffrau (Stein)
    .power = Eine Aktion im Königlichen Lager: Du zahlst 1 Silber und erhältst 2 Stein.
apprentice-merchant_wood = Kauffrau (Holz)
    .power = Eine Aktion im Königlichen Lager: Du zahlst 1 Silber und erhältst 2 Holz.
apprentice-miner_1 = Bergmann (1)
    .power = In den Minen erhältst du 1 Lehm zusätzlich, ob du Lehm oder Gold wählst.
    .plain = Bergmann
apprentice-miner_2 = Bergmann (2)
    .power = { apprentice-miner_1.power }
    .plain = Bergmann
apprentice-patron_clay = Gönner (Lehm)
    .power = Eine Aktion im Königlichen Lager: Du zahlst 1 Lehm und erhältst 1 Tugend.
apprentice-patron_silver = Gönner (Silber)
    .power = Eine Aktion im Königlichen Lager: Du zahlst 2 Silber und erhältst 1 Tugend.
apprentice-patron_stone = Gönner (Stein)
    .power = Eine Aktion im Königlichen Lager: Du zahlst 1 Stein und erhältst 1 Tugend.
apprentice-patron_wood = Gönner (Holz)
    .power = Eine Aktion im Königlichen Lager: Du zahlst 1 Holz und erhältst 1 Tugend.
apprentice-pickpocket = Taschendieb
    .power = Wenn du das Steueramt bestiehlst, erhältst du zusätzlich 1 Gold.
apprentice-squire_gold = Knappe (Gold)
    .power = Bei jedem Schwarzmarkt-Reset darfst du 1 Gold nehmen, wenn keiner deiner Arbeiter im Gefängnis ist.
apprentice-squire_marble = Knappe (Marmor)
    .power = Bei jedem Schwarzmarkt-Reset darfst du 1 Marmor nehmen, wenn keiner deiner Arbeiter im Gefängnis ist.
apprentice-squire_virtue = Knappe (Tugend)
    .power = Bei jedem Schwarzmarkt-Reset darfst du 2 Tugend nehmen, wenn keiner deiner Arbeiter im Gefängnis ist.
apprentice-stonecutter_1 = Steinmetz (1)
    .power = Im Steinbruch erhältst du 1 Stein mehr.
    .plain = Steinmetz
apprentice-stonecutter_2 = Steinmetz (2)
    .power = { apprentice-stonecutter_1.power }
    .plain = Steinmetz
apprentice-swindler_clay = Schwindler (Lehm)
    .power = Mit jeder Aktion auf dem Schwarzmarkt erhältst du zusätzlich 2 Lehm.
apprentice-swindler_stone = Schwindler (Stein)
    .power = Mit jeder Aktion auf dem Schwarzmarkt erhältst du zusätzlich 1 Stein.
apprentice-swindler_wood = Schwindler (Holz)
    .power = Mit jeder Aktion auf dem Schwarzmarkt erhältst du zusätzlich 1 Holz.
apprentice-thief = Diebin
    .power = Wenn du das Steueramt bestiehlst, verlierst du 1 statt 2 Tugend.
apprentice-trader_clay = Händler (Lehm)
    .power = Eine Aktion im Königlichen Lager: Du zahlst 3 Lehm und erhältst 1 Marmor.
apprentice-trader_stone = Händler (Stein)
    .power = Eine Aktion im Königlichen Lager: Du zahlst 2 Stein und erhältst 1 Marmor.
apprentice-trader_wood = Händler (Holz)
    .power = Eine Aktion im Königlichen Lager: Du zahlst 2 Holz und erhältst 1 Marmor.
apprentice-trickster = Gaunerin
    .power = Deine Aktionen auf dem Schwarzmarkt kosten 1 Silber weniger.
apprentice-woodcutter_1 = Holzfällerin (1)
    .power = Im Wald erhältst du 1 Holz mehr.
    .plain = Holzfällerin
apprentice-woodcutter_2 = Holzfällerin (2)
    .power = { apprentice-woodcutter_1.power }
    .plain = Holzfällerin
apprentice-enforcer = Vollstrecker
    .power = Wenn du gefangene Arbeiter ins Gefängnis schickst, erhältst du zusätzlich 1 Gold.
apprentice-overseer = Aufseher
    .power = Im Königlichen Lager zählst du so, als hättest du dort 1 Arbeiter mehr.
apprentice-peddler = Hausierer
    .power = Bei jedem Schwarzmarkt-Reset darfst du 2 Silber nehmen.

building-aqueduct = Aquädukt
    .effect = Am Ende: +1 Punkt für jedes Gebäude, das du errichtet hast, dieses eingeschlossen.
building-armoury = Waffenkammer
    .effect = Sofort: Du darfst 1 Gruppe kostenlos gefangen nehmen.
building-barracks = Kaserne
    .effect = Sofort: Du darfst entweder alle deine Arbeiter von den Tableaus der anderen zurückholen oder 1 Gruppe gefangen nehmen, beides kostenlos.
building-betting_house = Wetthaus
    .effect = Sofort: Du nimmst 1 unbezahlte Schuld.
building-carpenters_hut = Zimmermannshütte
    .effect = Am Ende: +1 Punkt für jeden deiner Lehrlinge mit Zimmerei.
building-castle = Burg
    .effect = Am Ende: +1 Tugend je 2 Gold, die du hast.
building-chapel = Kapelle
    .effect = Am Ende: +2 Tugend, wenn du an der Kathedrale höher stehst als jeder andere Spieler.
building-church = Kirche
    .effect = Sofort: Du darfst 1 deiner unbezahlten Schulden vernichten.
building-clay_market = Lehmmarkt
    .effect = Am Ende: +2 Punkte, wenn du mehr Lehm hast als jeder andere Spieler.
building-clay_pit = Lehmgrube
    .effect = Sofort: Du erhältst 1 Gold oder 1 Marmor.
building-drafting_room = Zeichenstube
    .effect = Sofort: Du ziehst 2 Gebäudekarten.
building-dungeon = Verlies
    .effect = Am Ende: Du verlierst 2 Tugend, wahlweise vor oder nach dem, was deine Gebäude bringen.
building-factory = Manufaktur
    .effect = Sofort: Du erhältst 2 Marmor.
building-fortress = Festung
    .effect = Sofort: Du darfst bis zu 2 Gruppen kostenlos gefangen nehmen, am selben Ort oder an verschiedenen.
building-fountain = Springbrunnen
    .effect = Am Ende: Jede deiner unbezahlten Schulden kostet dich 1 Punkt weniger.
building-gamblers_den = Spielhölle
    .effect = Am Ende: Jede deiner unbezahlten Schulden kostet dich 1 Punkt mehr.
building-hideout = Versteck
    .effect = Sofort: Alle deine Arbeiter verlassen das Gefängnis.
building-keep = Bergfried
    .effect = Am Ende: +1 Punkt je 3 gefangene Arbeiter auf deinem Tableau.
building-library = Bibliothek
    .effect = Sofort: Du darfst 1 Gebäudekarte abwerfen, um 2 Gold zu erhalten.
building-lighthouse = Leuchtturm
    .effect = Am Ende: +1 Punkt je 4 Tugend.
building-lumber_camp = Holzfällerlager
    .effect = Sofort: Du erhältst 4 Holz.
building-masons_hut = Maurerhütte
    .effect = Am Ende: +1 Punkt für jeden deiner Lehrlinge mit Maurerei.
building-moneylender = Geldverleiher
    .effect = Am Ende: +1 Punkt für jede deiner bezahlten Schulden.
building-monument = Denkmal
    .effect = Sofort: Alle Spieler erhalten 1 Tugend.
building-observatory = Sternwarte
    .effect = Am Ende: +1 Tugend je 2 Marmor, die du hast.
building-palace = Palast
    .effect = Sofort: Du erhältst 1 Gold je 4 Tugend, die du hast.
building-reservoir = Wasserspeicher
    .effect = Am Ende: +1 Tugend je 2 deiner bezahlten Schulden.
building-silver_market = Silbermarkt
    .effect = Am Ende: +2 Punkte, wenn du mehr Silber hast als jeder andere Spieler.
building-smithy = Schmiede
    .effect = Sofort: Du erhältst 4 Stein.
building-steeple = Kirchturm
    .effect = Am Ende: +2 Punkte, wenn du an der Kathedrale höher stehst als jeder andere Spieler.
building-stone_market = Steinmarkt
    .effect = Am Ende: +2 Punkte, wenn du mehr Stein hast als jeder andere Spieler.
building-tavern = Schenke
    .effect = Sofort: Du darfst einen beliebigen offenen Lehrling kostenlos anheuern.
building-thieves_den = Diebeshöhle
    .effect = Sofort: Du erhältst 4 Silber.
building-tilers_hut = Dachdeckerhütte
    .effect = Am Ende: +1 Punkt für jeden deiner Lehrlinge mit Dachdeckerei.
building-trading_post = Handelsposten
    .effect = Am Ende: +1 Tugend je 4 Lehm, Holz und Stein, die du hast, zusammen gezählt.
building-treasury = Schatzkammer
    .effect = Sofort: Du erhältst 1 Gold oder 3 Silber.
building-university = Universität
    .effect = Am Ende: +2 Punkte, wenn du keine unbezahlte Schuld hast.
building-watchtower = Wachturm
    .effect = Sofort: Alle Spieler mit 3 oder mehr Arbeitern im Gefängnis verlieren 1 Tugend, auch du.
building-well = Brunnen
    .effect = Sofort: Du erhältst 4 Lehm.
building-wood_market = Holzmarkt
    .effect = Am Ende: +2 Punkte, wenn du mehr Holz hast als jeder andere Spieler.
building-crane = Kran
    .effect = Sofort: Du darfst einen zweiten Arbeiter in die Zunfthalle legen und dort eine ganze Aktion ausführen.
building-graveyard = Friedhof
    .effect = Sofort: Du gibst 1 deiner Lehrlinge ab.
building-museum = Museum
    .effect = Am Ende: +1 Tugend je 2 Gebäude, die du errichtet hast, dieses eingeschlossen.

character-ada = Ada
    .power = Bei allen Kosten mit Steuer zahlst du 1 Steuer weniger, zusätzlich zu dem, was deine Tugend erspart.
character-caroline = Karoline
    .power = Jede deiner Aktionen auf dem Schwarzmarkt endet damit, dass du 1 Gebäudekarte ziehst.
character-frederick = Friedrich
    .power = Die Stufen der Kathedrale kosten dich keine Gebäudekarte.
character-rudolf = Rudolf
    .power = Das Anheuern in der Werkstatt kostet dich 1 Silber weniger, und du kannst 6 Lehrlinge haben.
character-therese = Therese
    .power = Gold und Marmor sind für dich derselbe Rohstoff.
character-lothaire = Lothar
    .power = Jedes Gebäude und jede Stufe der Kathedrale kostet dich 1 Holz oder 1 Stein weniger, sofern das zu den Kosten gehört.
character-hugo = Hugo
    .power = Jedes Mal, wenn du eine Schuld nehmen müsstest, darfst du stattdessen 2 Silber zahlen.
character-clovis = Chlodwig
    .power = Jedes Mal, wenn du ein Gebäude errichtest, ziehst du 1 Gebäudekarte.
character-fara = Fara
    .power = Bei jedem Schwarzmarkt-Reset darfst du 1 deiner Arbeiter aus dem Gefängnis befreien.
character-bertha = Bertha
    .power = Wenn du gefangene Arbeiter ins Gefängnis schickst, erhältst du 2 Silber mehr.

bot-constantine = Konstantin
bot-helena = Helena

reward-reward_silver = Belohnung: 1 Tugend, 3 Silber
    .plain = 1 Tugend, 3 Silber
reward-reward_wood = Belohnung: 1 Tugend, 2 Holz
    .plain = 1 Tugend, 2 Holz
reward-reward_stone = Belohnung: 1 Tugend, 2 Stein
    .plain = 1 Tugend, 2 Stein
reward-reward_building_card = Belohnung: 1 Tugend, 1 Gebäudekarte
    .plain = 1 Tugend, 1 Gebäudekarte
reward-reward_virtue = Belohnung: 2 Tugend
    .plain = 2 Tugend
reward-reward_gold = Belohnung: 1 Tugend, 1 Gold
    .plain = 1 Tugend, 1 Gold

# Belohnungskarten als Herkunft: Was sie bringen, steht daneben
source-reward_silver = { term-reward_card }
source-reward_wood = { term-reward_card }
source-reward_stone = { term-reward_card }
source-reward_building_card = { term-reward_card }
source-reward_virtue = { term-reward_card }
source-reward_gold = { term-reward_card }

# Karten des Schwarzmarkts mit dem Angebot ihrer großen Seite
market-bm_01 = Schwarzmarktkarte 1 (2 { good-marble }, 2 { good-wood })
market-bm_02 = Schwarzmarktkarte 2 (1 { good-marble }, 1 { good-gold }, 1 { good-stone }, 1 { good-wood })
market-bm_03 = Schwarzmarktkarte 3 (2 { good-marble }, 2 { good-stone })
market-bm_04 = Schwarzmarktkarte 4 (1 { good-gold }, 1 { good-stone }, 2 { good-wood })
market-bm_05 = Schwarzmarktkarte 5 (1 { good-marble }, 2 { good-stone }, 1 { good-wood })
market-bm_06 = Schwarzmarktkarte 6 (2 { good-marble }, 2 { good-stone })
market-bm_07 = Schwarzmarktkarte 7 (1 { good-marble }, 2 { good-stone }, 1 { good-wood })
market-bm_08 = Schwarzmarktkarte 8 (1 { good-gold }, 1 { good-stone }, 2 { good-wood })
market-bm_09 = Schwarzmarktkarte 9 (1 { good-marble }, 1 { good-gold }, 1 { good-stone }, 1 { good-wood })
market-bm_10 = Schwarzmarktkarte 10 (2 { good-marble }, 2 { good-wood })
# Ihre kleinen Seiten: mehr ist von der obersten Karte des linken Stapels nicht zu sehen
face-1_marble = 1 { good-marble }
face-2_gold = 2 { good-gold }
face-1_stone_1_marble = 1 { good-stone }, 1 { good-marble }
face-1_wood_1_gold = 1 { good-wood }, 1 { good-gold }
face-1_wood_1_marble = 1 { good-wood }, 1 { good-marble }

## Mengen: Einträge einer Liste

amount-clay = { $count } { good-clay }
amount-wood = { $count } { good-wood }
amount-stone = { $count } { good-stone }
amount-gold = { $count } { good-gold }
amount-marble = { $count } { good-marble }
amount-silver = { $count } { good-silver }
amount-virtue = { $count } { term-virtue }
amount-prestige = { $count } SP
amount-building_card =
    { $count ->
        [one] { $count } Gebäudekarte
       *[other] { $count } Gebäudekarten
    }
amount-any = { $count } Lehm, Holz oder Stein
amount-wood_or_stone = { $count } Holz oder Stein

## Teile einer Zahl: Erträge, Preise, Tugend, Endwertung

part-base = Ort
part-workers = Arbeiter
part-hire = Anheuern
part-limit = Alle
part-tax = { term-tax }
part-silver = { good-silver }
part-virtue = { term-virtue }
part-capture = { term-capture }
part-stealing = Diebstahl
part-black_market = { location-black_market }
part-bm_left = { location-bm_left }
part-bm_middle = { location-bm_middle }
part-bm_right = { location-bm_right }
# Was eine Zahl, die unter 0 gefallen ist, wieder auf 0 bringt.
part-minimum = Nicht unter 0
    .told = nie unter 0
part-set_up = Spielaufbau
part-conspirator_1 = { apprentice-conspirator_1.plain }
part-conspirator_2 = { apprentice-conspirator_2.plain }
part-illusionist = { apprentice-illusionist }
part-jeweller_1 = { apprentice-jeweller_1.plain }
part-jeweller_2 = { apprentice-jeweller_2.plain }
part-miner_1 = { apprentice-miner_1.plain }
part-miner_2 = { apprentice-miner_2.plain }
part-stonecutter_1 = { apprentice-stonecutter_1.plain }
part-stonecutter_2 = { apprentice-stonecutter_2.plain }
part-thief = { apprentice-thief }
part-trickster = { apprentice-trickster }
part-woodcutter_1 = { apprentice-woodcutter_1.plain }
part-woodcutter_2 = { apprentice-woodcutter_2.plain }
part-overseer = { apprentice-overseer }
part-ada = { character-ada }
part-rudolf = { character-rudolf }
part-castle = { building-castle }
part-chapel = { building-chapel }
part-observatory = { building-observatory }
part-reservoir = { building-reservoir }
part-trading_post = { building-trading_post }
part-museum = { building-museum }
part-buildings = Gebäude
part-building_bonuses = Boni der Gebäude
part-cathedral = { location-cathedral }
part-unpaid_debt = Unbezahlte Schulden
part-gold = { good-gold }
part-marble = { good-marble }
part-prison = { location-prison }
part-guildhall = { location-guildhall }

## Was entschieden werden kann: ein kurzer Name

task-choose_character = die Wahl eines Charakters
task-draft_pick = die Auswahl einer Gebäudekarte
task-starting_apprentice = der erste Lehrling
task-place_worker = das Einsetzen eines Arbeiters
task-recall_worker = das Zurückholen eines Arbeiters
task-mines_good = Lehm oder Gold aus den Minen
task-storehouse_trade = der Handel im Königlichen Lager
task-pay = womit bezahlt wird
task-workshop_mode = Anheuern oder Baupläne
task-bm_middle_mode = Anheuern oder Karten vom Schwarzmarkt
task-hire_card = wer angeheuert wird
task-discard_apprentice = welcher Lehrling abgegeben wird
task-keep_building = welche Gebäudekarte behalten wird
task-capture = die Gefangennahme von Arbeitern
task-guardhouse_action = die Aktionen im Wachhaus
task-ransom_payment = die Zahlung des Lösegelds
task-guildhall_mode = was gebaut wird
task-discount = was erspart wird
task-cathedral_payment = die Waren für die Kathedrale
task-cathedral_discard = die Karte, die für die Kathedrale abgeworfen wird
task-building_choice = die Nutzung eines Gebäudes
task-destroy_debt = das Vernichten einer Schuld
task-avoid_debt = das Abwenden einer Schuld
task-reset_ability = die Fähigkeiten beim Schwarzmarkt-Reset
task-release_count = wie viele Arbeiter das Gefängnis verlassen
task-hand_limit = das Abwerfen bis zum Handlimit
task-endgame_order = wann das Verlies seine Tugend nimmt
# Zufall
task-character = ein Charakter
task-first_player = der Startspieler
task-deal = die Gebäudekarten zur Auswahl
task-draw = die gezogenen Gebäudekarten
task-reveal = die Lehrlinge, die ausliegen
task-small_market = die kleine Seite der nächsten Schwarzmarktkarte
task-large_market = die umgedrehte Schwarzmarktkarte
task-reward = die oberste Belohnung
task-scheme = die Intrige des Bots (eigener Ersatz)

## Was gefragt wird

decision-choose_character = Welchen Charakter spielst du?
decision-draft_pick = Welche Gebäudekarte behältst du? Die anderen gehen nach links weiter.
    .alone = Welche Gebäudekarte behältst du?
decision-starting_apprentice = Mit welchem Lehrling beginnst du?
decision-place_worker = Setze einen Arbeiter ein.
decision-recall_worker = Du hast keinen Arbeiter mehr: Hole einen zurück.
decision-mines_good = Minen: Lehm oder Gold?
decision-storehouse_trade = Königliches Lager: Handle oder höre auf.
decision-pay = Du zahlst { $price }: womit?
decision-workshop_mode = Werkstatt: Heuerst du einen Lehrling an, oder ziehst du Gebäudekarten?
decision-bm_middle_mode = Schwarzmarkt: Heuerst du einen beliebigen Lehrling an, oder ziehst du 5 Gebäudekarten und behältst eine?
decision-hire_card = { $at }: Wen heuerst du an?
decision-discard_apprentice = Welchen deiner Lehrlinge gibst du ab?
decision-keep_building = Welche Gebäudekarte behältst du? Die anderen kommen unter den Stapel.
# $cost ist "tax" (die erste Gefangennahme eines Besuchs), "silver" oder "free".
decision-capture = Nimm für 1 Steuer eine Gruppe gefangen oder höre auf.
# $places sind die Orte, an denen in diesem Besuch schon Gruppen gefangen wurden. $spared ist, wie viel Silber noch erspart bleibt.
decision-capture-places =
    { $spared ->
        [0] Nimm für 1 Silber eine Gruppe gefangen oder höre auf. Bisher in diesem Besuch: { $places }.
       *[other] Nimm kostenlos eine Gruppe gefangen oder höre auf. Bisher in diesem Besuch: { $places }.
    }
decision-capture-building = { $building }: Nimm kostenlos eine Gruppe gefangen oder höre auf.
decision-guardhouse_action = Wachhaus: Wähle eine Aktion oder höre auf.
decision-ransom_payment = Womit bezahlst du das Lösegeld?
decision-guildhall_mode = Zunfthalle: Welches Gebäude errichtest du, oder baust du an der Kathedrale weiter?
decision-discount = { $card }: Was ersparst du dir?
decision-cathedral_payment = Kathedrale: Du zahlst { $price }. Womit?
decision-cathedral_discard = Kathedrale: Welche Gebäudekarte wirfst du ab?
decision-building_choice = { $building }: Wie nutzt du das Gebäude?
decision-destroy_debt = Mehr Tugend gibt es nicht: Vernichtest du stattdessen eine unbezahlte Schuld?
decision-avoid_debt = Du müsstest eine Schuld nehmen: Zahlst du stattdessen 2 Silber?
decision-reset_ability = Schwarzmarkt-Reset: Nutze eine Fähigkeit oder höre auf.
decision-reset_ability-used = Schwarzmarkt-Reset: Nutze noch eine Fähigkeit oder höre auf. Schon genutzt: { $used }.
decision-release_count = Wie viele deiner Arbeiter befreist du aus dem Gefängnis?
decision-hand_limit = Du hast mehr als 6 Gebäudekarten: Welche wirfst du ab?
decision-endgame_order = Nimmt dir das Verlies die 2 Tugend vor oder nach dem, was deine Gebäude bringen?

## Möglichkeiten

action-stop = Aufhören
action-pick = Auswählen: { $building }
action-choose = Spielen: { $character }
action-place = Arbeiter einsetzen: { $location }
action-recall = Arbeiter zurückholen: { $location }
action-recall-colour = Arbeiter zurückholen, vom Tableau von { $colour }
action-mine = Abbauen: { $good }
# $trade ist "virtue" oder "marble": was einer der beiden aufgedruckten Tausche bringt.
action-trade-trade =
    { $trade ->
        [virtue] Handeln: 2 Lehm, Holz oder Stein → 1 Tugend
       *[marble] Handeln: 3 Holz oder Stein → 1 Marmor
    }
    .short =
        { $trade ->
            [virtue] 2 Lehm, Holz oder Stein → 1 Tugend
           *[marble] 3 Holz oder Stein → 1 Marmor
        }
action-trade-trade-gain =
    { $trade ->
        [virtue] Handeln: 2 Lehm, Holz oder Stein → { $gain }
       *[marble] Handeln: 3 Holz oder Stein → { $gain }
    }
action-trade-apprentice = Handeln: { $apprentice }
action-trade-apprentice-gain = Handeln: { $apprentice } → { $gain }
action-hire = Einen Lehrling anheuern
action-hire-apprentice = Anheuern: { $apprentice }
action-plans = Gebäudekarten ziehen
action-discard = Abwerfen: { $building }
action-discard-apprentice = Abgeben: { $apprentice }
action-keep = Behalten: { $building }
action-capture = Eine Gruppe gefangen nehmen
# $group ist ein Ort und eine Farbe.
action-capture-group = Gefangen nehmen: { $group }
action-send_captured_to_prison = Alle gefangenen Arbeiter ins Gefängnis schicken
    .short = Gefangene ins Gefängnis
action-release_from_prison = Alle eigenen Arbeiter aus dem Gefängnis befreien
    .short = Eigene befreien
action-ransom = Alle eigenen Arbeiter von anderen Tableaus freikaufen
    .short = Eigene freikaufen
action-pay_off_debt = Eine Schuld begleichen
action-pay-ransom =
    { $ransom ->
        [silver] Mit Silber bezahlen
       *[debt] 1 Schuld nehmen und 1 Tugend verlieren
    }
action-build = Errichten: { $building }
action-advance = An der Kathedrale weiterbauen
action-spare = 1 weniger zahlen: { $good }
action-destroy_debt = Eine unbezahlte Schuld vernichten
action-avoid_debt = Stattdessen 2 Silber zahlen
action-take_debt = Die Schuld nehmen
action-release_captured = Alle eigenen Arbeiter von anderen Tableaus zurückholen
    .short = Eigene zurückholen
action-use = Nutzen: { $ability }
action-release =
    { $count ->
        [one] 1 Arbeiter befreien
       *[other] { $count } Arbeiter befreien
    }
action-loss_first = Zuerst der Verlust
action-loss_last = Der Verlust zuletzt

## Ereignisse

event-market_shown = Der linke Stapel des Schwarzmarkts bietet nun { $face }.
event-apprentices_revealed = Neu in der Werkstatt: { $cards }.
event-character_taken = { $seat } spielt { $character }.
    .you = Du spielst { $character }.
event-card_picked = { $seat } behält eine Gebäudekarte.
    .you = Du behältst eine Gebäudekarte.
event-card_picked-cards = { $seat } behält eine Gebäudekarte: { $cards }.
    .you = Du behältst eine Gebäudekarte: { $cards }.
event-cards_passed =
    { $count ->
        [one] Alle geben 1 Karte nach links weiter.
       *[other] Alle geben { $count } Karten nach links weiter.
    }
event-turn_order_set = Die Reihenfolge ist: { $order }.
event-turn_began = { $seat } ist am Zug.
    .you = Du bist am Zug.
event-worker_placed = { $seat } setzt einen Arbeiter ein: { $place }.
    .you = Du setzt einen Arbeiter ein: { $place }.
# $place ist ein Ort oder die Farbe des Tableaus, von dem der Arbeiter kommt.
event-worker_recalled = { $seat } holt einen Arbeiter zurück: { $place }.
    .you = Du holst einen Arbeiter zurück: { $place }.
event-worker_let_go = { $seat } holt nach einer Hausregel einen Arbeiter zurück: { $place }.
    .you = Du holst nach einer Hausregel einen Arbeiter zurück: { $place }.
event-turn_skipped = { $seat } kann auch nach der Hausregel keinen Arbeiter zurückholen: Der Zug entfällt.
    .you = Du kannst auch nach der Hausregel keinen Arbeiter zurückholen: Dein Zug entfällt.
event-final_round_began = Die Zunfthalle ist voll: Alle haben noch einen Zug.
# $decision ist eine Nachricht task-…
event-stopped = { $seat } hört auf ({ $decision }).
    .you = Du hörst auf ({ $decision }).
event-produced = { $seat } erhält { $goods } ({ $parts }): { $place }.
    .you = Du erhältst { $goods } ({ $parts }): { $place }.
# $source ist eine Karte, ein Ort oder eine Fähigkeit.
event-gained = { $seat } erhält { $goods }: { $source }.
    .you = Du erhältst { $goods }: { $source }.
event-silver_paid =
    { $seat } zahlt { $cost } Silber{ $tax ->
        [0] {""}
       *[other] , davon { $tax } als Steuer
    } ({ $parts }).
    .you =
        Du zahlst { $cost } Silber{ $tax ->
            [0] {""}
           *[other] , davon { $tax } als Steuer
        } ({ $parts }).
event-virtue_gained = { $seat } gewinnt { $virtue } Tugend und hat jetzt { $level }.
    .you = Du gewinnst { $virtue } Tugend und hast jetzt { $level }.
event-virtue_lost = { $seat } verliert { $virtue } Tugend und hat jetzt { $level }.
    .you = Du verlierst { $virtue } Tugend und hast jetzt { $level }.
event-virtue_lost-parts = { $seat } verliert { $virtue } Tugend ({ $parts }) und hat jetzt { $level }.
    .you = Du verlierst { $virtue } Tugend ({ $parts }) und hast jetzt { $level }.
event-debt_taken =
    { $count ->
        [one] { $seat } nimmt eine Schuld.
       *[other] { $seat } nimmt { $count } Schulden.
    }
    .you =
        { $count ->
            [one] Du nimmst eine Schuld.
           *[other] Du nimmst { $count } Schulden.
        }
event-debt_destroyed = { $seat } vernichtet eine unbezahlte Schuld.
    .you = Du vernichtest eine unbezahlte Schuld.
event-debt_kept = { $seat } vernichtet keine Schuld.
    .you = Du vernichtest keine Schuld.
event-debt_paid_off = { $seat } begleicht eine Schuld.
    .you = Du begleichst eine Schuld.
event-cards_drawn =
    { $count ->
        [one] { $seat } zieht 1 Gebäudekarte.
       *[other] { $seat } zieht { $count } Gebäudekarten.
    }
    .you =
        { $count ->
            [one] Du ziehst 1 Gebäudekarte.
           *[other] Du ziehst { $count } Gebäudekarten.
        }
event-cards_drawn-cards =
    { $count ->
        [one] { $seat } zieht 1 Gebäudekarte: { $cards }.
       *[other] { $seat } zieht { $count } Gebäudekarten: { $cards }.
    }
    .you =
        { $count ->
            [one] Du ziehst 1 Gebäudekarte: { $cards }.
           *[other] Du ziehst { $count } Gebäudekarten: { $cards }.
        }
event-cards_put_under =
    { $count ->
        [one] { $seat } legt 1 Gebäudekarte unter den Stapel.
       *[other] { $seat } legt { $count } Gebäudekarten unter den Stapel.
    }
    .you =
        { $count ->
            [one] Du legst 1 Gebäudekarte unter den Stapel.
           *[other] Du legst { $count } Gebäudekarten unter den Stapel.
        }
event-cards_put_under-cards =
    { $count ->
        [one] { $seat } legt 1 Gebäudekarte unter den Stapel: { $cards }.
       *[other] { $seat } legt { $count } Gebäudekarten unter den Stapel: { $cards }.
    }
    .you =
        { $count ->
            [one] Du legst 1 Gebäudekarte unter den Stapel: { $cards }.
           *[other] Du legst { $count } Gebäudekarten unter den Stapel: { $cards }.
        }
event-batch_reached =
    { $count ->
        [one] Der Stapel der Gebäudekarten ist aufgebraucht: Nun kommt die Karte, die { $seat } darunter gelegt hat.
       *[other] Der Stapel der Gebäudekarten ist aufgebraucht: Nun kommen die { $count } Karten, die { $seat } darunter gelegt hat.
    }
    .you =
        { $count ->
            [one] Der Stapel der Gebäudekarten ist aufgebraucht: Nun kommt die Karte, die du darunter gelegt hast.
           *[other] Der Stapel der Gebäudekarten ist aufgebraucht: Nun kommen die { $count } Karten, die du darunter gelegt hast.
        }
event-pile_empty =
    { $count ->
        [one] Der Stapel der Gebäudekarten ist leer: { $seat } zieht 1 Karte weniger.
       *[other] Der Stapel der Gebäudekarten ist leer: { $seat } zieht { $count } Karten weniger.
    }
    .you =
        { $count ->
            [one] Der Stapel der Gebäudekarten ist leer: Du ziehst 1 Karte weniger.
           *[other] Der Stapel der Gebäudekarten ist leer: Du ziehst { $count } Karten weniger.
        }
event-cards_skipped = { $seat } legt { $cost } Silber auf übergangene Lehrlinge.
    .you = Du legst { $cost } Silber auf übergangene Lehrlinge.
event-apprentice_hired =
    { $silver ->
        [0] { $seat } heuert einen Lehrling an: { $card }.
       *[other] { $seat } heuert einen Lehrling an und nimmt { $silver } Silber von der Karte: { $card }.
    }
    .you =
        { $silver ->
            [0] Du heuerst einen Lehrling an: { $card }.
           *[other] Du heuerst einen Lehrling an und nimmst { $silver } Silber von der Karte: { $card }.
        }
event-apprentice_discarded = { $seat } gibt einen Lehrling ab: { $card }.
    .you = Du gibst einen Lehrling ab: { $card }.
event-apprentice_swept =
    { $silver ->
        [0] Ein Lehrling kommt unter den Stapel: { $card }.
       *[other] Ein Lehrling kommt unter den Stapel, { $silver } Silber von der Karte in den Vorrat: { $card }.
    }
event-workers_captured =
    { $whose ->
        [own] { $seat } holt { $count } Arbeiter heim: { $place }.
        [yours]
            { $count ->
                [one] { $seat } nimmt 1 deiner Arbeiter gefangen: { $place }.
               *[other] { $seat } nimmt { $count } deiner Arbeiter gefangen: { $place }.
            }
       *[others] { $seat } nimmt { $count } Arbeiter von { $colour } gefangen: { $place }.
    }
    .you =
        { $whose ->
            [own] Du holst { $count } Arbeiter heim: { $place }.
           *[others] Du nimmst { $count } Arbeiter von { $colour } gefangen: { $place }.
        }
event-taxes_stolen = { $seat } stiehlt { $silver } Silber aus dem Steueramt.
    .you = Du stiehlst { $silver } Silber aus dem Steueramt.
event-captured_sold =
    { $seat } schickt { $count ->
        [one] 1 gefangenen Arbeiter
       *[other] { $count } gefangene Arbeiter
    } ins Gefängnis ({ $owners }){ $silver ->
        [0] .
       *[other] {" "}und erhält { $silver } Silber.
    }
    .you =
        Du schickst { $count ->
            [one] 1 gefangenen Arbeiter
           *[other] { $count } gefangene Arbeiter
        } ins Gefängnis ({ $owners }){ $silver ->
            [0] .
           *[other] {" "}und erhältst { $silver } Silber.
        }
event-prisoners_released =
    { $count ->
        [one] 1 Arbeiter von { $seat } verlässt das Gefängnis.
       *[other] { $count } Arbeiter von { $seat } verlassen das Gefängnis.
    }
    .you =
        { $count ->
            [one] 1 deiner Arbeiter verlässt das Gefängnis.
           *[other] { $count } deiner Arbeiter verlassen das Gefängnis.
        }
event-captured_released =
    { $count ->
        [one] 1 Arbeiter von { $seat } kehrt von einem anderen Tableau zurück ({ $holders }).
       *[other] { $count } Arbeiter von { $seat } kehren von anderen Tableaus zurück ({ $holders }).
    }
    .you =
        { $count ->
            [one] 1 deiner Arbeiter kehrt von einem anderen Tableau zurück ({ $holders }).
           *[other] { $count } deiner Arbeiter kehren von anderen Tableaus zurück ({ $holders }).
        }
event-reset_began = Schwarzmarkt-Reset.
event-worker_imprisoned = Ein Arbeiter von { $seat } kommt vom Schwarzmarkt ins Gefängnis.
    .you = Einer deiner Arbeiter kommt vom Schwarzmarkt ins Gefängnis.
event-market_turned = Der rechte Stapel des Schwarzmarkts zeigt nun: { $card }.
event-market_shuffled = Der rechte Stapel des Schwarzmarkts wird gemischt und zum linken.
event-ability_used = { $seat } nutzt eine Fähigkeit: { $card }.
    .you = Du nutzt eine Fähigkeit: { $card }.
event-prison_counted =
    { $count ->
        [one] 1 Arbeiter von { $seat } ist im Gefängnis.
       *[other] { $count } Arbeiter von { $seat } sind im Gefängnis.
    }
    .you =
        { $count ->
            [one] 1 deiner Arbeiter ist im Gefängnis.
           *[other] { $count } deiner Arbeiter sind im Gefängnis.
        }
event-building_constructed = { $seat } errichtet ein Gebäude: { $card }.
    .you = Du errichtest ein Gebäude: { $card }.
event-level_reached = { $seat } erreicht Stufe { $level } der Kathedrale.
    .you = Du erreichst Stufe { $level } der Kathedrale.
event-reward_revealed = { $seat } deckt eine Belohnung auf: { $reward }.
    .you = Du deckst eine Belohnung auf: { $reward }.
event-no_reward_left = Für { $seat } ist keine Belohnung mehr da.
    .you = Für dich ist keine Belohnung mehr da.
event-scheme_revealed = Der Bot ({ $seat }) folgt einer Karte unseres eigenen Ersatzstapels: { $place }.
event-schemes_shuffled = Die abgelegten Karten des Bots werden in seinen Ersatzstapel gemischt.
event-future_mixed_in =
    { $count ->
        [one] 1 künftige Karte wird in den Ersatzstapel des Bots gemischt.
       *[other] { $count } künftige Karten werden in den Ersatzstapel des Bots gemischt.
    }
event-automa_gathered =
    { $count ->
        [one] Der Bot ({ $seat }) holt 1 Arbeiter zurück.
       *[other] Der Bot ({ $seat }) holt { $count } Arbeiter zurück.
    }
event-tax_added = { $silver } Silber kommt ins Steueramt.
event-tax_stand_emptied = { $seat } leert das Steueramt: { $silver } Silber in den Vorrat.
    .you = Du leerst das Steueramt: { $silver } Silber in den Vorrat.
event-last_virtue_gained = Die Gebäude von { $seat } bringen am Ende Tugend ({ $parts }).
    .you = Deine Gebäude bringen am Ende Tugend ({ $parts }).
event-points_counted = { $seat } hat keine Punkte.
    .you = Du hast keine Punkte.
event-points_counted-parts =
    { $points ->
        [one] { $seat } hat 1 Punkt ({ $parts }).
       *[other] { $seat } hat { $points } Punkte ({ $parts }).
    }
    .you =
        { $points ->
            [one] Du hast 1 Punkt ({ $parts }).
           *[other] Du hast { $points } Punkte ({ $parts }).
        }
event-automa_counted = { $bot } hat keine Punkte.
event-automa_counted-parts =
    { $points ->
        [one] { $bot } hat 1 Punkt ({ $parts }).
       *[other] { $bot } hat { $points } Punkte ({ $parts }).
    }
# Ohne Gewinner hat der Bot gewonnen.
event-game_ended =
    { $points ->
        [one] Das Spiel ist zu Ende. Der Bot gewinnt; der beste Spieler hat 1 Punkt.
       *[other] Das Spiel ist zu Ende. Der Bot gewinnt; der beste Spieler hat { $points } Punkte.
    }
event-game_ended-winners =
    Das Spiel ist zu Ende. Sieg mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }: { $winners }.
    .you =
        Das Spiel ist zu Ende. Du gewinnst mit { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkten
        }.

## Hindernisse

obstacle-not_in_this_game = Dieser Charakter ist nicht im Spiel: { $character }.
obstacle-colour_taken = Jemand spielt schon einen Charakter dieser Farbe: { $character }.
obstacle-not_drawn = Diese Karte steht dir nicht zur Auswahl: { $card }.
obstacle-not_in_hand = Du hast diese Karte nicht auf der Hand: { $card }.
obstacle-no_taxes = Auf dem Steueramt liegt kein Silber.
obstacle-space_occupied = Dort steht schon ein Arbeiter: { $place }.
obstacle-market_closed = Mit { $virtue } Tugend ist dir der Schwarzmarkt verschlossen.
obstacle-market_closed-seat = Mit { $virtue } Tugend ist der Schwarzmarkt für { $seat } geschlossen.
obstacle-nothing_offered = Dort gibt es nichts zu holen: { $place }.
obstacle-nothing_to_build = Du kannst jetzt weder ein Gebäude errichten noch an der Kathedrale weiterbauen.
obstacle-nothing_to_build-seat = { $seat } kann jetzt weder ein Gebäude errichten noch an der Kathedrale weiterbauen.
obstacle-too_few_silver =
    Es kostet { $cost } Silber; du hast { $held ->
        [0] keines
       *[other] { $held }
    }.
obstacle-too_few_silver-seat =
    Es kostet { $cost } Silber; { $seat } hat { $held ->
        [0] keines
       *[other] { $held }
    }.
obstacle-no_own_worker_there = Du hast dort keinen Arbeiter: { $place }.
obstacle-workers_on_large_circles = Zuerst holst du die Arbeiter zurück, die gefangen werden können.
obstacle-workers_on_large_circles-seat = Zuerst holt { $seat } die Arbeiter zurück, die gefangen werden können.
obstacle-never_recalled = Von dort wird nie ein Arbeiter zurückgeholt: { $place }.
obstacle-too_few_workers = Für Gold brauchst du dort { $least } Arbeiter.
obstacle-too_few_workers-seat = Für Gold braucht { $seat } dort { $least } Arbeiter.
obstacle-not_your_apprentice = Diesen Lehrling hast du nicht: { $card }.
obstacle-not_your_apprentice-seat = Diesen Lehrling hat { $seat } nicht: { $card }.
obstacle-nobody_to_hire = Es liegt kein Lehrling aus.
obstacle-no_building_cards = Es sind keine Gebäudekarten mehr da.
obstacle-not_face_up = Dieser Lehrling liegt nicht aus: { $card }.
obstacle-no_workers_there = { $colour } hat dort keine Arbeiter: { $place }.
obstacle-too_many_locations =
    { $most ->
        [one] In einem Besuch kannst du nur an 1 Ort Gruppen gefangen nehmen.
       *[other] In einem Besuch kannst du nur an { $most } Orten Gruppen gefangen nehmen.
    }
obstacle-too_many_locations-seat =
    { $most ->
        [one] In einem Besuch kann { $seat } nur an 1 Ort Gruppen gefangen nehmen.
       *[other] In einem Besuch kann { $seat } nur an { $most } Orten Gruppen gefangen nehmen.
    }
obstacle-nobody_captured = Du hast niemanden gefangen.
obstacle-nobody_captured-seat = { $seat } hat niemanden gefangen.
obstacle-nobody_in_prison = Keiner deiner Arbeiter ist im Gefängnis.
obstacle-nobody_in_prison-seat = Kein Arbeiter von { $seat } ist im Gefängnis.
obstacle-nobody_to_ransom = Keiner deiner Arbeiter ist auf einem anderen Tableau.
obstacle-nobody_to_ransom-seat = Kein Arbeiter von { $seat } ist auf einem anderen Tableau.
obstacle-nobody_to_capture = Es gibt keine Gruppe, die gefangen werden könnte.
obstacle-no_unpaid_debt = Du hast keine unbezahlte Schuld.
obstacle-no_unpaid_debt-seat = { $seat } hat keine unbezahlte Schuld.
obstacle-skills_missing = Deinen Lehrlingen fehlen Fertigkeiten: { $skills }.
obstacle-skills_missing-seat = Den Lehrlingen von { $seat } fehlen Fertigkeiten: { $skills }.
obstacle-not_in_the_cost = Das gehört nicht zum Preis: { $goods }.
obstacle-top_level_reached = Du bist an der Spitze der Kathedrale angekommen.
obstacle-top_level_reached-seat = { $seat } ist an der Spitze der Kathedrale angekommen.
obstacle-cathedral_closed = Mit { $virtue } Tugend kannst du nicht an der Kathedrale bauen.
obstacle-cathedral_closed-seat = Mit { $virtue } Tugend kann { $seat } nicht an der Kathedrale bauen.
obstacle-level_full = Auf Stufe { $level } der Kathedrale ist kein Platz frei.
obstacle-no_card_to_discard = Du hast keine Gebäudekarte zum Abwerfen.
obstacle-no_card_to_discard-seat = { $seat } hat keine Gebäudekarte zum Abwerfen.
obstacle-no_worker_left = Du hast keinen Arbeiter mehr.
obstacle-no_worker_left-seat = { $seat } hat keinen Arbeiter mehr.
obstacle-not_your_ability = Diese Fähigkeit hast du nicht: { $card }.
obstacle-already_used = Diese Fähigkeit hast du schon genutzt: { $card }.
obstacle-workers_in_prison =
    { $count ->
        [one] 1 deiner Arbeiter ist im Gefängnis.
       *[other] { $count } deiner Arbeiter sind im Gefängnis.
    }
obstacle-workers_in_prison-seat =
    { $count ->
        [one] 1 Arbeiter von { $seat } ist im Gefängnis.
       *[other] { $count } Arbeiter von { $seat } sind im Gefängnis.
    }
obstacle-too_few_prisoners =
    { $count ->
        [one] Nur 1 deiner Arbeiter ist im Gefängnis.
       *[other] Nur { $count } deiner Arbeiter sind im Gefängnis.
    }
obstacle-too_few_prisoners-seat =
    { $count ->
        [one] Nur 1 Arbeiter von { $seat } ist im Gefängnis.
       *[other] Nur { $count } Arbeiter von { $seat } sind im Gefängnis.
    }

## Was an einer Stellung falsch ist

why-guildhall_not_full = Es gibt letzte Züge, aber die Zunfthalle ist nicht voll.
why-level_full = Auf Stufe { $given } der Kathedrale stehen mehr Marker, als sie Plätze hat.
why-no_reset_ahead = Ein Reset soll anstehen, aber nichts hat ihn ausgelöst.
why-not_all_rewards = Übrige und vergebene Belohnungen sind zusammen { $most }.
why-not_clockwise = Die Reihenfolge geht nicht im Uhrzeigersinn.
why-not_reset = Alle Plätze des Schwarzmarkts sind besetzt, aber es steht kein Reset an.
why-own_worker = Niemand nimmt Arbeiter der eigenen Farbe gefangen: { $given }.

## Das geführte erste Spiel

tutorial-aim = Willkommen bei den Architekten! Wir bauen eine Stadt und an ihrer Kathedrale. Gebäude, Kathedrale und ein guter Ruf bringen Punkte. Ich erkläre dir die Züge, während du gegen einen Bot spielst.
tutorial-draft = Wähle zuerst eine Gebäudekarte für dich; die anderen gehen an den Nachbarn. Eine Karte zeigt Preis und Punkte. Der Brunnen ist billig: 2 Holz und 2 Stein. Nimm ihn.
tutorial-draft_on = Wähle weiter aus dem, was du bekommst, bis du drei Karten hast. Nimm vorerst Billiges: Karten kannst du später nachziehen.
tutorial-turn = In jedem Zug setzt du einen Arbeiter ein und tust sofort, was der Ort bietet. Runden gibt es nicht. Setze einen in den Steinbruch, für 1 Stein: Drücke darauf, dann auf Fertig.
tutorial-stack = Dein Arbeiter bleibt dort. Je mehr von deinen an einem Ort stehen, desto mehr bringt der nächste. Setze einen zweiten hierher, für 2 Stein.
tutorial-forest = Nun Holz: Setze einen Arbeiter in den Wald. Du darfst auch etwas anderes tun, ich komme mit.
tutorial-mines = Die Minen geben Lehm, oder Gold, sobald dort zwei deiner Arbeiter stehen. Im Königlichen Lager werden Waren zu Marmor oder Tugend, ein Handel je Arbeiter von dir.
tutorial-silver = Silber ist hier das Geld. Beim Silberschmied erhältst du 1 Silber mehr, als du dort Arbeiter hast. Setze einen ein.
tutorial-workshop = In der Werkstatt heuerst du Lehrlinge an oder ziehst Gebäudekarten. Lehrlinge haben Fertigkeiten, die größere Gebäude verlangen, und helfen dir auch sonst. Setze einen Arbeiter ein.
tutorial-hire = Heuere jemanden für 4 Silber an. Mit einem Arbeiter hier steht dir die erste Spalte offen; für weiter rechts legst du auf jede übersprungene Karte 1 Silber.
tutorial-tax = Ein Teil vieler Preise ist Steuer und sammelt sich hier. Jeder darf mit einem Arbeiter alles stehlen, doch das kostet 2 Tugend, deinen guten Ruf.
tutorial-more_wood = Der Brunnen braucht 2 Holz. Dein zweiter Arbeiter im Wald bringt genau das.
tutorial-guildhall = Alles Bauen beginnt in der Zunfthalle. Ein Arbeiter, der dorthin geht, bleibt für immer. Setze einen ein: Den Brunnen kannst du nun bezahlen.
tutorial-build = Baue den Brunnen: Er bringt am Ende 3 Punkte und sofort 4 Lehm. Stattdessen könntest du auch an der Kathedrale bauen.
tutorial-cathedral = Die Kathedrale hat fünf Stufen. Jede kostet Waren und eine Gebäudekarte, bringt eine Belohnung und zählt bis zu 20 Punkte. Je höher, desto weniger Platz. Deine Tugend muss mindestens 5 sein.
tutorial-capture = Der Bot sammelt viele Arbeiter an einem Ort: Das bringt ihm viel. Im Stadtzentrum kannst du ihn bremsen. Setze hier einen Arbeiter ein.
tutorial-captives = Nimm eine ganze Gruppe gefangen: alle Arbeiter einer Farbe an einem Ort. Die erste kostet 1 Steuer, je Arbeiter von dir hier geht eine. Auch eigene holst du so heim.
tutorial-guardhouse = Im Wachhaus kommen Gefangene ins Gefängnis, für je 1 Silber. Dort befreist du auch eigene Arbeiter, aus dem Gefängnis oder von anderen, und bezahlst Schulden.
tutorial-virtue = Deine Tugend ist dein guter Ruf. Hohe Tugend bringt Punkte, schließt aber den Schwarzmarkt; niedrige erspart dir Steuern, kostet aber Punkte und schließt die Kathedrale.
tutorial-market = Der Schwarzmarkt gibt viel für Silber und 1 Tugend. Sind alle drei Plätze besetzt, gibt es eine Razzia: Arbeiter kommen ins Gefängnis, und wer dort die meisten hat, nimmt eine Schuld.
tutorial-goal = Ist die Zunfthalle voll, hat jeder noch einen letzten Zug. Gebäude, Kathedrale, Tugend, Gold und Marmor zählen; Schulden und Arbeiter im Gefängnis kosten Punkte.
tutorial-free = Das ist das ganze Spiel. Ohne Arbeiter holst du einen zurück. Spiele gegen den Bot weiter, solange du magst; der Verlauf hält alles fest. Lust auf mehr? Beginne ein richtiges Spiel.
