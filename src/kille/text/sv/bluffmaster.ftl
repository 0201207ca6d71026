### Bluffmäster.

game-bluffmaster = Bluffmäster
    .help = Lägg dina kort med baksidan upp, vart och ett under ett högre namn än det förra, och ljug som du vill. Den som tvivlar säger syn; bli av med dina kort före de andra.

ruleset-bluffmaster-rulebook = Regelboken
    .help = Sex kort var. En bluff som avslöjas kostar tre kort, och det gör en felaktig syn också.

option-bluffmaster-hand = Kort på hand
    .help = Hur många kort var och en får. Resten är talongen.
option-bluffmaster-penalty = Straff
    .help = Hur många kort en avslöjad bluff eller en felaktig syn kostar, så länge talongen har några.

action-lay = Lägg { $card } som { $as_ }
    .help = Lägg det här kortet med baksidan upp och kalla det så, sant eller inte.
action-stop = Stopp
    .help = Lägg inget kort den här gången. Det blir din tur igen när turen har gått runt.
action-bluffmaster-check = Syn
    .help = Låt kortet vändas upp. Var det en bluff tar den som lade det kort; var det sant tar du.
action-believe = Tro
    .help = Låt kortet ligga med baksidan upp.

event-sequence_due =
    { $why ->
        [dealer]
            { $you ->
                [seat] Du har gett och börjar den första sviten.
               *[none] { $seat } har gett och börjar den första sviten.
            }
        [all_stopped]
            { $you ->
                [seat] Alla andra har sagt stopp: du börjar en ny svit med vilket kort du vill.
               *[none] Alla andra har sagt stopp: { $seat } börjar en ny svit med valfritt kort.
            }
        [starter_out]
            { $you ->
                [seat] Alla har sagt stopp, och den som lade det sista kortet är ute: du börjar en ny svit.
               *[none] Alla har sagt stopp, och den som lade det sista kortet är ute: { $seat } börjar en ny svit.
            }
       *[nothing_named]
            { $you ->
                [seat] Det finns inget kort att gå över: du börjar en ny svit med vilket kort du vill.
               *[none] Det finns inget kort att gå över: { $seat } börjar en ny svit med valfritt kort.
            }
    }
event-card_laid =
    { $you ->
        [seat] Du lägger { $card } med baksidan upp och säger: { $named }. Du har { $left } kvar.
       *[none]
            { $card_token ->
                [hidden] { $seat } lägger ett kort med baksidan upp och säger: { $named }. { $left } kvar på hand.
               *[other] { $seat } lägger { $card } med baksidan upp och säger: { $named }. { $left } kvar på hand.
            }
    }
event-said_stop =
    { $you ->
        [seat] Du säger stopp.
       *[none] { $seat } säger stopp.
    }
event-believed =
    { $you ->
        [seat] Du tror på det.
       *[none] { $seat } tror på det.
    }
event-card_checked =
    { $found ->
        [bluff]
            { $you ->
                [seat] Du säger syn, och { $other } bluffade: inte { $named } utan { $card }.
                [other] { $seat } säger syn, och din bluff är avslöjad: inte { $named } utan { $card }.
               *[none] { $seat } säger syn, och { $other } bluffade: inte { $named } utan { $card }.
            }
       *[true]
            { $you ->
                [seat] Du säger syn, men { $other } talade sanning: { $card }.
                [other] { $seat } säger syn, men du talade sanning: { $card }.
               *[none] { $seat } säger syn, men { $other } talade sanning: { $card }.
            }
    }
event-penalty_taken =
    { $you ->
        [seat] Du tar { $card } från talongen, där { $left } är kvar.
       *[none]
            { $card_token ->
                [hidden] { $seat } tar ett kort från talongen, där { $left } är kvar.
               *[other] { $seat } tar { $card } från talongen, där { $left } är kvar.
            }
    }
event-drawn_blind =
    { $you ->
        [seat] Talongen är slut: du drar { $card } i blindo ur handen hos { $other }.
        [other] Talongen är slut: { $seat } drar { $card } i blindo ur din hand.
       *[none]
            { $card_token ->
                [hidden] Talongen är slut: { $seat } drar ett kort i blindo ur handen hos { $other }.
               *[other] Talongen är slut: { $seat } drar { $card } i blindo ur handen hos { $other }.
            }
    }
event-penalty_spared =
    { $you ->
        [seat] Talongen är slut, och { $other } har inget kort som du kan dra: du tar inget.
        [other] Talongen är slut, och du har inget kort som { $seat } kan dra.
       *[none] Talongen är slut, och { $other } har inget kort som { $seat } kan dra.
    }
event-became_safe =
    { $you ->
        [seat] Du är av med alla dina kort och säker, som nummer { $place }. Antal slagna: { $points }.
       *[none] { $seat } är av med alla kort och säker, som nummer { $place }. Antal slagna: { $points }.
    }
event-caught_with_cards =
    { $why ->
        [all_stopped]
            { $you ->
                [seats] Spelet är slut: alla har sagt stopp efter det sista kortet från en som nu är säker. Du har kort kvar.
                [all] Spelet är slut: alla har sagt stopp efter det sista kortet från en som nu är säker. Kort kvar har { $seats }.
               *[none] Spelet är slut: alla har sagt stopp efter det sista kortet från en som nu är säker. Kort kvar har { $seats }.
            }
       *[one_left]
            { $you ->
                [seats] Spelet är slut: bara du har kort kvar.
               *[none] Spelet är slut: bara { $seats } har kort kvar.
            }
    }

## Regelsidan

rule-bluffmaster-aim = Bluffmäster är ett lögnspel för tre till sju. Korten läggs med baksidan upp, och den som lägger säger vad det är. Bli av med dina kort; den som har några kvar på slutet har förlorat.
    .title = Vad det går ut på
    .source = S0
rule-bluffmaster-deal = Var och en får sex kort. Resten är talongen, med baksidan upp.
    .title = Given
    .source = S0
rule-bluffmaster-ranks = Kortens ordning, från det lägsta: Blaren, Blompottan, Kransen, 1 till 12, Värdshus, Kavall, Husu, Husar, Kuku, Harlekin. Det finns två av varje.
    .source = S0
rule-bluffmaster-lay = Den som har gett lägger ett kort med baksidan upp och säger vad det är. I tur och ordning lägger de andra var sitt kort och nämner en högre valör än den förra. Det du nämner behöver inte vara det du lägger.
    .title = Spelet
    .source = S0
rule-bluffmaster-stop = Den som inte kan eller vill nämna en högre valör säger stopp och hoppas över den gången. Över Harlekin finns inget att nämna.
    .source = S0, W63
rule-bluffmaster-new = När alla andra i tur och ordning har sagt stopp efter det sista kortet börjar den som lade det en ny svit med vilket kort som helst. Korten som har lagts ligger kvar.
    .source = S0, W63
rule-bluffmaster-check = När ett kort har lagts, och innan nästa läggs, får vem som helst säga syn: kortet vänds upp. Bara den som säger det först gäller. När alla andra har sagt att de tror på det går spelet vidare.
    .title = Syn
    .source = S0
rule-bluffmaster-bluff = Är det inte det som nämndes tar den som lade det tre kort från talongen. Det är som om den spelaren hade sagt stopp: kortet är dött, och den valör som nämndes före det är den som ska överträffas. Fanns det ingen börjar nästa spelare en svit.
    .source = S0
rule-bluffmaster-true = Är det det som nämndes tar den som sade syn tre kort från talongen, och kortet står sig.
    .source = S0
rule-bluffmaster-empty = En talong med färre än tre kort ger vad den har. När den är slut drar en avslöjad bluffare ett kort, osett, ur handen på den som sade syn; och den som sade syn i onödan drar ett ur handen på den som lade kortet.
    .source = S0
rule-bluffmaster-safe = Den som inte har några kort kvar när ett kort har blivit trott eller synat är ute ur spelet, och säker.
    .title = Slutet
    .source = S0
rule-bluffmaster-end = Om alla andra säger stopp efter en sådan spelares sista kort är spelet slut. Annars går det vidare, tills bara en har kort kvar.
    .source = S0
rule-bluffmaster-score = De som har kort kvar har förlorat och får inga poäng. De andra rangordnas som de gick ut; var och en får en poäng för varje spelare som kom efter.
    .source = S0

reading-bluffmaster-stop = Stopp betyder att spelaren hoppas över en gång, som i Stopp, som spelet kommer från: regelboken säger inte vad det gör.
reading-bluffmaster-short_talon = En talong med färre än tre kort ger vad den har, och inget mer dras. Finns det inte heller något kort att dra ur en hand bortfaller straffet.
reading-bluffmaster-new_sequence = Den som lade kortet som ingen går över måste börja den nya sviten, och den som börjar får inte säga stopp.
reading-bluffmaster-starter_out = Om den som skulle börja en svit har blivit av med sitt sista kort genom att någon drog det, börjar nästa till vänster; spelet slutar bara efter ett sista kort som lades.
reading-bluffmaster-window = En spelare synar, den som säger det först; av två samtidigt den närmaste medsols. Den som har sagt att den tror kan inte syna längre.
reading-bluffmaster-blind = Ett kort som dras i blindo är känt för båda, tills den som fick det lägger eller blir av med ett kort med baksidan upp.
reading-bluffmaster-ranking = Ordningen i vilken man går ut är rangordningen. Var och en får lika många poäng som det finns spelare efter, och alla som har kort kvar får inga. Ett parti är ett spel.

source-W63 = Stopp
    .kind = Reglerna för Stopp, som spelet kommer från, på två webbsidor.

## Bordet i webbläsaren

ui-bluffmaster-ask-believe = { $name } säger: { $rank }. Tror du det?
ui-bluffmaster-ask-any = Lägg ett kort och säg vad det är
ui-bluffmaster-ask-higher = Lägg ett kort som mer än { $rank }
ui-bluffmaster-ask-stop = Inget är högre än { $rank }
ui-bluffmaster-lay-as = Lägg det som { $rank }
ui-bluffmaster-choose = Tryck på ett kort
ui-bluffmaster-ladder = Valörerna, från den lägsta
ui-bluffmaster-named-last = nämnd senast
ui-bluffmaster-out-of-reach = utom räckhåll
ui-bluffmaster-said = { $name }:
ui-bluffmaster-nothing-named = Inget är nämnt än
ui-bluffmaster-pile = Hög { $count }
ui-bluffmaster-talon = Talong { $count }
ui-bluffmaster-bluff = en bluff: { $card }
ui-bluffmaster-true = sant: { $card }
ui-bluffmaster-safe = i säkerhet
ui-bluffmaster-says-stop = Stopp
ui-bluffmaster-says-believe = tror det
ui-bluffmaster-says-check = Syn!
ui-bluffmaster-mark-ladder = Stegen: den senast nämnda valören har en ring, och en streckad är utom räckhåll.
ui-bluffmaster-mark-candle = Ljuset: så länge det brinner får vem som helst säga syn. Det brinner lika för alla.
