import * as z from 'zod'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import { listRowIds } from '#shared/games/planet28/tables/row.ts'
import { RULINGS } from '#shared/games/planet28/tables/rulings.ts'
import { IsoDate, forGamemaster, Id, ShortText, Version } from '../base.ts'

const RulingId = z.enum(listRowIds(RULINGS))
const Value = z.union([z.string().max(60), z.number(), z.boolean()])

/** The group's answer to a ruling; `value` is the default if none was chosen. The texts are in `RULINGS`. */
export const RulingView = z.object({
  id: RulingId,
  value: Value,
  isChosen: z.boolean(),
  reason: z.string(),
  agreedBy: z.string(),
  agreedOn: IsoDate.nullable(),
  version: Version,
})
export type RulingView = z.infer<typeof RulingView>

/** The complete rules for building a force. The renderer only displays tables and never computes rules. */
const RulesView = z.object({
  /** Id of this state of the rules. The same id always means the same rules. */
  edition: z.string(),
  rules: z.custom<Rules>((value) => typeof value === 'object' && value !== null),
})
export type RulesView = z.infer<typeof RulesView>

export const rulings = {
  list: forGamemaster.output(z.array(RulingView)),
  /** Rules of a warband, or the current rules of the campaign (null). */
  rules: forGamemaster.input(z.object({ warbandId: Id.nullable() })).output(RulesView),
  /** Chooses an answer. Forces affected by it keep their rules until they adopt the new ones. */
  choose: forGamemaster
    .input(
      z.object({
        id: RulingId,
        value: Value,
        reason: ShortText,
        agreedBy: ShortText,
        agreedOn: IsoDate.nullable(),
        version: Version,
      }),
    )
    .output(RulingView),
  /** Resets to the default. */
  reset: forGamemaster.input(z.object({ id: RulingId, version: Version })).output(RulingView),
}
