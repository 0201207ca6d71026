### Kille med tre kort.

game-threecard = Kille med tre kort
    .help = Gå med om en del av potten, eller lägg dig. Tre stick, vart och ett värt en tredjedel; den som går med och inget tar betalar till nästa pott.

action-join = Gå med
    .help = Spela om potten.
action-take_talon = Ta talongen
    .help = Lägg hela din hand åt sidan och få talongens tre kort för den. Gå sedan med eller lägg dig.

event-paid_in =
    { $why ->
        [no_trick]
            { $you ->
                [seats] Du gick med och tog inget stick, så du betalar { $amount } till potten, som nu är { $pot }.
               *[none] Gick med och tog inget stick: { $seats }. Var och en betalar { $amount } till potten, som nu är { $pot }.
            }
       *[dealer]
            { $you ->
                [seats] Som givare lägger du { $amount } i potten, som nu är { $pot }.
               *[none] Som givare lägger { $seats } { $amount } i potten, som nu är { $pot }.
            }
    }
event-joined =
    { $you ->
        [seat] Du går med.
       *[none] { $seat } går med.
    }
event-talon_taken =
    { $you ->
        [seat] Du lägger { $cards } åt sidan och tar talongen.
       *[none] { $seat } lägger handen åt sidan och tar talongen.
    }

ruleset-threecard-rulebook = Regelboken
    .help = Som i regelboken som hör till korten. Alla ger två gånger.

option-threecard-rounds = Varv
    .help = Hur många gånger alla ger innan partiet är slut.

## Regelsidan

rule-threecard-aim = Tre kort, tre stick, och en pott där varje stick är värt en tredjedel. Den som går med och inget tar får betala för det, så gå med på en hand som räcker till ett stick.
    .title = Vad det går ut på
    .source = S0
rule-threecard-ranks = Harlekin är högst, sedan Kuku, Husar, Husu, Kavall, Värdshus, siffrorna från 12 till 1, Kransen, Blompottan och lägst Blaren. Det finns två av varje och inga färger. Här har inget kort någon egen makt.
    .source = S0
rule-threecard-deal = Givaren lägger 3 marker i potten. Alla får tre kort, ett i taget. Tre kort till läggs med baksidan upp: talongen.
    .title = Given
    .source = S0
rule-threecard-join = I tur och ordning från givarens vänstra sida går var och en med eller lägger sig. Den som lägger sig lägger korten åt sidan och är ute ur given. Ingen får lägga sig när potten bara är givarens 3, som före första given.
    .title = Att gå med
    .source = S0
rule-threecard-talon = Innan man går med får en spelare byta hela handen mot talongen, och går sedan med eller lägger sig. Korten som byttes bort är ur spelet.
    .source = S0
rule-threecard-alone = Om alla andra har lagt sig tar den som är kvar potten utan spel, och behöver inte ens säga till.
    .source = S0
rule-threecard-lead = Den första till vänster om givaren som har gått med spelar ut vilket kort som helst.
    .title = Spelet
    .source = S0
rule-threecard-follow = De andra följer i tur och ordning. Du måste spela ett kort som är minst lika högt som det högsta hittills om du kan; annars måste du spela ditt högsta kort.
    .source = S0
rule-threecard-trick = Högsta kortet tar sticket; av två lika kort det som spelades senare. Den som spelade det tar en tredjedel av potten och spelar ut till nästa stick.
    .source = S0
rule-threecard-pay = Efter tredje sticket lägger alla som gick med och inget stick tog 3 marker i nästa pott. Sedan ger nästa spelare till vänster, och lägger också 3.
    .title = Potten
    .source = S0
rule-threecard-end = Partiet är slut när alla har gett lika många gånger, oftast två. Efter den allra sista given betalar ingen.
    .title = Partiet
    .source = S0

reading-threecard-one_talon = Bara en spelare i varje giv kan ta talongen, och handen som byttes bort är ur spelet.
reading-threecard-first_joiner_leads = Den första spelaren till vänster om givaren som har gått med spelar ut.
reading-threecard-last_pot = Efter den allra sista given betalar de utan stick inget: det skulle inte tillhöra någon.
