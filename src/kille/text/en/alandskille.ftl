### Ålandskille.

game-alandskille = Ålandskille
    .help = Krypkille with one card each, then two, three and so on, and down again to one. Every card but the lowest costs points in the last trick.

ruleset-alandskille-encyclopedia = Encyclopedia
    .help = One card in the first deal, one more in each as long as the cards last, and down again. How points are counted is our reconstruction.

option-alandskille-must_head = Heading the trick
    .help = Whether somebody who can head the trick may crawl all the same.
value-alandskille-must_head-true = whoever can must
value-alandskille-must_head-false = as you like
option-alandskille-costs-lowest_three = Wreath, Flowerpot, Fool
    .help = What each of the three lowest cards costs in the last trick. Numbers cost what they show.
option-alandskille-costs-inn = The Inn
    .help = What it costs in the last trick.
option-alandskille-costs-cavalier = The Cavalier
    .help = What it costs in the last trick.
option-alandskille-costs-pig = The Pig
    .help = What it costs in the last trick.
option-alandskille-costs-hussar = The Hussar
    .help = What it costs in the last trick.
option-alandskille-costs-cuckoo = The Cuckoo
    .help = What it costs in the last trick.
option-alandskille-costs-harlequin = The Harlequin
    .help = What it costs in the last trick.

## The rules page

rule-alandskille-aim = Ålandskille is Krypkille with hands that grow and shrink. In every deal only the last trick counts, and there only the lowest card costs nothing.
    .title = What it is about
    .source = S2
rule-alandskille-ranks = The Harlequin is the highest card, then Cuckoo, Hussar, Pig, Cavalier, Inn, the numbers from 12 to 1, Wreath, Flowerpot and, lowest, the Fool. There are two of each and no suits. In this game no card has a power of its own.
    .source = S2
rule-alandskille-deal = In the first deal everyone gets one card, in the second two, and so on as long as there are enough for all. After the largest deal each has one card fewer, down to one. The dealer moves on to the left every time.
    .title = The deals
    .source = S2
rule-alandskille-lead = The player on the dealer’s left leads any card. The winner of a trick leads the next one.
    .title = The play
    .source = S2
rule-alandskille-follow = The others follow in turn. Either head the trick, with a card at least as high as the highest so far; or crawl (krypa), with the very lowest card of your hand. You choose freely, unless you have agreed that whoever can head must. The highest card takes the trick; of two equal cards, the one played later.
    .source = S2
rule-alandskille-count = The lowest card of the last trick costs nothing; if two are equally low, neither does. Everyone else loses what the own card costs: nothing for Wreath, Flowerpot and Fool, its number for a number, 13 for the Inn, 14 Cavalier, 15 Pig, 16 Hussar, 17 Cuckoo, 18 Harlequin. This table is ours: the source says that there is one, but not what is in it.
    .title = The points
    .source = S2
rule-alandskille-end = After the second deal with one card each the match is over, and whoever has lost the fewest points has won.
    .title = The match
    .source = S2

reading-alandskille-costs = The source only says that there are minus points by a special scheme for the cards of the last trick. The table of what cards cost is our reconstruction, after five-card Kille.
reading-alandskille-lowest_free = The lowest card of the last trick costs nothing, also when two have it.
reading-alandskille-largest_once = The largest deal is played once.
reading-alandskille-winner = Whoever has lost the fewest points wins; several may share it.
