### Vad flera spel säger likadant.

action-play = Spela { $card }
    .help = Spela det här kortet till sticket.
action-keep = Behåll korten
    .help = Byt inga av dina kort.
action-fold = Lägg dig
    .help = Lägg dina kort åt sidan och stå över den här given.

event-folded =
    { $you ->
        [seat] Du lägger dig.
       *[none] { $seat } lägger sig.
    }
event-won_unplayed =
    { $you ->
        [seat] Alla andra har lagt sig: potten är din utan spel.
       *[none] Alla andra har lagt sig: potten går till { $seat } utan spel.
    }
event-played =
    { $you ->
        [seat] Du spelar { $card }.
       *[none] { $seat } spelar { $card }.
    }
event-trick_won =
    { $you ->
        [seat] Du tar stick { $number } med { $card }.
       *[none] { $seat } tar stick { $number } med { $card }.
    }
event-scored = Given ger { $points }. Det blir { $totals }.
event-match_ended =
    { $you ->
        [seats] Partiet är slut. Du har vunnit det.
       *[none] Partiet är slut. Vunnet av { $seats }.
    }

event-deal_won =
    { $why ->
        [last_of_lowest]
            { $you ->
                [seat] Du vinner given: { $card } är lägst i sista sticket, och av lika kort det som spelades sist.
               *[none] { $seat } vinner given: { $card } är lägst i sista sticket, och av lika kort det som spelades sist.
            }
       *[lowest]
            { $you ->
                [seat] Du vinner given: { $card } är lägst i sista sticket.
               *[none] { $seat } vinner given: { $card } är lägst i sista sticket.
            }
    }
event-highest_out =
    { $you ->
        [seat] Du är ute ur partiet: { $card } är högst i sista sticket.
       *[none] { $seat } är ute ur partiet: { $card } är högst i sista sticket.
    }
event-all_tied = Alla har { $card } i sista sticket, så ingen åker ut: samma givare ger om.
event-card_counted =
    { $why ->
        [first_of_lowest]
            { $you ->
                [seat] Du får { $points } poäng: { $card } är lägst i sista sticket, och av lika kort det som spelades först.
               *[none] { $seat } får { $points } poäng: { $card } är lägst i sista sticket, och av lika kort det som spelades först.
            }
        [highest]
            { $you ->
                [seat] Du får { $points } poäng: { $card } är högst i sista sticket.
               *[none] { $seat } får { $points } poäng: { $card } är högst i sista sticket.
            }
        [value]
            { $you ->
                [seat] Du får { $points } poäng: så mycket kostar { $card } i sista sticket.
               *[none] { $seat } får { $points } poäng: så mycket kostar { $card } i sista sticket.
            }
        [lowest_free]
            { $you ->
                [seat] Du har lägst i sista sticket, { $card }, och det kostar inget.
               *[none] { $seat } har lägst i sista sticket, { $card }, och det kostar inget.
            }
       *[lowest]
            { $you ->
                [seat] Du får { $points } poäng: { $card } är lägst i sista sticket.
               *[none] { $seat } får { $points } poäng: { $card } är lägst i sista sticket.
            }
    }

source-S2 = Krypkille, i en encyklopedi
    .kind = En uppslagsartikel på engelska om Krypkille och dess varianter.

event-pot_taken =
    { $you ->
        [seat] Du tar { $amount } ur potten, där { $pot } är kvar.
       *[none] { $seat } tar { $amount } ur potten, där { $pot } är kvar.
    }

event-last_trick_won =
    { $you ->
        [seat] Sista sticket är ditt med { $card }, och därmed given.
       *[none] Sista sticket går till { $seat } med { $card }, och därmed given.
    }
event-pot_shared = Partiet slutar med marker i potten, som delas: { $points }.

source-W3 = Femkortskille
    .kind = En engelskspråkig uppslagsartikel om Femkortskille.

action-pass = Passa
    .help = Låt de andra hållas.
event-passed =
    { $you ->
        [seat] Du passar.
       *[none] { $seat } passar.
    }
event-cards_exchanged =
    { $you ->
        [seat] Du byter ut { $cards }.
       *[none]
            { $cards_count ->
                [one] { $seat } byter ut ett kort.
               *[other] { $seat } byter ut { $cards_count } kort.
            }
    }
event-cards_kept =
    { $you ->
        [seat] Du behåller dina kort.
       *[none] { $seat } behåller sina kort.
    }

## Stickspelens bord

ui-tricks-best = bäst hittills
ui-tricks-best-short = bäst
ui-tricks-highest = högst hittills
ui-tricks-your-card = ditt kort
ui-tricks-to-play = { $name }: har inte spelat än
ui-tricks-crawl = kryp
ui-tricks-taken =
    { $count ->
        [0] inget stick
        [one] ett stick
       *[other] { $count } stick
    }
ui-tricks-put = satsat { $count }
ui-tricks-you-said = Du: { $said }
ui-tricks-said-joined = med
ui-tricks-said-folded = lagt sig
ui-tricks-said-talon_taken = tog talong
ui-tricks-said-waited = väntar
ui-tricks-said-checked = avvaktat
ui-tricks-said-called = synat
ui-tricks-said-passed = passat
ui-tricks-said-stayed = stannat
ui-tricks-said-cards_kept = behållit
ui-tricks-said-declared = jag spelar
ui-tricks-said-knocked = knackat
ui-tricks-said-bet_made = satsat { $count }
ui-tricks-said-raised = höjt { $count }
ui-tricks-said-bid_made = bjudit { $count }
ui-tricks-said-soloist = solist
ui-tricks-said-cards_exchanged = bytt { $count }
ui-tricks-turn-lead = Du spelar ut: vilket kort du vill
ui-tricks-turn-beat = Gå över { $card }
ui-tricks-turn-crawl = Gå över { $card }, eller kryp med { $low }
ui-tricks-turn-below = Inget går över { $card }: spela vilket du vill
ui-tricks-turn-forced = Bara { $low } kan spelas: tryck på det
ui-tricks-turn-crawls = Inget går över { $card }: kryp med { $low }
ui-tricks-ask-exchange = Vilka kort byter du?
ui-tricks-ask-join = Går du med?
ui-tricks-ask-knock = Knackar du?
ui-tricks-ask-bet = Stannar du kvar?
ui-tricks-ask-bid = Bjuder du?
ui-tricks-ask-stay = Spelar du mot solisten?
ui-tricks-ask-declare = Är { $card } lägst?
ui-tricks-last = Sista sticket
ui-tricks-last-lowest_wins = Det lägsta kortet i det vinner given.
ui-tricks-last-highest_out = Det högsta kortet i det åker ut ur partiet.
ui-tricks-last-points = Det lägsta kortet i det ger poäng, det högsta kostar en.
ui-tricks-last-costs = Varje kort i det utom det lägsta kostar poäng.
ui-tricks-last-pot = Bara detta räknas: det avgör potten.
ui-tricks-talon = talong
ui-tricks-talon-lies = Talongen: tre kort med baksidan upp
ui-tricks-change-all = Byt alla tre
ui-tricks-change =
    { $count ->
        [one] Byt ett
       *[other] Byt { $count }
    }
ui-tricks-how-much = Hur mycket
ui-tricks-no-bid = Inget bud än
ui-tricks-highest-bid = Högsta bud
ui-tricks-soloist = Solist
ui-tricks-no-bet = Ingen har satsat.
ui-tricks-to-call = { $count } att syna: högsta insatsen är { $highest }, du är inne med { $yours }.
ui-tricks-left-card = Kortet du har kvar
ui-tricks-will-be-left = Det kort som du inte spelar nu är det du har kvar.
ui-tricks-is-left = Nu räknas korten som är kvar.
ui-tricks-slip = Poänglapp
ui-tricks-slip-deal = Giv
ui-tricks-slip-sum = Summa
ui-table-sheet-slip = Poänglapp
ui-tricks-at-the-end = Vad alla hade till sist
ui-tricks-no-cards = lagt sig
ui-tricks-mark-best = Ett kort med mässingsring: det bästa i sticket hittills.
ui-tricks-mark-raised = Ett upphöjt kort med ram: kan spelas nu.
