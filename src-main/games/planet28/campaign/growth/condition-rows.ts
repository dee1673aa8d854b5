import type { ConditionId } from '#shared/games/planet28/campaign/conditions.ts'
import { INJURIES, type InjuryRow } from '#shared/games/planet28/tables/injuries.ts'
import { isRowId, type RowValue } from '#shared/games/planet28/tables/row.ts'
import type { SkillId } from '#shared/games/planet28/tables/skills.ts'
import { VEHICLE_DAMAGE, type VehicleDamageRow } from '#shared/games/planet28/tables/vehicle-damage.ts'

/**
 * Values of a condition, from its table row. Squad scars, plain vehicle damage and addiction have no row and are
 * constants (P28-SQ-13, P28-VCAMP-3, P28-IT-psyka).
 */
export interface ConditionRow {
  readonly name: string
  readonly rule: string
  readonly summary: string
  readonly isHealable: boolean
  /** Number of games missed. */
  readonly missesGames: number | null
  /** Whether a part of the condition remains when its games are over (P28-INJ-6). */
  readonly outlastsGames: boolean
  /** Whether the condition counts twice if suffered twice: Shaken, Life long wounds and Brain damage (P28-INJ-0). */
  readonly addsUp: boolean
  readonly skills: readonly SkillId[]
  readonly values: Readonly<Record<string, RowValue>>
  readonly traits: readonly string[]
}

const PLAIN = {
  isHealable: false,
  missesGames: null,
  outlastsGames: false,
  addsUp: false,
  skills: [],
  values: {},
  traits: [],
}
const SCARRED: ConditionRow = {
  ...PLAIN,
  name: 'Battle scarred',
  rule: 'P28-SQ-13',
  summary: '-1 on all skills next game.',
}
const DAMAGED: ConditionRow = {
  ...PLAIN,
  name: 'Damaged',
  rule: 'P28-VCAMP-3',
  summary: 'Sections are not repaired yet.',
}

const ADDICTED: ConditionRow = {
  ...PLAIN,
  name: 'Addicted',
  rule: 'P28-IT-psyka',
  summary: 'Psyka works no more; without a dose before each battle it stays away.',
}

export function getConditionRow(id: ConditionId): ConditionRow {
  if (id === 'battle-scarred') return SCARRED
  if (id === 'damaged') return DAMAGED
  if (id === 'addicted') return ADDICTED
  return isRowId(INJURIES, id) ? injuryRow(INJURIES[id]) : damageRow(VEHICLE_DAMAGE[id])
}

function injuryRow(row: InjuryRow): ConditionRow {
  const { name, summary, healable, missesGames = null, duration, skills = [], values = {} } = row
  const rule = `P28-INJ-${row.roll}`
  const [outlastsGames, addsUp] = [duration === 'mixed', duration === 'permanent']
  return { ...PLAIN, name, rule, summary, isHealable: healable, missesGames, outlastsGames, addsUp, skills, values }
}

function damageRow(row: VehicleDamageRow): ConditionRow {
  const { name, summary, fixable, missesGames = null, values = {} } = row
  const rule = `P28-VDT-${row.roll}`
  const traits = row.refs?.vehicleTraits ?? []
  return { ...PLAIN, name, rule, summary, isHealable: fixable, missesGames, values, traits }
}
