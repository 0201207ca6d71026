// Written by tools/generate.py from kille.server. Do not edit: run `make generate`.

/** The whole table. A card that was laid never comes back to a hand. */
export interface State {
  readonly game: "bluffmaster"
  readonly dealer: Seat
  readonly turn: Seat
  readonly hands: readonly Cards[]
  readonly points: readonly number[]
  readonly talon: number
  readonly sequence: readonly Laid[]
  readonly dead: Cards
  readonly asked: readonly Seat[]
  readonly owed: Owed | null
  readonly safe: readonly Seat[]
  readonly dealing: boolean
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

/** A card of the sequence, as what it was named, and whether its player went out with it. */
export interface Laid {
  readonly seat: Seat
  readonly card: Hidden
  readonly named: Card
  readonly last: boolean
}

/** So many cards `seat` still has to take: from the talon, or blindly from the hand of `other`. */
export interface Owed {
  readonly seat: Seat
  readonly other: Seat
  readonly count: number
  readonly blind: boolean
}

/** Bluffmäster with its options chosen. */
export interface Rules {
  readonly hand: number
  readonly penalty: number
}

export type Action = Lay | Stop | Check | Believe | Deal

/** Lay this card face down and name it as that one, true or not. */
export interface Lay {
  readonly type: "lay"
  readonly card: Card
  readonly as_: Card
}

/** Lay nothing this time. */
export interface Stop {
  readonly type: "stop"
}

/** Syn: have the card that was just laid turned up. */
export interface Check {
  readonly type: "check"
}

/** Let the card that was just laid lie face down. */
export interface Believe {
  readonly type: "believe"
}

/** Chance: this card comes up, to be dealt, taken from the talon, or drawn blind from a hand. */
export interface Deal {
  readonly type: "deal"
  readonly card: Card
}

export type Event = DealBegan | Dealt | SequenceDue | CardLaid | SaidStop | Believed | CardChecked | PenaltyTaken | DrawnBlind | PenaltySpared | BecameSafe | CaughtWithCards | DealEnded | MatchEnded

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

/** `seat` is to start a sequence with any card. It dealt; or all others have said stop since its card; or whoever should have started is out; or the only card of the sequence was a bluff that came to light. */
export interface SequenceDue {
  readonly type: "sequence_due"
  readonly seat: Seat
  readonly why: WhyStart
}

export type WhyStart = "dealer" | "all_stopped" | "starter_out" | "nothing_named"

/** A seat laid a card face down and named it; `left` are left in its hand. */
export interface CardLaid {
  readonly type: "card_laid"
  readonly seat: Seat
  readonly card: Hidden
  readonly named: Card
  readonly left: number
}

/** A seat lays nothing this time. */
export interface SaidStop {
  readonly type: "said_stop"
  readonly seat: Seat
}

/** A seat lets the card lie face down. */
export interface Believed {
  readonly type: "believed"
  readonly seat: Seat
}

/** `seat` checked, and `other` showed the card that it had named so. */
export interface CardChecked {
  readonly type: "card_checked"
  readonly seat: Seat
  readonly other: Seat
  readonly card: Hidden
  readonly named: Card
  readonly found: "bluff" | "true"
}

/** A seat took a card from the talon, in which `left` are left. */
export interface PenaltyTaken {
  readonly type: "penalty_taken"
  readonly seat: Seat
  readonly card: Hidden
  readonly left: number
}

/** The talon is empty: `seat` drew a card blindly from the hand of `other`. */
export interface DrawnBlind {
  readonly type: "drawn_blind"
  readonly seat: Seat
  readonly other: Seat
  readonly card: Hidden
}

/** The talon is empty and `other` has no card to draw from: `seat` takes none. */
export interface PenaltySpared {
  readonly type: "penalty_spared"
  readonly seat: Seat
  readonly other: Seat
}

/** A seat has no card left: it is out in this place, and has beaten `points` others. */
export interface BecameSafe {
  readonly type: "became_safe"
  readonly seat: Seat
  readonly place: number
  readonly points: number
}

/** The game is over, and these seats have cards left. */
export interface CaughtWithCards {
  readonly type: "caught_with_cards"
  readonly seats: readonly Seat[]
  readonly why: WhyOver
}

export type WhyOver = "all_stopped" | "one_left"

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
