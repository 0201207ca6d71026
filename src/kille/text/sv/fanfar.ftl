### Dubbel fanfar.

game-fanfar = Dubbel fanfar
    .help = En kapplöpning för två. Bygg en svit från Värdshuset åt båda hållen, och spela ut ditt sista kort först.

ruleset-fanfar-rulebook = Regelboken
    .help = Fjorton kort var, fjorton i talongen, två sviter. Den som inte kan spela betalar och drar.

option-fanfar-stake = Insats
    .help = Marker för insatsen, för varje gång du inte kan spela och för varje kort som är kvar på slutet.

action-pay = Betala och dra
    .help = Du har inget kort som passar: betala till potten, dra ett kort och vänta till nästa gång.

event-run_opened =
    { $you ->
        [seat] Du öppnar svit { $number } med { $card }.
       *[none] { $seat } öppnar svit { $number } med { $card }.
    }
event-run_lengthened =
    { $you ->
        [seat] Du lägger { $card } till sviten.
       *[none] { $seat } lägger { $card } till sviten.
    }
event-run_completed =
    { $you ->
        [seat] Svit { $number } är full. Du öppnar nästa, så snart du kan.
       *[none] Svit { $number } är full. { $seat } öppnar nästa, om det går.
    }
event-paid_to_pass =
    { $you ->
        [seat] Du kan inte spela och betalar { $amount } till potten, som nu är { $pot }.
       *[none] { $seat } kan inte spela och betalar { $amount } till potten, som nu är { $pot }.
    }
event-card_drawn =
    { $you ->
        [seat] Du drar { $card }. Det väntar till din nästa tur; { $left } är kvar i talongen.
       *[none]
            { $card_token ->
                [hidden] { $seat } drar ett kort; { $left } är kvar i talongen.
               *[other] { $seat } drar { $card }; { $left } är kvar i talongen.
            }
    }
event-went_empty =
    { $you ->
        [seat] Du har spelat ditt sista kort. { $other } har { $count } kvar och betalar dig { $amount }.
        [other] { $seat } har spelat sitt sista kort. Du har { $count } kvar och betalar { $amount }.
       *[none] { $seat } har spelat sitt sista kort. { $other } har { $count } kvar och betalar { $amount }.
    }

## Regelsidan

rule-fanfar-aim = Dubbel fanfar är en kapplöpning för två. Från Värdshuset växer en svit med alla 21 valörer nedåt och uppåt; när den är full byggs en till. Den som först spelar sitt sista kort vinner.
    .title = Vad det går ut på
    .source = S0
rule-fanfar-deal = Var och en lägger en mark i potten och får fjorton kort. De andra fjorton är talongen, med baksidan upp.
    .title = Given
    .source = S0
rule-fanfar-open = Den som inte ger börjar. Det första kortet måste vara ett Värdshus.
    .title = Spelet
    .source = S0
rule-fanfar-ends = Sedan spelar man i tur och ordning ett kort i endera änden av sviten. Nedåt kommer 12, 11 och så vidare till 1, sedan Kransen, Blompottan och Blaren. Uppåt kommer Kavall, Husu, Husar, Kuku och Harlekin.
    .source = S0
rule-fanfar-pass = Den som inte har något kort som passar betalar en mark till potten, drar översta kortet i talongen om det finns något, och turen går vidare. Den som kan spela måste göra det.
    .source = S0
rule-fanfar-second = När alla 21 valörer ligger där öppnar ett nytt Värdshus den andra sviten.
    .source = S0
rule-fanfar-end = Den som först spelar sitt sista kort tar potten, och av den andre en mark för varje kort som är kvar på hand. Det är hela spelet.
    .title = Slutet
    .source = S0

reading-fanfar-begins = Den som inte ger börjar.
reading-fanfar-drawn_waits = Ett draget kort väntar till din nästa tur, även om det skulle passa nu.
reading-fanfar-must_play = Du får inte betala och passa när du kan spela; ett Värdshus som behövs och finns på hand måste öppna.
reading-fanfar-second_run = Den andra sviten öppnas av den som står i tur.
reading-fanfar-one_game = Ett parti är ett spel.

## Bordet i webbläsaren

ui-fanfar-run = Svit { $number }
ui-fanfar-cards = Svit { $number }: { $cards }
ui-fanfar-lies = { $from } till { $to }
ui-fanfar-not-open = inte öppnad än
ui-fanfar-complete = hel
ui-fanfar-next = Härnäst: { $cards }
ui-fanfar-talon = Talong { $count }
ui-fanfar-must-pay = Du har inget kort som passar
ui-fanfar-mark-end = En plats med mässingsram: en öppen ände, där ett kort passar.
