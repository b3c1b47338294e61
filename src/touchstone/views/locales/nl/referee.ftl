# De scheidsrechter bij een echt bord.

referee-welcome = Speel op je eigen bord en zeg mij elke zet zoals je hem zou zeggen: { $example }. ‘ongedaan maken’ neemt de laatste zet terug, ‘bord’ vertelt wat ik weet, ‘help’ noemt de woorden, ‘stoppen’ houdt op.
referee-taken-back = Teruggenomen.
referee-noted = Genoteerd.
referee-refused = Die zet kan niet. Voel het bord en zeg een andere.
referee-nothing-to-take-back = Er valt niets terug te nemen.
# Numbers as they are dictated, from one.
referee-numbers = een | twee, beide | drie | vier | vijf | zes | zeven | acht | negen | tien | elf | twaalf
