### The page: what the browser says around every game.

## Boards and pieces

# In front of several choices that one thing on the board offers
loading = Wird geladen …
spot-choose = Was davon?
spot-sealed = Das lässt sich nicht zurücknehmen.
spot-not_now = Jetzt nicht

# The letter on a good, unique within a game
letter-food = N
letter-wood = H
letter-stone = S
letter-cloth = T
letter-gold = G
letter-clay = L
letter-marble = M
letter-silver = S
letter-denier = D
letter-any = ?
letter-any_not_gold = ?

# Bots by their level
level-apprentice = Lehrling
level-journeyman = Geselle
# The names that bots have on the wire
level-random = { level-apprentice }
level-greedy = { level-journeyman }

## Prompt and panels

## Log, replay, score, rules, settings

# The bars at the top
bar-home = keepwright, zur Startseite
bar-ways = Seiten
bar-play = Spielen
bar-tables = Tische
bar-rules = Regeln
bar-account = Eintreten
bar-day = Tagfarben
bar-night = Nachtfarben
bar-language = Sprache
bar-language_en = English
bar-language_de = Deutsch
bar-language_hu = Magyar
bar-language_it = Italiano

## Caylus

## Magna Carta

## Home, lobby, account
