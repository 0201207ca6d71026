### Kille med fem kort.

game-fivecard = Kille med fem kort
    .help = Bara den som spelar ut väljer. Efter fyra stick har du ett kort kvar: säg att det är lägst, och ha rätt.

ruleset-fivecard-germund = Germund
    .help = Hur många kort som helst får bytas; Harlekinen ger 18. Partiet slutar vid 50 poäng, och den med minst vinner.
ruleset-fivecard-uppsala = Uppsala
    .help = Upp till tre kort får bytas; Harlekinen ger 50. Den som har 50 poäng är död, och den som lever sist vinner.

option-fivecard-discards = Kort som byts
    .help = Hur många kort som får lämnas för nya före spelet.
option-fivecard-harlequin = Harlekinen
    .help = Vad en Harlekin ger som någon sitter kvar med.
option-fivecard-lowest = Lika lägsta kort
    .help = Vad som händer när två sitter kvar med samma lägsta kort.
value-fivecard-lowest-all_lowest = båda får noll, de andra vad deras kort är värda
value-fivecard-lowest-alone = ingen får några poäng
option-fivecard-dead = Vid gränsen
    .help = Om den som når gränsen åker ut och de andra spelar vidare.
value-fivecard-dead-true = åker ut, och den som är kvar sist vinner
value-fivecard-dead-false = partiet slutar, och minst poäng vinner
option-fivecard-silent = När ingen spelar
    .help = Vad det lägsta kortet ger när ingen säger till.
option-fivecard-limit = Gräns
    .help = De poäng vid vilka någon är död, eller partiet slutar.
option-fivecard-deals = Längsta parti
    .help = Efter så många givar slutar partiet i alla fall.

action-discard = Byt { $cards }
    .help = Lämna de här korten och få lika många ur leken.
action-declare = Jag spelar
    .help = Säg att ditt sista kort är det lägsta. Är det inte ensamt lägst får du 10 poäng till.

event-declared =
    { $you ->
        [seat] Du spelar: du säger att ditt sista kort är lägst.
       *[none] { $seat } spelar och säger sig ha det lägsta kortet.
    }
event-nobody_declared = Ingen spelar.
event-counted =
    { $why ->
        [lowest]
            { $you ->
                [seat] Du har det lägsta kortet, { $card }, och får inga poäng.
               *[none] { $seat } har det lägsta kortet, { $card }, och får inga poäng.
            }
        [tied]
            { $you ->
                [seat] Du har { $card }. Det lägsta kortet finns två gånger, så ingen får poäng.
               *[none] { $seat } har { $card }. Det lägsta kortet finns två gånger, så ingen får poäng.
            }
        [silent]
            { $you ->
                [seat] Du får { $points }: ingen spelade, och du hade det lägsta kortet, { $card }.
               *[none] { $seat } får { $points }: ingen spelade, och { $seat } hade det lägsta kortet, { $card }.
            }
        [declared_wrongly]
            { $you ->
                [seat] Du får { $points } för { $card }, varav 10 för att du spelade utan att vara ensam lägst.
               *[none] { $seat } får { $points } för { $card }, varav 10 för att ha spelat utan att vara ensam lägst.
            }
       *[value]
            { $you ->
                [seat] Du får { $points } för { $card }.
               *[none] { $seat } får { $points } för { $card }.
            }
    }
event-dead =
    { $you ->
        [seat] Du har { $points } poäng och är död: ute ur partiet.
       *[none] { $seat } har { $points } poäng och är död: ute ur partiet.
    }

source-W1 = Kille efter Uppsalaregler
    .kind = En svensk webbsida med reglerna som spelas i Uppsala.
source-W2 = Kille (uttalas tjille)
    .kind = En svensk blogg med reglerna i ett hem.

## Regelsidan

rule-fivecard-aim = I Kille med fem kort spelas fyra stick, och sedan har var och en ett kort kvar. Bara det kortet räknas, och poäng är dåligt: sitt kvar med det lägsta, och säg det.
    .title = Vad det går ut på
    .source = W1, W2
rule-fivecard-deal = Alla får fem kort. I tur och ordning från givarens vänstra sida får du en gång lämna några och genast få lika många nya: upp till tre i Uppsala, hur många som helst hos Germund.
    .title = Given
    .source = W1, W2
rule-fivecard-lead = Spelaren till vänster om givaren spelar ut vilket kort som helst; sedan spelar den som tog sticket ut till nästa.
    .title = Spelet
    .source = W1, W2
rule-fivecard-follow = De andra har inget val. Har du kort som är lika höga som eller högre än det högsta hittills lägger du det lägsta av dem; annars det lägsta på handen. Det högsta kortet vinner, det senare av två lika.
    .source = W1, W2
rule-fivecard-declare = Efter fyra stick får den som tog det fjärde säga ”jag spelar”: mitt sista kort är det lägsta. Annars går rätten vidare medsols. Spelar ingen får ingen poäng.
    .title = Jag spelar
    .source = W1, W2
rule-fivecard-score = Spelar någon visar alla. Det lägsta kortet ger inget, de andra vad de är värda. Den som spelade och inte är ensam lägst får 10 till.
    .title = Poängen
    .source = W1, W2
rule-fivecard-values = Blaren, Blompottan och Kransen är inget värda, talen vad de visar, Värdshus 13, Kavall 14, Husu 15, Husar 16 och Kuku 17. Harlekinen är värd 18 hos Germund och 50 i Uppsala.
    .source = W1, W2
rule-fivecard-equal = I Uppsala får ingen poäng när det lägsta kortet finns två gånger.
    .source = W1
rule-fivecard-end = Hos Germund slutar partiet när någon har 50 poäng, och den med minst vinner. I Uppsala är den som har 50 poäng död, och den som lever sist vinner.
    .title = Partiet
    .source = W1, W2

reading-fivecard-nobody_plays = Om ingen spelar i Uppsala får den som har det lägsta kortet 10 poäng.
reading-fivecard-all_dead = Om alla dör på en gång vinner den med minst poäng.
reading-fivecard-longest = Ett parti som inte tar slut av sig självt slutar efter ett avtalat antal givar, och minst poäng vinner.
reading-fivecard-stock = Ingen kan byta fler kort än leken har kvar.
