# Der Schiedsrichter an einem echten Brett.

referee-welcome = Spielt auf eurem Brett und sagt mir jeden Zug, wie ihr ihn sagen würdet: { $example }. „rückgängig“ nimmt den letzten Zug zurück, „Brett“ sagt, was ich weiß, „Hilfe“ nennt die Wörter, „beenden“ hört auf.
referee-taken-back = Zurückgenommen.
referee-noted = Notiert.
referee-refused = Dieser Zug geht nicht. Taste das Brett ab und sag einen anderen.
referee-nothing-to-take-back = Es gibt nichts zurückzunehmen.
# Numbers as they are dictated, from one.
referee-numbers = eins, ein, eine, einen | zwei, beide, beiden | drei | vier | fünf | sechs | sieben | acht | neun | zehn | elf | zwölf
