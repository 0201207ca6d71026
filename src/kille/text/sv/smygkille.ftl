### Smygkille.

game-smygkille = Smygkille
    .help = Krypkille med fem kort var, av vilka du först får byta ett eller två. Den som har högsta kortet i sista sticket åker ut.

action-exchange = Byt ut { $cards }
    .help = Lägg de här korten åt sidan och få lika många ur leken.


ruleset-smygkille-encyclopedia = Encyklopedin
    .help = Fem kort, ett eller två byts ut, och den som har högsta kortet i sista sticket åker ut, tills en spelare är kvar.

option-smygkille-goal = Sista sticket
    .help = Vad korten i sista sticket avgör.
value-smygkille-goal-highest_out = högsta kortet är ute ur partiet
value-smygkille-goal-points = poäng för det lägsta, minuspoäng för det högsta
option-smygkille-must_head = Att gå över sticket
    .help = Om den som kan gå över sticket ändå får krypa.
value-smygkille-must_head-true = den som kan måste
value-smygkille-must_head-false = som man vill
option-smygkille-deals = Givar
    .help = Hur många givar ett parti om poäng har; 0 betyder att alla ger en gång.

## Regelsidan

rule-smygkille-aim = Smygkille är en kort Krypkille: fem stick, av vilka bara det sista räknas. Se till att bli av med dina höga kort före det.
    .title = Vad det går ut på
    .source = S2
rule-smygkille-ranks = Harlekin är högst, sedan Kuku, Husar, Husu, Kavall, Värdshus, siffrorna från 12 till 1, Kransen, Blompottan och lägst Blaren. Det finns två av varje och inga färger. Här har inget kort någon egen makt.
    .source = S2
rule-smygkille-deal = Alla får fem kort, ett i taget. Resten är leken, med baksidan upp.
    .title = Given
    .source = S2
rule-smygkille-exchange = I tur och ordning från givarens vänstra sida får var och en byta ut ett eller två kort: du lägger dem åt sidan osedda och får genast lika många ur leken. Kort som lagts åt sidan är ur spelet. När åtta spelar är leken bara två kort; när den är slut kan ingen mer byta.
    .source = S2
rule-smygkille-lead = Spelaren till vänster om givaren spelar ut vilket kort som helst. Den som tar ett stick spelar ut till nästa.
    .title = Spelet
    .source = S2
rule-smygkille-follow = De andra följer i tur och ordning. Antingen går du över sticket, med ett kort som är minst lika högt som det högsta hittills, eller så kryper du, med det allra lägsta kortet på handen. Du väljer fritt, om ni inte kommit överens om att den som kan gå över måste göra det. Högsta kortet tar sticket; av två lika kort det som spelades senare.
    .source = S2
rule-smygkille-last = Den som har högsta kortet i sista sticket är ute ur partiet. Där är lika kort lika: båda åker ut. De andra spelar vidare tills en spelare är kvar och har vunnit.
    .title = Sista sticket
    .source = S2
rule-smygkille-points = När ni i stället spelar om poäng åker ingen ut. Lägsta kortet i sista sticket ger 2; om två är lika låga ger det som spelades först 1 och det andra inget. Högsta kortet kostar 1 poäng, vart och ett av två lika också. Alla ger en gång, och flest poäng vinner.
    .source = S2
rule-smygkille-dealer = Given går vidare till nästa spelare till vänster som är kvar.
    .title = Partiet
    .source = S2

reading-smygkille-none_too = Ingen behöver byta: inget, ett eller två kort är tillåtet, och aldrig fler än leken har kvar.
reading-smygkille-exchange_in_turn = Bytet går runt en gång före första utspelet, från givarens vänstra sida, och var och en får genast de nya korten.
reading-smygkille-all_tied = Om alla som är kvar har samma kort i sista sticket åker ingen ut, och samma givare ger om.
reading-smygkille-winner_scores_one = Den som är kvar sist får en poäng.
