### Krypkille.

game-krypkille = Krypkille
    .help = Head the trick with a higher card, or crawl with your very lowest. Only the last trick counts: be the one who has kept a low card for it.

ruleset-krypkille-rulebook = Rulebook
    .help = One deal. Whoever plays the lowest card to the last trick wins.
ruleset-krypkille-encyclopedia = Encyclopedia
    .help = Whoever has the highest card in the last trick is out of the match. Deals follow until one player is left.
ruleset-krypkille-points = Points
    .help = Nobody goes out: the lowest card of the last trick scores 2 points, the highest costs one. Everyone deals once.

option-krypkille-goal = The last trick
    .help = What the cards of the last trick decide.
value-krypkille-goal-lowest_wins = the lowest card wins the deal
value-krypkille-goal-highest_out = the highest card is out of the match
value-krypkille-goal-points = points for the lowest, a minus point for the highest
option-krypkille-must_head = Heading the trick
    .help = Whether somebody who can head the trick may crawl all the same.
value-krypkille-must_head-true = whoever can must
value-krypkille-must_head-false = as you like
option-krypkille-hold_back = With three, six or seven players
    .help = With these numbers no card is over. One fewer for each leaves some unknown.
value-krypkille-hold_back-true = one card fewer each
value-krypkille-hold_back-false = all cards are dealt
option-krypkille-deals = Deals
    .help = How many deals a match has when nobody goes out; 0 means that everyone deals once.

## The rules page

rule-krypkille-aim = Krypkille is a trick game with one thing to watch: the card you play to the last trick. Keep a low one for it. All tricks before it only decide who leads, and which cards you are rid of.
    .title = What it is about
    .source = S0, S2
rule-krypkille-ranks = The Harlequin is the highest card, then Cuckoo, Hussar, Pig, Cavalier, Inn, the numbers from 12 to 1, Wreath, Flowerpot and, lowest, the Fool. There are two of each and no suits. In this game no card has a power of its own.
    .source = S0, S2
rule-krypkille-deal = As many cards as possible are dealt one at a time, the same number to each player. Cards that are over are put aside unseen. With three, six or seven players nothing is over; you may agree to deal one card fewer each, so that some are unknown.
    .title = The deal
    .source = S0, S2
rule-krypkille-lead = The player on the dealer’s left leads any card. The winner of a trick leads the next one.
    .title = The play
    .source = S0, S2
rule-krypkille-follow = The others follow in turn. Either head the trick, with a card at least as high as the highest so far; or crawl (krypa), with the very lowest card of your hand. You choose freely, unless you have agreed that whoever can head must.
    .source = S0, S2
rule-krypkille-trick = The highest card takes the trick; of two equal cards, the one played later.
    .source = S0, S2
rule-krypkille-rulebook = By the rulebook the lowest card of the last trick wins the deal, and of two equal ones the card that was played last. A match is one deal, or as many as you agree on.
    .title = The last trick
    .source = S0
rule-krypkille-encyclopedia = By the encyclopedia whoever has the highest card in the last trick is out of the match. There equal cards are equal: both are out. The rest play on with as many cards each as there are for them, until one player is left and has won.
    .source = S2
rule-krypkille-points = Played for points, nobody goes out. The lowest card of the last trick scores 2; if two are equally low, the one played first scores 1 and the other nothing. The highest card costs 1 point, each of two equal ones too. Most points after the agreed number of deals win.
    .source = S2
rule-krypkille-dealer = The deal passes to the next player on the left who is still in.
    .title = The match
    .source = S2

reading-krypkille-equal_heads = Under the rulebook, too, a card equal to the highest so far heads the trick: its note on all trick games ranks the later of equal cards higher.
reading-krypkille-all_tied = If everyone who is left has the same card in the last trick, nobody is out and the same dealer deals again.
reading-krypkille-tied_highest = Played for points, each of two equally high cards costs a point.
reading-krypkille-lead_after_dealer = The first player to the dealer’s left who is still in leads.
reading-krypkille-winner_scores_one = By the rulebook the winner of a deal scores one point; where the highest goes out, the last player left does.
