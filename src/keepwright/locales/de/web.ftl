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

## Caylus

## Magna Carta

## Home, lobby, account
