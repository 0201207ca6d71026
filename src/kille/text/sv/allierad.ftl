### Allierad.

game-allierad = Allierad
    .help = Pjäser samlar kort från ett bräde. Den längsta sviten vinner; en allians delar poängen på nytt.

ruleset-allierad-four = Fyra spelare
    .help = Sex rader med sju kort, en allians i partiet, tjugo poäng.
ruleset-allierad-two = Två spelare
    .help = Fem rader med fem kort, inga allianser, en poäng per omgång, fyra poäng.

option-allierad-target = Poäng
    .help = De poäng som avslutar partiet.
option-allierad-idle = Drag utan kort
    .help = Efter så många drag i rad som inte tar något är omgången slut.

action-move = Flytta till { $square }
    .help = Gå som ett torn, och ta kortet där du stannar.
action-ally = Alliera dig med { $other }
    .help = Innan du flyttar, en gång i partiet. En motspelare kan inte säga nej; de andra två är allierade.
action-concede = Ge dig för { $other }
    .help = Säg att den handen är bäst. När alla andra säger det vinner den omgången.

event-card_laid_out = { $card } ligger på { $square }.
event-pawn_moved =
    { $you ->
        [seat] Du går till { $square }.
       *[none] { $seat } går till { $square }.
    }
event-card_taken =
    { $you ->
        [seat] Du går till { $square } och tar { $card }.
       *[none] { $seat } går till { $square } och tar { $card }.
    }
event-pawn_blocked =
    { $you ->
        [seat] Din pjäs kan inte flytta.
       *[none] Pjäsen för { $seat } kan inte flytta.
    }
event-allied =
    { $you ->
        [seat] Du allierar dig med { $other }. { $seats } är också allierade.
        [other] { $seat } allierar sig med dig. { $seats } är också allierade.
       *[none] { $seat } allierar sig med { $other }. Därmed är { $seats } också allierade.
    }
event-conceded =
    { $you ->
        [seat] Du säger att { $other } har den bästa handen.
        [other] { $seat } säger att du har den bästa handen.
       *[none] { $seat } säger att { $other } har den bästa handen.
    }
event-round_ended =
    { $why ->
        [conceded] Alla de andra är ense om vems hand som är bäst: omgången är slut.
        [no_moves] Ingen pjäs kan flytta: omgången är slut.
        [nothing_taken] Inget har tagits på länge: omgången är slut.
       *[all_taken] Alla kort är tagna: omgången är slut.
    }
event-run_counted =
    { $cards_count ->
        [0]
            { $you ->
                [seat] Du har inga kort.
               *[none] { $seat } har inga kort.
            }
       *[other]
            { $you ->
                [seat] Din längsta svit: { $cards }.
               *[none] Den längsta sviten hos { $seat }: { $cards }.
            }
    }
event-round_won =
    { $why ->
        [two]
            { $you ->
                [seat] Du vinner omgången och får 1 poäng.
               *[none] { $seat } vinner omgången och får 1 poäng.
            }
        [alone]
            { $you ->
                [seat] Du vinner omgången utan allians och får 10.
               *[none] { $seat } vinner omgången utan allians och får 10.
            }
        [chooser]
            { $you ->
                [seat] Du vinner omgången, men du valde alliansen: ingen får poäng.
               *[none] { $seat } vinner omgången, men valde alliansen: ingen får poäng.
            }
        [chosen]
            { $you ->
                [seat] Du vinner omgången som vald allierad och får 7; den som valde får 3.
               *[none] { $seat } vinner omgången som vald allierad och får 7; den som valde får 3.
            }
       *[other_pair]
            { $you ->
                [seat] Du vinner omgången mot alliansen och får 6; din partner får 4.
               *[none] { $seat } vinner omgången mot alliansen och får 6; partnern får 4.
            }
    }
event-round_void = De bästa sviterna, hos { $seats }, är lika: ingen får poäng.

## Regelsidan

rule-allierad-aim = I Allierad går pjäser över ett bräde av kort och samlar en hand. Den som har den längsta sviten av valörer i följd vinner omgången.
    .title = Vad det går ut på
    .source = S0
rule-allierad-board = Fyra spelare lägger alla 42 kort öppet i sex rader med sju. Vars och ens pjäs börjar på det första hörnkortet medsols från ägaren; det kortet tas inte från början.
    .title = Brädet
    .source = S0
rule-allierad-move = I tur och ordning från givarens vänstra sida flyttar var och en sin pjäs som ett torn: rakt, så långt man vill, aldrig på eller förbi en annan pjäs. Där den stannar tar du kortet och visar det för alla. Tomma rutor får användas. Den som inte kan flytta passar.
    .title = Dragen
    .source = S0
rule-allierad-ally = Innan man flyttar får man alliera sig med någon motspelare, som inte kan säga nej. De andra två är då också allierade, och så förblir det hela partiet.
    .title = Alliansen
    .source = S0
rule-allierad-end = Omgången slutar när alla kort är tagna, eller när alla andra ger sig för en hand. Då vinner den längsta sviten av valörer i följd; två lika räknas en gång. Av lika långa sviter vinner de högre korten.
    .title = Omgångens slut
    .source = S0
rule-allierad-score = Utan allians får vinnaren 10. Efter en allians: vinner den som valde får ingen något; vinner den valda blir det 7, och 3 till den som valde; vinner en av de andra två blir det 6, och 4 till partnern.
    .title = Poängen
    .source = S0
rule-allierad-match = Omgångar spelas tills någon har 20 poäng; mest poäng vinner.
    .title = Partiet
    .source = S0
rule-allierad-two = Två spelare använder fem rader med fem och motsatta hörn, gör inga allianser, får en poäng per omgång och spelar till fyra.
    .title = Två spelare
    .source = S0

reading-allierad-stopping_takes = Bara den som stannar på ett kort tar det, så hörnet där en pjäs börjar behåller sitt kort.
reading-allierad-once = En allians kan göras en gång i ett parti.
reading-allierad-run = Den bästa handen är den längsta sviten av valörer i följd.
reading-allierad-tie = Är de bästa sviterna helt lika är omgången ogiltig och ingen får poäng.
reading-allierad-no_moves = Kan ingen pjäs flytta på ett helt varv är omgången slut.
reading-allierad-nothing_taken = Har inget tagits på ett avtalat antal drag är omgången slut.
reading-allierad-concede = Vem som helst får ge sig när som helst, och det gäller omgången ut. När alla andra har nämnt samma plats vinner den.
reading-allierad-end_tie = Har flera mest poäng på slutet delar de segern.

## Bordet i webbläsaren

ui-allierad-your-move = Ditt drag
ui-allierad-blocked = Din pjäs kan inte flytta
ui-allierad-board = Brädet, { $rows } rader om { $columns }
ui-allierad-pawn = pjäs: { $name }
ui-allierad-pawn-yours = din pjäs
ui-allierad-pawn-on = pjäs på { $square }
ui-allierad-empty = tom
ui-allierad-may-take = du kan ta den
ui-allierad-may-stop = du kan stanna här
ui-allierad-run = svit om { $count }
ui-allierad-no-run = ingen svit
ui-allierad-run-cards = längsta svit: { $cards }
ui-allierad-your-cards = Dina kort. Längsta svit: { $cards }
ui-allierad-no-cards = Du har inte tagit något kort än. Gå rakt fram tills något är i vägen; där du stannar tar du.
ui-allierad-can-take = Ditt drag. Du kan ta { $cards }.
ui-allierad-allied-with = allierad med { $name }
ui-allierad-says-best = ger sig för { $name }
ui-allierad-ally = Alliera dig med …
ui-allierad-concede = Ge dig för …
ui-allierad-rather-not = Hellre inte
ui-allierad-mark-lozenge = En mässingsruta: här kan din pjäs stanna.
ui-allierad-mark-ribbon = Ett band mellan två namn: de är allierade.
