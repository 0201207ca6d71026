// Written by tools/generate.py from kille.server. Do not edit: run `make generate`.

import type * as byteskille from "./games/byteskille"
import type * as krypkille from "./games/krypkille"
import type * as fanfar from "./games/fanfar"
import type * as smygkille from "./games/smygkille"
import type * as alandskille from "./games/alandskille"
import type * as threecard from "./games/threecard"
import type * as femkort from "./games/femkort"
import type * as pokerkille from "./games/pokerkille"
import type * as auktionskille from "./games/auktionskille"
import type * as fivecard from "./games/fivecard"
import type * as allierad from "./games/allierad"
import type * as djurpark from "./games/djurpark"
import type * as bluffmaster from "./games/bluffmaster"

export interface Games {
  readonly byteskille: { State: byteskille.State; Action: byteskille.Action; Event: byteskille.Event; Options: byteskille.Rules }
  readonly krypkille: { State: krypkille.State; Action: krypkille.Action; Event: krypkille.Event; Options: krypkille.Rules }
  readonly fanfar: { State: fanfar.State; Action: fanfar.Action; Event: fanfar.Event; Options: fanfar.Rules }
  readonly smygkille: { State: smygkille.State; Action: smygkille.Action; Event: smygkille.Event; Options: smygkille.Rules }
  readonly alandskille: { State: alandskille.State; Action: alandskille.Action; Event: alandskille.Event; Options: alandskille.Rules }
  readonly threecard: { State: threecard.State; Action: threecard.Action; Event: threecard.Event; Options: threecard.Rules }
  readonly femkort: { State: femkort.State; Action: femkort.Action; Event: femkort.Event; Options: femkort.Rules }
  readonly pokerkille: { State: pokerkille.State; Action: pokerkille.Action; Event: pokerkille.Event; Options: pokerkille.Rules }
  readonly auktionskille: { State: auktionskille.State; Action: auktionskille.Action; Event: auktionskille.Event; Options: auktionskille.Rules }
  readonly fivecard: { State: fivecard.State; Action: fivecard.Action; Event: fivecard.Event; Options: fivecard.Rules }
  readonly allierad: { State: allierad.State; Action: allierad.Action; Event: allierad.Event; Options: allierad.Rules }
  readonly djurpark: { State: djurpark.State; Action: djurpark.Action; Event: djurpark.Event; Options: djurpark.Rules }
  readonly bluffmaster: { State: bluffmaster.State; Action: bluffmaster.Action; Event: bluffmaster.Event; Options: bluffmaster.Rules }
}
export type GameName = keyof Games
export type State = Games[GameName]["State"]
export type Action = Games[GameName]["Action"]
export type Event = Games[GameName]["Event"]
export type Options = Games[GameName]["Options"]
export type Token = "fool" | "flowerpot" | "wreath" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12" | "inn" | "cavalier" | "pig" | "hussar" | "cuckoo" | "harlequin"
