### Terminalen: vad den säger vid varje spels bord.

terminal-keys-all = L logg · K kort · R regler · ? hjälp · Q lämna
terminal-deal = Giv { $deal }
terminal-choose = Det är din tur. Välj med ↑ ↓ och Enter, eller med tangenten.
terminal-hand = Du: { $cards }
terminal-no-cards = inga kort
terminal-count =
    { $count ->
        [one] 1 kort
       *[other] { $count } kort
    }
terminal-backs =
    { $count ->
        [one] ett med baksidan upp
       *[other] { $count } med baksidan upp
    }
terminal-cards = Kort som du känner till
terminal-trick = Stick { $number }: { $cards }
terminal-last-trick = Förra sticket ({ $number }): { $cards }
terminal-amount = Från { $least } till { $most }. Enter tar det, Esc låter bli.
terminal-allied = Allierade: { $one }; { $other }
terminal-run = Svit { $number }: { $cards }
terminal-claim = { $name } sade: { $card }. Kort i följden: { $count }.
terminal-no-claim = Följden får börja med vilket kort som helst.
terminal-talon = I talongen: { $count }.
terminal-animal = Du är { $animal } ({ $call }) och har { $down } kort kvar att vända.
terminal-space = Mellanslag
terminal-shell-help =
    L            allt som har hänt
    K            alla kort som du känner till
    R            partiets regler
    Q            lämna
terminal-plain-help =
    ↑ ↓          gå i listan över vad du får göra
    Enter        gör det
    1 till 9     gör det som står där, med ett tryck
    En bokstav   samma sak, där en står före raden
    Esc          tillbaka, där en rad slutar med …
terminal-djurpark-help =
    Mellanslag   vänd ett kort
    1 till 9, 0  lät som djuret med den tangenten (sedan Z, X)
    N            var tyst; att inte trycka alls en stund är samma sak
    ↑ ↓ Enter    välj i listan i stället
