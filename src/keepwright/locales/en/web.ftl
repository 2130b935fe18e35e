### The page: what the browser says around every game.
