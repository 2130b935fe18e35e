### Die Seite: was der Browser rund um jedes Spiel sagt.
