// Written by tools/generate.py from kille.server. Do not edit: run `make generate`.

/** The whole table. Between deals the finished one still lies there for all to see. */
export interface State {
  readonly game: "byteskille"
  readonly players: readonly Player[]
  readonly dealer: Seat
  readonly hand: Hand
  readonly pot: number
  readonly deals: number
  readonly fewest_left: number
  readonly anted: boolean
  readonly redealt: boolean
  readonly talk: Talk | null
  readonly over: boolean
}

/** A seat in the match. */
export interface Player {
  readonly live: boolean
  readonly stack: number
  readonly bought: number
  readonly out_in: number
}

export type Seat = number

/** The deal on the table. Cards are spoken of by their place in `cards`. */
export interface Hand {
  readonly order: readonly Seat[]
  readonly holds: readonly (number | null)[]
  readonly cards: readonly TableCard[]
  readonly swaps: readonly (readonly [Seat, Seat])[]
  readonly struck: readonly (readonly [Seat, Card])[]
  readonly stood: Seats
  readonly turn: number
  readonly drawing: boolean
  readonly settled: boolean
  readonly offered: Seats
  readonly moved: boolean
}

/** One of the cards that have come up in this deal, wherever it lies now. */
export interface TableCard {
  readonly face: Hidden
  readonly origin: Seat
  readonly standing: Standing
  readonly gave_way: boolean
}

/** A thing with a face and a back. `seen_by` are the seats that have seen the face, and that much is public. What SPECTATOR has seen lies open for everybody. `value` is None where the face does not show: to a seat that has not seen it, and for everyone while chance has not decided it yet (then `seen_by` is empty). */
export interface Hidden {
  readonly value: Card | null
  readonly seen_by: Seats
}

export type Card = "fool" | "flowerpot" | "wreath" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" | "inn" | "cavalier" | "pig" | "hussar" | "cuckoo" | "harlequin"

export type Seats = readonly Seat[]

export type Standing = "dealt" | "drawn" | "traded" | "met"

export type Talk = RedealTalk | SaleTalk | RejoinTalk

/** The question of new cards: `left` are yet to speak, the first of them now. */
export interface RedealTalk {
  readonly type: "redeal_talk"
  readonly left: readonly Seat[]
  readonly asker: Seat | null
  readonly referable: Seat | null
}

/** An offer to sell lies on the table. */
export interface SaleTalk {
  readonly type: "sale_talk"
  readonly seat: Seat
  readonly other: Seat
  readonly price: number
}

/** Those who are out are asked whether they come back: `left`, the first of them now, for `cost`. */
export interface RejoinTalk {
  readonly type: "rejoin_talk"
  readonly left: readonly Seat[]
  readonly cost: number
}

/** One-Card Kille with its options chosen. */
export interface Rules {
  readonly powers: Powers
  readonly stock: Stock
  readonly showdown: Showdown
  readonly stakes: Stakes
  readonly reentry: Reentry
  readonly endgame: Endgame
}

/** What the cards that answer do, and what a Harlequin is worth. */
export interface Powers {
  readonly pig: Pig
  readonly pig_harlequin_low: boolean
  readonly cuckoo: "showdown" | "reset"
  readonly harlequin: HarlequinRank
  readonly harlequin_ties_cuckoo: boolean
}

export type Pig = "asker" | "card_origin" | "card_origin_reset" | "pig_origin_unwind" | "pig_origin_reset" | "asker_reset"

export type HarlequinRank = "low_when_swapped" | "low_unless_drawn_or_met"

/** What happens when a card that answers comes up from the stock. */
export interface Stock {
  readonly pass: "draw_next" | "no_exchange"
  readonly power: "plain" | "bite"
}

export type Showdown = "lowest" | "lowest_and_low_harlequins" | "kill_count"

/** What the match is for. */
export interface Stakes {
  readonly kind: "pot" | "lives"
  readonly stake: number
  readonly ante: "every_deal" | "once"
  readonly lives: number
}

/** How those who are out may come back. */
export interface Reentry {
  readonly prices: readonly Price[]
  readonly timing: "any_deal" | "next_deal" | "late"
}

export type Price = "stake" | "double_stake" | "half_pot" | "pot"

/** What is special when few are left, and who deals. */
export interface Endgame {
  readonly two_left: boolean
  readonly redeal: "off" | "any_asks" | "left_of_dealer"
  readonly sell: boolean
  readonly dealer: "next_live" | "next_seat"
}

export type Action = Swap | Stand | Rejoin | StayOut | AskRedeal | Skip | Agree | Refuse | Refer | Offer | Accept | Decline | Deal

/** Byte! Offer your card to the next player on the left, or as the last one to the stock. */
export interface Swap {
  readonly type: "swap"
}

/** Nöjd: keep your card. */
export interface Stand {
  readonly type: "stand"
}

/** Pay the price and come back into the match. */
export interface Rejoin {
  readonly type: "rejoin"
}

/** Do not come back this time. */
export interface StayOut {
  readonly type: "stay_out"
}

/** Ask the others for new cards. */
export interface AskRedeal {
  readonly type: "ask_redeal"
}

/** Do not ask for new cards. */
export interface Skip {
  readonly type: "skip"
}

/** Agree to new cards. */
export interface Agree {
  readonly type: "agree"
}

/** Refuse new cards. */
export interface Refuse {
  readonly type: "refuse"
}

/** The dealer leaves the answer to the third player. */
export interface Refer {
  readonly type: "refer"
}

/** Offer your card, and with it your place in the match, to a seat at a price. */
export interface Offer {
  readonly type: "offer"
  readonly other: Seat
  readonly price: Amount
}

export type Amount = number

/** Buy the card that is offered to you. */
export interface Accept {
  readonly type: "accept"
}

/** Do not buy the card that is offered to you. */
export interface Decline {
  readonly type: "decline"
}

/** Chance: this card comes up, to be dealt or drawn from the stock. */
export interface Deal {
  readonly type: "deal"
  readonly card: Card
}

export type Event = DealBegan | AntePaid | Dealt | RedealAsked | RedealNotAsked | RedealAgreed | RedealRefused | RedealReferred | CardOffered | CardSold | OfferDeclined | Stood | Asked | HarlequinShown | Answered | Exchanged | StockAsked | TurnedUp | Drew | Kept | SwapUndone | SwapsVoided | Struck | HarlequinLowered | CardsShown | KillingCards | NobodyLowest | WentOut | LifeLost | Eliminated | DealtAgain | CuckooDealt | RejoinAsked | Rejoined | StayedOut | MatchWon | DealEnded

/** The first card of a deal is on its way; antes are paid after this. */
export interface DealBegan {
  readonly type: "deal_began"
  readonly dealer: Seat
}

/** Everyone in `seats` put `amount` into the pot, which now holds `pot`. */
export interface AntePaid {
  readonly type: "ante_paid"
  readonly seats: readonly Seat[]
  readonly amount: number
  readonly pot: number
}

/** A seat got a card. */
export interface Dealt {
  readonly type: "dealt"
  readonly seat: Seat
  readonly card: Hidden
}

/** A seat asked for new cards. */
export interface RedealAsked {
  readonly type: "redeal_asked"
  readonly seat: Seat
}

/** A seat did not ask for new cards. */
export interface RedealNotAsked {
  readonly type: "redeal_not_asked"
  readonly seat: Seat
}

/** A seat agreed to new cards. */
export interface RedealAgreed {
  readonly type: "redeal_agreed"
  readonly seat: Seat
}

/** A seat refused new cards: the deal is played. */
export interface RedealRefused {
  readonly type: "redeal_refused"
  readonly seat: Seat
}

/** The dealer left the answer to the third player. */
export interface RedealReferred {
  readonly type: "redeal_referred"
  readonly seat: Seat
  readonly other: Seat
}

/** A seat offered its card and its place for sale. */
export interface CardOffered {
  readonly type: "card_offered"
  readonly seat: Seat
  readonly other: Seat
  readonly price: number
}

/** The buyer `other` paid, took the card of `seat` and its place in the match. */
export interface CardSold {
  readonly type: "card_sold"
  readonly seat: Seat
  readonly other: Seat
  readonly price: number
  readonly card: Hidden
}

/** `seat` did not buy what `other` offered. */
export interface OfferDeclined {
  readonly type: "offer_declined"
  readonly seat: Seat
  readonly other: Seat
}

/** A seat is content with its card. */
export interface Stood {
  readonly type: "stood"
  readonly seat: Seat
}

/** A seat offered its card to another. */
export interface Asked {
  readonly type: "asked"
  readonly seat: Seat
  readonly other: Seat
}

/** A Harlequin was offered, and so lies face up from now on. */
export interface HarlequinShown {
  readonly type: "harlequin_shown"
  readonly seat: Seat
}

/** `seat`, asked by `other`, showed a card that answers. */
export interface Answered {
  readonly type: "answered"
  readonly seat: Seat
  readonly other: Seat
  readonly card: Card
}

/** `seat` gave its card to `other` and received theirs. */
export interface Exchanged {
  readonly type: "exchanged"
  readonly seat: Seat
  readonly other: Seat
  readonly given: Hidden
  readonly received: Hidden
}

/** A seat goes to the stock: nobody was left to ask. */
export interface StockAsked {
  readonly type: "stock_asked"
  readonly seat: Seat
}

/** A card from the stock was not taken; it was shown and laid aside. */
export interface TurnedUp {
  readonly type: "turned_up"
  readonly seat: Seat
  readonly card: Card
}

/** A seat took the top card of the stock for its old one. */
export interface Drew {
  readonly type: "drew"
  readonly seat: Seat
  readonly given: Hidden
  readonly received: Hidden
}

/** A seat kept its old card: the stock did not exchange. */
export interface Kept {
  readonly type: "kept"
  readonly seat: Seat
}

/** A swap of `seat` with `other` was undone: both have their cards back. */
export interface SwapUndone {
  readonly type: "swap_undone"
  readonly seat: Seat
  readonly other: Seat
}

/** All swaps of the deal were undone: everyone holds the dealt card. */
export interface SwapsVoided {
  readonly type: "swaps_voided"
  readonly card: Card
}

/** A seat was struck by `card`: it is out of this deal. */
export interface Struck {
  readonly type: "struck"
  readonly seat: Seat
  readonly card: Card
}

/** A Harlequin offered to a Pig went home to `seat`, where it counts as the lowest card. */
export interface HarlequinLowered {
  readonly type: "harlequin_lowered"
  readonly seat: Seat
}

/** Everyone shows: the cards by seat, None for a seat without one. */
export interface CardsShown {
  readonly type: "cards_shown"
  readonly cards: readonly (Card | null)[]
}

/** So many killing cards are on show: as many of the lowest cards are out. */
export interface KillingCards {
  readonly type: "killing_cards"
  readonly count: number
}

/** Nobody is out for a low card, and why not. `no_killing_card`: none is on show. `everyone_lowest`: all hold it. `struck_instead`: somebody was struck, and the holders of the lowest card are forgiven lest nobody be left. `everyone_would_be_out`: nobody would be left, so nobody at all is out. */
export interface NobodyLowest {
  readonly type: "nobody_lowest"
  readonly why: WhyNobody
  readonly seats: readonly Seat[]
}

export type WhyNobody = "no_killing_card" | "everyone_lowest" | "everyone_would_be_out" | "struck_instead"

/** A seat lost the deal, why, and the card it held. */
export interface WentOut {
  readonly type: "went_out"
  readonly seat: Seat
  readonly why: WhyOut
  readonly card: Hidden
}

export type WhyOut = "struck_by_hussar" | "struck_by_pig" | "lowest" | "low_harlequin" | "among_the_lowest" | "asked_hussar" | "asked_pig"

/** A seat lost a life and has `left` more. */
export interface LifeLost {
  readonly type: "life_lost"
  readonly seat: Seat
  readonly left: number
}

/** A seat is out of the match. */
export interface Eliminated {
  readonly type: "eliminated"
  readonly seat: Seat
}

/** The cards are dealt anew by the same dealer, without an ante, and why. */
export interface DealtAgain {
  readonly type: "dealt_again"
  readonly why: WhyAgain
}

export type WhyAgain = "harlequin" | "tie" | "void" | "agreed"

/** One of the last two was dealt a Cuckoo: everyone shows at once. */
export interface CuckooDealt {
  readonly type: "cuckoo_dealt"
  readonly seat: Seat
}

/** A seat that is out is asked whether it comes back for `cost` chips. */
export interface RejoinAsked {
  readonly type: "rejoin_asked"
  readonly seat: Seat
  readonly cost: number
}

/** A seat paid and is back in the match. */
export interface Rejoined {
  readonly type: "rejoined"
  readonly seat: Seat
  readonly cost: number
  readonly pot: number
}

/** A seat did not come back this time. */
export interface StayedOut {
  readonly type: "stayed_out"
  readonly seat: Seat
}

/** A seat is the last one in and takes the pot (0 in a match for lives). */
export interface MatchWon {
  readonly type: "match_won"
  readonly seat: Seat
  readonly pot: number
}

/** The deal is over. `out` are the seats that lost it, in seat order; `held` the cards by seat. */
export interface DealEnded {
  readonly type: "deal_ended"
  readonly out: readonly Seat[]
  readonly held: readonly (readonly Hidden[])[]
}
