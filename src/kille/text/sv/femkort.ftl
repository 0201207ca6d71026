### Femkortskille.

game-femkort = Femkortskille
    .help = Knacka om du tror att du kan ta femte sticket: det ensamt avgör. Den som knackade förgäves betalar vinnaren lika mycket som det låg i potten.

ruleset-femkort-knack = Knackkille
    .help = Tre kort, sedan två till för dem som knackar; femte sticket vinner potten.
ruleset-femkort-skituppslag = Med skituppslag
    .help = Detsamma, men tre kort av de tre lägsta valörerna tar potten genast.

option-femkort-ante = Insats
    .help = Marker som alla lägger före en giv.
option-femkort-knock_pays = En knackning kostar
    .help = Marker som läggs i potten när man knackar.
option-femkort-cap = Tak
    .help = Det mesta som en annan knackare betalar vinnaren; 0 betyder inget tak.
option-femkort-skituppslag = Skituppslag
    .help = Om en hand med tre kort av de tre lägsta valörerna tar potten före spelet.
value-femkort-skituppslag-true = tar potten
value-femkort-skituppslag-false = spelas inte
option-femkort-rounds = Varv
    .help = Hur många gånger var och en ger.

action-knock = Knacka
    .help = Spela om potten. Vinner en annan knackare betalar du lika mycket som det ligger i potten.
action-wait = Vänta
    .help = Se om någon knackar; då får du frågan igen.

event-knocked =
    { $amount ->
        [0]
            { $you ->
                [seat] Du knackar och spelar om potten på { $pot }.
               *[none] { $seat } knackar och spelar om potten på { $pot }.
            }
       *[other]
            { $you ->
                [seat] Du knackar för { $amount } och spelar om potten, som nu är { $pot }.
               *[none] { $seat } knackar för { $amount } och spelar om potten, som nu är { $pot }.
            }
    }
event-waited =
    { $you ->
        [seat] Du väntar.
       *[none] { $seat } väntar.
    }
event-nobody_knocked = Ingen knackar. Potten på { $pot } ligger kvar, och alla lägger en insats till.
event-low_hand_shown =
    { $you ->
        [seat] Skituppslag: du visar { $cards } och tar potten.
       *[none] Skituppslag: { $seat } visar { $cards } och tar potten.
    }
event-winner_paid =
    { $you ->
        [seat] De andra knackarna betalar dig { $amount } var.
        [seats] Du knackade också och betalar { $amount } till { $seat }.
        [all] Du och de andra knackarna betalar { $amount } var till { $seat }.
       *[none] { $seats_count ->
            [one] { $seats } knackade också och betalar { $amount } till { $seat }.
           *[other] { $seats } knackade också och betalar { $amount } var till { $seat }.
        }
    }

## Regelsidan

rule-femkort-aim = Femkortskille är ett sticktagningsspel för tre till åtta där bara det femte sticket räknas. På dina tre första kort bestämmer du om du vågar spela om det.
    .title = Vad det går ut på
    .source = W3
rule-femkort-deal = Alla lägger en insats och får tre kort, ett i taget.
    .title = Given
    .source = W3
rule-femkort-knock = I tur och ordning från givarens vänstra sida knackar du, lägger dig eller väntar. Att knacka är att spela om potten. Vänta får du bara så länge ingen har knackat; gör någon det senare får de som väntade frågan igen, i tur och ordning, och då knackar de eller lägger sig.
    .title = Knacka
    .source = W3
rule-femkort-alone = Den som är ensam om att knacka tar potten utan spel. Knackar ingen lägger alla en insats till, och nästa spelare ger.
    .source = W3
rule-femkort-two_more = De som har knackat får två kort till, ett i taget.
    .title = Spelet
    .source = W3
rule-femkort-skituppslag = Har ni kommit överens om skituppslag tar en hand om fem med minst tre kort av de tre lägsta valörerna (Kransen, Blompottan, Blaren) potten före det första utspelet.
    .source = W3
rule-femkort-tricks = Den första knackaren till vänster om givaren spelar ut vilket kort som helst. Den som kan slå sticket måste, och av två lika kort vinner det senare. Den som inte kan spelar vad som helst. Den som tar ett stick spelar ut till nästa.
    .source = W3
rule-femkort-fifth = Den som tar femte sticket tar potten, och varje annan knackare betalar vinnaren lika mycket som det låg i potten.
    .title = Femte sticket
    .source = W3
rule-femkort-match = Given går runt. När alla har gett är partiet slut.
    .title = Partiet
    .source = W3

reading-femkort-must_beat = Den som kan slå sticket måste; den som inte kan får spela vilket kort som helst.
reading-femkort-nobody_knocks = Om ingen knackar ger nästa spelare nya kort.
reading-femkort-extra_cards = De två extra korten ges ett i taget, medsols från den första knackaren till vänster om givaren.
reading-femkort-two_low_hands = Har två ett skituppslag tar den första av dem till vänster om givaren potten.
reading-femkort-pot_left = Har ingen vunnit potten när partiet slutar delas den lika; udda marker går en och en från givarens vänstra sida.
