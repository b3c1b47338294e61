# L’arbitro di un tabellone vero.

referee-welcome = Giocate sul vostro tabellone e ditemi ogni mossa come la direste: { $example }. «annulla» ritira l’ultima mossa, «tabellone» dice ciò che so, «aiuto» elenca le parole, «esci» finisce.
referee-taken-back = Mossa ritirata.
referee-noted = Segnato.
referee-refused = Questa mossa non è possibile. Tocca il tabellone e dinne un’altra.
referee-nothing-to-take-back = Non c’è niente da ritirare.
# Numbers as they are dictated, from one.
referee-numbers = uno, un, una | due | tre | quattro | cinque | sei | sette | otto | nove | dieci | undici | dodici
