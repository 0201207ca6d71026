// Written by tools/generate.py from kille.server. Do not edit: run `make generate`.

/** The whole table. */
export interface State {
  readonly game: "fanfar"
  readonly dealer: Seat
  readonly turn: Seat
  readonly hands: readonly [Cards, Cards]
  readonly runs: readonly [Cards, Cards]
  readonly stacks: readonly [number, number]
  readonly drawn: readonly [number, number]
  readonly lacks: readonly Lack[]
  readonly pot: number
  readonly dealt: boolean
  readonly drawing: boolean
  readonly over: boolean
}

export type Seat = number

export type Cards = readonly Hidden[]

/** A thing with a face and a back. `seen_by` are the seats that have seen the face, and that much is public. What SPECTATOR has seen lies open for everybody. `value` is None where the face does not show: to a seat that has not seen it, and for everyone while chance has not decided it yet (then `seen_by` is empty). */
export interface Hidden {
  readonly value: Card | null
  readonly seen_by: Seats
}

export type Card = "fool" | "flowerpot" | "wreath" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" | "inn" | "cavalier" | "pig" | "hussar" | "cuckoo" | "harlequin"

export type Seats = readonly Seat[]

/** By paying, a seat has shown that it had no such card when it had drawn so many. */
export interface Lack {
  readonly seat: Seat
  readonly card: Card
  readonly drawn: number
}

/** Dubbel fanfar with its options chosen. */
export interface Rules {
  readonly stake: number
}

export type Action = Play | Pay | Deal

/** Play a card of your hand. */
export interface Play {
  readonly type: "play"
  readonly card: Card
}

/** You cannot play: pay a chip into the pot, draw a card, and wait for your next turn. */
export interface Pay {
  readonly type: "pay"
}

/** Chance: this card comes up, to be dealt or drawn. */
export interface Deal {
  readonly type: "deal"
  readonly card: Card
}

export type Event = DealBegan | AntePaid | Dealt | RunOpened | RunLengthened | RunCompleted | PaidToPass | CardDrawn | WentEmpty | PotTaken | DealEnded | MatchEnded

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

/** A seat opened the first or second run with an Inn. */
export interface RunOpened {
  readonly type: "run_opened"
  readonly seat: Seat
  readonly card: Hidden
  readonly number: number
}

/** A seat played a card at an end of the run. */
export interface RunLengthened {
  readonly type: "run_lengthened"
  readonly seat: Seat
  readonly card: Hidden
}

/** All 21 ranks lie in this run; `seat` is to open the next one. */
export interface RunCompleted {
  readonly type: "run_completed"
  readonly number: number
  readonly seat: Seat
}

/** A seat had no card that fits, and paid; the pot now holds `pot`. */
export interface PaidToPass {
  readonly type: "paid_to_pass"
  readonly seat: Seat
  readonly amount: number
  readonly pot: number
}

/** A seat drew a card from the talon, in which `left` are left. */
export interface CardDrawn {
  readonly type: "card_drawn"
  readonly seat: Seat
  readonly card: Hidden
  readonly left: number
}

/** `seat` has played its last card, and `other` pays it for the `count` cards left in hand. */
export interface WentEmpty {
  readonly type: "went_empty"
  readonly seat: Seat
  readonly other: Seat
  readonly count: number
  readonly amount: number
}

/** A seat took `amount` out of the pot, in which `pot` is left. */
export interface PotTaken {
  readonly type: "pot_taken"
  readonly seat: Seat
  readonly amount: number
  readonly pot: number
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
