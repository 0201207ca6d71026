### The terminal: what it says at the table of any game.

terminal-keys-all = L log · C cards · R rules · ? help · Q leave
terminal-deal = Deal { $deal }
terminal-choose = It is your turn. Choose with ↑ ↓ and Enter, or by the key.
terminal-hand = You: { $cards }
terminal-no-cards = no cards
terminal-count =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
terminal-backs =
    { $count ->
        [one] one face down
       *[other] { $count } face down
    }
terminal-cards = Cards that you know of
terminal-trick = Trick { $number }: { $cards }
terminal-last-trick = The last trick ({ $number }): { $cards }
terminal-amount = From { $least } to { $most }. Enter takes it, Esc leaves it.
terminal-allied = Allies: { $one }; { $other }
terminal-run = Run { $number }: { $cards }
terminal-claim = { $name } said: { $card }. Cards in the sequence: { $count }.
terminal-no-claim = Any card may start the sequence.
terminal-talon = In the talon: { $count }.
terminal-animal = You are the { $animal } ({ $call }) and have { $down } face down.
terminal-space = Space
terminal-shell-help =
    L            everything that has happened
    C            every card that you know of
    R            the rules of this match
    Q            leave
terminal-plain-help =
    ↑ ↓          move in the list of what you may do
    Enter        do it
    1 to 9       do what stands there, in one press
    A letter     the same, where one stands before a line
    Esc          back, where a line ends in …
terminal-djurpark-help =
    Space        flip a card
    1 to 9, 0    make the call of the animal with this key (then Z, X)
    N            make no call; pressing nothing for a while is the same
    ↑ ↓ Enter    choose in the list instead
