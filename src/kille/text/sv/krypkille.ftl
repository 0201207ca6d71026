### Krypkille.

game-krypkille = Krypkille
    .help = Gå över sticket med ett högre kort, eller kryp med ditt allra lägsta. Bara sista sticket räknas: spara ett lågt kort till det.

ruleset-krypkille-rulebook = Regelboken
    .help = En giv. Den som spelar lägsta kortet i sista sticket vinner.
ruleset-krypkille-encyclopedia = Encyklopedin
    .help = Den som har högsta kortet i sista sticket är ute ur partiet. Det ges tills en spelare är kvar.
ruleset-krypkille-points = Poäng
    .help = Ingen åker ut: lägsta kortet i sista sticket ger 2 poäng, det högsta kostar en. Alla ger en gång.

option-krypkille-goal = Sista sticket
    .help = Vad korten i sista sticket avgör.
value-krypkille-goal-lowest_wins = lägsta kortet vinner given
value-krypkille-goal-highest_out = högsta kortet är ute ur partiet
value-krypkille-goal-points = poäng för det lägsta, minuspoäng för det högsta
option-krypkille-must_head = Att gå över sticket
    .help = Om den som kan gå över sticket ändå får krypa.
value-krypkille-must_head-true = den som kan måste
value-krypkille-must_head-false = som man vill
option-krypkille-hold_back = När tre, sex eller sju spelar
    .help = Då blir inget kort över. Med ett kort mindre var är några kort okända.
value-krypkille-hold_back-true = ett kort mindre var
value-krypkille-hold_back-false = alla kort delas ut
option-krypkille-deals = Givar
    .help = Hur många givar ett parti har när ingen åker ut; 0 betyder att alla ger en gång.

## Regelsidan

rule-krypkille-aim = Krypkille är ett stickspel med en enda sak att tänka på: kortet du spelar i sista sticket. Spara ett lågt till det. Alla stick före det avgör bara vem som spelar ut, och vilka kort du blir av med.
    .title = Vad det går ut på
    .source = S0, S2
rule-krypkille-ranks = Harlekin är högst, sedan Kuku, Husar, Husu, Kavall, Värdshus, siffrorna från 12 till 1, Kransen, Blompottan och lägst Blaren. Det finns två av varje och inga färger. Här har inget kort någon egen makt.
    .source = S0, S2
rule-krypkille-deal = Så många kort som möjligt delas ut ett i taget, lika många till var och en. De kort som blir över läggs åt sidan osedda. När tre, sex eller sju spelar blir inget över; då kan ni komma överens om ett kort mindre var, så att några är okända.
    .title = Given
    .source = S0, S2
rule-krypkille-lead = Spelaren till vänster om givaren spelar ut vilket kort som helst. Den som tar ett stick spelar ut till nästa.
    .title = Spelet
    .source = S0, S2
rule-krypkille-follow = De andra följer i tur och ordning. Antingen går du över sticket, med ett kort som är minst lika högt som det högsta hittills, eller så kryper du, med det allra lägsta kortet på handen. Du väljer fritt, om ni inte kommit överens om att den som kan gå över måste göra det.
    .source = S0, S2
rule-krypkille-trick = Högsta kortet tar sticket; av två lika kort det som spelades senare.
    .source = S0, S2
rule-krypkille-rulebook = Enligt regelboken vinner lägsta kortet i sista sticket given, och av två lika det som spelades sist. Ett parti är en giv, eller så många ni kommer överens om.
    .title = Sista sticket
    .source = S0
rule-krypkille-encyclopedia = Enligt encyklopedin är den ute ur partiet som har högsta kortet i sista sticket. Där är lika kort lika: båda åker ut. De andra spelar vidare med så många kort var som räcker till dem, tills en spelare är kvar och har vunnit.
    .source = S2
rule-krypkille-points = När ni spelar om poäng åker ingen ut. Lägsta kortet i sista sticket ger 2; om två är lika låga ger det som spelades först 1 och det andra inget. Högsta kortet kostar 1 poäng, vart och ett av två lika också. Flest poäng efter det avtalade antalet givar vinner.
    .source = S2
rule-krypkille-dealer = Given går vidare till nästa spelare till vänster som är kvar.
    .title = Partiet
    .source = S2

reading-krypkille-equal_heads = Även enligt regelboken går ett kort som är lika med det högsta över sticket: dess anmärkning om alla stickspel sätter det senare av två lika kort högre.
reading-krypkille-all_tied = Om alla som är kvar har samma kort i sista sticket åker ingen ut, och samma givare ger om.
reading-krypkille-tied_highest = När ni spelar om poäng kostar vart och ett av två lika höga kort en poäng.
reading-krypkille-lead_after_dealer = Den första spelaren till vänster om givaren som är kvar spelar ut.
reading-krypkille-winner_scores_one = Enligt regelboken får den som vinner en giv en poäng; där högsta kortet åker ut får den som är kvar sist den.
