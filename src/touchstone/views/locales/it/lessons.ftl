# Lezioni.

lesson-not-that = Questa mossa è permessa, ma adesso ci esercitiamo su altro.
lesson-go-on = Continua.
lesson-line = { $game }, lezione { $number }: { $title }
lesson-how = Scrivi quello che vuoi fare. Invio da solo, o «ripeti», ricomincia il passo; «salta» porta al successivo; «esci» chiude la lezione.
lesson-next = C’è altro da imparare: touchstone lesson { $game } { $number }
lesson-none = Non c’è una lezione { $number } di { $game }.
lesson-skip = salta | saltare | passo successivo
lesson-step = Passo { $step } di { $steps }

lesson-aim-touch = Il tatto: distinguere superfici e altezze
lesson-aim-memory = La memoria, anche quella dei movimenti
lesson-aim-attention = L’attenzione, anche a quello che fanno gli altri
lesson-aim-space = Pensare in tre dimensioni
lesson-aim-planning = Procedere con un piano, costruire con uno scopo
lesson-aim-strategy = Prime idee strategiche
lesson-aim-seeing = Percezione visiva: trovare forme
lesson-aim-hands = Motricità fine, con il gioco vero accanto
lesson-aim-numbers = Contare e sommare
lesson-aim-together = Fare qualcosa insieme

web-learn = Fammi vedere come si gioca
web-learn-title = Imparare { $game }
web-learn-again = Ricomincia il passo
web-learn-skip = Salta il passo
web-learn-next = Lezione successiva
web-learn-all = Tutte le lezioni
web-learn-done = Fatta
web-learn-teachers = Per insegnanti e genitori
web-learn-aim = Scopo
web-learn-lessons = Lezioni
web-learn-teachers-how = Ogni lezione si può rifare con il gioco vero: le frasi nominano ogni posto. Le lezioni con la maschera si fanno a occhi chiusi e con la voce del computer, e niente è a tempo. Il corso stampato contiene tutte le frasi di ogni lezione.
web-learn-print = Stampa questo corso
web-learn-newcomer = È la prima volta? La prima lezione dura un minuto e mezzo, e questo tavolo ti aspetta.
web-learn-newcomer-no = No, grazie
web-learn-back = Torna al tuo tavolo
