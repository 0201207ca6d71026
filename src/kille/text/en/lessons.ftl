### The lessons: what the coach says, game by game, in the order of the lines `say` in src/kille/lessons.

lesson-byteskille-1 = Everyone gets one card, face down. When all have had a turn the cards are shown, and whoever has the lowest is out. You sit at the foot of the table.
lesson-byteskille-2 = You hold a 3, which is low: only 2, 1, Wreath, Flowerpot and Fool are lower. Swap with your left neighbour, Brita. She must give you whatever she has.
lesson-byteskille-3 = Her 8 is yours, and Brita sits there with your 3. She knows it is bad, so she asks her own left neighbour, Carl.
lesson-byteskille-4 = Carl has the Hussar, and “Husar ger hugg”: it strikes whoever asks. Brita is out at once. The others see no reason to swap.
lesson-byteskille-5 = The dealer comes last and has nobody left to ask, so Erik may swap with the stock. Then all show.
lesson-byteskille-6 = Erik drew a 2, the lowest card: he is out as well. Whoever is out may pay to come back, first one chip, later half the pot, then all of it. Whoever is left last takes the pot.
lesson-byteskille-7 = Brita is back, Erik is not. This time you deal, so you will be the last to act.
lesson-byteskille-8 = You hold a 6. Brita looks at her card and keeps it. Carl asks Dorotea to swap. Watch.
lesson-byteskille-9 = She had the Inn: “Värdshus förbi”. Whoever asks an Inn must ask the next one instead, and that was you. Carl has your 6, and you have his 4.
lesson-byteskille-10 = You are the dealer: swap with the stock. Were an Inn or a Cavalier to come up, there would be no swap.
lesson-byteskille-11 = An 11, well done! Carl has the lowest card, the 6 that was yours. He has had enough.
lesson-byteskille-12 = The other powers: the Cavalier sends you on like the Inn; the Pig strikes back, “Svinhugg går igen”; the Cuckoo ends all swapping, “Kuku står!”. The Harlequin is the highest card, but once it has been swapped it is the lowest. Each rule set has its own way with them, and tells it.

lesson-krypkille-1 = Eight play, so each gets five cards. Five tricks will be played, but only the last one counts: whoever has the lowest card there wins. Get rid of your high cards in time.
lesson-krypkille-2 = Hedvig deals, so you lead. A trick lost or won costs nothing now. Lead your Harlequin, the highest card of all, while it does no harm.
lesson-krypkille-3 = The others follow in turn. Each may head the trick with a card at least as high as the best so far, or crawl (krypa): play the very lowest card of the hand. Nothing between the two is allowed.
lesson-krypkille-4 = All crawled but Hedvig, who had the other Harlequin: of two equal cards the later is the higher. She leads the next trick.
lesson-krypkille-5 = A Hussar lies there. You may crawl with your 2 or head it with your own Hussar. Keep the 2 for the end, and play the Hussar.
lesson-krypkille-6 = That is what crawling costs: those who crawl early spend their low cards. Watch the third trick; your Pig goes in it, too.
lesson-krypkille-7 = You won that one and lead again. The Cavalier goes, and now only your 2 is left.
lesson-krypkille-8 = Brita took it and leads to the last trick, which is the one that counts.
lesson-krypkille-9 = You have one card left, and what a card: the 2.
lesson-krypkille-10 = Nothing lower was played, so the deal is yours. By the encyclopedia it is the highest card of the last trick that is out, until one player is left.

lesson-smygkille-1 = Smygkille is a short Krypkille with five cards each. Whoever has the highest card in the last trick is out of the match.
lesson-smygkille-2 = First, one or two cards may be exchanged with the stock. You want low cards for the end and high ones to get rid of early; what lies between is in the way. Exchange the 10 and the 11.
lesson-smygkille-3 = A 4 and a 1: just right. The others decide in turn.
lesson-smygkille-4 = You lead. Only the last trick counts, so the Harlequin may go first.
lesson-smygkille-5 = Brita and Carl crawled with their lowest card. Dorotea headed the trick with the other Harlequin, since the later of equals is the higher, and leads.
lesson-smygkille-6 = You may head the Pig or crawl with your very lowest card, the 1. Head it: the Hussar has to go.
lesson-smygkille-7 = Brita did the same with the other Hussar, and Carl went higher still. He leads a Cavalier.
lesson-smygkille-8 = Now you have nothing left that heads the trick. So you crawl, and that means your lowest card: the 1.
lesson-smygkille-9 = One more trick before the last. Your 2 goes, and a 4 is left.
lesson-smygkille-10 = Here is the last trick, the one that counts.
lesson-smygkille-11 = Carl had the 9, the highest, and is out. The others go on with a new deal until one of them is left.

lesson-threecard-1 = Each gets three cards, and three more lie face down as the talon. The dealer has put three chips into the pot: one for each trick.
lesson-threecard-2 = A 2, an 11 and a 3 will hardly win anything. Once in a deal somebody may exchange a whole hand for the talon. Do that.
lesson-threecard-3 = A Pig, a 12 and a 7 are better. With exactly three chips in the pot nobody may fold, so you join, and so does everyone.
lesson-threecard-4 = You lead. The Pig may well win this trick.
lesson-threecard-5 = Whoever can must play at least as high as the best card so far; whoever cannot must play the highest card in hand.
lesson-threecard-6 = The Harlequin was too good: Carl has the trick and a chip. He leads a 5, and Dorotea beats it with an 11.
lesson-threecard-7 = Your 12 is higher than the 11, and it is the only card you may play.
lesson-threecard-8 = A trick, and a chip! Lead your last card.
lesson-threecard-9 = Brita joined and took no trick, so she pays three into the pot; the next dealer pays three more, and a trick will be worth two. In later deals whoever expects nothing does better to fold.

lesson-femkort-1 = Everyone puts a chip into the pot and gets three cards. The winner of the fifth trick takes it all.
lesson-femkort-2 = A 9, a Pig and an 8: with a Pig you may hope. Knock, and you play for the pot. You could also fold, or wait as long as nobody has knocked.
lesson-femkort-3 = The others decide in turn. Whoever knocks gets two more cards; whoever knocks and does not win will pay as much as the pot holds.
lesson-femkort-4 = A Hussar and the Harlequin came to you. Only the last trick counts, so keep the best for it. Lead the 8.
lesson-femkort-5 = Whoever can must beat the best card so far, and the second of two equals is the higher. Brita took it and leads.
lesson-femkort-6 = Take this one cheaply, with the 9.
lesson-femkort-7 = You need not lead in the last trick to win it. Play the Pig.
lesson-femkort-8 = Brita’s Pig came later and took the trick. She leads a 4, and you must beat it: the Hussar has to do it.
lesson-femkort-9 = The fifth trick, and nothing is higher than the Harlequin. Play it.
lesson-femkort-10 = You take the pot of 4, and Brita, who knocked as well, pays you another 4. That is why one thinks twice before knocking.

lesson-pokerkille-1 = Five cards each, a round of betting, then five tricks: whoever wins the last trick takes the pot. The sources give only the name of this game; these rules are our reconstruction.
lesson-pokerkille-2 = You are the first to speak. A Hussar and a Pig are good, the rest is not. Check: you stay in without a bet, and see what the others do.
lesson-pokerkille-3 = Brita checked as well. Carl bets four chips: whoever wants to stay in must pay as much.
lesson-pokerkille-4 = You may call, raise or fold. With a Hussar for the last trick, call.
lesson-pokerkille-5 = Three of you are left, and 16 chips lie in the pot. You lead. Only the last trick counts, so begin with the Fool.
lesson-pokerkille-6 = Whoever can must beat the best card so far. So high cards are drawn out of the others: watch the second trick.
lesson-pokerkille-7 = The Harlequin is gone! Brita leads a 2, Carl must beat it, and so must you: the Pig takes the trick.
lesson-pokerkille-8 = Keep the Hussar. Lead the Flowerpot.
lesson-pokerkille-9 = Carl took it and leads his last card. All that is left to you is the Hussar.
lesson-pokerkille-10 = The last trick is yours, and 16 chips with it. Had nobody called Carl’s bet, he would have had the pot whatever his cards were: that is how one bluffs here.

lesson-auktionskille-1 = Three cards each, then one round of bids: the highest bidder is the soloist, who must win the last of five tricks. The sources give only the name of this game; these rules are our reconstruction.
lesson-auktionskille-2 = Harlequin, Cavalier, 9: with the highest card of all you may dare. Bid 1. The others may go higher, or pass.
lesson-auktionskille-3 = Nobody went higher. Your bid lies in the pot. The others choose whether they stay against you or fold; then all who stay get two more cards.
lesson-auktionskille-4 = You lead. Save the best for the last trick, and begin with the 6.
lesson-auktionskille-5 = Whoever can must beat the best card so far. Dorotea had to spend her Harlequin, so yours is now the best card there is.
lesson-auktionskille-6 = Another trick goes by. Your Cavalier had to beat the 1, and Brita had to beat the Cavalier.
lesson-auktionskille-7 = The Hussar takes the fourth trick, and you lead to the last one.
lesson-auktionskille-8 = Now the Harlequin.
lesson-auktionskille-9 = The soloist has won the last trick and takes the pot. Had you lost it, you would have paid its winner the amount of your bid, and the pot would have stayed.

lesson-fivecard-1 = Five cards each, four tricks, and one card is left: you want it to be low. Points are bad here.
lesson-fivecard-2 = By Germund’s rules you may exchange as many cards as you like, once. Keep the Harlequin to lead with and the Flowerpot to be left with. Exchange 6, 12 and 12.
lesson-fivecard-3 = Cuckoo, 7 and Wreath came. The others exchange in turn.
lesson-fivecard-4 = You lead, and only the leader chooses. Be rid of the Harlequin.
lesson-fivecard-5 = The others have no choice: whoever can must play the lowest card that is at least as high as the best so far, and whoever cannot plays the lowest of all. Carl leads now, and your Cuckoo has to answer.
lesson-fivecard-6 = Your Cuckoo took the trick. Lead the 7: then the two lowest cards of the pack, nearly, are left to you.
lesson-fivecard-7 = The last of the four tricks. You cannot beat the Hussar, so your lowest card goes, the Flowerpot.
lesson-fivecard-8 = Everyone has one card. The winner of the fourth trick may say “I play”, which claims to have the lowest; if not, the right passes on.
lesson-fivecard-9 = Brita and Carl do not dare. A Wreath is lower than all but four cards of the pack: play!
lesson-fivecard-10 = You score nothing, the others what their card is worth. Had somebody been as low or lower, the claim would have cost you ten points.

lesson-alandskille-1 = In the first deal everyone gets one card, in the second two, and so on, and then down again. Only the last trick of each deal counts. How it is scored is our reconstruction: the source leaves it open.
lesson-alandskille-2 = With one card there is nothing to choose. Play it.
lesson-alandskille-3 = The lowest card costs nothing, every other as much as it is worth: the Inn 13, the Cavalier 14, the Cuckoo 17. Now two cards each.
lesson-alandskille-4 = You deal, so Brita leads. As in Krypkille one either heads the trick or crawls with the very lowest card.
lesson-alandskille-5 = You cannot head a Cuckoo. You must crawl, and that means your lowest card: the Wreath goes, and the 7 is left.
lesson-alandskille-6 = Carl has the trick: of two equal cards the later is the higher. He leads to the trick that counts.
lesson-alandskille-7 = Your 7 is the lowest and costs nothing. After the largest deal the hands grow smaller again, and whoever has the fewest minus points wins.

lesson-djurpark-1 = Everyone has a pile of cards and an animal. In turn each flips a card. Nothing is hurried in this lesson. Flip!
lesson-djurpark-2 = An 8. Now the others, one after the other.
lesson-djurpark-3 = No two cards alike yet. Your turn again: flip. Then Brita flips.
lesson-djurpark-4 = An 8, and one lies before you already! Now the race is on. Call the animal of whoever flipped last: Brita’s.
lesson-djurpark-5 = You were the first, so you take all the cards that Brita had turned up. She flips again.
lesson-djurpark-6 = A Pig: no other lies open. But Dorotea calls all the same. Watch.
lesson-djurpark-7 = A wrong call costs a card from your pile, given to whoever flipped. Carl flips.
lesson-djurpark-8 = An 11, like yours! Call Carl’s animal.
lesson-djurpark-9 = His cards are yours, and he flips again. Whoever has no card left is out; whoever has all of them wins.
lesson-djurpark-10 = At a real table only the first call counts, and it is timed from when your own screen showed the card: a slow connection costs nobody anything.

lesson-bluffmaster-1 = In this lesson each has three cards. They are laid face down under a name: the name must rise from card to card, but the card need not be what it is said to be.
lesson-bluffmaster-2 = The dealer begins. Watch what Carl says.
lesson-bluffmaster-3 = “5”. True or not? If you check, the card is turned: a bluff costs its player cards, but a true one costs you. Believe it for now.
lesson-bluffmaster-4 = Your turn: name something higher than 5. You have an 11. Lay it as an 11, and nobody can catch you.
lesson-bluffmaster-5 = They believed you. Brita says Cavalier, and everyone believes her.
lesson-bluffmaster-6 = Carl must go higher than the Cavalier …
lesson-bluffmaster-7 = Harlequin! There are only two of those in the pack. Check it.
lesson-bluffmaster-8 = A 7: he was bluffing and takes a card. The Cavalier is again the one to beat, and you have nothing higher. You might say stop. Or bluff: lay the Wreath as a Pig.
lesson-bluffmaster-9 = Now do not blink …
lesson-bluffmaster-10 = They believed you. One card is left: whoever has laid the last one is safe, and whoever still has cards at the end has lost.

lesson-fanfar-1 = Two runs of all 21 ranks are to be laid out. The Inn opens a run, and from it the run grows both ways: down by 12, 11 and so on to the Fool, up by the Cavalier to the Harlequin. Whoever is first rid of all cards wins.
lesson-fanfar-2 = You begin, and only an Inn would fit. You have none: pay a chip into the pot and draw a card.
lesson-fanfar-3 = An Inn! It waits for your next turn. Brita has none either.
lesson-fanfar-4 = Open the run with the Inn.
lesson-fanfar-5 = Now it has two ends: a 12 fits below, a Cavalier above.
lesson-fanfar-6 = Brita chose the upper end. A 12 and a Pig both fit now. Play the 12: you have what comes after it.
lesson-fanfar-7 = She had the 11. Go on with the 10; two more cards follow.
lesson-fanfar-8 = Whoever can play must play. Only the Pig fits: you have no 6.
lesson-fanfar-9 = The Hussar came up, and now your Cuckoo fits.
lesson-fanfar-10 = The upper end is done with the Harlequin. Play it: the 5 will keep.
lesson-fanfar-11 = When all 21 are out, the next Inn opens the second run. Whoever plays the last card takes the pot, and a chip from the other for each card left there.

lesson-allierad-1 = The whole pack lies face up in six rows of seven, with a pawn at each corner. You collect cards to make a run of ranks that follow one another, such as Pig, Hussar, Cuckoo.
lesson-allierad-2 = Move straight in any direction, as far as you like, but not past a pawn. The card you stop on is yours. Take the Pig, on b1.
lesson-allierad-3 = The others move in turn.
lesson-allierad-4 = Pig, Hussar, Cuckoo, Harlequin: that is the top of the pack. The Cuckoo lies on b4, straight down from you.
lesson-allierad-5 = Two cards for a good run. Now watch what the others collect.
lesson-allierad-6 = Once in a match you may ally with somebody, who cannot refuse; the other two are then allies. If your ally has the best run, you score as well. Ally with Carl.
lesson-allierad-7 = An alliance is no move: you still have yours. The Harlequin lies on d3 and the Hussar on d2. Stop on d4, in the same column.
lesson-allierad-8 = Up one square, and the Harlequin is yours.
lesson-allierad-9 = Pig, Cuckoo, Harlequin; the Hussar on d2 comes next and makes a run of four. When all cards are gone the longest run wins the round, and whoever has 20 points wins the match.
