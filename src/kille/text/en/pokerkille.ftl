### Pokerkille.

game-pokerkille = Pokerkille
    .help = Five cards and a round of betting; then the last trick takes the pot. Bluff the others out, or win it at the table.

ruleset-pokerkille-poker = Pokerkille
    .help = The sources only name this game; the rules are ours, after Femkortskille and a plain round of betting.

option-pokerkille-ante = Ante
    .help = Chips that everyone puts in before a deal.
option-pokerkille-bet = Highest bet
    .help = The most that may be bet, or raised by, at once.
option-pokerkille-raises = Raises
    .help = How often a bet may be raised in a deal.
option-pokerkille-rounds = Rounds
    .help = How often everyone deals.

action-bet = Bet { $amount }
    .help = The others must match it to stay in.
action-pokerkille-check = Check
    .help = Stay in without a bet.
action-pokerkille-call = Call
    .help = Put in what is wanting to the highest bet.
action-raise = Raise by { $amount }
    .help = Match the highest bet and put more on top.

event-checked =
    { $you ->
        [seat] You check.
       *[none] { $seat } checks.
    }
event-bet_made =
    { $you ->
        [seat] You bet { $amount }; the pot now holds { $pot }.
       *[none] { $seat } bets { $amount }; the pot now holds { $pot }.
    }
event-called =
    { $you ->
        [seat] You call with { $amount }; the pot now holds { $pot }.
       *[none] { $seat } calls with { $amount }; the pot now holds { $pot }.
    }
event-raised =
    { $you ->
        [seat] You put in { $paid } and raise by { $amount }; the pot now holds { $pot }.
       *[none] { $seat } puts in { $paid } and raises by { $amount }; the pot now holds { $pot }.
    }

## The rules page

rule-pokerkille-aim = Pokerkille joins a round of betting to five tricks of which only the last one counts. The sources name the game and say no more: these rules are put together here.
    .title = What it is about
    .source = S1
rule-pokerkille-deal = All ante, and everyone gets five cards, one at a time.
    .title = The deal
rule-pokerkille-betting = In turn from the dealer’s left you check or bet. Once somebody has bet, the others call, raise or fold, until all who are in have put in the same. Whoever is left alone takes the pot.
    .title = The betting
rule-pokerkille-tricks = The first player on the dealer’s left who is still in leads any card. Whoever can beat the trick must, and of two equal cards the later one wins. The winner of a trick leads the next; the winner of the fifth takes the pot.
    .title = The play
rule-pokerkille-match = The deal goes round. When everyone has dealt, the match is over.
    .title = The match

reading-pokerkille-all = Apart from its name the whole game is our reading: five cards, one round of betting, five tricks as in Femkortskille, and the pot for the last of them.
