import * as z from 'zod'
import { DEPLOYMENT } from '#shared/games/planet28/tables/deployment.ts'
import { listRowIds } from '#shared/games/planet28/tables/row.ts'
import { SCENARIO_PROMPTS } from '#shared/games/planet28/tables/scenario-prompts.ts'
import { forGamemaster, Id, LongText, Name, Notes, Version } from '../base.ts'

const Side = z.object({
  name: Name,
  warbandId: Id.nullable(),
  zone: z.enum(listRowIds(DEPLOYMENT)).nullable(),
  /** Its position in the deployment order (P28-SET-2). */
  place: z.int().min(1).max(8).nullish(),
})

const fields = {
  name: Name,
  promptId: z.enum(listRowIds(SCENARIO_PROMPTS)).nullable(),
  story: Notes,
  goal: Notes,
  tablePlan: LongText,
  turns: z.int().min(1).max(99).nullable(),
  sides: z.array(Side).max(8),
  notes: Notes,
}
const ScenarioFields = z.object(fields)
export type ScenarioFields = z.infer<typeof ScenarioFields>

/** A battle in preparation (pp. 25-27). */
export const ScenarioView = z.object({ ...fields, id: Id, version: Version })
export type ScenarioView = z.infer<typeof ScenarioView>

/** A roll for a scenario. */
const ScenarioRollRequest = z.discriminatedUnion('of', [
  z.object({ of: z.literal('prompt') }),
  z.object({ of: z.literal('turns') }),
  z.object({ of: z.literal('order') }),
  z.object({ of: z.literal('zone'), side: z.int().min(0).max(7) }),
])
export type ScenarioRoll = z.infer<typeof ScenarioRollRequest>

export const scenarios = {
  list: forGamemaster.output(z.array(ScenarioView)),
  get: forGamemaster.input(z.object({ id: Id })).output(ScenarioView),
  create: forGamemaster.input(ScenarioFields).output(ScenarioView),
  update: forGamemaster.input(ScenarioFields.extend({ id: Id, version: Version })).output(ScenarioView),
  remove: forGamemaster.input(z.object({ id: Id, version: Version })),
  /**
   * Rolls the prompt, the game's length (P28-TURN-9), a side's zone or who deploys first (P28-SET-2), by Orrery's die
   * or with a face from the table.
   */
  roll: forGamemaster
    .input(
      z.object({
        id: Id,
        version: Version,
        what: ScenarioRollRequest,
        /** A face rolled at the table, or null for Orrery's die. */
        face: z.int().min(1).max(20).nullable(),
      }),
    )
    .output(ScenarioView),
}
