### Bluffmäster.

game-bluffmaster = Bluffmäster
    .help = Lay your cards face down, each under a higher name than the last, and lie as you like. Whoever doubts you says syn; be rid of your cards before the others.

ruleset-bluffmaster-rulebook = Rulebook
    .help = Six cards each. A bluff that is found out costs three cards, and so does a wrong check.

option-bluffmaster-hand = Cards in hand
    .help = How many cards everyone is dealt. The rest is the talon.
option-bluffmaster-penalty = Penalty
    .help = How many cards a bluff that is found out, or a wrong check, costs while the talon has any.

action-lay = Lay the { $card } as { $as_ }
    .help = Lay this card face down and name it so, true or not.
action-stop = Stop
    .help = Lay no card this time. It is your turn again when it comes round.
action-bluffmaster-check = Check (syn)
    .help = Have the card turned up. Was it a bluff, its player takes cards; was it true, you do.
action-believe = Believe
    .help = Let the card lie face down.

event-sequence_due =
    { $why ->
        [dealer]
            { $you ->
                [seat] You have dealt and start the first sequence.
               *[none] { $seat } has dealt and starts the first sequence.
            }
        [all_stopped]
            { $you ->
                [seat] All others have said stop: you start a new sequence with any card.
               *[none] All others have said stop: { $seat } starts a new sequence with any card.
            }
        [starter_out]
            { $you ->
                [seat] All have said stop, and whoever laid the last card is out: you start a new sequence.
               *[none] All have said stop, and whoever laid the last card is out: { $seat } starts a new sequence.
            }
       *[nothing_named]
            { $you ->
                [seat] No card is left to beat: you start a new sequence with any card.
               *[none] No card is left to beat: { $seat } starts a new sequence with any card.
            }
    }
event-card_laid =
    { $you ->
        [seat] You lay the { $card } face down and say: { $named }. You have { $left } left.
       *[none]
            { $card_token ->
                [hidden] { $seat } lays a card face down and says: { $named }. { $left } left in hand.
               *[other] { $seat } lays the { $card } face down and says: { $named }. { $left } left in hand.
            }
    }
event-said_stop =
    { $you ->
        [seat] You say stop.
       *[none] { $seat } says stop.
    }
event-believed =
    { $you ->
        [seat] You believe it.
       *[none] { $seat } believes it.
    }
event-card_checked =
    { $found ->
        [bluff]
            { $you ->
                [seat] You check, and { $other } was bluffing: not { $named } but { $card }.
                [other] { $seat } checks, and your bluff is found out: not { $named } but { $card }.
               *[none] { $seat } checks, and { $other } was bluffing: not { $named } but { $card }.
            }
       *[true]
            { $you ->
                [seat] You check, but { $other } told the truth: { $card }.
                [other] { $seat } checks, but you told the truth: { $card }.
               *[none] { $seat } checks, but { $other } told the truth: { $card }.
            }
    }
event-penalty_taken =
    { $you ->
        [seat] You take the { $card } from the talon, in which { $left } are left.
       *[none]
            { $card_token ->
                [hidden] { $seat } takes a card from the talon, in which { $left } are left.
               *[other] { $seat } takes the { $card } from the talon, in which { $left } are left.
            }
    }
event-drawn_blind =
    { $you ->
        [seat] The talon is empty: you draw the { $card } blindly from the hand of { $other }.
        [other] The talon is empty: { $seat } draws the { $card } blindly from your hand.
       *[none]
            { $card_token ->
                [hidden] The talon is empty: { $seat } draws a card blindly from the hand of { $other }.
               *[other] The talon is empty: { $seat } draws the { $card } blindly from the hand of { $other }.
            }
    }
event-penalty_spared =
    { $you ->
        [seat] The talon is empty, and { $other } has no card that you could draw: you take none.
        [other] The talon is empty, and you have no card that { $seat } could draw.
       *[none] The talon is empty, and { $other } has no card that { $seat } could draw.
    }
event-became_safe =
    { $you ->
        [seat] You are rid of all your cards and safe, number { $place } to be so. You have beaten { $points }.
       *[none] { $seat } is rid of all cards and safe, number { $place } to be so. That beats { $points }.
    }
event-caught_with_cards =
    { $why ->
        [all_stopped]
            { $you ->
                [seats] The game is over: all have said stop since the last card of somebody now safe. You have cards left.
                [all] The game is over: all have said stop since the last card of somebody now safe. Cards are left with { $seats }.
               *[none] The game is over: all have said stop since the last card of somebody now safe. Cards are left with { $seats }.
            }
       *[one_left]
            { $you ->
                [seats] The game is over: only you have cards left.
               *[none] The game is over: only { $seats } has cards left.
            }
    }

## The rules page

rule-bluffmaster-aim = Bluffmäster is a game of lies for three to seven players. Cards are laid face down, and whoever lays one says what it is. Be rid of your cards; whoever has some left at the end has lost.
    .title = What it is about
    .source = S0
rule-bluffmaster-deal = Everyone gets six cards. The rest is the talon, face down.
    .title = The deal
    .source = S0
rule-bluffmaster-ranks = The order of the cards, from the lowest: Fool, Flowerpot, Wreath, 1 to 12, Inn, Cavalier, Pig, Hussar, Cuckoo, Harlequin. There are two of each.
    .source = S0
rule-bluffmaster-lay = The dealer lays a card face down and names it. In turn, each of the others lays a card and names a higher rank than the one before. What you name need not be what you lay.
    .title = The play
    .source = S0
rule-bluffmaster-stop = Whoever cannot or will not name a higher rank says stop, and is passed over this once. Above Harlequin there is nothing to name.
    .source = S0, W63
rule-bluffmaster-new = When all others in turn have said stop since the last card, its player starts a new sequence with any card. The cards that were laid stay where they are.
    .source = S0, W63
rule-bluffmaster-check = After a card is laid and before the next one, anybody may say check, in Swedish syn: the card is turned up. Only the first to say so counts. When all others have said that they believe it, the play goes on.
    .title = Syn
    .source = S0
rule-bluffmaster-bluff = If it is not what was named, its player takes three cards from the talon. It is as if this player had said stop: the card lies dead, and the rank named before it is the one to beat. If there was none, the next player starts a sequence.
    .source = S0
rule-bluffmaster-true = If it is what was named, the one who said syn takes three cards from the talon, and the card stands.
    .source = S0
rule-bluffmaster-empty = A talon with fewer than three cards gives what it has. When it is empty, a bluffer who is found out draws one card, unseen, from the hand of the one who said syn; and whoever said syn wrongly draws one from the hand of the player of the card.
    .source = S0
rule-bluffmaster-safe = Whoever has no cards left when a card has been believed or checked is out of the game, and safe.
    .title = The end
    .source = S0
rule-bluffmaster-end = If all others say stop after the last card of such a player, the game is over. Otherwise it goes on, until only one has cards left.
    .source = S0
rule-bluffmaster-score = Those who have cards left have lost and score nothing. The others are ranked in the order in which they went out; each scores a point for every player ranked lower.
    .source = S0

reading-bluffmaster-stop = Stop passes a player over this once, as in the parent game Stopp: the rulebook does not say what it does.
reading-bluffmaster-short_talon = A talon with fewer than three cards gives what it has, and nothing more is drawn. If there is no card to draw from a hand either, the penalty falls away.
reading-bluffmaster-new_sequence = Whoever laid the card that nobody beats must start the new sequence, and whoever starts may not say stop.
reading-bluffmaster-starter_out = If the one who should start a sequence has lost the last card to a blind draw, the next one to the left starts; the game ends only after a last card that was laid.
reading-bluffmaster-window = One player checks, the first to do so; of two at the same time the nearest one clockwise. Who has said believe cannot check any more.
reading-bluffmaster-blind = A card that is drawn blindly is known to both, until the one who got it lays or loses a card face down.
reading-bluffmaster-ranking = The order of going out is the ranking. Each scores as many points as there are players ranked lower, and all who have cards left score nothing. A match is one game.

source-W63 = Stopp
    .kind = The rules of Stopp, the parent of this game, on two web pages.

## The table in the browser

ui-bluffmaster-ask-believe = { $name } says: { $rank }. Do you believe it?
ui-bluffmaster-ask-any = Lay a card, and say what it is
ui-bluffmaster-ask-higher = Lay a card as more than { $rank }
ui-bluffmaster-ask-stop = Nothing is above { $rank }
ui-bluffmaster-lay-as = Lay it as { $rank }
ui-bluffmaster-choose = Press a card
ui-bluffmaster-ladder = The ranks, from the lowest
ui-bluffmaster-named-last = named last
ui-bluffmaster-out-of-reach = out of reach
ui-bluffmaster-said = { $name }:
ui-bluffmaster-nothing-named = Nothing is named yet
ui-bluffmaster-pile = Pile { $count }
ui-bluffmaster-talon = Talon { $count }
ui-bluffmaster-bluff = a bluff: { $card }
ui-bluffmaster-true = true: { $card }
ui-bluffmaster-safe = safe
ui-bluffmaster-says-stop = Stop
ui-bluffmaster-says-believe = believes
ui-bluffmaster-says-check = Syn!
ui-bluffmaster-mark-ladder = The ladder: the rank named last is ringed, and a dashed one is out of reach.
ui-bluffmaster-mark-candle = The candle: as long as it burns, anybody may check. It burns alike for all.
