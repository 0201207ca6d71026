### What several games say alike.

action-play = Play the { $card }
    .help = Play this card to the trick.
action-keep = Keep your cards
    .help = Exchange none of your cards.
action-fold = Fold
    .help = Lay your cards aside and stay out of this deal.

event-folded =
    { $you ->
        [seat] You fold.
       *[none] { $seat } folds.
    }
event-won_unplayed =
    { $you ->
        [seat] All others have folded: the pot is yours without play.
       *[none] All others have folded: the pot goes to { $seat } without play.
    }
event-played =
    { $you ->
        [seat] You play the { $card }.
       *[none] { $seat } plays the { $card }.
    }
event-trick_won =
    { $you ->
        [seat] You take trick { $number } with the { $card }.
       *[none] { $seat } takes trick { $number } with the { $card }.
    }
event-scored = The deal counts { $points }. That makes { $totals }.
event-match_ended =
    { $you ->
        [seats] The match is over. You have won it.
       *[none] The match is over. Won by { $seats }.
    }

event-deal_won =
    { $why ->
        [last_of_lowest]
            { $you ->
                [seat] You win the deal: your { $card } is the lowest card of the last trick, and of equal cards the one played last.
               *[none] { $seat } wins the deal: the { $card } is the lowest card of the last trick, and of equal cards the one played last.
            }
       *[lowest]
            { $you ->
                [seat] You win the deal: your { $card } is the lowest card of the last trick.
               *[none] { $seat } wins the deal: the { $card } is the lowest card of the last trick.
            }
    }
event-highest_out =
    { $you ->
        [seat] You are out of the match: your { $card } is the highest card of the last trick.
       *[none] { $seat } is out of the match: the { $card } is the highest card of the last trick.
    }
event-all_tied = Everyone has the { $card } in the last trick, so nobody is out: the same dealer deals again.
event-card_counted =
    { $why ->
        [first_of_lowest]
            { $you ->
                [seat] You score { $points }: your { $card } is the lowest card of the last trick, and of equal cards the one played first.
               *[none] { $seat } scores { $points }: the { $card } is the lowest card of the last trick, and of equal cards the one played first.
            }
        [highest]
            { $you ->
                [seat] You score { $points }: your { $card } is the highest card of the last trick.
               *[none] { $seat } scores { $points }: the { $card } is the highest card of the last trick.
            }
        [value]
            { $you ->
                [seat] You score { $points }: that is what the { $card } costs in the last trick.
               *[none] { $seat } scores { $points }: that is what the { $card } costs in the last trick.
            }
        [lowest_free]
            { $you ->
                [seat] You have the lowest card of the last trick, the { $card }, and it costs nothing.
               *[none] { $seat } has the lowest card of the last trick, the { $card }, and it costs nothing.
            }
       *[lowest]
            { $you ->
                [seat] You score { $points }: your { $card } is the lowest card of the last trick.
               *[none] { $seat } scores { $points }: the { $card } is the lowest card of the last trick.
            }
    }

source-S2 = Krypkille, in an encyclopedia
    .kind = An encyclopedia article in English about Krypkille and its variants.

event-pot_taken =
    { $you ->
        [seat] You take { $amount } out of the pot, in which { $pot } is left.
       *[none] { $seat } takes { $amount } out of the pot, in which { $pot } is left.
    }

event-last_trick_won =
    { $you ->
        [seat] The last trick is yours with the { $card }, and with it the deal.
       *[none] The last trick goes to { $seat } with the { $card }, and with it the deal.
    }
event-pot_shared = The match ends with chips in the pot, which are shared: { $points }.

source-W3 = Femkortskille
    .kind = An encyclopedia article in English about Femkortskille.

action-pass = Pass
    .help = Leave it to the others.
event-passed =
    { $you ->
        [seat] You pass.
       *[none] { $seat } passes.
    }
event-cards_exchanged =
    { $you ->
        [seat] You exchange { $cards }.
       *[none]
            { $cards_count ->
                [one] { $seat } exchanges one card.
               *[other] { $seat } exchanges { $cards_count } cards.
            }
    }
event-cards_kept =
    { $you ->
        [seat] You keep your cards.
       *[none] { $seat } keeps the cards as they are.
    }
