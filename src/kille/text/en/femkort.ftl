### Femkortskille.

game-femkort = Femkortskille
    .help = Knock if you think that you can take the fifth trick: it alone decides. Whoever knocked in vain pays the winner as much as the pot held.

ruleset-femkort-knack = Knackkille
    .help = Three cards, then two more for those who knock; the fifth trick wins the pot.
ruleset-femkort-skituppslag = With skituppslag
    .help = The same, but three cards of the three lowest ranks take the pot at once.

option-femkort-ante = Ante
    .help = Chips that everyone puts in before a deal.
option-femkort-knock_pays = A knock costs
    .help = Chips that go into the pot with a knock.
option-femkort-cap = Limit
    .help = The most that another knocker pays the winner; 0 means no limit.
option-femkort-skituppslag = Skituppslag
    .help = Whether a hand with three cards of the three lowest ranks takes the pot before the play.
value-femkort-skituppslag-true = takes the pot
value-femkort-skituppslag-false = is not played
option-femkort-rounds = Rounds
    .help = How often everyone deals.

action-knock = Knock
    .help = Play for the pot. If another knocker wins, you pay as much as the pot holds.
action-wait = Wait
    .help = See whether somebody knocks; then you are asked again.

event-knocked =
    { $amount ->
        [0]
            { $you ->
                [seat] You knock and play for the pot of { $pot }.
               *[none] { $seat } knocks and plays for the pot of { $pot }.
            }
       *[other]
            { $you ->
                [seat] You knock for { $amount } and play for the pot, which now holds { $pot }.
               *[none] { $seat } knocks for { $amount } and plays for the pot, which now holds { $pot }.
            }
    }
event-waited =
    { $you ->
        [seat] You wait.
       *[none] { $seat } waits.
    }
event-nobody_knocked = Nobody knocks. The pot of { $pot } stays, and all ante again.
event-low_hand_shown =
    { $you ->
        [seat] Skituppslag: you show { $cards } and take the pot.
       *[none] Skituppslag: { $seat } shows { $cards } and takes the pot.
    }
event-winner_paid =
    { $you ->
        [seat] The other knockers pay you { $amount } each.
        [seats] You knocked too and pay { $seat } { $amount }.
        [all] You and the other knockers pay { $seat } { $amount } each.
       *[none] { $seats_count ->
            [one] { $seats } knocked too and pays { $seat } { $amount }.
           *[other] { $seats } knocked too and pay { $seat } { $amount } each.
        }
    }

## The rules page

rule-femkort-aim = Femkortskille is a trick game for three to eight players in which only the fifth trick counts. You decide on your first three cards whether you dare to play for it.
    .title = What it is about
    .source = W3
rule-femkort-deal = All ante, and everyone gets three cards, one at a time.
    .title = The deal
    .source = W3
rule-femkort-knock = In turn from the dealer’s left you knock, fold or wait. To knock is to play for the pot. You may wait only while nobody has knocked; if somebody does later, those who waited are asked again, in order, and then they knock or fold.
    .title = Knocking
    .source = W3
rule-femkort-alone = Whoever is alone in knocking takes the pot without playing. If nobody knocks, all ante again and the next player deals.
    .source = W3
rule-femkort-two_more = The knockers get two more cards, one at a time.
    .title = The play
    .source = W3
rule-femkort-skituppslag = If you have agreed on skituppslag, a hand of five with at least three cards of the three lowest ranks (Wreath, Flowerpot, Fool) takes the pot before the first lead.
    .source = W3
rule-femkort-tricks = The first knocker on the dealer’s left leads any card. Whoever can beat the trick must, and of two equal cards the later one wins. Whoever cannot plays any card. The winner of a trick leads the next.
    .source = W3
rule-femkort-fifth = The winner of the fifth trick takes the pot, and every other knocker pays the winner as much as the pot held.
    .title = The fifth trick
    .source = W3
rule-femkort-match = The deal goes round. When everyone has dealt, the match is over.
    .title = The match
    .source = W3

reading-femkort-must_beat = Whoever can beat the trick must; whoever cannot may play any card.
reading-femkort-nobody_knocks = If nobody knocks, the next player deals new cards.
reading-femkort-extra_cards = The extra cards go one at a time, clockwise from the first knocker on the dealer’s left.
reading-femkort-two_low_hands = If two have a skituppslag, the first of them on the dealer’s left takes the pot.
reading-femkort-pot_left = If nobody has won the pot when the match ends, it is shared equally; odd chips go one each from the dealer’s left.
