import * as z from 'zod'
import type { Rules } from '#shared/games/planet28/rulebook.ts'
import { listRowIds } from '#shared/games/planet28/tables/row.ts'
import { RULINGS } from '#shared/games/planet28/tables/rulings.ts'
import { Day, forGamemaster, Id, ShortText, Version } from '../base.ts'

const RulingId = z.enum(listRowIds(RULINGS))
const Value = z.union([z.string().max(60), z.number(), z.boolean()])

/** What the group agreed on for a switch; `value` is the default where nobody chose. The words stand in `RULINGS`. */
export const RulingView = z.object({
  id: RulingId,
  value: Value,
  isChosen: z.boolean(),
  reason: z.string(),
  agreedBy: z.string(),
  agreedOn: Day.nullable(),
  version: Version,
})
export type RulingView = z.infer<typeof RulingView>

/** The rules a force is built by, whole: the renderer shows tables and never works out a rule. */
const RulesView = z.object({
  /** Names this state of the rules: the same id is the same rules for ever. */
  edition: z.string(),
  rules: z.custom<Rules>((value) => typeof value === 'object' && value !== null),
})
export type RulesView = z.infer<typeof RulesView>

export const rulings = {
  list: forGamemaster.output(z.array(RulingView)),
  /** The rules of a warband, or those of the campaign as they stand for null. */
  rules: forGamemaster.input(z.object({ warbandId: Id.nullable() })).output(RulesView),
  /** Chooses; forces that it would change keep their rules until they take the new ones. */
  choose: forGamemaster
    .input(
      z.object({
        id: RulingId,
        value: Value,
        reason: ShortText,
        agreedBy: ShortText,
        agreedOn: Day.nullable(),
        version: Version,
      }),
    )
    .output(RulingView),
  /** Back to the default. */
  reset: forGamemaster.input(z.object({ id: RulingId, version: Version })).output(RulingView),
}
