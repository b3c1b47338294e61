# Lessen.

lesson-not-that = Dat mag, maar het is niet wat we nu oefenen.
lesson-go-on = Ga door.
lesson-line = { $game }, les { $number }: { $title }
lesson-how = Typ wat je wilt doen. Druk alleen op Enter of typ ‘herhaal’ om de stap opnieuw te beginnen; ‘overslaan’ gaat naar de volgende; ‘stoppen’ beëindigt de les.
lesson-next = Er is meer te leren: touchstone lesson { $game } { $number }
lesson-none = { $game } heeft geen les { $number }.
lesson-skip = overslaan | sla over | volgende stap
lesson-step = Stap { $step } van { $steps }

lesson-aim-touch = Tasten: oppervlakken en hoogtes onderscheiden
lesson-aim-memory = Geheugen, ook dat voor bewegingen
lesson-aim-attention = Aandacht, ook voor wat anderen doen
lesson-aim-space = Denken in drie dimensies
lesson-aim-planning = Planmatig en doelgericht bouwen
lesson-aim-strategy = Eerste strategische ideeën
lesson-aim-seeing = Visuele waarneming: vormen vinden
lesson-aim-hands = Fijne motoriek, met het echte spel ernaast
lesson-aim-numbers = Tellen en optellen
lesson-aim-together = Samen iets doen

web-learn = Laat het me zien
web-learn-title = { $game } leren
web-learn-again = Stap opnieuw
web-learn-skip = Stap overslaan
web-learn-next = Volgende les
web-learn-all = Alle lessen
web-learn-done = Gedaan
web-learn-teachers = Voor leerkrachten en ouders
web-learn-aim = Doel
web-learn-lessons = Lessen
web-learn-teachers-how = Elke les kun je met het echte spel naspelen: de zinnen noemen elke plaats. Lessen met een masker doe je met je ogen dicht en de stem van de computer, en nergens loopt een klok. De gedrukte cursus bevat alle zinnen van elke les.
web-learn-print = Druk deze cursus af
web-learn-newcomer = Nieuw hier? De eerste les duurt anderhalve minuut, en deze tafel wacht op je.
web-learn-newcomer-no = Nee, bedankt
web-learn-back = Terug naar je tafel
