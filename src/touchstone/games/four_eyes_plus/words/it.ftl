# 4EYES+.

game-name = 4EYES+
game-about = Ogni tessera mostra il tuo colore e quello di chi gioca dopo di te. Vince il primo colore che occupa i quattro angoli di un quadrato, dritto o inclinato.

## What happens

game-event-laid =
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
game-event-moved =
    { $who ->
        [you] Sposti la tua tessera da { $own } { $other }: { $own_colour ->
            [red] il rosso
            [brown] il marrone
           *[blue] il blu
        } verso { $to_own }, { $other_colour ->
            [red] il rosso
            [brown] il marrone
           *[blue] il blu
        } verso { $to_other }.
       *[other] { $name } sposta una tessera da { $own } { $other }: { $own_colour ->
            [red] il rosso
            [brown] il marrone
           *[blue] il blu
        } verso { $to_own }, { $other_colour ->
            [red] il rosso
            [brown] il marrone
           *[blue] il blu
        } verso { $to_other }.
    }
game-event-swapped =
    { $who ->
        [you] Scambi e prendi la prima tessera.
       *[other] { $name } scambia e prende la prima tessera.
    }
game-event-recoloured =
    Ora { $own } è { $own_colour ->
        [red] rosso
        [brown] marrone
       *[blue] blu
    } e { $other } è { $other_colour ->
        [red] rosso
        [brown] marrone
       *[blue] blu
    }.
game-turn-done =
    { $who ->
        [you] Il tuo turno è finito.
       *[other] { $name } ha giocato.
    }
game-turn-passed =
    { $who ->
        [you] Non hai mosse e passi.
       *[other] { $name } non ha mosse e passa.
    }
game-event-moving-begins =
    { $left ->
        [0] Tutte le tessere sono sul tabellone. D’ora in poi si spostano.
        [one] Nessuno può più posare. Una tessera esce dal gioco; d’ora in poi le tessere si spostano.
       *[other] Nessuno può più posare. { $left } tessere escono dal gioco; d’ora in poi le tessere si spostano.
    }

## Why the game ended

game-reason-square = Un quadrato è completo: { $cells }.
game-reason-repetition = La stessa posizione è tornata troppe volte.
game-reason-cap = Sono passati troppi turni senza un quadrato.
game-reason-blocked = Nessuno ha più mosse.
game-reason-full = Non ci sono più due caselle libere affiancate.

## Touch

game-feel-empty = vuota
game-feel-red = rosso
game-feel-brown = marrone
game-feel-blue = blu
game-feel-detail-end =
    { $value ->
        [owner] con il punto
       *[next] senza punto
    }
game-feel-detail-half =
    { $value ->
        [north] altra metà verso il fondo
        [east] altra metà a destra
        [south] altra metà verso di te
       *[west] altra metà a sinistra
    }
game-heap-tiles =
    { $count ->
        [one] { $count } tessera
       *[other] { $count } tessere
    }

## Refusals

game-no-pass = Puoi muovere, quindi non puoi passare.
game-swap-off = In questa partita non si scambia.
game-swap-not-now = Puoi scambiare solo subito dopo la prima tessera, se l’ha posata l’altra persona.
game-only-laying = Si stanno ancora posando le tessere. Di’ due caselle, prima quella del tuo colore.
game-only-moving = Tutte le tessere sono posate. Di’ quale delle tue va dove, per esempio e5 e6 a a1 a2.
game-no-moving-on-paper = Sulla carta non si sposta niente.
game-not-adjacent = { $first } e { $second } non sono vicine in una riga o in una colonna.
game-no-change = La tessera in { $first } { $second } resterebbe com’è. Qualcosa deve cambiare.
game-no-tile-there = In { $first } { $second } non c’è nessuna tessera.
game-not-your-tile = La tessera in { $first } { $second } non è tua.
game-other-way-round = Lì la tua tessera è girata al contrario: di’ { $second } { $first }.
game-cell-taken = { $cell } è occupata.
game-cell-just-left = In { $cell } c’è la tessera stessa. Tutte e due le caselle dovevano essere libere prima.
game-gift =
    Così completeresti un quadrato { $other_colour ->
        [red] rosso
        [brown] marrone
       *[blue] blu
    } in { $other_square } per chi gioca dopo di te, e in questa partita è vietato.
game-both-squares =
    Così completeresti due quadrati insieme, uno { $colour ->
        [red] rosso
        [brown] marrone
       *[blue] blu
    } in { $square } e uno { $other_colour ->
        [red] rosso
        [brown] marrone
       *[blue] blu
    } in { $other_square }. È vietato.

game-no-such-tile = «{ $text }» non è una tessera: servono due caselle vicine.
game-two-on-a-cell = { $cell } è occupata due volte.
game-hand-not-empty = Nella fase 2 il posto { $seat } non può avere tessere in mano.
game-tile-count = Il posto { $seat } ha { $count } tessere tra tabellone e mano; in tutto sono { $full }.
game-square-stands = C’è già un quadrato del posto { $seat }: { $square }.
game-history-too-early = La parte «{ $name }» appartiene alla fase 2.
game-bad-history = Il turno { $number } della parte «moved» non può aver portato a questa posizione.

## Settings

game-setting-size = Grandezza del tabellone
game-setting-mode = Si gioca con
game-setting-mode-tiles = le tessere
game-setting-mode-paper = carta e matite
game-setting-squares = I quadrati valgono
game-setting-squares-any = con qualsiasi inclinazione
game-setting-squares-upright = solo se sono dritti
game-setting-gift = Completare solo il quadrato di chi gioca dopo
game-setting-gift-opponent_wins = fa vincere quel colore
game-setting-gift-illegal = è vietato
game-setting-relocate = Una tessera spostata
game-setting-relocate-lift = può usare le caselle che lascia
game-setting-relocate-strict = va su due caselle che erano libere prima
game-setting-repetition = Patta quando una posizione torna questo numero di volte (0: mai)
game-setting-cap = Patta dopo questo numero di turni a testa nella fase 2 (0: mai)
game-setting-swap = Scambio dopo la prima tessera (in due)
game-setting-swap-off = non si fa
game-setting-swap-on = chi gioca per secondo può prenderla

## Words that can be typed

game-say-swap = prendere la prima tessera | scambio | scambia | scambi | scambiare | prendo la tessera

## Parole che si possono aggiungere

game-type-swap = prendo la prima tessera | prendi la prima tessera | prendo tessera
game-skip = metti | metto | sposta | sposto | sposti | rosso | marrone | blu | posa | poso | gioca | piazza | posare | mettere | altra | altro | muovi | muovo | spostare | muovere | mia | tua | colora | completa | quadrato | rossa | posala | quella | colore

## Help

game-help =
    b2 a2: posa una tessera, il tuo colore in b2, quello di chi gioca dopo in a2
    e5 e6 a a1 a2: quando tutte le tessere sono posate, sposta la tua da e5 e6 ad a1 a2, prima il tuo colore
    scambio: se la partita lo permette, prendi la primissima tessera invece di posarne una
    tocca b2: senti una casella; tocca riserva: conta le tue tessere

## Asked before

game-sure-swap = Prendere la prima tessera? I suoi colori si invertono e l’altra persona posa di nuovo.

## On the page

game-pick =
    { $stage ->
        [move]
            { $place ->
                [1] Sposta questa tessera in …
               *[other] Il tuo colore in { $cell }, l’altro in …
            }
       *[other] Il tuo colore in { $cell }, l’altro in …
    }

## Il primo minuto

game-goal =
    { $squares ->
        [upright] Vince il primo colore che occupa i quattro angoli di un quadrato dritto.
       *[any] Vince il primo colore che occupa i quattro angoli di un quadrato, dritto o inclinato.
    }
game-stage-lay =
    { $mode ->
        [paper] Scegli una casella libera per il tuo colore, poi una accanto per quello di chi gioca dopo.
       *[tiles] Posa una tessera: scegli una casella libera per la tua pedina, poi una accanto per l’altra.
    }
game-stage-swap = Posa una tessera, o prendi la prima.
game-stage-move = Sposta una delle tue tessere: sceglila, poi scegli dove va.
game-sign-red = rosso, rombo
game-sign-brown = marrone, barra
game-sign-blue = blu, anello
game-kind-red =
    { $mode ->
        [paper] caselle rosse
       *[tiles] pedine rosse
    }
game-kind-brown =
    { $mode ->
        [paper] caselle marroni
       *[tiles] pedine marroni
    }
game-kind-blue =
    { $mode ->
        [paper] caselle blu
       *[tiles] pedine blu
    }
game-lies-tiles =
    { $colour ->
        [red] Tessere rosse, prima il rosso: { $places }.
        [brown] Tessere marroni, prima il marrone: { $places }.
       *[blue] Tessere blu, prima il blu: { $places }.
    }
game-lies-cells =
    { $colour ->
        [red] Caselle rosse: { $places }.
        [brown] Caselle marroni: { $places }.
       *[blue] Caselle blu: { $places }.
    }

## Pulsanti

game-do = Metti il tuo colore in { $cell1 } e l’altro in { $cell2 }
game-do-to = Sposta questa tessera: la tua pedina in { $cell3 }, l’altra in { $cell4 }
game-do-swap = Prendi la prima tessera

## Problemi

game-theme-win-large = Vincere subito sul tabellone grande
game-theme-win-masked = Vincere subito al tatto
