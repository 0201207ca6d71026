### Ålandskille.

game-alandskille = Ålandskille
    .help = Krypkille med ett kort var, sedan två, tre och så vidare, och ner igen till ett. Alla kort utom det lägsta kostar poäng i sista sticket.

ruleset-alandskille-encyclopedia = Encyklopedin
    .help = Ett kort i första given, ett till i varje så länge korten räcker, och ner igen. Hur poängen räknas är vår rekonstruktion.

option-alandskille-must_head = Att gå över sticket
    .help = Om den som kan gå över sticket ändå får krypa.
value-alandskille-must_head-true = den som kan måste
value-alandskille-must_head-false = som man vill
option-alandskille-costs-lowest_three = Kransen, Blompottan, Blaren
    .help = Vad vart och ett av de tre lägsta korten kostar i sista sticket. Siffror kostar vad de visar.
option-alandskille-costs-inn = Värdshus
    .help = Vad kortet kostar i sista sticket.
option-alandskille-costs-cavalier = Kavall
    .help = Vad kortet kostar i sista sticket.
option-alandskille-costs-pig = Husu
    .help = Vad kortet kostar i sista sticket.
option-alandskille-costs-hussar = Husar
    .help = Vad kortet kostar i sista sticket.
option-alandskille-costs-cuckoo = Kuku
    .help = Vad kortet kostar i sista sticket.
option-alandskille-costs-harlequin = Harlekin
    .help = Vad kortet kostar i sista sticket.

## Regelsidan

rule-alandskille-aim = Ålandskille är Krypkille med händer som växer och krymper. I varje giv räknas bara sista sticket, och där är det bara lägsta kortet som inget kostar.
    .title = Vad det går ut på
    .source = S2
rule-alandskille-ranks = Harlekin är högst, sedan Kuku, Husar, Husu, Kavall, Värdshus, siffrorna från 12 till 1, Kransen, Blompottan och lägst Blaren. Det finns två av varje och inga färger. Här har inget kort någon egen makt.
    .source = S2
rule-alandskille-deal = I första given får alla ett kort, i den andra två, och så vidare så länge korten räcker till alla. Efter den största given får var och en ett kort mindre varje gång, ner till ett. Given går vidare åt vänster varje gång.
    .title = Givarna
    .source = S2
rule-alandskille-lead = Spelaren till vänster om givaren spelar ut vilket kort som helst. Den som tar ett stick spelar ut till nästa.
    .title = Spelet
    .source = S2
rule-alandskille-follow = De andra följer i tur och ordning. Antingen går du över sticket, med ett kort som är minst lika högt som det högsta hittills, eller så kryper du, med det allra lägsta kortet på handen. Du väljer fritt, om ni inte kommit överens om att den som kan gå över måste göra det. Högsta kortet tar sticket; av två lika kort det som spelades senare.
    .source = S2
rule-alandskille-count = Lägsta kortet i sista sticket kostar inget; om två är lika låga gör inget av dem det. Alla andra förlorar vad det egna kortet kostar: inget för Kransen, Blompottan och Blaren, sin siffra för en siffra, 13 för Värdshus, 14 Kavall, 15 Husu, 16 Husar, 17 Kuku, 18 Harlekin. Tabellen är vår: källan säger att det finns en, men inte vad som står i den.
    .title = Poängen
    .source = S2
rule-alandskille-end = Efter den andra given med ett kort var är partiet slut, och den som har förlorat minst poäng har vunnit.
    .title = Partiet
    .source = S2

reading-alandskille-costs = Källan säger bara att det blir minuspoäng efter en särskild skala för korten i sista sticket. Tabellen över vad korten kostar är vår rekonstruktion, efter femkorts-Kille.
reading-alandskille-lowest_free = Lägsta kortet i sista sticket kostar inget, inte heller när två har det.
reading-alandskille-largest_once = Den största given spelas en gång.
reading-alandskille-winner = Den som har förlorat minst poäng vinner; flera kan dela på det.
