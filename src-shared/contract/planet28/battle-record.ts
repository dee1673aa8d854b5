import * as z from 'zod'
import { AFTERMATH_STEPS } from '#shared/games/planet28/campaign/aftermath.ts'
import { GRID_CELLS } from '#shared/games/planet28/vehicle-grid.ts'
import { Id, MAX_NAME_LENGTH, Name, Notes, ShortText } from '../base.ts'

const MOST_UNITS = 400
const MOST_ENTRIES = 1000
const MOST_KINDS = 100

/** Maximum of any counter in a record. */
export const MAX_RECORD_COUNT = 999
const Count = z.int().min(0).max(MAX_RECORD_COUNT)
/** A cell of a vehicle's building grid. */
export const CellInput = z.enum(GRID_CELLS)
const Cells = z.array(CellInput).max(60)

/** Sections that are damaged but not destroyed, with the remaining hit points of each. */
export const DamagedSectionsInput = z.array(z.object({ cell: CellInput, hitPoints: z.int().min(0).max(999) })).max(60)

const tally = {
  unitId: Id,
  warbandId: Id,
  name: z.string().max(MAX_NAME_LENGTH),
  hits: Count,
  kills: Count,
  wasHurt: z.boolean(),
  isHurtAtEnd: z.boolean(),
}

/** Number of uses of each consumable. The limit exceeds what a unit can carry. */
const Uses = z
  .record(z.string().max(60), Count)
  .refine((uses) => Object.keys(uses).length <= MOST_KINDS, { message: 'These are too many.' })

/** Record of a unit in a battle (P28-CAMP-1, P28-VCAMP-1). */
const UnitTallyInput = z.discriminatedUnion('kind', [
  z.object({
    ...tally,
    kind: z.literal('character'),
    fate: z.enum(['stood', 'fled', 'fell', 'absent']),
    uses: Uses.optional(),
  }),
  z.object({
    ...tally,
    kind: z.literal('squad'),
    fate: z.enum(['stood', 'absent']),
    lost: Count,
    uses: Uses.optional(),
    hitPointsLeft: z.int().min(0).max(9999),
  }),
  z.object({
    ...tally,
    kind: z.literal('vehicle'),
    fate: z.enum(['stood', 'derelict', 'destroyed', 'absent']),
    sectionsDestroyed: Count,
    lostCells: Cells,
    damaged: DamagedSectionsInput,
    uses: Uses.optional(),
  }),
])
export type UnitTallyInput = z.infer<typeof UnitTallyInput>

const Side = z.object({
  name: Name,
  isEnemy: z.boolean(),
  warbandIds: z.array(Id).max(20),
  reachedGoal: z.boolean(),
  strangers: z.object({ models: Count, destroyed: Count }),
})

/** A battle as recorded by the short form and the battle tracker. */
export const BattleRecordInput = z.object({
  play: z.enum(['opposed', 'solo', 'co-op']),
  turns: z.int().min(1).max(99).nullable(),
  goal: Notes,
  sides: z.array(Side).max(8),
  tallies: z.array(UnitTallyInput).max(MOST_UNITS),
})
export type BattleRecordInput = z.infer<typeof BattleRecordInput>

/** Key of a question, a pending ledger line, or a row of the rules. */
export const AftermathKey = z.string().max(200)

/** Faces of dice. */
export const DiceFacesInput = z.array(z.int().min(1).max(100)).max(200)

const entries = <Value extends z.ZodType>(value: Value) =>
  z
    .record(AftermathKey, value)
    .refine((all) => Object.keys(all).length <= MOST_ENTRIES, { message: 'These are too many.' })

/** Choices made in an aftermath so far; the others have their default. */
export const AftermathChoicesInput = z.object({
  overrides: entries(z.object({ amount: z.int().min(-99_999).max(99_999), note: ShortText.min(1) })),
  skipped: z.array(z.enum(AFTERMATH_STEPS)).max(AFTERMATH_STEPS.length),
  faces: entries(DiceFacesInput),
  agendas: entries(z.object({ outcome: z.enum(['done', 'failed', 'dropped', 'missed']), isShared: z.boolean() })),
  medics: entries(AftermathKey.nullable()),
  heirs: entries(z.array(Id.nullable()).max(400)),
  rounds: entries(AftermathKey),
  loot: entries(z.object({ item: AftermathKey, fromUnitId: Id.nullable() })),
  slain: entries(z.array(z.int().min(0).max(99)).max(99)).exactOptional(),
  restored: entries(Cells),
  splits: entries(entries(Count)),
})
export type AftermathChoicesInput = z.infer<typeof AftermathChoicesInput>

const { shape } = AftermathChoicesInput

/** A partial update of the choices. */
export const AftermathChoicesUpdate = z.object({
  overrides: shape.overrides.exactOptional(),
  skipped: shape.skipped.exactOptional(),
  faces: shape.faces.exactOptional(),
  agendas: shape.agendas.exactOptional(),
  medics: shape.medics.exactOptional(),
  heirs: shape.heirs.exactOptional(),
  rounds: shape.rounds.exactOptional(),
  loot: shape.loot.exactOptional(),
  slain: shape.slain,
  restored: shape.restored.exactOptional(),
  splits: shape.splits.exactOptional(),
})
export type AftermathChoicesUpdate = z.infer<typeof AftermathChoicesUpdate>
