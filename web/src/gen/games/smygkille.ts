// Written by tools/generate.py from kille.server. Do not edit: run `make generate`.

/** The whole table. */
export interface State {
  readonly game: "smygkille"
  readonly scores: readonly number[]
  readonly live: readonly Seat[]
  readonly dealer: Seat
  readonly cards: CardPlay
  readonly asked: readonly Seat[]
  readonly deals: number
  readonly over: boolean
}

export type Seat = number

/** All cards that have come up in this deal, and whose turn it is to play one. */
export interface CardPlay {
  readonly order: readonly Seat[]
  readonly size: number
  readonly hands: readonly Hand[]
  readonly leader: Seat
  readonly trick: Trick
  readonly tricks: readonly Trick[]
  readonly laid_aside: Hand
}

export type Hand = readonly Hidden[]

/** A thing with a face and a back. `seen_by` are the seats that have seen the face, and that much is public. What SPECTATOR has seen lies open for everybody. `value` is None where the face does not show: to a seat that has not seen it, and for everyone while chance has not decided it yet (then `seen_by` is empty). */
export interface Hidden {
  readonly value: Card | null
  readonly seen_by: Seats
}

export type Card = "fool" | "flowerpot" | "wreath" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" | "inn" | "cavalier" | "pig" | "hussar" | "cuckoo" | "harlequin"

export type Seats = readonly Seat[]

export type Trick = readonly Laid[]

/** A card that was played, and by whom. */
export interface Laid {
  readonly seat: Seat
  readonly card: Hidden
}

/** Smygkille with its options chosen. */
export interface Rules {
  readonly goal: "highest_out" | "points"
  readonly must_head: boolean
  readonly deals: number
}

export type Action = Exchange | Keep | Play | Deal

/** Lay one or two cards aside and get as many from the stock. */
export interface Exchange {
  readonly type: "exchange"
  readonly cards: readonly Card[]
}

/** Keep your cards as they are. */
export interface Keep {
  readonly type: "keep"
}

/** Play a card of your hand to the trick. */
export interface Play {
  readonly type: "play"
  readonly card: Card
}

/** Chance: this card comes up, to be dealt or drawn. */
export interface Deal {
  readonly type: "deal"
  readonly card: Card
}

export type Event = DealBegan | Dealt | CardsExchanged | CardsKept | Played | TrickWon | DealWon | HighestOut | AllTied | CardCounted | Scored | DealEnded | MatchEnded

/** The first card of a deal is on its way; antes are paid after this. */
export interface DealBegan {
  readonly type: "deal_began"
  readonly dealer: Seat
}

/** A seat got a card. */
export interface Dealt {
  readonly type: "dealt"
  readonly seat: Seat
  readonly card: Hidden
}

/** A seat laid these cards aside and gets as many from the stock. */
export interface CardsExchanged {
  readonly type: "cards_exchanged"
  readonly seat: Seat
  readonly cards: readonly Hidden[]
}

/** A seat keeps its cards as they are. */
export interface CardsKept {
  readonly type: "cards_kept"
  readonly seat: Seat
}

/** A seat played a card. */
export interface Played {
  readonly type: "played"
  readonly seat: Seat
  readonly card: Hidden
}

/** A seat won the trick with this card; `number` counts the tricks of the deal from 1. */
export interface TrickWon {
  readonly type: "trick_won"
  readonly seat: Seat
  readonly card: Hidden
  readonly number: number
}

/** A seat won the deal with the lowest card of the last trick, or the one played last of two. */
export interface DealWon {
  readonly type: "deal_won"
  readonly seat: Seat
  readonly card: Hidden
  readonly why: WhyWon
}

export type WhyWon = "lowest" | "last_of_lowest"

/** A seat is out of the match: it had the highest card of the last trick. */
export interface HighestOut {
  readonly type: "highest_out"
  readonly seat: Seat
  readonly card: Hidden
}

/** All had the same card in the last trick: the same dealer deals again. */
export interface AllTied {
  readonly type: "all_tied"
  readonly card: Hidden
}

/** A seat won or lost points for its card in the last trick, and why. */
export interface CardCounted {
  readonly type: "card_counted"
  readonly seat: Seat
  readonly card: Hidden
  readonly points: number
  readonly why: WhyCounted
}

export type WhyCounted = "lowest" | "first_of_lowest" | "highest" | "value" | "lowest_free"

/** A deal was counted: what each seat won (or lost), and how all of them stand now. */
export interface Scored {
  readonly type: "scored"
  readonly points: readonly number[]
  readonly totals: readonly number[]
}

/** The deal is over. `out` are the seats that lost it, in seat order; `held` the cards by seat. */
export interface DealEnded {
  readonly type: "deal_ended"
  readonly out: readonly Seat[]
  readonly held: readonly (readonly Hidden[])[]
}

/** The match is over: `seats` have won it, and this is the result of each. */
export interface MatchEnded {
  readonly type: "match_ended"
  readonly seats: readonly Seat[]
  readonly result: readonly number[]
}
