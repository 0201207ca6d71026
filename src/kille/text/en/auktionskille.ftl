### Auktionskille.

game-auktionskille = Auktionskille
    .help = Bid to play alone against all who stay. Take the last trick and the pot is yours; lose it and you pay your bid once more.

ruleset-auktionskille-auction = Auktionskille
    .help = The sources only name this game; the rules are ours, after Femkortskille and a plain auction.

option-auktionskille-ante = Ante
    .help = Chips that everyone puts in before a deal.
option-auktionskille-bid = Highest bid
    .help = Where the bidding ends.
option-auktionskille-rounds = Rounds
    .help = How often everyone deals.

action-bid = Bid { $amount }
    .help = If nobody bids more you are the soloist, and the bid goes into the pot.
action-stay = Stay
    .help = Play against the soloist.

event-bid_made =
    { $you ->
        [seat] You bid { $amount }.
       *[none] { $seat } bids { $amount }.
    }
event-nobody_bid = Nobody bids. The pot of { $pot } stays, and all ante again.
event-soloist_found =
    { $you ->
        [seat] You are the soloist and put your bid of { $amount } into the pot, which now holds { $pot }.
       *[none] { $seat } is the soloist and puts the bid of { $amount } into the pot, which now holds { $pot }.
    }
event-stayed =
    { $you ->
        [seat] You stay.
       *[none] { $seat } stays.
    }
event-soloist_paid =
    { $you ->
        [seat] You did not take the last trick: you pay { $other } { $amount }, and the pot of { $pot } stays.
        [other] { $seat } did not take the last trick and pays you { $amount }; the pot of { $pot } stays.
       *[none] { $seat } did not take the last trick and pays { $other } { $amount }; the pot of { $pot } stays.
    }

## The rules page

rule-auktionskille-aim = In Auktionskille one player, the soloist, plays for the last trick against all the others who dare. The sources name the game and say no more: these rules are put together here.
    .title = What it is about
    .source = S1
rule-auktionskille-deal = All ante, and everyone gets three cards, one at a time.
    .title = The deal
rule-auktionskille-bidding = In one round from the dealer’s left you bid more than the last bid, or pass. The highest bidder is the soloist and puts the bid into the pot. If nobody bids, all ante again and the next player deals.
    .title = The auction
rule-auktionskille-staying = The others stay or fold, from the soloist’s left. If nobody stays, the soloist takes the pot.
rule-auktionskille-tricks = Soloist and stayers get two more cards. The first of them on the dealer’s left leads. Whoever can beat the trick must, and of two equal cards the later one wins. The winner of a trick leads the next.
    .title = The play
rule-auktionskille-last = If the soloist takes the fifth trick, the pot goes to the soloist. If not, the soloist pays its winner the amount of the bid, and the pot stays.
    .title = The last trick
rule-auktionskille-match = The deal goes round. When everyone has dealt, the match is over.
    .title = The match

reading-auktionskille-all = Apart from its name the whole game is our reading: three cards, one round of rising bids, and five tricks as in Femkortskille by the soloist against all who stay.
reading-auktionskille-pot_left = If nobody has won the pot when the match ends, it is shared equally; odd chips go one each from the dealer’s left.
