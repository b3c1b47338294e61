# 4EYES+.

four-eyes-plus-name = 4EYES+
four-eyes-plus-about = Ogni tessera mostra il tuo colore e quello di chi gioca dopo di te. Vince il primo colore che occupa i quattro angoli di un quadrato, dritto o inclinato.

## What happens

four-eyes-plus-event-laid =
    { $who ->
        [you] Metti { $own_colour ->
            [red] il rosso
            [brown] il marrone
           *[blue] il blu
        } in { $own } e { $other_colour ->
            [red] il rosso
            [brown] il marrone
           *[blue] il blu
        } in { $other }.
       *[other] { $name } mette { $own_colour ->
            [red] il rosso
            [brown] il marrone
           *[blue] il blu
        } in { $own } e { $other_colour ->
            [red] il rosso
            [brown] il marrone
           *[blue] il blu
        } in { $other }.
    }
four-eyes-plus-event-moved =
    { $who ->
        [you] Sposti la tua tessera da { $own } { $other }: { $own_colour ->
            [red] il rosso
            [brown] il marrone
           *[blue] il blu
        } in { $to_own }, { $other_colour ->
            [red] il rosso
            [brown] il marrone
           *[blue] il blu
        } in { $to_other }.
       *[other] { $name } sposta una tessera da { $own } { $other }: { $own_colour ->
            [red] il rosso
            [brown] il marrone
           *[blue] il blu
        } in { $to_own }, { $other_colour ->
            [red] il rosso
            [brown] il marrone
           *[blue] il blu
        } in { $to_other }.
    }
four-eyes-plus-event-turn-ended =
    { $who ->
        [you] Il tuo turno è finito.
       *[other] { $name } ha giocato.
    }
four-eyes-plus-event-passed =
    { $who ->
        [you] Non hai mosse e passi.
       *[other] { $name } non ha mosse e passa.
    }
four-eyes-plus-event-moving-begins =
    { $left ->
        [0] Tutte le tessere sono sul piano di gioco. D’ora in poi si spostano.
        [one] Nessuno può più posare. Una tessera esce dal gioco; d’ora in poi le tessere si spostano.
       *[other] Nessuno può più posare. { $left } tessere escono dal gioco; d’ora in poi le tessere si spostano.
    }

## Why the game ended

four-eyes-plus-reason-square = C’è un quadrato: { $cells }.
four-eyes-plus-reason-repetition = La stessa posizione è tornata troppe volte.
four-eyes-plus-reason-cap = Sono passati troppi turni senza un quadrato.
four-eyes-plus-reason-blocked = Nessuno ha più mosse.
four-eyes-plus-reason-full = Non c’è più posto per due pedine affiancate.

## Touch

four-eyes-plus-feel-empty = vuota
four-eyes-plus-feel-red = rosso
four-eyes-plus-feel-brown = marrone
four-eyes-plus-feel-blue = blu
four-eyes-plus-feel-detail-end =
    { $value ->
        [owner] con il punto
       *[next] senza punto
    }
four-eyes-plus-feel-detail-half =
    { $value ->
        [north] altra metà sopra
        [east] altra metà a destra
        [south] altra metà sotto
       *[west] altra metà a sinistra
    }
four-eyes-plus-heap-tiles =
    { $count ->
        [one] { $count } tessera
       *[other] { $count } tessere
    }

## Refusals

four-eyes-plus-no-pass = Puoi muovere, quindi non puoi passare.
four-eyes-plus-only-laying = Si stanno ancora posando le tessere. Di’ due caselle, prima quella del tuo colore.
four-eyes-plus-only-moving = Tutte le tessere sono posate. Di’ quale delle tue va dove, per esempio e5 e6 a a1 a2.
four-eyes-plus-no-moving-on-paper = Sulla carta non si sposta niente.
four-eyes-plus-not-adjacent = { $first } e { $second } non sono vicine in una riga o in una colonna.
four-eyes-plus-no-change = La tessera in { $first } { $second } resterebbe com’è. Qualcosa deve cambiare.
four-eyes-plus-no-tile-there = In { $first } { $second } non c’è nessuna tessera.
four-eyes-plus-not-your-tile = La tessera in { $first } { $second } non è tua.
four-eyes-plus-other-way-round = Lì la tua tessera è girata al contrario: di’ { $second } { $first }.
four-eyes-plus-cell-taken = { $cell } è occupata.
four-eyes-plus-cell-just-left = In { $cell } c’è la tessera stessa. Tutte e due le caselle dovevano essere libere prima.
four-eyes-plus-gift =
    Così completeresti un quadrato { $other_colour ->
        [red] rosso
        [brown] marrone
       *[blue] blu
    } in { $other_square } per chi gioca dopo di te, e in questa partita è vietato.
four-eyes-plus-both-squares =
    Così completeresti due quadrati insieme, uno { $colour ->
        [red] rosso
        [brown] marrone
       *[blue] blu
    } in { $square } e uno { $other_colour ->
        [red] rosso
        [brown] marrone
       *[blue] blu
    } in { $other_square }. È vietato.

four-eyes-plus-no-such-tile = «{ $text }» non è una tessera: servono due caselle vicine.
four-eyes-plus-two-on-a-cell = In { $cell } ci sono due pedine.
four-eyes-plus-hand-not-empty = Nella fase 2 il posto { $seat } non può avere tessere in mano.
four-eyes-plus-tile-count = Il posto { $seat } ha { $count } tessere tra piano di gioco e mano; in tutto sono { $full }.
four-eyes-plus-square-stands = C’è già un quadrato del posto { $seat }: { $square }.
four-eyes-plus-history-too-early = La parte «{ $name }» appartiene alla fase 2.
four-eyes-plus-bad-history = Il turno { $number } della parte «moved» non può aver portato a questa posizione.

## Settings

four-eyes-plus-setting-size = Grandezza del piano di gioco
four-eyes-plus-setting-mode = Si gioca con
four-eyes-plus-setting-mode-tiles = le tessere
four-eyes-plus-setting-mode-paper = carta e matite
four-eyes-plus-setting-squares = I quadrati valgono
four-eyes-plus-setting-squares-any = con qualsiasi inclinazione
four-eyes-plus-setting-squares-upright = solo se sono dritti
four-eyes-plus-setting-gift = Completare solo il quadrato di chi gioca dopo
four-eyes-plus-setting-gift-opponent_wins = fa vincere quel colore
four-eyes-plus-setting-gift-illegal = è vietato
four-eyes-plus-setting-relocate = Una tessera spostata
four-eyes-plus-setting-relocate-lift = può usare le caselle che lascia
four-eyes-plus-setting-relocate-strict = va su due caselle che erano libere prima
four-eyes-plus-setting-repetition = Patta quando una posizione torna tante volte (0: mai)
four-eyes-plus-setting-cap = Patta dopo tanti turni a testa nella fase 2 (0: mai)

## Help

four-eyes-plus-help =
    b2 a2: posa una tessera, il tuo colore in b2, quello di chi gioca dopo in a2
    e5 e6 a a1 a2: quando tutte le tessere sono posate, sposta la tua da e5 e6 ad a1 a2, prima il tuo colore
    tocca b2: senti una casella; tocca riserva: conta le tue tessere
