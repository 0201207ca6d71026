// Written by tools/generate.py from kille.server. Do not edit: run `make generate`.

/** The whole table. */
export interface State {
  readonly game: "fivecard"
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

/** Kille with five cards, with its options chosen. */
export interface Rules {
  readonly discards: number
  readonly harlequin: number
  readonly lowest: Lowest
  readonly dead: boolean
  readonly silent: number
  readonly limit: number
  readonly deals: number
}

export type Lowest = "all_lowest" | "alone"

export type Action = Discard | Keep | Play | Declare | Pass | Deal

/** Give up some cards and get as many from the stock. */
export interface Discard {
  readonly type: "discard"
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

/** I play: your last card is the lowest. If it is not alone lowest you score 10 on top. */
export interface Declare {
  readonly type: "declare"
}

/** Pass: leave it to the next to declare. */
export interface Pass {
  readonly type: "pass"
}

/** Chance: this card comes up, to be dealt or drawn. */
export interface Deal {
  readonly type: "deal"
  readonly card: Card
}

export type Event = DealBegan | Dealt | CardsExchanged | CardsKept | Played | TrickWon | Declared | Passed | NobodyDeclared | Counted | Scored | DealEnded | Dead | MatchEnded

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

/** A seat says that its last card is the lowest. */
export interface Declared {
  readonly type: "declared"
  readonly seat: Seat
}

/** A seat leaves it to the next. */
export interface Passed {
  readonly type: "passed"
  readonly seat: Seat
}

/** Nobody says that the last card is the lowest. */
export interface NobodyDeclared {
  readonly type: "nobody_declared"
}

/** A seat scores `points` for the card it was left with, and why. */
export interface Counted {
  readonly type: "counted"
  readonly seat: Seat
  readonly card: Hidden
  readonly points: number
  readonly why: WhyCounted
}

export type WhyCounted = "lowest" | "value" | "declared_wrongly" | "tied" | "silent"

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

/** A seat has so many points that it is out of the match. */
export interface Dead {
  readonly type: "dead"
  readonly seat: Seat
  readonly points: number
}

/** The match is over: `seats` have won it, and this is the result of each. */
export interface MatchEnded {
  readonly type: "match_ended"
  readonly seats: readonly Seat[]
  readonly result: readonly number[]
}
