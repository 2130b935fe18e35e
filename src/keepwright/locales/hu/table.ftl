### Az asztal: ami minden játék körül van, a terminálban és a böngészőben.

status-complete = teljes

## Terminál

terminal-round = { $round }. forduló
terminal-phase = { $phase }. fázis
terminal-to_move = { $seat } dönt.
terminal-your_turn = Te jössz, { $seat }.
terminal-log = Ami történt
terminal-score_sheet = Pontozólap
terminal-total = Összesen
terminal-winners =
    { $count ->
        [one] A győztes: { $winners }.
       *[other] A győzelmen osztozik: { $winners }.
    }
terminal-why_not = Nem lehetséges:
terminal-prompt = Sorszám, lépés vagy ? a súgóhoz
terminal-help-number = egy sorszám a listából választ
terminal-help-move = egy leírt lépés, például „place mason”, ugyanezt teszi
terminal-help-rules = ? a szabályokkal együtt elmagyarázza, mi a kérdés
terminal-help-why = ? és egy lépés megmondja, miért nem lehetséges
terminal-help-undo = undo visszavonja az utolsó döntésedet
terminal-help-save = save FÁJL fájlba írja a játszmát
terminal-help-quit = quit kilép; a játszma mentésre kerül
