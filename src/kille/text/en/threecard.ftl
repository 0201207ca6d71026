### Kille with three cards.

game-threecard = Kille with three cards
    .help = Join for a share of the pot, or fold. Three tricks, each worth a third of it; whoever joins and takes none pays into the next one.

action-join = Join
    .help = Play for the pot.
action-take_talon = Take the talon
    .help = Lay your whole hand aside and get the three cards of the talon for it. Then join or fold.

event-paid_in =
    { $why ->
        [no_trick]
            { $you ->
                [seats] You joined and took no trick, so you pay { $amount } into the pot, which now holds { $pot }.
               *[none] Joined and took no trick: { $seats }. Each pays { $amount } into the pot, which now holds { $pot }.
            }
       *[dealer]
            { $you ->
                [seats] As the dealer you put { $amount } into the pot, which now holds { $pot }.
               *[none] As the dealer { $seats } puts { $amount } into the pot, which now holds { $pot }.
            }
    }
event-joined =
    { $you ->
        [seat] You join.
       *[none] { $seat } joins.
    }
event-talon_taken =
    { $you ->
        [seat] You lay { $cards } aside and take the talon.
       *[none] { $seat } lays the hand aside and takes the talon.
    }

ruleset-threecard-rulebook = Rulebook
    .help = As in the rulebook that comes with the cards. Everyone deals twice.

option-threecard-rounds = Rounds
    .help = How often everyone deals before the match is over.

## The rules page

rule-threecard-aim = Three cards, three tricks, and a pot of which each trick is worth a third. Whoever joins and takes nothing pays for it, so join with a hand that is good for a trick.
    .title = What it is about
    .source = S0
rule-threecard-ranks = The Harlequin is the highest card, then Cuckoo, Hussar, Pig, Cavalier, Inn, the numbers from 12 to 1, Wreath, Flowerpot and, lowest, the Fool. There are two of each and no suits. In this game no card has a power of its own.
    .source = S0
rule-threecard-deal = The dealer puts 3 chips into the pot. Everyone is dealt three cards, one at a time. Three more cards lie face down: the talon.
    .title = The deal
    .source = S0
rule-threecard-join = In turn from the dealer’s left everyone joins or folds. Whoever folds lays the cards aside and is out of this deal. Nobody may fold while the pot holds only the dealer’s 3, as before the first deal.
    .title = Joining
    .source = S0
rule-threecard-talon = Before joining, one player may exchange the whole hand for the talon, and then joins or folds. The cards given up are out of play.
    .source = S0
rule-threecard-alone = If all others have folded, the one who is left takes the pot without play, and need not even say so.
    .source = S0
rule-threecard-lead = The first to the dealer’s left who has joined leads any card.
    .title = The play
    .source = S0
rule-threecard-follow = The others follow in turn. You must play a card at least as high as the highest so far if you can; if you cannot, you must play your highest card.
    .source = S0
rule-threecard-trick = The highest card takes the trick; of two equal cards, the one played later. Its player takes a third of the pot and leads the next trick.
    .source = S0
rule-threecard-pay = After the third trick everyone who joined and took no trick puts 3 chips into the next pot. Then the next player on the left deals, and puts in 3 as well.
    .title = The pot
    .source = S0
rule-threecard-end = The match is over when everyone has dealt equally often, usually twice. After the very last deal nobody pays in.
    .title = The match
    .source = S0

reading-threecard-one_talon = Only one player in a deal can take the talon, and the hand given up for it is out of play.
reading-threecard-first_joiner_leads = The first player to the dealer’s left who has joined leads.
reading-threecard-last_pot = After the very last deal those without a trick pay nothing: it would belong to nobody.
