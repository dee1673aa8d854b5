import * as z from 'zod'
import { UNIT_KINDS } from '#shared/games/planet28/campaign/battle-record.ts'
import { forGamemaster, Id, Time } from '../base.ts'

/** Whether a unit's sheet is still what was printed last. */
export const PrintState = z.object({
  kind: z.enum([...UNIT_KINDS, 'warband']),
  id: Id,
  name: z.string(),
  warbandId: Id,
  /** When its sheet was last printed, or null. */
  printedAt: Time.nullable(),
  hasChanged: z.boolean(),
})
export type PrintState = z.infer<typeof PrintState>

export const prints = {
  list: forGamemaster.output(z.array(PrintState)),
  /** Notes that the sheets of these units were printed as they stand. */
  mark: forGamemaster.input(z.object({ ids: z.array(Id).min(1).max(1000) })),
}
