### Auktionskille.

game-auktionskille = Auktionskille
    .help = Bjud om att få spela ensam mot alla som stannar. Ta sista sticket och potten är din; missa det och du betalar ditt bud en gång till.

ruleset-auktionskille-auction = Auktionskille
    .help = Källorna nämner bara spelet; reglerna är våra, efter Femkortskille och en vanlig auktion.

option-auktionskille-ante = Insats
    .help = Marker som alla lägger före en giv.
option-auktionskille-bid = Högsta bud
    .help = Där budgivningen slutar.
option-auktionskille-rounds = Varv
    .help = Hur många gånger var och en ger.

action-bid = Bjud { $amount }
    .help = Bjuder ingen mer är du solist, och budet läggs i potten.
action-stay = Stanna
    .help = Spela mot solisten.

event-bid_made =
    { $you ->
        [seat] Du bjuder { $amount }.
       *[none] { $seat } bjuder { $amount }.
    }
event-nobody_bid = Ingen bjuder. Potten på { $pot } ligger kvar, och alla lägger en insats till.
event-soloist_found =
    { $you ->
        [seat] Du är solist och lägger ditt bud på { $amount } i potten, som nu är { $pot }.
       *[none] { $seat } är solist och lägger budet på { $amount } i potten, som nu är { $pot }.
    }
event-stayed =
    { $you ->
        [seat] Du stannar.
       *[none] { $seat } stannar.
    }
event-soloist_paid =
    { $you ->
        [seat] Du tog inte sista sticket: du betalar { $amount } till { $other }, och potten på { $pot } ligger kvar.
        [other] { $seat } tog inte sista sticket och betalar dig { $amount }; potten på { $pot } ligger kvar.
       *[none] { $seat } tog inte sista sticket och betalar { $amount } till { $other }; potten på { $pot } ligger kvar.
    }

## Regelsidan

rule-auktionskille-aim = I Auktionskille spelar en, solisten, om sista sticket mot alla andra som vågar. Källorna nämner spelet men säger inget mer: reglerna är sammanställda här.
    .title = Vad det går ut på
    .source = S1
rule-auktionskille-deal = Alla lägger en insats och får tre kort, ett i taget.
    .title = Given
rule-auktionskille-bidding = I ett varv från givarens vänstra sida bjuder du mer än förra budet, eller passar. Högstbjudande är solist och lägger budet i potten. Bjuder ingen lägger alla en insats till, och nästa spelare ger.
    .title = Auktionen
rule-auktionskille-staying = De andra stannar eller lägger sig, från solistens vänstra sida. Stannar ingen tar solisten potten.
rule-auktionskille-tricks = Solisten och de som stannat får två kort till. Den första av dem till vänster om givaren spelar ut. Den som kan slå sticket måste, och av två lika kort vinner det senare. Den som tar ett stick spelar ut till nästa.
    .title = Spelet
rule-auktionskille-last = Tar solisten femte sticket går potten till solisten. Annars betalar solisten budets belopp till den som tog det, och potten ligger kvar.
    .title = Sista sticket
rule-auktionskille-match = Given går runt. När alla har gett är partiet slut.
    .title = Partiet

reading-auktionskille-all = Utöver namnet är hela spelet vår tolkning: tre kort, ett varv stigande bud, och fem stick som i Femkortskille av solisten mot alla som stannar.
reading-auktionskille-pot_left = Har ingen vunnit potten när partiet slutar delas den lika; udda marker går en och en från givarens vänstra sida.
