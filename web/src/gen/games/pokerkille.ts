// Written by tools/generate.py from kille.server. Do not edit: run `make generate`.

/** The whole table. */
export interface State {
  readonly game: "pokerkille"
  readonly chips: readonly number[]
  readonly dealer: Seat
  readonly cards: CardPlay
  readonly asked: readonly Seat[]
  readonly bets: readonly number[]
  readonly raises: number
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

/** Pokerkille with its options chosen. */
export interface Rules {
  readonly ante: number
  readonly bet: number
  readonly raises: number
  readonly rounds: number
}

export type Action = Check | Bet | Call | Raise | Fold | Play | Deal

/** Check: stay in without a bet, while nobody has bet. */
export interface Check {
  readonly type: "check"
}

/** Bet so many chips, which the others must match to stay in. */
export interface Bet {
  readonly type: "bet"
  readonly amount: Number
}

export type Number = number

/** Call: put in what is wanting to the highest bet. */
export interface Call {
  readonly type: "call"
}

/** Raise the highest bet by so many chips. */
export interface Raise {
  readonly type: "raise"
  readonly amount: Number
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

export type Event = DealBegan | AntePaid | Dealt | Checked | BetMade | Called | Raised | Folded | WonUnplayed | Played | TrickWon | LastTrickWon | PotTaken | DealEnded | MatchEnded

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

/** A seat stays in without a bet. */
export interface Checked {
  readonly type: "checked"
  readonly seat: Seat
}

/** A seat bet `amount`; the pot now holds `pot`. */
export interface BetMade {
  readonly type: "bet_made"
  readonly seat: Seat
  readonly amount: number
  readonly pot: number
}

/** A seat put in `amount` to stay in; the pot now holds `pot`. */
export interface Called {
  readonly type: "called"
  readonly seat: Seat
  readonly amount: number
  readonly pot: number
}

/** A seat put in `paid` and so raised the bet by `amount`; the pot now holds `pot`. */
export interface Raised {
  readonly type: "raised"
  readonly seat: Seat
  readonly amount: number
  readonly paid: number
  readonly pot: number
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
