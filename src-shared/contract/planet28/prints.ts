import * as z from 'zod'
import { UNIT_KINDS } from '#shared/games/planet28/campaign/battle-record.ts'
import { forGamemaster, Id, Time } from '../base.ts'

/** Whether a unit's last printed sheet is up to date. */
export const PrintState = z.object({
  kind: z.enum([...UNIT_KINDS, 'warband']),
  id: Id,
  name: z.string(),
  warbandId: Id,
  /** Time of the last print, or null. */
  printedAt: Time.nullable(),
  hasChanged: z.boolean(),
})
export type PrintState = z.infer<typeof PrintState>

export const prints = {
  list: forGamemaster.output(z.array(PrintState)),
  /** Marks the sheets of these units as printed in their current state. */
  mark: forGamemaster.input(z.object({ ids: z.array(Id).min(1).max(1000) })),
}
