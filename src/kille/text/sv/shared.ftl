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
