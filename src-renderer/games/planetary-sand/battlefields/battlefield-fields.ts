import type { VersionedFields } from '#renderer/parts/use-edit-draft.ts'
import type { BattlefieldFields, BattlefieldView } from '#shared/contract/planetary-sand/battlefields.ts'

export type BattlefieldPlanFields = Omit<BattlefieldFields, 'name' | 'notes'>

const [WIDTH_R, LENGTH_R] = [6, 9]
const FOOT = 305

/** Extracts the editable fields and the version of a stored battlefield. */
export function toVersionedBattlefieldFields({
  id: _id,
  version,
  refused: _counted,
  ...fields
}: BattlefieldView): VersionedFields<BattlefieldFields> {
  return { version, fields }
}

/** Creates a battlefield of six by nine R without terrain. */
export function createBattlefieldFields(name: string): BattlefieldFields {
  return {
    name,
    notes: '',
    scenario: 'basic',
    gravity: 'EG',
    air: 'HE',
    unitMm: FOOT,
    zones: [1 / 3, 1 / 3],
    field: {
      sizeMm: [WIDTH_R * FOOT, LENGTH_R * FOOT],
      walls: [],
      grounds: [],
      buildings: [],
      rooms: [],
      openings: [],
      objectives: [],
    },
  }
}

/** Extracts the plan of a battlefield, without its name and notes. */
export function getBattlefieldPlanFields({
  scenario,
  gravity,
  air,
  unitMm,
  zones,
  field,
}: BattlefieldFields): BattlefieldPlanFields {
  return { scenario, gravity, air, unitMm, zones, field }
}

/** Why a battlefield cannot be saved, or null. */
export function findBattlefieldProblem({ name, field }: BattlefieldFields): string | null {
  if (name.trim() === '') return 'Give the battlefield a name.'
  const isNameless = [...field.buildings, ...field.rooms].some(({ id }) => id.trim() === '')
  return isNameless ? 'Give every building and room a name.' : null
}
