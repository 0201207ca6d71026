### Allierad.

game-allierad = Allierad
    .help = Pawns gather cards from a board. The longest run of ranks wins; an alliance, once made, shares the points anew.

ruleset-allierad-four = Four players
    .help = Six rows of seven cards, one alliance in the match, twenty points.
ruleset-allierad-two = Two players
    .help = Five rows of five cards, no alliances, one point a round, four points.

option-allierad-target = Points
    .help = The points that end the match.
option-allierad-idle = Moves without a card
    .help = After so many moves in a row that take nothing the round is over.

action-move = Move to { $square }
    .help = Move like a rook, and take the card where you stop.
action-ally = Ally with { $other }
    .help = Before you move, once in the match. An opponent cannot refuse; the other two are allies.
action-concede = Concede to { $other }
    .help = Say that this hand is the best. When all others say so, it wins the round.

event-card_laid_out = The { $card } lies on { $square }.
event-pawn_moved =
    { $you ->
        [seat] You move to { $square }.
       *[none] { $seat } moves to { $square }.
    }
event-card_taken =
    { $you ->
        [seat] You move to { $square } and take the { $card }.
       *[none] { $seat } moves to { $square } and takes the { $card }.
    }
event-pawn_blocked =
    { $you ->
        [seat] Your pawn cannot move.
       *[none] The pawn of { $seat } cannot move.
    }
event-allied =
    { $you ->
        [seat] You ally with { $other }. { $seats } are allies as well.
        [other] { $seat } allies with you. { $seats } are allies as well.
       *[none] { $seat } allies with { $other }. So { $seats } are allies as well.
    }
event-conceded =
    { $you ->
        [seat] You say that { $other } has the best hand.
        [other] { $seat } says that you have the best hand.
       *[none] { $seat } says that { $other } has the best hand.
    }
event-round_ended =
    { $why ->
        [conceded] All the others agree whose hand is the best: the round is over.
        [no_moves] No pawn can move: the round is over.
        [nothing_taken] Nothing has been taken for long: the round is over.
       *[all_taken] All cards are taken: the round is over.
    }
event-run_counted =
    { $cards_count ->
        [0]
            { $you ->
                [seat] You have no cards.
               *[none] { $seat } has no cards.
            }
       *[other]
            { $you ->
                [seat] Your longest run: { $cards }.
               *[none] The longest run of { $seat }: { $cards }.
            }
    }
event-round_won =
    { $why ->
        [two]
            { $you ->
                [seat] You win the round and score 1.
               *[none] { $seat } wins the round and scores 1.
            }
        [alone]
            { $you ->
                [seat] You win the round without an alliance and score 10.
               *[none] { $seat } wins the round without an alliance and scores 10.
            }
        [chooser]
            { $you ->
                [seat] You win the round, but you chose the alliance: nobody scores.
               *[none] { $seat } wins the round, but chose the alliance: nobody scores.
            }
        [chosen]
            { $you ->
                [seat] You win the round as the chosen ally and score 7; your ally scores 3.
               *[none] { $seat } wins the round as the chosen ally and scores 7; the chooser scores 3.
            }
       *[other_pair]
            { $you ->
                [seat] You win the round against the alliance and score 6; your partner scores 4.
               *[none] { $seat } wins the round against the alliance and scores 6; the partner scores 4.
            }
    }
event-round_void = The best runs, of { $seats }, are alike: nobody scores.

## The rules page

rule-allierad-aim = In Allierad pawns walk over a board of cards and gather a hand. Whoever has the longest run of consecutive ranks wins the round.
    .title = What it is about
    .source = S0
rule-allierad-board = Four players lay all 42 cards face up in six rows of seven. The pawn of each starts on the first corner card clockwise from its owner; that card is not taken at the start.
    .title = The board
    .source = S0
rule-allierad-move = In turn from the dealer’s left each moves the own pawn like a rook: straight, as far as you like, never onto or past another pawn. Where it stops you take the card, and show it to all. Empty squares may be used. Whoever cannot move passes.
    .title = The moves
    .source = S0
rule-allierad-ally = Before moving, somebody may ally with any one opponent, who cannot refuse. The other two are then allies as well, and so it stays for the whole match.
    .title = The alliance
    .source = S0
rule-allierad-end = The round ends when all cards are taken, or when all others concede one hand. Then the longest run of consecutive ranks wins; two alike count once. Of equally long runs the higher cards win.
    .title = The end of a round
    .source = S0
rule-allierad-score = Without an alliance the winner scores 10. After an alliance: if the chooser wins, nobody scores; if the chosen ally wins, that is 7 and the chooser gets 3; if one of the other two wins, that is 6 and the partner gets 4.
    .title = The score
    .source = S0
rule-allierad-match = Rounds are played until somebody has 20 points; most points win.
    .title = The match
    .source = S0
rule-allierad-two = Two players use five rows of five and opposite corners, make no alliances, score a point a round, and play to four.
    .title = Two players
    .source = S0

reading-allierad-stopping_takes = Only stopping on a card takes it, so the corner on which a pawn starts keeps its card.
reading-allierad-once = An alliance can be made once in a match.
reading-allierad-run = The best hand is the longest run of consecutive ranks.
reading-allierad-tie = If the best runs are quite alike, the round is void and nobody scores.
reading-allierad-no_moves = If no pawn can move for a full circuit, the round is over.
reading-allierad-nothing_taken = If nothing has been taken for an agreed number of moves, the round is over.
reading-allierad-concede = Anybody may concede at any time, and it holds for the round. When all others have named the same seat, it wins.
reading-allierad-end_tie = If several have the most points at the end, they share the win.

## The table in the browser

ui-allierad-your-move = Your move
ui-allierad-blocked = Your pawn cannot move
ui-allierad-board = The board, { $rows } rows of { $columns }
ui-allierad-pawn = pawn of { $name }
ui-allierad-pawn-yours = your pawn
ui-allierad-pawn-on = pawn on { $square }
ui-allierad-empty = empty
ui-allierad-may-take = you can take it
ui-allierad-may-stop = you can stop here
ui-allierad-run = run of { $count }
ui-allierad-no-run = no run
ui-allierad-run-cards = longest run: { $cards }
ui-allierad-your-cards = Your cards. Longest run: { $cards }
ui-allierad-no-cards = You have taken no card yet. Go straight until something blocks you; where you stop, you take.
ui-allierad-can-take = Your move. You can take { $cards }.
ui-allierad-allied-with = allied with { $name }
ui-allierad-says-best = concedes to { $name }
ui-allierad-ally = Ally with …
ui-allierad-concede = Concede to …
ui-allierad-rather-not = Rather not
ui-allierad-mark-lozenge = A brass lozenge: your pawn can stop here.
ui-allierad-mark-ribbon = A ribbon between two names: they are allies.
