### Dubbel fanfar.

game-fanfar = Dubbel fanfar
    .help = A race for two. Build a run from the Inn in both directions, and be the first to play your last card.

ruleset-fanfar-rulebook = Rulebook
    .help = Fourteen cards each, fourteen in the talon, two runs. Whoever cannot play pays and draws.

option-fanfar-stake = Stake
    .help = Chips for the ante, for each turn in which you cannot play, and for each card left at the end.

action-pay = Pay and draw
    .help = You have no card that fits: pay into the pot, draw a card and wait for your next turn.

event-run_opened =
    { $you ->
        [seat] You open run { $number } with the { $card }.
       *[none] { $seat } opens run { $number } with the { $card }.
    }
event-run_lengthened =
    { $you ->
        [seat] You add the { $card } to the run.
       *[none] { $seat } adds the { $card } to the run.
    }
event-run_completed =
    { $you ->
        [seat] Run { $number } is complete. You open the next one, as soon as you can.
       *[none] Run { $number } is complete. { $seat } opens the next one, if that is possible.
    }
event-paid_to_pass =
    { $you ->
        [seat] You cannot play and pay { $amount } into the pot, which now holds { $pot }.
       *[none] { $seat } cannot play and pays { $amount } into the pot, which now holds { $pot }.
    }
event-card_drawn =
    { $you ->
        [seat] You draw the { $card }. It waits for your next turn; { $left } are left in the talon.
       *[none]
            { $card_token ->
                [hidden] { $seat } draws a card; { $left } are left in the talon.
               *[other] { $seat } draws the { $card }; { $left } are left in the talon.
            }
    }
event-went_empty =
    { $you ->
        [seat] You have played your last card. { $other } has { $count } left and pays you { $amount }.
        [other] { $seat } has played the last card. You have { $count } left and pay { $amount }.
       *[none] { $seat } has played the last card. { $other } has { $count } left and pays { $amount }.
    }

## The rules page

rule-fanfar-aim = Dubbel fanfar is a race for two players. From the Inn, a run of all 21 ranks grows downwards and upwards; when it is complete a second one is built. Be the first to play your last card.
    .title = What it is about
    .source = S0
rule-fanfar-deal = Each puts one chip into the pot and gets fourteen cards. The other fourteen are the talon, face down.
    .title = The deal
    .source = S0
rule-fanfar-open = The player who does not deal begins. The first card must be an Inn.
    .title = The play
    .source = S0
rule-fanfar-ends = After that, each in turn plays one card at either end of the run. Downwards come 12, 11 and so on to 1, then Wreath, Flowerpot and Fool. Upwards come Cavalier, Pig, Hussar, Cuckoo and Harlequin.
    .source = S0
rule-fanfar-pass = Whoever has no card that fits pays a chip into the pot, draws the top card of the talon if there is one, and the turn passes. Whoever can play must.
    .source = S0
rule-fanfar-second = When all 21 ranks lie there, a new Inn opens the second run.
    .source = S0
rule-fanfar-end = The first to play the last card takes the pot, and from the other player a chip for each card left in hand. That is the whole game.
    .title = The end
    .source = S0

reading-fanfar-begins = The player who does not deal begins.
reading-fanfar-drawn_waits = A card that was drawn waits for your next turn, even if it would fit now.
reading-fanfar-must_play = You may not pay and pass while you can play; an Inn that is needed and held must open.
reading-fanfar-second_run = The second run is opened by the player whose turn it is.
reading-fanfar-one_game = A match is one game.

## The table in the browser

ui-fanfar-run = Run { $number }
ui-fanfar-cards = Run { $number }: { $cards }
ui-fanfar-lies = { $from } to { $to }
ui-fanfar-not-open = not yet opened
ui-fanfar-complete = complete
ui-fanfar-next = Next: { $cards }
ui-fanfar-talon = Talon { $count }
ui-fanfar-must-pay = You have no card that fits
ui-fanfar-mark-end = A place with a brass frame: an open end, where a card fits.
