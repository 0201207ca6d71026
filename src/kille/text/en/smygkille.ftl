### Smygkille.

game-smygkille = Smygkille
    .help = Krypkille with five cards each, of which you may exchange one or two first. Whoever has the highest card in the last trick is out.

action-exchange = Exchange { $cards }
    .help = Lay these cards aside and get as many from the stock.


ruleset-smygkille-encyclopedia = Encyclopedia
    .help = Five cards, one or two exchanged, and whoever has the highest card in the last trick is out, until one player is left.

option-smygkille-goal = The last trick
    .help = What the cards of the last trick decide.
value-smygkille-goal-highest_out = the highest card is out of the match
value-smygkille-goal-points = points for the lowest, a minus point for the highest
option-smygkille-must_head = Heading the trick
    .help = Whether somebody who can head the trick may crawl all the same.
value-smygkille-must_head-true = whoever can must
value-smygkille-must_head-false = as you like
option-smygkille-deals = Deals
    .help = How many deals a match for points has; 0 means that everyone deals once.

## The rules page

rule-smygkille-aim = Smygkille, sneaky Kille, is a short Krypkille: five tricks, of which only the last counts. Be rid of your high cards before it.
    .title = What it is about
    .source = S2
rule-smygkille-ranks = The Harlequin is the highest card, then Cuckoo, Hussar, Pig, Cavalier, Inn, the numbers from 12 to 1, Wreath, Flowerpot and, lowest, the Fool. There are two of each and no suits. In this game no card has a power of its own.
    .source = S2
rule-smygkille-deal = Everyone is dealt five cards, one at a time. The rest is the stock, face down.
    .title = The deal
    .source = S2
rule-smygkille-exchange = In turn from the dealer’s left each may exchange one or two cards: you lay them aside unseen and at once get as many from the stock. Cards laid aside are out of play. With eight players the stock is only two cards; when it is used up nobody else can exchange.
    .source = S2
rule-smygkille-lead = The player on the dealer’s left leads any card. The winner of a trick leads the next one.
    .title = The play
    .source = S2
rule-smygkille-follow = The others follow in turn. Either head the trick, with a card at least as high as the highest so far; or crawl (krypa), with the very lowest card of your hand. You choose freely, unless you have agreed that whoever can head must. The highest card takes the trick; of two equal cards, the one played later.
    .source = S2
rule-smygkille-last = Whoever has the highest card in the last trick is out of the match. There equal cards are equal: both are out. The others play on until one player is left and has won.
    .title = The last trick
    .source = S2
rule-smygkille-points = Played for points instead, nobody goes out. The lowest card of the last trick scores 2; if two are equally low, the one played first scores 1 and the other nothing. The highest card costs 1 point, each of two equal ones too. Everyone deals once, and most points win.
    .source = S2
rule-smygkille-dealer = The deal passes to the next player on the left who is still in.
    .title = The match
    .source = S2

reading-smygkille-none_too = Nobody needs to exchange: none, one or two cards are allowed, and never more than the stock still has.
reading-smygkille-exchange_in_turn = The exchange goes round once before the first lead, from the dealer’s left, and each gets the new cards at once.
reading-smygkille-all_tied = If everyone who is left has the same card in the last trick, nobody is out and the same dealer deals again.
reading-smygkille-winner_scores_one = The last player left scores one point.
