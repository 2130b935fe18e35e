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

## Bench

cli-bench-progress = Mérés
cli-bench-title = Sebesség ezen a gépen
cli-bench-measure = Mérés tárgya
cli-bench-who = Kié
cli-bench-value = Érték
cli-bench-ratio = Arány
cli-bench-least = Legalább
cli-bench-aim = Cél
cli-bench-ratios = Összevetés ugyanabban a futásban
cli-bench-measure-playout = véletlen játszma a végéig, a csomagon belül
cli-bench-measure-driven = véletlen játszma, kívülről vezérelve
cli-bench-measure-copy = egy állás másolása
cli-bench-measure-legal = egy döntés szabályos lehetőségei
cli-bench-measure-state = egy állás memóriája
cli-bench-measure-leak = véletlen játszmák után maradó memória
cli-bench-unit-rate = döntés/s
cli-bench-unit-time = µs
cli-bench-unit-size = bájt
cli-bench-no_peer = { $peer }: nincs telepítve, így nincs mivel összevetni. A `make bench` telepíti.
