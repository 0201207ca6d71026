// Written by tools/generate.py from kille.server. Do not edit: run `make generate`.

import type { Phase, Place, Told, Welcome } from "./messages"

import type { Action, GameName, Options } from "./games"

/** The games that can be played here. */
export interface Offered {
  readonly games: readonly OfferedGame[]
}

/** A game that can be played here, and the bots that play it. `schema` is that of its options. */
export interface OfferedGame {
  readonly name: GameName
  readonly default: string
  readonly seats: readonly number[]
  readonly rulesets: readonly OfferedRuleset[]
  readonly bots: readonly string[]
  readonly stand_in: string
  readonly schema: Readonly<Record<string, unknown>>
  readonly lesson: boolean
  readonly practice: boolean
}

/** A named rule set with all its options, where it is written down, and how many it is made for. */
export interface OfferedRuleset {
  readonly name: string
  readonly sources: readonly string[]
  readonly fewest: number
  readonly most: number
  readonly rules: Options
  readonly reconstructed: boolean
}

/** The table that was opened; whoever opened it is its host. */
export interface OpenedTable {
  readonly id: string
}

/** A table in the lobby's list: to join if a place is open, else to watch. */
export interface ListedTable {
  readonly id: string
  readonly game: GameName
  readonly ruleset: string
  readonly differences: readonly string[]
  readonly seconds: number | null
  readonly practice: boolean
  readonly phase: Phase
  readonly places: readonly Place[]
  readonly spectators: number
  readonly opened: number
}

/** A few turns on fixed cards, as the learner's browser would hear them at a table. */
export interface OfferedLesson {
  readonly welcome: Welcome
  readonly parts: readonly LessonPart[]
}

/** The coach speaks; the learner does what is asked for, or goes on; then this is told. */
export interface LessonPart {
  readonly says: string
  readonly asked: Action | null
  readonly told: readonly Told[]
}

/** Nothing was changed: why, in a word and in a sentence that says what would be allowed. */
export interface Problem {
  readonly reason: string
  readonly message: string
}

/** What a table was opened for. */
export interface Setup {
  readonly game: string
  readonly ruleset: string
  readonly seats: number
  readonly options?: Readonly<Record<string, unknown>>
  readonly bots?: readonly (string | null)[]
  readonly listed?: boolean
  readonly seconds?: number | null
  readonly practice?: boolean
}
