### Kille på svenska. Samma meddelanden som i mappen en, där reglerna för argumenten står.

## Spelen

game-byteskille = Byteskille
    .help = Alla har ett kort. I tur och ordning behåller du det eller byter med grannen till vänster. Den som sitter med lägst kort åker ut, och den som är kvar sist vinner.

## Korten, från det högsta till det lägsta

card-harlequin = Harlekin
card-cuckoo = Kuku
card-hussar = Husar
card-pig = Husu
card-cavalier = Kavall
card-inn = Värdshus
card-12 = 12
card-11 = 11
card-10 = 10
card-9 = 9
card-8 = 8
card-7 = 7
card-6 = 6
card-5 = 5
card-4 = 4
card-3 = 3
card-2 = 2
card-1 = 1
card-wreath = Kransen
card-flowerpot = Blompottan
card-fool = Blaren

## Ropen: vad som sägs högt vid en händelse; vid `answered` efter kortet som svarar

call-stood = Nöjd
    .meaning = Jag behåller mitt kort
call-asked = Byte
    .meaning = Jag vill byta kort
call-stock_asked = Går i lek
    .meaning = Jag tar från leken
call-answered-inn = Värdshus förbi
    .meaning = Fråga nästa spelare
call-answered-cavalier = Kavall förbi
    .meaning = Fråga nästa spelare
call-answered-hussar = Husar ger hugg
    .meaning = Den som ville byta åker ut
call-answered-pig = Svinhugg går igen
    .meaning = Bytet slår tillbaka
call-answered-cuckoo = Kuku står
    .meaning = Med Kuku byter ingen

## Vad du kan göra

action-swap = Byt
    .help = Erbjud ditt kort åt nästa spelare till vänster. Den som är sist byter med leken.
action-stand = Nöjd
    .help = Behåll ditt kort.
action-rejoin = Köp in dig
    .help = Betala priset och spela vidare från nästa giv.
action-stay_out = Stå över
    .help = Kom inte tillbaka den här gången.
action-ask_redeal = Begär nya kort
    .help = De andra avgör om korten ska ges om.
action-skip = Begär inget
    .help = Spela med korten som de är.
action-agree = Gå med på det
    .help = Gå med på nya kort.
action-refuse = Neka
    .help = Neka nya kort: given spelas som den ligger.
action-refer = Låt den tredje avgöra
    .help = Den tredje spelaren avgör om nya kort i stället för dig.
action-offer = Bjud ut ditt kort till { $other } för { $price }
    .help = Sälj ditt kort, och med det din plats i partiet.
action-accept = Köp
    .help = Betala priset och ta kortet; den som säljer lämnar partiet.
action-decline = Köp inte
    .help = Låt ägaren behålla kortet.
action-deal = { $card } kommer upp
    .help = Slumpen vänder upp ett kort.

## Vad som händer

event-deal_began =
    { $you ->
        [dealer] Du ger.
       *[none] { $dealer } ger.
    }
event-ante_paid = Alla som är med lägger { $amount } i potten, som nu är { $pot }.
event-dealt =
    { $you ->
        [seat] Du får { $card } i given.
       *[none]
            { $card_token ->
                [hidden] { $seat } får ett kort.
               *[other] { $seat } får { $card } i given.
            }
    }
event-redeal_asked =
    { $you ->
        [seat] Du begär nya kort.
       *[none] { $seat } begär nya kort.
    }
event-redeal_not_asked =
    { $you ->
        [seat] Du begär inga nya kort.
       *[none] { $seat } begär inga nya kort.
    }
event-redeal_agreed =
    { $you ->
        [seat] Du går med på nya kort.
       *[none] { $seat } går med på nya kort.
    }
event-redeal_refused =
    { $you ->
        [seat] Du nekar nya kort: given spelas som den ligger.
       *[none] { $seat } nekar nya kort: given spelas som den ligger.
    }
event-redeal_referred =
    { $you ->
        [seat] Du låter { $other } avgöra om nya kort.
        [other] { $seat } låter dig avgöra om nya kort.
       *[none] { $seat } låter { $other } avgöra om nya kort.
    }
event-card_offered =
    { $you ->
        [seat] Du bjuder ut ditt kort, och din plats i partiet, till { $other } för { $price }.
        [other] { $seat } bjuder ut ett kort, och en plats i partiet, till dig för { $price }.
       *[none] { $seat } bjuder ut ett kort, och en plats i partiet, till { $other } för { $price }.
    }
event-card_sold =
    { $you ->
        [seat] Du säljer ditt kort till { $other } för { $price } och lämnar partiet.
        [other] Du köper { $card } för { $price } av { $seat }, som lämnar partiet.
       *[none]
            { $card_token ->
                [hidden] { $other } köper ett kort för { $price } av { $seat }, som lämnar partiet.
               *[other] { $other } köper { $card } för { $price } av { $seat }, som lämnar partiet.
            }
    }
event-offer_declined =
    { $you ->
        [seat] Du köper inte kortet som { $other } bjuder ut.
        [other] { $seat } köper inte ditt kort.
       *[none] { $seat } köper inte kortet som { $other } bjuder ut.
    }
event-stood =
    { $you ->
        [seat] Du behåller ditt kort: ”{ call-stood }”.
       *[none] { $seat } behåller sitt kort: ”{ call-stood }”.
    }
event-asked =
    { $you ->
        [seat] Du vill byta med { $other }: ”{ call-asked }”.
        [other] { $seat } vill byta med dig: ”{ call-asked }”.
       *[none] { $seat } vill byta med { $other }: ”{ call-asked }”.
    }
event-harlequin_shown =
    { $you ->
        [seat] Du har velat byta bort en Harlekin: den ligger öppen från och med nu.
       *[none] { $seat } har velat byta bort en Harlekin: den ligger öppen från och med nu.
    }
event-answered =
    { $card_token ->
        [inn]
            { $you ->
                [seat] Du visar Värdshus, och { $other } måste gå förbi: ”{ call-answered-inn }”.
                [other] { $seat } visar Värdshus, och du måste gå förbi: ”{ call-answered-inn }”.
               *[none] { $seat } visar Värdshus, och { $other } måste gå förbi: ”{ call-answered-inn }”.
            }
        [cavalier]
            { $you ->
                [seat] Du visar Kavall, och { $other } måste gå förbi: ”{ call-answered-cavalier }”.
                [other] { $seat } visar Kavall, och du måste gå förbi: ”{ call-answered-cavalier }”.
               *[none] { $seat } visar Kavall, och { $other } måste gå förbi: ”{ call-answered-cavalier }”.
            }
        [hussar]
            { $you ->
                [seat] Du visar Husar, och { $other } får hugg: ”{ call-answered-hussar }”.
                [other] { $seat } visar Husar, och du får hugg: ”{ call-answered-hussar }”.
               *[none] { $seat } visar Husar, och { $other } får hugg: ”{ call-answered-hussar }”.
            }
        [pig]
            { $you ->
                [seat] Du visar Husu, och bytet slår tillbaka: ”{ call-answered-pig }”.
               *[none] { $seat } visar Husu, och bytet slår tillbaka: ”{ call-answered-pig }”.
            }
        [cuckoo]
            { $you ->
                [seat] Du visar Kuku, och med den byter ingen: ”{ call-answered-cuckoo }”.
               *[none] { $seat } visar Kuku, och med den byter ingen: ”{ call-answered-cuckoo }”.
            }
       *[other]
            { $you ->
                [seat] Du visar { $card }.
               *[none] { $seat } visar { $card }.
            }
    }
event-exchanged =
    { $you ->
        [seat] Du ger { $other } { $given } och får { $received }.
        [other] { $seat } tar { $received } från dig och ger dig { $given }.
       *[none]
            { $given_token ->
                [hidden]
                    { $received_token ->
                        [hidden] { $seat } och { $other } byter kort.
                       *[other] { $seat } och { $other } byter kort, och { $seat } får { $received }.
                    }
               *[other]
                    { $received_token ->
                        [hidden] { $seat } och { $other } byter kort, och { $other } får { $given }.
                       *[other] { $seat } ger { $other } { $given } och får { $received }.
                    }
            }
    }
event-stock_asked =
    { $you ->
        [seat] Du byter med leken: ”{ call-stock_asked }”.
       *[none] { $seat } byter med leken: ”{ call-stock_asked }”.
    }
event-turned_up =
    { $you ->
        [seat] { $card } kommer upp ur leken för dig. Kortet visas och läggs åt sidan.
       *[none] { $card } kommer upp ur leken för { $seat }. Kortet visas och läggs åt sidan.
    }
event-drew =
    { $you ->
        [seat] Du lägger bort { $given } och drar { $received }.
       *[none]
            { $received_token ->
                [hidden]
                    { $given_token ->
                        [hidden] { $seat } lägger bort sitt kort och drar ett nytt.
                       *[other] { $seat } lägger bort { $given } och drar ett nytt kort.
                    }
               *[other]
                    { $given_token ->
                        [hidden] { $seat } lägger bort sitt kort och drar { $received }.
                       *[other] { $seat } lägger bort { $given } och drar { $received }.
                    }
            }
    }
event-kept =
    { $you ->
        [seat] Det blir inget byte med leken: du behåller ditt kort.
       *[none] Det blir inget byte med leken: { $seat } behåller sitt kort.
    }
event-swap_undone =
    { $you ->
        [seat] Ditt byte med { $other } hävs: ni har fått tillbaka era kort.
        [other] Bytet som { $seat } gjorde med dig hävs: ni har fått tillbaka era kort.
       *[none] Bytet mellan { $seat } och { $other } hävs: båda har fått tillbaka sina kort.
    }
event-swaps_voided = { $card } häver alla byten i given: alla har kortet de fick från början.
event-struck =
    { $you ->
        [seat] Du får hugg av { $card }: du är ute ur given.
       *[none] { $seat } får hugg av { $card } och är ute ur given.
    }
event-harlequin_lowered =
    { $you ->
        [seat] Harlekin kommer hem till dig och räknas som lägsta kort. Ingen får hugg.
       *[none] Harlekin går hem till { $seat } och räknas som lägsta kort. Ingen får hugg.
    }
span = { $fewest } till { $most }
seat-you = du
event-cards_shown = Alla visar: { $cards }.
event-killing_cards =
    { $count ->
        [one] Ett slående kort ligger framme, så det lägsta kortet åker ut.
       *[other] { $count } slående kort ligger framme, så de { $count } lägsta korten åker ut.
    }
event-nobody_lowest =
    { $why ->
        [no_killing_card] Inget slående kort ligger framme, så ingen åker ut för lågt kort.
        [everyone_lowest] Alla har det lägsta kortet, så ingen åker ut för det.
        [struck_instead]
            { $you ->
                [seats] Någon har redan fått hugg och ingen annan skulle bli kvar: ditt lägsta kort är förlåtet.
                [all] Någon har redan fått hugg och ingen annan skulle bli kvar: det lägsta kortet hos { $seats } är förlåtet, alltså även ditt.
               *[none] Någon har redan fått hugg och ingen annan skulle bli kvar: det lägsta kortet hos { $seats } är förlåtet.
            }
       *[everyone_would_be_out] Alla skulle åka ut, så ingen gör det.
    }
event-went_out =
    { $why ->
        [struck_by_hussar]
            { $you ->
                [seat] Du förlorar given: du fick hugg av Husar.
               *[none] { $seat } förlorar given: hugg av Husar.
            }
        [struck_by_pig]
            { $you ->
                [seat] Du förlorar given: du fick hugg av Husu.
               *[none] { $seat } förlorar given: hugg av Husu.
            }
        [low_harlequin]
            { $you ->
                [seat] Du förlorar given: din Harlekin räknas som lägsta kort.
               *[none] { $seat } förlorar given: Harlekin räknas där som lägsta kort.
            }
        [among_the_lowest]
            { $you ->
                [seat] Du förlorar given: { $card } hör till de lägsta korten, lika många som de slående korten.
               *[none] { $seat } förlorar given: { $card } hör till de lägsta korten, lika många som de slående korten.
            }
        [asked_hussar]
            { $you ->
                [seat] Du förlorar given: när två är kvar förlorar den som vill byta med Husar på en gång.
               *[none] { $seat } förlorar given: när två är kvar förlorar den som vill byta med Husar på en gång.
            }
        [asked_pig]
            { $you ->
                [seat] Du förlorar given: när två är kvar förlorar den som vill byta med Husu på en gång.
               *[none] { $seat } förlorar given: när två är kvar förlorar den som vill byta med Husu på en gång.
            }
       *[lowest]
            { $you ->
                [seat] Du förlorar given: { $card } är det lägsta kortet.
               *[none] { $seat } förlorar given: { $card } är det lägsta kortet.
            }
    }
event-life_lost =
    { $left ->
        [0]
            { $you ->
                [seat] Du förlorar ditt sista liv.
               *[none] { $seat } förlorar sitt sista liv.
            }
        [one]
            { $you ->
                [seat] Du förlorar ett liv och har ett kvar.
               *[none] { $seat } förlorar ett liv och har ett kvar.
            }
       *[other]
            { $you ->
                [seat] Du förlorar ett liv och har { $left } kvar.
               *[none] { $seat } förlorar ett liv och har { $left } kvar.
            }
    }
event-eliminated =
    { $you ->
        [seat] Du är ute.
       *[none] { $seat } är ute.
    }
event-dealt_again =
    { $why ->
        [harlequin] En av de två sista fick Harlekin: samma givare ger om, utan insats.
        [tie] De två sista har lika kort: samma givare ger om, utan insats.
        [agreed] Ni är överens om nya kort: samma givare ger om, utan insats.
       *[void] Given gäller inte, för ingen skulle bli kvar: samma givare ger om, utan insats.
    }
event-cuckoo_dealt =
    { $you ->
        [seat] Du fick Kuku när bara två är kvar: båda visar på en gång.
       *[none] { $seat } fick Kuku när bara två är kvar: båda visar på en gång.
    }
event-rejoin_asked =
    { $you ->
        [seat] Du får köpa dig in igen. Det kostar { $cost ->
            [one] en mark
           *[other] { $cost } marker
        }, som går till potten.
       *[none] { $seat } får köpa sig in igen för { $cost ->
            [one] en mark
           *[other] { $cost } marker
        }.
    }
event-rejoined =
    { $you ->
        [seat] Du betalar { $cost } och är med igen. Potten är { $pot }.
       *[none] { $seat } betalar { $cost } och är med igen. Potten är { $pot }.
    }
event-stayed_out =
    { $you ->
        [seat] Du står över.
       *[none] { $seat } står över.
    }
event-match_won =
    { $pot ->
        [0]
            { $you ->
                [seat] Du är kvar sist och vinner partiet.
               *[none] { $seat } är kvar sist och vinner partiet.
            }
       *[other]
            { $you ->
                [seat] Du är kvar sist och vinner potten på { $pot }.
               *[none] { $seat } är kvar sist och vinner potten på { $pot }.
            }
    }
event-deal_ended =
    { $out_count ->
        [0] Given är slut.
       *[other]
            { $you ->
                [out] Given är slut. Du har förlorat den.
               *[none] Given är slut. Förlorad av { $out }.
            }
    }

## Varför: regeln bakom domen, för ”Varför är jag ute?”

why-struck_by_hussar = Den som vill byta med Husar får hugg på en gång och är ute, vad korten än visar sedan.
why-struck_by_pig = När någon vill byta med Husu får någon hugg. Vem det blir, och vilka byten som hävs, avgör regelverket.
why-lowest = När alla har visat är alla som har det lägsta kortet ute. Kort hos dem som har fått hugg räknas inte; där varje låg Harlekin åker ut för sig räknas inte Harlekiner med.
why-low_harlequin = En Harlekin som inte räknas som högst är det lägsta kortet av alla, lägre än Blaren.
why-among_the_lowest = Lika många av de lägsta korten åker ut som det ligger slående kort framme: Kuku, Husar, Husu och Harlekin som inte har bytts. Lika kort följs åt.
why-asked_hussar = När två är kvar har den som vill byta med Husar förlorat på en gång.
why-asked_pig = När två är kvar har den som vill byta med Husu förlorat på en gång. Inget hävs.
why-no_killing_card = För lågt kort åker någon ut bara när Kuku, Husar, Husu eller en Harlekin som inte har bytts ligger framme.
why-everyone_lowest = Om alla har samma lägsta kort avgör given ingenting.
why-everyone_would_be_out = En giv tömmer aldrig bordet: om alla skulle åka ut gör ingen det.
why-struck_instead = En giv tömmer aldrig bordet: någon har fått hugg, så de som har det lägsta kortet är kvar.
why-harlequin = När två är kvar och någon av dem får Harlekin ges korten om.
why-tie = När två är kvar och har lika kort ges korten om.
why-void = En giv som inte skulle lämna någon kvar gäller inte, utan ges om.
why-agreed = Någon bad om nya kort, och ingen som skulle svara sa nej.

## Regelverken

ruleset-byteskille-classic = Klassiskt
    .help = Så som kille beskrivs i Sverige i dag: Husu skickar hem kortet, och den som hade det först åker ut.
ruleset-byteskille-rulebook = Regelboken
    .help = Lika många av de lägsta korten åker ut som det visas slående kort. Kuku häver byten, och kort får säljas.
ruleset-byteskille-encyclopedia = Uppslagsverket
    .help = Uppslagsverket ord för ord: Husu häver alla byten och den som fick den i given åker ut, och en låg Harlekin åker ut bredvid det lägsta kortet.
ruleset-byteskille-encyclopedia-2017 = Uppslagsverket 2017
    .help = En äldre text i uppslagsverket: Husu häver byten tills den ligger där den gavs, och den spelaren åker ut.
ruleset-byteskille-casino = Kasinosidan
    .help = Så som en svensk kasinosida berättar: Husu häver alla byten, och den som fick det utbjudna kortet i given åker ut.
ruleset-byteskille-lives = Liv
    .help = De klassiska reglerna med tre liv i stället för pott. Ingen köper sig in igen.
ruleset-byteskille-gnav-rules = Svar ur gnav
    .help = De klassiska reglerna med svar ur norskt gnav: den som vill byta med Husu åker alltid ut, och även kort ur leken hugger.
ruleset-byteskille-encyclopedia-variants = Uppslagsverkets varianter
    .help = Uppslagsverket med sina varianter: även en given Harlekin är låg, det är sent och dyrt att köpa sig in, och nya kort får begäras.

## Källorna

source-S0 = Killelekens regelbok
    .kind = En engelskspråkig regelbok till killeleken, med flera spel.
source-S1 = Kille, i ett uppslagsverk
    .kind = En nyare engelskspråkig artikel i ett uppslagsverk.
source-S3 = Kille ♦
    .kind = En svensk webbsida om spelet, med husregler.
source-S4 = Kille, i ett äldre uppslagsverk
    .kind = En äldre engelskspråkig artikel i ett uppslagsverk, från 2017.
source-W6 = Kille kortspel
    .kind = En sida på den svenska webbplatsen casinotax.net.

## Tillvalen, i grupper

group-byteskille-powers = Vad korten gör
group-byteskille-stock = Leken
group-byteskille-showdown = Visningen
group-byteskille-stakes = Insatser
group-byteskille-reentry = Att köpa sig in
group-byteskille-endgame = Partiets slut

option-byteskille-powers-pig = Husu
    .help = Vem som får hugg när någon vill byta med Husu, och vilka byten som hävs.
value-byteskille-powers-pig-asker = hugger den som vill byta, häver inget
value-byteskille-powers-pig-card_origin = skickar hem det utbjudna kortet och hugger den som fick det i given
value-byteskille-powers-pig-card_origin_reset = häver alla byten och hugger den som fick det utbjudna kortet i given
value-byteskille-powers-pig-pig_origin_unwind = häver byten tills den är hemma och hugger den som fick den i given
value-byteskille-powers-pig-pig_origin_reset = häver alla byten och hugger den som fick Husu i given
value-byteskille-powers-pig-asker_reset = häver alla byten och hugger den som vill byta
option-byteskille-powers-pig_harlequin_low = En Harlekin som bjuds ut till Husu
    .help = Om den går hem till den som hade den först, som lägsta kort, och ingen får hugg.
value-byteskille-powers-pig_harlequin_low-true = går hem och är låg
value-byteskille-powers-pig_harlequin_low-false = är som andra kort
option-byteskille-powers-cuckoo = Kuku
    .help = Vad som händer när någon vill byta med Kuku.
value-byteskille-powers-cuckoo-showdown = avslutar given: alla visar
value-byteskille-powers-cuckoo-reset = häver alla byten, och spelet går vidare
option-byteskille-powers-harlequin = Harlekin
    .help = När Harlekin är det lägsta kortet i stället för det högsta.
value-byteskille-powers-harlequin-low_when_swapped = lägst när den har bytts
value-byteskille-powers-harlequin-low_unless_drawn_or_met = lägst om den inte är dragen eller bytt mot den andra
option-byteskille-powers-harlequin_ties_cuckoo = En hög Harlekin
    .help = Om den är högre än Kuku eller lika hög.
value-byteskille-powers-harlequin_ties_cuckoo-true = är lika med Kuku
value-byteskille-powers-harlequin_ties_cuckoo-false = slår Kuku

option-byteskille-stock-pass = Värdshus eller Kavall ur leken
    .help = Vad som händer när leken vänder upp ett kort som visar förbi.
value-byteskille-stock-pass-draw_next = nästa kort dras
value-byteskille-stock-pass-no_exchange = inget byte: det gamla kortet behålls
option-byteskille-stock-power = Kuku, Husar eller Husu ur leken
    .help = Om det bara är det nya kortet, eller svarar som hos en spelare.
value-byteskille-stock-power-plain = är det nya kortet
value-byteskille-stock-power-bite = svarar

option-byteskille-showdown = Vem som åker ut
    .help = Hur given döms när alla har visat.
value-byteskille-showdown-lowest = det lägsta kortet
value-byteskille-showdown-lowest_and_low_harlequins = det lägsta kortet, och varje låg Harlekin
value-byteskille-showdown-kill_count = lika många av de lägsta som det visas slående kort

option-byteskille-stakes-kind = Ni spelar om
    .help = En pott med marker, eller liv.
value-byteskille-stakes-kind-pot = en pott
value-byteskille-stakes-kind-lives = liv
option-byteskille-stakes-stake = Insatsen
    .help = Hur många marker en insats är.
option-byteskille-stakes-ante = Insatsen läggs
    .help = När alla lägger en insats i potten.
value-byteskille-stakes-ante-every_deal = varje giv
value-byteskille-stakes-ante-once = en gång per parti
option-byteskille-stakes-lives = Liv
    .help = Hur många liv alla börjar med när ni spelar om liv.

option-byteskille-reentry-prices = Pris för att köpa sig in
    .help = Vad varje chans att köpa sig in kostar, i ordning. Utan priser kommer ingen tillbaka.
value-byteskille-reentry-prices-stake = en insats
value-byteskille-reentry-prices-double_stake = två insatser
value-byteskille-reentry-prices-half_pot = halva potten
value-byteskille-reentry-prices-pot = hela potten
option-byteskille-reentry-timing = När man köper sig in
    .help = Till vilka givar den som är ute får köpa sig in igen.
value-byteskille-reentry-timing-any_deal = före vilken senare giv som helst
value-byteskille-reentry-timing-next_deal = bara till nästa giv
value-byteskille-reentry-timing-late = när tre är kvar, sedan när två är kvar

option-byteskille-endgame-two_left = De två sista
    .help = Om de två sista har egna regler: vid Harlekin ges om, vid Kuku visas på en gång, och den som vill byta med Husu eller Husar förlorar.
value-byteskille-endgame-two_left-true = har egna regler
value-byteskille-endgame-two_left-false = spelar som förut
option-byteskille-endgame-redeal = Begära nya kort
    .help = Vem som får begära nya kort när få är kvar.
value-byteskille-endgame-redeal-off = ingen
value-byteskille-endgame-redeal-any_asks = vem som helst av de tre sista
value-byteskille-endgame-redeal-left_of_dealer = den till vänster om givaren, av de tre eller två sista
option-byteskille-endgame-sell = Sälja
    .help = Om ett kort, och platsen med det, får säljas före den första turen.
value-byteskille-endgame-sell-true = tillåtet
value-byteskille-endgame-sell-false = inte tillåtet
option-byteskille-endgame-dealer = Nästa givare
    .help = Vem som ger nästa giv.
value-byteskille-endgame-dealer-next_live = nästa spelare som är med
value-byteskille-endgame-dealer-next_seat = nästa plats, även om den är ute

## Robotarna

bot-sensible = Förståndig
    .help = Spelar som en förståndig person, utan att räkna så mycket.
bot-search = Grubblaren
    .help = Spelar vidare i tankarna, många gånger, med de dolda korten som de kan ligga, och gör det som gick bäst.
bot-random = Slumpen
    .help = Gör vad som helst som är tillåtet.
bot-cautious = Försiktig
    .help = Byter ett lågt kort och behåller ett bra, efter hur många som är kvar att spela.
bot-odds = Räknaren
    .help = Byter när det gör det mindre troligt att åka ut, så långt den kan veta.
bot-equilibrium = Jämvikten
    .help = Spelar ett löst spel: den som spelar så vinner inget på att spela annorlunda, så länge de andra också gör det.

## Varför något nekas

refusal-over = Partiet är slut. Börja ett nytt för att spela vidare.
refusal-card_awaited = Ett kort är på väg. Vänta tills det ligger på bordet.
refusal-not_your_turn = Det är inte din tur. Bordet väntar på någon annan.
refusal-not_allowed = Det går inte just nu. Välj något av det som erbjuds.
refusal-no_such_card = Det kortet kan inte komma upp mer i den här given.
refusal-malformed = Bordet förstod inte det. Inget har ändrats; ladda om sidan om det händer igen.
refusal-too_late = Något hände innan ditt val kom fram. Inget gjordes; titta på bordet och välj på nytt.
refusal-too_fast = Det var för mycket på en gång. Inget gjordes; vänta ett ögonblick och försök igen.
refusal-not_seated = Du tittar på vid det här bordet. Ta en plats för att spela.
refusal-seat_taken = Någon har redan tagit den platsen. Välj en annan.
refusal-table_full = Alla platser är tagna. Du kan titta på, eller öppna ett eget bord.
refusal-already_seated = Du har redan en plats vid det här bordet.
refusal-not_host = Bara värden för bordet kan göra det.
refusal-name_taken = Någon vid bordet heter redan så. Välj ett annat namn.
refusal-no_such_seat = Den platsen finns inte vid bordet. Välj en som du ser.
refusal-no_such_bot = Den roboten finns inte. Välj en i listan.
refusal-match_running = Ett parti pågår. Vänta tills det är slut.
refusal-too_many = Det är för många på en gång. Stäng ett bord eller vänta ett ögonblick, och försök igen.
refusal-no_such_table = Det finns inget sådant bord. Titta på länken igen.
refusal-spoiled_table = Det här bordet går inte att öppna längre: det som skrevs ner om det är skadat. Skapa ett nytt.
refusal-bad_name = Det är inget namn. Ge 1 till 24 bokstäver.
refusal-no_match = Inget parti har börjat än. Värden börjar det.
refusal-server = Något gick fel hos oss. Din plats är kvar; försök igen.

## Våra tolkningar: där källorna tiger eller säger olika, och vi har fått bestämma

reading-byteskille-last_unstruck = Om alla andra har fått hugg får den sista spelaren ändå byta eller vara nöjd; given stannar inte.
reading-byteskille-not_past_the_dealer = Man frågar aldrig förbi givarens plats. Den som inte finner någon fram till dit tar från leken, även när givaren har fått hugg.
reading-byteskille-undo_shows = Att häva byten flyttar tillbaka kort. Det som har visats göms inte igen.
reading-byteskille-swapped_stays_low = En Harlekin som har bytts är låg även om bytet hävs. Bara när regelbokens Kuku häver alla byten räknas den som aldrig bytt.
reading-byteskille-offered_harlequin = En Harlekin visas så snart någon vill byta bort den, även om det inte blir något byte.
reading-byteskille-cuckoo_reset = När regelbokens Kuku häver bytena är turen förbrukad för den som frågade, och nästa spelare fortsätter.
reading-byteskille-old_card_buried = Kortet som läggs i leken hamnar underst och dras inte igen i samma giv.
reading-byteskille-laid_aside = Ett kort som vänds upp och inte tas läggs åt sidan, och nästa som drar får nästa kort.
reading-byteskille-stock_plain = Där källorna inte säger att Kuku, Husar eller Husu ur leken svarar är kortet helt enkelt det nya.
reading-byteskille-rulebook_stock = Även enligt regelboken läggs Värdshus eller Kavall ur leken åt sidan, och nästa kort dras.
reading-byteskille-drawn_harlequin_kills = Enligt regelboken räknas en Harlekin ur leken som inte bytt, och därmed som ett slående kort.
reading-byteskille-many_killing_cards = Med fler än två slående kort fortsätter regelboken på samma sätt: med tre åker de tre lägsta ut, och alla som är lika med den tredje.
reading-byteskille-struck_do_not_shield = Kortet hos den som har fått hugg räknas inte när det lägsta kortet söks.
reading-byteskille-struck_are_skipped = Den som har fått hugg tillfrågas inte mer i given.
reading-byteskille-nobody_left = Om alla skulle åka ut gör ingen det. Har någon redan fått hugg förlåts i stället de som har det lägsta kortet. Har alla fått hugg ges korten om.
reading-byteskille-nobody_out = När regelboken eller uppslagsverket inte sätter ut någon är given en vanlig avslutad giv: nästa spelare ger, och de som är ute får frågan om de köper in sig.
reading-byteskille-half_pot = Halva potten avrundas uppåt till hela marker.
reading-byteskille-any_later_deal = Där källorna inte säger när man får köpa sig in är det före vilken senare giv som helst.
reading-byteskille-price_and_ante = Priset för att köpa sig in gäller platsen. En insats som läggs varje giv kommer till.
reading-byteskille-one_left = När en enda spelare är kvar köper sig ingen in.
reading-byteskille-ante_once = Där källorna inte talar om en insats i varje giv läggs den en gång per parti.
reading-byteskille-eliminated_dealer = När en plats som är ute ger enligt regelboken är den sista spelaren före den platsen sist i tur och har leken.
reading-byteskille-two_left_lives = När ni spelar om liv förlorar den av de två sista som vill byta med Husu eller Husar given på en gång och ett liv, inte partiet.
reading-byteskille-two_left_tie = Får de två sista lika kort ges korten om, i alla regelverk.
reading-byteskille-redeal_once = När ni har enats om nya kort begär ingen nya igen i den given.
reading-byteskille-seller_dealt = Om givaren har sålt sitt kort är den sista spelaren före givarens plats sist i tur.
reading-byteskille-last_lives = Om alla som är kvar skulle förlora sitt sista liv på en gång spelar de vidare med ett var.

## Berättat på kommandoraden

replay-title = { $game }, regelverket { $ruleset }: { $names }.
replay-deal = Giv { $number }
replay-over = Partiet är slut: { $result }.
replay-unfinished = Partiet är inte slut. Hittills: { $result }.
replay-to-act = { $name } står på tur: { $actions }.
replay-card-awaited = Nästa kort är på väg.
rules-game = { $name }: { $title }, { $count } regelverk
rules-rulesets = Regelverk
rules-default = { " " }(spelas när inget nämns)
rules-source = Ur { $sources }; för { $seats } spelare.
rules-options = Tillval, med de regelverk som har varje värde
rules-sources = Källor
rules-readings = Våra tolkningar: där källorna tiger eller säger olika
rules-none = inga
play-own-name = Du

## Terminalen

terminal-title = { $game } · { $ruleset }
terminal-deal-pot = Giv { $deal } · potten är { $pot }
terminal-deal-lives = Giv { $deal } · om liv
terminal-dealer = G
terminal-to-act = på tur
terminal-stood = nöjd
terminal-struck = hugg
terminal-out = ute
terminal-waiting = Väntar på { $name }.
terminal-dealing = Korten är på väg.
terminal-watching = Du är ute. De andra spelar vidare.
terminal-over = Partiet är slut. A spelar igen, Q lämnar.
terminal-turn = Det är din tur. Behåller du { $card }, eller byter du med { $other }?
terminal-turn-stock = Det är din tur. Behåller du { $card }, eller byter du med leken?
terminal-rejoin =
    Du är ute. Att köpa in dig kostar { $cost ->
        [one] en mark
       *[other] { $cost } marker
    }{ $ante ->
        [0] .
       *[other] , och nästa insats på { $ante } kommer till.
    } Köper du in dig?
terminal-ask-redeal = Du har { $card }. Begär du nya kort?
terminal-answer-redeal = Du har { $card }. { $other } begär nya kort. Går du med på det?
terminal-sale = { $other } vill sälja ett kort till dig för { $price } och lämna partiet. Köper du?
terminal-key = { $letter } { $action }
terminal-yes = J
terminal-sell = Sälj
terminal-log = Vad som har hänt
terminal-deal-over = Giv { $number } är slut
terminal-your-way = Vad som hände dig
terminal-the-rule = Regeln ({ $ruleset })
terminal-go-on = Enter går vidare
terminal-close = Esc stänger
terminal-help = Tangenter
terminal-help-keys =
    S            byt med grannen till vänster, den sista i tur med leken
    N, Enter     behåll ditt kort
    J, N         ja och nej, när du blir tillfrågad; Y är också ja
    T            låt den tredje avgöra
    O            bjud ut ditt kort, där det är tillåtet
terminal-help-signs =
    ▶            vems tur det är
    G            givaren
    {"["}8]          ett kort som ligger öppet
    (8)          ett kort som bara du känner till
    {"["}?]          ett kort med baksidan upp
    ×            har fått hugg, eller är ute
terminal-leave = Lämnar du partiet? J lämnar, N stannar.
terminal-offer = Till vem, och för hur många marker?
terminal-offer-keys = Upp och ned väljer, siffror är priset, Enter bjuder ut, Esc låter bli
terminal-unusual = { $ruleset } är gjort för { $seats } spelare. Det går att spela ändå.
terminal-source = Ur { $sources }

## Webbläsaren: kort och namn

ui-face-down = Kort med baksidan upp
ui-seat = Plats { $number }
ui-offline = Servern går inte att nå. Inget har ändrats; försök igen när du har kontakt.
# Orden i kortens band: så korta som bandet, och aldrig siffror.
ui-ribbon-harlequin = Harlekin
ui-ribbon-cuckoo = Kuku
ui-ribbon-hussar = Husar
ui-ribbon-pig = Husu
ui-ribbon-cavalier = Kavall
ui-ribbon-inn = Värdshus
ui-ribbon-12 = Tolvan
ui-ribbon-11 = Elvan
ui-ribbon-10 = Tian
ui-ribbon-9 = Nian
ui-ribbon-8 = Åttan
ui-ribbon-7 = Sjuan
ui-ribbon-6 = Sexan
ui-ribbon-5 = Femman
ui-ribbon-4 = Fyran
ui-ribbon-3 = Trean
ui-ribbon-2 = Tvåan
ui-ribbon-1 = Ettan
ui-ribbon-wreath = Kransen
ui-ribbon-flowerpot = Blompottan
ui-ribbon-fool = Blaren
# Namn som föreslås den som inget har, med komman emellan; högst 24 bokstäver vart.
ui-proposed-names = Munter Mjölnare, Slug Räv, Djärv Seglare, Tyst Häger, Lycklig Vandrare, Envis Get, Glad Spelman, Snabb Hare, Sömnig Grävling, Mild Jätte, Nyfiken Skata, Ärlig Bagare

## Webbläsaren: lobby och inställningar

ui-title-rules = Regler
ui-title-table = Bord
ui-nav = Huvudmeny
ui-nav-play = Spela
ui-nav-rules = Regler
ui-back = Tillbaka till lobbyn
ui-close = Stäng
ui-save = Spara
ui-go = Gå dit
ui-wait = Ett ögonblick …
ui-try-again = Försök igen
ui-none = inget
ui-fewer = Färre
ui-more = Fler
ui-tagline = En gammal svensk kortlek, och allt som spelas med den.
ui-you-are = Du heter
ui-your-name = Ditt namn
ui-you-play = Du spelar
ui-change-game = Ett annat spel
ui-which-game = Vilket spel?
ui-for-these = för { $numbers }
ui-reconstructed = rekonstruerat
    .means = Källorna nämner bara spelet, eller berättar en del av det. Resten har vi satt samman efter dess släktingar.
ui-change-name = Byt namn
ui-play-now = Spela nu
    .help = Ett bord på tio sekunder. Robotar tar de andra platserna.
ui-make = Skapa ett bord
ui-have-link = Jag har en länk
ui-link-label = Länken du har fått, eller slutet av den
ui-no-such-table = Det finns inget bord på den länken. Kanske fattas en bokstav: be om länken en gång till.
ui-open-tables = Öppna bord
ui-no-open-tables = Inget bord är öppet just nu. Skapa ett och låt det stå här, eller spela mot robotar medan du väntar.
ui-open-tables-offline = Servern går inte att nå just nu. Listan kommer tillbaka av sig själv när den gör det.
ui-lay-one = Skapa ett bord för alla
ui-nobody-yet = Ingen än
ui-more-people =
    { $count ->
        [one] en till
       *[other] { $count } till
    }
ui-bots =
    { $count ->
        [one] en robot
       *[other] { $count } robotar
    }
ui-seats-taken = { $taken } av { $seats } platser tagna
ui-seconds = { $seconds } sekunder per tur
ui-playing = spelar
ui-practice = övning
ui-join = Var med
ui-watch = Titta på
ui-your-tables = Dina bord
ui-back-to-table = Tillbaka dit
ui-way-to = { $way }: { $who }
ui-taste = Så går det till
ui-taste-dealt = Alla får ett kort
    .more = Två av vart och ett av 21 slag, från Harlekin ner till Blaren. Du ser ditt eget kort och inget annat.
ui-taste-turn = Behåll det, eller byt
    .more = I tur och ordning är du nöjd med ditt kort eller byter det med grannen till vänster, som inte får neka.
ui-taste-shown = Alla visar
    .more = I regel åker det lägsta kortet ut. Den som är kvar sist vinner potten.
ui-taste-answers = Fem kort svarar
ui-answer-inn = Gå förbi, och fråga nästa spelare.
ui-answer-cavalier = Gå förbi, och fråga nästa spelare.
ui-answer-hussar = Den som frågade åker ut på en gång.
ui-answer-pig = Inget byte, och någon åker ut: vem, beror på reglerna.
ui-answer-cuckoo = Inget byte. Enligt de flesta regler visar alla på en gång.
ui-all-rules = Alla regler, med källor
ui-foot = Inget konto, inget att köpa. Det webbläsaren minns stannar i den.
ui-licence = Fri programvara: koden under MIT-licensen, kortens teckningar under CC0.

ui-laid = Ditt bord är klart
    .help = Skicka länken till dem som ska komma. Den som öppnar den kan ta en plats, utan konto.
ui-its-link = Länken dit
ui-copy = Kopiera länken
ui-copied = Länken är kopierad.
ui-copy-yourself = Webbläsaren låter oss inte kopiera. Länken är markerad: kopiera den själv.
ui-share = Dela
ui-qr = Länken som QR-kod, för en telefons kamera
ui-sit-down = Gå till bordet

ui-rule-set = Efter vilka regler?
ui-made-for = för { $fewest } till { $most }
ui-company = Vilka spelar?
ui-seats = Platser
ui-seats-fit = { $set } är gjort för { $span } spelare.
ui-seats-unusual = { $set } är gjort för { $span } spelare. Med { $seats } går det att spela ändå.
ui-seats-open = Alla platser åt människor
ui-seats-bots = Robotar på alla platser utom en
ui-sitter-somebody = Du eller en gäst
ui-sitter-bot = Robot: { $bot }
ui-only-bots = Bara robotar spelar: du kan titta på.
ui-found-by = Vem hittar bordet?
ui-found-by-private = De som har länken
    .help = Dit kommer man bara med länken.
ui-found-by-listed = Alla
    .help = Det står bland de öppna borden i lobbyn.
ui-clock = En klocka?
ui-clock-none = Ingen klocka
    .help = Alla tänker så länge de vill.
ui-clock-turn = Tid på varje tur
    .help = När tiden är ute behålls kortet.
ui-seconds-a-turn = Sekunder per tur
ui-practice-question = För övning?
ui-practice-no = Ett parti
    .help = Alla spelar efter eget huvud.
ui-practice-yes = Övning
    .help = När det är din tur ser du hur troligt det är att du åker ut om du byter och om du står; efter given hur bra ditt val var.
ui-options = Reglerna i detalj
ui-options-alone = Val
ui-as-written = Allt är som i regelverket { $set }.
ui-differs =
    { $count ->
        [one] En sak är inte som i regelverket { $set }:
       *[other] { $count } saker är inte som i regelverket { $set }:
    }
ui-back-to = Tillbaka till { $set }
ui-changed =
    { $count ->
        [one] en ändring
       *[other] { $count } ändringar
    }
ui-written = Regelverket säger: { $value }
ui-chance = Chans { $number }
ui-add-chance = En chans till
ui-remove-chance = Ta bort chans { $number }
ui-lay = Skapa bordet

ui-not-found = Här ligger inget
    .why = Det finns ingen sida på { $path }. Om du följde en länk kan en bit av den fattas.
    .lobby = Till lobbyn

ui-settings = Inställningar
ui-language = Språk
ui-language-name = Svenska
ui-theme = Utseende
ui-theme-system = Som systemet
ui-theme-light = Ljust
ui-theme-dark = Mörkt
ui-pace = Hur fort korten rör sig
    .help = Pauserna mellan det som händer följer med.
ui-pace-slow = Sakta
ui-pace-normal = Lugnt
ui-pace-fast = Fort
ui-pace-off = Inte alls
ui-sound = Ljud
    .help = Kort, rop, och en klocka när det är din tur.
ui-large-print = Stor text
    .help = All text en femtedel större.
ui-keys = Enstaka tangenter
    .help = S byter, N behåller kortet, L öppnar loggen, R reglerna.

## Webbläsaren: reglerna

# `ui-rule-…` är satser ur reglerna. Det som står inom klamrar efter dem på sidan är källorna.
ui-rules-lead = Ett gammalt svenskt spel för ett helt sällskap, med en egen kortlek. Ett kort var, ett val var, och några kort som svarar.
ui-rules-index = Alla spel som kan spelas här, med källor, regeluppsättningar och det vi själva har fått bestämma.
ui-rules-contents = På den här sidan
ui-rules-under = Enligt { $sets }:
ui-rules-all-but = Enligt alla utom { $sets }:
ui-rules-read = Reglerna enligt
ui-rules-read-all = Alla, sida vid sida
    .help = Där de skiljer sig säger varje sats enligt vilka den gäller.
ui-rules-others = Andra regelverk har mer att säga här. Läs dem alla
ui-rules-not-here = Det här regelverket har inget sådant.
ui-rules-all-sets = I alla regelverk
ui-ours = vår tolkning
ui-ours-means = Där ingen källa ger besked har vi fått bestämma. Det vi har bestämt är märkt ”vår tolkning”.
ui-sources = Källor
ui-source-cited = Källa: { $source }
ui-source-gnav = det besläktade spelet gnav

ui-rules-aim = Vad det går ut på
ui-rule-aim-1 = Alla som är med har ett kort. När en giv är slut är någon ute, i regel den som har det lägsta kortet. Den som är kvar sist vinner partiet.
ui-rule-aim-2 = Två till tjugo kan sätta sig. Varje regelverk säger hur många det är gjort för; med ett annat antal går det att spela ändå.

ui-rules-pack = Kortleken
ui-rule-pack-1 = Det är 42 kort: 21 slag, två av varje, och inga färger. Här är de från det högsta till det lägsta.
ui-rule-pack-2 = Liljorna på ett kort är dess siffra. Vilken färg de har betyder ingenting.
ui-rules-ranks = De 21 slagen, från det högsta till det lägsta

ui-rules-turn = Byta eller vara nöjd
ui-rule-turn-1 = Alla som är med får ett kort, medsols från givarens vänstra sida. Resten är leken.
ui-rule-turn-2 = Spelet går medsols från givarens vänstra sida, så givaren är sist. Alla har precis en tur.
ui-rule-turn-3 = På din tur är du nöjd: du säger ”Nöjd”, slår handen i bordet och behåller kortet. Eller så byter du: du säger ”Byte” och ger ditt kort mot det som nästa spelare till vänster har, av dem som är med och har ett kort.
ui-rule-turn-4 = Grannen får inte neka, om inte kortet är ett av de fem som svarar.
ui-rule-turn-5 = Kort byts med baksidan upp, Harlekin med framsidan upp.
ui-rule-turn-6 = Ett kort som har visats ligger öppet, och är känt vart det än går, i resten av given.
ui-rule-turn-7 = Den som får hugg före sin tur förlorar turen.

ui-rules-passers = Värdshus och Kavall
ui-rule-passers-1 = När någon vill byta till sig ditt Värdshus eller din Kavall visar du kortet och ropar. Den som frågade får det inte och måste pröva nästa plats i stället.
ui-rule-passers-2 = Leder det förbi givaren byter den som frågade med leken.

ui-rules-hussar = Husar
ui-rule-hussar-1 = När någon vill byta till sig din Husar visar du den och ropar. Den som frågade får hugg: ute på en gång, med sitt kort kvar, och spelet går vidare med nästa spelare.

ui-rules-pig = Husu
ui-rule-pig-1 = När någon vill byta till sig din Husu visar du den och ropar. Det blir inget byte, och någon får hugg. Vem det är och vilka byten som hävs är det som skiljer regelverken mest.
ui-rule-pig-asker = Den som frågade får hugg. Inget hävs.
ui-rule-pig-card_origin = Det utbjudna kortet går tillbaka till den som fick det i given, och varje byte det har varit med i hävs, det senaste först. Den spelaren får hugg: den som frågade, om kortet inte hade flyttats.
ui-rule-pig-card_origin_reset = Alla byten i given hävs. Den som fick det utbjudna kortet i given får hugg.
ui-rule-pig-pig_origin_unwind = Byten hävs, det senaste först, tills Husu ligger hos den som fick den i given. Den spelaren får hugg, och den som frågade bara om det var samma spelare.
ui-rule-pig-pig_origin_reset = Alla byten i given hävs. Den som fick Husu i given får hugg, och den som frågade bara om det var samma spelare.
ui-rule-pig-asker_reset = Alla byten i given hävs. Den som frågade får hugg.
ui-rule-pig-harlequin = En Harlekin som bjuds ut till Husu går tillbaka till den som hade den först, även om det är den som frågade, och är låg där. Ingen får hugg.
ui-rule-pig-reset = När alla byten hävs får alla tillbaka kortet de fick i given, även efter byte med leken. Ett kort som har dragits är sedan ur spel.

ui-rules-cuckoo = Kuku
ui-rule-cuckoo-1 = När någon vill byta till sig din Kuku visar du den och ropar. Det blir inget byte.
ui-rule-cuckoo-showdown = Ingen byter mer: alla visar.
ui-rule-cuckoo-reset = Alla byten dittills hävs: alla har kortet de fick i given.

ui-rules-harlequin = Harlekin
ui-rule-harlequin-low_when_swapped = Den är det högsta kortet för den som fick den i given eller drog den ur leken. För den som har fått den i byte med en spelare är den lägst av alla.
ui-rule-harlequin-low_unless_drawn_or_met = Den är det högsta kortet bara när den har dragits ur leken, eller när två Harlekiner har bytts mot varandra; då är den det i resten av given. Annars är den lägst, även i given.
ui-rule-harlequin-high = Hög är den över Kuku. Låg är den under Blaren.
ui-rule-harlequin-ties = Hög är den lika med Kuku. Låg är den under Blaren.

ui-rules-stock = Leken
ui-rule-stock-1 = Givaren som byter tar det översta kortet i leken mot sitt gamla. Det gör också den som Värdshus och Kavall leder förbi givaren.
ui-rule-stock-2 = Bara den som drar kortet ser det. En dragen Harlekin, och varje kort som läggs åt sidan, visas.
ui-rule-stock-harlequin = En Harlekin som läggs i leken ligger öppen där.
ui-rule-stock-draw_next = Kommer Värdshus eller Kavall upp läggs det åt sidan, och nästa kort dras.
ui-rule-stock-no_exchange = Kommer Värdshus eller Kavall upp blir det inget byte: spelaren behåller sitt gamla kort.
ui-rule-stock-plain = Kommer Kuku, Husar eller Husu upp är det helt enkelt det nya kortet.
ui-rule-stock-bite = Kommer Kuku, Husar eller Husu upp svarar kortet som om en spelare hade det. Husar hugger den som drar, som behåller sitt gamla kort. Kuku avslutar given, och det gamla kortet behålls. Husu gör som med ett utbjudet kort; där regeln söker den som fick Husu i given får den som drar hugg.

ui-rules-showdown = Visningen
ui-rule-showdown-1 = När alla har haft sin tur visar alla.
ui-rule-showdown-lowest = Alla som har det lägsta kortet är ute, och de som har fått hugg. En låg Harlekin är det lägsta kortet, och skyddar därmed det näst lägsta.
ui-rule-showdown-lowest_and_low_harlequins = Ute är de som har fått hugg, alla som har det lägsta kortet när Harlekiner inte räknas, och alla som har en låg Harlekin. Om det är alla och någon har fått hugg förlåts det lägsta kortet. Om det ändå är alla, eller ingen har fått hugg, är ingen alls ute.
ui-rule-showdown-kill_count = Slående kort räknas: Kuku, Husu, Husar och Harlekin som inte har bytts, hos spelare som inte har fått hugg. Finns inget sådant är ingen ute för lågt kort. Med ett är det lägsta kortet ute, med två de två lägsta, och så vidare. Lika kort följs åt: med två slående kort, ett lägsta kort och två lika näst lägsta är tre ute. Om alla som inte har fått hugg skulle åka ut är bara de som har fått hugg ute.

ui-rules-stakes = Pott och liv
ui-rule-stakes-pot = Den som är kvar sist tar potten. Högen av marker får gå under noll: spelarna gör upp sinsemellan.
ui-rule-stakes-every_deal = Alla som är med lägger en insats i potten när första kortet i varje giv ges.
ui-rule-stakes-once = Alla lägger en insats i potten en gång per parti.
ui-rule-stakes-lives = Alla börjar med lika många liv, tre om inget annat är bestämt. Att åka ut i en giv kostar ett liv, aldrig två på en gång; den som inte har något kvar är ute ur partiet. Det finns ingen pott, och ingen köper sig in.

ui-rules-back = Att köpa sig in
ui-rule-back-1 = Efter en giv som lämnar två eller fler kvar tillfrågas de som är ute och har en chans kvar, medsols från vänstra sidan om den avslutade givens givare. Varje pris räknas på potten som den då är.
ui-rule-back-prices = Att köpa sig in kostar, i den ordningen: { $prices }. Sedan finns ingen väg tillbaka.
ui-rule-back-any_deal = Det går före vilken senare giv som helst.
ui-rule-back-next_deal = Det går bara till given närmast efter den då man åkte ut.
ui-rule-back-late = Det finns två chanser. Den första gäller bara given efter den första som lämnade precis tre kvar; hoppar en giv förbi tre kommer den aldrig. Den andra gäller bara given efter den första som lämnade precis två kvar.

ui-rules-dealer = Nästa givare
ui-rule-dealer-next_live = Nästa spelare till vänster som är med ger. De som just har köpt sig in räknas.
ui-rule-dealer-next_seat = Nästa plats till vänster ger, även om den är ute.

ui-rules-two = De två sista
ui-rule-two-1 = Får någon av de två sista Harlekin i given ges korten om. Får annars någon av dem Kuku visar båda på en gång.
ui-rule-two-2 = Den som vill byta med Husu eller Husar förlorar på en gång: inget hävs, och partiet är slut. Detsamma gäller dem ur leken där de svarar.
ui-rule-two-again = När korten ges om är givaren densamma, ingen insats läggs, ingen tillfrågas om att köpa sig in, och alla kort är nya.

ui-rules-redeal = Begära nya kort
ui-rule-redeal-any_asks = När precis tre är kvar, även från partiets början, får var och en i tur från givarens vänstra sida begära nya kort. Efter den första som begär säger de andra två i tur ja eller nej; ett nej avgör.
ui-rule-redeal-left_of_dealer = När två eller tre är kvar får spelaren till vänster om givaren begära nya kort. Givaren går med på det, nekar, eller låter vid tre kvar den tredje avgöra. Blir det ja kastas korten in, och samma givare ger.

ui-rules-sell = Sälja kortet
ui-rule-sell-1 = Före givens första byte eller nöjd får en spelare som är med en gång bjuda ut kortet, och med det platsen i partiet, till en som är ute, för ett pris i hela marker. Antas budet spelar köparen vidare med kortet; säljaren är ute, och får köpa sig in igen senare.
ui-rule-sell-2 = När två är kvar får den ena sälja till den andra, som då tar potten.

ui-rules-sets = Regelverken
ui-rules-sets-help = Det som skiljer sig från { $set } är märkt ◆.
ui-rules-pick = Regelverk
ui-rules-option = Tillval
ui-rules-players = Spelare
ui-rules-source = Källa

ui-rules-example = En giv, sex regelverk
ui-rules-example-deal = { $first } byter bort trean till { $second }, { $second } byter den vidare till { $third }, och { $third } vill byta med { $fourth }, som har Husu. { $fifth } är nöjd.
ui-rules-example-out = Ute
ui-rules-example-classic = Trean går hem till { $first }, som får hugg. Sedan är femman lägst.
ui-rules-example-rulebook = { $third }, som frågade, får hugg. Inget hävs. Ett slående kort visas, så det lägsta kortet är ute: femman, som { $second } nu har.
ui-rules-example-encyclopedia = Alla byten hävs. { $fourth }, som fick Husu i given, får hugg, och { $first } har det lägsta kortet.
ui-rules-example-encyclopedia-2017 = Husu är redan hemma, så inget hävs. { $fourth } får hugg, och { $third } sitter kvar med trean.
ui-rules-example-casino = Alla byten hävs. { $first }, som fick trean i given, får hugg. Sedan är femman lägst.
ui-rules-example-gnav-rules = Alla byten hävs. { $third }, som frågade, får hugg, och { $first } har det lägsta kortet.

ui-rules-readings = Våra tolkningar
ui-rules-readings-help = Allt som ingen källa ger besked om, och hur det spelas här.
ui-sheet-differs = Inte som i { $set }
ui-sheet-changed = ändrat vid det här bordet
ui-sheet-unusual = Här sitter fler eller färre än regelverket är gjort för; det går att spela ändå.
ui-sheet-read = Alla regler

## Webbläsaren: bordet

ui-table-opening = Bordet öppnas …
ui-table-title = Bord { $id }
ui-table-table = Bordet
ui-table-seats = { $count } platser
ui-table-seats-watching = Platserna, medsols
ui-table-rules-of = Regler: { $ruleset }
ui-table-differences =
    { $count ->
         [one] en ändring
        *[other] { $count } ändringar
    }
ui-table-deal-number = giv { $number }
ui-table-clock = { $seconds } s per tur
ui-table-close = Stäng
ui-table-skip = Hoppa fram
ui-table-log = Vad som har hänt
ui-table-show-log = Visa allt som har hänt
ui-table-log-empty = Inget har hänt än.
ui-table-talk = Prata
ui-table-talk-unread =
    Prata, { $count ->
         [one] en ny rad
        *[other] { $count } nya rader
    }
ui-table-say-something = Säg något till bordet
ui-table-send = Säg
ui-table-somebody-watching = Någon som tittar på
ui-table-phrase-well-played = Bra spelat!
ui-table-phrase-oh = Ojojoj!
ui-table-phrase-thanks = Tack för spelet!
ui-table-phrase-1 = Kuku står!
ui-table-phrase-2 = Svinhugg går igen!
ui-table-phrase-3 = Värdshus förbi!
ui-table-sound = Ljud
ui-table-sheet-log = Vad som har hänt
ui-table-sheet-talk = Prata
ui-table-sheet-rules = Bordets regler
ui-table-sheet-menu = Meny
ui-table-sheet-help = Tangenter och märken
ui-table-sheet-offer = Bjud ut ditt kort
ui-table-to-lobby = Till lobbyn
ui-table-to-lobby-keep = Till lobbyn; din plats är kvar
ui-table-record = Hämta partiets protokoll
ui-table-leave = Lämna bordet för gott
ui-table-leave-sure = En robot spelar vidare åt dig, och vem som helst med länken kan ta din plats.
ui-table-leave-yes = Lämna för gott
ui-table-line-connecting = Söker bordet …
ui-table-line-lost = Förbindelsen bröts. Din plats är kvar; du är med igen så snart vi når bordet.
ui-table-line-restarting = Servern startar om. Din plats är kvar, och inget har gått förlorat.
ui-table-line-crowded = För många bord är öppna här på en gång. Stäng några och försök sedan igen.
ui-table-line-dropped = Servern kunde inte tyda det som sidan skickade, och bröt. Din plats är kvar.
ui-table-try-again = Försök igen
ui-table-line-gone = Det finns inget sådant bord.
ui-table-invite = Bjud in vänner
ui-table-link = Länken till bordet
ui-table-copy = Kopiera
ui-table-copied = Kopierad
ui-table-show-qr = Visa länken som QR-kod
ui-table-qr = QR-kod med länken till bordet
ui-table-gathering = Bordet är dukat
ui-table-take-a-seat = Ta en plats
ui-table-take-a-seat-hint = Välj en ledig plats vid bordet.
ui-table-seats-taken = { $taken } av { $seats } platser är tagna.
ui-table-host-hint = Skicka länken till dina vänner. Du börjar när alla är här.
ui-table-host-full = Alla är här: du kan börja.
ui-table-begin-without-me = Börja utan mig
ui-table-wait-for-host = Värden börjar när alla är här.
ui-table-begin = Börja
ui-table-begin-bots =
    { $count ->
         [one] en robot tar den lediga platsen
        *[other] robotar tar de { $count } lediga platserna
    }
ui-table-sit-here = Sitt här
ui-table-sit-here-seat = Sitt här: { $name }
ui-table-sit-down = Sätt dig
ui-table-your-name = Ditt namn vid bordet
ui-table-or-a-bot = Eller sätt en robot här
ui-table-your-place = Din plats
ui-table-you = Du
ui-table-your-turn = Din tur
ui-table-waiting-for = Väntar på { $name }
ui-table-on-its-way = Ditt val är på väg …
ui-table-look = Titta på bordet
ui-table-you-watch = Du tittar på
ui-table-you-watch-hint =
    { $count ->
         [one] Du ser det som ligger öppet för alla.
        *[other] { $count } tittar på. Ni ser det som ligger öppet för alla.
    }
ui-table-you-watch-out = Du tittar på tills du är med igen.
ui-table-you-are-out = Du är ute
ui-table-you-lose-life = Du förlorar ett liv
ui-table-is-out = { $name } är ute
ui-table-loses-life = { $name } förlorar ett liv
ui-table-nobody-out = Ingen är ute
ui-table-deal-over = Given är slut
ui-table-you-won = Du vann partiet
ui-table-won = { $name } vann partiet
ui-table-won-together = { $names } delar segern
ui-table-you-deal = du ger
ui-table-hold = Du har { $card }, med baksidan upp.
ui-table-hold-open = Du har { $card }, öppen för alla.
ui-table-came-dealt = Du fick det i given.
ui-table-came-taken = Du bytte till dig det av { $name } mot { $card }.
ui-table-came-given = { $name } gav dig det och tog { $card }.
ui-table-came-drawn = Du drog det ur leken mot { $card }.
ui-table-came-kept = Leken bytte inte; du behöll det.
ui-table-came-back = Det kom tillbaka till dig.
ui-table-came-bought = Du köpte det av { $name } för { $price }.
ui-table-known-by-all = Alla har sett det.
ui-table-known-by-nobody = Ingen annan känner till det.
ui-table-known-by =
    { $count ->
        *[other] { $names } känner också till det.
    }
ui-table-chips =
    { $count ->
         [one] { $count } mark
        *[other] { $count } marker
    }
ui-table-lives =
    { $count ->
         [0] inga liv
         [one] ett liv
        *[other] { $count } liv
    }
ui-table-points =
    { $count } poäng
ui-table-cards =
    { $count ->
         [0] inga kort
         [one] ett kort
        *[other] { $count } kort
    }
ui-table-cards-known = varav du känner: { $cards }
ui-table-trick = Sticket på bordet
ui-table-takes-it = tar sticket
ui-table-your-hand =
    { $count ->
         [one] Din hand, ett kort
        *[other] Din hand, { $count } kort
    }
ui-table-card-not-now = { $card }: kan inte spelas nu
ui-table-lift-one = Tryck på ett kort och välj sedan.
ui-table-lift-several = Tryck på de kort du menar, högst { $count }.
ui-table-lift-other = Det går inte med de här korten. Tryck på andra, eller lägg tillbaka några.
ui-table-choose = Vad du gör
ui-table-do-it = Gör det
ui-table-mark-turn = En mässingsring: bordet väntar på den här platsen.
ui-table-mark-count = En siffra på ett kort: så många kort finns där.
ui-table-in-the-pot = i potten
ui-table-in-the-stock = { $count } kvar i leken
ui-table-pot-of = Pott { $count }
ui-table-with = med { $name }
ui-table-with-stock = med leken
ui-table-keep = behåll { $card }
ui-table-not-now = Det är inte din tur än.
ui-table-not-now-had = Du har redan haft din tur i den här given.
ui-table-not-now-struck = Du har fått hugg: din tur i den här given är förlorad.
ui-table-ask-rejoin = Köper du dig in igen?
ui-table-ask-buy = { $name } bjuder ut ett kort till dig för { $price }
ui-table-ask-redeal = Vill du ha nya kort?
ui-table-ask-agree = { $name } begär nya kort
ui-table-rejoin-means = Att komma tillbaka kostar { $cost } (chans { $chance } av { $chances }). Du skulle ha { $stack }, och potten { $pot }.
ui-table-buy-means = Du skulle betala { $price } och ha { $stack }. Den som säljer lämnar partiet; potten är { $pot }.
ui-table-redeal-means = Går alla med på det kastas korten och samma givare ger om, utan insats.
ui-table-offer-card = Bjud ut ditt kort
ui-table-offer-means = Den som köper tar ditt kort och din plats i partiet; du är ute, och kan köpa dig in senare.
ui-table-offer-to = Till vem
ui-table-price = Pris i marker
ui-table-price-hint = Minst { $least }. Köparen betalar dig; i potten ligger { $pot }.
ui-table-price-wrong = Ge ett helt antal marker, minst { $least }.
ui-table-offer-over = Kort kan inte längre säljas i den här given.
ui-table-seconds-left =
    { $seconds ->
         [one] en sekund kvar
        *[other] { $seconds } sekunder kvar
    }
ui-learn = Lär dig på två minuter
ui-lesson = Lektionen
ui-lesson-count = { $number } av { $count }
ui-lesson-do = Gör så här:
ui-lesson-show = Gör det åt mig
ui-lesson-go-on = Vidare
ui-lesson-not-this = Det vore också tillåtet. I den här lektionen gör du så här: { $action }.
ui-lesson-over = Det var spelet. Nu är det din tur!
refusal-in_lesson = I den här lektionen ska något annat göras.
refusal-no_practice = Här vägs inga val: bordet öppnades inte för övning.
ui-table-go-on = Vidare
ui-table-goes-on = Nästa giv väntar: det går vidare av sig självt.
ui-table-why-am-i-out = Varför är jag ute?
ui-table-last-deal = Hur förra given slutade
ui-odds-about = { $out } ± { $error }
ui-odds-out = ute: { $chance }
ui-odds-wait = ute: …
ui-odds-hide = Göm oddsen
ui-odds-show = Visa oddsen
ui-review = Ditt val
ui-review-wait = Ditt val vägs …
ui-review-was-best = Du gjorde det bästa.
ui-review-was-as-good = Du gjorde något som var lika bra som allt annat, så vitt det går att säga.
ui-review-lost-swap = Att byta var bättre: ute { $lost } mer sällan.
ui-review-lost-stand = Att stå var bättre: ute { $lost } mer sällan.
ui-review-out-seldom = Du åkte ut ändå: det var otur.
ui-review-out-either = Du åkte ut; det kunde ha gått hur som helst.
ui-review-out-mostly = Du åkte ut, som man kunde frukta.
ui-review-in-seldom = Du klarade dig, som man kunde hoppas.
ui-review-in-either = Du klarade dig; det kunde ha gått hur som helst.
ui-review-in-mostly = Du klarade dig ändå: det var tur.
ui-review-yours = ditt
ui-review-model = Efter vad du visste när du valde; de andra antas vara försiktiga.
ui-review-so-far = Hittills i partiet
ui-review-sum = { $best } av dina { $choices } val var lika bra som något annat. De andra har kostat dig { $lost } givar, och turen har { $side ->
        [spared] sparat
       *[cost] kostat
    } dig { $luck }.
ui-table-result = Hur given slutade
ui-table-whose-story = Vems öde
ui-table-way-of = Kortets väg: { $card }
ui-table-way-of-card = Kortets väg
ui-table-the-rule = Regeln
ui-table-by-rules = Enligt regelverket { $ruleset }
ui-table-all-held = Vad alla hade
ui-table-match-over = Partiet är slut
ui-table-settle = Gör upp om markerna er emellan.
ui-table-rematch = Spela igen
ui-table-wait-rematch = Värden kan börja ett parti till.
ui-table-marks = Vad märkena betyder
ui-table-mark-ring = En mässingsring: nästa som tillfrågas.
ui-table-mark-dealer = En mässingsbricka: givaren.
ui-table-mark-slip = En streckad lapp: det som bara du vet om ett kort.
ui-table-mark-hand = En hand: nöjd, kortet behålls.
ui-table-mark-cross = Ett snett kort med kryss: har fått hugg i given.
ui-table-key-swap = Byt
ui-table-key-stand = Nöjd; även vidare efter en giv
ui-table-key-go-on = Vidare efter en giv
ui-table-key-log = Vad som har hänt
ui-table-key-rules = Bordets regler
ui-table-key-help = Tangenter och märken
ui-table-key-close = Stäng det som är öppet
ui-table-dealer-mark = G
ui-table-seat-free = Ledig plats
ui-table-seat-yours = din plats
ui-table-seat-dealer = givare
ui-table-seat-stood = nöjd
ui-table-seat-turn = på tur
ui-table-seat-next = tillfrågas härnäst
ui-table-seat-known = du vet vad det är: { $card }
ui-table-seat-open = { $card }, öppen
ui-table-seat-out = ute
ui-table-seat-struck = hugg av { $card }
ui-table-badge-bot = robot
ui-table-badge-away = borta, en robot spelar
ui-table-badge-left = har lämnat, en robot spelar
ui-table-badge-offline = inte ansluten

# Diagram.
chart-place = Plats i turordningen
chart-more = Mer eller mindre än en rättvis andel
chart-seats = Spelare
chart-first = Den första i tur
chart-dealer = Givaren, som har leken framför sig
chart-card = Kortet du fick i given
chart-out = Hur ofta du är ute

# Är det bara tur?
luck = Är det bara tur?
luck-lead = Nej. Den som byter efter att ha singlat slant ger bort en femtedel av en rättvis andel eller mer i varje giv. En tumregel, bort med låga kort, räddar det mesta; vad uträkning lägger till är litet, men det finns. Alla bilder gäller en giv enligt de klassiska reglerna där alla spelar så bra det går.
luck-odds = Hur ofta du är ute, när ni är fem.
    .told = Med ett lågt kort är du ute mer sällan om du byter, med ett högt om du står. För den första i tur möts de två vid 3:an, för givaren mellan 6:an och 7:an.
luck-swaps = Till och med vilket kort du ska byta.
    .told = Ju fler som spelar, desto lägre ska ett kort vara för att bytas: de lägsta vandrar runt till leken, och någon annan åker ut. Givaren, som har leken, byter högre kort än den närmast före.
luck-values = Vad din plats är värd.
    .told = Givaren har det bäst, och när fler än tre spelar har också den första i tur mer än en rättvis andel: ingen kan längre fråga den. Sämst har de som sitter strax före givaren.
luck-how = Räknat på tio miljoner givar med vår egen simulator; dokumentationen säger hur man räknar om.
