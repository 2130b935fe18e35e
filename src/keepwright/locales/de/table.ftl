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
