# Lektionen.

lesson-not-that = Das ist erlaubt, aber nicht das, was wir gerade üben.
lesson-go-on = Mach weiter.
lesson-line = { $game }, Lektion { $number }: { $title }
lesson-how = Tippe, was du tun willst. Die Eingabetaste allein oder „wiederhole“ beginnt den Schritt von vorn, „überspringen“ führt zum nächsten, „beenden“ schließt die Lektion.
lesson-next = So geht es weiter: touchstone lesson { $game } { $number }
lesson-none = Es gibt keine Lektion { $number } zu { $game }.
lesson-skip = überspringen | überspringe | nächster Schritt
lesson-step = Schritt { $step } von { $steps }

lesson-aim-touch = Tasten: Oberflächen und Höhen unterscheiden
lesson-aim-memory = Gedächtnis, auch das für Bewegungen
lesson-aim-attention = Aufmerksamkeit, auch für das, was andere tun
lesson-aim-space = Räumliches Denken
lesson-aim-planning = Planvoll vorgehen und gezielt bauen
lesson-aim-strategy = Erste strategische Ideen
lesson-aim-seeing = Visuelle Wahrnehmung: Formen finden
lesson-aim-hands = Feinmotorik, mit dem echten Spiel daneben
lesson-aim-numbers = Zählen und Addieren
lesson-aim-together = Gemeinsam etwas tun

web-learn = Zeig mir, wie es geht
web-learn-title = { $game } lernen
web-learn-again = Schritt von vorn
web-learn-skip = Schritt überspringen
web-learn-next = Nächste Lektion
web-learn-all = Alle Lektionen
web-learn-done = Erledigt
web-learn-teachers = Für Lehrkräfte und Eltern
web-learn-aim = Ziel
web-learn-lessons = Lektionen
web-learn-teachers-how = Jede Lektion lässt sich mit dem echten Spiel nachlegen: Die Sätze nennen jede Stelle. Lektionen mit Maske gehen mit geschlossenen Augen und der Stimme des Computers, und nirgends läuft eine Uhr. Der gedruckte Kurs enthält alle Sätze jeder Lektion.
web-learn-print = Diesen Kurs drucken
web-learn-newcomer = Neu hier? Die erste Lektion dauert anderthalb Minuten, und dieser Tisch wartet auf dich.
web-learn-newcomer-no = Nein danke
web-learn-back = Zurück an deinen Tisch
