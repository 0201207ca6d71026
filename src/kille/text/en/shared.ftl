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

## The table of the trick games

ui-tricks-best = best so far
ui-tricks-best-short = best
ui-tricks-highest = highest so far
ui-tricks-your-card = your card
ui-tricks-to-play = { $name }: yet to play
ui-tricks-crawl = crawl
ui-tricks-taken =
    { $count ->
        [0] no trick taken
        [one] one trick taken
       *[other] { $count } tricks taken
    }
ui-tricks-put = { $count } bet
ui-tricks-you-said = You: { $said }
ui-tricks-said-joined = joined
ui-tricks-said-folded = folded
ui-tricks-said-talon_taken = took talon
ui-tricks-said-waited = waiting
ui-tricks-said-checked = checked
ui-tricks-said-called = called
ui-tricks-said-passed = passed
ui-tricks-said-stayed = stayed
ui-tricks-said-cards_kept = kept
ui-tricks-said-declared = I play
ui-tricks-said-knocked = knocked
ui-tricks-said-bet_made = bet { $count }
ui-tricks-said-raised = raised { $count }
ui-tricks-said-bid_made = bid { $count }
ui-tricks-said-soloist = soloist
ui-tricks-said-cards_exchanged = changed { $count }
ui-tricks-turn-lead = You lead: play any card
ui-tricks-turn-beat = Beat the { $card }
ui-tricks-turn-crawl = Beat the { $card }, or crawl with the { $low }
ui-tricks-turn-below = Nothing beats the { $card }: play any card
ui-tricks-turn-forced = Only the { $low } can be played: press it
ui-tricks-turn-crawls = Nothing beats the { $card }: crawl with the { $low }
ui-tricks-ask-exchange = Which cards do you change?
ui-tricks-ask-join = Join or fold?
ui-tricks-ask-knock = Do you knock?
ui-tricks-ask-bet = Do you stay in?
ui-tricks-ask-bid = Do you bid?
ui-tricks-ask-stay = Do you play against the soloist?
ui-tricks-ask-declare = Is your { $card } the lowest?
ui-tricks-last = The last trick
ui-tricks-last-lowest_wins = The lowest card in it wins the deal.
ui-tricks-last-highest_out = The highest card in it is out of the match.
ui-tricks-last-points = The lowest card in it scores, the highest costs a point.
ui-tricks-last-costs = Every card in it but the lowest costs points.
ui-tricks-last-pot = Only this one counts: it decides the pot.
ui-tricks-talon = talon
ui-tricks-talon-lies = The talon: three cards, face down
ui-tricks-change-all = Change all three
ui-tricks-change =
    { $count ->
        [one] Change one
       *[other] Change { $count }
    }
ui-tricks-how-much = How much
ui-tricks-no-bid = No bid yet
ui-tricks-highest-bid = Highest bid
ui-tricks-soloist = Soloist
ui-tricks-no-bet = Nobody has bet.
ui-tricks-to-call = { $count } to call: the highest bet is { $highest }, you are in with { $yours }.
ui-tricks-left-card = The card you are left with
ui-tricks-will-be-left = The card you do not play now is the one you are left with.
ui-tricks-is-left = Now the cards that are left count.
ui-tricks-slip = Score slip
ui-tricks-slip-deal = Deal
ui-tricks-slip-sum = Sum
ui-table-sheet-slip = Score slip
ui-tricks-at-the-end = What everyone had at the end
ui-tricks-no-cards = folded
ui-tricks-mark-best = A card ringed in brass: the best of the trick so far.
ui-tricks-mark-raised = A raised and framed card: can be played now.
