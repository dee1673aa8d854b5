import * as z from 'zod'
import { MAX_FIGURE_ROWS, MAX_ARMY_UNITS } from '#shared/games/planetary-sand/armies.ts'
import { listTableIds } from '#shared/games/planetary-sand/table-ids.ts'
import { type Air, AIRS, GRAVITIES, type Gravity } from '#shared/games/planetary-sand/tables/environment.ts'
import { MAX_GRENADES } from '#shared/games/planetary-sand/tables/weapons.ts'
import { MAX_ARMY_FIGURES, MAX_ARMY_MACHINES } from '#shared/games/planetary-sand/toys.ts'
import { forGamemaster, Id, Name, Notes, Version } from '../base.ts'

/** Maximum length of the name of a unit or vehicle, which identifies it in orders. */
const LONGEST_CALL = 30
const Call = Name.pipe(
  z.string().max(LONGEST_CALL, { message: `A name in an army has at most ${LONGEST_CALL} characters.` }),
)

/** Properties of figures in a unit, apart from their model. */
const armyFigureFields = {
  count: z.int().min(1, { message: 'Pick at least one figure.' }).max(MAX_ARMY_FIGURES),
  hasSuit: z.boolean(),
  isSpecialist: z.boolean(),
  grenades: z
    .int()
    .min(0)
    .max(MAX_GRENADES, { message: `A figure carries at most ${MAX_GRENADES} grenades (SAND-GREN-1).` }),
}
/** Properties of a vehicle, apart from its model. */
const armyMachineFields = { name: Call, isLoaded: z.boolean(), spares: z.int().min(0).max(99) }

const ArmyFigures = z.strictObject({ id: Id, toyId: Id, ...armyFigureFields, post: Id.nullable() })
const ArmyUnit = z.strictObject({
  id: Id,
  name: Call,
  ridesIn: Id.nullable(),
  figures: z
    .array(ArmyFigures)
    .max(MAX_FIGURE_ROWS, { message: `A unit has at most ${MAX_FIGURE_ROWS} rows of figures.` }),
})
const ArmyMachine = z.strictObject({ id: Id, toyId: Id, ...armyMachineFields })

/** Planned environment of an army, and spare helmets. */
const armyHead = {
  gravity: z.enum(listTableIds<Gravity>(GRAVITIES)),
  air: z.enum(listTableIds<Air>(AIRS)),
  helmets: z.int().min(0).max(200),
}
const plan = {
  ...armyHead,
  units: z.array(ArmyUnit).max(MAX_ARMY_UNITS, { message: `An army has at most ${MAX_ARMY_UNITS} units.` }),
  machines: z
    .array(ArmyMachine)
    .max(MAX_ARMY_MACHINES, { message: `An army has at most ${MAX_ARMY_MACHINES} vehicles, guns and pads.` }),
}
const ArmyPlan = z.strictObject(plan)
const fields = { name: Name, notes: Notes, factionId: Id.nullable(), toyBoxId: Id.nullable(), ...plan }
/** Editable fields of an army. */
export const ArmyFields = z.object(fields)
export type ArmyFields = z.infer<typeof ArmyFields>

const ArmyProblem = z.object({
  key: z.string(),
  rule: z.string(),
  severity: z.enum(['refused', 'flagged']),
  message: z.string(),
  fixes: z.array(z.object({ label: z.string(), plan: ArmyPlan })),
})

/** Size, value and problems of an army. */
export const ArmyAnalysis = z.object({
  figures: z.int(),
  machines: z.int(),
  /** Defence plus twice the best damage; only for comparison (SAND-SET-1). */
  value: z.int(),
  parts: z.array(z.object({ name: z.string(), count: z.int(), each: z.int() })),
  problems: z.array(ArmyProblem),
  /** Unused items of the toy box, by model. */
  left: z.record(Id, z.int()),
})
export type ArmyAnalysis = z.infer<typeof ArmyAnalysis>

export const ArmyView = z.object({ ...fields, id: Id, playerId: Id.nullable(), study: ArmyAnalysis, version: Version })
export type ArmyView = z.infer<typeof ArmyView>

/** Methods of dividing a toy box between two sides (SAND-SET-1). */
const DIVISIONS = ['mirror', 'fair', 'free'] as const
export type ToyBoxDivision = (typeof DIVISIONS)[number]

export const armies = {
  list: forGamemaster.output(z.array(ArmyView)),
  create: forGamemaster.input(ArmyFields).output(ArmyView),
  update: forGamemaster.input(ArmyFields.extend({ id: Id, version: Version })).output(ArmyView),
  remove: forGamemaster.input(z.object({ id: Id, version: Version })),
  /** Analyses an army, stored or not. */
  study: forGamemaster.input(z.object({ toyBoxId: Id.nullable(), plan: ArmyPlan })).output(ArmyAnalysis),
  /** Divides a toy box between two new armies: equally, by alternating picks, or with empty armies. */
  divide: forGamemaster
    .input(z.object({ toyBoxId: Id, names: z.tuple([Name, Name]), how: z.enum(DIVISIONS) }))
    .output(z.tuple([ArmyView, ArmyView])),
}
