### Kille in English. One catalogue for Python and for the browser; The folder sv has the same messages.
###
### Arguments of `event-…` and `action-…` come from the fields, by these rules and no list of events:
###   a seat            $seat              the name of whoever sits there
###   seats             $seats             the names: “Anna, Bo and Cia”; $seats_count how many
###   a card            $card              its name here; $card_token its token, such as `inn` or `12`
###   a hidden card     the same           “” and the token `hidden` where the viewer does not know it
###   cards by seat     $cards             “Anna 8, you Inn” (a field in which a seat may have none)
###   several cards     $cards             “8, Inn”, those the viewer knows; $cards_count how many there are
###   numbers by seat   $points            “Anna 2, Bo −1”
###   number or word    as it is
###   $you              the first field of one seat that is the viewer's own; else, for seats, `all` when the viewer is
###                     among others in it and the field's name when alone in it; else `none`
### Anything else is left out. Calls are Swedish in every language; `.meaning` says them in this one.
### Present tense, plain sentences with names, no exclamation marks outside the calls.

## The games

game-byteskille = One-Card Kille
    .help = Everyone holds one card. In turn you keep it or swap it with your left neighbour. Whoever is left with the lowest card goes out, and the last one in wins.

## The cards, from the highest to the lowest

card-harlequin = Harlequin
card-cuckoo = Cuckoo
card-hussar = Hussar
card-pig = Pig
card-cavalier = Cavalier
card-inn = Inn
card-12 = 12
card-11 = 11
card-10 = 10
card-9 = 9
card-8 = 8
card-7 = 7
card-6 = 6
card-5 = 5
card-4 = 4
card-3 = 3
card-2 = 2
card-1 = 1
card-wreath = Wreath
card-flowerpot = Flowerpot
card-fool = Fool

## The calls: what is said aloud with an event; with `answered` by the card that answers

call-stood = Nöjd
    .meaning = Content
call-asked = Byte
    .meaning = Swap
call-stock_asked = Går i lek
    .meaning = To the stock
call-answered-inn = Värdshus förbi
    .meaning = Past the Inn
call-answered-cavalier = Kavall förbi
    .meaning = Past the Cavalier
call-answered-hussar = Husar ger hugg
    .meaning = The Hussar strikes
call-answered-pig = Svinhugg går igen
    .meaning = The Pig’s bite comes back
call-answered-cuckoo = Kuku står
    .meaning = The Cuckoo stands

## What you can do

action-swap = Swap
    .help = Offer your card to the next player on your left. The last in turn swaps with the stock.
action-stand = Stand
    .help = Keep your card.
action-rejoin = Come back
    .help = Pay the price and play on from the next deal.
action-stay_out = Stay out
    .help = Do not come back this time.
action-ask_redeal = Ask for new cards
    .help = The others decide whether the cards are dealt again.
action-skip = Do not ask
    .help = Play with the cards as they are.
action-agree = Agree
    .help = Agree to new cards.
action-refuse = Refuse
    .help = Refuse new cards: the deal is played as it lies.
action-refer = Leave it to the third
    .help = The third player decides about new cards instead of you.
action-offer = Offer { $other } your card for { $price }
    .help = Sell your card, and with it your place in the match.
action-accept = Buy
    .help = Pay the price and take the card; whoever sells it leaves the match.
action-decline = Do not buy
    .help = Leave the card with its owner.
action-deal = The { $card } comes up
    .help = Chance turns up a card.

## What happens

event-deal_began =
    { $you ->
        [dealer] You deal.
       *[none] { $dealer } deals.
    }
event-ante_paid = Everyone who is in puts { $amount } into the pot, which now holds { $pot }.
event-dealt =
    { $you ->
        [seat] You are dealt the { $card }.
       *[none]
            { $card_token ->
                [hidden] { $seat } is dealt a card.
               *[other] { $seat } is dealt the { $card }.
            }
    }
event-redeal_asked =
    { $you ->
        [seat] You ask for new cards.
       *[none] { $seat } asks for new cards.
    }
event-redeal_not_asked =
    { $you ->
        [seat] You do not ask for new cards.
       *[none] { $seat } does not ask for new cards.
    }
event-redeal_agreed =
    { $you ->
        [seat] You agree to new cards.
       *[none] { $seat } agrees to new cards.
    }
event-redeal_refused =
    { $you ->
        [seat] You refuse new cards: the deal is played as it lies.
       *[none] { $seat } refuses new cards: the deal is played as it lies.
    }
event-redeal_referred =
    { $you ->
        [seat] You let { $other } decide about new cards.
        [other] { $seat } lets you decide about new cards.
       *[none] { $seat } lets { $other } decide about new cards.
    }
event-card_offered =
    { $you ->
        [seat] You offer { $other } your card, and your place in the match, for { $price }.
        [other] { $seat } offers you a card, and a place in the match, for { $price }.
       *[none] { $seat } offers { $other } a card, and a place in the match, for { $price }.
    }
event-card_sold =
    { $you ->
        [seat] You sell your card to { $other } for { $price } and leave the match.
        [other] You buy the { $card } for { $price } from { $seat }, who leaves the match.
       *[none]
            { $card_token ->
                [hidden] { $other } buys a card for { $price } from { $seat }, who leaves the match.
               *[other] { $other } buys the { $card } for { $price } from { $seat }, who leaves the match.
            }
    }
event-offer_declined =
    { $you ->
        [seat] You do not buy the card that { $other } offers.
        [other] { $seat } does not buy your card.
       *[none] { $seat } does not buy the card that { $other } offers.
    }
event-stood =
    { $you ->
        [seat] You keep your card: “{ call-stood }”.
       *[none] { $seat } is content and keeps the card: “{ call-stood }”.
    }
event-asked =
    { $you ->
        [seat] You ask { $other } to swap: “{ call-asked }”.
        [other] { $seat } asks you to swap: “{ call-asked }”.
       *[none] { $seat } asks { $other } to swap: “{ call-asked }”.
    }
event-harlequin_shown =
    { $you ->
        [seat] You have offered a Harlequin: it lies face up from now on.
       *[none] { $seat } has offered a Harlequin: it lies face up from now on.
    }
event-answered =
    { $card_token ->
        [inn]
            { $you ->
                [seat] You show the Inn, and { $other } has to go past: “{ call-answered-inn }”.
                [other] { $seat } shows the Inn, and you have to go past: “{ call-answered-inn }”.
               *[none] { $seat } shows the Inn, and { $other } has to go past: “{ call-answered-inn }”.
            }
        [cavalier]
            { $you ->
                [seat] You show the Cavalier, and { $other } has to go past: “{ call-answered-cavalier }”.
                [other] { $seat } shows the Cavalier, and you have to go past: “{ call-answered-cavalier }”.
               *[none] { $seat } shows the Cavalier, and { $other } has to go past: “{ call-answered-cavalier }”.
            }
        [hussar]
            { $you ->
                [seat] You show the Hussar, which strikes { $other }: “{ call-answered-hussar }”.
                [other] { $seat } shows the Hussar, which strikes you: “{ call-answered-hussar }”.
               *[none] { $seat } shows the Hussar, which strikes { $other }: “{ call-answered-hussar }”.
            }
        [pig]
            { $you ->
                [seat] You show the Pig, and the bite of { $other } comes back: “{ call-answered-pig }”.
                [other] { $seat } shows the Pig, and your bite comes back: “{ call-answered-pig }”.
               *[none] { $seat } shows the Pig, and the bite of { $other } comes back: “{ call-answered-pig }”.
            }
        [cuckoo]
            { $you ->
                [seat] You show the Cuckoo, and nobody swaps with it: “{ call-answered-cuckoo }”.
               *[none] { $seat } shows the Cuckoo, and nobody swaps with it: “{ call-answered-cuckoo }”.
            }
       *[other]
            { $you ->
                [seat] You show the { $card }.
               *[none] { $seat } shows the { $card }.
            }
    }
event-exchanged =
    { $you ->
        [seat] You give { $other } the { $given } and get the { $received }.
        [other] { $seat } takes your { $received } and gives you the { $given }.
       *[none]
            { $given_token ->
                [hidden]
                    { $received_token ->
                        [hidden] { $seat } and { $other } swap their cards.
                       *[other] { $seat } and { $other } swap, and { $seat } gets the { $received }.
                    }
               *[other]
                    { $received_token ->
                        [hidden] { $seat } and { $other } swap, and { $other } gets the { $given }.
                       *[other] { $seat } gives { $other } the { $given } and gets the { $received }.
                    }
            }
    }
event-stock_asked =
    { $you ->
        [seat] You go to the stock: “{ call-stock_asked }”.
       *[none] { $seat } goes to the stock: “{ call-stock_asked }”.
    }
event-turned_up =
    { $you ->
        [seat] The { $card } comes up from the stock for you. It is shown and laid aside.
       *[none] The { $card } comes up from the stock for { $seat }. It is shown and laid aside.
    }
event-drew =
    { $you ->
        [seat] You put the { $given } away and draw the { $received }.
       *[none]
            { $received_token ->
                [hidden]
                    { $given_token ->
                        [hidden] { $seat } puts the card away and draws a new one.
                       *[other] { $seat } puts the { $given } away and draws a new card.
                    }
               *[other]
                    { $given_token ->
                        [hidden] { $seat } puts the card away and draws the { $received }.
                       *[other] { $seat } puts the { $given } away and draws the { $received }.
                    }
            }
    }
event-kept =
    { $you ->
        [seat] There is no swap with the stock: you keep your card.
       *[none] There is no swap with the stock: { $seat } keeps the card.
    }
event-swap_undone =
    { $you ->
        [seat] Your swap with { $other } is undone: you both have your cards back.
        [other] The swap of { $seat } with you is undone: you both have your cards back.
       *[none] The swap of { $seat } with { $other } is undone: both have their cards back.
    }
event-swaps_voided = The { $card } undoes every swap of this deal: everyone holds the card they were dealt.
event-struck =
    { $you ->
        [seat] The { $card } strikes you: you are out of this deal.
       *[none] The { $card } strikes { $seat }, who is out of this deal.
    }
event-harlequin_lowered =
    { $you ->
        [seat] The Harlequin comes home to you and counts as the lowest card. Nobody is struck.
       *[none] The Harlequin goes home to { $seat } and counts as the lowest card. Nobody is struck.
    }
span = { $fewest } to { $most }
seat-you = you
event-cards_shown = All show: { $cards }.
event-killing_cards =
    { $count ->
        [one] One killing card is on show, so the lowest card goes out.
       *[other] { $count } killing cards are on show, so the { $count } lowest cards go out.
    }
event-nobody_lowest =
    { $why ->
        [no_killing_card] No killing card is on show, so nobody goes out for a low card.
        [everyone_lowest] All of them hold the lowest card, so nobody goes out for it.
        [struck_instead]
            { $you ->
                [seats] Somebody was struck already and nobody else would be left: your lowest card is forgiven.
                [all] Somebody was struck already and nobody else would be left: the lowest card of { $seats } is forgiven, and so is yours.
               *[none] Somebody was struck already and nobody else would be left: the lowest card of { $seats } is forgiven.
            }
       *[everyone_would_be_out] Everyone would be out, so nobody is.
    }
event-went_out =
    { $why ->
        [struck_by_hussar]
            { $you ->
                [seat] You lose this deal: the Hussar struck you.
               *[none] { $seat } loses this deal: struck by the Hussar.
            }
        [struck_by_pig]
            { $you ->
                [seat] You lose this deal: the Pig struck you.
               *[none] { $seat } loses this deal: struck by the Pig.
            }
        [low_harlequin]
            { $you ->
                [seat] You lose this deal: your Harlequin counts as the lowest card.
               *[none] { $seat } loses this deal: the Harlequin there counts as the lowest card.
            }
        [among_the_lowest]
            { $you ->
                [seat] You lose this deal: your { $card } is among the lowest cards, as many as there are killing cards.
               *[none] { $seat } loses this deal: the { $card } is among the lowest cards, as many as there are killing cards.
            }
        [asked_hussar]
            { $you ->
                [seat] You lose this deal: with two left, whoever asks a Hussar loses at once.
               *[none] { $seat } loses this deal: with two left, whoever asks a Hussar loses at once.
            }
        [asked_pig]
            { $you ->
                [seat] You lose this deal: with two left, whoever asks a Pig loses at once.
               *[none] { $seat } loses this deal: with two left, whoever asks a Pig loses at once.
            }
       *[lowest]
            { $you ->
                [seat] You lose this deal: your { $card } is the lowest card.
               *[none] { $seat } loses this deal: the { $card } is the lowest card.
            }
    }
event-life_lost =
    { $left ->
        [0]
            { $you ->
                [seat] You lose your last life.
               *[none] { $seat } loses the last life.
            }
        [one]
            { $you ->
                [seat] You lose a life and have one left.
               *[none] { $seat } loses a life and has one left.
            }
       *[other]
            { $you ->
                [seat] You lose a life and have { $left } left.
               *[none] { $seat } loses a life and has { $left } left.
            }
    }
event-eliminated =
    { $you ->
        [seat] You are out.
       *[none] { $seat } is out.
    }
event-dealt_again =
    { $why ->
        [harlequin] One of the last two was dealt a Harlequin: the same dealer deals again, without an ante.
        [tie] The last two hold equal cards: the same dealer deals again, without an ante.
        [agreed] New cards are agreed on: the same dealer deals again, without an ante.
       *[void] The deal is void, since nobody would be left: the same dealer deals again, without an ante.
    }
event-cuckoo_dealt =
    { $you ->
        [seat] You were dealt a Cuckoo with two left: both show at once.
       *[none] { $seat } was dealt a Cuckoo with two left: both show at once.
    }
event-rejoin_asked =
    { $you ->
        [seat] You may come back. It costs { $cost ->
            [one] one chip
           *[other] { $cost } chips
        }, paid into the pot.
       *[none] { $seat } may come back for { $cost ->
            [one] one chip
           *[other] { $cost } chips
        }.
    }
event-rejoined =
    { $you ->
        [seat] You pay { $cost } and are back. The pot holds { $pot }.
       *[none] { $seat } pays { $cost } and is back. The pot holds { $pot }.
    }
event-stayed_out =
    { $you ->
        [seat] You stay out.
       *[none] { $seat } stays out.
    }
event-match_won =
    { $pot ->
        [0]
            { $you ->
                [seat] You are the last one in and win the match.
               *[none] { $seat } is the last one in and wins the match.
            }
       *[other]
            { $you ->
                [seat] You are the last one in and win the pot of { $pot }.
               *[none] { $seat } is the last one in and wins the pot of { $pot }.
            }
    }
event-deal_ended =
    { $out_count ->
        [0] The deal is over.
       *[other]
            { $you ->
                [out] The deal is over. You have lost it.
               *[none] The deal is over. Lost by { $out }.
            }
    }

## Why: the rule behind a verdict, for “Why am I out?”

why-struck_by_hussar = Whoever asks to swap with a Hussar is struck at once, and is out whatever the cards show later.
why-struck_by_pig = A Pig that is asked strikes somebody. Whom, and which swaps it undoes, is decided by the rule set.
why-lowest = When all have shown, every holder of the lowest card is out. The cards of those who were struck do not count; where every low Harlequin goes out by itself, Harlequins are left aside.
why-low_harlequin = A Harlequin that does not count as the highest card is the lowest of all, below the Fool.
why-among_the_lowest = As many of the lowest cards go out as killing cards are on show: Cuckoos, Hussars, Pigs, and Harlequins that were not traded. Equal cards go together.
why-asked_hussar = When two are left, whoever asks a Hussar has lost at once.
why-asked_pig = When two are left, whoever asks a Pig has lost at once. Nothing is undone.
why-no_killing_card = Somebody goes out for a low card only when a Cuckoo, Hussar, Pig or untraded Harlequin is on show.
why-everyone_lowest = If all hold the same lowest card, the deal decides nothing.
why-everyone_would_be_out = A deal never empties the table: if everyone would be out, nobody is.
why-struck_instead = A deal never empties the table: somebody was struck, so the holders of the lowest card stay in.
why-harlequin = When two are left and either is dealt a Harlequin, the cards are dealt again.
why-tie = When two are left and hold equal cards, the cards are dealt again.
why-void = A deal that would leave nobody is void, and dealt again.
why-agreed = New cards were asked for, and nobody who had to answer refused.

## The rule sets

ruleset-byteskille-classic = Classic
    .help = As Kille is told in Sweden today: the Pig sends the card back where it came from, and its first holder is out.
ruleset-byteskille-rulebook = Rulebook
    .help = As many of the lowest cards go out as killing cards are shown. The Cuckoo undoes swaps, cards may be sold.
ruleset-byteskille-encyclopedia = Encyclopedia
    .help = The encyclopedia, taken at its word: the Pig undoes every swap and strikes whoever was dealt it, and a low Harlequin goes out beside the lowest card.
ruleset-byteskille-encyclopedia-2017 = Encyclopedia of 2017
    .help = An older text of the encyclopedia: the Pig undoes swaps until it lies where it was dealt, and that player is out.
ruleset-byteskille-casino = Casino page
    .help = As a Swedish casino page tells it: the Pig undoes every swap, and whoever was dealt the offered card is out.
ruleset-byteskille-lives = Lives
    .help = The classic rules for three lives instead of a pot. Nobody buys back in.
ruleset-byteskille-gnav-rules = Gnav answers
    .help = The classic rules with answers from Norwegian Gnav: whoever asks the Pig is always out, and cards from the stock bite too.
ruleset-byteskille-encyclopedia-variants = Encyclopedia with variants
    .help = The encyclopedia with its variants: even a dealt Harlequin is low, coming back is late and dear, and new cards may be asked for.

## The sources

source-S0 = The Kille rulebook
    .kind = A rulebook in English for the Kille pack, with several games.
source-S1 = Kille, in an encyclopedia
    .kind = A newer encyclopedia article in English.
source-S3 = Kille ♦
    .kind = A Swedish web page about the game, with its house rules.
source-S4 = Kille, in an older encyclopedia
    .kind = An older text of an encyclopedia article in English, from 2017.
source-W6 = Kille kortspel
    .kind = A page of the Swedish web site casinotax.net.

## The options, in groups

group-byteskille-powers = The cards’ powers
group-byteskille-stock = The stock
group-byteskille-showdown = Showdown
group-byteskille-stakes = Stakes
group-byteskille-reentry = Coming back
group-byteskille-endgame = The end of the match

option-byteskille-powers-pig = The Pig
    .help = Whom a Pig strikes when it is asked, and which swaps it undoes.
value-byteskille-powers-pig-asker = strikes the asker, undoes nothing
value-byteskille-powers-pig-card_origin = sends the offered card home and strikes whoever was dealt it
value-byteskille-powers-pig-card_origin_reset = undoes all swaps and strikes whoever was dealt the offered card
value-byteskille-powers-pig-pig_origin_unwind = undoes swaps until it is home and strikes whoever was dealt it
value-byteskille-powers-pig-pig_origin_reset = undoes all swaps and strikes whoever was dealt the Pig
value-byteskille-powers-pig-asker_reset = undoes all swaps and strikes the asker
option-byteskille-powers-pig_harlequin_low = A Harlequin offered to a Pig
    .help = Whether it goes home to its first holder as the lowest card, and nobody is struck.
value-byteskille-powers-pig_harlequin_low-true = goes home, low
value-byteskille-powers-pig_harlequin_low-false = is like any card
option-byteskille-powers-cuckoo = The Cuckoo
    .help = What happens when a Cuckoo is asked to swap.
value-byteskille-powers-cuckoo-showdown = ends the deal: all show
value-byteskille-powers-cuckoo-reset = undoes all swaps, and play goes on
option-byteskille-powers-harlequin = The Harlequin
    .help = When a Harlequin is the lowest card instead of the highest.
value-byteskille-powers-harlequin-low_when_swapped = lowest once swapped
value-byteskille-powers-harlequin-low_unless_drawn_or_met = lowest unless drawn, or swapped for the other one
option-byteskille-powers-harlequin_ties_cuckoo = A high Harlequin
    .help = Whether it is above the Cuckoo or equal to it.
value-byteskille-powers-harlequin_ties_cuckoo-true = equals the Cuckoo
value-byteskille-powers-harlequin_ties_cuckoo-false = beats the Cuckoo

option-byteskille-stock-pass = Inn or Cavalier from the stock
    .help = What happens when the stock turns up a card that sends you past.
value-byteskille-stock-pass-draw_next = the next card is drawn
value-byteskille-stock-pass-no_exchange = no swap: the old card is kept
option-byteskille-stock-power = Cuckoo, Hussar or Pig from the stock
    .help = Whether it is simply the new card, or answers as if a player held it.
value-byteskille-stock-power-plain = is the new card
value-byteskille-stock-power-bite = answers

option-byteskille-showdown = Who goes out
    .help = How the deal is judged when all have shown.
value-byteskille-showdown-lowest = the lowest card
value-byteskille-showdown-lowest_and_low_harlequins = the lowest card, and every low Harlequin
value-byteskille-showdown-kill_count = as many of the lowest as killing cards are shown

option-byteskille-stakes-kind = Playing for
    .help = A pot of chips, or lives.
value-byteskille-stakes-kind-pot = a pot
value-byteskille-stakes-kind-lives = lives
option-byteskille-stakes-stake = The stake
    .help = How many chips one stake is.
option-byteskille-stakes-ante = The ante
    .help = When everyone puts a stake into the pot.
value-byteskille-stakes-ante-every_deal = every deal
value-byteskille-stakes-ante-once = once a match
option-byteskille-stakes-lives = Lives
    .help = How many lives everyone starts with, in a match for lives.

option-byteskille-reentry-prices = Prices of coming back
    .help = What each chance to come back costs, in order. With none, nobody comes back.
value-byteskille-reentry-prices-stake = a stake
value-byteskille-reentry-prices-double_stake = two stakes
value-byteskille-reentry-prices-half_pot = half the pot
value-byteskille-reentry-prices-pot = the whole pot
option-byteskille-reentry-timing = When to come back
    .help = For which deals somebody who is out may come back.
value-byteskille-reentry-timing-any_deal = before any later deal
value-byteskille-reentry-timing-next_deal = only for the next deal
value-byteskille-reentry-timing-late = when three are left, then when two are

option-byteskille-endgame-two_left = The last two
    .help = Whether the last two play by rules of their own: a Harlequin is dealt again, a Cuckoo shows at once, asking a Pig or Hussar loses.
value-byteskille-endgame-two_left-true = have rules of their own
value-byteskille-endgame-two_left-false = play as before
option-byteskille-endgame-redeal = Asking for new cards
    .help = Who may ask for new cards when few are left.
value-byteskille-endgame-redeal-off = nobody
value-byteskille-endgame-redeal-any_asks = any of the last three
value-byteskille-endgame-redeal-left_of_dealer = the dealer’s left, of the last three or two
option-byteskille-endgame-sell = Selling
    .help = Whether a card, and the place with it, may be sold before the first turn.
value-byteskille-endgame-sell-true = allowed
value-byteskille-endgame-sell-false = not allowed
option-byteskille-endgame-dealer = The next dealer
    .help = Who deals the next deal.
value-byteskille-endgame-dealer-next_live = the next player who is in
value-byteskille-endgame-dealer-next_seat = the next seat, even if it is out

## The bots

bot-sensible = Sensible
    .help = Plays as a sensible person would, without reckoning much.
bot-search = Searching
    .help = Plays on in its head, many times, with the hidden cards as they could lie, and does what turned out best.
bot-random = Random
    .help = Does anything that is allowed.
bot-cautious = Cautious
    .help = Swaps a low card and keeps a good one, by how many are still to act.
bot-odds = Odds
    .help = Swaps when that makes going out less likely, as far as it can know.
bot-equilibrium = Equilibrium
    .help = Plays a solved game: whoever plays so gains nothing by playing otherwise, as long as the others play so too.

## Why something is refused

refusal-over = The match is over. Begin a rematch to play on.
refusal-card_awaited = A card is on its way. Act when it lies on the table.
refusal-not_your_turn = It is not your turn. The table waits for somebody else.
refusal-not_allowed = That is not possible now. Choose one of the actions that are offered.
refusal-no_such_card = That card cannot come up any more in this deal.
refusal-malformed = The table did not understand that. Nothing has changed; load the page again if it keeps happening.
refusal-too_late = Something happened before your choice arrived. Nothing was done; look at the table and choose again.
refusal-too_fast = That was too much at once. Nothing was done; wait a moment and try again.
refusal-not_seated = You are watching this table. Take a seat to play.
refusal-seat_taken = Somebody has already taken that seat. Choose another.
refusal-table_full = Every seat is taken. You can watch, or open a table of your own.
refusal-already_seated = You already have a seat at this table.
refusal-not_host = Only the host of this table can do that.
refusal-name_taken = Somebody at this table already has that name. Choose another.
refusal-no_such_seat = This table has no such seat. Choose one that you can see.
refusal-no_such_bot = There is no such bot. Choose one from the list.
refusal-match_running = A match is being played. Wait until it is over.
refusal-too_many = That is too many at once. Close a table or wait a moment, then try again.
refusal-no_such_table = There is no such table. Look at the link again.
refusal-spoiled_table = This table cannot be opened any more: what was written down of it is damaged. Make a new one.
refusal-bad_name = That is no name. Give 1 to 24 letters.
refusal-no_match = No match has begun yet. The host begins it.
refusal-server = Something went wrong on our side. Your seat is kept; try again.

## Our readings: where the sources are silent or disagree, and we had to decide

reading-byteskille-last_unstruck = If all the others have been struck, the last player still swaps or stands; the deal does not stop.
reading-byteskille-not_past_the_dealer = Asking never goes round past the dealer’s place. Whoever finds nobody up to there takes from the stock, even when the dealer has been struck.
reading-byteskille-undo_shows = Undoing swaps moves cards back. It does not hide again what has been shown.
reading-byteskille-swapped_stays_low = A Harlequin that was swapped stays low even when that swap is undone. Only when the rulebook’s Cuckoo makes all swaps void does it count as never traded.
reading-byteskille-offered_harlequin = A Harlequin is shown as soon as it is offered, even when the swap is refused.
reading-byteskille-cuckoo_reset = When the rulebook’s Cuckoo undoes the swaps, the asker’s turn is spent and the next player goes on.
reading-byteskille-old_card_buried = The card that goes to the stock lies at the bottom and is never drawn again in this deal.
reading-byteskille-laid_aside = A card turned up and not taken is laid aside, and the next to draw gets the next card.
reading-byteskille-stock_plain = Where the sources do not say that a Cuckoo, Hussar or Pig from the stock answers, it is simply the new card.
reading-byteskille-rulebook_stock = Under the rulebook, too, an Inn or Cavalier from the stock is laid aside and the next card is drawn.
reading-byteskille-drawn_harlequin_kills = Under the rulebook a Harlequin from the stock counts as one that was not traded, and so as a killing card.
reading-byteskille-many_killing_cards = With more than two killing cards the rulebook goes on in the same way: with three, the three lowest go out, and everyone tied with the third.
reading-byteskille-struck_do_not_shield = A struck player’s card does not count when the lowest card is looked for.
reading-byteskille-struck_are_skipped = A struck player is not asked for the rest of the deal.
reading-byteskille-nobody_left = If everyone would be out, nobody is. Where somebody was struck already, the holders of the lowest card are forgiven instead. If everybody was struck, the cards are dealt again.
reading-byteskille-nobody_out = Where the rulebook or the encyclopedia puts nobody out, the deal is an ordinary finished one: the next player deals, and those who are out are asked whether they come back.
reading-byteskille-half_pot = Half a pot is rounded up to whole chips.
reading-byteskille-any_later_deal = Where the sources do not say when one may come back, it is before any later deal.
reading-byteskille-price_and_ante = The price of coming back buys the seat. An ante paid every deal comes on top of it.
reading-byteskille-one_left = Once a single player is left, nobody comes back.
reading-byteskille-ante_once = Where the sources do not speak of a stake in every deal, it is paid once a match.
reading-byteskille-eliminated_dealer = When an eliminated seat deals by the rulebook, the last player in before that seat acts last and has the stock.
reading-byteskille-two_left_lives = In a match for lives, who of the last two asks a Pig or a Hussar loses the deal at once and a life, not the match.
reading-byteskille-two_left_tie = A tie of the last two is dealt again, under every rule set.
reading-byteskille-redeal_once = After new cards were agreed on, nobody asks again in that deal.
reading-byteskille-seller_dealt = If the dealer has sold the card, the last player in before the dealer’s seat acts last.
reading-byteskille-last_lives = If all who are left would lose their last life at once, they play on with one each.

## Told by the command line

replay-title = { $game }, { $ruleset } rules: { $names }.
replay-deal = Deal { $number }
replay-over = The match is over: { $result }.
replay-unfinished = The match is not over. So far: { $result }.
replay-to-act = { $name } is to act: { $actions }.
replay-card-awaited = The next card is awaited.
rules-game = { $name }: { $title }, { $count } rule sets
rules-rulesets = Rule sets
rules-default = { " " }(played when none is named)
rules-source = From { $sources }; made for { $seats } players.
rules-options = Options, with the rule sets that have each value
rules-sources = Sources
rules-readings = Our readings: where the sources are silent or disagree
rules-none = none
play-own-name = You

## The terminal

terminal-title = { $game } · { $ruleset }
terminal-deal-pot = Deal { $deal } · the pot holds { $pot }
terminal-deal-lives = Deal { $deal } · for lives
terminal-dealer = D
terminal-to-act = to act
terminal-stood = content
terminal-struck = struck
terminal-out = out
terminal-waiting = Waiting for { $name }.
terminal-dealing = Cards are on their way.
terminal-watching = You are out. The others play on.
terminal-over = The match is over. A plays again, Q leaves.
terminal-turn = It is your turn. Do you keep the { $card }, or swap it with { $other }?
terminal-turn-stock = It is your turn. Do you keep the { $card }, or swap it with the stock?
terminal-rejoin =
    You are out. Coming back costs { $cost ->
        [one] one chip
       *[other] { $cost } chips
    }{ $ante ->
        [0] .
       *[other] , and the next ante of { $ante } on top.
    } Do you come back?
terminal-ask-redeal = You hold the { $card }. Do you ask for new cards?
terminal-answer-redeal = You hold the { $card }. { $other } asks for new cards. Do you agree?
terminal-sale = { $other } would sell you a card for { $price } and leave the match. Do you buy?
terminal-key = { $letter } { $action }
terminal-yes = Y
terminal-sell = Sell
terminal-log = What happened
terminal-deal-over = Deal { $number } is over
terminal-your-way = What happened to you
terminal-the-rule = The rule ({ $ruleset })
terminal-go-on = Enter goes on
terminal-close = Esc closes
terminal-help = Keys
terminal-help-keys =
    S            swap with your left neighbour, the last in turn with the stock
    N or Enter   keep your card
    Y, N         yes and no, when you are asked something; J is yes too
    T            leave it to the third
    O            offer your card for sale, where that is allowed
terminal-help-signs =
    ▶            whose turn it is
    D            the dealer
    {"["}8]          a card that lies open
    (8)          a card that only you know of
    {"["}?]          a card face down
    ×            struck, or out
terminal-leave = Do you leave this match? Y leaves, N stays.
terminal-offer = To whom, and for how many chips?
terminal-offer-keys = Up and down choose, figures are the price, Enter offers, Esc leaves it
terminal-unusual = { $ruleset } is made for { $seats } players. It is played all the same.
terminal-source = From { $sources }

## The browser: cards and names

ui-face-down = Card face down
ui-seat = Seat { $number }
ui-offline = The server cannot be reached. Nothing was changed; try again when you are connected.
# Words in the ribbon of a card: as short as the ribbon, and never numbers.
ui-ribbon-harlequin = Harlequin
ui-ribbon-cuckoo = Cuckoo
ui-ribbon-hussar = Hussar
ui-ribbon-pig = Pig
ui-ribbon-cavalier = Cavalier
ui-ribbon-inn = Inn
ui-ribbon-12 = Twelve
ui-ribbon-11 = Eleven
ui-ribbon-10 = Ten
ui-ribbon-9 = Nine
ui-ribbon-8 = Eight
ui-ribbon-7 = Seven
ui-ribbon-6 = Six
ui-ribbon-5 = Five
ui-ribbon-4 = Four
ui-ribbon-3 = Three
ui-ribbon-2 = Two
ui-ribbon-1 = One
ui-ribbon-wreath = Wreath
ui-ribbon-flowerpot = Flowerpot
ui-ribbon-fool = Fool
# Names proposed to whoever has none yet, parted by commas; at most 24 letters each.
ui-proposed-names = Merry Wanderer, Sly Fox, Bold Skater, Quiet Heron, Lucky Sailor, Stubborn Goat, Jolly Miller, Swift Hare, Sleepy Badger, Gentle Giant, Curious Magpie, Honest Baker

## The browser: lobby and settings

ui-title-rules = Rules
ui-title-table = Table
ui-nav = Main
ui-nav-play = Play
ui-nav-rules = Rules
ui-back = Back to the lobby
ui-close = Close
ui-save = Save
ui-go = Go there
ui-wait = One moment …
ui-try-again = Try again
ui-none = none
ui-fewer = Fewer
ui-more = More
ui-tagline = An old Swedish pack of cards, and all that is played with it.
ui-you-are = You are
ui-your-name = Your name
ui-you-play = You play
ui-change-game = Another game
ui-which-game = Which game?
ui-for-these = for { $numbers }
ui-reconstructed = reconstructed
    .means = The sources only name this game, or tell part of it. The rest is put together by us from its relatives.
ui-change-name = Change name
ui-play-now = Play now
    .help = A table in ten seconds. Bots take the other seats.
ui-make = Make a table
ui-have-link = I have a link
ui-link-label = The link you were given, or the end of it
ui-no-such-table = There is no table at that link. Perhaps a letter is missing: ask for the link once more.
ui-open-tables = Open tables
ui-no-open-tables = No table is open right now. Make one and list it here, or play against bots while you wait.
ui-open-tables-offline = The server cannot be reached just now. The list comes back by itself when it can.
ui-lay-one = Make a table for all
ui-nobody-yet = Nobody yet
ui-more-people =
    { $count ->
        [one] one more
       *[other] { $count } more
    }
ui-bots =
    { $count ->
        [one] a bot
       *[other] { $count } bots
    }
ui-seats-taken = { $taken } of { $seats } seats taken
ui-seconds = { $seconds } seconds a turn
ui-playing = playing
ui-practice = practice
ui-join = Join
ui-watch = Watch
ui-your-tables = Your tables
ui-back-to-table = Go back
ui-way-to = { $way }: { $who }
ui-taste = How it is played
ui-taste-dealt = Everyone is dealt one card
    .more = Two each of 21 ranks, from the Harlequin down to the Fool. You see your own card and no other.
ui-taste-turn = Keep it, or swap
    .more = In turn, you are content with your card or swap it with your left neighbour, who cannot refuse.
ui-taste-shown = All show
    .more = As a rule the lowest card is out. The last one in wins the pot.
ui-taste-answers = Five cards answer back
ui-answer-inn = Go past, and ask the next player.
ui-answer-cavalier = Go past, and ask the next player.
ui-answer-hussar = Whoever asked is out at once.
ui-answer-pig = No swap, and somebody is out: who, depends on the rules.
ui-answer-cuckoo = No swap. By most rules all show at once.
ui-all-rules = All the rules, with their sources
ui-foot = No account, nothing to buy. What the browser remembers stays in it.
ui-licence = Free software: the code under the MIT licence, the drawings of the cards under CC0.

ui-laid = Your table is ready
    .help = Send the link to those who are to come. Whoever opens it can take a seat, without an account.
ui-its-link = Its link
ui-copy = Copy the link
ui-copied = The link is copied.
ui-copy-yourself = The browser does not let us copy. The link is marked: copy it yourself.
ui-share = Share
ui-qr = The link as a QR code, for a telephone’s camera
ui-sit-down = Go to the table

ui-rule-set = By which rules?
ui-made-for = for { $fewest } to { $most }
ui-company = Who plays?
ui-seats = Seats
ui-seats-fit = { $set } is made for { $span } players.
ui-seats-unusual = { $set } is made for { $span } players. With { $seats } it can be played all the same.
ui-seats-open = Every seat for people
ui-seats-bots = Bots on every seat but one
ui-sitter-somebody = You or a guest
ui-sitter-bot = Bot: { $bot }
ui-only-bots = Only bots will play: you can watch.
ui-found-by = Who finds the table?
ui-found-by-private = Those with the link
    .help = It is reached by its link alone.
ui-found-by-listed = Everyone
    .help = It stands among the open tables in the lobby.
ui-clock = A clock?
ui-clock-none = No clock
    .help = Everyone thinks as long as they like.
ui-clock-turn = Timed turns
    .help = When the time is up, the card is kept.
ui-seconds-a-turn = Seconds a turn
ui-practice-question = For practice?
ui-practice-no = A match
    .help = Everyone plays by their own wits.
ui-practice-yes = Practice
    .help = On your turn you see how likely you are out if you swap and if you stand; after the deal, how good your choice was.
ui-options = The rules in detail
ui-options-alone = Options
ui-as-written = Everything is as { $set } has it.
ui-differs =
    { $count ->
        [one] One thing is not as { $set } has it:
       *[other] { $count } things are not as { $set } has it:
    }
ui-back-to = Back to { $set }
ui-changed =
    { $count ->
        [one] one change
       *[other] { $count } changes
    }
ui-written = The rule set says: { $value }
ui-chance = Chance { $number }
ui-add-chance = One more chance
ui-remove-chance = Take away chance { $number }
ui-lay = Make the table

ui-not-found = Nothing lies here
    .why = There is no page at { $path }. If you followed a link, a piece of it may be missing.
    .lobby = To the lobby

ui-settings = Settings
ui-language = Language
ui-language-name = English
ui-theme = Look
ui-theme-system = As the system
ui-theme-light = Light
ui-theme-dark = Dark
ui-pace = How fast cards move
    .help = The pauses between what happens follow it too.
ui-pace-slow = Slowly
ui-pace-normal = At ease
ui-pace-fast = Fast
ui-pace-off = Not at all
ui-sound = Sound
    .help = Cards, calls, and a bell when it is your turn.
ui-large-print = Large print
    .help = All text a fifth larger.
ui-keys = Single keys
    .help = S swaps, N keeps the card, L opens the log, R the rules.

## The browser: the rules

# `ui-rule-…` are statements of the rules. What stands in brackets after them on the page are their sources.
ui-rules-lead = An old Swedish game for a whole company, with a pack of its own. One card each, one choice each, and a few cards that answer back.
ui-rules-index = Every game that can be played here, with its sources, its rule sets, and what we had to decide.
ui-rules-contents = On this page
ui-rules-under = Under { $sets }:
ui-rules-all-but = Under all but { $sets }:
ui-rules-read = The rules as told by
ui-rules-read-all = All, side by side
    .help = Where they differ, each sentence says under which it holds.
ui-rules-others = Other rule sets have more to say here. Read them all
ui-rules-not-here = This rule set has nothing of the kind.
ui-rules-all-sets = In every rule set
ui-ours = our reading
ui-ours-means = Where no source settles a thing, we had to decide. What we decided is marked “our reading”.
ui-sources = Sources
ui-source-cited = Source: { $source }
ui-source-gnav = the related game Gnav

ui-rules-aim = The aim
ui-rule-aim-1 = Everyone who is in holds one card. When a deal is over somebody is out, as a rule whoever holds the lowest card. The last player in wins the match.
ui-rule-aim-2 = Two to twenty can sit down. Each rule set says how many it is made for; another number is played all the same.

ui-rules-pack = The pack
ui-rule-pack-1 = There are 42 cards: 21 ranks, two of each, and no suits. Here they are from the highest to the lowest.
ui-rule-pack-2 = The lilies on a card are its number. Their colours mean nothing.
ui-rules-ranks = The 21 ranks, from the highest to the lowest

ui-rules-turn = Swap or stand
ui-rule-turn-1 = Everyone who is in is dealt one card, clockwise from the dealer’s left. The rest is the stock.
ui-rule-turn-2 = Play goes clockwise from the dealer’s left, so the dealer is last. Everyone has exactly one turn.
ui-rule-turn-3 = On your turn you stand: you call “Nöjd”, slap the table and keep your card. Or you swap: you call “Byte” and give your card for that of the next player on your left who is in and holds a card.
ui-rule-turn-4 = Your neighbour cannot refuse, unless the card is one of the five that answer.
ui-rule-turn-5 = Cards are swapped face down, a Harlequin face up.
ui-rule-turn-6 = A card that has been shown stays face up, and known wherever it goes, for the rest of the deal.
ui-rule-turn-7 = Whoever is struck before having a turn loses the turn.

ui-rules-passers = Inn and Cavalier
ui-rule-passers-1 = Asked for an Inn or a Cavalier, you show it and call. The asker cannot have it and must try the next seat instead.
ui-rule-passers-2 = If that leads past the dealer, the asker swaps with the stock.

ui-rules-hussar = The Hussar
ui-rule-hussar-1 = Asked for a Hussar, you show it and call. The asker is struck: out at once, keeping the card, and play goes on with the next player.

ui-rules-pig = The Pig
ui-rule-pig-1 = Asked for a Pig, you show it and call. There is no swap, and somebody is struck. Who it is and which swaps are undone is what the rule sets differ in most.
ui-rule-pig-asker = The asker is struck. Nothing is undone.
ui-rule-pig-card_origin = The offered card goes back to the player who was dealt it, and every swap it took part in is undone, newest first. That player is struck: the asker, when the card had not moved.
ui-rule-pig-card_origin_reset = All swaps of the deal are undone. The player who was dealt the offered card is struck.
ui-rule-pig-pig_origin_unwind = Swaps are undone, newest first, until the Pig lies with the player who was dealt it. That player is struck, and the asker only if it was the asker.
ui-rule-pig-pig_origin_reset = All swaps of the deal are undone. The player who was dealt that Pig is struck, and the asker only if it was the asker.
ui-rule-pig-asker_reset = All swaps of the deal are undone. The asker is struck.
ui-rule-pig-harlequin = A Harlequin offered to a Pig goes back to the player who had it first, even if that is the asker, and counts as low there. Nobody is struck.
ui-rule-pig-reset = When all swaps are undone, everyone has the dealt card back, swaps with the stock included. A card that was drawn is then out of play.

ui-rules-cuckoo = The Cuckoo
ui-rule-cuckoo-1 = Asked for a Cuckoo, you show it and call. There is no swap.
ui-rule-cuckoo-showdown = Nobody swaps any more: all show.
ui-rule-cuckoo-reset = All swaps so far are void: everyone has the dealt card back.

ui-rules-harlequin = The Harlequin
ui-rule-harlequin-low_when_swapped = It is the highest card for the player who was dealt it or drew it from the stock. For whoever received it in a swap with a player it is the lowest of all.
ui-rule-harlequin-low_unless_drawn_or_met = It is the highest card only when it was drawn from the stock, or when two Harlequins were swapped for each other; then it stays so for the rest of the deal. Otherwise it is the lowest, even as dealt.
ui-rule-harlequin-high = High, it ranks above the Cuckoo. Low, it ranks below the Fool.
ui-rule-harlequin-ties = High, it is equal to the Cuckoo. Low, it ranks below the Fool.

ui-rules-stock = The stock
ui-rule-stock-1 = The dealer who swaps takes the top card of the stock for the old one. So does an asker whom Inns and Cavaliers lead past the dealer.
ui-rule-stock-2 = The drawn card is seen by the drawer alone. A drawn Harlequin, and any card that is laid aside, is shown.
ui-rule-stock-harlequin = A Harlequin that is put into the stock lies there face up.
ui-rule-stock-draw_next = An Inn or a Cavalier that comes up is laid aside, and the next card is drawn.
ui-rule-stock-no_exchange = An Inn or a Cavalier that comes up means no swap: the player keeps the old card.
ui-rule-stock-plain = A Cuckoo, Hussar or Pig that comes up is simply the new card.
ui-rule-stock-bite = A Cuckoo, Hussar or Pig that comes up answers as if a player held it. The Hussar strikes the drawer, who keeps the old card. The Cuckoo ends the deal, with the old card kept. The Pig does what it does to an offered card; where the rule looks for the player who was dealt the Pig, the drawer is struck.

ui-rules-showdown = Showdown
ui-rule-showdown-1 = When everyone has had a turn, all show.
ui-rule-showdown-lowest = Every holder of the lowest card is out, with those who were struck. A low Harlequin is that lowest card, and so it shields the next lowest.
ui-rule-showdown-lowest_and_low_harlequins = Out are those who were struck, every holder of the lowest card when Harlequins are left aside, and every holder of a low Harlequin. If that is everyone and somebody was struck, the lowest card is forgiven. If that is still everyone, or nobody was struck, nobody at all is out.
ui-rule-showdown-kill_count = Killing cards are counted: Cuckoos, Pigs, Hussars, and Harlequins that were not traded, held by players who were not struck. With none of them, nobody is out for a low card. With one the lowest card is out; with two, the two lowest, and so on. Equal cards go together: with two killing cards, one lowest card and two tied for the next, three are out. If everyone who was not struck would be out, only the struck are.

ui-rules-stakes = Pot and lives
ui-rule-stakes-pot = The last player in takes the pot. Stacks of chips may go below zero: players settle between themselves.
ui-rule-stakes-every_deal = Everyone who is in puts a stake into the pot when the first card of each deal is dealt.
ui-rule-stakes-once = Everyone puts a stake into the pot once a match.
ui-rule-stakes-lives = Everyone starts with the same number of lives, three if nothing else is agreed. Being out of a deal costs one life, never two at once; whoever has none left is out of the match. There is no pot, and nobody comes back.

ui-rules-back = Coming back
ui-rule-back-1 = After a deal that leaves two or more, those who are out and have a chance left are asked, clockwise from the left of the dealer of the deal that has ended. Each price is reckoned on the pot as it then stands.
ui-rule-back-prices = Coming back costs, in this order: { $prices }. After that there is no way back.
ui-rule-back-any_deal = It is possible before any later deal.
ui-rule-back-next_deal = It is possible only for the deal right after the one that put you out.
ui-rule-back-late = There are two chances. The first is only for the deal after the first one that left exactly three; if a deal jumps past three, it never comes. The second is only for the deal after the first that left exactly two.

ui-rules-dealer = The next dealer
ui-rule-dealer-next_live = The next player to the left who is in deals. Those who have just come back count.
ui-rule-dealer-next_seat = The next seat to the left deals, even if it is out.

ui-rules-two = The last two
ui-rule-two-1 = If either of the last two is dealt a Harlequin, the cards are dealt again. Otherwise, if either is dealt a Cuckoo, both show at once.
ui-rule-two-2 = Asking for a Pig or a Hussar loses at once: nothing is undone, and the match is over. The same goes for those of the stock where they answer.
ui-rule-two-again = When cards are dealt again the dealer stays, there is no ante, nobody is asked about coming back, and all cards are new.

ui-rules-redeal = Asking for new cards
ui-rule-redeal-any_asks = With exactly three left, even from the start of a match, each in turn from the dealer’s left may ask for new cards. After the first who asks, the other two agree or refuse in turn; one refusal ends it.
ui-rule-redeal-left_of_dealer = With two or three left, the player on the dealer’s left may ask for new cards. The dealer agrees, refuses, or with three left lets the third decide. If it is agreed, the cards are thrown in and the same dealer deals.

ui-rules-sell = Selling the card
ui-rule-sell-1 = Before the first swap or stand of a deal, a player who is in may offer the card, and with it the place in the match, once to a player who is out, at a price in whole chips. If the offer is accepted, the buyer plays on with the card; the seller is out, and may buy back later.
ui-rule-sell-2 = With two left, one may sell to the other, who then takes the pot.

ui-rules-sets = The rule sets
ui-rules-sets-help = What differs from { $set } is marked ◆.
ui-rules-pick = Rule set
ui-rules-option = Option
ui-rules-players = Players
ui-rules-source = Source

ui-rules-example = One deal, six rule sets
ui-rules-example-deal = { $first } swaps the 3 to { $second }, { $second } swaps it on to { $third }, and { $third } asks { $fourth }, who holds the Pig. { $fifth } stands.
ui-rules-example-out = Out
ui-rules-example-classic = The 3 goes home to { $first }, who is struck. Then the 5 is the lowest card.
ui-rules-example-rulebook = The asker, { $third }, is struck. Nothing is undone. One killing card is on show, so the lowest card is out: the 5, which { $second } now holds.
ui-rules-example-encyclopedia = All swaps are undone. { $fourth }, who was dealt the Pig, is struck, and { $first } has the lowest card.
ui-rules-example-encyclopedia-2017 = The Pig is already at home, so nothing is undone. { $fourth } is struck, and { $third } is left with the 3.
ui-rules-example-casino = All swaps are undone. { $first }, who was dealt the 3, is struck. Then the 5 is the lowest card.
ui-rules-example-gnav-rules = All swaps are undone. The asker, { $third }, is struck, and { $first } has the lowest card.

ui-rules-readings = Our readings
ui-rules-readings-help = All the points that no source settles, and how they are played here.
ui-sheet-differs = Not as in { $set }
ui-sheet-changed = changed at this table
ui-sheet-unusual = More or fewer sit here than the rule set is made for; it is played all the same.
ui-sheet-read = The whole rules

## The browser: the table

ui-table-opening = Opening the table …
ui-table-title = Table { $id }
ui-table-table = The table
ui-table-seats = { $count } seats
ui-table-seats-watching = Seats, clockwise
ui-table-rules-of = { $ruleset } rules
ui-table-differences =
    { $count ->
         [one] one change
        *[other] { $count } changes
    }
ui-table-deal-number = deal { $number }
ui-table-clock = { $seconds } s a turn
ui-table-close = Close
ui-table-skip = Skip ahead
ui-table-log = What has happened
ui-table-show-log = Show all that has happened
ui-table-log-empty = Nothing has happened yet.
ui-table-talk = Talk
ui-table-talk-unread =
    Talk, { $count ->
         [one] one new line
        *[other] { $count } new lines
    }
ui-table-say-something = Say something to the table
ui-table-send = Say
ui-table-somebody-watching = Somebody who watches
ui-table-phrase-well-played = Well played!
ui-table-phrase-oh = Oh no!
ui-table-phrase-thanks = Thanks for the game!
ui-table-phrase-1 = Kuku står!
ui-table-phrase-2 = Svinhugg går igen!
ui-table-phrase-3 = Värdshus förbi!
ui-table-sound = Sound
ui-table-sheet-log = What has happened
ui-table-sheet-talk = Talk
ui-table-sheet-rules = The rules of this table
ui-table-sheet-menu = Menu
ui-table-sheet-help = Keys and marks
ui-table-sheet-offer = Offer your card
ui-table-to-lobby = To the lobby
ui-table-to-lobby-keep = To the lobby; your seat is kept
ui-table-record = Download the record
ui-table-leave = Leave the table for good
ui-table-leave-sure = A bot plays on for you, and whoever has the link may take your seat.
ui-table-leave-yes = Leave for good
ui-table-line-connecting = Reaching the table …
ui-table-line-lost = The line was cut. Your seat is kept; you are back in as soon as we reach the table.
ui-table-line-restarting = The server is starting again. Your seat is kept, and nothing is lost.
ui-table-line-crowded = Too many tables are open here at once. Close some of them, then try again.
ui-table-line-dropped = The server could make no sense of what this page sent, and let it go. Your seat is kept.
ui-table-try-again = Try again
ui-table-line-gone = There is no such table.
ui-table-invite = Invite friends
ui-table-link = The link to this table
ui-table-copy = Copy
ui-table-copied = Copied
ui-table-show-qr = Show the link as a QR code
ui-table-qr = QR code of the link to this table
ui-table-gathering = The table is laid
ui-table-take-a-seat = Take a seat
ui-table-take-a-seat-hint = Choose a free seat at the table.
ui-table-seats-taken = { $taken } of { $seats } seats are taken.
ui-table-host-hint = Send the link to your friends. You begin when everyone is here.
ui-table-host-full = Everyone is here: you can begin.
ui-table-begin-without-me = Begin without me
ui-table-wait-for-host = The host begins when everyone is here.
ui-table-begin = Begin
ui-table-begin-bots =
    { $count ->
         [one] a bot takes the free seat
        *[other] bots take the { $count } free seats
    }
ui-table-sit-here = Sit here
ui-table-sit-here-seat = Sit here: { $name }
ui-table-sit-down = Sit down
ui-table-your-name = Your name at the table
ui-table-or-a-bot = Or put a bot here
ui-table-your-place = Your place
ui-table-you = You
ui-table-your-turn = Your turn
ui-table-waiting-for = Waiting for { $name }
ui-table-on-its-way = Your choice is on its way …
ui-table-look = Look at the table
ui-table-you-watch = You are watching
ui-table-you-watch-hint =
    { $count ->
         [one] You see what lies open for all.
        *[other] { $count } are watching. You see what lies open for all.
    }
ui-table-you-watch-out = You watch until you come back.
ui-table-you-are-out = You are out
ui-table-you-lose-life = You lose a life
ui-table-is-out = { $name } is out
ui-table-loses-life = { $name } loses a life
ui-table-nobody-out = Nobody is out
ui-table-deal-over = The deal is over
ui-table-you-won = You won the match
ui-table-won = { $name } won the match
ui-table-won-together = { $names } share the win
ui-table-you-deal = you deal
ui-table-hold = You hold: { $card }, face down.
ui-table-hold-open = You hold: { $card }, open for all to see.
ui-table-came-dealt = You were dealt it.
ui-table-came-taken = You swapped it from { $name } for: { $card }.
ui-table-came-given = { $name } gave it to you and took: { $card }.
ui-table-came-drawn = You drew it from the stock for: { $card }.
ui-table-came-kept = The stock did not swap; you kept it.
ui-table-came-back = It came back to you.
ui-table-came-bought = You bought it from { $name } for { $price }.
ui-table-known-by-all = Everyone has seen it.
ui-table-known-by-nobody = Nobody else knows it.
ui-table-known-by =
    { $count ->
         [one] { $names } knows it too.
        *[other] { $names } know it too.
    }
ui-table-chips =
    { $count ->
         [one] { $count } chip
        *[other] { $count } chips
    }
ui-table-lives =
    { $count ->
         [0] no lives
         [one] one life
        *[other] { $count } lives
    }
ui-table-points =
    { $count ->
         [one] { $count } point
        *[other] { $count } points
    }
ui-table-cards =
    { $count ->
         [0] no cards
         [one] one card
        *[other] { $count } cards
    }
ui-table-cards-known = of which you know: { $cards }
ui-table-trick = The cards of the trick
ui-table-takes-it = takes it
ui-table-your-hand =
    { $count ->
         [one] Your hand, one card
        *[other] Your hand, { $count } cards
    }
ui-table-card-not-now = { $card }: cannot be played now
ui-table-lift-one = Press a card, then choose.
ui-table-lift-several = Press the cards you mean, at most { $count }.
ui-table-lift-other = That cannot be done with these cards. Press others, or put some back.
ui-table-choose = What you do
ui-table-do-it = Do it
ui-table-mark-turn = A brass ring: the table waits for this seat.
ui-table-mark-count = A number on a card: how many cards are held there.
ui-table-in-the-pot = in the pot
ui-table-in-the-stock = { $count } in the stock
ui-table-pot-of = Pot { $count }
ui-table-with = with { $name }
ui-table-with-stock = with the stock
ui-table-keep = keep: { $card }
ui-table-not-now = It is not your turn yet.
ui-table-not-now-had = You have had your turn in this deal.
ui-table-not-now-struck = You were struck: your turn in this deal is lost.
ui-table-ask-rejoin = Do you come back?
ui-table-ask-buy = { $name } offers you a card for { $price }
ui-table-ask-redeal = Do you want new cards?
ui-table-ask-agree = { $name } asks for new cards
ui-table-rejoin-means = Coming back costs { $cost } (chance { $chance } of { $chances }). You would stand at { $stack }, and the pot at { $pot }.
ui-table-buy-means = You would pay { $price } and stand at { $stack }. Whoever sells leaves the match; the pot holds { $pot }.
ui-table-redeal-means = If all agree, the cards are thrown in and the same dealer deals again, without an ante.
ui-table-offer-card = Offer your card for sale
ui-table-offer-means = Whoever buys takes your card and your place in the match; you are out, and may buy yourself in later.
ui-table-offer-to = To whom
ui-table-price = Price in chips
ui-table-price-hint = { $least } or more. The buyer pays you; the pot holds { $pot }.
ui-table-price-wrong = Give a whole number of chips, { $least } or more.
ui-table-offer-over = Cards are no longer for sale in this deal.
ui-table-seconds-left =
    { $seconds ->
         [one] one second left
        *[other] { $seconds } seconds left
    }
ui-learn = Learn it in two minutes
ui-lesson = The lesson
ui-lesson-count = { $number } of { $count }
ui-lesson-do = Your move:
ui-lesson-show = Do it for me
ui-lesson-go-on = Go on
ui-lesson-not-this = That would be allowed too. In this lesson do this: { $action }.
ui-lesson-over = That is the game. Now you!
refusal-in_lesson = In this lesson something else is to be done.
refusal-no_practice = Nothing is weighed at this table: it was not opened for practice.
ui-table-go-on = Go on
ui-table-goes-on = The next deal waits: this goes on by itself.
ui-table-why-am-i-out = Why am I out?
ui-table-last-deal = How the last deal ended
ui-odds-about = { $out } ± { $error }
ui-odds-out = out: { $chance }
ui-odds-wait = out: …
ui-odds-hide = Hide the odds
ui-odds-show = Show the odds
ui-review = Your choice
ui-review-wait = Your choice is being weighed …
ui-review-was-best = You did what was best.
ui-review-was-as-good = You did what was as good as anything, as far as can be told.
ui-review-lost-swap = A swap was better: { $lost } less often out.
ui-review-lost-stand = To stand was better: { $lost } less often out.
ui-review-out-seldom = You are out all the same: that was bad luck.
ui-review-out-either = You are out; it could have gone either way.
ui-review-out-mostly = You are out, as was to be feared.
ui-review-in-seldom = You are not out, as was to be hoped.
ui-review-in-either = You are not out; it could have gone either way.
ui-review-in-mostly = You are not out all the same: that was good luck.
ui-review-yours = yours
ui-review-model = By what you knew when you chose; the others are taken to be cautious.
ui-review-so-far = So far in this match
ui-review-sum = { $best } of your { $choices } choices were as good as any. The others have cost you { $lost } deals, and luck has { $side ->
        [spared] spared
       *[cost] cost
    } you { $luck }.
ui-table-result = How the deal ended
ui-table-whose-story = Whose story
ui-table-way-of = The way of the card: { $card }
ui-table-way-of-card = The way of the card
ui-table-the-rule = The rule
ui-table-by-rules = By the rule set { $ruleset }
ui-table-all-held = What everyone held
ui-table-match-over = The match is over
ui-table-settle = Settle the chips among yourselves.
ui-table-rematch = Play again
ui-table-wait-rematch = The host may begin another match.
ui-table-marks = What the marks mean
ui-table-mark-ring = A brass ring: the next one to be asked.
ui-table-mark-dealer = A brass disc: the dealer.
ui-table-mark-slip = A dashed slip: what only you know of a card.
ui-table-mark-hand = A hand: content, the card is kept.
ui-table-mark-cross = A crossed card askew: struck in this deal.
ui-table-key-swap = Swap
ui-table-key-stand = Content; also goes on after a deal
ui-table-key-go-on = Go on after a deal
ui-table-key-log = What has happened
ui-table-key-rules = The rules of this table
ui-table-key-help = Keys and marks
ui-table-key-close = Close what is open
ui-table-dealer-mark = D
ui-table-seat-free = Free seat
ui-table-seat-yours = your seat
ui-table-seat-dealer = dealer
ui-table-seat-stood = content
ui-table-seat-turn = to act
ui-table-seat-next = next to be asked
ui-table-seat-known = you know it: { $card }
ui-table-seat-open = { $card }, face up
ui-table-seat-out = out
ui-table-seat-struck = struck by { $card }
ui-table-badge-bot = bot
ui-table-badge-away = away, a bot plays
ui-table-badge-left = left, a bot plays
ui-table-badge-offline = not connected

# Charts.
chart-place = Place in the order of play
chart-more = More or less than a fair share
chart-seats = Players
chart-first = The first to act
chart-dealer = The dealer, with the stock ahead
chart-card = The card you were dealt
chart-out = How often you are out

# Is it just luck?
luck = Is it just luck?
luck-lead = No. Whoever swaps by the toss of a coin gives away a fifth of a fair share or more in every deal. A rule of thumb, away with low cards, saves most of that; what reckoning adds is small, but it is there. All pictures are of one deal by the classic rules in which everybody plays as well as can be.
luck-odds = How likely you are out, among five.
    .told = With a low card you are out less often if you swap, with a high one if you stand. For the first to act the two meet at the 3, for the dealer between the 6 and the 7.
luck-swaps = Up to which card to swap.
    .told = The more play, the lower a card must be to be swapped: the lowest ones go round to the stock, and somebody else is out. The dealer, who has the stock, swaps higher cards than the one before.
luck-values = What your place is worth.
    .told = The dealer is best off, and with more than three players the first to act is better off than a fair share too: nobody can ask them any more. Worst off are those just before the dealer.
luck-how = Counted over ten million deals by our own simulator; the docs say how to count them again.
