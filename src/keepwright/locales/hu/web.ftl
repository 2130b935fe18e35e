### Az oldal: amit a böngésző minden játék körül mond.
