// Written by tools/generate.py from kille.server. Do not edit: run `make generate`.

import type { Action, Event, GameName, Options, State, Token } from "./games"

export type FromServer = Welcome | Told | Done | Refused | Presence | Pong | Weighed

/** A fresh start: the table as it is after `seq`, and what was told in this match so far. */
export interface Welcome {
  readonly type: "welcome"
  readonly seq: number
  readonly table: Table
  readonly you: You
  readonly view: View | null
  readonly standing: Standing | null
  readonly told: readonly Event[]
  readonly deadline: number | null
  readonly now: number
}

/** The table as everybody may know it. */
export interface Table {
  readonly id: string
  readonly game: GameName
  readonly ruleset: string
  readonly rules: Options
  readonly differences: readonly string[]
  readonly reconstructed: boolean
  readonly unusual: boolean
  readonly listed: boolean
  readonly seconds: number | null
  readonly practice: boolean
  readonly phase: Phase
  readonly match: number
  readonly places: readonly Place[]
}

export type Phase = "gathering" | "playing" | "over"

/** A seat of the table as everybody may know it. */
export interface Place {
  readonly name: string | null
  readonly bot: string | null
  readonly away: boolean
  readonly left: boolean
  readonly online: boolean
}

/** What is yours at this table. */
export interface You {
  readonly seat: Seat | null
  readonly token: string | null
  readonly host: boolean
}

export type Seat = number

/** All that one seat may know: what the server sends, bots read and people see. */
export interface View {
  readonly seat: Seat
  readonly state: State
  readonly legal_actions: readonly Action[]
  readonly awaited: Seats
}

export type Seats = readonly Seat[]

/** How the seats stand in the match, and what each holds as far as you may know it. */
export interface Standing {
  readonly stacks: readonly number[]
  readonly in_play: Seats
  readonly held: readonly (readonly Hidden[])[]
}

/** A thing with a face and a back. `seen_by` are the seats that have seen the face, and that much is public. What SPECTATOR has seen lies open for everybody. `value` is None where the face does not show: to a seat that has not seen it, and for everyone while chance has not decided it yet (then `seen_by` is empty). */
export interface Hidden {
  readonly value: Token | null
  readonly seen_by: Seats
}

/** One number of the table's log, for you: everyone hears every number. */
export interface Told {
  readonly type: "told"
  readonly seq: number
  readonly table: Table
  readonly you: You
  readonly view: View | null
  readonly standing: Standing | null
  readonly events: readonly Event[]
  readonly said: Chat | null
  readonly began: boolean
  readonly by: "player" | "bot" | "clock" | "chance" | null
  readonly after: number | null
  readonly deadline: number | null
  readonly now: number
}

/** Something that was said aloud; plain text, whatever it looks like. */
export interface Chat {
  readonly name: string
  readonly seat: Seat | null
  readonly text: string
}

/** Your request is in the log under this number. Comes after all that followed from it was told. */
export interface Done {
  readonly type: "done"
  readonly id: string
  readonly seq: number
}

/** Your request changed nothing, why, and what would be allowed. */
export interface Refused {
  readonly type: "refused"
  readonly id: string | null
  readonly reason: Refusal
  readonly message: string
  readonly allowed: readonly Action[]
}

export type Refusal = "over" | "card_awaited" | "not_your_turn" | "not_allowed" | "no_such_card" | "malformed" | "too_late" | "too_fast" | "too_many" | "no_such_table" | "spoiled_table" | "not_seated" | "seat_taken" | "table_full" | "already_seated" | "not_host" | "name_taken" | "bad_name" | "no_such_seat" | "no_such_bot" | "match_running" | "no_match" | "server" | "in_lesson" | "no_practice"

/** Somebody's browser came or went; not in the log and without a number. */
export interface Presence {
  readonly type: "presence"
  readonly online: readonly boolean[]
  readonly spectators: number
}

/** I am here. */
export interface Pong {
  readonly type: "pong"
  readonly now: number
}

/** What your choices may come to and might have come to: those of this match, the newest last. */
export interface Weighed {
  readonly type: "weighed"
  readonly id: string
  readonly decisions: readonly Decision[]
}

/** A choice of yours in this match, weighed by what you knew when you made it. */
export interface Decision {
  readonly deal: number
  readonly weighing: Weighing
  readonly done: Action | null
  readonly out: boolean | null
}

/** All choices of one decision, and by which model the others play on. */
export interface Weighing {
  readonly weights: readonly Weight[]
  readonly others: string
}

/** One of the choices, and how likely the seat is out of this deal after it (from 0 to 1). */
export interface Weight {
  readonly action: Action
  readonly out: number
  readonly error: number
}

export type FromBrowser = Resume | Sit | GetUp | SeatBot | Begin | Act | Say | Ping | Weigh

/** First of all: what I have heard so far (0: nothing), and the token of my seat if I have one. */
export interface Resume {
  readonly type: "resume"
  readonly have?: number
  readonly token?: string | null
}

/** Take a free seat (or one that a bot plays on for somebody who left) under this name. */
export interface Sit {
  readonly type: "sit"
  readonly id: Id
  readonly seat: Seat
  readonly name: Name
}

export type Id = string

export type Name = string

/** Leave my seat for good. */
export interface GetUp {
  readonly type: "get_up"
  readonly id: Id
}

/** Put a bot on a free seat (the host, before a match). */
export interface SeatBot {
  readonly type: "seat_bot"
  readonly id: Id
  readonly seat: Seat
  readonly bot: string
}

/** Begin the match, or after one the rematch; empty seats are filled with bots. */
export interface Begin {
  readonly type: "begin"
  readonly id: Id
}

/** Do this in the game. `seen` is the last number I had heard when I chose. `after`: how many milliseconds my screen had shown by then what gave me the choice; asked for where only the first counts, so that a slow line is nobody's loss. */
export interface Act {
  readonly type: "act"
  readonly id: Id
  readonly action: Action
  readonly seen: number
  readonly after?: number | null
}

/** Say something to all. */
export interface Say {
  readonly type: "say"
  readonly id: Id
  readonly text: string
}

/** Are you there? `heard` is the `now` of the pong that this answers at once: so the line is measured. */
export interface Ping {
  readonly type: "ping"
  readonly heard?: number | null
}

/** What may my choice come to, and what might those before it have? For practice; not in the log. */
export interface Weigh {
  readonly type: "weigh"
  readonly id: Id
}
