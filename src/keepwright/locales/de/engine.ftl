### Was die Engine über jedes Spiel sagt.

## Zahlen und Listen

list-and = { $most } und { $last }
# Whoever reads it, in a row of names.
you = du
nothing = nichts
part = { $label } { $count }
tally = { $total } ({ $parts })
coloured = { $name } ({ $colour })
unconfirmed = Nicht bestätigt: { $figures }. Sag uns, was in deinem Exemplar steht.
unconfirmed_piece = Zahlen nicht bestätigt: Sag uns, was in deinem Exemplar steht.

## Ereignisse

event-forced = { $seat } hat keine andere Wahl ({ $decision }): { $action }.
    .you = Du hast keine andere Wahl ({ $decision }): { $action }.
event-sealed = { $seat } hat verdeckt entschieden.
    .you = Du hast verdeckt entschieden.
event-sealed-action = { $seat } hat verdeckt entschieden: { $action }.
    .you = Du hast verdeckt entschieden: { $action }.
event-round_began = Runde { $round } beginnt.

## Ablehnungen

error-unreadable = „{ $text }“ ist kein Zug dieses Spiels.
error-unreadable-near = „{ $text }“ ist kein Zug dieses Spiels. Meinst du: { $near }?
# An outcome of chance that names too few things, or too many.
error-unreadable-count =
    { $count ->
        [one] „{ $text }“ kann nicht herauskommen: 1 wird gezogen.
       *[other] „{ $text }“ kann nicht herauskommen: { $count } werden gezogen.
    }
error-not_asked_for = Jetzt wird dies entschieden: { $due }.
error-not_asked_for-action = „{ $action }“ ist nicht gefragt. Jetzt wird dies entschieden: { $due }.
error-not_asked_for-chance = Gerade ist niemand gefragt: Zuerst entscheidet der Zufall über { $chance } (in Python: deal).
error-not_your_seat = { $seat } ist nicht am Zug, sondern { $due }.
error-not_your_seat-seats = Hier spielt niemand { $seat }. Am Tisch sitzen: { $seats }.
error-stale =
    Das Spiel ist weitergegangen: Du hast { $expected ->
        [one] 1 Zeile
       *[other] { $expected } Zeilen
    } der Partie gesehen, inzwischen sind es { $length }.
error-over = Das Spiel ist zu Ende.
error-nothing_to_undo =
    { $seat } kann nichts zurücknehmen: Seitdem hat jemand anders oder der Zufall gehandelt.
error-obstructed = „{ $action }“ ist jetzt nicht möglich. { $reasons }

## Falsche Aufrufe

error-unknown_game = Ein Spiel „{ $game }“ gibt es nicht. Es gibt: { $games }.
error-bad_option = Die Option { $option } kann sein: { $values }. Sie kann nicht { $given } sein.
error-bad_option-options = Eine Option „{ $option }“ gibt es nicht. Es gibt: { $options }.
error-unknown_seat = Hier spielt niemand { $seat }. Am Tisch sitzen: { $seats }.
error-too_many = Von einer Sorte kann es nicht mehr als { $most } geben.
error-other_game = Die beiden Stellungen gehören nicht zusammen: Die eine ist von { $game } mit { $seats }, die andere von { $given } mit { $others }.
error-bad_seats = Das Spiel ist für { $least } bis { $most } Personen, nicht für { $given }.
error-bad_seats-colour =
    Die Farbe „{ $colour }“ ist unbekannt oder doppelt vergeben. Es gibt: { $colours }.

## Falsche Dateien

error-bad_state = Das ist keine Stellung dieses Spiels. Bei { $path }: { $reason }
error-bad_record = Zeile { $line } der Aufzeichnung: { $reason }
error-bad_record-move = Zug { $move } der Aufzeichnung, „{ $text }“: { $reason }
error-bad_scenario = Das ist kein Szenario: { $reason }
error-bad_scenario-key = Das ist kein Szenario. Bei { $key }: { $reason }
error-bad_scenario-line = Das ist kein Szenario. Zeile { $line }: { $reason }
error-bad_scenario-count = { $reason }

why-bad_header = „{ $text }“ ist keine Kopfzeile.
why-header_twice = Die Kopfzeile { $header } kommt zweimal vor.
why-late_header = Die Kopfzeile „{ $text }“ steht hinter dem ersten Zug.
why-missing_header = Die Kopfzeile { $header } fehlt.
why-not_plain = Ein Szenario besteht nur aus Zuordnungen, Listen, Texten und Zahlen.
why-not_text = Das ist kein Text.
why-other_format = Das Format „{ $text }“ ist unbekannt.
why-unreadable = „{ $text }“ ist keine Zeile einer Partie.
why-missing = Hier fehlt etwas.
why-missing_key = Das fehlt.
why-named_twice = Etwas ist doppelt genannt: { $given }.
why-not_a_list = Hier muss eine Liste stehen.
why-not_a_map = Hier muss eine Zuordnung stehen.
why-not_a_number = Hier muss eine ganze Zahl stehen, nicht { $given }.
why-not_a_switch = Hier muss true oder false stehen, nicht { $given }.
why-other_game = Die Stellung gehört zu einem anderen Spiel.
why-other_rules = Geschrieben mit der Regelfassung { $given }; hier bekannt: { $known }.
why-bad_position = Die Stellung, mit der sie beginnt, ist nicht lesbar: { $text }
why-other_position = Die Stellung, mit der sie beginnt, hat andere Sitze oder Optionen als „{ $text }“.
why-other_seats = Die Plätze sind nicht die des Tisches.
why-out_of_range = Die Zahl ist zu groß oder zu klein.
why-out_of_range-least = Die Zahl liegt nicht zwischen { $least } und { $most }.
why-too_deep = Zuordnungen und Listen sind zu tief verschachtelt.
why-too_long = Mehr als { $line } Zeilen werden nicht gelesen.
why-not_json = Das ist kein JSON.
why-not_yaml = Das ist kein YAML.
why-alias = Anker (&) und Verweise (*) sind nicht erlaubt: Schreibe den Wert aus.
why-key_twice = „{ $key }“ steht zweimal da.
why-unknown_field = Ein solches Feld gibt es nicht.
why-unknown_id = { $given } ist unbekannt.
why-unknown_key = Einen solchen Schlüssel gibt es nicht.
why-unknown_key-near = Einen solchen Schlüssel gibt es nicht. Meinst du: { $near }?
why-unknown_path = „{ $path }“ kommt in keiner Stellung dieses Spiels vor.
why-unknown_path-near = „{ $path }“ kommt in keiner Stellung dieses Spiels vor. Meinst du: { $near }?
why-unknown_moment = Einen solchen Zeitpunkt gibt es in diesem Spiel nicht: { $given }.
why-unknown_moment-near = Einen solchen Zeitpunkt gibt es in diesem Spiel nicht: { $given }. Meinst du: { $near }?
why-unknown_rule = In den maßgeblichen Regeln gibt es „{ $given }“ nicht.
why-unknown_event = In diesem Spiel gibt es kein Ereignis namens „{ $given }“.
why-checks_nothing = Es prüft nichts.
why-beside_steps = Wo es Schritte gibt, steht das in einem von ihnen.
why-no_number_there = Dort steht keine Zahl.
why-several = Es sind { $count } Szenarien darin. Sag, welches gemeint ist, oder lass nur dieses stehen.
why-no_such_scenario =
    { $count ->
        [0] Es ist kein Szenario darin.
        [one] Es ist nur 1 Szenario darin.
       *[other] Es sind nur { $count } Szenarien darin.
    }
why-unknown_place = Einen Ort { $given } gibt es nicht.
why-unknown_task = Eine solche Aufgabe gibt es nicht: { $given }.

## Falsche Stellungen

why-cannot_be = Das kann nicht sein.
why-cannot_be_done = Das geht in dieser Stellung nicht: { $given }.
why-cannot_be_owned = Das kann niemandem gehören.
why-gap_before = Feld { $given } davor ist unbebaut.
why-no_owner = { $given } hat keinen Besitzer.
why-no_space = Dafür ist an der Straße kein Feld frei.
why-no_worker_there = Dort kann kein Arbeiter stehen.
why-nobody_there = Dort steht niemand.
why-nobody_there-given = Dort steht niemand: { $given }.
why-gone_home = Dieser Arbeiter ist in dieser Phase schon wieder zu Hause.
why-not_all_passed = Das Einsetzen ist vorbei, aber es haben noch nicht alle gepasst.
why-not_all_workers = Im Vorrat und auf dem Plan hat jeder zusammen { $most } Arbeiter.
why-not_in_this_game = Das gehört nicht zu diesem Spiel.
why-not_in_this_game-given = Das gehört nicht zu diesem Spiel: { $given }.
why-not_its_turn = Jemand anders ist am Zug: { $given }.
why-not_set_up = Dort ist etwas, bevor das Spiel aufgebaut ist.
why-other_phase = Das ist in dieser Phase nicht an der Reihe: { $given }.
why-out_of_order = Das ist noch nicht an der Reihe: { $given }.
why-section_not_scored = Dieser Abschnitt müsste schon gewertet sein: { $given }.
why-stands_twice = { $given } ist dort zweimal.
why-too_many_workers = Es sind mehr Arbeiter als { $most }.
why-wrong_space = { $given } kann dort nicht sein.

## Handel

action-decline = Verzichten
action-trade = Handeln: { $goods }
action-trade-gain = Handeln: { $goods } → { $gain }
action-pay = Bezahlen: { $goods }
action-take = Nehmen: { $goods }
event-offer_taken = { $seat } gibt im Handel { $goods }.
    .you = Du gibst im Handel { $goods }.
event-offer_gained = { $seat } erhält { $goods }.
    .you = Du erhältst { $goods }.
event-cubes_paid = { $seat } bezahlt { $goods }.
    .you = Du bezahlst { $goods }.
event-cubes_taken = { $seat } nimmt { $goods }.
    .you = Du nimmst { $goods }.
event-declined = { $seat } verzichtet: { $place }.
    .you = Du verzichtest: { $place }.
obstacle-too_few_deniers =
    Das kostet { $cost ->
        [one] 1 Denar
       *[other] { $cost } Denare
    }; du hast { $held ->
        [0] keinen
       *[other] { $held }
    }.
obstacle-too_few_deniers-seat =
    Das kostet { $cost ->
        [one] 1 Denar
       *[other] { $cost } Denare
    }; { $seat } hat { $held ->
        [0] keinen
       *[other] { $held }
    }.
obstacle-too_few_cubes = Das kostet { $cost }; du hast { $held }.
obstacle-too_few_cubes-seat = Das kostet { $cost }; { $seat } hat { $held }.
obstacle-more_jokers_than_needed = So würden mehr Joker verbraucht als nötig.
obstacle-too_few_left = So viel ist nicht mehr da: { $goods }.
