### Djurpark.

game-djurpark = Djurpark
    .help = Vänd kort, och var först med rätt djurs läte när två är lika. Den som har alla kort vinner.

ruleset-djurpark-rulebook = Regelboken
    .help = Ett vänt kort är lika när det är som något kort som ligger öppet.
ruleset-djurpark-tops = Bara de översta
    .help = Ett vänt kort är lika bara när det är som det översta kortet i en annan hög.

option-djurpark-match = När kort är lika
    .help = Vad det vända kortet ska vara som.
value-djurpark-match-any_revealed = vilket kort som helst som ligger öppet
value-djurpark-match-tops = det översta kortet i en annan hög
option-djurpark-flips = Längsta spel
    .help = Efter så många vändningar har den med flest kort vunnit.

action-flip = Vänd
    .help = Vänd upp det översta kortet i din hög.
action-djurpark-call = Ropa för { $other }
    .help = Gör den spelarens djurs läte.
action-quiet = Var tyst
    .help = Ropa inte för det här kortet.

event-card_flipped =
    { $you ->
        [seat] Du vänder { $card }.
       *[none] { $seat } vänder { $card }.
    }
event-pile_turned =
    { $you ->
        [seat] Du vänder tillbaka dina { $count } öppna kort.
       *[none] { $seat } vänder tillbaka { $count } öppna kort.
    }
event-called_right =
    { $you ->
        [seat] Du ropar rätt först och tar { $count } av { $other }.
        [other] { $seat } ropar rätt först och tar dina { $count }.
       *[none] { $seat } ropar rätt först och tar { $count } av { $other }.
    }
event-called_wrong =
    { $why ->
        [wrong_animal]
            { $you ->
                [seat] Det var fel djur: du betalar { $other } ett kort.
                [other] { $seat } ropar fel djur och betalar dig ett kort.
               *[none] { $seat } ropar fel djur och betalar { $other } ett kort.
            }
       *[no_match]
            { $you ->
                [seat] Inget var lika: du betalar { $other } ett kort.
                [other] { $seat } ropar i onödan och betalar dig ett kort.
               *[none] { $seat } ropar i onödan och betalar { $other } ett kort.
            }
    }
event-kept_quiet =
    { $you ->
        [seat] Du är tyst.
       *[none] { $seat } är tyst.
    }
event-nobody_called =
    { $you ->
        [seat] Ditt kort hade sin like, men ingen ropade rätt.
       *[none] Kortet hos { $seat } hade sin like, men ingen ropade rätt.
    }
event-out_of_cards =
    { $you ->
        [seat] Du har inga kort kvar och är ute.
       *[none] { $seat } har inga kort kvar och är ute.
    }
event-last_flip = { $count } kort har vänts: spelet är slut, och flest kort vinner.

## Djuren, efter plats, och vad de säger

animal-0 = Tuppen
    .call = Kuckeliku
animal-1 = Kon
    .call = Mu
animal-2 = Grisen
    .call = Nöff
animal-3 = Fåret
    .call = Bä
animal-4 = Hunden
    .call = Vov
animal-5 = Katten
    .call = Mjau
animal-6 = Hästen
    .call = Gnägg
animal-7 = Ankan
    .call = Kvack
animal-8 = Grodan
    .call = Ko-ack-ack
animal-9 = Ugglan
    .call = Hoho
animal-10 = Vargen
    .call = Aouu
animal-11 = Biet
    .call = Surr

## Regelsidan

rule-djurpark-aim = Djurpark är ett spel för ögon och nerver, för fyra till tolv. Alla är ett djur. När två kort är lika vinner den kort som först gör rätt djurs läte, och den som har alla kort har vunnit.
    .title = Vad det går ut på
    .source = S0
rule-djurpark-deal = Alla 42 kort delas ut i högar med baksidan upp; det gör inget om några får ett mer. Ingen tittar i en hög.
    .title = Given
    .source = S0
rule-djurpark-flip = I tur och ordning från givarens vänstra sida vänder var och en sitt översta kort på en egen öppen hög. När högen är slut vänds den öppna tillbaka.
    .title = Vändningarna
    .source = S0
rule-djurpark-call = När kortet är likt ett som har vänts och ännu ligger öppet ropar alla i kapp lätet för djuret hos den som vände. Det första rätta ropet tar alla kort som den spelaren har vänt, under sin egen hög, och den spelaren vänder igen.
    .title = Ropen
    .source = S0
rule-djurpark-wrong = Ett fel rop, fel djur eller inget lika, kostar ett kort: det översta i din hög går till den som vände.
    .source = S0
rule-djurpark-out = Den som inte har några kort är ute. Den som har alla vinner.
    .title = Slutet
    .source = S0

reading-djurpark-flipper_too = Den som vände får också ropa, och behåller då korten.
reading-djurpark-odd_cards = Kort som blir över i given går till de första till vänster om givaren.
reading-djurpark-turn_cap = Efter ett avtalat antal vändningar är spelet slut, och flest kort vinner.
reading-djurpark-once = För varje vänt kort får var och en ropa en gång. Är inget lika slutar det med nästa vändning; är något lika väntar nästa vändning tills någon har rätt eller alla har sagt sitt.
reading-djurpark-block = En hög som tas eller vänds tillbaka går med baksidan upp som den ligger, det först vända överst.
reading-djurpark-pays_from_up = Den som ska betala och inte har några dolda kort vänder först tillbaka den öppna högen; det som vänts tillbaka räknas inte längre som lika.

## Bordet i webbläsaren

ui-djurpark-flip = Du vänder
ui-djurpark-you-are = Du är: { $animal }
ui-djurpark-top = översta kortet är: { $card }
ui-djurpark-face-up = { $count } öppna
ui-djurpark-to-flip = ska vända
ui-djurpark-calls = Läten
ui-djurpark-first =
    { $you ->
        [yes] Du var först och tar { $count }.
       *[no] { $name } var först och tar { $count }.
    }
ui-djurpark-after = Efter { $time } ms.
ui-djurpark-wrong =
    { $you ->
        [yes] Fel läte: du betalar ett kort.
       *[no] Fel läte: { $name } betalar ett kort.
    }
ui-djurpark-key-flip = Vänd
ui-djurpark-key-quiet = Var tyst
ui-djurpark-mark-ring = En mässingsring: den här platsen vänder härnäst.
ui-djurpark-mark-count = En siffra på en hög: hur många kort platsen har i allt.
