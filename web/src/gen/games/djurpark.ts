// Written by tools/generate.py from kille.server. Do not edit: run `make generate`.

/** The whole table. */
export interface State {
  readonly game: "djurpark"
  readonly dealer: Seat
  readonly down: readonly Pile[]
  readonly up: readonly Pile[]
  readonly flipper: Seat
  readonly drawing: boolean
  readonly window: boolean
  readonly spoken: Seats
  readonly flips: number
  readonly over: boolean
}

export type Seat = number

export type Pile = readonly Hidden[]

/** A thing with a face and a back. `seen_by` are the seats that have seen the face, and that much is public. What SPECTATOR has seen lies open for everybody. `value` is None where the face does not show: to a seat that has not seen it, and for everyone while chance has not decided it yet (then `seen_by` is empty). */
export interface Hidden {
  readonly value: Card | null
  readonly seen_by: Seats
}

export type Card = "fool" | "flowerpot" | "wreath" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" | "inn" | "cavalier" | "pig" | "hussar" | "cuckoo" | "harlequin"

export type Seats = readonly Seat[]

/** Djurpark with its options chosen. */
export interface Rules {
  readonly match: Matching
  readonly flips: number
}

export type Matching = "any_revealed" | "tops"

export type Action = Flip | Call | Quiet | Deal

/** Flip the top card of your pile. */
export interface Flip {
  readonly type: "flip"
}

/** Make the call of a seat's animal. */
export interface Call {
  readonly type: "call"
  readonly other: Seat
}

/** Make no call for this card. */
export interface Quiet {
  readonly type: "quiet"
}

/** Chance: this card comes up. */
export interface Deal {
  readonly type: "deal"
  readonly card: Card
}

export type Event = DealBegan | PileTurned | CardFlipped | CalledRight | CalledWrong | KeptQuiet | NobodyCalled | OutOfCards | LastFlip | DealEnded | MatchEnded

/** The first card of a deal is on its way; antes are paid after this. */
export interface DealBegan {
  readonly type: "deal_began"
  readonly dealer: Seat
}

/** A seat had no face-down cards and turned its face-up pile over. */
export interface PileTurned {
  readonly type: "pile_turned"
  readonly seat: Seat
  readonly count: number
}

/** A seat flipped this card. */
export interface CardFlipped {
  readonly type: "card_flipped"
  readonly seat: Seat
  readonly card: Hidden
}

/** A seat made the right call first and takes the `count` cards that `other` had flipped. */
export interface CalledRight {
  readonly type: "called_right"
  readonly seat: Seat
  readonly other: Seat
  readonly count: number
}

/** A seat made the call of `animal` for nothing, and pays `other`, who had flipped, a card. */
export interface CalledWrong {
  readonly type: "called_wrong"
  readonly seat: Seat
  readonly other: Seat
  readonly animal: number
  readonly why: WhyWrong
}

export type WhyWrong = "no_match" | "wrong_animal"

/** A seat makes no call for this card. */
export interface KeptQuiet {
  readonly type: "kept_quiet"
  readonly seat: Seat
}

/** Two cards were alike, and nobody made the right call: the card of `seat` lies. */
export interface NobodyCalled {
  readonly type: "nobody_called"
  readonly seat: Seat
}

/** A seat has no cards left and is out. */
export interface OutOfCards {
  readonly type: "out_of_cards"
  readonly seat: Seat
}

/** So many cards have been flipped that the game is over. */
export interface LastFlip {
  readonly type: "last_flip"
  readonly count: number
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
