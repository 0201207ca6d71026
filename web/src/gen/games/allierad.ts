// Written by tools/generate.py from kille.server. Do not edit: run `make generate`.

/** The whole table. */
export interface State {
  readonly game: "allierad"
  readonly scores: readonly number[]
  readonly dealer: Seat
  readonly turn: Seat
  readonly board: Board
  readonly pawns: readonly Square[]
  readonly hands: readonly Cards[]
  readonly laid: number
  readonly alliance: Alliance | null
  readonly conceded: readonly (Seat | null)[]
  readonly blocked: number
  readonly idle: number
  readonly deals: number
  readonly over: boolean
}

export type Seat = number

export type Board = readonly (Hidden | null)[]

/** A thing with a face and a back. `seen_by` are the seats that have seen the face, and that much is public. What SPECTATOR has seen lies open for everybody. `value` is None where the face does not show: to a seat that has not seen it, and for everyone while chance has not decided it yet (then `seen_by` is empty). */
export interface Hidden {
  readonly value: Card | null
  readonly seen_by: Seats
}

export type Card = "fool" | "flowerpot" | "wreath" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" | "inn" | "cavalier" | "pig" | "hussar" | "cuckoo" | "harlequin"

export type Seats = readonly Seat[]

export type Square = "a1" | "b1" | "c1" | "d1" | "e1" | "f1" | "g1" | "a2" | "b2" | "c2" | "d2" | "e2" | "f2" | "g2" | "a3" | "b3" | "c3" | "d3" | "e3" | "f3" | "g3" | "a4" | "b4" | "c4" | "d4" | "e4" | "f4" | "g4" | "a5" | "b5" | "c5" | "d5" | "e5" | "f5" | "g5" | "a6" | "b6" | "c6" | "d6" | "e6" | "f6" | "g6"

export type Cards = readonly Hidden[]

/** Who chose whom; the other two are allies as well. */
export interface Alliance {
  readonly chooser: Seat
  readonly chosen: Seat
}

/** Allierad with its options chosen. */
export interface Rules {
  readonly target: number
  readonly idle: number
}

export type Action = Move | Pass | Ally | Concede | Deal

/** Move your pawn to this square, and take the card there if there is one. */
export interface Move {
  readonly type: "move"
  readonly square: Square
}

/** Your pawn cannot move. */
export interface Pass {
  readonly type: "pass"
}

/** Ally with an opponent, who cannot refuse; then move. The other two are allies. */
export interface Ally {
  readonly type: "ally"
  readonly other: Seat
}

/** Concede that the hand of a seat is the best. When all others say so, it wins the round. */
export interface Concede {
  readonly type: "concede"
  readonly other: Seat
}

/** Chance: this card comes up, to be laid on the next square. */
export interface Deal {
  readonly type: "deal"
  readonly card: Card
}

export type Event = DealBegan | CardLaidOut | PawnMoved | CardTaken | PawnBlocked | Allied | Conceded | RoundEnded | RunCounted | RoundWon | RoundVoid | Scored | DealEnded | MatchEnded

/** The first card of a deal is on its way; antes are paid after this. */
export interface DealBegan {
  readonly type: "deal_began"
  readonly dealer: Seat
}

/** A card was laid on a square of the board, face up. */
export interface CardLaidOut {
  readonly type: "card_laid_out"
  readonly square: Square
  readonly card: Hidden
}

/** A seat moved its pawn to an empty square. */
export interface PawnMoved {
  readonly type: "pawn_moved"
  readonly seat: Seat
  readonly square: Square
}

/** A seat moved its pawn to a square and took the card that lay there. */
export interface CardTaken {
  readonly type: "card_taken"
  readonly seat: Seat
  readonly square: Square
  readonly card: Hidden
}

/** A seat cannot move its pawn. */
export interface PawnBlocked {
  readonly type: "pawn_blocked"
  readonly seat: Seat
}

/** A seat chose an ally; `seats` are the other two, who are allies now. */
export interface Allied {
  readonly type: "allied"
  readonly seat: Seat
  readonly other: Seat
  readonly seats: readonly Seat[]
}

/** A seat says that the hand of another is the best. */
export interface Conceded {
  readonly type: "conceded"
  readonly seat: Seat
  readonly other: Seat
}

/** No more pawns are moved in this round, and why. */
export interface RoundEnded {
  readonly type: "round_ended"
  readonly why: WhyEnded
}

export type WhyEnded = "all_taken" | "conceded" | "no_moves" | "nothing_taken"

/** The longest run of a seat. */
export interface RunCounted {
  readonly type: "run_counted"
  readonly seat: Seat
  readonly cards: readonly Hidden[]
}

/** A seat won the round, and how that is counted. */
export interface RoundWon {
  readonly type: "round_won"
  readonly seat: Seat
  readonly why: WhyScored
}

export type WhyScored = "alone" | "chooser" | "chosen" | "other_pair" | "two"

/** The best runs are alike: nobody scores. */
export interface RoundVoid {
  readonly type: "round_void"
  readonly seats: readonly Seat[]
}

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
