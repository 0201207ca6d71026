### Pokerkille.

game-pokerkille = Pokerkille
    .help = Fem kort och en satsningsrunda; sedan tar sista sticket potten. Bluffa ut de andra, eller vinn den vid bordet.

ruleset-pokerkille-poker = Pokerkille
    .help = Källorna nämner bara spelet; reglerna är våra, efter Femkortskille och en vanlig satsningsrunda.

option-pokerkille-ante = Insats
    .help = Marker som alla lägger före en giv.
option-pokerkille-bet = Högsta satsning
    .help = Det mesta som får satsas, eller höjas med, på en gång.
option-pokerkille-raises = Höjningar
    .help = Hur många gånger man får höja i en giv.
option-pokerkille-rounds = Varv
    .help = Hur många gånger var och en ger.

action-bet = Satsa { $amount }
    .help = De andra måste lägga lika mycket för att vara med.
action-pokerkille-check = Avvakta
    .help = Var med utan att satsa.
action-pokerkille-call = Syna
    .help = Lägg det som fattas till högsta satsningen.
action-raise = Höj med { $amount }
    .help = Lägg lika mycket som den högsta satsningen, och mer därtill.

event-checked =
    { $you ->
        [seat] Du avvaktar.
       *[none] { $seat } avvaktar.
    }
event-bet_made =
    { $you ->
        [seat] Du satsar { $amount }; potten är nu { $pot }.
       *[none] { $seat } satsar { $amount }; potten är nu { $pot }.
    }
event-called =
    { $you ->
        [seat] Du synar med { $amount }; potten är nu { $pot }.
       *[none] { $seat } synar med { $amount }; potten är nu { $pot }.
    }
event-raised =
    { $you ->
        [seat] Du lägger { $paid } och höjer med { $amount }; potten är nu { $pot }.
       *[none] { $seat } lägger { $paid } och höjer med { $amount }; potten är nu { $pot }.
    }

## Regelsidan

rule-pokerkille-aim = Pokerkille förenar en satsningsrunda med fem stick, av vilka bara det sista räknas. Källorna nämner spelet men säger inget mer: reglerna är sammanställda här.
    .title = Vad det går ut på
    .source = S1
rule-pokerkille-deal = Alla lägger en insats och får fem kort, ett i taget.
    .title = Given
rule-pokerkille-betting = I tur och ordning från givarens vänstra sida avvaktar du eller satsar. När någon har satsat synar, höjer eller lägger sig de andra, tills alla som är med har lagt lika mycket. Den som blir ensam kvar tar potten.
    .title = Satsningarna
rule-pokerkille-tricks = Den första till vänster om givaren som är med spelar ut vilket kort som helst. Den som kan slå sticket måste, och av två lika kort vinner det senare. Den som tar ett stick spelar ut till nästa; den som tar det femte tar potten.
    .title = Spelet
rule-pokerkille-match = Given går runt. När alla har gett är partiet slut.
    .title = Partiet

reading-pokerkille-all = Utöver namnet är hela spelet vår tolkning: fem kort, en satsningsrunda, fem stick som i Femkortskille, och potten till det sista av dem.
