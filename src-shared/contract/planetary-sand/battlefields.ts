import * as z from 'zod'
import { FIELD_SIDES } from '#shared/games/planetary-sand/battlefields.ts'
import { FieldSchema, MillimetresSchema, MAX_OBJECTIVES, ZoneShareSchema } from '#shared/games/planetary-sand/field.ts'
import { listTableIds } from '#shared/games/planetary-sand/table-ids.ts'
import { type Air, AIRS, GRAVITIES, type Gravity } from '#shared/games/planetary-sand/tables/environment.ts'
import { SCENARIOS, type ScenarioId } from '#shared/games/planetary-sand/tables/phases.ts'
import { forGamemaster, Id, Name, Notes, Version } from '../base.ts'

const Home = z.enum(FIELD_SIDES)
const plan = {
  scenario: z.enum(listTableIds<ScenarioId>(SCENARIOS)),
  gravity: z.enum(listTableIds<Gravity>(GRAVITIES)),
  air: z.enum(listTableIds<Air>(AIRS)),
  unitMm: z.number().min(50).max(2000),
  zones: z.tuple([ZoneShareSchema, ZoneShareSchema]),
  field: FieldSchema.extend({
    sizeMm: z.tuple([MillimetresSchema, MillimetresSchema]),
    objectives: z
      .array(FieldSchema.shape.objectives.unwrap().element.extend({ home: Home.nullable().default(null) }))
      .max(MAX_OBJECTIVES)
      .default([]),
    pads: z
      .array(z.strictObject({ ...FieldSchema.shape.pads.unwrap().element.shape, home: Home }))
      .max(20)
      .optional(),
  }),
}
const BattlefieldPlan = z.strictObject(plan)
const fields = { name: Name, notes: Notes, ...plan }
/** Editable fields of a battlefield. */
export const BattlefieldFields = z.object(fields)
export type BattlefieldFields = z.infer<typeof BattlefieldFields>

/** Problems of a battlefield, with fixes. */
export const BattlefieldAnalysis = z.object({
  problems: z.array(
    z.object({
      key: z.string(),
      rule: z.string().nullable(),
      severity: z.enum(['refused', 'flagged']),
      message: z.string(),
      fixes: z.array(z.object({ label: z.string(), plan: BattlefieldPlan })),
    }),
  ),
  /** Number of further problems that are not listed. */
  more: z.int(),
})
export type BattlefieldAnalysis = z.infer<typeof BattlefieldAnalysis>

export const BattlefieldView = z.object({ ...fields, id: Id, version: Version, refused: z.int() })
export type BattlefieldView = z.infer<typeof BattlefieldView>

export const battlefields = {
  list: forGamemaster.output(z.array(BattlefieldView)),
  create: forGamemaster.input(BattlefieldFields).output(BattlefieldView),
  update: forGamemaster.input(BattlefieldFields.extend({ id: Id, version: Version })).output(BattlefieldView),
  remove: forGamemaster.input(z.object({ id: Id, version: Version })),
  /** Analyses a battlefield, stored or not. */
  study: forGamemaster.input(BattlefieldPlan).output(BattlefieldAnalysis),
}
