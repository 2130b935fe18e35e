### La pagina: ciò che il browser dice intorno a ogni partita.
