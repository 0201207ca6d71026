// Written by tools/generate.py from kille.server. Do not edit: run `make generate`.

/** The whole table. */
export interface State {
  readonly game: "auktionskille"
  readonly chips: readonly number[]
  readonly dealer: Seat
  readonly cards: CardPlay
  readonly asked: readonly Seat[]
  readonly bid: number
  readonly soloist: Seat | null
  readonly bidding: boolean
  readonly stayed: readonly Seat[]
  readonly pot: number
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

/** Auktionskille with its options chosen. */
export interface Rules {
  readonly ante: number
  readonly bid: number
  readonly rounds: number
}

export type Action = Bid | Pass | Stay | Fold | Play | Deal

/** Bid so many chips to be the soloist. */
export interface Bid {
  readonly type: "bid"
  readonly amount: Number
}

export type Number = number

/** Pass: do not bid. */
export interface Pass {
  readonly type: "pass"
}

/** Stay: play against the soloist. */
export interface Stay {
  readonly type: "stay"
}

/** Fold: lay your cards aside and stay out of this deal. */
export interface Fold {
  readonly type: "fold"
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

export type Event = DealBegan | AntePaid | Dealt | BidMade | Passed | NobodyBid | SoloistFound | Stayed | Folded | WonUnplayed | Played | TrickWon | LastTrickWon | PotTaken | SoloistPaid | PotShared | DealEnded | MatchEnded

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

/** A seat bid `amount` to be the soloist. */
export interface BidMade {
  readonly type: "bid_made"
  readonly seat: Seat
  readonly amount: number
}

/** A seat did not bid. */
export interface Passed {
  readonly type: "passed"
  readonly seat: Seat
}

/** Nobody is the soloist, and the pot stays as it is. */
export interface NobodyBid {
  readonly type: "nobody_bid"
  readonly pot: number
}

/** A seat is the soloist and put its bid into the pot, which now holds `pot`. */
export interface SoloistFound {
  readonly type: "soloist_found"
  readonly seat: Seat
  readonly amount: number
  readonly pot: number
}

/** A seat plays against the soloist. */
export interface Stayed {
  readonly type: "stayed"
  readonly seat: Seat
}

/** A seat laid its cards aside and stays out of this deal. */
export interface Folded {
  readonly type: "folded"
  readonly seat: Seat
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

/** A seat won the fifth trick, and with it the deal. */
export interface LastTrickWon {
  readonly type: "last_trick_won"
  readonly seat: Seat
  readonly card: Hidden
}

/** A seat took `amount` out of the pot, in which `pot` is left. */
export interface PotTaken {
  readonly type: "pot_taken"
  readonly seat: Seat
  readonly amount: number
  readonly pot: number
}

/** `seat`, the soloist, did not take the last trick, and pays its winner `other`; the pot stays. */
export interface SoloistPaid {
  readonly type: "soloist_paid"
  readonly seat: Seat
  readonly other: Seat
  readonly amount: number
  readonly pot: number
}

/** The match ends with chips in the pot, and everyone takes a share; `points` is what each got. */
export interface PotShared {
  readonly type: "pot_shared"
  readonly points: readonly number[]
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
