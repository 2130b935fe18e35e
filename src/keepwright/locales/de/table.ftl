### Der Tisch: was um jedes Spiel herum ist, im Terminal und im Browser.

status-complete = vollständig

## Terminal

terminal-round = Runde { $round }
terminal-phase = Phase { $phase }
terminal-to_move = { $seat } ist am Zug.
terminal-your_turn = Du bist am Zug, { $seat }.
terminal-log = Was geschah
terminal-score_sheet = Wertungsblatt
terminal-total = Summe
terminal-winners =
    { $count ->
        [one] Der Sieg geht an { $winners }.
       *[other] Den Sieg teilen sich { $winners }.
    }
terminal-why_not = Nicht möglich:
terminal-prompt = Nummer, Zug oder ? für Hilfe
terminal-help-number = eine Nummer wählt aus der Liste
terminal-help-move = ein Zug in Notation, etwa „place mason“, bewirkt dasselbe
terminal-help-rules = ? erklärt mit den Regeln, was gefragt ist
terminal-help-why = ? und ein Zug sagt, warum er nicht möglich ist
terminal-help-undo = undo nimmt deine letzte Entscheidung zurück
terminal-help-save = save DATEI schreibt die Partie in eine Datei
terminal-help-quit = quit beendet; die Partie wird gespeichert

## Bench

cli-bench-progress = Messung
cli-bench-title = Tempo auf diesem Rechner
cli-bench-measure = Messgröße
cli-bench-who = Von
cli-bench-value = Wert
cli-bench-ratio = Verhältnis
cli-bench-least = Mindestens
cli-bench-aim = Ziel
cli-bench-ratios = Im selben Lauf mit dem Vergleichsprogramm verglichen
cli-bench-measure-playout = Zufallspartie bis zum Ende, im Paket gespielt
cli-bench-measure-driven = Zufallspartie, von außen gesteuert
cli-bench-measure-copy = Kopie einer Stellung
cli-bench-measure-legal = erlaubte Möglichkeiten einer Entscheidung
cli-bench-measure-state = Speicher einer Stellung
cli-bench-measure-leak = Speicher, den Zufallspartien zurücklassen
cli-bench-unit-rate = Entscheidungen/s
cli-bench-unit-time = µs
cli-bench-unit-size = Bytes
cli-bench-no_peer = { $peer } ist nicht installiert, also gibt es nichts zum Vergleichen. `make bench` installiert es.
