// Written by tools/generate.py from kille.server. Do not edit: run `make generate`.

/** The whole table. */
export interface State {
  readonly game: "threecard"
  readonly chips: readonly number[]
  readonly dealer: Seat
  readonly cards: CardPlay
  readonly asked: readonly Seat[]
  readonly pot: number
  readonly talon: boolean
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

/** Kille with three cards, with its options chosen. */
export interface Rules {
  readonly rounds: number
}

export type Action = Join | Fold | TakeTalon | Play | Deal

/** Join: play for the pot. */
export interface Join {
  readonly type: "join"
}

/** Fold: lay your cards aside and stay out of this deal. */
export interface Fold {
  readonly type: "fold"
}

/** Exchange your whole hand for the three cards of the talon. */
export interface TakeTalon {
  readonly type: "take_talon"
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

export type Event = DealBegan | PaidIn | Dealt | Joined | Folded | TalonTaken | WonUnplayed | Played | TrickWon | PotTaken | DealEnded | MatchEnded

/** The first card of a deal is on its way; antes are paid after this. */
export interface DealBegan {
  readonly type: "deal_began"
  readonly dealer: Seat
}

/** Each of `seats` put `amount` into the pot, which now holds `pot`, and why. */
export interface PaidIn {
  readonly type: "paid_in"
  readonly seats: readonly Seat[]
  readonly amount: number
  readonly pot: number
  readonly why: WhyPaid
}

export type WhyPaid = "dealer" | "no_trick"

/** A seat got a card. */
export interface Dealt {
  readonly type: "dealt"
  readonly seat: Seat
  readonly card: Hidden
}

/** A seat plays for the pot. */
export interface Joined {
  readonly type: "joined"
  readonly seat: Seat
}

/** A seat laid its cards aside and stays out of this deal. */
export interface Folded {
  readonly type: "folded"
  readonly seat: Seat
}

/** A seat laid its hand aside and gets the cards of the talon. */
export interface TalonTaken {
  readonly type: "talon_taken"
  readonly seat: Seat
  readonly cards: readonly Hidden[]
}

/** All others have folded: a seat wins the deal without playing. */
export interface WonUnplayed {
  readonly type: "won_unplayed"
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
