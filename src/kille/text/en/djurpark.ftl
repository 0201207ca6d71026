### Djurpark.

game-djurpark = Djurpark
    .help = Flip cards, and when two are alike be the first to make the right animal’s call. Whoever has all the cards wins.

ruleset-djurpark-rulebook = Rulebook
    .help = A flipped card counts as alike when it equals any card that lies face up.
ruleset-djurpark-tops = Only the tops
    .help = A flipped card counts as alike only when it equals the top card of another pile.

option-djurpark-match = When cards are alike
    .help = What the flipped card must equal.
value-djurpark-match-any_revealed = any card that lies face up
value-djurpark-match-tops = the top card of another pile
option-djurpark-flips = Longest game
    .help = After so many flips whoever has the most cards has won.

action-flip = Flip
    .help = Turn up the top card of your pile.
action-djurpark-call = Call for { $other }
    .help = Make the call of this player’s animal.
action-quiet = Keep quiet
    .help = Make no call for this card.

event-card_flipped =
    { $you ->
        [seat] You flip the { $card }.
       *[none] { $seat } flips the { $card }.
    }
event-pile_turned =
    { $you ->
        [seat] You turn your { $count } face-up cards over.
       *[none] { $seat } turns { $count } face-up cards over.
    }
event-called_right =
    { $you ->
        [seat] You make the right call first and take { $count } from { $other }.
        [other] { $seat } makes the right call first and takes your { $count }.
       *[none] { $seat } makes the right call first and takes { $count } from { $other }.
    }
event-called_wrong =
    { $why ->
        [wrong_animal]
            { $you ->
                [seat] That was the wrong animal: you pay { $other } a card.
                [other] { $seat } makes the wrong call and pays you a card.
               *[none] { $seat } makes the wrong call and pays { $other } a card.
            }
       *[no_match]
            { $you ->
                [seat] Nothing was alike: you pay { $other } a card.
                [other] { $seat } calls for nothing and pays you a card.
               *[none] { $seat } calls for nothing and pays { $other } a card.
            }
    }
event-kept_quiet =
    { $you ->
        [seat] You keep quiet.
       *[none] { $seat } keeps quiet.
    }
event-nobody_called =
    { $you ->
        [seat] Your card had its like, but nobody made the right call.
       *[none] The card of { $seat } had its like, but nobody made the right call.
    }
event-out_of_cards =
    { $you ->
        [seat] You have no cards left and are out.
       *[none] { $seat } has no cards left and is out.
    }
event-last_flip = { $count } cards have been flipped: the game is over, and the most cards win.

## The animals, by seat, and what they say

animal-0 = Rooster
    .call = Cock-a-doodle-doo
animal-1 = Cow
    .call = Moo
animal-2 = Pig
    .call = Oink
animal-3 = Sheep
    .call = Baa
animal-4 = Dog
    .call = Woof
animal-5 = Cat
    .call = Miaow
animal-6 = Horse
    .call = Neigh
animal-7 = Duck
    .call = Quack
animal-8 = Frog
    .call = Ribbit
animal-9 = Owl
    .call = Hoo
animal-10 = Wolf
    .call = Awoo
animal-11 = Bee
    .call = Bzz

## The rules page

rule-djurpark-aim = Djurpark is a game of eyes and nerve for four to twelve. Everyone is an animal. When two cards are alike, the first to make the right animal’s call wins cards, and whoever has all the cards has won.
    .title = What it is about
    .source = S0
rule-djurpark-deal = All 42 cards are dealt into face-down piles; it does not matter if some have one more. Nobody looks at a pile.
    .title = The deal
    .source = S0
rule-djurpark-flip = In turn from the dealer’s left each flips the top card onto a face-up pile of their own. When the pile is used up, the face-up pile is turned over.
    .title = The flipping
    .source = S0
rule-djurpark-call = When the card equals one that has been flipped and still lies face up, all race to make the call of the animal of whoever flipped it. The first right call takes all cards that this player has flipped, under the own pile, and that player flips again.
    .title = The calls
    .source = S0
rule-djurpark-wrong = A wrong call, the wrong animal or nothing alike, costs a card: the top one of your pile goes to whoever flipped.
    .source = S0
rule-djurpark-out = Whoever has no cards is out. Whoever has them all wins.
    .title = The end
    .source = S0

reading-djurpark-flipper_too = Whoever flipped may call too, and then keeps the cards.
reading-djurpark-odd_cards = Cards that are over in the deal go to the first seats on the dealer’s left.
reading-djurpark-turn_cap = After an agreed number of flips the game is over, and the most cards win.
reading-djurpark-once = For each flipped card everyone may call once. Where nothing is alike, the next flip ends it; where something is, the next flip waits until somebody is right or all have spoken.
reading-djurpark-block = A pile that is taken or turned over goes face down as it lies, the first flipped uppermost.
reading-djurpark-pays_from_up = Whoever must pay and has no face-down cards turns the face-up pile over first; what is turned over no longer counts as alike.

## The table in the browser

ui-djurpark-flip = You flip
ui-djurpark-you-are = You are: { $animal }
ui-djurpark-top = the top card is: { $card }
ui-djurpark-face-up = { $count } face up
ui-djurpark-to-flip = to flip
ui-djurpark-calls = Calls
ui-djurpark-first =
    { $you ->
        [yes] You were first and take { $count }.
       *[no] { $name } was first and takes { $count }.
    }
ui-djurpark-after = After { $time } ms.
ui-djurpark-wrong =
    { $you ->
        [yes] A wrong call: you pay a card.
       *[no] A wrong call: { $name } pays a card.
    }
ui-djurpark-key-flip = Flip
ui-djurpark-key-quiet = Keep quiet
ui-djurpark-mark-ring = A brass ring: this seat flips next.
ui-djurpark-mark-count = A number on a pile: how many cards this seat has in all.
