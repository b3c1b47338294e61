# De lessen van 4EYES+.

lesson-any-colours = Andersom: daar komt je eigen pion, dus noem het vak daarvan eerst.

lesson-course-about = De spelregels noemen geen doelen. Deze zijn van ons.

lesson-first-title = Laat het me zien: leggen, blokkeren, winnen
lesson-first-trains = Twee kleuren op één tegel, een vierkant zien aankomen, verdedigen en aanvallen.
lesson-first-lay = Welkom! Jij bent rood, de computer is blauw, en elke tegel draagt van allebei een pion. Leg een tegel: rood op f2, blauw op e2.
lesson-first-block = Blauw staat op b5, e5 en e2: voor een vierkant ontbreekt alleen b2. Leg je eigen pion op b2, en de blauwe op b1 of b3.
lesson-first-gift = Met de blauwe pion op b2 maak je het vierkant af voor de computer.
lesson-first-beside = Dit vierkant is tegengehouden, maar daar bereidt de blauwe pion een ander voor. Leg hem op b1 of b3.
lesson-first-loses = Dan maakt blauw een vierkant af en wint meteen.
lesson-first-win = Nu jij: rood staat op b2, f2 en f6. Maak het vierkant af met rood op b6 en blauw op a6.
lesson-first-end = Vier rode pionnen op de hoeken van een vierkant: je hebt gewonnen. Vierkanten mogen elke grootte hebben en schuin liggen.

lesson-tilted-title = Schuine vierkanten
lesson-tilted-trains = Vormen draaien in je hoofd, stappen tellen in plaats van meten.
lesson-tilted-feel = Een vierkant hoeft niet recht te staan. Voel je rode pionnen op a2, b4 en d3.
lesson-tilted-win = Van a2 naar b4: twee omhoog, één naar rechts. Van b4 naar d3: twee naar rechts, één omlaag. Vanaf d3 ga je twee omlaag en één naar links: leg je pion daar.
lesson-tilted-count = Tel nog eens: van d3 twee omlaag en één naar links.
lesson-tilted-end = De vierde hoek was c1. Elke zijde heeft dezelfde stappen, alleen gedraaid.

lesson-two-title = Met z’n tweeën: jouw pionnen op andermans tegels
lesson-two-trains = Letten op alles wat er ligt, niet alleen op je eigen tegels.
lesson-two-feel = Met z’n tweeën draagt elke tegel rood en blauw, en de stip laat zien van wie hij is. Voel de rode pionnen op b2, e2 en e5.
lesson-two-win = Twee ervan kwamen met tegels van de computer, en ze tellen toch voor jou. De vierde hoek is b5: leg je pion daar.
lesson-two-corner = De hoek die ontbreekt is b5.
lesson-two-end = Wie ze ook gelegd heeft: pionnen van jouw kleur zijn van jou.

lesson-giving-title = Niets weggeven
lesson-giving-trains = Beide helften van een zet controleren.
lesson-giving-look = De helft van elke tegel is van de volgende speler. Slechts één tegel voorkomt dat blauw meteen wint: rood op f6, blauw op e6. Leg hem.
lesson-giving-loses = Daarna wint blauw meteen.
lesson-giving-end = Kijk voor het leggen wat elk van de twee helften doet.

lesson-both-title = Niet beide vierkanten tegelijk
lesson-both-trains = Bij het aanvallen een regel in je hoofd houden.
lesson-both-feel = Kijk naar blauw voordat je jouw vierkant afmaakt. Voel a3, c3 en c5.
lesson-both-win = Blauw mist alleen a5, en jij mist alleen b5. Eén tegel mag niet beide vierkanten afmaken: leg je pion op b5, en de blauwe op b4 of b6.
lesson-both-gift = Een blauwe pion op a5 maakt het vierkant van blauw af, en blauw wint.
lesson-both-corner = De hoek die jij mist is b5.
lesson-both-end = Beide vierkanten met één tegel afmaken mag niet. Alleen dat van de ander afmaken mag wel, maar daarmee verlies je.

lesson-double-title = De dubbele dreiging
lesson-double-trains = Twee beurten vooruitdenken.
lesson-double-threaten = Met slechts één tegel win je in je volgende beurt, wat blauw ook doet: rood op d5, blauw op d6. Leg hem.
lesson-double-one = Daarop heeft blauw nog een antwoord.
lesson-double-win = Blauw heeft d4 geblokkeerd, maar moest een rode pion op e4 leggen. Nu wachten c4, d5 en e4 op d3: leg je pion daar.
lesson-double-end = Eén dreiging kun je blokkeren. Twee tegelijk niet.

lesson-parry-title = Twee dreigingen afweren
lesson-parry-trains = Rustig blijven en het vak zoeken dat twee dingen doet.
lesson-parry-look = Blauw dreigt op twee plaatsen te winnen. Slechts één tegel weert beide af: rood op e6, blauw op e7. Leg hem.
lesson-parry-loses = Dan wint blauw meteen op een van de twee plaatsen.
lesson-parry-end = Waar twee dreigingen elkaar kruisen, is één pion genoeg.

lesson-moving-title = Fase 2: tegels verplaatsen
lesson-moving-trains = Uit elkaar halen wat er ligt en het opnieuw samenvoegen.
lesson-moving-feel = Alle tegels liggen. Vanaf nu verplaats je elke beurt een van de jouwe. Voel je tegel op d1 en d2.
lesson-moving-turn = Een tegel mag zelfs op zijn plaats worden omgedraaid. Verplaats de tegel d1 d2 naar d2 d1: dan staat rood op d2.
lesson-moving-other = Nu wint maar één zet: draai de tegel op d1 en d2 om.
lesson-moving-end = Een vierkant, zonder van je plaats te komen.

lesson-three-title = Met z’n drieën
lesson-three-trains = Op de volgende speler letten, niet op iedereen.
lesson-three-feel = Je speelt met z’n drieën: rood, bruin en blauw. Jij bent rood, en je tegels dragen bruin, de kleur van de volgende speler. Voel de bruine pionnen op c5, e3 en e5.
lesson-three-block = Bruin is hierna aan de beurt, en alleen c3 ontbreekt. Leg je eigen pion op c3, de bruine op c4 of d3.
lesson-three-gift = Een bruine pion op c3 maakt het vierkant af voor bruin.
lesson-three-loses = Dan maakt bruin een vierkant af en wint meteen.
lesson-three-end = Let vooral op de speler na jou: niemand anders kan die op tijd tegenhouden.

lesson-paper-title = Met papier en potloden
lesson-paper-trains = Overal spelen, met twee potloden; vooruitdenken over wat nooit meer te verplaatsen is.
lesson-paper-colour = Op papier zijn er geen tegels: elke beurt kleur je één vak rood en een vak ernaast blauw. Kleur e5 rood en f5 blauw.
lesson-paper-win = Blauw heeft c4 blauw en c3 rood gekleurd. Rood staat op b2, e2 en e5: kleur de vierde hoek, b5, en een vrij vak ernaast blauw.
lesson-paper-corner = De vierde hoek is b5.
lesson-paper-end = Gewonnen, op papier. Daar wordt nooit iets verplaatst: zijn er geen twee vakken naast elkaar meer vrij, dan wint niemand.
