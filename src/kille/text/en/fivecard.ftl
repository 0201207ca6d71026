### Kille with five cards.

game-fivecard = Kille with five cards
    .help = Only the leader of a trick chooses. After four tricks you are left with one card: say that it is the lowest, and be right.

ruleset-fivecard-germund = Germund
    .help = Any number of cards may be exchanged; a Harlequin scores 18. The match ends at 50 points, and the fewest win.
ruleset-fivecard-uppsala = Uppsala
    .help = Up to three cards may be exchanged; a Harlequin scores 50. Whoever has 50 points is dead, and the last one alive wins.

option-fivecard-discards = Cards exchanged
    .help = How many cards may be given up for new ones before the play.
option-fivecard-harlequin = The Harlequin
    .help = What a Harlequin scores that somebody is left with.
option-fivecard-lowest = Equal lowest cards
    .help = What happens when two are left with the same lowest card.
value-fivecard-lowest-all_lowest = both score nothing, the others what their cards are worth
value-fivecard-lowest-alone = nobody scores anything
option-fivecard-dead = At the limit
    .help = Whether whoever reaches the limit drops out and the others play on.
value-fivecard-dead-true = drops out, and the last one left wins
value-fivecard-dead-false = the match ends, and the fewest points win
option-fivecard-silent = When nobody plays
    .help = What the lowest card scores when nobody declares.
option-fivecard-limit = Limit
    .help = The points at which somebody is dead, or the match ends.
option-fivecard-deals = Longest match
    .help = After so many deals the match ends in any case.

action-discard = Exchange { $cards }
    .help = Give these cards up and get as many from the stock.
action-declare = I play
    .help = Say that your last card is the lowest. If it is not alone lowest, you score 10 on top.

event-declared =
    { $you ->
        [seat] You play and claim to hold the lowest card.
       *[none] { $seat } plays and claims to hold the lowest card.
    }
event-nobody_declared = Nobody plays.
event-counted =
    { $why ->
        [lowest]
            { $you ->
                [seat] Your { $card } is the lowest card: you score nothing.
               *[none] The { $card } of { $seat } is the lowest card and scores nothing.
            }
        [tied]
            { $you ->
                [seat] You hold the { $card }. The lowest card is there twice, so nobody scores.
               *[none] { $seat } holds the { $card }. The lowest card is there twice, so nobody scores.
            }
        [silent]
            { $you ->
                [seat] You score { $points }: nobody played, and your { $card } was the lowest card.
               *[none] { $seat } scores { $points }: nobody played, and { $seat } had the lowest card, the { $card }.
            }
        [declared_wrongly]
            { $you ->
                [seat] You score { $points } for the { $card }, 10 of it since you played and are not alone lowest.
               *[none] { $seat } scores { $points } for the { $card }, 10 of it for playing without being alone lowest.
            }
       *[value]
            { $you ->
                [seat] You score { $points } for the { $card }.
               *[none] { $seat } scores { $points } for the { $card }.
            }
    }
event-dead =
    { $you ->
        [seat] You have { $points } points and are dead: out of the match.
       *[none] { $seat } has { $points } points and is dead: out of the match.
    }

source-W1 = Kille, by Uppsala rules
    .kind = A Swedish web page with the rules that are played in Uppsala.
source-W2 = Kille (uttalas tjille)
    .kind = A Swedish blog with the rules of one house.

## The rules page

rule-fivecard-aim = In Kille with five cards four tricks are played, and then everyone has one card left. Only that card counts, and points are bad: be left with the lowest, and say so.
    .title = What it is about
    .source = W1, W2
rule-fivecard-deal = Everyone gets five cards. In turn from the dealer’s left you may give some up, once, and get as many new ones at once: up to three by the Uppsala rules, any number by Germund’s.
    .title = The deal
    .source = W1, W2
rule-fivecard-lead = The player on the dealer’s left leads any card; after that the winner of a trick leads the next.
    .title = The play
    .source = W1, W2
rule-fivecard-follow = The others have no choice. With cards equal to or higher than the best so far you play the lowest of these; without, the lowest of your hand. The highest card wins, the later of equals.
    .source = W1, W2
rule-fivecard-declare = After four tricks the winner of the fourth may say “I play”: my last card is the lowest. If not, the right passes on clockwise. If nobody plays, nobody scores.
    .title = I play
    .source = W1, W2
rule-fivecard-score = If somebody plays, all show. The lowest card scores nothing, the others what they are worth. Whoever played and is not alone lowest scores 10 on top.
    .title = The score
    .source = W1, W2
rule-fivecard-values = The Fool, the Flowerpot and the Wreath are worth nothing, the numbers what they say, the Inn 13, the Cavalier 14, the Pig 15, the Hussar 16 and the Cuckoo 17. The Harlequin is worth 18 by Germund’s rules and 50 in Uppsala.
    .source = W1, W2
rule-fivecard-equal = In Uppsala nobody scores when the lowest card is there twice.
    .source = W1
rule-fivecard-end = By Germund’s rules the match ends when somebody has 50 points, and the fewest win. In Uppsala whoever has 50 points is dead, and the last one alive wins.
    .title = The match
    .source = W1, W2

reading-fivecard-nobody_plays = If nobody plays in Uppsala, whoever holds the lowest card scores 10.
reading-fivecard-all_dead = If all die at once, the fewest points win.
reading-fivecard-longest = A match that does not come to an end by itself ends after an agreed number of deals, and the fewest points win.
reading-fivecard-stock = Nobody can exchange more cards than the stock still has.
